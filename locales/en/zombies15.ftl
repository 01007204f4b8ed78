### Zombies 15' on the table: Heroes, cards, places, options, prompts, events and refusals.
### The rulebook is in zombies15-rules.ftl.

## Modes

zombies15-mode-scenario = One scenario
zombies15-mode-campaign = Campaign
zombies15-mode-quick = Quick Game
zombies15-mode-custom = Your own scenario
zombies15-mode-scenario-help = One evening, one goal, fifteen minutes.
zombies15-mode-campaign-help = All fifteen in a row, with the same crew and what it carries.
zombies15-mode-quick-help = A course through town, never the same, to the way out.
zombies15-mode-custom-help = A file that you or somebody else wrote.

## Heroes

zombies15-hero-house = The numbers on this Hero's sheet are ours.
zombies15-hero-josh = Josh
    .strength = Natural healer: he starts his turn with 1 Life Point more if he is down to 1 and no zombie is near.
    .weakness = Zombiphobia: he never attacks bare-handed.
zombies15-hero-severity = Severity
    .strength = Tough as nails: she gets up without spending an Action.
    .weakness = Resistant to healing: nothing gives her Life Points back during a scenario.
zombies15-hero-will = Will
    .strength = Observant: his Quick Search draws 4 cards.
    .weakness = Short-legged: at most 2 Moves from tile to tile in a turn.
zombies15-hero-snow = Snow
    .strength = Quick hands: using a Light Object costs her no Action.
    .weakness = Only 2 Life Points.
zombies15-hero-vance = Vance
    .strength = Stealth: he may leave an Area with up to 2 zombies in it.
    .weakness = Fear of firearms: he cannot have a Gun.
zombies15-hero-sai_fon = Sai Fon
    .strength = Strong punch: her bare hands kill up to 3 zombies.
    .weakness = Impetuous: she cannot do a Careful Search.
zombies15-hero-hazel = Hazel
    .strength = Aspiring nurse: healing Items restore 1 more in her hands, to anybody near.
    .weakness = Holes in her pockets: 1 Light Object slot and 2 Backpack slots.
zombies15-hero-dex = Dex
    .strength = Pack mule: a Heavy Object leaves his second Weapon free.
    .weakness = Heavy-footed: anything noisy is 1 noisier in his hands.

## Cards

zombies15-card-house = The numbers of this card and how many there are of it are ours.
zombies15-card-zombie_1 = 1 zombie
zombies15-card-zombie_2 = 2 zombies
zombies15-card-revolver = Revolver
zombies15-card-nail_gun = Nail Gun
zombies15-card-crossbow = Crossbow
zombies15-card-shotgun = Shotgun
zombies15-card-hunting_rifle = Hunting Rifle
zombies15-card-assault_rifle = Assault Rifle
zombies15-card-machine_pistol = Machine Pistol
zombies15-card-baseball_bat = Baseball Bat
zombies15-card-axe = Axe
zombies15-card-machete = Machete
zombies15-card-crowbar = Crowbar
zombies15-card-chainsaw = Chainsaw
zombies15-card-shovel = Shovel
zombies15-card-frying_pan = Frying Pan
zombies15-card-hockey_stick = Hockey Stick
zombies15-card-recurve_bow = Recurve Bow
zombies15-card-cavalry_sword = Cavalry Sword
zombies15-card-chain_flail = Chain Flail
zombies15-card-nunchaku = Nunchaku
zombies15-card-electric_guitar = Electric Guitar
zombies15-card-first_aid_kit = First Aid Kit
    .help = Restores 1 Life Point to you or a conscious Hero in your Area.
zombies15-card-ammo_box = Ammo Box
    .help = Fills one of your Guns.
zombies15-card-duct_tape = Duct Tape
    .help = Mends one of your Melee Weapons completely.
zombies15-card-hand_grenade = Hand Grenade
    .help = Kills up to 4 zombies in your Area, loudly.
zombies15-card-bike_helmet = Bike Helmet
    .help = Fend Off +1 as long as you have it.
zombies15-card-cheeseburger = Cheeseburger
    .help = Restores 1 Life Point to you.
zombies15-card-razor_blade = Razor Blade
    .help = Kills 1 zombie in your Area.
zombies15-card-rotten_meat = Rotten Meat
    .help = Beside exactly 1 zombie: your next Move or Search this turn is allowed.
zombies15-card-lucky_charm = Lucky Charm
    .help = The worst Zombie card of your next Quick Search this turn brings nobody.
zombies15-card-smoke_grenade = Smoke Grenade
    .help = Your next Move this turn may leave this Street despite zombies.
zombies15-card-work_gloves = Work Gloves
    .help = Your bare hands kill 1 more.
zombies15-card-cookies = Box of Cookies
    .help = Restores 1 Life Point and gives 2 Actions.
zombies15-card-energy_drink = Energy Drink
    .help = Gives 3 Actions.
zombies15-card-cat = Cat
    .help = At the next growl one fewer Zombie card is drawn.
zombies15-card-fireworks = Fireworks
    .help = From a Street: up to 3 zombies run into an adjacent Street.
zombies15-card-dynamite = Dynamite
    .help = From a Street: kills up to 3 zombies in an adjacent Street, loudly.
zombies15-card-trashcan_lid = Trashcan Lid
    .help = Fend Off +2 as long as you have it.
zombies15-card-dog = Dog
    .help = Fend Off +1 as long as you have it; or, once, kills 2 zombies.
zombies15-card-skateboard = Skateboard
    .help = Your first Move from tile to tile each turn is free; or, once, kills 2 zombies.
zombies15-card-molotov_cocktail = Molotov Cocktail
    .help = Kills up to 4 zombies in your Area.
zombies15-card-explosive_ammo = Explosive Ammo
    .help = With a Gun attack: Damage +3, and the Gun is destroyed.
zombies15-card-improvised_shield = Improvised Shield
    .help = Fend Off +3 as long as you have it.
zombies15-card-defibrillator = Defibrillator
    .help = An unconscious Hero in your Area comes round with 1 Life Point.
zombies15-empty-slot = an empty slot

## Tokens, Heavy Objects, markers, colours and Events

zombies15-token-bag1 = Bag 1
zombies15-token-bag2 = Bag 2
zombies15-token-bag3 = Bag 3
zombies15-token-key_red = Red Key
zombies15-token-key_blue = Blue Key
zombies15-token-key_green = Green Key
zombies15-token-key_yellow = Yellow Key
zombies15-token-medicine = Medicine
zombies15-token-sample = Sample
zombies15-token-spare = spare token
zombies15-token-blank = blank token
zombies15-heavy-gas_can = Gas Can
    .help = Only to be brought where the scenario wants it.
zombies15-heavy-radio = Radio
    .help = Only to be brought where the scenario wants it; at a radio tower its carrier can call the helicopter.
zombies15-heavy-machine_gun = Machine Gun
    .help = Works while you carry it: kills up to 6 zombies here or, from a Street, in an adjacent Street, loudly; fends off 3.
zombies15-heavy-ammo_crate = Ammo Crate
    .help = Carried to a Machine Gun that has fired, it fills it for 1 Action.
zombies15-heavy-survivor_milo = Milo
    .help = Unconscious: to be carried, never to be revived.
zombies15-marker-car = Car
zombies15-marker-helicopter = Helicopter
zombies15-marker-generator = generator
zombies15-marker-cabin = control cabin
zombies15-marker-tower = radio tower
zombies15-marker-helipad = helipad
zombies15-colour-red = red
zombies15-colour-blue = blue
zombies15-colour-green = green
zombies15-colour-yellow = yellow
zombies15-zombie-event-loss = Loss of a Light Object
zombies15-zombie-event-sneak_attack = Sneak Attack
zombies15-zombie-event-surge = Zombie Surge
zombies15-zombie-event-terror = Terror

## Tiles and Areas

zombies15-tile-house = The name of this tile is ours; its streets and its Search Area are the published ones.
zombies15-tile-1A = Willow Park Road
zombies15-tile-1B = Alder Street
zombies15-tile-2A = Footbridge Pond
zombies15-tile-2B = Palm Avenue
zombies15-tile-3A = Fountain Green
zombies15-tile-3B = Mercer Street
zombies15-tile-4A = Willow Park Road II
zombies15-tile-4B = Quince Street
zombies15-tile-5A = Footbridge Pond II
zombies15-tile-5B = Mercer Street II
zombies15-tile-6A = Fountain Green II
zombies15-tile-6B = Palm Avenue II
zombies15-tile-7A = Broken Yard
zombies15-tile-7B = Quince Street II
zombies15-tile-8A = Lot Seven
zombies15-tile-8B = Alder Street II
zombies15-tile-9A = Four Corners
zombies15-tile-9B = Grill & Gas
zombies15-tile-10A = The Rotunda
zombies15-tile-10B = Market Row
zombies15-tile-11A = Sunset Plaza
zombies15-tile-11B = Pool House Bend
zombies15-tile-12A = Mill Yard
zombies15-tile-12B = Drifter Motel
zombies15-tile-13A = Harrow House
zombies15-tile-13B = Club Feedback
zombies15-tile-14A = Precinct Nine
zombies15-tile-14B = Ledger House
zombies15-tile-15A = Ballpark Bend
zombies15-tile-15B = Union Hall
zombies15-tile-16A = Fern Bend
zombies15-tile-16B = Pool House Bend II
zombies15-tile-17A = Fern Bend II
zombies15-tile-17B = Drifter Motel II
zombies15-tile-18A = Old Cemetery
zombies15-tile-18B = Club Feedback II
zombies15-tile-19A = Hoops Court
zombies15-tile-19B = Ledger House II
zombies15-tile-20A = Hoops Court II
zombies15-tile-20B = Union Hall II
zombies15-tile-21A = Acorn Close
zombies15-tile-21B = Fern Bend III
zombies15-tile-22A = Beech Close
zombies15-tile-22B = Ballpark Bend II
zombies15-tile-23A = Acorn Close II
zombies15-tile-23B = Gatehouse
zombies15-tile-24A = Beech Close II
zombies15-tile-24B = Lot Seven II
zombies15-tile-25A = Acorn Close III
zombies15-tile-25B = Willow Park Road III
zombies15-tile-26A = Beech Close III
zombies15-tile-26B = Four Corners II
zombies15-tile-27A = Villa Row
zombies15-tile-27B = Mill Yard II
zombies15-tile-28A = Market Row II
zombies15-tile-28B = Mercy Hospital
zombies15-tile-29A = Grill & Gas II
zombies15-tile-29B = Pool House Bend III
zombies15-tile-30A = Villa Row II
zombies15-tile-30B = Old Cemetery II
zombies15-tile-31A = Broken Yard II
zombies15-tile-31B = Green Cross
zombies15-tile-32A = Lot Seven III
zombies15-tile-32B = Green Cross II
zombies15-place-street = { $tile }, street
zombies15-place-search = { $tile }, inside
zombies15-words = { $words }

## The campaign "Fifteen Sirens"

zombies15-scenario-numbered = { $number }. { $name }
zombies15-level-tutorial = teaches the game
zombies15-level-easy = easy
zombies15-level-medium = medium
zombies15-level-hard = hard
zombies15-level-finale = the finale
zombies15-scenario-house = A scenario of ours, made for this program.
zombies15-scenario-1 = First Bell
zombies15-story-1 = Saturday detention saved you: nobody ever came to unlock the room. The corridor has gone quiet, the phones are dead, and the school bus depot is six blocks away by way of Quince Street.
    .rules = Abilities are off and every Hero has 3 Life Points. Everybody starts with one Hockey Stick. No growls.
zombies15-scenario-2 = Roll Call
zombies15-story-2 = The depot is empty, but someone is ringing the bell of the civic hall: two long, one short, the way your class signals a fire drill. If they are still ringing, they are still alive.
    .rules = Abilities are off and every Hero has 3 Life Points. Start with what you held at the end of First Bell, or a Hockey Stick.
zombies15-scenario-3 = Borrowed Keys
zombies15-story-3 = The hall's caretaker left in a hurry. His ring of keys did not: it is somewhere in three houses he used to look after, and the gate to the ring road is chained shut.
    .rules = Abilities and printed starting Items are in force from now on.
zombies15-scenario-4 = Corner Shop Run
zombies15-story-4 = Nine mouths, four tins of peaches. Five corner shops on the far side of the ring road had their shutters down when it happened, and shutters keep out more than thieves.
    .rules = Only Bags found in this scenario count.
zombies15-scenario-5 = Two Gallons Short
zombies15-story-5 = There is a station wagon in Fern Bend with keys in it and a dry tank. Two petrol cans were seen in two garages. The garages have alarms; the owners were careful people.
    .rules = A Gas Can counts when it is carried to Fern Bend II or lies there.
zombies15-scenario-6 = Every Window Screams
zombies15-story-6 = Four boxes of antibiotics would get Milo's little brother through the week. Every pharmacy, clinic and vet in the quarter has shop alarms that are still drawing power from the roof panels.
    .rules = Six of the seven places have an Alarm.
zombies15-scenario-7 = Blackout on Mercer
zombies15-story-7 = No moon, no lamps, and something in the dark that breathes in time with you. A diesel generator stands behind a house in Beech Close. Somebody will have to carry fuel to it blind.
    .rules = Everybody has 1 fewer Action. Dropping a Gas Can in the Search Area of Beech Close brings the power back, from the next turn on.
zombies15-scenario-8 = Split Shift
zombies15-story-8 = The footbridge came down between you. Two of you are on the west bank, two on the east, and the tunnel gates open only if both control cabins are manned at the same time.
    .rules = Both Red Locks vanish as soon as a conscious Hero is in each control cabin.
zombies15-scenario-9 = Hold the Diner
zombies15-story-9 = A lorry convoy answered your call. It needs fourteen minutes. The only place it can turn is the diner crossing, and every street of the town leads to it.
    .rules = Every growl draws 2 cards. Number cards come to the gate of their letter, the Horde to the gate with the fewest zombies, the first letter if there are several. 15 zombies at a gate when the siren of 7, 10 or 14 minutes sounds: lost at once, whatever else is true then. Every gate has an Alarm.
zombies15-scenario-10 = Signal Hill
zombies15-story-10 = The convoy's radio still works, and so does Milo, barely: he took a fall by the quarry and has not woken up. Both have to go up the hill, and neither can walk.
    .rules = Milo counts as an unconscious Hero who cannot be revived.
zombies15-scenario-11 = Out by Air
zombies15-story-11 = A voice on the hill frequency promised one flight and one landing. It will not circle. Get the set to the tower on Mercer Street, call it in, and be on the roof when it comes.
    .rules = Every growl draws 2 cards: number cards come to the tile of their letter, the Horde to the Active Hero. Whoever carries the Radio can call from the Street of the tower, with no zombie there; it takes an Action, and the Radio is left behind. The helicopter lands at the second siren after the call: called before 7 minutes it lands at 10, before 10 at 14, later never. The tower and the roof have letters. Six tiles have an Alarm.
zombies15-scenario-12 = Bad Luck Boulevard
zombies15-story-12 = The pilot set you down at the wrong end of the longest street in town. Whatever the smoke did to the dead on this side, they have learned to wait behind doors.
    .rules = Events are in force from now on. Only Bags found in this scenario count.
zombies15-scenario-13 = Boxed In
zombies15-story-13 = The army fenced the district before it fell, and the fence held. Four gates, four padlocks, eight duty offices where the keys might hang, and the noise of the crowd outside on every side.
    .rules = Every growl draws 2 cards, the numbers 1 and 2 and the Horde: number cards come to the tile of their letter, the Horde to the Active Hero, and Events strike the Active Hero. Any corner will do, the same for all, once its Lock is gone. All offices but one have an Alarm.
zombies15-scenario-14 = The Long Shoulder
zombies15-story-14 = Route 9 runs along the cliff for as far as anyone can see, and the only car that starts is at the other end of it. There is one can of petrol at the lookout, and not much to shelter in on the way.
    .rules = Events are in force. Whoever starts a turn carrying something heavy has 1 fewer Action. Three tiles have an Alarm.
zombies15-scenario-15 = The One Who Leads
zombies15-story-15 = It does not shamble. It walks, and the others walk where it has walked. The last doctor on the air says one vial of what runs in it would end this. Then she says: you have until the siren.
    .rules = Events are in force. The Alpha counts as 3 zombies and takes 24 wounds, from whatever an attack has left over when the zombies beside it are dead; then it leaves the Sample. At every growl it walks one tile towards the Active Hero. Fireworks do not move it, and smoke, meat and stealth do not work beside it.
zombies15-story-quick = No story, no past: somebody laid a course through town, and it ends at the way out.

## Goals

zombies15-goal-heroes = All Heroes at { $tile }
zombies15-goal-heroes-either = All Heroes together at { $tiles }
zombies15-either-more = { $first }, { $last }
zombies15-either-last = { $first } or { $last }
zombies15-goal-clear = No zombie at { $tile }
zombies15-goal-bags = { $n } Bags found here, carried between you
zombies15-goal-tokens = { $token }: { $n } carried between you
zombies15-goal-heavy = { $what }: { $n } where the Heroes are
zombies15-goal-siren = The siren at { $n } minutes has sounded
zombies15-goal-marker = { $what } where the Heroes are
zombies15-goal-lock = The Lock of that tile is gone

## A scenario as `shamble scenario show` lists it

zombies15-show-start = Start: { $what }
zombies15-show-exit = Exit: { $what }
zombies15-show-locks = Locks: { $what }
zombies15-show-hidden = Search tokens, face-down: { $what }
zombies15-show-face-up = Search tokens, face-up: { $what }
zombies15-show-heavy = Heavy Objects: { $what }
zombies15-show-markers = Places: { $what }
zombies15-show-alarms = Alarms: { $what }
zombies15-show-letters = Letters: { $what }
zombies15-show-loose-ends = Streets that leave the map and lead nowhere: { $what }
zombies15-show-silent = No growls
zombies15-show-growls = A growl every { $n } seconds
zombies15-show-pile = Zombie pile: number cards up to { $value }, { $hordes ->
    [0] no Horde card
    [one] { $hordes } Horde card
   *[other] { $hordes } Horde cards
}; { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} a growl
zombies15-show-gates = Number cards bring their zombies to the tile of their letter
zombies15-show-events = Events are in force
zombies15-show-event-values = Events are in force on cards with the values { $what }
zombies15-show-prologue = Abilities are off and every Hero has 3 Life Points
zombies15-show-stick = Everybody starts with one Hockey Stick
zombies15-show-stick-or-kept = Everybody starts with one Hockey Stick, or with what was kept
zombies15-show-dark = Everybody has 1 fewer Action until a Gas Can is dropped at the generator
zombies15-show-burden = Whoever starts a turn carrying something heavy has 1 fewer Action
zombies15-show-horde-at-gate = The Horde comes to the letter tile with the fewest zombies
zombies15-show-breach = { $n } zombies at a letter tile when a siren sounds: lost
zombies15-show-cabins = Every { $colour } Lock vanishes as soon as a conscious Hero is in each cabin
zombies15-show-alpha = The Alpha zombie starts at { $place } and takes { $n } wounds

## Options: name, plain explanation, and the name of each value that is a word

zombies15-option-scenario = Scenario
zombies15-option-scenario-help = Which of the fifteen scenarios to play by itself. The first two teach the game.

zombies15-option-progress = Crew
zombies15-option-progress-help = The line your crew got at the end of its last game: which scenario comes next, and what everybody carries. “new” starts at the first scenario.

zombies15-option-scenario_text = Scenario text
zombies15-option-scenario_text-help = A scenario of your own: the whole text of its file. Empty: a small sample scenario.

zombies15-option-heroes = Heroes
zombies15-option-heroes-help = Who plays whom, by seat; with two players each has two Heroes and plays them in this order. Each Hero can be taken once. Anyone not named is random; in a campaign they stay the same.

zombies15-option-first = First turn
zombies15-option-first-help = Which seat takes the first turn.
zombies15-option-first-random = Random
zombies15-option-first-0 = First seat
zombies15-option-first-1 = Second seat
zombies15-option-first-2 = Third seat
zombies15-option-first-3 = Fourth seat

zombies15-option-soundtrack = Soundtrack
zombies15-option-soundtrack-help = How often it growls. Every growl brings zombies to whoever is active.
zombies15-option-soundtrack-scenario = As the scenario says
zombies15-option-soundtrack-none = No growls
zombies15-option-soundtrack-60 = Every 60 seconds
zombies15-option-soundtrack-40 = Every 40 seconds
zombies15-option-soundtrack-custom = Custom interval

zombies15-option-growl_seconds = Custom growl interval
zombies15-option-growl_seconds-help = Seconds between growls when the soundtrack has a custom interval.

zombies15-option-difficulty = Quick Game level
zombies15-option-difficulty-help = Normal growls every 60 seconds, Difficult every 40. Expert is Difficult with every Hero starting a Life Point short.
zombies15-option-difficulty-normal = Normal
zombies15-option-difficulty-difficult = Difficult
zombies15-option-difficulty-expert = Expert

zombies15-option-quick_tiles = Quick Game length
zombies15-option-quick_tiles-help = How many tiles the course has besides the Start tile.

zombies15-option-quick_bags = Quick Game Bags
zombies15-option-quick_bags-help = How many Item Bags lie hidden along the course.

zombies15-option-quick_keys = Quick Game Locks
zombies15-option-quick_keys-help = How many Locks bar the course; the Key of each lies hidden before it.

zombies15-option-quick_alarms = Quick Game Alarms
zombies15-option-quick_alarms-help = How many tiles have an Alarm, which makes everything noisy there 1 noisier.

zombies15-option-quick_search = Quick Game Search Areas
zombies15-option-quick_search-help = How many tiles of the course have a Search Area.
zombies15-option-quick_search-half = At least half
zombies15-option-quick_search-all = As many as possible

zombies15-option-event_values = Quick Game Events
zombies15-option-event_values-help = Which Zombie cards carry Events: card values such as 1,2, or none.

zombies15-option-speed = Speed
zombies15-option-speed-help = How fast the soundtrack runs, in percent. Slower is easier; the result says so.
zombies15-option-speed-50 = 50%
zombies15-option-speed-75 = 75%
zombies15-option-speed-100 = 100%
zombies15-option-speed-125 = 125%
zombies15-option-speed-150 = 150%

zombies15-option-pause = Pausing
zombies15-option-pause-help = Who may stop the clock. A game that was stopped says so in its result.
zombies15-option-pause-solo = Only a solo player
zombies15-option-pause-vote = More than half the seats
zombies15-option-pause-free = Anybody

zombies15-option-action_ms = Time per command
zombies15-option-action_ms-help = Turn by turn only: how many milliseconds of the soundtrack each command takes.

zombies15-option-reserve_limit = Zombie figures
zombies15-option-reserve_limit-help = How many zombies there are in all. When they are used up, no more can come until some die.
zombies15-option-reserve_limit-none = No limit

zombies15-option-growl_waits_for_action = Growls wait
zombies15-option-growl_waits_for_action-help = A growl that sounds during an open search waits until the choice is made.
zombies15-option-growl_waits_for_action-on = They wait
zombies15-option-growl_waits_for_action-off = At once

zombies15-option-finish_open_action = Finish the open Action
zombies15-option-finish_open_action-help = A choice that is open when the soundtrack ends may still be made, and may still win.
zombies15-option-finish_open_action-on = It may
zombies15-option-finish_open_action-off = Over is over

zombies15-option-recheck_repeats = Every re-check hurts
zombies15-option-recheck_repeats-help = Whether a second failed Fend Off check in the same turn costs another Life Point.
zombies15-option-recheck_repeats-on = Each costs a Life Point
zombies15-option-recheck_repeats-off = One at most

zombies15-option-bonus_needs_weapon = Bonus needs a Weapon
zombies15-option-bonus_needs_weapon-help = Whether Fend Off bonuses count only for a Hero with a usable Weapon.
zombies15-option-bonus_needs_weapon-on = Only with a Weapon
zombies15-option-bonus_needs_weapon-off = Always

zombies15-option-loot_tokens_under_attack = Tokens of the unconscious
zombies15-option-loot_tokens_under_attack-help = Whether they may be taken while zombies are around.
zombies15-option-loot_tokens_under_attack-on = Even among zombies
zombies15-option-loot_tokens_under_attack-off = Only without zombies

zombies15-option-token_drop_needs_search = Putting tokens down
zombies15-option-token_drop_needs_search-help = Whether Search tokens are put down freely, or only as part of a Search Action.
zombies15-option-token_drop_needs_search-on = In a Search Action
zombies15-option-token_drop_needs_search-off = Freely

zombies15-option-restricted_items_fend = Forbidden Items
zombies15-option-restricted_items_fend-help = Whether a Hero who may not use an Item may still hold it for its Fend Off value.
zombies15-option-restricted_items_fend-on = For Fend Off only
zombies15-option-restricted_items_fend-off = Not at all

zombies15-option-unconscious_is_company = Company
zombies15-option-unconscious_is_company-help = Whether an unconscious companion keeps a Sneak Attack away.
zombies15-option-unconscious_is_company-on = Yes
zombies15-option-unconscious_is_company-off = No

zombies15-option-rotten_meat_combined = Rotten Meat
zombies15-option-rotten_meat_combined-help = Whether using it and the Move or Search together cost a single Action.
zombies15-option-rotten_meat_combined-on = One Action together
zombies15-option-rotten_meat_combined-off = One Action each

zombies15-option-expert_lowers_max = Expert Life Points
zombies15-option-expert_lowers_max-help = Whether the Life Point missing at Expert level can be healed.
zombies15-option-expert_lowers_max-on = The maximum drops
zombies15-option-expert_lowers_max-off = It can be healed

## Prompts

zombies15-ask-act = { $hero }: { $n ->
    [0] no Action left
    [one] { $n } Action left
   *[other] { $n } Actions left
}
zombies15-ask-hand-over = { $hero }: say “Your turn!”
zombies15-ask-keep = { $hero }: what do you keep?
zombies15-ask-token = { $hero }: take the { $token }?
zombies15-ask-lose = { $hero }: which Light Object is lost?
zombies15-ask-surge = { $hero }: where do the five zombies appear?
zombies15-ask-pause = You may stop the clock
zombies15-ask-resume = The clock is stopped
zombies15-ask-checkpoint = Checkpoint: choose Items and exchange Bags

## What can be done

zombies15-do-move = Move to { $place }
zombies15-do-enter = Go in: { $place }
zombies15-do-step-out = Step out: { $place }
zombies15-do-search = Quick Search, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
zombies15-do-keep = Keep { $cards }
zombies15-do-keep-nothing = Keep nothing
zombies15-do-giving-up = { $what }, giving up { $cards }
zombies15-do-careful = Careful Search: { $card }
zombies15-do-careful-below = Careful Search: { $card }, the { $n ->
    [2] second
    [3] third
   *[other] fourth
} from the top
zombies15-do-careful-nothing = Careful Search, taking nothing
zombies15-do-turn-token = Turn up a Search token
zombies15-do-take-token = Take the { $token }
zombies15-do-pocket = Take it
zombies15-do-leave = Leave it
zombies15-do-putting-down = { $what }, putting down { $others }
zombies15-do-swapping = { $what }, swapping your Weapons
zombies15-do-discard-order = { $what }, { $card } on top of the discards
zombies15-do-loot = Take { $what } from { $hero }
zombies15-do-drop-token = Put down the { $token }
zombies15-do-attack = Attack: { $card }
zombies15-do-attack-explosive = Attack with Explosive Ammo: { $card }
zombies15-do-hands = Attack bare-handed, { $n } for 1 Life Point
zombies15-do-fire = Fire the Machine Gun here
zombies15-do-fire-at = Fire the Machine Gun at { $tile }
zombies15-do-use = Use { $card }
zombies15-do-use-on = Use { $card }: { $what }
zombies15-do-lift = Pick up { $what }
zombies15-do-drop = Drop what you carry
zombies15-do-refill = Fill the Machine Gun
zombies15-do-call = Call the helicopter
zombies15-do-get-up = Get up
zombies15-do-end-actions = End the Actions
zombies15-do-end-turn = Your turn!
zombies15-do-lose = Lose { $card }
zombies15-do-surge = { $tile }
zombies15-do-pause = Pause
zombies15-do-resume = Resume
zombies15-do-keep-items = { $hero } keeps the current Items
zombies15-do-starting-items = { $hero } takes the starting Items
zombies15-do-give = { $hero } gives { $token } to { $other }
zombies15-do-give-for = { $hero } gives { $token } to { $other }, who takes { $card }
zombies15-do-exchange = { $hero }: { $token } for { $card }
zombies15-do-exchange-instead = { $hero }: { $token } for { $card }, in place of another Object
zombies15-do-discard-bag = { $hero } throws away { $token }
zombies15-do-done = Ready

## Parts of what is put together

zombies15-part-keep = Choose card by card
zombies15-part-careful = Careful Search, step by step
zombies15-part-rearranging = { $what }, and rearrange the sheet
zombies15-part-swap = Swap your Weapons
zombies15-part-put = { $card } into { $slot ->
    [w1] the first Weapon slot
    [w2] the second Weapon slot
    [o1] the first blue slot
    [o2] the second blue slot
   *[other] the third blue slot
}
zombies15-part-put-instead = { $card } in place of { $other }, in { $slot ->
    [w1] the first Weapon slot
    [w2] the second Weapon slot
    [o1] the first blue slot
    [o2] the second blue slot
   *[other] the third blue slot
}
zombies15-part-give-up = Give up { $card }
zombies15-part-lay = { $n ->
    [1] Lay down { $card } first
   *[other] Then lay down { $card }
}
zombies15-part-on-top = { $card } on top
zombies15-part-instead = In place of what is in { $slot ->
    [o1] the first blue slot
    [o2] the second blue slot
   *[other] the third blue slot
}
zombies15-part-zombies = { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
}

## Events

zombies15-event-turn = { $hero } is active with { $n ->
    [one] { $n } Action
   *[other] { $n } Actions
}.
zombies15-event-moved = { $hero } moves to { $place }.
zombies15-event-unlocked = { $hero } opens the { $colour } Lock of { $place }. Key and Lock are gone.
zombies15-event-searched = { $hero } searches and finds { $cards }.
zombies15-event-charmed = { $hero }'s Lucky Charm disarms { $card }.
zombies15-event-kept = { $hero } keeps { $cards }.
zombies15-event-gave-up = { $hero } gives up { $cards } for good.
zombies15-event-discarded = On the discard pile: { $cards }.
zombies15-event-careful = { $hero } searches carefully and takes { $card }; { $n ->
    [0] nothing lay above it
    [one] { $n } card above it is out of the game
   *[other] { $n } cards above it are out of the game
}.
zombies15-event-careful-nothing = { $hero } searches carefully and takes nothing.
zombies15-event-token-turned = { $hero } turns up { $token } at { $place }.
zombies15-event-blank = Nothing there. { $hero }'s blank token is out of the game.
zombies15-event-token-taken = { $hero } takes the { $token }.
zombies15-event-token-left = { $hero } leaves the { $token }.
zombies15-event-token-dropped = { $hero } puts the { $token } down at { $place }.
zombies15-event-looted = { $hero } takes the { $token } from { $other }.
zombies15-event-attacked = { $hero } attacks with { $card } at { $place }: { $n ->
    [0] no zombie dies
    [one] { $n } zombie dies
   *[other] { $n } zombies die
}.
zombies15-event-punched = { $hero } attacks bare-handed: { $n ->
    [0] no zombie dies
    [one] { $n } zombie dies
   *[other] { $n } zombies die
}.
zombies15-event-fired = { $hero } fires the Machine Gun at { $place }: { $n ->
    [0] no zombie dies
    [one] { $n } zombie dies
   *[other] { $n } zombies die
}.
zombies15-event-noise = Noise: { $n ->
    [one] { $n } zombie joins
   *[other] { $n } zombies join
} the Horde, now { $horde } strong.
zombies15-event-used = { $hero } uses { $card }.
zombies15-event-gone = { $hero }'s { $card } is gone.
zombies15-event-healed = { $hero } recovers { $n ->
    [one] { $n } Life Point
   *[other] { $n } Life Points
} and has { $lp }.
zombies15-event-restored = { $hero }'s { $card } is full again.
zombies15-event-actions = { $hero } gains { $n } Actions.
zombies15-event-driven = { $n ->
    [one] { $n } zombie runs
   *[other] { $n } zombies run
} from { $from } to { $place }.
zombies15-event-revived = { $other } revives { $hero }, with 1 Life Point.
zombies15-event-lifted = { $hero } picks up { $what }.
zombies15-event-dropped = { $hero } drops { $what } at { $place }.
zombies15-event-refilled = { $hero } fills the Machine Gun. The crate is empty.
zombies15-event-called = { $hero } calls the helicopter.
zombies15-event-landed = The helicopter lands at { $place }.
zombies15-event-lights-on = The lights come on. Everybody has all Actions again from the next turn.
zombies15-event-cabins = Both cabins are manned: the { $colour } Locks are gone.
zombies15-event-got-up = { $hero } gets up.
zombies15-event-attack-held = { $n ->
    [one] { $n } zombie attacks
   *[other] { $n } zombies attack
} { $hero }. Fend Off { $fend } holds.
zombies15-event-attack-held-again = Checked again: { $n } against Fend Off { $fend }. { $hero } still holds.
zombies15-event-attack-failed = { $n ->
    [one] { $n } zombie attacks
   *[other] { $n } zombies attack
} { $hero }. Fend Off { $fend } is not enough.
zombies15-event-attack-failed-again = Checked again: { $n } against Fend Off { $fend }. Too many for { $hero }.
zombies15-event-lost-life = { $hero } loses a Life Point and has { $lp } left.
zombies15-event-fell = { $hero } falls down.
zombies15-event-unconscious = { $hero } is unconscious.
zombies15-event-your-turn = { $hero }: “Your turn!”
zombies15-event-siren = Siren: { $n } minutes.
zombies15-event-growl = A growl.
zombies15-event-growl-waits = The growl waits for the open choice.
zombies15-event-cancelled = The Cat leads them astray: no card.
zombies15-event-card = Zombie card: { $n } ({ $letter }).
zombies15-event-card-event = Zombie card: { $n } ({ $letter }) with { $event }.
zombies15-event-card-horde = Zombie card: the Horde!
zombies15-event-zombies = { $n ->
    [0] No zombie is left to come
    [one] { $n } zombie comes
   *[other] { $n } zombies come
} to { $place }.
zombies15-event-horde = The Horde comes to { $place }, { $n } strong.
zombies15-event-horde-refilled = A new Horde gathers: { $n }.
zombies15-event-pile-rebuilt = The used Zombie cards are shuffled into a new pile.
zombies15-event-struck = { $hero }: { $event }.
zombies15-event-fled = { $hero } flees in terror to { $place }.
zombies15-event-alpha-moved = The Alpha walks to { $place }.
zombies15-event-alpha-wounded = The Alpha takes { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}; { $left } to go.
zombies15-event-alpha-fell = The Alpha is down. A Sample lies at { $place }.
zombies15-event-pause-wanted = { $seat } wants a pause.
zombies15-event-paused = The clock is stopped.
zombies15-event-resumed = The clock is running again.
zombies15-event-won = Objective met. You made it!
zombies15-event-time-up = The soundtrack is over. You did not make it.
zombies15-event-all-unconscious = Nobody is left standing.
zombies15-event-breached = They break through at { $place }.
zombies15-event-items-kept = { $hero } keeps the current Items.
zombies15-event-items-starting = { $hero } takes the starting Items.
zombies15-event-bag-given = { $hero } gives { $token } to { $other }.
zombies15-event-bag-exchanged = { $hero } turns in { $token } for { $card }.
zombies15-event-bag-discarded = { $hero } throws away { $token }.
zombies15-event-ready = { $seat } is ready.

## Endings

zombies15-outcome-won = You made it, all of you. { $label }
zombies15-outcome-time = The soundtrack ended before you were done. { $label }
zombies15-outcome-heroes = Nobody was left standing. { $label }
zombies15-outcome-breach = A gate broke. { $label }
zombies15-outcome-campaign-next = { $ending } Next is scenario { $n }, { $name }. Your crew's line for the next table: { $progress }
zombies15-outcome-campaign-again = { $ending } Scenario { $n }, { $name }, starts over with the starting Items and without Bags. Your crew's line for the next table: { $progress }
zombies15-outcome-campaign-over = { $ending } That was the last siren: the campaign is won.
zombies15-label-strict = Played in real time.
zombies15-label-paused = Played in real time, with a pause.
zombies15-label-slowed = Played with the soundtrack slowed down.
zombies15-label-hurried = Played with the soundtrack sped up.
zombies15-label-turn-based = Played turn by turn.

## Refusals

zombies15-refuse-won = The scenario is won.
zombies15-refuse-time-up = The soundtrack has ended.
zombies15-refuse-all-unconscious = Everybody is unconscious.
zombies15-refuse-breached = A gate has been overrun; the scenario is lost.
zombies15-refuse-paused = The clock is stopped.
zombies15-refuse-not-paused = The clock is running.
zombies15-refuse-pause = This table does not allow pausing.
zombies15-refuse-not-active = It is { $hero }'s turn.
zombies15-refuse-choice-first = Make the open choice first.
zombies15-refuse-end-actions-first = First end the Actions and face the zombies.
zombies15-refuse-actions-over = The Actions of this turn are over.
zombies15-refuse-lying = { $hero } is lying on the ground and can only get up.
zombies15-refuse-standing = You are already standing.
zombies15-refuse-no-actions = No Action left.
zombies15-refuse-carrying = Not while you carry something heavy.
zombies15-refuse-held = { $n ->
    [0] The Alpha holds { $hero } here.
    [one] { $n } zombie holds { $hero } here.
   *[other] { $n } zombies hold { $hero } here.
}
zombies15-refuse-search-in-street = Only a Search Area can be searched.
zombies15-refuse-search-zombies = Not with a zombie in the Search Area.
zombies15-refuse-token-zombies = Not with a zombie in the Area.
zombies15-refuse-only-own-street = From a Search Area you can only step into the Street of the same tile.
zombies15-refuse-not-joined = No street joins the two tiles.
zombies15-refuse-short-legged = { $hero } walks at most two tiles a turn.
zombies15-refuse-no-search-area-here = You can only enter the Search Area of the tile you are on, if it has one.
zombies15-refuse-locked = Locked. You need a { $colour } Key.
zombies15-refuse-pile-empty = The Search pile is empty.
zombies15-refuse-impetuous = { $hero } has no patience for a Careful Search.
zombies15-refuse-discard-empty = The discard pile is empty.
zombies15-refuse-not-in-discard = { $card } cannot be taken from the discard pile.
zombies15-refuse-may-not-have = { $hero } may not have { $card }.
zombies15-refuse-weapon-slot = { $card } does not fit into that slot.
zombies15-refuse-object-slot = { $card } needs a blue slot.
zombies15-refuse-slot-taken = A slot holds one card. Give up what is in it first.
zombies15-refuse-loot-item = An unconscious Hero keeps their Items; only Search tokens may be taken.
zombies15-refuse-no-token = There is no such Search token.
zombies15-refuse-backpack-full = { $hero }'s Backpack is full.
zombies15-refuse-drop-in-search = At this table tokens can be put down only in a Search Action.
zombies15-refuse-no-item = You do not have that.
zombies15-refuse-covered = { $card } is covered by what you carry.
zombies15-refuse-empty = { $card } is used up.
zombies15-refuse-gun-empty = The Machine Gun is empty.
zombies15-refuse-zombiphobia = { $hero } will not touch zombies.
zombies15-refuse-no-guns = { $hero } will not fire guns.
zombies15-refuse-only-from-street = { $card } works only in a Street.
zombies15-refuse-not-adjacent = { $card } needs an adjacent tile.
zombies15-refuse-fireworks-number = Choose between one and { $n } of the zombies here.
zombies15-refuse-out-of-reach = Out of reach.
zombies15-refuse-no-zombies = No zombie there.
zombies15-refuse-meat = Only beside exactly one zombie.
zombies15-refuse-explosive = Explosive Ammo needs a loaded Gun that is not covered.
zombies15-refuse-no-target = { $card } is not used on anything in particular.
zombies15-refuse-permanent = { $card } works by itself.
zombies15-refuse-patient = { $card } cannot be used on that Hero.
zombies15-refuse-heal-unconscious = { $hero } is unconscious and cannot be healed.
zombies15-refuse-nothing-to-heal = { $hero } has nothing to heal.
zombies15-refuse-nothing-to-restore = Choose a Weapon of the right kind that has been used.
zombies15-refuse-nobody-to-revive = There is no unconscious Hero here.
zombies15-refuse-already-carrying = You are already carrying something.
zombies15-refuse-nothing-to-lift = That is not here.
zombies15-refuse-nothing-to-drop = You are not carrying anything.
zombies15-refuse-nothing-to-refill = The Machine Gun is not here, or has not been fired.
zombies15-refuse-call = The Radio works only at the tower, with no zombie near.
zombies15-refuse-no-such-choice = That is not what is being asked.
zombies15-refuse-not-drawn = Only Items that were drawn can be kept.
zombies15-refuse-order = Name each card you do not keep exactly once.
zombies15-refuse-no-such-object = Choose one of the Light Objects.
zombies15-refuse-surge = Choose an adjacent tile.
zombies15-refuse-no-checkpoint = That is possible only between two scenarios of a campaign.
zombies15-refuse-checkpoint-over = You are ready already.
zombies15-refuse-not-your-hero = { $hero } is not yours.
zombies15-refuse-items-first = Everybody chooses Items first.
zombies15-refuse-items-chosen = { $hero } has already chosen.
zombies15-refuse-no-bag = There is no { $token }.
zombies15-refuse-give-to-whom = Give it to another Hero of the crew.
zombies15-refuse-one-exchange = { $hero } has already taken a Special Item.
zombies15-refuse-bag-value = { $card } is not worth { $token }.
zombies15-refuse-special-taken = Somebody already has { $card }.
zombies15-refuse-no-object-slot = { $hero } has no free blue slot.

## Why a bot did something: ends a line that begins with its name and a colon.

zombies15-why-time = that saves time
zombies15-why-goals = that brings us closer to winning
zombies15-why-way = that brings us nearer to where we have to be
zombies15-why-fetch = we need what is to be found there
zombies15-why-late = time is getting short for the way
zombies15-why-life = that saves Life Points
zombies15-why-weakest = that protects the weakest of us
zombies15-why-down = that keeps everybody on their feet
zombies15-why-attack = too many zombies are upon us
zombies15-why-horde = the Horde must not grow
zombies15-why-zombies = that leaves fewer zombies on the map
zombies15-why-weapons = we need weapons
zombies15-why-locks = that opens the way
zombies15-why-errands = that is nearer to what we have to fetch
zombies15-why-alpha = we have to bring the Alpha down
zombies15-danger-hurt = to lose a Life Point
zombies15-danger-out = to fall unconscious
