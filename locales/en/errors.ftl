### What went wrong outside the rules of a game: on the wire and at the table server.
### The command line has its own words in cli.ftl.
###
### Say what was wrong and what to do.

## Messages and connection

error-message-malformed = That message could not be understood: { $reason }.
error-message-too-large = That message is too large; the limit is { $limit } bytes.
error-message-too-many = Too many messages at once. Wait a moment, then carry on.
error-hello-first = The first message on a connection must be “hello”.
error-hello-twice = This connection has already said “hello”.
error-version-mismatch = This page is older or newer than the server. Reload it.
error-origin-foreign = This server does not accept requests from other sites.
error-host-foreign = This server does not go by the name “{ $host }”. Use its address, such as http://127.0.0.1:7015/, or have it started with --host-name { $host }.
error-page-unknown = There is nothing at “{ $path }”.
error-lesson-unknown = There is no lesson “{ $lesson }”.
error-server-full = This server is full. Try again later.
error-address-full = There are too many connections from your address. Close some windows, or try again later.
error-address-tables = Your address already has { $limit } tables that are open or playing. Finish one of them first.
error-table-unreadable = This table cannot be opened: what is stored of it is damaged, or it was begun under rules that this version no longer plays. Nothing was changed; whoever runs the server can look into it.
error-server-unavailable = The server cannot do that right now. Nothing has changed; try again.

## Tables and seats

error-table-unknown = There is no table “{ $code }”. Check the link or ask for a new one.
error-table-full = This table is full.
error-table-long = Too much has been changed at this table. You can play on to the end; for anything else, make a new table.
error-table-started = This table has already started.
error-table-not-started = This table has not started yet.
error-table-over = The game at this table is over.
error-table-not-over = You can do that only once the game is over.
error-table-failed = Shamble hit a bug at this table. What you asked for was not done; everything before it is safe. Try something else, or take a step back.
error-push-off = This server sends no notifications.
error-push-endpoint = This browser's notification service cannot be used from here: its address or its keys are not those of a public push service.
error-daily-open = This challenge is still being played by others today. Its dice and its replay open at midnight UTC.
error-daily-alone = No other table follows a daily challenge. There is a new one every day.
error-table-followed = Somebody has already opened the next table. Join them there.
error-pause-forbidden = In this game only somebody playing alone can stop the clock.
error-table-not-paused = The clock is not paused.
error-host-only = Only the host of this table can do that.
error-seat-unknown = This table has no seat { $seat }.
error-seat-taken = Somebody else is sitting there.
error-seat-just-gone = { $seconds ->
    [one] They have only just lost the connection. Wait { $seconds } second.
   *[other] They have only just lost the connection. Wait { $seconds } seconds.
}
error-seat-kept = { $seconds ->
    [one] That seat is kept for the player who lost it. It is free in { $seconds } second.
   *[other] That seat is kept for the player who lost it. It is free in { $seconds } seconds.
}
error-seat-kept-now = This seat is kept for the player who lost it.
error-seat-seen = You have already seen another hand in this game. You can watch, or go back to your own seat.
error-seat-already = You cannot change seats during the game.
error-seat-none = You are watching. Take a seat to play.
error-seats-occupied = Somebody is sitting in a seat that would be removed.
error-token-invalid = Your key to this seat does not work here. You can watch, or take another seat.
error-name-invalid = A name needs 1 to { $limit } visible characters.

## Actions and votes

error-action-malformed = That is not an action of this game: { $expected }.
error-action-stale = The table has moved on. Look again, then choose again.
error-action-paused = The clock is paused. Resume it to continue.
error-action-gathering = The game starts once everybody is ready.
error-table-not-gathering = This table is not waiting for anybody.
error-sign-malformed = That is not a place on a board.
error-chat-invalid = A message needs 1 to { $limit } visible characters.
error-chat-no-voice = Only players can chat here. The host can let spectators join in.
error-link-used = This link to a seat has been used or replaced. Ask for a new one.
error-undo-none = There is nothing you can take back.
error-hints-off = There are no hints at this table.
error-hint-none = There is nothing to choose just now.
error-hint-busy = A hint is already on its way.
error-vote-open = Another vote is still open.
error-vote-none = There is nothing to vote on.
error-input-unknown = The game cannot be continued from there.
error-fork-forbidden = Only a finished game, or your own seat in a game that nobody else has played in, can be continued from an earlier point.

## Games and options

error-game-unknown = There is no game “{ $game }”. Known games: { $known }.
error-option-unknown = There is no option “{ $option }”. Known options: { $known }.
error-options-several = Several settings do not work: { $reasons }
error-option-value = { $option } cannot be “{ $value }”. Allowed: { $allowed }.
error-seats-count = This cannot be played with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Allowed: { $allowed }.
error-bot-unknown = There is no bot “{ $bot }”. Known bots: { $known }.

## What options allow

option-refused = { $key } cannot be '{ $given }'; allowed: { $allowed }
option-unknown = unknown option '{ $key }'; known: { $known }
option-words = { $words }
option-or = { $first } or { $last }
option-range = { $min } to { $max }
option-range-none = { $min } to { $max }, none
option-idle = nothing here; it acts only with { $option }={ $values }

## What is wrong in a file somebody wrote; the games have their own in <game>-flaws.ftl

flaw-line = line { $line }: { $reason }
flaw-reason = { $what }; { $remedy }
flaw-toml = { $message }
flaw-toml-missing = missing field `{ $field }`
# $n (Number): how many are known.
flaw-toml-field = unknown field `{ $field }`, expected { $n ->
    [one] { $known }
   *[other] one of { $known }
}
flaw-toml-word = unknown variant `{ $word }`, expected { $n ->
    [one] { $known }
   *[other] one of { $known }
}
flaw-toml-remedy = see the description of the format for keys and kinds of values
