# Going back and forth
refused-redo-answered = Others had answered after it: bringing it all back needs the consent of all.
bot-redo-gone = { $who } has made a move since: what was taken back is gone.
bot-redo-not-yours = { $who } took something back last; only they can bring that back. After that it is your turn to.
bot-redo-moderator = { $who } has set the game back; only a moderator can bring that back.
bot-redo-unfit = That no longer fits the rules as they are now. Make your move again.
bot-vote-redo = { $who } asks to bring back what the table has taken back.
bot-brought-back = All agree: what { $who } took back from answer { $number } on stands again.
bot-rolled-forward = { $who } has brought back what was set back from answer { $number } on.

# Seats
bot-seat-opened = The seat of { $name } has been opened. The computer plays it until somebody takes it.
bot-you-may = What you can do now:

# Clock
bot-clock-left = Clock of { $who }: { $bank } h left
bot-clock-running = Clock of { $who }: { $bank } h left; up { $when }

# What was done, in the log
bot-act-undo = { $who } took an answer back.
bot-act-agreed = All agreed: { $who } took an answer back; the game went back to before answer { $number }.
bot-act-rollback = The moderator { $who } set the game back to before answer { $number }.
bot-act-redo = { $who } brought back what had been taken back from answer { $number } on.
bot-act-resign = { $who } gave up their seat.
bot-act-kick = The seat was opened ({ $who }).
bot-act-claim = { $who } took the seat.
bot-act-time = The time of { $who } was up; the computer answered.

# Orders
bot-forced-on = Answer for me what has one answer only
bot-forced-off = Ask me again what has one answer only
bot-forced-stopped = You are asked again.
bot-forced-past = Of your { $n } questions so far { $single } had one answer only.
