list-none = nothing
list-comma = { $head }, { $tail }
list-and = { $head } and { $tail }
refused-not-offered = That is not possible now.
refused-pick-one = Choose one of the options.
refused-pick-some = Choose { $least ->
    [one] at least one
   *[other] at least { $least }
  } and at most { $most }.
refused-twice = The same thing was chosen twice.
refused-number = Give a whole number from { $least } to { $most }.
refused-yes-or-no = Answer yes or no.
refused-allocate = Share out at least { $least } and at most { $most } in all.
refused-share = There is room for at most { $most } there.
refused-not-asked = That question is not open any more.
refused-undo-answered = Somebody else has answered since; taking it back needs the consent of all.
refused-undo-revealed = Something hidden has come to light since; taking it back needs the consent of all.
refused-undo-nothing = There is nothing of yours to take back.
refused-seats = This game is for { $least } to { $most } players.
refused-option = There is no choice “{ $choice }” for “{ $option }”.

refused-not-ahead = That cannot be answered ahead now.
refused-no-routine = This game has no such routine question.
refused-rule-bands = The limits of a rule must rise, and only the last one may be open.
refused-rule-answer = A rule cannot give that answer.
notice-queued = Answered from your queue: { $ask }
notice-ruled = Answered by your rule: { $ask }
notice-dropped = { $n ->
    [one] Your queued move was dropped: { $why }
   *[other] Your { $n } queued moves were dropped: { $why }
  }
dropped-other-question = you were asked something else first: { $ask }
dropped-changed = it no longer costs or brings what it did: { $ask }
dropped-gone = that is no longer possible: { $ask }
