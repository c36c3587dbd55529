### Where cards are
place-hand = { $who }’s hand
place-score = { $who }’s score pile
place-board = { $who }’s board
place-several = several places
value = { $age }

### Questions of effects
ask-return = { $card }: { $may ->
    [yes] you may return
   *[no] return
} { $many ->
    [yes] cards
   *[no] a card
} from { $place }.
ask-meld = { $card }: { $may ->
    [yes] you may meld
   *[no] meld
} { $many ->
    [yes] cards, in this order,
   *[no] a card
} from { $place }.
ask-tuck = { $card }: { $may ->
    [yes] you may tuck
   *[no] tuck
} { $many ->
    [yes] cards, in this order,
   *[no] a card
} from { $place }.
ask-score = { $card }: { $may ->
    [yes] you may score
   *[no] score
} { $many ->
    [yes] cards
   *[no] a card
} from { $place }.
ask-transfer = { $card }: { $many ->
    [yes] which cards leave
   *[no] which card leaves
} { $place }?
ask-take = { $card }: which card is taken from { $place }?
ask-exchange = { $card }: which of the tied cards of { $place } { $many ->
    [yes] are
   *[no] is
} exchanged?
ask-reveal = { $card }: which card do you reveal?
ask-keep = { $card }: which card do you keep?
ask-execute = { $card }: which card do you execute for yourself?
ask-order-return = { $card }: in which order are these cards returned?
ask-order-meld = { $card }: in which order are these cards melded? The last one ends on top.
ask-order-tuck = { $card }: in which order are these cards tucked? The last one ends at the bottom.
ask-order-score = { $card }: in which order are these cards scored?
ask-order-transfer = { $card }: in which order do these cards leave?
ask-pile-order = { $card }: name the new order of the pile, top card first.
ask-splay = { $card }: you may have a pile { $splay }. Which?
ask-rearrange = { $card }: you may rearrange a pile. Which?
ask-colors = { $card }: name { $n ->
    [one] a color
   *[other] { $n } different colors
}.
ask-value = { $card }: name a value from 1 to 10.
ask-road = { $card }: you may give your top red card to a player for their top green card. To whom?
ask-poorer = { $card }: which player with fewer points gets a card of your score pile?
ask-branch = { $card }: you may choose one.
ask-face-down = { $card }: whose card of which value is returned?
ask-may-tools = { $card }: return three cards (all, if you hold fewer)?
ask-may-canal_building = { $card }: exchange the highest cards of your hand with those of your score pile?
ask-may-translation = { $card }: meld every card of your score pile?
ask-may-reformation = { $card }: tuck a hand card for every two leaves you show?
ask-may-encyclopedia = { $card }: meld all the highest cards of your score pile?
ask-may-canning = { $card }: draw and tuck a 6, then score all your top cards without a factory?
ask-may-bicycle = { $card }: exchange your whole hand with your whole score pile?
ask-may-socialism = { $card }: tuck your whole hand?
ask-may-stem_cells = { $card }: score your whole hand?
option-pass = Pass
option-player = { $who }
option-face-down = { $who }: a card of value { $age }
branch-evolution-a = Draw and score an 8, then return a card of your score pile
branch-evolution-b = Draw a card one higher than your highest score card

### What effects do
event-dogma = { $who } activates { $card } with { $n } { $icon }. Sharing: { $share }.
event-dogma-demand = { $who } activates { $card } with { $n } { $icon }. Sharing: { $share }. Vulnerable: { $fall }.
event-execute = { $who } executes { $card } alone.
event-bonus = Others shared: { $who } draws for it.
event-nothing = { $who }: nothing changes.
event-pass = { $who } passes.
event-draw = { $who } draws { $card } ({ $age }).
event-draw-hidden = { $who } draws a card of age { $age }.
event-draw-meld = { $who } draws and melds { $card }.
event-draw-tuck = { $who } draws and tucks { $card }.
event-draw-score = { $who } draws and scores { $card } ({ $age }).
event-draw-score-hidden = { $who } draws and scores a card of age { $age }.
event-draw-reveal = { $who } draws and reveals { $card }.
event-meld = { $who } melds { $card }.
event-tuck = { $who } tucks { $card }.
event-score = { $who } scores { $card } ({ $age }).
event-score-hidden = { $who } scores a card of age { $age }.
event-return = { $who } returns { $card } ({ $age }).
event-return-hidden = { $who } returns a card of age { $age }.
event-transfer = { $card } goes from { $origin } to { $target }.
event-transfer-hidden = A card of age { $age } goes from { $origin } to { $target }.
event-exchange = Exchanged: { $first } from { $origin } and { $second } from { $target }.
event-splay = { $who }’s { $color } pile is now { $splay }.
event-rearrange = { $who } puts the { $color } pile into a new order, top first: { $cards }.
event-reveal = { $who } reveals { $card }.
event-proof = { $who } shows the whole hand: { $cards }.
event-remove-all = { $who } has drawn a red card: every hand, board and score pile leaves the game.
event-claim = { $who } claims an achievement: { $achievement }.
