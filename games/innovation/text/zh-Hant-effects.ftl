### Questions of effects
ask-return = { $card }：{ $may ->
    [yes] 可以從 { $place }歸還
   *[no] 從 { $place }歸還
}{ $many ->
    [yes] 幾張牌
   *[no] 一張牌
}。
ask-meld = { $card }：{ $may ->
    [yes] 可以從 { $place }打出
   *[no] 從 { $place }打出
}{ $many ->
    [yes] 幾張牌
   *[no] 一張牌
}。
ask-tuck = { $card }：{ $may ->
    [yes] 可以把 { $place }的
   *[no] 把 { $place }的
}{ $many ->
    [yes] 幾張牌
   *[no] 一張牌
}墊底。
ask-score = { $card }：{ $may ->
    [yes] 可以把 { $place }的
   *[no] 把 { $place }的
}{ $many ->
    [yes] 幾張牌
   *[no] 一張牌
}計分。
ask-transfer = { $card }：{ $place }的{ $many ->
    [yes] 哪幾張牌
   *[no] 哪一張牌
}要轉移到 { $target }？
ask-take = { $card }：從 { $place }拿哪一張牌？
ask-exchange = { $card }：{ $many ->
    [yes] 用 { $place }的哪幾張牌交換
   *[no] 用 { $place }的哪一張牌交換
}？
ask-reveal = { $card }：展示 { $place }的哪一張牌？
ask-keep = { $card }：在 { $place }留下哪一張牌？
ask-execute = { $card }：執行 { $place }的哪一張牌？
ask-order-return = { $card }：{ $place }的牌依什麼順序歸還？最後一張在最下面。
ask-order-meld = { $card }：{ $place }的牌依什麼順序打出？最後一張在最上面。
ask-order-tuck = { $card }：{ $place }的牌依什麼順序墊底？最後一張在最下面。
ask-order-score = { $card }：{ $place }的牌依什麼順序計分？
ask-order-transfer = { $card }：{ $place }的牌依什麼順序轉移到 { $target }？
ask-pile-order = { $card }：新的順序為何（最頂牌在先）？
ask-may-tools = { $card }：要從手中歸還三張牌（不足則全部）嗎？
ask-may-canal_building = { $card }：要以手中數值最高的牌與影響力區數值最高的牌交換嗎？
ask-may-translation = { $card }：要打出影響力區的所有牌嗎？
ask-may-reformation = { $card }：要依可見的樹葉每兩片墊底一張牌嗎？
ask-may-encyclopedia = { $card }：要打出影響力區數值最高的所有牌嗎？
ask-may-canning = { $card }：要抽一張 6 並墊底，再把所有沒有工廠的最頂牌計分嗎？
ask-may-bicycle = { $card }：要以全部手牌與整個影響力區交換嗎？
ask-may-socialism = { $card }：要把所有手牌墊底嗎？
ask-may-stem_cells = { $card }：要把所有手牌計分嗎？
ask-splay = { $card }：哪個牌堆要{ $splay }？
ask-colors = { $card }：指定 { $n } 種顏色。
ask-rearrange = { $card }：要重新排列哪個牌堆？
ask-value = { $card }：指定 1 到 10 的一個數值。
ask-poorer = { $card }：哪位分數較低的對手得到一張牌？
ask-road = { $card }：你的紅色最頂牌要放到誰的遊戲區？
ask-branch = { $card }：選哪一種？
ask-face-down = { $card }：歸還影響力區的哪一張牌？
branch-evolution-a = 抽一張 8 並計分，然後歸還影響力區的一張牌
branch-evolution-b = 抽一張比影響力區最高數值高 1 的牌
option-pass = 略過
option-player = { $who }
option-face-down = { $who }：一張時代 { $age } 的牌
place-hand = { $who } 的手牌
place-score = { $who } 的影響力區
place-board = { $who } 的遊戲區
place-several = 各遊戲區
value = 時代 { $age }

### What happened
event-dogma = { $who } 啟動 { $card }（{ $n } { $icon }）。協作：{ $share }。
event-dogma-demand = { $who } 啟動 { $card }（{ $n } { $icon }）。協作：{ $share }。受霸權影響：{ $fall }。
event-bonus = { $who } 得到協作獎勵。
event-nothing = { $who } 沒有任何改變。
event-pass = { $who } 略過。
event-execute = { $who } 獨自執行 { $card }。
event-claim = { $who } 統馭成就：{ $achievement }。
event-draw = { $who } 抽到 { $card }（{ $age }）。
event-draw-hidden = { $who } 抽一張時代 { $age } 的牌。
event-draw-meld = { $who } 抽出並打出 { $card }（{ $age }）。
event-draw-tuck = { $who } 抽出並墊底 { $card }（{ $age }）。
event-draw-score = { $who } 抽出並計分 { $card }（{ $age }）。
event-draw-score-hidden = { $who } 抽出並計分一張時代 { $age } 的牌。
event-draw-reveal = { $who } 抽出並展示 { $card }（{ $age }）。
event-meld = { $who } 打出 { $card }（{ $age }）。
event-tuck = { $who } 墊底 { $card }（{ $age }）。
event-score = { $who } 計分 { $card }（{ $age }）。
event-score-hidden = { $who } 計分一張時代 { $age } 的牌。
event-return = { $who } 歸還 { $card }（{ $age }）。
event-return-hidden = { $who } 歸還一張時代 { $age } 的牌。
event-transfer = { $card } 從 { $origin }轉移到 { $target }。
event-transfer-hidden = 一張時代 { $age } 的牌從 { $origin }轉移到 { $target }。
event-exchange = { $origin }的 { $first } 與 { $target }的 { $second } 交換。
event-splay = { $who } 的{ $color }牌堆：{ $splay }。
event-rearrange = { $who } 重新排列{ $color }牌堆，最頂牌在先：{ $cards }。
event-reveal = { $who } 展示 { $card }（{ $age }）。
event-proof = { $who } 公開所有手牌：{ $cards }。
event-remove-all = 所有手牌、遊戲區與影響力區都移出遊戲。
