# The tour of /how: five pictures, start to score
how-1 = Six inventions of the first age lie open, each with empty slots in some of four disciplines and two tokens beside it. Below are the teams: four inventors each, with their levels as bars.
how-2 = A team close up. Sending an inventor puts as many cubes on an invention as its levels are high, where slots are free; then it is busy. A whole turn spent on refreshing wakes all four again (R4, R5).
how-3 = The second age. Whoever fills the last slot completes an invention, and the three with the most cubes there choose in turn: the invention itself or one of its tokens (R7). So it can pay to help on somebody else's work.
how-4 = Tokens make inventors stronger: progress raises a level for good, and an inventor who reaches all levels of a goal scores its points. Owned inventions carry numbers, and unbroken runs from zero score too (R9, R12).
how-5 = After three ages: inventions by age, point tokens, goals, and runs of categories. Most points win, and the number of inventions decides a tie (R13).
