# Det programmet sier når regler sammenlignes og turneringer spilles.

cli-compare-help = Spill de samme utdelingene etter flere sett regler, og vis hva som skiller dem.
cli-compare-example = Eksempel: kontu compare contack house/1 collector/1 -n 1000 --seed 1
cli-compare-variants-help = Reglene, ved navn, som skal sammenlignes, for eksempel house/1 collector/1; ett sett sammen med --vary.
cli-compare-vary-help = Sammenlign valgene i ett felt, eller bare noen av dem: must_play, hands=1/3/5
cli-compare-n-help = Hvor mange partier etter hvert sett regler.
cli-compare-bots-help = Én bot for hver plass; uten dette fire av typen greedy; med budsjett per valg: strong:500ms eller strong:2000 (simuleringer). En egen bot skrives MODUL:ATTRIBUTT.
cli-compare-html-help = Skriv en rapport med bilder til denne filen.
cli-compare-parquet-help = Skriv hver omgang til denne Parquet-filen.
cli-compare-log-help = Ta vare på hvert parti i denne filen; samme kommando fortsetter der den slutter.
cli-arena-help = Spill en turnering mellom boter, hver utdeling én gang fra hver plass.
cli-arena-example = Eksempel: kontu arena contack --bots greedy,random -n 100 --seed 1 --out cup
cli-arena-bots-help = Botene som er med, for eksempel greedy,random; hver av dem én gang. Med budsjett per valg: strong:500ms eller strong:2000 (simuleringer). En egen bot skrives MODUL:ATTRIBUTT.
cli-arena-n-help = Hvor mange utdelinger; hver spilles én gang fra hver plass.
cli-arena-seats-help = Hvor mange plasser bordet har; uten dette én for hver bot, så langt reglene tillater.
cli-arena-out-help = Mappen for loggen, resultatene og rapporten; en stanset turnering fortsetter herfra.

cli-compare-one = Nevn minst to sett regler, eller ett sett og et felt for --vary.
cli-compare-twice = { $name } er nevnt to ganger.
cli-compare-vary-several = --vary endrer ett sett regler: nevn bare ett.
cli-compare-vary-values = { $field } kan være for mange ting til at alle kan prøves: nevn noen, som { $field }=1/2/3.
cli-compare-vary-alike = { $field } har bare ett valg som disse reglene tillater.
cli-arena-few = En turnering trenger minst to boter.
cli-arena-bot-twice = Boten { $name } er nevnt to ganger.
cli-arena-library = Dette trenger { $name }, som ikke er installert: pip install "kontu[arena]"
cli-arena-log-other = { $file } er loggen fra noe annet: velg en annen fil, eller de samme reglene, botene og frøet.
cli-arena-log-bots = { $file } er loggen til andre boter med samme navn: den ble begynt med { $before }, og disse er { $now }. Velg en annen.
cli-arena-log-broken = Linje { $line } i { $file } er skadet; fjern linjen, så spilles det som sto der, på nytt.
cli-arena-log-taken = { $file } er i bruk av en annen kjøring.
cli-arena-lost = Et parti avsluttet prosessen som spilte det, hver gang det ble prøvd.
cli-arena-stopped = { $games ->
    [0] Stoppet før det første partiet var ferdig; det er ingen tall ennå.
   *[other] Stoppet etter { $games } av { $all } partier; tallene gjelder disse.
 }
cli-arena-stopped-early = Stoppet etter { $games } av { $all } partier, før den første utdelingen var spilt fra hver plass; det er ingen tall ennå.
cli-arena-go-on = Fortsett med samme kommando og --seed { $seed }.
cli-arena-no-log = Med --log FIL kan en slik kjøring tas opp igjen.
cli-arena-written = Skrevet: { $file }

# Hva programmet sier om en Ray-klynge som skal dele arbeidet.

cli-ray-help = Del arbeidet på denne Ray-klyngen: auto, HOST:PORT for en klynge som denne maskinen hører til, eller ray://HOST:PORT. Resultatene er de samme.
cli-ray-library = For å bruke en klynge må Ray være installert her: pip install "kontu[ray]"
cli-ray-and-workers = En klynge bruker alle prosessorene sine: oppgi --ray eller --workers, ikke begge.
cli-ray-address = { $address } er ingen adresse til en klynge: skriv auto, HOST:PORT eller ray://HOST:PORT.
cli-ray-none = Fant ingen Ray-klynge: start en med ray start --head, eller oppgi adressen til en. Hvordan, står i docs/scale.md.
cli-ray-silent = Ingen Ray-klynge svarer på { $address }.
cli-ray-refused = Ray-klyngen på { $address } kan ikke brukes; Ray sier: { $problem }
cli-ray-idle = Klyngen har ingen prosessor å arbeide på: start en node med ray start --address=HOST:PORT.
cli-ray-without = Noden { $node } har ikke Kontu, eller en eldre: installer på alle noder den samme Kontu som er installert her.
cli-ray-version = Noden { $node } har en annen versjon av Kontu: installer på alle noder den som er installert her.
cli-ray-source = Noden { $node } har samme versjon av Kontu, men reglene eller botene er ikke de samme: installer på alle noder den som er installert her.
cli-ray-build = Reglene er kompilert her og ikke på noden { $node }, eller omvendt, og botene ville ikke se like langt fram: kontu doctor sier hva som er kompilert.
cli-ray-lost = Klyngen er ikke lenger der.

arena-compare-title = Husregler for { $game } sammenlignet
arena-compare-how = { $matches ->
    [one] Ett parti
   *[other] { $matches } partier
 } etter hvert sett regler, med de samme utdelingene overalt der brikkene eller kortene er de samme. Plasser, fra p1 av: { $bots }. Frø { $seed }.
arena-interval-note = I klammer, og i bildene som en strek, står { $level } %-konfidensintervallet: for andeler Wilsons score-intervall, for forskjeller mellom andeler Newcombes score-intervall for parede data (1998, metode 10), for alle andre tall Students t-intervall, med hele partier som enhet.
arena-changed = { $field } = { $value }
arena-compare-rules = Regler: { $rules }.
arena-changed-rules = Endret i disse reglene: { $changes }.
arena-wins-most = Flest poeng vinner.
arena-wins-fewest = Færrest poeng vinner.
arena-visitors = Boter utenfra: { $bots }.
arena-legend = Slutten «{ $name }»: { $meaning }.
arena-legend-bot = Boten «{ $name }»: { $help }
arena-budget-note = Det som står bak kolon i navnet på en bot, er budsjettet for et valg: et antall simuleringer, eller en tid.
arena-made = Laget med Kontu { $version }; dette lager den igjen:
arena-spread = { $name }: fra { $low } til { $high }, halvparten høyst { $middle }.

arena-table-measures = Hva reglene gjør med spillet
arena-table-differences = Forskjell fra { $first }, utdeling for utdeling
arena-table-endings = Slik sluttet omgangene
arena-table-places = Hvem som gjør det best i en omgang, regnet fra den som begynner
arena-table-seats = Hvem som vinner partiet, plass for plass
arena-table-rounds = { $rules }: runde for runde
arena-table-bought = { $rules }: hvordan det går med dem som kjøper i en runde

arena-column-rules = regler
arena-column-ending = slutt
arena-column-hands = omganger
arena-column-share = andel
arena-column-place = plass
arena-column-best = best i omgangen
arena-column-shared = av disse delt
arena-column-points = poeng
arena-column-stdev = standardavvik
arena-column-seat = plass
arena-column-wins = partier vunnet
arena-column-round = runde
arena-column-buys = kjøp
arena-column-times = ganger
arena-column-bot = bot
arena-column-matches = partier
arena-column-rating = rating
arena-column-against = mot
arena-column-deals = utdelinger
arena-column-ahead = poeng bedre i et parti
arena-column-verdict = med 99 % sikkerhet
arena-column-won-deals = utdelinger bedre : like : dårligere

arena-place = { $place ->
    [0] begynner
   *[other] { $place } etter
 }
arena-measure-turns = turer i en omgang
arena-measure-actions = handlinger i en omgang
arena-measure-hands = omganger i et parti
arena-measure-points = poeng for hver plass og omgang
arena-measure-spread = poeng fra best til dårligst i en omgang
arena-measure-out = omganger der noen går ut
arena-measure-unwon = omganger der ingen går ut
arena-measure-tied = omganger med flere enn én best
arena-measure-opportunities = muligheter blant alle legg
arena-measure-buys = kjøp i en omgang

arena-chart-endings = Slik sluttet omgangene, del av alle omganger
arena-chart-places = Andel av omgangene der en plass gjør det best
arena-chart-scores = Poeng i et parti, alle plasser
arena-chart-scores-by-bot = Poeng i et parti, bot for bot
arena-chart-lengths = Omgangenes lengde, i turer
arena-chart-rounds = { $measure }, runde for runde
arena-chart-ratings = Rating med { $level } %-intervaller
arena-axis-share = andel
arena-axis-points = poeng
arena-axis-turns = turer
arena-axis-round = runde
arena-axis-place = plass, regnet fra den som begynner

arena-tournament-title = Turnering i { $game }
arena-tournament-how = { $deals ->
    [one] Én utdeling
   *[other] { $deals } utdelinger
 } etter { $rules } ved et bord med { $seats } plasser, hver spilt med hver bot på hver plass: { $matches ->
    [one] ett parti
   *[other] { $matches } partier
 }. Frø { $seed }.
arena-table-standings = Stilling
arena-table-pairs = To og to mot hverandre
arena-standings-note = I klammer står { $level } %-konfidensintervallet: for vunne partier og slutter Wilsons score-intervall, for poeng Students t-intervall, med utdelinger som enhet.
arena-pairs-note = To og to: poeng som den første gjorde det bedre med enn den andre på samme utdeling, i et parti. I klammer står { $level } %-konfidensintervallet (Students t, med utdelinger som enhet); bedre og dårligere betyr at det ikke når null.
arena-rating-note = Ratingen følger Plackett og Luce (openskill), i utdelingenes rekkefølge: jo høyere, desto bedre, og en ny bot har { $mean }. I klammer står { $level } %-intervallet til normalfordelingen med ratingens eget standardavvik.
arena-verdict-better = bedre
arena-verdict-worse = dårligere
arena-verdict-open = ikke avgjort

# Det som står i en vurdering som skrives som en side.

arena-review-seats = Poengene i partiet, og hva avgjørelsene til hver kostet
arena-review-seat = plass
arena-review-each = i snitt
arena-review-together = kostnad, i alt
arena-review-score = poeng
arena-review-rounds = Hva turene til hver kostet, i poeng
arena-review-round = { $game ->
    [contack] omgang
   *[other] runde
 }
arena-review-line = linje
arena-review-legend = Turene som kostet mest, har nummer. Det som holder seg under den prikkede linjen, ved { $least } poeng, kan være tilfeldigheter.
arena-review-why = Hvorfor
arena-review-hand = På hånden
arena-review-table = På bordet
arena-review-top = Øverst i avleggingsbunken
arena-chart-review-sums = Hva turene til hver hadde kostet til da
cli-review-html-help = Skriv vurderingen som en side med bilder til denne filen: av alle plassene, eller av den i --seat.
