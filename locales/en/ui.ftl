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
ui-loading = Loading…
ui-home = To the start page
ui-menu = Menu
ui-percent = { $n }%
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-zoom-whole = Show everything
ui-unofficial = Shamble is unofficial. The games' names belong to their owners; if you like a game here, buy the original.
ui-credits = Credits
ui-credits-icons = Icons by the artists of game-icons.net, among them Delapouite, Lorc, Skoll and Sbed; used under Creative Commons Attribution 3.0, recoloured and combined.
ui-credits-fonts = Typefaces: Atkinson Hyperlegible Next and Big Shoulders, both under the SIL Open Font License.
ui-error-unreachable = The server is not answering. Check your connection and try again.

## Start page and creating a table

ui-learn = Learn
ui-learn-game = Learn { $game }
ui-play-now = Play now
ui-companion = Companion for the boxed game: Zombies 15'
ui-play-now-help = “Play now” fills the other seats with bots and starts at once.
ui-play-now-game = Play now: { $game }
ui-create-table = Create a table
ui-create-table-game = Create a table: { $game }
ui-create-table-for = New table: { $game }
ui-create-and-invite = Create and invite
ui-create-with-bots = Fill with bots and start
ui-public = List it on the start page
ui-public-help = Anybody on this server can then find the table and join. Otherwise only people with the link or the code can.
ui-join-table = Join a table
ui-join-code = Table code
ui-join = Join
ui-own-tables = Your tables
ui-own-open = Not started yet: { $people }
ui-own-playing = In play: { $people }
ui-own-finished = Over: { $people }
ui-ago-minutes =
    { $n ->
        [one] a minute ago
       *[other] { $n } minutes ago
    }
ui-ago-hours =
    { $n ->
        [one] an hour ago
       *[other] { $n } hours ago
    }
ui-ago-days =
    { $n ->
        [one] a day ago
       *[other] { $n } days ago
    }
ui-open-tables = Open tables
ui-seats-taken = { $taken } of { $seats } seats taken
ui-your-name = Your name
ui-name-example = What should we call you?
ui-name-default = Survivor
ui-players = { $least } to { $most } players
ui-players-label = Players
ui-game-unknown = This server has no game called “{ $game }”.
ui-mode = Mode
ui-pace = Pace
ui-pace-real-time = Real time
ui-pace-real-time-help = The clock runs for everybody at once. Fast and loud.
ui-pace-per-action = Step by step
ui-pace-per-action-help = Time passes only when somebody acts. Good for learning, or for a slower game.
ui-options = All options
ui-group-people = Who plays whom
ui-group-course = The course and what lies on it
ui-group-time = Time and pauses
ui-group-comfort = Small decisions
ui-group-secrets = What everybody may see
ui-group-rules = Fine print: where the rulebook leaves room
ui-random = Random
ui-bots = Empty seats go to
ui-option-is = { $option }: { $value }
ui-option-file = Drop a file here, or choose one
ui-option-text = Read or write the text
ui-option-file-too-long = That file is too big; the limit is { $limit } KiB.

## Campaigns kept on this device

ui-campaigns = Campaigns
ui-campaign-go-on = Continue
ui-campaign-go-on-with = Continue { $title }
ui-campaign-invite = With friends
ui-campaign-file = Save to a file
ui-campaign-forget = Remove
ui-campaign-bring = Import a campaign
ui-campaign-choose = Choose a saved file
ui-campaign-paste = …or its link
ui-campaign-take = Import
ui-campaign-kept = Your progress is saved on this device.
ui-campaign-unreadable = That is not a campaign saved by Shamble. Choose the file again, or copy the whole link.

## The table

ui-table = Table
ui-at-the-table = At the table
ui-what-is-played = What you are playing
ui-only-host-changes = Only the host can change this.
ui-table-and-invite = Seats and invitation
ui-invite = Invite
ui-invite-help = Send the link, read out the code, or let others scan the picture.
ui-invite-link = Link to this table
ui-invite-qr = The link to this table as a QR code
ui-start-game = Start the game
ui-start-fills = { $n ->
    [one] A bot will take the empty seat.
   *[other] Bots will take the { $n } empty seats.
}
ui-waiting-for-host = Waiting for the host to start the game.
ui-take-seat = Sit here
ui-leave-seat = Get up
ui-leave-seat-help = If you get up, a bot keeps your seat warm. You can sit down again.
ui-seat-empty = Empty seat
ui-seat-you = You
ui-seat-here = Here
ui-seat-away = Away
ui-seat-stand-in = Away, a bot is playing
ui-bot-random = Careless bot
ui-bot-thumb = Sensible bot
ui-bot-newcomer = Newcomer (level 1)
ui-bot-casual = Casual bot (level 2)
ui-bot-steady = Steady bot (level 3)
ui-bot-sharp = Sharp bot (level 4)
ui-bot-expert = Expert bot (level 5)
ui-bot-level = How well { $name } plays
ui-choose-bot = Add a bot…
ui-why = { $name }: { $why }.
ui-hint = Hint
ui-hint-more = Tell me more
ui-hint-do = Do it
ui-hint-odds = { $choice }: { $chance }% to win ({ $low } to { $high })
ui-hint-danger = · { $chance }% { $what } ({ $low } to { $high })
ui-hints = Hints
ui-hints-help = Everybody who plays here can ask the bots what to do. The result says so. Rivals get none.
ui-hints-here = Hints can be asked for at this table.
ui-difficulty = How hard it is
ui-difficulty-row = { $bots }: { $share }% of { $games } games won at such a table ({ $low } to { $high }%)
ui-remove-bot = Remove the bot
ui-spectators = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
ui-spectator = Spectator
ui-commitment = This hash fixes the dice in advance; the seed behind it is shown at the end:
ui-report = Report a problem (saves a file)

## Play

ui-prompt = What to do
ui-waiting = Waiting
ui-waiting-for = Waiting for { $who }
ui-time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
ui-clock = Game time { $time }
ui-log = Log
ui-board = The board
ui-undo = Take back
ui-compose = { $what }…
ui-compose-chosen = What you have put together
ui-compose-first = What will it be?
ui-compose-more = Anything else?
ui-undo-ask = Ask to take back
ui-pause = Stop the clock
ui-pause-ask = Ask to stop the clock
ui-pause-agree = Agree to stop the clock
ui-paused = The clock is stopped.
ui-calls = Signs and calls
ui-table-failed = This game has hit a bug in Shamble and cannot continue from here. Take a step back, and please report the problem (in the menu).
ui-resume = Resume
ui-auto-hold-stop = Stop rolling for me
ui-vote-pause = { $who } asks to stop the clock.
ui-vote-take-back = { $who } asks to take a move back.
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
ui-see-turn = See where it turned
ui-download-replay = Save the replay file
ui-played-with = Played: { $what }.
ui-labels = This game was { $labels }.
ui-label-paused = paused
ui-label-taken-back = partly taken back
ui-label-clock-turned-back = played with the clock turned back
ui-label-forked = continued from another game
ui-label-known-dice = played with known dice
ui-label-seats-changed = played with seats changing hands
ui-label-looked-ahead = tried out ahead in a copy
ui-label-hints = played with hints
ui-label-second-try = not the first try
ui-label-late = finished after its day
ui-label-other-dice = played with other dice
ui-seed = The seed of its dice:

## Connection

ui-connected = Connected
ui-connecting = Connecting…
ui-reconnecting = Connection lost, trying again
ui-offline = No connection

## Rulebook

ui-rulebook = Rulebook
ui-rulebook-game = Rulebook: { $game }
ui-rulebook-now = On the screen now
ui-rulebook-search = Search the rules
ui-rulebook-nothing-found = No rule mentions “{ $words }”.
ui-rulebook-found = { $n ->
    [one] { $n } rule found
   *[other] { $n } rules found
}
ui-house = house
ui-why-not = Why not?
ui-show-rule = Show rule { $id }

## Replay

ui-replay = Replay
ui-replay-step = Step { $step } of { $steps }
ui-replay-where = Position in the game
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-forward = One step forward
ui-replay-backward = One step back
ui-replay-speed = Speed
ui-replay-eyes = Seen by
ui-replay-chapters = Moments that mattered
ui-replay-chapter-back = To the previous moment
ui-replay-chapter-on = To the next moment
ui-replay-moment = Copy a link to this moment
ui-replay-fork = Play on from here

## Settings

ui-settings = Settings
ui-language = Language
ui-language-system = Same as the device
ui-theme = Colours
ui-theme-system = Same as the device
ui-theme-light = Light
ui-theme-dark = Dark
ui-motion = Animation
ui-motion-system = Same as the device
ui-motion-full = Full
ui-motion-none = None
ui-text-size = Text size
ui-mute = Mute everything
ui-captions = Captions for sounds
ui-music = Music
ui-volume = Dice, cards and chimes
ui-ambience = Growls, sirens and shots
ui-sound-note = Everything you hear is also shown, so you can play without sound.

# The stage.
ui-drawer = Log, sheets and words
ui-drawer-log = Log
ui-drawer-sheets = On the table
ui-drawer-words = In words
ui-words-acts = What you can do
ui-words-board = The board
ui-words-open = Play from the board in words
ui-look-own = Find me
ui-you = you
ui-seat-on = their turn
ui-goals = How to win
ui-goals-done = { $done }/{ $all }
ui-more = { $n } more
ui-tale-parts = Everybody's part
ui-tale-closest = Closest call
ui-story = How it went
ui-look-board = Look at the board
ui-more-data = More: options, seed and file
ui-skip = Skip
ui-beats = Showing what happens
ui-beats-off = At once
ui-beats-fast = Fast
ui-beats-normal = Normal
ui-beats-slow = Slow
ui-briefing-do = What to do
ui-briefing-ends = How you lose
ui-briefing-ready = Ready
ui-briefing-others = The others wait until you are ready.
ui-briefing-clock = The clock waits until you are ready.
ui-forced = Roll by itself where there is nothing else to do
ui-briefings = Explain at the start of a game who I am and what to do
ui-looks = Show others where I am looking when they ask
ui-more-ways = More ways to answer
ui-fates = { $out } got out; { $left } did not.
ui-fates-you-first = You
ui-rush = Speed up until my turn

## Looking back: the curve of chances

lookback-open = Where it turned
lookback-close = Hide the curve
lookback-crew = The crew
lookback-whose = Chance of
lookback-now = { $chance }%
lookback-now-words = Chance to win here: { $chance } percent
lookback-waiting = Another game is being analysed first; this one comes next.
lookback-working = Playing this game on from every turn, again and again… { $done }%
lookback-cut = This game was too long to analyse in full; what was found in time is shown.
lookback-how = Bots of one level played on from every turn { $deals } times, with everything unseen dealt anew. A chance is how often they won.
lookback-retry = Try again
lookback-curve-words =
    { $won ->
        [yes] Chance of { $who } from turn to turn: { $before } percent at the start, won in the end.
       *[no] Chance of { $who } from turn to turn: { $before } percent at the start, lost in the end.
    }
lookback-curve-extremes = Highest { $high } percent at { $highTime }, lowest { $low } percent at { $lowTime }.
lookback-curve-turns =
    { $n ->
        [0] No turning points so far.
        [one] One turning point.
       *[other] { $n } turning points.
    }
lookback-turn = { $time }, { $who }: from { $before }% to { $after }%
lookback-turn-number = turn { $n }
lookback-turn-back = To the previous turning point
lookback-turn-on = To the next turning point
lookback-turns = Turning points
lookback-even = No single turn changed much: it went steadily one way.
lookback-sums = What made the difference
lookback-sum-from =
    { $won ->
        [yes] From { $before }% to a win
       *[no] From { $before }% to a loss
    }
lookback-choices = Choices
lookback-luck = Luck and the rest
lookback-sum-words = Choices at the turning points: { $choice } points. Luck, the acts of others and everything smaller: { $luck } points.
lookback-played = Played: { $acts }
lookback-chosen = { $act }: wins { $chance }%
lookback-better = Better: { $act }: wins { $chance }%
lookback-only-luck = No better choice is sure; this was luck, or what others did.
lookback-go = Show it
lookback-try = Try again from here
lookback-try-at = Try again from { $time }
lookback-story = { $who }: { $points } points
lookback-story-better = { $who }: { $points } points. Better: { $act }

## Replay: speed and keys

ui-replay-faster = Faster
ui-replay-slower = Slower
ui-replay-first = To the beginning
ui-replay-last = To the end
ui-replay-other-eyes = Through the next player's eyes
ui-replay-more = More
ui-replay-speed-times = { $n }×

## A picture to share

share-open = Picture to share
share-title = A picture of this game
share-making = Drawing the picture…
share-alt = { $game }: { $result } { $story }
share-download = Save the picture
share-send = Share…
share-copy-link = Copy the link
share-failed = The picture could not be drawn on this device.
share-link-note = The link opens the replay.

## Campaign home

ui-campaign-home = Campaign home
campaign-title = Your campaigns
campaign-none = No campaign is kept on this device yet. Start one, or bring one over from another device.
campaign-start = Start a campaign
campaign-next = Next: { $title }
campaign-done = All { $n } scenarios won. This crew made it.
campaign-crew = Crew
campaign-bags = Bags
campaign-carries = Carries
campaign-map = The way so far
campaign-part-won =
    { $tries ->
        [one] { $title }: won on the first try
       *[other] { $title }: won, { $tries } tries
    }
campaign-part-lost =
    { $tries ->
        [one] { $title }: lost once so far
       *[other] { $title }: lost { $tries } times so far
    }
campaign-part-next = { $title }: next
campaign-part-ahead = { $title }: still ahead
campaign-part-skipped = { $title }: played elsewhere
campaign-history = History
campaign-history-none = Nothing played yet.
campaign-history-won = { $title }: won
campaign-history-lost = { $title }: lost
campaign-watch = Watch
campaign-progress = { $won } of { $n } won
campaign-elsewhere = Continue on another device
campaign-link-note = Open this link on the other device, or point its camera at the code. Everything is in the link itself; nothing is sent to the server.
campaign-copy-link = Copy the link
campaign-qr = The link as a code to scan
campaign-qr-long = This campaign is too long for a code; use the link or the file.
campaign-arrived = { $title } is now on this device.
campaign-older = This device is already further along with that campaign; nothing was changed.
campaign-forget-sure = Remove for good

## Guesses of those who wait

ui-tip-right = Right!
ui-tip-wrong = Not this time.
ui-tip-score = { $right } of { $all } guessed right
