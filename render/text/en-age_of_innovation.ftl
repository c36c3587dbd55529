# Age of Innovation: words of its pictures
aoi-round = Round { $n }
