# Legendary Inventors: words of its pictures
li-open = 第 { $age } 时代 · { $n } 项待完成的发明
li-teams = 可选队伍：{ $n }
li-no-team = { $who } 尚未选择。
li-tokens = 奖励标记：{ $n }
li-cards = 拥有的发明：{ $n }
li-progress = 知识进阶到此级
li-reserve = 储备方块
li-goal = 目标分数
li-reached = 目标已达成
li-leonardo = 达芬奇
li-bag = 袋中标记
