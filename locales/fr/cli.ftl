### What the command line prints. Errors are in lower case, without a full stop, and say what to do.
###
### Every number that comes as a text is already written the way it is shown.

## Errors

cli-error-output = impossible d’écrire la sortie : { $reason }
cli-error-reason = { $reason }
cli-error-unwritable = impossible d’écrire { $path } : { $reason }
cli-error-unreadable = impossible de lire { $path } : { $reason }
cli-error-in-file = { $path } : { $reason }
cli-error-line = { $path }:{ $line }: { $reason }
cli-error-game = jeu inconnu « { $game } » ; jeux connus : { $known }
cli-error-no-rulebook = { $game } n’a pas encore de livret de règles
cli-error-rule = { $game } n’a pas de règle « { $id } » ; 'shamble rules { $game }' les donne toutes
cli-error-rule-close = { $game } n’a pas de règle « { $id } » ; voulais-tu dire { $meant } ?
cli-error-setup = { $game } ne peut pas se jouer ainsi :{ $reasons }
cli-error-option-close = option inconnue « { $key } », voulais-tu dire « { $meant } » ? options connues : { $known }
cli-error-option-twice = { $key } est donné deux fois ; donne-le une seule fois
cli-error-seat = il n’y a pas de place { $seat } à cette table ; la dernière est { $last }
cli-error-runtime = impossible de démarrer le serveur : { $reason }
cli-error-listen = impossible d’écouter sur { $addr } : { $reason } ; un autre serveur y tourne-t-il ? choisis une autre adresse avec --addr
cli-error-data = les tables dans { $path } sont inutilisables : { $reason } ; indique un autre fichier avec --data, ou utilise --memory
cli-error-no-data = il n’y a pas de tables dans { $path } : ce fichier n’existe pas ; indiques-en un autre avec --data
cli-error-cluster = ce serveur ne peut pas rejoindre la grappe : { $reason }
cli-error-no-situations = aucun fichier .toml dans ce que tu as indiqué

cli-error-outside = { $bot } ne peut pas jouer : { $reason }
cli-error-bot-command = indique le programme après --, par exemple -- python3 my_bot.py
cli-error-bot-table = indique la table par son code : --table CODE, ou donne son lien à --connect
cli-error-bot-connect = impossible de joindre { $url } : { $reason }
cli-error-bot-server = { $url } n’est pas un serveur Shamble, ou sa version est différente ; sa réponse : { $said }
cli-error-bot-denied = le serveur refuse : { $reason }
cli-error-bot-full = il n’y a que des personnes à cette table, et aucune place n’est libre
cli-error-bot-gone = le serveur a coupé la connexion
cli-error-bot-unseated = la place a été donnée à quelqu’un d’autre
cli-error-bot-lost = le programme a perdu la place { $seat }, et un bot du serveur continue : { $reason }

## Everywhere

cli-none = aucun

## games

cli-games-mode = mode { $id } ({ $name }) : de { $min } à { $max } places, { $default } sauf indication contraire
cli-games-bots = bots : { $levels }
cli-games-options = options :
cli-games-option = { $key }={ $default }   { $allowed }   [{ $rule }]
cli-allowed-words = une valeur parmi { $values }
cli-allowed-number = de { NUMBER($min, useGrouping: 0) } à { NUMBER($max, useGrouping: 0) }
cli-allowed-number-none = de { NUMBER($min, useGrouping: 0) } à { NUMBER($max, useGrouping: 0) }, ou none
cli-allowed-form = écrit comme '{ $form }'

## serve

cli-serve-address = Shamble : { $url }

## bot

cli-bot-seated = à la place { $seat } de la table { $code } ({ $game })
cli-bot-won = gagné : { $words }
cli-bot-lost = pas gagné : { $words }
cli-bot-left = a quitté la table

## What programs from outside are told, and what costs them their seat

door-refuse-malformed = cette ligne n’est pas un message : { $reason }
door-refuse-wait = attendre n’est pas une réponse ici ; choisis une action
door-refuse-unasked = personne n’a posé la question { NUMBER($id, useGrouping: 0) }
door-refuse-twice = ready se dit une seule fois, au début
door-fault-start = impossible de le démarrer : { $reason }
door-fault-not-ready = il n’était pas prêt à temps
door-fault-version = il parle la version { $theirs } de la porte ; ce programme parle la version { $ours }
door-fault-ended = il s’est arrêté ({ $status })
door-fault-closed = il a fermé sa sortie
door-fault-words = { $how } ; ses derniers mots : { $words }
door-fault-stalled = il a mis plus de { NUMBER($ms, useGrouping: 0) } ms à répondre
door-fault-over-time = il a réfléchi plus de { NUMBER($ms, useGrouping: 0) } ms en une partie
door-fault-flooded = il a écrit plus que personne ne peut lire
door-fault-deaf = il ne lit pas ce qu’on lui dit
door-fault-rubbish = il a écrit une fois de trop ce qui n’est pas un message : { $reason }
door-fault-refused = il a fait une fois de trop ce qui n’est pas permis ({ $rule }) : { $reason }
door-fault-no-action = il a répondu une fois de trop par ce qui n’est pas une réponse : { $reason }
door-fault-out = il a perdu sa place dans trop de parties de cette série

## backup and store

cli-backup-made = { $path } : une copie avec { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
cli-store-counted = { $path } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $records } enregistrements, { $inputs } entrées rejouées
cli-store-file = le fichier est abîmé : { $reason }
cli-store-damaged = table { $table } : { $reason } ; intacte jusque-là : { $sound } enregistrements
cli-store-cut = table { $table } : { $reason } ; elle reprend à partir de ses { $sound } premiers enregistrements, qui sont intacts
cli-store-aside = table { $table } : { $reason } ; elle a été laissée de côté
cli-store-kept = ce qui est intact se trouve dans un nouveau fichier ; l’ancien est conservé sous { $kept }
cli-store-sound = tout est intact
cli-store-repairable = arrête le serveur et relance la commande avec --repair pour sauver ce qui est intact

## simulate

cli-simulate-head = { $game }, { $seats } places ({ $bots }), options : { $options }, graine { $seed }
cli-simulate-games = parties  { $games } : { $finished } terminées, { $unfinished } inachevées
cli-simulate-speed = vitesse  { $actions } actions en { $seconds } secondes de processeur : { $games_per_second } parties et { $actions_per_second } actions par seconde de processeur, { $threads ->
    [one] { $threads } fil d’exécution
   *[other] { $threads } fils d’exécution
}
cli-simulate-length = durée    { $inputs } entrées en moyenne, { $most } au plus ; { $seconds } secondes de temps de jeu
cli-simulate-rounds = manches  { $mean } en moyenne ; 10/50/90 % : { $p10 }/{ $median }/{ $p90 }, au plus { $max }
cli-simulate-outcome = issue
cli-simulate-wins = gagné par
cli-simulate-seat = place { $number } ({ $level })
cli-simulate-side = camp { $side }
cli-simulate-level = { $seats ->
    [one] la place { $level } du camp { $side }
   *[other] une des { $seats } places { $level } du camp { $side }
}
cli-simulate-variant = gagné avec
cli-simulate-points = points
cli-simulate-column-mean = moyenne
cli-simulate-column-n = parties
cli-simulate-column-share = part
cli-simulate-column-interval = intervalle à 95 %
cli-warning-unfinished = attention : { $games } parties n’étaient pas terminées après { $inputs } entrées ; les parts ne les comptent dans aucune issue
cli-warning-few-games = attention : { $games } parties, c’est peu ; joues-en au moins { $enough } avant de te fier à une part
cli-warning-few-clusters = attention : côté { $side }, les places { $level } n’ont joué que { $games } parties ; les places d’une même partie ne sont pas indépendantes, joue donc au moins { $enough } parties avant de te fier à leur intervalle
cli-warning-stopped = attention : arrêt après { $games } parties sur { $planned } ; les chiffres portent sur ces parties
cli-warning-replaced = attention : { $bot } a perdu { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} ({ $reasons }) et un bot maison ({ $house }) a continué ; ses victoires ne sont pas toutes les siennes, et --bot-log FICHIER conserve ce qu’il a écrit
cli-warning-slow-build = attention : ce programme a été compilé sans optimisation ; compile-le avec --release avant de te fier à une vitesse
cli-made-by = { $version } : { $command }
cli-compare-difference = différence : { $difference } points (entre { $low } et { $high }) pour { $b } par rapport à { $a }, sur { $pairs } paires de parties de même graine
cli-compare-pairs = seule la première a été gagnée { $a } fois, seule la seconde { $b } fois
cli-compare-p = par pur hasard, un partage aussi inégal a la probabilité { $p } (McNemar, mi-p)
cli-compare-correlation = les issues d’une même graine ont une corrélation de { $correlation }
cli-error-seats = seats ne peut pas valoir « { $given } » ; donne un nombre entier
cli-error-rows-name = { $path } : les lignes s’écrivent dans des fichiers en .csv, .jsonl ou .parquet

## ladder

cli-ladder-together = tous gagnent ou perdent ensemble : parties gagnées, { $games } graines à chaque table
cli-ladder-against = humains contre un joueur zombie : parties gagnées par les humains, { $games } graines à chaque table
cli-ladder-rivals = rivaux : parmi les parties gagnées par l’un des deux, la part du premier, { $games } graines à chaque table, chacune dans les deux ordres de places
cli-ladder-level = niveau
cli-ladder-pooled = toutes les tables
cli-ladder-meeting = { $one } contre { $other }
cli-ladder-step = { $to } par rapport à { $from }{ $side ->
    [none] {""}
   *[other] {" "}({ $side })
  } : { $difference } points (entre { $low } et { $high })
cli-ladder-rating = force
cli-ladder-points = points
cli-error-ladder-mode = { $game } n’a pas d’échelle pour le mode « { $mode } » ; modes connus : { $known }

## difficulty

cli-difficulty-table = table
cli-difficulty-seats = places
cli-difficulty-bots = bots
cli-difficulty-written = { $path } : { $rows } lignes
cli-difficulty-stale = périmé : { $game }, { $options }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }, { $level }
cli-difficulty-checked = { $rows } lignes vérifiées, dont périmées : { $stale }{ $stale ->
    [0] {""}
   *[other] {" "}(à mesurer de nouveau avec 'shamble difficulty measure')
  }

## analyse

cli-analyse-head = les chances de l’équipe de s’en sortir, d’après ce que pouvait savoir la place qui va agir, si des bots { $level } continuaient ; { $deals } donnes à chaque tour
cli-analyse-time = temps
cli-analyse-turns = tour
cli-analyse-turn-number = tour { $n }
cli-analyse-input = entrée
cli-analyse-chance = chances
cli-analyse-turn = { $time }, { $seat } : de { $before } à { $after } % ; choix { $choice }, chance { $luck }
cli-analyse-decision = { $time } : « { $chosen } » ({ $chance } %) ; mieux : « { $better } » ({ $better_chance } %)
cli-analyse-party = { $who } : de { $before } à { $after } % ; choix aux tournants { $choice }, chance et reste { $luck }
cli-analyse-even = les chances n’ont jamais beaucoup changé d’un tour à l’autre

## puzzles

cli-puzzles-found = trouvées : { $n } ; { $path } en contient maintenant { $all }
cli-puzzles-hold = { $n ->
    [one] { $n } énigme tient bon
   *[other] { $n } énigmes tiennent bon
  }

## replay

cli-replay-head = { $game }, { $seats } places, rythme { $pace }, options : { $options }, graine { $seed }
cli-replay-act = { $seat } : { $input }
cli-replay-time = le temps passe ({ $input })
cli-replay-unfinished = l’enregistrement s’arrête avant la fin de la partie
cli-replay-verified = vérifié : la graine est bien celle promise ({ $commitment }), les { $inputs } entrées sont légales, le dernier état est celui enregistré
cli-replay-no-promise = rien n’a été promis avant cette partie, personne ne peut donc dire si la graine a été choisie après coup
cli-replay-broken-promise = la graine n’est pas celle promise avant la partie ; le fichier a été modifié, ou bien les dés
cli-replay-input = l’entrée { $number } ('{ $input }') ne peut pas être exécutée : { $reason }
cli-replay-after-end = l’entrée { $number } ('{ $input }') vient après la fin de la partie
cli-replay-rules = la partie a été jouée avec la version { $recorded } des règles de son jeu ; ce programme joue la version { $played }, avec laquelle une telle table se déroule autrement : seul un programme de cette version peut dire si la partie s’est passée comme le dit le fichier
cli-replay-older = { $reason } ; le fichier ne dit pas avec quelle version des règles la partie a été jouée, et avec la version { $other } une telle table se déroulait autrement qu’avec la version { $played }, que joue ce programme : si elle est aussi ancienne, seul un programme de l’époque peut le dire
cli-replay-hash = le dernier état n’est pas celui enregistré (enregistré { $recorded }, trouvé { $found }) ; le fichier a été modifié, ou une autre version du jeu l’a produit

## situation

cli-situation-summary = { $files ->
    [one] { $files } situation
   *[other] { $files } situations
} : { $held } réussies, { $failed } ratées
cli-ask-seat = place { $number }
cli-ask-act = ligne { $line }, { $seat } : { $action }
cli-ask-time = ligne { $line } : le temps passe
cli-ask-refused = refusé par { $rule } : { $reason }
cli-ask-malformed = n’est pas une action de ce jeu : { $reason }
cli-ask-change = { $path } : { $before } devient { $after }
cli-ask-nothing = rien ne change
cli-ask-chance = ici, le hasard décide ; indique dice ou picks pour voir un résultat
cli-ask-must = { $seat } doit choisir : { $ask }
cli-ask-may = { $seat } peut choisir : { $ask }
cli-ask-later = { $seat } peut choisir à partir de { NUMBER($from, useGrouping: 0) } ms : { $ask }
cli-ask-choice = { $action } : { $label }
cli-ask-begun = { $text } … : { $label } (se compose morceau par morceau)
cli-ask-part = { $text } … : { $label }
cli-ask-nobody = personne n’a rien à choisir
cli-ask-wake = il est { NUMBER($now, useGrouping: 0) } ms ; la suite arrive d’elle-même à { NUMBER($at, useGrouping: 0) } ms
cli-ask-over = la partie est terminée : { $outcome }

## soundtrack

cli-soundtrack-written = { $path } : 15:00, { $growls ->
    [one] { $growls } grognement
   *[other] { $growls } grognements
}, { $sirens } sirènes
cli-soundtrack-exists = { $path } existe déjà et n’a pas été touché ; indique un autre fichier, ou utilise --force pour l’écraser

## mall

cli-error-mall-close = il n’y a ni centre commercial ni fichier « { $name } » ; voulais-tu dire « { $meant } » ?
cli-error-no-mall = { $file } ne contient pas ce centre commercial ; il contient : { $names }
cli-mall-made = Un centre commercial généré de { $rows } sur { $cols } tuiles, graine { $seed }.
cli-mall-written = { $file } est écrit ; 'shamble mall show { $file }' le dessine
cli-mall-warning = attention : { $reason }
cli-mall-tiles = { $file } : { $n ->
    [one] { $n } tuile bien dessinée
   *[other] { $n } tuiles bien dessinées
}
cli-mall-sound = { $file } : { $name } est jouable : { $rows } x { $cols } tuiles, { $stores } magasins, { $steps } pas du départ à la radio
cli-mall-summary = { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
} : { $sound } sans défaut, { $flawed } à corriger
cli-mall-size = { $name } : { $rows } x { $cols } tuiles, dont { $different } différentes
cli-mall-spaces = { NUMBER($n, useGrouping: 0) } cases : { NUMBER($open, useGrouping: 0) } dégagées, { $cluttered } encombrées, { $solid } pleines
cli-mall-counts = { $stores } magasins, { NUMBER($tokens, useGrouping: 0) } cases qui reçoivent des jetons, { $steps } pas du départ à la radio
cli-mall-exit = sortie { $number } : { $spaces }
cli-mall-legend =
    { "." } allée dégagée   , allée encombrée   o magasin dégagé   c magasin encombré   r restaurant   k son comptoir   X plein
    S départ   R radio   G parking   F toit   E escalator   e entrée   D porte   x porte de sortie   ~ bloque la vue   - | mur

## scenario

cli-error-scenario-number = il n’y a pas de scénario { $number } dans la campagne maison ; ils vont de 1 à { $last }
cli-scenario-sound = { $file } : « { $name } » est jouable
cli-scenario-summary = { $files ->
    [one] { $files } scénario
   *[other] { $files } scénarios
} : { $sound } sans défaut, { $flawed } à corriger
cli-scenario-written = { $file } est écrit ; modifie-le, puis vérifie-le avec : shamble scenario check { $file }
cli-scenario-numbered = { $number }. { $name }
cli-scenario-key = Les tuiles marquées ? ont une zone de fouille ; z2+1 signifie 2 zombies dans la rue et 1 dans la zone de fouille.
cli-scenario-objective = Objectif, tout en même temps :

## bench

cli-bench-yardstick = étalon : une course minimale écrite à la main, { $ticks } pas par seconde de processeur, { $ns } ns chacun
cli-bench-game = { $game }, { $setup }, { $seats } places
cli-bench-speed = jeu { $level } : { $actions } actions en { $games } parties, { $speed } actions par seconde de processeur, { $ratio } de l’étalon
cli-bench-state = un état fait { $bytes } octets ; une vue fait { $view } octets de JSON
cli-bench-call = appel
cli-bench-column-ns = ns
cli-bench-column-ticks = pas de l’étalon
cli-bench-clone = copier un état
cli-bench-prompts = énumérer les demandes
cli-bench-legal-actions = énumérer les actions légales des places interrogées
cli-bench-view = faire une vue
cli-bench-view-json = faire une vue et l’écrire en JSON
cli-bench-determinize = redistribuer ce qu’une place ne peut pas savoir
cli-bench-state-hash = prendre l’empreinte d’un état
