# 退回與恢復
refused-redo-answered = 當時在那之後已有其他人回答：全部恢復需要全體同意。
bot-redo-gone = { $who } 之後已經行動：先前收回的動作不能再恢復。
bot-redo-not-yours = 最後收回的是 { $who }，只有對方能先恢復，之後才輪到你。
bot-redo-moderator = { $who } 把遊戲退回過，只有管理員能恢復。
bot-redo-unfit = 依現在的規則，那個動作已不合法。請重新行動。
bot-vote-redo = { $who } 請求恢復全桌收回的動作。
bot-brought-back = 全員同意：{ $who } 從第 { $number } 個回答起收回的動作已恢復。
bot-rolled-forward = { $who } 已恢復從第 { $number } 個回答起退回的部分。

# 座位
bot-seat-opened = { $name } 的座位已開放。在有人接手之前由電腦代打。
bot-you-may = 你現在可以做的事：

# 計時
bot-clock-left = { $who } 的時間：剩 { $bank } 小時
bot-clock-running = { $who } 的時間：剩 { $bank } 小時；到期 { $when }

# 紀錄中的動作
bot-act-undo = { $who } 收回了一個回答。
bot-act-agreed = 全員同意：{ $who } 收回一個回答，遊戲回到第 { $number } 個回答之前。
bot-act-rollback = 管理員 { $who } 把遊戲退回到第 { $number } 個回答之前。
bot-act-redo = { $who } 恢復了從第 { $number } 個回答起收回的動作。
bot-act-resign = { $who } 讓出了座位。
bot-act-kick = 座位被開放（{ $who }）。
bot-act-claim = { $who } 接手了座位。
bot-act-time = { $who } 的時間用完，由電腦代答。

# Orders
bot-forced-on = 只有一個答案時替我回答
bot-forced-off = 只有一個答案時仍然問我
bot-forced-stopped = 之後會再問你。
bot-forced-past = 目前為止你的 { $n } 個問題中，有 { $single } 個只有一個答案。
