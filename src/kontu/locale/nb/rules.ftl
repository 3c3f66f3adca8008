# Regelboka: det som står rundt teksten, på siden og i terminalen.

## Ord som eksemplene prøves mot

rules-yes = ja
rules-no = nei
