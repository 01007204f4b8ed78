### The board of Zombie Mall in the browser. Names of cards, prompts and events are in zombie-mall.ftl.
### Spaces are written row,column from the north-west.

## The map

zm-mall = Le centre commercial
zm-space = { $name } · { $at }
zm-walkway-by = Allée devant { $name }
zm-outside = allée devant { $name }
zm-solid = Plein
zm-open = Sol dégagé : 1 PM
zm-cluttered = Encombré : 2 PM, et les zombies en terrain dégagé n’y entrent pas
zm-feature-start = Case de départ
zm-feature-garage = Entrée du parking
zm-feature-roof = Accès au toit
zm-feature-escalator = Escalator
zm-walk = Marcher jusqu’ici pour { $cost } PM
zm-walk-fight = Marcher jusqu’ici pour { $cost } PM et combattre { $n ->
    [one] un zombie
   *[other] { $n } zombies
}
zm-player-here = { $who } est ici
zm-bitten-here = Morsure ici : { $who }
zm-zombies = { $n ->
    [0] aucun zombie
    [one] { $n } zombie
   *[other] { $n } zombies
}
zm-zombie-next = prochain pas : { $dirs }
zm-or = ou
zm-zombie-stays = reste sur place
zm-zombie-distance = { $n ->
    [one] à { $n } pas du joueur le plus proche
   *[other] à { $n } pas du joueur le plus proche
}
zm-zombie-no-way = ne peut atteindre personne
zm-zombie-sees = voit { $who }
zm-zombie-sees-nobody = ne voit personne
zm-zombie-first = avance avant les autres
zm-loot-here = Jeton de butin
zm-objective-here = Jeton d’objectif { $n }
zm-objective-known = Jeton d’objectif { $n } : { $card }
zm-pile-here = Pile de butin ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
})
zm-pile-known = Pile de butin : { $cards }
zm-door-locked = Porte verrouillée ({ $side }), { $key }
zm-door-open = Porte ouverte ({ $side })
zm-radio-locked = La radio, verrouillée, { $key }
zm-radio-open = La radio, déverrouillée
zm-exit-here = Sortie { $n }
zm-rescue-here = L’équipe te récupère ici
zm-rescue-soon = L’équipe viendra ici
zm-key-n = clé n° { $n }
zm-key-any = n’importe quelle clé
zm-key-none = aucune clé ne convient
zm-bearing = { $n } { $dir }
zm-here = ici
zm-centre = Centrer sur moi
zm-paths-show = Montrer où iront les zombies
zm-paths-hide = Cacher où iront les zombies
zm-key-press = Choisir la case sous le curseur
zm-key-cursor = Curseur { $dir }

## Turn and phases

zm-status = Où en est la partie
zm-your-turn = À toi de jouer
zm-turn-of = À { $who } de jouer
zm-headline = { $who } · { $phase } · manche { $round }
zm-headline-setup = { $who } · mise en place
zm-round = manche { $n }
zm-mp = PM
zm-moves-left = { $n ->
    [0] plus aucun zombie n’avance
    [one] { $n } zombie avance encore
   *[other] { $n } zombies avancent encore
}
zm-zombies-all = Zombies dans le centre commercial
zm-loot-left = Jetons de butin restants
zm-deck = { $n ->
    [0] pioche de butin vide
    [one] { $n } carte dans la pioche de butin
   *[other] { $n } cartes dans la pioche de butin
}
zm-phase-1 = Réveil
zm-phase-2 = Combats en cours
zm-phase-3 = Apparitions
zm-phase-4 = Déplacement
zm-phase-5 = Butin ou serrure
zm-phase-6 = Horde
zm-phase-7 = Achat
zm-never-mind = Laisser tomber
zm-bonus = Pas d’adrénaline…
zm-tip = Prochain combat ?
zm-tip-win = Gagné
zm-tip-lose = Perdu
zm-fight-short = Combattre
zm-with-odds = { $label } · { $percent } %
zm-with-left = { $label } · reste { $n }

## The way out

zm-needs = Pour sortir d’ici
zm-need-door = Ouvrir le bureau
zm-need-radio = Déverrouiller la radio
zm-need-out = Les secours
zm-need-open = déverrouillé
zm-need-held = chez { $who } : { $key }
zm-need-pile = par terre en { $at } : { $key }
zm-need-key = à trouver : { $key }
zm-need-call-1 = déverrouiller la radio, et tous les vivants s’échappent
zm-need-call-1a = déverrouiller la radio, puis rejoindre l’équipe
zm-need-call-1b = déverrouiller la radio, puis rejoindre l’équipe tant qu’elle est là
zm-need-again = l’équipe est repartie ; rappelle par la radio
zm-need-team = l’équipe attend ici : { $place }
zm-need-team-until = l’équipe est là : { $place }, encore { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
zm-need-team-soon = l’équipe arrive ici : { $place }, dans { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}

## A fight

zm-fight = Le combat
zm-fight-title = { $n ->
    [one] Un zombie te tombe dessus
   *[other] { $n } zombies te tombent dessus
}
zm-fight-lost = Résultat { $roll } : perdu, il faut 3
zm-fight-fight = Combattre
zm-fight-all = { $percent } % pour battre les { $n } sans bandage
zm-fight-bandage = Bandages
zm-fight-bandage-all = avec eux, { $percent } % pour tous les battre
zm-fight-bandage-now = un seul annule cette défaite
zm-fight-flee = Fuir
zm-fight-flee-cost = { $n } adrénaline sur { $have }, { $n ->
    [one] { $n } morsure et −{ $n } PV.
   *[other] { $n } morsures et −{ $n } PV.
}
zm-fight-flee-where = Touche une case verte.
zm-fight-flee-not = il faut { $n } adrénaline, il n’en reste que { $have }
zm-fight-flee-late = pas après le lancer
zm-fight-bite = En cas de morsure : { $percent } % de revenir au prochain tour

## Cards

zm-hand = Tes cartes
zm-hand-n = { $n ->
    [0] Tes cartes
    [one] Ta carte
   *[other] Tes { $n } cartes
}
zm-hand-empty = Pas encore de carte.
zm-aim = Choisis une case éclairée sur le plan.
zm-nothing-now = Rien à en faire pour l’instant.
zm-give-to = Donner à { $who }
zm-drop-some = Poser des cartes…
zm-drop-help = Elles forment une pile de butin à tes pieds. N’importe qui peut y prendre une carte par tour.
zm-drop-n = { $n ->
    [one] Poser { $n } carte
   *[other] Poser { $n } cartes
}
zm-pick-take = Prends une carte de la pile
zm-pick-keep = Gardes-en une, l’autre va sous la pioche
zm-pick-lose = Quel survivant s’est transformé ?

## Trading

zm-trade-with = Troc avec { $who }
zm-trade-give = Tu donnes
zm-trade-want = Tu demandes à { $who }
zm-trade-nothing-known = { $who } n’a aucune carte connue de toi.
zm-trade-hidden = { $n ->
    [one] { $n } carte t’est cachée
   *[other] { $n } cartes te sont cachées
}
zm-trade-gift = Donner, sans attendre de réponse
zm-trade-offer = Proposer à { $who }
zm-offers-left = { $n ->
    [0] plus d’offre possible ce tour
    [one] encore { $n } offre ce tour
   *[other] encore { $n } offres ce tour
}
zm-offer = Une offre de troc
zm-offer-you = { $from } te propose un troc
zm-offer-other = { $from } propose un troc à { $to }
zm-offer-get = Tu reçois
zm-offer-lose = Tu donnes
zm-offer-gives = { $who } donne
zm-offer-nothing = rien

## Players

zm-players = Joueurs
zm-you = toi
zm-vp = { $n } PV
zm-vp-help = Points de victoire
zm-bandages = Bandages
zm-adrenaline = Adrénaline
zm-bites = Morsures
zm-bites-help = Morsures. À la prochaine, ce joueur revient sur { $n } résultats sur 10.
zm-kills = Zombies tués
zm-cards = Cartes
zm-keys = Clés
zm-adjacent = { $n ->
    [0] aucun zombie à côté de ce joueur
    [one] { $n } zombie à côté de ce joueur
   *[other] { $n } zombies à côté de ce joueur
}
zm-dark = Noir complet : pas d’adrénaline, lancers à −1
zm-slow = Prochain lancer de mouvement à −{ $n }
zm-known-cards = { $n ->
    [0] aucune carte connue de toi
    [one] { $n } carte connue de toi
   *[other] { $n } cartes connues de toi
}
zm-status-waiting = pas encore là
zm-status-on_map = dans la place
zm-status-bitten = morsure
zm-status-dead = mort
zm-status-rescued = hors de danger
zm-auto = Ce que la table décide pour toi

## Dice

zm-roll-spawn = nouveaux zombies
zm-roll-direction = direction
zm-roll-distance = distance
zm-roll-move = { $mp } PM
zm-roll-fight = combat
zm-roll-boost = avec carte
zm-roll-survive = contre { $n ->
    [one] { $n } morsure
   *[other] { $n } morsures
}
zm-roll-horde = zombies en marche
zm-roll-hunker = secours
zm-roll-ball = boule
zm-roll-door = porte
zm-roll-call = appel
zm-roll-card = carte
zm-tale-loot = { $n ->
    [one] { $n } caisse fouillée
   *[other] { $n } caisses fouillées
}
zm-tale-closest = { $who } se relève avec { $roll } contre { $n ->
    [one] { $n } morsure
   *[other] { $n } morsures
}.
zm-tale-streak = La plus belle série
zm-tale-streak-words = { $who } : { $n } combats gagnés d’affilée.
zm-flare-kill = +1
zm-flare-bitten = Mordu !
zm-flare-died = Mort
zm-flare-open = Ouvert !
zm-flare-radio = La radio marche !
zm-flare-rescued = Sauvé !
zm-flare-lose = PERDU
zm-flare-win = GAGNÉ
zm-flare-fight = Combat { $n } · { $percent } %

## In words

zm-words-you-at = Tu es en { $at } : { $name }.
zm-words-at = { $who } est en { $at } : { $name }.
zm-words-mp = { $n ->
    [0] Plus de point de mouvement.
    [one] { $n } point de mouvement restant.
   *[other] { $n } points de mouvement restants.
}
zm-words-fight = Zombies au combat : { $n }. Chances de gagner un lancer : { $one } %. Chances de tous les battre : { $clean } % sans bandage, { $bandaged } % avec tes bandages. Fuir coûte { $cost } adrénaline. Chances de revenir après une morsure : { $saved } %.
zm-words-player = { $who } : { $status }, { $at }. Bandages { $bandages }, adrénaline { $adrenaline }, morsures { $bites }, { $vp } PV, zombies tués { $kills }, cartes { $cards }.
zm-words-keys = Clés { $keys }.
zm-words-carries = Porte : { $cards }.
zm-words-near = { $where } : { $what }.
zm-words-locked-door = porte verrouillée
zm-words-radio = la radio
zm-words-counts = Dans le centre commercial : zombies { $zombies }, jetons de butin { $loot }. Cartes dans la pioche de butin : { $deck }.
zm-words-reach = { $n ->
    [0] Tu ne peux aller nulle part.
    [one] Tu peux marcher jusqu’à { $n } case.
   *[other] Tu peux marcher jusqu’à { $n } cases.
} Les flèches déplacent le curseur et annoncent le coût ; Entrée lance la marche.
zm-words-risk = { $where } ({ $at }) : { $cost } PM, et un combat contre { $n ->
    [one] { $n } zombie.
   *[other] { $n } zombies.
}

## Banners

zm-banner-turn = À toi de jouer
zm-banner-bitten = { $who } se fait mordre !
zm-banner-died = { $who } n’est plus
zm-banner-key = Une clé utile !
zm-banner-door = La porte est ouverte
zm-banner-radio = La radio est ouverte
zm-banner-called = L’appel est lancé !
zm-banner-team = L’équipe est là : { $place }
zm-banner-rescued = { $who } s’en sort !

# On the edge of the stage.
zm-hud-mp = { $n ->
    [one] { $n } point de mouvement restant
   *[other] { $n } points de mouvement restants
}
zm-hud-loot = { $n ->
    [one] { $n } jeton de butin restant
   *[other] { $n } jetons de butin restants
}
zm-asks-fight = Combattre ou fuir ?
zm-asks-lost = Perdu : bandage ou morsure ?
zm-asks-walk = { $n } PM
zm-hud-phase = { $n } { $name }
zm-hud-bandages = { $n ->
    [one] { $n } bandage
   *[other] { $n } bandages
}
zm-hud-adrenaline = { $n } adrénaline
zm-hud-bites = { $n ->
    [0] aucune morsure
    [one] { $n } morsure
   *[other] { $n } morsures
}
zm-hud-kills = { $n ->
    [one] { $n } zombie tué
   *[other] { $n } zombies tués
}
zm-hud-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
zm-hud-key = clé numéro { $n }

# At a space.
zm-badge-loot = Butin
zm-walk-and-fight = Marcher et combattre { $n }
zm-mp-of = { $cost } PM sur { $mp }
zm-odds-clean = { $percent } % net
zm-odds-spent = { $percent } % avec { $n ->
    [one] ton bandage
   *[other] tes { $n } bandages
}
zm-too-far = Trop loin : { $mp ->
    [0] tu n’as plus de mouvement
    [one] il te reste { $mp } point de mouvement
   *[other] il te reste { $mp } points de mouvement
}
zm-final = Un combat lance des dés : impossible de l’annuler.

## Setting up a table

zm-setup-tiles = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
zm-setup-mall-easy = Facile
zm-setup-mall-average = Moyen
zm-setup-mall-hard = Difficile
zm-setup-mall-crazy = Dingue
zm-setup-mall-insane = Dément
zm-setup-mall-random = Un plan au hasard
zm-setup-mall-random-help = Un nouveau centre commercial de 24 tuiles où personne n’a jamais mis les pieds.
zm-setup-mall-own = Ton propre plan

## The briefing

zm-briefing-you = Te voilà dans la peau { $who ->
    [courier] du coursier
    [cook] de la cuisinière
    [student] de l’étudiante
    [guard] du vigile
    [granny] de la grand-mère
    [skater] du skateur
   *[other] de { $who }
}
zm-briefing-coop = Tout le monde sort ensemble.
zm-briefing-rival = Tout le monde vise la même sortie, et les points départagent.
zm-briefing-need = { $what } : { $words }
zm-briefing-loot = Les caisses donnent des cartes et des clés ; chaque tour amène d’autres zombies.
zm-briefing-bitten = Un combat perdu, c’est une morsure. Trop de morsures, et c’est la mort.
zm-briefing-dead = Plus personne n’est en vie pour lancer l’appel.

## Signs over the shops of the malls that come with the game. Malls that people write keep the names they gave.

zm-sign-bolt-bracket-tools = Vis & Équerre, outillage
zm-sign-camera-obscura = Camera Obscura, photo
zm-sign-clip-joint-salon = Salon Coup de Ciseaux
zm-sign-corner-chemist = Pharmacie du Coin
zm-sign-dial-tone-phones = Tonalité Téléphones
zm-sign-dog-eared-books = Librairie Coin Corné
zm-sign-exit-garage = Sortie parking
zm-sign-far-horizons-travel = Voyages Lointains
zm-sign-fetch-pet-supply = Va Chercher, animalerie
zm-sign-first-mall-bank = Banque de la Galerie
zm-sign-food-court-burger-barn = Resto : Grange à Burgers
zm-sign-food-court-noodle-wagon = Resto : Wagon de Nouilles
zm-sign-food-court-pizza-wheel = Resto : Roue à Pizzas
zm-sign-food-court-taco-cart = Resto : Charrette à Tacos
zm-sign-greeting-grove = Le Bosquet aux Cartes
zm-sign-half-price-outlet = Déstockage Moitié Prix
zm-sign-home-run-sports = Sports Coup de Circuit
zm-sign-iron-yard-gym = Salle La Fonte
zm-sign-kiddie-court = Coin des Petits
zm-sign-lazy-sunday-furniture = Meubles du Dimanche
zm-sign-level-nine-games = Jeux Niveau Neuf
zm-sign-mall-entrance-1 = Entrée 1 du centre
zm-sign-mall-entrance-2 = Entrée 2 du centre
zm-sign-mercer-department-store = Grand magasin Mercer
zm-sign-paper-twine-gifts = Cadeaux Papier & Ficelle
zm-sign-picture-house-lobby = Hall du cinéma
zm-sign-pins-needles-crafts = Mercerie Fil & Aiguilles
zm-sign-pixel-barn-electronics = Électronique Pixel
zm-sign-ring-finger-jewellers = Bijouterie L’Annulaire
zm-sign-rye-mustard-deli = Épicerie Seigle & Moutarde
zm-sign-second-sight-optical = Optique Seconde Vue
zm-sign-security-office = Bureau de la sécurité
zm-sign-snack-bar-frozen-spoon = Snack : La Cuillère Glacée
zm-sign-snack-bar-pretzel-post = Snack : Au Bon Bretzel
zm-sign-sole-survivor-shoes = La Dernière Semelle
zm-sign-soundcheck-records = Disques Balance
zm-sign-steep-street-tea = Thés de la Rue
zm-sign-sugar-rush-sweets = Confiserie Coup de Sucre
zm-sign-summit-outdoor = Sommet Plein Air
zm-sign-the-grand-bazaar = Le Grand Bazar
zm-sign-the-sock-drawer = Le Tiroir à Chaussettes
zm-sign-the-toy-trunk = Le Coffre à Jouets
zm-sign-threadbare-fashions = Mode Jusqu’à la Corde
zm-sign-tick-tock-watches = Montres Tic-Tac
zm-sign-velvet-counter-perfume = Parfums Velours
zm-sign-washrooms = Toilettes
zm-sign-wick-wax = Mèche & Cire
