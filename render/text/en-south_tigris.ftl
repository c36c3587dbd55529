# Inventors of the South Tigris: words of its pictures
st-column-1 = Devices
st-column-2 = Built
st-column-3 = Published
st-boards-left = boards left { $n }
st-cards-left = cards { $n } · discarded { $m }
st-area-blue = Blue
st-area-orange = Orange
st-area-charcoal = Charcoal
st-area-envoy = Envoy
st-area-hire_camel = Camel
st-places = One worker each
st-courts = Free courts
st-dummy = Dummy: pieces in supply { $n } · cards left { $m }
st-river = River
st-research-left = research left { $n }
st-royalties = Royalties
st-gives-envoy = the envoy next round
st-gives-hire_camel = a camel next round
st-pool = { $n } dice in all
st-free = free
st-tents = { $n ->
    [one] 1 tent left
   *[other] { $n } tents left
}
st-tented = tent placed, { $n } left
st-income = Income
st-tower = Tower and craftspeople
st-learnt = Goals and research
st-workshops = Workshops
st-rack = Inventions
st-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
