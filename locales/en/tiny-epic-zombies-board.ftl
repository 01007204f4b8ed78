### The board of Tiny Epic Zombies in the browser. Names of things, prompts and events are in tiny-epic-zombies.ftl.

## The drawing

tez-mall = The mall
tez-human = Human { $n }
tez-barricade = Barricade { $n } of { $max }
tez-tale-kills = { $n ->
    [one] 1 zombie killed
   *[other] { $n } zombies killed
}
tez-tale-wounds = { $n ->
    [one] 1 wound taken
   *[other] { $n } wounds taken
}
tez-tale-finds = { $n ->
    [one] 1 card collected
   *[other] { $n } cards collected
}
tez-tale-closest = The { $who } was { $n } from death.
tez-tale-barricade = The barricade
tez-tale-barricade-words = At the worst it stood at { $n }.
tez-ask-choose = Pick one of the three. That is you from now on.
tez-count-stash = Ammo into the cache
tez-survivors = { $n ->
    [one] 1 survivor token left
   *[other] { $n } survivor tokens left
}
tez-zombies-left = { $n ->
    [one] 1 zombie in the supply
   *[other] { $n } zombies in the supply
}
tez-locked = Locked: its rooms offer nothing now
tez-room-empty = Nothing is here.
tez-room-zombie = a zombie
tez-room-trap = an armed trap
tez-room-car = the police car
tez-room-squad = a squad
tez-room-gear = gear { $n }
tez-room-bio = biohazard { $n }
tez-room-flask = flask
tez-room-entrance = entrance, { $symbol } { $n }
tez-room-label = { $room }: { $facts }
tez-room-passage = Secret passage to { $rooms }
tez-cards-beside = Beside { $store }: { $cards }
tez-token-shows = { $token }, { $shown }
tez-house-symbol = The entrance symbol on this card is ours.
tez-let-go = Let go
tez-inspect = A closer look
tez-move-squad = Move the squad from { $store }
tez-choose-target = Now choose where.

## Acts that are decided for first

tez-decide-skateboard = Skateboard…
tez-decide-drop = Drop a card…
tez-decide-trap = Arm a trap…
tez-decide-crash = Loud crash…
tez-decide-cover = Covering fire…
tez-decide-swap = Swap a weapon…
tez-decide-layaway = Layaway…
tez-decide-drive = Drive…
tez-decide-not = Never mind

## Clock and state

tez-headline = { $who } · { $n ->
    [one] the last turn
   *[other] { $n } turns left
}
tez-headline-zombies = The zombies · { $n ->
    [one] the last turn
   *[other] { $n } turns left
}
tez-headline-choosing = Choosing characters
tez-turns-left = { $n ->
    [one] turn left
   *[other] turns left
}
tez-turns-left-help = Human turns still to come, including this one and the final ones.
tez-final = Final turns
tez-moves = { $n ->
    [one] 1 move left
   *[other] { $n } moves left
}
tez-moves-none = No moves left
tez-riding = riding
tez-deck = { $n ->
    [one] 1 search card left
   *[other] { $n } search cards left
}
tez-status = Where the game stands

## Humans

tez-you = you
tez-track = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, { $ammo } ammo
tez-to-death = { $n ->
    [0] dead meat
    [one] 1 from death
   *[other] { $n } from death
}
tez-knife = Knife
tez-pistol = Pistol
tez-search-hidden = search card face down
tez-search-known = search card: { $card }
tez-own-survivors = Survivor tokens: { $n }
tez-own-survivors-of = { $who }'s survivor tokens: { $n }
tez-in = in { $room }
tez-noise-here = Noise if this turn ends here: { $n } of { $of } unseen cards
tez-noise-there = Noise if a turn ends there: { $n } of { $of } unseen cards
tez-do-fight = Go in and fight
tez-do-move = Go here
tez-cost-move = 1 of { $n ->
    [one] 1 move
   *[other] { $n } moves
}
tez-odds = Next fight
tez-odds-in = A fight in { $room }
tez-odds-free = free move { $n } in 6
tez-odds-eaten = eaten { $n } in 6
tez-odds-words = { $room }: unhurt { $clean } in 6, 1 wound { $one } in 6, 2 wounds { $two } in 6, free move { $free } in 6{ $eaten ->
    [0] .
   *[other] , eaten { $eaten } in 6.
}

## Objectives

tez-objectives = Objectives
tez-progress = { $now } of { $target }
tez-progress-of = { $who }: { $now } of { $target }
tez-cache = Ammo { $now } of { $target }
tez-next-symbol = Next: { $symbol }
tez-next-letter = Next letter: { $letter }
tez-next-letter-of = Next letter for { $who }: { $letter }
tez-next-gear = The part lies on gear { $n }
tez-part-carried = { $who } carries the part
tez-part-lies = The part lies in { $room }
tez-blocked-exits = Blocked: { $exits }
tez-real-exit-so-far = Known of the way out: { $exits }
tez-real-exit = The way out: { $room }
tez-found-sources = Found: { $sources }
tez-posts = Taken: { $posts }

## The zombie side

tez-zombie-side = The zombies
tez-played-by = played by { $who }
tez-horde-of = Zombie { $who }
tez-laid = You laid { $card }, { $symbol }
tez-horde = Horde space { $n } of 5
tez-hand = Your hand
tez-hand-size = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
tez-deal-to = Lay a card before the { $who }, who is in { $room }.
tez-buried = Under the deck, next first: { $cards }
tez-deck-top = On top of the search deck: { $card }
tez-discard = Discarded: { $cards }

## Choosing

tez-choose = Choose who you are
tez-choose-for = Choose for human { $n }
tez-choose-zombie = Choose your zombie card
tez-chosen = Chosen: { $who }. The others are still choosing.
tez-wait-choosing = Everybody chooses a character.
tez-as-human = Human:
tez-as-zombie = Zombie:

## In words

tez-words-store = { $store } ({ $slot }): { $rooms }
tez-words-human = { $who } ({ $seat }) { $room }: { $track }, { $death }. { $items }
tez-words-carries = Carries { $what }.
tez-words-objective = { $objective }: { $state }. { $detail }
tez-words-card = { $card }, { $symbol }. { $places }.
tez-words-horde = { $who }: { $passive } Horde space { $n }.

## Banners

tez-banner-overrun = { $who } is overrun!
tez-banner-eaten = { $who } is eaten alive!
tez-banner-barricade = The barricade falls to { $n }
tez-banner-completed = { $objective }: done!
tez-banner-overkill = Overkill!
tez-banner-final = Final turns!
tez-banner-turn = Your turn

# On the edge of the stage.
tez-hud-turns = turns left
tez-hud-note = { $who } · { $room }
tez-hud-ammo = { $n } ammo
tez-hud-near = { $n } from death
tez-role-human = You are the { $who }
tez-role-human-goal = { $n ->
    [0] Finish the goals before the last card
   *[other] Finish { $n } goals before the last card
}
tez-role-choose = Choose who you are
tez-role-zombies = You are the zombies
tez-role-zombies-goal = Break the barricade or run out the deck

## Setting up a table

tez-setup-character = Your character
tez-setup-character-help = Dealt: you choose from three cards. Or take one now; the first seat is yours.
tez-setup-deal = Dealt

## The briefing

tez-briefing-goal = { $goal }: { $next }
tez-briefing-turn = A turn has three moves. A zombie in the room you enter is fought with the die.
tez-briefing-deck = The deck is empty: { $n } turns are left.
tez-briefing-deaths = { $n ->
    [0] Somebody dies: there is no survivor to spare.
    [one] Somebody dies when the one survivor in the Courtyard is gone.
   *[other] Somebody dies when the { $n } survivors in the Courtyard are gone.
}
tez-briefing-barricade = The barricade falls: each fall costs a survivor. It takes { $n } blows.
tez-briefing-zombies = Every card you lay goes to a human, and its symbol calls zombies to two stores.
tez-briefing-zombies-lay = Fill stores: a zombie that finds no room goes on to the barricade.
tez-briefing-zombies-barricade = Break the barricade and eat the survivors.
tez-briefing-zombies-deck = Or hold them up until the deck is empty.
tez-briefing-zombies-ends = The humans finish { $n } goals.

## The hand of the zombies

tez-deal-for = To the { $who }:
tez-lands-two = Two zombies, each where you like:
tez-lands = { $store } { $n }/{ $of } → room { $room }
tez-lands-next = { $store } is full → { $next }, room { $room }
tez-lands-barricade = { $store } is full → the barricade
tez-lands-blood = No zombie is left → somebody bleeds
tez-lands-overrun = overruns the { $who }
tez-lands-noise = Noise: the { $who } is in a store with the { $symbol }. A horde card acts.
tez-lands-quiet = No noise if the { $who } stays there.
tez-lay-it = Lay it
tez-noise-mark = noise
tez-card-type-melee = Melee
tez-card-type-ranged = Ranged
tez-card-type-backpack = Pack
tez-card-type-pickup = Pickup
tez-card-type-event = Event

## Signs with little room

tez-short-crafts_and_colors = Crafts
tez-short-green_thumb = Garden
tez-short-first_place = Sports
tez-short-ridgeline_surplus = Surplus
tez-short-hurs_jewelers = Jewelers
tez-short-hoards = Collectibles
tez-short-amps = Electronics
tez-short-te_toys = Toys
tez-short-food_court = Food Court
tez-short-ridge_roast = Coffee
tez-short-departmart = Departmart
tez-short-finish_it = Hardware
tez-short-gamelyn_world = Games
tez-short-galleria = Galleria
tez-short-parking_z = Parking
tez-short-courtyard = Courtyard
tez-short-security = Security

## Shouts on the board

tez-shout-overkill = Overkill
tez-shout-wound = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
tez-shout-overrun = Overrun!
tez-shout-eaten = Eaten!
tez-shout-survivor = Lost one!
tez-shout-trap = Snap!
tez-shout-crack = Crack
tez-shout-noise = Noise!

## The faces of the die

tez-face-free = kill, and a free move
tez-face-clean = kill, unhurt
tez-face-one = kill, but you take 1 wound
tez-face-two = kill, but you take 2 wounds
tez-face-hurt = kill, but you take 1 or 2 wounds
tez-face-chance = { $n } in 6
tez-face-brief = { $n } in 6: unhurt.
tez-face-worst = { $n ->
    [0] Worst case: you die.
   *[other] Worst case: { $n } from death.
}

## A guess for those who wait

tez-tip = Next roll?
tez-tip-overkill = Overkill
tez-tip-no_effect = No effect
tez-tip-one_wound = 1 wound
tez-tip-two_wounds = 2 wounds
