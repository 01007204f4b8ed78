### What is wrong with scenario files, with the progress of a crew and with the options of a Zombies 15' table.
###
### A flaw names what is wrong; its remedy says what would be right. Both are parts of one sentence: “what; remedy”.
### Words between quotes, and keys such as all_heroes_on, stand in the file as they are.

## Options

zombies15-allowed-scenario = a scenario without flaws; this one: { $flaw }
zombies15-allowed-first = random, or a seat from 0 to { $last }
zombies15-allowed-heroes = up to { $n } Heroes, each once (Z15-220), or random: { $known }
zombies15-allowed-events = none, or card values from 1 to 4 such as 1,2

## The progress of a crew

zombies15-progress-wrong = new, or a progress such as '4 | josh starting bag2 | will w2=axe:1*'; { $reason }
zombies15-progress-begin = this begins with '{ $word }', no number of a scenario
zombies15-progress-no-heroes = this names no Heroes
zombies15-progress-part = part { $n }: { $reason }
zombies15-progress-of = { $hero }: { $reason }
zombies15-progress-hero = '{ $word }' is no Hero; known: { $known }
zombies15-progress-starting = 'starting' stands instead of Items, once
zombies15-progress-beside = '{ $word }' beside 'starting'; write one of them
zombies15-progress-slot = '{ $word }' is no slot: w1, w2, o1, o2 or o3
zombies15-progress-slot-twice = slot { $slot } is filled twice
zombies15-progress-card = '{ $word }' is no card
zombies15-progress-no-item = { $word } is no Item
zombies15-progress-star = { $word } is not in the Search deck: leave the star away
zombies15-progress-uses = { $word } has 0 to { $most } uses, not { $uses }
zombies15-progress-no-bag = '{ $word }' is no Bag, and only Bags are kept (Z15-R75)
zombies15-progress-word = '{ $word }' is no Bag and no Special Item; Items are written with their slot: w1=axe:2
zombies15-progress-specials = one Special Item, not { $first } and { $word } (Z15-168)
zombies15-progress-scenario = a scenario from 1 to { $most }, not { $n }
zombies15-progress-crew = a crew of three or four Heroes; this one has { $n }
zombies15-progress-twice = each Hero once (Z15-220), not { $hero } twice
zombies15-progress-copies = { $n } of { $card } at most with a star: the Search deck has no more (Z15-R90)
zombies15-progress-special-twice = each Special Item once (Z15-169), not { $card } twice
zombies15-progress-bags = { $most } of { $bag } at most, as the box has, not { $n }
zombies15-progress-backpack = at most { $n } Bags for { $hero } (Z15-078)
zombies15-progress-special-slot = the Special Item of { $hero } without a slot: '{ $card }', not '{ $word }'
zombies15-progress-fits = Items that fit { $hero }'s slots, not { $item } in { $slot }
zombies15-progress-free-slot = a free blue slot of { $hero } for { $card } (Z15-R58)

## The map

zombies15-flaw-no-map = the map is empty
    .remedy = lay at least one tile
zombies15-flaw-tile = '{ $word }' is no tile
    .remedy = write side, hyphen and where its printed north faces: 17B-E; or . for nothing
zombies15-flaw-side = '{ $word }' is no tile side: 1A to 32B
    .remedy = the box has tiles 1A to 32B
zombies15-flaw-far = '{ $word }' lies too far out
    .remedy = a map is at most { $most } tiles wide and high
zombies15-flaw-tile-twice = tile { $n } lies twice
    .remedy = use each tile once, with either side
zombies15-flaw-tiles = { $n } tiles
    .remedy = the box has { $n } tiles
# $edge (String): N, E, S or W.
zombies15-flaw-street = the street of { $side } to the { $edge ->
    [N] north
    [E] east
    [S] south
   *[W] west
} ends at { $other }, which has none there
    .remedy = turn one of them or take another tile: streets meet streets, F07
zombies15-flaw-lost = no street leads to { $side }
    .remedy = join it to the other tiles

## Places and pieces

zombies15-flaw-area = '{ $word }' is no Area: write it as 17B/street or 17B/search
zombies15-flaw-area-kind = '{ $word }' is no kind of Area; known: street, search
zombies15-flaw-off-map = { $side } is not on the map
    .remedy = name a tile of the map
zombies15-flaw-no-search = { $side } has no Search Area
    .remedy = name a tile side with a Search Area, or its street
zombies15-flaw-zombies-search = { $side } has no Search Area for zombies
    .remedy = write 0 as the second number
zombies15-flaw-pool = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} for { $places ->
    [one] { $places } place
   *[other] { $places } places
}
    .remedy = name as many tokens as places; blank is a token too
zombies15-flaw-two-locks = { $place } has two Locks
    .remedy = put one Lock on an Area
zombies15-flaw-alpha-place = the Alpha is in a Search Area
    .remedy = it is always in a Street, such as 31B/street
zombies15-flaw-alpha-wounds = the Alpha takes { $n } wounds
zombies15-flaw-heroes = '{ $word }' names no Heroes
    .remedy = all, or places in the turn order: 1st,3rd
# $place (Number): 1 to 4.
zombies15-flaw-starts = the { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
} Hero starts in { $n } places
    .remedy = every Hero starts once: all, or 1st,3rd and 2nd,4th
zombies15-flaw-tokens = { $n } tokens { $token }
zombies15-flaw-heavy = { $n } of { $kind }
zombies15-flaw-box = the box has { $n }
zombies15-flaw-zombies = { $n } starting zombies
    .remedy = at most { $most }: 99 figures, 3 of them in the Horde box

## The soundtrack and the Zombie pile

zombies15-flaw-soundtrack = there is no soundtrack '{ $word }'
    .remedy = none, 60, 40 or another whole number of seconds from { $min } to { $max }
zombies15-flaw-no-pile = growls without a Zombie pile
    .remedy = add [zombie_deck], or soundtrack = "none"
zombies15-flaw-number = { $key } cannot be { $value }
zombies15-flaw-events = Events on a card value that does not exist
    .remedy = values are 1 to 4
zombies15-flaw-letters = letters are only half there
    .remedy = write letters = true and a table [letters] with A, B, C and D, or neither

## Goals and special rules

zombies15-flaw-gates = gates without letters
    .remedy = the gates are the tiles of [letters]
zombies15-flaw-generator = a generator that ends nothing
    .remedy = write minus_action = "all"
zombies15-flaw-cabins-shut = cabins that open nothing
    .remedy = mark the cabins and put Locks of that colour
zombies15-flaw-cabins-idle = cabins without an effect
    .remedy = write cabins_open = "red" or another colour of Locks
zombies15-flaw-radio-call = a radio call needs both places
    .remedy = mark a tower and a helipad
zombies15-flaw-no-objective = the objective is empty
    .remedy = name at least all_heroes_on
zombies15-flaw-marker = there is no { $marker }
    .remedy = mark it, or for a helicopter give a tower, a helipad and a Radio
zombies15-flaw-siren = no siren sounds then
    .remedy = 0, 420, 600 or 840 seconds
zombies15-flaw-goal-tile = heavy_on, marker_on and lock_gone are about the tile of the Heroes
    .remedy = name it in all_heroes_on
zombies15-flaw-no-lock = { $side } has no Lock
    .remedy = put a Lock there or leave lock_gone out
# $colour (String): red, blue, green or yellow.
zombies15-flaw-shut = the { $colour } Lock of { $place } may never be opened
    .remedy = put a { $colour } Key where it is sure to be found without passing this Lock
zombies15-flaw-unreached = not every Hero can reach { $side }
    .remedy = open a way with Keys that are sure to be found
zombies15-flaw-bags = { $wanted } Bags are asked for, { $n } are sure to be found
    .remedy = put more Bags within reach or ask for fewer
zombies15-flaw-goal-tokens = { $wanted } of { $what } are asked for, { $n } are sure to be found
zombies15-flaw-goal-heavy = { $wanted } of { $what } are asked for, { $n } can be reached
zombies15-flaw-within-reach = put more within reach or ask for fewer
zombies15-flaw-radio = the Radio cannot be reached
    .remedy = put it where a Hero can get it
