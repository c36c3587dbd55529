### Where cards are
place-hand = { $who } 的手牌
place-score = { $who } 的影响力区
place-board = { $who } 的游戏区
place-several = 多处
value = { $age }

### Questions of effects
ask-return = { $card }：{ $may ->
    [yes] 可以
   *[no] 请
}从{ $place }归还{ $many ->
    [yes] 数张牌（依此顺序）
   *[no] 一张牌
}。
ask-meld = { $card }：{ $may ->
    [yes] 可以
   *[no] 请
}从{ $place }打出{ $many ->
    [yes] 数张牌（依此顺序）
   *[no] 一张牌
}。
ask-tuck = { $card }：{ $may ->
    [yes] 可以
   *[no] 请
}把{ $place }中的{ $many ->
    [yes] 数张牌（依此顺序）
   *[no] 一张牌
}垫底。
ask-score = { $card }：{ $may ->
    [yes] 可以
   *[no] 请
}把{ $place }中的{ $many ->
    [yes] 数张牌
   *[no] 一张牌
}计分。
ask-transfer = { $card }：{ $place }中要转移{ $many ->
    [yes] 哪些牌
   *[no] 哪张牌
}？
ask-take = { $card }：从{ $place }拿走哪张牌？
ask-exchange = { $card }：{ $place }中数值相同的牌，要交换{ $many ->
    [yes] 哪些
   *[no] 哪张
}？
ask-reveal = { $card }：要展示哪张牌？
ask-keep = { $card }：要留下哪张牌？
ask-execute = { $card }：要单独执行哪张牌？
ask-order-return = { $card }：依什么顺序归还这些牌？
ask-order-meld = { $card }：依什么顺序打出这些牌？最后一张在最上面。
ask-order-tuck = { $card }：依什么顺序把这些牌垫底？最后一张在最下面。
ask-order-score = { $card }：依什么顺序把这些牌计分？
ask-order-transfer = { $card }：依什么顺序转移这些牌？
ask-pile-order = { $card }：请说出这叠牌的新顺序，最顶牌在前。
ask-splay = { $card }：可以把一叠牌改为「{ $splay }」。哪一叠？
ask-rearrange = { $card }：可以重新排列一叠牌。哪一叠？
ask-colors = { $card }：请说出 { $n } 种颜色。
ask-value = { $card }：请说出 1 到 10 的一个数值。
ask-road = { $card }：可以把你的红色最顶牌给一位玩家，换取其绿色最顶牌。给谁？
ask-poorer = { $card }：影响力较低的哪位玩家得到你影响力区的一张牌？
ask-branch = { $card }：可以选择一项。
ask-face-down = { $card }：归还谁的、哪个数值的牌？
ask-may-tools = { $card }：要归还三张牌吗（不足三张则全部）？
ask-may-canal_building = { $card }：要把手牌中最高的牌与影响力区中最高的牌交换吗？
ask-may-translation = { $card }：要打出影响力区的所有牌吗？
ask-may-reformation = { $card }：每有两个叶子就把一张手牌垫底，要执行吗？
ask-may-encyclopedia = { $card }：要打出影响力区中所有最高的牌吗？
ask-may-canning = { $card }：要抽一张 6 垫底，再把所有没有工厂的最顶牌计分吗？
ask-may-bicycle = { $card }：要把全部手牌与整个影响力区交换吗？
ask-may-socialism = { $card }：要把全部手牌垫底吗？
ask-may-stem_cells = { $card }：要把全部手牌计分吗？
option-pass = 放弃
option-player = { $who }
option-face-down = { $who }：一张数值 { $age } 的牌
branch-evolution-a = 抽一张 8 并计分，再归还影响力区的一张牌
branch-evolution-b = 抽一张比影响力区最高的牌再高一级的牌

### What effects do
event-dogma = { $who } 以 { $n } 个{ $icon }启动{ $card }。协作：{ $share }。
event-dogma-demand = { $who } 以 { $n } 个{ $icon }启动{ $card }。协作：{ $share }。受霸权影响：{ $fall }。
event-execute = { $who } 单独执行{ $card }。
event-bonus = 有人协作：{ $who } 多抽一张牌。
event-nothing = { $who }：没有变化。
event-pass = { $who } 放弃。
event-draw = { $who } 抽到{ $card }（{ $age }）。
event-draw-hidden = { $who } 抽一张时代 { $age } 的牌。
event-draw-meld = { $who } 抽牌并打出{ $card }。
event-draw-tuck = { $who } 抽牌并把{ $card }垫底。
event-draw-score = { $who } 抽牌并把{ $card }（{ $age }）计分。
event-draw-score-hidden = { $who } 抽一张时代 { $age } 的牌并计分。
event-draw-reveal = { $who } 抽牌并展示{ $card }。
event-meld = { $who } 打出{ $card }。
event-tuck = { $who } 把{ $card }垫底。
event-score = { $who } 把{ $card }（{ $age }）计分。
event-score-hidden = { $who } 把一张时代 { $age } 的牌计分。
event-return = { $who } 归还{ $card }（{ $age }）。
event-return-hidden = { $who } 归还一张时代 { $age } 的牌。
event-transfer = { $card }从{ $origin }移到{ $target }。
event-transfer-hidden = 一张时代 { $age } 的牌从{ $origin }移到{ $target }。
event-exchange = 交换：{ $origin }的{ $first }与{ $target }的{ $second }。
event-splay = { $who } 的{ $color }牌叠现在是「{ $splay }」。
event-rearrange = { $who } 重新排列{ $color }牌叠，最顶牌在前：{ $cards }。
event-reveal = { $who } 展示{ $card }。
event-proof = { $who } 展示全部手牌：{ $cards }。
event-remove-all = { $who } 抽到红色牌：所有手牌、游戏区与影响力区移出游戏。
event-claim = { $who } 统驭：{ $achievement }。
