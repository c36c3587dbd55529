game = 大创造时代
game-blurb = 十二个派系改造大地、建立城市、钻研学问、研发创新，历时六轮。

### Options of the table
option-setup = 布置
option-setup-bundles = 现成套组：土地、派系与轮次奖励
option-setup-draft = 轮抽土地、派系与宫殿
option-map = 地图
option-map-large = 大地图
option-map-small = 小地图
option-palaces = 可选宫殿
option-palaces-fewer = 与玩家数相同，另加 17 号
option-palaces-more = 比玩家数多一块，另加 17 号
option-balance = 派系数值
option-balance-original = 初版
option-balance-sept_2024 = 2024 年 9 月调整版
option-books = 书本
option-books-unlimited = 不限量
option-books-twelve = 每学科十二本

### Commands
command-build = 改造一格、建造车间，或两者都做
command-upgrade = 升级一座建筑
command-sail = 在航海轨道前进
command-terraform = 在改造轨道前进
command-innovate = 研发一项创新
command-scholar = 派一名学者到某学科
command-power = 使用魔力行动
command-book = 使用书本行动
command-special = 使用板块或派系的特殊行动
command-annex = 在自己的建筑旁放一座侧楼
command-bridge = 鼹鼠：付一工具架桥
command-convert = 兑换魔力、学者、工具或书本
command-offer = 接受或拒绝邻居建筑带来的魔力
command-pass = 本轮略过
command-end = 结束回合
param-hex = 格子名称，例如 E7
param-spades = 几把铲子，之后是否建车间
param-building = 哪座建筑升为什么
param-innovation = 哪项创新
param-discipline = 哪个学科
param-space = 哪个位置，或退回供应堆
param-action = 哪个行动
param-tile = 哪块板块或派系
param-site = 在哪两格之间
param-what = 用什么换什么
param-times = 几次
param-answer = 接受与否
param-bonus = 拿取哪块轮次奖励

### Questions
ask-bundle = 你选哪一套？
ask-draft = 你选取什么？
ask-draft-bonus = 你拿哪块轮次奖励？
ask-first-piece = 你先放什么？
ask-first-hex = 放在哪里？
ask-action = 你的行动？
ask-end = 回合结束前还要做什么吗？
ask-build-hex = 在哪里改造或建造？
ask-spade-hex = { $n } 把免费铲子用在哪里？
ask-reward-hex = 你的奖励：{ $n } 把免费铲子。用在哪里？
ask-next-hex = 剩下的 { $n } 把铲子用在哪里？
ask-reward-spade = { $n } 把铲子用在哪里？
ask-spades = 用几把铲子？
ask-way = 怎样到达？
ask-workshop = 现在在那里建车间吗？
ask-free-workshop = 免费车间放在哪里？
ask-neutral-hex = 中立建筑放在哪里？
ask-guild-hex = 免费公会放在哪里？
ask-upgrade = 升级哪座建筑？
ask-swap-hex = 哪座建筑变为公会？
ask-power-action = 哪个魔力行动？
ask-book-action = 哪个书本行动？
ask-special = 哪个特殊行动？
ask-innovation = 哪项创新？
ask-pay-books = 付哪本书？{ $n ->
    [1] {""}
   *[other] 还要 { $n } 本。
  }
ask-books = 取哪本书？{ $n ->
    [1] {""}
   *[other] 还有 { $n } 本。
  }
ask-owed-books = 你得到书：取哪本？{ $n ->
    [1] {""}
   *[other] 还有 { $n } 本。
  }
ask-owed-levels = 收入：哪个学科升级？
ask-levels = 哪个学科升级？{ $n ->
    [1] {""}
   *[other] 还有 { $n } 级。
  }
ask-field = 哪个学科升级？
ask-scholar-field = 哪个学科？
ask-scholar-space = 哪个位置？
ask-annex = 放在哪座建筑旁？
ask-bridge = 桥建在哪里？
ask-palace = 哪座宫殿？
ask-competency = 哪项能力？
ask-city-tile = 哪块城市板块？
ask-next-effect = 先做什么？
ask-bonus = 拿取哪块轮次奖励？
ask-offer = { $hex } 的建造可给你 { $power } 魔力，代价 { $vp } 分。接受吗？
ask-convert = 兑换
ask-times = 几次？
ask-river-city = 跨河建城

### Answers
named = { $thing }
bundle = { $home }、{ $faction }、{ $bonus }
draft-board = { $thing }（土地）
draft-faction = { $thing }（派系）
draft-palace = { $thing }（宫殿）
hex = { $hex }
hex-native = { $hex }：原生地形
hex-needs = { $hex }：{ $terrain }，{ $n } 把铲子
spades = { $n } 把铲子
spades-workshop = { $n } 把铲子和一座车间
build-at = 在 { $hex } 建车间
skip = 不要
way-reach = 在抵达范围内
way-tunnel = 走地道
way-flight = 飞行
upgrade = { $hex }：{ $old }升为{ $new }
scholar-space = { $n } 级的位置
scholar-return = 退回供应堆，升 1 级
bonus-coins = { $thing }{ $n ->
    [0] {""}
   *[other] ，附 { $n } 钱币
  }
take-power = 取 { $power } 魔力，付 { $vp } 分
decline-power = 拒绝
action-build = 改造与建造
action-upgrade = 升级
action-sail = 航海
action-terraform = 改造轨道
action-innovate = 创新
action-scholar = 学者
action-power = 魔力行动
action-book = 书本行动
action-special = 特殊行动
action-annex = 侧楼
action-moles-bridge = 付一工具架桥
action-pass = 略过
end-turn = 结束回合
due-palace = 选择宫殿板块
due-city = 在 { $n } 建城
due-city-tile = 取一块城市板块
due-competency = 取一块能力板块
due-spades = 用 { $n } 把免费铲子改造
due-bridges = 建 { $n } 座桥
due-books = 取 { $n } 本不同的书
due-lizards = 蜥蜴：一把免费铲子和一座免费车间
due-felines = 养猫人：升三级，并得一本书
convert-sacrifice = 牺牲魔力：弃掉池 II 的一个魔力指示物，把另一个移到池 III
convert-power-scholar = 5 魔力换一名学者
convert-power-book = 5 魔力换一本{ $field }的书
convert-power-tool = 3 魔力换一工具
convert-power-coin = 1 魔力换一钱币
convert-scholar-tool = 一名学者换一工具
convert-tool-coin = 一工具换一钱币
convert-book-coin = 一本{ $field }的书换一钱币
any-field = 任意学科
river-city = { $hex } 周围 { $n } 座建筑的城市

### Cost and consequence
detail-cost = 费用 { $cost }：{ $then }
detail-only-cost = 费用 { $cost }
detail-gain = { $what }
detail-competency = { $what }。{ $tile }
detail-begun = 只能先动工，用 { $n } 把铲子
detail-times = 至多 { $n } 次
detail-spades = { $n } 把铲子
detail-power = { $who } 可得 { $n } 魔力
detail-level = { $old } 升到 { $new }

### What happened
log-start = { $who } 先开始。轮次板块：{ $tiles }
log-draft = { $who } 取 { $what }
log-round = 第 { $n } 轮开始：{ $tile }
log-income = { $who } 收入 { $what }
log-books = { $who } 取书：{ $what }
log-levels = { $who } 升到 { $what }
level-now = { $field } { $n } 级
log-build = { $who } 在 { $hex } 建造{ $what }
log-terraform = { $who } 用 { $n } 把铲子把 { $hex } 变为{ $terrain }
log-neutral-lost = { $who } 无处放置中立{ $what }，作废
log-tunnel = { $who } 挖地道到达 { $hex }
log-flight = { $who } 飞到 { $hex }
log-city = { $who } 取{ $tile }
log-palace = { $who } 取{ $tile }
log-competency = { $who } 取{ $tile }
log-innovation = { $who } 研发{ $tile }
log-bridge = { $who } 建桥 { $site }
log-annex = { $who } 在 { $hex } 放一座侧楼
log-action = { $who } 使用{ $what }
log-scholar = { $who } 派出学者：{ $field }，{ $n } 级
log-sailing = { $who } 的航海升到 { $n }
log-track = { $who } 到达改造轨道第 { $n } 步
log-convert = { $who } 兑换 { $n } 次：{ $what }
log-sacrifice = { $who } 牺牲 { $n } 魔力
log-offer-take = { $who } 以 { $vp } 分取得 { $power } 魔力（{ $hex }）
log-offer-decline = { $who } 拒绝 { $power } 魔力（{ $hex }）
log-pass = { $who } 略过
log-vp = { $who } 得 { $n } 分
log-bonus = { $who } 为下一轮取{ $what }
log-reward = { $who } 领取科学奖励：{ $what }
log-area = 区域板块翻开：{ $what }
log-award = { $who } 因{ $what }得 { $n } 分

### Where the game stands
headline-setup = 布置
headline-income = 第 { $n } 轮：收入
headline-actions = 第 { $n } 轮：{ $who } 行动
headline-science = 第 { $n } 轮：科学奖励
headline-final = 终局计分
headline-over = 游戏结束
award-area = 最大区域
award-banking = 银行
award-law = 法律
award-engineering = 工程
award-medicine = 医学
award-resources = 剩余资源
designed-bridge-sites = 小地图的 17 个桥位

### The position in words
number = { $n }
status-count = { $n } { $what }
status-order = 回合顺序：{ $who }
status-next-order = 已略过：{ $who }
status-round-tile = { $n } { $what }
status-rounds = 轮次板块：{ $tiles }。终轮板块：{ $final }
status-bundle = 可选套组：{ $what }
status-draft = 可选：{ $what }
status-offer = { $who } 可因 { $hex } 的建筑获得 { $n } 魔力
status-actions = 可用行动：{ $free }。本轮已用：{ $used }
status-innovations = 展示区的创新：{ $what }
status-competencies = 剩余能力：{ $what }
status-cities = 剩余城市板块：{ $what }
status-palaces = 可选宫殿：{ $what }
status-bonuses = 可选轮次奖励：{ $what }
status-spaces = { $field }空着的学者位：{ $spaces }
status-neutral = 非玩家派系：{ $what }
status-area = 它的区域：{ $what }
status-hex = { $hex } { $terrain }
status-built = { $hex } { $who } 的{ $what }
status-built-annex = { $hex } { $who } 的{ $what }带侧楼
status-built-on = { $built }（{ $terrain }）
status-row = { $row } 行：{ $hexes }
status-bridge = { $a } 到 { $b }（{ $who }）
status-bridges = 桥：{ $what }
status-player = { $who }：{ $faction }，{ $home }
status-goods = { $who }：{ $vp } 分，{ $coins } 钱币，{ $tools } 工具。{ $bowls }
status-study = { $who }：手中学者 { $scholars }，供应堆 { $supply }；书：{ $books }
status-levels = { $who }：等级 { $levels }；未用的钥匙：{ $keys }
status-tracks = { $who }：航海 { $sailing }，改造第 { $track } 步，剩余桥 { $bridges }
status-tiles = { $who }：板块 { $tiles }。已用特殊行动：{ $used }
status-left = { $who }：规划板上还有 { $pieces }；侧楼 { $annexes }
status-city = { $hexes }
status-own-cities = { $who }：城市 { $cities }

### Refusals and details
ask-keys = 钥匙少于要过第 7 级的学科。{ $n } 把钥匙用在哪里？
detail-books = { $n } 本{ $field }书
detail-innovation = 费用 { $cost }。{ $tile }
detail-has = 你有 { $n }
detail-void = 抵达范围内没有可改造的格子
refused-why = { $why }可选：{ $options }。
refused-no-hex = 没有这个名称的格子。
refused-river = { $hex } 是河流格。
refused-occupied = { $hex } 上有 { $who } 的建筑。
refused-reach = { $hex } 不在你的抵达范围内。
refused-spade = 在 { $hex } 每把铲子要 { $n } 工具，你有 { $tools }。
refused-workshop = 在 { $hex } 建车间要 1 工具和 2 钱币；你有 { $tools } 工具和 { $coins } 钱币，或车间已用完。
refused-native = { $hex } 已是原生地形，免费铲子不能用在那里。
refused-home = { $hex } 是{ $terrain }；首批建筑要放在{ $home }上。
refused-not-yours = { $hex } 上没有你的建筑。
refused-no-upgrade = { $hex } 的{ $what }不能升级成那种建筑。
refused-none-left = 你没有剩下的{ $what }。
refused-price = 需要 { $tools } 工具和 { $coins } 钱币。
refused-used = { $what }本轮已使用。
refused-power = 池 III 要有 { $n } 魔力，你有 { $has }。
refused-no-site = 你没有桥，或建筑旁没有可建桥的位置。
refused-not-in-play = { $what }不在本局中。
refused-books = 需要 { $n } 本书，你有 { $has }。
refused-no-swap = 地图上要有你的车间，规划板上要有公会。
refused-not-owned = 你没有{ $what }。
refused-no-special = { $what }现在没有可用的特殊行动。
refused-slot = 那项创新已不在展示区。
refused-innovation = 需要 { $n } 本书（其中{ $fixed }）和 { $coins } 钱币。
refused-space = 那个位置已被占用。
refused-have = 你已有{ $what }；每种只能有一块。
refused-gone = { $what }已经没有了。
refused-keep = { $what }是你要归还的板块，请取另一块。
refused-no-site-there = 那里不能建你的桥。
refused-bridged = 那里已经有桥。
refused-bridge-end = 桥的一端必须有你的建筑。
refused-convert = 资源不足。你的三个魔力池为 { $first }、{ $second }、{ $third }。
refused-build = 以 { $tools } 工具和 { $coins } 钱币，抵达范围内没有可改造或可建造的格子。
refused-upgrade = 以 { $tools } 工具和 { $coins } 钱币，没有可升级的建筑。
refused-top = 你的标记已在该轨道顶端。
refused-sail = 航海要 4 钱币和 1 学者；你有 { $coins } 钱币和 { $scholars } 学者。
refused-track = 这一步要 { $price } 钱币、1 工具和 1 学者；你有 { $coins } 钱币、{ $tools } 工具和 { $scholars } 学者。
refused-annex = 你有 { $n } 座侧楼可放在没有侧楼的建筑旁。
refused-not-moles = 只有鼹鼠能用工具建桥。
refused-moles = 需要工具、桥，以及位置旁的建筑；你有 { $tools } 工具和 { $bridges } 座桥。
refused-three = 你已研发三项创新。
refused-innovate = 付不起任何创新：钱币 { $has }（需要 { $coins }），书 { $books }。
refused-scholar = 你手上没有学者。
refused-powers = 池 III 只有 { $n } 魔力，剩下的魔力行动都用不了。
refused-book = 你只有 { $n } 本书，剩下的书本行动都用不了。
refused-specials = 本轮你没有剩下的特殊行动。
routine-offer = 邻居建造给的魔力：接受吗？
routine-offer-take = 接受
routine-offer-decline = 拒绝

### Score sheet
score-area = 最大区域
score-resources = 剩余资源
score-start = 起始
score-rounds = 轮次板块
score-cities = 城市板块
score-tracks = 轨道
score-innovations = 创新
score-palaces = 宫殿
score-competencies = 能力
score-bonuses = 轮次奖励
score-factions = 派系
score-science = 医学收入
score-books = 书本行动
score-offers = 为魔力支付
why-area = 互相能抵达的建筑 { $n } 座
why-level = 等级 { $n }
why-resources = 折合 { $n } 钱币

### Shown before a confirmation
preview-vp = 略过可得 { $n } 分。
preview-place = 你下一轮的顺位是第 { $n }。

# 指令与参数的名称
group = 大创造时代
command-build-name = 建造
command-upgrade-name = 升级
command-sail-name = 航海
command-terraform-name = 改造
command-innovate-name = 创新
command-scholar-name = 学者
command-power-name = 魔力
command-book-name = 书本
command-special-name = 特殊
command-annex-name = 侧楼
command-bridge-name = 桥
command-convert-name = 兑换
command-offer-name = 回应
command-pass-name = 略过
command-end-name = 结束
param-hex-name = 格子
param-spades-name = 铲子
param-building-name = 建筑
param-innovation-name = 创新
param-discipline-name = 学科
param-space-name = 位置
param-action-name = 行动
param-tile-name = 板块
param-site-name = 位置
param-what-name = 内容
param-times-name = 次数
param-answer-name = 回答
param-bonus-name = 奖励
