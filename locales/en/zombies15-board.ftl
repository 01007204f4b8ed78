### The board of Zombies 15' in the browser: clock, map, sheets, plans, and the position in words.

## Places

z15-inside = { $tile }, inside
z15-town = The town
z15-area-label = { $place }: { $facts }
z15-area-empty = empty
z15-area-zombies = { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
}
z15-area-alpha = the Alpha, { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
} to go
z15-area-lock = { $colour } Lock
z15-area-hidden = face-down token
z15-tile-goal = goal
z15-tile-alarm = Alarm: noise counts 1 more
z15-tile-letter = zombies of letter { $letter } come here

## Clock

z15-clock = Soundtrack
z15-left = left
z15-to-growl = to growl
z15-no-growl = No more growls
z15-to-siren = to siren
z15-no-siren = No more sirens
z15-horde = in the Horde
z15-horde-chance = { $n }% next growl
z15-speed = { $n }% speed
z15-label-strict = Real time
z15-label-paused = Real time, paused
z15-label-turn_based = Turn by turn
z15-pause-wanted = { $who }: pause?
z15-pause-voted = You have asked for a pause; others must agree.

## Danger

z15-you = you
z15-actions = { $n ->
    [0] no Action left
    [one] { $n } Action left
   *[other] { $n } Actions left
}
z15-forecast-falls = You will fall: −1 life
z15-forecast-holds = You hold
z15-forecast-quiet = No zombie here
z15-your-turn = { $label } → { $who }

## Sheets

z15-life = { $n } of { $max } Life Points
z15-fend = Fend Off { $n }
z15-sheet-falls = { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
} > Fend Off { $fend }: falls
z15-sheet-holds = { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
} ≤ Fend Off { $fend }: holds
z15-minus = 1 fewer Action
z15-posture-standing = standing
z15-posture-lying = lying on the ground
z15-posture-unconscious = unconscious
z15-slot-weapon = Weapon { $n }
z15-slot-object = Object { $n }
z15-slot-bulky = any Weapon
z15-slot-light = light Weapon
z15-slot-instead = { $slot }, giving up { $card }
z15-covered = covered
z15-carries = Carries { $what }
z15-backpack = Backpack
z15-pack-free = { $n ->
    [one] { $n } free
   *[other] { $n } free
}
z15-item-kills = kills { $n }
z15-item-fend = fends off { $n }
z15-item-noise = noise { $n }
z15-item-uses = { $n }/{ $max }

## Searching

z15-found = What you found
z15-found-zombies = They come for you.
z15-leave = Leave it
z15-no-slot = No slot for it
z15-swap = Swap the two Weapons first
z15-search-choice = How to search
z15-quick = Quick Search
z15-quick-help = About { $n } zombies come with it. { $left } cards are left.
z15-careful = Careful Search
z15-careful-help = One card from the discard pile for certain, and nobody comes.
z15-careful-above = { $n ->
    [0] on top
    [one] { $n } card above it is lost
   *[other] { $n } cards above it are lost
}
z15-careful-open = Careful Search…
z15-careful-close = Close the search

## Plan

z15-plan = Plan
z15-plan-of = { $who } plans { $n } of { $of }
z15-plan-begin = Plan ahead
z15-plan-go = Go!
z15-plan-undo = Undo last
z15-plan-clear = Clear the plan
z15-plan-help = Tap the map or choose what to do next; it happens as soon as it can.
z15-plan-full = A plan has at most { $n } Actions.
z15-plan-lost = Plan dropped ({ $what }): { $why }
z15-plan-walk = Walk there
z15-plan-move = Go to { $place }
z15-plan-search = Quick Search
z15-plan-attack = Attack: { $card }
z15-plan-use = Use { $card }
z15-plan-hands = Bare hands
z15-plan-turn = Turn up the token
z15-plan-take = Take the { $what }
z15-plan-lift = Pick up { $what }
z15-plan-drop = Drop the load
z15-plan-get-up = Get up
z15-plan-end = End the Actions
z15-drop-over = it is over.
z15-drop-unconscious = your Hero is unconscious.
z15-drop-lying = your Hero is lying on the ground.
z15-drop-no-actions = no Action is left.
z15-drop-held = { $n ->
    [one] { $n } zombie is here
   *[other] { $n } zombies are here
} with you.
z15-drop-changed = that is no longer possible.
z15-drop-zombies = { $n ->
    [one] { $n } more zombie has
   *[other] { $n } more zombies have
} come to { $place }.

## Goals and piles

z15-goals = Goal
z15-goal-count = { $have }/{ $want }
z15-story = The story
z15-hidden = Among the face-down tokens: { $tokens }
z15-rule-breach = { $n } zombies at a gate when a siren sounds: lost.
z15-rule-cabins = The { $colour } Locks open when every cabin is manned.
z15-rule-dark = It is dark: everybody has 1 fewer Action.
z15-rule-landing = The helicopter lands { $n ->
    [one] at the next siren
   *[other] in { $n } sirens
}.
z15-piles = Piles
z15-pile-horde = Horde box
z15-pile-zombies = Zombie pile
z15-pile-zombies-of = { $left } cards, { $hordes } Hordes; { $near } among the next { $half }
z15-pile-last = Last Zombie card
z15-pile-reserve = Zombies in reserve
z15-pile-search = Search pile
z15-pile-discard = Discards, top first
z15-pile-items = What can still be found
z15-times = { $card } × { $n }
z15-card-horde = the Horde
z15-card-number = { $n } ({ $letter })
z15-cats = Cards not drawn at the next growl: { $n }

## Campaign

z15-crew = Campaign
z15-crew-at = Scenario { $n } of { $of }
z15-crew-line = Your crew's line, to continue at any table:
z15-crew-copy = Copy the line
z15-crew-copied = Copied
z15-crew-finished = The campaign is over. You made it through all of it.
z15-checkpoint = Checkpoint
z15-checkpoint-help = Everybody has recovered. Keep your Items or take the starting ones again, then turn Bags into Special Items.
z15-checkpoint-settled = ✓ Items settled
z15-ready = ready
z15-not-ready = choosing
z15-sequel-next = On to scenario { $n }: { $name }
z15-sequel-again = Try again: { $name }
z15-sequel-title = Fifteen Sirens, scenario { $n }: { $name }

## Across the board

z15-headline = { $who } is active ({ $seat })
z15-headline-own = Your turn: { $who }, { $n ->
    [0] no Action left
    [one] { $n } Action
   *[other] { $n } Actions
}
z15-asks = { $who }: { $n ->
    [0] no Action left
    [one] { $n } Action
   *[other] { $n } Actions
}
z15-asks-done = { $who } is done
z15-asks-short = { $n ->
    [0] No Action left
    [one] { $n } Action
   *[other] { $n } Actions
}
z15-headline-hand-over = { $who }: say “Your turn!”
z15-headline-checkpoint = Checkpoint
z15-banner-start = 15 minutes!
z15-banner-growl = GRRRRR!
z15-banner-growl-last = The last growl!
z15-banner-horde = The Horde! { $n }
z15-banner-siren = { $n ->
    [one] Last siren: 1 minute!
   *[other] Siren: { $n } minutes left
}
z15-banner-again-held = Checked again: { $n } against { $fend }. Held!
z15-banner-again-failed = Checked again: { $n } against { $fend }. Down!
z15-banner-failed = { $n } against { $fend }. Down!
z15-banner-unconscious = { $who } is unconscious!
z15-banner-turn = Your turn, { $who }!

## In words

z15-words-left = { $time } of the soundtrack left.
z15-words-growl = Next growl in { $time }.
z15-words-siren = Next siren in { $time }.
z15-words-horde = Zombies in the Horde box: { $n }; chance that the next growl brings them: { $chance }%.
z15-words-danger = { $who }: { $forecast }.
z15-words-goal = Goal: { $goal } ({ $have } of { $want }).
z15-words-plan = Your plan: { $steps }.
z15-words-hero = { $who } ({ $seat }): { $place }, { $lp } of { $max } Life Points, { $posture }; { $zombies } zombies against Fend Off { $fend }. Has { $items }.
z15-words-tile = { $tile }{ $facts }: { $street }. Leads to { $next }.
z15-words-inside = Inside: { $facts }.
z15-words-piles = Search pile { $search }, discards { $discard }, Zombie pile { $zombies }, reserve { $reserve }.
z15-words-discard = On top of the discards: { $card }.

# On the edge of the stage.
z15-hud-left = { $time } left
z15-hud-growl = { $time } to the next growl
z15-hud-horde = { $n } in the Horde, { $percent }% chance that it comes with the next growl
z15-hud-pack = { $n ->
    [one] one token in the backpack
   *[other] { $n } tokens in the backpack
}
z15-hud-falls = { $n } › { $fend }: falls
z15-goal-zombies = { $n ->
    [one] One zombie there
   *[other] { $n } zombies there
}

z15-goal-clear = No zombies there: { $n } left

# At a place.
z15-street = { $tile }, street
z15-balance = { $n } › { $fend } held
z15-area-nothing = Nobody and nothing here.
z15-final = Dice, cards and noise cannot be undone.
z15-cost = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
z15-walk-there = Walk there
z15-then-meet = { $n ->
    [one] 1 zombie there
   *[other] { $n } zombies there
}
z15-tip = Next zombie card?
z15-tip-horde = The Horde
z15-tip-n = { $n ->
    [one] 1 zombie
   *[other] { $n } zombies
}
z15-strike = { $weapon }: kill { $n }
z15-strike-hands = Bare hands: kill { $n }
z15-then-wound = −1 Life Point
z15-then-careful = Pick from the discards, no zombie
z15-then-search = { $percent }% of the cards are zombies
z15-then-left = { $n } left
z15-then-hold = you hold
z15-then-fall = you fall
z15-then-last = last use
z15-then-uses = uses { $before } → { $after }
z15-then-noise = noise: Horde { $before } → { $after }
z15-end-falls = End · you fall, −1
z15-end-short = End actions

# What flashes up where it happened.
z15-tale-kills = { $n ->
    [one] 1 zombie killed
   *[other] { $n } zombies killed
}
z15-tale-falls = { $n ->
    [one] fell once
   *[other] fell { $n } times
}
z15-tale-finds = { $n ->
    [one] 1 find kept
   *[other] { $n } finds kept
}
z15-tale-closest = { $who } held off { $n } with { $fend }.
z15-tale-best = Greatest blow
z15-tale-best-words = { $who } killed { $n } at once: { $at }.
z15-tale-horde = Largest Horde
z15-tale-horde-words = { $n } zombies came to { $at }.
z15-flare-came = +{ $n }
z15-flare-horde = Horde! +{ $n }
z15-flare-kill = −{ $n }
z15-flare-noise = Noise!
z15-flare-held = Held!
z15-flare-bitten = Bitten!

## Setting up a table

zombies15-setup-hero = Your Hero
zombies15-setup-hero-help = The first seat is yours. The other Heroes are in “Who plays whom”.

## The briefing

z15-briefing-you = You are { $who }
z15-briefing-crew = You play them one after the other, in turn order.
z15-briefing-turn = A turn has four Actions: walk, search, fight. End it where you can hold off the zombies beside you.
z15-briefing-time = Fifteen minutes are over.
z15-briefing-down = All Heroes lie unconscious.
z15-briefing-breach = { $n } zombies stand at a gate when a siren sounds.

## Put together from parts

z15-keep-ordered = Choose what goes where, and the order of the discards…
z15-then-compose = you choose the details

## The campaign's home

z15-campaign-name = Fifteen Sirens
z15-campaign-starting = Starting Items
