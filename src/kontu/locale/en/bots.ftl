## Bots that look ahead, and why they chose what they chose

bot-strong = Strong
bot-strong-help = Plays on in its head thousands of times before it acts, and works out the end where nothing is hidden.
bot-fair = Fair
bot-fair-help = Plays on in its head some hundred times before it acts.
bot-easy = Easy
bot-easy-help = Looks ahead too, but now and then takes something nearly as good instead of the best.

reason-contack-tried-ahead = played on { $tries } times, it ends { $points ->
    [one] one point
   *[other] { $points } points
 } ahead of the others on average{ $gain ->
    [0] { "" }
   *[other] , { $gain } better than the next choice
 }
reason-contack-tried-behind = played on { $tries } times, it ends { $points ->
    [one] one point
   *[other] { $points } points
 } behind the others on average{ $gain ->
    [0] { "" }
   *[other] , { $gain } better than the next choice
 }
reason-contack-tried-level = played on { $tries } times, it ends level on average{ $gain ->
    [0] { "" }
   *[other] , { $gain } better than the next choice
 }
reason-contack-exact-ahead = worked out to the end of the hand: { $points ->
    [one] one point
   *[other] { $points } points
 } ahead of the others{ $gain ->
    [0] { "" }
   *[other] , { $gain } better than the next choice
 }
reason-contack-exact-behind = worked out to the end of the hand: { $points ->
    [one] one point
   *[other] { $points } points
 } behind the others{ $gain ->
    [0] { "" }
   *[other] , { $gain } better than the next choice
 }
reason-contack-exact-level = worked out to the end of the hand: level{ $gain ->
    [0] { "" }
   *[other] , { $gain } better than the next choice
 }
reason-contack-good-enough = one of the good choices, expected to end { $loss ->
    [one] one point
   *[other] { $loss } points
 } below the best

reason-kontrakt-tried-ahead = played on { $tries } times, it ends the round { $points ->
    [one] one point
   *[other] { $points } points
 } ahead of the others on average{ $gain ->
    [0] { "" }
   *[other] , { $gain } better than the next choice
 }
reason-kontrakt-tried-behind = played on { $tries } times, it ends the round { $points ->
    [one] one point
   *[other] { $points } points
 } behind the others on average{ $gain ->
    [0] { "" }
   *[other] , { $gain } better than the next choice
 }
reason-kontrakt-tried-level = played on { $tries } times, it ends the round level on average{ $gain ->
    [0] { "" }
   *[other] , { $gain } better than the next choice
 }
reason-kontrakt-good-enough = one of the good choices, expected to end the round { $loss ->
    [one] one point
   *[other] { $loss } points
 } below the best
reason-kontrakt-lacks = { $away ->
    [0] the contract is ready
    [one] the contract lacks one card
   *[other] the contract lacks { $away } cards
 }
reason-kontrakt-out-of-reach = no cards make this contract ready
reason-kontrakt-holds = { $points ->
    [0] nothing is left in hand
    [one] one point is left in hand
   *[other] { $points } points are left in hand
 }

hint-by-bot = { $bot } would choose { $action }: { $reason }.
