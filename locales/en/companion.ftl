### The companion: a page for people who play Zombies 15' with cardboard.

companion-title = Companion for Zombies 15'
companion-about = For your own board and cards: the soundtrack, the clock, and somebody to keep count. Nothing here leaves this device.
companion-kept = Saved on this device: works without a connection.
companion-not-kept = Needs a connection to load.

## The clock

companion-clock = Clock
companion-soundtrack = Soundtrack
companion-growl-none = No growls
companion-growl-every = Every { $seconds } s
companion-growl-custom = Other
companion-growl-seconds = Seconds between growls
companion-seconds = seconds
companion-fixed = Reset the clock to change the soundtrack.
companion-next-growl = Next growl in
companion-next-siren = Next siren in
companion-never = none
companion-start = Start
companion-pause = Pause
companion-resume = Resume
companion-reset = Reset
companion-reset-sure = The clock goes back to 15:00. Cards and Horde box stay as they are.
companion-reset-yes = Reset the clock
companion-keep = Leave it

## What to do now

companion-before = Ready?
companion-before-steps = Set up the scenario, put 3 zombies in the Horde box and shuffle the Zombie pile. When somebody presses Start, the game begins.
companion-growl = Growl { $number }!
companion-growl-steps = Draw a Zombie card at once. Its zombies go to the Street of the Active Hero's tile; the Horde empties the Horde box there. During the Zombie Attack, or before the turn is passed, compare Fend Off again.
companion-siren = Siren { $number }: { $left } left
companion-start-steps = The game is running. Four Actions, the Zombie Attack, “Your turn!”
companion-siren-steps = A siren only tells the time, unless your scenario says more.
companion-last-siren-steps = The last minute. No more growls; at 0:00 the scenario is lost.
companion-end = Time is up
companion-end-steps = The soundtrack has ended. If the objective is not met, the scenario is lost.

## The Zombie pile

companion-pile = Zombie pile
companion-pile-how = Who draws
companion-pile-own = We draw, you count
companion-pile-here = Draw for us
companion-no-card = At each growl, draw here.
companion-tap-card = Tap the card that came up.
companion-tap-value = A { $value } came up; { $n } left
companion-tap-horde = The Horde came up; { $n } left
companion-horde-short = Horde
companion-horde = The Horde!
companion-horde-steps = { $n ->
    [0] The Horde box was empty. Put 3 new zombies in it.
    [one] { $n } zombie comes out of the Horde box. Then put 3 new ones in it.
   *[other] All { $n } zombies come out of the Horde box. Then put 3 new ones in it.
}
companion-card-steps = { $n ->
    [one] { $n } zombie in the Active Hero's Street.
   *[other] { $n } zombies in the Active Hero's Street.
}
companion-event-surge = With Events: 5 zombies in the Street of a neighbouring tile.
companion-event-sneak_attack = With Events: the Active Hero loses 1 life if alone in the Area.
companion-event-terror = With Events: from the Search Area, the Active Hero runs to the Street.
companion-event-loss = With Events: the Active Hero loses a Light Object for good.
companion-draw = Draw a Zombie card
companion-chance = Chance that the next card is the Horde: { $percent }%. { $left } cards left.
companion-pile-empty = No cards left. Reshuffle.
companion-undo = Take the last card back
companion-shuffle = Reshuffle
companion-shuffle-sure = { $n ->
    [one] { $n } card was drawn.
   *[other] { $n } cards were drawn.
} The count starts again, with 3 zombies in the Horde box.
companion-shuffle-yes = Start again

## The Horde box

companion-box = Horde box
companion-box-less = One zombie fewer in the Horde box
companion-box-more = Noise: { $n } more in the Horde box
companion-box-help = Every noise adds zombies; on a tile with an Alarm, one more.
