# What the system says is wrong with a file, a folder or an address: the end of a sentence, after a colon.

system-missing = there is nothing of that name.
system-folder = that is a folder, not a file.
system-no-folder = part of that path is a file, not a folder.
system-there-already = a file of that name is in the way.
system-denied = you have no permission.
system-read-only = it can only be read there.
system-full = there is no space left.
system-name-long = the name is too long.
system-loop = the links on the way lead in a circle.
system-not-text = it is no text in UTF-8.
system-not-here = no network device here has it.
system-no-such-name = nothing is known by that name.
system-not-a-database = the file there is no database of Kontu.
system-damaged = the database there is damaged.
system-not-opened = the database there cannot be opened.
system-newer = a newer version of Kontu made it; start that one.
system-other = the system refused it.
