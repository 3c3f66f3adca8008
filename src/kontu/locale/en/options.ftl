# The choices that make a variant: option-<field>, its explanation with the source, and its values.
# EU is the Basque rules after the booklet of 1939, EN the English rules a collector mailed,
# W Wikipedia, VA the museum's quotation of the booklet.

## Variants

variant-house-1 = House rules
variant-house-1-help = The booklet’s game, played clockwise as three of four sources have it. A good first choice.
variant-booklet-1 = The booklet
variant-booklet-1-help = As the Basque rules after the booklet of 1939 have it: the turn goes to the right.
variant-collector-1 = The collector
variant-collector-1-help = As a collector mailed the rules: who can play must, and tiles left over cost nothing.
variant-club-1 = Club Contack
variant-club-1-help = The collector’s game for counters: whoever scores is paid by every other player.

## Options

option-direction = Direction of play
option-direction-help = Which way the turn passes. Clockwise in EN and W; EU says “the next player on the right”.
option-direction-clockwise = clockwise
option-direction-counterclockwise = counterclockwise

option-opening_tile = Opening tile
option-opening_tile-help = What the opener may lead. The lowest tile itself in EN and W; EU is silent.
option-opening_tile-lowest = the lowest tile
option-opening_tile-any = any tile

option-must_play = Who can play must
option-must_play-help = Whether a player who can play must do so (EN), or may draw instead while holding fewer than five (EU).
option-must_play-true = must play
option-must_play-false = may draw instead

option-play_drawn = A drawn tile that fits
option-play_drawn-help = Whether a drawn tile that fits is played at once (EN), or the player stays free to choose (EU).
option-play_drawn-forced = is played at once
option-play_drawn-free = leaves the choice free

option-opportunity_scores = Opportunity plays score
option-opportunity_scores-help = What a play with two or three contacts scores: its counting contacts, or every contact (the editor’s note in EU).
option-opportunity_scores-counting = their counting contacts
option-opportunity_scores-all_contacts = all their contacts

option-leftover_penalty = Penalty for a tile left over
option-leftover_penalty-help = Points off for each tile in hand at the end of a hand: 10 in EU; EN does not mention any.

option-going_out = Going out
option-going_out-help = Whether a hand ends when a player lays his last tile (EU, VA), or goes on until nobody can play (EN).
option-going_out-true = ends the hand
option-going_out-false = the hand goes on

option-enclosed_ends = An enclosed last tile
option-enclosed_ends-help = Whether a hand ends when the last tile is closed in and no opportunity is left (EN), or is passed out (EU).
option-enclosed_ends-true = ends the hand
option-enclosed_ends-false = the hand goes on

option-scoring = Score in
option-scoring-help = Points in columns, or counters that the others pay to whoever scores (Club Contack, EN).
option-scoring-points = points
option-scoring-counters = counters

option-counter_stake = Counters to start with
option-counter_stake-help = What each player’s counters are worth at the start, in points. EN only says that they are shared equally; 200 is ours.

option-counter_values = Value of the counters
option-counter_values-help = What white, red and blue counters are worth. All 5, or 5, 10 and 20 or 25 when many play (EN).
option-counter_values-all-5 = all 5
option-counter_values-5-10-20 = white 5, red 10, blue 20
option-counter_values-5-10-25 = white 5, red 10, blue 25

option-debt = Who cannot pay
option-debt-help = Whether a player short of counters pays only what he has, or owes the rest. The sources are silent; this is ours.
option-debt-none = pays what he has
option-debt-allowed = owes the rest

option-partnerships = Partnerships
option-partnerships-help = Whether players 1 and 3 play against 2 and 4. EU allows pairs with four players; the rest is ours.
option-partnerships-true = in pairs
option-partnerships-false = each alone

option-match_end = The match ends
option-match_end-help = After a number of hands (all sources say three), or when somebody reaches a total (EN allows it).
option-match_end-hands = after a number of hands
option-match_end-target = when a total is reached

option-hands = Number of hands
option-hands-help = How many hands make a match. Three in all sources, unless agreed otherwise.

option-target = Total to reach
option-target-help = The total that ends a match played to a target. The figure is ours.

option-hand_limit = Most hands
option-hand_limit-help = After how many hands a match played to a target ends in any case. This is ours.

option-tiles = Tiles
option-tiles-help = The tiles of the box. No source lists the original 36, so the usual set is our reconstruction; your own box can be entered.
option-tiles-values = A list of tiles in notation.
