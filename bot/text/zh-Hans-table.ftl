# 退回与恢复
refused-redo-answered = 当时在那之后已有其他人回答：全部恢复需要全体同意。
bot-redo-gone = { $who } 之后已经行动：先前收回的动作不能再恢复。
bot-redo-not-yours = 最后收回的是 { $who }，只有对方能先恢复，之后才轮到你。
bot-redo-moderator = { $who } 把游戏退回过，只有管理员能恢复。
bot-redo-unfit = 按现在的规则，那个动作已不合法。请重新行动。
bot-vote-redo = { $who } 请求恢复全桌收回的动作。
bot-brought-back = 全员同意：{ $who } 从第 { $number } 个回答起收回的动作已恢复。
bot-rolled-forward = { $who } 已恢复从第 { $number } 个回答起退回的部分。

# 座位
bot-seat-opened = { $name } 的座位已开放。在有人接手之前由电脑代打。
bot-you-may = 你现在可以做的事：

# 计时
bot-clock-left = { $who } 的时间：剩 { $bank } 小时
bot-clock-running = { $who } 的时间：剩 { $bank } 小时；到期 { $when }

# 记录中的动作
bot-act-undo = { $who } 收回了一个回答。
bot-act-agreed = 全员同意：{ $who } 收回一个回答，游戏回到第 { $number } 个回答之前。
bot-act-rollback = 管理员 { $who } 把游戏退回到第 { $number } 个回答之前。
bot-act-redo = { $who } 恢复了从第 { $number } 个回答起收回的动作。
bot-act-resign = { $who } 让出了座位。
bot-act-kick = 座位被开放（{ $who }）。
bot-act-claim = { $who } 接手了座位。
bot-act-time = { $who } 的时间用完，由电脑代答。

# Orders
bot-forced-on = 只有一个答案时替我回答
bot-forced-off = 只有一个答案时仍然问我
bot-forced-stopped = 之后会再问你。
bot-forced-past = 目前为止你的 { $n } 个问题中，有 { $single } 个只有一个答案。
