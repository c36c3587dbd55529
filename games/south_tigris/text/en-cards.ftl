### Effects, costs and values in words
die-face = { $colour } { $value }
detail-card = Gives { $gain }
detail-space = Costs { $cost }; gives { $gain }
detail-cost = Costs { $n } silver
detail-wage = Wage { $n }
detail-level = On level { $n }
detail-row = Costs { $cost } silver; gives { $gain }
cost-silver = { $n } silver
cost-influence = { $n } influence in the { $guild } guild
cost-exhaust = { $n ->
    [one] exhaust a craftsperson
   *[other] exhaust { $n } craftspeople
 }
cost-influence-any = { $n } influence
cost-discard-card = { $n ->
    [one] a card
   *[other] { $n } cards
 }
effect-silver = { $n } silver
effect-draw-card = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
 }
effect-influence = { $n } influence ({ $guild })
effect-move-influence = move { $n } influence
effect-brighten = brighten { $n }
effect-die-up = { $n ->
    [one] a pip up
   *[other] { $n } pips up
 }
effect-refresh = refresh { $n }
effect-refresh-all = refresh all
effect-promote = promote { $n }
effect-ship = ship { $n }
effect-royalties = royalties +{ $n }
effect-collect-royalties = collect royalties
effect-research = { $discount ->
    [0] research
   *[other] research, { $discount } silver less
 }
effect-research-die = a { $colour } die into research
effect-swap-white-die = { $n ->
    [one] exchange a white die
   *[other] exchange { $n } white dice
 }
effect-gain-die = gain a die into { $zone }
effect-hire-camel = hire the fourth camel
effect-unlock-camel = open the third camel
effect-gain-reserve-worker = a third worker
effect-take-envoy = the envoy next round
effect-retrieve-worker = take a worker back
effect-clear-workshop = clear a workshop
effect-pay-to-gain = pay { $cost } for { $gain }
effect-choose-one = one of { $options }
effect-invention-tile = place an invention tile
guild-blue = blue
guild-orange = orange
guild-charcoal = charcoal
guild-any = any guild
colour-white = white
colour-blue = blue
colour-orange = orange
colour-charcoal = charcoal
colour-any = coloured
colour-letter-w = white
colour-letter-b = blue
colour-letter-o = orange
colour-letter-c = charcoal
zone-inspired = Inspired
zone-determined = Determined
zone-ready = Ready
zone-exhausted = Exhausted
zone-rack_1 = research level 1
zone-rack_2 = research level 2
zone-rack_3 = research level 3
zone-camel_1 = camel 1
zone-camel_2 = camel 2
zone-camel_3 = camel 3
zone-camel_4 = camel 4
zone-workshop_a = workshop A
zone-workshop_b = workshop B
zone-workshop_c = workshop C
mat-tower = Tower
mat-royalties = Royalties track
mat-river = River
mat-research_rack = Research rack
mat-workshops = Workshop board
mat-invention_rack = Invention rack
mat-tent_row = Tent row
mat-tent_areas = Tent areas
mat-line = { $what }: { $gain }
mat-rack-slot = Level { $level }, { $colour }
mat-column = Column { $n } emptied
mat-home = home colour of row { $row }: { $colour }
mat-tent-row = { $seats } players, tent { $n }: { $gain }
mat-area = { $area }, tent { $n }: { $gain }
mat-level = Level { $n }: wage { $wage }, { $vp } VP each; income { $income }; ascent { $ascent }
mat-royalties-line = Space { $n }: { $vp } VP, { $gain }
mat-blue-spot = { $n } and { $m }
mat-blue-spots = Blue spots between { $spots }: promote a craftsperson
mat-beyond = Beyond 11: { $gain }
mat-river-space = Space { $n }: tiles with 2, 3 and 4 players: { $two }, { $three }, { $four }
mat-sites = Sites of section { $n }: { $left } VP for the left slot, { $right } VP for the right one
card-joints = Joints: { $top } above, { $bottom } below
card-invent = Invent: dice of { $value } or more; { $n ->
    [0] no card is discarded
    [one] discard a card
   *[other] discard { $n } cards
 }
card-wages = Build: pay { $people }
card-slot = Test slot { $n }: { $colour }, an influence, ship { $ship }
card-slot-plain = Test slot { $n }: { $colour }, ship { $ship }
card-build = Build: dice of { $value } or more
card-played = Played as a free action: { $gain }
card-condition = At the end: { $vp } VP for { $what }, at most { $most }
card-invention = Whoever builds the device, and then its inventor: { $gain }
card-publish = Publish: pay { $people }
card-workshop = { $need }: { $gain }
card-home-bonus = With a die of the row's home colour the sum counts { $n } more for this tile
card-points = { $n } VP
card-research-1 = Section 1: lasts to the end of the game
card-research-2 = Section 2: each time you place a tent
card-research-3 = Section 3: once, at once
card-tent-research = With each tent: { $gain }
card-once = Gain { $gain }
card-pass = Whoever puts a tent here: { $gain }
card-space = One worker. Costs { $cost }; gives { $gain }
card-court = Any number of workers, free. Gives { $gain }
card-craftsperson = One of six craftspeople. The wage is that of the tower level; once paid, facedown and a level up.
card-setup-influence = Start with { $pieces }
card-setup-dice = Dice: { $research } in research, { $ready } and { $n } white in Ready, { $exhausted } and { $m } white in Exhausted
card-setup-tile = Workshop tile: { $tile }
card-character-setup = At the start: { $gain }
card-goals = Goals, top to bottom:
card-goal = { $what }: { $gain }
card-dummy = The dummy gains { $pieces } and sails { $ship }
card-dummy-tokens = Closed this round: { $blocked }. { $extra } costs 1 more influence ({ $guild })
need-sum = Sum of { $n }
need-colours = Dice { $colours }
need-both = Sum of { $n } with dice { $colours }
condition-own-influence = { $n ->
    [one] each influence in the { $guild } guild (a tent counts 2)
   *[other] every { $n } influence in the { $guild } guild (a tent counts 2)
 }
condition-workshop-tiles-on-board = { $n ->
    [one] each workshop tile
   *[other] every { $n } workshop tiles
 }
condition-own-research-influence = { $n ->
    [one] each researched site
   *[other] every { $n } researched sites
 }
condition-own-invention-tiles-placed = { $n ->
    [one] each invention tile placed
   *[other] every { $n } invention tiles placed
 }
condition-devices-you-built = { $n ->
    [one] each device you built
   *[other] every { $n } devices you built
 }
condition-devices-you-published = { $n ->
    [one] each device you published
   *[other] every { $n } devices you published
 }
condition-different-test-colours-on-this-device = { $n ->
    [one] each colour of test dice on this device
   *[other] every { $n } colours of test dice on this device
 }
condition-craftspeople-at-level-5-or-higher = { $n ->
    [one] each craftsperson on level 5 or higher
   *[other] every { $n } craftspeople on level 5 or higher
 }
condition-royalties-spaces = { $n ->
    [one] each royalties space
   *[other] every { $n } royalties spaces
 }
goal-invented = { $n } invented
goal-built = { $n } built
goal-published = { $n } published
goal-tests = { $n ->
    [one] a test die
   *[other] { $n } test dice
 }
goal-workshop-tiles = { $n } workshop tiles
goal-workshop-columns = { $n ->
    [one] 1 full column of tiles
   *[other] { $n } full columns of tiles
}
goal-research = { $n ->
    [one] 1 site researched
   *[other] { $n } sites researched
}
goal-royalties = royalties at { $n }
goal-lowest-level = lowest tower level { $n }
goal-ship-pos = ship at { $n }
goal-guild-influence-any = { $n } influence in one guild
goal-coloured-dice = { $n } coloured dice
power-build-total = Your dice count { $n } more when you build
power-invent-total = Your dice count { $n } more when you invent
power-publish-total = Your dice count { $n } more when you publish
power-workshop-total = Sums in your workshops count { $n } more
power-workshop-place-cost = Workshop tiles cost you { $n } silver less
power-research-cost = Research costs you { $n } silver less
power-invent-discard = Inventing discards { $n } card less
power-first-craft-wage-in-build = The first wage of each build costs { $n } silver less
power-extra-socket-match = If fewer than two joints match, { $n } influence more in a colour of the board's joints
power-determined-raise = Determined dice may be raised by { $n } more
power-ship-optional-plus = Once a round you may sail { $n } space further
power-hand-limit = Your hand may hold { $n } cards more
power-after-invent = After you invent: { $gain }
power-after-build = After you build: { $gain }
power-after-test = After you test: { $gain }
power-after-test-on-influence-icon = After a test on an influence: { $gain }
power-on-gain-coloured-die = For each coloured die you gain: { $gain }
power-on-place-tent = When you place a tent: { $gain }
power-round-start = At the start of each round: { $gain }
power-once-per-round = Once a round, as a free action: pay { $cost }, gain { $gain }
detail-invent = Needs { $need }; discards { $n }; joints { $joints }
detail-build = { $card }: needs { $need }; pay { $people }; gives { $gain }
detail-test = { $card }: a die of { $least } or more; { $tests } tested
detail-publish = { $card }: needs { $need }; pay { $people } and { $fee } silver; { $tests } tested
