# 指令名称
cmd-hand = 手牌
cmd-move = 行动
cmd-turns = 轮到我
cmd-card = 卡牌
cmd-rules = 规则
cmd-settings = 设置
cmd-help = 说明
cmd-game-about = 开设、加入并管理本频道的游戏
cmd-new-about = 在本频道开新游戏
cmd-join-about = 加入本频道的游戏
cmd-leave-about = 开始前离开座位
cmd-start-about = 开始游戏
cmd-status-about = 以文字说明目前局面
cmd-board-about = 你看到的版图
cmd-log-about = 至今发生的事
cmd-undo-about = 收回你上一个选择
cmd-resign-about = 放弃座位,由电脑接手
cmd-end-about = 结束本频道的游戏
cmd-hand-about = 你的手牌与可行动作,只有你看得到
cmd-move-about = 进行一步
cmd-turns-about = 所有等你行动的游戏
cmd-card-about = 查看卡牌内容
cmd-rules-about = 查看规则
cmd-settings-about = 你的语言、时区与提醒
cmd-setup-about = 本服务器的默认值
cmd-help-about = 此时此地可以做什么
arg-game = 哪个游戏
arg-seats = 座位数
arg-computers = 其中电脑玩家数
arg-options = 游戏选项
arg-move = 输入行动的任何部分
arg-name = 卡牌名称
arg-topic = 主题
arg-language = 语言
arg-time-zone = 时区,例如 Asia/Taipei
arg-hour = 每日提醒的时间(0 到 23)
arg-reminders = 在哪里提醒你

bot-join = 加入
bot-leave = 离开
bot-add-computer = 加入电脑
bot-start = 开始
bot-computer = 电脑
bot-seats-missing = 还需要 { $n } 位玩家。
bot-ready = 可以开始了。
bot-status-lobby = 等候玩家中。
bot-status-running = 游戏进行中。
bot-status-finished = 游戏已结束。
bot-status-ended = 游戏已取消。
bot-joined = 你已入座。
bot-left = 你的座位已空出。
bot-started = 游戏开始了。
bot-claimed = 这个座位是你的了。
bot-claim = 接手 { $name } 的座位

bot-to-move = 轮到 { $who }。
bot-reminder = 提醒:轮到 { $who }。
bot-seat-open = { $name } 让出了座位。在有人接手之前由电脑代打。
bot-void = 规则已修正：有 { $n } 个回答不再符合规则，已被收回。
bot-instead = 我无法再在 { $place } 发文，所以改在这里通知你。我在那里需要：查看频道、发送消息、嵌入链接、附加文件。
bot-played-in = 在 { $place } 进行。
bot-turn = 第 { $n } 手
bot-earlier = …之前还有 { $n } 件事
bot-take-turn = 行动
bot-hand = 我的手牌
bot-where = 看在哪里
bot-board = 版图
bot-undo = 收回
bot-more = 更多
bot-status = 局面
bot-log = 纪录
bot-score = 分数
bot-display = 展示板与板块
bot-mats = 查看玩家
bot-older = 更早
bot-log-empty = 还没有发生任何事。
bot-won = { $n ->
    [one] { $who } 获胜。
   *[other] { $who } 并列获胜。
}
bot-block-game = 游戏
bot-block-turn = 手数

bot-you-owe = 轮到你了。
bot-done-next = 完成。轮到 { $who }。
bot-over = 游戏已结束。
bot-chosen = 已选:{ $what }
bot-yes = 是
bot-no = 否
bot-done = 完成
bot-clear = 清除
bot-confirm = 确认
bot-back = 返回
bot-sure = 公开之后就不能收回。确定吗?
bot-besides = 也可以
bot-pick-one = 选一个
bot-pick-some = { $least ->
    [0] 最多选 { $most } 个
   *[other] 选 { $least } 到 { $most } 个
}
bot-pick-number = { $least } 到 { $most } 的数字
bot-type-number = 输入数字
bot-was-now = 那是第 { $was } 手;现在是第 { $now } 手。
bot-undone = 已收回。

bot-turns = { $n ->
    [0] 没有游戏在等你。
   *[other] 有 { $n } 个游戏在等你:
}
bot-turns-others = 另有 { $n } 个游戏在等其他人。
bot-unset = 未设置
bot-set-language = 语言:
bot-set-zone = 时区:
bot-set-hour = 每日提醒时间:
bot-set-where = 提醒:
bot-remind-channel = 在频道
bot-remind-dm = 私信
bot-setup = 本服务器的默认值
bot-language-en = English
bot-language-zh-Hant = 繁體中文
bot-language-zh-Hans = 简体中文
bot-credits = 设计:{ $who };出版:{ $publisher }
bot-resign = 放弃我的座位
bot-resign-sure = 电脑会接手你的座位,直到有人坐下。确定吗?
bot-resigned = 你已放弃座位。
bot-end = 结束游戏
bot-end-sure = 游戏将对所有人取消。确定吗?
bot-ended = 游戏已结束。
bot-help-dm = 在私信中
bot-help-empty = 本频道还没有游戏
bot-help-lobby = 这里有游戏即将开始
bot-help-turn = 轮到你了
bot-help-waiting = 正在等其他人
bot-help-watching = 游戏进行中;你在旁观

bot-stale = 有人比你快,局面已改变;你的选择没有生效。请再看一次后重做。
bot-unknown-game = 那个游戏已不存在。
bot-wrong-status = 游戏目前的阶段不能这样做。
bot-seat-taken = 你在这个游戏已有座位。
bot-no-seat = 没有空座位。
bot-store = 目前无法保存或读取游戏。没有任何改变;请稍后再试。
bot-unfit = 目前版本的机器人无法读取这个游戏。没有遗失任何东西;请通知管理者。
bot-forbidden = 我在这个频道缺少所需的权限。
bot-unexpected = 我这边出了问题。没有遗失任何东西;请再试一次。
bot-old-button = 这个按钮来自旧版本。请按「行动」重新开启面板。
bot-outsider = 你在这个游戏没有座位;玩家是 { $who }。
bot-not-seated = 只有同桌的玩家能这样做。
bot-no-game-here = 这个频道没有游戏。请用 /game new 开一局,或指定游戏。
bot-not-running = 游戏尚未开始,或已结束。
bot-no-open-seat = 这个游戏没有空出的座位。
bot-no-such-game = 没有叫「{ $typed }」的游戏。
bot-no-such-card = 没有叫「{ $typed }」的卡牌。
bot-which-game = 哪个游戏？这个频道没有进行中的游戏。
bot-no-such-zone = “{ $typed }”不是一个时区的名称。请输入城市，例如 Asia/Taipei。
bot-move-gone = 那个行动已不可行:局面已改变。
bot-no-such-move = “{ $typed }”不是你现在能做的行动。你是指其中之一吗？
bot-other-game = 这个频道玩的不是 { $game }。
bot-not-your-turn = 还没轮到你。
bot-not-now = 现在不能这样做。正在问你:{ $asked }
bot-may-not-end = 只有开局者或管理员能结束游戏。
bot-may-not-setup = 只有服务器管理者能这样做。
bot-missing-permissions = 在这里开局之前我需要:{ $what }。
bot-permission-view-channel = 查看频道
bot-permission-send-messages = 发送消息
bot-permission-embed-links = 嵌入链接
bot-permission-attach-files = 附加文件
bot-permission-read-message-history = 读取消息历史
bot-channel-busy = 这个频道已经有游戏。请先完成或结束它,或在别的频道开局。
bot-seat-not-open = 那个座位没有空出。
bot-nobody-left = 至少要有一位真人留在桌上。

sandbox-tour =
    欢迎！这是在模拟 Discord 里运行的 Eureka，这里的一切都不会离开这台机器。
    • 在上方选择频道：每个游戏都停在值得一玩的局面，按下“轮到你”的按钮即可行动。
    • **Viewing as** 可切换成 Ada、Bo 或 Cy。试试不该你走的时候行动、按旧按钮、或进别人的游戏。
    • 输入 **/** 查看指令：/game new 可在 #lobby 开新局，也能加入电脑玩家；/how 用五张图介绍游戏；还有 /hand、/move、/card、/rules、/turns。
    • 把时钟往前推一天，看看谁会收到提醒。


cmd-history-about = 本服务器已结束的游戏
cmd-leaderboard-about = 本服务器某款游戏的最强玩家
cmd-stats-about = 某人在本服务器玩过什么、回应有多快
cmd-replay-about = 把一局已结束的游戏做成版图影片
cmd-proof-about = 已结束游戏的种子，并证明与开局时公布的一致
cmd-export-about = 把已结束的游戏存成文件
cmd-import-about = 从文件收下一局已结束的游戏
arg-member = 谁
arg-game-id = 哪一局（编号）；默认为此频道最近一局
arg-file = /export 给出的文件
bot-no-history = 这里还没有结束的游戏。
bot-not-over = 游戏结束后才能这样做，否则会泄露隐藏信息。
bot-standing = { $place }. **{ $name }** { $rating } · { $games } 局 { $wins } 胜
bot-standing-note = 数字是几乎可以肯定的实力下限：随战绩以及与真人对局数增加（OpenSkill）。
bot-tally = { $game }：{ $games } 局 { $wins } 胜，最高分 { $best }
bot-usual-wait = 通常回应时间：{ $time }
bot-minutes = { $n } 分钟
bot-hours = { $n } 小时
bot-days = { $n } 天
bot-film = 游戏 { $id } 的逐步回放
bot-film-too-long = 影片超过 Discord 在此允许的大小。
bot-growth = 分数随游戏进行的变化
bot-proof = 游戏 { $id } 的种子是 `{ $seed }`，其 SHA-256 为 `{ $hash }`，与开局时公布的相同：事后没有更改任何抽取结果。
bot-proof-wrong = 游戏 { $id } 的种子是 `{ $seed }`，但其 SHA-256 并非开局时公布的 `{ $hash }`。
bot-sworn = 已公布的种子哈希：{ $hash }
bot-exported = 游戏 { $id }，含种子与全部回答。
bot-imported = 已收下游戏 { $id }。可用 /replay 观看，/history 也会列出。
bot-import-big = 这个文件太大，不像一局游戏。
bot-import-broken = 无法把这个文件读成一局游戏；第一个错误在 { $where }。没有保存任何内容。
bot-import-rules = 那局游戏用的是第 { $theirs } 版规则，这里是第 { $ours } 版。没有保存任何内容。
bot-import-seed = 文件中的种子与哈希不符，文件被改过。没有保存任何内容。
bot-import-replay = 从种子重新进行，结果与文件不同，文件被改过。没有保存任何内容。
bot-import-unfinished = 文件只有游戏的一部分。没有保存任何内容。
bot-rematch = 再来一局
bot-seed-shown = 种子：{ $seed }


cmd-redo-about = 恢复你刚收回的动作
cmd-rollback-about = 把游戏退回较早的时点（管理员）
cmd-kick-about = 让一直拖住大家的人让出座位
arg-to = 退到哪个回答之前
arg-player = 谁的座位
bot-ask-undo = 征询全桌
bot-vote-asked = 已征询其他人，全员同意后立即执行。
bot-vote-undo = { $who } 希望收回上一个回答，连同之后发生的一切。
bot-vote-kick = { $who } 让游戏等了很久。要开放这个座位吗？在有人接手前由电脑代打。
bot-vote-missing = 尚未回答：{ $who }
bot-vote-yes = 同意
bot-vote-no = 不同意
bot-vote-agreed = 全员同意，已执行。
bot-vote-refused = 未获同意，游戏照常进行。
bot-vote-over = 这次表决已结束，或游戏已经往前进行。
bot-vote-not-yours = 只有同桌相关的玩家可以回答。
bot-taken-back = 全员同意：{ $who } 收回一个回答。游戏回到第 { $number } 个回答之前。
bot-rolled-back = { $who } 已把游戏退回第 { $number } 个回答之前。
bot-may-not-rollback = 只有管理员（管理频道权限）能退回游戏。你可以用 /game undo 收回自己的上一个回答。
bot-rollback-number = 请选择 1 到 { $most } 的回答。
bot-redo-nothing = 没有你刚收回的动作。
bot-redone = 已恢复。
bot-kick-not-owing = { $who } 现在并没有让人等。
bot-kick-early = { $who } 可以用 { $days } 天，之后才能开放座位。
bot-kicked = { $who } 的座位已开放。在有人接手前由电脑代打。


cmd-away-about = 宣告暂离：不提醒，计时也暂停
arg-days = 离开几天（0：我回来了）
arg-clock = 整局的时间；每次等待的前 10 小时不计
arg-at-zero = 时间用完时怎么办
arg-every = 在勿扰时段之外每隔几小时提醒（0：每天一次）
arg-quiet-from = 从几点起勿扰
arg-quiet-to = 到几点为止勿扰
bot-clock = 计时：整局 { $bank } 小时，每次等待前 { $grace } 小时不计。用完时：{ $zero }。
bot-zero-nudge = 提醒
bot-zero-computer = 由电脑代答
bot-zero-vote = 其他人表决是否开放座位
bot-time-nudge = { $who }，你的时间用完了，请行动。
bot-time-computer = { $who } 的时间用完了：这一次由电脑代答。
bot-time-vote = { $who } 的时间用完了，已询问其他人是否开放座位。
bot-away = 你暂离到 { $until }。提醒与计时暂停；用 /away 0 结束。
bot-welcome-back = 欢迎回来，提醒与计时继续。
bot-away-too-long = { $span } 天内可暂离 { $most } 天，还剩 { $left } 天。
bot-set-every = 每 { $n } 小时提醒，{ $begun }:00 到 { $ended }:00 除外


cmd-orders-about = 例行问题的规则，以及预先排好的行动
cmd-ahead-about = 为你的下一回合预排一个行动
arg-then = 同一行动中接着做什么
bot-orders = 你在这局的常设指令
bot-orders-none = 这个游戏现在没有可依规则回答的问题。若有提供，可用 /ahead 预排行动。
bot-queue = 已预排的行动：
bot-queue-clear = 清除预排
bot-queue-full = 最多可预排 { $most } 个行动。
bot-rule-ask = 问我
bot-rule-upto = { $n } 以内：{ $answer }；超过：{ $then }
bot-rule-keep = 采用此规则
bot-rule-kept = 已保存。规则会隔一段随机时间才回答，别人看不出来。
bot-rule-untried = 这局还没有问过你这个问题。
bot-rule-past = { $ask }——你：{ $given }；规则：{ $rule }
bot-back-to = 返回

arg-heads-up = 轮到我之前私信通知
arg-large-text = 只给我看的图片用较大的字
bot-mute = 这回合别再提醒
bot-muted = 在你回答之前不再提醒。
bot-heads-up = { $game }：接下来轮到你，在 { $place }。
bot-set-heads-up = 轮到你之前会私信通知
bot-set-large-text = 你自己看的图片用较大的字

arg-find = 只列出含这些字的行
bot-may-not-create = 这里只有管理员（管理频道权限）能开局，请找他们。
bot-no-thread = 我不能在这里创建子区：请给我“创建公开子区”权限，或用 /setup 改成在频道里玩。
bot-setup-how = 在下方选择即可更改。语言、时区与时刻：/setup language、time_zone、hour。
bot-setup-create = 谁可以开局：
bot-setup-create-all = 所有人
bot-setup-create-moderators = 管理员
bot-setup-place = 游戏进行于：
bot-setup-place-channel = 频道
bot-setup-place-thread = 各自的子区
bot-setup-clock = 新游戏的计时：
bot-setup-clock-none = 无
bot-setup-clock-day = 1 天
bot-setup-clock-three-days = 3 天
bot-setup-clock-week = 7 天
bot-setup-zero = 时间用完时：
bot-setup-zero-nudge = 提醒
bot-setup-zero-computer = 由电脑代答
bot-setup-zero-vote = 表决是否开放座位
bot-setup-posts = 回合消息：
bot-setup-posts-pictures = 附图
bot-setup-posts-words = 只有文字
bot-setup-live = 大家都在几分钟内回应时：
bot-setup-live-on = 编辑同一条消息
bot-setup-live-off = 每回合都发新消息

bot-no-such-topic = 规则里没有“{ $typed }”这个主题。只打 /rules 可列出所有主题。
bot-designed = 没有公开资料、由我们自订的部分:

cmd-why-about = 你的分数从何而来，或某个行动现在为何不行
arg-answer = 你做不了的行动：名称或代号
bot-why-total = 合计：{ $n }
bot-why-legal = 你现在可以这样做。
bot-why-instead = 现在可行：{ $options }

cmd-how = 导览
cmd-how-about = 五张图看懂一款游戏
bot-how-1 = 开局
bot-how-2 = 前期
bot-how-3 = 中期
bot-how-4 = 后期
bot-how-5 = 计分

bot-welcome = Eureka 来了：在这个服务器用通讯方式玩重度桌游。
bot-welcome-new = 在频道里输入 `/game new` 就在那里开一局。朋友按“加入”，空位可由电脑玩家补上。
bot-welcome-how = `/how` 用五张图介绍一款游戏；`/rules` 和 `/card` 可查任何规则与卡牌。
bot-welcome-mine = `/settings` 记住你的语言、时区和每日提醒的时刻。
bot-welcome-setup = `/setup` 给管理服务器的人用：谁能开局、在哪里、用什么语言、张贴多少。
bot-welcome-help = `/help` 随时告诉你接下来能做什么。
bot-further = 下一页
bot-which-thing = “{ $typed }”可能指好几样，你要的是哪一个？
bot-which-of-mine = 这里没有游戏。你指的是自己的哪一局？
bot-which-finished = 这里没有结束的游戏。你指的是自己的哪一局？
bot-topics = 阅读主题…
bot-no-such-option = “{ $typed }”不是这个游戏的选项。可选：{ $options }
bot-not-but = { $why }现在可行：{ $options }。
bot-quoted = “{ $what }”
