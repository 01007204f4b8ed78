### The board of Tiny Epic Zombies in the browser. Names of things, prompts and events are in tiny-epic-zombies.ftl.

## The drawing

tez-mall = Le centre commercial
tez-human = Humain { $n }
tez-barricade = Barricade : { $n } sur { $max }
tez-tale-kills = { $n ->
    [one] { $n } zombie tué
   *[other] { $n } zombies tués
}
tez-tale-wounds = { $n ->
    [one] { $n } blessure subie
   *[other] { $n } blessures subies
}
tez-tale-finds = { $n ->
    [one] { $n } carte ramassée
   *[other] { $n } cartes ramassées
}
tez-tale-closest = { $who } : à { $n } de la mort.
tez-tale-barricade = La barricade
tez-tale-barricade-words = Au pire, il en restait { $n }.
tez-ask-choose = Choisis une des trois cartes. Ce sera toi.
tez-count-stash = Munitions dans la cache
tez-survivors = { $n ->
    [0] plus aucun jeton de survivant
    [one] { $n } jeton de survivant restant
   *[other] { $n } jetons de survivant restants
}
tez-zombies-left = { $n ->
    [0] aucun zombie dans la réserve
    [one] { $n } zombie dans la réserve
   *[other] { $n } zombies dans la réserve
}
tez-locked = Verrouillé : ses pièces n’offrent rien pour l’instant
tez-room-empty = Il n’y a rien ici.
tez-room-zombie = un zombie
tez-room-trap = un piège armé
tez-room-car = la voiture de police
tez-room-squad = une escouade
tez-room-gear = engrenage { $n }
tez-room-bio = risque biologique { $n }
tez-room-flask = fiole
tez-room-entrance = entrée, { $symbol } { $n }
tez-room-label = { $room } : { $facts }
tez-room-passage = Passage secret vers { $rooms }
tez-cards-beside = À côté ({ $store }) : { $cards }
tez-token-shows = { $token }, { $shown }
tez-house-symbol = Le symbole d’entrée sur cette carte est de notre cru.
tez-let-go = Relâcher
tez-inspect = Regarder de plus près
tez-move-squad = Avancer l’escouade ({ $store })
tez-choose-target = Choisis maintenant où.

## Acts that are decided for first

tez-decide-skateboard = Skateboard…
tez-decide-drop = Poser une carte…
tez-decide-trap = Armer un piège…
tez-decide-crash = Grand fracas…
tez-decide-cover = Tir de couverture…
tez-decide-swap = Échanger une arme…
tez-decide-layaway = Mise de côté…
tez-decide-drive = Rouler…
tez-decide-not = Laisser tomber

## Clock and state

tez-headline = { $who } · { $n ->
    [1] dernier tour
    [one] { $n } tour restant
   *[other] { $n } tours restants
}
tez-headline-zombies = Les zombies · { $n ->
    [1] dernier tour
    [one] { $n } tour restant
   *[other] { $n } tours restants
}
tez-headline-choosing = Choix des personnages
tez-turns-left = { $n ->
    [one] tour restant
   *[other] tours restants
}
tez-turns-left-help = Les tours d’Humains encore à jouer, celui-ci et les derniers compris.
tez-final = Derniers tours
tez-moves = { $n ->
    [one] { $n } déplacement restant
   *[other] { $n } déplacements restants
}
tez-moves-none = Plus de déplacement
tez-riding = au guidon
tez-deck = { $n ->
    [0] plus aucune carte Fouille
    [one] { $n } carte Fouille restante
   *[other] { $n } cartes Fouille restantes
}
tez-status = Où en est la partie

## Humans

tez-you = toi
tez-track = { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}, { $ammo ->
    [one] { $ammo } munition
   *[other] { $ammo } munitions
}
tez-to-death = { $n ->
    [0] viande froide
   *[other] à { $n } pas de la mort
}
tez-knife = Couteau
tez-pistol = Pistolet
tez-search-hidden = carte Fouille face cachée
tez-search-known = carte Fouille : { $card }
tez-own-survivors = Jetons de survivant : { $n }
tez-own-survivors-of = { $who }, jetons de survivant : { $n }
tez-in = dans { $room }
tez-noise-here = Bruit si ce tour finit ici : { $n } sur { $of } cartes encore cachées
tez-noise-there = Bruit si un tour finit là : { $n } sur { $of } cartes encore cachées
tez-do-fight = Entrer et se battre
tez-do-move = Y aller
tez-cost-move = 1 déplacement sur { $n }
tez-odds = Prochain combat
tez-odds-in = Combat dans { $room }
tez-odds-free = déplacement gratuit { $n } fois sur 6
tez-odds-eaten = mort { $n } fois sur 6
tez-odds-words = { $room } : indemne { $clean } fois sur 6, 1 blessure { $one } fois sur 6, 2 blessures { $two } fois sur 6, déplacement gratuit { $free } fois sur 6{ $eaten ->
    [0] .
   *[other] , mort { $eaten } fois sur 6.
}

## Objectives

tez-objectives = Objectifs
tez-progress = { $now } sur { $target }
tez-progress-of = { $who } : { $now } sur { $target }
tez-cache = Munitions : { $now } sur { $target }
tez-next-symbol = Prochain symbole : { $symbol }
tez-next-letter = Prochaine lettre : { $letter }
tez-next-letter-of = Prochaine lettre pour { $who } : { $letter }
tez-next-gear = La pièce détachée est sur l’engrenage { $n }
tez-part-carried = { $who } porte la pièce détachée
tez-part-lies = La pièce détachée est dans { $room }
tez-blocked-exits = Condamné : { $exits }
tez-real-exit-so-far = Ce qu’on sait de la sortie : { $exits }
tez-real-exit = La vraie sortie : { $room }
tez-found-sources = Trouvé : { $sources }
tez-posts = Occupé : { $posts }

## The zombie side

tez-zombie-side = Les zombies
tez-played-by = joués par { $who }
tez-horde-of = Zombie : { $who }
tez-laid = Tu as posé { $card }, { $symbol }
tez-horde = Piste de Horde : case { $n } sur 5
tez-hand = Ta main
tez-hand-size = { $n ->
    [0] aucune carte en main
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
tez-deal-to = Pose une carte devant { $who }, qui se trouve dans { $room }.
tez-buried = Sous la pioche, la prochaine d’abord : { $cards }
tez-deck-top = Sur la pioche Fouille : { $card }
tez-discard = Défausse : { $cards }

## Choosing

tez-choose = Choisis qui tu es
tez-choose-for = Choisis pour l’Humain { $n }
tez-choose-zombie = Choisis ta carte Zombie
tez-chosen = Choix fait : { $who }. Les autres hésitent encore.
tez-wait-choosing = Tout le monde choisit un personnage.
tez-as-human = Humain :
tez-as-zombie = Zombie :

## In words

tez-words-store = { $store } ({ $slot }) : { $rooms }
tez-words-human = { $who } ({ $seat }) { $room } : { $track }, { $death }. { $items }
tez-words-carries = Porte : { $what }.
tez-words-objective = { $objective } : { $state }. { $detail }
tez-words-card = { $card }, { $symbol }. { $places }.
tez-words-horde = { $who } : { $passive } Piste de Horde : case { $n }.

## Banners

tez-banner-overrun = { $who } se fait déborder !
tez-banner-eaten = { $who } se fait dévorer !
tez-banner-barricade = La barricade tombe à { $n }
tez-banner-completed = { $objective } : c’est fait !
tez-banner-overkill = Carnage !
tez-banner-final = Derniers tours !
tez-banner-turn = À toi de jouer

# On the edge of the stage.
tez-hud-turns = tours restants
tez-hud-note = { $who } · { $room }
tez-hud-ammo = { $n ->
    [one] { $n } munition
   *[other] { $n } munitions
}
tez-hud-near = à { $n } pas de la mort
tez-role-human = Ton rôle : { $who }
tez-role-human-goal = { $n ->
    [0] Remplis les objectifs avant la dernière carte
    [one] Remplis { $n } objectif avant la dernière carte
   *[other] Remplis { $n } objectifs avant la dernière carte
}
tez-role-choose = Choisis ton personnage
tez-role-zombies = Tu es les zombies
tez-role-zombies-goal = Brise la barricade ou épuise la pioche

## Setting up a table

tez-setup-character = Ton personnage
tez-setup-character-help = Distribué : tu choisis parmi trois cartes. Ou prends-en un tout de suite ; la première place est à toi.
tez-setup-deal = Distribué

## The briefing

tez-briefing-goal = { $goal } : { $next }
tez-briefing-turn = Un tour, c’est trois déplacements. Un zombie dans la pièce où tu entres se combat au dé.
tez-briefing-deck = La pioche est vide : { $n ->
    [one] il reste { $n } tour.
   *[other] il reste { $n } tours.
}
tez-briefing-deaths = { $n ->
    [0] Quelqu’un meurt : il n’y a aucun survivant de rechange.
    [one] Quelqu’un meurt alors que l’unique survivant de l’Atrium n’est plus là.
   *[other] Quelqu’un meurt alors que les { $n } survivants de l’Atrium ne sont plus là.
}
tez-briefing-barricade = { $n ->
    [one] La barricade tombe : chaque chute coûte un survivant. Elle encaisse { $n } coup.
   *[other] La barricade tombe : chaque chute coûte un survivant. Elle encaisse { $n } coups.
}
tez-briefing-zombies = Chaque carte que tu poses va à un Humain, et son symbole attire des zombies dans deux magasins.
tez-briefing-zombies-lay = Remplis les magasins : un zombie qui n’y trouve plus de place file vers la barricade.
tez-briefing-zombies-barricade = Brise la barricade et dévore les survivants.
tez-briefing-zombies-deck = Ou retarde-les jusqu’à ce que la pioche soit vide.
tez-briefing-zombies-ends = { $n ->
    [one] Les Humains remplissent { $n } objectif.
   *[other] Les Humains remplissent { $n } objectifs.
}

## The hand of the zombies

tez-deal-for = Pour { $who } :
tez-lands-two = Deux zombies, chacun où tu veux :
tez-lands = { $store } { $n }/{ $of } → pièce { $room }
tez-lands-next = { $store } : plein → { $next }, pièce { $room }
tez-lands-barricade = { $store } : plein → la barricade
tez-lands-blood = Plus aucun zombie → quelqu’un saigne
tez-lands-overrun = submerge { $who }
tez-lands-noise = Bruit : { $who } est dans un magasin au symbole { $symbol }. Une carte de horde agit.
tez-lands-quiet = Pas de bruit si { $who } reste sur place.
tez-lay-it = La poser
tez-noise-mark = bruit
tez-card-type-melee = Mêlée
tez-card-type-ranged = Tir
tez-card-type-backpack = Sac
tez-card-type-pickup = Trouvaille
tez-card-type-event = Événement

## Enseignes étroites

tez-short-crafts_and_colors = Loisirs
tez-short-green_thumb = Jardin
tez-short-first_place = Sports
tez-short-ridgeline_surplus = Surplus
tez-short-hurs_jewelers = Bijoux
tez-short-hoards = Collections
tez-short-amps = Électronique
tez-short-te_toys = Jouets
tez-short-food_court = Restauration
tez-short-ridge_roast = Café
tez-short-departmart = Departmart
tez-short-finish_it = Bricolage
tez-short-gamelyn_world = Jeux
tez-short-galleria = Galerie
tez-short-parking_z = Parking
tez-short-courtyard = Atrium
tez-short-security = Sécurité

## Cris sur le plateau

tez-shout-overkill = Massacre
tez-shout-wound = { $n ->
    [one] 1 blessure
   *[other] { $n } blessures
}
tez-shout-overrun = Submergé !
tez-shout-eaten = Dévoré !
tez-shout-survivor = Un mort !
tez-shout-trap = Clac !
tez-shout-crack = Crac
tez-shout-noise = Bruit !

## Les faces du dé

tez-face-free = tué, et un déplacement gratuit
tez-face-clean = tué, indemne
tez-face-one = tué, mais 1 blessure
tez-face-two = tué, mais 2 blessures
tez-face-hurt = tué, mais 1 ou 2 blessures
tez-face-chance = { $n } sur 6
tez-face-brief = { $n } sur 6 : indemne.
tez-face-worst = { $n ->
    [0] Au pire : vous mourez.
   *[other] Au pire : à { $n } de la mort.
}

## A guess for those who wait

tez-tip = Prochain jet ?
tez-tip-overkill = Carnage
tez-tip-no_effect = Sans effet
tez-tip-one_wound = 1 blessure
tez-tip-two_wounds = 2 blessures
