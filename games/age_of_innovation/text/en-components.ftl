### Terrains, disciplines, buildings
name-desert = Desert
name-plains = Plains
name-swamp = Swamp
name-lake = Lake
name-forest = Forest
name-mountain = Mountain
name-wasteland = Wasteland
name-board = { $terrain } board
name-banking = Banking
name-law = Law
name-engineering = Engineering
name-medicine = Medicine
name-workshop = Workshop
name-guild = Guild
name-school = School
name-university = University
name-palace = Palace
name-tower = Tower
name-monument = Monument
name-annex = Annex

### Factions
name-blessed = Blessed
name-felines = Felines
name-goblins = Goblins
name-illusionists = Illusionists
name-inventors = Inventors
name-lizards = Lizards
name-moles = Moles
name-monks = Monks
name-navigators = Navigators
name-omar = Omar
name-philosophers = Philosophers
name-psychics = Psychics

### Innovations
name-deus-ex-machina = Deus ex Machina
name-trade-routes = Trade Routes
name-professors = Professors
name-architecture = Architecture
name-census = Census
name-library = Library
name-telecommunication = Telecommunication
name-science = Science
name-sewage-system = Sewage System
name-league-of-cities = League of Cities
name-steam-engine = Steam Engine
name-steel = Steel
name-neutral-workshop = Neutral Workshop
name-neutral-guild = Neutral Guild
name-neutral-school = Neutral School
name-neutral-university = Neutral University
name-neutral-palace = Neutral Palace

### Palaces and competencies
name-palace-01 = Palace 1
name-palace-02 = Palace 2
name-palace-03 = Palace 3
name-palace-04 = Palace 4
name-palace-05 = Palace 5
name-palace-06 = Palace 6
name-palace-07 = Palace 7
name-palace-08 = Palace 8
name-palace-09 = Palace 9
name-palace-10 = Palace 10
name-palace-11 = Palace 11
name-palace-12 = Palace 12
name-palace-13 = Palace 13
name-palace-14 = Palace 14
name-palace-15 = Palace 15
name-palace-16 = Palace 16
name-palace-17 = Palace 17
name-competency-01 = Competency 1
name-competency-02 = Competency 2
name-competency-03 = Competency 3
name-competency-04 = Competency 4
name-competency-05 = Competency 5
name-competency-06 = Competency 6
name-competency-07 = Competency 7
name-competency-08 = Competency 8
name-competency-09 = Competency 9
name-competency-10 = Competency 10
name-competency-11 = Competency 11
name-competency-12 = Competency 12

### Round bonuses
name-bonus-river-workshop = Bonus: river workshops
name-bonus-pass-palace-university = Bonus: palace and university
name-bonus-knowledge = Bonus: knowledge
name-bonus-send-scholar = Bonus: scholars
name-bonus-spade = Bonus: spade
name-bonus-pass-school = Bonus: schools
name-bonus-build-guild = Bonus: guilds
name-bonus-bridge = Bonus: bridge
name-bonus-power-coins = Bonus: power and coins
name-bonus-coins = Bonus: coins

### Round tiles, final tiles, city tiles, area tiles
name-workshop-law = Round tile: workshops, law
name-workshop-banking = Round tile: workshops, banking
name-guild-law = Round tile: guilds, law
name-guild-medicine = Round tile: guilds, medicine
name-school-banking = Round tile: schools, banking
name-palace-university-medicine = Round tile: palace and university, medicine
name-palace-university-banking = Round tile: palace and university, banking
name-spade-engineering = Round tile: spades, engineering
name-knowledge-medicine = Round tile: knowledge, medicine
name-town-engineering = Round tile: cities, engineering
name-track-engineering = Round tile: tracks, engineering
name-innovation-law = Round tile: innovations, law
name-final-workshop = Final tile: workshops
name-final-guild = Final tile: guilds
name-final-school = Final tile: schools
name-final-edge-workshop = Final tile: edge workshops
name-city-tools = City of tools
name-city-terraform = City of spades
name-city-books = City of books
name-city-coins = City of coins
name-city-knowledge = City of knowledge
name-city-power = City of power
name-city-scholar = City of the scholar
name-area-12 = Area tile 12
name-area-13 = Area tile 13
name-area-14 = Area tile 14
name-area-15 = Area tile 15

### Actions on the board
name-power-bridge = Power action: bridge
name-power-scholar = Power action: scholar
name-power-tools = Power action: tools
name-power-coins = Power action: coins
name-power-spade-1 = Power action: one spade
name-power-spade-2 = Power action: two spades
name-book-power = Book action: power
name-book-knowledge = Book action: knowledge
name-book-coins = Book action: coins
name-book-guild-upgrade = Book action: workshop into guild
name-book-guild-vp = Book action: points for guilds
name-book-spades = Book action: spades

### Amounts
amount-coins = { $n } { $n ->
    [one] coin
   *[other] coins
  }
amount-tools = { $n } { $n ->
    [one] tool
   *[other] tools
  }
amount-scholars = { $n } { $n ->
    [one] scholar
   *[other] scholars
  }
amount-vp = { $n } VP
amount-power = { $n } power
amount-power-tokens-bowl3 = { $n } new power tokens in bowl III
amount-books-any = { $n } { $n ->
    [one] book of any discipline
   *[other] books of any discipline
  }
amount-books-any-distinct = { $n } books of different disciplines
amount-spades = { $n } free { $n ->
    [one] spade
   *[other] spades
  }
amount-bridges = { $n } { $n ->
    [one] bridge
   *[other] bridges
  }
amount-competency-tile = { $n ->
    [one] a competency tile
   *[other] { $n } competency tiles
  }
amount-city-tile = { $n ->
    [one] a city tile
   *[other] { $n } city tiles
  }
amount-sailing-steps = { $n } free sailing { $n ->
    [one] step
   *[other] steps
  }
amount-terraforming-steps = { $n } free terraforming { $n ->
    [one] step
   *[other] steps
  }
amount-annexes = { $n } annexes
amount-neutral = a neutral building ({ $what })
amount-levels-single-discipline = { $n } { $n ->
    [one] level in one discipline
   *[other] levels in one discipline
  }
amount-levels-free-split = { $n } { $n ->
    [one] level in any discipline
   *[other] levels, split freely
  }
amount-levels-each-discipline = { $n } { $n ->
    [one] level in every discipline
   *[other] levels in every discipline
  }
amount-field = { $n } { $field }
amount-key = 1 key

### What effect lines say
when-income = Income: { $what }.
when-immediate = At once: { $what }.
when-special-action = Special action, once per round: { $what }.
when-pass = When you pass: { $what }.
per-vp = { $n } VP for each { $what }
per-levels = { $n } { $n ->
    [one] level of your choice
   *[other] levels of your choice
  } for each { $what }
per-table = VP for each { $what }, counted together: { $steps }
per-step = from { $n }: { $vp } VP
count-own-schools = school of yours
count-own-guilds = guild of yours
count-own-workshops = workshop of yours
count-own-palaces-and-universities = palace and university of yours
count-own-city-tiles = city tile of yours
count-own-buildings = building of yours on the map
count-own-settlement-groups = group of your adjacent buildings
count-own-bridges-on-map = bridge of yours on the map
count-distinct-building-types = building type you have on the map
card-joined = { $head } { $tail }

effect-library = At once: VP equal to your two highest levels added together.
effect-steam-engine = Both steps pay the reward printed on the track; a step beyond the top is lost.
effect-neutral-university = No competency tile comes with it. A group with it needs only three buildings for a city.
effect-neutral-palace = No palace tile comes with it, but it does away with the 5 coins for later innovations.
effect-monument = Power value 4. A group with it needs only two buildings for a city.
effect-palace-03 = The special action also puts a guild from your board in place of one of your own schools. That is building a guild; the competency tile stays yours.
effect-palace-04 = Special action, once per round: turn one of your own workshops into a guild for nothing. That is building a guild.
effect-palace-08 = Your cities need a power value of 6 instead of 7.
effect-palace-09 = Flight: in a Terraform and Build of the action phase you may return a scholar to your supply to reach a hex over one or two others, for 5 VP. In area scoring buildings that far apart count as connected.
effect-palace-11 = The tile counts in every way as a city tile, but makes no group a city.
effect-palace-12 = 2 VP whenever you build a workshop.
effect-palace-13 = 3 VP whenever you build a guild.
effect-palace-14 = On your turn you may join your buildings around one river hex into a city, if together they suffice.
effect-palace-15 = The three parts come in any order, each finished before the next: spades with Terraform and Build, bridges, books.
effect-palace-16 = At once: put a guild from your board on any empty hex of your home terrain, in reach or not.
effect-competency-01 = If the level brings you to 9, that discipline's income is paid in the same phase.
effect-competency-05 = The spades are used at once, in a Terraform and Build.
effect-competency-06 = As an action, put one of the annexes beside a building of yours that has none: it counts 1 more building and 1 more power.
effect-competency-08 = 2 VP whenever you send or return a scholar.
effect-competency-09 = 3 VP whenever you build a workshop on the edge of the map.
effect-competency-10 = The tower is placed at once.
effect-competency-12 = When you pass: VP equal to your lowest level.
effect-bonus-river-workshop = 2 VP whenever you build a workshop beside a river. Your reach over rivers is 1 longer in the action phase.
effect-bonus-send-scholar = 2 VP whenever you send or return a scholar.
effect-bonus-build-guild = 3 VP whenever you build a guild.
effect-bonus-pass-palace-university = Neutral ones count as well.

### Round tiles
trigger-build-workshop = { $n } VP for each workshop you build.
trigger-build-guild = { $n } VP for each guild you build.
trigger-build-school = { $n } VP for each school you build.
trigger-build-palace-or-university = { $n } VP for each palace or university you build.
trigger-spade-used = { $n } VP for each spade you use.
trigger-science-level-gained = { $n } VP for each level you gain.
trigger-city-tile-gained = { $n } VP for each city tile you gain.
trigger-sailing-or-terraforming-step = { $n } VP for each step on the sailing or terraforming track.
trigger-innovation-gained = { $n } VP for each innovation you develop.
trigger-edge-workshop = { $n } VP for each workshop you build on the edge of the map.
round-science = At the end of the round, for every { $n ->
    [one] level
   *[other] { $n } levels
  } of { $field }: { $what }.

### Abilities of factions and boards
ability-blessed = When rounds pay for science, every discipline of yours counts 3 levels higher, beyond 12 too.
ability-felines = Whenever you gain a city tile: 3 levels, split freely, and 1 book of any discipline.
ability-goblins = 2 coins for every spade you use, free or bought, in any phase.
ability-illusionists = Power actions cost you 1 power less and give 3 VP (4 VP with five players).
ability-illusionists-2024 = Re-balanced in 2024: 1 VP with two or three players, 2 VP with four or five.
ability-inventors = After the first buildings you take a competency tile.
ability-lizards = Whenever you gain a city tile: a Terraform and Build with 1 free spade, and a free workshop on any empty home hex in reach. Either may be skipped.
ability-moles = Tunnel: in a Terraform and Build you may pay 1 tool to reach a hex with exactly one hex in between, for 4 VP. As an action you may pay 1 tool for a bridge over anything, land too. In area scoring buildings with one hex in between count as connected.
ability-moles-2024 = Re-balanced in 2024: a tunnel gives 2 VP more than there are players.
ability-monks = You start with your university alone, placed after all others, and take a competency tile for it.
ability-navigators = 2 VP whenever you build a workshop beside a river.
ability-navigators-2024 = Re-balanced in 2024: also 1 coin.
ability-omar = A tower is one of your three first buildings. Income: 2 power and 2 coins.
ability-philosophers = Whenever you take a competency tile: 1 more book of its discipline. Special action, once per round: 1 book of any discipline.
ability-psychics = Special action, once per round: gain 5 power, then take another action at once.
ability-board-desert = One free spade after all first buildings are placed; no workshop may follow it.
ability-board-plains = A step on the terraforming track costs 1 coin instead of 5.
ability-board-swamp = One scholar more at the start, and fuller bowls.
ability-board-lake = Sailing starts at 1; two steps are left.
ability-board-forest = One level in every discipline at the start, and fuller bowls.
ability-board-mountain = 2 coins more income each round; the first guild slot gives 3 coins.
ability-board-wasteland = One book and one tool more at the start; the second innovation needs no extra book.

### Cards
card-faction = Faction ({ $rule })
card-board = Planning board ({ $rule })
card-innovation = Innovation ({ $rule })
card-palace = Palace tile ({ $rule })
card-competency = Competency tile ({ $rule })
card-bonus = Round bonus ({ $rule })
card-round = Round scoring tile ({ $rule })
card-final = Final round tile, scores in round 6 only ({ $rule })
card-city = City tile ({ $rule })
card-power = Power action ({ $rule })
card-book = Book action ({ $rule })
card-science = Discipline ({ $rule })
card-building = Building ({ $rule })
card-area = Area tile for two players ({ $rule })
card-start = Start: { $what }.
card-bowls = Power bowls: { $first }/{ $second }/{ $third }.
card-gives = Gives { $what }.
card-trade = Pay { $price }: { $what }.
card-once = One player, once per round.
card-levels = Power on the way up: { $steps }.
card-level-power = { $n } at level { $level }
card-level-income = Income from level 9: { $what }.
card-keys = Level 8 needs a key; only one player may stand on 12.
card-value = Power value { $n }.
card-stock = { $n } { $n ->
    [one] piece
   *[other] pieces
  } for each player.
card-neutral-stock = Neutral pieces in the game: { $n }.
card-area-size = Two-player game: the absent faction's largest area counts { $n } buildings.
action-book-guild-upgrade = turn a workshop of yours into a guild
action-book-guild-vp = 2 VP for each guild of yours
building-workshop = 1 tool and 2 coins on an empty hex of your home terrain in reach.
building-guild = From a workshop: 2 tools and 6 coins, or 3 coins beside another faction.
building-school = From a guild: 3 tools and 5 coins. A competency tile comes with it.
building-university = From a school: 5 tools and 8 coins. A competency tile comes with it; a city with it needs only three buildings.
building-palace = From a guild: 4 tools and 6 coins. A palace tile comes with it; innovations cost no coins any more.
building-tower = A neutral building; only Omar and competency 10 bring one.
building-annex = No building: it stands beside one and adds 1 to its power and to the number of buildings of a city.
