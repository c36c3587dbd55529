# Legendary Inventors: words of its pictures
li-open = 第 { $age } 时代 · { $n } 项待完成的发明
li-busy = 横置
li-tokens = 奖励标记：{ $n }
li-cards = 拥有的发明：{ $n }
li-category-0 = 武器
li-category-1 = 交通
li-category-2 = 通讯
li-category-3 = 休闲
li-category-4 = 时间
li-category-5 = 能源
