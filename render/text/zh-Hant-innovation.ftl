# Innovation: words of its pictures
in-demand = 霸權
in-share = 協作
in-second = 第二版
in-hand = 手牌：{ $n }
in-score = 影響力區：{ $n } 分
in-under = 其下：{ $cards }
in-card = { $card }（{ $age }）
in-era = 時代 { $age } · { $era }
in-no-cards = 無
