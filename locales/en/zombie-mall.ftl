### Zombie Mall on the table: cards, options, prompts, events and refusals.
### The rulebook is in zombie-mall-rules.ftl. Spaces are written row,column.

## Modes

zombie-mall-mode-coop = Cooperative
zombie-mall-mode-rival = Every man for himself
zombie-mall-mode-coop-help = Find the keys, make the call, and get everybody out.
zombie-mall-mode-rival-help = The same way out, but only the one with the most points wins.

## Directions and people

zombie-mall-dir-n = north
zombie-mall-dir-e = east
zombie-mall-dir-s = south
zombie-mall-dir-w = west
zombie-mall-dir-here = in your own space
zombie-mall-seat = { $seat }

## Cards. The help line says what a card does.

zombie-mall-card-uses = { $card } ({ $n ->
    [one] { $n } use
   *[other] { $n } uses
})
zombie-mall-card-n = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
zombie-mall-card-hidden = a card
zombie-mall-tile-house = This tile is ours: the rulebook says what kinds of tiles there are and how they join.
zombie-mall-card-house = This card is ours: the rulebook gives the kinds of cards and how many there are in all.

zombie-mall-card-L01 = Off-Duty Bus Driver
    .help = Survivor, man, 2 VP. Pays for 1 zombie in an escape. Goes before any Child.
zombie-mall-card-L02 = Night Watchman
    .help = Survivor, man, 2 VP. Takes a loss in place of a Bandage, and the zombie with him. Goes before any Child.
zombie-mall-card-L03 = Line Cook
    .help = Survivor, man, 2 VP. Takes a loss in place of a Bandage. Goes before any Child.
zombie-mall-card-L04 = Retired Boxer
    .help = Survivor, man, 3 VP. While he is with you: +1 on a lost roll, once in each of your turns. Cannot be traded in.
zombie-mall-card-L05 = Paramedic
    .help = Survivor, woman, 3 VP. Send her off in your turn to regain up to 3 Bandages.
zombie-mall-card-L06 = Track Coach
    .help = Survivor, woman, 3 VP. Pays for 2 zombies in an escape.
zombie-mall-card-L07 = Shop Manager
    .help = Survivor, woman, 3 VP. Takes a loss in place of a Bandage.
zombie-mall-card-L08 = Mall Guide
    .help = Survivor, woman, 3 VP. While she is with you your movement roll is 1 higher; counts once. Cannot be traded in.
zombie-mall-card-L09 = Lost Twin
    .help = Survivor, child, 5 VP, and 2 more for both twins. Cannot be traded in.
zombie-mall-card-L10 = Skate Kid
    .help = Survivor, child, 4 VP. Pays for 1 zombie in an escape, only if no man or woman is with you.
zombie-mall-card-L11 = Bookworm
    .help = Survivor, child, 4 VP. Takes a loss in place of a Bandage, only if no man or woman is with you.
zombie-mall-card-L12 = Birthday Girl
    .help = Survivor, child, 6 VP. While she is with you one more zombie comes in each of your spawn phases. Cannot be traded in.
zombie-mall-card-L13 = Aluminium Bat
    .help = Weapon: +2 on a lost roll.
zombie-mall-card-L14 = Nine Iron
    .help = Weapon: +2 on a lost roll.
zombie-mall-card-L15 = Kitchen Cleaver
    .help = Weapon: +1 on a lost roll.
zombie-mall-card-L16 = Folding Chair
    .help = Weapon: +1 on a lost roll.
zombie-mall-card-L17 = Iron Skillet
    .help = Weapon: +1 on a lost roll.
zombie-mall-card-L18 = Fire Axe
    .help = Weapon: +3 on a lost roll.
zombie-mall-card-L19 = Guard's Revolver
    .help = Weapon: a lost roll counts as 9. Each shot draws 1 zombie to you after the fight.
zombie-mall-card-L20 = Deer Rifle
    .help = Weapon: outside combat, kills one zombie in sight at any distance. Each shot draws 1 zombie to you.
zombie-mall-card-L21 = Nail Gun
    .help = Weapon: kills one zombie in sight within 3 spaces, even in place of a combat roll.
zombie-mall-card-L22 = Hockey Stick
    .help = Weapon: +2 on a lost roll.
zombie-mall-card-L23 = Garden Shears
    .help = Weapon: +1 on a lost roll.
zombie-mall-card-L24 = Bowling Ball
    .help = Weapon, in place of a combat roll: rolls 3 spaces one way and kills each zombie there on 3 to 9.
zombie-mall-card-L25 = Propane Lantern
    .help = Weapon, in place of a combat roll: kills all zombies on your space or one next to it; draws 2 zombies after the fight.
zombie-mall-card-L26 = Gauze Roll
    .help = Takes a loss in place of a Bandage.
zombie-mall-card-L27 = First Aid Tin
    .help = Takes a loss in place of a Bandage, twice.
zombie-mall-card-L28 = Pharmacy Bag
    .help = In your turn: Bandages back to the maximum.
zombie-mall-card-L29 = Surgeon's Case
    .help = In your turn: 2 more Bandages, also above the maximum.
zombie-mall-card-L30 = Energy Drink
    .help = Pays for 1 zombie in an escape.
zombie-mall-card-L31 = Double Espresso
    .help = In your turn: 2 more Adrenaline, not above the maximum.
zombie-mall-card-L32 = Epinephrine Pen
    .help = In your turn: 2 more Adrenaline, also above the maximum.
zombie-mall-card-L33 = Trail Runners
    .help = While you have them your movement roll is 1 higher.
zombie-mall-card-L34 = Skateboard
    .help = After the movement roll: 3 more MP, once a turn.
zombie-mall-card-L35 = Key #1
    .help = Opens locks with the number 1 and locks without a number.
zombie-mall-card-L36 = Key #2
    .help = Opens locks with the number 2 and locks without a number.
zombie-mall-card-L37 = Key #3
    .help = Opens locks with the number 3 and locks without a number.
zombie-mall-card-L38 = Air Horn
    .help = In your turn: until your next turn, zombies within 10 spaces of a space in sight walk there and to nobody else.
zombie-mall-card-L39 = Alarm Fob
    .help = In your turn: draws 2 zombies to the space of any player.
zombie-mall-card-L40 = Singing Plush
    .help = While you have it one more zombie comes in each of your spawn phases. Give it away, or drop it.
zombie-mall-card-L41 = Crowbar
    .help = Weapon: +1 on a lost roll. Or it opens a locked door without a number, and is gone.
zombie-mall-card-L42 = Roll of Tape
    .help = In your turn: one of your weapons gets one more use.
zombie-mall-card-L43 = Mall Directory
    .help = In your turn: look at the card under one Objective token.
zombie-mall-card-L44 = Flashlight
    .help = When you loot a Loot Token: draw two cards, keep one, put the other under the deck.
zombie-mall-card-L45 = Shopping Trolley
    .help = When you loot a Loot Pile: take all of it.
zombie-mall-card-L46 = Two-Way Radio
    .help = In your turn: give cards to a player anywhere who is not next to a zombie.
zombie-mall-card-L47 = Door Wedge
    .help = In your turn: closes an entrance or open door beside you until your next turn.
zombie-mall-card-L48 = Quiet Minute
    .help = Event to keep: no zombies spawn in one of your spawn phases.
zombie-mall-card-L49 = Power Cut
    .help = Event to keep: no zombies move in one of your phases 6.
zombie-mall-card-L50 = Clean Strike
    .help = Event to keep: a lost roll counts as 9.
zombie-mall-card-L51 = Second Wind
    .help = Play now: Adrenaline back to the maximum.
zombie-mall-card-L52 = Vending Jackpot
    .help = Play now: 1 Bandage and 1 Adrenaline, not above the maximum.
zombie-mall-card-L53 = Behind the Counter
    .help = Play now: a zombie in your space.
zombie-mall-card-L54 = Stockroom Pack
    .help = Play now: a zombie on each space next to you.
zombie-mall-card-L55 = Tripped Alarm
    .help = Play now: roll a D6 and draw that many zombies to you.
zombie-mall-card-L56 = Torn Bag
    .help = Play now: two of your Items, at random, fall to the floor.
zombie-mall-card-L57 = Twisted Ankle
    .help = Play now: 1 Adrenaline less, and your next movement roll is 3 lower.
zombie-mall-card-L58 = Bad Cut
    .help = Play now: 1 Bandage less.
zombie-mall-card-L59 = Restless Dead
    .help = Play now: roll a D6 and move that many zombies, on top of phase 6.
zombie-mall-card-L60 = False Hope
    .help = Play now: 2 VP less.
zombie-mall-card-L61 = Shutter Fails
    .help = Play now: a zombie inside every exit.
zombie-mall-card-L62 = Expired Coupon
    .help = Trash.
zombie-mall-card-L63 = Single Sock
    .help = Trash.
zombie-mall-card-L64 = Broken Umbrella
    .help = Trash.
zombie-mall-card-L65 = Sticky Receipt
    .help = Trash.
zombie-mall-card-L66 = Flat Battery
    .help = Trash.
zombie-mall-card-L67 = Bent Coat Hanger
    .help = Trash.
zombie-mall-card-O01 = Key #1 (Objective)
    .help = Opens locks with the number 1 and locks without a number.
zombie-mall-card-O02 = Key #2 (Objective)
    .help = Opens locks with the number 2 and locks without a number.
zombie-mall-card-O03 = Key #3 (Objective)
    .help = Opens locks with the number 3 and locks without a number.
zombie-mall-card-O04 = Break Room Horde
    .help = Play now: a zombie in your space and on each of the 8 spaces round it.
zombie-mall-card-O05 = Everyone Hears It
    .help = Play now: for every player, a D4 of zombies, drawn to their space.
zombie-mall-card-O06 = Shelf Collapse
    .help = Play now: you are left with only 1 Bandage and 1 Adrenaline.
zombie-mall-card-O07 = Blind Panic
    .help = Play now: your cards fall to the floor, and you run wherever the respawn dice say.
zombie-mall-card-O08 = The Long Moan
    .help = Play now: every zombie that can moves 1 space.
zombie-mall-card-O09 = Lost Patrol
    .help = Play now: a D6 of zombies close round you.
zombie-mall-card-O10 = Turned Friend
    .help = Play now: your Survivor with the most VP becomes a zombie in your space; without one, two zombies come.
zombie-mall-card-O11 = Lights Out
    .help = Play now: until the end of your next turn you cannot use Adrenaline, and combat rolls are 1 lower.
zombie-mall-card-O12 = Ambush at the Door
    .help = Play now: a zombie in your space and one inside every entrance of the store you are in.

## Options: name, plain explanation, and the name of each value that is a word

zombie-mall-option-scenario = Scenario
zombie-mall-option-scenario-help = 1: the radio call saves everybody who is alive. 1A: after the call a team waits somewhere in the mall. 1B: the team comes late and leaves again.
zombie-mall-option-scenario-1 = A Call For Help
zombie-mall-option-scenario-1A = Hard: get to the team
zombie-mall-option-scenario-1B = Improbable: get to the team in time

zombie-mall-option-mall = The mall
zombie-mall-option-mall-help = easy (12 tiles), average (24), hard (36), crazy (48) or insane (64); rows and columns of tiles with a number, such as 6x8#12, for a random mall; or the text of a mall file.

zombie-mall-option-loot_tokens = Loot tokens
zombie-mall-option-loot_tokens-help = More tokens mean more loot, and more that can go wrong. Each size of mall has a range.
zombie-mall-option-loot_tokens-none = By the size of the mall

zombie-mall-option-objective_tokens = Objective tokens
zombie-mall-option-objective_tokens-help = Two of their cards are the keys you need; the rest are other keys or very bad news. With 0, both keys lie among the first Loot cards instead, as many as there are Loot tokens.

zombie-mall-option-needed_keys = Needed keys
zombie-mall-option-needed_keys-help = Which key opens the office door and which the radio. The third is a decoy.
zombie-mall-option-needed_keys-1-2 = Door 1, radio 2
zombie-mall-option-needed_keys-1-3 = Door 1, radio 3
zombie-mall-option-needed_keys-2-1 = Door 2, radio 1
zombie-mall-option-needed_keys-2-3 = Door 2, radio 3
zombie-mall-option-needed_keys-3-1 = Door 3, radio 1
zombie-mall-option-needed_keys-3-2 = Door 3, radio 2
zombie-mall-option-needed_keys-random = Random

zombie-mall-option-auto_choices = Small choices
zombie-mall-option-auto_choices-help = Which zombie moves, which of two equal ways it takes, where a diagonal ends, which side is north, which zombie to fight first: when on, the table decides these sensibly. Every player can change this for themselves at any time.
zombie-mall-option-auto_choices-on = The table decides
zombie-mall-option-auto_choices-off = The players decide

zombie-mall-option-token_placement = Placing tokens
zombie-mall-option-token_placement-help = Whether the table spreads the tokens evenly at random, or the players place them one at a time.
zombie-mall-option-token_placement-auto = By the table
zombie-mall-option-token_placement-players = By the players

zombie-mall-option-north = North
zombie-mall-option-north-help = Whether the active player may name the side that counts as north for the spawn rolls of a turn.
zombie-mall-option-north-choice = Any side, chosen each turn
zombie-mall-option-north-fixed = The top of the map

zombie-mall-option-open_hands = Hands
zombie-mall-option-open_hands-help = Whether everybody sees everybody's cards.
zombie-mall-option-open_hands-by_mode = Open among friends, hidden among rivals
zombie-mall-option-open_hands-on = Open
zombie-mall-option-open_hands-off = Hidden

zombie-mall-option-open_piles = Loot Piles
zombie-mall-option-open_piles-help = Whether everybody sees the cards of Loot Piles, or only whoever loots them.
zombie-mall-option-open_piles-on = Open
zombie-mall-option-open_piles-off = Only the looter looks

zombie-mall-option-adrenaline_after_loss = Escape after a lost roll
zombie-mall-option-adrenaline_after_loss-help = On: Adrenaline also answers a lost roll. Off: only in place of a roll.
zombie-mall-option-adrenaline_after_loss-on = Allowed
zombie-mall-option-adrenaline_after_loss-off = Not allowed

zombie-mall-option-p6_combat = Combat in phase 6
zombie-mall-option-p6_combat-help = Whether you fight after all zombies have moved, or as each one arrives.
zombie-mall-option-p6_combat-after_all_moves = After all moves
zombie-mall-option-p6_combat-as_they_arrive = As they arrive

zombie-mall-option-near_metric = Within 5 spaces
zombie-mall-option-near_metric-help = How to measure whether another player is near enough for the smaller spawn die.
zombie-mall-option-near_metric-orthogonal_ignore_walls = Rows plus columns, through walls
zombie-mall-option-near_metric-walking = Steps on foot
zombie-mall-option-near_metric-king = The larger of rows and columns

zombie-mall-option-zombies_block_paths = Zombies in the way
zombie-mall-option-zombies_block_paths-help = On: zombies look for ways round each other, which is more dangerous. Off: they queue.
zombie-mall-option-zombies_block_paths-on = They go round
zombie-mall-option-zombies_block_paths-off = They queue

zombie-mall-option-locked_door = Locked doors
zombie-mall-option-locked_door-help = Whether a locked door stops everything like a wall, or only movement: then zombies behind it must be fought.
zombie-mall-option-locked_door-as_wall = Like a wall
zombie-mall-option-locked_door-movement_only = Only movement

zombie-mall-option-after_unlock = After unlocking
zombie-mall-option-after_unlock-help = What you may still do in a turn in which you unlocked something.
zombie-mall-option-after_unlock-nothing = Nothing but fight
zombie-mall-option-after_unlock-like_looting = Everything but move

zombie-mall-option-card_player = Cards that changed hands
zombie-mall-option-card_player-help = Whether a card can be played by whoever holds it, or only by the player who drew it.
zombie-mall-option-card_player-holder = The holder plays them
zombie-mall-option-card_player-drawer = Only whoever drew them

zombie-mall-option-drop = Dropping cards
zombie-mall-option-drop-help = Whether only the active player drops cards, or everybody does, at quiet moments of anybody's turn.
zombie-mall-option-drop-active = The active player
zombie-mall-option-drop-any = Everybody

zombie-mall-option-key_vp_on_trade = Bought keys
zombie-mall-option-key_vp_on_trade-help = Whether a needed key bought with VP pays the 3 VP too.
zombie-mall-option-key_vp_on_trade-on = They pay
zombie-mall-option-key_vp_on_trade-off = Only looted keys pay

zombie-mall-option-radio_call = The call
zombie-mall-option-radio_call-help = Whether unlocking the radio makes the call, or a later turn does.
zombie-mall-option-radio_call-at_unlock = When it is unlocked
zombie-mall-option-radio_call-separate = In a later turn

zombie-mall-option-bitten_at_end = BITTEN at the end
zombie-mall-option-bitten_at_end-help = What happens in Scenario 1 to players who are off the map when the call is made.
zombie-mall-option-bitten_at_end-roll = They roll for their lives
zombie-mall-option-bitten_at_end-alive = They escape
zombie-mall-option-bitten_at_end-dead = They die

zombie-mall-option-dead_can_win = The dead can win
zombie-mall-option-dead_can_win-help = Among rivals, if somebody escapes: whether the highest total wins even if its owner is dead.
zombie-mall-option-dead_can_win-on = Highest total of all
zombie-mall-option-dead_can_win-off = Only those who escaped

zombie-mall-option-swat_turns = The team's turns
zombie-mall-option-swat_turns-help = In Scenario 1B: whether the team's turns are full rounds or single players' turns.
zombie-mall-option-swat_turns-rounds = Rounds
zombie-mall-option-swat_turns-player_turns = Players' turns

zombie-mall-option-fair_exits = Exit chart
zombie-mall-option-fair_exits-help = As printed, some exits come up more often than others with 2, 3, 7 or 8 exits.
zombie-mall-option-fair_exits-on = Every exit equally likely
zombie-mall-option-fair_exits-off = As printed

zombie-mall-option-open_lock_on_zero = Doors without a key
zombie-mall-option-open_lock_on_zero-help = Whether a player who is shut in behind a door that no key opens may roll for a 0 once a turn.
zombie-mall-option-open_lock_on_zero-on = A 0 opens them
zombie-mall-option-open_lock_on_zero-off = They stay shut

zombie-mall-option-zombie_cap = Maximum zombies
zombie-mall-option-zombie_cap-help = When this many are on the map, no more appear. A small number makes an easy, quiet game.
zombie-mall-option-zombie_cap-none = No limit

## What a player is asked

zombie-mall-ask-place-objective = Place an Objective token in a store.
zombie-mall-ask-place-loot = Place a Loot token in a store.
zombie-mall-ask-start = Choose where you start.
zombie-mall-ask-north = Which side counts as north this turn?
zombie-mall-ask-before-spawn = Your turn. When you are ready, see what comes out of the dark.
zombie-mall-ask-before-roll = Roll for movement when you are ready.
zombie-mall-ask-moving = Walk, loot, unlock, play cards, or let the zombies move.
zombie-mall-ask-ending = Anything else? Then end your turn.
zombie-mall-ask-hop = Which way does the last hop go?
zombie-mall-ask-fight = A zombie is next to you: fight or flee.
zombie-mall-ask-lost = You lost the roll. What do you use?
zombie-mall-ask-move-zombie = Which zombie moves, and which way?
zombie-mall-ask-take = Take one card from the pile.
zombie-mall-ask-keep = Keep one of the two cards.
zombie-mall-ask-turned = Which of your Survivors has turned?
zombie-mall-ask-answer = { $from } offers you a trade.
zombie-mall-ask-aside = You may offer a trade or drop cards while you wait.

## What a player can do: short labels for buttons

zombie-mall-do-place = Place it at { $at }
zombie-mall-do-start = Start at { $at }
zombie-mall-do-north = North is { $side }
zombie-mall-do-spawn = Spawn zombies
zombie-mall-do-roll = Roll for movement
zombie-mall-do-step = Step { $dir } ({ $cost } MP)
zombie-mall-do-bonus = Step { $dir } for 1 Adrenaline
zombie-mall-do-loot = Loot the token
zombie-mall-do-loot-with = Loot the token with { $card }
zombie-mall-do-search = Loot the pile
zombie-mall-do-search-with = Loot the pile with { $card }
zombie-mall-do-take = Take { $card }
zombie-mall-do-keep = Keep { $card }
zombie-mall-do-unlock = Unlock the door to the { $side }
zombie-mall-do-unlock-radio = Unlock the radio
zombie-mall-do-pry = Pry the door to the { $side } open
zombie-mall-do-force = Try your luck on the door to the { $side }
zombie-mall-do-call = Call for help
zombie-mall-do-buy = Trade { $n } VP for a Loot card
zombie-mall-do-done = Done; zombies move
zombie-mall-do-end-turn = End the turn
zombie-mall-do-hop = The last hop goes { $dir }
zombie-mall-do-fight = Fight the zombie { $at }
zombie-mall-do-escape = Escape { $dir } for Adrenaline
zombie-mall-do-escape-with = Escape { $dir } with { $cards }
zombie-mall-do-boost = Use { $card } on the roll
zombie-mall-do-bandage = Use a Bandage
zombie-mall-do-bandage-with = Use { $card } in place of a Bandage
zombie-mall-do-bitten = Be bitten
zombie-mall-do-play = Play { $card }
zombie-mall-do-play-at = Play { $card } at { $at }
zombie-mall-do-play-side = Play { $card } to the { $side }
zombie-mall-do-play-card = Play { $card } on { $other }
zombie-mall-do-play-token = Play { $card } on Objective token { $n }
zombie-mall-do-play-seat = Play { $card } at { $to }
zombie-mall-do-play-gift = Give { $to } { $cards } with { $card }
zombie-mall-do-move = Move the zombie at { $from } { $dir }
zombie-mall-do-lose = { $card } has turned
zombie-mall-do-give = Give { $to } { $cards }
zombie-mall-do-drop = Drop { $cards }
zombie-mall-do-discard = Throw { $card } away
zombie-mall-do-offer = Offer { $to } { $give } for { $want }
zombie-mall-do-accept = Accept the offer
zombie-mall-do-decline = Decline the offer
zombie-mall-do-auto-on = Let the table decide: { $what }
zombie-mall-do-auto-off = Decide myself: { $what }
zombie-mall-auto-zombies = which zombie moves where
zombie-mall-auto-hops = where diagonals end
zombie-mall-auto-north = which side is north
zombie-mall-auto-fights = which zombie is fought first
zombie-mall-auto-all = all small choices

## Places of rescue

zombie-mall-refuge-hunker = the Security Office
zombie-mall-refuge-roof = the Roof Access
zombie-mall-refuge-garage = the Parking Garage Entrance
zombie-mall-refuge-exit = exit { $n }

## What happened

zombie-mall-event-loot-placed = { $seat } places a Loot token at { $at }.
zombie-mall-event-objective-placed = { $seat } places an Objective token at { $at }.
zombie-mall-event-started = { $seat } starts at { $at }.
    .you = You start at { $at }.
zombie-mall-event-turn-began = { $seat } takes a turn (round { $round }).
    .you = Your turn (round { $round }).
zombie-mall-event-turn-ended = { $seat } is done.
    .you = You are done.
zombie-mall-event-north-set = North is { $side } for { $seat } this turn.
zombie-mall-event-hunker-rescued = { $seat } rolls { $roll }: the team breaks through and takes everybody in the office out.
zombie-mall-event-hunker-waits = { $seat } rolls { $roll }: the team is still cutting.
zombie-mall-event-survived = { $seat } rolls { $roll } against { $bites } bites and gets away.
    .you = You roll { $roll } against { $bites } bites and get away.
zombie-mall-event-not-survived = { $seat } rolls { $roll } against { $bites } bites. That is not enough.
    .you = You roll { $roll } against { $bites } bites. That is not enough.
zombie-mall-event-respawn-rolled = { $seat } is dragged off: direction { $direction }, distance { $distance }.
    .you = You are dragged off: direction { $direction }, distance { $distance }.
zombie-mall-event-respawned = { $seat } comes to at { $at }.
    .you = You come to at { $at }.
zombie-mall-event-spawn-rolled = { $seat } rolls { $roll } on a D{ $die } for new zombies{ $extra ->
    [0] .
   *[other] , and { $extra } more because of cards.
}
    .you = You roll { $roll } on a D{ $die } for new zombies{ $extra ->
        [0] .
       *[other] , and { $extra } more because of cards.
    }
zombie-mall-event-nothing-spawns = Nothing stirs for { $seat }.
    .you = Nothing stirs for you.
zombie-mall-event-noise = Noise at { $at }: { $n ->
    [one] { $n } zombie may come.
   *[other] { $n } zombies may come.
}
zombie-mall-event-spawned = Direction { $direction }, distance { $distance }: a zombie at { $at }.
zombie-mall-event-spawn-lost = Direction { $direction }, distance { $distance }: no zombie.
zombie-mall-event-zombie-placed = A zombie appears at { $at }.
zombie-mall-event-move-rolled = { $seat } rolls { $roll } for movement: { $mp } MP.
    .you = You roll { $roll } for movement: { $mp } MP.
zombie-mall-event-stepped = { $seat } walks to { $to } for { $cost } MP.
    .you = You walk to { $to } for { $cost } MP.
zombie-mall-event-bonus = { $seat } spends Adrenaline and walks to { $to }.
    .you = You spend Adrenaline and walk to { $to }.
zombie-mall-event-escaped-to = { $seat } breaks away to { $to }.
    .you = You break away to { $to }.
zombie-mall-event-fight-won = { $seat } fights and rolls { $roll }.
    .you = You fight and roll { $roll }.
zombie-mall-event-fight-lost = { $seat } fights and rolls only { $roll }.
    .you = You fight and roll only { $roll }.
zombie-mall-event-boosted = { $seat } uses { $card }: the roll is now { $roll }.
    .you = You use { $card }: the roll is now { $roll }.
zombie-mall-event-killed = { $seat } kills the zombie at { $at }.
    .you = You kill the zombie at { $at }.
zombie-mall-event-zombie-removed = The zombie at { $at } is gone.
zombie-mall-event-bandaged = { $seat } uses a Bandage.
    .you = You use a Bandage.
zombie-mall-event-bandaged-with = { $seat } is saved by { $card }.
    .you = { $card } saves you.
zombie-mall-event-fled = { $seat } flees from { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
}.
    .you = You flee from { $n ->
        [one] { $n } zombie
       *[other] { $n } zombies
    }.
zombie-mall-event-fled-with = { $seat } flees from { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
} with { $cards }.
    .you = You flee from { $n ->
        [one] { $n } zombie
       *[other] { $n } zombies
    } with { $cards }.
zombie-mall-event-bitten = { $seat } is BITTEN ({ $bites }).
    .you = You are BITTEN ({ $bites }).
zombie-mall-event-died = { $seat } is dead.
    .you = You are dead.
zombie-mall-event-dropped = { $seat } leaves at { $at }: { $cards }.
    .you = You leave at { $at }: { $cards }.
zombie-mall-event-events-discarded = { $seat } loses { $cards }.
    .you = You lose { $cards }.
zombie-mall-event-looted = { $seat } loots the token at { $at }.
    .you = You loot the token at { $at }.
zombie-mall-event-looted-objective = { $seat } loots Objective token { $n }.
    .you = You loot Objective token { $n }.
zombie-mall-event-looked-through = { $seat } looks through the pile at { $at } ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
}).
    .you = You look through the pile at { $at } ({ $n ->
        [one] { $n } card
       *[other] { $n } cards
    }).
zombie-mall-event-drew = { $seat } draws { $card }.
    .you = You draw { $card }.
zombie-mall-event-took = { $seat } takes { $cards }.
    .you = You take { $cards }.
zombie-mall-event-put-under = { $seat } puts { $card } under the deck.
    .you = You put { $card } under the deck.
zombie-mall-event-nothing-left = There is no card left for { $seat }.
    .you = There is no card left for you.
zombie-mall-event-shuffled = The discard pile becomes the Loot deck: { $n } cards.
zombie-mall-event-key-bonus = { $seat } found a key that is needed: 3 VP.
    .you = You found a key that is needed: 3 VP.
zombie-mall-event-played-now = { $seat } draws { $card }!
    .you = You draw { $card }!
zombie-mall-event-played = { $seat } plays { $card }.
    .you = You play { $card }.
zombie-mall-event-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
zombie-mall-event-uses-gained = { $seat } mends { $card }.
    .you = You mend { $card }.
zombie-mall-event-tokens = { $seat } has { $bandages } Bandages and { $adrenaline } Adrenaline.
zombie-mall-event-vp = { $seat } has { $vp } VP.
    .you = You have { $vp } VP.
zombie-mall-event-held = { $cards } counts for { $seat }.
zombie-mall-event-looked-under = { $seat } looks under Objective token { $n }: { $card }.
    .you = You look under Objective token { $n }: { $card }.
zombie-mall-event-horn = { $seat } sounds an Air Horn at { $at }.
    .you = You sound an Air Horn at { $at }.
zombie-mall-event-wedged = { $seat } wedges the { $side } side of { $at } shut.
zombie-mall-event-ball-hit = The ball rolls { $roll } at { $at } and hits.
zombie-mall-event-ball-missed = The ball rolls { $roll } at { $at } and misses.
zombie-mall-event-rolled = { $seat } rolls { $roll } on a D{ $die }.
    .you = You roll { $roll } on a D{ $die }.
zombie-mall-event-door-opened = { $seat } opens the door at { $at }.
    .you = You open the door at { $at }.
zombie-mall-event-door-held = { $seat } rolls { $roll }; the door holds.
    .you = You roll { $roll }; the door holds.
zombie-mall-event-radio-unlocked = { $seat } unlocks the radio.
    .you = You unlock the radio.
zombie-mall-event-called = { $seat } calls for help and rolls { $roll }: the team comes to { $refuge }.
zombie-mall-event-called-timed = { $seat } calls for help and rolls { $roll }: the team comes to { $refuge } in { $delay } turns and stays { $stay }.
zombie-mall-event-team-arrived = The team is at { $refuge }.
zombie-mall-event-team-left = The team has left { $refuge }.
zombie-mall-event-rescued = { $seat } is out of here: { $vp } VP.
    .you = You are out of here: { $vp } VP.
zombie-mall-event-horde-rolled = { $seat } rolls { $roll }: that many zombies move.
    .you = You roll { $roll }: that many zombies move.
zombie-mall-event-horde-still = No zombie moves for { $seat }.
    .you = No zombie moves for you.
zombie-mall-event-zombie-moved = A zombie shambles from { $from } to { $to }.
zombie-mall-event-offered = { $from } offers { $to } { $give } for { $want }.
zombie-mall-event-offered-hidden = { $from } offers { $to } a trade: { $give } for { $want } cards.
zombie-mall-event-declined = { $to } declines { $from }'s offer.
zombie-mall-event-gave = { $from } gives { $to } { $cards }.
zombie-mall-event-traded = { $from } gives { $to } { $given } and gets { $got }.
zombie-mall-event-bought = { $seat } trades { $n } VP for a Loot card.
zombie-mall-event-most-kills = Most kills ({ $kills }): 5 VP for { $seats }.

## How it ended

zombie-mall-ending-called = Help is on its way: everybody left alive escapes.
zombie-mall-ending-rescued = The last survivor is out or dead; the team has saved some of you.
zombie-mall-ending-overrun = Nobody is left alive. The mall belongs to the dead.
zombie-mall-ending-stranded = Nobody has got any further for too long. Whoever is still inside stays there.

## Parts of a choice that is put together

zombie-mall-part-fight = Fight another one
zombie-mall-part-escape = Flee with cards
zombie-mall-part-play = Play a card
zombie-mall-part-give = Give several cards
zombie-mall-part-drop = Drop several cards
zombie-mall-part-offer = Offer a trade
zombie-mall-part-offer-give = You give
zombie-mall-part-offer-want = You want
zombie-mall-part-nothing = Nothing
zombie-mall-part-any = { $card }, whatever it has left
zombie-mall-part-auto = What the table decides for you
zombie-mall-part-on = The table decides
zombie-mall-part-off = Ask me
zombie-mall-part-seat = { $seat }
zombie-mall-part-space = { $at }
zombie-mall-part-row = Row { $n }
zombie-mall-part-token = Objective token { $n }

## Why not: each refusal names its rule besides

zombie-mall-refuse-over = The game is over.
zombie-mall-refuse-out-of-turn = That is not yours to decide right now.
zombie-mall-refuse-not-active = Only the active player can do that.
zombie-mall-refuse-phase = Another phase comes first.
zombie-mall-refuse-point = Finish what is being rolled or moved first.
zombie-mall-refuse-not-phase-4 = You can step only in phase 4, after the movement roll.
zombie-mall-refuse-not-phase-5 = You can loot and unlock only in phase 5.
zombie-mall-refuse-not-phase-6 = Zombies are moved in phase 6, when you are asked to.
zombie-mall-refuse-not-phase-7 = VP can be traded only in phase 7, at the end of your turn.
zombie-mall-refuse-looted = You have looted: your movement is over for this turn.
zombie-mall-refuse-looted-already = You can loot only one card per turn.
zombie-mall-refuse-unlocked = You have unlocked something: nothing else until your next turn.
zombie-mall-refuse-phase-5-done = You can loot or unlock in a turn, not both.
zombie-mall-refuse-edge = There is no way { $dir }.
zombie-mall-refuse-door = That door is locked.
zombie-mall-refuse-mp = That step costs { $cost } MP; you have { $mp }.
zombie-mall-refuse-bonus-looted = After looting or unlocking there is no bonus step.
zombie-mall-refuse-bonus-used = You have already used this turn's bonus step.
zombie-mall-refuse-no-adrenaline = You have no Adrenaline token.
zombie-mall-refuse-dark = The lights are out: no Adrenaline.
zombie-mall-refuse-combat = A zombie is next to you: deal with it first.
zombie-mall-refuse-combat-card = That card cannot be used in combat.
zombie-mall-refuse-no-combat = No zombie is next to you.
zombie-mall-refuse-no-zombie = There is no zombie { $at }.
zombie-mall-refuse-no-zombie-there = There is no zombie at { $at }.
zombie-mall-refuse-no-sight = { $at } is out of sight or out of range.
zombie-mall-refuse-no-loss = There is no loss to cancel.
zombie-mall-refuse-loss-first = You lost the last roll: settle that first.
zombie-mall-refuse-no-lost-roll = Cards that change a roll can be used only on a lost roll.
zombie-mall-refuse-no-bandage = You have no Bandage token.
zombie-mall-refuse-escape-late = You can escape instead of rolling, not after a lost roll.
zombie-mall-refuse-escape-cost = An escape from { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
} needs that much Adrenaline.
zombie-mall-refuse-no-way-out = There is no free way out.
zombie-mall-refuse-too-many-cards = Fewer cards are enough.
zombie-mall-refuse-not-yours = You do not have { $card }.
zombie-mall-refuse-uses = Say how many uses { $card } has left.
zombie-mall-refuse-auto = It is already set that way.
zombie-mall-refuse-not-now = { $card } cannot be played now.
zombie-mall-refuse-not-roll = { $card } does not change a roll.
zombie-mall-refuse-not-loss = { $card } cannot replace a Bandage.
zombie-mall-refuse-not-flee = { $card } cannot replace Adrenaline.
zombie-mall-refuse-not-trash = { $card } is not trash.
zombie-mall-refuse-not-turned = { $card } is not your best Survivor.
zombie-mall-refuse-not-in-pile = { $card } is not in this pile.
zombie-mall-refuse-not-drawn = { $card } is not one of the cards you drew.
zombie-mall-refuse-drawer = { $card } can only be played by the player who drew it.
zombie-mall-refuse-used = { $card } has already been used this turn.
zombie-mall-refuse-second-weapon = You can use only one weapon per roll.
zombie-mall-refuse-adults-first = { $card } stays safe while there are adults to go first.
zombie-mall-refuse-target = { $card } cannot be aimed there.
zombie-mall-refuse-skate = Use a Skateboard in phase 4, while you can still move.
zombie-mall-refuse-quiet = Play Quiet Minute before zombies spawn.
zombie-mall-refuse-power-cut = Play Power Cut before zombies move.
zombie-mall-refuse-radio-itself = You cannot give away the radio you are speaking into.
zombie-mall-refuse-radio-combat = That player is next to a zombie.
zombie-mall-refuse-no-such-player = That player is not on the map.
zombie-mall-refuse-no-token = There is no token here.
zombie-mall-refuse-no-pile = There is no Loot Pile here.
zombie-mall-refuse-flashlight = A Flashlight helps with Loot Tokens only.
zombie-mall-refuse-vp = You need { $n } VP.
zombie-mall-refuse-no-cards = There are no Loot cards left.
zombie-mall-refuse-no-lock = There is no locked door on that side.
zombie-mall-refuse-wrong-key = Only key #{ $n } fits.
zombie-mall-refuse-no-key = You do not have key #{ $n }.
zombie-mall-refuse-no-key-at-all = You have no key.
zombie-mall-refuse-no-such-key = No key opens this lock.
zombie-mall-refuse-no-crowbar = You have no Crowbar.
zombie-mall-refuse-crowbar = A Crowbar opens only doors without a number.
zombie-mall-refuse-force-off = At this table luck does not open doors.
zombie-mall-refuse-forced = You have already tried that this turn.
zombie-mall-refuse-force = Only a player shut in behind a door that no key opens can try their luck.
zombie-mall-refuse-no-radio = There is no locked radio here.
zombie-mall-refuse-radio-locked = The radio is locked.
zombie-mall-refuse-no-call = The call is made when the radio is unlocked.
zombie-mall-refuse-called = Help has already been called.
zombie-mall-refuse-call-open = The team has not finished its current attempt.
zombie-mall-refuse-not-here = That player is not in your space.
zombie-mall-refuse-not-theirs = They do not have those cards.
zombie-mall-refuse-empty-offer = Offer or ask for something.
zombie-mall-refuse-no-offer = Nobody has offered you anything.
zombie-mall-refuse-offers = You can make at most { $n } offers per turn.
zombie-mall-refuse-offer-point = You can trade only at quiet moments of the active player's turn, in their space.
zombie-mall-refuse-drop-active = Only the active player can drop cards.
zombie-mall-refuse-drop-point = You can drop cards only at quiet moments of a turn.
zombie-mall-refuse-hop = The last hop goes { $rows } or { $cols }.
zombie-mall-refuse-north = You choose north right before the first direction roll of your turn, when you are asked.
zombie-mall-refuse-north-set = North is settled for this turn.
zombie-mall-refuse-north-fixed = At this table north is always the top of the map.
zombie-mall-refuse-start = Players start on the start row of the main entrance.
zombie-mall-refuse-started = You have already started.
zombie-mall-refuse-zombie-moved = No zombie at { $at } is left to move.
zombie-mall-refuse-zombie-blocked = The zombie at { $at } cannot get closer to anybody.
zombie-mall-refuse-zombie-edge = No zombie can go { $dir } from { $at }.
zombie-mall-refuse-zombie-taken = That space is taken.
zombie-mall-refuse-zombie-clutter = The zombie at { $at } is in the open and does not step into clutter or onto a token.
zombie-mall-refuse-zombie-horn = The zombie at { $at } hears a horn and goes there.
zombie-mall-refuse-zombie-open = The zombie at { $at } has an open way that is just as short.
zombie-mall-refuse-zombie-open-first = The zombie at { $at } takes an open step before a cluttered one, whoever it leads to.
zombie-mall-refuse-zombie-closest = The zombie at { $at } goes to the player closest to it.
zombie-mall-refuse-zombie-closest-clutter = The zombie at { $at } goes to the player closest to it, counting ways through clutter.
zombie-mall-refuse-zombie-shorter = The zombie at { $at } is in clutter, and the way through clutter is shorter.
zombie-mall-refuse-zombie-way = That is not on a shortest way for the zombie at { $at }.
zombie-mall-refuse-zombie-moan = Every zombie moves now, the nearest to you first.
zombie-mall-refuse-zombie-store = Zombies in your store move first.
zombie-mall-refuse-zombie-nearest = Zombies you see on the walkway move first, nearest first.
zombie-mall-refuse-off-map = { $at } is not a floor space of this mall.
zombie-mall-refuse-token-walkway = Tokens go inside stores.
zombie-mall-refuse-token-entrance = Not next to an entrance.
zombie-mall-refuse-token-exit = Not on an entrance or exit tile.
zombie-mall-refuse-token-food-court = In the Food Court only behind the counter.
zombie-mall-refuse-token-there = There is already a token there.
zombie-mall-refuse-token-locked = No Objective token in a locked room.
zombie-mall-refuse-token-near = Keep a tile between stores with Objective tokens.
zombie-mall-refuse-token-no-room = That would leave no room for the other Objective tokens.
zombie-mall-refuse-token-uneven = Tiles with fewer Loot tokens come first.

## Why a bot did something: ends a line that begins with its name and a colon.

zombie-mall-why-alive = that keeps more of us alive
zombie-mall-why-self = I should like to stay alive
zombie-mall-why-door = that opens the Security Office
zombie-mall-why-radio = that opens the radio
zombie-mall-why-call = that brings help
zombie-mall-why-keys = that finds a key we need
zombie-mall-why-way = that is the shorter way
zombie-mall-why-bandages = that saves Bandages
zombie-mall-why-own_bandages = that saves my Bandages
zombie-mall-why-bites = I would rather not be bitten
zombie-mall-why-adrenaline = that keeps my Adrenaline
zombie-mall-why-cards = there is something to be found
zombie-mall-why-arms = that brings something to fight with
zombie-mall-why-near = zombies are close by
zombie-mall-why-adjacent = zombies stand next to me
zombie-mall-why-zombies = that leaves fewer zombies
zombie-mall-why-tokens = that turns up what we do not know yet
zombie-mall-why-round = that loses no time
zombie-mall-why-lead = that is worth points
zombie-mall-danger-hurt = to be bitten
zombie-mall-danger-out = to die
