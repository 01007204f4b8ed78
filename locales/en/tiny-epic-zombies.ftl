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
    .help = Melee. After a melee attack your next move may take you to the entrance of a store next door.
tiny-epic-zombies-card-chainsaw = Chainsaw
    .help = Melee. When the die wounds you, you may take a free move afterwards.
tiny-epic-zombies-card-smg = Submachine Gun
    .help = Ranged. For 2 ammo, one attack kills two zombies in two adjacent rooms.
tiny-epic-zombies-card-shotgun = Shotgun
    .help = Ranged. You may also shoot the zombie in your own room.
tiny-epic-zombies-card-machete = Machete
    .help = Melee. On overkill the free move may go up to 2 rooms.
tiny-epic-zombies-card-barbed_bat = Barbed Bat
    .help = Melee. On No effect you may take 1 wound to make it an overkill.
tiny-epic-zombies-card-golf_club = Golf Club
    .help = Melee. On overkill you may shoot once for free instead of moving.
tiny-epic-zombies-card-crossbow = Crossbow
    .help = Ranged. Roll with each shot; on overkill the ammo is saved.
tiny-epic-zombies-card-uzi = Uzi
    .help = Ranged. After a shot you may spend 1 ammo to shift a consenting human next door by up to 2 rooms.
tiny-epic-zombies-card-revolver = Revolver
    .help = Ranged. When you are overrun you may spend 1 ammo to kill that zombie and take no wound.
tiny-epic-zombies-card-assault_rifle = Assault Rifle
    .help = Ranged. Shoots up to 2 rooms away.
tiny-epic-zombies-card-axe = Axe
    .help = Melee. When you are overrun you strike back at once; overkill counts as No effect.
tiny-epic-zombies-card-skateboard = Skateboard
    .help = Backpack. One move this turn goes to any room.
tiny-epic-zombies-card-grenade = Grenade
    .help = Backpack. On entering a store: kill all its zombies, then roll for wounds.
tiny-epic-zombies-card-adrenaline = Adrenaline
    .help = Backpack. Up to 2 more moves this turn.
tiny-epic-zombies-card-fireworks = Fireworks
    .help = Backpack. Move up to 3 zombies into any rooms without one.
tiny-epic-zombies-card-frequency-3 = Frequency (3)
    .help = Pickup. Gain 3 ammo. With the C.D.C. in play only the radio's carrier may take it.
tiny-epic-zombies-card-frequency-2 = Frequency (2)
    .help = Pickup. Gain 2 ammo. With the C.D.C. in play only the radio's carrier may take it.
tiny-epic-zombies-card-frequency-1 = Frequency (1)
    .help = Pickup. Gain 1 ammo. With the C.D.C. in play only the radio's carrier may take it.
tiny-epic-zombies-card-first_aid = First Aid
    .help = Pickup. Heal 2 wounds.
tiny-epic-zombies-card-explosion = Explosion
    .help = Event. Give up a weapon or backpack card for good, or take 1 wound.
tiny-epic-zombies-card-zombie = Zombie
    .help = Event. One zombie is added to this store.

## Player Cards: the Human's ability, and as a Zombie Card the passive and the three actions of the Horde Track

tiny-epic-zombies-character-house = What this card does as a Zombie and on its Horde Track is ours, in part or whole.
tiny-epic-zombies-character-teenager = Teenager
    .ability = Sugar Rush: after the overrun wound you may rush to a zombie-free room up to 3 away and use it.
    .passive = A human overrun in an entrance takes 1 more wound.
    .track = 1–2: push a token 1 room. 3–4: the same, and 1 more zombie. 5: push it up to 2 rooms, and 1 more zombie.
tiny-epic-zombies-character-athlete = Athlete
    .ability = Fast as Lightning: your first move may go 2 rooms if you start without a zombie in your room.
    .passive = Pursuit: the first zombie added goes to a human's room of its store, if it can.
    .track = 1–2: move 1 zombie 1 room. 3–4: the same, and 1 more zombie. 5: up to 2 rooms, and 1 more zombie.
tiny-epic-zombies-character-mechanic = Mechanic
    .ability = Handy with a Wrench: your supplies repair 3 instead of 2, and you gain 1 ammo.
    .passive = Loose Bolts: every repair is 1 less, but at least 1.
    .track = 1–2: a barricade of 4 or more loses 1. 3–4: the same, and 1 more zombie. 5: already at 3, and 1 more zombie.
tiny-epic-zombies-character-teacher = Teacher
    .ability = Pop Quiz: at any time spend 1 ammo to look at a face-down search card.
    .passive = Tardy Slip: a human who makes a noise loses 1 ammo.
    .track = 1–2: swap 1 card of your hand with the deck. 3–4: the same, and 1 more zombie. 5: 2 cards, and 1 more zombie.
tiny-epic-zombies-character-photographer = Photographer
    .ability = Point and Shoot: gain 2 ammo when your turn ends in a store with exactly 2 zombies.
    .passive = Overexposed: shooting onto another mall card costs 1 ammo more.
    .track = 1–2: the active human loses 1 ammo in a store with a zombie. 3–4: the same, and 1 more zombie. 5: 2 ammo, and 1 more zombie.
tiny-epic-zombies-character-mallcop = Mallcop
    .ability = Locked and Loaded: every third zombie you shoot in a turn costs no ammo.
    .passive = Checkpoint: every use of a secret passage or a vehicle costs 1 ammo.
    .track = 1–2: lock 1 store. 3–4: the same, and 1 more zombie. 5: lock 2 stores, and 1 more zombie.
tiny-epic-zombies-character-janitor = Janitor
    .ability = Sweeping Up: gain 1 ammo when you kill the last zombie of a store.
    .passive = Cleared Out: at the end of a zombie turn 1 face-up card beside a full store is lost.
    .track = 1–2: move 1 face-up card to the store next door. 3–4: the same, and 1 more zombie. 5: 2 cards anywhere, and 1 more zombie.
tiny-epic-zombies-character-scientist = Scientist
    .ability = Field Research: gain 1 ammo when another player kills the third zombie of a turn.
    .passive = Unstable Culture: in flask rooms No effect counts as 1 wound.
    .track = 1–2: 1 zombie into a flask room. 3–4: the same, and 1 more zombie. 5: 2 of them, and 1 more zombie.
tiny-epic-zombies-character-greaser = Greaser
    .ability = Revved Up: a vehicle gives you 1 more move, and your first melee attack is an overkill.
    .passive = Gearhead: added zombies may skip rooms with a gear.
    .track = 1–2: 1 zombie to the next store clockwise. 3–4: the same, and 1 more zombie. 5: 2 of them, and 1 more zombie.
tiny-epic-zombies-character-hippie = Hippie
    .ability = Free Spirit: heal 2 wounds if you killed nobody on your turn.
    .passive = Bad Vibes: rooms heal 1 wound less.
    .track = 1–2: one human in the Courtyard takes 1 wound. 3–4: the same, and 1 more zombie. 5: every human there, and 1 more zombie.
tiny-epic-zombies-character-fry_cook = Fry Cook
    .ability = Service with a Smile: after your search spend 1 ammo to skip the noise check.
    .passive = Hot Grease: 1 wound in a melee attack becomes 2 with another zombie in the store.
    .track = 1–2: 1 added zombie may go anywhere. 3–4: 2 of them. 5: all of them, and 1 more zombie.
tiny-epic-zombies-character-popstar = Popstar
    .ability = Crushing It: on overkill your free move may go up to 2 rooms.
    .passive = Mosh Pit: an overrun wound also wounds every other human on the same mall card.
    .track = 1–2: move up to 2 zombies 1 room each. 3–4: the same, and 1 more zombie. 5: up to 3, and 1 more zombie.
tiny-epic-zombies-character-doctor = Doctor
    .ability = Good as New: whenever the barricade is repaired you may heal 1 wound of anybody.
    .passive = Infection: a human who has taken a wound on their own turn cannot heal on that turn.
    .track = 1–2: one human in a store with a zombie takes 1 wound. 3–4: the same, and 1 more zombie. 5: two such humans, and 1 more zombie.
tiny-epic-zombies-character-survivalist = Survivalist
    .ability = Lead Discount: at the end of a move spend 1 ammo to take a card despite zombies in the store.
    .passive = Picked Clean: a human collects at most 1 card per turn.
    .track = 1–2: 1 zombie to a store with a face-up card. 3–4: the same, and 1 more zombie. 5: 2 of them, and 1 more zombie.

## Objectives

tiny-epic-zombies-objective-stranded = Save the Stranded
    .help = Flip the tokens in the two entrances with the track's symbol. A person counts; a zombie is a false alarm.
    .own = As in the team game, with your own marker; the four symbols come round again and again.
tiny-epic-zombies-objective-cdc = Call the C.D.C.
    .help = Only the radio's carrier may take Frequencies; each one counts.
    .own = As in the team game, with your own marker; after each Frequency the radio goes back to the centre.
tiny-epic-zombies-objective-helicopter = Fix the Helicopter
    .help = Carry the part from gear 1, then 2, 3 and 4, to { $deliveries ->
        [any] the Courtyard
       *[center] the centre of the Courtyard
    }.
    .own = As in the team game, with your own marker; gear 1 follows gear 4.
tiny-epic-zombies-objective-arsenal = Assemble an Arsenal
    .help = Put 3 weapons and 13 ammo into the cache, on entering { $deliveries ->
        [any] the Courtyard
       *[center] the centre of the Courtyard
    } or when you gain ammo.
    .own = Fill your own cache.
tiny-epic-zombies-objective-cure = Discover a Cure
    .help = Turn up the ingredients in the order of the track; a wrong one goes back face down.
    .own = Look at ingredients alone; the next letter moves your marker, and every token goes back.
tiny-epic-zombies-objective-escape = Escape the Mall
    .help = Flip all 8 exits, complete the other two objectives, then everybody stands in the real exit.
    .own = Collect ticks, complete your other two objectives, and be first in the real exit.
tiny-epic-zombies-objective-quarantine = Quarantine the Infected
    .help = Enter the room of a zombie that is alone in its store and roll until overkill.
    .own = As in the team game, with your own marker.
tiny-epic-zombies-objective-escort = Escort the Army
    .help = Move squads instead of your figure along rooms 1, 2, 3 of their store and the next, into the Courtyard.
    .own = Bring in all your own squads.
tiny-epic-zombies-objective-source = Investigate the Source
    .help = Turn up clues and guess which one lies on the source space. A wrong guess hurts everybody.
    .own = Look at clues alone; a wrong guess hurts only you.

## Stores, places and Rooms

tiny-epic-zombies-store-crafts_and_colors = Crafts & Colors
tiny-epic-zombies-store-green_thumb = Green Thumb Garden Center
    .house = This side of the mall card is ours: its rooms, what they do, and their walls.
tiny-epic-zombies-store-first_place = 1st Place Sporting Goods
tiny-epic-zombies-store-ridgeline_surplus = Ridgeline Surplus
    .house = This side of the mall card is ours: its rooms, what they do, and their walls.
tiny-epic-zombies-store-hurs_jewelers = Hur's Jewelers
tiny-epic-zombies-store-hoards = Hoard's Collectibles
tiny-epic-zombies-store-amps = Amp's Electronics
tiny-epic-zombies-store-te_toys = T.E. Toys
    .house = This side of the mall card is ours: its rooms, what they do, and their walls.
tiny-epic-zombies-store-food_court = Echo Ridge Food Court
tiny-epic-zombies-store-ridge_roast = Ridge Roast Coffee House
    .house = What is in the rooms of this side is ours; their walls are the published ones.
tiny-epic-zombies-store-departmart = Departmart
tiny-epic-zombies-store-finish_it = Finish It Hardware
    .house = This side of the mall card is ours: its rooms, what they do, and their walls.
tiny-epic-zombies-store-gamelyn_world = Gamelyn World
tiny-epic-zombies-store-galleria = Rich's Galleria
tiny-epic-zombies-store-parking_z = Parking Deck Z
tiny-epic-zombies-store-security = Echo Ridge Security
tiny-epic-zombies-slot-NW = the north-west store
tiny-epic-zombies-slot-N = the north store
tiny-epic-zombies-slot-NE = the north-east store
tiny-epic-zombies-slot-E = the east store
tiny-epic-zombies-slot-SE = the south-east store
tiny-epic-zombies-slot-S = the south store
tiny-epic-zombies-slot-SW = the south-west store
tiny-epic-zombies-slot-W = the west store
tiny-epic-zombies-room = { $store }, room { $n }
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
    .help = Heal 2 wounds.
tiny-epic-zombies-ability-gain_ammo = Gain 1 Ammo
    .help = Gain 1 ammo.
tiny-epic-zombies-ability-supplies = Pick Up Supplies
    .help = Carry the crate to { $deliveries ->
        [any] the Courtyard
       *[center] the centre of the Courtyard
    }: the barricade rises by 2, and you may draw a supply card.
tiny-epic-zombies-ability-clearance_sale = Clearance Sale
    .help = Exchange a weapon you carry for one beside any store. Ends your turn.
tiny-epic-zombies-ability-leftovers = Leftovers
    .help = Roll the die: overkill or No effect heals 1 wound, a wound face wounds you.
tiny-epic-zombies-ability-bonus_round = Bonus Round
    .help = One more move if you made a melee attack in this room this turn.
tiny-epic-zombies-ability-passage = Secret Passage
    .help = Counts as next door to every other secret passage when a human moves.
tiny-epic-zombies-ability-arm_trap = Arm a Trap
    .help = Set a trap in a zombie-free room of this store or one next door; it kills the next zombie that enters.
tiny-epic-zombies-ability-motorcycle = Motorcycle
    .help = Three moves { $motorcycle ->
        [adds] on top of those that are left
       *[replaces] instead of all that are left
    }, then your turn ends.
tiny-epic-zombies-ability-police_car = Police Car
    .help = Drive to the entrance of a store up to 3 stores away; the car stays there.
tiny-epic-zombies-ability-loud_crash = Loud Crash
    .help = Move a zombie in a store next door into a free room beside it.
tiny-epic-zombies-ability-layaway = Layaway
    .help = Take a weapon or backpack card beside any empty store. Ends your turn.
tiny-epic-zombies-ability-double_shot = Double Shot
    .help = Take 1 wound for one more move.

## Tokens, faces and what tokens show

tiny-epic-zombies-token-supply = supply token { $n }
tiny-epic-zombies-token-radio = radio
tiny-epic-zombies-token-part = part
tiny-epic-zombies-token-stranded = stranded token
tiny-epic-zombies-token-ingredient = ingredient
tiny-epic-zombies-token-exit = exit token
tiny-epic-zombies-token-clue = clue
tiny-epic-zombies-face-overkill = Overkill
tiny-epic-zombies-face-no_effect = No effect
tiny-epic-zombies-face-one_wound = 1 wound
tiny-epic-zombies-face-two_wounds = 2 wounds
tiny-epic-zombies-shown-person = a person
tiny-epic-zombies-shown-zombie = a zombie
tiny-epic-zombies-letter = Ingredient { $letter }
tiny-epic-zombies-exit-number = number { $n }
tiny-epic-zombies-clue-bio-weapon = Bio-Weapon
tiny-epic-zombies-clue-virus = Virus
tiny-epic-zombies-clue-fungus = Fungus
tiny-epic-zombies-clue-dark-magic = Dark Magic
tiny-epic-zombies-clue-radiation = Radiation
tiny-epic-zombies-post-heal = all heal 1 wound
tiny-epic-zombies-post-ammo = all gain 1 ammo
tiny-epic-zombies-post-repair = repair the barricade by 1
tiny-epic-zombies-post-kill = kill any 2 zombies

## Options: name, plain explanation, and the name of each value that is a word

tiny-epic-zombies-option-difficulty = Difficulty
tiny-epic-zombies-option-difficulty-help = How many survivors wait in the Courtyard when you play against the game: each death and each fall of the barricade costs one.
tiny-epic-zombies-option-difficulty-easy = Easy: 3 survivors
tiny-epic-zombies-option-difficulty-normal = Normal: 2 survivors
tiny-epic-zombies-option-difficulty-hard = Hard: 1 survivor
tiny-epic-zombies-option-difficulty-epic = Epic: no survivor
tiny-epic-zombies-option-objectives = Objectives
tiny-epic-zombies-option-objectives-help = Random, or up to three by name, separated by commas: stranded, cdc, helicopter, arsenal, cure, escape, quarantine, escort, source. The rest are drawn.
tiny-epic-zombies-option-characters = Characters
tiny-epic-zombies-option-characters-help = Deal: everybody is dealt three cards and keeps one. Random: everybody gets one. Or names in seat order, separated by commas, such as teacher,doctor; anyone not named is dealt three.
tiny-epic-zombies-option-zombie_card = Zombie Card
tiny-epic-zombies-option-zombie_card-help = Deal: the zombie player keeps one of three; against the game one is drawn. Or the name of a character.
tiny-epic-zombies-option-layout = Mall
tiny-epic-zombies-option-layout-help = Random, or the eight stores clockwise from the top left corner, separated by commas, one side of each card.
tiny-epic-zombies-option-zombie_seat = Who plays the zombies
tiny-epic-zombies-option-zombie_seat-help = The zombie player's seat, in the modes that have one.
tiny-epic-zombies-option-zombie_seat-last = The last seat
tiny-epic-zombies-option-zombie_seat-random = A random seat
tiny-epic-zombies-option-zombie_seat-0 = Seat 1
tiny-epic-zombies-option-zombie_seat-1 = Seat 2
tiny-epic-zombies-option-zombie_seat-2 = Seat 3
tiny-epic-zombies-option-zombie_seat-3 = Seat 4
tiny-epic-zombies-option-zombie_seat-4 = Seat 5
tiny-epic-zombies-option-first_player = Who begins
tiny-epic-zombies-option-first_player-help = Which human takes the first turn.
tiny-epic-zombies-option-first_player-random = A random human
tiny-epic-zombies-option-first_player-0 = Seat 1
tiny-epic-zombies-option-first_player-1 = Seat 2
tiny-epic-zombies-option-first_player-2 = Seat 3
tiny-epic-zombies-option-first_player-3 = Seat 4
tiny-epic-zombies-option-first_player-4 = Seat 5
tiny-epic-zombies-option-courtyard_ring = Courtyard sides
tiny-epic-zombies-option-courtyard_ring-help = Whether you can go from one side room of the Courtyard to the next, or only through the centre.
tiny-epic-zombies-option-courtyard_ring-true = Joined in a ring
tiny-epic-zombies-option-courtyard_ring-false = Only through the centre
tiny-epic-zombies-option-pass_through = Passing rooms
tiny-epic-zombies-option-pass_through-help = Whether moves of 2 or more rooms may pass through rooms with a zombie.
tiny-epic-zombies-option-pass_through-free = Zombies on the way do not matter
tiny-epic-zombies-option-pass_through-zombie_free = Only through rooms without a zombie
tiny-epic-zombies-option-motorcycle = Motorcycle
tiny-epic-zombies-option-motorcycle-help = Whether the three moves of the ride replace all moves you have left, or come on top of them.
tiny-epic-zombies-option-motorcycle-replaces = Instead of what is left
tiny-epic-zombies-option-motorcycle-adds = On top of what is left
tiny-epic-zombies-option-passage_needs_empty = Secret Passages
tiny-epic-zombies-option-passage_needs_empty-help = Whether you can leave through a secret passage while zombies are in that store.
tiny-epic-zombies-option-passage_needs_empty-false = Always open
tiny-epic-zombies-option-passage_needs_empty-true = Only out of an empty store
tiny-epic-zombies-option-delivery_room = Deliveries
tiny-epic-zombies-option-delivery_room-help = Where supplies, parts and the arsenal are delivered.
tiny-epic-zombies-option-delivery_room-center = The centre of the Courtyard
tiny-epic-zombies-option-delivery_room-any = Any room of the Courtyard
tiny-epic-zombies-option-backpack_before_move = Backpack before moving
tiny-epic-zombies-option-backpack_before_move-help = Whether backpack cards can be used before the first move of a turn.
tiny-epic-zombies-option-backpack_before_move-true = Yes
tiny-epic-zombies-option-backpack_before_move-false = Only after the first move
tiny-epic-zombies-option-axe_wound = Axe
tiny-epic-zombies-option-axe_wound-help = Whether striking back with the Axe spares you the wound of being overrun.
tiny-epic-zombies-option-axe_wound-cancelled = No overrun wound
tiny-epic-zombies-option-axe_wound-taken = You still take the wound
tiny-epic-zombies-option-peek_deck = Pop Quiz
tiny-epic-zombies-option-peek_deck-help = Whether the Teacher may also look at the top of the search deck.
tiny-epic-zombies-option-peek_deck-false = Only cards in front of humans
tiny-epic-zombies-option-peek_deck-true = The deck too
tiny-epic-zombies-option-survivalist_limit = Lead Discount
tiny-epic-zombies-option-survivalist_limit-help = How many cards the Survivalist may buy at the end of a move.
tiny-epic-zombies-option-survivalist_limit-one_per_move = One per move
tiny-epic-zombies-option-survivalist_limit-unlimited = Any number, 1 ammo each
tiny-epic-zombies-option-placement = Refilling rooms
tiny-epic-zombies-option-placement-help = Whether a room whose zombie was killed in this zombie turn is filled again at once.
tiny-epic-zombies-option-placement-lowest_free = Always the lowest free room
tiny-epic-zombies-option-placement-onward = Only rooms further in
tiny-epic-zombies-option-empty_supply = Empty supply
tiny-epic-zombies-option-empty_supply-help = What happens when no zombie is left in the supply and the store is full.
tiny-epic-zombies-option-empty_supply-bleed = Somebody bleeds
tiny-epic-zombies-option-empty_supply-destination_first = The barricade is hit
tiny-epic-zombies-option-death_in_courtyard = Death in the Courtyard
tiny-epic-zombies-option-death_in_courtyard-help = Where the cards of a human who dies in the Courtyard may go.
tiny-epic-zombies-option-death_in_courtyard-any_store = Any store
tiny-epic-zombies-option-death_in_courtyard-center_store = A center store
tiny-epic-zombies-option-arsenal_weapons = Weapons for the arsenal
tiny-epic-zombies-option-arsenal_weapons-help = How many weapons you may put into the cache each time you enter.
tiny-epic-zombies-option-arsenal_weapons-any = Any number
tiny-epic-zombies-option-arsenal_weapons-one_per_entry = One
tiny-epic-zombies-option-cure_order = Order of the Cure
tiny-epic-zombies-option-cure_order-help = In which order the eight ingredients are needed.
tiny-epic-zombies-option-cure_order-mirror = A B C D D C B A
tiny-epic-zombies-option-cure_order-cycle = A B C D A B C D
tiny-epic-zombies-option-two_human_tokens = Tokens of two humans
tiny-epic-zombies-option-two_human_tokens-help = How many survivor tokens the zombies need in a competition of two humans.
tiny-epic-zombies-option-two_human_tokens-all_four = All four
tiny-epic-zombies-option-two_human_tokens-any_two = Any two

## What a player is asked

tiny-epic-zombies-ask-choose-zombie = Choose the zombie card you will lead.
tiny-epic-zombies-ask-choose-character = Choose the character of human { $n }.
tiny-epic-zombies-ask-first-deal = Lay a first search card face down in front of human { $n }.
tiny-epic-zombies-ask-turn = Your turn: move, and use what you find.
tiny-epic-zombies-ask-arrive = There is a zombie in the room. What do you do?
tiny-epic-zombies-ask-free-move = Overkill! Take a free move?
tiny-epic-zombies-ask-convert = No effect. Take 1 wound to make it an overkill?
tiny-epic-zombies-ask-cover = Covering fire: let yourself be moved to { $room }?
tiny-epic-zombies-ask-offer = Should the { $token } change hands?
tiny-epic-zombies-ask-cache = You gain { $n } ammo. How much goes into the cache?
tiny-epic-zombies-ask-doctor = The barricade was repaired. Who do you heal?
tiny-epic-zombies-ask-supply-draw = Supplies delivered. Draw a supply card?
tiny-epic-zombies-ask-supply-keep = You drew { $card }. Keep it?
tiny-epic-zombies-ask-stow = Put something into the cache?
tiny-epic-zombies-ask-guard = You are overrun! How do you face the zombie?
tiny-epic-zombies-ask-rush = Sugar Rush: where to?
tiny-epic-zombies-ask-rush-use = Use the room you rushed to?
tiny-epic-zombies-ask-dead-drop = You were eaten in the Courtyard. Beside which store do your cards go?
tiny-epic-zombies-ask-lay-search = You found { $card }. Beside which store does it go?
tiny-epic-zombies-ask-event-store = A zombie! Which store does it come to?
tiny-epic-zombies-ask-explosion = Explosion! Give up a card or take a wound.
tiny-epic-zombies-ask-hush = That was loud. Spend 1 ammo to keep it quiet?
tiny-epic-zombies-ask-horde = A noise! Which zombie card acts?
tiny-epic-zombies-ask-push = Push a token by up to { $n ->
    [one] { $n } room
   *[other] { $n } rooms
}?
tiny-epic-zombies-ask-shift = Move up to { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
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
tiny-epic-zombies-ask-lock = Which store do you lock? { $n } to go.
tiny-epic-zombies-ask-hurt = Which human takes a wound? { $n } to go.
tiny-epic-zombies-ask-add-zombie = Where does the next zombie go? { $n } to go.
tiny-epic-zombies-ask-gear = Fill { $room } or skip it?
tiny-epic-zombies-ask-bleed = No zombie is left. Who bleeds?
tiny-epic-zombies-ask-deal = Which card do you lay in front of this human?
tiny-epic-zombies-ask-clear-out = Which card beside a full store is lost?
tiny-epic-zombies-ask-post = A squad is in! Which space does it take?
tiny-epic-zombies-ask-kill-any = Which zombie does the army kill? { $n } to go.
tiny-epic-zombies-ask-any-time = You may act at any time.

## What a player can do: short labels for buttons

tiny-epic-zombies-do-choose = { $who }
tiny-epic-zombies-do-deal = { $card } ({ $symbol })
tiny-epic-zombies-do-move = Go to { $room }
tiny-epic-zombies-do-move-fight = Go to { $room } and fight
tiny-epic-zombies-do-skateboard = Skate to { $room }
tiny-epic-zombies-do-squad = Move the squad of { $squad }
tiny-epic-zombies-do-fight = Fight
tiny-epic-zombies-do-quarantine = Quarantine it
tiny-epic-zombies-do-grenade = Throw a Grenade
tiny-epic-zombies-do-shoot = Shoot in { $room }
tiny-epic-zombies-do-shoot-two = Shoot in { $first } and { $second }
tiny-epic-zombies-do-stay = Stay here
tiny-epic-zombies-do-convert = Take 1 wound
tiny-epic-zombies-do-cover = Move { $who } to { $room }
tiny-epic-zombies-do-accept = Yes
tiny-epic-zombies-do-decline = No
tiny-epic-zombies-do-use = Use: { $ability }
tiny-epic-zombies-do-use-plain = Use the room
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
tiny-epic-zombies-do-stash = { $n } ammo into the cache
tiny-epic-zombies-do-collect = Collect { $card }
tiny-epic-zombies-do-buy = Take { $card } for 1 ammo
tiny-epic-zombies-do-drop = Drop { $card }
tiny-epic-zombies-do-drop-at = Drop { $card } beside { $store }
tiny-epic-zombies-do-fireworks = Set off Fireworks
tiny-epic-zombies-do-adrenaline = Take Adrenaline
tiny-epic-zombies-do-shift = Zombie from { $from } to { $room }
tiny-epic-zombies-do-done = Done
tiny-epic-zombies-do-peek = Peek at { $who }'s card
tiny-epic-zombies-do-peek-deck = Peek at the search deck
tiny-epic-zombies-do-lay = Put down the { $token }
tiny-epic-zombies-do-give = Give { $who } the { $token }
tiny-epic-zombies-do-beg = Ask for the { $token }
tiny-epic-zombies-do-end = End the turn
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
tiny-epic-zombies-do-revolver = Shoot it (1 ammo)
tiny-epic-zombies-do-axe = Strike with the Axe
tiny-epic-zombies-do-suffer = Take the wound
tiny-epic-zombies-do-rush = Rush to { $room }
tiny-epic-zombies-do-lose = Give up { $card }
tiny-epic-zombies-do-hush = Keep quiet (1 ammo)
tiny-epic-zombies-do-horde = { $who }
tiny-epic-zombies-do-push = { $token } to { $room }
tiny-epic-zombies-do-sift = Draw
tiny-epic-zombies-do-bury = { $card } under the deck
tiny-epic-zombies-do-litter = { $card } to { $store }
tiny-epic-zombies-do-fill = Fill it
tiny-epic-zombies-do-burn = { $card }
tiny-epic-zombies-do-post = { $post }
tiny-epic-zombies-do-kill = The zombie in { $room }
tiny-epic-zombies-do-deadly = { $act } (this kills you)

## What happened

tiny-epic-zombies-event-cards-offered = { $seat } is dealt three characters.
tiny-epic-zombies-event-cards-offered-to-you = { $seat } is dealt { $cards }.
tiny-epic-zombies-event-chose = { $seat } has chosen.
tiny-epic-zombies-event-chose-what = { $seat } chooses the { $who }.
tiny-epic-zombies-event-character-shown = { $seat } plays the { $who }.
tiny-epic-zombies-event-zombie-card-joined = The { $who } joins the zombies.
tiny-epic-zombies-event-zombie-card-removed = The zombies already have three cards: the { $who } leaves the game.
tiny-epic-zombies-event-objectives-drawn = The objectives: { $objectives }.
tiny-epic-zombies-event-drew = { $n ->
    [one] The zombie player draws { $n } card.
   *[other] The zombie player draws { $n } cards.
}
tiny-epic-zombies-event-drew-what = { $n ->
    [one] The zombie player draws { $cards }.
   *[other] The zombie player draws { $n } cards: { $cards }.
}
tiny-epic-zombies-event-dealt = A search card lies face down in front of the { $who }.
tiny-epic-zombies-event-dealt-what = { $card } lies face down in front of the { $who }.
tiny-epic-zombies-event-turn-began = The { $who }'s turn. { $n ->
    [0] No search card is left.
    [one] { $n } search card is left.
   *[other] { $n } search cards are left.
}
tiny-epic-zombies-event-final-turns = All search cards are face up: { $n } last turns, one for each human.
tiny-epic-zombies-event-moved = The { $who } goes to { $room }.
tiny-epic-zombies-event-moved-free = The { $who } takes a free move to { $room }.
tiny-epic-zombies-event-moved-skateboard = The { $who } skates to { $room }.
tiny-epic-zombies-event-moved-car = The { $who } drives to { $room }.
tiny-epic-zombies-event-moved-shifted = The { $who } moves under covering fire to { $room }.
tiny-epic-zombies-event-moved-rush = The { $who } rushes to { $room }.
tiny-epic-zombies-event-squad-moved = The squad of { $squad } moves to { $room }.
tiny-epic-zombies-event-squad-arrived = The squad of { $squad } is in the Courtyard.
tiny-epic-zombies-event-squad-retreated = The squad of { $squad } is overrun and falls back.
tiny-epic-zombies-event-posted = The squad takes its space: { $post }.
tiny-epic-zombies-event-rolled = The { $who } rolls: { $face }.
tiny-epic-zombies-event-killed = The zombie in { $room } is killed.
tiny-epic-zombies-event-killed-by = The { $who } kills the zombie in { $room }.
tiny-epic-zombies-event-captured = The { $who } captures the zombie in { $room }.
tiny-epic-zombies-event-wounded = { $n ->
    [one] The { $who } takes { $n } wound: { $wounds } against { $ammo } ammo.
   *[other] The { $who } takes { $n } wounds: { $wounds } against { $ammo } ammo.
}
tiny-epic-zombies-event-healed = { $n ->
    [0] The { $who } has nothing to heal.
    [one] The { $who } heals { $n } wound.
   *[other] The { $who } heals { $n } wounds.
}
tiny-epic-zombies-event-spent = The { $who } spends { $n } ammo and has { $ammo } left.
tiny-epic-zombies-event-gained = { $n ->
    [0] The { $who } cannot carry more than { $ammo } ammo.
   *[other] The { $who } gains { $n } ammo and has { $ammo }.
}
tiny-epic-zombies-event-cached = The { $who } puts { $n } ammo into the cache: { $cache }.
tiny-epic-zombies-event-stowed = The { $who } puts { $card } into the cache.
tiny-epic-zombies-event-used = The { $who } uses { $ability } in { $room }.
tiny-epic-zombies-event-trap-armed = A trap is armed in { $room }.
tiny-epic-zombies-event-trap-sprung = The trap in { $room } snaps shut.
tiny-epic-zombies-event-cover-offered = The { $who } offers the { $whom } covering fire to { $room }.
tiny-epic-zombies-event-offered = The { $token } may pass from the { $from } to the { $to }.
tiny-epic-zombies-event-declined = The { $who } says no.
tiny-epic-zombies-event-flipped = The { $who } turns up the { $token } in { $room }: { $shown }.
tiny-epic-zombies-event-looked = The { $who } looks at the { $token } in { $room }.
tiny-epic-zombies-event-looked-what = The { $who } looks at the { $token } in { $room }: { $shown }.
tiny-epic-zombies-event-stranded-laid = Somebody is calling from the stores with the { $symbol } symbol.
tiny-epic-zombies-event-clues-laid = { $n } clues are shuffled and laid out.
tiny-epic-zombies-event-exits-revealed = The remaining exits are revealed.
tiny-epic-zombies-event-guessed-right = The { $who } guesses { $guess }, and is right.
tiny-epic-zombies-event-guessed-wrong = The { $who } guesses { $guess }, but it was { $truth }.
tiny-epic-zombies-event-took = The { $who } has the { $token }.
tiny-epic-zombies-event-laid = The { $who } puts the { $token } down in { $room }.
tiny-epic-zombies-event-collected = The { $who } takes { $card }.
tiny-epic-zombies-event-dropped = The { $who } leaves { $card } beside { $store }.
tiny-epic-zombies-event-played = The { $who } plays { $card }.
tiny-epic-zombies-event-supply-delivered = The { $who } delivers supply token { $n }.
tiny-epic-zombies-event-supply-drawn = The { $who } draws { $card }.
tiny-epic-zombies-event-supply-refused = The { $who } puts { $card } back.
tiny-epic-zombies-event-part-delivered = The { $who } brings the part to the Courtyard.
tiny-epic-zombies-event-repaired = The barricade is repaired by { $n }: { $barricade }.
tiny-epic-zombies-event-peeked = The { $who } peeks at the { $whom }'s card.
tiny-epic-zombies-event-peeked-what = The { $who } peeks at the { $whom }'s card: { $card }.
tiny-epic-zombies-event-peeked-deck = The { $who } peeks at the search deck.
tiny-epic-zombies-event-peeked-deck-what = The { $who } peeks at the search deck: { $card }.
tiny-epic-zombies-event-progress = { $objective }: { $now } of { $target }, thanks to the { $who }.
tiny-epic-zombies-event-completed = { $objective } is complete, thanks to the { $who }!
tiny-epic-zombies-event-revealed = The { $who } searches and finds { $card }.
tiny-epic-zombies-event-card-laid = { $card } lies beside { $store }.
tiny-epic-zombies-event-card-lost = The { $who } loses { $card }.
tiny-epic-zombies-event-card-burnt = { $card } is trampled and lost.
tiny-epic-zombies-event-noise = The symbol matches: the { $who } makes a noise.
tiny-epic-zombies-event-quiet = No noise from the { $who }.
tiny-epic-zombies-event-hushed = The { $who } keeps it quiet.
tiny-epic-zombies-event-horde-acts = The { $who } zombie acts from space { $n } of its track.
tiny-epic-zombies-event-token-pushed = The { $token } is pushed to { $room }.
tiny-epic-zombies-event-buried = A card goes under the search deck.
tiny-epic-zombies-event-buried-what = { $card } goes under the search deck.
tiny-epic-zombies-event-locked = { $store } is locked.
tiny-epic-zombies-event-zombie-added = A zombie comes to { $room }: { $why }
tiny-epic-zombies-event-zombie-goes-on = { $store } is full, so a zombie goes on clockwise to { $room }: { $why }
tiny-epic-zombies-why-symbol = the card shows the { $symbol }.
tiny-epic-zombies-why-noise = the card shows the { $symbol }, and the noise makes it two for each store.
tiny-epic-zombies-why-card = the card turned up is a zombie.
tiny-epic-zombies-why-alarm = a false alarm.
tiny-epic-zombies-why-stray = the horde sends it to any store it likes.
tiny-epic-zombies-event-zombie-moved = The zombie in { $from } moves to { $room }.
tiny-epic-zombies-event-supply-empty = No zombie is left to add.
tiny-epic-zombies-event-bled-out = The { $who } bleeds.
tiny-epic-zombies-event-barricade-hit = The barricade is broken down to { $barricade }.
tiny-epic-zombies-event-barricade-hit-past = { $store } is full: the zombie breaks the barricade down to { $barricade }.
tiny-epic-zombies-event-survivor-lost = { $left ->
    [one] A survivor is lost; { $left } is left.
   *[other] A survivor is lost; { $left } are left.
}
tiny-epic-zombies-event-survivor-lost-by = The { $who } loses a survivor; { $left } left.
tiny-epic-zombies-event-overrun = The { $who } is overrun in { $room }.
tiny-epic-zombies-event-eaten = The { $who } is eaten alive in { $room }.
tiny-epic-zombies-event-replaced = The { $who } steps in.

## How it ended

tiny-epic-zombies-outcome-humans = All three objectives are complete: the humans win.
tiny-epic-zombies-outcome-leader = All three objectives complete: a new leader is found.
tiny-epic-zombies-outcome-eaten = Eaten alive, and no survivor is left: the zombies win.
tiny-epic-zombies-outcome-barricade = The barricade falls, and no survivor is left: the zombies win.
tiny-epic-zombies-outcome-tokens = The zombies have taken the survivors: they win.
tiny-epic-zombies-outcome-time = The last turn is over, and objectives are still open: the zombies win.

## Why not: each refusal names its rule besides

tiny-epic-zombies-refuse-over = The game is over.
tiny-epic-zombies-refuse-not-asked = There is nothing for you to decide right now.
tiny-epic-zombies-refuse-other-question = That does not answer the question you were asked.
tiny-epic-zombies-refuse-not-yet = Not before the first turn.
tiny-epic-zombies-refuse-chosen = You have already chosen.
tiny-epic-zombies-refuse-not-offered = That card was not dealt to you.
tiny-epic-zombies-refuse-no-moves = You have no move left.
tiny-epic-zombies-refuse-moves-left = { $n ->
    [one] You must still make { $n } move.
   *[other] You must still make { $n } moves.
}
tiny-epic-zombies-refuse-stay = You must go to another room.
tiny-epic-zombies-refuse-far = { $room } is not within reach.
tiny-epic-zombies-refuse-passage = At this table you can leave through a secret passage only if the store is empty.
tiny-epic-zombies-refuse-must-fight = There is a zombie in the room: deal with it first.
tiny-epic-zombies-refuse-no-fight = There is no zombie to fight here.
tiny-epic-zombies-refuse-free-move = Take the free move, or stay.
tiny-epic-zombies-refuse-move-first = You must move first.
tiny-epic-zombies-refuse-not-entered = You must move into the room first.
tiny-epic-zombies-refuse-not-empty = There are zombies in this store.
tiny-epic-zombies-refuse-no-attack = The attack of this move is over.
tiny-epic-zombies-refuse-no-zombie = There is no zombie in { $room }.
tiny-epic-zombies-refuse-no-zombies = There is no zombie to use it on.
tiny-epic-zombies-refuse-own-room = You cannot shoot in your own room.
tiny-epic-zombies-refuse-range = { $room } is out of range.
tiny-epic-zombies-refuse-no-smg = Only the Submachine Gun shoots two.
tiny-epic-zombies-refuse-two-targets = It takes two zombies in two different adjacent rooms.
tiny-epic-zombies-refuse-ammo = That costs { $n } ammo, more than you have.
tiny-epic-zombies-refuse-no-uzi = Covering fire comes right after a shot with the Uzi.
tiny-epic-zombies-refuse-cover-whom = Covering fire helps another human in an adjacent room.
tiny-epic-zombies-refuse-cover-where = Covering fire moves them up to 2 rooms, to a room without a zombie.
tiny-epic-zombies-refuse-declined = They have already said no.
tiny-epic-zombies-refuse-no-quarantine = There is nothing left to quarantine.
tiny-epic-zombies-refuse-not-isolated = The zombie is not alone in its store.
tiny-epic-zombies-refuse-no-ability = This room has no ability to use.
tiny-epic-zombies-refuse-other-ability = This room has another ability.
tiny-epic-zombies-refuse-used = You have already used it this turn.
tiny-epic-zombies-refuse-locked = This store is locked.
tiny-epic-zombies-refuse-rush-vehicle = A rush does not end on a vehicle.
tiny-epic-zombies-refuse-no-supply = The supply token is not on its crate.
tiny-epic-zombies-refuse-use-crate = To take a supply token from its crate, use the room.
tiny-epic-zombies-refuse-no-melee = You made no melee attack in this room this turn.
tiny-epic-zombies-refuse-name-target = Say what you use it on.
tiny-epic-zombies-refuse-no-trap = Both traps are armed.
tiny-epic-zombies-refuse-trap-there = A trap needs a room without a zombie or trap, in this store or one next door.
tiny-epic-zombies-refuse-crash-whom = The crash lures a zombie from a store next door.
tiny-epic-zombies-refuse-zombie-there = A zombie can only move to a free room of a store within its reach.
tiny-epic-zombies-refuse-sale = Swap a weapon you carry for one beside a store that fits your slots.
tiny-epic-zombies-refuse-layaway = Layaway fetches a weapon or backpack card from beside an empty store.
tiny-epic-zombies-refuse-no-car = The police car is not here.
tiny-epic-zombies-refuse-drive-where = The car goes to another store up to 3 stores away.
tiny-epic-zombies-refuse-no-token = That token is not here.
tiny-epic-zombies-refuse-no-flip = There is nothing on that token to turn up.
tiny-epic-zombies-refuse-face-up = It is already face up.
tiny-epic-zombies-refuse-known-letter = You know that ingredient, and it is not the one you need.
tiny-epic-zombies-refuse-known-clue = You have looked at that clue, and the guess is open.
tiny-epic-zombies-refuse-no-take = That token cannot be carried.
tiny-epic-zombies-refuse-no-guess = There is nothing left to guess.
tiny-epic-zombies-refuse-no-clue = Turn up a clue first.
tiny-epic-zombies-refuse-found = That source has already been found.
tiny-epic-zombies-refuse-no-snatch = Only the radio and the part can be snatched, and only in competitive games.
tiny-epic-zombies-refuse-snatched = You have already snatched something this turn.
tiny-epic-zombies-refuse-not-here = That card is not beside this store.
tiny-epic-zombies-refuse-no-radio = Only the radio's carrier may take Frequencies.
tiny-epic-zombies-refuse-picked-clean = The Survivalist zombie leaves you one card a turn.
tiny-epic-zombies-refuse-not-survivalist = Only the Survivalist can take cards from under the zombies' noses.
tiny-epic-zombies-refuse-free-anyway = The store is empty: collect the card for free.
tiny-epic-zombies-refuse-bought = One card per move.
tiny-epic-zombies-refuse-not-held = You do not hold that card.
tiny-epic-zombies-refuse-drop-here = In a store the card goes beside it.
tiny-epic-zombies-refuse-drop-center = Name one of the four center stores.
tiny-epic-zombies-refuse-not-entering = Throw a Grenade the moment you enter a store.
tiny-epic-zombies-refuse-keep-where = Name a center store for the weapon you replace, and only then.
tiny-epic-zombies-refuse-one-weapon = At this table one weapon goes into the cache per entry.
tiny-epic-zombies-refuse-no-arsenal = The cache takes nothing.
tiny-epic-zombies-refuse-cache-full = The cache does not take that much.
tiny-epic-zombies-refuse-not-at-cache = Things go into the cache when you enter the Courtyard.
tiny-epic-zombies-refuse-patient = They have nothing to heal.
tiny-epic-zombies-refuse-axe = With the Axe in hand, you must strike back.
tiny-epic-zombies-refuse-rush-where = A rush goes up to 3 rooms, to a room without a zombie.
tiny-epic-zombies-refuse-no-escort = There is no squad to lead.
tiny-epic-zombies-refuse-no-squad = No squad of that corner can be moved.
tiny-epic-zombies-refuse-not-your-squad = Somebody else leads that squad.
tiny-epic-zombies-refuse-squad-moves = A squad takes one of the three moves of your turn.
tiny-epic-zombies-refuse-must-leave = There is a zombie in your room: your own figure must leave first.
tiny-epic-zombies-refuse-post-taken = That space is taken.
tiny-epic-zombies-refuse-not-teacher = Only the Teacher can peek.
tiny-epic-zombies-refuse-no-card = There is no card to peek at.
tiny-epic-zombies-refuse-known = You already know that card.
tiny-epic-zombies-refuse-no-deck = At this table the search deck stays closed.
tiny-epic-zombies-refuse-not-bearer = You are not carrying that.
tiny-epic-zombies-refuse-dead = Eaten humans do nothing more, and what they carried stays where they fell.
tiny-epic-zombies-refuse-only-deliver = Supply Tokens can only be delivered.
tiny-epic-zombies-refuse-same-room = Both must be in the same room.
tiny-epic-zombies-refuse-their-turn = In competitive games things change hands only on the giver's or the taker's turn.
tiny-epic-zombies-refuse-one-offer = Another offer is still waiting for an answer.
tiny-epic-zombies-refuse-bleeder = Choose a human with the fewest wounds and, of those, the most ammo.
tiny-epic-zombies-refuse-not-yours = That zombie card is not in play.
tiny-epic-zombies-refuse-push-what = Push a token that lies in a store.
tiny-epic-zombies-refuse-push-where = That is too far to push it.
tiny-epic-zombies-refuse-shift-whom = There is no zombie left to move.
tiny-epic-zombies-refuse-litter = That card cannot go there.
tiny-epic-zombies-refuse-hurt-whom = That human cannot be hurt this way.
tiny-epic-zombies-refuse-symbol = That store does not have the symbol of the revealed card.
tiny-epic-zombies-refuse-not-in-hand = That card is not in your hand.
tiny-epic-zombies-refuse-burn = That card is not beside a full store.

## Why a bot did something: ends a line that begins with its name and a colon.

tiny-epic-zombies-why-turns = that loses no turn
tiny-epic-zombies-why-done = that completes an objective
tiny-epic-zombies-why-work = that brings the objectives on
tiny-epic-zombies-why-late = Turns are getting short
tiny-epic-zombies-why-survivors = that saves survivors
tiny-epic-zombies-why-barricade = that spares the barricade
tiny-epic-zombies-why-weakest = somebody is close to death
tiny-epic-zombies-why-life = that keeps us further from death
tiny-epic-zombies-why-zombies = that leaves fewer zombies
tiny-epic-zombies-why-crowds = a crowded store is about to spill over
tiny-epic-zombies-why-cards = there are good cards to be had
tiny-epic-zombies-why-others = the others must not get ahead
tiny-epic-zombies-danger-hurt = to be wounded
tiny-epic-zombies-danger-out = to be eaten

## What options allow. Modes, characters and stores are named as options name them.

tiny-epic-zombies-allowed-level = normal (the mode { $mode } has no levels)
tiny-epic-zombies-allowed-no-zombie-player = last (nobody plays the Zombies in the mode { $mode })
tiny-epic-zombies-allowed-zombie-seat = last, random, 0 to { $last }
tiny-epic-zombies-allowed-first = random, 0 to { $last }
tiny-epic-zombies-allowed-first-of-two = random, 0, 1 (the two Humans)
tiny-epic-zombies-allowed-first-drawn = random (a Human, and the seat of the Zombie Player is drawn)
tiny-epic-zombies-allowed-first-human = random, or the seat of a Human; this one plays the Zombies
tiny-epic-zombies-allowed-characters = deal, random, or up to { $n } of: { $names }
tiny-epic-zombies-allowed-zombie-card = deal, random, or one of: { $names }
tiny-epic-zombies-allowed-once = every character at most once; '{ $character }' is named twice
tiny-epic-zombies-allowed-distinct = { $none }, or up to { $n } different ones of: { $names }
tiny-epic-zombies-allowed-layout = random, or 8 stores in the order { $order }; { $n ->
    [one] { $n } is named
   *[other] { $n } are named
}
tiny-epic-zombies-allowed-layout-once = one side of each card; '{ $one }' and '{ $other }' are the same card or its two sides
tiny-epic-zombies-allowed-store = unknown store '{ $word }'; known: { $known }
