### Lessons: what they are called, what each step asks for, and what is said to a move that is not the one being learnt.
###
### `lesson-<game>-<name>` is the title, `.about` what it teaches, `.end` the last word. The steps name their texts.

## The page

lesson-page = Learn to play
lesson-intro = Five minutes each, no clock, and nothing you can break. You make every move yourself.
lesson-steps =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
lesson-steps-and-game = { lesson-steps }, then a game of your own
lesson-taken = Finished
lesson-step = Step { $done } of { $of }
lesson-free = Your game
lesson-over = Finished
lesson-rule = Why? Rule { $rule }
lesson-show = Show me
lesson-do = Do it for me
lesson-again = Start again
lesson-next = Next: { $title }
lesson-play = Play a real game
lesson-all = All lessons
lesson-not-now = You could do that, but here we are trying something else. Look at the line above once more.
lesson-no-action = That is not a move in this game.

## Puzzles

lesson-puzzles = Puzzles: win this turn
lesson-puzzle = Puzzle { $n }
lesson-puzzle-about =
    { $n ->
        [one] One move wins for sure.
       *[other] { $n } moves win for sure.
    }
lesson-puzzle-begin = You can win this turn, whatever the dice and the hidden cards bring. How do you begin?
lesson-puzzle-on = Right. And what comes next?
lesson-puzzle-wrong = Perhaps, but that is not the way that surely wins this turn. Try something else.
lesson-puzzle-end = Solved: nothing was left to luck.

## Cliché Zombie Game

lesson-cliche-1-first-steps = First steps
    .about = The race, the row of cards, and a deal between friends.
    .end = That is a whole round: race, row, deals. Next round the race starts again, and somebody else has the die.
lesson-cliche-1-first-steps-roll = You are human, and you hold the human die. A 1 moves the human token one space on and passes the die to the next human. Roll!
lesson-cliche-1-first-steps-again = No 1, so nothing moves. You may roll as often as you like: again!
lesson-cliche-1-first-steps-buy = You moved on, your friend ran the zombie over, and every human drew two cards. Now the row: under each card is its price in scrap. Buy the engine for 3.
lesson-cliche-1-first-steps-buy-wrong = Allowed, but no vehicle runs without an engine, and you can pay for this one: the third card.
lesson-cliche-1-first-steps-accept = After the row, humans trade with each other. Somebody offers you a scrap for nothing. Accept!
lesson-cliche-1-first-steps-accept-wrong = Not yet: somebody is holding out a present. Accept the offer first.
lesson-cliche-1-first-steps-done = A car takes an engine, 4 tires and 30 scrap from all of you together, so that is for later. Say that you are done.

lesson-cliche-2-teeth = Teeth
    .about = Shotguns, bites, and what a medkit is for.
    .end = One bite is a token. A second one turns you into a zombie and your cards are gone, so keep a medkit in the family.
lesson-cliche-2-teeth-arm = This time the zombie starts close behind you. A shotgun only helps if it lies face up before the race. Lay it down.
lesson-cliche-2-teeth-arm-wrong = In your hand it is no use in the race. Lay it face up.
lesson-cliche-2-teeth-roll = Now roll, and watch the zombie's orange die: each 1 brings it a space closer.
lesson-cliche-2-teeth-shoot = It is right behind you. If it moves once more, you are bitten. You hold the die and a shotgun: shoot!
lesson-cliche-2-teeth-shoot-wrong = You may roll on and hope. But a zombie right behind you is what the shotgun is for.
lesson-cliche-2-teeth-next = The only zombie is off the road, so the race is won, and the shotgun is spent. The turns at the row are over too. Say that you are done, and watch the next race.
lesson-cliche-2-teeth-keep = Your friend held the die and had no shotgun: bitten. You are first at the row. Keep your medkit; buy the tire for 2, or pass.
lesson-cliche-2-teeth-keep-wrong = Not that one. You will need your medkit in a moment, and of the row the tire is worth most.
lesson-cliche-2-teeth-heal = Now humans may use medkits. Heal your friend.
lesson-cliche-2-teeth-heal-wrong = First things first: one more bite, and your friend changes sides. Heal.

lesson-cliche-3-a-short-game = A short game
    .about = Most of a car is already there. Bring it home.
    .end = That was a whole game. With more players there are more hands to trust, and more to doubt.
lesson-cliche-3-a-short-game-roll = You two hold 3 tires and 26 scrap. A car still needs an engine, a tire and 4 scrap: win them in the race and at the row, then propose the car while you trade. Roll!
lesson-cliche-3-a-short-game-on = Your game now: race, buy, trade, build. A motorcycle takes an engine, 2 tires and 10 scrap, all from one hand, and carries one.

lesson-cliche-4-the-hungry-side = The hungry side
    .about = You are the zombie. Catch them, and spoil their shopping.
    .end = You win by lasting: a zombie who keeps engines and tires out of reach starves the whole garage.
lesson-cliche-4-the-hungry-side-roll = You are the zombie, and the orange die is yours. Each 1 moves you one space. Roll!
lesson-cliche-4-the-hungry-side-bite = Closer. One more 1 and you reach the human token: then whoever holds the human die is bitten. Roll again!
lesson-cliche-4-the-hungry-side-replace = Bitten! At the row you may throw one card away; the top card of the deck takes its place. Which one do they need most?
lesson-cliche-4-the-hungry-side-replace-wrong = That hurts them a little. Losing the engine would hurt them a lot.

## Zombies 15'

lesson-zombies15-1-first-steps = First steps
    .about = Walk, fight, face the zombies, hand over.
    .end = That is a turn. In a real game fifteen minutes are running: four Actions, a glance at the zombies, “Your turn!”.
lesson-zombies15-1-first-steps-move = You lead four Heroes, one after the other. Will has four Actions, and a Move is one of them. Tap the street to the north.
lesson-zombies15-1-first-steps-attack = A zombie! Where zombies stand you can neither walk on nor search, so fight: hit it with the Hockey Stick.
lesson-zombies15-1-first-steps-attack-wrong = You could, but it costs blood or leaves the zombie where it is. Use the Hockey Stick.
lesson-zombies15-1-first-steps-on = The way is free. Walk on to the next street.
lesson-zombies15-1-first-steps-face = Two zombies, and one Action left. Will can fend off two, so he may stay and face them. End the Actions.
lesson-zombies15-1-first-steps-face-wrong = It would work. But save the stick: he can hold two zombies off without it. End the Actions.
lesson-zombies15-1-first-steps-over = They bite air. Now say “Your turn!”: the next Hero is on.

lesson-zombies15-2-teeth = Teeth
    .about = Searching with company, a crowd that is too large, and getting up again.
    .end = Three Life Points go quickly. Count the zombies before you end your Actions, not after.
lesson-zombies15-2-teeth-search = Will stands inside a building, and it is empty: search it. You draw three cards.
lesson-zombies15-2-teeth-keep = A Machete, a Bike Helmet, and a zombie who was waiting there too. Keep both Items: there is room for them.
lesson-zombies15-2-teeth-keep-wrong = That is less than you could carry. The Machete fits the free Weapon slot, the Helmet a blue one.
lesson-zombies15-2-teeth-attack = What you found found you. Strike the zombie down before it counts.
lesson-zombies15-2-teeth-crowd = Now Severity, in a street with four zombies. Every weapon has a number of uses. Swing the Crowbar once.
lesson-zombies15-2-teeth-fall = Three are left, and she can fend off two. This is what happens then: end the Actions anyway.
lesson-zombies15-2-teeth-fall-wrong = In a real game you would go on fighting, and you would be right. Here we want to see her fall: end the Actions.
lesson-zombies15-2-teeth-up = She is down, and a Life Point is gone. Dex fell before: getting up costs him one Action. Do it.

lesson-zombies15-3-a-short-game = A short game
    .about = The last stretch of the first scenario, all four Heroes.
    .end = Everybody home. The real thing has a clock, growls, and friends who talk all at once.
lesson-zombies15-3-a-short-game-attack = All four must reach Broken Yard, two streets from here. Nobody walks away from a zombie, so begin with this one.
lesson-zombies15-3-a-short-game-on = Your game. Clear the way, keep together, and bring all four to Broken Yard.

## Tiny Epic Zombies

lesson-tiny-epic-zombies-1-first-steps = First steps
    .about = Three moves, a fight, a card, and a noise.
    .end = A turn is three moves and a search. Whatever symbol you turn up, that is where they come.
lesson-tiny-epic-zombies-1-first-steps-move = A turn has three moves, from room to room. Rooms you can reach are framed in yellow. Step to the north side of the Courtyard.
lesson-tiny-epic-zombies-1-first-steps-fight = A zombie waits in the Food Court. Go in and fight: it always dies, and the die says what that costs you.
lesson-tiny-epic-zombies-1-first-steps-collect = No effect: you got away with it. No zombie is left in the store, so you may take the card that lies beside it.
lesson-tiny-epic-zombies-1-first-steps-on = A Crowbar! You have one move left, and you have to make it. Go on to room 2.
lesson-tiny-epic-zombies-1-first-steps-end = That was the third move. End the turn, and your search card is turned up. Zombies come to the stores with its symbol; if you stand in one of them, you make a noise, and twice as many come.
lesson-tiny-epic-zombies-1-first-steps-end-wrong = You could, but now we want to hear the noise. End the turn.

lesson-tiny-epic-zombies-2-teeth = Teeth
    .about = Wounds against ammo, and rooms you had better not stay in.
    .end = Wounds go up, ammo goes down. When they meet you are eaten, a survivor is lost, and your character walks with the zombies.
lesson-tiny-epic-zombies-2-teeth-look = You have 3 wounds and 5 ammo. When wounds reach ammo you are eaten, so you are 2 from death. Go to room 1 and look next door.
lesson-tiny-epic-zombies-2-teeth-shoot = There is a zombie in the next room. Shoot it for 1 ammo: no die, no wound.
lesson-tiny-epic-zombies-2-teeth-in = That room is empty now. Step in.
lesson-tiny-epic-zombies-2-teeth-out = 3 wounds, 4 ammo: one more wound and you are eaten. If your turn ends in this store, the next zombie may walk right into you. Take the passage to Gamelyn World.
lesson-tiny-epic-zombies-2-teeth-out-wrong = Too close. If they come to this store, you are dinner. Leave it.

lesson-tiny-epic-zombies-3-a-short-game = A short game
    .about = The gentlest game there is, with one other at your side.
    .end = That was a whole game. There are four difficulties, sixteen stores, and somebody who would love to play the zombies.
lesson-tiny-epic-zombies-3-a-short-game-move = Three goals win, and the search deck is your clock. Read the goals, then take your first step, whichever way you like.
lesson-tiny-epic-zombies-3-a-short-game-on = Your game. Keep your wounds below your ammo, clear the stores you work in, and watch the barricade.

lesson-tiny-epic-zombies-4-the-hungry-side = The hungry side
    .about = You lead the zombies: cards, symbols, and a shove.
    .end = Guess where they will stand, lay the card that brings you there, and push. They cannot be everywhere.
lesson-tiny-epic-zombies-4-the-hungry-side-first = You lay a card face down in front of each human. When their turn ends it is turned up, and zombies come to the two stores with its symbol. The first human likes the Food Court: lay the Assault Rifle, which shows the vase.
lesson-tiny-epic-zombies-4-the-hungry-side-second = Events are yours to lay too. Lay the Explosion in front of the second human.
lesson-tiny-epic-zombies-4-the-hungry-side-shift = They ended up where you thought. Now you may push zombies on by a room. Push the one in room 1 of the Food Court into room 2, where the human stands.
lesson-tiny-epic-zombies-4-the-hungry-side-shift-wrong = It helps, but it hurts nobody. There is a human in room 2 of the Food Court.

## Zombie Mall

lesson-zombie-mall-1-first-steps = First steps
    .about = One whole turn: they spawn, you walk, you loot, they shamble.
    .end = Spawn, walk, loot, shamble: that is a turn. Find the two keys, open the office, and call for help.
lesson-zombie-mall-1-first-steps-spawn = You are in the mall, alone. Before you may move, the dead arrive: dice say how many and where. Let them spawn.
lesson-zombie-mall-1-first-steps-roll = That one landed beyond the walls. Now roll for movement.
lesson-zombie-mall-1-first-steps-step = 4 movement points. An open space costs 1. There is a Loot token two spaces to the west: take the first step.
lesson-zombie-mall-1-first-steps-token = A space with a token costs 2. Step onto it.
lesson-zombie-mall-1-first-steps-loot = Loot it: once a turn you may draw one card this way. It ends your walking.
lesson-zombie-mall-1-first-steps-loot-wrong = You could go on, but then the token stays where it is. Loot it.
lesson-zombie-mall-1-first-steps-done = A Propane Lantern. Now let the zombies move: a D6 says how many, and they come for you by the shortest way.

lesson-zombie-mall-2-teeth = Teeth
    .about = Winning, losing, bandages, and running away.
    .end = A 3 or more kills. A 2 or less wants a Bandage, and you have five. Running costs Adrenaline, a bite and pride.
lesson-zombie-mall-2-teeth-meet = A zombie stands two spaces north. As soon as one is next to you, you have to fight or flee. Step towards it.
lesson-zombie-mall-2-teeth-fight = Fight: roll a D10, and 3 or more kills it.
lesson-zombie-mall-2-teeth-again = A 7: dead, and a Victory Point for you. But now there is another one, to the west. Fight again.
lesson-zombie-mall-2-teeth-again-wrong = You could run. First see what a lost roll looks like: fight.
lesson-zombie-mall-2-teeth-bandage = Only a 1. Without help you would be bitten, drop everything and leave the map. Use a Bandage.
lesson-zombie-mall-2-teeth-bandage-wrong = Bitten is something for later. Use a Bandage.
lesson-zombie-mall-2-teeth-escape = It is still there. You may roll again, or run: 1 Adrenaline and a bite, and one step in any free direction. Run east.
lesson-zombie-mall-2-teeth-escape-wrong = Also a way. But this time we run, to the east.

lesson-zombie-mall-3-a-short-game = A short game
    .about = Both keys in your pocket, the office in sight.
    .end = Help is on its way. With friends you win together, or count Victory Points to see who was braver.
lesson-zombie-mall-3-a-short-game-step = You hold both keys. The door of the Security Office is to the north-west, and the radio is inside. First step: north.
lesson-zombie-mall-3-a-short-game-on = Your game. Unlock the door with one key, the radio with the other, and do not die on the way.
