picture-to-move = TO MOVE
picture-score = Score
picture-total = Total
picture-winner = WINNER
picture-points = { $n }
picture-move = Move
picture-players = Players
picture-seat = { $who }: { $points } points
