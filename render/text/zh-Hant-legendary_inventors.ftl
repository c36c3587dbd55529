# Legendary Inventors: words of its pictures
li-open = 第 { $age } 時代 · { $n } 項待完成的發明
li-teams = 可選隊伍：{ $n }
li-no-team = { $who } 尚未選擇。
li-tokens = 獎勵標記：{ $n }
li-cards = 擁有的發明：{ $n }
li-progress = 知識進階到此級
li-reserve = 儲備方塊
li-goal = 目標分數
li-reached = 目標已達成
li-leonardo = 達文西
li-bag = 袋中標記
