### The board of Tiny Epic Zombies in the browser. Names of things, prompts and events are in tiny-epic-zombies.ftl.

## The drawing

tez-mall = The mall
tez-human = Human { $n }
tez-barricade = Barricade { $n } of { $max }
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
tez-let-go = Let go
tez-inspect = A closer look
tez-choose-target = Now choose where.

## Acts that are decided for first

tez-decide-skateboard = Skateboard …
tez-decide-drop = Drop a card …
tez-decide-trap = Arm a trap …
tez-decide-crash = Loud crash …
tez-decide-cover = Covering fire …
tez-decide-swap = Swap a weapon …
tez-decide-layaway = Layaway …
tez-decide-drive = Drive …
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
tez-turns-left-help = Human turns still to come, the final ones and the one that is on included.
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
tez-in = in { $room }
tez-noise-here = Noise if this turn ends here: { $n } of { $of } unseen cards
tez-noise-there = Noise if a turn ends there: { $n } of { $of } unseen cards
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
tez-next-gear = The part lies on gear { $n }
tez-found-exits = Blocked: { $exits }
tez-real-exit = The way out: { $room }
tez-found-sources = Found: { $sources }
tez-posts = Taken: { $posts }

## The zombie side

tez-zombie-side = The zombies
tez-played-by = played by { $who }
tez-horde = Horde space { $n } of 5
tez-hand = Your hand
tez-hand-size = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
tez-deal-to = Lay a card before { $who }, who is in { $room }
tez-buried = Under the deck, next first: { $cards }
tez-deck-top = On top of the search deck: { $card }
tez-discard = Discarded: { $cards }
tez-steps = What the zombies did
tez-step-n = Step { $n } of { $all }
tez-step-back = Back
tez-step-on = On

## Choosing

tez-choose = Choose who you are
tez-choose-for = Choose for human { $n }
tez-choose-zombie = Choose your zombie card
tez-chosen = Chosen: { $who }. The others are still choosing.
tez-wait-choosing = Everybody chooses a character.
tez-as-human = As a human
tez-as-zombie = As a zombie

## In words

tez-words-store = { $store } ({ $slot }): { $rooms }
tez-words-human = { $who } ({ $seat }) { $room }: { $track }, { $death }. { $items }
tez-words-carries = Carries { $what }.
tez-words-objective = { $objective }: { $state }. { $detail }
tez-words-horde = { $who }: { $passive } Horde space { $n }.

## Banners

tez-banner-overrun = { $who } is overrun!
tez-banner-eaten = { $who } is eaten alive!
tez-banner-barricade = The barricade falls to { $n }
tez-banner-completed = { $objective }: done!
tez-banner-overkill = Overkill!
tez-banner-final = Final turns!
tez-banner-turn = Your turn
