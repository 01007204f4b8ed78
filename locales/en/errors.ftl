### What went wrong outside the rules of a game: on the wire and at the table server.
### The command line has its own words in cli.ftl.
###
### Say what was wrong and what to do.

## Messages and connection

error-message-malformed = That message could not be understood: { $reason }.
error-message-too-large = That message is too large; at most { $limit } bytes are accepted.
error-message-too-many = Too many messages at once. Wait a moment and go on.
error-hello-first = The first message on a connection must be “hello”.
error-hello-twice = This connection has already said “hello”.
error-version-mismatch = This page is older or newer than the server. Reload it.
error-origin-foreign = This server does not take requests from pages of other sites.
error-page-unknown = There is nothing at “{ $path }”.
error-server-full = This server has no room for more. Try again later.
error-server-unavailable = The server cannot do that at the moment. Nothing was changed; try again.

## Tables and seats

error-table-unknown = There is no table “{ $code }”. Check the link or ask for a new one.
error-table-full = There is no more room at this table.
error-table-started = This table has already started.
error-table-not-started = This table has not started yet.
error-table-over = The game at this table is over.
error-table-not-over = That is possible only when the game is over.
error-table-failed = The program made a mistake at this table. What you asked for was not done; everything before it is safe. Try something else, or take a step back.
error-table-followed = Somebody has already opened the next table. Join them there.
error-pause-forbidden = The clock of this game stops only for somebody who plays alone.
error-table-not-paused = The clock is not paused.
error-host-only = Only the host of the table may do that.
error-seat-unknown = This table has no seat { $seat }.
error-seat-taken = Somebody else sits there.
error-seat-already = You cannot change seats while the game runs.
error-seat-none = You are watching. Take a seat to play.
error-seats-occupied = Somebody sits on a seat that would be taken away.
error-token-invalid = Your key to this seat is not valid here. You can watch, or take another seat.
error-name-invalid = A name has 1 to { $limit } characters that can be seen.

## Actions and votes

error-action-malformed = That is not an action of this game: { $expected }.
error-action-stale = The table has moved on. Look again and decide anew.
error-action-paused = The clock is paused. Resume it to go on.
error-undo-none = There is nothing you could take back.
error-vote-open = Another vote is still open.
error-vote-none = There is nothing to vote on.
error-input-unknown = The game cannot be played on from there.
error-fork-forbidden = Only a finished game, or your own game against bots, can be played on from an earlier point.

## Games and options

error-game-unknown = There is no game “{ $game }”. Known games: { $known }.
error-option-unknown = There is no option “{ $option }”. Known options: { $known }.
error-options-several = Several things do not fit: { $reasons }
error-option-value = “{ $value }” is not a value of { $option }. Allowed: { $allowed }.
error-seats-count = This cannot be played with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Allowed: { $allowed }.
error-bot-unknown = There is no bot “{ $bot }”. Known bots: { $known }.
