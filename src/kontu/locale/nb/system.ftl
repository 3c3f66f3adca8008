# Det systemet sier er galt med en fil, en mappe eller en adresse: slutten på en setning, etter et kolon.

system-missing = det finnes ingenting med det navnet.
system-folder = det er en mappe, ikke en fil.
system-no-folder = en del av stien er en fil, ikke en mappe.
system-there-already = en fil med det navnet er i veien.
system-denied = du har ikke tillatelse.
system-read-only = der kan det bare leses.
system-full = det er ikke mer plass.
system-name-long = navnet er for langt.
system-loop = lenkene på veien går i ring.
system-not-text = det er ikke tekst i UTF-8.
system-not-here = ingen nettverksenhet her har den.
system-no-such-name = ingenting er kjent under det navnet.
system-not-a-database = filen der er ikke en database for Kontu.
system-damaged = databasen der er skadet.
system-not-opened = databasen der kan ikke åpnes.
system-newer = en nyere utgave av Kontu har laget den; start den i stedet.
system-other = systemet nektet.
