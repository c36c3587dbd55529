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
st-icon-silver = silver
st-icon-card = card
st-icon-points = points
st-icon-influence = influence
st-icon-move = move influence
st-icon-ship = ship forward
st-icon-collect = collect royalties
st-icon-promote = promote
st-icon-refresh = refresh
st-icon-die = die
st-icon-brighten = brighten a die
st-icon-swap = swap a white die
st-icon-research = research
st-icon-research-die = die into research
st-icon-tent = tent
st-icon-tile = workshop tile
st-icon-clear = clear a workshop
st-icon-retrieve = worker back
st-icon-once = once, right away
st-icon-worker = worker
st-icon-invent = invent
st-icon-build = build; carpenter
st-icon-publish = publish
st-icon-person = any craftsperson
st-icon-first = first player
st-icon-royalties = royalties
st-icon-camel = camel
st-icon-envoy = envoy
st-icon-high = high in the tower
