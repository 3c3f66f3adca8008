# Det tjeneren sier der den ble startet, og i stedet for en side som aldri ble bygd.

serve-address = Kontu er åpen på { $address }
serve-network = I dette nettverket: { $address }
serve-stop = Stopp den med Ctrl+C.
serve-data = Bordene ligger i { $folder }
serve-port-taken = Port { $port } er opptatt på { $host }: velg en annen med --port, eller stopp det som bruker den.
serve-no-port-free = Ingen port fra { $first } til { $last } er ledig på { $host }: velg en annen med --port.
serve-host-unusable = { $host } er ikke en adresse på denne maskinen: { $problem }
serve-data-unusable = Mappen { $folder } kan ikke brukes til bordene: { $problem }
serve-page-missing = Siden er ikke bygd
serve-page-missing-help = Tjeneren går, men denne installasjonen har ingen side å vise. I kildekoden skriver du: make page
