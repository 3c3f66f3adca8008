# Aldaera bat osatzen duten aukerak. EU: 1939ko liburuxkaren araberako arau euskaldunak; EN: bildumagile
# batek bidalitako ingelesezko arauak; W: Wikipedia; VA: museoak liburuxkatik hartutako aipua.

## Aldaerak

variant-house-1 = Etxeko arauak
variant-house-1-help = Liburuxkako jokoa, erlojuaren noranzkoan, lau iturritatik hiruk dioten bezala. Hasteko aproposa.
variant-booklet-1 = Liburuxka
variant-booklet-1-help = 1939ko liburuxkaren araberako arau euskaldunek dioten bezala: txanda eskuinera doa.
variant-collector-1 = Bildumagilea
variant-collector-1-help = Bildumagile batek bidalitako arauak: joka dezakeenak jokatu behar du, eta soberako fitxek ez dute zigorrik.
variant-club-1 = Club Contack
variant-club-1-help = Bildumagilearen jokoa txanponekin: puntuak egiten dituenari beste guztiek ordaintzen diote.

## Aukerak

option-direction = Jokoaren noranzkoa
option-direction-help = Txanda zein aldetara doan. Erlojuaren noranzkoan EN eta W iturrietan; EUk «eskuineko hurrengo jokalaria» dio.
option-direction-clockwise = erlojuaren noranzkoan
option-direction-counterclockwise = erlojuaren kontrako noranzkoan

option-opening_tile = Hasierako fitxa
option-opening_tile-help = Hasten duenak zein fitxa joka dezakeen. Txikiena bera EN eta W iturrietan; EUk ez du ezer esaten.
option-opening_tile-lowest = fitxarik txikiena
option-opening_tile-any = edozein fitxa

option-must_play = Joka dezakeenak jokatu behar du
option-must_play-help = Joka dezakeenak jokatu behar duen (EN), ala bost fitxa baino gutxiago dituen bitartean har dezakeen (EU).
option-must_play-true = jokatu behar du
option-must_play-false = har dezake jokatu ordez

option-play_drawn = Hartutako fitxa sartzen bada
option-play_drawn-help = Hartutako fitxa sartzen bada berehala jokatzen den (EN), ala jokalariak aukeran duen (EU).
option-play_drawn-forced = berehala jokatzen da
option-play_drawn-free = nahi duena egiten du

option-opportunity_scores = Aukerazko jokaldien puntuak
option-opportunity_scores-help = Bi edo hiru ukipeneko jokaldi batek zer balio duen: kontu-ukipenak, ala ukipen guztiak (EUko editorearen oharra).
option-opportunity_scores-counting = kontu-ukipenak
option-opportunity_scores-all_contacts = ukipen guztiak

option-leftover_penalty = Soberako fitxa bakoitzaren zigorra
option-leftover_penalty-help = Eskuaren amaieran geratzen den fitxa bakoitzak kentzen dituen puntuak: 10 EUn; ENk ez du aipatzen.

option-going_out = Fitxarik gabe geratzea
option-going_out-help = Jokalari batek azken fitxa jokatzean eskua amaitzen den (EU, VA), ala inork ezin jokatu arte jarraitzen duen (EN).
option-going_out-true = eskua amaitzen da
option-going_out-false = eskuak jarraitzen du

option-enclosed_ends = Azken fitxa itxita
option-enclosed_ends-help = Azken fitxa itxita eta aukerarik gabe geratzean eskua amaitzen den (EN), ala pasa eginez jarraitzen duen (EU).
option-enclosed_ends-true = eskua amaitzen da
option-enclosed_ends-false = eskuak jarraitzen du

option-scoring = Zer kontatzen den
option-scoring-help = Zutabeetako puntuak, ala puntuak egiten dituenari besteek ordaintzen dizkioten txanponak (Club Contack, EN).
option-scoring-points = puntuak
option-scoring-counters = txanponak

option-counter_stake = Hasierako txanponak
option-counter_stake-help = Jokalari bakoitzaren hasierako txanponen balioa, puntutan. ENk berdin banatzen direla bakarrik dio; 200 gurea da.

option-counter_values = Txanponen balioa
option-counter_values-help = Txanpon zuri, gorri eta urdinen balioa. Denak 5, edo 5, 10 eta 20 edo 25 asko direnean (EN).
option-counter_values-all-5 = denak 5
option-counter_values-5-10-20 = zuria 5, gorria 10, urdina 20
option-counter_values-5-10-25 = zuria 5, gorria 10, urdina 25

option-debt = Ordaindu ezin duena
option-debt-help = Txanpon gutxiegi dituenak duena bakarrik ordaintzen duen, ala gainerakoa zor duen. Iturriek ez dute ezer esaten; hau gurea da.
option-debt-none = duena ordaintzen du
option-debt-allowed = gainerakoa zor du

option-partnerships = Bikoteak
option-partnerships-help = 1. eta 3. jokalariak 2. eta 4. jokalarien aurka ari diren. EUk lau jokalarirekin bikoteak onartzen ditu; gainerakoa gurea da.
option-partnerships-true = bikoteka
option-partnerships-false = bakoitza bere kabuz

option-match_end = Partidaren amaiera
option-match_end-help = Esku kopuru baten ondoren (iturri guztiek hiru diote), ala norbaitek guztizko bat lortzean (ENk onartzen du).
option-match_end-hands = esku kopuru baten ondoren
option-match_end-target = guztizko bat lortzean

option-hands = Esku kopurua
option-hands-help = Zenbat eskuk osatzen duten partida bat. Hiruk iturri guztietan, besterik adostu ezean.

option-target = Lortu beharreko guztizkoa
option-target-help = Guztizko baterako partida amaitzen duen puntu kopurua. Zenbakia gurea da.

option-hand_limit = Gehienezko eskuak
option-hand_limit-help = Guztizko baterako partida zenbat eskuren ondoren amaitzen den, edozein kasutan. Hau gurea da.

option-tiles = Fitxak
option-tiles-help = Kutxako fitxak. Iturri batek ere ez ditu jatorrizko 36ak ematen; ohikoa gure berreraikuntza da, eta zure kutxakoak sar ditzakezu.
option-tiles-values = Fitxen zerrenda, notazioan.
