picture-to-move = 輪到
picture-score = 計分
picture-total = 總分
picture-winner = 勝
picture-points = { $n }
picture-move = 步數
picture-players = 玩家
picture-seat = { $who }：{ $points } 分
