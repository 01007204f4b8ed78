### The Cliché Zombie Game on the table: cards, options, prompts, events and refusals.
### The rulebook is in cliche-rules.ftl.

cliche-name = Cliché Zombie Game
cliche-about = Roll for your life, trade for parts, and escape together by car or alone by motorcycle.

## Modes

cliche-mode-standard = Standard

## Cards. `-n` is a counted number of them; a card and its count can stand in any list.

cliche-card-scrap = scrap metal
    .help = A part of both vehicles, and the money of the row.
cliche-card-scrap-n = { $n } scrap
cliche-card-engine = engine
    .help = A part of both vehicles; exchanged for 6 scrap.
cliche-card-engine-n = { $n ->
    [one] { $n } engine
   *[other] { $n } engines
}
cliche-card-tire = tire
    .help = A part of both vehicles; exchanged for 4 scrap.
cliche-card-tire-n = { $n ->
    [one] { $n } tire
   *[other] { $n } tires
}
cliche-card-medkit = medkit
    .help = Takes a bite token off a human in the free step; exchanged for 3 scrap.
cliche-card-medkit-n = { $n ->
    [one] { $n } medkit
   *[other] { $n } medkits
}
cliche-card-shotgun = shotgun
    .help = Face up in the race it kills a zombie next to the human token; exchanged for 3 scrap.
cliche-card-shotgun-n = { $n ->
    [one] { $n } shotgun
   *[other] { $n } shotguns
}
cliche-card-n = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Sides, pieces, phases and vehicles

cliche-side-human = human
cliche-side-zombie = zombie
cliche-piece-human-die = human die
cliche-piece-zombie-die = zombie die
cliche-piece-human-token = human token
cliche-piece-zombie-token = zombie token Z{ $number }
cliche-piece-bite = bite token
cliche-piece-start-card = human-start card
cliche-piece-deck = deck
cliche-piece-trash = trash
cliche-piece-row = trading row
cliche-phase-setup = Setup
cliche-phase-gathering = Gathering
cliche-phase-trading = Trading
cliche-phase-free = Free step
cliche-phase-cleanup = Clean up
cliche-vehicle-car = car
cliche-vehicle-motorcycle = motorcycle

## Options: name, plain explanation, and the name of each value that is a word

cliche-option-race = How to race
cliche-option-race-help = Live: everybody presses or holds to roll, at the same highest rate for all. Turn by turn: all dice roll together in beats, with no hurry. The odds are the same.
cliche-option-race-live = Live
cliche-option-race-tick = Turn by turn

cliche-option-roll_interval_ms = Rest between rolls
cliche-option-roll_interval_ms-help = How long a die rests after each roll in a live race, in thousandths of a second. The same for everybody, so that fast fingers gain nothing. Larger numbers make a calmer and longer race.

cliche-option-auto_roll = Roll for the slow
cliche-option-auto_roll-help = If the player with a die does not roll for 2 seconds in a live race, the die rolls by itself. Off: hesitating is part of the risk.
cliche-option-auto_roll-on = After 2 seconds
cliche-option-auto_roll-off = Never

cliche-option-track = The ring
cliche-option-track-help = The number of spaces of the ring and where the human and the seven zombies start. A longer ring makes a longer race; zombies close behind the human make a harder one.

cliche-option-prices = Prices of the row
cliche-option-prices-help = What the five spaces of the trading row cost in scrap, from left to right.

cliche-option-start_zombies = Starting zombies
cliche-option-start_zombies-help = How many players begin as zombies. One is the standard; against one zombie a group of six or more escapes nearly every time. By group size: 2 with five or six players, 3 with seven, 4 with eight.
cliche-option-start_zombies-1 = One
cliche-option-start_zombies-scaled_start = By group size

cliche-option-start_cards = Starting cards
cliche-option-start_cards-help = Who draws three cards at the start. In the hand of the zombie they are out of the humans' reach; in the hands of the humans they make the game clearly easier. With two players the human gets 5 cards besides.
cliche-option-start_cards-zombie = Three for each starting zombie
cliche-option-start_cards-humans = Three for each human

cliche-option-zombie_action = Zombies may swap
cliche-option-zombie_action-help = What a zombie may throw into the trash and replace from the deck in its trading turn: a card of the row, a card of its own hand, or either of them.
cliche-option-zombie_action-row = A card of the row
cliche-option-zombie_action-hand = A card of its hand
cliche-option-zombie_action-both = Either

cliche-option-build_when = When to build
cliche-option-build_when-help = When a car or motorcycle may be built: only after the row, in the free step, or at any time between two turns of the whole trading phase.
cliche-option-build_when-free_step = In the free step
cliche-option-build_when-trading_phase = In the whole trading phase

cliche-option-zombies_win = Zombies can win
cliche-option-zombies_win-help = If every player has become a zombie, on: the zombies share the victory; off: everybody loses.
cliche-option-zombies_win-on = Zombies share the victory
cliche-option-zombies_win-off = Everybody loses

cliche-option-open_trash = Open trash
cliche-option-open_trash-help = Whether everybody may look through the trash. Off: only the number of scrap in it is shown.
cliche-option-open_trash-on = All cards are shown
cliche-option-open_trash-off = Only the scrap count is shown

cliche-option-arm_seconds = Time for shotguns
cliche-option-arm_seconds-help = How many seconds you have before the race to lay shotguns face up. After that everything stays as it lies.
cliche-option-arm_seconds-none = No limit

cliche-option-free_seconds = Time for the free step
cliche-option-free_seconds-help = How many seconds the humans have to trade, heal and build. After that all count as done.
cliche-option-free_seconds-none = No limit

cliche-option-max_rounds = Last round
cliche-option-max_rounds-help = If nobody has won by the end of this round, everybody loses. It keeps a deadlocked game from going on for ever.
cliche-option-max_rounds-none = No last round
