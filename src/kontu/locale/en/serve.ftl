# What the server says where it was started, and in place of a page that was never built.

serve-address = Kontu is open at { $address }
serve-network = In this network: { $address }
serve-only-here = This address works on this computer only. For others in your network: --host 0.0.0.0
serve-stop = Stop it with Ctrl+C.
serve-data = The tables are kept in { $folder }
serve-port-taken = Port { $port } is taken at { $host }: choose another with --port, or stop what uses it.
serve-port-denied = You have no permission to use port { $port } at { $host }: choose one from 1024 on with --port.
serve-no-port-free = No port from { $first } to { $last } is free at { $host }: choose another with --port.
serve-host-unusable = { $host } is not an address of this machine: { $problem }
serve-data-unusable = The folder { $folder } cannot be used for the tables: { $problem }
serve-database-unusable = The database that DATABASE_URL names cannot be used: { $problem }
serve-folder-busy = The folder { $folder } is in use by another Kontu server (process { $process }): stop that one, or choose another folder with --data.
serve-page-missing = The page has not been built
serve-page-missing-help = The server runs, but this installation has no page to show. In a checkout of the source, type: make page
