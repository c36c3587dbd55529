picture-to-move = 轮到
picture-score = 计分
picture-total = 总分
picture-winner = 胜
picture-points = { $n }
picture-move = 步数
picture-players = 玩家
picture-seat = { $who }：{ $points } 分
