# Kontrakt terminaleko mahaian: zer dagoen, zer gertatu den, zer idatz daitekeen, eta bot batek zergatik egin duen. Izenak ez dira deklinatzen.

## Mahaia

kontrakt-round = { $round }. erronda, { $rounds } errondatatik: { $contract } ({ $slots })
kontrakt-slot-group = { $size } kartako taldea
kontrakt-slot-run = { $size } kartako segida
kontrakt-whole-hand = Azken erronda: esku osoa batera jartzen da, hauek baino luzeagoak izan daitezkeen segidetan.
kontrakt-stock = mazoa { $stock }
kontrakt-pile = botatakoak { $pile }, gainean
kontrakt-pile-empty = botatakorik ez
kontrakt-column-cards = kartak
kontrakt-column-contract = kontratua
kontrakt-column-buys = erosita
kontrakt-column-this-round = erronda honetan
kontrakt-down = jarrita
kontrakt-not-down = -
kontrakt-deals = banatzailea
kontrakt-no-melds = Oraindik ez da ezer jarri.
kontrakt-hand = { $count ->
    [one] Zure eskua, karta bat:
   *[other] Zure eskua, { $count } karta:
 }
kontrakt-legend = Paloak: { $spades } pikak, { $hearts } bihotzak, { $diamonds } diamanteak, { $clubs } hirustak; T hamarrekoa da, A batekoa, J txota, Q dama, K erregea, * jokerra, *9h bihotzetako bederatzikoa ordezkatzen duen jokerra.
kontrakt-left-over = { $seat }: { $points }, hauengatik:

## Kartak hitzez

kontrakt-rank = { $rank ->
    [A] batekoa
    [T] hamarrekoa
    [J] txota
    [Q] dama
    [K] erregea
   *[other] { $rank }
 }
kontrakt-card = { $suit ->
    [s] piketako
    [h] bihotzetako
    [d] diamanteetako
   *[c] hirustetako
 } { $rank }
kontrakt-joker = jokerra
kontrakt-stand-in = jokerra ({ $card })
kontrakt-list-suit = { $suit ->
    [s] Pikak
    [h] Bihotzak
    [d] Diamanteak
   *[c] Hirustak
 }: { $ranks }.
kontrakt-list-jokers = { $count ->
    [one] Joker bat.
   *[other] { $count } joker.
 }
kontrakt-list-group = { $meld } taldea: { $cards }.
kontrakt-list-run = { $meld } segida: { $cards }.

## Zer egin daitekeen

kontrakt-for-sale = { $seat }: { $card } utzita. Erosi nahi duzu{ $penalty ->
    [0] { "" }
    [one] , mazoko karta batekin
   *[other] , mazoko { $penalty } kartarekin
 }? { $before ->
    [0] Zuri galdetzen zaizu lehenbizi.
    [one] Jokalari bati galdetzen zaio zure aurretik.
   *[other] { $before } jokalariri galdetzen zaie zure aurretik.
 }
kontrakt-asks = { $caller }: { $card } eskatuta. Hartu zuk, edo utzi.
kontrakt-do-take = hartu botatakoen gaineko karta
kontrakt-do-leave = utzi; besteek eros dezakete, gero mazotik hartuko duzu
kontrakt-do-leave-last = utzi; ez dago zer harturik, eta erronda amaituko da
kontrakt-do-stock = hartu mazotik
kontrakt-do-buy = erosi
kontrakt-do-no = ez erosi
kontrakt-do-call = eskatu
kontrakt-do-let = utzi hartzen
kontrakt-do-lay = { $left ->
    [0] kartarik gabe geratzeko
    [one] karta bat geratuko da
   *[other] { $left } karta geratuko dira
 }
kontrakt-more-lay-downs = Jartzeko modu gehiago ere zilegi dira; idatzi nahi duzuna.

## Laguntza

kontrakt-help = Idatzi jokaldi baten zenbakia, edo jokaldia bera. Letra larriak eta xeheak berdin dira, eta 10 idatz daiteke Tren ordez.
kontrakt-help-cards = Kartak: maila eta paloa, 9s Td Ah; * jokerra da. Mahaiko konbinazioek izena dute: p1.2 p1 jokalariaren bigarrena da.
kontrakt-help-draw = { $take } 8d – hartu botatakoen gaineko karta; { $leave } – utzi; { $stock } – hartu mazotik
kontrakt-help-window = { $buy } 3c, { $no } – erosi utzitako karta bat, ala ez (mahai batzuetan lehenbizi { $call } 3c, eta txandan dagoenak { $let })
kontrakt-help-beforehand = { $stand } { $round }, { $stand } { $turn }, { $stand } { $only } 9 Td * – esan aldez aurretik zein kartagatik galdetu behar zaizun; { $stand } hitza soilik idatzita, kendu egiten da
kontrakt-help-lay = { $lay } 9s9h9d 4h5h6h7h – jarri kontratua: konbinazio bakoitza zuriunerik gabe, kontratuaren ordenan, kartak edozein ordenatan
kontrakt-help-joker = { $lay } 9s9h* 4h*5h6h7h – talde bateko jokerra * da; segida batean *5h idatziz esaten da zer ordezkatzen duen
kontrakt-help-add = { $add } 8h p1.2 – gehitu karta bat; { $add } *9h p1.2 – jokerra segida batean; { $add } * p1.1 – talde batean
kontrakt-help-ace = { $add } Ah+ p1.2, { $add } Ah- p1.2 – batekoa goian edo behean, bi muturrak libre daudenean
kontrakt-help-swap = { $swap } 7c p2.1 *8c:p1.1 – jarri 7c p2.1 konbinazioko jokerraren lekuan, eta jokerra p1.1 konbinazioan 8c bezala; *:p1.2 idatziz talde batera doa
kontrakt-help-drop = { $drop } Qc – bota karta bat, eta txanda amaitzen da
kontrakt-help-verbs = Zerrendan eta erregistroetan ingelesez daude: { $verbs }.
kontrakt-help-view = { $suits }, { $ranks }, { $list } – eskua nola erakusten den: paloka, mailaka edo hitzez

kontrakt-beforehand-round = erronda honetan ez
kontrakt-beforehand-turn = nire txanda arte ez
kontrakt-beforehand-only = bakarrik
kontrakt-verb-take = hartu
kontrakt-verb-leave = utzi
kontrakt-verb-stock = mazotik
kontrakt-verb-buy = erosi
kontrakt-verb-no = ez
kontrakt-verb-call = eskatu
kontrakt-verb-let = eman
kontrakt-verb-lay = jarri
kontrakt-verb-add = gehitu
kontrakt-verb-swap = trukatu
kontrakt-verb-drop = bota
kontrakt-verb-cut = moztu

## Zer gertatu den

kontrakt-dealt = { $round }. erronda, { $contract } ({ $slots }). Banatzailea: { $dealer }; { $each } karta bakoitzari, eta agerian { $up }. Hasten dena: { $first }.
kontrakt-cut = { $seat }: { $meant } karta altxatu nahi, eta { $lifted } altxatuta; banaketak { $exact } behar ditu.
kontrakt-took = { $seat }: { $card } hartuta.
kontrakt-left = { $seat }: { $card } utzita.
kontrakt-called = { $seat }: { $card } eskatuta.
kontrakt-let = { $seat }: { $card } emanda, honi: { $caller }.
kontrakt-bought = { $seat }: { $card } erosita{ $count ->
    [0] .
    [one] , mazoko karta batekin{ $penalty ->
        [none] .
       *[other] : { $penalty }.
    }
   *[other] , mazoko { $count } kartarekin{ $penalty ->
        [none] .
       *[other] : { $penalty }.
    }
 }
kontrakt-drew = { $seat }: { $card ->
    [none] mazotik hartuta
   *[other] { $card } hartuta
 }{ $stock ->
    [0] , azkena.
   *[other] .
 }
kontrakt-shuffled = Botatakoen pila nahastu da: mazo berria, { $stock } karta.
kontrakt-laid = { $seat }: kontratua jarrita, { $melds }. Geratzen diren kartak: { $held }.
kontrakt-added = { $seat }: { $card } gehituta, { $meld } konbinazioan. Geratzen diren kartak: { $held }.
kontrakt-swapped = { $seat }: { $card } jarrita { $meld } konbinazioko jokerraren lekuan, eta jokerra { $to } konbinazioan, { $joker } bezala. Geratzen diren kartak: { $held }.
kontrakt-dropped = { $seat }: { $card } botata. Geratzen diren kartak: { $held }.
kontrakt-round-ended = { $round }. erronda amaitu da: { $ending }.

## Bot batek zergatik egin duen

reason-kontrakt-take-nearer = { $card } hartuta, kontraturako falta dena: { $away ->
    [0] ezer ez
    [one] karta bat
   *[other] { $away } karta
 }
reason-kontrakt-take-outs = { $card } hartuta, balio duten kartak { $outs } dira, eta ez { $now }
reason-kontrakt-take-fits = { $card } gehitu egin daiteke
reason-kontrakt-take-last = ez legoke zer harturik
reason-kontrakt-leave = { $card } kartak ez du laguntzen
reason-kontrakt-buy = { $card } erosteak bi karta gehiago balio ditu; orduan falta dena: { $away ->
    [0] ezer ez
    [one] karta bat
   *[other] { $away } karta
 }
reason-kontrakt-buy-outs = { $card } erosita, balio duten kartak { $outs } dira, eta ez { $now }
reason-kontrakt-buy-draw = aspaldian inork ez du ezer jarri, eta erosteak beste karta bat dakar mazotik
reason-kontrakt-buy-short = kontratuak eskuak dituenak baino karta gehiago behar ditu
reason-kontrakt-no-help = { $card } kartak ez dio kontratuari laguntzen
reason-kontrakt-no-down = kontratua jarrita, erosteak kartak gehitu besterik ez du egiten
reason-kontrakt-no-whole-hand = azken errondan erositako karta guztiek ere leku bat behar dute
reason-kontrakt-no-full = eskuak { $held } karta ditu jada
reason-kontrakt-no-ready = kontratua prest dago
reason-kontrakt-let = ez zuen nahi
reason-kontrakt-cut = banaketarako kartak, zehazki
reason-kontrakt-lay = kontratua prest dago; eskuan gera litekeena: { $points ->
    [0] ezer ez
    [one] puntu bat
   *[other] { $points } puntu
 }
reason-kontrakt-add = karta bat gutxiago eskuan, { $points ->
    [one] puntu bat
   *[other] { $points } puntu
 } gutxiago
reason-kontrakt-swap = jokerrak lekua uzten dio { $card } kartari
reason-kontrakt-drop-spare = kontratuari gutxien laguntzen diona da, eta { $points } balio du
reason-kontrakt-drop-costly = ez doa mahaiko ezertan, eta { $points } balio du
reason-kontrakt-drop-fits = geratzen diren karta guztiak mahaiko zerbaitetan doaz

## Aholkuak

kontrakt-tips = Aholkuak
kontrakt-tip-apart = Gorde bereizita eskuan osatu nahi dituzun taldeak eta segidak: zer falta den eta zer bota dezakezun ikusiko duzu.
kontrakt-tip-look = Kontratua jarri duzu: begiratu talde guztiei eta segida guztien muturrei karta bat bota aurretik.
kontrakt-tip-buy = Erosi kontratua osatzen duena, eta ez biltzearren: erosketa bakoitzak nahi duzuna baino karta gehiago dakartza.
kontrakt-tip-last = Esku osoa batera jarri behar denean, erosketa batek zaildu egin dezake: karta guztiek sartu behar dute.
kontrakt-tip-joker = Jokerrak kontratuan laguntzen du, baina puntu asko balio ditu eskuan, norbait irteten denean.

## Jokoaren hitzak

word-card = karta
word-rank = maila
word-suit = palo
word-joker = joker
word-group = talde
word-run = segida
word-meld = konbinazio
word-contract = kontratu
word-round = erronda
word-stock = mazo
word-discard-pile = botatakoen pila
word-penalty-card = zigor-karta
word-lay-down = jarri
word-lay-off = gehitu
word-exchange = trukatu
word-discard = bota
word-buy = erosi
word-go-out = irten
