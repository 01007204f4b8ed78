### The rulebook of Zombie Mall, for players, in our own words.
###
### One message a rule: the value is a short title, `.text` is the rule. A number such as
### ZM-R06 inside a text is shown as a link to that rule, so keep it as it is when translating.
### Which rule stands in which chapter is in locales/rulebooks/zombie-mall.toml.

## The book

rulebook-zombie-mall = Zombie Mall
    .intro =
        You came to shop and got locked in with the dead. Somewhere in the mall lie the keys to the Security Office and to its radio. The entries below are the whole game: rules come from the published text, house rulings settle what it leaves open.

rulebook-zombie-mall-minute = How to play in one minute
    .text =
        1. Find the key to the Security Office and the key to the radio, unlock both, and call for help. In the harder scenarios you then have to reach the rescuers.
        2. A turn: zombies spawn round you by dice, you roll a D10 and walk, you may loot one card or unlock one thing, then a D6 of zombies shamble a space towards the closest player.
        3. As soon as a zombie is next to you in your own turn you fight: a D10, 3 or more kills it for 1 VP. On 0 to 2 a Bandage or a card saves you; without one you are BITTEN.
        4. Or flee before the roll: pay 1 Adrenaline, 1 bite and 1 VP for each zombie next to you, and take one step in any free direction.
        5. BITTEN, you drop your things and leave the map. In your next turn a D10 above your number of bites brings you back somewhere near; otherwise you are dead.
        6. Open spaces cost 1 MP, cluttered ones and those with a token 2. Zombies in the open never step into clutter or tokens: put a counter between you and them.
        7. Getting out is worth 15 VP, Survivors you bring along theirs, most kills 5. Three VP buy a Loot card at the end of a turn.

## Chapters

rulebook-zombie-mall-scope = Scope, aim and modes
    .intro = What you want, alone, together or against each other.
rulebook-zombie-mall-dice = Dice
    .intro = D4, D6, and a D10 whose 0 is zero.
rulebook-zombie-mall-setup = Set-up
    .intro = What everybody has when the doors fall shut.
rulebook-zombie-mall-tiles = Tiles and malls
    .intro = How a mall is put together.
rulebook-zombie-mall-spaces = Spaces, edges and areas
    .intro = What is on a space, and what is between two.
rulebook-zombie-mall-sight = Adjacency and line of sight
    .intro = Who is next to whom, and who sees whom.
rulebook-zombie-mall-turn = The turn
    .intro = Seven phases, and what may happen at any time.
rulebook-zombie-mall-phase-1 = Phase 1: coming back
    .intro = After a bite the dice decide whether and where.
rulebook-zombie-mall-phase-2 = Phase 2: left-over combat
    .intro = First the zombies that are already there.
rulebook-zombie-mall-phase-3 = Phase 3: zombies spawn
    .intro = How many, which way, how far.
rulebook-zombie-mall-phase-4 = Phase 4: movement
    .intro = A roll, and a step at a time.
rulebook-zombie-mall-bonus = The bonus step
    .intro = One step for one Adrenaline token.
rulebook-zombie-mall-loot = Phase 5: looting
    .intro = One card a turn.
rulebook-zombie-mall-unlock = Phase 5: unlocking
    .intro = Doors, keys and the radio.
rulebook-zombie-mall-phase-6 = Phase 6: zombies move
    .intro = Which ones, in which order, and where to.
rulebook-zombie-mall-phase-7 = Phase 7: trading VP
    .intro = The last step of a turn.
rulebook-zombie-mall-combat = Combat
    .intro = A D10 for each zombie.
rulebook-zombie-mall-bandages = Bandages
    .intro = They undo a loss.
rulebook-zombie-mall-adrenaline = Adrenaline in combat
    .intro = Away from here, at a price.
rulebook-zombie-mall-bitten = BITTEN and dead
    .intro = What becomes of you and of your things.
rulebook-zombie-mall-cards = Loot cards
    .intro = Survivors, Items, Events and trash.
rulebook-zombie-mall-trade = Trading, giving, dropping
    .intro = Between players who share a space.
rulebook-zombie-mall-tokens = Tokens on the map
    .intro = Where they may lie.
rulebook-zombie-mall-vp = Victory points
    .intro = What counts in the end.
rulebook-zombie-mall-exits = The exit chart
    .intro = Which exit it is.
rulebook-zombie-mall-call = Scenario 1: A Call For Help
    .intro = Two keys, one radio.
rulebook-zombie-mall-hard = Scenario 1A
    .intro = The team does not come to you.
rulebook-zombie-mall-improbable = Scenario 1B
    .intro = The team does not wait for you.
rulebook-zombie-mall-faq = Optional rules and answers
    .intro = From the rulebook's own questions.

## Scope, aim and modes

rule-ZM-001 = One to six players
    .text =
        The game is for one to six players.
rule-ZM-002 = The aim
    .text =
        The aim is to leave the mall alive by fulfilling the scenario; VP are there to rank players if you want a single winner.
rule-ZM-003 = Playing together
    .text =
        Cooperative mode: all players work for the scenario's goal; the group wins if the scenario's winning condition is met (see ZM-236).
rule-ZM-004 = Every man for himself
    .text =
        Every-man-for-himself mode: the rules of play are the same, nobody has to help anybody, and the ranking is by VP; escaping does not by itself give the highest total. See ZM-R61.
rule-ZM-005 = Playing alone
    .text =
        Solo is the ordinary game with one player: no other player is ever near, so the spawn die is always the D6, and after a bite the player's next turn follows at once.
rule-ZM-006 = Cards beat rules
    .text =
        If a card contradicts a rule, follow the card.
rule-ZM-007 = Enjoy it
    .text =
        The first rule is to enjoy yourselves; moaning while moving zombies is an optional rule with no effect on the game.
rule-ZM-R61 = Ranking
    .text =
        Every-man mode: if nobody escapes, all lose; otherwise the winner is the player with the most VP among those who escaped; ties go to more kills, then fewer bites, and are then shared. The table lists everybody, dead players last. Why: Scenario 1 gives the win to those left alive, 1A and 1B only to those who reach the place. The option “{ zombie-mall-option-dead_can_win }” (off by default) counts all players instead, because the remark that escaping does not ensure the highest total can be read that way. Kill bonus: all players, dead ones too, with at least 1 kill; at the end, after everything else.
rule-ZM-R78 = Out of turn
    .text =
        An act by a seat that is not asked, a second act of a kind that is used up for the turn, or any act after the end of the game changes nothing and is refused, by this rule if no other fits better.
rule-ZM-R86 = No game without end
    .text =
        After round 200 the game is over: whoever is still inside has not escaped. Why: with few zombies, or with all of them shut in somewhere, nobody would ever die, and players who do not look for the keys would never leave. No game that is played to win comes near it.

## Dice

rule-ZM-008 = The dice
    .text =
        The game uses one D4, one D6 and one D10; the D4 only replaces the D6 when another player is near at spawning (and in the exit chart and 1B).
rule-ZM-009 = Zero is zero
    .text =
        A D10 result of 0 counts as zero everywhere, never as ten.
rule-ZM-010 = A die marked 10
    .text =
        A die marked 1-10 may be used by reading its 10 as 0. See ZM-R01.
rule-ZM-R01 = D10 faces
    .text =
        Each of 0 to 9 is equally likely. Why: one passage mentions a die numbered 0-10, every other says 0-9 with 0 as zero.
rule-ZM-R83 = Order of dice
    .text =
        Within a turn dice are thrown in this order, each only if needed: 1A Hunker Down D10; phase 1 survival D10, then direction D10 and distance D6 (repeated while illegal); phase 2 combat D10s; phase 3 number (D4 or D6), then for each zombie direction D10 and distance D10; combat D10s; movement D10 (always rolled, even if the player then stays put); combat D10s as they come up; dice of cards when they are played; phase 6 D6 (always rolled, even with no zombie on the map, unless a card skips the phase), combat D10s. At the call: chart D10, exit chart dice, delay, stay. Replays depend on it.

## Set-up

rule-ZM-011 = What you start with
    .text =
        Each player starts with 5 Bandage tokens and 5 Adrenaline tokens, one Player Token and one Stat Card.
rule-ZM-012 = Nothing else at the start
    .text =
        Each player starts with 0 VP, 0 Bite tokens, 0 zombie kills and no cards.
rule-ZM-013 = The most you can hold
    .text =
        By default the maximum is 5 Bandages and 5 Adrenaline; only a future expansion may change the defaults printed on the Stat Card.
rule-ZM-014 = Building the mall
    .text =
        The map is built as the scenario says; if it names no layout, players build their own mall that contains every tile the scenario requires.
rule-ZM-015 = Where you start
    .text =
        Player Tokens go where the scenario says; if it says nothing, each player chooses one of the spaces that touch the outer wall of the tile used as main entrance.
rule-ZM-016 = Two decks
    .text =
        The Loot deck and the Objective deck are separate and are kept face down.
rule-ZM-017 = No zombies yet
    .text =
        No zombie is on the map at the start; the first ones come from the first player's spawn phase.
rule-ZM-018 = Who begins
    .text =
        Turn order and first player are not given. See ZM-R10.
rule-ZM-R10 = Turn order
    .text =
        First player at random, then fixed clockwise order; dead and rescued players are skipped, BITTEN ones are not (their turn is phase 1). Why: the book does not say.
rule-ZM-R79 = Choices at set-up
    .text =
        In turn order each player picks a start space (several may share one); only the start row of the tile named main entrance counts, other entrance tiles are plain walkway. Number of Loot tokens: within ZM-228, default Easy 18, Average 36, Hard 56, Crazy 80, Insane 128; a mall of another size: default 3 for every 2 tiles (rounded down), from 1 per tile up to the number of token spaces.

## Tiles and malls

rule-ZM-019 = Tiles
    .text =
        A map tile is 6 by 6 inches.
rule-ZM-020 = The grid
    .text =
        A tile is a grid of 6 by 6 spaces. See ZM-R02.
rule-ZM-021 = How tiles join
    .text =
        Tiles are laid edge to edge. A layout shows each label in some orientation, and the tile is turned until its own label reads the same way.
rule-ZM-022 = Labels
    .text =
        The label sits in the upper left of the upright tile (on a wall part if there is one); on exit tiles it may sit elsewhere in the wall.
rule-ZM-023 = Stores and walkway
    .text =
        A tile normally holds one store and a piece of walkway; some tiles are made as corner stores.
rule-ZM-024 = How wide a walkway is
    .text =
        The standard walkway is 2 spaces wide when tiles are matched; wider or narrower ones are allowed, down to a 1-space hallway leading to an entrance or exit tile.
rule-ZM-025 = A tile turned wrong
    .text =
        If a store's entrance cannot be reached, the tile is turned the wrong way.
rule-ZM-026 = Extra exits
    .text =
        Extra mall exits can be made with Exit Door tokens (2 spaces) or exit tiles; an exit that stays locked for good is a dead end.
rule-ZM-027 = Special tiles
    .text =
        Special tiles of this set: the Security Office, the Mall Entrance and the Exit to Parking Garage with its escalator; a scenario may fix their place or modify them (for instance by a locked door token).
rule-ZM-028 = One level
    .text =
        All malls have one level.
rule-ZM-029 = Layouts
    .text =
        A layout need not be symmetrical; more exit tiles make it easier because no Loot or Objective tokens lie on them; fewer corner stores leave dead-end walkways that are closed with Exit Door tokens.
rule-ZM-R02 = Grid
    .text =
        1 space = 1 inch, 6x6 spaces per tile, coordinates (row, column), both from 1, from the north-west of the map. Why: 2-inch walkway = 2 spaces; the author's page mentions a 1-inch grid.
rule-ZM-R03 = Walkway strip
    .text =
        An upright store tile has a strip of walkway 1 space wide along its south side; two facing tiles make the 2-wide walkway. Why: the Average layout has a 2-space exit “between” tiles 29 and 30, the Easy layout's central hall is closed by 2-space doors.
rule-ZM-R04 = Rim of the map
    .text =
        Open walkway edges on the rim without an Exit Door token are shut (like a wall); an exit door never lets a figure leave except by a scenario's rescue. Why: the doors are locked in the story, and 12-tile Easy needs it.
rule-ZM-R56 = Main entrance
    .text =
        The layout names it; the sample layouts use the tile called Entrance 2, larger ones Entrance 1.
rule-ZM-R87 = What is ours
    .text =
        What is drawn on every tile, the shops and their names, and how the malls of each size lie are ours, and so is every card: the rulebook says what kinds there are, how many, and how tiles join. Whatever is ours says so where it is explained.

## Spaces, edges and areas

rule-ZM-030 = Open spaces
    .text =
        Open space: only floor shows in the centre circle; entering costs 1 MP.
rule-ZM-031 = Cluttered spaces
    .text =
        Cluttered space: anything other than floor shows in the centre circle; entering costs 2 MP.
rule-ZM-032 = Loot Token spaces
    .text =
        A space with a Loot Token costs 2 MP to enter whatever kind of space lies below.
rule-ZM-033 = Objective Token spaces
    .text =
        A space with an Objective Token costs 2 MP to enter whatever kind of space lies below.
rule-ZM-034 = Loot Piles on a space
    .text =
        A Loot Pile changes neither the cost of a space nor its openness for zombies.
rule-ZM-035 = Only the space entered counts
    .text =
        The cost is that of the space entered; the space left does not matter (4,6 open to 4,5 cluttered costs 2; 4,5 to 4,4 open costs 1).
rule-ZM-036 = Walls
    .text =
        A wall between two spaces blocks movement, line of sight and adjacency.
rule-ZM-037 = LOS Blocks
    .text =
        An LOS Block between two spaces blocks movement, line of sight and adjacency.
rule-ZM-038 = Solid spaces
    .text =
        An LOS Block Marker in the middle of a space blocks line of sight through it and movement into it. Such a space is called solid and shown as X on our tiles; for spawning see ZM-R07.
rule-ZM-039 = Locked doors
    .text =
        A locked door blocks movement. For sight and adjacency see ZM-R05.
rule-ZM-040 = Open doors
    .text =
        A Door token without a lock token is closed but not locked; an unlocked door stays unlocked and open for players and zombies. See ZM-R05.
rule-ZM-041 = Entrance arrows
    .text =
        Green entrance arrows mark entrances and have no effect on movement.
rule-ZM-042 = Stores
    .text =
        A store is an area that has at least one entrance and four walls.
rule-ZM-043 = The walkway
    .text =
        The walkway is every area that is not so enclosed.
rule-ZM-044 = Why stores matter
    .text =
        Store and walkway matter only for choosing which zombies move and for placing tokens.
rule-ZM-045 = Settled once
    .text =
        Whether a space counts as open or cluttered is settled once and then holds for players and zombies alike.
rule-ZM-R05 = Locked door and sight
    .text =
        A locked door edge acts as a wall for movement, sight and adjacency, but not for spawning; an unlocked or closed-but-unlocked door acts as a free edge. Why: the legend only mentions movement, yet zombies fighting through a locked door would contradict the LOS wording, and the rulebook says an unlocked door is open. With the option “{ zombie-mall-option-locked_door }” set to “{ zombie-mall-option-locked_door-movement_only }”, sight and adjacency go through it: a zombie behind it must be fought, but nobody can step through.
rule-ZM-R07 = Legal area
    .text =
        Every non-solid space of every tile in the layout, locked rooms included; solid spaces and everything outside count as off the map, for zombies (lost) and for players (rolled again). Why: the FAQ has players spawning in locked rooms; a solid space is building, not floor.
rule-ZM-R09 = Which store is a space in
    .text =
        A store is a connected set of store spaces not crossing entrance or door edges; the space outside the entrance edge is walkway. Food Court restaurants, Mall Entrance and Exit Garage halls count as walkway. Why: they are not enclosed by four walls.

## Adjacency and line of sight

rule-ZM-046 = Adjacent spaces
    .text =
        Two figures are adjacent if their spaces share an edge (north, east, south or west); diagonal spaces are never adjacent.
rule-ZM-047 = What removes adjacency
    .text =
        A wall or an LOS Block on the shared edge removes adjacency.
rule-ZM-048 = The same space
    .text =
        Figures in the same space are adjacent.
rule-ZM-049 = Line of sight
    .text =
        Line of sight is cut by walls and LOS Block markers; nothing else is said to cut it. Exactly how: ZM-R06.
rule-ZM-R06 = Line of sight
    .text =
        Draw the segment between the centres of the two spaces; sight exists unless the segment crosses a blocking edge (wall, LOS Block, locked door) or the inside of a solid space. If it passes exactly through a grid corner, sight exists if at least one of the two L-shaped ways round that corner (two edges and the space between) is free. Figures, clutter and tokens never block. A space always sees itself. It is the same in both directions. Why: the shortest exact reading of “blocked by walls and markers”.

## The turn

rule-ZM-050 = The seven phases
    .text =
        A turn has seven phases in this order: 1 player spawns, 2 left-over combat, 3 spawn new zombies, 4 player movement, 5 looting or unlocking, 6 move zombies, 7 trade VP.
rule-ZM-051 = Fighting at once
    .text =
        There is no combat phase: in your own turn you fight at once, in any phase, as soon as a zombie is adjacent to you.
rule-ZM-052 = A bite ends the turn
    .text =
        If you are BITTEN in your own turn, it ends immediately and all its later phases are skipped.
rule-ZM-053 = At any time in your turn
    .text =
        At any time in your own turn you may trade loot, drop loot, use one Adrenaline for a bonus step, and play loot cards, each under its own conditions.
rule-ZM-054 = Zombies next to others
    .text =
        Zombies next to you do nothing while it is not your turn; combat with them waits for your own phase 2. See ZM-R36.
rule-ZM-R26 = When “any time” is
    .text =
        With no zombie adjacent, the active player may play cards that are not for combat, trade, give, drop and take the bonus step at these points: after phase 2 before the spawn roll; after phase 3 before the movement roll; before and after every step of phase 4; before and after the act of phase 5; before the phase 6 roll; after the phase 6 combat. Never between the rolls of one spawn, between the moves of one phase 6 or inside combat. The bonus step is barred after looting or unlocking, and once the phase 6 die is rolled it never re-opens phase 5. Why: “at any time”, but phases are ordered.
rule-ZM-R36 = Zombies next to others
    .text =
        They wait; they do not attack, do not move (see ZM-R30) and are fought in that player's phase 2.
rule-ZM-R77 = What each seat sees
    .text =
        Open to all: the map, all tokens, figures and markers, every player's Bandages, Adrenaline, bites, kills, VP and number of cards, the size of the Loot deck, the discard pile, Loot Piles card by card, played cards, all dice, the escape chart result with its numbers. Hidden from all: the order of the Loot deck, the cards under Objective tokens and the Objective cards set aside, except to a player whom a card lets look. Hands are open in cooperative and hidden in every-man mode unless the option “{ zombie-mall-option-open_hands }” says otherwise; when hidden, a drawn or traded card is known to its holder (and the giver) only, and others see the number (VP are open, so the 3 VP of ZM-231 tell that a needed key was drawn, not which). With the option “{ zombie-mall-option-open_piles }” set to “{ zombie-mall-option-open_piles-off }”, others know only what they dropped themselves. Why: the rulebook calls only Objective cards face down and mentions hands and looking through a pile.

## Phase 1: coming back

rule-ZM-055 = When phase 1 happens
    .text =
        Phase 1 happens only if you were BITTEN on your previous turn.
rule-ZM-056 = Surviving
    .text =
        Roll 1D10; you survive only if the result is greater than your number of Bite tokens (4 bites: 5-9 live, 0-4 die).
rule-ZM-057 = Dying
    .text =
        A result equal to or below the number of Bite tokens means DEAD: out of the game for good.
rule-ZM-058 = Where you come back
    .text =
        If you survive, two rolls place you: a D10 for the direction and a D6 for the distance, counted from the space where you were bitten. See ZM-R14.
rule-ZM-059 = Direction 0
    .text =
        Direction 0 puts you back in the space where you were BITTEN.
rule-ZM-060 = Rolled again
    .text =
        Direction 9, or a space outside the legal map, is rolled again until it is legal.
rule-ZM-061 = Nothing is in the way
    .text =
        Walls, clutter, tokens and figures are ignored when counting to the spawn space.
rule-ZM-062 = Fresh tokens
    .text =
        You return with Bandages and Adrenaline at their starting values (5 and 5).
rule-ZM-063 = Bites stay
    .text =
        Bite tokens stay for the whole game, add up, and cannot be removed by Bandages.
rule-ZM-064 = The rest of the turn
    .text =
        After spawning you play the rest of your turn from phase 2 on.
rule-ZM-065 = Inside a locked room
    .text =
        You may spawn inside a locked room; then you must wait for someone with the key (or use ZM-253).
rule-ZM-R14 = Respawn distance
    .text =
        1D6. Why: three passages say 1D6; one worked example says 1D10 but shows 6.
rule-ZM-R15 = Respawn details
    .text =
        The distance is rolled only if the direction is 1-8; diagonal rule ZM-077 applies, the player chooses the end (even an illegal one, which is then rolled again); direction and distance are rolled again together when illegal; solid spaces are illegal; other players and zombies do not matter; zombies adjacent to the new space are fought in phase 2. After 1000 failed tries (which cannot happen on real maps) it is the space of the bite.
rule-ZM-R16 = Nine bites
    .text =
        With 9 or more Bite tokens phase 1 always means death, because no result exceeds 9. Why: literal.
rule-ZM-R18 = BITTEN players off the map
    .text =
        They are not a “closest player” or “within 5 spaces”, cannot trade and hold no cards. If no player is on the map nobody's phase 6 takes place anyway.

## Phase 2: left-over combat

rule-ZM-066 = Combat first
    .text =
        If you begin your turn adjacent to one or more zombies, resolve that combat before anything else.
rule-ZM-067 = Each zombie
    .text =
        Combat is rolled for each adjacent zombie.

## Phase 3: zombies spawn

rule-ZM-068 = Alone: a D6
    .text =
        Roll 1D6 for the number of new zombies if no other player on the map is within 5 spaces of the active player.
rule-ZM-069 = Near somebody: a D4
    .text =
        Roll 1D4 instead if at least one other, non-bitten player is within 5 spaces; line of sight is not needed. Metric: ZM-R08.
rule-ZM-070 = Two rolls for each
    .text =
        Each new zombie gets its own two D10 rolls, first direction, then distance, counted from the active player's space.
rule-ZM-071 = Directions
    .text =
        Directions: 1 north, 2 north-east, 3 east, 4 south-east, 5 south, 6 south-west, 7 west, 8 north-west, 0 the player's own space.
rule-ZM-072 = Which side is north
    .text =
        The active player decides which side of the table is north; it may change from turn to turn, but not within a turn. See ZM-R11.
rule-ZM-073 = Direction 9
    .text =
        Direction 9: that zombie does not appear.
rule-ZM-074 = In your own space
    .text =
        Direction 0 or distance 0 puts the zombie into the active player's own space.
rule-ZM-075 = Straight directions
    .text =
        Directions 1, 3, 5, 7: the zombie is placed exactly distance spaces away in a straight line.
rule-ZM-076 = Diagonal directions
    .text =
        Diagonal directions (2, 4, 6, 8): hop 1 goes to the diagonal neighbour, every later hop is orthogonal and the path must keep to the general diagonal: hops 2, 4, 6, 8 go along either of the two axes as the active player likes, hops 3, 5, 7, 9 along the other one.
rule-ZM-077 = Where diagonals end
    .text =
        Result of ZM-076: an odd distance d ends on the pure diagonal at ((d+1)/2, (d+1)/2); an even distance d ends at (d/2+1, d/2) or (d/2, d/2+1), chosen by the active player.
rule-ZM-078 = Not all diagonal
    .text =
        Counting the whole distance diagonally is wrong.
rule-ZM-079 = Nothing stops a spawn
    .text =
        Spawning ignores every movement restriction: walls, clutter, tokens, locked doors, zombies and players.
rule-ZM-080 = Any space will do
    .text =
        A zombie may appear in a space that holds other zombies or players, and in cluttered or token spaces.
rule-ZM-081 = Off the map
    .text =
        A zombie that lands outside the legal map is lost and not replaced.
rule-ZM-082 = Combat after the spawn
    .text =
        After all new zombies are placed, combat is resolved with every zombie now adjacent to the active player.
rule-ZM-083 = As many as it takes
    .text =
        The number of zombie counters is meant to be unlimited. See ZM-R17.
rule-ZM-R08 = Within 5 spaces
    .text =
        Row difference + column difference <= 5, walls ignored. Why: distances in this game are counted orthogonally, and sight is expressly not needed; quick and clear at the table. The option “{ zombie-mall-option-near_metric }” can count steps on foot instead (fewest steps over free edges, clutter allowed) or the larger of the two differences.
rule-ZM-R11 = North
    .text =
        The active player may set north (4 choices) before the first direction roll of their turn, whatever causes it (phase 1, phase 3 or a card); otherwise it is the top of the map; it holds for all direction rolls of that turn. Why: the rulebook lets it change from turn to turn only.
rule-ZM-R12 = Who chooses hops
    .text =
        The active player, at the moment the zombie is placed, whoever's space it is counted from; only the last hop of an even distance matters. They may choose an end off the map. Left to the table: the end farther from all players. Why: discretion is given to “the player”.
rule-ZM-R13 = Spawn sequence
    .text =
        Roll the number; for each zombie roll direction, then distance only if the direction is 1-8; place it; combat only after the last one. Why: phase 3 wording. Order of all dice: ZM-R83.
rule-ZM-R17 = Zombie supply
    .text =
        Unlimited. The option “{ zombie-mall-option-zombie_cap }” sets a number beyond which no new zombies are placed.

## Phase 4: movement

rule-ZM-084 = The movement roll
    .text =
        Roll 1D10+1 (1 to 10) for your MP this turn.
rule-ZM-085 = Unused MP
    .text =
        You need not use all your MP; what is left is gone when your turn ends.
rule-ZM-086 = One space at a time
    .text =
        Players move only orthogonally, one space at a time.
rule-ZM-087 = What a step costs
    .text =
        Each step costs 1 MP (open) or 2 MP (cluttered, Loot Token, Objective Token).
rule-ZM-088 = What stops a step
    .text =
        A step over a wall, an LOS Block or a locked door, or into a solid space, is not allowed.
rule-ZM-089 = Paying in full
    .text =
        A step may only be taken if its whole cost can be paid.
rule-ZM-090 = Sharing a space
    .text =
        Players may move through and stop on spaces with other players.
rule-ZM-091 = Running into a zombie
    .text =
        As soon as a step (normal, bonus or escape) leaves you adjacent to a zombie, you must resolve combat before moving on; after winning you may spend your remaining MP.
rule-ZM-092 = Leaving a zombie
    .text =
        Nothing keeps a player who is not adjacent to a zombie from moving away; a player adjacent to a zombie can only move by escaping with Adrenaline.
rule-ZM-R19 = Cost list item 6
    .text =
        Item 6 of the second cost list is the Loot token, as in the first list. Why: copying slip in the rulebook; both cost 2.
rule-ZM-R20 = Stopping with zombies
    .text =
        Normal steps and the bonus step never enter a zombie's space, since adjacency stops the player first; an escape with Adrenaline may enter one, and combat follows. Why: only walls and LOS blocks forbid it.

## The bonus step

rule-ZM-093 = The bonus step
    .text =
        Once per turn of your own, with no zombie adjacent, you may pay 1 Adrenaline token to move 1 space over a free edge.
rule-ZM-094 = What it ignores
    .text =
        The bonus step ignores the entry cost of the space and does not use MP; so a token space can be reached with it and then looted.
rule-ZM-095 = When it may be used
    .text =
        You may use it at any time in your turn, before, during or after normal movement, but not after looting or unlocking in that turn.
rule-ZM-096 = Apart from escapes
    .text =
        Escaping combat with Adrenaline does not use up the bonus step of the turn, and the other way round.
rule-ZM-097 = Cards give no bonus step
    .text =
        A card that stands in for Adrenaline can do so only in combat, unless its text allows more.

## Phase 5: looting

rule-ZM-098 = What can be looted
    .text =
        You may take one card from your space if it holds a Loot Token, an Objective Token or a Loot Pile and no zombie is adjacent to you.
rule-ZM-099 = One card a turn
    .text =
        Only one card may be looted per turn.
rule-ZM-100 = Up to you
    .text =
        Looting is voluntary.
rule-ZM-101 = Looting ends movement
    .text =
        Looting ends your movement for the turn; afterwards you move only if you get into combat and escape with Adrenaline.
rule-ZM-102 = Loot Tokens
    .text =
        Looting a Loot Token: draw the top card of the Loot deck and remove the token.
rule-ZM-103 = Objective Tokens
    .text =
        Looting an Objective Token: take the Objective Card that lies under the token of the same number and remove both tokens.
rule-ZM-104 = Loot Piles
    .text =
        Looting a Loot Pile: look through that pile and take one card of your choice; when the pile is empty its token is removed.
rule-ZM-105 = PLAY NOW when drawn
    .text =
        A drawn card that says PLAY NOW is resolved at once.
rule-ZM-106 = Loot or unlock
    .text =
        Phase 5 allows either looting or unlocking, not both.
rule-ZM-107 = Token and pile together
    .text =
        If a space holds both a token and a Loot Pile see ZM-R21.
rule-ZM-R21 = Token and pile in one space
    .text =
        The player chooses which to loot; a token gives a drawn card, a pile a card of your choice; one card per turn in all.
rule-ZM-R22 = Looting without moving
    .text =
        You may loot the space you began your turn on; you need not move first.

## Phase 5: unlocking

rule-ZM-108 = How to unlock
    .text =
        To unlock, you must be on the space of the locked thing, or next to the locked door edge, must not be adjacent to a zombie, and must hold a fitting key.
rule-ZM-109 = Numbered locks
    .text =
        A numbered Door or Radio lock (1, 2 or 3) only opens with the key of the same number.
rule-ZM-110 = Locks without a number
    .text =
        An unnumbered Door or Radio lock opens with any key.
rule-ZM-111 = Open for good
    .text =
        What is unlocked stays unlocked and is open to all players, and a door to zombies too.
rule-ZM-112 = After unlocking
    .text =
        Unlocking ends your movement, and you do nothing else of your own accord until your next turn, as with looting. What that covers: ZM-R23.
rule-ZM-113 = Your own key
    .text =
        You must hold the key yourself to unlock something.
rule-ZM-114 = Keys are kept
    .text =
        Nothing says that the key is used up; it stays in hand.
rule-ZM-R23 = After unlocking
    .text =
        Phase 6 with its choices and its combat still happens, with every combat option, the Adrenaline escape included. Apart from that you may not play cards outside combat, trade, give, drop, take the bonus step or trade VP until your next turn (refused by ZM-112). After looting only movement is over: cards, trading, dropping and phase 7 stay open. Why: for unlocking the text says nothing else may be done; for looting only movement ends. With the option “{ zombie-mall-option-after_unlock }” set to “{ zombie-mall-option-after_unlock-like_looting }”, only movement ends here too.
rule-ZM-R24 = Which side
    .text =
        A door can be unlocked from either of the two spaces that share its edge.
rule-ZM-R25 = Key holder bitten
    .text =
        Keys are Items, so they drop with the rest and can be looted from the pile; picking them up gives no VP.

## Phase 6: zombies move

rule-ZM-115 = How many zombies move
    .text =
        The active player rolls 1D6 and moves that many different zombies 1 space each.
rule-ZM-116 = One space, once
    .text =
        A moved zombie always moves exactly 1 space and uses no MP; no zombie moves twice in one phase.
rule-ZM-117 = Towards the closest player
    .text =
        Each zombie moves towards the player closest to it, who need not be the active player.
rule-ZM-118 = No shared spaces
    .text =
        A zombie may not move into a space that holds another zombie or a player.
rule-ZM-119 = What stops zombies
    .text =
        Zombies do not cross walls, LOS Blocks or locked doors when moving.
rule-ZM-120 = In a store
    .text =
        Active player inside a store: zombies in that same store must be moved first, any of them in any order; only when all of them that can move have moved may other zombies be chosen.
rule-ZM-121 = On the walkway
    .text =
        Active player on the walkway: zombies on the walkway that they can see must be moved first, the nearest first.
rule-ZM-122 = The rest of the roll
    .text =
        If the roll is not used up, any zombies not yet moved may be chosen freely by the active player.
rule-ZM-123 = Just outside the store
    .text =
        A zombie on the walkway 2 spaces from a player in a store is not in the store and moves only as part of ZM-122.
rule-ZM-124 = The shortest open way
    .text =
        A zombie takes the shortest way over open spaces to its closest player; closeness is measured along such ways (a player 4 open steps away is closer than one 2 spaces away behind a cluttered space, whose open way is 6).
rule-ZM-125 = Not into clutter
    .text =
        A zombie on an open space never steps into a cluttered space, a Loot Token space or an Objective Token space.
rule-ZM-126 = Already on clutter
    .text =
        A zombie that stands on a cluttered or token space may step into another cluttered or token space if that is the shorter way to the closest player.
rule-ZM-127 = Open ways first
    .text =
        If for such a zombie an open way and a cluttered way are equally long, it takes the open one.
rule-ZM-128 = Counting clutter
    .text =
        For such a zombie the closest player is the one with the shortest way it may use, cluttered spaces included (2 cluttered steps beat 4 open steps).
rule-ZM-129 = Equally close
    .text =
        If two players are equally close, the active player decides towards which the zombie moves.
rule-ZM-130 = The way round
    .text =
        A zombie takes an open way round even if its first steps lead away from the player.
rule-ZM-131 = Who cannot get closer
    .text =
        A zombie that cannot get closer to its closest player stays where it is and does not count towards the 1D6; another zombie must be moved in its place.
rule-ZM-132 = Shut in
    .text =
        It can happen that zombies are shut in or can reach nobody; that is allowed.
rule-ZM-133 = Fewer than rolled
    .text =
        If fewer zombies can move than were rolled, the rest of the roll is lost.
rule-ZM-134 = Combat after the moves
    .text =
        After the moves the active player resolves combat with every adjacent zombie. See ZM-R35.
rule-ZM-R28 = Zombie step graph
    .text =
        A step u to v is allowed if the edge is free and (v is open, or u is cluttered). “Cluttered” here means printed clutter or a token space. The last step into the target player's own space is exempt from the clutter test when measuring, but is never taken. A zombie's distance to a player is the least number of steps in this directed graph; it is 0 in the player's own space; one breadth-first search backwards from all players on the map gives it. Why: this gives the results of all four worked examples and the counter-example in the FAQ.
rule-ZM-R29 = Other figures on the way
    .text =
        Measure paths as if no other zombie were there; then the zombie takes a first step that lies on a shortest path to a closest player and is empty of zombies and players. If every such first step is taken, it is blocked (ZM-131). Why: zombies queue, and ZM-118 only forbids moving in. With the option “{ zombie-mall-option-zombies_block_paths }” on (it is off by default), spaces that hold another zombie at that moment are left out of the search altogether, so zombies flow round each other, which is more dangerous.
rule-ZM-R30 = Adjacent already
    .text =
        A zombie whose distance to its closest player is 0 or 1 cannot get closer, stays and does not count.
rule-ZM-R31 = Equal paths
    .text =
        Prefer an open first step, even when it leads to one and a cluttered step to another of several equally close players; among the steps that remain the active player chooses; left to the table it is the step with the smallest (row, column). (A way that begins with an open step is open all along, so looking at the first step is enough.)
rule-ZM-R32 = Nearest first on the walkway
    .text =
        Sort by distance to the active player in the graph of ZM-R28; zombies without a path there come last and use row + column difference; the active player breaks ties. A zombie in sight whose closest player is somebody else still has to be moved, towards that player. Sequence: ZM-R76.
rule-ZM-R33 = Seen zombies
    .text =
        Only zombies that stand on walkway spaces count as “on the walkway in sight”, zombies seen through a shop entrance do not.
rule-ZM-R34 = Free choice
    .text =
        For ZM-122 the active player chooses any movable zombies. Left to the table, in cooperative play it is those farthest from all players; in every-man play those nearest to rivals.
rule-ZM-R35 = Combat in phase 6
    .text =
        First move all zombies, then resolve combat with all adjacent ones. Why: Appendix A mentions zombies which have moved. With the option “{ zombie-mall-option-p6_combat }” set to “{ zombie-mall-option-p6_combat-as_they_arrive }”, combat follows each single move that leaves a zombie adjacent to the active player; then the next zombie is moved, counted from where that player now is; a bite ends the phase with the rest unmoved.
rule-ZM-R76 = Order inside phase 6
    .text =
        Before every single move the candidates are worked out again: the not yet moved zombies of the first group (same store, or seen on the walkway) that can move at that moment, on the walkway only those at the least distance; if there are none, all not yet moved zombies that can move. A zombie that was blocked is a candidate again as soon as its way is clear, and then comes first if it belongs to the first group. The phase ends when the roll is used up or no candidate is left; the player cannot stop earlier.

## Phase 7: trading VP

rule-ZM-135 = Trading VP
    .text =
        If the scenario allows it, you may trade VP as the last step of your turn.
rule-ZM-136 = It is optional
    .text =
        You never have to.

## Combat

rule-ZM-137 = Combat
    .text =
        With a zombie adjacent in your own turn you must defeat it, escape, or be BITTEN before you go on.
rule-ZM-138 = The combat roll
    .text =
        To fight one zombie roll 1D10: 0-2 loses, 3-9 wins.
rule-ZM-139 = Winning
    .text =
        Win: the zombie is removed, and you gain 1 VP and 1 zombie kill.
rule-ZM-140 = Losing
    .text =
        Loss (if not cancelled): you are BITTEN: you lose 1 VP (not below 0), take 1 Bite token, and your turn ends.
rule-ZM-141 = Several zombies
    .text =
        With several adjacent zombies each is fought with its own roll. Order: ZM-R37.
rule-ZM-142 = Only in your own turn
    .text =
        Only the active player fights; combat never happens on another player's turn.
rule-ZM-143 = Not while a zombie is adjacent
    .text =
        While adjacent to a zombie you cannot loot, unlock, trade, give or drop cards, or use the bonus step.
rule-ZM-R37 = Order of fights
    .text =
        The active player picks the zombie for each roll, even after a Bandage; adjacency is worked out again after every result. All adjacent zombies must be dealt with before going on. Why: the text only says each one is rolled for.
rule-ZM-R41 = Weapons
    .text =
        At most one weapon card per roll; a use is spent when the modifier is applied, even if the roll still loses. Course of one fight: roll; penalties (not below 0); if it loses as it stands, cards that change a lost roll in any order (the sum is capped to 9; 3 or more wins); if it still loses, a Bandage or a card that takes a loss in place of one; otherwise BITTEN. Cards that change a lost roll cannot be played on a winning one. “Counts as 9” wins whatever the penalties.

## Bandages

rule-ZM-144 = Most Bandages
    .text =
        You may hold at most your maximum of Bandage tokens; extra ones are lost, unless a card overrides this.
rule-ZM-145 = Using a Bandage
    .text =
        Directly after losing a combat roll you may spend 1 Bandage token: the loss and all its effects (bite, VP, end of turn) are cancelled.
rule-ZM-146 = Roll again or flee
    .text =
        You are still adjacent and must then roll again (against any adjacent zombie, ZM-R37) or escape with Adrenaline.
rule-ZM-147 = As many as you have
    .text =
        There is no limit to how many Bandages may be used in one turn.
rule-ZM-148 = Old bites stay
    .text =
        A Bandage removes no earlier Bite token, neither from combat nor from Adrenaline.

## Adrenaline in combat

rule-ZM-149 = Most Adrenaline
    .text =
        You may hold at most your maximum of Adrenaline tokens; extra ones are lost, unless a card overrides this.
rule-ZM-150 = Escaping
    .text =
        In combat you may, instead of rolling, spend 1 Adrenaline token for each zombie adjacent to you and step 1 space over any free edge. Timing: ZM-R38.
rule-ZM-151 = What an escape costs
    .text =
        For each adjacent zombie you also take 1 Bite token and lose 1 VP (not below 0).
rule-ZM-152 = You must move
    .text =
        You must move; if there is no free edge, Adrenaline cannot be used.
rule-ZM-153 = You stay in the game
    .text =
        You stay on the map, keep all your cards and continue your turn.
rule-ZM-154 = No MP
    .text =
        The step ignores entry costs and does not count against the MP rolled.
rule-ZM-155 = Still adjacent
    .text =
        If you are adjacent to a zombie after the step, even the same one, combat must be resolved again; you may use Adrenaline for it again, without limit.
rule-ZM-156 = Not the bonus step
    .text =
        Using it does not count as the once-per-turn bonus step.
rule-ZM-157 = The only move after looting
    .text =
        It is the only way to move after looting.
rule-ZM-R38 = When Adrenaline may replace combat
    .text =
        At each decision point of combat (start, after a kill, after a Bandage) the player chooses roll or escape; it is not a reaction to a lost roll. Why: text says “in place of combat”, and the Bandage paragraph lists escape as the step after the Bandage. With the option “{ zombie-mall-option-adrenaline_after_loss }” (off by default) an escape is also possible after a lost roll, instead of being BITTEN; the loss then has no effect of its own, only the bites and VP of ZM-151 count (phrases about staying on the board and an FAQ question point that way).
rule-ZM-R39 = Too few tokens
    .text =
        Escape needs tokens (or cards that stand for them) for all adjacent zombies, counted before the step; with fewer it is not possible. Tokens and cards may be mixed; a card worth more than is needed is spent whole. The bites and VP of ZM-151 are the same whatever paid for the escape.
rule-ZM-R40 = Bites from escaping
    .text =
        They add Bite tokens but never kill at once; they only matter in the next phase 1 roll.

## BITTEN and dead

rule-ZM-158 = BITTEN
    .text =
        When you are BITTEN your token leaves the map; a Bitten marker is put on the space.
rule-ZM-159 = Your cards stay behind
    .text =
        Your Survivor cards and Item cards form a Loot Pile on that space (or join the pile there).
rule-ZM-160 = Your Events are gone
    .text =
        Your Event cards are discarded.
rule-ZM-161 = Off the map
    .text =
        You stay off the map until your next turn, when phase 1 decides.
rule-ZM-162 = The Bitten marker
    .text =
        The Bitten marker is removed when you return or die; it has no effect on anything.
rule-ZM-163 = Cards against a bite
    .text =
        Certain loot cards may cancel being BITTEN.
rule-ZM-164 = Death costs 2 VP
    .text =
        When you die you lose 2 VP (not below 0).
rule-ZM-165 = Out of the game
    .text =
        A dead player takes no further part. Turning into a zombie player is left to an expansion.

## Loot cards

rule-ZM-166 = Kinds of cards
    .text =
        A loot card is a Survivor, an Item or an Event; some cards carry a trash icon.
rule-ZM-167 = No hand limit
    .text =
        There is no hand limit.
rule-ZM-168 = Playing cards
    .text =
        In your turn, outside combat, you may play loot cards at any time, any number of them, unless a card says otherwise; cards that affect combat are played in combat.
rule-ZM-169 = Who may play a card
    .text =
        A card may only be played by the player who drew it unless the card says otherwise. See ZM-R44.
rule-ZM-170 = PLAY NOW
    .text =
        PLAY NOW cards are resolved immediately when drawn.
rule-ZM-171 = Survivors
    .text =
        Survivors are marked Man, Woman or Child; most are worth VP to a player who escapes with them.
rule-ZM-172 = Trading cards in
    .text =
        A Survivor (or other card) that may be traded for Bandage or Adrenaline is discarded when traded, may be traded only during combat, and may not take a player above their maximum unless the card says so.
rule-ZM-173 = Adults first
    .text =
        A card may demand an order, for instance that it is traded before any Child.
rule-ZM-174 = Card or token
    .text =
        Such a card may be used in place of a token even if tokens are left; stockpiling outside combat is not allowed.
rule-ZM-175 = Items
    .text =
        Items are kept until used; some help in combat, some refill tokens, some attract zombies, some are scenario items such as keys.
rule-ZM-176 = Events
    .text =
        An Event is discarded after it has happened.
rule-ZM-177 = Weapons
    .text =
        Weapons change the combat roll; unless the card says otherwise they may be used after the roll is seen.
rule-ZM-178 = Weapons wear out
    .text =
        Weapons last only a few uses, as the card says.
rule-ZM-179 = Trash
    .text =
        A trash card has no use and may be discarded.
rule-ZM-180 = Objective cards
    .text =
        Objective cards are loot cards placed under numbered Objective tokens: a needed scenario item or a very bad event.
rule-ZM-181 = No bonus for Objectives
    .text =
        Finding an item on an Objective card gives no bonus VP by default.
rule-ZM-182 = An empty deck
    .text =
        The book does not say what happens when the Loot deck is empty. See ZM-R43.
rule-ZM-R42 = Trade-in cards
    .text =
        Allowed in combat only, at the moment when the token it stands for could be spent; the card (or one use of it) is spent, no token is taken, and nothing is left over for later.
rule-ZM-R43 = Empty Loot deck
    .text =
        Shuffle the discard pile into a new deck when a card has to be drawn and none is left; if that is empty too, the token is removed and nothing is drawn; VP may then not be traded. Objective cards never enter this pile: when spent or discarded they leave the game. A card that is shuffled back has all its uses again.
rule-ZM-R44 = Cards that changed hands
    .text =
        The player who holds a card counts as the one who may play it; PLAY NOW only acts on the one who draws it. Why: trading and giving items would be pointless otherwise. With the option “{ zombie-mall-option-card_player }” set to “{ zombie-mall-option-card_player-drawer }”, a card received by trade or gift cannot be played by its new holder, though keys still open locks, cards that work while held do so, and Survivors score; a card taken from a Loot Pile counts as drawn by the looter.
rule-ZM-R47 = PLAY NOW in phase 5 or 7
    .text =
        Resolve the card, then any combat it causes; if the player is not BITTEN the turn goes on with the next phase (after phase 5: phase 6; after phase 7: end).
rule-ZM-R48 = Trash
    .text =
        You may discard it any time in your own turn outside combat; when you are BITTEN it drops as an Item.
rule-ZM-R49 = Events in hand
    .text =
        Events that are not PLAY NOW stay in hand and count as Events for ZM-160; otherwise they are loot cards like all others: they may be given, traded and dropped, and looted from a pile. Why: the passages on giving and dropping mention loot cards of any kind.
rule-ZM-R85 = Noise
    .text =
        Some cards make noise round a space, for a number of zombies. For each of them a direction and a distance are rolled as in phase 3, counted from that space; no number is rolled, and cards that bring more zombies do not count. In combat the noise waits until no zombie is adjacent to you, happens round the space where you are then, and may start a new combat; if you are BITTEN first it is lost.

## Trading, giving, dropping

rule-ZM-183 = Trading loot
    .text =
        In your turn, if you share a space with another player and no zombie is adjacent, players in that space may trade any number of loot cards.
rule-ZM-184 = Giving loot
    .text =
        In your turn, outside combat, you may hand any cards to a player in the same space; it costs no movement.
rule-ZM-185 = Dropping loot
    .text =
        In your turn, outside combat, you may drop any cards on your space at any time; they form a numbered Loot Pile. Another passage lets any player drop at any time: ZM-R45.
rule-ZM-186 = One pile per space
    .text =
        Cards dropped where a Loot Pile lies join that pile.
rule-ZM-187 = Looting piles
    .text =
        Loot Piles are looted like tokens, one card per turn, on a player's own turn.
rule-ZM-188 = Numbered tokens
    .text =
        Loot Pile tokens are numbered 1 to 20 in pairs, Objective tokens 1 to 6 in pairs: one of a pair on the map, the other on the card or cards.
rule-ZM-R27 = More than 20 piles
    .text =
        No limit; numbers are labels.
rule-ZM-R45 = Dropping
    .text =
        Only the active player drops, in their own turn, outside combat. Why: two of three passages. With the option “{ zombie-mall-option-drop }” set to “{ zombie-mall-option-drop-any }”, every player on the map may drop at the points of ZM-R26 of anybody's turn, if no zombie is adjacent to them.
rule-ZM-R46 = Trading
    .text =
        The active player and players in the same space who agree; none of them adjacent to a zombie (they share the space, so one test is enough). Non-active players may also trade among themselves in that space only if the active player is there. A gift by the active player (ZM-184) needs no consent. Cards handed over are seen by giver and receiver only (ZM-R77).

## Tokens on the map

rule-ZM-189 = Only in stores
    .text =
        Loot and Objective tokens are placed only inside stores unless the scenario says otherwise.
rule-ZM-190 = Not at entrances
    .text =
        They may not be placed on spaces next to a store entrance, in doorways, or on mall walkways.
rule-ZM-191 = In the Food Court
    .text =
        On Food Court tiles they may be placed in the restaurant part, from the wall up to and including the counter, not at the tables or on the walkway.
rule-ZM-192 = On special tiles
    .text =
        They may be placed on special tiles whose name contains neither “entrance” nor “exit” (so on the Security Office, not on Mall Entrance or Exit Garage).
rule-ZM-193 = One token a space
    .text =
        No token may lie on another Loot or Objective token.
rule-ZM-194 = Looted tokens go
    .text =
        A token is removed when it has been looted.
rule-ZM-195 = Tokens stop zombies
    .text =
        A token space blocks zombies like a cluttered space until it is looted.
rule-ZM-196 = Leaving out the Objective tokens
    .text =
        Objective tokens may be left out; the keys are then searched for in the Loot deck. The rulebook intends this as a harder game; with ZM-R84 it is a different game rather than a harder one.
rule-ZM-R51 = Close to evenly
    .text =
        Counts per eligible tile (a tile with at least one free token space) differ by at most 1. Automatic set-up: Objective tokens first, then deal Loot tokens round-robin over eligible tiles in random order, random legal space in each. The Security Office is eligible for Loot, but automatic set-up leaves it out. With the option “{ zombie-mall-option-token_placement }” set to “{ zombie-mall-option-token_placement-players }”, each places one token at a time in turn order, Objective tokens first, then Loot tokens only on eligible tiles that hold the fewest; a misplaced token is refused by ZM-189 to ZM-193, ZM-226 or ZM-229.
rule-ZM-R52 = Next to the store entrance
    .text =
        The store spaces that share an entrance or door edge.
rule-ZM-R80 = Objective tokens and locked rooms
    .text =
        No Objective token in the Security Office or any other room that is locked at the start. Why: the key could lie behind its own door. Food Court restaurants count as stores for Objective tokens.

## Victory points

rule-ZM-197 = Never below 0
    .text =
        A player's VP never fall below 0.
rule-ZM-198 = A kill
    .text =
        +1 for each zombie killed, at once.
rule-ZM-199 = A bite
    .text =
        -1 each time you are BITTEN.
rule-ZM-200 = An escape
    .text =
        -1 for each adjacent zombie when escaping with Adrenaline.
rule-ZM-201 = A death
    .text =
        -2 when you die.
rule-ZM-202 = Getting out
    .text =
        +15 for surviving and escaping.
rule-ZM-203 = Survivors score
    .text =
        Survivor cards score their printed VP for the player who escapes with them.
rule-ZM-204 = Most kills
    .text =
        +5 at the end of the scenario for the most zombie kills; all tied players get 5.
rule-ZM-205 = Spending VP
    .text =
        A scenario may allow VP to be spent.
rule-ZM-206 = Counters
    .text =
        VP tokens come in 1, 3, 5 and 10; kill tokens in 1, 5 and 10; they are only counters.
rule-ZM-R50 = Which key draws pay
    .text =
        Every draw of a needed key from the Loot deck pays 3 VP, even a second copy and even when its lock is already open; a draw for traded VP pays too, since the card comes from that deck, unless the option “{ zombie-mall-option-key_vp_on_trade }” says otherwise.

## The exit chart

rule-ZM-207 = Numbering exits
    .text =
        Unless a scenario says otherwise exits are numbered from 1, beginning with the Main Mall Entrance tile in use and going clockwise round the mall; the Garage exit is not counted.
rule-ZM-208 = One exit
    .text =
        One exit: no roll, it is exit 1.
rule-ZM-209 = Two exits
    .text =
        Two exits: roll D4; a number without an exit is halved, rounded up. See ZM-R72.
rule-ZM-210 = Three exits
    .text =
        Three exits: roll D6; a number without an exit is halved, rounded up. See ZM-R72.
rule-ZM-211 = Four exits
    .text =
        Four exits: D4.
rule-ZM-212 = Five exits
    .text =
        Five exits: D6, roll again on 6.
rule-ZM-213 = Six exits
    .text =
        Six exits: D6.
rule-ZM-214 = Seven exits
    .text =
        Seven exits: 2D4, 8 counts as exit 1. See ZM-R73.
rule-ZM-215 = Eight exits
    .text =
        Eight exits: 2D4, the sum is the exit, so exit 1 never comes up; the printed remark about rolling 0 again cannot apply. See ZM-R73.
rule-ZM-216 = Nine exits
    .text =
        Nine exits: D10. See ZM-R74.
rule-ZM-217 = Ten exits
    .text =
        Ten exits: D10, 0 counts as exit 10.
rule-ZM-218 = More exits
    .text =
        More than ten exits: make your own chart or close some exits.
rule-ZM-R66 = Exit spaces
    .text =
        The spaces that touch the exit's door edges (2 for a door token or entrance). The first of them is the one met first when walking the rim clockwise (ZM-R75).
rule-ZM-R72 = Two or three exits
    .text =
        As printed (D4: 1 to exit 1; 2, 3, 4 to exit 2. D6: 1 to 1; 2, 4 to 2; 3, 5, 6 to 3). Why: the printed text is clear, if lopsided. The option “{ zombie-mall-option-fair_exits }” (off by default) makes all exits equally likely for every number of exits: two: D4 halved, rounded up; three: D6 halved, rounded up; seven: D10, again on 0, 8, 9; eight: D10, again on 0, 9; the other rows are even already.
rule-ZM-R73 = Seven or eight exits
    .text =
        As printed. Seven: 2D4 with 8 as exit 1 (exits 1 to 7: 1/16, 1/16, 2/16, 3/16, 4/16, 3/16, 2/16). Eight: 2D4, sum = exit (exits 2 to 8; exit 1 cannot come up); the remark about 0 belongs to the D10 row below and is ignored. Why: the dice printed are usable, and ZM-R72 keeps lopsided rows too. The same option evens the chances.
rule-ZM-R74 = Nine exits
    .text =
        D10, roll again on 0 (the remark printed one row too high).
rule-ZM-R75 = Clockwise numbering
    .text =
        An exit is an unbroken run of door edges on one side of the rim (tile edges x on the rim and edges named by @exitdoor; an edge that is both counts once). Walk the rim clockwise (north side west to east, then east, south, west), begin with the doors printed on the main entrance tile as 1 and number the others in the order met.
rule-ZM-R82 = More than ten exits
    .text =
        Every exit equally likely by one draw.

## Scenario 1: A Call For Help

rule-ZM-219 = A Call For Help
    .text =
        The group must reach the Security Office radio; the office door and the radio are locked with numbered locks.
rule-ZM-220 = How it ends
    .text =
        If the radio is unlocked, every player left alive escapes and wins; if all players die first, all lose.
rule-ZM-221 = Tiles it needs
    .text =
        Required tiles: a Mall Entrance, the Security Office, the Exit to Parking Garage.
rule-ZM-222 = Opposite sides
    .text =
        Security Office and Main Entrance lie on opposite sides of the map (for instance north and south wall). See ZM-R54.
rule-ZM-223 = The garage keeps away
    .text =
        If the Exit to Parking Garage is used it lies at least 2 tiles away from both. See ZM-R55.
rule-ZM-224 = The office door
    .text =
        The Security Office entrance gets a Door token with a numbered Door lock on it.
rule-ZM-225 = The radio
    .text =
        A numbered Radio lock is put inside the Security Office, on the radio space; it changes neither the cost nor the openness of that space.
rule-ZM-226 = Four Objective tokens
    .text =
        Four Objective tokens are put into four stores with at least one map tile between any two such stores. See ZM-R53.
rule-ZM-227 = Four Objective cards
    .text =
        Four Objective cards are used, the two needed keys among them, placed at random under the four tokens.
rule-ZM-228 = Size and tokens
    .text =
        Size table, given as tiles (least-most Loot tokens): Easy 12 tiles (12-24 tokens); Average 24 tiles (24-48 tokens); Hard 36 tiles (48-64 tokens); Crazy 48 tiles (64-96 tokens); Insane 64 tiles (128 tokens up to the whole supply).
rule-ZM-229 = Placing Loot tokens
    .text =
        The Loot tokens are divided among the players, who place them about evenly over stores and food court.
rule-ZM-230 = The start row
    .text =
        Players begin on spaces along the inside of the Main Entrance's outer wall.
rule-ZM-231 = VP for a key
    .text =
        A player who draws a needed key from the Loot deck gains 3 VP; not from a Loot Pile and not from an Objective card.
rule-ZM-232 = 3 VP for a card
    .text =
        Phase 7: a player with at least 3 VP may trade 3 VP for 1 loot card, once per turn.
rule-ZM-233 = After buying a card
    .text =
        The turn is then over unless the card says PLAY NOW; such a card is carried out and any combat it causes is resolved.
rule-ZM-234 = Two keys, two locks
    .text =
        The holder of the office key must unlock the office; the holder of the radio key must unlock the radio; both stay unlocked.
rule-ZM-235 = Using the radio
    .text =
        Using the unlocked radio calls for help and ends the game at once. See ZM-R59.
rule-ZM-236 = Winning together
    .text =
        Cooperative result of Scenario 1: won if the call is made while at least one player is alive. For 1A and 1B see ZM-R71.
rule-ZM-R53 = At least one tile between
    .text =
        Tile distance |rows| + |columns| >= 2, so diagonal tiles are allowed. Why: with king's-move distance only 3 stores fit into the 2-column Easy mall.
rule-ZM-R54 = Opposite sides
    .text =
        A warning, not an error; generated malls place the office on the north and the main entrance on the south wall. Why: the rulebook's own Average layout has the office on the west and the entrance on the south wall.
rule-ZM-R55 = Two tiles away
    .text =
        King's-move tile distance >= 2. Why: both sample layouts can satisfy it.
rule-ZM-R57 = Key numbers
    .text =
        Two different numbers from 1-3 are chosen for door and radio, by default door 1 and radio 2 (“{ zombie-mall-option-needed_keys }” changes them). The third number is a decoy and opens only unnumbered locks. Numbered keys still open unnumbered locks.
rule-ZM-R58 = The other Objective cards
    .text =
        The two needed keys, and for the remaining tokens (2 by default) cards drawn at random from the rest of the Objective deck; what is left of that deck is set aside. More than 4 Objective tokens are refused (ZM-226) where the spacing of ZM-R53 cannot be met.
rule-ZM-R59 = Unlock and call
    .text =
        In Scenario 1 unlocking the radio makes the call and ends the game at once; in 1A and 1B the unlocking player rolls on the chart at once, and the turn goes on with phase 6. Why: “if the radio is unlocked” wins, so a separate action would only cause delay. With the option “{ zombie-mall-option-radio_call }” set to “{ zombie-mall-option-radio_call-separate }”, the call (and in 1A, 1B the chart) is a phase 5 act of a later turn, by any player on the radio space with no zombie adjacent, without a key.
rule-ZM-R60 = BITTEN at the end
    .text =
        When Scenario 1 ends, each BITTEN player, in turn order from the caller, makes a survival roll at once: success means escape (without cards), failure means death (ZM-164). Why: they are neither safe nor dead yet. The option “{ zombie-mall-option-bitten_at_end }” can let them all escape, or all die, without a roll.
rule-ZM-R84 = No Objective tokens
    .text =
        With 0 Objective tokens, one copy of each needed key is put before play among the top N cards of the Loot deck (N = Loot tokens on the map) and that part is shuffled; both pay the 3 VP. Why: otherwise fewer than one game in ten can find both keys.

## Scenario 1A

rule-ZM-237 = The hard variant
    .text =
        As Scenario 1, but unlocking the radio leads to a 1D10 roll on the escape chart.
rule-ZM-238 = 1A: Hunker Down
    .text =
        1-5 Hunker Down: a player whose turn begins in the Security Office rolls 1D10; on 5-9 the team breaks through and gets everyone in the room out; this goes on until all are rescued or dead.
rule-ZM-239 = 1A: the roof
    .text =
        6-7 Roof: reach the Roof Access door space, which lies by the escalators and is also called exit 2.
rule-ZM-240 = 1A: the garage
    .text =
        8-9 Garage: reach the Parking Garage Entrance space (top of the escalators).
rule-ZM-241 = 1A: an exit
    .text =
        0 Exit: the team is at an entrance or exit found with the exit chart.
rule-ZM-242 = 1A: who wins
    .text =
        Only players who reach the required space or area win.
rule-ZM-243 = 1A: safe is safe
    .text =
        A player who has reached it is rescued and need not survive any further turn.
rule-ZM-R62 = 1A Hunker Down
    .text =
        The roll is made at the very start of the turn, before phase 1 and 2, by a player who is on the map inside the Security Office area (so not by one who respawns into it this turn, and not in the turn of the call); on 5-9 all players then on the map in that area are rescued, zombies there do not matter; on 0-4 the turn goes on as usual; later arrivals roll on their own turns.
rule-ZM-R63 = Reaching a rescue space
    .text =
        Being on the space (any one of several: both G, both exit spaces; for Hunker Down in 1B any space of the Security Office) while the team is there rescues at once, before any combat there; normal, bonus and escape steps and spawning on it count, and players who stand there when the team arrives (in 1A: when the chart is rolled) are rescued at that moment. BITTEN players are not on the map and are not rescued. Why: reaching the door is enough.
rule-ZM-R64 = No garage tile
    .text =
        Without the Exit Garage tile, roof and garage results are rolled again.
rule-ZM-R65 = Exit 2 at the roof access
    .text =
        A printed name on the Exit Garage tile, not exit number 2 of ZM-207; the roof space is always the Roof Access space of that tile. Why: the Garage tile is expressly left out of the numbering.
rule-ZM-R71 = End of 1A and 1B
    .text =
        The game ends when no player is left alive and unrescued; BITTEN players still have their phase 1. Rescued players count as escaped even if all others die. Cooperative result: won if at least one player was rescued; the result names those who were.
rule-ZM-R81 = Rescue ends a turn
    .text =
        If you are rescued in your own turn, you leave the map with your cards (they score, but can no longer be traded) and your turn ends at once, phase 6 included. Why: you are out; there is nothing left to survive.

## Scenario 1B

rule-ZM-244 = The improbable variant
    .text =
        As Scenario 1, but unlocking the radio leads to a 1D10 roll on the timed escape chart.
rule-ZM-245 = 1B: Hunker Down
    .text =
        1-3 Hunker Down: the team breaks in after 1D6 turns and stays 1D4 turns.
rule-ZM-246 = 1B: the roof
    .text =
        4-6 Roof: the team is at the Roof Access space in 1D6+4 turns and stays 1D6 turns.
rule-ZM-247 = 1B: the garage
    .text =
        7-9 Garage: the team is at the Parking Garage Entrance in 1D6+4 turns and stays 1D6 turns.
rule-ZM-248 = 1B: an exit
    .text =
        0 Exit: the exit comes from the exit chart; the team is there in 1D10+4 turns and stays 1D6 turns.
rule-ZM-249 = 1B: who wins
    .text =
        Only players at the required place while the team is there win.
rule-ZM-250 = 1B: calling again
    .text =
        Players who missed it may return to the radio for a new call (new roll on the chart), but only after the team has ended the current attempt.
rule-ZM-251 = 1B: safe is safe
    .text =
        A rescued player need not survive the remaining turns.
rule-ZM-252 = The team
    .text =
        The team does not fight for players, cannot be killed by zombies and only takes in those who reach it.
rule-ZM-R67 = Turns in 1B
    .text =
        Full rounds. A counter k stands at 0 at the call and grows by 1 each time the caller's place in the order comes up (even if that player is BITTEN, dead or rescued by then), before anything else in that turn. Why: in a game of six nobody could get there in 5-10 single turns. With the option “{ zombie-mall-option-swat_turns }” set to “{ zombie-mall-option-swat_turns-player_turns }”, k grows at the start of every turn taken after the call.
rule-ZM-R68 = Arrival and stay
    .text =
        Delay n and stay m are both rolled at the call, in this order, after the chart (and the exit chart), and are open to all. The team is there while n <= k < n + m: it arrives at the moment k becomes n and is gone at the moment k becomes n + m. (n = 1, m = 1: from the start of the caller's next turn to the start of the one after it.)
rule-ZM-R69 = Second call
    .text =
        Phase 5 act on the radio space, not adjacent to a zombie, no key needed, by any player, only when the last window has closed (k >= n + m; earlier: refused by ZM-250); it counts as unlocking (ZM-R23: phase 6 still follows), k starts again from 0 and the caller is the new one.
rule-ZM-R70 = Team marker
    .text =
        No effect on zombies, sight or movement.

## Optional rules and answers

rule-ZM-253 = Doors without a key
    .text =
        Option: a player shut in a room for whose door no key exists may once per turn, in the unlock phase, roll 1D10; 0 opens the door; never for doors named by the scenario.
rule-ZM-254 = Fleeing means moving
    .text =
        If you escape with Adrenaline, you have to move.
rule-ZM-255 = Bitten without tokens
    .text =
        A player bitten without Bandages or Adrenaline waits for their phase 1; Bite tokens from combat and from Adrenaline both count.
rule-ZM-256 = Why so few weapons
    .text =
        Basic combat already stands for improvised weapons; weapon cards are extras.
rule-ZM-257 = Without Objective tokens
    .text =
        Option: no Objective tokens, see ZM-196 and ZM-R84.
rule-ZM-258 = More exits, easier game
    .text =
        Option: more exit tiles (easier), see ZM-029.
