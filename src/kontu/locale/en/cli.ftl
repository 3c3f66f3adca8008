# The command line and the terminal table. Names of commands, options and fields are not translated.

## Help

cli-help = Kontu: the table and the referee for Contack and Kontrakt. Without a command it serves the table and opens the browser.
cli-example = Example: kontu play contack
cli-version-help = Show the version and stop.
cli-lang-help = Language: { $languages }. Without it, that of the system.
cli-json-help = Answer with one JSON object, for programs.
cli-game-help = The game, for example contack.
cli-variant-help = The named rules to start from.
cli-set-help = One rule changed, as FIELD=VALUE; may be given again. See: kontu rules contack --options
cli-tiles-help = A file with the tiles of your own box, one a line.
cli-seed-help = A number that makes deals and bots the same again.
cli-only-help = Play only the K-th of what -n counts, in this process, and keep no log: to see again where a bot failed.

cli-serve-help = Serve the table to browsers.
cli-serve-example = Example: kontu serve --port 8080 --open
cli-serve-host-help = The address to listen on; 0.0.0.0 lets others in your network join.
cli-serve-port-help = The port to listen on; 0 takes any free one. Without it the first free one from 8000 on.
cli-serve-open-help = Open the browser.
cli-serve-data-help = The folder for the tables, instead of the usual one.
cli-serve-public-help = A name by which others reach this server, for example behind a proxy; may be given again.

cli-play-help = Play in the terminal, or watch bots play.
cli-play-example = Example: kontu play contack --you 1 --bots greedy,random --record evening.kontu
cli-play-you-help = Your seat: 1 or p1. Without it and with --bots, the bots play alone.
cli-play-sit-down = Bots alone are too few; with --you 1 you sit down too.
cli-play-bots-help = The other players in seat order, for example greedy,greedy. A bot of your own is written MODULE:ATTRIBUTE.
cli-play-record-help = Write the match to this file when it ends, also when it is stopped.
cli-play-pace-help = Milliseconds between the actions of bots. Without it 700 on a terminal where you play, else 0.
cli-play-view-help = How the table is shown: auto, or list (in words); Contack also large or small, Kontrakt by suits or ranks.
cli-play-review-help = When the match is over, show what your turns cost.

cli-simulate-help = Let bots play many matches, and count.
cli-simulate-example = Example: kontu simulate contack -n 1000 --bots greedy,random --seed 1
cli-simulate-n-help = How many matches.
cli-simulate-bots-help = One bot for each seat, for example greedy,random; with a budget a choice: strong:500ms or strong:2000 (simulations). A bot of your own is written MODULE:ATTRIBUTE.
cli-simulate-workers-help = How many processes share the work. Without it one for each processor.
cli-simulate-records-help = Write the record of every match into this folder; it is made if need be.
cli-simulate-records-held = The folder { $folder } has records called { $name } already; choose another folder.

cli-verify-help = Check record files: every action, every score, every claim. Ends with 0 when all is true, 1 when something is not, 2 when a file cannot be read.
cli-verify-example = Example: kontu verify evening.kontu
cli-verify-files-help = The record files, or folders with such files in them.

cli-review-help = Weigh every decision of a seat in a record from what that seat saw, and show the turns that cost most.
cli-review-example = Example: kontu review evening.kontu --seat 2
cli-review-file-help = The record file.
cli-review-seat-help = Whose decisions, from 1; without it those of whoever wrote the record down, else of the first seat.
cli-review-title = { $file }: what the turns cost ({ $name })
cli-review-place = line { $line }, { $game ->
    [contack] hand
   *[other] round
 } { $round }
cli-review-no-text = { $file } is no text file.
cli-review-long = { $file } is too long to be reviewed: { $bytes ->
    [0] more than { $most } bytes are not read.
   *[other] it has { $bytes } bytes, and { $most } are the most.
 } (R-01)
cli-review-refused = { $file } cannot be reviewed: { $problem }

cli-rules-help = Show the rulebook of a game, what is found in it, or the options there are.
cli-rules-example = Example: kontu rules contack --search opportunity
cli-rules-options-help = The fields of the rules, what they are in each named variant, and where they come from.

cli-print-help = Print tiles, score sheets, contract cards, the rules or a checklist of the set, as PDF or SVG.
cli-print-example = Example: kontu print sheet --game kontrakt --players 5 --out sheet.pdf
cli-print-kind-help = tiles, sheet (score sheet), card (the contracts of Kontrakt), rules or checklist (of the set).
cli-print-out-help = The file to be written: .pdf, or .svg, of which every page becomes one (x-1.svg, x-2.svg).
cli-print-game-help = contack or kontrakt; without it the first that there is such a print of.
cli-print-set-help = A file with the tiles of your own box, one a line, to be printed instead of the usual set.
cli-print-tile-help = One tile, such as 2-6-9; may be given again.
cli-print-change-help = One rule changed, as FIELD=VALUE; may be given again. See: kontu rules GAME --options
cli-print-name-help = What the set is called.
cli-print-side-help = The side of a tile in millimetres, 20 to 150; without it 45.
cli-print-ink-help = full, or light for tiles that take little ink.
cli-print-players-help = How many columns the score sheet has; without it 4 where so many can play.
cli-print-large-help = The rules in large type.
cli-print-paper-help = a4 (without it) or letter.

cli-doctor-help = Look whether everything is in place here.
cli-doctor-example = Example: kontu doctor

## What is wrong with a command

cli-warning = kontu: note: { $message }
cli-error = kontu: { $message }
cli-unknown-command = There is no command “{ $name }”{ $nearest ->
    [none] .
   *[other] ; did you mean { $nearest }?
 } See: kontu --help
cli-unknown-option = There is no option { $name } here{ $nearest ->
    [none] .
   *[other] ; did you mean { $nearest }?
 }
cli-option-without-value = The option { $name } needs a value.
cli-missing = Something is missing: { $name }.
cli-unknown-game = There is no game “{ $name }”{ $nearest ->
    [none] . There is: { $known }.
   *[other] ; did you mean { $nearest }?
 }
cli-unknown-variant = There is no variant “{ $name }”{ $nearest ->
    [none] . There are: { $known }.
   *[other] ; did you mean { $nearest }?
 }
cli-unknown-bot = There is no bot “{ $name }”{ $nearest ->
    [none] . There are: { $known }.
   *[other] ; did you mean { $nearest }?
 }
cli-bot-budget = “{ $name }” cannot be seated so: only bots that look ahead (strong, fair, easy, or your own) take a budget, and it is written strong:500ms or strong:2s (a time of at most 60s a choice) or strong:2000 (simulations, at most 10000000).
cli-bot-module = The bot { $bot } cannot be had: there is no Python module { $said }.
cli-bot-import = The bot { $bot } cannot be had: its module cannot be imported: { $said }.
cli-bot-attribute = The bot { $bot } cannot be had: there is no { $said }.
cli-bot-callable = The bot { $bot } cannot be had: { $said } is nothing that can be called with (game, seed, budget).
cli-bot-made = The bot { $bot } could not be made: { $said }.
cli-bot-chooser = The bot { $bot } could not be made: what came of it, a { $said }, has no choose(observation, legal).
cli-bot-twice = Several installed packages offer a bot { $bot } ({ $said }): name the one you mean as MODULE:ATTRIBUTE.
cli-bot-version = The bot { $bot } is not everywhere the same: where this was to be played it is not { $said }.
cli-bot-raised = The bot { $bot } failed when it was to choose: { $said }.
cli-bot-illegal = The bot { $bot } chose what is not among the legal actions: { $said }.
cli-bot-in-turn = It was the turn of { $seat } in round { $round }.
cli-bot-in-rules = The rules were { $rules }.
cli-bot-in-deal = The same command with --seed { $seed } --only { $deal } plays this deal alone, in this process.
cli-bot-in-match = The same command with --seed { $seed } --only { $match } plays this match alone, in this process.
cli-bot-in-play-again = The same command with --seed { $seed } plays this match again.
cli-bot-in-play = A match that is begun with --seed N can be played again.
cli-unknown-language = There is no language “{ $name }” here: choose one of { $languages }.
cli-unknown-view = There is no view “{ $name }”: choose { $known }.
cli-not-a-number = “{ $text }” is not a whole number from { $least } to { $most }.
cli-not-a-setting = “{ $text }” is not a setting: write FIELD=VALUE, for example must_play=true.
cli-setting-twice = { $field } is set twice: set it once.
cli-seat-unknown = There is no seat “{ $text }” at a table of { $seats }: choose from 1 to { $seats }.
cli-no-bots = Name at least one bot, for example --bots greedy,random.
cli-tiles-and-set = The tiles are given twice: by --tiles and by --set.
cli-tile-line = { $file }, line { $line }: { $problem }
cli-file-unreadable = The file { $file } cannot be read: { $problem }
cli-file-large = The file { $file } is too large for a list of tiles: at most { $most } bytes are read.
cli-file-unwritable = The file { $file } cannot be written: { $problem }
cli-print-suffix = { $file } is neither a PDF nor an SVG: end the name of the file in .pdf or .svg.
cli-print-set-and-tile = Tiles come from a file (--set) or one by one (--tile), not both.
cli-print-no-tiles-here = --set and --tile are for tiles and checklist only.
cli-print-font-missing = The typefaces of the package { $package } are missing: install Kontu again.
cli-print-pages = { $count ->
    [one] 1 page
   *[other] { $count } pages
 }
cli-print-done = { $file }: { $title }, { $pages }
cli-output-unwritable = Standard output cannot be written: { $problem }
cli-no-view = { $game } cannot be shown in the terminal in this version.

## Rules

cli-rules-title = { $game }: the options, and what each variant says
cli-rules-sources-contack = Sources: EU the Basque rules after the booklet of 1939, EN the English rules a collector mailed, W Wikipedia, VA a museum’s quotation of the booklet. Rule ids are those of the rulebook.
cli-rules-field = field
cli-rules-rule = rule
cli-rules-yes = yes
cli-rules-no = no
cli-rules-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
 }
cli-rules-range = from { $least } to { $most }
cli-rules-values = Values: { $values }.
cli-rules-default = Usual: { $value }.
cli-rules-departures = { $variant } has these values; below each stand the variants that depart from it.
cli-rules-none = none

## Simulation

cli-simulate-running = { $games } of { $all } matches
cli-simulate-bot = bot
cli-simulate-wins = wins
cli-simulate-shared = shared
cli-simulate-mean = mean
cli-simulate-stdev = spread
cli-simulate-sum = { $games ->
    [one] One match
   *[other] { $games } matches
 }, { $hands } hands and { $actions } actions in { $seconds } s: { $hands_per_second } hands and { $actions_per_second } actions a second.
cli-simulate-seed = Seed { $seed }; the same seed gives the same result again.
cli-simulate-endings = How the hands ended:
cli-simulate-round = round
cli-simulate-ended = { $ending ->
    [out] out
    [blocked] blocked
    [enclosed] enclosed
    [no-stock] no stock
    [stalled] stalled
   *[other] { $ending }
 }
cli-simulate-largest = most held
cli-simulate-ending = { $times } × { $ending }
cli-simulate-interrupted = Stopped after { $games } of { $all } matches; the figures are for these.
cli-simulate-nothing = Stopped before the first matches were counted; there are no figures. The same command with --seed { $seed } plays them again.

## Verification

cli-verify-running = { $files } of { $all } records
cli-verify-folder = { $folder }: { $all ->
    [one] the record is { $true ->
        [0] not true
       *[other] true
    }
   *[other] { $true } of { $all } records are true
 }
cli-verify-no-records = There is no record file (.kontu) in the folder { $folder }.
cli-verify-true = { $file }: true
cli-verify-unfinished = { $file }: true as far as it goes; the match is not finished
cli-verify-problem = { $file }:{ $line }:{ $column }: { $problem }
cli-verify-more = { $file }: there may be more; these are the first { $count }.

## Doctor

cli-doctor-good = All is well.
cli-doctor-bad = Something is not in place: see the lines marked with !.
doctor-kontu = Kontu
doctor-kontu-version = { $version }, on Python { $python }, { $system } { $machine }
doctor-library = library
doctor-library-present = { $name } { $version }
doctor-library-absent = { $name } is missing: install Kontu again
doctor-kernel = kernel
doctor-kernel-compiled = { $game } is compiled ({ $file })
doctor-kernel-interpreted = { $game } is interpreted, which plays the same but slower ({ $file })
doctor-kernel-broken = { $game } cannot be loaded: { $error }
doctor-page = page
doctor-page-built = built ({ $folder })
doctor-page-missing = not built, so browsers see nothing ({ $folder })
doctor-data = data
doctor-data-writable = { $folder }
doctor-data-new = { $folder } will be made when it is needed
doctor-data-refused = { $folder } cannot be written
doctor-store = store
doctor-store-reachable = { $where }
doctor-store-new = { $where } will be made when it is needed
doctor-store-unreachable = { $where } cannot be opened: { $error }
doctor-port = port
doctor-port-free = { $port } is free
doctor-port-taken = { $port } is taken: another can be chosen with --port
doctor-compiler = compiler
doctor-compiler-found = { $file }
doctor-compiler-missing = none: kernels built elsewhere or interpreted ones are used
doctor-chromium = browser
doctor-chromium-found = { $file }
doctor-chromium-missing = no Chromium: only the tests of the page need it

## Playing in the terminal

play-you = You
play-hand = Hand { $hand }
play-reserve = reserve { $reserve }
play-empty = The layout is empty: the first tile goes to the middle, 0,0.
play-cut = The layout is wider than the screen; “{ $list }” shows all of it in words.
play-legend = Capital letters: the last tile. Coordinates: open places; * where two or three tiles are touched.
play-laid = { $tile } at { $cell }
play-last = Last tile { $tile } at { $cell }.
play-open-sides = Open sides: { $cells }.
play-openings = Openings: { $cells }.
play-no-tiles = no tiles
play-actions = What you can do:
play-pass = pass
play-draw = draw
play-said-draw = draw
play-said-pass = pass
play-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
# What is typed at a turn. Capitals do not matter; the English words do in every language.
play-word-help = help
play-word-hint = hint
play-word-show = show
play-word-scores = scores
play-word-rules = rules
play-word-quit = quit
play-word-stand = stand
play-view-auto = auto
play-view-large = large
play-view-small = small
play-view-list = list
play-view-suits = suits
play-view-ranks = ranks

play-prompt = { $seat }, your turn (? for help):{ " " }
play-help = Type the number of an action, or its notation: tile@place such as 9-2-8@0,-1 (blue, red, orange; along, up), { $draw }, { $pass }.
play-help-hint = { $word } – what your choices come to, and why
hint-line = { $number }  { $action }: { $lead }; { $reason }
play-help-show = { $word } – the table again
play-help-scores = { $word } – what every finished hand or round brought
play-help-view = { $large }, { $small }, { $list } – how the layout is shown
play-help-rules = { $word } – the rules in play, where they differ from the usual ones
play-help-quit = { $word } – stop here; the record is written if you asked for one
play-no-hint = Nobody here can give a hint for this game.
play-not-understood = That is neither a number of the list nor an action. ? shows what can be typed.
play-number-outside = The list goes from 1 to { $most }.
play-because = { $line } ({ $reason })
play-rules = Rules: { $variant }.
play-rules-changed = Rules: { $variant }, with { $changes }.
play-hand-table = Hand { $hand }: { $ending }.
play-match-table = The match
play-player = player
play-points-made = made
play-deductions = left over
play-hand-score = this hand
play-total = total
play-rank = rank
play-sides = Partners’ totals are added.
play-recorded = The record is in { $file }.
play-recorded-unfinished = The match is not finished; what was played is in { $file }.
play-unfinished = The match is not finished.
play-input-ended = There is no more input.
