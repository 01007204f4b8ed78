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
cli-error-option = unknown option '{ $key }'; known: { $known }
cli-error-option-close = unknown option '{ $key }', did you mean '{ $meant }'? known: { $known }
cli-error-option-value = { $key } cannot be '{ $given }'; allowed: { $allowed }
cli-error-option-twice = { $key } is given twice; give it once
cli-error-seat = there is no seat { $seat } at this table; the last one is { $last }
cli-error-runtime = the server could not be started: { $reason }
cli-error-listen = cannot listen on { $addr }: { $reason }; is another server running there? choose another address with --addr
cli-error-data = the tables in { $path } cannot be used: { $reason }; name another file with --data, or use --memory
cli-error-no-situations = there is no .toml file in what you named

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

## simulate

cli-simulate-head = { $game }, { $seats } seats ({ $bots }), options: { $options }, seed { $seed }
cli-simulate-games = games    { $games }: { $finished } finished, { $unfinished } unfinished
cli-simulate-speed = speed    { $actions } actions in { $seconds } CPU seconds: { $games_per_second } games and { $actions_per_second } actions per CPU second, { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}
cli-simulate-length = length   { $inputs } inputs on average, { $most } at most; { $seconds } seconds of game time
cli-simulate-rounds = rounds   { $mean } on average; 10/50/90 %: { $p10 }/{ $median }/{ $p90 }, at most { $max }
cli-simulate-outcome = outcome
cli-simulate-wins = won by
cli-simulate-seat = seat { $number } ({ $level })
cli-simulate-level = { $seats ->
    [one] any { $level } seat
   *[other] any of { $seats } { $level } seats
}
cli-simulate-column-n = games
cli-simulate-column-share = share
cli-simulate-column-interval = 95 % interval
cli-warning-unfinished = warning: { $games } games had no end after { $inputs } inputs; the shares leave them out of every outcome
cli-warning-few-games = warning: { $games } games are few; play at least { $enough } before you trust a share
cli-warning-slow-build = warning: this program was built without optimisation; build it with --release before you trust a speed

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
cli-replay-hash = the last state is not the recorded one (recorded { $recorded }, found { $found }); the file was changed, or another version of the game made it

## situation

cli-situation-summary = { $files ->
    [one] { $files } situation
   *[other] { $files } situations
}: { $held } hold, { $failed } fail

## soundtrack

cli-soundtrack-written = { $path }: 15:00, { $growls ->
    [one] { $growls } growl
   *[other] { $growls } growls
}, { $sirens } sirens
cli-soundtrack-exists = { $path } is there already and was left as it is; name another file, or say --force to write over it

## mall

cli-error-mall-close = there is no mall and no file '{ $name }'; did you mean '{ $meant }'?
cli-error-no-mall = { $file } holds no such mall; it holds: { $names }
cli-mall-made = A generated mall of { $rows } by { $cols } tiles, seed { $seed }.
cli-mall-written = { $file } is written; 'shamble mall show { $file }' draws it
cli-mall-warning = warning: { $reason }
cli-mall-tiles = { $file }: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} drawn right
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
cli-scenario-written = { $file } is written; change it, then check it with: shamble scenario check { $file }
cli-scenario-numbered = { $number }. { $name }
cli-scenario-key = Tiles with a ? have a Search Area; z2+1 is 2 zombies in the Street and 1 in the Search Area.
cli-scenario-objective = Objective, all at the same moment:

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
cli-bench-determinize = deal anew what a seat cannot know
cli-bench-state-hash = fingerprint a state
