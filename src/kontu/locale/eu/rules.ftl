# Arau-liburua: testuaren inguruan dagoena, orrian eta terminalean.

## Adibideak egiaztatzeko hitzak

rules-yes = bai
rules-no = ez
