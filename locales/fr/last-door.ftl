### « La dernière porte » sur la table : cartes, options, questions, événements, refus, et son plateau dans le navigateur.
### Le livret de règles est dans last-door-rules.ftl.

## Modes et options

last-door-mode-together = Ensemble
last-door-option-boards = Planches pour une porte sûre
last-door-option-boards-help = Plus il en faut, plus la nuit est longue.

## Cartes

last-door-card-scratch = un grattement
    .help = N’arrache rien.
    .house = Pile maison : 4 des 12 cartes.
last-door-card-thud = un coup sourd
    .help = Arrache une planche.
    .house = Pile maison : 5 des 12 cartes.
last-door-card-crash = un fracas
    .help = Arrache deux planches.
    .house = Pile maison : 2 des 12 cartes.
last-door-card-ram = un bélier
    .help = Arrache trois planches.
    .house = Pile maison : 1 des 12 cartes.

## Ce qui est demandé, fait et refusé

last-door-ask-turn = Tu tiens le marteau
last-door-do-nail = Clouer une planche
last-door-do-listen = Écouter à la porte
last-door-do-brace = Bloquer la porte
last-door-refuse-turn = Le marteau est à { $who }.
last-door-refuse-listen = Tu sais ce qui vient ; il n’y a rien de nouveau à entendre.

## Ce qui s’est passé

last-door-event-nailed = { $seat } : un { $die } au marteau. Planches sur la porte : { $boards }.
last-door-event-listened = { $seat } écoute à la porte.
last-door-event-heard = { $seat } écoute à la porte ; prochain coup : { $card }.
last-door-event-braced = { $seat } s’appuie contre la porte{ $n ->
    [one] .
   *[other] , bloquée { $n } fois.
}
last-door-event-knocked = On frappe : { $card }. Planches arrachées : { $tears } ; restantes : { $boards }.

## Comment ça finit

last-door-outcome-safe = La porte tient bon. Tout le monde gagne.
last-door-outcome-dawn = Le soleil se lève et la porte est debout. Tout le monde gagne.
last-door-outcome-fallen = La porte cède. Tout le monde perd.

## Pourquoi un bot aime un choix

last-door-why-boards = il faut des planches sur la porte
last-door-why-braced = la porte doit encaisser le prochain coup
last-door-why-night = la nuit finira bien

## Le plateau

ui-last-door-door = La porte
ui-last-door-goal = Une porte sûre
ui-last-door-knocks = { $n ->
    [one] { $n } coup à venir
   *[other] { $n } coups à venir
}
ui-last-door-next = Prochain : { $card }
ui-last-door-seconds = Prochain coup dans { $n } s
ui-last-door-braced = Bloquée : { $n }
ui-last-door-boards = Planches : { $have } sur { $want }
ui-last-door-headline = Le marteau est à { $who }
