# What stands on paper: tiles, score sheets, contract cards, leaflets, checklists.

## Tiles

paper-tiles-title = Contack
paper-tiles-note = { $tiles }, { $set } · side { $side } mm
paper-tiles-count = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }
paper-set-reconstruction = a reconstruction
paper-set-reconstruction-about = No source that we found lists the original 36 tiles. This set is a reconstruction: it has the four tiles that are known, and yours may well differ. Tick off what your box holds and write down below what is not on the list.
paper-set-own = a set of one’s own
paper-set-own-about = The tiles of this set as its owner entered them.
paper-measure = This line is { $length } mm long if the page was printed at its actual size.

## The checklist

paper-checklist-title = Is the set complete?
paper-checklist-subject = Every tile of the set with a box to tick.
paper-checklist-other = Tiles in the box that are not on this list
paper-checklist-order = Each tile is written blue – red – orange: blue below, red right, orange left. A line under 6 and 9 shows where their foot is.

## Score sheets

paper-sheet-title = Score sheet
paper-sheet-subject = A score sheet to be filled in with a pencil.
paper-changed = { $name }, changed
paper-date = Date
paper-place = Place
paper-hand-number = Hand { $number }
paper-plays = Plays that score
paper-plays-sum = Sum of the plays
paper-left-row = Tiles left × { $points }
paper-hand-score = This hand
paper-running-total = Total so far
paper-match-total = Total
paper-left-note = Each tile left in hand takes { $points } points off.
paper-ends-target = The match ends when a total reaches { $target }.
paper-wins-most = The highest total wins.
paper-wins-fewest = The lowest total wins.
paper-bank-got = Collected
paper-bank-paid = Paid
paper-bank-have = Counters now
paper-bank-note = Everybody begins with counters worth { $stake }; together they stay { $whole }.
paper-joker = joker
paper-face = their number
paper-cost-values = Left in hand: { $values }
paper-cost-how = Write what each round cost above, the sum so far below, and a clear 0 for whoever went out.
paper-dealer-mark = The ring marks the dealer, if the first dealer’s name stands in column 1.

## The contract card

paper-card-title = Contracts
paper-card-subject = All rounds with their contracts, and what cards cost.
paper-card-buys = { $count ->
    [0] no buys
    [one] 1 buy
   *[other] { $count } buys
 }
paper-card-whole-hand = the whole hand at once
paper-card-values = Points in hand
paper-card-buying = A bought card
paper-card-penalty = brings { $count ->
    [one] one more card
   *[other] { $count } more cards
 } from the stock

## The leaflet

paper-rules-subject = The rules, with the number of every rule.
paper-rules-example = Example
paper-rules-all-variants = In every variant
