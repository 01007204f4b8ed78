### What went wrong outside the rules of a game: on the wire, at the table server, on the command line.
###
### A protocol code such as `table/full` has the message `error-table-full`. Say what was wrong and what to do.

## Messages and connection

error-message-malformed = That message could not be understood: { $reason }.
error-message-too-large = That message is too large; at most { $limit } bytes are accepted.
error-message-too-many = Too many messages at once. Wait a moment and go on.
error-version-mismatch = This page is older or newer than the server. Reload it.
error-server-internal = Something went wrong on the server. Nothing was changed; try again.
error-server-full = This server has no room for another table. Try again later.
error-server-stopping = The server is about to restart. The table goes on in a moment.

## Tables and seats

error-table-unknown = There is no table “{ $code }”. Check the link or ask for a new one.
error-table-full = All seats at this table are taken. You can watch.
error-table-started = This table has already started.
error-table-not-started = This table has not started yet.
error-table-over = The game at this table is over.
error-seat-unknown = This table has no seat { $seat }.
error-seat-taken = Somebody else sits there.
error-seat-foreign = This seat belongs to somebody else.
error-seat-none = You are watching. Take a seat to play.
error-token-invalid = Your key to this seat is not valid here. Open the table's link again.
error-name-invalid = A name has 1 to { $limit } characters and no control characters.

## Actions

error-action-unknown = “{ $action }” is not an action of this game.
error-action-stale = The table has moved on. Look again and decide anew.
error-undo-none = There is nothing you could take back.
error-undo-blocked = That cannot be taken back alone: since then dice, hidden cards or another player came in.

## Games and options

error-game-unknown = There is no game “{ $game }”. Known games: { $known }.
error-option-unknown = There is no option “{ $option }”. Known options: { $known }.
error-option-value = “{ $value }” is not a value of { $option }. Allowed: { $allowed }.
error-seats-count = This cannot be played with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Allowed: { $allowed }.
error-bot-unknown = There is no bot “{ $bot }”. Known bots: { $known }.

## Rules, files and replays

error-rule-unknown = The rulebook of { $game } has no rule “{ $id }”. Run “shamble rules { $game }” to see them all.
error-rulebook-unknown = There is no rulebook for “{ $game }”. Known games: { $known }.
error-file-unreadable = { $path } could not be read: { $reason }.
error-file-broken = { $path }, line { $line }: { $reason }.
error-replay-mismatch = Step { $step } of the replay does not lead to the recorded state. The file was changed, or made by another version.
error-replay-seed = The seed does not match the promise made at the start of the game.
