### The board of the Cliché Zombie Game in the browser. Names of cards, prompts and events are in cliche.ftl.

ui-cliche-headline = Round { $round } · { $phase }
ui-cliche-phase-opening = Opening
ui-cliche-opening = Whoever rolls highest names the first zombie.
ui-cliche-opening-ask = Who starts as the zombie?
ui-cliche-opening-sides = One zombie hunts whoever has the die. Everybody else runs, trades and builds a way out.
ui-cliche-opening-you = I start as the zombie
ui-cliche-car-may = The car: they could hold { $have } of { $all } parts
ui-cliche-opening-die = { $who } rolled { $value }
ui-cliche-chooses = chooses
ui-cliche-rolled-again = rolled again after a tie
ui-cliche-ring = The ring
ui-cliche-human-label = Human token on space { $space }
ui-cliche-token-label = { $who }'s zombie token Z{ $token }, { $gap }
ui-cliche-gap-ahead = { $n } ahead
ui-cliche-gap-behind = { $n } behind
ui-cliche-chance = humans
ui-cliche-die-label = { $who }'s { $die }: { $value ->
    [0] not rolled yet
   *[other] { $value }
}
ui-cliche-die-rests = The die is still rolling.
ui-cliche-auto-hold = Roll for me
ui-cliche-close = Z{ $token } is right behind the human token!
ui-cliche-hand = Cards in hand
ui-cliche-your-hand = Your hand
ui-cliche-face-up = { $n } face up
ui-cliche-bitten-once = bitten once
ui-cliche-could-ride = holds enough cards for a motorcycle, but they are hidden
ui-cliche-is-done = done
ui-cliche-goals = Ways out
ui-cliche-goal-car = Car
ui-cliche-goal-car-for = for all humans
ui-cliche-goal-motorcycle = Motorcycle
ui-cliche-goal-motorcycle-for = for one alone
ui-cliche-for-scrap = for { $n } scrap
ui-cliche-could-ride-now = Enough cards:
ui-cliche-have-of = { $have }/{ $need }
ui-cliche-trading-order = Turn order
ui-cliche-empty-space = Empty space
ui-cliche-why-not-buy = { $card }: why can I not buy it?
ui-cliche-why-not-give = { $cards }: why can I not trade it in?
ui-cliche-price = costs { $price } scrap
ui-cliche-trash-empty = empty
ui-cliche-trash-closed = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, including { $scrap } scrap
ui-cliche-bargain = Make a deal
ui-cliche-partner = Deal with
ui-cliche-give = You give
ui-cliche-want = You want
ui-cliche-you-get = You get
ui-cliche-ask-for = Ask { $who } for
ui-cliche-hand-over = Hand over from your cards
ui-cliche-lane-empty = nothing yet
ui-cliche-you-give = You give
ui-cliche-more = One more { $card }
ui-cliche-less = One { $card } less
ui-cliche-send = Send the offer
ui-cliche-send-counter = Send the counter-offer
ui-cliche-offers-left = { $n ->
    [one] { $n } offer left in this step
   *[other] { $n } offers left in this step
}
cliche-tale-bites = { $n ->
    [one] 1 bite landed
   *[other] { $n } bites landed
}
cliche-tale-bitten = { $n ->
    [one] bitten once
   *[other] bitten { $n } times
}
cliche-tale-bought = { $n ->
    [one] 1 card bought
   *[other] { $n } cards bought
}
cliche-tale-hunter = Best hunter
cliche-tale-hunter-words = { $n ->
    [one] { $who } bit once.
   *[other] { $who } bit { $n } times.
}
cliche-tale-shots = Shotguns
cliche-tale-shots-words = { $n ->
    [one] One shot stopped a zombie.
   *[other] { $n } shots stopped zombies.
}
ui-cliche-nothing-to-trade = You have no cards to offer yet.
ui-cliche-no-offers-left = You have no offers left this round.
ui-cliche-nobody-to-trade = There is nobody to make an offer to.
ui-cliche-offers-you = { $who } offers you a trade
ui-cliche-your-offer = Your offer to { $who }
ui-cliche-accept = Accept
ui-cliche-decline = Decline
ui-cliche-counter = Counter…
ui-cliche-withdraw = Withdraw
ui-cliche-car = The car
ui-cliche-proposed-by = Proposed by { $who }. If there are enough parts, all humans escape.
ui-cliche-has-not-answered = has not answered yet
ui-cliche-sum = Parts in total
ui-cliche-you-put-in = You put in
ui-cliche-put-in = Put it in
ui-cliche-put-nothing = Put in nothing
ui-cliche-propose = Propose the car
ui-cliche-proposals-left = { $n ->
    [one] { $n } proposal left in this step
   *[other] { $n } proposals left in this step
}
ui-cliche-humans-haggle = The humans haggle, heal and build.
ui-cliche-proposes = { $who } proposes a car.
ui-cliche-to-answer = still to answer
ui-cliche-reveal = All hands on the table
ui-cliche-banner-run = Run!
ui-cliche-banner-killed = Z{ $token } is down!
ui-cliche-banner-won = All zombies are down!
ui-cliche-banner-car = The car starts!
ui-cliche-banner-motorcycle = Off on the motorcycle!
ui-cliche-words-seat = { $who }: { $facts }.
ui-cliche-words-armed = { $n ->
    [one] { $n } shotgun face up
   *[other] { $n } shotguns face up
}
ui-cliche-words-human = The human token is on space { $space } of { $length }.
ui-cliche-words-token = { $who }'s Z{ $token } is on space { $space }: { $ahead } ahead of the human token, { $behind } behind it.
ui-cliche-words-token-out = { $who }'s Z{ $token } is out for this round.
ui-cliche-words-chance = The humans' chance of winning this race: { $percent }%.
ui-cliche-words-row = In the row: { $cards }.
ui-cliche-words-row-card = { $card } for { $price }
ui-cliche-words-piles = { $deck } cards in the deck, { $trash } in the trash, { $scrap } of them scrap.
ui-cliche-words-hand = In your hand: { $cards }.

# On the edge of the stage.
ui-cliche-hud-rounds = of { $n }
ui-cliche-goal-parts = { $whom }: { $parts }
ui-cliche-goal-part = { $have }/{ $need } { $part }
ui-cliche-hud-round = Round { $n }
ui-cliche-role-human = You are human
ui-cliche-role-human-goal = Keep the die moving. Escape by car together, or alone by bike.
ui-cliche-role-zombie = You are a zombie
ui-cliche-role-zombie-goal = Catch them. Your pack: { $turned } of { $all } turned.
ui-cliche-goal-pack = The pack
ui-cliche-goal-pack-for = Bite the runner twice and they turn. Turn everybody, and nobody escapes.
ui-cliche-briefing-human-yet = You are human, so far
ui-cliche-briefing-opening = Whoever rolled highest names the one who begins as the zombie.
ui-cliche-briefing-human = One bite is a wound. The second one turns you.
ui-cliche-briefing-zombie = You are not out: you are hungry.
ui-cliche-briefing-run = In the race, roll away: the human with the die runs, the zombies roll to catch up.
ui-cliche-briefing-trade = Between races, buy from the row and trade with the others.
ui-cliche-briefing-build = Build the car together and everybody escapes. Build the motorcycle and you escape alone.
ui-cliche-briefing-turned = Everybody has become a zombie.
ui-cliche-briefing-rounds = { $n } rounds are over.
ui-cliche-briefing-catch = In the race, roll a 1 to step closer to the runner, and bite.
ui-cliche-briefing-keep = Between races, spoil the row and hold on to the parts they need.
ui-cliche-briefing-escape = A human drives off.

## Places that can be pointed at

ui-cliche-place-space = space { $n } of the road
ui-cliche-place-row = space { $n } of the row
ui-cliche-place-card = { $card } (space { $n } of the row)

## The road and the garage

ui-cliche-start = Start
ui-cliche-gap-of = { $who }: { $gap }
ui-cliche-to-the-bite = { $n } to the bite
ui-cliche-chance-zombies = zombies
ui-cliche-car-parts = The car: you hold { $have } of { $all } parts
ui-cliche-car-short = The car: at least { $n ->
    [one] 1 part short, whatever
   *[other] { $n } parts short, whatever
} the others hide.
ui-cliche-make-offer = Make an offer
ui-cliche-label-you = You
ui-cliche-label-cards = { $who } · { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ui-cliche-label-bitten = { $who } · bitten
ui-cliche-bitten-short = bitten

## What must be seen before anything else. $human was in front, $zombie behind.

ui-cliche-shout-bitten = Bitten!
ui-cliche-shout-turned = Turned!
ui-cliche-shout-shot = Blam!
ui-cliche-story-bitten = { $human } is bitten
    .text = { $zombie } caught up. One more bite and { $human } turns.
ui-cliche-story-bitten-you = Bite 1 of 2
    .text = You are still human. One more bite and you turn.
ui-cliche-story-bitten-by-you = You bite { $human }
    .text = One more bite and { $human } turns.
ui-cliche-story-turned = { $human } turns
    .text = That was the second bite. { $human } is a zombie now.
ui-cliche-story-turned-you = You turn
    .text = That was the second bite. You are a zombie now: catch the humans.
ui-cliche-story-turned-by-you = { $human } turns
    .text = That was the second bite. { $human } is one of yours now.
ui-cliche-story-shot = { $human } shoots
    .text = { $zombie } is off the road until the next round. The shotgun is spent.
ui-cliche-story-shot-you = Saved
    .text = { $zombie } is off the road until the next round. Your shotgun is spent.
ui-cliche-story-shot-by-you = You are shot
    .text = You are off the road until the next round. { $human }'s shotgun is spent.

## A guess for those without a die

ui-cliche-tip = Who is bitten next?
ui-cliche-tip-nobody = nobody

## What one is asked, where there is little room

ui-cliche-ask-row = Buy, exchange or pass
ui-cliche-ask-zombie-row = Replace a card, or pass
ui-cliche-ask-free = Trade, or be done
