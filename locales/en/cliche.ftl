### The Cliché Zombie Game on the table: cards, options, prompts, events and refusals.
### The rulebook is in cliche-rules.ftl.

## Modes

cliche-mode-standard = Standard

## Cards. `-n` is a counted number of them; a card and its count can stand in any list.

cliche-card-scrap = scrap metal
    .help = A part of both vehicles, and what you pay with at the row.
    .house = House deck: 60 of the 90 cards.
cliche-card-scrap-n = { $n } scrap
cliche-card-engine = engine
    .help = A part of both vehicles; worth 6 scrap in an exchange.
    .house = House deck: 6 of the 90 cards.
cliche-card-engine-n = { $n ->
    [one] { $n } engine
   *[other] { $n } engines
}
cliche-card-tire = tire
    .help = A part of both vehicles; worth 4 scrap in an exchange.
    .house = House deck: 12 of the 90 cards.
cliche-card-tire-n = { $n ->
    [one] { $n } tire
   *[other] { $n } tires
}
cliche-card-medkit = medkit
    .help = Takes a bite token off a human in the free step; worth 3 scrap in an exchange.
    .house = House deck: 6 of the 90 cards.
cliche-card-medkit-n = { $n ->
    [one] { $n } medkit
   *[other] { $n } medkits
}
cliche-card-shotgun = shotgun
    .help = Face up in the race, it kills a zombie next to the human token; worth 3 scrap in an exchange.
    .house = House deck: 6 of the 90 cards.
cliche-card-shotgun-n = { $n ->
    [one] { $n } shotgun
   *[other] { $n } shotguns
}
cliche-card-n = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Sides, pieces and phases

cliche-side-human = human
cliche-side-zombie = zombie
cliche-piece-human-die = human die
cliche-piece-zombie-die = zombie die
cliche-piece-start-card = human-start card
cliche-piece-deck = deck
    .house = How many cards of each kind there are is ours; the rulebook names the kinds.
cliche-piece-trash = trash
cliche-piece-row = trading row
cliche-phase-setup = Setup
cliche-phase-gathering = Gathering
cliche-phase-trading = Trading
cliche-phase-free = Free step

## Options: name, plain explanation, and the name of each value that is a word

cliche-option-race = How to race
cliche-option-race-help = Live: everybody presses or holds to roll, at the same top speed for all. Turn by turn: all dice roll together in beats, with no hurry. The odds are the same.
cliche-option-race-live = Live
cliche-option-race-tick = Turn by turn

cliche-option-roll_interval_ms = Rest between rolls
cliche-option-roll_interval_ms-help = How long a die rests after each roll in a live race, in milliseconds. The same for everybody, so fast fingers gain nothing. Larger numbers make a calmer, longer race.

cliche-option-auto_roll = Roll for slow players
cliche-option-auto_roll-help = If the player with a die does not roll for 2 seconds in a live race, the die rolls by itself. Off: hesitating is part of the risk.
cliche-option-auto_roll-on = After 2 seconds
cliche-option-auto_roll-off = Never

cliche-option-track = The ring
cliche-option-track-help = How many spaces the ring has, and where the human and the seven zombies start. A longer ring makes a longer race; zombies close behind the human make a harder one.

cliche-option-prices = Row prices
cliche-option-prices-help = What the five spaces of the trading row cost in scrap, from left to right.

cliche-option-start_zombies = Starting zombies
cliche-option-start_zombies-help = How many players begin as zombies. One is standard; against a single zombie a group of six or more escapes nearly every time. By group size: 2 with five or six players, 3 with seven, 4 with eight.
cliche-option-start_zombies-1 = One
cliche-option-start_zombies-scaled_start = By group size

cliche-option-start_cards = Starting cards
cliche-option-start_cards-help = Who draws three cards at the start. In a zombie's hand they are out of the humans' reach; in the humans' hands they make the game clearly easier. With two players the human also gets 5 cards.
cliche-option-start_cards-zombie = Three for each starting zombie
cliche-option-start_cards-humans = Three for each human

cliche-option-zombie_action = Zombies may swap
cliche-option-zombie_action-help = What a zombie may trash and replace from the deck on its trading turn: a card in the row, a card in its own hand, or either.
cliche-option-zombie_action-row = A card in the row
cliche-option-zombie_action-hand = A card in its hand
cliche-option-zombie_action-both = Either

cliche-option-build_when = When to build
cliche-option-build_when-help = When a car or motorcycle may be built: only after the row, in the free step, or between any two turns of the trading phase.
cliche-option-build_when-free_step = In the free step
cliche-option-build_when-trading_phase = Throughout the trading phase

cliche-option-zombies_win = Zombies can win
cliche-option-zombies_win-help = What happens when every player has become a zombie. On: the zombies share the victory. Off: everybody loses.
cliche-option-zombies_win-on = Zombies share the victory
cliche-option-zombies_win-off = Everybody loses

cliche-option-open_trash = Open trash
cliche-option-open_trash-help = Whether everybody may look through the trash. Off: only how much scrap it holds is shown.
cliche-option-open_trash-on = All cards are shown
cliche-option-open_trash-off = Only the scrap count is shown

cliche-option-arm_seconds = Time for shotguns
cliche-option-arm_seconds-help = How many seconds you have before the race to lay shotguns face up. After that everything stays as it is.
cliche-option-arm_seconds-none = No limit

cliche-option-free_seconds = Time for the free step
cliche-option-free_seconds-help = How many seconds the humans have to trade, heal and build. After that everybody counts as done.
cliche-option-free_seconds-none = No limit

cliche-option-max_rounds = Last round
cliche-option-max_rounds-help = If nobody has won by the end of this round, everybody loses. This keeps a deadlocked game from dragging on endlessly.
cliche-option-max_rounds-none = No last round

## What a player is asked

cliche-ask-name-zombie = Choose who starts as a zombie. It may be you.
cliche-ask-give-start-card = Choose the human who gets the human-start card and rolls first.
cliche-ask-arm = How many of your shotguns do you lay face up for this race?
cliche-ask-roll = Roll for a 1!
cliche-ask-shoot = A zombie is right beside the human token. Shoot before the dice roll?
cliche-ask-trade = Your turn at the row: buy a card, exchange a card for scrap, or pass.
cliche-ask-zombie-trade = Your turn at the row: replace a card, or pass.
cliche-ask-build = You may build or propose a car before the next turn at the row.
cliche-ask-free-step = Trade, heal, build, or say that you are done.
cliche-ask-answer-car = A car is proposed. What do you put in?

## What a player can do: short labels for buttons

cliche-do-zombie = { $seat } starts as a zombie
cliche-do-start = Human-start card to { $seat }
cliche-do-arm-none = Keep all shotguns in hand
cliche-do-arm = { $n ->
    [one] { $n } shotgun face up
   *[other] { $n } shotguns face up
}
cliche-do-roll = Roll
cliche-do-roll-all = Roll all dice
cliche-do-shoot = Shoot Z{ $token } ({ $seat })
cliche-do-buy = Buy { $card } for { $price }
cliche-do-buy-nothing = Buy from space { $space }
cliche-do-exchange = Exchange { $card } for { $scrap } scrap
cliche-do-exchange-short = Exchange { $card } (only { $scrap } scrap in the trash)
cliche-do-take = Take the { $scrap } scrap there is
cliche-do-cancel = Cancel the exchange
cliche-do-replace = Replace { $card } on space { $space }
cliche-do-replace-nothing = Replace the card on space { $space }
cliche-do-replace-own = Replace { $card } from your hand
cliche-do-pass = Pass
cliche-do-offer = Offer { $to } { $give } for { $want }
cliche-do-gift = Give { $to } { $give }
cliche-do-accept = Accept { $from }'s offer: you give { $give }, you get { $get }
cliche-do-accept-nothing = Accept { $from }'s offer
cliche-do-decline = Decline { $from }'s offer
cliche-do-counter = Answer { $to }: { $give } for { $want }
cliche-do-withdraw = Withdraw your offer
cliche-do-heal = Heal { $seat }
cliche-do-heal-self = Heal yourself
cliche-do-propose = Propose a car and put in { $put }
cliche-do-put = Put in { $put }
cliche-do-put-nothing = Put in nothing
cliche-do-hold-back = Take back what you put in
cliche-do-motorcycle = Build the motorcycle and leave alone
cliche-do-done = I'm done

## Parts of an offer and of a car, put together one after the other.

cliche-part-offer = Make an offer
cliche-part-counter = Make a counter-offer
cliche-part-propose = Propose a car
cliche-part-put = Put in parts
cliche-part-to = to { $to }
cliche-part-for = in return for
cliche-part-nothing = nothing
cliche-part-nothing-for = nothing, in return for

## What happened

# One die of several: who rolled what.
cliche-event-roll = { $seat } { $value }
cliche-event-rolled-off = Rolling for the zombie: { $rolls }.
cliche-event-chooser-found = { $seat } rolled highest and names the zombie.
cliche-event-zombie-named = { $by } names { $seat } as zombie Z{ $token }.
cliche-event-start-card = { $seat } has the human-start card.
    .you = You have the human-start card.
cliche-event-round-began = Round { $round } begins.
cliche-event-armed = { $n ->
    [0] { $seat } has no shotgun face up.
    [one] { $seat } has { $n } shotgun face up.
   *[other] { $seat } has { $n } shotguns face up.
}
cliche-event-race-began = The race is on! { $holder } has the human die.
cliche-event-rolled = Rolled: { $rolls }.
cliche-event-human-moved = { $seat } moves the human token to space { $to }.
    .you = You move the human token to space { $to }.
cliche-event-zombie-moved = { $seat } moves Z{ $token } to space { $to }.
cliche-event-killed = The human token runs down { $seat }'s Z{ $token }.
    .you = The human token runs you down (Z{ $token }).
cliche-event-shot = { $by } shoots { $seat }'s Z{ $token }.
    .you = { $by } shoots you (Z{ $token }).
cliche-event-shot-by-itself = { $seat }'s Z{ $token } catches { $by }, but the shotgun goes off by itself.
    .you = You catch { $by } (Z{ $token }), but the shotgun goes off by itself.
cliche-event-die-passed = { $from } passes the human die to { $to }.
cliche-event-race-won = No zombie is left! { $last } rolled last.
cliche-event-bitten = { $by }'s Z{ $token } bites { $seat }!
    .you = { $by }'s Z{ $token } bites you!
cliche-event-turned = { $seat } becomes a zombie. To the trash: { $cards }.
    .you = You become a zombie. To the trash: { $cards }.
cliche-event-drew = { $n ->
    [one] { $seat } draws { $n } card.
   *[other] { $seat } draws { $n } cards.
}
cliche-event-drew-cards = { $seat } draws { $cards }.
    .you = You draw { $cards }.
cliche-event-shuffled = The trash is shuffled and becomes the deck: { $n } cards.
cliche-event-row-dealt = In the row: { $cards }.
cliche-event-row-trashed = Nothing but scrap: the row is trashed and dealt again.
cliche-event-bought = { $seat } buys { $card } from space { $space } for { $price } scrap.
    .you = You buy { $card } from space { $space } for { $price } scrap.
cliche-event-exchanged = { $seat } exchanges { $card } for { $scrap } scrap.
    .you = You exchange { $card } for { $scrap } scrap.
cliche-event-replaced = { $seat } trashes { $old } on space { $space }; now there: { $new }.
    .you = You trash { $old } on space { $space }; now there: { $new }.
cliche-event-replaced-by-none = { $seat } trashes { $old } on space { $space }; no card is left to replace it.
cliche-event-replaced-own = { $seat } trashes { $old } from hand and draws.
cliche-event-replaced-own-card = { $seat } trashes { $old } from hand and draws { $new }.
cliche-event-passed = { $seat } passes.
    .you = You pass.
cliche-event-row-cleared = What is left in the row goes to the trash: { $cards }.
cliche-event-free-step = The humans may now trade, heal and build.
cliche-event-offered = { $from } offers { $to } { $give } for { $want }.
cliche-event-declined = { $to } declines { $from }'s offer.
cliche-event-withdrawn = { $from } withdraws the offer to { $to }.
cliche-event-offer-lapsed = { $from }'s offer to { $to } is no longer possible.
cliche-event-traded = { $loses } and { $gains } have traded: { $gains } now holds { $cards } more, { $loses } that many fewer.
cliche-event-traded-cards = { $from } gives { $to } { $given } and gets { $got }.
cliche-event-healed = { $by } heals { $seat }.
    .you = { $by } heals you.
cliche-event-healed-self = { $seat } uses a medkit.
    .you = You use a medkit.
cliche-event-proposed = { $by } proposes a car.
cliche-event-proposed-cards = { $by } proposes a car and puts in { $put }.
cliche-event-put-in = { $seat } answers the proposal.
cliche-event-put-in-cards = { $seat } puts in { $put }.
cliche-event-held-back = { $seat } holds back.
cliche-event-proposal-lapsed = The car { $by } proposed is not built.
cliche-event-done = { $seat } is done.
    .you = You are done.
cliche-event-built-car = The car is built! { $by } put in the last part.
cliche-event-built-motorcycle = { $by } builds the motorcycle!
cliche-event-round-ended = Round { $round } is over.

## How it ended

cliche-outcome-car = The car is built, and every human escapes.
cliche-outcome-motorcycle = { $winner } escapes alone on the motorcycle.
cliche-outcome-zombies = No human is left.
cliche-outcome-stalemate = The last round is over and nobody has escaped: everybody loses.

## Why not: each refusal names its rule besides

cliche-refuse-over = The game is over.
cliche-refuse-not-now = That is not possible in this phase.
cliche-refuse-not-asked = There is nothing for you to decide right now.
cliche-refuse-no-such-seat = Nobody is sitting there.
cliche-refuse-not-your-turn = It is { $seat }'s turn.
cliche-refuse-not-chooser = Only the player who rolled highest chooses.
cliche-refuse-already-zombie = { $seat } is already a zombie.
cliche-refuse-start-card-to-zombie = { $seat } is a zombie; the human-start card goes to a human.
cliche-refuse-arm-now = Shotguns can be laid face up only before the race.
cliche-refuse-arm-zombie = Only humans can lay shotguns face up.
cliche-refuse-arm-too-many = { $n ->
    [0] You have no shotgun.
    [one] You have only { $n } shotgun.
   *[other] You have only { $n } shotguns.
}
cliche-refuse-no-race = No race is on right now.
cliche-refuse-no-die = You have no die; { $holder } has the human die.
cliche-refuse-killed = Your token is off the track until the next round.
cliche-refuse-too-early = Your die is still rolling: { $ms } ms to go.
cliche-refuse-dice-roll-themselves = The dice roll by themselves.
cliche-refuse-holder-rolls-all = All dice roll together, when { $holder } rolls.
cliche-refuse-not-holder = Only { $holder }, who has the human die, can shoot.
cliche-refuse-unarmed = You have no shotgun face up.
cliche-refuse-no-token = Z{ $token } is not on the track.
cliche-refuse-not-beside = Z{ $token } is not right beside the human token.
cliche-refuse-zombie-trade = Zombies neither buy nor exchange; they replace a card or pass.
cliche-refuse-human-replace = Humans buy, exchange or pass; only zombies replace cards.
cliche-refuse-empty-space = Space { $space } is empty.
cliche-refuse-too-dear = That costs { $price } scrap; you have { $scrap }.
cliche-refuse-exchange-scrap = Scrap cannot be exchanged for scrap.
cliche-refuse-exchange-none = You have no { $card } to exchange.
cliche-refuse-exchange-again = You have already called off the exchange of { $card } this turn.
cliche-refuse-exchange-first = First decide about your { $card }: take the scrap there is, or cancel the exchange.
cliche-refuse-no-exchange = You are not in the middle of an exchange.
cliche-refuse-replace-row = At this table zombies can replace only cards in their own hand.
cliche-refuse-replace-hand = At this table zombies can replace only cards in the row.
cliche-refuse-replace-none = You have no { $card } in your hand.
cliche-refuse-proposal-first = A car is proposed; the row waits until that is settled.
cliche-refuse-no-free-step = Humans trade among themselves after the turns at the row.
cliche-refuse-zombie-bargain = Zombies take no part in free trading.
cliche-refuse-zombie-partner = { $seat } is a zombie and takes no part in free trading.
cliche-refuse-offer-to-whom = Make your offer to another human at the table.
cliche-refuse-empty-offer = An offer must give something or ask for something.
cliche-refuse-offer-not-yours = You do not have the cards you offer.
cliche-refuse-offer-not-there = You are asking for more of one card than the others can have.
cliche-refuse-accept-not-yours = You do not have the cards they want.
cliche-refuse-one-offer = You already have an open offer; withdraw it first.
cliche-refuse-too-many-offers = You have made { $n } offers in this step; that is the limit.
cliche-refuse-no-such-offer = There is no such offer.
cliche-refuse-heal-now = Medkits can be used only in the free step, after the turns at the row.
cliche-refuse-zombie-heals = Only humans can use medkits.
cliche-refuse-no-medkit = You have no medkit.
cliche-refuse-not-bitten = { $seat } has no bite token.
cliche-refuse-already-done = You are already done.
cliche-refuse-build-now = Vehicles cannot be built right now.
cliche-refuse-zombie-builds = Only humans can escape.
cliche-refuse-no-part = A car is made of scrap, tires and an engine.
cliche-refuse-put-not-yours = You do not have the cards you want to put in.
cliche-refuse-one-proposal = A car has already been proposed.
cliche-refuse-too-many-proposals = You have proposed { $n } cars in this step; that is the limit.
cliche-refuse-no-proposal = No car has been proposed.
cliche-refuse-already-answered = You have already said what you put in.
cliche-refuse-nothing-to-hold-back = You have put in nothing.
cliche-refuse-motorcycle-parts = A motorcycle takes 10 scrap, 2 tires and 1 engine, all your own.

## Why a bot did something: ends a line that begins with its name and a colon.

cliche-why-humans = that keeps more of us human
cliche-why-bites = I would rather not be bitten
cliche-why-bitten = fewer of us are bitten that way
cliche-why-parts = I need the parts
cliche-why-rare = engines and tires are hard to come by
cliche-why-car = that brings the car nearer
cliche-why-shotguns = a shotgun may decide the race
cliche-why-race = the race looks better that way
cliche-why-others = the others have too many cards
cliche-why-round = that loses no time
cliche-danger-hurt = to be bitten
cliche-danger-out = to become a zombie

## What options allow

cliche-allowed-track = the ring's length from 4 to 40, a colon and seven spaces from 1 to length - 1, such as '12: 6 5 4 3 7 2 8'
cliche-allowed-prices = five numbers from 0 to 30, such as '1 2 3 5 8'
