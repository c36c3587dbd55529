# Innovation: words of its pictures
in-demand = 霸权
in-share = 协作
in-second = 第二版
in-hand = 手牌：{ $n }
in-score = 影响力区：{ $n } 分
in-under = 其下：{ $cards }
in-card = { $card }（{ $age }）
in-era = 时代 { $age } · { $era }
in-no-cards = 无
