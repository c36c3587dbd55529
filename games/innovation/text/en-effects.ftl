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
    [yes] cards
   *[no] a card
} from { $place }.
ask-tuck = { $card }: { $may ->
    [yes] you may tuck
   *[no] tuck
} { $many ->
    [yes] cards
   *[no] a card
} from { $place }.
ask-score = { $card }: { $may ->
    [yes] you may score
   *[no] score
} { $many ->
    [yes] cards
   *[no] a card
} from { $place }.
ask-transfer = { $card }: which { $many ->
    [yes] cards go
   *[no] card goes
} from { $place } to { $target }?
ask-take = { $card }: which card do you take from { $place }?
ask-exchange = { $card }: which { $many ->
    [yes] cards are
   *[no] card is
} exchanged from { $place }?
ask-reveal = { $card }: which card do you reveal from { $place }?
ask-keep = { $card }: which card do you keep in { $place }?
ask-execute = { $card }: which card do you execute from { $place }?
ask-order-return = { $card }: in which order do the cards of { $place } return? The last one ends at the bottom.
ask-order-meld = { $card }: in which order do you meld the cards of { $place }? The last one ends on top.
ask-order-tuck = { $card }: in which order do you tuck the cards of { $place }? The last one ends at the bottom.
ask-order-score = { $card }: in which order do you score the cards of { $place }?
ask-order-transfer = { $card }: in which order do the cards go from { $place } to { $target }?
ask-pile-order = { $card }: which new order, top card first?
ask-may-tools = { $card }: will you return three cards from your hand (all, if you hold fewer)?
ask-may-canal_building = { $card }: will you exchange the highest cards of your hand with the highest cards of your score pile?
ask-may-translation = { $card }: will you meld your whole score pile?
ask-may-reformation = { $card }: will you tuck a card for every two leaves you show?
ask-may-encyclopedia = { $card }: will you meld all of the highest cards of your score pile?
ask-may-canning = { $card }: will you draw and tuck a 6, and score all your top cards without a factory?
ask-may-bicycle = { $card }: will you exchange your whole hand with your whole score pile?
ask-may-socialism = { $card }: will you tuck your whole hand?
ask-may-stem_cells = { $card }: will you score your whole hand?
ask-splay = { $card }: which pile do you lay { $splay }?
ask-colors = { $card }: name { $n ->
    [one] a color
   *[other] { $n } colors
}.
ask-rearrange = { $card }: which pile do you put into another order?
ask-value = { $card }: name a value from 1 to 10.
ask-poorer = { $card }: which opponent with a lower score gets a card?
ask-road = { $card }: to whose board does your top red card go?
ask-branch = { $card }: which way?
ask-face-down = { $card }: which card of a score pile is returned?
branch-evolution-a = Draw and score an 8, then return a card from your score pile
branch-evolution-b = Draw a card one above the highest of your score pile
option-pass = Pass
option-player = { $who }
option-face-down = { $who }: a card of age { $age }
place-hand = the hand of { $who }
place-score = the score pile of { $who }
place-board = the board of { $who }
place-several = the boards
value = age { $age }

### What happened
event-dogma = { $who } activates { $card } ({ $n } { $icon }). Sharing: { $share }.
event-dogma-demand = { $who } activates { $card } ({ $n } { $icon }). Sharing: { $share }. Vulnerable: { $fall }.
event-bonus = { $who } gets the share bonus.
event-nothing = Nothing changes for { $who }.
event-pass = { $who } passes.
event-execute = { $who } executes { $card } alone.
event-claim = { $who } claims an achievement: { $achievement }.
event-draw = { $who } draws { $card } ({ $age }).
event-draw-hidden = { $who } draws a card of age { $age }.
event-draw-meld = { $who } draws and melds { $card } ({ $age }).
event-draw-tuck = { $who } draws and tucks { $card } ({ $age }).
event-draw-score = { $who } draws and scores { $card } ({ $age }).
event-draw-score-hidden = { $who } draws and scores a card of age { $age }.
event-draw-reveal = { $who } draws and reveals { $card } ({ $age }).
event-meld = { $who } melds { $card } ({ $age }).
event-tuck = { $who } tucks { $card } ({ $age }).
event-score = { $who } scores { $card } ({ $age }).
event-score-hidden = { $who } scores a card of age { $age }.
event-return = { $who } returns { $card } ({ $age }).
event-return-hidden = { $who } returns a card of age { $age }.
event-transfer = { $card } goes from { $origin } to { $target }.
event-transfer-hidden = A card of age { $age } goes from { $origin } to { $target }.
event-exchange = { $first } from { $origin } against { $second } from { $target }.
event-splay = { $who } lays the { $color } pile: { $splay }.
event-rearrange = { $who } puts the { $color } pile into a new order, top first: { $cards }.
event-reveal = { $who } reveals { $card } ({ $age }).
event-proof = { $who } shows the whole hand: { $cards }.
event-remove-all = All hands, boards and score piles are out of the game.
