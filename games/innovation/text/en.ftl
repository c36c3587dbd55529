game = Innovation
game-blurb = Build a civilization of inventions, share or demand their powers, claim achievements of ten ages.

### Names
color-blue = blue
color-red = red
color-green = green
color-yellow = yellow
color-purple = purple
icon-castle = castle
icon-crown = crown
icon-leaf = leaf
icon-lightbulb = lightbulb
icon-factory = factory
icon-clock = clock
icon-hex = no icon
splay-none = not splayed
splay-left = splayed left
splay-right = splayed right
splay-up = splayed up
age-1 = Prehistory
age-2 = Classical
age-3 = Medieval
age-4 = Renaissance
age-5 = Exploration
age-6 = Enlightenment
age-7 = Romance
age-8 = Modern
age-9 = Postmodern
age-10 = Information
achievement-age = Age { $age }
achievement-monument = Monument
achievement-empire = Empire
achievement-world = World
achievement-wonder = Wonder
achievement-universe = Universe
number = { $n }
none = none

### Lobby
option-edition = Edition
option-edition-third = Third edition
option-edition-second = Second edition (nine cards differ)
option-proof_reveal = Proof
option-proof_reveal-on = A hand without a demanded kind of card is shown
option-proof_reveal-off = Hands stay hidden
designed-names = Chinese names of cards, ages and special achievements

### Questions
ask-first-meld = Which of your two cards do you meld first? The other stays in your hand.
ask-action = Your turn: which action? ({ $n } left)
option-draw = Draw
option-meld = Meld { $card }
option-dogma = Dogma: { $card }
option-achieve = Achieve: age { $age }
detail-draw = A card of age { $age }, into your hand.
detail-draw-ends = No card is left at your age or above: this ends the game, and the highest score wins.
detail-card = Age { $age }, { $color }
detail-dogma = Counts { $icon }. Sharing: { $share }.
detail-dogma-demand = Counts { $icon }. Sharing: { $share }. Vulnerable to the demand: { $fall }.
detail-achieve = Your score stays as it is; the achievement is yours for good.
preview-counts = { $icon } in sight: { $counts }.
preview-count = { $who } { $n }
preview-share = Sharing, from your left, before you: { $share }.
preview-fall = Vulnerable to the demand: { $fall }.
preview-nothing = As far as you can know, this would change nothing.
preview-ends = This may end the game.

### What happened
log-setup = The cards are dealt. { $n } achievements win.
log-start = { $who } begins: { $card } is alphabetically first.
log-turn = { $who } begins a turn with { $n } { $n ->
    [one] action
   *[other] actions
}.
log-over = The game is over. { $how } Winner: { $who }.
ending-achievements = Enough achievements have been claimed.
ending-score = No card could be drawn any more; the score decides.
ending-card = A card has ended the game.

### Where the game stands
headline-opening = Everybody chooses a first card
headline-turn = Turn of { $who }: { $n } { $n ->
    [one] action
   *[other] actions
} left
headline-dogma = { $who } has activated { $card }
status-winners = Winner: { $who }.
status-goal = { $n } achievements win. { $edition }.
status-supply = Supply: { $piles }.
status-pile = age { $age }: { $n }
status-achievements = Achievements left: ages { $normal }; special: { $special }.
status-removed = Out of the game: { $cards }.
status-player = { $who }: { $points } { $points ->
    [one] point
   *[other] points
}, { $achieved } { $achieved ->
    [one] achievement
   *[other] achievements
}: { $achievements }.
status-icons = { $who } shows { $icons }.
status-icon = { $n } { $icon }
status-board = { $who }, { $color }, { $splay }, top first: { $cards }.
status-hand = { $who }, hand of { $n }: { $cards }.
status-score = { $who }, score pile of { $n }: { $cards }.
status-counters = { $who } this turn: { $tucked } tucked, { $scored } scored.

### Scores
score-points = Score pile
score-points-why = { $n } of age { $age }
score-achievements = Achievements ({ $goal } win at once)

### Refusals
refused-instead = That is not possible here. You may choose: { $options }.
refused-not-in-hand = { $card } is not in your hand. You hold: { $hand }.
refused-covered = { $card } is covered; only top cards can be activated: { $tops }.
refused-not-on-board = { $card } is not on your board. Your top cards: { $tops }.
refused-special = Special achievements take no action; they come by themselves or by a card.
refused-claimed = The achievement of age { $age } is taken. Still there: { $left }.
refused-points = Age { $age } needs { $need } points; you have { $have }.
refused-top = Age { $age } needs a top card of value { $age } or more; your highest is { $have }.

### Commands
command-draw = Draw a card
command-meld = Meld a card from your hand
command-dogma = Activate one of your top cards
command-achieve = Claim the achievement of an age
param-card = card
param-achievement = achievement

### Cards
card-achievement-age = Achievement of age { $age }
words-face = Age { $age } ({ $era }), { $color }
words-icons = Icons, top left then along the bottom: { $icons }. The { $featured } counts for sharing and demands.
words-share = { $n }. Share ({ $icon }): { $effect }
words-demand = { $n }. Demand ({ $icon }): { $effect }
words-second = In the second edition:
condition-age = Needs { $points } points and a top card of value { $age } or more (R4.4). The points stay.
condition-monument = Six cards tucked, or six scored, by you within one turn of anybody (R10.2).
condition-empire = Three or more of each of the six icons in sight on your board (R10.2).
condition-world = Twelve or more clocks in sight on your board (R10.2).
condition-wonder = Five colors, each splayed right or up (R10.2).
condition-universe = Five colors, each with a top card of value 8 or more (R10.2).
other-way-monument = Or: one execution of Masonry that melds four or more cards.
other-way-empire = Or by Construction: only you have top cards of all five colors.
other-way-world = Or by Translation: each of your top cards bears a crown.
other-way-wonder = Or by Invention: five colors, splayed in any direction.
other-way-universe = Or by Astronomy: no top card but purple has a value below 6.

### Rules help
topic-goal = Aim of the game
topic-goal-body = You win at once with 6 achievements (2 players), 5 (3 players) or 4 (4 players) (R11.2). If a card must be drawn where no pile is left up to age 10, the highest score wins (R11.3). A few late cards win by their own words (R11.5).
topic-setup = Setup
topic-setup-body = Ten piles by age; one hidden card of each age 1 to 9 is that age's achievement (R2.2). Everybody gets two cards of age 1, picks one in secret, and all meld at the same time (R2.5). The alphabetically first English title begins, "The" included (R2.6).
topic-turn = Your turn
topic-turn-body = Two actions out of draw, meld, dogma and achieve; the same one twice is fine (R3.1). There is no pass (R3.4). The first player, and with four players also the second, has one action on the first turn (R3.2).
topic-draw = Drawing
topic-draw-body = You draw from the pile of your highest top card's value, or of age 1 without any (R4.1). An empty pile sends you to the next higher one (R5.1). If there is none up to 10, or the value is above 10, the game ends (R5.3).
topic-meld = Melding
topic-meld-body = A card from your hand goes on top of your pile of its color, whatever its value (R4.2). The pile keeps its splay (R8.5). Nothing on the card happens yet.
topic-dogma = Dogma
topic-dogma-body = Activate a top card (R6.1). The icon in front of its effects is counted on every board once, now (R6.2). The effects go from first to last; each is finished by all before the next begins (R6.3). Do as much as you can and leave out the rest (R6.7).
topic-sharing = Sharing
topic-sharing-body = Opponents with at least as many of the icon carry out each share effect first, from your left; you are last (R6.5). Sharing is compulsory unless the effect says it is optional. If any of them changed anything, you draw one card at the end: the share bonus (R6.9).
topic-demands = Demands
topic-demands-body = Opponents with fewer of the icon obey each demand, one after the other from your left (R6.4). The victim makes the choices (R6.6). Demands never bring a share bonus (R6.9).
topic-keywords = Keywords
topic-keywords-body = Score: into your score pile (R7.2). Tuck: under your pile of its color (R7.3). Return: under the supply pile of its age (R7.4). Transfer: to the named place, nothing more (R7.5). Exchange: both groups are fixed first, then swapped (R7.6). Reveal: show to all (R7.7). Highest and lowest mean value (R7.11).
topic-splay = Splaying and icons
topic-splay-body = A top card shows all its icons. A covered card in a pile splayed left shows the bottom right place, right the two left places, up the three bottom places (R8.3). Splaying needs two cards and a new direction (R8.2); a pile that falls to one card forgets its splay (R8.6).
topic-executing = Executing another card
topic-executing-body = Some cards let you execute another card for yourself only: each of its share effects, in order, without counting icons, sharing or a bonus of its own; demands are left out (R9.1, R9.2).
topic-achieve = Achieving
topic-achieve-body = Age N needs 5 × N points and a top card of value N or more (R4.4). Points are not spent, achievements are never lost (R10.1), any order is fine.
topic-special = Special achievements
topic-special-body = They take no action: whoever first meets the condition takes it at once, even in the middle of an effect (R10.3). On a tie the player whose turn it is comes first, then clockwise (R10.5). See each with /card.
topic-end = End and ties
topic-end-body = By score: most points, then more achievements, then a shared victory (R11.4). "Single most" and "single fewest" on a card need one player alone in front; on a tie the game goes on (R11.5).
topic-secrets = Open and hidden
topic-secrets-body = Boards, icons, scores and the values of all hands and score piles are open (R13.1). Which cards they are only their owner knows (R13.2). Nobody knows the cards under the achievements (R13.3). If an effect wants a kind of card that you do not hold, your hand may be shown as proof (R6.8).
topic-editions = Editions
topic-editions-body = The third edition is standard. The second edition has other effects on nine cards: Oars, Fermenting, Feudalism, Measurement, Statistics, Societies, Industrialization, Combustion and Fission (R15.1).
