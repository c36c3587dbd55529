# Age of Innovation: words of its pictures
aoi-round = 第 { $n } 輪
