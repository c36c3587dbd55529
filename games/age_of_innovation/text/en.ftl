game = Age of Innovation
game-blurb = Twelve factions shape the land, found cities, study and invent over six rounds.

### Options of the table
option-setup = Setup
option-setup-bundles = ready-made sets of land, faction and round bonus
option-setup-draft = draft of land, faction and palace
option-map = Map
option-map-large = large map
option-map-small = small map
option-palaces = Palaces on offer
option-palaces-fewer = as many as players, and palace 17
option-palaces-more = one more than players, and palace 17
option-balance = Faction values
option-balance-original = as printed
option-balance-sept_2024 = rebalanced, September 2024
option-books = Books
option-books-unlimited = without limit
option-books-twelve = twelve of each discipline

### Commands
command-build = Terraform a hex, build a workshop, or both
command-upgrade = Upgrade a building
command-sail = Advance on the sailing track
command-terraform = Advance on the terraforming track
command-innovate = Develop an innovation
command-scholar = Send a scholar to a discipline
command-power = Use a power action
command-book = Use a book action
command-special = Use a special action of a tile or your faction
command-annex = Put an annex beside one of your buildings
command-bridge = Moles: build a bridge for a tool
command-convert = Convert power, scholars, tools or books
command-offer = Take or refuse power from a neighbour's building
command-pass = Pass for this round
command-end = End your turn
param-hex = Name of the hex, such as E7
param-spades = How many spades, and whether a workshop follows
param-building = Which building becomes what
param-innovation = Which innovation
param-discipline = Which discipline
param-space = Which space, or back to the supply
param-action = Which action
param-tile = Which tile or faction
param-site = Between which hexes
param-what = What for what
param-times = How many times
param-answer = Take it or not
param-bonus = Which round bonus you take

### Questions
ask-bundle = Which set do you take?
ask-draft = What do you draft?
ask-draft-bonus = Which round bonus do you take?
ask-first-piece = What do you place first?
ask-first-hex = Where do you place it?
ask-action = Your action?
ask-end = Anything else before your turn ends?
ask-build-hex = Where do you terraform or build?
ask-spade-hex = Where do you use { $n ->
    [one] the free spade
   *[other] the { $n } free spades
  }?
ask-reward-hex = Your reward: { $n ->
    [one] one free spade
   *[other] { $n } free spades
  }. Where do you use { $n ->
    [one] it
   *[other] them
  }?
ask-next-hex = Where do you use { $n ->
    [one] the spade left
   *[other] the { $n } spades left
  }?
ask-reward-spade = Where do you use { $n ->
    [one] your spade
   *[other] your { $n } spades
  }?
ask-spades = How many spades?
ask-way = How do you get there?
ask-workshop = A workshop there now?
ask-free-workshop = Where does the free workshop go?
ask-neutral-hex = Where do you place the neutral building?
ask-guild-hex = Where does the free guild go?
ask-upgrade = Which building do you upgrade?
ask-swap-hex = Which building becomes a guild?
ask-power-action = Which power action?
ask-book-action = Which book action?
ask-special = Which special action?
ask-innovation = Which innovation?
ask-pay-books = Which book do you pay?{ $n ->
    [1] {""}
   *[other] {" "}{ $n } to go.
  }
ask-books = Which book do you take?{ $n ->
    [1] {""}
   *[other] {" "}{ $n } to go.
  }
ask-owed-books = A book for you: which?{ $n ->
    [1] {""}
   *[other] {" "}{ $n } to go.
  }
ask-owed-levels = Income: in which discipline do you rise?
ask-levels = In which discipline do you rise?{ $n ->
    [1] {""}
   *[other] {" "}{ $n } to go.
  }
ask-field = In which discipline do you rise?
ask-keys = You have fewer keys than disciplines at the lock. Where do you use { $n ->
    [one] the key
   *[other] the { $n } keys
  }?
ask-scholar-field = In which discipline?
ask-scholar-space = On which space?
ask-annex = Beside which building?
ask-bridge = Where do you build the bridge?
ask-palace = Which palace?
ask-competency = Which competency?
ask-city-tile = Which city tile?
ask-next-effect = What first?
ask-bonus = Which round bonus do you take?
ask-offer = Building on { $hex } offers you { $power } power for { $vp } VP. Take it?
ask-convert = Convert
ask-times = How many times?
ask-river-city = Found a city across a river

### Answers
named = { $thing }
bundle = { $home }, { $faction }, { $bonus }
draft-board = { $thing } (land)
draft-faction = { $thing } (faction)
draft-palace = { $thing } (palace)
hex = { $hex }
hex-native = { $hex }: your terrain
hex-needs = { $hex }: { $terrain }, { $n ->
    [one] 1 spade
   *[other] { $n } spades
  }
spades = { $n ->
    [one] 1 spade
   *[other] { $n } spades
  }
spades-workshop = { $n ->
    [one] 1 spade and a workshop
   *[other] { $n } spades and a workshop
  }
build-at = Workshop on { $hex }
skip = No
way-reach = In reach
way-tunnel = By tunnel
way-flight = By flight
upgrade = { $hex }: { $old } becomes { $new }
scholar-space = Space for { $n } levels
scholar-return = Back to the supply for 1 level
bonus-coins = { $thing }{ $n ->
    [0] {""}
    [one] , with 1 coin
   *[other] , with { $n } coins
  }
take-power = Take { $power } power for { $vp } VP
decline-power = Refuse
action-build = Terraform and build
action-upgrade = Upgrade
action-sail = Sailing
action-terraform = Terraforming track
action-innovate = Innovation
action-scholar = Scholar
action-power = Power action
action-book = Book action
action-special = Special action
action-annex = Annex
action-moles-bridge = Bridge for a tool
action-pass = Pass
end-turn = End the turn
due-palace = Choose the palace tile
due-city = Found the city at { $n }
due-city-tile = Take a city tile
due-competency = Take a competency tile
due-spades = Terraform with { $n ->
    [one] 1 free spade
   *[other] { $n } free spades
  }
due-bridges = Build { $n ->
    [one] 1 bridge
   *[other] { $n } bridges
  }
due-books = Take { $n } different books
due-lizards = Lizards: a free spade and a free workshop
due-felines = Felines: three levels and a book
convert-sacrifice = Sacrifice a power token of bowl II to move another to bowl III
convert-power-scholar = 5 power for a scholar
convert-power-book = 5 power for a book of { $field }
convert-power-tool = 3 power for a tool
convert-power-coin = 1 power for a coin
convert-scholar-tool = A scholar for a tool
convert-tool-coin = A tool for a coin
convert-book-coin = A book of { $field } for a coin
any-field = any discipline
river-city = City of { $n } buildings around { $hex }

### Cost and consequence
detail-cost = Costs { $cost }: { $then }
detail-only-cost = Costs { $cost }
detail-gain = { $what }
detail-competency = { $what }. { $tile }
detail-books = { $n } books of { $field }
detail-innovation = Costs { $cost }. { $tile }
detail-has = you have { $n }
detail-void = no hex in reach can be terraformed
detail-begun = Can only be begun, with { $n ->
    [one] 1 spade
   *[other] { $n } spades
  }
detail-times = { $n ->
    [one] once
   *[other] up to { $n } times
  }
detail-spades = { $n ->
    [one] 1 spade
   *[other] { $n } spades
  }
detail-power = { $who } may take { $n } power
detail-level = { $old } to { $new }

### What happened
log-start = { $who } starts. Round tiles: { $tiles }
log-draft = { $who } takes { $what }
log-round = Round { $n } begins: { $tile }
log-income = { $who } receives { $what }
log-books = { $who } takes books: { $what }
log-levels = { $who } stands at { $what }
level-now = { $n } in { $field }
log-build = { $who } builds: { $what } on { $hex }
log-terraform = { $who } turns { $hex } to { $terrain } with { $n ->
    [one] 1 spade
   *[other] { $n } spades
  }
log-neutral-lost = { $who } cannot place the neutral { $what }; it is lost
log-tunnel = { $who } digs a tunnel to { $hex }
log-flight = { $who } flies to { $hex }
log-city = { $who } takes { $tile }
log-palace = { $who } takes { $tile }
log-competency = { $who } takes { $tile }
log-innovation = { $who } develops { $tile }
log-bridge = { $who } builds a bridge, { $site }
log-annex = { $who } puts an annex on { $hex }
log-action = { $who } uses { $what }
log-scholar = { $who } sends a scholar: { $field }, { $n ->
    [one] 1 level
   *[other] { $n } levels
  }
log-sailing = { $who } reaches sailing { $n }
log-track = { $who } reaches step { $n } of the terraforming track
log-convert = { $who } converts { $n } × { $what }
log-sacrifice = { $who } sacrifices { $n } power
log-offer-take = { $who } takes { $power } power for { $vp } VP ({ $hex })
log-offer-decline = { $who } refuses { $power } power ({ $hex })
log-pass = { $who } passes
log-vp = { $who } scores { $n } VP
log-bonus = { $who } takes { $what } for the next round
log-reward = { $who } receives the science reward: { $what }
log-area = The area tile is turned up: { $what }
log-award = { $who } scores { $n } VP for { $what }

### Where the game stands
headline-setup = Setup
headline-income = Round { $n }: income
headline-actions = Round { $n }: { $who } to act
headline-science = Round { $n }: science rewards
headline-final = Final scoring
headline-over = The game is over
award-area = the largest area
award-banking = Banking
award-law = Law
award-engineering = Engineering
award-medicine = Medicine
award-resources = what is left over
designed-bridge-sites = the 17 bridge sites of the small map

### The position in words
number = { $n }
status-count = { $n } { $what }
status-order = Turn order: { $who }
status-next-order = Passed so far: { $who }
status-round-tile = { $n } { $what }
status-rounds = Round tiles: { $tiles }. Final tile: { $final }
status-bundle = Set on offer: { $what }
status-draft = On offer: { $what }
status-offer = { $who } may take { $n } power for the building on { $hex }
status-actions = Actions free: { $free }. Used this round: { $used }
status-innovations = Innovations on display: { $what }
status-competencies = Competencies left: { $what }
status-cities = City tiles left: { $what }
status-palaces = Palaces on offer: { $what }
status-bonuses = Round bonuses on offer: { $what }
status-spaces = Free scholar spaces in { $field }: { $spaces }
status-neutral = The faction nobody plays: { $what }
status-area = Its area: { $what }
status-hex = { $hex } { $terrain }
status-built = { $hex } { $what } of { $who }
status-built-annex = { $hex } { $what } with annex of { $who }
status-built-on = { $built } on { $terrain }
status-row = Row { $row }: { $hexes }
status-bridge = { $a } to { $b } ({ $who })
status-bridges = Bridges: { $what }
status-player = { $who }: { $faction }, { $home }
status-goods = { $who }: { $vp } VP, { $coins } coins, { $tools } tools. { $bowls }
status-study = { $who }: { $scholars } scholars in hand, { $supply } in the supply; books: { $books }
status-levels = { $who }: levels { $levels }; free keys: { $keys }
status-tracks = { $who }: sailing { $sailing }, terraforming step { $track }, bridges left { $bridges }
status-tiles = { $who}: tiles { $tiles }. Special actions used: { $used }
status-left = { $who }: still on the board { $pieces }; annexes { $annexes }
status-city = { $hexes }
status-own-cities = { $who }: cities { $cities }

### Refusals
refused-why = { $why } Possible: { $options }.
refused-no-hex = There is no hex of that name.
refused-river = { $hex } is a river hex.
refused-occupied = { $who } has a building on { $hex }.
refused-reach = { $hex } is not in your reach.
refused-spade = A spade for { $hex } costs { $n } tools and you have { $tools }.
refused-workshop = A workshop on { $hex } costs 1 tool and 2 coins; you have { $tools } tools and { $coins } coins, or no workshop is left.
refused-native = { $hex } is your terrain already; free spades cannot be used there.
refused-home = { $hex } is { $terrain }; your first buildings stand on { $home }.
refused-not-yours = None of your buildings stands on { $hex }.
refused-no-upgrade = The { $what } on { $hex } does not become that.
refused-none-left = You have no { $what } left.
refused-price = That costs { $tools } tools and { $coins } coins.
refused-used = { $what } has been used this round.
refused-power = That takes { $n } power in bowl III; you have { $has }.
refused-no-site = You have no bridge left, or no site for one beside your buildings.
refused-not-in-play = { $what } is not in play.
refused-books = That costs { $n } books; you have { $has }.
refused-no-swap = That takes a workshop on the map and a guild on your board.
refused-not-owned = You do not hold { $what }.
refused-no-special = { $what } has no special action that is possible now.
refused-slot = That innovation is no longer on display.
refused-innovation = That costs { $n } books, among them { $fixed }, and { $coins } coins.
refused-space = That space is taken.
refused-have = You have { $what } already; each kind may be owned once.
refused-gone = { $what } is no longer available.
refused-keep = { $what } is the tile that you return; take another.
refused-no-site-there = No bridge of yours fits there.
refused-bridged = There is a bridge already.
refused-bridge-end = One end must be at a building of yours.
refused-convert = Not enough for that. Your bowls hold { $first }, { $second } and { $third }.
refused-build = With { $tools } tools and { $coins } coins there is no hex in reach to terraform or build on.
refused-upgrade = With { $tools } tools and { $coins } coins no building of yours can be upgraded.
refused-top = Your marker is at the top of that track.
refused-sail = Sailing costs 4 coins and 1 scholar; you have { $coins } coins and { $scholars } scholars.
refused-track = The step costs { $price } coins, 1 tool and 1 scholar; you have { $coins } coins, { $tools } tools and { $scholars } scholars.
refused-annex = You have { $n } annexes to place beside buildings without one.
refused-not-moles = Only the moles build bridges for a tool.
refused-moles = That takes a tool, a bridge and a building beside the site; you have { $tools } tools and { $bridges } bridges.
refused-three = You have developed three innovations.
refused-innovate = No innovation can be paid: coins { $has } (needed { $coins }), books { $books }.
refused-scholar = You have no scholar in hand.
refused-powers = With { $n } power in bowl III none of the free power actions can be taken.
refused-book = With { $n } books none of the free book actions can be taken.
refused-specials = You have no special action left this round.
routine-offer = Power offered by neighbours: take it?
routine-offer-take = take it
routine-offer-decline = decline

### Score sheet
score-area = Largest area
score-resources = Left over
score-start = Start
score-rounds = Round tiles
score-cities = City tiles
score-tracks = Tracks
score-innovations = Innovations
score-palaces = Palaces
score-competencies = Competencies
score-bonuses = Round bonuses
score-factions = Factions
score-science = Medicine income
score-books = Book actions
score-offers = Paid for power
why-area = { $n } buildings in reach of each other
why-level = level { $n }
why-resources = { $n } counted in coins

### Shown before a confirmation
preview-vp = Passing brings { $n } VP.
preview-place = You will be number { $n } in the next round.
