### The board of Zombies 15' in the browser: clock, map, sheets, plans, and the position in words.

## Places

z15-inside = { $tile }, intérieur
z15-town = La ville
z15-area-label = { $place } : { $facts }
z15-area-empty = personne
z15-area-zombies = { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
}
z15-area-alpha = l’Alpha, encore { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
z15-area-lock = cadenas { $colour }
z15-area-hidden = jeton face cachée
z15-tile-goal = but
z15-tile-alarm = alarme : le bruit compte 1 de plus
z15-tile-letter = les zombies de la lettre { $letter } arrivent ici

## Clock

z15-clock = Bande-son
z15-left = restant
z15-to-growl = avant grognement
z15-no-growl = Plus de grognement
z15-to-siren = avant sirène
z15-no-siren = Plus de sirène
z15-horde = dans la Horde
z15-horde-chance = { $n } % au grognement
z15-speed = vitesse { $n } %
z15-label-strict = Temps réel
z15-label-paused = Temps réel, avec pause
z15-label-turn_based = Tour par tour
z15-pause-wanted = { $who } : une pause ?
z15-pause-voted = Tu as demandé une pause ; il faut que d’autres soient d’accord.

## Danger

z15-you = toi
z15-actions = { $n ->
    [0] plus d’action
    [one] { $n } action restante
   *[other] { $n } actions restantes
}
z15-forecast-falls = Tu vas tomber : −1 vie
z15-forecast-holds = Tu tiens bon
z15-forecast-quiet = Aucun zombie ici
z15-your-turn = { $label } → { $who }

## Sheets

z15-life = { $n } sur { $max } points de vie
z15-fend = Résistance { $n }
z15-sheet-falls = { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
} > résistance { $fend } : chute
z15-sheet-holds = { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
} ≤ résistance { $fend } : ça tient
z15-minus = 1 action de moins
z15-posture-standing = debout
z15-posture-lying = à terre
z15-posture-unconscious = sans connaissance
z15-slot-weapon = Arme { $n }
z15-slot-object = Objet { $n }
z15-slot-bulky = toute arme
z15-slot-light = arme légère
z15-slot-instead = { $slot }, à la place : { $card }
z15-covered = masquée
z15-carries = Porte : { $what }
z15-backpack = Sac à dos
z15-pack-free = { $n ->
    [one] { $n } libre
   *[other] { $n } libres
}
z15-item-kills = tue { $n }
z15-item-fend = repousse { $n }
z15-item-noise = bruit { $n }
z15-item-uses = { $n }/{ $max }

## Searching

z15-found = Ce que tu as trouvé
z15-found-zombies = Ils viennent te chercher.
z15-leave = Laisser
z15-no-slot = Aucun emplacement pour ça
z15-swap = Échanger d’abord les deux armes
z15-search-choice = Comment fouiller
z15-quick = Fouille rapide
z15-quick-help = Zombies attirés : environ { $n }. Cartes restantes : { $left }.
z15-careful = Fouille minutieuse
z15-careful-help = Une carte de la défausse à coup sûr, et personne ne vient.
z15-careful-above = { $n ->
    [0] sur le dessus
    [one] { $n } carte au-dessus sera perdue
   *[other] { $n } cartes au-dessus seront perdues
}
z15-careful-open = Fouille minutieuse…
z15-careful-close = Fermer la fouille

## Plan

z15-plan = Plan
z15-plan-of = { $who } prévoit { $n } sur { $of }
z15-plan-begin = Prévoir la suite
z15-plan-go = C’est parti !
z15-plan-undo = Annuler la dernière
z15-plan-clear = Effacer le plan
z15-plan-help = Touche la carte ou choisis la suite ; ce sera fait dès que possible.
z15-plan-full = Un plan compte au plus { $n } actions.
z15-plan-lost = Plan abandonné ({ $what }) : { $why }
z15-plan-walk = Aller là
z15-plan-move = Aller : { $place }
z15-plan-search = Fouille rapide
z15-plan-attack = Attaquer : { $card }
z15-plan-use = Utiliser : { $card }
z15-plan-hands = Mains nues
z15-plan-turn = Retourner le jeton
z15-plan-take = Prendre : { $what }
z15-plan-lift = Ramasser : { $what }
z15-plan-drop = Lâcher la charge
z15-plan-get-up = Se relever
z15-plan-end = Terminer les actions
z15-drop-over = c’est terminé.
z15-drop-unconscious = ton héros est sans connaissance.
z15-drop-lying = ton héros est à terre.
z15-drop-no-actions = plus d’action.
z15-drop-held = { $n ->
    [one] il y a { $n } zombie
   *[other] il y a { $n } zombies
} avec toi.
z15-drop-changed = ce n’est plus possible.
z15-drop-zombies = { $n ->
    [one] { $n } zombie de plus
   *[other] { $n } zombies de plus
} à cet endroit : { $place }.

## Goals and piles

z15-goals = But
z15-goal-count = { $have }/{ $want }
z15-story = L’histoire
z15-hidden = Parmi les jetons face cachée : { $tokens }
z15-rule-breach = { $n } zombies à une porte quand une sirène retentit : perdu.
z15-rule-cabins = Chaque cadenas { $colour } s’ouvre quand toutes les cabines sont occupées.
z15-rule-dark = Il fait noir : tout le monde a 1 action de moins.
z15-rule-landing = L’hélicoptère se pose { $n ->
    [one] à la prochaine sirène
   *[other] dans { $n } sirènes
}.
z15-piles = Piles
z15-pile-horde = Réserve de la Horde
z15-pile-zombies = Pile Zombies
z15-pile-zombies-of = Cartes : { $left }, dont Horde : { $hordes } ; parmi les { $half } suivantes : { $near }
z15-pile-last = Dernière carte Zombies
z15-pile-reserve = Zombies en stock
z15-pile-search = Pile Fouille
z15-pile-discard = Défausse, dessus d’abord
z15-pile-items = Ce qu’on peut encore trouver
z15-times = { $card } × { $n }
z15-card-horde = la Horde
z15-card-number = { $n } ({ $letter })
z15-cats = Cartes épargnées au prochain grognement : { $n }

## Campaign

z15-crew = Campagne
z15-crew-at = Scénario { $n } sur { $of }
z15-crew-line = La ligne de ton équipe, pour continuer à n’importe quelle table :
z15-crew-copy = Copier la ligne
z15-crew-copied = Copié
z15-crew-finished = La campagne est finie. Vous voilà au bout de tout.
z15-checkpoint = Halte
z15-checkpoint-help = Tout le monde a repris des forces. Garde tes objets ou reprends ceux du départ, puis change les sacs en objets spéciaux.
z15-checkpoint-settled = ✓ Objets choisis
z15-ready = c’est bon
z15-not-ready = réfléchit
z15-sequel-next = En route pour le scénario { $n } : { $name }
z15-sequel-again = Nouvel essai : { $name }
z15-sequel-title = Quinze sirènes, scénario { $n } : { $name }

## Across the board

z15-headline = Héros actif : { $who } ({ $seat })
z15-headline-own = À toi : { $who }, { $n ->
    [0] plus d’action
    [one] { $n } action
   *[other] { $n } actions
}
z15-asks = { $who } : { $n ->
    [0] plus d’action
    [one] { $n } action
   *[other] { $n } actions
}
z15-asks-done = { $who } a terminé
z15-asks-short = { $n ->
    [0] Plus d’action
    [one] { $n } action
   *[other] { $n } actions
}
z15-headline-hand-over = { $who } : dis « À toi ! »
z15-headline-checkpoint = Halte
z15-banner-start = 15 minutes !
z15-banner-growl = GRRRRR !
z15-banner-growl-last = Le dernier grognement !
z15-banner-horde = La Horde ! { $n }
z15-banner-siren = { $n ->
    [one] Dernière sirène : 1 minute !
   *[other] Sirène : encore { $n } minutes
}
z15-banner-again-held = On recompte : { $n } contre { $fend }. Ça tient !
z15-banner-again-failed = On recompte : { $n } contre { $fend }. À terre !
z15-banner-failed = { $n } contre { $fend }. À terre !
z15-banner-unconscious = { $who } perd connaissance !
z15-banner-turn = À toi, { $who } !

## In words

z15-words-left = Bande-son restante : { $time }.
z15-words-growl = Prochain grognement dans { $time }.
z15-words-siren = Prochaine sirène dans { $time }.
z15-words-horde = Zombies dans la réserve de la Horde : { $n } ; risque qu’ils arrivent au prochain grognement : { $chance } %.
z15-words-danger = { $who } : { $forecast }.
z15-words-goal = But : { $goal } ({ $have } sur { $want }).
z15-words-plan = Ton plan : { $steps }.
z15-words-hero = { $who } ({ $seat }) : { $place }, { $lp } sur { $max } points de vie, { $posture } ; zombies : { $zombies }, résistance : { $fend }. Possède : { $items }.
z15-words-tile = { $tile }{ $facts } : { $street }. Mène à : { $next }.
z15-words-inside = À l’intérieur : { $facts }.
z15-words-piles = Pile Fouille : { $search } ; défausse : { $discard } ; pile Zombies : { $zombies } ; stock : { $reserve }.
z15-words-discard = Sur la défausse : { $card }.

# On the edge of the stage.
z15-hud-left = temps restant : { $time }
z15-hud-growl = prochain grognement dans { $time }
z15-hud-horde = { $n } dans la Horde, { $percent } % de risque qu’elle vienne au prochain grognement
z15-hud-pack = { $n ->
    [0] aucun jeton dans le sac à dos
    [one] un jeton dans le sac à dos
   *[other] { $n } jetons dans le sac à dos
}
z15-hud-falls = { $n } › { $fend } : chute
z15-goal-zombies = { $n ->
    [0] Aucun zombie là-bas
    [one] Un zombie là-bas
   *[other] { $n } zombies là-bas
}
z15-goal-clear = Plus un zombie là-bas : encore { $n }

# At a place.
z15-street = { $tile }, rue
z15-balance = { $n } › { $fend } repoussés
z15-area-nothing = Personne ici, et rien du tout.
z15-final = Dés, cartes et bruit ne s’annulent pas.
z15-cost = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
z15-walk-there = Aller là
z15-then-meet = { $n ->
    [one] { $n } zombie sur place
   *[other] { $n } zombies sur place
}
z15-tip = Prochaine carte zombie ?
z15-tip-horde = La Horde
z15-tip-n = { $n ->
    [one] 1 zombie
   *[other] { $n } zombies
}
z15-strike = { $weapon } : tue { $n }
z15-strike-hands = Mains nues : tue { $n }
z15-then-wound = −1 point de vie
z15-then-careful = Choix dans la défausse, sans zombie
z15-then-search = { $percent } % des cartes sont des zombies
z15-then-left = reste { $n }
z15-then-hold = tu tiens bon
z15-then-fall = tu tombes
z15-then-last = dernier usage
z15-then-uses = usages { $before } → { $after }
z15-then-noise = bruit : Horde { $before } → { $after }
z15-end-falls = Terminer · chute, −1
z15-end-short = Terminer les actions

# What flashes up where it happened.
z15-tale-kills = { $n ->
    [one] { $n } zombie tué
   *[other] { $n } zombies tués
}
z15-tale-falls = { $n ->
    [one] { $n } chute
   *[other] { $n } chutes
}
z15-tale-finds = { $n ->
    [one] { $n } trouvaille gardée
   *[other] { $n } trouvailles gardées
}
z15-tale-closest = { $who } : { $n } repoussés avec { $fend }.
z15-tale-best = Le plus beau coup
z15-tale-best-words = { $who } : { $n } d’un coup, { $at }.
z15-tale-horde = La plus grande Horde
z15-tale-horde-words = { $n } zombies : { $at }.
z15-flare-came = +{ $n }
z15-flare-horde = Horde ! +{ $n }
z15-flare-kill = −{ $n }
z15-flare-noise = Bruit !
z15-flare-held = Ça tient !
z15-flare-bitten = Morsure !

## Setting up a table

zombies15-setup-hero = Ton héros
zombies15-setup-hero-help = La première place est la tienne. Les autres héros sont dans « Qui joue qui ».

## The briefing

z15-briefing-you = Tu joues { $who }
z15-briefing-crew = Tu les joues l’un après l’autre, dans l’ordre du tour.
z15-briefing-turn = Un tour, c’est quatre actions : marcher, fouiller, se battre. Termine-le là où tu peux tenir tête aux zombies qui t’entourent.
z15-briefing-time = Les quinze minutes sont écoulées.
z15-briefing-down = Tous les héros sont sans connaissance.
z15-briefing-breach = { $n } zombies se tiennent à une porte quand une sirène retentit.

## Put together from parts

z15-keep-ordered = Choisir ce qui va où, et l’ordre de la défausse…
z15-then-compose = à toi de régler les détails

## The campaign's home

z15-campaign-name = Quinze sirènes
z15-campaign-starting = Objets de départ
