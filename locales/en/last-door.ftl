### Last Door on the table: cards, options, prompts, events, refusals, and its board in the browser.
### The rulebook is in last-door-rules.ftl.

## Modes and options

last-door-mode-together = Together
last-door-option-boards = Boards for a safe door
last-door-option-boards-help = More boards make a longer night.

## Cards

last-door-card-scratch = a scratch
    .help = Tears off nothing.
    .house = House deck: 4 of the 12 cards.
last-door-card-thud = a thud
    .help = Tears off one board.
    .house = House deck: 5 of the 12 cards.
last-door-card-crash = a crash
    .help = Tears off two boards.
    .house = House deck: 2 of the 12 cards.
last-door-card-ram = a battering ram
    .help = Tears off three boards.
    .house = House deck: 1 of the 12 cards.

## What is asked, done and refused

last-door-ask-turn = You have the hammer
last-door-do-nail = Nail a board on
last-door-do-listen = Listen at the door
last-door-do-brace = Brace the door
last-door-refuse-turn = { $who } has the hammer.
last-door-refuse-listen = You know what comes next; there is nothing new to hear.

## What happened

last-door-event-nailed = { $seat } rolls a { $die } with the hammer. Boards on the door: { $boards }.
last-door-event-listened = { $seat } listens at the door.
last-door-event-heard = { $seat } listens at the door: { $card } comes next.
last-door-event-braced = { $seat } leans against the door{ $n ->
    [one] .
   *[other] ; it has been braced { $n } times.
}
last-door-event-knocked = A knock: { $card }. Boards torn off: { $tears }; left: { $boards }.

## How it ends

last-door-outcome-safe = The door is safe. Everybody wins.
last-door-outcome-dawn = The sun rises and the door still stands. Everybody wins.
last-door-outcome-fallen = The door falls. Everybody loses.

## Why a bot likes a choice

last-door-why-boards = the door needs boards
last-door-why-braced = the door must hold the next knock
last-door-why-night = the night must end some time

## The board

ui-last-door-door = The door
ui-last-door-goal = A safe door
ui-last-door-knocks = { $n ->
    [one] 1 knock to come
   *[other] { $n } knocks to come
}
ui-last-door-next = Next: { $card }
ui-last-door-seconds = Next knock in { $n } s
ui-last-door-braced = Braced: { $n }
ui-last-door-boards = Boards: { $have } of { $want }
ui-last-door-headline = { $who } has the hammer
