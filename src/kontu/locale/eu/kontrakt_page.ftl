# Orriak Kontrakt mahai batean dioena, ukoez, aukerez eta terminalak ere dioenaz gain. Izenak ez dira deklinatzen.
# $name, $seat, $caller eta $names jokalarien izenak dira; $card, $joker, $to eta $meld mahaian ikusten diren bezala.

## Hasiera

kontrakt-about = Zazpi erronda, zazpi kontratu: bildu taldeak eta segidak, jarri errondako kontratua, eta kendu gainerakoak gainetik besteek baino lehen. Erosi besteek uzten dutena. Puntu gutxien dituenak irabazten du.
kontrakt-year = Karta-joko bat, rummy familiakoa
kontrakt-play-help = Zu bi boten kontra, zazpi erronda, izenik eman gabe.
kontrakt-picture = Kontratu bat mahaian: bederatzien talde bat eta bihotzen segida bat.
kontrakt-title = Kontu – Kontrakt
kontrakt-title-buy = Erosi { $card }? – Kontu

## Mahaia

kontrakt-table-heading = Kontrakt mahaia
kontrakt-round-of = Erronda: { $round } / { $rounds }
kontrakt-round-number = { $number }. erronda
kontrakt-round-word = Erronda
kontrakt-whole-hand-note = Esku osoa batera jartzen da; segidak luzeagoak izan daitezke.
kontrakt-players = Mahaiaren inguruan
kontrakt-cloth = Mahaia
kontrakt-melds = Mahaian dagoena
kontrakt-not-laid = oraindik jarri gabe
kontrakt-dealer = banatzailea
kontrakt-dealer-letter = B
kontrakt-cards-held = { $count ->
    [one] karta eskuan
   *[other] karta eskuan
 }
kontrakt-has-laid = kontratua jarrita
kontrakt-points-total = puntu guztira
kontrakt-stock-pile = Mazoa, { $count ->
    [0] hutsik
    [one] karta bat
   *[other] { $count } karta
 }
kontrakt-discard-pile = Botatakoak, gainean { $card }, { $count ->
    [one] karta bat
   *[other] { $count } karta
 }
kontrakt-discard-empty = Botatakoak, hutsik
kontrakt-meld-label = { $name }, { $number }.
kontrakt-meld-name = { $name }, { $number }., { $kind ->
    [group] taldea
   *[run] segida
 }: { $cards }
kontrakt-meld-takes = aukeratutako karta hartzen du
kontrakt-slots = { $kind ->
    [group] { $count ->
        [one] { $size } kartako taldea
       *[other] { $size } kartako { $count } talde
    }
   *[run] { $count ->
        [one] { $size } kartako segida
       *[other] { $size } kartako { $count } segida
    }
 }

## Eskua

kontrakt-your-hand = Zure eskua
kontrakt-hand-empty = Ez dago aukeratzeko karta gehiagorik.
kontrakt-twin = { $card }, { $count } kartatik { $number }.a
kontrakt-new-card = { $card }, berria
kontrakt-sort = Ordenatu eskua
kontrakt-sort-suit = Paloka
kontrakt-sort-rank = Mailaka
kontrakt-sort-contract = Kontraturako

## Kontratuaren erretilua

kontrakt-tray = Zure kontratua
kontrakt-slot-place = { $number }: { $slot }, { $count ->
    [0] hutsik
    [one] karta bat
   *[other] { $count } karta
 }. Jarri hemen aukeratutako kartak
kontrakt-take-back = Hartu atzera { $card }
kontrakt-take-all-back = Hartu atzera
kontrakt-propose = Proposatu
kontrakt-lay = Jarri mahaian
kontrakt-tray-good = Kontratua osorik dago.
kontrakt-tray-later = Zure txandan egiaztatuko da, karta hartu ondoren.
kontrakt-joker-which = Zein karta ordezkatzen du jokerrak?
kontrakt-joker-again = Aukeratu jokerra berriro
kontrakt-ace-which = Zein muturretan doa batekoa?
kontrakt-ace-again = Aukeratu batekoaren muturra berriro
kontrakt-ace-end = { $card }{ $end ->
    [high] {" "}goian
   *[low] {" "}behean
 }

## Noren txanda den, eta zer egin daitekeen

kontrakt-prompt-dealing = Kartak banatzen …
kontrakt-prompt-cut = Zuk moztu behar duzu: zenbat karta altxatuko dituzu?
kontrakt-prompt-draw = { $card ->
    [none] Zure txanda: hartu mazotik
   *[other] Zure txanda: hartu { $card }, edo hartu mazotik
 }
kontrakt-prompt-draw-last = Ez dago mazotik zer harturik: hartu { $card }, bestela erronda amaituko da
kontrakt-prompt-stock = Zure txanda: hartu mazotik
kontrakt-prompt-let = { $card } zurea da: erosi
kontrakt-prompt-lay = Jarri kontratua, edo aukeratu botatzeko karta bat
kontrakt-prompt-whole = Jarri esku osoa, edo aukeratu botatzeko karta bat
kontrakt-prompt-build = Aukeratu karta bat: gehitu mahaira, edo bota
kontrakt-prompt-drop = Jarrita! Aukeratu botatzeko karta bat
kontrakt-prompt-buy = Erosiko duzu { $card }?
kontrakt-prompt-window = Besteek { $card } eros dezakete: erantzun dutenak { $answered }, galdetuak { $asked }
kontrakt-prompt-other-draws = Karta hartzen: { $name } …
kontrakt-prompt-other-plays = Jokatzen: { $name } …
kontrakt-take = Hartu { $card }
kontrakt-draw-stock = Mazotik
kontrakt-leave-last = Utzi: erronda amaituko da
kontrakt-drop = Bota { $card }
kontrakt-drop-which = Bota: aukeratu karta bat
kontrakt-drop-short = Bota …
kontrakt-let-do = Utzi hartzen
kontrakt-cut-depth = Kartak
kontrakt-cut-do = Moztu
kontrakt-confirm-drop = Bota { $card }?
kontrakt-do-it = Aurrera
kontrakt-ways = Zein da?
kontrakt-add = Jarri { $card } hemen: { $meld }{ $end ->
    [high] , goian
    [low] , behean
   *[none] { "" }
 }
kontrakt-add-joker = Jarri jokerra hemen: { $meld }, { $card } bezala{ $end ->
    [high] , goian
    [low] , behean
   *[none] { "" }
 }
kontrakt-swap = Jarri { $card } jokerraren lekuan ({ $meld }), eta jokerra hemen: { $to }{ $joker ->
    [none] { "" }
   *[other] , { $joker } bezala
 }

## Erostea

kontrakt-window-buy = Erosi { $card }?
kontrakt-window-others = Inork erosiko du { $card }?
kontrakt-buy = Erosi { $card }
kontrakt-call = Har dezaket { $card }?
kontrakt-no = Ez, eskerrik asko
kontrakt-you-buy = Zuk erosiko duzu, aurretik inork erosten ez badu.
kontrakt-you-pass = Ez duzu erosiko.
kontrakt-answered = Erantzun dutenak: { $answered }, galdetuak { $asked }.
kontrakt-time-left = { $seconds ->
    [one] Segundo bat geratzen da
   *[other] { $seconds } segundo geratzen dira
 }
kontrakt-standing = Erantzun aldez aurretik
kontrakt-standing-now = Aldez aurretik erantzuten duzu: aldatu
kontrakt-standing-help = Karta bat salgai dagoenean mahaiak zure ordez erantzuten du. Beste inork ez du ikusten, eta inork ez du gutxiago itxaroten horregatik.
kontrakt-standing-no-until-my-turn = Ez, nire hurrengo txandara arte
kontrakt-standing-not-this-round = Ez, erronda honetan
kontrakt-standing-only = Galdetu hauei buruz bakarrik:
kontrakt-standing-only-do = Hauek bakarrik
kontrakt-standing-none = Galdetu karta guztiei buruz

## Puntuak, erronda baten eta partidaren amaiera

kontrakt-dealt-short = { $count } karta
kontrakt-bonus = { $points } sari gisa
kontrakt-round-over = { $round }. erronda amaitu da
kontrakt-out = Irten dena: { $name }.
kontrakt-went-out = kanpoan
kontrakt-next-round = Hurrengo erronda
kontrakt-ending-rounds = azken erronda jokatu da
kontrakt-last-hands = Azken eskuak
kontrakt-log-dealt = { $round }. erronda: { $slots }. Banatzailea: { $dealer }; { $each } karta bakoitzari, eta agerian { $up }. Hasten dena: { $first }.
kontrakt-log-unsold = Inork ez du erosi: { $card }.
kontrakt-promises-help = Banaketa bakoitzaren aurretik, eta mazo berri bakoitzaren aurretik, karten ordena finkatu eta haren hatz-marka (SHA-256) erakutsi da. Errondaren ondoren ordena agertzen da, eta nabigatzaile honek hatz-marka berriro kalkulatzen du.

## Ezarpenak

kontrakt-set-four = Lau kolore
kontrakt-set-four-help = Diamanteak urdin eta hirustak berde, paloak ondo bereizteko.
kontrakt-set-big = Izkina handiak
kontrakt-set-big-help = Maila eta paloa handi, irudia txiki.
kontrakt-set-confirm = Berretsi jokaldi bakoitza
kontrakt-set-confirm-help = Bigarren ukitu batek gehitzen, trukatzen edo botatzen du; ordura arte atzera egin daiteke.
kontrakt-set-automatic = Hartu bere kabuz
kontrakt-set-automatic-help = Mazotik hartzea besterik ez dagoenean.
kontrakt-art = Karten irudiak Adrian Kennardenak dira (CC0), Ilya Malyanoven react-playing-cards paketetik.
kontrakt-art-licence = Lizentzia

## Nola jokatu

kontrakt-how-goal = Erronda bakoitzak kontratu bat du: taldea maila bereko kartek osatzen dute, segida palo bereko karta jarraituek. Norbait irteten denean, eskuan geratutako kartek puntuak ematen dituzte; guztira gutxien dituenak irabazten du.
kontrakt-how-turn = Zure txandan hartu karta bat: botatakoen gainekoa, edo mazokoa. Gero jarri ahal duzuna, eta bota karta bat.
kontrakt-how-lay = Aukeratu kartak eta ukitu kontratuaren leku bat hor jartzeko; ukitu lekuko karta bat atzera hartzeko. Leku guztiek marka dutenean, jarri mahaian. Dena batera jartzen da.
kontrakt-how-build = Hurrengo txandatik aurrera, aukeratu karta bat eta ukitu argitzen den konbinazio bat, zurea edo besteren bat. Jarri joker batek ordezkatzen duen karta haren segidan, eta jokerra mahaiko beste leku batera doa.
kontrakt-how-buy = Txandan dagoenak uzten duena eros daiteke, mazoko zigor-karta batekin. Guztiei batera galdetzen zaie; txandan dagoenaren ondoren hurbilen eserita dagoenak lortzen du.
kontrakt-how-cards = Kartek zuk emandako ordena gordetzen dute: eraman arrastaka, edo ordenatu eskuaren gaineko hiru ikurrekin. Puntu batek azkena etorri dena markatzen du.
kontrakt-key-tab = Tab
kontrakt-key-tab-does = atalez atal
kontrakt-key-arrows = ← → ↑ ↓
kontrakt-key-arrows-does = kartaz karta
kontrakt-key-shift = Shift + ← →
kontrakt-key-shift-does = mugitu karta
kontrakt-key-enter = Enter
kontrakt-key-enter-does = aukeratu karta bat, edo itzuli
kontrakt-key-slots = 1 – 4
kontrakt-key-slots-does = jarri aukeratutako kartak leku horretan
kontrakt-key-l = L
kontrakt-key-l-does = jarri mahaian
kontrakt-key-m = M
kontrakt-key-m-does = aukeratutako karta hartzen duten konbinazioetara
kontrakt-key-d = D
kontrakt-key-d-does = bota aukeratutako karta
kontrakt-key-t = T
kontrakt-key-t-does = hartu botatakoen gainekoa
kontrakt-key-s = S
kontrakt-key-s-does = hartu mazotik
kontrakt-key-b = B
kontrakt-key-b-does = erosi
kontrakt-key-pass = Esc
kontrakt-key-pass-does = ez erosi (zuriune-barra ere bai); bestela itzuli kartak
kontrakt-key-h = H
kontrakt-key-h-does = zure eskura
