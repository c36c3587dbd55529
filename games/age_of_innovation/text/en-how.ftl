# The tour of /how: five pictures, start to score
how-1 = Each faction lives on one terrain and sees the rest of the map from there. The ring of terrains below the map tells how many spades a hex costs: one per step. The two workshops that everybody starts with decide who will be whose neighbour.
how-2 = A player's board. Every building that leaves it uncovers an income, so that building is also how you earn. Goods come at the start of a round; the three bowls hold power, which moves up when a neighbour builds beside you (R4).
how-3 = Half way. Workshops have become guilds, schools and more, groups of them count as cities, and rivers are crossed by sailing or bridges. The strip below says what this round pays points for, and that changes every round (R5).
how-4 = The displays: what every round scores, power and book actions that each can be taken once a round, the four sciences, and the innovations and competencies still on offer. Books from research buy innovations.
how-5 = After six rounds come the largest joined areas, the four sciences and what is left over. Most points win, and ties share the victory (R17).
