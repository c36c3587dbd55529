# Legendary Inventors: words of its pictures
li-open = 第 { $age } 時代 · { $n } 項待完成的發明
li-busy = 橫置
li-tokens = 獎勵標記：{ $n }
li-cards = 擁有的發明：{ $n }
li-category-0 = 武器
li-category-1 = 交通
li-category-2 = 通訊
li-category-3 = 休閒
li-category-4 = 時間
li-category-5 = 能源
