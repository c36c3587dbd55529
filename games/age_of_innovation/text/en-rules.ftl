### Rules help, by the numbers of the rules
topic-goal = Aim of the game
topic-goal-body =
    R1.8 Everybody starts with 20 points; the score never falls below 0.
    R4.1.1 Points come from round tiles, cities, innovations, palaces, round bonuses, competencies, factions, the tracks and the final scoring.
    R5.1 There are six rounds: income, actions, then (not in round 6) science rewards.
    R17.6 Most points win; tied leaders share the victory.
topic-setup = Setup with sets
topic-setup-body =
    R2.1 Two players use the small map, four and five the large one; three may choose.
    R2.2 Six of twelve round tiles lie open, with one final tile on the sixth.
    R2.5, R2.6 Innovations and the twelve competencies are laid out at random.
    R2.11 On offer are palace 17 and one random palace per player (one more by option).
    R3.1 Seven sets of board, faction and round bonus are formed; the three bonuses left get a coin each.
    R3.2 The player right of the start player takes a set first, the start player last.
    R3.4, R3.5 You start with 15 coins, 3 tools and what board and faction add.
    R3.8 In turn order each puts a workshop on printed home terrain, then in reverse order a second one. Omar's third building and after it the Monks' university follow.
    R3.9, R3.10 Inventors take a competency tile; start spades come last.
topic-draft = Setup by draft
topic-draft-body =
    R18.1 Six boards, and one more faction and palace than there are players, lie open; palace 17 does not.
    R18.2 Three times around the table each takes one thing of a kind not owned yet: board, faction or palace.
    R18.3 Then, counter-clockwise, each takes a round bonus.
    R18.4 The palace taken is the only one you can build.
topic-two-players = Two players
topic-two-players-body =
    R19.2 A hidden area tile (12 to 15) is turned up at the start of round 6.
    R19.3 An absent faction has one scholar and a marker on level 2 in every discipline.
    R19.4 For each of the first five round tiles its marker rises by the levels that the tile asks for.
    R19.5 It takes places in the final scoring of area and science; its points are lost.
topic-rounds = How a round goes
topic-rounds-body =
    R5.2 Phase I: all take their income.
    R6.1 Phase II: in turn order, everybody who has not passed does one action, until all have passed.
    R15.4 The order of passing is the turn order of the next round.
    R16.1 Phase III: science rewards of the round tile, in the new order.
    R16.4 X tokens are removed, and each bonus left over gets a coin.
topic-income = Income
topic-income-body =
    R5.2 Income comes from your board, round bonus, competencies, innovations, palace, faction, and from disciplines at level 9 or more.
    R5.5 Every building that has left your board uncovers its income: tools for workshops, coins and power for guilds, scholars for schools and the university.
    R5.3 Books and levels of your choice are chosen by all at the same time.
    R5.6 Power from income costs no points.
    R1.2 Scholars beyond your seven are lost.
topic-actions = The actions
topic-actions-body =
    R7 Terraform and build. R8 Upgrade a building.
    R9 Sailing. R10 Terraforming track.
    R11 Develop an innovation. R12 Send a scholar.
    R13 Power action or book action. R14 Special action, annex, the Moles' bridge.
    R15 Pass: it ends your round.
    R6.2 One action a turn, in any order and as often as you can pay; the board's actions once per round.
topic-conversions = Free conversions
topic-conversions-body =
    R6.4 On your turn, before or after the action: 5 power for a scholar or a book, 3 for a tool, 1 for a coin; a scholar for a tool; a tool or a book for a coin.
    R6.4 Sacrifice: give up one token of bowl II to move another from bowl II to bowl III.
    R6.5 Not in the middle of an action. A Terraform and Build that comes as a reward counts as an action of its own.
topic-power = Power
topic-power-body =
    R4.2.1 Power moves one token one bowl on: from bowl I first, then from bowl II.
    R4.2.2 With all tokens in bowl III more power is lost.
    R4.2.3 Power is paid from bowl III; the tokens go to bowl I.
topic-offers = Power from neighbours
topic-offers-body =
    R4.5.1 Whenever somebody builds or upgrades, all others with adjacent buildings may take power: the power values of those buildings.
    R4.5.2 Workshop 1; guild, school, tower 2; palace, university 3; monument 4; an annex 1 more.
    R4.5.3 Take all or nothing. It costs one point less than the power gained.
    R4.5.4 Full bowls or a low score make the offer smaller.
    R28.3 The game goes on meanwhile, but you answer all your offers before your next action, and all are closed before the round ends.
topic-terrain = Terrain and spades
topic-terrain-body =
    R4.3.1 The wheel: desert, plains, swamp, lake, forest, mountain, wasteland, desert. A hex needs as many spades as there are steps to your home terrain, the short way: one to three.
    R7.3 A spade costs 3, 2 or 1 tools, as your terraforming track says. You may stop half-way.
    R7.6 Free spades are used at once or lost; missing ones may be bought.
    R7.7 With several free spades a second and third hex may follow, each only when the one before has become home terrain.
    R7.11 Every spade counts for tiles and abilities, free or bought.
topic-reach = Adjacency and reach
topic-reach-body =
    R4.4.1 Adjacent are hexes that share a side or are joined by a bridge. A river alone joins nothing.
    R4.4.2 A bridge joins for everybody.
    R4.4.3 In reach is what is adjacent to your buildings, and what lies across no more river hexes than your sailing value.
    R4.4.4 The river bonus makes that one more during the action phase.
    R4.4.5 Adjacency serves power, the cheaper guild and cities; reach serves terraforming, building and the area scoring.
topic-build = Terraform and build
topic-build-body =
    R7.1 Terraform one hex, or build a workshop on one, or both on the same hex.
    R7.2 The hex is empty and in reach.
    R7.4 A workshop costs 1 tool and 2 coins and stands on home terrain.
    R7.8 With free spades the workshop may only go on the first hex.
    R7.9 Free spades do not allow building on a hex that was home terrain before.
    R7.12 Tunnel (Moles) or flight (palace 9): at most one for each action.
topic-upgrade = Upgrade
topic-upgrade-body =
    R8.1 Workshop to guild: 2 tools, 6 coins. Guild to palace: 4 tools, 6 coins. Guild to school: 3 tools, 5 coins. School to university: 5 tools, 8 coins.
    R8.2 A guild costs only 3 coins beside a building of another faction.
    R8.3 The new piece must be on your board; the old one goes back.
    R8.4 An upgrade is a build: tiles score, neighbours may take power, cities are checked.
    R8.5 A palace brings a palace tile, R8.6 a school or university a competency tile.
    R8.7 You order all that one build sets off.
topic-cities = Cities
topic-cities-body =
    R4.6.2 Adjacent buildings of yours become a city at once when they are at least four, have a power value of 7 or more, and none belongs to a city.
    R4.6.3 Three are enough with a university, two with a monument. An annex counts one more building and one more power. Palace 8 asks for 6 power.
    R4.6.4 You choose a city tile: points, its reward, and a key.
    R4.6.5 Buildings that touch a city join it. Two cities that meet stay two.
    R23.14 With palace 14 buildings around one river hex may count together.
topic-neutral = Neutral buildings
topic-neutral-body =
    R4.7.1 They come from innovations 13 to 18 and competency 10 and are placed at once on an empty hex in reach; spades for it are bought with tools.
    R4.7.2 If there is no such hex the building is lost.
    R4.7.4 It counts as its type everywhere, but is never upgraded.
    R4.7.5 A neutral palace, too, does away with the coins for innovations.
topic-tracks = Sailing and terraforming tracks
topic-tracks-body =
    R9.1 Sailing: 4 coins and a scholar, one step up, with its reward (points or two books).
    R10.1 Terraforming: 5 coins (plains 1), a tool and a scholar, one step up: two books, then 6 points; spades cost 2 tools, then 1.
    R9.2 The scholar goes back to your supply.
    R10.2 Free steps pay the same; beyond the top they are lost.
topic-science = Science display
topic-science-body =
    R4.8.3 Levels 3, 5, 7 and 12 give 1, 2, 2 and 3 power.
    R4.8.4 Level 8 needs a key, one for each discipline. Every city tile is a key.
    R4.8.5 Only one player may stand on level 12.
    R4.8.7 From level 9 there is income: banking 3 coins, law 6 power, engineering 1 tool, medicine 3 points.
topic-scholars = Sending scholars
topic-scholars-body =
    R12.1 Put a scholar on an empty space of a discipline for good: 3 levels on one space, 2 on the three others.
    R12.2 Or return one to your supply for 1 level in any discipline.
    R12.4 This is allowed even where no level can be gained.
topic-innovations = Innovations
topic-innovations-body =
    R11.1 Pay five books: two of the column's discipline and three of any; on the two top slots two, two and one.
    R11.2 And 5 coins while you have no palace.
    R11.3 Three for each player. The second costs one more book, the third two more (wasteland: none and two).
    R22.19 What an innovation counts is counted at once; the building that it brings is not among it.
topic-power-book = Power and book actions
topic-power-book-body =
    R13.1 Each can be used once per round by one player, and gets an X.
    R13.2 Power: 3 for a bridge or a scholar, 4 for two tools, seven coins or one spade, 6 for two spades.
    R13.3 A bridge goes on a free site with a building of yours on at least one end.
    R13.4 You must be able to pay; an effect that cannot be had in full is allowed, a bridge or upgrade without a place is not.
topic-special = Special actions
topic-special-body =
    R14.1 Those on your tiles and faction are free, once per round, as your action.
    R14.2 A tile gained this round may be used in a later turn of the round.
    R14.3 An annex goes beside a building of yours that has none.
    R14.4 Moles: a bridge over anything for 1 tool.
    R14.5 Psychics: 5 power, then another action at once.
topic-pass = Passing
topic-pass-body =
    R15.1 First your tiles for passing score.
    R15.2 Then you take one of the three round bonuses with its coins, and give yours back; it works from the next income on.
    R15.4 You get the topmost free row of the next turn order.
    R15.5 In round 6 you only score.
topic-rewards = Science rewards
topic-rewards-body =
    R16.1 After rounds 1 to 5 the right half of the round tile pays: for every so many levels of its discipline, its reward.
    R16.3 Spades are used now on hexes in reach, without buying and without building.
topic-final = Final scoring
topic-final-body =
    R17.2 Largest area of buildings in reach of one another: 18, 12, 6 points.
    R17.3 In every discipline: 8, 4, 2 points; level 0 never scores.
    R17.4 Tied players share the points of their places, rounded down.
    R17.5 Coins, tools, scholars in hand, books, bowl III and half of bowl II: one point for every five.
topic-factions = Factions and boards
topic-factions-body =
    R0.1 Faction and board are independent: the board gives home terrain, bowls and costs, the faction an ability.
    R20 Look every faction up with /card.
    R21 The seven boards differ in one point each; /card tells which.
topic-options = Options
topic-options-body =
    R2.1 With three players either map.
    R2.11 One palace more on offer.
    R18 Sets or draft.
    R20.4, R20.7, R20.9 Illusionists, Moles and Navigators as first printed or as re-balanced in 2024.
    R1.4 Books unlimited, or twelve for each discipline.
topic-rulings = Where the rules are open
topic-rulings-body =
    R29 Where the printed rules leave a doubt, this table plays:
    R4.8.4 A free key is used at once; you choose only when keys are too few.
    R6.4 After your action you are asked for conversions only if it has made a new one possible; all others fit before it.
    R7.3 Terraforming half-way is allowed with bought spades too.
    R7.12 A tunnel or flight may lead to any one hex of a Terraform and Build, the later ones too.
    R8.7 The builder orders all effects of one build.
    R13.3 A bridge may be waived.
    R14.3 One annex for each building.
    R15.1 On passing, levels are gained before VP are counted.
    R16.3 Reward spades may be split over hexes.
    R23.14 Palace 14 is used on your own turn, if you like.
    R23.15 The two books of palace 15 are of different disciplines.
