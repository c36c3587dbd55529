# Commands and their parameters
cmd-game-about = Open, join and look after the game of this channel
cmd-new-about = Open a new game in this channel
cmd-join-about = Take a seat in the game of this channel
cmd-leave-about = Give your seat back before the start
cmd-start-about = Start the game
cmd-status-about = The whole position in words
cmd-board-about = The board as you see it
cmd-log-about = What has happened so far
cmd-undo-about = Take your last answer back
cmd-resign-about = Give your seat up; the computer plays on
cmd-end-about = Close the game of this channel
cmd-hand-about = What you hold and may do, for your eyes only
cmd-move-about = Make a move
cmd-turns-about = Every game that waits for you
cmd-card-about = What a card, tile, faction or board says
cmd-rules-about = What the rules say
cmd-settings-about = Your language, time zone and reminders
cmd-setup-about = Defaults of this server
cmd-help-about = What you can do here and now
arg-game = Which game
arg-seats = How many seats
arg-computers = How many of them are computer players
arg-options = Options of the game
arg-move = Type any part of the move
arg-name = Its name, in any of our languages
arg-topic = Topic
arg-language = Language
arg-time-zone = Time zone, for example Asia/Taipei
arg-hour = Hour of the daily reminder (0 to 23)
arg-reminders = Where to remind you

# Lobby
bot-join = Join
bot-leave = Leave
bot-add-computer = Add computer
bot-start = Start
bot-computer = computer
bot-seats-missing = { $n ->
    [one] One more player is needed.
   *[other] { $n } more players are needed.
}
bot-ready = Ready to start.
bot-status-lobby = In the lobby.
bot-status-running = The game is on.
bot-status-finished = The game is over.
bot-status-ended = The game was called off.
bot-joined = You have a seat.
bot-left = Your seat is free again.
bot-started = The game has started.
bot-claimed = The seat is yours.
bot-claim = Take the seat of { $name }

# Turn posts
bot-to-move = { $who } to move.
bot-reminder = { $who } to move: a reminder.
bot-seat-open = { $name } has given up their seat. The computer plays it until somebody takes it.
bot-void = { $n ->
    [one] The rules were mended: one answer no longer fits them and was taken back.
   *[other] The rules were mended: { $n } answers no longer fit them and were taken back.
}
bot-instead = I can no longer post in { $place }, so I write to you here. There I need: View Channel, Send Messages, Embed Links, Attach Files.
bot-played-in = Played in { $place }.
bot-turn = turn { $n }
bot-earlier = … and { $n } more before that
bot-take-turn = Take turn
bot-hand = My hand
bot-where = Show where
bot-board = Board
bot-undo = Undo
bot-more = More
bot-status = Status
bot-log = Log
bot-score = Score
bot-display = Displays and tiles
bot-mats = Look at a player
bot-older = Older
bot-log-empty = Nothing has happened yet.
bot-won = { $n ->
    [one] { $who } wins.
   *[other] { $who } share the win.
}
bot-block-game = Game
bot-block-turn = Turn

# Panel
bot-you-owe = It is your move.
bot-done-next = Done. { $who } to move.
bot-over = The game is over.
bot-chosen = Chosen: { $what }
bot-yes = Yes
bot-no = No
bot-done = Done
bot-clear = Clear
bot-confirm = Confirm
bot-back = Back
bot-sure = This cannot be taken back once others see it. Sure?
bot-besides = Also possible
bot-pick-one = Choose one
bot-pick-some = { $least ->
    [0] Choose up to { $most }
   *[other] { $most ->
        [one] Choose one
       *[other] Choose { $least } to { $most }
    }
}
bot-pick-number = A number from { $least } to { $most }
bot-type-number = Type a number
bot-was-now = That was turn { $was }; it is now turn { $now }.
bot-undone = Taken back.

# Lists and settings
bot-turns = { $n ->
    [0] No game waits for you.
    [one] One game waits for you:
   *[other] { $n } games wait for you:
}
bot-turns-others = { $n ->
    [one] One other game waits for somebody else.
   *[other] { $n } other games wait for somebody else.
}
bot-unset = not set
bot-set-language = Language:
bot-set-zone = Time zone:
bot-set-hour = Daily reminder at:
bot-set-where = Reminders:
bot-remind-channel = in the channel
bot-remind-dm = as a direct message
bot-setup = Defaults of this server
bot-language-en = English
bot-language-zh-Hant = 繁體中文
bot-language-zh-Hans = 简体中文
bot-credits = Designed by { $who }, published by { $publisher }
bot-resign = Give up my seat
bot-resign-sure = The computer will play your seat until somebody takes it. Sure?
bot-resigned = You have given up your seat.
bot-end = Close the game
bot-end-sure = The game will be called off for everybody. Sure?
bot-ended = The game is closed.
bot-help-dm = Here, in private
bot-help-empty = No game in this channel yet
bot-help-lobby = A game is about to start here
bot-help-turn = It is your move
bot-help-waiting = You are waiting for others
bot-help-watching = A game is on; you are watching

# Refusals
bot-stale = Somebody was faster and the game has moved on; nothing of yours was changed. Look again and repeat it.
bot-unknown-game = That game no longer exists.
bot-wrong-status = The game is not at a point where that can be done.
bot-seat-taken = You already have a seat in this game.
bot-no-seat = There is no free seat.
bot-seatless = You have no seat in this game.
bot-no-such-player = This game has no such player. Choose one: { $who }.
bot-leave-late = The game has started. /game resign gives your seat up; the computer plays on.
bot-log-none = Nothing in the log fits that.
bot-store = The game could not be saved or read just now. Nothing was changed; try again in a minute.
bot-unfit = This game cannot be read by the present version of the bot. Nothing was lost; tell whoever runs it.
bot-forbidden = I lack a permission in this channel to do that.
bot-unexpected = Something went wrong on my side. Nothing was lost; try again.
bot-old-button = This button is from an older version. Open the panel again with Take turn.
bot-outsider = You have no seat in this game; { $who } play it.
bot-not-seated = Only those who sit at the table can do that.
bot-no-game-here = There is no game in this channel. /game new opens one; /turns lists those that wait for you.
bot-not-running = The game has not started yet, or is over.
bot-no-open-seat = No seat is open in this game.
bot-no-such-game = There is no game called “{ $typed }”.
bot-no-such-card = No card, tile or board is called “{ $typed }”.
bot-which-game = Which game? None is played in this channel.
bot-no-such-zone = “{ $typed }” is no time zone, or not just one. Type a city, for example Asia/Taipei.
bot-move-gone = That move is no longer possible: the game has moved on.
bot-no-such-move = “{ $typed }” is no move you can make now. Do you mean one of these?
bot-other-game = This channel does not play { $game }.
bot-not-your-turn = It is not your turn.
bot-not-now = That is not possible now. You are asked: { $asked }
bot-may-not-end = Only whoever opened the game, or a moderator, can close it.
bot-may-not-setup = Only those who manage the server can do that.
bot-missing-permissions = Before a game can be played here I need: { $what }.
bot-permission-view-channel = View Channel
bot-permission-send-messages = Send Messages
bot-permission-embed-links = Embed Links
bot-permission-attach-files = Attach Files
bot-permission-read-message-history = Read Message History
bot-channel-busy = This channel already has a game. Finish or close that first, or open one in another channel.
bot-seat-not-open = That seat is not open.
bot-nobody-left = At least one person must stay at the table.

sandbox-tour =
    Welcome! This is Eureka in a simulated Discord; nothing here leaves this machine.
    • Choose a channel above: each game stands at a position worth playing. Press **Take turn** there.
    • **Viewing as** lets you be Ada, Bo or Cy. Try a move out of turn, an old button, somebody else's game.
    • Type **/** for the commands: /game new opens a game here in #lobby, with computer players if you like; /how shows any game in five pictures; then /hand, /move, /card, /rules, /turns.
    • Push the clock on by a day and see who is reminded.


cmd-history-about = The games that were finished on this server
cmd-leaderboard-about = The strongest players of a game on this server
cmd-stats-about = What somebody has played on this server, and how quickly
cmd-replay-about = A finished game as a film of its board
cmd-proof-about = The seed of a finished game, and that it is the one sworn to at the start
cmd-export-about = A finished game as a file
cmd-import-about = Take up a finished game from a file
arg-member = Who
arg-game-id = Which game (its id); by default the last one in this channel
arg-file = The file that /export gave out
bot-no-history = No game has been finished here yet.
bot-not-over = That is only possible once the game is over: until then it would tell what is hidden.
bot-standing = { $place }. **{ $name }** { $rating } · { $wins } of { $games } won
bot-standing-note = The number is the strength that is as good as certain: it rises with results and with the number of games against other people (OpenSkill).
bot-tally = { $game }: { $wins } of { $games } won ({ $rate } %), best score { $best }
bot-usual-wait = Usual time to answer: { $time }
bot-minutes = { $n } min
bot-hours = { $n } h
bot-days = { $n } days
bot-film = The game { $id }, move by move
bot-film-too-long = That film is larger than Discord takes here.
bot-growth = Points over the course of the game
bot-proof = The seed of game { $id } was `{ $seed }`. Its SHA-256 is `{ $hash }`, the one posted at the start: no draw was changed afterwards.
bot-proof-wrong = The seed of game { $id } is `{ $seed }`, but its SHA-256 is not `{ $hash }`, which was posted at the start.
bot-sworn = Seed sworn to: { $hash }
bot-exported = Game { $id }, with its seed and every answer.
bot-imported = Game { $id } is kept. Look at it with /replay, /history knows it too.
bot-import-big = That file is too large for a game.
bot-import-broken = That file cannot be read as a game; the first fault is at { $where }. Nothing was kept.
bot-import-rules = That game was played by version { $theirs } of the rules; here they are version { $ours }. Nothing was kept.
bot-import-seed = The file's seed does not match its hash, so the file was changed. Nothing was kept.
bot-import-replay = Played again from its seed, the game comes out differently, so the file was changed. Nothing was kept.
bot-import-unfinished = The file holds only a part of a game. Nothing was kept.
bot-rematch = Rematch
bot-seed-shown = Seed: { $seed }


cmd-redo-about = Bring back what you have just taken back
cmd-rollback-about = Go back to an earlier point of the game (moderators)
cmd-kick-about = Open the seat of somebody who keeps all others waiting
arg-to = Before which answer
arg-player = Whose seat
bot-ask-undo = Ask the table
bot-vote-asked = The others are asked. It is done as soon as all agree.
bot-vote-undo = { $who } asks to take their last answer back, with all that came after it.
bot-vote-kick = { $who } has kept the game waiting. Shall the seat be opened? The computer plays it until somebody takes it.
bot-vote-missing = Still to answer: { $who }
bot-vote-yes = Agree
bot-vote-no = Do not agree
bot-vote-agreed = All agree: done.
bot-vote-refused = Not agreed to; the game goes on as it is.
bot-vote-over = That vote is over, or the game has moved on since.
bot-vote-not-yours = Only those at the table whom it concerns can answer that.
bot-taken-back = All agree: { $who } takes an answer back. The game stands again before answer { $number }.
bot-rolled-back = { $who } has set the game back to before answer { $number }.
bot-may-not-rollback = Only a moderator (Manage Channels) can set a game back. You can take your own last answer back with /game undo.
bot-rollback-number = Choose an answer from 1 to { $most }.
bot-redo-nothing = There is nothing of yours that was just taken back.
bot-redone = Brought back.
bot-kick-not-owing = { $who } does not keep anybody waiting now.
bot-kick-early = { $who } may take { $days } days before the seat can be opened; days away do not count.
bot-kicked = The seat of { $who } is open. The computer plays it until somebody takes it.


cmd-away-about = Say that you are away: no reminders, and clocks wait
arg-days = For how many days (0: you are back)
arg-clock = Time for the whole game; the first 10 hours of every wait are free
arg-at-zero = What happens when somebody's time is up
arg-every = Remind me every so many hours outside my quiet hours (0: once a day)
arg-quiet-from = Hour from which you are not to be disturbed
arg-quiet-to = Hour until which you are not to be disturbed
bot-clock = Clock: { $bank } h for the whole game, { $grace } h of every wait are free. When it is up: { $zero }.
bot-zero-nudge = a ping
bot-zero-computer = the computer answers
bot-zero-vote = the others vote on opening the seat
bot-time-nudge = { $who }, your time is up. Please make your move.
bot-time-computer = The time of { $who } was up: the computer has answered this once.
bot-time-vote = The time of { $who } is up. The others are asked whether the seat is to be opened.
bot-away = You are away until { $until }. Reminders and clocks wait; /away 0 ends it.
bot-welcome-back = Welcome back. Reminders and clocks run again.
bot-away-too-long = You can be away for { $most } days within { $span }; { $left } are left.
bot-set-every = Reminded every { $n } hours, not from { $begun }:00 to { $ended }:00


cmd-orders-about = Rules for routine questions, and your moves queued ahead
cmd-ahead-about = Queue a move for your next turn
arg-then = What follows within the same move
bot-orders = Your standing orders in this game
bot-orders-none = This game asks nothing that could be answered by rule now. Queue moves with /ahead where it offers any.
bot-queue = Queued moves:
bot-queue-clear = Forget the queue
bot-queue-full = At most { $most } moves can be queued.
bot-rule-ask = ask me
bot-rule-upto = { $answer } up to { $n }, above that: { $then }
bot-rule-keep = Keep this rule
bot-rule-kept = Kept. Rules answer after a random while, so that nobody can tell.
bot-rule-untried = You have not been asked that yet in this game.
bot-rule-past = { $ask } — you: { $given }; the rule: { $rule }
bot-back-to = Back

arg-heads-up = Tell me in private when my turn comes next
arg-large-text = Draw the pictures that only I see with larger type
bot-mute = Not again this turn
bot-muted = No more reminders until you have answered.
bot-heads-up = { $game }: your turn comes next, in { $place }.
bot-set-quiet = No reminders from { $begun }:00 to { $ended }:00
bot-set-heads-up = Told in private when your turn comes next
bot-set-large-text = Your own pictures have larger type

arg-find = Only lines with these words
bot-may-not-create = Here only moderators (Manage Channels) open games. Ask one of them.
bot-no-thread = I may not make a thread here: give me Create Public Threads, or let /setup play in the channel itself.
bot-setup-how = Choose below to change it. The time zone: /setup time_zone.
bot-setup-create = Who opens games:
bot-setup-create-all = everybody
bot-setup-create-moderators = moderators
bot-setup-place = A game is played in:
bot-setup-place-channel = the channel
bot-setup-place-thread = a thread of its own
bot-setup-clock = Clock of new games:
bot-setup-clock-none = none
bot-setup-clock-day = 1 day
bot-setup-clock-three-days = 3 days
bot-setup-clock-week = 7 days
bot-setup-zero = When time is up:
bot-setup-zero-nudge = a ping
bot-setup-zero-computer = the computer answers
bot-setup-zero-vote = a vote on the seat
bot-setup-posts = Turn posts:
bot-setup-posts-pictures = with a picture
bot-setup-posts-words = words only
bot-setup-live = While all answer within minutes:
bot-setup-live-on = edit one post
bot-setup-live-off = post every turn

bot-no-such-topic = The rules have no topic called “{ $typed }”. /rules without a topic lists them.
bot-designed = Ours, because no public source gives it:

cmd-why-about = Where your points come from, or why a move is not possible now
arg-answer = A move that you cannot make: its name or id
bot-why-total = Together: { $n }
bot-why-legal = You can do that now.
bot-why-instead = Possible now: { $options }

cmd-how-about = How a game goes, in five pictures
bot-how-1 = The start
bot-how-2 = Early on
bot-how-3 = Half way
bot-how-4 = Late
bot-how-5 = The score

bot-welcome = Eureka is here: heavy board games, played by post in this server.
bot-welcome-new = `/game new` opens a game in the channel where it is typed. Friends press Join; computer players can fill seats.
bot-welcome-how = `/how` shows a game in five pictures; `/rules` and `/card` look anything up.
bot-welcome-mine = `/settings` keeps your language, time zone and the hour of your daily reminder.
bot-welcome-setup = `/setup` is for those who manage the server: who opens games, where, in which language, how much is posted.
bot-welcome-help = `/help` says at any time what you can do next.
bot-further = Further
bot-which-thing = “{ $typed }” may mean several things. Which one?
bot-which-of-mine = No game is played here. Which of yours do you mean?
bot-which-finished = No game has been finished here. Which of yours do you mean?
bot-topics = Read about …
bot-no-such-option = “{ $typed }” is no option of this game. Possible: { $options }
bot-not-but = { $why } Possible now: { $options }.
bot-quoted = “{ $what }”
sandbox-bar = Sandbox
sandbox-show = Show #{ $name }
sandbox-hour = +1 h
sandbox-hour-about = Push the clock on by an hour
sandbox-day = +1 day
sandbox-day-about = Push the clock on by a day
