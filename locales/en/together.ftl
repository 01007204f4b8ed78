### What people at a table tell each other beside the game.

## Signs on the board

ui-sign-point = { $who } points at { $place }
ui-sign-arrow = { $who } points from { $from } to { $to }
ui-sign-call = { $who }: { $call }
ui-sign-call-at = { $who }: { $call } ({ $place })
ui-sign-where = { $who } asks where everybody is looking
ui-sign-look = { $who } is looking at { $place }
ui-sign-look-nowhere = { $who } is looking at nothing in particular
ui-sign-plan = { $who } shows a plan: { $steps }
ui-sign-plan-step = { $what } at { $place }

## Quick calls

ui-call-help = Help here!
ui-call-wait = Wait!
ui-call-go = Go!
ui-call-take = Take this!
ui-call-thanks = Thank you!
ui-call-danger = Watch out!
ui-calls-at = About { $place }
ui-calls-nowhere = About no place: choose one on the board first, or call to everybody.
ui-calls-point = Point at it
ui-calls-pointing = Point on the board
ui-calls-pointing-stop = Stop pointing
ui-calls-pointing-help = Tap a place to point at it, drag to draw an arrow. You can also hold a place, then let go or drag.
ui-calls-plan = Show my plan
ui-calls-plan-stop = Hide my plan
ui-calls-where = Where is everybody looking?
ui-calls-chat = Chat
ui-calls-everybody = Everybody at the table sees signs, rivals and spectators too.

## What is done in a plan

ui-ghost-move = walk
ui-ghost-search = search
ui-ghost-attack = attack
ui-ghost-use = use something
ui-ghost-take = take something
ui-ghost-lift = lift something
ui-ghost-drop = drop something
ui-ghost-fight = fight
ui-ghost-end = end the turn
ui-ghost-other = do something

## Places that every game has

ui-place-seat = { $who }'s seat

## Chat

ui-drawer-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-write = Say something to everybody
ui-chat-send = Send
ui-chat-guest = { $name } (watching)
ui-chat-mute = Mute { $name }
ui-chat-unmute = Hear { $name } again
ui-chat-muted = Muted on this device: { $names }
ui-chat-no-voice = Only players can chat here. The host can let spectators join in.
ui-chat-voices = Let spectators chat
ui-chat-said = { $who }: { $text }
ui-chat-name = Your name in the chat

## Coming and going

ui-note-left = { $who } has lost the connection
ui-note-stand-in = A bot stands in for { $who }
ui-note-back = { $who } is back
ui-note-up = { $who } has left the seat to a bot
ui-note-sat = { $who } takes a seat
ui-note-handed = { $who } takes over from { $before }
ui-note-pause-refused = The clock goes on: not everybody agreed

## The pause key

ui-pause-vote = { $have } of { $all } agree to stop the clock

## Before the clock starts

ui-gather-ready = { $who }: ready
ui-gather-waits = { $who }: still reading
ui-gather-waiting = Waiting for { $who }.
ui-gather-you = The clock starts when everybody is ready.
ui-gather-begin = Start without waiting
ui-gather-count = The clock starts in { $n }

## Handing a seat over

ui-hand-over = Hand over my seat
ui-hand-over-help = Makes a link that works once. Whoever opens it takes your seat, sees what you see, and plays on; you watch.
ui-hand-over-link = Link to your seat
ui-take-over = A seat is waiting for you
ui-take-over-help = Somebody hands their seat at this table over to you.
ui-take-over-now = Take the seat
ui-take-over-watch = Only watch
