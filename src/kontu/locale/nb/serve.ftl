# Det serveren sier der den ble startet, og i stedet for en side som aldri ble bygd.

serve-address = Kontu er åpen på { $address }
serve-network = I dette nettverket: { $address }
serve-only-here = Denne adressen virker bare på denne maskinen. For andre i nettverket ditt: --host 0.0.0.0
serve-stop = Stopp den med Ctrl+C.
serve-data = Bordene ligger i { $folder }
serve-port-taken = Port { $port } er opptatt på { $host }: velg en annen med --port, eller stopp det som bruker den.
serve-port-denied = Du har ikke tillatelse til å bruke port { $port } på { $host }: velg en fra 1024 med --port.
serve-no-port-free = Ingen port fra { $first } til { $last } er ledig på { $host }: velg en annen med --port.
serve-host-unusable = { $host } er ikke en adresse på denne maskinen: { $problem }
serve-data-unusable = Mappen { $folder } kan ikke brukes til bordene: { $problem }
serve-database-unusable = Databasen som DATABASE_URL navngir, kan ikke brukes: { $problem }
serve-folder-busy = Mappen { $folder } er i bruk av en annen Kontu-server (prosess { $process }): stopp den, eller velg en annen mappe med --data.
serve-page-missing = Siden er ikke bygd
serve-page-missing-help = Serveren går, men denne installasjonen har ingen side å vise. I kildekoden skriver du: make page
