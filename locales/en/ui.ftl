### The browser client: words on buttons, headings and states that belong to no game.

## Everywhere

ui-app = Shamble
ui-app-tagline = Four zombie board games on one table
ui-ok = OK
ui-cancel = Cancel
ui-close = Close
ui-back = Back
ui-copy = Copy
ui-copied = Copied
ui-loading = Loading …
ui-home = To the start page
ui-menu = Menu
ui-percent = { $n } %
ui-zoom = Zoom
ui-zoom-in = Closer
ui-zoom-out = Farther
ui-zoom-whole = The whole drawing
ui-unofficial = Shamble is unofficial. The games' names belong to their owners; if you like a game here, buy the original.
ui-credits = Credits
ui-credits-icons = Icons by the artists of game-icons.net, among them Delapouite, Lorc, Skoll and Sbed; used under Creative Commons Attribution 3.0, recoloured and combined.
ui-credits-fonts = Typefaces: Atkinson Hyperlegible Next and Big Shoulders, both under the SIL Open Font License.
ui-error-unreachable = The server does not answer. Check the connection and try again.

## Start page and creating a table

ui-play-now = Play now
ui-companion = Companion for cardboard: Zombies 15'
ui-play-now-help = “Play now” puts bots on the other seats and begins at once.
ui-play-now-game = Play now: { $game }
ui-create-table = Create a table
ui-create-table-game = Create a table: { $game }
ui-create-table-for = A table for { $game }
ui-create-and-invite = Create and invite
ui-create-with-bots = Fill with bots and start
ui-public = List it on the start page
ui-public-help = Anybody on this server can then find the table and sit down. Otherwise only who has the link or the code.
ui-join-table = Join a table
ui-join-code = Table code
ui-join = Join
ui-own-tables = Your tables
ui-open-tables = Open tables
ui-seats-taken = { $taken } of { $seats } seats taken
ui-your-name = Your name
ui-name-example = How shall we call you?
ui-name-default = Survivor
ui-players = { $least } to { $most } players
ui-players-label = Players
ui-game-unknown = This server does not know the game “{ $game }”.
ui-mode = Mode
ui-pace = Pace
ui-pace-real-time = Real time
ui-pace-real-time-help = The clock runs for everybody at once. Fast and loud.
ui-pace-per-action = Step by step
ui-pace-per-action-help = Time passes only when somebody acts. To learn the game, or to play it slowly.
ui-options = All options
ui-option-is = { $option }: { $value }
ui-option-file = … or choose a file
ui-option-file-too-long = That file is too long; at most { $limit } KiB are accepted.

## Campaigns kept on this device

ui-campaigns = Campaigns
ui-campaign-go-on = Go on
ui-campaign-go-on-with = Go on with { $title }
ui-campaign-invite = With friends
ui-campaign-file = Save as a file
ui-campaign-copy = Copy as text
ui-campaign-forget = Forget it
ui-campaign-bring = Bring in a campaign
ui-campaign-choose = A file saved elsewhere
ui-campaign-paste = … or its text
ui-campaign-take = Take it in
ui-campaign-kept = Your progress is kept on this device; you find it on the start page.
ui-campaign-unreadable = That is no campaign saved by Shamble. Choose the file again, or copy the whole text.

## The table

ui-table = Table
ui-at-the-table = At the table
ui-what-is-played = What is played
ui-only-host-changes = Only the host can change this.
ui-table-and-invite = Seats and invitation
ui-invite = Invite
ui-invite-help = Send this link, tell the code, or let others scan the picture.
ui-invite-link = Link to this table
ui-invite-qr = The link to this table as a QR code
ui-start-game = Start the game
ui-start-fills = { $n ->
    [one] A bot will take the empty seat.
   *[other] Bots will take the { $n } empty seats.
}
ui-waiting-for-host = The host starts the game.
ui-take-seat = Sit here
ui-leave-seat = Get up
ui-leave-seat-help = If you get up, a bot keeps your seat warm. You can sit down again.
ui-seat-empty = Empty seat
ui-seat-you = You
ui-seat-here = Here
ui-seat-away = Away
ui-seat-stand-in = Away, a bot stands in
ui-bot-random = Careless bot
ui-bot-thumb = Sensible bot
ui-add-bot = Add a bot: { $bot }
ui-remove-bot = Remove the bot
ui-spectators = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
ui-spectator = Spectator
ui-commitment = The dice are bound by this hash; the seed behind it is shown at the end:
ui-report = Report a problem (saves a file)

## Play

ui-prompt = What is asked
ui-waiting = Waiting
ui-waiting-for = Waiting for { $who }
ui-time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
ui-clock = Game time { $time }
ui-log = Log
ui-board = The board
ui-board-in-words = The board in words
ui-undo = Take back
ui-undo-ask = Ask to take back
ui-pause = Stop the clock
ui-pause-ask = Ask to stop the clock
ui-paused = The clock stands still.
ui-table-failed = This game came upon a fault of the program and cannot go on from here. Take a step back, and please report the problem (in the menu).
ui-resume = Go on
ui-auto-hold-stop = Stop rolling for me
ui-vote-pause = { $who } asks to stop the clock.
ui-vote-take-back = { $who } asks to take something back.
ui-vote-missing = Still to agree: { $who }.
ui-vote-agree = Agree
ui-vote-refuse = Refuse
ui-keys = Keys
ui-key-space = Space
ui-key-enter = Enter
ui-key-escape = Esc

## The end

ui-game-over = The game is over
ui-you-won = You made it!
ui-you-lost = Not this time
ui-join-them = Join the others at the next table
ui-again-new = Again, new dice
ui-again-same = Again, same dice
ui-watch-replay = Watch the replay
ui-download-replay = Save the replay file
ui-played-with = Played: { $what }.
ui-labels = This game was { $labels }.
ui-label-paused = paused
ui-label-taken-back = partly taken back
ui-label-forked = continued from another one
ui-label-known-dice = played with known dice
ui-seed = The seed of its dice:

## Connection

ui-connected = Connected
ui-connecting = Connecting …
ui-reconnecting = Connection lost, trying again
ui-offline = No connection

## Rulebook

ui-rulebook = Rulebook
ui-rulebook-game = Rulebook: { $game }
ui-rulebook-search = Search the rules
ui-rulebook-nothing-found = No rule mentions “{ $words }”.
ui-rulebook-found = { $n ->
    [one] { $n } rule found
   *[other] { $n } rules found
}
ui-show-rule = Show rule { $id }

## Replay

ui-replay = Replay
ui-replay-step = Step { $step } of { $steps }
ui-replay-where = Where in the game
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-forward = One step forward
ui-replay-backward = One step back
ui-replay-speed = Speed
ui-replay-eyes = Seen by
ui-replay-fork = Play on from here

## Settings

ui-settings = Settings
ui-theme = Colours
ui-theme-system = Like the device
ui-theme-light = Light
ui-theme-dark = Dark
ui-motion = Animation
ui-motion-system = Like the device
ui-motion-full = Lively
ui-motion-none = Still
ui-text-size = Text size
ui-mute = No sound at all
ui-captions = Captions for sounds
ui-music = Music
ui-volume = Dice, cards and chimes
ui-ambience = Growls, sirens and shots
ui-sound-note = Whatever you hear is also shown, so you can play without sound.

## The Cliché Zombie Game on the screen

ui-cliche-headline = Round { $round } · { $phase }
ui-cliche-phase-opening = Opening
ui-cliche-opening = The highest roll names the first zombie.
ui-cliche-opening-die = { $who } rolled { $value }
ui-cliche-chooses = chooses
ui-cliche-rolled-again = rolled again after a tie
ui-cliche-ring = The ring
ui-cliche-human-label = Human token on space { $space }
ui-cliche-token-label = Zombie token Z{ $token } of { $who }, { $gap }
ui-cliche-gap-ahead = { $n } ahead
ui-cliche-gap-behind = { $n } behind
ui-cliche-chance = for the humans
ui-cliche-die-label = { $die } of { $who }: { $value ->
    [0] not rolled yet
   *[other] { $value }
}
ui-cliche-die-rests = The die is still rolling.
ui-cliche-auto-hold = Hold for me
ui-cliche-close = Z{ $token } is right behind the human token!
ui-cliche-hand = Cards in hand
ui-cliche-your-hand = Your hand
ui-cliche-face-up = { $n } face up
ui-cliche-bitten-once = bitten once
ui-cliche-could-ride = has enough cards for a motorcycle; which ones is not known
ui-cliche-is-done = done
ui-cliche-goals = Ways out
ui-cliche-goal-car = Car
ui-cliche-goal-car-for = for all humans
ui-cliche-goal-motorcycle = Motorcycle
ui-cliche-goal-motorcycle-for = for one alone
ui-cliche-for-scrap = for { $n } scrap
ui-cliche-could-ride-now = Enough cards:
ui-cliche-have-of = { $have }/{ $need }
ui-cliche-trading-order = Order of turns
ui-cliche-empty-space = Empty space
ui-cliche-price = costs { $price } scrap
ui-cliche-trash-empty = empty
ui-cliche-trash-closed = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, { $scrap } of it scrap
ui-cliche-bargain = Bargain
ui-cliche-partner = With whom
ui-cliche-give = You give
ui-cliche-want = You want
ui-cliche-you-get = You get
ui-cliche-you-give = You give
ui-cliche-more = One more { $card }
ui-cliche-less = One { $card } less
ui-cliche-send = Send the offer
ui-cliche-send-counter = Send the counter-offer
ui-cliche-offers-left = { $n ->
    [one] { $n } offer left in this step
   *[other] { $n } offers left in this step
}
ui-cliche-nobody-to-trade = There is nobody you could make an offer to.
ui-cliche-offers-you = { $who } offers you a trade
ui-cliche-your-offer = Your offer to { $who }
ui-cliche-accept = Accept
ui-cliche-decline = Decline
ui-cliche-counter = Counter …
ui-cliche-withdraw = Withdraw
ui-cliche-car = The car
ui-cliche-proposed-by = Proposed by { $who }. If the parts are enough, all humans escape.
ui-cliche-has-not-answered = has not answered
ui-cliche-sum = Parts together
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
ui-cliche-banner-shot = Bang!
ui-cliche-banner-won = All zombies are down!
ui-cliche-banner-bitten = { $who } is bitten!
ui-cliche-banner-turned = { $who } turns!
ui-cliche-banner-car = The car starts!
ui-cliche-banner-motorcycle = Off on the motorcycle!
ui-cliche-words-seat = { $who }: { $facts }.
ui-cliche-words-armed = { $n ->
    [one] { $n } shotgun face up
   *[other] { $n } shotguns face up
}
ui-cliche-words-human = The human token stands on space { $space } of { $length }.
ui-cliche-words-token = Z{ $token } of { $who } stands on space { $space }: { $ahead } ahead of the human token, { $behind } behind it.
ui-cliche-words-token-out = Z{ $token } of { $who } is out for this round.
ui-cliche-words-chance = The humans win this race with a chance of { $percent } %.
ui-cliche-words-row = In the row: { $cards }.
ui-cliche-words-row-card = { $card } for { $price }
ui-cliche-words-piles = { $deck } cards in the deck, { $trash } in the trash, { $scrap } of them scrap.
ui-cliche-words-hand = In your hand: { $cards }.
