### The board of Zombie Mall in the browser. Names of cards, prompts and events are in zombie-mall.ftl.
### Spaces are written row,column from the north-west.

## The map

zm-mall = The mall
zm-space = { $name } · { $at }
zm-walkway-by = Walkway by { $name }
zm-outside = the walkway by { $name }
zm-solid = Solid
zm-open = Open floor: 1 MP
zm-cluttered = Cluttered: 2 MP, and zombies on open floor do not step in
zm-feature-start = Start space
zm-feature-garage = Parking Garage Entrance
zm-feature-roof = Roof Access
zm-feature-escalator = Escalator
zm-walk = Walk here for { $cost } MP
zm-walk-fight = Walk here for { $cost } MP, and fight { $n ->
    [one] a zombie
   *[other] { $n } zombies
}
zm-player-here = { $who } is here
zm-bitten-here = { $who } was bitten here
zm-zombies = { $n ->
    [one] 1 zombie
   *[other] { $n } zombies
}
zm-zombie-next = goes { $dirs } next
zm-or = or
zm-zombie-stays = stays where it is
zm-zombie-distance = { $n ->
    [one] 1 step from the closest player
   *[other] { $n } steps from the closest player
}
zm-zombie-no-way = cannot reach anybody
zm-zombie-sees = sees { $who }
zm-zombie-sees-nobody = sees nobody
zm-zombie-first = must be moved before others
zm-loot-here = Loot token
zm-objective-here = Objective token { $n }
zm-objective-known = Objective token { $n }: { $card }
zm-pile-here = Loot Pile ({ $n ->
    [one] 1 card
   *[other] { $n } cards
})
zm-pile-known = Loot Pile: { $cards }
zm-door-locked = Locked door to the { $side }, { $key }
zm-door-open = Unlocked door to the { $side }
zm-radio-locked = The radio, locked, { $key }
zm-radio-open = The radio, unlocked
zm-exit-here = Exit { $n }
zm-rescue-here = The team takes you in here
zm-rescue-soon = The team will come here
zm-key-n = key #{ $n }
zm-key-any = any key
zm-key-none = no key fits
zm-bearing = { $n } { $dir }
zm-here = here
zm-centre = Centre on me
zm-paths-show = Show where zombies go next
zm-paths-hide = Hide where zombies go next
zm-key-press = Choose the space under the cursor
zm-key-cursor = Cursor { $dir }

## Turn and phases

zm-status = Where the game stands
zm-your-turn = Your turn
zm-turn-of = { $who }'s turn
zm-headline = { $who } · { $phase } · round { $round }
zm-headline-setup = { $who } · setting up
zm-round = round { $n }
zm-mp = MP
zm-moves-left = { $n ->
    [one] 1 zombie still moves
   *[other] { $n } zombies still move
}
zm-zombies-all = Zombies in the mall
zm-loot-left = Loot tokens left
zm-deck = { $n ->
    [one] 1 card in the Loot deck
   *[other] { $n } cards in the Loot deck
}
zm-phase-1 = Come to
zm-phase-2 = Old fights
zm-phase-3 = Spawn
zm-phase-4 = Move
zm-phase-5 = Loot or unlock
zm-phase-6 = Horde
zm-phase-7 = Trade VP
zm-never-mind = Never mind
zm-bonus = Adrenaline step…
zm-tip = Next fight?
zm-tip-win = Won
zm-tip-lose = Lost
zm-fight-short = Fight
zm-with-odds = { $label } · { $percent }%
zm-with-left = { $label } · { $n } left

## The way out

zm-needs = To get out
zm-need-door = Open the Security Office
zm-need-radio = Unlock the radio
zm-need-out = Get rescued
zm-need-open = unlocked
zm-need-held = with { $who }: { $key }
zm-need-pile = { $key } lies at { $at }
zm-need-key = find { $key }
zm-need-call-1 = unlock the radio and everybody alive escapes
zm-need-call-1a = unlock the radio, then get to the team
zm-need-call-1b = unlock the radio, then reach the team while it is there
zm-need-again = the team has left; call again at the radio
zm-need-team = the team waits at { $place }
zm-need-team-until = the team is at { $place } for { $n ->
    [one] 1 more turn
   *[other] { $n } more turns
}
zm-need-team-soon = the team comes to { $place } in { $n ->
    [one] 1 turn
   *[other] { $n } turns
}

## A fight

zm-fight = The fight
zm-fight-title = { $n ->
    [one] A zombie is on you
   *[other] { $n } zombies are on you
}
zm-fight-lost = Rolled { $roll }: lost, you need 3
zm-fight-fight = Fight
zm-fight-all = { $percent }% to beat all { $n } without a Bandage
zm-fight-bandage = Bandages
zm-fight-bandage-all = with them, { $percent }% to beat all
zm-fight-bandage-now = one undoes this loss
zm-fight-flee = Flee
zm-fight-flee-cost = { $n } of your { $have } Adrenaline, { $n ->
    [one] 1 bite and −1 VP.
   *[other] { $n } bites and −{ $n } VP.
}
zm-fight-flee-where = Tap a green space.
zm-fight-flee-not = needs { $n } Adrenaline, only { $have } left
zm-fight-flee-late = not after the roll
zm-fight-bite = If bitten now: { $percent }% to come back next turn

## Cards

zm-hand = Your cards
zm-hand-n = { $n ->
    [0] Your cards
    [one] Your card
   *[other] Your { $n } cards
}
zm-hand-empty = No cards yet.
zm-aim = Choose a lit space on the map.
zm-nothing-now = Nothing to do with it now.
zm-give-to = Give it to { $who }
zm-drop-some = Drop cards…
zm-drop-help = They form a Loot Pile where you stand. Anybody can loot one card from it per turn.
zm-drop-n = { $n ->
    [one] Drop 1 card
   *[other] Drop { $n } cards
}
zm-pick-take = Take one card from the pile
zm-pick-keep = Keep one, the other goes under the deck
zm-pick-lose = Which Survivor has turned?

## Trading

zm-trade-with = Trade with { $who }
zm-trade-give = You give
zm-trade-want = You want from { $who }
zm-trade-nothing-known = { $who } has no cards you know of.
zm-trade-hidden = { $n ->
    [one] 1 card is hidden from you
   *[other] { $n } cards are hidden from you
}
zm-trade-gift = Give, no answer needed
zm-trade-offer = Offer it to { $who }
zm-offers-left = { $n ->
    [one] 1 offer left this turn
   *[other] { $n } offers left this turn
}
zm-offer = An offer of trade
zm-offer-you = { $from } offers you a trade
zm-offer-other = { $from } offers { $to } a trade
zm-offer-get = You get
zm-offer-lose = You give
zm-offer-gives = { $who } gives
zm-offer-nothing = nothing

## Players

zm-players = Players
zm-you = you
zm-vp = { $n } VP
zm-vp-help = Victory points
zm-bandages = Bandages
zm-adrenaline = Adrenaline
zm-bites = Bites
zm-bites-help = Bites. The next time this player is bitten, { $n } in 10 rolls bring them back.
zm-kills = Zombies killed
zm-cards = Cards
zm-keys = Keys
zm-adjacent = { $n ->
    [one] 1 zombie next to this player
   *[other] { $n } zombies next to this player
}
zm-dark = Lights out: no Adrenaline, rolls 1 lower
zm-slow = Next movement roll { $n } lower
zm-known-cards = { $n ->
    [one] 1 card you know
   *[other] { $n } cards you know
}
zm-status-waiting = not in yet
zm-status-on_map = in the mall
zm-status-bitten = bitten
zm-status-dead = dead
zm-status-rescued = out
zm-auto = What the table decides for you

## Dice

zm-roll-spawn = new zombies
zm-roll-direction = direction
zm-roll-distance = distance
zm-roll-move = { $mp } MP
zm-roll-fight = fight
zm-roll-boost = with card
zm-roll-survive = against { $n ->
    [one] 1 bite
   *[other] { $n } bites
}
zm-roll-horde = zombies move
zm-roll-hunker = rescue
zm-roll-ball = ball
zm-roll-door = door
zm-roll-call = call
zm-roll-card = card
zm-tale-loot = { $n ->
    [one] 1 crate looted
   *[other] { $n } crates looted
}
zm-tale-closest = { $who } came back with a { $roll } against { $n ->
    [one] 1 bite
   *[other] { $n } bites
}.
zm-tale-streak = Best streak
zm-tale-streak-words = { $who } won { $n } fights in a row.
zm-flare-kill = +1
zm-flare-bitten = Bitten!
zm-flare-died = Dead
zm-flare-open = Open!
zm-flare-radio = The radio works!
zm-flare-rescued = Out!
zm-flare-lose = LOSE
zm-flare-win = WIN
zm-flare-fight = Fight { $n } · { $percent } %

## In words

zm-words-you-at = You are at { $at }: { $name }.
zm-words-at = { $who } is at { $at }: { $name }.
zm-words-mp = { $n ->
    [one] 1 movement point left.
   *[other] { $n } movement points left.
}
zm-words-fight = Zombies in the fight: { $n }. Chance to win one roll: { $one }%. Chance to beat them all: { $clean }% without a Bandage, { $bandaged }% with your Bandages. Fleeing costs { $cost } Adrenaline. Chance to come back if bitten: { $saved }%.
zm-words-player = { $who }: { $status }, { $at }. Bandages { $bandages }, Adrenaline { $adrenaline }, bites { $bites }, { $vp } VP, kills { $kills }, cards { $cards }.
zm-words-keys = Keys { $keys }.
zm-words-carries = Carries { $cards }.
zm-words-near = { $where }: { $what }.
zm-words-locked-door = locked door
zm-words-radio = the radio
zm-words-counts = In the mall: zombies { $zombies }, Loot tokens { $loot }. Cards in the Loot deck: { $deck }.
zm-words-reach = { $n ->
    [one] You can walk to 1 space.
   *[other] You can walk to { $n } spaces.
} Arrow keys move the cursor and read out the cost; Enter walks.
zm-words-risk = { $where } ({ $at }): { $cost } MP, and a fight with { $n ->
    [one] 1 zombie.
   *[other] { $n } zombies.
}

## Banners

zm-banner-turn = Your turn
zm-banner-bitten = { $who } is bitten!
zm-banner-died = { $who } is dead
zm-banner-key = A needed key!
zm-banner-door = The door is open
zm-banner-radio = The radio is open
zm-banner-called = Help is called!
zm-banner-team = The team is at { $place }
zm-banner-rescued = { $who } is out!

# On the edge of the stage.
zm-hud-mp = { $n } movement points left
zm-hud-loot = { $n } loot tokens left
zm-asks-fight = Fight or flee?
zm-asks-lost = Lost: bandage or bite?
zm-asks-walk = { $n } MP
zm-hud-phase = { $n } { $name }
zm-hud-bandages = { $n } bandages
zm-hud-adrenaline = { $n } adrenaline
zm-hud-bites = { $n ->
    [one] bitten once
   *[other] bitten { $n } times
}
zm-hud-kills = { $n } kills
zm-hud-cards = { $n } cards
zm-hud-key = key number { $n }

# At a space.
zm-badge-loot = Loot
zm-walk-and-fight = Walk and fight { $n }
zm-mp-of = { $cost } of { $mp } MP
zm-odds-clean = { $percent }% clean
zm-odds-spent = { $percent }% with your { $n ->
    [one] bandage
   *[other] { $n } bandages
}
zm-too-far = Too far: you have { $mp ->
    [0] no movement left
    [one] 1 movement point left
   *[other] { $mp } movement points left
}
zm-final = A fight rolls dice: it cannot be taken back.

## Setting up a table

zm-setup-tiles = { $n } tiles
zm-setup-mall-easy = Easy
zm-setup-mall-average = Average
zm-setup-mall-hard = Hard
zm-setup-mall-crazy = Crazy
zm-setup-mall-insane = Insane
zm-setup-mall-random = A random mall
zm-setup-mall-random-help = A new mall of 24 tiles that nobody has ever walked through.
zm-setup-mall-own = Your own mall

## The briefing

zm-briefing-you = You are { $who ->
    [courier] the courier
    [cook] the cook
    [student] the student
    [guard] the guard
    [granny] the grandmother
    [skater] the skater
   *[other] { $who }
}
zm-briefing-coop = Everybody gets out together.
zm-briefing-rival = Everybody is after the same way out, and points decide.
zm-briefing-need = { $what }: { $words }
zm-briefing-loot = Loot crates for cards and keys; every turn brings more zombies.
zm-briefing-bitten = A lost fight is a bite. Bitten too often, you die.
zm-briefing-dead = Nobody is left alive to make the call.

## Signs over the shops of the malls that come with the game. Malls that people write keep the names they gave.

zm-sign-bolt-bracket-tools = Bolt & Bracket Tools
zm-sign-camera-obscura = Camera Obscura
zm-sign-clip-joint-salon = Clip Joint Salon
zm-sign-corner-chemist = Corner Chemist
zm-sign-dial-tone-phones = Dial Tone Phones
zm-sign-dog-eared-books = Dog-Eared Books
zm-sign-exit-garage = Exit Garage
zm-sign-far-horizons-travel = Far Horizons Travel
zm-sign-fetch-pet-supply = Fetch Pet Supply
zm-sign-first-mall-bank = First Mall Bank
zm-sign-food-court-burger-barn = Food Court: Burger Barn
zm-sign-food-court-noodle-wagon = Food Court: Noodle Wagon
zm-sign-food-court-pizza-wheel = Food Court: Pizza Wheel
zm-sign-food-court-taco-cart = Food Court: Taco Cart
zm-sign-greeting-grove = Greeting Grove
zm-sign-half-price-outlet = Half-Price Outlet
zm-sign-home-run-sports = Home Run Sports
zm-sign-iron-yard-gym = Iron Yard Gym
zm-sign-kiddie-court = Kiddie Court
zm-sign-lazy-sunday-furniture = Lazy Sunday Furniture
zm-sign-level-nine-games = Level Nine Games
zm-sign-mall-entrance-1 = Mall Entrance 1
zm-sign-mall-entrance-2 = Mall Entrance 2
zm-sign-mercer-department-store = Mercer Department Store
zm-sign-paper-twine-gifts = Paper & Twine Gifts
zm-sign-picture-house-lobby = Picture House Lobby
zm-sign-pins-needles-crafts = Pins & Needles Crafts
zm-sign-pixel-barn-electronics = Pixel Barn Electronics
zm-sign-ring-finger-jewellers = Ring Finger Jewellers
zm-sign-rye-mustard-deli = Rye & Mustard Deli
zm-sign-second-sight-optical = Second Sight Optical
zm-sign-security-office = Security Office
zm-sign-snack-bar-frozen-spoon = Snack Bar: Frozen Spoon
zm-sign-snack-bar-pretzel-post = Snack Bar: Pretzel Post
zm-sign-sole-survivor-shoes = Sole Survivor Shoes
zm-sign-soundcheck-records = Soundcheck Records
zm-sign-steep-street-tea = Steep Street Tea
zm-sign-sugar-rush-sweets = Sugar Rush Sweets
zm-sign-summit-outdoor = Summit Outdoor
zm-sign-the-grand-bazaar = The Grand Bazaar
zm-sign-the-sock-drawer = The Sock Drawer
zm-sign-the-toy-trunk = The Toy Trunk
zm-sign-threadbare-fashions = Threadbare Fashions
zm-sign-tick-tock-watches = Tick Tock Watches
zm-sign-velvet-counter-perfume = Velvet Counter Perfume
zm-sign-washrooms = Washrooms
zm-sign-wick-wax = Wick & Wax
