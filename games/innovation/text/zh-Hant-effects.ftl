### Where cards are
place-hand = { $who } 的手牌
place-score = { $who } 的影響力區
place-board = { $who } 的遊戲區
place-several = 多處
value = { $age }

### Questions of effects
ask-return = { $card }：{ $may ->
    [yes] 可以
   *[no] 請
}從{ $place }歸還{ $many ->
    [yes] 數張牌（依此順序）
   *[no] 一張牌
}。
ask-meld = { $card }：{ $may ->
    [yes] 可以
   *[no] 請
}從{ $place }打出{ $many ->
    [yes] 數張牌（依此順序）
   *[no] 一張牌
}。
ask-tuck = { $card }：{ $may ->
    [yes] 可以
   *[no] 請
}把{ $place }中的{ $many ->
    [yes] 數張牌（依此順序）
   *[no] 一張牌
}墊底。
ask-score = { $card }：{ $may ->
    [yes] 可以
   *[no] 請
}把{ $place }中的{ $many ->
    [yes] 數張牌
   *[no] 一張牌
}計分。
ask-transfer = { $card }：{ $place }中要轉移{ $many ->
    [yes] 哪些牌
   *[no] 哪張牌
}？
ask-take = { $card }：從{ $place }拿走哪張牌？
ask-exchange = { $card }：{ $place }中數值相同的牌，要交換{ $many ->
    [yes] 哪些
   *[no] 哪張
}？
ask-reveal = { $card }：要展示哪張牌？
ask-keep = { $card }：要留下哪張牌？
ask-execute = { $card }：要單獨執行哪張牌？
ask-order-return = { $card }：依什麼順序歸還這些牌？
ask-order-meld = { $card }：依什麼順序打出這些牌？最後一張在最上面。
ask-order-tuck = { $card }：依什麼順序把這些牌墊底？最後一張在最下面。
ask-order-score = { $card }：依什麼順序把這些牌計分？
ask-order-transfer = { $card }：依什麼順序轉移這些牌？
ask-pile-order = { $card }：請說出這疊牌的新順序，最頂牌在前。
ask-splay = { $card }：可以把一疊牌改為「{ $splay }」。哪一疊？
ask-rearrange = { $card }：可以重新排列一疊牌。哪一疊？
ask-colors = { $card }：請說出 { $n } 種顏色。
ask-value = { $card }：請說出 1 到 10 的一個數值。
ask-road = { $card }：可以把你的紅色最頂牌給一位玩家，換取其綠色最頂牌。給誰？
ask-poorer = { $card }：影響力較低的哪位玩家得到你影響力區的一張牌？
ask-branch = { $card }：可以選擇一項。
ask-face-down = { $card }：歸還誰的、哪個數值的牌？
ask-may-tools = { $card }：要歸還三張牌嗎（不足三張則全部）？
ask-may-canal_building = { $card }：要把手牌中最高的牌與影響力區中最高的牌交換嗎？
ask-may-translation = { $card }：要打出影響力區的所有牌嗎？
ask-may-reformation = { $card }：每有兩個葉子就把一張手牌墊底，要執行嗎？
ask-may-encyclopedia = { $card }：要打出影響力區中所有最高的牌嗎？
ask-may-canning = { $card }：要抽一張 6 墊底，再把所有沒有工廠的最頂牌計分嗎？
ask-may-bicycle = { $card }：要把全部手牌與整個影響力區交換嗎？
ask-may-socialism = { $card }：要把全部手牌墊底嗎？
ask-may-stem_cells = { $card }：要把全部手牌計分嗎？
option-pass = 放棄
option-player = { $who }
option-face-down = { $who }：一張數值 { $age } 的牌
branch-evolution-a = 抽一張 8 並計分，再歸還影響力區的一張牌
branch-evolution-b = 抽一張比影響力區最高的牌再高一級的牌

### What effects do
event-dogma = { $who } 以 { $n } 個{ $icon }啟動{ $card }。協作：{ $share }。
event-dogma-demand = { $who } 以 { $n } 個{ $icon }啟動{ $card }。協作：{ $share }。受霸權影響：{ $fall }。
event-execute = { $who } 單獨執行{ $card }。
event-bonus = 有人協作：{ $who } 多抽一張牌。
event-nothing = { $who }：沒有變化。
event-pass = { $who } 放棄。
event-draw = { $who } 抽到{ $card }（{ $age }）。
event-draw-hidden = { $who } 抽一張時代 { $age } 的牌。
event-draw-meld = { $who } 抽牌並打出{ $card }。
event-draw-tuck = { $who } 抽牌並把{ $card }墊底。
event-draw-score = { $who } 抽牌並把{ $card }（{ $age }）計分。
event-draw-score-hidden = { $who } 抽一張時代 { $age } 的牌並計分。
event-draw-reveal = { $who } 抽牌並展示{ $card }。
event-meld = { $who } 打出{ $card }。
event-tuck = { $who } 把{ $card }墊底。
event-score = { $who } 把{ $card }（{ $age }）計分。
event-score-hidden = { $who } 把一張時代 { $age } 的牌計分。
event-return = { $who } 歸還{ $card }（{ $age }）。
event-return-hidden = { $who } 歸還一張時代 { $age } 的牌。
event-transfer = { $card }從{ $origin }移到{ $target }。
event-transfer-hidden = 一張時代 { $age } 的牌從{ $origin }移到{ $target }。
event-exchange = 交換：{ $origin }的{ $first }與{ $target }的{ $second }。
event-splay = { $who } 的{ $color }牌疊現在是「{ $splay }」。
event-rearrange = { $who } 重新排列{ $color }牌疊，最頂牌在前：{ $cards }。
event-reveal = { $who } 展示{ $card }。
event-proof = { $who } 展示全部手牌：{ $cards }。
event-remove-all = { $who } 抽到紅色牌：所有手牌、遊戲區與影響力區移出遊戲。
event-claim = { $who } 統馭：{ $achievement }。
