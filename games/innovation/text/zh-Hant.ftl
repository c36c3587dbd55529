game = 曠世發明
game-blurb = 以發明建立文明，分享或強索其力量，在十個時代中統馭成就。

### Names
color-blue = 藍色
color-red = 紅色
color-green = 綠色
color-yellow = 黃色
color-purple = 紫色
icon-castle = 城堡
icon-crown = 皇冠
icon-leaf = 樹葉
icon-lightbulb = 燈泡
icon-factory = 工廠
icon-clock = 時鐘
icon-hex = 無符號
splay-none = 未展開
splay-left = 向左展開
splay-right = 向右展開
splay-up = 向上展開
age-1 = 史前時代
age-2 = 古典時代
age-3 = 中世紀
age-4 = 文藝復興
age-5 = 大航海時代
age-6 = 啟蒙時代
age-7 = 浪漫時代
age-8 = 現代
age-9 = 後現代
age-10 = 資訊時代
achievement-age = 時代 { $age }
achievement-monument = 紀念碑
achievement-empire = 帝國
achievement-world = 世界
achievement-wonder = 奇觀
achievement-universe = 宇宙
number = { $n }
none = 無

### Lobby
option-edition = 版本
option-edition-third = 第三版
option-edition-second = 第二版（九張牌不同）
option-proof_reveal = 舉證
option-proof_reveal-on = 缺少所要求的牌時公開手牌
option-proof_reveal-off = 手牌保持隱藏
designed-names = 牌、時代與領域的中文名稱

### Questions
ask-first-meld = 你的兩張牌先打出哪一張？另一張留在手中。
ask-action = 輪到你：選擇哪個行動？（剩 { $n } 個）
option-draw = 抽牌
option-meld = 出牌：{ $card }
option-dogma = 啟動：{ $card }
option-achieve = 統馭：時代 { $age }
detail-draw = 抽一張時代 { $age } 的牌到手中。
detail-draw-ends = 你的時代以上已無牌：遊戲結束，影響力最高者獲勝。
detail-card = 時代 { $age }，{ $color }
detail-dogma = 計算{ $icon }。協作：{ $share }。
detail-dogma-demand = 計算{ $icon }。協作：{ $share }。受霸權影響：{ $fall }。
detail-achieve = 影響力不會減少；成就永遠屬於你。
preview-counts = 可見的{ $icon }：{ $counts }。
preview-count = { $who } { $n }
preview-share = 協作（由你的左手邊開始，在你之前）：{ $share }。
preview-fall = 受霸權條例影響：{ $fall }。
preview-nothing = 就你所知，這不會有任何改變。
preview-ends = 這可能使遊戲結束。

### What happened
log-setup = 發牌完成。取得 { $n } 個成就即獲勝。
log-start = { $who } 先開始：{ $card } 的英文名稱字母順序最前。
log-turn = { $who } 開始回合，有 { $n } 個行動。
log-over = 遊戲結束。{ $how }獲勝者：{ $who }。
ending-achievements = 已統馭足夠的成就。
ending-score = 已無牌可抽，由影響力決定勝負。
ending-card = 一張牌結束了遊戲。

### Where the game stands
headline-opening = 所有人選擇第一張牌
headline-turn = { $who } 的回合：剩 { $n } 個行動
headline-dogma = { $who } 啟動了「{ $card }」
status-winners = 獲勝者：{ $who }。
status-goal = 取得 { $n } 個成就即獲勝。{ $edition }。
status-supply = 牌庫：{ $piles }。
status-pile = 時代 { $age }：{ $n }
status-achievements = 剩下的成就：時代 { $normal }；領域：{ $special }。
status-removed = 已移出遊戲：{ $cards }。
status-player = { $who }：影響力 { $points } 分，{ $achieved } 個成就：{ $achievements }。
status-icons = { $who } 可見 { $icons }。
status-icon = { $n } { $icon }
status-board = { $who }，{ $color }，{ $splay }，最頂牌在先：{ $cards }。
status-hand = { $who }，手牌 { $n } 張：{ $cards }。
status-score = { $who }，影響力區 { $n } 張：{ $cards }。
status-counters = { $who } 本回合：墊底 { $tucked } 張，計分 { $scored } 張。

### Scores
score-points = 影響力區
score-points-why = 時代 { $age } 的牌 { $n } 張
score-achievements = 成就（達 { $goal } 個立即獲勝）

### Refusals
refused-instead = 這裡不能這樣做。可以選擇：{ $options }。
refused-not-in-hand = { $card } 不在你的手中。你的手牌：{ $hand }。
refused-covered = { $card } 被覆蓋了；只能啟動最頂牌：{ $tops }。
refused-not-on-board = { $card } 不在你的遊戲區。你的最頂牌：{ $tops }。
refused-special = 領域不用行動統馭；達成條件或由牌取得。
refused-claimed = 時代 { $age } 的成就已被取走。剩下：{ $left }。
refused-points = 時代 { $age } 需要 { $need } 分影響力；你有 { $have } 分。
refused-top = 時代 { $age } 需要一張數值 { $age } 以上的最頂牌；你最高的是 { $have }。

### Commands
command-draw = 抽一張牌
command-meld = 從手中出一張牌
command-dogma = 啟動你的一張最頂牌
command-achieve = 統馭一個時代的成就
param-card = 牌
param-achievement = 成就

### Cards
card-achievement-age = 時代 { $age } 的成就
words-face = 時代 { $age }（{ $era }），{ $color }
words-icons = 符號（左上，然後由左至右的下排）：{ $icons }。協作與霸權計算{ $featured }。
words-share = { $n }. 協作條例（{ $icon }）：{ $effect }
words-demand = { $n }. 霸權條例（{ $icon }）：{ $effect }
words-second = 第二版：
condition-age = 需要 { $points } 分影響力和一張數值 { $age } 以上的最頂牌（R4.4）。影響力不會減少。
condition-monument = 在任何人的同一回合中，你墊底六張牌或計分六張牌（R10.2）。
condition-empire = 你的遊戲區六種符號各可見三個以上（R10.2）。
condition-world = 你的遊戲區可見十二個以上的時鐘（R10.2）。
condition-wonder = 五種顏色，每種都向右或向上展開（R10.2）。
condition-universe = 五種顏色，每張最頂牌數值都在 8 以上（R10.2）。
other-way-monument = 或：執行一次「石工術」打出四張以上。
other-way-empire = 或由「建築」：只有你五種顏色都有最頂牌。
other-way-world = 或由「翻譯」：你的每張最頂牌都有皇冠。
other-way-wonder = 或由「發明」：五種顏色都展開，方向不拘。
other-way-universe = 或由「天文學」：紫色以外沒有數值低於 6 的最頂牌。

### Rules help
topic-goal = 遊戲目標
topic-goal-body = 取得 6 個（兩人）、5 個（三人）或 4 個（四人）成就立即獲勝（R11.2）。若必須抽牌而到時代 10 都已無牌，影響力最高者獲勝（R11.3）。少數後期的牌可依其文字獲勝（R11.5）。
topic-setup = 設置
topic-setup-body = 依時代分成十疊；時代 1 到 9 各有一張隱藏的牌作為該時代的成就（R2.2）。每人拿兩張時代 1 的牌，秘密選一張，所有人同時打出（R2.5）。英文名稱字母順序最前者先開始，「The」也計入（R2.6）。
topic-turn = 你的回合
topic-turn-body = 從抽牌、出牌、啟動、統馭中做兩個行動，可以重複（R3.1）。不能跳過（R3.4）。起始玩家的第一回合只有一個行動，四人時第二位玩家也是（R3.2）。
topic-draw = 抽牌
topic-draw-body = 依你最高的最頂牌數值抽牌，沒有最頂牌則抽時代 1（R4.1）。該疊已空則抽更高的一疊（R5.1）。若到 10 都沒有，或數值超過 10，遊戲結束（R5.3）。
topic-meld = 出牌
topic-meld-body = 把一張手牌放到你同色牌堆的最上面，數值不限（R4.2）。牌堆的展開方式不變（R8.5）。牌上的條例此時不執行。
topic-dogma = 啟動
topic-dogma-body = 啟動一張最頂牌（R6.1）。條例前的符號在每個人的遊戲區此刻計算一次（R6.2）。條例由上而下執行，每一條由所有人完成後才輪到下一條（R6.3）。盡量執行，做不到的部分略過（R6.7）。
topic-sharing = 協作
topic-sharing-body = 該符號不少於你的對手，從你的左手邊開始先執行每條協作條例，你最後（R6.5）。除非條例寫明可選，協作是強制的。若其中有人造成改變，你在最後抽一張牌：協作獎勵（R6.9）。
topic-demands = 霸權
topic-demands-body = 該符號少於你的對手，從你的左手邊開始依序執行每條霸權條例（R6.4）。由受害者做選擇（R6.6）。霸權條例不會帶來協作獎勵（R6.9）。
topic-keywords = 關鍵詞
topic-keywords-body = 計分：放進自己的影響力區（R7.2）。墊底：放到自己同色牌堆的最下面（R7.3）。歸還：放到該時代牌庫的最下面（R7.4）。轉移：移到指定的地方，僅此而已（R7.5）。交換：先確定兩組牌，再互換（R7.6）。展示：給所有人看（R7.7）。最高與最低都指數值（R7.11）。
topic-splay = 展開與符號
topic-splay-body = 最頂牌的符號全部可見。被覆蓋的牌：向左展開露出右下，向右露出左側兩格，向上露出下排三格（R8.3）。展開需要至少兩張牌和新的方向（R8.2）；只剩一張的牌堆不再展開（R8.6）。
topic-executing = 執行另一張牌
topic-executing-body = 有些牌讓你只為自己執行另一張牌：依序執行其每條協作條例，不計算符號、不協作、沒有獎勵；霸權條例略過（R9.1、R9.2）。
topic-achieve = 統馭
topic-achieve-body = 時代 N 需要 5 × N 分影響力和一張數值 N 以上的最頂牌（R4.4）。影響力不會減少，成就不會失去（R10.1），順序不限。
topic-special = 領域
topic-special-body = 領域不用行動：最先達成條件者立即取得，即使在條例執行途中（R10.3）。同時達成時，由當前回合的玩家優先，然後順時針（R10.5）。各領域可用 /card 查看。
topic-end = 結束與平手
topic-end-body = 以影響力結束：影響力最高，其次成就最多，再平手則共享勝利（R11.4）。牌上的「單獨最多」與「單獨最少」需要一位玩家單獨領先；並列則遊戲繼續（R11.5）。
topic-secrets = 公開與隱藏
topic-secrets-body = 遊戲區、符號、影響力，以及所有手牌與影響力區的數值都是公開的（R13.1）。是哪些牌只有擁有者知道（R13.2）。成就下的牌沒有人知道（R13.3）。若條例要求某種牌而你沒有，你的手牌可能會被公開作為證明（R6.8）。
topic-editions = 版本
topic-editions-body = 標準為第三版。第二版有九張牌的條例不同：船槳、發酵、封建制度、測量、統計學、社團、工業化、內燃機、核分裂（R15.1）。

# 指令與參數的名稱
group = 曠世發明
command-draw-name = 抽牌
command-meld-name = 出牌
command-dogma-name = 啟動
command-achieve-name = 統馭
param-card-name = 牌
param-achievement-name = 成就
