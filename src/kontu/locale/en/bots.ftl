## Bots that look ahead, and why they chose what they chose

bot-strong = Strong
bot-strong-help = Plays on in its head thousands of times before it acts, and works out the end of a hand.
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

hint-by-bot = { $bot } would choose { $action }: { $reason }.
