### The rulebook of the Cliché Zombie Game, for players, in our own words.
###
### One message a rule: the value is a short title, `.text` is the rule. A number such as
### CZG-R11 inside a text is shown as a link to that rule, so keep it as it is when translating.
### Which rule stands in which chapter is in locales/rulebooks/cliche.toml.

## The book

rulebook-cliche = Cliché Zombie Game
    .intro =
        The roads are full of the dead and every car that still ran is gone. Together you can piece one together, or someone can slip away alone. The entries below are the whole game: rules come from the published text, house rulings settle what it leaves open.

rulebook-cliche-minute = How to play in one minute
    .text =
        1. Humans collect parts. A car (1 engine, 4 tires, 30 scrap, pooled by all humans) saves every human; a motorcycle (1 engine, 2 tires, 10 scrap, one owner) saves one human and nobody else.
        2. Each round starts with a race round the ring. Everyone with a die rolls for a 1. A human 1 moves the human token one space and passes the die to the next human; a zombie 1 moves that zombie one space.
        3. Run into a zombie and it is out for the round. When all zombies are out, every human draws two cards. When a zombie runs into you, whoever has the human die is bitten, and the other humans draw one card each.
        4. The first bite is a token. The second turns you into a zombie, and your cards are gone.
        5. A shotgun that lies face up when the race starts can shoot a zombie right beside the human token, and goes off by itself when you would be bitten.
        6. After the race everybody has one turn at the row of five cards: humans buy one card, sell one card for scrap or pass; zombies may swap one card in the row for a new one.
        7. Then humans trade freely, use medkits and build, if they can and if they want to.

## Chapters

rulebook-cliche-aim = Aim and sides
    .intro = What the humans want, what the zombies want, and who can change sides.
rulebook-cliche-table = Players and seats
    .intro = How many can play, and which way is left.
rulebook-cliche-cards = Cards
    .intro = Five kinds of resource cards, what they do and who gets to see them.
rulebook-cliche-start = Starting the game
    .intro = Choosing the first zombie and laying out the table.
rulebook-cliche-round = The round
    .intro = The four phases, and what keeps a game from going on endlessly.
rulebook-cliche-setup = Setup phase
    .intro = Dice, tokens and shotguns are put in place before the race.
rulebook-cliche-race = Gathering phase: the race
    .intro = Everybody rolls at once. Catch the zombies before one of them catches you.
rulebook-cliche-shotguns = Shotguns in the race
    .intro = Who may fire, at whom, and when the gun goes off by itself.
rulebook-cliche-trading = Trading phase: the row
    .intro = Five cards on the table and one turn for each player.
rulebook-cliche-free = Trading phase: the free step
    .intro = Haggling, healing and building among humans.
rulebook-cliche-deck = Deck and trash
    .intro = Where cards go, and when they come back.
rulebook-cliche-cleanup = Clean up
    .intro = The short end of every round.
rulebook-cliche-victory = Winning and losing
    .intro = Two vehicles, two ways to win, and one way for everybody to lose.

## Aim and sides

rule-CZG-001 = What it is about
    .text = The humans gather parts, build a vehicle and get away. The zombies try to stop them.
rule-CZG-002 = Two sides
    .text = Every player is either a human or a zombie. A human can become a zombie during the game; a zombie never becomes human again.
rule-CZG-003 = No cure
    .text = Nothing turns a zombie back into a human. A medkit only takes off a bite token.
rule-CZG-004 = Two ways to win
    .text = A car is a victory for all humans who are left (CZG-069). A motorcycle is a victory for the one human who builds it (CZG-070).
rule-CZG-005 = When nobody is left
    .text = Once every player is a zombie the game is over, and neither vehicle was built. Who wins then: CZG-R36.

## Players and seats

rule-CZG-014 = How many can play
    .text = The published rules name no number of players, but the pieces set a limit of eight: there is one human token and there are seven zombie tokens. What we play with: CZG-R01.
rule-CZG-R01 = Number of players
    .text = Three to eight players. Two can play as well, and then the human starts with 5 cards to make up for being alone. Bots may sit in any seat. Seven zombie tokens are enough for eight players, because a round is only played while somebody is still human.
rule-CZG-R38 = Left, right and clockwise
    .text = Everybody sits facing the middle. Clockwise means to your left, to the next seat number. Counter-clockwise means to your right, to the seat number before yours.

## Cards

rule-CZG-006 = Five kinds of cards
    .text = The resource deck holds scrap metal, engines, tires, medkits and shotguns. How many of each: CZG-R03.
rule-CZG-R03 = The deck
    .text = 90 cards: 60 scrap metal, 12 tires, 6 engines, 6 medkits and 6 shotguns. The published rules give no numbers; this deck has held up in our test games.
rule-CZG-007 = Scrap metal
    .text = Scrap is a part of both vehicles, and the only money there is.
rule-CZG-008 = Engine
    .text = An engine is good for nothing but a vehicle. You can exchange it for 6 scrap.
rule-CZG-009 = Tire
    .text = A tire is good for nothing but a vehicle. You can exchange it for 4 scrap.
rule-CZG-010 = Medkit
    .text = Between races a medkit takes one bite token off any player; then it goes to the trash. You can exchange it for 3 scrap instead. When it can be used: CZG-R30.
rule-CZG-011 = Shotgun
    .text = During a race a shotgun kills one zombie token on the space right in front of the human token or right behind it. You can exchange it for 3 scrap instead.
rule-CZG-012 = Hidden hands
    .text = Your hand is yours alone to see. What is open and what is not: CZG-R07.
rule-CZG-013 = No hand limit
    .text = You may hold as many cards as you like.
rule-CZG-R07 = What everybody can see
    .text = Open to all: the number of cards in each hand, bite tokens, shotguns that lie face up, the row, everything in the trash, the number of cards in the deck, the dice and the ring. Hidden: what is in the hands, and the order of the deck. A card you draw is known to you alone, a card you trade to you and your partner; whatever passes through the row or the trash is seen by all, and so is scrap that somebody picks from the trash. With the option “{ cliche-option-open_trash }” switched off, only the amount of scrap in the trash is open.

## Starting the game

rule-CZG-015 = Choosing the first zombie
    .text = All players roll a die. Whoever rolls highest names the player who starts as the zombie; it may be themselves. Ties: CZG-R04.
rule-CZG-R04 = Ties for the highest roll
    .text = Only the tied players roll again, until one of them is highest.
rule-CZG-016 = One zombie to begin with
    .text = Exactly one player starts as a zombie and takes a zombie card. Larger groups can choose to start with more: CZG-R02.
rule-CZG-R02 = More zombies for big groups
    .text = One starting zombie is standard. The option “{ cliche-option-start_zombies }” can raise it to 2 zombies with five or six players, 3 with seven and 4 with eight; smaller groups keep one. The player who rolled highest names them all, in the order of their tokens, and each of them gets three cards. Against a single zombie a group of six or more escapes nearly every time.
rule-CZG-017 = Human-start card
    .text = One human gets the human-start card and will roll the human die first. Who decides: CZG-R05.
rule-CZG-R05 = Who gets the human-start card first
    .text = The player who chose the zombie also chooses who gets the card. Without a choice it is the first human clockwise from the zombie.
rule-CZG-018 = Board and deck
    .text = The board lies within everybody's reach. The resource deck is shuffled and put face down on its square.
rule-CZG-019 = The zombie's three cards
    .text = The starting zombie draws three cards from the deck. What for: CZG-R06.
rule-CZG-020 = Humans start empty-handed
    .text = Humans draw no cards at the start.
rule-CZG-R06 = Why the zombie holds cards
    .text = The starting zombie draws three cards; players who turn later draw none. Cards in a zombie's hand are out of the humans' reach, and that is a weapon. If you think this is a slip in the rules, the option “{ cliche-option-start_cards }” can give each human three cards and the zombies none; it makes the game clearly easier.
rule-CZG-021 = First tokens on the ring
    .text = The human token starts on space H and a zombie token on space Z1.

## The round

rule-CZG-022 = Four phases
    .text = Every round has four phases, in this order: setup, gathering, trading, clean up.
rule-CZG-023 = How long the game lasts
    .text = Round follows round until somebody wins or no human is left.
rule-CZG-R28 = Hoarding, and the last round
    .text = A zombie may sit on cards for the whole game. The deck is made so that the three cards of one zombie can never put a vehicle out of reach. With several starting zombies, or when zombies may swap cards in their own hand, that could happen in theory, so there is a last round (60, unless the option “{ cliche-option-max_rounds }” says otherwise): if nobody has won by its end, everybody loses.
rule-CZG-R40 = Acting out of turn
    .text = If you are not being asked, if it is the wrong phase, or if the game is over, what you try is refused and changes nothing. The refusal names the rule that fits best, or this one if no other does.

## Setup phase

rule-CZG-024 = Who gets a die
    .text = The owner of the human-start card takes the human die. Every zombie player takes a zombie die.
rule-CZG-025 = Tokens on their marks
    .text = The human token goes to H. Zombie tokens go to Z1, Z2 and so on, one for each zombie there is now. Whose token is whose: CZG-R08.
rule-CZG-R08 = Whose token is whose
    .text = Zombies take the marks in the order in which they became zombies: the first zombie has Z1, the next Z2, and so on.
rule-CZG-026 = Killed zombies come back
    .text = Every zombie takes part in every round, whatever happened to its token in the round before.
rule-CZG-027 = Laying shotguns face up
    .text = If you want to use a shotgun in the coming race, lay it face up in front of you now. One that stays in your hand cannot be used. Only humans are asked, because only the player with the human die can ever fire (CZG-043). How this is done: CZG-R39.
rule-CZG-028 = As many as you like
    .text = You may lay any number of shotguns face up.
rule-CZG-R18 = Shotguns that were not fired
    .text = A shotgun you did not use stays face up and ready for the next race. In any setup phase you may take it back into your hand. Either way it is one of your cards: you may exchange it, trade it or give it away, and its new owner takes it in hand.

## Gathering phase: the race

rule-CZG-029 = Roll for a 1
    .text = Everybody who has a die rolls it at the same time, again and again, and hopes for a 1. Without a die you cannot roll. How fast: CZG-R11.
rule-CZG-R11 = How the race is run
    .text = There are two ways to race, with the same odds. Live: press or hold to roll. After each roll your die rests for a moment, the same for everybody (the option “{ cliche-option-roll_interval_ms }”), and a press that comes too early is refused; at the exact moment it counts. Holding rolls again each time the rest is over, so fast fingers and a fast connection gain nothing. A die that is passed on is ready at once, even when it comes back to you. All dice are ready when the race begins, presses count in the order in which they arrive, and bots wait up to a fifth longer than the rest. Turn by turn: the race goes in beats. In each beat the player with the human die may first shoot (CZG-R15), then every die is rolled once, the human die first and then Z1, Z2 and so on; the 1s are carried out one after the other in random order, each with everything that follows from it. A 1 rolled by a zombie killed earlier in the beat is void, a die passed on rolls again in the next beat, and when the race ends the rest of the beat is dropped.
rule-CZG-R12 = Passing the die takes no time
    .text = The next human may roll right away, or in the next beat when you race turn by turn. A human who is alone keeps the die and waits out its rest. Be quick: while you hesitate, the zombies keep rolling. With the option “{ cliche-option-auto_roll }” switched on, a die that nobody has rolled for 2 seconds rolls by itself.
rule-CZG-030 = A 1 on the human die
    .text = Move the human token one space clockwise and hand the die to the next human clockwise, skipping zombies. That player rolls on.
rule-CZG-031 = The only human
    .text = If there is no other human, you keep the die and roll on.
rule-CZG-032 = A 1 on a zombie die
    .text = Move your own zombie token one space clockwise and roll on. Zombie dice are never passed.
rule-CZG-033 = Other numbers
    .text = Anything but a 1 does nothing.
rule-CZG-034 = Round the ring
    .text = All tokens run clockwise. The published text does not say how long the track is or where the marks are; our ring is in CZG-R09.
rule-CZG-R09 = The ring
    .text = A closed ring of 12 spaces, numbered 0 to 11 clockwise. H is space 0, Z1 is 6, Z2 is 5, Z3 is 4, Z4 is 3, Z5 is 7, Z6 is 2 and Z7 is 8. Against one zombie, exactly opposite, the race is even. More zombies make it harder little by little, since most of them start in front of the human, where they can be caught. The option “{ cliche-option-track }” changes the ring.
rule-CZG-R10 = What catching means
    .text = A token catches another by moving onto its space. Zombie tokens take no notice of each other and may share a space; if the human token moves onto several zombies, all of them are killed. Tokens move one space at a time, so nobody can jump past anybody.
rule-CZG-035 = Killing a zombie
    .text = When the human token reaches a zombie token, the zombie is killed: its token leaves the ring for this round.
rule-CZG-036 = A killed zombie waits
    .text = A killed zombie player stops rolling until the next round, and is still a zombie.
rule-CZG-037 = Success
    .text = When the last zombie token is gone, the gathering phase is a success: every human draws two resource cards.
rule-CZG-038 = Bitten
    .text = When a zombie token reaches the human token, the player who has the human die is bitten and the gathering phase ends.
rule-CZG-R13 = Who exactly is bitten
    .text = Whoever has the human die at the moment the zombie moves. A human 1 is carried out in this order: the token moves, zombies it meets are killed, the race may end with success, and only then is the die passed.
rule-CZG-R14 = Side by side, and both roll a 1
    .text = When the race goes turn by turn and human and zombie stand next to each other with a 1 each, chance decides who moves first. The human first: escaped. The zombie first: bitten.
rule-CZG-039 = First bite
    .text = If you are bitten and have no bite token, you take one.
rule-CZG-040 = Second bite
    .text = If you are bitten and already have a bite token, you become a zombie: give the token back, put all your resource cards into the trash and take a zombie card.
rule-CZG-041 = Cards after a bite
    .text = After a bite every human except the bitten player draws one resource card. The bitten player draws none, human or not.
rule-CZG-042 = Zombies draw nothing
    .text = Zombies draw no cards in the gathering phase.
rule-CZG-R19 = A bite ends only the race
    .text = After a bite the gathering phase is over, not the round: trading and clean up follow as always.
rule-CZG-R20 = Order of drawing
    .text = Cards are drawn clockwise, beginning with the owner of the human-start card, or with the next human clockwise if that player has just turned. Players who draw nothing are skipped. After a success each human draws both cards before the next one draws.
rule-CZG-R22 = The last human turns
    .text = If the last human becomes a zombie, the game ends at once, with no trading.

## Shotguns in the race

rule-CZG-043 = Who may fire
    .text = Only the player who has the human die may fire, and only a shotgun that lies face up in front of that player.
rule-CZG-044 = Taking aim
    .text = While you have the human die you may shoot at any moment at a zombie token on the space just ahead of the human token or just behind it. It is killed at once.
rule-CZG-R15 = Shots of your choice
    .text = Between rolls you may fire as many of your face-up shotguns as you like, one after the other (before each beat when the race goes turn by turn, at any instant when it is live). Each kills one token of your choice on a neighbouring space, even if two stand there. A shot does not move the human token and does not pass the die.
rule-CZG-045 = The gun goes off by itself
    .text = If the human token is caught while the player with the die has a shotgun face up, the gun fires by itself: the zombie that caught you is killed and nobody is bitten.
rule-CZG-R16 = No choice about it
    .text = The automatic shot cannot be held back. It kills the zombie that caught you, the human token stays where it is and you keep the die. If you have several shotguns face up, one of them is used.
rule-CZG-046 = One shot each
    .text = A shotgun that was fired goes to the trash.
rule-CZG-047 = After the shot
    .text = If that was the last zombie token, gathering ends with success as usual (CZG-037). Otherwise the race goes on.
rule-CZG-R17 = A shot ends the race
    .text = If a shot ends the race, chosen or automatic, the player who fired counts as the last to roll, even if they had not rolled yet. That matters for the order of trading (CZG-051).
rule-CZG-048 = Without the die it is silent
    .text = A face-up shotgun does nothing while its owner does not have the human die.

## Trading phase: the row

rule-CZG-049 = Filling the row
    .text = First five cards from the deck are laid face up on the five trading spaces, from left to right, from the space marked 1 to the space marked 8. All the marks: CZG-R23.
rule-CZG-R23 = Row prices
    .text = From left to right the spaces cost 1, 2, 3, 5 and 8 scrap. The option “{ cliche-option-prices }” changes them.
rule-CZG-050 = Nothing but scrap
    .text = If all five cards are scrap they go to the trash and a new row is dealt, again and again until some other card shows. The one exception: CZG-R25.
rule-CZG-R25 = No other card left
    .text = If deck and trash together hold only scrap, the row of scrap stays and play goes on. A row that is short of cards (CZG-R24) and shows only scrap stays too.
rule-CZG-051 = Order after a success
    .text = The player who rolled the human die last has the first turn. Then it goes round counter-clockwise.
rule-CZG-052 = Order after a bite
    .text = The right-hand neighbour of the bitten player has the first turn, human or zombie. Then it goes round counter-clockwise, so the bitten player comes last. Which way is right: CZG-R38.
rule-CZG-053 = One turn each
    .text = Every player, human or zombie, has one turn.
rule-CZG-054 = A human's turn
    .text = Do one of three things: buy one card from the row, exchange one card for scrap, or pass. You never buy and exchange in the same turn.
rule-CZG-055 = Buying
    .text = Pay as much scrap from your hand as the space is marked. The scrap goes to the trash, the card into your hand.
rule-CZG-R26 = Paying
    .text = You pay the full price in scrap: no change is given and no other cards are taken. You may even buy scrap, if you only want it out of the row.
rule-CZG-056 = Empty spaces stay empty
    .text = A space whose card was bought is not filled again.
rule-CZG-057 = Exchanging
    .text = Put one card that is not scrap into the trash and take scrap from the trash for it: 3 for a medkit or a shotgun, 4 for a tire, 6 for an engine.
rule-CZG-058 = Too little scrap in the trash
    .text = If the trash holds less scrap than your card is worth, take what there is or call the exchange off. Details: CZG-R29.
rule-CZG-R29 = Short trash
    .text = You can always see how much scrap the trash holds before you decide. If it is too little you are asked: take all there is, which may be none, or cancel. If you cancel, you keep your card and your turn, and may still buy, exchange a card of another kind or pass. Your card goes to the trash only after you have taken the scrap.
rule-CZG-059 = A zombie's turn
    .text = A zombie may put one card into the trash and have it replaced by the top card of the deck. Which card: CZG-R27.
rule-CZG-R27 = What a zombie may swap
    .text = A zombie trashes one card in the row, whatever it is, and the new card takes its space; or passes. Spaces emptied by buying are not filled. If five scrap lie in the row afterwards, they stay. The option “{ cliche-option-zombie_action }” can make it a card in the zombie's own hand instead, or allow either.
rule-CZG-R21 = Just turned
    .text = A player who turned this round acts as a zombie in this trading phase already, as the last in order (CZG-052). They have no cards and get none, so their turn is about the row.
rule-CZG-060 = Clearing the row
    .text = After all turns the cards left in the row go to the trash.

## Trading phase: the free step

rule-CZG-061 = Free trading
    .text = When the row is cleared the humans may trade freely among themselves.
rule-CZG-R31 = Any deal you like
    .text = Any cards and any numbers, gifts too, as long as both partners agree; nobody can give what they do not own or ask for more than there is in the game. Promises bind nobody.
rule-CZG-R39 = How setup and the free step run
    .text = Setup: every human who owns a shotgun says which of them lie face up. The race begins when all have answered; after 15 seconds (unless the table chose otherwise) silence leaves things as they are. Free step: all humans are asked at once. You may make an offer to one other human (cards you give for cards you want), answer one, make a counter-offer, use medkits, propose a car, build, or say that you are done; anything you do yourself takes your “done” back. An offer stands until it is answered, withdrawn or no longer possible. The step ends when all humans are done, or after 90 seconds unless the table chose otherwise. To keep haggling short, each human may make at most 12 offers and 3 car proposals in one free step. Only the two partners see an offer and its answer; the others only see the hand sizes change: they learn neither the cards nor how many went each way. Nobody is ever shown what another player could put into an offer.
rule-CZG-062 = Time for medkits
    .text = The free step is also when medkits are used.
rule-CZG-R30 = Using a medkit
    .text = Any human may use any number of medkits in the free step, and only then, each on a human who has a bite token, themselves included. A medkit on a player without a bite token is refused. To hand a medkit over, trade it.
rule-CZG-063 = Building
    .text = Cars and motorcycles are built in the free step.
rule-CZG-R32 = When you may build
    .text = Only in the free step. The option “{ cliche-option-build_when }” can open the whole trading phase for building: from the moment the row is dealt, between any two turns.
rule-CZG-064 = Humans only
    .text = Zombies take no part in free trading.

## Deck and trash

rule-CZG-065 = The deck runs out
    .text = Whenever the deck is empty, the trash is shuffled and becomes the new deck. Exactly when: CZG-R24.
rule-CZG-R24 = When the trash is shuffled
    .text = The moment the last card leaves the deck, before anything else happens, even in the middle of a draw, of filling the row or of a zombie's swap. The trash is empty after that, so right after a shuffle there is no scrap to be had by exchanging. If the trash is empty too, the shuffle waits until the next card has to be drawn. If cards are still missing then, spaces on the right of the row stay empty and players later in the order draw nothing.
rule-CZG-066 = What ends up in the trash
    .text = Used medkits, fired shotguns, scrap that was paid, row cards that were replaced or left over, and the cards of players who turned.

## Clean up

rule-CZG-067 = The start card moves on
    .text = The next human clockwise gets the human-start card.
rule-CZG-R37 = Passing the start card
    .text = It goes clockwise from the seat where it lies to the next human, even if the player there has just turned. A human who is alone keeps it.
rule-CZG-068 = Next round
    .text = Then a new round begins.

## Winning and losing

rule-CZG-069 = The car
    .text = If the humans' cards taken together hold 1 engine, 4 tires and 30 scrap in the trading phase, they can build the car, and all humans who are left win.
rule-CZG-R33 = Building the car
    .text = Any human may propose the car and says at once what they put in. Every other human answers with what they put in, nothing if they like, or withdraws. The car stands the moment the cards put in reach what CZG-069 asks for. Nobody can be forced. A proposal that falls short lapses and changes nothing. All humans see what is put in. Every human who is left wins, giver or not, and a human who is alone may build a car too.
rule-CZG-070 = The motorcycle
    .text = If one human alone owns 1 engine, 2 tires and 10 scrap in the trading phase, that human can build the motorcycle and is the only winner.
rule-CZG-R35 = Traded parts count
    .text = Parts you got by free trade count for your motorcycle.
rule-CZG-071 = Nobody has to build
    .text = Building is always a choice.
rule-CZG-R34 = Car or motorcycle first
    .text = All humans are asked at once, and the first complete build wins. You may build a motorcycle while a car proposal is still open. Builds that arrive at the very same time count in trading order.
rule-CZG-072 = Only humans win
    .text = Only a human can win by building a vehicle.
rule-CZG-R36 = Everybody turned
    .text = If all players have become zombies, everybody loses, the first zombie included. With the option “{ cliche-option-zombies_win }” switched on, the zombies share the victory instead.
