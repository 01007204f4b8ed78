### What every other text is put together with: lists, the names of seats and of the games.

# Shown for a seat whose name is not known. $number counts from 1.
seat-unnamed = Place { $number }

## Lists. Three or more items are joined from the left: first and second by list-more, the last by list-last.

list-none = rien
list-two = { $first } et { $last }
list-more = { $first }, { $last }
list-last = { $first } et { $last }

## Numbers that come as texts: what stands between the thousands, and before the decimals.

number-group = { "\u202F" }
number-decimal = ,

## Values of options that mean the same in every game.

option-value-on = Oui
option-value-off = Non
option-value-none = Sans limite

## The rulebook, whatever the game.

rulebook-kind-rule = Règle
rulebook-kind-ruling = Arbitrage maison
rulebook-kind-house = Contenu maison

## Notifications, shown by the device while the page is closed.

push-turn = À toi de jouer
push-turn-where = { $game }, table { $code }

## The games, for pages on which none is played yet.

zombies15-name = Zombies 15'
zombies15-about = Quinze minutes, quatre ados et une bande-son qui grogne : fouillez, frappez et courez ensemble avant la dernière sirène.
tiny-epic-zombies-name = Tiny Epic Zombies
tiny-epic-zombies-about = Traversez la galerie marchande, repoussez les morts et remplissez trois objectifs avant que l’Atrium ne tombe : ensemble, chacun pour soi, ou contre quelqu’un qui mène les zombies.
zombie-mall-name = Zombie Mall
zombie-mall-about = Trouvez deux clés dans le centre commercial, appelez les secours et restez hors de portée d’une horde qui connaît le chemin.
cliche-name = Cliché Zombie Game
cliche-about = Lancez les dés pour sauver votre peau, troquez des pièces, et fuyez ensemble en voiture ou en solitaire à moto.
last-door-name = La dernière porte
last-door-about = Cloue des planches jusqu’à l’aube, et écoute ce qui vient.

## Hints to players.

hint-area = Regarde { $n ->
    [one] le choix marqué
   *[other] les { $n } choix marqués
}.
hint-choice = Je choisirais : { $choice }.
hint-reasons = Je choisirais : { $choice } ({ $chance } % de chances de gagner, entre { $low } et { $high }).
hint-because = Je choisirais : { $choice } ({ $chance } % de chances de gagner, entre { $low } et { $high }), car { $why }.
