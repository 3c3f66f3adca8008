# Regelboken: det som står rundt teksten, på siden og i terminalen.

## Ord som eksemplene prøves mot

rules-yes = ja
rules-no = nei

## Siden med regelboken

rules-title = Reglene for { $game ->
    [contack] Contack
    [kontrakt] Kontrakt
   *[other] { $game }
 }
rules-loading = Regelboken hentes …
rules-failed = Regelboken kunne ikke hentes. Prøv igjen når nettet er tilbake.
rules-again = Prøv igjen
rules-unknown = Dette spillet har ingen regelbok på dette språket ennå.
rules-contents = Innhold
rules-other = Reglene for det andre spillet
rules-print = Skriv ut
rules-search = Søk i reglene
rules-search-hint = Et ord eller en regel, som { $rule }
rules-found = { $count ->
    [0] Ingenting ble funnet.
    [one] Ett sted ble funnet.
   *[other] { $count } steder ble funnet.
 }
rules-size = Tekststørrelse
rules-size-normal = Vanlig tekst
rules-size-large = Stor tekst
rules-size-largest = Størst tekst
rules-rule = Regel { $rule }
rules-rule-opens = Regel { $rule }, i en ny fane
rules-quick = På én skjerm
rules-example = Eksempel
rules-sources = Der kildene er uenige
rules-option = Valg: { $option }
rules-option-column = Valg
rules-options = Tabell over alle valgene
rules-show-table = Vis bordet

## Bilder

rules-figure-empty = Ingenting ligger på bordet.
rules-figure-lies = { $place ->
    [last] Sist lagt: { $tile }.
   *[other] På bordet: { $tile }.
 }
rules-figure-tried = { $name } prøver { $tile } { $legal ->
    [yes] her: Det er lov.
   *[no] her: Det er ikke lov.
 }
rules-holds = { $name } har
rules-holds-nothing = { $name } har ingenting
rules-allowed = lov
rules-forbidden = ikke lov
rules-table-empty = Ingen kombinasjoner ligger på bordet.
rules-meld-of = { $name }
rules-top = Avleggingsbunke

## Gjennom en protokoll

rules-walk = Steg for steg
rules-walk-start = Til begynnelsen
rules-walk-back = Ett steg tilbake
rules-walk-on = Ett steg fram
rules-walk-end = Til slutten
rules-walk-at = Steg { $at } av { $of }
rules-walk-points = { $name }: { $points }
rules-walk-failed = Dette spillet kunne ikke hentes.

## I terminalen

cli-rules-search-help = Vis bare det der dette ordet eller denne regelen finnes.
cli-rules-nothing = Ingenting i reglene for { $game } finnes med «{ $word }»: prøv et annet ord, eller en regel som { $rule }.
cli-rules-no-language = Regelboken for { $game } er ikke skrevet på dette språket ennå; den finnes på: { $languages }.
cli-rules-positions = Bildene er på siden: kontu serve, så /rules/{ $game }.
