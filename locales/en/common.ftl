### What every other text is put together with: lists, the names of seats and of the games.

# Shown for a seat whose name is not known. $number counts from 1.
seat-unnamed = Player { $number }

## Lists. Three or more items are joined from the left: first and second by list-more, the last by list-last.

list-none = nothing
list-two = { $first } and { $last }
list-more = { $first }, { $last }
list-last = { $first } and { $last }

## Numbers that come as texts: what stands between the thousands, and before the decimals.

number-group = ,
number-decimal = { "." }

## Values of options that mean the same in every game.

option-value-on = On
option-value-off = Off
option-value-none = No limit

## The rulebook, whatever the game.

rulebook-kind-rule = Rule
rulebook-kind-ruling = House ruling
rulebook-kind-house = House content

## Notifications, shown by the device while the page is closed.

push-turn = Your turn
push-turn-where = { $game }, table { $code }

## The games, for pages on which none is played yet.

zombies15-name = Zombies 15'
zombies15-about = Fifteen minutes, four teenagers, and a soundtrack that growls: search, fight and run together before the last siren.
tiny-epic-zombies-name = Tiny Epic Zombies
tiny-epic-zombies-about = Run through the mall, fight off the dead and complete three objectives before the Courtyard falls: together, each alone, or against a player who leads the zombies.
zombie-mall-name = Zombie Mall
zombie-mall-about = Search the mall for two keys, call for help, and stay out of reach of a horde that finds its way.
cliche-name = Cliché Zombie Game
cliche-about = Roll for your life, trade for parts, and escape together by car or alone by motorcycle.
last-door-name = Last Door
last-door-about = Nail boards on the door until dawn, and listen for what comes next.

## Hints to players.

hint-area = Look at { $n ->
    [one] the marked choice
   *[other] the { $n } marked choices
}.
hint-choice = I would choose: { $choice }.
hint-reasons = I would choose: { $choice } ({ $chance }% to win, { $low } to { $high }).
hint-because = I would choose: { $choice } ({ $chance }% to win, { $low } to { $high }), because { $why }.
