game = Legendary Inventors
game-blurb = Send your four inventors to finish the inventions of three ages, and pick rewards among the first.

### Names
team-green = Green team
team-blue = Blue team
team-yellow = Yellow team
team-purple = Purple team
team-red = Red team
period-antiquity = Antiquity
period-middle_ages = Middle Ages
period-renaissance = Renaissance
period-industrial = Industrial Age
period-contemporary = Contemporary Age
discipline-physics = Physics
discipline-chemistry = Chemistry
discipline-mechanics = Mechanics
discipline-mathematics = Mathematics
amount-physics = { $n } physics
amount-chemistry = { $n } chemistry
amount-mechanics = { $n } mechanics
amount-mathematics = { $n } mathematics
category-0 = 0 Weapons
category-1 = 1 Transport
category-2 = 2 Communication
category-3 = 3 Leisure
category-4 = 4 Time
category-5 = 5 Energy
inventor-hypatia = Hypatia of Alexandria
inventor-archimedes = Archimedes
inventor-aristotle = Aristotle
inventor-hippocrates = Hippocrates
inventor-oresme = Nicole Oresme
inventor-fibonacci = Leonardo Fibonacci
inventor-hildegard = Hildegard of Bingen
inventor-gutenberg = Johannes Gutenberg
inventor-boyle = Robert Boyle
inventor-newton = Isaac Newton
inventor-galileo = Galileo Galilei
inventor-pascal = Blaise Pascal
inventor-lovelace = Ada Lovelace
inventor-watt = James Watt
inventor-lavoisier = Antoine Lavoisier
inventor-franklin = Benjamin Franklin
inventor-einstein = Albert Einstein
inventor-curie = Marie Curie
inventor-edison = Thomas Edison
inventor-tesla = Nikola Tesla
invention-stone_axe = Stone Axe
invention-bow = Bow
invention-wheel = Wheel
invention-sailing_boat = Sailing Boat
invention-papyrus = Papyrus
invention-alphabet = Alphabet
invention-dice = Dice
invention-flute = Flute
invention-sundial = Sundial
invention-hourglass = Hourglass
invention-fire = Fire
invention-oil_lamp = Oil Lamp
invention-gunpowder = Gunpowder
invention-crossbow = Crossbow
invention-magnetic_compass = Magnetic Compass
invention-hot_air_balloon = Hot-air Balloon
invention-printing_press = Printing Press
invention-optical_telegraph = Optical Telegraph
invention-playing_cards = Playing Cards
invention-piano = Piano
invention-mechanical_clock = Mechanical Clock
invention-pendulum_clock = Pendulum Clock
invention-windmill = Windmill
invention-candle = Candle
invention-dynamite = Dynamite
invention-revolver = Revolver
invention-automobile = Automobile
invention-zeppelin = Zeppelin
invention-telephone = Telephone
invention-radio = Radio
invention-photography = Photography
invention-cinema = Cinema
invention-pocket_watch = Pocket Watch
invention-quartz_clock = Quartz Clock
invention-light_bulb = Light Bulb
invention-electric_battery = Electric Battery
token-vp1 = 1 victory point
token-vp2 = 2 victory points
token-vp3 = 3 victory points
token-progress2 = Progress to level 2
token-progress3 = Progress to level 3
token-progress4 = Progress to level 4
token-availability = Availability
token-additional_knowledge = Additional knowledge
token-classification = Classification number
effect-vp1 = Worth 1 point at the end if not flipped (R10.2).
effect-vp2 = Worth 2 points at the end if not flipped (R10.2).
effect-vp3 = Worth 3 points at the end if not flipped (R10.2).
effect-progress2 = Raises a discipline of one of your inventors from level 1 to 2, at any time (R9.2).
effect-progress3 = Raises a discipline of one of your inventors from level 2 to 3, at any time (R9.2).
effect-progress4 = Raises a discipline of one of your inventors from level 3 to 4, at any time (R9.2).
effect-availability = Before your action, all your busy inventors become ready; you still take your action (R10.4).
effect-additional_knowledge = Together with a send, place up to 2 more cubes in any empty slots of the same invention (R10.5).
effect-classification = Stands for any one number in a run when points are counted (R12.4).
none = none
busy = busy
ready = ready
goal-reached = reached
goal-open = not yet reached
rank = { $who } { $n }
source-designed = Some values here are our own design, not the publisher's.
source-public = Values as published.

### Lobby
option-teams = Teams
option-teams-choose = Everyone picks, first come first served
option-teams-random = Dealt at random
designed-starts = start levels of 17 inventors
designed-goals = goals and goal points of 18 inventors
designed-slots = slots of 35 inventions, and names of 25
designed-tokens = how many of each victory-point, additional-knowledge and classification token there are

### Questions
ask-team = Which team will you lead?
ask-turn = Your turn: what will you do?
ask-invention = Where does { $inventor } go?
ask-extra = How many additional-knowledge tokens do you spend on { $invention }?
ask-slots = Which slots of { $invention } get the { $n } { $n ->
    [one] cube
   *[other] cubes
} of your choice?
ask-reward = { $invention } is complete. Which reward do you take?
ask-adjust = The last age is over. Place or flip what you still can, then say you are done.
ask-place = Place a progress token
ask-flip = Flip a token to level 1
option-send = Send { $inventor }
option-refresh = Refresh
option-availability = Use an availability token
option-pass = Pass
option-done = Done
option-place = { $token }: { $inventor }, { $discipline }
option-flip = Flip { $token }: { $inventor }, { $discipline } level 1
detail-refresh = All your busy inventors become ready; this is your whole turn.
detail-availability = The token goes to the box, all your busy inventors become ready, and you still act.
detail-pass = Nothing else is possible.
detail-done = You place nothing more.
detail-card = { $points } { $points ->
    [one] point
   *[other] points
}, category { $category }
detail-target = Places { $n } of: { $cubes }. { $left } { $left ->
    [one] slot stays
   *[other] slots stay
} empty. Order then: { $order }.
detail-completes = Places { $n } of: { $cubes }. This completes the invention. Order of reward: { $order }; only the first three choose.
detail-ends-age = Places { $n } of: { $cubes }. This completes the invention and ends the age. Order of reward: { $order }; only the first three choose.

### What happened
log-start = { $who } begins and holds Leonardo.
log-team = { $who } leads the { $team }.
log-age = Age { $age } begins with { $n } inventions.
log-send = { $who } sends { $inventor } to { $invention }: { $cubes }.
log-extra = { $who } spends { $n } additional-knowledge { $n ->
    [one] token
   *[other] tokens
} on it.
log-refresh = { $who } refreshes: { $n } { $n ->
    [one] inventor is
   *[other] inventors are
} ready again.
log-availability = { $who } uses an availability token: { $n } { $n ->
    [one] inventor is
   *[other] inventors are
} ready again.
log-pass = { $who } can do nothing and passes.
log-complete = { $who } completes { $invention } and takes Leonardo. Rewards go to: { $order }.
log-reward = { $who } takes { $reward }.
log-cleared = { $invention } is cleared; its cubes go home.
log-age-over = Age { $age } is over; { $invention } goes to the box.
log-abandon = Nobody can act: { $invention } is given up.
log-place = { $who } places { $token } on { $inventor }: { $discipline } is now level { $level }.
log-flip = { $who } flips { $token } for { $inventor }: { $discipline } is now level { $level }.
log-over = The game is over.

### Where the game stands
headline-setup = Choosing teams
headline-turn = Age { $age }: { $left } to complete
headline-reward = Age { $age }: sharing out rewards
headline-final = Final adjustment
headline-finished = Game over
status-table = Leonardo: { $leonardo }. Tokens in the bag: { $bag }.
status-invention = { $invention } ({ $category }, { $points } { $points ->
    [one] point
   *[other] points
}). Empty: { $free }. Cubes: { $cubes }. Rewards: { $rewards }.
status-itself = the invention itself
status-seat = { $who }, { $team }: { $points } { $points ->
    [one] point
   *[other] points
}, { $reserve } cubes in reserve. Tokens: { $tokens }. Inventions: { $cards }.
status-inventor = { $inventor } ({ $state }): { $levels }. Goal { $goal }, { $points } points, { $reached }.

### Scores
score-cards = Inventions
score-cards-why = { $card }: { $points }
score-tokens = Victory-point tokens
score-tokens-why = { $token }: { $points }
score-goals = Goals
score-goals-why = { $inventor }: { $points }
score-runs = Runs of categories
score-runs-why = Categories { $numbers }; classification tokens: { $wild }
score-tie-cards = Tie: inventions owned

### Refusals
refused-team-taken = The { $team } is already taken.
refused-busy = { $inventor } is busy; refresh first.
refused-not-yours = { $inventor } is not in your team.
refused-no-cubes = You have no cubes in reserve.
refused-no-cube-placed = { $inventor } could not place a single cube.
refused-no-slot = No cube could be placed on { $invention }.
refused-not-open = { $invention } is not on the table now.
refused-nothing-busy = None of your inventors is busy.
refused-pass = You can act, so you may not pass.
refused-no-token = You hold no unused token of this kind: { $token }.
refused-extra = Spend between { $least } and { $most } tokens; each must place at least one cube.
refused-slots-all = Every cube must be placed, in empty slots of this one invention, as far as they go.
refused-reward-taken = This reward is already taken.
refused-field-full = Level 1 goes on an empty field only; this one has level { $level }.
refused-not-progress = { $token } is no progress token; it can only be flipped to level 1.
refused-level = Level { $level } needs level { $need } below it; this field has level { $now }.

### Commands
command-team = Choose your team
command-send = Send an inventor to an invention
command-refresh = Make all your busy inventors ready
command-availability = Use an availability token
command-pass = Pass when nothing else is possible
command-reward = Take a reward
command-place = Place a progress token
command-flip = Flip any token to level 1
command-done = End your final adjustment
param-team = team
param-inventor = inventor
param-invention = invention
param-tokens = additional-knowledge tokens
param-slots = slots for cubes of your choice
param-pick = the invention or one of its tokens
param-token = token and field
param-back = token and field

### Cards
card-team = { $period }: { $members }
card-inventor-team = { $team }
card-inventor-start = Starts with { $start }
card-inventor-goal = Goal { $goal }: { $points } points
card-invention-age = Age { $age }, { $points } { $points ->
    [one] point
   *[other] points
}
card-invention-category = Category { $category }
card-invention-slots = Needs { $slots }
card-token-back = Any unused token may be flipped to level 1 on an empty field (R10.7).
card-token-count = { $n } in the game

### Rules help
topic-goal = Aim of the game
topic-goal-body = Over three ages you fill inventions with your cubes. Owned inventions, point tokens, reached goals and runs of categories score (R12). Most points win; on a tie, more inventions (R13.1).
topic-setup = Setup
topic-setup-body = Each player leads a team of four inventors and has 15 cubes (R2.2, R2.3). In each age, three inventions more than there are players lie open, with two tokens each (R2.7). A random player begins with Leonardo (R2.6).
topic-turn = Your turn
topic-turn-body = Clockwise, each player either sends one inventor or refreshes (R3.2). Progress tokens and flips are possible at any time, in others' turns too (R9.3). An availability token may come before the action (R3.3).
topic-send = Sending an inventor
topic-send-body = Choose a ready inventor and one open invention (R4.1). In each discipline it places as many cubes as its level, as far as there are empty slots; you cannot place fewer (R4.3), and at least one must fit (R4.2). If your reserve is too small, you choose the slots (R4.4). The inventor is then busy (R4.5).
topic-refresh = Refreshing
topic-refresh-body = All your busy inventors become ready (R5.2). This is the whole turn (R5.4) and needs at least one busy inventor (R5.1).
topic-deadlock = When nothing is possible
topic-deadlock-body = You pass only if you can neither send nor refresh (R6.1). When all players pass in a row, the emptiest invention is given up and its cubes go home (R6.3).
topic-rewards = Completing an invention
topic-rewards-body = Whoever fills the last slot takes Leonardo (R7.1). Contributors are ranked by cubes; ties go to the completer, then clockwise (R7.4). The first three each take one thing: the invention or one of its two tokens (R7.3). Others get nothing (R7.5). Cubes go home, inventors stay as they are (R7.7).
topic-ages = Ages
topic-ages-body = An age ends at once when one invention is left; that one goes to the box (R8.1). The next age is laid out; inventors stay ready or busy (R8.3).
topic-knowledge = Knowledge and goals
topic-knowledge-body = A progress token of level k goes on a field of level k−1 (R9.2), for good (R9.4). A goal counts if every level is reached or exceeded (R9.5, R9.6).
topic-tokens = Tokens
topic-tokens-body = Victory points count at the end (R10.2). Progress raises levels (R10.3). Availability wakes your inventors before your action (R10.4). Additional knowledge adds up to two cubes to a send, in any slots (R10.5). A classification number fits anywhere in a run (R10.6). Any unused token may instead be flipped to level 1 on an empty field (R10.7).
topic-end = End of the game
topic-end-body = After the third age all may still place and flip tokens (R11.2); then points are counted.
topic-scoring = Scoring
topic-scoring-body = Inventions by age 1, 2 or 3 points (R12.1), point tokens (R12.2), goals (R12.3), runs 0, 1, 2 … without a gap: the highest number of each (R12.4). The best arrangement is found for you.
