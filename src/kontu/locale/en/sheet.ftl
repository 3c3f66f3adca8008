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
