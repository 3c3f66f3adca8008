# Gjennomgangen: en hvilken som helst protokoll, sett om igjen. $names og $name er navn på spillere.

replay-title = Se på nytt
replay-title-of = { $names }
to-replay = Se på nytt
replay-about = Åpne protokollen fra et parti og gå gjennom den steg for steg: hver handling, hver hånd og hva hver plass kunne se. Protokollen blir på enheten din, hvis ikke serveren bak siden blir bedt om å spille den om igjen, og den tar ikke vare på noe.
replay-drop = Slipp en .kontu-fil her.
replay-choose = Velg en fil
replay-paste = Eller lim inn teksten i en protokoll
replay-open = Åpne
replay-opening = Protokollen åpnes …
replay-another = En annen protokoll
replay-nothing = Det er ingenting å gå gjennom i denne protokollen.
replay-no-table = Det finnes ikke noe slikt bord, eller det kan ikke nås nå.
replay-no-answer = Verken serveren eller denne nettleseren kunne svare. Prøv igjen når det er nett.

## I visning

replay-players = Spillerne
replay-hands = Hender
replay-hand-of = Hånden til { $name }
replay-no-cards = ingen kort
replay-before = Før den første utdelingen.
replay-controls = Gjennom protokollen
replay-entry = Innføring
replay-at = { $at } av { $last }
replay-first = Til begynnelsen
replay-back = Én tilbake
replay-play = Spill av
replay-pause = Pause
replay-next = Én fram
replay-last = Til slutten
replay-scored = Neste poeng
replay-scored-back = Forrige poeng
replay-hand = Omgang
replay-round = Runde
replay-pace = Fart
replay-pace-slow = langsom
replay-pace-usual = vanlig
replay-pace-quick = rask
replay-eyes = Sett av
replay-eyes-all = alle
replay-eyes-of = { $name }
replay-eyes-onlooker = en tilskuer
replay-half-known = Om denne runden sier protokollen bare det den som skrev den, så.
replay-entries = Det som ble gjort i denne runden
replay-dealer = Giver
replay-verb-deal = deler ut
replay-verb-draw = trekker
replay-verb-pass = sier pass
replay-verb-leave = lar ligge
replay-verb-take = tar
replay-verb-stock = fra trekkbunken
replay-verb-buy = kjøper
replay-verb-no = nei
replay-verb-call = ber om
replay-verb-let = lar gå
replay-verb-lay = legger ned
replay-verb-add = bygger videre
replay-verb-swap = bytter
replay-verb-drop = kaster
replay-verb-cut = tar av
replay-verb-slip = avløftingen
replay-verb-shuffle = blander
replay-keys = Taster
replay-keys-help =
    Pil høyre og venstre: én fram, én tilbake
    Home og End: til begynnelsen, til slutten
    Mellomrom: spill av eller pause
    S og Shift+S: neste poeng, forrige poeng
    Page Down og Page Up: neste runde, forrige runde
replay-picture = Bilde ({ $kind })
replay-picture-failed = Bildet kunne ikke lages i denne nettleseren.

## Hva som er galt

replay-unreadable = { $count ->
    [one] Protokollen kan ikke leses: én ting er feil
   *[other] Protokollen kan ikke leses: { $count } ting er feil
 }
replay-broken = { $count ->
    [one] Én ting i denne protokollen er ikke sann eller ikke tillatt
   *[other] { $count } ting i denne protokollen er ikke sanne eller ikke tillatt
 }
replay-line = Linje { $line }, kolonne { $column }

## Uten nett

replay-offline = Uten nett
replay-keep = Ta vare på for bruk uten nett
replay-keep-help = Denne siden kan også gå gjennom protokoller og svare på spørsmål uten nett. Da henter den reglene én gang, omtrent 14 MB.
replay-loading = Reglene hentes: { $loaded } av { $total } MB
replay-starting = Reglene starter …
replay-kept = Reglene er på denne enheten: protokoller kan gås gjennom uten nett.
replay-keep-failed = Reglene kunne ikke hentes. Prøv igjen når det er nett.
