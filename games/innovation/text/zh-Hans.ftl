game = 旷世发明
game-blurb = 以发明建立文明，分享或强索其力量，在十个时代中统驭成就。

### Names
color-blue = 蓝色
color-red = 红色
color-green = 绿色
color-yellow = 黄色
color-purple = 紫色
icon-castle = 城堡
icon-crown = 皇冠
icon-leaf = 树叶
icon-lightbulb = 灯泡
icon-factory = 工厂
icon-clock = 时钟
icon-hex = 无符号
splay-none = 未展开
splay-left = 向左展开
splay-right = 向右展开
splay-up = 向上展开
age-1 = 史前时代
age-2 = 古典时代
age-3 = 中世纪
age-4 = 文艺复兴
age-5 = 大航海时代
age-6 = 启蒙时代
age-7 = 浪漫时代
age-8 = 现代
age-9 = 后现代
age-10 = 信息时代
achievement-age = 时代 { $age }
achievement-monument = 纪念碑
achievement-empire = 帝国
achievement-world = 世界
achievement-wonder = 奇观
achievement-universe = 宇宙
number = { $n }
none = 无

### Lobby
option-edition = 版本
option-edition-third = 第三版
option-edition-second = 第二版（九张牌不同）
option-proof_reveal = 举证
option-proof_reveal-on = 缺少所要求的牌时公开手牌
option-proof_reveal-off = 手牌保持隐藏
designed-names = 牌、时代与领域的中文名称

### Questions
ask-first-meld = 你的两张牌先打出哪一张？另一张留在手中。
ask-action = 轮到你：选择哪个行动？（剩 { $n } 个）
option-draw = 抽牌
option-meld = 出牌：{ $card }
option-dogma = 启动：{ $card }
option-achieve = 统驭：时代 { $age }
detail-draw = 抽一张时代 { $age } 的牌到手中。
detail-draw-ends = 你的时代及更高时代都已无牌：游戏结束，影响力最高者获胜。
detail-card = 时代 { $age }，{ $color }
detail-dogma = 计算{ $icon }。协作：{ $share }。
detail-dogma-demand = 计算{ $icon }。协作：{ $share }。受霸权影响：{ $fall }。
detail-achieve = 影响力不会减少，成就永远属于你。
preview-counts = 可见的{ $icon }：{ $counts }。
preview-count = { $who } { $n }
preview-share = 协作（由你的左手边开始，在你之前）：{ $share }。
preview-fall = 受霸权条例影响：{ $fall }。
preview-nothing = 就你所知，这不会有任何改变。
preview-ends = 这可能使游戏结束。

### What happened
log-setup = 发牌完成。取得 { $n } 个成就即获胜。
log-start = { $who } 先开始：{ $card } 的英文名称按字母排在最前。
log-turn = { $who } 开始回合，有 { $n } 个行动。
log-over = 游戏结束。{ $how }获胜者：{ $who }。
ending-achievements = 已统驭足够的成就。
ending-score = 已无牌可抽，由影响力决定胜负。
ending-card = 一张牌结束了游戏。

### Where the game stands
headline-opening = 所有人选择第一张牌
headline-turn = { $who } 的回合：剩 { $n } 个行动
headline-dogma = { $who } 启动了“{ $card }”
status-winners = 获胜者：{ $who }。
status-goal = 取得 { $n } 个成就即获胜。{ $edition }。
status-supply = 牌库：{ $piles }。
status-pile = 时代 { $age }：{ $n }
status-achievements = 剩下的成就：时代 { $normal }；领域：{ $special }。
status-removed = 已移出游戏：{ $cards }。
status-player = { $who }：影响力 { $points } 分，{ $achieved } 个成就：{ $achievements }。
status-icons = { $who } 可见 { $icons }。
status-icon = { $n } { $icon }
status-board = { $who }，{ $color }，{ $splay }，最顶牌在先：{ $cards }。
status-hand = { $who }，手牌 { $n } 张：{ $cards }。
status-score = { $who }，影响力区 { $n } 张：{ $cards }。
status-counters = { $who } 本回合：垫底 { $tucked } 张，计分 { $scored } 张。

### Scores
score-points = 影响力区
score-points-why = 时代 { $age } 的牌 { $n } 张
score-achievements = 成就（达 { $goal } 个立即获胜）

### Refusals
refused-instead = 这里不能这样做。可以选择：{ $options }。
refused-not-in-hand = { $card } 不在你的手中。你的手牌：{ $hand }。
refused-covered = { $card } 被覆盖了；只能启动最顶牌：{ $tops }。
refused-not-on-board = { $card } 不在你的游戏区。你的最顶牌：{ $tops }。
refused-special = 领域不用行动来统驭；达成条件时自动取得，或由牌取得。
refused-claimed = 时代 { $age } 的成就已被取走。剩下：{ $left }。
refused-points = 时代 { $age } 需要 { $need } 分影响力；你有 { $have } 分。
refused-top = 时代 { $age } 需要一张数值 { $age } 以上的最顶牌；你最高的是 { $have }。

### Commands
command-draw = 抽一张牌
command-meld = 从手中出一张牌
command-dogma = 启动你的一张最顶牌
command-achieve = 统驭一个时代的成就
param-card = 牌
param-achievement = 成就

### Cards
card-achievement-age = 时代 { $age } 的成就
words-face = 时代 { $age }（{ $era }），{ $color }
words-icons = 符号（先左上，再下排由左至右）：{ $icons }。协作与霸权计算{ $featured }。
words-share = { $n }. 协作条例（{ $icon }）：{ $effect }
words-demand = { $n }. 霸权条例（{ $icon }）：{ $effect }
words-second = 第二版：
condition-age = 需要 { $points } 分影响力和一张数值 { $age } 以上的最顶牌（R4.4）。影响力不会减少。
condition-monument = 在任何人的同一回合中，你垫底六张牌或计分六张牌（R10.2）。
condition-empire = 你的游戏区六种符号各可见三个以上（R10.2）。
condition-world = 你的游戏区可见十二个以上的时钟（R10.2）。
condition-wonder = 五种颜色，每种都向右或向上展开（R10.2）。
condition-universe = 五种颜色，每张最顶牌数值都在 8 以上（R10.2）。
other-way-monument = 或：执行一次“石工术”打出四张以上。
other-way-empire = 或由“建筑”：只有你五种颜色都有最顶牌。
other-way-world = 或由“翻译”：你的每张最顶牌都有皇冠。
other-way-wonder = 或由“发明”：五种颜色都展开，方向不拘。
other-way-universe = 或由“天文学”：紫色以外没有数值低于 6 的最顶牌。

### Rules help
topic-goal = 游戏目标
topic-goal-body = 取得 6 个（两人）、5 个（三人）或 4 个（四人）成就立即获胜（R11.2）。若必须抽牌而到时代 10 都已无牌，影响力最高者获胜（R11.3）。少数后期的牌可按其文字获胜（R11.5）。
topic-setup = 设置
topic-setup-body = 按时代分成十叠；时代 1 到 9 各有一张隐藏的牌作为该时代的成就（R2.2）。每人拿两张时代 1 的牌，秘密选一张，所有人同时打出（R2.5）。英文名称按字母排在最前者先开始，“The”也计入（R2.6）。
topic-turn = 你的回合
topic-turn-body = 从抽牌、出牌、启动、统驭中做两个行动，可以重复（R3.1）。不能跳过（R3.4）。起始玩家的第一回合只有一个行动，四人时第二位玩家也是（R3.2）。
topic-draw = 抽牌
topic-draw-body = 按你最高的最顶牌数值抽牌，没有最顶牌就抽时代 1（R4.1）。该叠已空则抽更高的一叠（R5.1）。若到 10 都没有，或数值超过 10，游戏结束（R5.3）。
topic-meld = 出牌
topic-meld-body = 把一张手牌放到你同色牌堆的最上面，数值不限（R4.2）。牌堆的展开方式不变（R8.5）。牌上的条例此时不执行。
topic-dogma = 启动
topic-dogma-body = 启动一张最顶牌（R6.1）。条例前的符号在每个人的游戏区此刻计算一次（R6.2）。条例由上而下执行，每一条由所有人完成后才轮到下一条（R6.3）。尽量执行，做不到的部分略过（R6.7）。
topic-sharing = 协作
topic-sharing-body = 该符号不少于你的对手，从你的左手边开始先执行每条协作条例，你最后（R6.5）。除非条例写明可选，协作是强制的。若其中有人造成改变，你在最后抽一张牌：协作奖励（R6.9）。
topic-demands = 霸权
topic-demands-body = 该符号少于你的对手，从你的左手边开始依次执行每条霸权条例（R6.4）。由受害者做选择（R6.6）。霸权条例不会带来协作奖励（R6.9）。
topic-keywords = 关键词
topic-keywords-body = 计分：放进自己的影响力区（R7.2）。垫底：放到自己同色牌堆的最下面（R7.3）。归还：放到该时代牌库的最下面（R7.4）。转移：移到指定的地方，仅此而已（R7.5）。交换：先确定两组牌，再互换（R7.6）。展示：给所有人看（R7.7）。最高与最低都指数值（R7.11）。
topic-splay = 展开与符号
topic-splay-body = 最顶牌的符号全部可见。被覆盖的牌：向左展开露出右下，向右露出左侧两格，向上露出下排三格（R8.3）。展开需要至少两张牌和新的方向（R8.2）；只剩一张的牌堆不再展开（R8.6）。
topic-executing = 执行另一张牌
topic-executing-body = 有些牌让你只为自己执行另一张牌：依次执行其每条协作条例，不计算符号、不协作、没有奖励；霸权条例略过（R9.1、R9.2）。
topic-achieve = 统驭
topic-achieve-body = 时代 N 需要 5 × N 分影响力和一张数值 N 以上的最顶牌（R4.4）。影响力不会减少，成就不会失去（R10.1），顺序不限。
topic-special = 领域
topic-special-body = 领域不用行动：最先达成条件者立即取得，即使在条例执行途中（R10.3）。同时达成时，由当前回合的玩家优先，然后顺时针（R10.5）。各领域可用 /card 查看。
topic-end = 结束与平手
topic-end-body = 以影响力结束：影响力最高，其次成就最多，再平手则共享胜利（R11.4）。牌上的“单独最多”与“单独最少”需要一位玩家单独领先；并列则游戏继续（R11.5）。
topic-secrets = 公开与隐藏
topic-secrets-body = 游戏区、符号、影响力，以及所有手牌与影响力区的数值都是公开的（R13.1）。是哪些牌只有拥有者知道（R13.2）。成就下的牌没有人知道（R13.3）。若条例要求某种牌而你没有，你的手牌可能会被公开作为证明（R6.8）。
topic-editions = 版本
topic-editions-body = 标准为第三版。第二版有九张牌的条例不同：船桨、发酵、封建制度、测量、统计学、社团、工业化、内燃机、核裂变（R15.1）。

# 指令与参数的名称
group = 旷世发明
command-draw-name = 抽牌
command-meld-name = 出牌
command-dogma-name = 启动
command-achieve-name = 统驭
param-card-name = 牌
param-achievement-name = 成就
