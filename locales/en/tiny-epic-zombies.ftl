### Tiny Epic Zombies on the table: cards, Stores, characters, options, prompts, events and refusals.
### The rulebook is in tiny-epic-zombies-rules.ftl.

## Modes

tiny-epic-zombies-mode-cooperative = Cooperative
tiny-epic-zombies-mode-cooperative-vs-zombie = Cooperative vs. Zombie
tiny-epic-zombies-mode-competitive = Competitive
tiny-epic-zombies-mode-competitive-vs-zombie = Competitive vs. Zombie
tiny-epic-zombies-mode-solo = Solo
tiny-epic-zombies-mode-cooperative-help = Everybody against the mall: three goals before the deck runs out.
tiny-epic-zombies-mode-cooperative-vs-zombie-help = A team of humans, and somebody who plays the zombies.
tiny-epic-zombies-mode-competitive-help = The first to finish the goals wins; the zombies win if nobody does.
tiny-epic-zombies-mode-competitive-vs-zombie-help = Humans race each other while somebody plays the zombies.
tiny-epic-zombies-mode-solo-help = You alone, with two characters to look after.

## Search Cards

tiny-epic-zombies-card-crowbar = Crowbar
    .help = Melee. After a Melee Attack your next Move may take you to the Entrance of a Store next door.
tiny-epic-zombies-card-chainsaw = Chainsaw
    .help = Melee. When the die wounds you, you may take a free Move afterwards.
tiny-epic-zombies-card-smg = Submachine Gun
    .help = Ranged. For 2 Ammo, one attack kills two Zombies in two adjacent Rooms.
tiny-epic-zombies-card-shotgun = Shotgun
    .help = Ranged. You may also shoot the Zombie in your own Room.
tiny-epic-zombies-card-machete = Machete
    .help = Melee. On Overkill the free Move may go up to 2 Rooms.
tiny-epic-zombies-card-barbed_bat = Barbed Bat
    .help = Melee. On No effect you may take 1 Wound to make it an Overkill.
tiny-epic-zombies-card-golf_club = Golf Club
    .help = Melee. On Overkill you may shoot once for free instead of moving.
tiny-epic-zombies-card-crossbow = Crossbow
    .help = Ranged. Roll with each shot; on Overkill the Ammo is saved.
tiny-epic-zombies-card-uzi = Uzi
    .help = Ranged. After a shot you may spend 1 Ammo to shift a consenting Human next door by up to 2 Rooms.
tiny-epic-zombies-card-revolver = Revolver
    .help = Ranged. When you are Overrun you may spend 1 Ammo to kill that Zombie and take no Wound.
tiny-epic-zombies-card-assault_rifle = Assault Rifle
    .help = Ranged. Shoots up to 2 Rooms away.
tiny-epic-zombies-card-axe = Axe
    .help = Melee. When you are Overrun you strike back at once; Overkill counts as No effect.
tiny-epic-zombies-card-skateboard = Skateboard
    .help = Backpack. One Move this Turn goes to any Room.
tiny-epic-zombies-card-grenade = Grenade
    .help = Backpack. On entering a Store: kill all its Zombies, then roll for Wounds.
tiny-epic-zombies-card-adrenaline = Adrenaline
    .help = Backpack. Up to 2 more Moves this Turn.
tiny-epic-zombies-card-fireworks = Fireworks
    .help = Backpack. Move up to 3 Zombies into any Rooms without one.
tiny-epic-zombies-card-frequency-3 = Frequency (3)
    .help = Pickup. Gain 3 Ammo. With the C.D.C. in play only the Radio's carrier may take it.
tiny-epic-zombies-card-frequency-2 = Frequency (2)
    .help = Pickup. Gain 2 Ammo. With the C.D.C. in play only the Radio's carrier may take it.
tiny-epic-zombies-card-frequency-1 = Frequency (1)
    .help = Pickup. Gain 1 Ammo. With the C.D.C. in play only the Radio's carrier may take it.
tiny-epic-zombies-card-first_aid = First Aid
    .help = Pickup. Heal 2 Wounds.
tiny-epic-zombies-card-explosion = Explosion
    .help = Event. Give up a Weapon or Backpack card for good, or take 1 Wound.
tiny-epic-zombies-card-zombie = Zombie
    .help = Event. One Zombie is added to this Store.

## Player Cards: the Human's ability, and as a Zombie Card the passive and the three actions of the Horde Track

tiny-epic-zombies-character-house = What this card does as a Zombie and on its Horde Track is ours, in part or whole.
tiny-epic-zombies-character-teenager = Teenager
    .ability = Sugar Rush: after the Overrun Wound you may rush to a Zombie-free Room up to 3 away and use it.
    .passive = A Human Overrun in an Entrance takes 1 more Wound.
    .track = 1–2: push a token 1 Room. 3–4: the same, and 1 more Zombie. 5: push it up to 2 Rooms, and 1 more Zombie.
tiny-epic-zombies-character-athlete = Athlete
    .ability = Fast as Lightning: your first Move may go 2 Rooms if you start without a Zombie in your Room.
    .passive = Pursuit: the first Zombie added goes to a Human's Room of its Store, if it can.
    .track = 1–2: move 1 Zombie 1 Room. 3–4: the same, and 1 more Zombie. 5: up to 2 Rooms, and 1 more Zombie.
tiny-epic-zombies-character-mechanic = Mechanic
    .ability = Handy with a Wrench: your Supplies repair 3 instead of 2, and you gain 1 Ammo.
    .passive = Loose Bolts: every repair is 1 less, but at least 1.
    .track = 1–2: a Barricade of 4 or more loses 1. 3–4: the same, and 1 more Zombie. 5: already at 3, and 1 more Zombie.
tiny-epic-zombies-character-teacher = Teacher
    .ability = Pop Quiz: at any time spend 1 Ammo to look at a face-down Search Card.
    .passive = Tardy Slip: a Human who makes a noise loses 1 Ammo.
    .track = 1–2: swap 1 card of your hand with the deck. 3–4: the same, and 1 more Zombie. 5: 2 cards, and 1 more Zombie.
tiny-epic-zombies-character-photographer = Photographer
    .ability = Point and Shoot: gain 2 Ammo when your Turn ends in a Store with exactly 2 Zombies.
    .passive = Overexposed: shooting onto another Mall Card costs 1 Ammo more.
    .track = 1–2: the active Human loses 1 Ammo in a Store with a Zombie. 3–4: the same, and 1 more Zombie. 5: 2 Ammo, and 1 more Zombie.
tiny-epic-zombies-character-mallcop = Mallcop
    .ability = Locked and Loaded: every third Zombie you shoot in a Turn costs no Ammo.
    .passive = Checkpoint: every use of a Secret Passage or a Vehicle costs 1 Ammo.
    .track = 1–2: lock 1 Store. 3–4: the same, and 1 more Zombie. 5: lock 2 Stores, and 1 more Zombie.
tiny-epic-zombies-character-janitor = Janitor
    .ability = Sweeping Up: gain 1 Ammo when you kill the last Zombie of a Store.
    .passive = Cleared Out: at the end of a Zombie Turn 1 face-up card beside a full Store is lost.
    .track = 1–2: move 1 face-up card to the Store next door. 3–4: the same, and 1 more Zombie. 5: 2 cards anywhere, and 1 more Zombie.
tiny-epic-zombies-character-scientist = Scientist
    .ability = Field Research: gain 1 Ammo when another player kills the third Zombie of a Turn.
    .passive = Unstable Culture: in flask Rooms No effect counts as 1 Wound.
    .track = 1–2: 1 Zombie into a flask Room. 3–4: the same, and 1 more Zombie. 5: 2 of them, and 1 more Zombie.
tiny-epic-zombies-character-greaser = Greaser
    .ability = Revved Up: a Vehicle gives you 1 more Move, and your first Melee Attack is an Overkill.
    .passive = Gearhead: added Zombies may skip Rooms with a gear.
    .track = 1–2: 1 Zombie to the next Store clockwise. 3–4: the same, and 1 more Zombie. 5: 2 of them, and 1 more Zombie.
tiny-epic-zombies-character-hippie = Hippie
    .ability = Free Spirit: heal 2 Wounds if you killed nobody on your Turn.
    .passive = Bad Vibes: Rooms heal 1 Wound less.
    .track = 1–2: one Human in the Courtyard takes 1 Wound. 3–4: the same, and 1 more Zombie. 5: every Human there, and 1 more Zombie.
tiny-epic-zombies-character-fry_cook = Fry Cook
    .ability = Service with a Smile: after your Search spend 1 Ammo to skip the noise check.
    .passive = Hot Grease: 1 Wound in a Melee Attack becomes 2 with another Zombie in the Store.
    .track = 1–2: 1 added Zombie may go anywhere. 3–4: 2 of them. 5: all of them, and 1 more Zombie.
tiny-epic-zombies-character-popstar = Popstar
    .ability = Crushing It: on Overkill your free Move may go up to 2 Rooms.
    .passive = Mosh Pit: an Overrun Wound also wounds every other Human on the same Mall Card.
    .track = 1–2: move up to 2 Zombies 1 Room each. 3–4: the same, and 1 more Zombie. 5: up to 3, and 1 more Zombie.
tiny-epic-zombies-character-doctor = Doctor
    .ability = Good as New: whenever the Barricade is repaired you may heal 1 Wound of anybody.
    .passive = Infection: a Human who has taken a Wound on their own Turn cannot heal on that Turn.
    .track = 1–2: one Human in a Store with a Zombie takes 1 Wound. 3–4: the same, and 1 more Zombie. 5: two such Humans, and 1 more Zombie.
tiny-epic-zombies-character-survivalist = Survivalist
    .ability = Lead Discount: at the end of a Move spend 1 Ammo to take a card despite Zombies in the Store.
    .passive = Picked Clean: a Human collects at most 1 card per Turn.
    .track = 1–2: 1 Zombie to a Store with a face-up card. 3–4: the same, and 1 more Zombie. 5: 2 of them, and 1 more Zombie.

## Objectives

tiny-epic-zombies-objective-stranded = Save the Stranded
    .help = Flip the tokens in the two Entrances with the track's symbol. A person counts; a Zombie is a false alarm.
    .own = As in the team game, with your own marker; the four symbols come round again and again.
tiny-epic-zombies-objective-cdc = Call the C.D.C.
    .help = Only the Radio's carrier may take Frequencies; each one counts.
    .own = As in the team game, with your own marker; after each Frequency the Radio goes back to the centre.
tiny-epic-zombies-objective-helicopter = Fix the Helicopter
    .help = Carry the Part from gear 1, then 2, 3 and 4, to { $deliveries ->
        [any] the Courtyard
       *[center] the centre of the Courtyard
    }.
    .own = As in the team game, with your own marker; gear 1 follows gear 4.
tiny-epic-zombies-objective-arsenal = Assemble an Arsenal
    .help = Put 3 Weapons and 13 Ammo into the cache, on entering { $deliveries ->
        [any] the Courtyard
       *[center] the centre of the Courtyard
    } or when you gain Ammo.
    .own = Fill your own cache.
tiny-epic-zombies-objective-cure = Discover a Cure
    .help = Turn up the Ingredients in the order of the track; a wrong one goes back face down.
    .own = Look at Ingredients alone; the next letter moves your marker, and every token goes back.
tiny-epic-zombies-objective-escape = Escape the Mall
    .help = Flip all 8 Exits, complete the other two Objectives, then everybody stands in the real exit.
    .own = Collect ticks, complete your other two Objectives, and be first in the real exit.
tiny-epic-zombies-objective-quarantine = Quarantine the Infected
    .help = Enter the Room of a Zombie that is alone in its Store and roll until Overkill.
    .own = As in the team game, with your own marker.
tiny-epic-zombies-objective-escort = Escort the Army
    .help = Move Squads instead of your figure along Rooms 1, 2, 3 of their Store and the next, into the Courtyard.
    .own = Bring in all your own Squads.
tiny-epic-zombies-objective-source = Investigate the Source
    .help = Turn up Clues and guess which one lies on the Source space. A wrong guess hurts everybody.
    .own = Look at Clues alone; a wrong guess hurts only you.

## Stores, places and Rooms

tiny-epic-zombies-store-crafts_and_colors = Crafts & Colors
tiny-epic-zombies-store-green_thumb = Green Thumb Garden Center
    .house = This side of the Mall Card is ours: its Rooms, what they do, and their walls.
tiny-epic-zombies-store-first_place = 1st Place Sporting Goods
tiny-epic-zombies-store-ridgeline_surplus = Ridgeline Surplus
    .house = This side of the Mall Card is ours: its Rooms, what they do, and their walls.
tiny-epic-zombies-store-hurs_jewelers = Hur's Jewelers
tiny-epic-zombies-store-hoards = Hoard's Collectibles
tiny-epic-zombies-store-amps = Amp's Electronics
tiny-epic-zombies-store-te_toys = T.E. Toys
    .house = This side of the Mall Card is ours: its Rooms, what they do, and their walls.
tiny-epic-zombies-store-food_court = Echo Ridge Food Court
tiny-epic-zombies-store-ridge_roast = Ridge Roast Coffee House
    .house = What is in the Rooms of this side is ours; their walls are the published ones.
tiny-epic-zombies-store-departmart = Departmart
tiny-epic-zombies-store-finish_it = Finish It Hardware
    .house = This side of the Mall Card is ours: its Rooms, what they do, and their walls.
tiny-epic-zombies-store-gamelyn_world = Gamelyn World
tiny-epic-zombies-store-galleria = Rich's Galleria
tiny-epic-zombies-store-parking_z = Parking Deck Z
tiny-epic-zombies-store-security = Echo Ridge Security
tiny-epic-zombies-slot-NW = the north-west Store
tiny-epic-zombies-slot-N = the north Store
tiny-epic-zombies-slot-NE = the north-east Store
tiny-epic-zombies-slot-E = the east Store
tiny-epic-zombies-slot-SE = the south-east Store
tiny-epic-zombies-slot-S = the south Store
tiny-epic-zombies-slot-SW = the south-west Store
tiny-epic-zombies-slot-W = the west Store
tiny-epic-zombies-room = { $store }, Room { $n }
tiny-epic-zombies-courtyard-c = the centre of the Courtyard
tiny-epic-zombies-courtyard-n = the Courtyard's north side
tiny-epic-zombies-courtyard-e = the Courtyard's east side
tiny-epic-zombies-courtyard-s = the Courtyard's south side
tiny-epic-zombies-courtyard-w = the Courtyard's west side
tiny-epic-zombies-symbol-door = door
tiny-epic-zombies-symbol-radio = radio
tiny-epic-zombies-symbol-glass = glass
tiny-epic-zombies-symbol-vase = vase

## Room abilities

tiny-epic-zombies-ability-heal = Heal
    .help = Heal 2 Wounds.
tiny-epic-zombies-ability-gain_ammo = Gain 1 Ammo
    .help = Gain 1 Ammo.
tiny-epic-zombies-ability-supplies = Pick Up Supplies
    .help = Carry the crate to { $deliveries ->
        [any] the Courtyard
       *[center] the centre of the Courtyard
    }: the Barricade rises by 2, and you may draw a Supply Card.
tiny-epic-zombies-ability-clearance_sale = Clearance Sale
    .help = Exchange a Weapon you carry for one beside any Store. Ends your Turn.
tiny-epic-zombies-ability-leftovers = Leftovers
    .help = Roll the die: Overkill or No effect heals 1 Wound, a Wound face wounds you.
tiny-epic-zombies-ability-bonus_round = Bonus Round
    .help = One more Move if you made a Melee Attack in this Room this Turn.
tiny-epic-zombies-ability-passage = Secret Passage
    .help = Counts as next door to every other Secret Passage when a Human moves.
tiny-epic-zombies-ability-arm_trap = Arm a Trap
    .help = Set a Trap in a Zombie-free Room of this Store or one next door; it kills the next Zombie that enters.
tiny-epic-zombies-ability-motorcycle = Motorcycle
    .help = Three Moves { $motorcycle ->
        [adds] on top of those that are left
       *[replaces] instead of all that are left
    }, then your Turn ends.
tiny-epic-zombies-ability-police_car = Police Car
    .help = Drive to the Entrance of a Store up to 3 Stores away; the car stays there.
tiny-epic-zombies-ability-loud_crash = Loud Crash
    .help = Move a Zombie in a Store next door into a free Room beside it.
tiny-epic-zombies-ability-layaway = Layaway
    .help = Take a Weapon or Backpack card beside any empty Store. Ends your Turn.
tiny-epic-zombies-ability-double_shot = Double Shot
    .help = Take 1 Wound for one more Move.

## Tokens, faces and what tokens show

tiny-epic-zombies-token-supply = Supply Token { $n }
tiny-epic-zombies-token-radio = Radio
tiny-epic-zombies-token-part = Part
tiny-epic-zombies-token-stranded = Stranded Token
tiny-epic-zombies-token-ingredient = Ingredient
tiny-epic-zombies-token-exit = Exit Token
tiny-epic-zombies-token-clue = Clue
tiny-epic-zombies-face-overkill = Overkill
tiny-epic-zombies-face-no_effect = No effect
tiny-epic-zombies-face-one_wound = 1 Wound
tiny-epic-zombies-face-two_wounds = 2 Wounds
tiny-epic-zombies-shown-person = a person
tiny-epic-zombies-shown-zombie = a Zombie
tiny-epic-zombies-letter = Ingredient { $letter }
tiny-epic-zombies-exit-number = number { $n }
tiny-epic-zombies-clue-bio-weapon = Bio-Weapon
tiny-epic-zombies-clue-virus = Virus
tiny-epic-zombies-clue-fungus = Fungus
tiny-epic-zombies-clue-dark-magic = Dark Magic
tiny-epic-zombies-clue-radiation = Radiation
tiny-epic-zombies-post-heal = all heal 1 Wound
tiny-epic-zombies-post-ammo = all gain 1 Ammo
tiny-epic-zombies-post-repair = repair the Barricade by 1
tiny-epic-zombies-post-kill = kill any 2 Zombies

## Options: name, plain explanation, and the name of each value that is a word

tiny-epic-zombies-option-difficulty = Difficulty
tiny-epic-zombies-option-difficulty-help = How many Survivors wait in the Courtyard when you play against the game: each death and each fall of the Barricade costs one.
tiny-epic-zombies-option-difficulty-easy = Easy: 3 Survivors
tiny-epic-zombies-option-difficulty-normal = Normal: 2 Survivors
tiny-epic-zombies-option-difficulty-hard = Hard: 1 Survivor
tiny-epic-zombies-option-difficulty-epic = Epic: no Survivor
tiny-epic-zombies-option-objectives = Objectives
tiny-epic-zombies-option-objectives-help = Random, or up to three by name, separated by commas: stranded, cdc, helicopter, arsenal, cure, escape, quarantine, escort, source. The rest are drawn.
tiny-epic-zombies-option-characters = Characters
tiny-epic-zombies-option-characters-help = Deal: everybody is dealt three cards and keeps one. Random: everybody gets one. Or names in seat order, separated by commas, such as teacher,doctor; anyone not named is dealt three.
tiny-epic-zombies-option-zombie_card = Zombie Card
tiny-epic-zombies-option-zombie_card-help = Deal: the Zombie Player keeps one of three; against the game one is drawn. Or the name of a character.
tiny-epic-zombies-option-layout = Mall
tiny-epic-zombies-option-layout-help = Random, or the eight Stores clockwise from the top left corner, separated by commas, one side of each card.
tiny-epic-zombies-option-zombie_seat = Who plays the Zombies
tiny-epic-zombies-option-zombie_seat-help = The Zombie Player's seat, in the modes that have one.
tiny-epic-zombies-option-zombie_seat-last = The last seat
tiny-epic-zombies-option-zombie_seat-random = A random seat
tiny-epic-zombies-option-zombie_seat-0 = Seat 1
tiny-epic-zombies-option-zombie_seat-1 = Seat 2
tiny-epic-zombies-option-zombie_seat-2 = Seat 3
tiny-epic-zombies-option-zombie_seat-3 = Seat 4
tiny-epic-zombies-option-zombie_seat-4 = Seat 5
tiny-epic-zombies-option-first_player = Who begins
tiny-epic-zombies-option-first_player-help = Which Human takes the first Turn.
tiny-epic-zombies-option-first_player-random = A random Human
tiny-epic-zombies-option-first_player-0 = Seat 1
tiny-epic-zombies-option-first_player-1 = Seat 2
tiny-epic-zombies-option-first_player-2 = Seat 3
tiny-epic-zombies-option-first_player-3 = Seat 4
tiny-epic-zombies-option-first_player-4 = Seat 5
tiny-epic-zombies-option-courtyard_ring = Courtyard sides
tiny-epic-zombies-option-courtyard_ring-help = Whether you can go from one side Room of the Courtyard to the next, or only through the centre.
tiny-epic-zombies-option-courtyard_ring-true = Joined in a ring
tiny-epic-zombies-option-courtyard_ring-false = Only through the centre
tiny-epic-zombies-option-pass_through = Passing Rooms
tiny-epic-zombies-option-pass_through-help = Whether Moves of 2 or more Rooms may pass through Rooms with a Zombie.
tiny-epic-zombies-option-pass_through-free = Zombies on the way do not matter
tiny-epic-zombies-option-pass_through-zombie_free = Only through Rooms without a Zombie
tiny-epic-zombies-option-motorcycle = Motorcycle
tiny-epic-zombies-option-motorcycle-help = Whether the three Moves of the ride replace all Moves you have left, or come on top of them.
tiny-epic-zombies-option-motorcycle-replaces = Instead of what is left
tiny-epic-zombies-option-motorcycle-adds = On top of what is left
tiny-epic-zombies-option-passage_needs_empty = Secret Passages
tiny-epic-zombies-option-passage_needs_empty-help = Whether you can leave through a Secret Passage while Zombies are in that Store.
tiny-epic-zombies-option-passage_needs_empty-false = Always open
tiny-epic-zombies-option-passage_needs_empty-true = Only out of an empty Store
tiny-epic-zombies-option-delivery_room = Deliveries
tiny-epic-zombies-option-delivery_room-help = Where Supplies, Parts and the Arsenal are delivered.
tiny-epic-zombies-option-delivery_room-center = The centre of the Courtyard
tiny-epic-zombies-option-delivery_room-any = Any Room of the Courtyard
tiny-epic-zombies-option-backpack_before_move = Backpack before moving
tiny-epic-zombies-option-backpack_before_move-help = Whether Backpack cards can be used before the first Move of a Turn.
tiny-epic-zombies-option-backpack_before_move-true = Yes
tiny-epic-zombies-option-backpack_before_move-false = Only after the first Move
tiny-epic-zombies-option-axe_wound = Axe
tiny-epic-zombies-option-axe_wound-help = Whether striking back with the Axe spares you the Wound of being Overrun.
tiny-epic-zombies-option-axe_wound-cancelled = No Overrun Wound
tiny-epic-zombies-option-axe_wound-taken = You still take the Wound
tiny-epic-zombies-option-peek_deck = Pop Quiz
tiny-epic-zombies-option-peek_deck-help = Whether the Teacher may also look at the top of the Search Deck.
tiny-epic-zombies-option-peek_deck-false = Only cards in front of Humans
tiny-epic-zombies-option-peek_deck-true = The deck too
tiny-epic-zombies-option-survivalist_limit = Lead Discount
tiny-epic-zombies-option-survivalist_limit-help = How many cards the Survivalist may buy at the end of a Move.
tiny-epic-zombies-option-survivalist_limit-one_per_move = One per Move
tiny-epic-zombies-option-survivalist_limit-unlimited = Any number, 1 Ammo each
tiny-epic-zombies-option-placement = Refilling Rooms
tiny-epic-zombies-option-placement-help = Whether a Room whose Zombie was killed in this Zombie Turn is filled again at once.
tiny-epic-zombies-option-placement-lowest_free = Always the lowest free Room
tiny-epic-zombies-option-placement-onward = Only Rooms further in
tiny-epic-zombies-option-empty_supply = Empty supply
tiny-epic-zombies-option-empty_supply-help = What happens when no Zombie is left in the supply and the Store is full.
tiny-epic-zombies-option-empty_supply-bleed = Somebody bleeds
tiny-epic-zombies-option-empty_supply-destination_first = The Barricade is hit
tiny-epic-zombies-option-death_in_courtyard = Death in the Courtyard
tiny-epic-zombies-option-death_in_courtyard-help = Where the cards of a Human who dies in the Courtyard may go.
tiny-epic-zombies-option-death_in_courtyard-any_store = Any Store
tiny-epic-zombies-option-death_in_courtyard-center_store = A Center Store
tiny-epic-zombies-option-arsenal_weapons = Weapons for the Arsenal
tiny-epic-zombies-option-arsenal_weapons-help = How many Weapons you may put into the cache each time you enter.
tiny-epic-zombies-option-arsenal_weapons-any = Any number
tiny-epic-zombies-option-arsenal_weapons-one_per_entry = One
tiny-epic-zombies-option-cure_order = Order of the Cure
tiny-epic-zombies-option-cure_order-help = In which order the eight Ingredients are needed.
tiny-epic-zombies-option-cure_order-mirror = A B C D D C B A
tiny-epic-zombies-option-cure_order-cycle = A B C D A B C D
tiny-epic-zombies-option-two_human_tokens = Tokens of two Humans
tiny-epic-zombies-option-two_human_tokens-help = How many Survivor Tokens the Zombies need in a competition of two Humans.
tiny-epic-zombies-option-two_human_tokens-all_four = All four
tiny-epic-zombies-option-two_human_tokens-any_two = Any two

## What a player is asked

tiny-epic-zombies-ask-choose-zombie = Choose the Zombie Card you will lead.
tiny-epic-zombies-ask-choose-character = Choose the character of Human { $n }.
tiny-epic-zombies-ask-first-deal = Lay a first Search Card face down in front of Human { $n }.
tiny-epic-zombies-ask-turn = Your Turn: move, and use what you find.
tiny-epic-zombies-ask-arrive = There is a Zombie in the Room. What do you do?
tiny-epic-zombies-ask-free-move = Overkill! Take a free Move?
tiny-epic-zombies-ask-convert = No effect. Take 1 Wound to make it an Overkill?
tiny-epic-zombies-ask-cover = Covering fire: let yourself be moved to { $room }?
tiny-epic-zombies-ask-offer = Should the { $token } change hands?
tiny-epic-zombies-ask-cache = You gain { $n } Ammo. How much goes into the cache?
tiny-epic-zombies-ask-doctor = The Barricade was repaired. Who do you heal?
tiny-epic-zombies-ask-supply-draw = Supplies delivered. Draw a Supply Card?
tiny-epic-zombies-ask-supply-keep = You drew { $card }. Keep it?
tiny-epic-zombies-ask-stow = Put something into the cache?
tiny-epic-zombies-ask-guard = You are Overrun! How do you face the Zombie?
tiny-epic-zombies-ask-rush = Sugar Rush: where to?
tiny-epic-zombies-ask-rush-use = Use the Room you rushed to?
tiny-epic-zombies-ask-dead-drop = You were eaten in the Courtyard. Beside which Store do your cards go?
tiny-epic-zombies-ask-lay-search = You found { $card }. Beside which Store does it go?
tiny-epic-zombies-ask-event-store = A Zombie! Which Store does it come to?
tiny-epic-zombies-ask-explosion = Explosion! Give up a card or take a Wound.
tiny-epic-zombies-ask-hush = That was loud. Spend 1 Ammo to keep it quiet?
tiny-epic-zombies-ask-horde = A noise! Which Zombie Card acts?
tiny-epic-zombies-ask-push = Push a token by up to { $n ->
    [one] { $n } Room
   *[other] { $n } Rooms
}?
tiny-epic-zombies-ask-shift = Move up to { $n ->
    [one] { $n } Zombie
   *[other] { $n } Zombies
}.
tiny-epic-zombies-ask-sift = Draw { $n ->
    [one] { $n } card and put one
   *[other] { $n } cards and put as many
} under the deck?
tiny-epic-zombies-ask-bury = Which card goes under the deck? { $n } to go.
tiny-epic-zombies-ask-litter = Move up to { $n ->
    [one] { $n } face-up card
   *[other] { $n } face-up cards
}.
tiny-epic-zombies-ask-lock = Which Store do you lock? { $n } to go.
tiny-epic-zombies-ask-hurt = Which Human takes a Wound? { $n } to go.
tiny-epic-zombies-ask-add-zombie = Where does the next Zombie go? { $n } to go.
tiny-epic-zombies-ask-gear = Fill { $room } or skip it?
tiny-epic-zombies-ask-bleed = No Zombie is left. Who bleeds?
tiny-epic-zombies-ask-deal = Which card do you lay in front of this Human?
tiny-epic-zombies-ask-clear-out = Which card beside a full Store is lost?
tiny-epic-zombies-ask-post = A Squad is in! Which space does it take?
tiny-epic-zombies-ask-kill-any = Which Zombie does the Army kill? { $n } to go.
tiny-epic-zombies-ask-any-time = You may act at any time.

## What a player can do: short labels for buttons

tiny-epic-zombies-do-choose = { $who }
tiny-epic-zombies-do-deal = { $card } ({ $symbol })
tiny-epic-zombies-do-move = Go to { $room }
tiny-epic-zombies-do-move-fight = Go to { $room } and fight
tiny-epic-zombies-do-skateboard = Skate to { $room }
tiny-epic-zombies-do-squad = Move the Squad of { $squad }
tiny-epic-zombies-do-fight = Fight
tiny-epic-zombies-do-quarantine = Quarantine it
tiny-epic-zombies-do-grenade = Throw a Grenade
tiny-epic-zombies-do-shoot = Shoot in { $room }
tiny-epic-zombies-do-shoot-two = Shoot in { $first } and { $second }
tiny-epic-zombies-do-stay = Stay here
tiny-epic-zombies-do-convert = Take 1 Wound
tiny-epic-zombies-do-cover = Move { $who } to { $room }
tiny-epic-zombies-do-accept = Yes
tiny-epic-zombies-do-decline = No
tiny-epic-zombies-do-use = Use { $ability }
tiny-epic-zombies-do-use-plain = Use the Room
tiny-epic-zombies-do-trap = Trap in { $room }
tiny-epic-zombies-do-crash = Lure from { $from } to { $room }
tiny-epic-zombies-do-drive = Drive to { $store }
tiny-epic-zombies-do-swap = Swap { $card } for { $other }
tiny-epic-zombies-do-layaway = Fetch { $card }
tiny-epic-zombies-do-flip = Flip the { $token }
tiny-epic-zombies-do-look = Look at the { $token }
tiny-epic-zombies-do-take = Take the { $token }
tiny-epic-zombies-do-guess = Guess: { $clue }
tiny-epic-zombies-do-snatch = Snatch the { $token }
tiny-epic-zombies-do-stow = { $card } into the cache
tiny-epic-zombies-do-stash = { $n } Ammo into the cache
tiny-epic-zombies-do-collect = Collect { $card }
tiny-epic-zombies-do-buy = Take { $card } for 1 Ammo
tiny-epic-zombies-do-drop = Drop { $card }
tiny-epic-zombies-do-drop-at = Drop { $card } beside { $store }
tiny-epic-zombies-do-fireworks = Set off Fireworks
tiny-epic-zombies-do-adrenaline = Take Adrenaline
tiny-epic-zombies-do-shift = Zombie from { $from } to { $room }
tiny-epic-zombies-do-done = Done
tiny-epic-zombies-do-peek = Peek at { $who }'s card
tiny-epic-zombies-do-peek-deck = Peek at the Search Deck
tiny-epic-zombies-do-lay = Put down the { $token }
tiny-epic-zombies-do-give = Give { $who } the { $token }
tiny-epic-zombies-do-beg = Ask for the { $token }
tiny-epic-zombies-do-end = End the Turn
tiny-epic-zombies-do-store-card = Beside { $store }
tiny-epic-zombies-do-store-zombie = Zombie to { $store }
tiny-epic-zombies-do-store-lock = Lock { $store }
tiny-epic-zombies-do-pick = { $who }
tiny-epic-zombies-do-cache-none = All on your card
tiny-epic-zombies-do-cache = { $n } into the cache
tiny-epic-zombies-do-skip = No thanks
tiny-epic-zombies-do-draw = Draw
tiny-epic-zombies-do-keep = Keep it
tiny-epic-zombies-do-keep-at = Keep it; the old one beside { $store }
tiny-epic-zombies-do-refuse = Put it back
tiny-epic-zombies-do-revolver = Shoot it (1 Ammo)
tiny-epic-zombies-do-axe = Strike with the Axe
tiny-epic-zombies-do-suffer = Take the Wound
tiny-epic-zombies-do-rush = Rush to { $room }
tiny-epic-zombies-do-lose = Give up { $card }
tiny-epic-zombies-do-hush = Keep quiet (1 Ammo)
tiny-epic-zombies-do-horde = { $who }
tiny-epic-zombies-do-push = { $token } to { $room }
tiny-epic-zombies-do-sift = Draw
tiny-epic-zombies-do-bury = { $card } under the deck
tiny-epic-zombies-do-litter = { $card } to { $store }
tiny-epic-zombies-do-fill = Fill it
tiny-epic-zombies-do-burn = { $card }
tiny-epic-zombies-do-post = { $post }
tiny-epic-zombies-do-kill = The Zombie in { $room }
tiny-epic-zombies-do-deadly = { $act } (this kills you)

## What happened

tiny-epic-zombies-event-cards-offered = { $seat } is dealt three characters.
tiny-epic-zombies-event-cards-offered-to-you = { $seat } is dealt { $cards }.
tiny-epic-zombies-event-chose = { $seat } has chosen.
tiny-epic-zombies-event-chose-what = { $seat } chooses the { $who }.
tiny-epic-zombies-event-character-shown = { $seat } plays the { $who }.
tiny-epic-zombies-event-zombie-card-joined = The { $who } joins the Zombies.
tiny-epic-zombies-event-zombie-card-removed = The Zombies already have three cards: the { $who } leaves the game.
tiny-epic-zombies-event-objectives-drawn = The Objectives: { $objectives }.
tiny-epic-zombies-event-drew = { $n ->
    [one] The Zombie Player draws { $n } card.
   *[other] The Zombie Player draws { $n } cards.
}
tiny-epic-zombies-event-drew-what = { $n ->
    [one] The Zombie Player draws { $cards }.
   *[other] The Zombie Player draws { $n } cards: { $cards }.
}
tiny-epic-zombies-event-dealt = A Search Card lies face down in front of the { $who }.
tiny-epic-zombies-event-dealt-what = { $card } lies face down in front of the { $who }.
tiny-epic-zombies-event-turn-began = The { $who }'s Turn. { $n ->
    [0] No Search Card is left.
    [one] { $n } Search Card is left.
   *[other] { $n } Search Cards are left.
}
tiny-epic-zombies-event-final-turns = All Search Cards are face up: { $n } last Turns, one for each Human.
tiny-epic-zombies-event-moved = The { $who } goes to { $room }.
tiny-epic-zombies-event-moved-free = The { $who } takes a free Move to { $room }.
tiny-epic-zombies-event-moved-skateboard = The { $who } skates to { $room }.
tiny-epic-zombies-event-moved-car = The { $who } drives to { $room }.
tiny-epic-zombies-event-moved-shifted = The { $who } moves under covering fire to { $room }.
tiny-epic-zombies-event-moved-rush = The { $who } rushes to { $room }.
tiny-epic-zombies-event-squad-moved = The Squad of { $squad } moves to { $room }.
tiny-epic-zombies-event-squad-arrived = The Squad of { $squad } is in the Courtyard.
tiny-epic-zombies-event-squad-retreated = The Squad of { $squad } is Overrun and falls back.
tiny-epic-zombies-event-posted = The Squad takes its space: { $post }.
tiny-epic-zombies-event-rolled = The { $who } rolls: { $face }.
tiny-epic-zombies-event-killed = The Zombie in { $room } is killed.
tiny-epic-zombies-event-killed-by = The { $who } kills the Zombie in { $room }.
tiny-epic-zombies-event-captured = The { $who } captures the Zombie in { $room }.
tiny-epic-zombies-event-wounded = { $n ->
    [one] The { $who } takes { $n } Wound: { $wounds } against { $ammo } Ammo.
   *[other] The { $who } takes { $n } Wounds: { $wounds } against { $ammo } Ammo.
}
tiny-epic-zombies-event-healed = { $n ->
    [0] The { $who } has nothing to heal.
    [one] The { $who } heals { $n } Wound.
   *[other] The { $who } heals { $n } Wounds.
}
tiny-epic-zombies-event-spent = The { $who } spends { $n } Ammo and has { $ammo } left.
tiny-epic-zombies-event-gained = { $n ->
    [0] The { $who } cannot carry more than { $ammo } Ammo.
   *[other] The { $who } gains { $n } Ammo and has { $ammo }.
}
tiny-epic-zombies-event-cached = The { $who } puts { $n } Ammo into the cache: { $cache }.
tiny-epic-zombies-event-stowed = The { $who } puts { $card } into the cache.
tiny-epic-zombies-event-used = The { $who } uses { $ability } in { $room }.
tiny-epic-zombies-event-trap-armed = A Trap is armed in { $room }.
tiny-epic-zombies-event-trap-sprung = The Trap in { $room } snaps shut.
tiny-epic-zombies-event-cover-offered = The { $who } offers the { $whom } covering fire to { $room }.
tiny-epic-zombies-event-offered = The { $token } may pass from the { $from } to the { $to }.
tiny-epic-zombies-event-declined = The { $who } says no.
tiny-epic-zombies-event-flipped = The { $who } turns up the { $token } in { $room }: { $shown }.
tiny-epic-zombies-event-looked = The { $who } looks at the { $token } in { $room }.
tiny-epic-zombies-event-looked-what = The { $who } looks at the { $token } in { $room }: { $shown }.
tiny-epic-zombies-event-stranded-laid = Somebody is calling from the Stores with the { $symbol } symbol.
tiny-epic-zombies-event-clues-laid = { $n } Clues are shuffled and laid out.
tiny-epic-zombies-event-exits-revealed = The remaining Exits are revealed.
tiny-epic-zombies-event-guessed-right = The { $who } guesses { $guess }, and is right.
tiny-epic-zombies-event-guessed-wrong = The { $who } guesses { $guess }, but it was { $truth }.
tiny-epic-zombies-event-took = The { $who } has the { $token }.
tiny-epic-zombies-event-laid = The { $who } puts the { $token } down in { $room }.
tiny-epic-zombies-event-collected = The { $who } takes { $card }.
tiny-epic-zombies-event-dropped = The { $who } leaves { $card } beside { $store }.
tiny-epic-zombies-event-played = The { $who } plays { $card }.
tiny-epic-zombies-event-supply-delivered = The { $who } delivers Supply Token { $n }.
tiny-epic-zombies-event-supply-drawn = The { $who } draws { $card }.
tiny-epic-zombies-event-supply-refused = The { $who } puts { $card } back.
tiny-epic-zombies-event-part-delivered = The { $who } brings the Part to the Courtyard.
tiny-epic-zombies-event-repaired = The Barricade is repaired by { $n }: { $barricade }.
tiny-epic-zombies-event-peeked = The { $who } peeks at the { $whom }'s card.
tiny-epic-zombies-event-peeked-what = The { $who } peeks at the { $whom }'s card: { $card }.
tiny-epic-zombies-event-peeked-deck = The { $who } peeks at the Search Deck.
tiny-epic-zombies-event-peeked-deck-what = The { $who } peeks at the Search Deck: { $card }.
tiny-epic-zombies-event-progress = { $objective }: { $now } of { $target }, thanks to the { $who }.
tiny-epic-zombies-event-completed = { $objective } is complete, thanks to the { $who }!
tiny-epic-zombies-event-revealed = The { $who } searches and finds { $card }.
tiny-epic-zombies-event-card-laid = { $card } lies beside { $store }.
tiny-epic-zombies-event-card-lost = The { $who } loses { $card }.
tiny-epic-zombies-event-card-burnt = { $card } is trampled and lost.
tiny-epic-zombies-event-noise = The symbol matches: the { $who } makes a noise.
tiny-epic-zombies-event-quiet = No noise from the { $who }.
tiny-epic-zombies-event-hushed = The { $who } keeps it quiet.
tiny-epic-zombies-event-horde-acts = The { $who } Zombie acts from space { $n } of its track.
tiny-epic-zombies-event-token-pushed = The { $token } is pushed to { $room }.
tiny-epic-zombies-event-buried = A card goes under the Search Deck.
tiny-epic-zombies-event-buried-what = { $card } goes under the Search Deck.
tiny-epic-zombies-event-locked = { $store } is locked.
tiny-epic-zombies-event-zombie-added = A Zombie comes to { $room }: { $why }
tiny-epic-zombies-event-zombie-goes-on = { $store } is full, so a Zombie goes on clockwise to { $room }: { $why }
tiny-epic-zombies-why-symbol = the card shows the { $symbol }.
tiny-epic-zombies-why-noise = the card shows the { $symbol }, and the noise makes it two for each Store.
tiny-epic-zombies-why-card = the card turned up is a Zombie.
tiny-epic-zombies-why-alarm = a false alarm.
tiny-epic-zombies-why-stray = the Horde sends it to any Store it likes.
tiny-epic-zombies-event-zombie-moved = The Zombie in { $from } moves to { $room }.
tiny-epic-zombies-event-supply-empty = No Zombie is left to add.
tiny-epic-zombies-event-bled-out = The { $who } bleeds.
tiny-epic-zombies-event-barricade-hit = The Barricade is broken down to { $barricade }.
tiny-epic-zombies-event-barricade-hit-past = { $store } is full: the Zombie breaks the Barricade down to { $barricade }.
tiny-epic-zombies-event-survivor-lost = { $left ->
    [one] A Survivor is lost; { $left } is left.
   *[other] A Survivor is lost; { $left } are left.
}
tiny-epic-zombies-event-survivor-lost-by = The { $who } loses a Survivor; { $left } left.
tiny-epic-zombies-event-overrun = The { $who } is Overrun in { $room }.
tiny-epic-zombies-event-eaten = The { $who } is eaten alive in { $room }.
tiny-epic-zombies-event-replaced = The { $who } steps in.

## How it ended

tiny-epic-zombies-outcome-humans = All three Objectives are complete: the Humans win.
tiny-epic-zombies-outcome-leader = All three Objectives complete: a new leader is found.
tiny-epic-zombies-outcome-eaten = Eaten alive, and no Survivor is left: the Zombies win.
tiny-epic-zombies-outcome-barricade = The Barricade falls, and no Survivor is left: the Zombies win.
tiny-epic-zombies-outcome-tokens = The Zombies have taken the Survivors: they win.
tiny-epic-zombies-outcome-time = The last Turn is over, and Objectives are still open: the Zombies win.

## Why not: each refusal names its rule besides

tiny-epic-zombies-refuse-over = The game is over.
tiny-epic-zombies-refuse-not-asked = There is nothing for you to decide right now.
tiny-epic-zombies-refuse-other-question = That does not answer the question you were asked.
tiny-epic-zombies-refuse-not-yet = Not before the first Turn.
tiny-epic-zombies-refuse-chosen = You have already chosen.
tiny-epic-zombies-refuse-not-offered = That card was not dealt to you.
tiny-epic-zombies-refuse-no-moves = You have no Move left.
tiny-epic-zombies-refuse-moves-left = { $n ->
    [one] You must still make { $n } Move.
   *[other] You must still make { $n } Moves.
}
tiny-epic-zombies-refuse-stay = You must go to another Room.
tiny-epic-zombies-refuse-far = { $room } is not within reach.
tiny-epic-zombies-refuse-passage = At this table you can leave through a Secret Passage only if the Store is empty.
tiny-epic-zombies-refuse-must-fight = There is a Zombie in the Room: deal with it first.
tiny-epic-zombies-refuse-no-fight = There is no Zombie to fight here.
tiny-epic-zombies-refuse-free-move = Take the free Move, or stay.
tiny-epic-zombies-refuse-move-first = You must move first.
tiny-epic-zombies-refuse-not-entered = You must move into the Room first.
tiny-epic-zombies-refuse-not-empty = There are Zombies in this Store.
tiny-epic-zombies-refuse-no-attack = The attack of this Move is over.
tiny-epic-zombies-refuse-no-zombie = There is no Zombie in { $room }.
tiny-epic-zombies-refuse-no-zombies = There is no Zombie to use it on.
tiny-epic-zombies-refuse-own-room = You cannot shoot in your own Room.
tiny-epic-zombies-refuse-range = { $room } is out of range.
tiny-epic-zombies-refuse-no-smg = Only the Submachine Gun shoots two.
tiny-epic-zombies-refuse-two-targets = It takes two Zombies in two different adjacent Rooms.
tiny-epic-zombies-refuse-ammo = That costs { $n } Ammo, more than you have.
tiny-epic-zombies-refuse-no-uzi = Covering fire comes right after a shot with the Uzi.
tiny-epic-zombies-refuse-cover-whom = Covering fire helps another Human in an adjacent Room.
tiny-epic-zombies-refuse-cover-where = Covering fire moves them up to 2 Rooms, to a Room without a Zombie.
tiny-epic-zombies-refuse-declined = They have already said no.
tiny-epic-zombies-refuse-no-quarantine = There is nothing left to quarantine.
tiny-epic-zombies-refuse-not-isolated = The Zombie is not alone in its Store.
tiny-epic-zombies-refuse-no-ability = This Room has no ability to use.
tiny-epic-zombies-refuse-other-ability = This Room has another ability.
tiny-epic-zombies-refuse-used = You have already used it this Turn.
tiny-epic-zombies-refuse-locked = This Store is locked.
tiny-epic-zombies-refuse-rush-vehicle = A rush does not end on a Vehicle.
tiny-epic-zombies-refuse-no-supply = The Supply Token is not on its crate.
tiny-epic-zombies-refuse-use-crate = To take a Supply Token from its crate, use the Room.
tiny-epic-zombies-refuse-no-melee = You made no Melee Attack in this Room this Turn.
tiny-epic-zombies-refuse-name-target = Say what you use it on.
tiny-epic-zombies-refuse-no-trap = Both Traps are armed.
tiny-epic-zombies-refuse-trap-there = A Trap needs a Room without a Zombie or Trap, in this Store or one next door.
tiny-epic-zombies-refuse-crash-whom = The crash lures a Zombie from a Store next door.
tiny-epic-zombies-refuse-zombie-there = A Zombie can only move to a free Room of a Store within its reach.
tiny-epic-zombies-refuse-sale = Swap a Weapon you carry for one beside a Store that fits your slots.
tiny-epic-zombies-refuse-layaway = Layaway fetches a Weapon or Backpack card from beside an empty Store.
tiny-epic-zombies-refuse-no-car = The Police Car is not here.
tiny-epic-zombies-refuse-drive-where = The car goes to another Store up to 3 Stores away.
tiny-epic-zombies-refuse-no-token = That token is not here.
tiny-epic-zombies-refuse-no-flip = There is nothing on that token to turn up.
tiny-epic-zombies-refuse-face-up = It is already face up.
tiny-epic-zombies-refuse-known-letter = You know that Ingredient, and it is not the one you need.
tiny-epic-zombies-refuse-known-clue = You have looked at that Clue, and the guess is open.
tiny-epic-zombies-refuse-no-take = That token cannot be carried.
tiny-epic-zombies-refuse-no-guess = There is nothing left to guess.
tiny-epic-zombies-refuse-no-clue = Turn up a Clue first.
tiny-epic-zombies-refuse-found = That Source has already been found.
tiny-epic-zombies-refuse-no-snatch = Only the Radio and the Part can be snatched, and only in competitive games.
tiny-epic-zombies-refuse-snatched = You have already snatched something this Turn.
tiny-epic-zombies-refuse-not-here = That card is not beside this Store.
tiny-epic-zombies-refuse-no-radio = Only the Radio's carrier may take Frequencies.
tiny-epic-zombies-refuse-picked-clean = The Survivalist Zombie leaves you one card a Turn.
tiny-epic-zombies-refuse-not-survivalist = Only the Survivalist can take cards from under the Zombies' noses.
tiny-epic-zombies-refuse-free-anyway = The Store is empty: collect the card for free.
tiny-epic-zombies-refuse-bought = One card per Move.
tiny-epic-zombies-refuse-not-held = You do not hold that card.
tiny-epic-zombies-refuse-drop-here = In a Store the card goes beside it.
tiny-epic-zombies-refuse-drop-center = Name one of the four Center Stores.
tiny-epic-zombies-refuse-not-entering = Throw a Grenade the moment you enter a Store.
tiny-epic-zombies-refuse-keep-where = Name a Center Store for the Weapon you replace, and only then.
tiny-epic-zombies-refuse-one-weapon = At this table one Weapon goes into the cache per entry.
tiny-epic-zombies-refuse-no-arsenal = The cache takes nothing.
tiny-epic-zombies-refuse-cache-full = The cache does not take that much.
tiny-epic-zombies-refuse-not-at-cache = Things go into the cache when you enter the Courtyard.
tiny-epic-zombies-refuse-patient = They have nothing to heal.
tiny-epic-zombies-refuse-axe = With the Axe in hand, you must strike back.
tiny-epic-zombies-refuse-rush-where = A rush goes up to 3 Rooms, to a Room without a Zombie.
tiny-epic-zombies-refuse-no-escort = There is no Squad to lead.
tiny-epic-zombies-refuse-no-squad = No Squad of that corner can be moved.
tiny-epic-zombies-refuse-not-your-squad = Somebody else leads that Squad.
tiny-epic-zombies-refuse-squad-moves = A Squad takes one of the three Moves of your Turn.
tiny-epic-zombies-refuse-must-leave = There is a Zombie in your Room: your own figure must leave first.
tiny-epic-zombies-refuse-post-taken = That space is taken.
tiny-epic-zombies-refuse-not-teacher = Only the Teacher can peek.
tiny-epic-zombies-refuse-no-card = There is no card to peek at.
tiny-epic-zombies-refuse-known = You already know that card.
tiny-epic-zombies-refuse-no-deck = At this table the Search Deck stays closed.
tiny-epic-zombies-refuse-not-bearer = You are not carrying that.
tiny-epic-zombies-refuse-dead = Eaten Humans do nothing more, and what they carried stays where they fell.
tiny-epic-zombies-refuse-only-deliver = Supply Tokens can only be delivered.
tiny-epic-zombies-refuse-same-room = Both must be in the same Room.
tiny-epic-zombies-refuse-their-turn = In competitive games things change hands only on the giver's or the taker's Turn.
tiny-epic-zombies-refuse-one-offer = Another offer is still waiting for an answer.
tiny-epic-zombies-refuse-bleeder = Choose a Human with the fewest Wounds and, of those, the most Ammo.
tiny-epic-zombies-refuse-not-yours = That Zombie Card is not in play.
tiny-epic-zombies-refuse-push-what = Push a token that lies in a Store.
tiny-epic-zombies-refuse-push-where = That is too far to push it.
tiny-epic-zombies-refuse-shift-whom = There is no Zombie left to move.
tiny-epic-zombies-refuse-litter = That card cannot go there.
tiny-epic-zombies-refuse-hurt-whom = That Human cannot be hurt this way.
tiny-epic-zombies-refuse-symbol = That Store does not have the symbol of the revealed card.
tiny-epic-zombies-refuse-not-in-hand = That card is not in your hand.
tiny-epic-zombies-refuse-burn = That card is not beside a full Store.

## Why a bot did something: ends a line that begins with its name and a colon.

tiny-epic-zombies-why-turns = that loses no Turn
tiny-epic-zombies-why-done = that completes an Objective
tiny-epic-zombies-why-work = that brings the Objectives on
tiny-epic-zombies-why-late = Turns are getting short
tiny-epic-zombies-why-survivors = that saves Survivors
tiny-epic-zombies-why-barricade = that spares the Barricade
tiny-epic-zombies-why-weakest = somebody is close to death
tiny-epic-zombies-why-life = that keeps us further from death
tiny-epic-zombies-why-zombies = that leaves fewer Zombies
tiny-epic-zombies-why-crowds = a crowded Store is about to spill over
tiny-epic-zombies-why-cards = there are good cards to be had
tiny-epic-zombies-why-others = the others must not get ahead
