### What the command line prints. Errors are in lower case, without a full stop, and say what to do.
###
### Every number that comes as a text is already written the way it is shown.

## Errors

cli-error-output = the output could not be written: { $reason }
cli-error-reason = { $reason }
cli-error-unwritable = { $path } cannot be written: { $reason }
cli-error-unreadable = { $path } cannot be read: { $reason }
cli-error-in-file = { $path }: { $reason }
cli-error-line = { $path }:{ $line }: { $reason }
cli-error-game = unknown game '{ $game }'; known: { $known }
cli-error-no-rulebook = there is no rulebook for { $game } yet
cli-error-rule = { $game } has no rule '{ $id }'; 'shamble rules { $game }' lists them all
cli-error-rule-close = { $game } has no rule '{ $id }'; did you mean { $meant }?
cli-error-setup = { $game } cannot be played like this:{ $reasons }
cli-error-option-close = unknown option '{ $key }', did you mean '{ $meant }'? known: { $known }
cli-error-option-twice = { $key } is given twice; give it once
cli-error-seat = there is no seat { $seat } at this table; the last one is { $last }
cli-error-runtime = the server could not be started: { $reason }
cli-error-listen = cannot listen on { $addr }: { $reason }; is another server running there? choose another address with --addr
cli-error-data = the tables in { $path } cannot be used: { $reason }; name another file with --data, or use --memory
cli-error-no-data = there are no tables in { $path }: there is no such file; name another one with --data
cli-error-cluster = this server cannot join the cluster: { $reason }
cli-error-no-situations = there is no .toml file in what you named

cli-error-outside = { $bot } cannot play: { $reason }
cli-error-bot-command = name the program after --, such as -- python3 my_bot.py
cli-error-bot-table = name the table by its code: --table CODE, or give its link to --connect
cli-error-bot-connect = { $url } cannot be reached: { $reason }
cli-error-bot-server = { $url } is not a Shamble server, or runs another version; it said: { $said }
cli-error-bot-denied = the server says no: { $reason }
cli-error-bot-full = every seat at this table is taken by a person
cli-error-bot-gone = the server hung up
cli-error-bot-unseated = the seat was given to somebody else
cli-error-bot-lost = the program lost seat { $seat }, and a bot of the server plays on: { $reason }

## Everywhere

cli-none = none

## games

cli-games-mode = mode { $id } ({ $name }): { $min } to { $max } seats, { $default } unless you say otherwise
cli-games-bots = bots: { $levels }
cli-games-options = options:
cli-games-option = { $key }={ $default }   { $allowed }   [{ $rule }]
cli-allowed-words = one of { $values }
cli-allowed-number = { NUMBER($min, useGrouping: 0) } to { NUMBER($max, useGrouping: 0) }
cli-allowed-number-none = { NUMBER($min, useGrouping: 0) } to { NUMBER($max, useGrouping: 0) }, or none
cli-allowed-form = written like '{ $form }'

## serve

cli-serve-address = Shamble: { $url }

## bot

cli-bot-seated = on seat { $seat } at table { $code } ({ $game })
cli-bot-won = won: { $words }
cli-bot-lost = not won: { $words }
cli-bot-left = left the table

## What programs from outside are told, and what costs them their seat

door-refuse-malformed = this line is not a message: { $reason }
door-refuse-wait = waiting is not an answer here; choose an action
door-refuse-unasked = nobody asked question { NUMBER($id, useGrouping: 0) }
door-refuse-twice = ready is said once, at the beginning
door-fault-start = it could not be started: { $reason }
door-fault-not-ready = it was not ready in time
door-fault-version = it speaks version { $theirs } of the door; this program speaks { $ours }
door-fault-ended = it ended ({ $status })
door-fault-closed = it closed its output
door-fault-words = { $how }; its last words: { $words }
door-fault-stalled = it took more than { NUMBER($ms, useGrouping: 0) } ms over an answer
door-fault-over-time = it thought for more than { NUMBER($ms, useGrouping: 0) } ms in one game
door-fault-flooded = it wrote more than anybody reads
door-fault-deaf = it does not read what it is told
door-fault-rubbish = it wrote something that is not a message, once too often: { $reason }
door-fault-refused = it did something that is not allowed ({ $rule }), once too often: { $reason }
door-fault-no-action = it gave an answer that is not one, once too often: { $reason }
door-fault-out = it lost its seat in too many games of this series

## backup and store

cli-backup-made = { $path }: a copy with { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
cli-store-counted = { $path }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $records } records, { $inputs } inputs replayed
cli-store-file = the file is damaged: { $reason }
cli-store-damaged = table { $table }: { $reason }; sound up to there: { $sound } records
cli-store-cut = table { $table }: { $reason }; it goes on from its first { $sound } records, which are sound
cli-store-aside = table { $table }: { $reason }; it was left out
cli-store-kept = what is sound stands in a new file; the old one is kept as { $kept }
cli-store-sound = all of it is sound
cli-store-repairable = stop the server and run it with --repair to save what is sound

## simulate

cli-simulate-head = { $game }, { $seats } seats ({ $bots }), options: { $options }, seed { $seed }
cli-simulate-games = games    { $games }: { $finished } finished, { $unfinished } unfinished
cli-simulate-speed = speed    { $actions } actions in { $seconds } CPU seconds: { $games_per_second } games and { $actions_per_second } actions per CPU second, { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}
cli-simulate-length = length   { $inputs } inputs on average, { $most } at most; { $seconds } seconds of game time
cli-simulate-rounds = rounds   { $mean } on average; 10/50/90%: { $p10 }/{ $median }/{ $p90 }, at most { $max }
cli-simulate-outcome = outcome
cli-simulate-wins = won by
cli-simulate-seat = seat { $number } ({ $level })
cli-simulate-side = the { $side }
cli-simulate-level = { $seats ->
    [one] any { $level } seat of the { $side }
   *[other] any of { $seats } { $level } seats of the { $side }
}
cli-simulate-variant = won with
cli-simulate-points = points of
cli-simulate-column-mean = mean
cli-simulate-column-n = games
cli-simulate-column-share = share
cli-simulate-column-interval = 95% interval
cli-warning-unfinished = warning: { $games } games had not ended after { $inputs } inputs; the shares leave them out of every outcome
cli-warning-few-games = warning: { $games } games are few; play at least { $enough } before you trust a share
cli-warning-few-clusters = warning: { $level } seats of the { $side } played only { $games } games; seats of one game are not independent, so play at least { $enough } games before you trust their interval
cli-warning-stopped = warning: stopped after { $games } of { $planned } games; the figures are of those games
cli-warning-replaced = warning: { $bot } lost { $seats ->
    [one] one seat
   *[other] { $seats } seats
} ({ $reasons }) and a { $house } bot of the house played on; some of its wins are not its own, and --bot-log FILE keeps what it wrote
cli-warning-slow-build = warning: this program was built without optimisation; build it with --release before you trust a speed
cli-made-by = { $version }: { $command }
cli-compare-difference = difference: { $difference } points ({ $low } to { $high }) with { $b } instead of { $a }, on { $pairs } pairs of games with the same seed
cli-compare-pairs = only the first was won { $a } times, only the second { $b } times
cli-compare-p = by chance alone, so uneven a split comes with probability { $p } (McNemar, mid-p)
cli-compare-correlation = outcomes of the same seed correlate by { $correlation }
cli-error-seats = seats cannot be '{ $given }'; give a whole number
cli-error-rows-name = { $path }: rows are written to files that end in .csv, .jsonl or .parquet

## ladder

cli-ladder-together = all win or lose together: games won, { $games } seeds at each table
cli-ladder-against = humans against a Zombie Player: games the humans won, { $games } seeds at each table
cli-ladder-rivals = rivals: of the games that one of the two won, the share of the first, { $games } seeds at each table, each in both orders of seats
cli-ladder-level = level
cli-ladder-pooled = all tables
cli-ladder-meeting = { $one } against { $other }
cli-ladder-step = { $to } instead of { $from }{ $side ->
    [none] {""}
   *[other] {" "}({ $side })
  }: { $difference } points ({ $low } to { $high })
cli-ladder-rating = strength
cli-ladder-points = points
cli-error-ladder-mode = { $game } has no ladder for the mode '{ $mode }'; known: { $known }

## difficulty

cli-difficulty-table = table
cli-difficulty-seats = seats
cli-difficulty-bots = bots
cli-difficulty-written = { $path }: { $rows } rows
cli-difficulty-stale = stale: { $game }, { $options }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }, { $level }
cli-difficulty-checked = { $rows } rows checked, { $stale } stale{ $stale ->
    [0] {""}
   *[other] ; measure them again with 'shamble difficulty measure'
  }

## analyse

cli-analyse-head = the chance that the crew comes through, as far as the seat about to act could know, if { $level } bots played on; { $deals } deals at each turn
cli-analyse-time = time
cli-analyse-turns = turn
cli-analyse-turn-number = turn { $n }
cli-analyse-input = input
cli-analyse-chance = chance
cli-analyse-turn = { $time }, { $seat }: { $before } to { $after }%; choices { $choice }, luck { $luck }
cli-analyse-decision = { $time }: “{ $chosen }” ({ $chance }%); better: “{ $better }” ({ $better_chance }%)
cli-analyse-party = { $who }: from { $before } to { $after }%; choices at the turning points { $choice }, luck and the rest { $luck }
cli-analyse-even = chances never changed much from one turn to the next

## puzzles

cli-puzzles-found = { $n } found; { $path } has { $all } now
cli-puzzles-hold = { $n ->
    [one] { $n } puzzle holds
   *[other] { $n } puzzles hold
  }

## replay

cli-replay-head = { $game }, { $seats } seats, { $pace } pace, options: { $options }, seed { $seed }
cli-replay-act = { $seat }: { $input }
cli-replay-time = time passes ({ $input })
cli-replay-unfinished = the recording stops before the end of the game
cli-replay-verified = verified: the seed is the promised one ({ $commitment }), all { $inputs } inputs are legal, the last state is the recorded one
cli-replay-no-promise = nothing was promised before this game, so nobody can tell whether the seed was chosen afterwards
cli-replay-broken-promise = the seed is not the one promised before the game; the file was changed, or the dice were
cli-replay-input = input { $number } ('{ $input }') cannot be carried out: { $reason }
cli-replay-after-end = input { $number } ('{ $input }') comes after the end of the game
cli-replay-rules = it was played by version { $recorded } of the rules of its game; this program plays version { $played }, by which such a table goes differently, so only a program of that version can tell whether the game went as the file says
cli-replay-older = { $reason }; the file does not say by which version of the rules it was played, and by version { $other } such a table went differently from version { $played }, which this program plays: if it is that old, only a program of that time can tell
cli-replay-hash = the last state is not the recorded one (recorded { $recorded }, found { $found }); the file was changed, or another version of the game made it

## situation

cli-situation-summary = { $files ->
    [one] { $files } situation
   *[other] { $files } situations
}: { $held } hold, { $failed } fail
cli-ask-seat = seat { $number }
cli-ask-act = line { $line }, { $seat }: { $action }
cli-ask-time = line { $line }: time passes
cli-ask-refused = refused by { $rule }: { $reason }
cli-ask-malformed = not an action of this game: { $reason }
cli-ask-change = { $path }: { $before } becomes { $after }
cli-ask-nothing = nothing changes
cli-ask-chance = chance decides here; lay down dice or picks to see one result
cli-ask-must = { $seat } must choose: { $ask }
cli-ask-may = { $seat } may choose: { $ask }
cli-ask-later = { $seat } can choose from { NUMBER($from, useGrouping: 0) } ms on: { $ask }
cli-ask-choice = { $action }: { $label }
cli-ask-begun = { $text } ...: { $label } (put together part by part)
cli-ask-part = { $text } ...: { $label }
cli-ask-nobody = nobody is asked anything
cli-ask-wake = it is { NUMBER($now, useGrouping: 0) } ms; the next thing happens by itself at { NUMBER($at, useGrouping: 0) } ms
cli-ask-over = the game is over: { $outcome }

## soundtrack

cli-soundtrack-written = { $path }: 15:00, { $growls ->
    [one] { $growls } growl
   *[other] { $growls } growls
}, { $sirens } sirens
cli-soundtrack-exists = { $path } already exists and was left alone; name another file, or use --force to overwrite it

## mall

cli-error-mall-close = there is no mall and no file '{ $name }'; did you mean '{ $meant }'?
cli-error-no-mall = { $file } holds no such mall; it holds: { $names }
cli-mall-made = A generated mall of { $rows } by { $cols } tiles, seed { $seed }.
cli-mall-written = wrote { $file }; 'shamble mall show { $file }' draws it
cli-mall-warning = warning: { $reason }
cli-mall-tiles = { $file }: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} drawn correctly
cli-mall-sound = { $file }: { $name } can be played: { $rows } x { $cols } tiles, { $stores } stores, { $steps } steps from the start to the radio
cli-mall-summary = { $files ->
    [one] { $files } file
   *[other] { $files } files
}: { $sound } sound, { $flawed } flawed
cli-mall-size = { $name }: { $rows } x { $cols } tiles, { $different } of them different
cli-mall-spaces = { NUMBER($n, useGrouping: 0) } spaces: { NUMBER($open, useGrouping: 0) } open, { $cluttered } cluttered, { $solid } solid
cli-mall-counts = { $stores } stores, { NUMBER($tokens, useGrouping: 0) } spaces that take tokens, { $steps } steps from the start to the radio
cli-mall-exit = exit { $number }: { $spaces }
cli-mall-legend =
    { "." } open walkway   , cluttered walkway   o open store   c cluttered store   r restaurant   k its counter   X solid
    S start   R radio   G garage   F roof   E escalator   e entrance   D door   x exit door   ~ LOS block   - | wall

## scenario

cli-error-scenario-number = there is no scenario { $number } in the house campaign; its scenarios are 1 to { $last }
cli-scenario-sound = { $file }: "{ $name }" can be played
cli-scenario-summary = { $files ->
    [one] { $files } scenario
   *[other] { $files } scenarios
}: { $sound } sound, { $flawed } flawed
cli-scenario-written = wrote { $file }; edit it, then check it with: shamble scenario check { $file }
cli-scenario-numbered = { $number }. { $name }
cli-scenario-key = Tiles with a ? have a Search Area; z2+1 is 2 zombies in the Street and 1 in the Search Area.
cli-scenario-objective = Objective, all at the same time:

## bench

cli-bench-yardstick = yardstick: a minimal race written by hand, { $ticks } ticks per CPU second, { $ns } ns each
cli-bench-game = { $game }, { $setup }, { $seats } seats
cli-bench-speed = { $level } play: { $actions } actions in { $games } games, { $speed } actions per CPU second, { $ratio } of the yardstick
cli-bench-state = a state is { $bytes } bytes; a view is { $view } bytes of JSON
cli-bench-call = call
cli-bench-column-ns = ns
cli-bench-column-ticks = yardstick ticks
cli-bench-clone = clone a state
cli-bench-prompts = list the prompts
cli-bench-legal-actions = list the legal actions of the seats asked
cli-bench-view = make a view
cli-bench-view-json = make a view and write it as JSON
cli-bench-determinize = redeal what a seat cannot know
cli-bench-state-hash = fingerprint a state
