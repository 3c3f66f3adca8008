# Sistemak dioena fitxategi, karpeta edo helbide bati buruz: esaldiaren amaiera, bi punturen ondoren.

system-missing = ez dago izen hori duen ezer.
system-folder = karpeta bat da, ez fitxategi bat.
system-no-folder = bidearen zati bat fitxategia da, ez karpeta.
system-there-already = izen hori duen fitxategi bat dago tartean.
system-denied = ez duzu baimenik.
system-read-only = han irakurri besterik ezin da egin.
system-full = ez dago leku gehiagorik.
system-name-long = izena luzeegia da.
system-loop = bideko estekek biribilean daramate.
system-not-text = ez da UTF-8 testua.
system-not-here = hemengo sare-gailu batek ere ez du.
system-no-such-name = ez da ezer ezagutzen izen horrekin.
system-not-a-database = hango fitxategia ez da Konturen datu-base bat.
system-damaged = hango datu-basea hondatuta dago.
system-not-opened = hango datu-basea ezin da ireki.
system-newer = Konturen bertsio berriago batek egin zuen; abiarazi hura.
system-other = sistemak uko egin dio.
