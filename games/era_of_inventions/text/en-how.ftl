# The tour of /how: five pictures, start to score
how-1 = London has six areas of work, two discs fit into each, and never two of one player. Discs are placed in turn, one by one; once all are down, everybody carries out one of theirs per turn, in any order (R3).
how-2 = What one player owns. Wood and coal build factories, factories make goods, ships and warehouses sell the rest for a coin each. The discs with a plus are bonus discs: after an action, one of them does one small step in any area (R10).
how-3 = Half way. Gears pay for boxes of the nine inventions, gold first, then silver. Whoever owns a box is paid royalties whenever somebody produces that invention; a patent makes copies pay as well (R8, R9).
how-4 = Nearly the end. Five factories run in one action, and three inventions bring royalties. Three numbers are worth watching: patents, research and industry each have an award after the last round.
how-5 = Influence on the track, up to three points from a last market, and the three awards. Most influence wins; on a tie the last line decides (R14).
