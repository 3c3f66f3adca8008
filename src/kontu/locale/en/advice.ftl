## Hints: what each choice comes to, for whoever asks

hint = Hint
hint-thinking = Looking ahead …
hint-pick = Choose one to see it on the table. It is not played yet.
hint-how = Each was played on { $tries } times from what you can see.
hint-how-exact = Worked out to the end: nothing is left to chance.
hint-of = The best { $shown } of { $count } choices
hint-nothing = There is nothing to weigh here.
hint-best = best
hint-below = { $points ->
    [0] hardly less than the best
    [one] one point less than the best
   *[other] { $points } points less than the best
 }
hint-heard = { $count ->
    [one] One choice.
   *[other] { $count } choices.
 } The best: { $action }, { $lead }.
hint-lay = { $tile } at { $place }
hint-stale = The table has moved on.
hint-key = I

lead-tried-ahead = ends about { $points ->
    [one] one point
   *[other] { $points } points
 } ahead
lead-tried-behind = ends about { $points ->
    [one] one point
   *[other] { $points } points
 } behind
lead-tried-level = ends about level
lead-exact-ahead = ends exactly { $points ->
    [one] one point
   *[other] { $points } points
 } ahead
lead-exact-behind = ends exactly { $points ->
    [one] one point
   *[other] { $points } points
 } behind
lead-exact-level = ends exactly level

hints-choice = Hints
hints-choice-help = Whoever is to act may ask what the choices come to. Nobody else learns of it.
hints-usual = Only for one person among bots
hints-on = For whoever is to act
hints-off = For nobody
hints-here-on = Hints are allowed at this table.
hints-here-off = Hints are not allowed at this table.
key-i = I
key-i-does = hint
kontrakt-key-i = I
kontrakt-key-i-does = hint

refusal-hints-off = At this table nobody is given hints. Whoever sets up a table decides that.
refusal-no-adviser = Nobody can give hints for this game yet.
refusal-hint-called-off = The hint was called off: it was dropped, or another was asked for.

reason-contack-brings = it brings { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
 }; { $reply ->
    [0] the next player cannot score in reply
   *[other] the next player’s best reply is worth { $reply }
 }
reason-contack-goes-out = it goes out and brings { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
 }
reason-contack-draw = a tile from the reserve may fit better; { $reserve ->
    [one] one tile is
   *[other] { $reserve } tiles are
 } left there

## The review: what each decision of a seat cost

review = Review
review-title = What the turns cost
review-about = Every decision of a seat is weighed again from what that seat saw at the time. A turn costs the points by which the best choice is expected to end further ahead. One or two points are chance.
review-whose = Whose turns
review-start = Review the turns
review-stop = Stop
review-waiting = Another review is under way …
review-progress = { $done } of { $all } decisions
review-sum = { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
 } weighed. On average one cost { $mean } points, together { $total }.
review-stopped = Stopped; what was weighed by then stays.
review-worst = The turns that cost most
review-none = No turn cost as much as { $least } points.
review-cost = cost { $points ->
    [one] one point
   *[other] { $points } points
 }
review-played = Played: { $action }, { $lead }
review-better = Better: { $action }, { $lead }
review-show = Show this moment
review-chart = What each turn cost, in points
review-table = The same as a table
review-entry = Entry
review-costs = Cost
review-what = Played
review-best = Better
review-unseen = { $rounds ->
    [one] Of one round the record does not tell what this seat saw. Its decisions are left out.
   *[other] Of { $rounds } rounds the record does not tell what this seat saw. Their decisions are left out.
 }
review-unweighed = { $count ->
    [one] One decision could not be weighed.
   *[other] { $count } decisions could not be weighed.
 }
review-nothing = This seat had nothing to decide that the record tells of.
review-no-answer = The review needs the server, which cannot be reached now.
