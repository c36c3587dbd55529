### Questions of effects
ask-return = { $card }：{ $may ->
    [yes] 可以从 { $place }归还
   *[no] 从 { $place }归还
}{ $many ->
    [yes] 几张牌
   *[no] 一张牌
}。
ask-meld = { $card }：{ $may ->
    [yes] 可以从 { $place }打出
   *[no] 从 { $place }打出
}{ $many ->
    [yes] 几张牌
   *[no] 一张牌
}。
ask-tuck = { $card }：{ $may ->
    [yes] 可以把 { $place }的
   *[no] 把 { $place }的
}{ $many ->
    [yes] 几张牌
   *[no] 一张牌
}垫底。
ask-score = { $card }：{ $may ->
    [yes] 可以把 { $place }的
   *[no] 把 { $place }的
}{ $many ->
    [yes] 几张牌
   *[no] 一张牌
}计分。
ask-transfer = { $card }：{ $place }的{ $many ->
    [yes] 哪几张牌
   *[no] 哪一张牌
}要转移到 { $target }？
ask-take = { $card }：从 { $place }拿哪一张牌？
ask-exchange = { $card }：{ $many ->
    [yes] 用 { $place }的哪几张牌交换
   *[no] 用 { $place }的哪一张牌交换
}？
ask-reveal = { $card }：展示 { $place }的哪一张牌？
ask-keep = { $card }：在 { $place }留下哪一张牌？
ask-execute = { $card }：执行 { $place }的哪一张牌？
ask-order-return = { $card }：{ $place }的牌按什么顺序归还？最后一张在最下面。
ask-order-meld = { $card }：{ $place }的牌按什么顺序打出？最后一张在最上面。
ask-order-tuck = { $card }：{ $place }的牌按什么顺序垫底？最后一张在最下面。
ask-order-score = { $card }：{ $place }的牌按什么顺序计分？
ask-order-transfer = { $card }：{ $place }的牌按什么顺序转移到 { $target }？
ask-pile-order = { $card }：要排成什么顺序（最顶牌在先）？
ask-may-tools = { $card }：要从手中归还三张牌（不足三张则全部归还）吗？
ask-may-canal_building = { $card }：要以手中数值最高的牌与影响力区数值最高的牌交换吗？
ask-may-translation = { $card }：要打出影响力区的所有牌吗？
ask-may-reformation = { $card }：要按可见的树叶每两片垫底一张牌吗？
ask-may-encyclopedia = { $card }：要打出影响力区数值最高的所有牌吗？
ask-may-canning = { $card }：要抽一张 6 并垫底，再把所有没有工厂的最顶牌计分吗？
ask-may-bicycle = { $card }：要以全部手牌与整个影响力区交换吗？
ask-may-socialism = { $card }：要把所有手牌垫底吗？
ask-may-stem_cells = { $card }：要把所有手牌计分吗？
ask-splay = { $card }：哪个牌堆要{ $splay }？
ask-colors = { $card }：指定 { $n } 种颜色。
ask-rearrange = { $card }：要重新排列哪个牌堆？
ask-value = { $card }：指定 1 到 10 的一个数值。
ask-poorer = { $card }：哪位影响力较低的对手得到一张牌？
ask-road = { $card }：你的红色最顶牌要放到谁的游戏区？
ask-branch = { $card }：选哪一种？
ask-face-down = { $card }：归还影响力区的哪一张牌？
branch-evolution-a = 抽一张 8 并计分，然后归还影响力区的一张牌
branch-evolution-b = 抽一张比影响力区最高数值高 1 的牌
option-pass = 略过
option-player = { $who }
option-face-down = { $who }：一张时代 { $age } 的牌
place-hand = { $who } 的手牌
place-score = { $who } 的影响力区
place-board = { $who } 的游戏区
place-several = 各游戏区
value = 时代 { $age }

### What happened
event-dogma = { $who } 启动 { $card }（{ $n } { $icon }）。协作：{ $share }。
event-dogma-demand = { $who } 启动 { $card }（{ $n } { $icon }）。协作：{ $share }。受霸权影响：{ $fall }。
event-bonus = { $who } 得到协作奖励。
event-nothing = { $who } 没有任何改变。
event-pass = { $who } 略过。
event-execute = { $who } 独自执行 { $card }。
event-claim = { $who } 统驭成就：{ $achievement }。
event-draw = { $who } 抽到 { $card }（{ $age }）。
event-draw-hidden = { $who } 抽一张时代 { $age } 的牌。
event-draw-meld = { $who } 抽出并打出 { $card }（{ $age }）。
event-draw-tuck = { $who } 抽出并垫底 { $card }（{ $age }）。
event-draw-score = { $who } 抽出并计分 { $card }（{ $age }）。
event-draw-score-hidden = { $who } 抽出并计分一张时代 { $age } 的牌。
event-draw-reveal = { $who } 抽出并展示 { $card }（{ $age }）。
event-meld = { $who } 打出 { $card }（{ $age }）。
event-tuck = { $who } 垫底 { $card }（{ $age }）。
event-score = { $who } 计分 { $card }（{ $age }）。
event-score-hidden = { $who } 计分一张时代 { $age } 的牌。
event-return = { $who } 归还 { $card }（{ $age }）。
event-return-hidden = { $who } 归还一张时代 { $age } 的牌。
event-transfer = { $card } 从 { $origin }转移到 { $target }。
event-transfer-hidden = 一张时代 { $age } 的牌从 { $origin }转移到 { $target }。
event-exchange = { $origin }的 { $first } 与 { $target }的 { $second } 交换。
event-splay = { $who } 的{ $color }牌堆：{ $splay }。
event-rearrange = { $who } 重新排列{ $color }牌堆，最顶牌在先：{ $cards }。
event-reveal = { $who } 展示 { $card }（{ $age }）。
event-proof = { $who } 公开所有手牌：{ $cards }。
event-remove-all = 所有手牌、游戏区与影响力区都移出游戏。
