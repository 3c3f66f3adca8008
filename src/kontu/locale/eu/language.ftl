# What the language calls itself; the page asks for it where languages are chosen.
language-name = Euskara

# Between a whole number and its decimals.
decimal-mark = ,
