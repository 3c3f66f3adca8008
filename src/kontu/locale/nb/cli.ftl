# Kommandolinjen og bordet i terminalen. Navn på kommandoer, valg og felter oversettes ikke.

## Hjelp

cli-help = Kontu: bordet og dommeren for Contack og Kontrakt. Uten kommando starter den bordet og åpner nettleseren.
cli-example = Eksempel: kontu play contack
cli-version-help = Vis versjonen og stopp.
cli-lang-help = Språk: { $languages }. Uten dette, systemets språk.
cli-json-help = Svar med ett JSON-objekt, for programmer.
cli-game-help = Spillet, for eksempel contack.
cli-variant-help = Reglene, ved navn, som det tas utgangspunkt i.
cli-set-help = Én regel endret, som FELT=VERDI; kan gis flere ganger. Se: kontu rules contack --options
cli-tiles-help = En fil med brikkene i din egen eske, én på hver linje.
cli-seed-help = Et tall som gjør utdelinger og boter like neste gang.
cli-only-help = Spill bare nummer K av det -n teller, i denne prosessen og uten logg: for å se om igjen hvor en bot sviktet.

cli-serve-help = Gjør bordet tilgjengelig for nettlesere.
cli-serve-example = Eksempel: kontu serve --port 8080 --open
cli-serve-host-help = Adressen det lyttes på; 0.0.0.0 lar andre på nettet ditt bli med.
cli-serve-port-help = Porten det lyttes på; 0 tar en hvilken som helst ledig. Uten dette den første ledige fra 8000.
cli-serve-open-help = Åpne nettleseren.
cli-serve-data-help = Mappen for bordene, i stedet for den vanlige.
cli-serve-public-help = Et navn andre når denne serveren med, for eksempel bak en proxy; kan gis flere ganger.

cli-play-help = Spill i terminalen, eller se boter spille.
cli-play-example = Eksempel: kontu play contack --you 1 --bots greedy,random --record kveld.kontu
cli-play-you-help = Plassen din: 1 eller p1. Uten den og med --bots spiller botene alene.
cli-play-sit-down = Botene alene er for få; med --you 1 setter du deg også ved bordet.
cli-play-bots-help = De andre spillerne etter plass, for eksempel greedy,greedy. En egen bot skrives MODUL:ATTRIBUTT.
cli-play-record-help = Skriv partiet til denne filen når det er slutt, også når det avbrytes.
cli-play-pace-help = Millisekunder mellom botenes handlinger. Uten dette 700 i en terminal der du spiller, ellers 0.
cli-play-view-help = Hvordan bordet vises: auto eller list (i ord); Contack også large (stort) eller small (lite), Kontrakt etter suits (farger) eller ranks (valører).
cli-play-review-help = Når partiet er over, vis hva turene dine kostet.

cli-simulate-help = La boter spille mange partier, og tell.
cli-simulate-example = Eksempel: kontu simulate contack -n 1000 --bots greedy,random --seed 1
cli-simulate-n-help = Hvor mange partier.
cli-simulate-bots-help = Én bot for hver plass, for eksempel greedy,random; med budsjett per valg: strong:500ms eller strong:2000 (simuleringer). En egen bot skrives MODUL:ATTRIBUTT.
cli-simulate-workers-help = Hvor mange prosesser som deler arbeidet. Uten dette én for hver prosessor.
cli-simulate-records-help = Skriv protokollen fra hvert parti til denne mappen; den lages om nødvendig.
cli-simulate-records-held = Mappen { $folder } har allerede protokoller som heter { $name }; velg en annen mappe.

cli-verify-help = Kontroller protokoller: hver handling, hver poengsum, hver påstand. Slutter med 0 når alt er sant, 1 når noe ikke er det, 2 når en fil ikke kan leses.
cli-verify-example = Eksempel: kontu verify kveld.kontu
cli-verify-files-help = Protokollfilene, eller mapper med slike filer.

cli-review-help = Vei hver avgjørelse til en plass i en protokoll ut fra det plassen så, og vis turene som kostet mest.
cli-review-example = Eksempel: kontu review kveld.kontu --seat 2
cli-review-file-help = Protokollfilen.
cli-review-seat-help = Hvem sine avgjørelser, fra 1; uten den de til den som skrev protokollen, ellers til første plass.
cli-review-title = { $file }: hva turene kostet ({ $name })
cli-review-place = linje { $line }, { $game ->
    [contack] omgang
   *[other] runde
 } { $round }
cli-review-no-text = { $file } er ingen tekstfil.
cli-review-long = { $file } er for lang til å vurderes: { $bytes ->
    [0] mer enn { $most } byte leses ikke.
   *[other] den har { $bytes } byte, og høyst { $most } går an.
 } (R-01)
cli-review-refused = { $file } kan ikke vurderes: { $problem }

cli-rules-help = Vis regelboken for et spill, det som finnes i den, eller valgene.
cli-rules-example = Eksempel: kontu rules contack --search mulighet
cli-rules-options-help = Feltene i reglene, hva de er i hver variant, og hvor de kommer fra.

cli-print-help = Skriv ut brikker, poengark, kontraktkort, reglene eller en sjekkliste for settet, som PDF eller SVG.
cli-print-example = Eksempel: kontu print sheet --game kontrakt --players 5 --out ark.pdf
cli-print-kind-help = tiles (brikker), sheet (poengark), card (kontraktene i Kontrakt), rules (reglene) eller checklist (sjekkliste for settet).
cli-print-out-help = Filen som skal skrives: .pdf, eller .svg, der hver side blir én fil (x-1.svg, x-2.svg).
cli-print-game-help = contack eller kontrakt; uten dette det første spillet som har noe slikt.
cli-print-set-help = En fil med brikkene i din egen eske, én per linje, i stedet for det vanlige settet.
cli-print-tile-help = Én brikke, for eksempel 2-6-9; kan gis flere ganger.
cli-print-change-help = Én endret regel, som FELT=VERDI; kan gis flere ganger. Se: kontu rules SPILL --options
cli-print-name-help = Hva settet heter.
cli-print-side-help = Siden på en brikke i millimeter, 20 til 150; uten dette 45.
cli-print-ink-help = full, eller light for brikker som bruker lite blekk.
cli-print-players-help = Hvor mange kolonner poengarket har; uten dette 4 der så mange kan spille.
cli-print-large-help = Reglene med stor skrift.
cli-print-paper-help = a4 (hvis ikke annet er sagt) eller letter.

cli-doctor-help = Se etter om alt er på plass her.
cli-doctor-example = Eksempel: kontu doctor

## Hva som er galt med en kommando

cli-warning = kontu: merk: { $message }
cli-error = kontu: { $message }
cli-unknown-command = Det er ingen kommando som heter «{ $name }»{ $nearest ->
    [none] .
   *[other] ; mente du { $nearest }?
 } Se: kontu --help
cli-unknown-option = Det er ikke noe valg { $name } her{ $nearest ->
    [none] .
   *[other] ; mente du { $nearest }?
 }
cli-option-without-value = Valget { $name } trenger en verdi.
cli-missing = Noe mangler: { $name }.
cli-unknown-game = Det er ikke noe spill som heter «{ $name }»{ $nearest ->
    [none] . Det finnes: { $known }.
   *[other] ; mente du { $nearest }?
 }
cli-unknown-variant = Det er ingen variant som heter «{ $name }»{ $nearest ->
    [none] . Det finnes: { $known }.
   *[other] ; mente du { $nearest }?
 }
cli-unknown-bot = Det er ingen bot som heter «{ $name }»{ $nearest ->
    [none] . Det finnes: { $known }.
   *[other] ; mente du { $nearest }?
 }
cli-bot-budget = «{ $name }» kan ikke få plass slik: bare boter som ser framover (strong, fair, easy eller dine egne), tar imot et budsjett, og det skrives strong:500ms eller strong:2s (tid, høyst 60s per valg) eller strong:2000 (simuleringer, høyst 10000000).
cli-bot-module = Boten { $bot } kan ikke hentes: det finnes ingen Python-modul { $said }.
cli-bot-import = Boten { $bot } kan ikke hentes: modulen kan ikke importeres: { $said }.
cli-bot-attribute = Boten { $bot } kan ikke hentes: { $said } finnes ikke.
cli-bot-callable = Boten { $bot } kan ikke hentes: { $said } kan ikke kalles med (game, seed, budget).
cli-bot-made = Boten { $bot } kunne ikke lages: { $said }.
cli-bot-chooser = Boten { $bot } kunne ikke lages: det som kom ut ({ $said }), har ingen choose(observation, legal).
cli-bot-twice = Flere installerte pakker tilbyr en bot { $bot } ({ $said }): skriv den du mener, som MODUL:ATTRIBUTT.
cli-bot-version = Boten { $bot } er ikke den samme overalt: der dette skulle spilles, er den ikke { $said }.
cli-bot-raised = Boten { $bot } sviktet da den skulle velge: { $said }.
cli-bot-illegal = Boten { $bot } valgte noe som ikke er blant de lovlige handlingene: { $said }.
cli-bot-in-turn = Det var { $seat } sin tur i runde { $round }.
cli-bot-in-rules = Reglene var { $rules }.
cli-bot-in-deal = Samme kommando med --seed { $seed } --only { $deal } spiller bare denne utdelingen, i denne prosessen.
cli-bot-in-match = Samme kommando med --seed { $seed } --only { $match } spiller bare dette partiet, i denne prosessen.
cli-bot-in-play-again = Samme kommando med --seed { $seed } spiller dette partiet om igjen.
cli-bot-in-play = Et parti som begynnes med --seed N, kan spilles om igjen.
cli-unknown-language = Språket «{ $name }» finnes ikke her: velg ett av disse: { $languages }.
cli-unknown-view = Visningen «{ $name }» finnes ikke: velg en av { $known }.
cli-not-a-number = «{ $text }» er ikke et helt tall fra { $least } til { $most }.
cli-not-a-setting = «{ $text }» er ikke en innstilling: skriv FELT=VERDI, for eksempel must_play=true.
cli-setting-twice = { $field } er satt to ganger: sett det én gang.
cli-seat-unknown = Det er ingen plass «{ $text }» ved et bord med { $seats }: velg fra 1 til { $seats }.
cli-no-bots = Nevn minst én bot, for eksempel --bots greedy,random.
cli-tiles-and-set = Brikkene er gitt to ganger: med --tiles og med --set.
cli-tile-line = { $file }, linje { $line }: { $problem }
cli-file-unreadable = Filen { $file } kan ikke leses: { $problem }
cli-file-large = Filen { $file } er for stor for en liste over brikker: høyst { $most } byte blir lest.
cli-file-unwritable = Filen { $file } kan ikke skrives: { $problem }
cli-print-suffix = { $file } er verken en PDF eller en SVG: la filnavnet slutte på .pdf eller .svg.
cli-print-set-and-tile = Brikkene kommer fra en fil (--set) eller én for én (--tile), ikke begge deler.
cli-print-no-tiles-here = --set og --tile er bare for tiles og checklist.
cli-print-font-missing = Skriftene i pakken { $package } mangler: installer Kontu på nytt.
cli-print-pages = { $count ->
    [one] 1 side
   *[other] { $count } sider
 }
cli-print-done = { $file }: { $title }, { $pages }
cli-output-unwritable = Utdataene kan ikke skrives: { $problem }
cli-no-view = { $game } kan ikke vises i terminalen i denne versjonen.

## Regler

cli-rules-title = { $game }: valgene, og hva hver variant sier
cli-rules-sources-contack = Kilder: EU de baskiske reglene etter heftet fra 1939, EN de engelske reglene en samler sendte, W Wikipedia, VA et museums sitat fra heftet. Regelnumrene er de i regelboken.
cli-rules-field = felt
cli-rules-rule = regel
cli-rules-yes = ja
cli-rules-no = nei
cli-rules-tiles = { $count ->
    [one] én brikke
   *[other] { $count } brikker
 }
cli-rules-range = fra { $least } til { $most }
cli-rules-values = Verdier: { $values }.
cli-rules-default = Vanlig: { $value }.
cli-rules-departures = { $variant } har disse verdiene; under hver står variantene som avviker.
cli-rules-none = ingen

## Simulering

cli-simulate-running = { $games } av { $all } partier
cli-simulate-bot = bot
cli-simulate-wins = seire
cli-simulate-shared = delte
cli-simulate-mean = snitt
cli-simulate-stdev = spredning
cli-simulate-sum = { $games ->
    [one] Ett parti
   *[other] { $games } partier
 }, { $hands } omganger og { $actions } handlinger på { $seconds } s: { $hands_per_second } omganger og { $actions_per_second } handlinger i sekundet.
cli-simulate-seed = Frø { $seed }; samme frø gir samme resultat igjen.
cli-simulate-endings = Slik sluttet omgangene:
cli-simulate-round = runde
cli-simulate-ended = { $ending ->
    [out] ut
    [blocked] låst
    [enclosed] innelukket
    [no-stock] tom bunke
    [stalled] stanset
   *[other] { $ending }
 }
cli-simulate-largest = flest på hånden
cli-simulate-ending = { $times } × { $ending }
cli-simulate-interrupted = Stoppet etter { $games } av { $all } partier; tallene gjelder disse.
cli-simulate-nothing = Stoppet før de første partiene var telt; det er ingen tall. Den samme kommandoen med --seed { $seed } spiller dem på nytt.

## Kontroll

cli-verify-running = { $files } av { $all } protokoller
cli-verify-folder = { $folder }: { $all ->
    [one] protokollen er { $true ->
        [0] ikke sann
       *[other] sann
    }
   *[other] { $true } av { $all } protokoller er sanne
 }
cli-verify-no-records = Det er ingen protokollfil (.kontu) i mappen { $folder }.
cli-verify-true = { $file }: sant
cli-verify-unfinished = { $file }: sant så langt det rekker; partiet er ikke ferdig
cli-verify-problem = { $file }:{ $line }:{ $column }: { $problem }
cli-verify-more = { $file }: det kan være flere; dette er de første { $count }.

## Lege

cli-doctor-good = Alt er i orden.
cli-doctor-bad = Noe er ikke på plass: se linjene merket med !.
doctor-kontu = Kontu
doctor-kontu-version = { $version }, på Python { $python }, { $system } { $machine }
doctor-library = bibliotek
doctor-library-present = { $name } { $version }
doctor-library-absent = { $name } mangler: installer Kontu på nytt
doctor-kernel = kjerne
doctor-kernel-compiled = { $game } er kompilert ({ $file })
doctor-kernel-interpreted = { $game } tolkes, som spiller likt, men saktere ({ $file })
doctor-kernel-broken = { $game } kan ikke lastes: { $error }
doctor-page = side
doctor-page-built = bygd ({ $folder })
doctor-page-missing = ikke bygd, så nettlesere ser ingenting ({ $folder })
doctor-data = data
doctor-data-writable = { $folder }
doctor-data-new = { $folder } lages når den trengs
doctor-data-refused = { $folder } kan ikke skrives til
doctor-store = lager
doctor-store-reachable = { $where }
doctor-store-new = { $where } lages når det trengs
doctor-store-unreachable = { $where } kan ikke åpnes: { $error }
doctor-port = port
doctor-port-free = { $port } er ledig
doctor-port-taken = { $port } er opptatt: en annen kan velges med --port
doctor-compiler = kompilator
doctor-compiler-found = { $file }
doctor-compiler-missing = ingen: kjerner bygd et annet sted, eller tolkede, brukes
doctor-chromium = nettleser
doctor-chromium-found = { $file }
doctor-chromium-missing = ingen Chromium: bare testene av siden trenger den

## Spill i terminalen

play-you = Du
play-hand = Omgang { $hand }
play-reserve = reserve { $reserve }
play-empty = Bordet er tomt: den første brikken legges i midten, 0,0.
play-cut = Det er bredere enn skjermen; «{ $list }» viser alt i ord.
play-legend = Store bokstaver: den siste brikken. Koordinater: åpne plasser; * der to eller tre brikker berøres.
play-laid = { $tile } på { $cell }
play-last = Siste brikke { $tile } på { $cell }.
play-open-sides = Åpne sider: { $cells }.
play-openings = Åpninger: { $cells }.
play-no-tiles = ingen brikker
play-actions = Dette kan du gjøre:
play-pass = si pass
play-draw = trekke
play-said-draw = trekk
play-said-pass = pass
play-points = { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
 }
# Det som skrives når en har tur. Store og små bokstaver er like; de engelske ordene går an på alle språk.
play-word-help = hjelp
play-word-hint = hint
play-word-show = vis
play-word-scores = poeng
play-word-rules = regler
play-word-quit = slutt
play-word-stand = svar
play-view-auto = auto
play-view-large = stor
play-view-small = liten
play-view-list = liste
play-view-suits = farger
play-view-ranks = valører

play-prompt = { $seat }, din tur (? for hjelp):{ " " }
play-help = Skriv nummeret på en handling, eller notasjonen: brikke@plass som 9-2-8@0,-1 (blå, rød, oransje; bortover, oppover), { $draw }, { $pass }.
play-help-hint = { $word } – hva valgene dine fører til, og hvorfor
hint-line = { $number }  { $action }: { $lead }; { $reason }
play-help-show = { $word } – bordet en gang til
play-help-scores = { $word } – hva hver ferdig omgang ga
play-help-view = { $large }, { $small }, { $list } – hvordan bordet vises
play-help-rules = { $word } – reglene det spilles etter, der de avviker fra de vanlige
play-help-quit = { $word } – stopp her; protokollen skrives hvis du ba om den
play-no-hint = Ingen her kan gi et hint i dette spillet.
play-not-understood = Det er verken et nummer fra listen eller en handling. ? viser hva som kan skrives.
play-number-outside = Listen går fra 1 til { $most }.
play-because = { $line } ({ $reason })
play-rules = Regler: { $variant }.
play-rules-changed = Regler: { $variant }, med { $changes }.
play-hand-table = Omgang { $hand }: { $ending }.
play-match-table = Partiet
play-player = spiller
play-points-made = fått
play-deductions = til overs
play-hand-score = omgangen
play-total = sum
play-rank = plass
play-sides = Makkernes summer legges sammen.
play-recorded = Protokollen er i { $file }.
play-recorded-unfinished = Partiet er ikke ferdig; det som er spilt, er i { $file }.
play-unfinished = Partiet er ikke ferdig.
play-input-ended = Det kommer ikke mer inndata.
