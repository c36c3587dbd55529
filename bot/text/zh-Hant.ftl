# 指令名稱
cmd-hand = 手牌
cmd-move = 行動
cmd-turns = 輪到我
cmd-card = 卡牌
cmd-rules = 規則
cmd-settings = 設定
cmd-help = 說明
cmd-game-about = 開設、加入並管理本頻道的遊戲
cmd-new-about = 在本頻道開新遊戲
cmd-join-about = 加入本頻道的遊戲
cmd-leave-about = 開始前離開座位
cmd-start-about = 開始遊戲
cmd-status-about = 以文字說明目前局面
cmd-board-about = 你看到的版圖
cmd-log-about = 至今發生的事
cmd-undo-about = 收回你上一個選擇
cmd-resign-about = 放棄座位,由電腦接手
cmd-end-about = 結束本頻道的遊戲
cmd-hand-about = 你的手牌與可行動作,只有你看得到
cmd-move-about = 進行一步
cmd-turns-about = 所有等你行動的遊戲
cmd-card-about = 查看卡牌內容
cmd-rules-about = 查看規則
cmd-settings-about = 你的語言、時區與提醒
cmd-setup-about = 本伺服器的預設值
cmd-help-about = 此時此地可以做什麼
arg-game = 哪個遊戲
arg-seats = 座位數
arg-computers = 其中電腦玩家數
arg-options = 遊戲選項
arg-move = 輸入行動的任何部分
arg-name = 卡牌名稱
arg-topic = 主題
arg-language = 語言
arg-time-zone = 時區,例如 Asia/Taipei
arg-hour = 每日提醒的時刻(0 到 23)
arg-reminders = 在哪裡提醒你

bot-join = 加入
bot-leave = 離開
bot-add-computer = 加入電腦
bot-start = 開始
bot-computer = 電腦
bot-seats-missing = 還需要 { $n } 位玩家。
bot-ready = 可以開始了。
bot-status-lobby = 等候玩家中。
bot-status-running = 遊戲進行中。
bot-status-finished = 遊戲已結束。
bot-status-ended = 遊戲已取消。
bot-joined = 你已入座。
bot-left = 你的座位已空出。
bot-started = 遊戲開始了。
bot-claimed = 這個座位是你的了。
bot-claim = 接手 { $name } 的座位

bot-to-move = 輪到 { $who }。
bot-reminder = 提醒:輪到 { $who }。
bot-seat-open = { $name } 讓出了座位。在有人接手之前由電腦代打。
bot-void = 規則已修正：有 { $n } 個回答不再符合規則，已被收回。
bot-instead = 我無法再在 { $place } 發文，所以改在這裡通知你。我在那裡需要：檢視頻道、發送訊息、嵌入連結、附加檔案。
bot-played-in = 在 { $place } 進行。
bot-turn = 第 { $n } 手
bot-earlier = …之前還有 { $n } 件事
bot-take-turn = 行動
bot-hand = 我的手牌
bot-where = 看在哪裡
bot-board = 版圖
bot-undo = 收回
bot-more = 更多
bot-status = 局面
bot-log = 紀錄
bot-score = 分數
bot-display = 展示板與板塊
bot-mats = 查看玩家
bot-older = 更早
bot-log-empty = 還沒有發生任何事。
bot-won = { $n ->
    [one] { $who } 獲勝。
   *[other] { $who } 並列獲勝。
}
bot-block-game = 遊戲
bot-block-turn = 手數

bot-you-owe = 輪到你了。
bot-done-next = 完成。輪到 { $who }。
bot-over = 遊戲已結束。
bot-chosen = 已選:{ $what }
bot-yes = 是
bot-no = 否
bot-done = 完成
bot-clear = 清除
bot-confirm = 確認
bot-back = 返回
bot-sure = 公開之後就不能收回。確定嗎?
bot-besides = 也可以
bot-pick-one = 選一個
bot-pick-some = { $least ->
    [0] 最多選 { $most } 個
   *[other] 選 { $least } 到 { $most } 個
}
bot-pick-number = { $least } 到 { $most } 的數字
bot-type-number = 輸入數字
bot-was-now = 那是第 { $was } 手;現在是第 { $now } 手。
bot-undone = 已收回。

bot-turns = { $n ->
    [0] 沒有遊戲在等你。
   *[other] 有 { $n } 個遊戲在等你:
}
bot-turns-others = 另有 { $n } 個遊戲在等其他人。
bot-unset = 未設定
bot-set-language = 語言:
bot-set-zone = 時區:
bot-set-hour = 每日提醒時刻:
bot-set-where = 提醒:
bot-remind-channel = 在頻道
bot-remind-dm = 私訊
bot-setup = 本伺服器的預設值
bot-language-en = English
bot-language-zh-Hant = 繁體中文
bot-language-zh-Hans = 简体中文
bot-credits = 設計:{ $who };出版:{ $publisher }
bot-resign = 放棄我的座位
bot-resign-sure = 電腦會接手你的座位,直到有人坐下。確定嗎?
bot-resigned = 你已放棄座位。
bot-end = 結束遊戲
bot-end-sure = 遊戲將對所有人取消。確定嗎?
bot-ended = 遊戲已結束。
bot-help-dm = 在私訊中
bot-help-empty = 本頻道還沒有遊戲
bot-help-lobby = 這裡有遊戲即將開始
bot-help-turn = 輪到你了
bot-help-waiting = 正在等其他人
bot-help-watching = 遊戲進行中;你在旁觀

bot-stale = 有人比你快,局面已改變;你的選擇沒有生效。請再看一次後重做。
bot-unknown-game = 那個遊戲已不存在。
bot-wrong-status = 遊戲目前的階段不能這樣做。
bot-seat-taken = 你在這個遊戲已有座位。
bot-no-seat = 沒有空座位。
bot-store = 目前無法儲存或讀取遊戲。沒有任何改變;請稍後再試。
bot-unfit = 目前版本的機器人無法讀取這個遊戲。沒有遺失任何東西;請通知管理者。
bot-forbidden = 我在這個頻道缺少所需的權限。
bot-unexpected = 我這邊出了問題。沒有遺失任何東西;請再試一次。
bot-old-button = 這個按鈕來自舊版本。請按「行動」重新開啟面板。
bot-outsider = 你在這個遊戲沒有座位;玩家是 { $who }。
bot-not-seated = 只有同桌的玩家能這樣做。
bot-no-game-here = 這個頻道沒有遊戲。請用 /game new 開一局,或指定遊戲。
bot-not-running = 遊戲尚未開始,或已結束。
bot-no-open-seat = 這個遊戲沒有空出的座位。
bot-no-such-game = 沒有叫「{ $typed }」的遊戲。
bot-no-such-card = 沒有叫「{ $typed }」的卡牌。
bot-which-game = 哪個遊戲？這個頻道沒有進行中的遊戲。
bot-no-such-zone = 「{ $typed }」不是一個時區的名稱。請輸入城市，例如 Asia/Taipei。
bot-move-gone = 那個行動已不可行:局面已改變。
bot-no-such-move = 「{ $typed }」不是你現在能做的行動。你是指其中之一嗎？
bot-other-game = 這個頻道玩的不是 { $game }。
bot-not-your-turn = 還沒輪到你。
bot-not-now = 現在不能這樣做。正在問你:{ $asked }
bot-may-not-end = 只有開局者或管理員能結束遊戲。
bot-may-not-setup = 只有伺服器管理者能這樣做。
bot-missing-permissions = 在這裡開局之前我需要:{ $what }。
bot-permission-view-channel = 檢視頻道
bot-permission-send-messages = 傳送訊息
bot-permission-embed-links = 嵌入連結
bot-permission-attach-files = 附加檔案
bot-permission-read-message-history = 讀取訊息歷史
bot-channel-busy = 這個頻道已經有遊戲。請先完成或結束它,或在別的頻道開局。
bot-seat-not-open = 那個座位沒有空出。
bot-nobody-left = 至少要有一位真人留在桌上。

sandbox-tour =
    歡迎！這是在模擬 Discord 裡運作的 Eureka，這裡的一切都不會離開這台機器。
    • 在上方選擇頻道：每個遊戲都停在值得一玩的局面，按下「輪到你」的按鈕即可行動。
    • **Viewing as** 可切換成 Ada、Bo 或 Cy。試試不該你走的時候行動、按舊按鈕、或進別人的遊戲。
    • 輸入 **/** 查看指令：/game new 可在 #lobby 開新局，也能加入電腦玩家；/how 用五張圖介紹遊戲；還有 /hand、/move、/card、/rules、/turns。
    • 把時鐘往前推一天，看看誰會收到提醒。


cmd-history-about = 本伺服器已結束的遊戲
cmd-leaderboard-about = 本伺服器某款遊戲的最強玩家
cmd-stats-about = 某人在本伺服器玩過什麼、回應有多快
cmd-replay-about = 把一局已結束的遊戲做成版圖影片
cmd-proof-about = 已結束遊戲的種子，並證明與開局時公布的一致
cmd-export-about = 把已結束的遊戲存成檔案
cmd-import-about = 從檔案收下一局已結束的遊戲
arg-member = 誰
arg-game-id = 哪一局（編號）；預設為此頻道最近一局
arg-file = /export 給出的檔案
bot-no-history = 這裡還沒有結束的遊戲。
bot-not-over = 遊戲結束後才能這樣做，否則會洩漏隱藏資訊。
bot-standing = { $place }. **{ $name }** { $rating } · { $games } 局 { $wins } 勝
bot-standing-note = 數字是幾乎可以肯定的實力下限：隨戰績以及與真人對局數增加（OpenSkill）。
bot-tally = { $game }：{ $games } 局 { $wins } 勝，最高分 { $best }
bot-usual-wait = 通常回應時間：{ $time }
bot-minutes = { $n } 分鐘
bot-hours = { $n } 小時
bot-days = { $n } 天
bot-film = 遊戲 { $id } 的逐步回放
bot-film-too-long = 影片超過 Discord 在此允許的大小。
bot-growth = 分數隨遊戲進行的變化
bot-proof = 遊戲 { $id } 的種子是 `{ $seed }`，其 SHA-256 為 `{ $hash }`，與開局時公布的相同：事後沒有更改任何抽取結果。
bot-proof-wrong = 遊戲 { $id } 的種子是 `{ $seed }`，但其 SHA-256 並非開局時公布的 `{ $hash }`。
bot-sworn = 已公布的種子雜湊：{ $hash }
bot-exported = 遊戲 { $id }，含種子與全部回答。
bot-imported = 已收下遊戲 { $id }。可用 /replay 觀看，/history 也會列出。
bot-import-big = 這個檔案太大，不像一局遊戲。
bot-import-broken = 無法把這個檔案讀成一局遊戲；第一個錯誤在 { $where }。沒有保存任何內容。
bot-import-rules = 那局遊戲用的是第 { $theirs } 版規則，這裡是第 { $ours } 版。沒有保存任何內容。
bot-import-seed = 檔案中的種子與雜湊不符，檔案被改過。沒有保存任何內容。
bot-import-replay = 從種子重新進行，結果與檔案不同，檔案被改過。沒有保存任何內容。
bot-import-unfinished = 檔案只有遊戲的一部分。沒有保存任何內容。
bot-rematch = 再來一局
bot-seed-shown = 種子：{ $seed }


cmd-redo-about = 恢復你剛收回的動作
cmd-rollback-about = 把遊戲退回較早的時點（管理員）
cmd-kick-about = 讓一直拖住大家的人讓出座位
arg-to = 退到哪個回答之前
arg-player = 誰的座位
bot-ask-undo = 徵詢全桌
bot-vote-asked = 已徵詢其他人，全員同意後立即執行。
bot-vote-undo = { $who } 希望收回上一個回答，連同之後發生的一切。
bot-vote-kick = { $who } 讓遊戲等了很久。要開放這個座位嗎？在有人接手前由電腦代打。
bot-vote-missing = 尚未回答：{ $who }
bot-vote-yes = 同意
bot-vote-no = 不同意
bot-vote-agreed = 全員同意，已執行。
bot-vote-refused = 未獲同意，遊戲照常進行。
bot-vote-over = 這次表決已結束，或遊戲已經往前進行。
bot-vote-not-yours = 只有同桌相關的玩家可以回答。
bot-taken-back = 全員同意：{ $who } 收回一個回答。遊戲回到第 { $number } 個回答之前。
bot-rolled-back = { $who } 已把遊戲退回第 { $number } 個回答之前。
bot-may-not-rollback = 只有管理員（管理頻道權限）能退回遊戲。你可以用 /game undo 收回自己的上一個回答。
bot-rollback-number = 請選擇 1 到 { $most } 的回答。
bot-redo-nothing = 沒有你剛收回的動作。
bot-redone = 已恢復。
bot-kick-not-owing = { $who } 現在並沒有讓人等。
bot-kick-early = { $who } 可以用 { $days } 天，之後才能開放座位。
bot-kicked = { $who } 的座位已開放。在有人接手前由電腦代打。


cmd-away-about = 宣告暫離：不提醒，計時也暫停
arg-days = 離開幾天（0：我回來了）
arg-clock = 整局的時間；每次等待的前 10 小時不計
arg-at-zero = 時間用完時怎麼辦
arg-every = 在勿擾時段之外每隔幾小時提醒（0：每天一次）
arg-quiet-from = 從幾點起勿擾
arg-quiet-to = 到幾點為止勿擾
bot-clock = 計時：整局 { $bank } 小時，每次等待前 { $grace } 小時不計。用完時：{ $zero }。
bot-zero-nudge = 提醒
bot-zero-computer = 由電腦代答
bot-zero-vote = 其他人表決是否開放座位
bot-time-nudge = { $who }，你的時間用完了，請行動。
bot-time-computer = { $who } 的時間用完了：這一次由電腦代答。
bot-time-vote = { $who } 的時間用完了，已詢問其他人是否開放座位。
bot-away = 你暫離到 { $until }。提醒與計時暫停；用 /away 0 結束。
bot-welcome-back = 歡迎回來，提醒與計時繼續。
bot-away-too-long = { $span } 天內可暫離 { $most } 天，還剩 { $left } 天。
bot-set-every = 每 { $n } 小時提醒，{ $begun }:00 到 { $ended }:00 除外


cmd-orders-about = 例行問題的規則，以及預先排好的行動
cmd-ahead-about = 為你的下一回合預排一個行動
arg-then = 同一行動中接著做什麼
bot-orders = 你在這局的常設指令
bot-orders-none = 這個遊戲現在沒有可依規則回答的問題。若有提供，可用 /ahead 預排行動。
bot-queue = 已預排的行動：
bot-queue-clear = 清除預排
bot-queue-full = 最多可預排 { $most } 個行動。
bot-rule-ask = 問我
bot-rule-upto = { $n } 以內：{ $answer }；超過：{ $then }
bot-rule-keep = 採用此規則
bot-rule-kept = 已保存。規則會隔一段隨機時間才回答，別人看不出來。
bot-rule-untried = 這局還沒有問過你這個問題。
bot-rule-past = { $ask }——你：{ $given }；規則：{ $rule }
bot-back-to = 返回

arg-heads-up = 輪到我之前私訊通知
arg-large-text = 只給我看的圖片用較大的字
bot-mute = 這回合別再提醒
bot-muted = 在你回答之前不再提醒。
bot-heads-up = { $game }：接下來輪到你，在 { $place }。
bot-set-heads-up = 輪到你之前會私訊通知
bot-set-large-text = 你自己看的圖片用較大的字

arg-find = 只列出含這些字的行
bot-may-not-create = 這裡只有管理員（管理頻道權限）能開局，請找他們。
bot-no-thread = 我不能在這裡建立討論串：請給我「建立公開討論串」權限，或用 /setup 改成在頻道裡玩。
bot-setup-how = 在下方選擇即可更改。語言、時區與時刻：/setup language、time_zone、hour。
bot-setup-create = 誰可以開局：
bot-setup-create-all = 所有人
bot-setup-create-moderators = 管理員
bot-setup-place = 遊戲進行於：
bot-setup-place-channel = 頻道
bot-setup-place-thread = 各自的討論串
bot-setup-clock = 新遊戲的計時：
bot-setup-clock-none = 無
bot-setup-clock-day = 1 天
bot-setup-clock-three-days = 3 天
bot-setup-clock-week = 7 天
bot-setup-zero = 時間用完時：
bot-setup-zero-nudge = 提醒
bot-setup-zero-computer = 由電腦代答
bot-setup-zero-vote = 表決是否開放座位
bot-setup-posts = 回合訊息：
bot-setup-posts-pictures = 附圖
bot-setup-posts-words = 只有文字
bot-setup-live = 大家都在幾分鐘內回應時：
bot-setup-live-on = 編輯同一則訊息
bot-setup-live-off = 每回合都發新訊息

bot-no-such-topic = 規則裡沒有「{ $typed }」這個主題。只打 /rules 可列出所有主題。
bot-designed = 沒有公開資料、由我們自訂的部分:

cmd-why-about = 你的分數從何而來，或某個行動現在為何不行
arg-answer = 你做不了的行動：名稱或代號
bot-why-total = 合計：{ $n }
bot-why-legal = 你現在可以這樣做。
bot-why-instead = 現在可行：{ $options }

cmd-how = 導覽
cmd-how-about = 五張圖看懂一款遊戲
bot-how-1 = 開局
bot-how-2 = 前期
bot-how-3 = 中期
bot-how-4 = 後期
bot-how-5 = 計分

bot-welcome = Eureka 來了：在這個伺服器用通訊方式玩重度桌遊。
bot-welcome-new = 在頻道裡輸入 `/game new` 就在那裡開一局。朋友按「加入」，空位可由電腦玩家補上。
bot-welcome-how = `/how` 用五張圖介紹一款遊戲；`/rules` 和 `/card` 可查任何規則與卡牌。
bot-welcome-mine = `/settings` 記住你的語言、時區和每日提醒的時刻。
bot-welcome-setup = `/setup` 給管理伺服器的人用：誰能開局、在哪裡、用什麼語言、張貼多少。
bot-welcome-help = `/help` 隨時告訴你接下來能做什麼。
bot-further = 下一頁
bot-which-thing = 「{ $typed }」可能指好幾樣，你要的是哪一個？
bot-which-of-mine = 這裡沒有遊戲。你指的是自己的哪一局？
bot-which-finished = 這裡沒有結束的遊戲。你指的是自己的哪一局？
bot-topics = 閱讀主題…
bot-no-such-option = 「{ $typed }」不是這個遊戲的選項。可選：{ $options }
bot-not-but = { $why }現在可行：{ $options }。
bot-quoted = 「{ $what }」
