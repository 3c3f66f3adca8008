## Hint: hva hvert valg fører til, for den som spør

hint = Hint
hint-thinking = Ser framover …
hint-pick = Velg ett for å se det på bordet. Det spilles ikke ennå.
hint-how = Hvert valg er spilt videre { $tries } ganger ut fra det du kan se.
hint-how-exact = Regnet ut til slutten: ingenting er overlatt til tilfeldighetene.
hint-of = De { $shown } beste av { $count } valg
hint-nothing = Her er det ingenting å veie.
hint-best = best
hint-below = { $points ->
    [0] knapt mindre enn det beste
    [one] ett poeng mindre enn det beste
   *[other] { $points } poeng mindre enn det beste
 }
hint-heard = { $count ->
    [one] Ett valg.
   *[other] { $count } valg.
 } Det beste: { $action }, { $lead }.
hint-lay = { $tile } på { $place }
hint-stale = Bordet har gått videre.
hint-key = I

lead-tried-ahead = ender omtrent { $points ->
    [one] ett poeng
   *[other] { $points } poeng
 } foran
lead-tried-behind = ender omtrent { $points ->
    [one] ett poeng
   *[other] { $points } poeng
 } bak
lead-tried-level = ender omtrent likt
lead-exact-ahead = ender nøyaktig { $points ->
    [one] ett poeng
   *[other] { $points } poeng
 } foran
lead-exact-behind = ender nøyaktig { $points ->
    [one] ett poeng
   *[other] { $points } poeng
 } bak
lead-exact-level = ender nøyaktig likt

hints-choice = Hint
hints-choice-help = Den som har turen, kan spørre hva valgene fører til. Ingen andre får vite om det.
hints-usual = Bare for én person blant boter
hints-on = For den som har turen
hints-off = For ingen
hints-here-on = Hint er tillatt ved dette bordet.
hints-here-off = Hint er ikke tillatt ved dette bordet.
key-i = I
key-i-does = hint
kontrakt-key-i = I
kontrakt-key-i-does = hint

refusal-hints-off = Ved dette bordet får ingen hint. Det bestemmer den som lager bordet.
refusal-no-adviser = Ingen kan gi hint i dette spillet ennå.
refusal-hint-called-off = Hintet ble avlyst: det ble droppet, eller det ble bedt om et nytt.

reason-contack-brings = gir { $points ->
    [0] ingen poeng
    [one] ett poeng
   *[other] { $points } poeng
 }; { $reply ->
    [0] neste spiller kan ikke få poeng med svaret
   *[other] det beste svaret til neste spiller er verdt { $reply }
 }
reason-contack-goes-out = går ut og gir { $points ->
    [0] ingen poeng
    [one] ett poeng
   *[other] { $points } poeng
 }
reason-contack-draw = en brikke fra reserven kan passe bedre; { $reserve ->
    [one] én brikke
   *[other] { $reserve } brikker
 } er igjen der

## Gjennomgangen: hva hver avgjørelse kostet

review = Vurdering
review-title = Hva turene kostet
review-about = Hver avgjørelse til en plass veies på nytt ut fra det plassen så den gangen. En tur koster så mange poeng som det beste valget ventes å ende lenger foran. Ett eller to poeng er tilfeldigheter.
review-whose = Hvem sine turer
review-start = Vurder turene
review-stop = Stopp
review-waiting = En annen vurdering er i gang …
review-progress = { $done } av { $all } avgjørelser
review-sum = { $decisions ->
    [one] Én avgjørelse
   *[other] { $decisions } avgjørelser
 } er veid. I snitt kostet hver { $mean } poeng, til sammen { $total }.
review-stopped = Stoppet; det som var veid, blir stående.
review-worst = Turene som kostet mest
review-none = Ingen tur kostet så mye som { $least } poeng.
review-cost = kostet { $points ->
    [one] ett poeng
   *[other] { $points } poeng
 }
review-played = Spilt: { $action }, { $lead }
review-better = Bedre: { $action }, { $lead }
review-show = Vis dette øyeblikket
review-chart = Hva hver tur kostet, i poeng
review-table = Det samme som tabell
review-entry = Innføring
review-costs = Kostnad
review-what = Spilt
review-best = Bedre
review-unseen = { $rounds ->
    [one] Om én runde sier ikke protokollen hva denne plassen så. Avgjørelsene der er utelatt.
   *[other] Om { $rounds } runder sier ikke protokollen hva denne plassen så. Avgjørelsene der er utelatt.
 }
review-unweighed = { $count ->
    [one] Én avgjørelse kunne ikke veies.
   *[other] { $count } avgjørelser kunne ikke veies.
 }
review-nothing = Denne plassen hadde ingenting å avgjøre som protokollen forteller om.
review-no-answer = Vurderingen trenger serveren, som ikke kan nås nå.
