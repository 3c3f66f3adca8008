# The score sheet of a real table.
# $seat, $other, $name and $names are names of players; $piece is a rank, or * for a joker.

## What is questioned or refused

refusal-sheet-play-total = No play can bring { $points }: with these tiles a play that scores brings at most { $most }, and not every number in between.
refusal-sheet-left-missing = How many tiles { $seat } has left is not written yet; none is a nought.
refusal-sheet-left-range = { $seat } cannot have { $count } tiles left: nobody ever holds more than { $most }.
refusal-sheet-left-sum = There are { $pieces } tiles in all: { $laid } lie after so many plays, and { $left } more cannot be left over.
refusal-sheet-left-one-out = { $seat } has no tile left, and neither has { $other }: the hand ends as soon as one player has laid the last.
refusal-sheet-cost-missing = What the round cost { $seat } is not written yet; nothing is a nought.
refusal-sheet-cost-total = No cards cost { $points } together. The least is 0 and the most { $most }, and not every number in between.
refusal-sheet-cost-least = { $seat } cannot have got off with { $points }: whoever did not go out in this round still holds at least { $held } cards, and they cost { $least } at the least.
refusal-sheet-piece-copies = { $piece } cannot be left { $count } times: there are only { $copies } of them.
refusal-sheet-pieces-held = { $seat } cannot hold { $count } cards: with all the buys that are allowed it is at most { $most }.
refusal-sheet-out-missing = Nobody has nought. Say who went out, or that nobody did.
refusal-sheet-out-not-zero = { $seat } went out, so the round costs { $seat } 0 and not { $points }.
refusal-sheet-zero-not-out = { $seat } has nought, but { $other } went out: exactly one player has nought.
refusal-sheet-nobody-out-zero = { $seat } has nought although nobody went out: then everybody has cards left.
refusal-sheet-bonus-holder = { $bonus ->
    [cut_bonus] The exact cut
    [blind_bonus] Going out blind
   *[other] Going out without a joker
 } is ticked for { $seat }, and only { $other } could have it this time.
refusal-sheet-round-number = Round { $round } is one too many: the match is over after round { $rounds }.
refusal-sheet-no-such-entry = This sheet has no entry of the kind “{ $entry }”.
refusal-sheet-no-such-seat = There is no player { $seat }: this sheet is for { $seats }.
refusal-sheet-name = Player { $seat } needs a name of 1 to 60 characters on one line.
refusal-sheet-cost-twice = A cost is either a number of points or the cards left, not both.
refusal-sheet-piece-unknown = “{ $piece }” is no card of this sheet: it has { $choices }.
refusal-sheet-no-form = { $game } is not scored on paper.
refusal-sheet-opened-twice = This sheet was opened already.
refusal-sheet-full = A sheet has at most { $most } operations. Start a new one.
refusal-sheet-busy = Too many are writing at once. Try again in a moment.
refusal-sheet-unknown = There is no such sheet here. Perhaps the link was cut short, or the phone that began it has not been on line since.
refusal-sheet-is-played = This record was played at a table here: it is no score sheet. It can be replayed, not written on.
refusal-sheet-bonus-unreadable = Round { $round }: { $points } points beside the entries of { $seat } fit nothing that the rules have.

## Starting a sheet, and the list of them

sheet-title = Score sheet
sheet-about = For a game at a real table: tap in what happens, and the sheet adds up. It works without network, and everything is kept on this device at once.
sheet-yours = Your sheets
sheet-new = A new sheet
sheet-names = Names
sheet-player = Player { $number }
sheet-first-dealer = Who deals first? (may stay open)
sheet-start = Start the sheet
sheet-rules-need-line = Changed rules need the network for a moment. The named rules work without.
sheet-needs-line-once = To start its first sheet this device needs the network once.
sheet-delete = Delete
sheet-delete-of = Delete the sheet of { $names }
sheet-delete-sure = Take this sheet off this device? Others who have its link keep theirs.
sheet-import = A record read back
sheet-import-help = A score sheet saved as a .kontu file becomes a sheet to write on.
sheet-import-file = Open a file

## Writing

sheet-all = All sheets
sheet-share = Share
sheet-undo = Undo
sheet-undo-that = Undo: { $what }
sheet-sent = Saved here and shared
sheet-waiting = { $count ->
    [0] Saved here
    [one] Saved here, one entry to be shared
   *[other] Saved here, { $count } to be shared
 }
sheet-unkept = This browser forbids storage: the sheet is lost when the page is closed and the network is away.
sheet-given-up = Not shared, and taken off again:
sheet-not-here = This sheet is not on this device yet. It comes as soon as there is network.
sheet-round = Round { $number }{ $of ->
    [0] { "" }
   *[other] { " " }of { $of }
 }
sheet-hand = Hand { $number }{ $of ->
    [0] { "" }
   *[other] { " " }of { $of }
 }
sheet-hand-word = Hand
sheet-to-target = The match goes to { $target } points.
sheet-dealt = { $count ->
    [one] one card each
   *[other] { $count } cards each
 }
sheet-dealer = { $name } deals.
sheet-no-dealer = Who deals is not written.
sheet-who-deals = Who deals?
sheet-change = Change
sheet-past-round = You are correcting a round that is written down.
sheet-other-round = You are writing another round than the next one.
sheet-back-to-now = Back to the present
sheet-plays = Plays that score
sheet-who-played = Who played?
sheet-points = Points
sheet-points-of = Points of a play of { $name }
sheet-other-number = Another number
sheet-column-of = Plays of { $name }
sheet-edit-play = { $points } of { $name }: correct
sheet-correcting = { $points } of { $name }: what is right?
sheet-take-out = Take out
sheet-sum = Sum
sheet-negative = Below nought
sheet-erase = Erase the last digit
sheet-write-down = Write it down
sheet-left = Tiles left over
sheet-left-help = Each one left is { $points }. Who has none has nought.
sheet-left-of = Tiles left to { $name }
sheet-not-yet = not yet
sheet-out = Who went out?
sheet-nobody = Nobody
sheet-went-out = went out
sheet-costs = What the round cost
sheet-cost-of = What the round cost { $name }
sheet-cards-of = Cards left to { $name }
sheet-card-key = { $card }, { $points ->
    [one] one point
   *[other] { $points } points
 }{ $count ->
    [0] { "" }
   *[other] , { $count } so far
 }
sheet-cards-sum = { $count ->
    [0] No card yet:
    [one] One card:
   *[other] { $count } cards:
 }
sheet-last-card-away = Last card away
sheet-by-cards = Card by card
sheet-by-number = As a number
sheet-next-player = Next: { $name }
sheet-done = Done
sheet-bonuses = Bonuses
sheet-columns = The columns of plays
sheet-missing-costs = What the round cost is not written yet: { $names }. Nothing is a nought.
sheet-missing-left = How many tiles are left is not written yet: { $names }. None is a nought.
sheet-close-round = The round is over
sheet-close-hand = The hand is over
sheet-close-anyway = Close it all the same
sheet-closed-now = { $number } is written down.
sheet-one-more = Write one more
sheet-really = Really?
sheet-keep = It is right, keep it
sheet-correct = Correct it
sheet-meant = goes against the rules and is meant so

## The bank

sheet-bank = The bank
sheet-who-pays = Who pays whom
sheet-play-of = { $name } plays { $points }
sheet-pays = { $name } pays { $points } to { $to }
sheet-counter-white = white
sheet-counter-red = red
sheet-counter-blue = blue
sheet-counters = { $count } { $colour ->
    [white] white
    [red] red
   *[blue] blue
 }

## The whole sheet

sheet-standing = How it stands
sheet-rounds = Scores, round by round
sheet-edit-round = Open round { $number }
sheet-open-round = open
sheet-total-then = total after it
sheet-chart = How it went
sheet-chart-table = The totals as a table
sheet-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
 }
sheet-rounds-won = { $count ->
    [one] one round won
   *[other] { $count } rounds won
 }
sheet-rules-help = What stands is added up anew by other rules. Everybody who has the sheet sees that they changed.
sheet-rules-use = Use these rules
sheet-history = Everything that was written
sheet-all-history = Show all { $count }
sheet-undone = undone
sheet-bring-back = Bring back

## Sharing

sheet-together = Write together
sheet-together-help = Whoever opens the link writes on the same sheet. Nobody finds it without.
sheet-not-sent = Some of it is on this device only: the link shows it to others as soon as there is network.
sheet-code = Code of the sheet, for a camera
sheet-picture = A picture
sheet-record = A record
sheet-record-help = A text file that people can read and the program can check and read back.
sheet-record-later = The record comes with the network; everything written is safe here until then.

## What was done, line by line

sheet-did-open = Sheet started: { $names }
sheet-did-settings = Rules: { $variant }
sheet-did-rename = Player { $number } is called { $name }
sheet-did-play = { $number } · { $name }: { $points }
sheet-did-change = { $name }: { $before } is { $points } now
sheet-did-left = { $number } · { $name }: { $count ->
    [one] one tile left
   *[other] { $count } tiles left
 }
sheet-did-blank = { $number } · { $name }: blank again
sheet-did-cost = { $number } · { $name }: { $points }{ $pieces ->
    [none] { "" }
   *[other] { " " }({ $pieces })
 }
sheet-did-out = { $number } · { $name } went out
sheet-did-nobody = { $number } · nobody went out
sheet-did-out-open = { $number } · who went out is open again
sheet-did-dealer = { $number } · { $name } deals
sheet-did-bonus = { $number } · { $name }, { $bonus }: { $on ->
    [true] yes
   *[false] no
 }
sheet-did-close = { $number } is over
sheet-did-override = { $number } · kept as it stands, knowingly
sheet-did-remove = Undone: { $what }
sheet-did-remove-what = Brought back or undone
