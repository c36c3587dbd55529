game = Era of Inventions
game-blurb = London in the age of steam: place your discs, build factories, invent, patent and produce.

kind-coin = coin
kind-gear = gear
kind-wood = wood
kind-coal = coal
kind-metal = metal
kind-tech = tech
kind-tools = tools
kind-ip = influence
kind-bonus_disc = bonus disc
amount-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
amount-gear = { $n ->
    [one] { $n } gear
   *[other] { $n } gears
  }
amount-wood = { $n } wood
amount-coal = { $n } coal
amount-metal = { $n } metal
amount-tech = { $n } tech
amount-tools = { $n ->
    [one] { $n } tool
   *[other] { $n } tools
  }
amount-ip = { $n } influence
amount-bonus_disc = { $n ->
    [one] { $n } bonus disc
   *[other] { $n } bonus discs
  }
amounts = { $list }
nothing = nothing
nobody = nobody
any-two = any two resources or coins
any-goods = { $n } goods of metal, tech or tools

area-build = Build factories
area-factories = Run factories
area-buy = Buy resources
area-market = Exchange market
area-invent = Invent or patent
area-produce = Produce inventions
market-upper = upper market
market-middle = middle market
market-lower = lower market
place-ship_1 = metal ship
place-ship_2 = tech ship
place-ship_3 = tools ship
place-warehouse_coal = coal warehouse
place-warehouse_wood_1 = first wood warehouse
place-warehouse_wood_2 = second wood warehouse

invention-cash_register = Cash register
invention-sewing_machine = Sewing machine
invention-typewriter = Typewriter
invention-telephone = Telephone
invention-gramophone = Gramophone
invention-camera = Camera
invention-car = Car
invention-steam_engine = Steam engine
invention-plane = Plane
box-gold = { $invention }, gold
box-silver = { $invention }, silver
card-official_a = { $name }, official A
card-official_b = { $name }, official B
card-copy = { $name }, copy
card-start = { $name }
card-start_light_bulb = Light bulb
card-start_pocket_watch = Pocket watch
card-start_kerosene_lamp = Kerosene lamp
card-start_barometer = Barometer
card-start_padlock = Padlock
card-start_bicycle = Bicycle
card-start_telegraph = Telegraph
card-start_microscope = Microscope
card-start_music_box = Music box
card-start_spectacles = Spectacles
card-start_stapler = Stapler
card-start_printing_press = Printing press
factory-personal = Personal factory ({ $output })
factory-costs = { $factory } for { $cost }
factory-makes = Factory ({ $output })

ask-place = Where do you place a disc?
ask-disc = Which disc do you resolve?
ask-bonus = You have { $n ->
    [one] one bonus disc
   *[other] { $n } bonus discs
  }. Use one now?
ask-build = Which factory do you build?
ask-run = Which factory do you run?
ask-buy = Where do you buy?
ask-market = What do you exchange?
ask-give = Which two do you give?
ask-get = What do you take for { $give }?
ask-invent = What do you invent or patent?
ask-protect = Which of your boxes does the patent protect?
ask-produce = What do you produce?
ask-goods = Which { $n } goods pay for { $card }?

option-area = { $area }
option-back = Take the disc back: { $area }
option-no-bonus = No bonus disc
option-done = That is all
option-pair = { $give }
option-box = { $box }
option-factory = { $slot }: { $factory }
option-run = { $factory }
option-place = { $place }: { $got }
option-card = { $slot }: { $card }
option-patent = Register a patent
option-take-gear = Take 1 gear
option-trade-coins_to_gear = 2 coins for 1 gear
option-trade-gear_to_coins = 1 gear for 2 coins
option-trade-coins_to_ip = 2 coins for 1 influence
option-trade-gear_to_ip = 1 gear for 1 influence
option-trade-barter = Any two for one of another kind
option-trade-coins_to_bonus_disc = 2 coins for a bonus disc
detail-cost = costs { $cost }
detail-box = costs { $gears ->
    [one] { $gears } gear
   *[other] { $gears } gears
  }, brings { $ip } influence
detail-patent = costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }, brings { $ip } influence
detail-produce = costs { $cost }, brings { $reward }
detail-produce-any = costs { $cost } and { $any } goods of your choice, brings { $reward }
words-royalty = Royalty: { $got }

headline-setup = Setting up
headline-place = Round { $n } of { $rounds }: placing, { $who } to move
headline-resolve = Round { $n } of { $rounds }: actions, { $who } to move
headline-prepare = Round { $n } of { $rounds } is over
headline-finished = Game over after { $rounds } rounds

log-setup = The table is set for { $rounds } rounds. { $who } starts.
log-round = Round { $n } begins. { $who } starts.
log-place = { $who } places a disc: { $area }.
log-forfeit = { $who } takes a disc back: { $area }.
log-bonus = { $who } uses a bonus disc: { $area }.
log-build = { $who } builds: { $factory }.
log-run = { $who } runs factories and makes { $made }.
log-buy = { $who } buys at the { $place }: { $got }.
log-gear = { $who } takes 1 gear at the market.
log-trade = { $who } gives { $gave } for { $got }.
log-invent = { $who } invents: { $box } (+{ $ip } influence).
log-patent = { $who } patents: { $box } (+{ $ip } influence).
log-patent-none = { $who } registers a patent without a box to protect (+{ $ip } influence).
log-produce = { $who } produces { $card } and gains { $got }.
log-royalty = Royalty for { $who }: { $got }.
log-square = { $who } lands on square { $at } and gains 1 { $what }.

score-track = Influence track
score-trade = Last market
score-patents = Award: patents
score-research = Award: research
score-industry = Award: industry
score-boxes = Marked boxes
why-patents = { $n ->
    [one] { $n } patent
   *[other] { $n } patents
  }
why-research = { $n ->
    [one] { $n } gear
   *[other] { $n } gears
  } of boxes
why-industry = output { $n }

status-area = { $area }: { $who }
status-start = Start player: { $who }
status-action = { $who } is acting: { $area }, steps done: { $n }
status-bonus = { $who } is acting with a bonus disc: { $area }, steps done: { $n }
status-free = Free places: { $boxes }
status-free-box = { $box } ({ $gears } gears, { $ip } influence)
status-factory = { $slot } { $factory }: costs { $cost }
status-box = { $box }: { $who }
status-box-patent = { $box }: { $who }, patented
status-card = { $slot } { $card }: { $detail }
status-place = { $place }: { $got }
status-piles = Draw pile { $draw } cards, discard pile { $discard }, joining next round { $aside }; factory pile { $factories }; bonus discs in supply { $bonus }
status-player = { $who }: { $ip } influence; { $stock }; { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
  } in hand; { $bonus ->
    [one] { $bonus } bonus disc
   *[other] { $bonus } bonus discs
  }; { $patent ->
    [one] { $patent } patent
   *[other] { $patent } patents
  }; { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
  } (research { $research }), { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
  } left; industry { $industry }: { $factories }

refused-instead = { $why } You may choose: { $options }.
refused-not-your-turn = It is another player's turn.
refused-own-disc-there = You already have a disc there: { $area }.
refused-area-full = Two discs are there already: { $area }.
refused-must-place = You must place a disc.
refused-no-disc-there = You have no disc there: { $area }.
refused-acted = You have already resolved a disc this turn.
refused-other-area = Your action is not in this area: { $area }.
refused-nothing-done = The action has had no effect yet.
refused-no-effect = You could do nothing there now.
refused-no-action-before = A bonus disc follows only a normal action that had an effect.
refused-one-bonus-per-action = Only one bonus disc may follow an action.
refused-no-bonus = You have no bonus disc.
refused-bonus-not-ready = A bonus disc just bought waits for your next normal action.
refused-limit-build = You may build at most { $most } factories; you have built { $done }.
refused-limit-factories = Your factories have run.
refused-limit-buy = You may buy from at most { $most } ships or warehouses; you have bought { $done }.
refused-limit-market = You may make at most { $most } exchanges; you have made { $done }.
refused-limit-invent = You may register at most { $most } patents; you have registered { $done }.
refused-limit-produce = You may produce at most { $most } cards; you have produced { $done }.
refused-limit-bonus = A bonus disc allows one step only.
refused-per-market = Three exchanges are the most in one market: { $market }.
refused-exclusive = The free gear and exchanges exclude each other.
refused-not-with-bonus = A bonus disc cannot take the free gear.
refused-not-tradable = The lower market takes and gives resources and coins only.
refused-same-kind = You must take a kind that you did not give.
refused-none-left = The supply has no bonus disc.
refused-empty-slot = No card lies there.
refused-empty-place = Nothing lies there: { $place }.
refused-cannot-pay = You cannot pay: { $cost }.
refused-not-own = That is not your factory.
refused-invent-or-patent = An action either invents or patents.
refused-box-taken = That box is marked: { $box }.
refused-gold-first = First somebody must mark { $box }.
refused-no-marker = You have no invention marker left.
refused-gear-cap = One action may pay at most { $most } gears; { $paid } are paid, this costs { $cost }.
refused-track-end = Your patent marker is at the end of its track.
refused-not-patentable = The patent goes on one of your boxes that has none.
refused-own-copy = You own a box of this invention, so its copy card is not for you: { $card }.
refused-bad-goods = Only metal, tech and tools fill a question mark.

command-place = Place a disc
command-build = Resolve a disc: build a factory
command-run = Resolve a disc: run your factories
command-buy = Resolve a disc: buy from a ship or warehouse
command-market = Resolve a disc: the exchange market
command-invent = Resolve a disc: mark a box
command-patent = Resolve a disc: register a patent
command-produce = Resolve a disc: produce a card
command-bonus = Use a bonus disc
command-takeback = Take a disc back without an action
param-area = area
param-factory = factory
param-source = ship or warehouse
param-trade = exchange
param-box = box
param-card = card
param-second = second one, if any
param-third = third one, if any
param-fourth = fourth one, if any
param-fifth = fifth one, if any
command-barter = Go on with a barter: give two units for one
command-take = Go on with a barter: choose what you take
command-protect = Choose the box that a patent protects
command-pay = Choose the goods that pay for a copy card
param-give = what you give
param-get = what you take
param-goods = goods
param-disc = disc

designed-boxes = prices, influence and royalties of the boxes
designed-cards = costs and rewards of the production cards, most names of start cards
designed-factories = costs and outputs of the factories
designed-patents = prices and influence of the patent track
designed-track = the squares of the influence track that pay
designed-places = which resource each ship and warehouse holds

topic-goal = Goal
topic-goal-body = Have the most influence after the last round and the final scoring. Three players play 9 rounds, four 8, five 10. (R1)
topic-round = A round
topic-round-body = Discs are placed one by one in turn order, two per area at most and never two of one player (R3.3). Then everybody resolves one own disc per turn, in any order (R3.5), or takes it back (R3.7). After that cards, factories, ships and warehouses are refreshed and the start player moves on (R11).
topic-areas = Factories and buying
topic-areas-body = Build up to three factories for wood and coal (R4). Run all of yours at once (R5). Buy everything at up to three ships or warehouses for one coin each (R6).
topic-market = Market
topic-market-body = Take one gear, or make up to five exchanges, three per market at most (R7). A bonus disc bought now waits for your next normal action (R7.6).
topic-invent = Inventing and patents
topic-invent-body = Mark boxes for up to seven gears in one action; silver needs gold first (R8.2). Or register up to two patents, each protecting one own box without one (R8.3).
topic-produce = Producing
topic-produce-body = Produce up to three cards (R9). Official cards pay royalties to the owners of the boxes (R9.5), copies only where a patent lies (R9.6). You cannot copy an invention of which you own a box (R9.4).
topic-bonus = Bonus discs
topic-bonus-body = After a normal action one bonus disc may do one step in any area: build, run, buy, exchange, invent, patent or produce (R10).
topic-scoring = Scoring
topic-scoring-body = Influence, up to three from a last market, and three awards of 5 for patents, research and industry; ties get 3, 2 or 1 each (R14).

routine-bonus = Bonus discs: use one?
routine-bonus-none = never use one
words-personal = Everybody owns one from the start; it costs nothing (R2.5).
words-place = Holds { $got } at the start, and again each time it was emptied; otherwise one more joins after each round (R2.9, R11.8). Emptying it costs one coin (R6.1).
words-space = { $n }: { $what }
words-area-build = Build up to three of the factories on offer, each for its wood and coal (R4).
words-area-factories = Run all your own factories at once (R5).
words-area-buy = Empty up to three ships and warehouses, one coin each (R6).
words-area-market = Take one gear, or make up to five exchanges, at most three in one market (R7).
words-area-invent = Mark boxes for up to seven gears, gold before silver; or register up to two patents (R8).
words-area-produce = Produce up to three cards; the owners of the boxes get their royalties (R9).
track-patent = Patent track
words-track = { $length } squares. Influence gained in your own action that ends exactly on a square with a symbol brings 1 of it at once (R12.1).
words-track-laps = Royalties, the last market and awards bring no symbol (R12.3, R12.4). After the last square the track goes on from 0, and its symbols pay again (R12.6).
words-squares = { $what }: squares { $squares }
square = { $n }
words-award-patents = Furthest on the patent track, patents that protect no box included (R14.4a).
words-award-research = The greatest sum of the gear prices of one's boxes, not their number (R14.4b).
words-award-industry = The greatest sum of the outputs of one's factories, the personal one included, not their number (R14.4c).
words-award = { $points } influence after the last round for the leader alone. On a tie: { $ties } (R14.4). Whoever has 0 gets nothing (R14.5).
words-tied = { $n } players { $points } each
