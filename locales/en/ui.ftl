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
ui-retry = Try again
ui-more = More
ui-loading = Loading
ui-unofficial = Shamble is unofficial. The games' names belong to their owners; if you like a game here, buy the original.

## Start page and creating a table

ui-play-now = Play now
ui-play-now-help = A table with bots in the other seats, ready at once.
ui-create-table = Create a table
ui-join-table = Join a table
ui-join-code = Table code
ui-your-name = Your name
ui-game = Game
ui-mode = Mode
ui-options = Options
ui-option-default = Standard: { $value }
ui-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}

## The table

ui-invite = Invite
ui-invite-help = Send this link, or let others scan the code.
ui-start-game = Start the game
ui-leave = Leave the table
ui-take-seat = Sit here
ui-leave-seat = Get up
ui-seat-empty = Empty seat
ui-seat-bot = Bot
ui-seat-you = You
ui-seat-away = Away
ui-spectators = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
ui-add-bot = Add a bot
ui-remove-bot = Remove the bot
ui-your-turn = Your turn
ui-waiting-for = Waiting for { $who }
ui-time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
ui-log = Log
ui-undo = Take back
ui-game-over = The game is over
ui-play-again = Play again

## Connection

ui-connected = Connected
ui-connecting = Connecting
ui-reconnecting = Connection lost, trying again
ui-offline = No connection

## Rulebook

ui-rulebook = Rulebook
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
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-forward = One step forward
ui-replay-backward = One step back

## Settings

ui-settings = Settings
ui-theme = Colours
ui-theme-system = Like the device
ui-theme-light = Light
ui-theme-dark = Dark
ui-sound = Sound
ui-motion = Animation
ui-language = Language
