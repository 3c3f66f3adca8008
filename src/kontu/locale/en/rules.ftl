# The rulebook: what stands around its text, on the page and in the terminal.

## Words that examples are held against

rules-yes = yes
rules-no = no

## The page of a rulebook

rules-title = The rules of { $game ->
    [contack] Contack
    [kontrakt] Kontrakt
   *[other] { $game }
 }
rules-loading = The rulebook is being fetched …
rules-failed = The rulebook could not be fetched. Try again when the network is back.
rules-again = Try again
rules-unknown = There is no rulebook of this game in this language yet.
rules-contents = Contents
rules-other = Rules of the other game
rules-print = Print
rules-search = Search the rules
rules-search-hint = A word or a rule, such as { $rule }
rules-found = { $count ->
    [0] Nothing was found.
    [one] One place was found.
   *[other] { $count } places were found.
 }
rules-size = Size of the text
rules-size-normal = Normal text
rules-size-large = Large text
rules-size-largest = Largest text
rules-rule = Rule { $rule }
rules-rule-opens = Rule { $rule }, in a new tab
rules-quick = On one screen
rules-example = Example
rules-sources = Where the sources differ
rules-option = Option: { $option }
rules-option-column = Option
rules-options = Table of all options
rules-show-table = Show the table

## Pictures

rules-figure-empty = Nothing lies on the table.
rules-figure-lies = { $place ->
    [last] Played last: { $tile }.
   *[other] On the table: { $tile }.
 }
rules-figure-tried = { $name } tries { $tile } { $legal ->
    [yes] here: it is allowed.
   *[no] here: it is not allowed.
 }
rules-holds = { $name } holds
rules-holds-nothing = { $name } holds nothing
rules-allowed = allowed
rules-forbidden = not allowed
rules-table-empty = No melds lie on the table.
rules-meld-of = { $name }
rules-top = Discard pile

## Stepping through a record

rules-walk = Step by step
rules-walk-start = To the beginning
rules-walk-back = One step back
rules-walk-on = One step on
rules-walk-end = To the end
rules-walk-at = Step { $at } of { $of }
rules-walk-points = { $name }: { $points }
rules-walk-failed = This game could not be fetched.

## In the terminal

cli-rules-search-help = Show only what this word or rule is found in.
cli-rules-nothing = Nothing in the rules of { $game } is found by “{ $word }”: try another word, or a rule such as { $rule }.
cli-rules-no-language = The rulebook of { $game } is not written in this language yet; there is: { $languages }.
cli-rules-positions = The pictures are on the page: kontu serve, then /rules/{ $game }.
