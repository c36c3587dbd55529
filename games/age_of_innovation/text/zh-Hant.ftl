game = 大創造時代
game-blurb = 十二個派系改造大地、建立城市、鑽研學問、研發創新，歷時六輪。

### Options of the table
option-setup = 布置
option-setup-bundles = 現成套組：土地、派系與輪次獎勵
option-setup-draft = 輪抽土地、派系與宮殿
option-map = 地圖
option-map-large = 大地圖
option-map-small = 小地圖
option-palaces = 可選宮殿
option-palaces-fewer = 與玩家數相同，另加 17 號
option-palaces-more = 比玩家數多一塊，另加 17 號
option-balance = 派系數值
option-balance-original = 初版
option-balance-sept_2024 = 2024 年 9 月調整版
option-books = 書本
option-books-unlimited = 不限量
option-books-twelve = 每學科十二本

### Commands
command-build = 改造一格、建造車間，或兩者都做
command-upgrade = 升級一座建築
command-sail = 在航海軌道前進
command-terraform = 在改造軌道前進
command-innovate = 研發一項創新
command-scholar = 派一名學者到某學科
command-power = 使用魔力行動
command-book = 使用書本行動
command-special = 使用板塊或派系的特殊行動
command-annex = 在自己的建築旁放一座側樓
command-bridge = 鼴鼠：付一工具架橋
command-convert = 兌換魔力、學者、工具或書本
command-offer = 接受或拒絕鄰居建築帶來的魔力
command-pass = 本輪略過
command-end = 結束回合
param-hex = 格子名稱，例如 E7
param-spades = 幾把鏟子，之後是否建車間
param-building = 哪座建築升為什麼
param-innovation = 哪項創新
param-discipline = 哪個學科
param-space = 哪個位置，或退回供應堆
param-action = 哪個行動
param-tile = 哪塊板塊或派系
param-site = 在哪兩格之間
param-what = 用什麼換什麼
param-times = 幾次
param-answer = 接受與否
param-bonus = 拿取哪塊輪次獎勵

### Questions
ask-bundle = 你選哪一套？
ask-draft = 你選取什麼？
ask-draft-bonus = 你拿哪塊輪次獎勵？
ask-first-piece = 你先放什麼？
ask-first-hex = 放在哪裡？
ask-action = 你的行動？
ask-end = 回合結束前還要做什麼嗎？
ask-build-hex = 在哪裡改造或建造？
ask-spade-hex = { $n } 把免費鏟子用在哪裡？
ask-reward-hex = 你的獎勵：{ $n } 把免費鏟子。用在哪裡？
ask-next-hex = 剩下的 { $n } 把鏟子用在哪裡？
ask-reward-spade = { $n } 把鏟子用在哪裡？
ask-spades = 用幾把鏟子？
ask-way = 怎樣到達？
ask-workshop = 現在在那裡建車間嗎？
ask-free-workshop = 免費車間放在哪裡？
ask-neutral-hex = 中立建築放在哪裡？
ask-guild-hex = 免費公會放在哪裡？
ask-upgrade = 升級哪座建築？
ask-swap-hex = 哪座建築變為公會？
ask-power-action = 哪個魔力行動？
ask-book-action = 哪個書本行動？
ask-special = 哪個特殊行動？
ask-innovation = 哪項創新？
ask-pay-books = 付哪本書？{ $n ->
    [1] {""}
   *[other] 還要 { $n } 本。
  }
ask-books = 取哪本書？{ $n ->
    [1] {""}
   *[other] 還有 { $n } 本。
  }
ask-owed-books = 你得到書：取哪本？{ $n ->
    [1] {""}
   *[other] 還有 { $n } 本。
  }
ask-owed-levels = 收入：哪個學科升級？
ask-levels = 哪個學科升級？{ $n ->
    [1] {""}
   *[other] 還有 { $n } 級。
  }
ask-field = 哪個學科升級？
ask-scholar-field = 哪個學科？
ask-scholar-space = 哪個位置？
ask-annex = 放在哪座建築旁？
ask-bridge = 橋建在哪裡？
ask-palace = 哪座宮殿？
ask-competency = 哪項能力？
ask-city-tile = 哪塊城市板塊？
ask-next-effect = 先做什麼？
ask-bonus = 拿取哪塊輪次獎勵？
ask-offer = { $hex } 的建造可給你 { $power } 魔力，代價 { $vp } 分。接受嗎？
ask-convert = 兌換
ask-times = 幾次？
ask-river-city = 跨河建城

### Answers
named = { $thing }
bundle = { $home }、{ $faction }、{ $bonus }
draft-board = { $thing }（土地）
draft-faction = { $thing }（派系）
draft-palace = { $thing }（宮殿）
hex = { $hex }
hex-native = { $hex }：原生地形
hex-needs = { $hex }：{ $terrain }，{ $n } 把鏟子
spades = { $n } 把鏟子
spades-workshop = { $n } 把鏟子和一座車間
build-at = 在 { $hex } 建車間
skip = 不要
way-reach = 在抵達範圍內
way-tunnel = 走地道
way-flight = 飛行
upgrade = { $hex }：{ $old }升為{ $new }
scholar-space = { $n } 級的位置
scholar-return = 退回供應堆，升 1 級
bonus-coins = { $thing }{ $n ->
    [0] {""}
   *[other] ，附 { $n } 錢幣
  }
take-power = 取 { $power } 魔力，付 { $vp } 分
decline-power = 拒絕
action-build = 改造與建造
action-upgrade = 升級
action-sail = 航海
action-terraform = 改造軌道
action-innovate = 創新
action-scholar = 學者
action-power = 魔力行動
action-book = 書本行動
action-special = 特殊行動
action-annex = 側樓
action-moles-bridge = 付一工具架橋
action-pass = 略過
end-turn = 結束回合
due-palace = 選擇宮殿板塊
due-city = 在 { $n } 建城
due-city-tile = 取一塊城市板塊
due-competency = 取一塊能力板塊
due-spades = 用 { $n } 把免費鏟子改造
due-bridges = 建 { $n } 座橋
due-books = 取 { $n } 本不同的書
due-lizards = 蜥蜴：一把免費鏟子和一座免費車間
due-felines = 養貓人：升三級，並得一本書
convert-sacrifice = 犧牲魔力：棄掉池 II 的一個魔力指示物，把另一個移到池 III
convert-power-scholar = 5 魔力換一名學者
convert-power-book = 5 魔力換一本{ $field }的書
convert-power-tool = 3 魔力換一工具
convert-power-coin = 1 魔力換一錢幣
convert-scholar-tool = 一名學者換一工具
convert-tool-coin = 一工具換一錢幣
convert-book-coin = 一本{ $field }的書換一錢幣
any-field = 任意學科
river-city = { $hex } 周圍 { $n } 座建築的城市

### Cost and consequence
detail-cost = 費用 { $cost }：{ $then }
detail-only-cost = 費用 { $cost }
detail-gain = { $what }
detail-competency = { $what }。{ $tile }
detail-begun = 只能先動工，用 { $n } 把鏟子
detail-times = 至多 { $n } 次
detail-spades = { $n } 把鏟子
detail-power = { $who } 可得 { $n } 魔力
detail-level = { $old } 升到 { $new }

### What happened
log-start = { $who } 先開始。輪次板塊：{ $tiles }
log-draft = { $who } 取 { $what }
log-round = 第 { $n } 輪開始：{ $tile }
log-income = { $who } 收入 { $what }
log-books = { $who } 取書：{ $what }
log-levels = { $who } 升到 { $what }
level-now = { $field } { $n } 級
log-build = { $who } 在 { $hex } 建造{ $what }
log-terraform = { $who } 用 { $n } 把鏟子把 { $hex } 變為{ $terrain }
log-neutral-lost = { $who } 無處放置中立{ $what }，作廢
log-tunnel = { $who } 挖地道到達 { $hex }
log-flight = { $who } 飛到 { $hex }
log-city = { $who } 取{ $tile }
log-palace = { $who } 取{ $tile }
log-competency = { $who } 取{ $tile }
log-innovation = { $who } 研發{ $tile }
log-bridge = { $who } 建橋 { $site }
log-annex = { $who } 在 { $hex } 放一座側樓
log-action = { $who } 使用{ $what }
log-scholar = { $who } 派出學者：{ $field }，{ $n } 級
log-sailing = { $who } 的航海升到 { $n }
log-track = { $who } 到達改造軌道第 { $n } 步
log-convert = { $who } 兌換 { $n } 次：{ $what }
log-sacrifice = { $who } 犧牲 { $n } 魔力
log-offer-take = { $who } 以 { $vp } 分取得 { $power } 魔力（{ $hex }）
log-offer-decline = { $who } 拒絕 { $power } 魔力（{ $hex }）
log-pass = { $who } 略過
log-vp = { $who } 得 { $n } 分
log-bonus = { $who } 為下一輪取{ $what }
log-reward = { $who } 領取科學獎勵：{ $what }
log-area = 區域板塊翻開：{ $what }
log-award = { $who } 因{ $what }得 { $n } 分

### Where the game stands
headline-setup = 布置
headline-income = 第 { $n } 輪：收入
headline-actions = 第 { $n } 輪：{ $who } 行動
headline-science = 第 { $n } 輪：科學獎勵
headline-final = 終局計分
headline-over = 遊戲結束
award-area = 最大區域
award-banking = 銀行
award-law = 法律
award-engineering = 工程
award-medicine = 醫學
award-resources = 剩餘資源
designed-bridge-sites = 小地圖的 17 個橋位

### The position in words
number = { $n }
status-count = { $n } { $what }
status-order = 回合順序：{ $who }
status-next-order = 已略過：{ $who }
status-round-tile = { $n } { $what }
status-rounds = 輪次板塊：{ $tiles }。終輪板塊：{ $final }
status-bundle = 可選套組：{ $what }
status-draft = 可選：{ $what }
status-offer = { $who } 可因 { $hex } 的建築獲得 { $n } 魔力
status-actions = 可用行動：{ $free }。本輪已用：{ $used }
status-innovations = 展示區的創新：{ $what }
status-competencies = 剩餘能力：{ $what }
status-cities = 剩餘城市板塊：{ $what }
status-palaces = 可選宮殿：{ $what }
status-bonuses = 可選輪次獎勵：{ $what }
status-spaces = { $field }空著的學者位：{ $spaces }
status-neutral = 非玩家派系：{ $what }
status-area = 它的區域：{ $what }
status-hex = { $hex } { $terrain }
status-built = { $hex } { $who } 的{ $what }
status-built-annex = { $hex } { $who } 的{ $what }帶側樓
status-built-on = { $built }（{ $terrain }）
status-row = { $row } 行：{ $hexes }
status-bridge = { $a } 到 { $b }（{ $who }）
status-bridges = 橋：{ $what }
status-player = { $who }：{ $faction }，{ $home }
status-goods = { $who }：{ $vp } 分，{ $coins } 錢幣，{ $tools } 工具。{ $bowls }
status-study = { $who }：手中學者 { $scholars }，供應堆 { $supply }；書：{ $books }
status-levels = { $who }：等級 { $levels }；未用的鑰匙：{ $keys }
status-tracks = { $who }：航海 { $sailing }，改造第 { $track } 步，剩餘橋 { $bridges }
status-tiles = { $who }：板塊 { $tiles }。已用特殊行動：{ $used }
status-left = { $who }：規劃板上還有 { $pieces }；側樓 { $annexes }
status-city = { $hexes }
status-own-cities = { $who }：城市 { $cities }

### Refusals and details
ask-keys = 鑰匙少於要過第 7 級的學科。{ $n } 把鑰匙用在哪裡？
detail-books = { $n } 本{ $field }書
detail-innovation = 費用 { $cost }。{ $tile }
detail-has = 你有 { $n }
detail-void = 抵達範圍內沒有可改造的格子
refused-why = { $why }可選：{ $options }。
refused-no-hex = 沒有這個名稱的格子。
refused-river = { $hex } 是河流格。
refused-occupied = { $hex } 上有 { $who } 的建築。
refused-reach = { $hex } 不在你的抵達範圍內。
refused-spade = 在 { $hex } 每把鏟子要 { $n } 工具，你有 { $tools }。
refused-workshop = 在 { $hex } 建車間要 1 工具和 2 錢幣；你有 { $tools } 工具和 { $coins } 錢幣，或車間已用完。
refused-native = { $hex } 已是原生地形，免費鏟子不能用在那裡。
refused-home = { $hex } 是{ $terrain }；首批建築要放在{ $home }上。
refused-not-yours = { $hex } 上沒有你的建築。
refused-no-upgrade = { $hex } 的{ $what }不能升級成那種建築。
refused-none-left = 你沒有剩下的{ $what }。
refused-price = 需要 { $tools } 工具和 { $coins } 錢幣。
refused-used = { $what }本輪已使用。
refused-power = 池 III 要有 { $n } 魔力，你有 { $has }。
refused-no-site = 你沒有橋，或建築旁沒有可建橋的位置。
refused-not-in-play = { $what }不在本局中。
refused-books = 需要 { $n } 本書，你有 { $has }。
refused-no-swap = 地圖上要有你的車間，規劃板上要有公會。
refused-not-owned = 你沒有{ $what }。
refused-no-special = { $what }現在沒有可用的特殊行動。
refused-slot = 那項創新已不在展示區。
refused-innovation = 需要 { $n } 本書（其中{ $fixed }）和 { $coins } 錢幣。
refused-space = 那個位置已被佔用。
refused-have = 你已有{ $what }；每種只能有一塊。
refused-gone = { $what }已經沒有了。
refused-keep = { $what }是你要歸還的板塊，請取另一塊。
refused-no-site-there = 那裡不能建你的橋。
refused-bridged = 那裡已經有橋。
refused-bridge-end = 橋的一端必須有你的建築。
refused-convert = 資源不足。你的三個魔力池為 { $first }、{ $second }、{ $third }。
refused-build = 以 { $tools } 工具和 { $coins } 錢幣，抵達範圍內沒有可改造或可建造的格子。
refused-upgrade = 以 { $tools } 工具和 { $coins } 錢幣，沒有可升級的建築。
refused-top = 你的標記已在該軌道頂端。
refused-sail = 航海要 4 錢幣和 1 學者；你有 { $coins } 錢幣和 { $scholars } 學者。
refused-track = 這一步要 { $price } 錢幣、1 工具和 1 學者；你有 { $coins } 錢幣、{ $tools } 工具和 { $scholars } 學者。
refused-annex = 你有 { $n } 座側樓可放在沒有側樓的建築旁。
refused-not-moles = 只有鼴鼠能用工具建橋。
refused-moles = 需要工具、橋，以及位置旁的建築；你有 { $tools } 工具和 { $bridges } 座橋。
refused-three = 你已研發三項創新。
refused-innovate = 付不起任何創新：錢幣 { $has }（需要 { $coins }），書 { $books }。
refused-scholar = 你手上沒有學者。
refused-powers = 池 III 只有 { $n } 魔力，剩下的魔力行動都用不了。
refused-book = 你只有 { $n } 本書，剩下的書本行動都用不了。
refused-specials = 本輪你沒有剩下的特殊行動。
routine-offer = 鄰居建造給的魔力：接受嗎？
routine-offer-take = 接受
routine-offer-decline = 拒絕

### Score sheet
score-area = 最大區域
score-resources = 剩餘資源
score-start = 起始
score-rounds = 輪次板塊
score-cities = 城市板塊
score-tracks = 軌道
score-innovations = 創新
score-palaces = 宮殿
score-competencies = 能力
score-bonuses = 輪次獎勵
score-factions = 派系
score-science = 醫學收入
score-books = 書本行動
score-offers = 為魔力支付
why-area = 互相能抵達的建築 { $n } 座
why-level = 等級 { $n }
why-resources = 折合 { $n } 錢幣

### Shown before a confirmation
preview-vp = 略過可得 { $n } 分。
preview-place = 你下一輪的順位是第 { $n }。

# 指令與參數的名稱
group = 大創造時代
command-build-name = 建造
command-upgrade-name = 升級
command-sail-name = 航海
command-terraform-name = 改造
command-innovate-name = 創新
command-scholar-name = 學者
command-power-name = 魔力
command-book-name = 書本
command-special-name = 特殊
command-annex-name = 側樓
command-bridge-name = 橋
command-convert-name = 兌換
command-offer-name = 回應
command-pass-name = 略過
command-end-name = 結束
param-hex-name = 格子
param-spades-name = 鏟子
param-building-name = 建築
param-innovation-name = 創新
param-discipline-name = 學科
param-space-name = 位置
param-action-name = 行動
param-tile-name = 板塊
param-site-name = 位置
param-what-name = 內容
param-times-name = 次數
param-answer-name = 回答
param-bonus-name = 獎勵
