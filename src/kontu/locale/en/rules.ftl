# The rulebook: what stands around its text, on the page and in the terminal.

## Words that examples are held against

rules-yes = yes
rules-no = no
