### Tiny Epic Zombies on the table: cards, Stores, characters, options, prompts, events and refusals.
### The rulebook is in tiny-epic-zombies-rules.ftl.

## Modes

tiny-epic-zombies-mode-cooperative = Coopératif
tiny-epic-zombies-mode-cooperative-vs-zombie = Coopératif contre zombies
tiny-epic-zombies-mode-competitive = Compétitif
tiny-epic-zombies-mode-competitive-vs-zombie = Compétitif contre zombies
tiny-epic-zombies-mode-solo = Solo
tiny-epic-zombies-mode-cooperative-help = Tous contre le jeu : trois objectifs avant que la pioche s’épuise.
tiny-epic-zombies-mode-cooperative-vs-zombie-help = Une équipe d’Humains, et quelqu’un qui joue les zombies.
tiny-epic-zombies-mode-competitive-help = Le premier à remplir ses objectifs gagne ; si personne n’y arrive, ce sont les zombies.
tiny-epic-zombies-mode-competitive-vs-zombie-help = Les Humains font la course pendant que quelqu’un joue les zombies.
tiny-epic-zombies-mode-solo-help = Toi sans personne d’autre, avec deux personnages à garder en vie.

## Search Cards

tiny-epic-zombies-card-crowbar = Pied-de-biche
    .help = Mêlée. Après une attaque de mêlée, ton prochain déplacement peut te mener à l’entrée d’un magasin voisin.
tiny-epic-zombies-card-chainsaw = Tronçonneuse
    .help = Mêlée. Quand le dé te blesse, tu peux ensuite faire un déplacement gratuit.
tiny-epic-zombies-card-smg = Mitraillette
    .help = À distance. Pour 2 munitions, une seule attaque tue deux zombies dans deux pièces adjacentes.
tiny-epic-zombies-card-shotgun = Fusil à pompe
    .help = À distance. Tu peux aussi tirer sur le zombie de ta propre pièce.
tiny-epic-zombies-card-machete = Machette
    .help = Mêlée. Sur un Carnage, le déplacement gratuit peut aller jusqu’à 2 pièces.
tiny-epic-zombies-card-barbed_bat = Batte barbelée
    .help = Mêlée. Sur Aucun effet, tu peux prendre 1 blessure pour en faire un Carnage.
tiny-epic-zombies-card-golf_club = Club de golf
    .help = Mêlée. Sur un Carnage, tu peux tirer une fois sans frais au lieu de te déplacer.
tiny-epic-zombies-card-crossbow = Arbalète
    .help = À distance. Lance le dé à chaque tir ; sur un Carnage, la munition n’est pas dépensée.
tiny-epic-zombies-card-uzi = Uzi
    .help = À distance. Après un tir, tu peux dépenser 1 munition pour déplacer de 2 pièces au plus un Humain voisin, s’il est d’accord.
tiny-epic-zombies-card-revolver = Revolver
    .help = À distance. Quand tu te fais déborder, tu peux dépenser 1 munition pour tuer ce zombie et ne prendre aucune blessure.
tiny-epic-zombies-card-assault_rifle = Fusil d’assaut
    .help = À distance. Tire jusqu’à 2 pièces de distance.
tiny-epic-zombies-card-axe = Hache
    .help = Mêlée. Quand tu te fais déborder, tu ripostes aussitôt ; un Carnage compte comme Aucun effet.
tiny-epic-zombies-card-skateboard = Skateboard
    .help = Sac à dos. Un déplacement de ce tour mène à n’importe quelle pièce.
tiny-epic-zombies-card-grenade = Grenade
    .help = Sac à dos. En entrant dans un magasin : tue tous ses zombies, puis lance le dé pour les blessures.
tiny-epic-zombies-card-adrenaline = Adrénaline
    .help = Sac à dos. Jusqu’à 2 déplacements de plus ce tour.
tiny-epic-zombies-card-fireworks = Feu d’artifice
    .help = Sac à dos. Déplace jusqu’à 3 zombies vers n’importe quelles pièces qui n’en ont pas.
tiny-epic-zombies-card-frequency-3 = Fréquence (3)
    .help = Trouvaille. Gagne 3 munitions. Si l’objectif du C.D.C. est en jeu, seul le porteur de la radio peut la prendre.
tiny-epic-zombies-card-frequency-2 = Fréquence (2)
    .help = Trouvaille. Gagne 2 munitions. Si l’objectif du C.D.C. est en jeu, seul le porteur de la radio peut la prendre.
tiny-epic-zombies-card-frequency-1 = Fréquence (1)
    .help = Trouvaille. Gagne 1 munition. Si l’objectif du C.D.C. est en jeu, seul le porteur de la radio peut la prendre.
tiny-epic-zombies-card-first_aid = Premiers soins
    .help = Trouvaille. Soigne 2 blessures.
tiny-epic-zombies-card-explosion = Explosion
    .help = Événement. Renonce pour de bon à une arme ou à une carte de sac à dos, ou prends 1 blessure.
tiny-epic-zombies-card-zombie = Zombie
    .help = Événement. Un zombie s’ajoute dans ce magasin.

## Player Cards: the Human's ability, and as a Zombie Card the passive and the three actions of the Horde Track

tiny-epic-zombies-character-house = Ce que fait cette carte en zombie et sur sa piste de Horde est de notre cru, en tout ou en partie.
tiny-epic-zombies-character-teenager = L’Ado
    .ability = Pic de sucre : après la blessure d’un débordement, tu peux filer vers une pièce sans zombie à 3 pièces au plus et l’utiliser.
    .passive = Un Humain débordé dans une entrée prend 1 blessure de plus.
    .track = 1–2 : pousse un jeton d’une pièce. 3–4 : pareil, et 1 zombie de plus. 5 : pousse-le de 2 pièces au plus, et 1 zombie de plus.
tiny-epic-zombies-character-athlete = L’Athlète
    .ability = Vif comme l’éclair : ton premier déplacement peut être de 2 pièces si ta pièce de départ est sans zombie.
    .passive = Poursuite : le premier zombie ajouté va dans la pièce d’un Humain de son magasin, s’il le peut.
    .track = 1–2 : déplace 1 zombie d’une pièce. 3–4 : pareil, et 1 zombie de plus. 5 : de 2 pièces au plus, et 1 zombie de plus.
tiny-epic-zombies-character-mechanic = Le Mécano
    .ability = Roi de la clé à molette : ton ravitaillement répare 3 au lieu de 2, et tu gagnes 1 munition.
    .passive = Boulons desserrés : chaque réparation vaut 1 de moins, mais au moins 1.
    .track = 1–2 : une barricade à 4 ou plus perd 1. 3–4 : pareil, et 1 zombie de plus. 5 : dès 3, et 1 zombie de plus.
tiny-epic-zombies-character-teacher = La Prof
    .ability = Interro surprise : à tout moment, dépense 1 munition pour regarder une carte Fouille face cachée.
    .passive = Billet de retard : un Humain qui fait du bruit perd 1 munition.
    .track = 1–2 : échange 1 carte de ta main avec la pioche. 3–4 : pareil, et 1 zombie de plus. 5 : 2 cartes, et 1 zombie de plus.
tiny-epic-zombies-character-photographer = La Photographe
    .ability = Cadrer, shooter : gagne 2 munitions quand ton tour finit dans un magasin où il y a exactement 2 zombies.
    .passive = Surexposition : tirer vers une autre carte Galerie coûte 1 munition de plus.
    .track = 1–2 : dans un magasin avec un zombie, l’Humain actif perd 1 munition. 3–4 : pareil, et 1 zombie de plus. 5 : 2 munitions, et 1 zombie de plus.
tiny-epic-zombies-character-mallcop = Le Vigile
    .ability = Doigt sur la détente : un zombie abattu sur trois dans un tour ne coûte pas de munition.
    .passive = Point de contrôle : chaque usage d’un passage secret ou d’un véhicule coûte 1 munition.
    .track = 1–2 : verrouille 1 magasin. 3–4 : pareil, et 1 zombie de plus. 5 : verrouille 2 magasins, et 1 zombie de plus.
tiny-epic-zombies-character-janitor = Le Concierge
    .ability = Coup de balai : gagne 1 munition quand tu tues le dernier zombie d’un magasin.
    .passive = Grand débarras : à la fin d’un tour des zombies, 1 carte visible à côté d’un magasin plein est perdue.
    .track = 1–2 : déplace 1 carte visible vers le magasin voisin. 3–4 : pareil, et 1 zombie de plus. 5 : 2 cartes n’importe où, et 1 zombie de plus.
tiny-epic-zombies-character-scientist = La Scientifique
    .ability = Étude de terrain : gagne 1 munition quand un autre joueur tue son troisième zombie du tour.
    .passive = Culture instable : dans les pièces à fiole, Aucun effet compte comme 1 blessure.
    .track = 1–2 : 1 zombie dans une pièce à fiole. 3–4 : pareil, et 1 zombie de plus. 5 : 2 comme ça, et 1 zombie de plus.
tiny-epic-zombies-character-greaser = Le Blouson noir
    .ability = Pleins gaz : un véhicule te donne 1 déplacement de plus, et ta première attaque de mêlée est un Carnage.
    .passive = Fou de mécanique : les zombies ajoutés peuvent sauter les pièces à engrenage.
    .track = 1–2 : 1 zombie vers le magasin suivant, dans le sens horaire. 3–4 : pareil, et 1 zombie de plus. 5 : 2 comme ça, et 1 zombie de plus.
tiny-epic-zombies-character-hippie = Le Hippie
    .ability = Esprit libre : soigne 2 blessures si tu n’as tué personne pendant ton tour.
    .passive = Mauvaises ondes : les pièces soignent 1 blessure de moins.
    .track = 1–2 : un Humain de l’Atrium prend 1 blessure. 3–4 : pareil, et 1 zombie de plus. 5 : chaque Humain qui s’y trouve, et 1 zombie de plus.
tiny-epic-zombies-character-fry_cook = Le Cuistot
    .ability = Service avec le sourire : après ta fouille, dépense 1 munition pour sauter le test de bruit.
    .passive = Huile bouillante : en mêlée, 1 blessure en devient 2 s’il y a un autre zombie dans le magasin.
    .track = 1–2 : 1 zombie ajouté peut aller n’importe où. 3–4 : 2 zombies. 5 : tous, et 1 zombie de plus.
tiny-epic-zombies-character-popstar = La Popstar
    .ability = Bête de scène : sur un Carnage, ton déplacement gratuit peut aller jusqu’à 2 pièces.
    .passive = Pogo : la blessure d’un débordement touche aussi tous les autres Humains de la même carte Galerie.
    .track = 1–2 : déplace jusqu’à 2 zombies d’une pièce chacun. 3–4 : pareil, et 1 zombie de plus. 5 : jusqu’à 3, et 1 zombie de plus.
tiny-epic-zombies-character-doctor = Le Docteur
    .ability = Comme neuf : chaque fois que la barricade est réparée, tu peux soigner 1 blessure à qui tu veux.
    .passive = Infection : un Humain qui a pris une blessure pendant son propre tour ne peut pas se soigner durant ce tour.
    .track = 1–2 : un Humain dans un magasin avec un zombie prend 1 blessure. 3–4 : pareil, et 1 zombie de plus. 5 : deux Humains dans ce cas, et 1 zombie de plus.
tiny-epic-zombies-character-survivalist = Le Survivaliste
    .ability = Paiement au plomb : à la fin d’un déplacement, dépense 1 munition pour prendre une carte malgré les zombies du magasin.
    .passive = Rayons dévalisés : un Humain ramasse au plus 1 carte par tour.
    .track = 1–2 : 1 zombie vers un magasin avec une carte visible. 3–4 : pareil, et 1 zombie de plus. 5 : 2 comme ça, et 1 zombie de plus.

## Objectives

tiny-epic-zombies-objective-stranded = Secourir les Égarés
    .help = Retourne les jetons dans les deux entrées au symbole de la piste. Une personne compte ; un zombie, c’est une fausse alerte.
    .own = Comme en équipe, avec ton propre marqueur ; les quatre symboles reviennent en boucle.
tiny-epic-zombies-objective-cdc = Appeler le C.D.C.
    .help = Seul le porteur de la radio peut prendre les Fréquences ; chacune compte.
    .own = Comme en équipe, avec ton propre marqueur ; après chaque Fréquence, la radio retourne au centre.
tiny-epic-zombies-objective-helicopter = Réparer l’Hélicoptère
    .help = Apporte la pièce détachée de l’engrenage 1, puis 2, 3 et 4, { $deliveries ->
        [any] dans l’Atrium
       *[center] au centre de l’Atrium
    }.
    .own = Comme en équipe, avec ton propre marqueur ; après l’engrenage 4 revient le 1.
tiny-epic-zombies-objective-arsenal = Monter un Arsenal
    .help = Mets 3 armes et 13 munitions dans la cache, en entrant { $deliveries ->
        [any] dans l’Atrium
       *[center] au centre de l’Atrium
    } ou quand tu gagnes des munitions.
    .own = Remplis ta propre cache.
tiny-epic-zombies-objective-cure = Découvrir un Remède
    .help = Révèle les ingrédients dans l’ordre de la piste ; un mauvais est remis face cachée.
    .own = Regarde les ingrédients en secret ; la bonne lettre avance ton marqueur, et chaque jeton est remis en place.
tiny-epic-zombies-objective-escape = Fuir le centre commercial
    .help = Retourne les 8 sorties, remplis les deux autres objectifs, puis tous les Humains se retrouvent à la vraie sortie.
    .own = Amasse des coches, remplis tes deux autres objectifs et arrive en premier à la vraie sortie.
tiny-epic-zombies-objective-quarantine = Mettre les Infectés en quarantaine
    .help = Entre dans la pièce d’un zombie seul dans son magasin et lance le dé jusqu’au Carnage.
    .own = Comme en équipe, avec ton propre marqueur.
tiny-epic-zombies-objective-escort = Escorter l’Armée
    .help = Au lieu de ta figurine, déplace les escouades par les pièces 1, 2, 3 de leur magasin puis du suivant, jusque dans l’Atrium.
    .own = Fais entrer toutes tes escouades.
tiny-epic-zombies-objective-source = Enquêter sur la Source
    .help = Révèle des indices et devine lequel est sur la case Source. Une erreur blesse tout le monde.
    .own = Regarde les indices en secret ; une erreur ne blesse que toi.

## Stores, places and Rooms

tiny-epic-zombies-store-crafts_and_colors = Couleurs & Loisirs
tiny-epic-zombies-store-green_thumb = Jardinerie La Main verte
    .house = Cette face de la carte Galerie est de nous : ses Salles, leurs effets et leurs murs.
tiny-epic-zombies-store-first_place = Première Place Sports
tiny-epic-zombies-store-ridgeline_surplus = Surplus Ridgeline
    .house = Cette face de la carte Galerie est de nous : ses Salles, leurs effets et leurs murs.
tiny-epic-zombies-store-hurs_jewelers = Bijouterie Hur
tiny-epic-zombies-store-hoards = Collections Hoard
tiny-epic-zombies-store-amps = Électronique Amp
tiny-epic-zombies-store-te_toys = Jouets T.E.
    .house = Cette face de la carte Galerie est de nous : ses Salles, leurs effets et leurs murs.
tiny-epic-zombies-store-food_court = Aire de restauration d’Echo Ridge
tiny-epic-zombies-store-ridge_roast = Café Ridge Roast
    .house = Le contenu des Salles de cette face est de nous ; leurs murs sont ceux de l'édition publiée.
tiny-epic-zombies-store-departmart = Departmart
tiny-epic-zombies-store-finish_it = Quincaillerie Finish It
    .house = Cette face de la carte Galerie est de nous : ses Salles, leurs effets et leurs murs.
tiny-epic-zombies-store-gamelyn_world = Gamelyn World
tiny-epic-zombies-store-galleria = Galerie Rich
tiny-epic-zombies-store-parking_z = Parking Z
tiny-epic-zombies-store-security = Sécurité d’Echo Ridge
tiny-epic-zombies-slot-NW = magasin nord-ouest
tiny-epic-zombies-slot-N = magasin nord
tiny-epic-zombies-slot-NE = magasin nord-est
tiny-epic-zombies-slot-E = magasin est
tiny-epic-zombies-slot-SE = magasin sud-est
tiny-epic-zombies-slot-S = magasin sud
tiny-epic-zombies-slot-SW = magasin sud-ouest
tiny-epic-zombies-slot-W = magasin ouest
tiny-epic-zombies-room = la pièce { $n } ({ $store })
tiny-epic-zombies-courtyard-c = l’Atrium (centre)
tiny-epic-zombies-courtyard-n = l’Atrium (côté nord)
tiny-epic-zombies-courtyard-e = l’Atrium (côté est)
tiny-epic-zombies-courtyard-s = l’Atrium (côté sud)
tiny-epic-zombies-courtyard-w = l’Atrium (côté ouest)
tiny-epic-zombies-symbol-door = porte
tiny-epic-zombies-symbol-radio = radio
tiny-epic-zombies-symbol-glass = verre
tiny-epic-zombies-symbol-vase = vase

## Room abilities

tiny-epic-zombies-ability-heal = Soins
    .help = Soigne 2 blessures.
tiny-epic-zombies-ability-gain_ammo = 1 munition
    .help = Gagne 1 munition.
tiny-epic-zombies-ability-supplies = Prise de ravitaillement
    .help = Porte la caisse { $deliveries ->
        [any] dans l’Atrium
       *[center] au centre de l’Atrium
    } : la barricade monte de 2, et tu peux piocher une carte Ravitaillement.
tiny-epic-zombies-ability-clearance_sale = Liquidation
    .help = Échange une arme que tu portes contre une arme à côté de n’importe quel magasin. Termine ton tour.
tiny-epic-zombies-ability-leftovers = Restes
    .help = Lance le dé : Carnage ou Aucun effet soigne 1 blessure, une face Blessure te blesse.
tiny-epic-zombies-ability-bonus_round = Partie bonus
    .help = Un déplacement de plus si tu as attaqué en mêlée dans cette pièce ce tour.
tiny-epic-zombies-ability-passage = Passage secret
    .help = Voisin de tous les autres passages secrets quand un Humain se déplace.
tiny-epic-zombies-ability-arm_trap = Pose de piège
    .help = Arme un piège dans une pièce sans zombie de ce magasin ou d’un magasin voisin ; il tue le prochain zombie qui y entre.
tiny-epic-zombies-ability-motorcycle = Moto
    .help = Trois déplacements { $motorcycle ->
        [adds] en plus de ceux qui restent
       *[replaces] à la place de ceux qui restent
    }, puis ton tour se termine.
tiny-epic-zombies-ability-police_car = Voiture de police
    .help = Roule jusqu’à l’entrée d’un magasin à 3 magasins de distance au plus ; la voiture y reste.
tiny-epic-zombies-ability-loud_crash = Grand fracas
    .help = Déplace un zombie d’un magasin voisin vers une pièce libre juste à côté de lui.
tiny-epic-zombies-ability-layaway = Mise de côté
    .help = Prends une arme ou une carte de sac à dos à côté de n’importe quel magasin vide. Termine ton tour.
tiny-epic-zombies-ability-double_shot = Double expresso
    .help = Prends 1 blessure pour un déplacement de plus.

## Tokens, faces and what tokens show

tiny-epic-zombies-token-supply = Ravitaillement { $n }
tiny-epic-zombies-token-radio = Radio
tiny-epic-zombies-token-part = Pièce détachée
tiny-epic-zombies-token-stranded = Égaré
tiny-epic-zombies-token-ingredient = Ingrédient
tiny-epic-zombies-token-exit = Sortie
tiny-epic-zombies-token-clue = Indice
tiny-epic-zombies-face-overkill = Carnage
tiny-epic-zombies-face-no_effect = Aucun effet
tiny-epic-zombies-face-one_wound = 1 blessure
tiny-epic-zombies-face-two_wounds = 2 blessures
tiny-epic-zombies-shown-person = une personne
tiny-epic-zombies-shown-zombie = un zombie
tiny-epic-zombies-letter = ingrédient { $letter }
tiny-epic-zombies-exit-number = numéro { $n }
tiny-epic-zombies-clue-bio-weapon = Arme biologique
tiny-epic-zombies-clue-virus = Virus
tiny-epic-zombies-clue-fungus = Champignon
tiny-epic-zombies-clue-dark-magic = Magie noire
tiny-epic-zombies-clue-radiation = Radiations
tiny-epic-zombies-post-heal = tous soignent 1 blessure
tiny-epic-zombies-post-ammo = tous gagnent 1 munition
tiny-epic-zombies-post-repair = réparer 1 à la barricade
tiny-epic-zombies-post-kill = tuer 2 zombies au choix

## Options: name, plain explanation, and the name of each value that is a word

tiny-epic-zombies-option-difficulty = Difficulté
tiny-epic-zombies-option-difficulty-help = Combien de survivants attendent dans l’Atrium quand vous jouez contre le jeu : chaque mort et chaque chute de la barricade en coûte un.
tiny-epic-zombies-option-difficulty-easy = Facile : 3 survivants
tiny-epic-zombies-option-difficulty-normal = Normal : 2 survivants
tiny-epic-zombies-option-difficulty-hard = Difficile : 1 survivant
tiny-epic-zombies-option-difficulty-epic = Épique : aucun survivant
tiny-epic-zombies-option-objectives = Objectifs
tiny-epic-zombies-option-objectives-help = Au hasard, ou jusqu’à trois par leur nom, séparés par des virgules : stranded, cdc, helicopter, arsenal, cure, escape, quarantine, escort, source. Les autres sont tirés au sort.
tiny-epic-zombies-option-characters = Personnages
tiny-epic-zombies-option-characters-help = Distribués : chacun reçoit trois cartes et en garde une. Au hasard : chacun en reçoit une. Ou des noms dans l’ordre des places, séparés par des virgules, comme teacher,doctor ; qui n’est pas nommé en reçoit trois.
tiny-epic-zombies-option-zombie_card = Carte Zombie
tiny-epic-zombies-option-zombie_card-help = Distribuée : le joueur zombie en garde une sur trois ; contre le jeu, elle est tirée au sort. Ou le nom d’un personnage.
tiny-epic-zombies-option-layout = Plan
tiny-epic-zombies-option-layout-help = Au hasard, ou les huit magasins dans le sens horaire depuis le coin en haut à gauche, séparés par des virgules, une face de chaque carte.
tiny-epic-zombies-option-zombie_seat = Qui joue les zombies
tiny-epic-zombies-option-zombie_seat-help = La place du joueur zombie, dans les modes qui en ont un.
tiny-epic-zombies-option-zombie_seat-last = La dernière place
tiny-epic-zombies-option-zombie_seat-random = Une place au hasard
tiny-epic-zombies-option-zombie_seat-0 = Place 1
tiny-epic-zombies-option-zombie_seat-1 = Place 2
tiny-epic-zombies-option-zombie_seat-2 = Place 3
tiny-epic-zombies-option-zombie_seat-3 = Place 4
tiny-epic-zombies-option-zombie_seat-4 = Place 5
tiny-epic-zombies-option-first_player = Qui commence
tiny-epic-zombies-option-first_player-help = Quel Humain joue le premier tour.
tiny-epic-zombies-option-first_player-random = Un Humain au hasard
tiny-epic-zombies-option-first_player-0 = Place 1
tiny-epic-zombies-option-first_player-1 = Place 2
tiny-epic-zombies-option-first_player-2 = Place 3
tiny-epic-zombies-option-first_player-3 = Place 4
tiny-epic-zombies-option-first_player-4 = Place 5
tiny-epic-zombies-option-courtyard_ring = Côtés de l’Atrium
tiny-epic-zombies-option-courtyard_ring-help = Peut-on passer d’une pièce latérale de l’Atrium à la suivante, ou seulement par le centre ?
tiny-epic-zombies-option-courtyard_ring-true = Reliés en anneau
tiny-epic-zombies-option-courtyard_ring-false = Seulement par le centre
tiny-epic-zombies-option-pass_through = Pièces traversées
tiny-epic-zombies-option-pass_through-help = Les déplacements de 2 pièces ou plus peuvent-ils traverser des pièces où se trouve un zombie ?
tiny-epic-zombies-option-pass_through-free = Peu importe les zombies en chemin
tiny-epic-zombies-option-pass_through-zombie_free = Seulement les pièces sans zombie
tiny-epic-zombies-option-motorcycle = Moto
tiny-epic-zombies-option-motorcycle-help = Les trois déplacements à moto remplacent-ils tous ceux qui te restent, ou s’y ajoutent-ils ?
tiny-epic-zombies-option-motorcycle-replaces = À la place de ce qui reste
tiny-epic-zombies-option-motorcycle-adds = En plus de ce qui reste
tiny-epic-zombies-option-passage_needs_empty = Passages secrets
tiny-epic-zombies-option-passage_needs_empty-help = Peut-on partir par un passage secret quand il y a des zombies dans ce magasin ?
tiny-epic-zombies-option-passage_needs_empty-false = Toujours ouverts
tiny-epic-zombies-option-passage_needs_empty-true = Seulement depuis un magasin vide
tiny-epic-zombies-option-delivery_room = Livraisons
tiny-epic-zombies-option-delivery_room-help = Où l’on livre le ravitaillement, les pièces détachées et l’arsenal.
tiny-epic-zombies-option-delivery_room-center = Au centre de l’Atrium
tiny-epic-zombies-option-delivery_room-any = Dans toute pièce de l’Atrium
tiny-epic-zombies-option-backpack_before_move = Sac à dos avant de bouger
tiny-epic-zombies-option-backpack_before_move-help = Les cartes de sac à dos peuvent-elles servir avant le premier déplacement du tour ?
tiny-epic-zombies-option-backpack_before_move-true = Oui
tiny-epic-zombies-option-backpack_before_move-false = Seulement après le premier déplacement
tiny-epic-zombies-option-axe_wound = Hache
tiny-epic-zombies-option-axe_wound-help = Riposter à la Hache t’épargne-t-il la blessure du débordement ?
tiny-epic-zombies-option-axe_wound-cancelled = Pas de blessure
tiny-epic-zombies-option-axe_wound-taken = Blessure quand même
tiny-epic-zombies-option-peek_deck = Interro surprise
tiny-epic-zombies-option-peek_deck-help = La Prof peut-elle aussi regarder le dessus de la pioche Fouille ?
tiny-epic-zombies-option-peek_deck-false = Seulement les cartes devant les Humains
tiny-epic-zombies-option-peek_deck-true = La pioche aussi
tiny-epic-zombies-option-survivalist_limit = Paiement au plomb
tiny-epic-zombies-option-survivalist_limit-help = Combien de cartes le Survivaliste peut acheter à la fin d’un déplacement.
tiny-epic-zombies-option-survivalist_limit-one_per_move = Une par déplacement
tiny-epic-zombies-option-survivalist_limit-unlimited = Sans limite, 1 munition chacune
tiny-epic-zombies-option-placement = Remplir de nouveau
tiny-epic-zombies-option-placement-help = Une pièce dont le zombie a été tué pendant ce tour des zombies se remplit-elle de nouveau aussitôt ?
tiny-epic-zombies-option-placement-lowest_free = Toujours la première pièce libre
tiny-epic-zombies-option-placement-onward = Seulement les pièces suivantes
tiny-epic-zombies-option-empty_supply = Réserve vide
tiny-epic-zombies-option-empty_supply-help = Ce qui arrive quand la réserve n’a plus de zombie et que le magasin est plein.
tiny-epic-zombies-option-empty_supply-bleed = Quelqu’un saigne
tiny-epic-zombies-option-empty_supply-destination_first = La barricade prend un coup
tiny-epic-zombies-option-death_in_courtyard = Mort dans l’Atrium
tiny-epic-zombies-option-death_in_courtyard-help = Où peuvent aller les cartes d’un Humain mort dans l’Atrium.
tiny-epic-zombies-option-death_in_courtyard-any_store = N’importe quel magasin
tiny-epic-zombies-option-death_in_courtyard-center_store = Un magasin central
tiny-epic-zombies-option-arsenal_weapons = Armes pour l’arsenal
tiny-epic-zombies-option-arsenal_weapons-help = Combien d’armes tu peux mettre dans la cache à chaque entrée.
tiny-epic-zombies-option-arsenal_weapons-any = Autant que tu veux
tiny-epic-zombies-option-arsenal_weapons-one_per_entry = Une
tiny-epic-zombies-option-cure_order = Ordre du remède
tiny-epic-zombies-option-cure_order-help = Dans quel ordre il faut les huit ingrédients.
tiny-epic-zombies-option-cure_order-mirror = A B C D D C B A
tiny-epic-zombies-option-cure_order-cycle = A B C D A B C D
tiny-epic-zombies-option-two_human_tokens = Jetons à deux Humains
tiny-epic-zombies-option-two_human_tokens-help = Combien de jetons de survivant il faut aux zombies dans une compétition à deux Humains.
tiny-epic-zombies-option-two_human_tokens-all_four = Les quatre
tiny-epic-zombies-option-two_human_tokens-any_two = Deux, n’importe lesquels

## What a player is asked

tiny-epic-zombies-ask-choose-zombie = Choisis la carte Zombie que tu vas mener.
tiny-epic-zombies-ask-choose-character = Choisis le personnage de l’Humain { $n }.
tiny-epic-zombies-ask-first-deal = Pose une première carte Fouille face cachée devant l’Humain { $n }.
tiny-epic-zombies-ask-turn = À toi : déplace-toi, et sers-toi de ce que tu trouves.
tiny-epic-zombies-ask-arrive = Il y a un zombie dans la pièce. Que fais-tu ?
tiny-epic-zombies-ask-free-move = Carnage ! Un déplacement gratuit ?
tiny-epic-zombies-ask-convert = Aucun effet. Prendre 1 blessure pour en faire un Carnage ?
tiny-epic-zombies-ask-cover = Tir de couverture : te laisses-tu emmener vers { $room } ?
tiny-epic-zombies-ask-offer = Changement de mains : { $token }. D’accord ?
tiny-epic-zombies-ask-cache = { $n ->
    [one] Tu gagnes { $n } munition. Combien vont dans la cache ?
   *[other] Tu gagnes { $n } munitions. Combien vont dans la cache ?
}
tiny-epic-zombies-ask-doctor = La barricade est réparée. Qui soignes-tu ?
tiny-epic-zombies-ask-supply-draw = Ravitaillement livré. Piocher une carte Ravitaillement ?
tiny-epic-zombies-ask-supply-keep = Carte piochée : { $card }. La garder ?
tiny-epic-zombies-ask-stow = Mettre quelque chose dans la cache ?
tiny-epic-zombies-ask-guard = Tu te fais déborder ! Comment réagis-tu ?
tiny-epic-zombies-ask-rush = Pic de sucre : tu files où ?
tiny-epic-zombies-ask-rush-use = Utiliser la pièce où tu viens de filer ?
tiny-epic-zombies-ask-dead-drop = Tu t’es fait dévorer dans l’Atrium. À côté de quel magasin vont tes cartes ?
tiny-epic-zombies-ask-lay-search = Trouvé : { $card }. À côté de quel magasin la poses-tu ?
tiny-epic-zombies-ask-event-store = Un zombie ! Dans quel magasin arrive-t-il ?
tiny-epic-zombies-ask-explosion = Explosion ! Renonce à une carte ou prends une blessure.
tiny-epic-zombies-ask-hush = C’était bruyant. Dépenser 1 munition pour étouffer le bruit ?
tiny-epic-zombies-ask-horde = Du bruit ! Quelle carte Zombie agit ?
tiny-epic-zombies-ask-push = Pousser un jeton { $n ->
    [one] de { $n } pièce
   *[other] de { $n } pièces au plus
} ?
tiny-epic-zombies-ask-shift = Déplace { $n ->
    [one] { $n } zombie
   *[other] jusqu’à { $n } zombies
}.
tiny-epic-zombies-ask-sift = Piocher { $n ->
    [one] { $n } carte et en remettre une
   *[other] { $n } cartes et en remettre autant
} sous la pioche ?
tiny-epic-zombies-ask-bury = Quelle carte va sous la pioche ? Encore { $n }.
tiny-epic-zombies-ask-litter = Déplace { $n ->
    [one] { $n } carte visible
   *[other] jusqu’à { $n } cartes visibles
}.
tiny-epic-zombies-ask-lock = Quel magasin verrouilles-tu ? Encore { $n }.
tiny-epic-zombies-ask-hurt = Quel Humain prend une blessure ? Encore { $n }.
tiny-epic-zombies-ask-add-zombie = Où va le prochain zombie ? Encore { $n }.
tiny-epic-zombies-ask-gear = Remplir ou sauter { $room } ?
tiny-epic-zombies-ask-bleed = Il n’y a plus de zombie. Qui saigne ?
tiny-epic-zombies-ask-deal = Quelle carte poses-tu devant cet Humain ?
tiny-epic-zombies-ask-clear-out = Quelle carte à côté d’un magasin plein est perdue ?
tiny-epic-zombies-ask-post = Une escouade est arrivée ! Quelle case prend-elle ?
tiny-epic-zombies-ask-kill-any = Quel zombie l’Armée tue-t-elle ? Encore { $n }.
tiny-epic-zombies-ask-any-time = Tu peux agir à tout moment.

## What a player can do: short labels for buttons

tiny-epic-zombies-do-choose = { $who }
tiny-epic-zombies-do-deal = { $card } ({ $symbol })
tiny-epic-zombies-do-move = Aller dans { $room }
tiny-epic-zombies-do-move-fight = Aller dans { $room } et combattre
tiny-epic-zombies-do-skateboard = Rouler jusque dans { $room }
tiny-epic-zombies-do-squad = Déplacer l’escouade ({ $squad })
tiny-epic-zombies-do-fight = Combattre
tiny-epic-zombies-do-quarantine = Mettre en quarantaine
tiny-epic-zombies-do-grenade = Lancer une Grenade
tiny-epic-zombies-do-shoot = Tirer dans { $room }
tiny-epic-zombies-do-shoot-two = Tirer dans { $first } et { $second }
tiny-epic-zombies-do-stay = Rester ici
tiny-epic-zombies-do-convert = Prendre 1 blessure
tiny-epic-zombies-do-cover = Emmener { $who } dans { $room }
tiny-epic-zombies-do-accept = Oui
tiny-epic-zombies-do-decline = Non
tiny-epic-zombies-do-use = Utiliser : { $ability }
tiny-epic-zombies-do-use-plain = Utiliser la pièce
tiny-epic-zombies-do-trap = Piège dans { $room }
tiny-epic-zombies-do-crash = Attirer : { $from } → { $room }
tiny-epic-zombies-do-drive = Rouler jusqu’ici : { $store }
tiny-epic-zombies-do-swap = Échanger { $card } contre { $other }
tiny-epic-zombies-do-layaway = Aller chercher : { $card }
tiny-epic-zombies-do-flip = Retourner : { $token }
tiny-epic-zombies-do-look = Regarder : { $token }
tiny-epic-zombies-do-take = Prendre : { $token }
tiny-epic-zombies-do-guess = Deviner : { $clue }
tiny-epic-zombies-do-snatch = Arracher : { $token }
tiny-epic-zombies-do-stow = Dans la cache : { $card }
tiny-epic-zombies-do-stash = { $n ->
    [one] { $n } munition dans la cache
   *[other] { $n } munitions dans la cache
}
tiny-epic-zombies-do-collect = Ramasser : { $card }
tiny-epic-zombies-do-buy = Prendre pour 1 munition : { $card }
tiny-epic-zombies-do-drop = Poser : { $card }
tiny-epic-zombies-do-drop-at = Poser { $card } à côté : { $store }
tiny-epic-zombies-do-fireworks = Allumer le Feu d’artifice
tiny-epic-zombies-do-adrenaline = Prendre l’Adrénaline
tiny-epic-zombies-do-shift = Zombie : { $from } → { $room }
tiny-epic-zombies-do-done = Terminé
tiny-epic-zombies-do-peek = Regarder la carte : { $who }
tiny-epic-zombies-do-peek-deck = Regarder la pioche Fouille
tiny-epic-zombies-do-lay = Poser : { $token }
tiny-epic-zombies-do-give = Donner { $token } ({ $who })
tiny-epic-zombies-do-beg = Demander : { $token }
tiny-epic-zombies-do-end = Terminer le tour
tiny-epic-zombies-do-store-card = À côté : { $store }
tiny-epic-zombies-do-store-zombie = Zombie : { $store }
tiny-epic-zombies-do-store-lock = Verrouiller : { $store }
tiny-epic-zombies-do-pick = { $who }
tiny-epic-zombies-do-cache-none = Tout sur ta carte
tiny-epic-zombies-do-cache = { $n } dans la cache
tiny-epic-zombies-do-skip = Non merci
tiny-epic-zombies-do-draw = Piocher
tiny-epic-zombies-do-keep = La garder
tiny-epic-zombies-do-keep-at = La garder ; l’ancienne à côté : { $store }
tiny-epic-zombies-do-refuse = La remettre
tiny-epic-zombies-do-revolver = L’abattre (1 munition)
tiny-epic-zombies-do-axe = Frapper avec la Hache
tiny-epic-zombies-do-suffer = Prendre la blessure
tiny-epic-zombies-do-rush = Filer dans { $room }
tiny-epic-zombies-do-lose = Renoncer à la carte : { $card }
tiny-epic-zombies-do-hush = Étouffer le bruit (1 munition)
tiny-epic-zombies-do-horde = { $who }
tiny-epic-zombies-do-push = { $token } → { $room }
tiny-epic-zombies-do-sift = Piocher
tiny-epic-zombies-do-bury = Sous la pioche : { $card }
tiny-epic-zombies-do-litter = { $card } → { $store }
tiny-epic-zombies-do-fill = La remplir
tiny-epic-zombies-do-burn = { $card }
tiny-epic-zombies-do-post = { $post }
tiny-epic-zombies-do-kill = Le zombie dans { $room }
tiny-epic-zombies-do-deadly = { $act } (tu en meurs)

## What happened

tiny-epic-zombies-event-cards-offered = { $seat } reçoit trois personnages.
tiny-epic-zombies-event-cards-offered-to-you = { $seat } reçoit { $cards }.
tiny-epic-zombies-event-chose = { $seat } a choisi.
tiny-epic-zombies-event-chose-what = { $seat } choisit un personnage : { $who }.
tiny-epic-zombies-event-character-shown = { $seat } joue { $who }.
tiny-epic-zombies-event-zombie-card-joined = { $who } rejoint les zombies.
tiny-epic-zombies-event-zombie-card-removed = Les zombies ont déjà trois cartes : { $who } quitte la partie.
tiny-epic-zombies-event-objectives-drawn = Les objectifs : { $objectives }.
tiny-epic-zombies-event-drew = { $n ->
    [one] Le joueur zombie pioche { $n } carte.
   *[other] Le joueur zombie pioche { $n } cartes.
}
tiny-epic-zombies-event-drew-what = { $n ->
    [one] Le joueur zombie pioche : { $cards }.
   *[other] Le joueur zombie pioche { $n } cartes : { $cards }.
}
tiny-epic-zombies-event-dealt = Carte Fouille posée face cachée devant { $who }.
tiny-epic-zombies-event-dealt-what = Carte posée face cachée devant { $who } : { $card }.
tiny-epic-zombies-event-turn-began = { $who } joue son tour. { $n ->
    [0] Il ne reste plus de carte Fouille.
    [one] Il reste { $n } carte Fouille.
   *[other] Il reste { $n } cartes Fouille.
}
tiny-epic-zombies-event-final-turns = Toutes les cartes Fouille sont visibles : { $n } derniers tours, un par Humain.
tiny-epic-zombies-event-moved = { $who } va dans { $room }.
tiny-epic-zombies-event-moved-free = { $who } va dans { $room } d’un déplacement gratuit.
tiny-epic-zombies-event-moved-skateboard = { $who } fonce en skateboard dans { $room }.
tiny-epic-zombies-event-moved-car = { $who } roule jusque dans { $room }.
tiny-epic-zombies-event-moved-shifted = { $who } passe sous tir de couverture dans { $room }.
tiny-epic-zombies-event-moved-rush = { $who } file dans { $room }.
tiny-epic-zombies-event-squad-moved = L’escouade ({ $squad }) avance dans { $room }.
tiny-epic-zombies-event-squad-arrived = L’escouade ({ $squad }) est dans l’Atrium.
tiny-epic-zombies-event-squad-retreated = L’escouade ({ $squad }) se fait déborder et se replie.
tiny-epic-zombies-event-posted = L’escouade prend sa case : { $post }.
tiny-epic-zombies-event-rolled = { $who } lance le dé : { $face }.
tiny-epic-zombies-event-killed = Le zombie dans { $room } est tué.
tiny-epic-zombies-event-killed-by = { $who } tue le zombie dans { $room }.
tiny-epic-zombies-event-captured = { $who } capture le zombie dans { $room }.
tiny-epic-zombies-event-wounded = { $n ->
    [one] { $who } prend { $n } blessure : { $wounds } contre { $ammo } en munitions.
   *[other] { $who } prend { $n } blessures : { $wounds } contre { $ammo } en munitions.
}
tiny-epic-zombies-event-healed = { $n ->
    [0] { $who } n’a rien à soigner.
    [one] { $who } soigne { $n } blessure.
   *[other] { $who } soigne { $n } blessures.
}
tiny-epic-zombies-event-spent = { $n ->
    [one] { $who } dépense { $n } munition, reste { $ammo }.
   *[other] { $who } dépense { $n } munitions, reste { $ammo }.
}
tiny-epic-zombies-event-gained = { $n ->
    [0] { $who } ne peut pas porter plus de { $ammo } munitions.
    [one] { $who } gagne { $n } munition, total { $ammo }.
   *[other] { $who } gagne { $n } munitions, total { $ammo }.
}
tiny-epic-zombies-event-cached = { $n ->
    [one] { $who } met { $n } munition dans la cache : { $cache }.
   *[other] { $who } met { $n } munitions dans la cache : { $cache }.
}
tiny-epic-zombies-event-stowed = { $who } met une arme dans la cache : { $card }.
tiny-epic-zombies-event-used = { $who } utilise { $room } : { $ability }.
tiny-epic-zombies-event-trap-armed = Un piège est armé dans { $room }.
tiny-epic-zombies-event-trap-sprung = Le piège dans { $room } se referme.
tiny-epic-zombies-event-cover-offered = { $who } propose un tir de couverture vers { $room } pour { $whom }.
tiny-epic-zombies-event-offered = { $token } : { $from } peut passer le jeton, { $to } peut le prendre.
tiny-epic-zombies-event-declined = { $who } dit non.
tiny-epic-zombies-event-flipped = { $who } retourne un jeton dans { $room } ({ $token }) : { $shown }.
tiny-epic-zombies-event-looked = { $who } regarde un jeton dans { $room } ({ $token }).
tiny-epic-zombies-event-looked-what = { $who } regarde un jeton dans { $room } ({ $token }) : { $shown }.
tiny-epic-zombies-event-stranded-laid = Quelqu’un appelle depuis les magasins au symbole { $symbol }.
tiny-epic-zombies-event-clues-laid = { $n ->
    [one] { $n } indice est mélangé et posé.
   *[other] { $n } indices sont mélangés et posés.
}
tiny-epic-zombies-event-exits-revealed = Les sorties restantes sont révélées.
tiny-epic-zombies-event-guessed-right = { $who } propose { $guess }, et c’est ça.
tiny-epic-zombies-event-guessed-wrong = { $who } propose { $guess }, mais c’était { $truth }.
tiny-epic-zombies-event-took = { $who } prend un jeton : { $token }.
tiny-epic-zombies-event-laid = { $who } pose un jeton dans { $room } : { $token }.
tiny-epic-zombies-event-collected = { $who } prend une carte : { $card }.
tiny-epic-zombies-event-dropped = { $who } laisse une carte à côté ({ $store }) : { $card }.
tiny-epic-zombies-event-played = { $who } joue { $card }.
tiny-epic-zombies-event-supply-delivered = { $who } livre le ravitaillement { $n }.
tiny-epic-zombies-event-supply-drawn = { $who } pioche { $card }.
tiny-epic-zombies-event-supply-refused = { $who } remet { $card }.
tiny-epic-zombies-event-part-delivered = { $who } apporte la pièce détachée dans l’Atrium.
tiny-epic-zombies-event-repaired = La barricade est réparée de { $n } : { $barricade }.
tiny-epic-zombies-event-peeked = { $who } regarde la carte posée devant { $whom }.
tiny-epic-zombies-event-peeked-what = { $who } regarde la carte posée devant { $whom } : { $card }.
tiny-epic-zombies-event-peeked-deck = { $who } regarde la pioche Fouille.
tiny-epic-zombies-event-peeked-deck-what = { $who } regarde la pioche Fouille : { $card }.
tiny-epic-zombies-event-progress = { $objective } : { $now } sur { $target } ({ $who }).
tiny-epic-zombies-event-completed = { $objective } : { $who } achève l’objectif !
tiny-epic-zombies-event-revealed = { $who } fouille et trouve { $card }.
tiny-epic-zombies-event-card-laid = Carte posée à côté ({ $store }) : { $card }.
tiny-epic-zombies-event-card-lost = { $who } perd { $card }.
tiny-epic-zombies-event-card-burnt = Piétiné et perdu : { $card }.
tiny-epic-zombies-event-noise = Même symbole : { $who } fait du bruit.
tiny-epic-zombies-event-quiet = { $who } ne fait aucun bruit.
tiny-epic-zombies-event-hushed = { $who } étouffe le bruit.
tiny-epic-zombies-event-horde-acts = Zombie en action : { $who }, depuis la case { $n } de sa piste.
tiny-epic-zombies-event-token-pushed = Un jeton est poussé dans { $room } : { $token }.
tiny-epic-zombies-event-buried = Une carte va sous la pioche Fouille.
tiny-epic-zombies-event-buried-what = Sous la pioche Fouille : { $card }.
tiny-epic-zombies-event-locked = Verrouillé : { $store }.
tiny-epic-zombies-event-zombie-added = Un zombie arrive dans { $room } : { $why }
tiny-epic-zombies-event-zombie-goes-on = { $store } : c’est plein, un zombie continue dans le sens horaire jusque dans { $room } : { $why }
tiny-epic-zombies-why-symbol = la carte montre le symbole { $symbol }.
tiny-epic-zombies-why-noise = la carte montre le symbole { $symbol }, et le bruit en amène deux par magasin.
tiny-epic-zombies-why-card = la carte révélée est un Zombie.
tiny-epic-zombies-why-alarm = une fausse alerte.
tiny-epic-zombies-why-stray = la Horde l’envoie dans le magasin de son choix.
tiny-epic-zombies-event-zombie-moved = Un zombie passe d’une pièce à l’autre : { $from } → { $room }.
tiny-epic-zombies-event-supply-empty = Il n’y a plus de zombie à ajouter.
tiny-epic-zombies-event-bled-out = { $who } saigne.
tiny-epic-zombies-event-barricade-hit = La barricade tombe à { $barricade }.
tiny-epic-zombies-event-barricade-hit-past = { $store } : c’est plein, le zombie fait tomber la barricade à { $barricade }.
tiny-epic-zombies-event-survivor-lost = { $left ->
    [0] Un survivant est perdu ; il n’en reste aucun.
    [one] Un survivant est perdu ; il en reste { $left }.
   *[other] Un survivant est perdu ; il en reste { $left }.
}
tiny-epic-zombies-event-survivor-lost-by = { $who } perd un survivant ; reste { $left }.
tiny-epic-zombies-event-overrun = { $who } se fait déborder dans { $room }.
tiny-epic-zombies-event-eaten = { $who } se fait dévorer dans { $room }.
tiny-epic-zombies-event-replaced = { $who } prend la relève.

## How it ended

tiny-epic-zombies-outcome-humans = Les trois objectifs sont remplis : les Humains gagnent.
tiny-epic-zombies-outcome-leader = Trois objectifs remplis : on tient un nouveau chef.
tiny-epic-zombies-outcome-eaten = Quelqu’un se fait dévorer, et il ne reste aucun survivant : les zombies gagnent.
tiny-epic-zombies-outcome-barricade = La barricade cède, et il ne reste aucun survivant : les zombies gagnent.
tiny-epic-zombies-outcome-tokens = Les zombies ont pris les survivants : ils gagnent.
tiny-epic-zombies-outcome-time = Le dernier tour est joué, et il reste des objectifs à remplir : les zombies gagnent.

## Why not: each refusal names its rule besides

tiny-epic-zombies-refuse-over = La partie est finie.
tiny-epic-zombies-refuse-not-asked = Tu n’as rien à décider pour l’instant.
tiny-epic-zombies-refuse-other-question = Ça ne répond pas à la question posée.
tiny-epic-zombies-refuse-not-yet = Pas avant le premier tour.
tiny-epic-zombies-refuse-chosen = Tu as déjà choisi.
tiny-epic-zombies-refuse-not-offered = Cette carte ne t’a pas été distribuée.
tiny-epic-zombies-refuse-no-moves = Tu n’as plus de déplacement.
tiny-epic-zombies-refuse-moves-left = { $n ->
    [one] Tu dois encore faire { $n } déplacement.
   *[other] Tu dois encore faire { $n } déplacements.
}
tiny-epic-zombies-refuse-stay = Tu dois changer de pièce.
tiny-epic-zombies-refuse-far = Hors de portée : { $room }.
tiny-epic-zombies-refuse-passage = À cette table, on ne part par un passage secret que si le magasin est vide.
tiny-epic-zombies-refuse-must-fight = Il y a un zombie dans la pièce : règle-lui d’abord son compte.
tiny-epic-zombies-refuse-no-fight = Il n’y a pas de zombie à combattre ici.
tiny-epic-zombies-refuse-free-move = Fais le déplacement gratuit, ou reste.
tiny-epic-zombies-refuse-move-first = Tu dois d’abord te déplacer.
tiny-epic-zombies-refuse-not-entered = Tu dois d’abord entrer dans la pièce.
tiny-epic-zombies-refuse-not-empty = Il y a des zombies dans ce magasin.
tiny-epic-zombies-refuse-no-attack = L’attaque de ce déplacement est passée.
tiny-epic-zombies-refuse-no-zombie = Il n’y a pas de zombie dans { $room }.
tiny-epic-zombies-refuse-no-zombies = Il n’y a aucun zombie sur qui l’utiliser.
tiny-epic-zombies-refuse-own-room = Tu ne peux pas tirer dans ta propre pièce.
tiny-epic-zombies-refuse-range = Hors de portée de tir : { $room }.
tiny-epic-zombies-refuse-no-smg = Seule la Mitraillette en abat deux.
tiny-epic-zombies-refuse-two-targets = Il faut deux zombies dans deux pièces adjacentes différentes.
tiny-epic-zombies-refuse-ammo = { $n ->
    [one] Ça coûte { $n } munition, plus que tu n’en as.
   *[other] Ça coûte { $n } munitions, plus que tu n’en as.
}
tiny-epic-zombies-refuse-no-uzi = Le tir de couverture vient juste après un tir d’Uzi.
tiny-epic-zombies-refuse-cover-whom = Le tir de couverture aide un autre Humain dans une pièce adjacente.
tiny-epic-zombies-refuse-cover-where = Le tir de couverture déplace de 2 pièces au plus, vers une pièce sans zombie.
tiny-epic-zombies-refuse-declined = La réponse était déjà non.
tiny-epic-zombies-refuse-no-quarantine = Il n’y a plus rien à mettre en quarantaine.
tiny-epic-zombies-refuse-not-isolated = Le zombie n’est pas seul dans son magasin.
tiny-epic-zombies-refuse-no-ability = Cette pièce n’a aucune capacité à utiliser.
tiny-epic-zombies-refuse-other-ability = Cette pièce a une autre capacité.
tiny-epic-zombies-refuse-used = Tu l’as déjà utilisée ce tour.
tiny-epic-zombies-refuse-locked = Ce magasin est verrouillé.
tiny-epic-zombies-refuse-rush-vehicle = Un pic de sucre ne finit pas sur un véhicule.
tiny-epic-zombies-refuse-no-supply = Le jeton de ravitaillement n’est pas sur sa caisse.
tiny-epic-zombies-refuse-use-crate = Pour prendre un jeton de ravitaillement sur sa caisse, utilise la pièce.
tiny-epic-zombies-refuse-no-melee = Tu n’as pas attaqué en mêlée dans cette pièce ce tour.
tiny-epic-zombies-refuse-name-target = Dis sur quoi tu l’utilises.
tiny-epic-zombies-refuse-no-trap = Les deux pièges sont armés.
tiny-epic-zombies-refuse-trap-there = Un piège demande une pièce sans zombie ni piège, dans ce magasin ou un magasin voisin.
tiny-epic-zombies-refuse-crash-whom = Le fracas attire un zombie d’un magasin voisin.
tiny-epic-zombies-refuse-zombie-there = Un zombie ne va que dans une pièce libre d’un magasin à sa portée.
tiny-epic-zombies-refuse-sale = Échange une arme que tu portes contre une arme, à côté d’un magasin, qui tient dans tes emplacements.
tiny-epic-zombies-refuse-layaway = La mise de côté rapporte une arme ou une carte de sac à dos posée à côté d’un magasin vide.
tiny-epic-zombies-refuse-no-car = La voiture de police n’est pas ici.
tiny-epic-zombies-refuse-drive-where = La voiture va vers un autre magasin, à 3 magasins au plus.
tiny-epic-zombies-refuse-no-token = Ce jeton n’est pas ici.
tiny-epic-zombies-refuse-no-flip = Il n’y a rien à retourner sur ce jeton.
tiny-epic-zombies-refuse-face-up = Il est déjà face visible.
tiny-epic-zombies-refuse-known-letter = Tu connais cet ingrédient, et ce n’est pas celui qu’il te faut.
tiny-epic-zombies-refuse-known-clue = Tu as déjà vu cet indice, et tu peux deviner.
tiny-epic-zombies-refuse-no-take = Ce jeton ne se porte pas.
tiny-epic-zombies-refuse-no-guess = Il n’y a plus rien à deviner.
tiny-epic-zombies-refuse-no-clue = Révèle d’abord un indice.
tiny-epic-zombies-refuse-found = Cette source est déjà trouvée.
tiny-epic-zombies-refuse-no-snatch = Seules la radio et la pièce détachée s’arrachent, et seulement en compétition.
tiny-epic-zombies-refuse-snatched = Tu as déjà arraché quelque chose ce tour.
tiny-epic-zombies-refuse-not-here = Cette carte n’est pas à côté de ce magasin.
tiny-epic-zombies-refuse-no-radio = Seul le porteur de la radio peut prendre les Fréquences.
tiny-epic-zombies-refuse-picked-clean = Le zombie Survivaliste te laisse une carte par tour.
tiny-epic-zombies-refuse-not-survivalist = Seul le Survivaliste peut prendre des cartes au nez des zombies.
tiny-epic-zombies-refuse-free-anyway = Le magasin est vide : ramasse la carte sans payer.
tiny-epic-zombies-refuse-bought = Une carte par déplacement.
tiny-epic-zombies-refuse-not-held = Tu n’as pas cette carte.
tiny-epic-zombies-refuse-drop-here = Dans un magasin, la carte se pose à côté de celui-ci.
tiny-epic-zombies-refuse-drop-center = Nomme un des quatre magasins centraux.
tiny-epic-zombies-refuse-not-entering = Lance une Grenade au moment où tu entres dans un magasin.
tiny-epic-zombies-refuse-keep-where = Nomme un magasin central pour l’arme que tu remplaces, et seulement dans ce cas.
tiny-epic-zombies-refuse-one-weapon = À cette table, une seule arme va dans la cache par entrée.
tiny-epic-zombies-refuse-no-arsenal = La cache ne prend rien.
tiny-epic-zombies-refuse-cache-full = La cache n’en prend pas autant.
tiny-epic-zombies-refuse-not-at-cache = La cache se remplit quand tu entres dans l’Atrium.
tiny-epic-zombies-refuse-patient = Rien à soigner de ce côté-là.
tiny-epic-zombies-refuse-axe = Hache en main, tu dois riposter.
tiny-epic-zombies-refuse-rush-where = Un pic de sucre va à 3 pièces au plus, dans une pièce sans zombie.
tiny-epic-zombies-refuse-no-escort = Il n’y a pas d’escouade à mener.
tiny-epic-zombies-refuse-no-squad = Aucune escouade de ce coin ne peut bouger.
tiny-epic-zombies-refuse-not-your-squad = Quelqu’un d’autre mène cette escouade.
tiny-epic-zombies-refuse-squad-moves = Une escouade prend un des trois déplacements de ton tour.
tiny-epic-zombies-refuse-must-leave = Il y a un zombie dans ta pièce : ta propre figurine doit d’abord en sortir.
tiny-epic-zombies-refuse-post-taken = Cette case est prise.
tiny-epic-zombies-refuse-not-teacher = Seule la Prof peut regarder.
tiny-epic-zombies-refuse-no-card = Il n’y a pas de carte à regarder.
tiny-epic-zombies-refuse-known = Tu connais déjà cette carte.
tiny-epic-zombies-refuse-no-deck = À cette table, la pioche Fouille reste fermée.
tiny-epic-zombies-refuse-not-bearer = Tu ne portes pas ça.
tiny-epic-zombies-refuse-dead = Un Humain dévoré ne fait plus rien, et ce qu’il portait reste là où il est tombé.
tiny-epic-zombies-refuse-only-deliver = Un jeton de ravitaillement ne peut qu’être livré.
tiny-epic-zombies-refuse-same-room = Il faut être tous deux dans la même pièce.
tiny-epic-zombies-refuse-their-turn = En compétition, un objet ne change de mains que pendant le tour de celui qui donne ou de celui qui prend.
tiny-epic-zombies-refuse-one-offer = Une autre offre attend encore sa réponse.
tiny-epic-zombies-refuse-bleeder = Choisis un Humain parmi les moins blessés et, parmi eux, celui qui a le plus de munitions.
tiny-epic-zombies-refuse-not-yours = Cette carte Zombie n’est pas en jeu.
tiny-epic-zombies-refuse-push-what = Pousse un jeton posé dans un magasin.
tiny-epic-zombies-refuse-push-where = C’est trop loin pour le pousser.
tiny-epic-zombies-refuse-shift-whom = Il n’y a plus de zombie à déplacer.
tiny-epic-zombies-refuse-litter = Cette carte ne peut pas aller là.
tiny-epic-zombies-refuse-hurt-whom = Cet Humain ne peut pas être blessé ainsi.
tiny-epic-zombies-refuse-symbol = Ce magasin n’a pas le symbole de la carte révélée.
tiny-epic-zombies-refuse-not-in-hand = Cette carte n’est pas dans ta main.
tiny-epic-zombies-refuse-burn = Cette carte n’est pas à côté d’un magasin plein.

## Why a bot did something: ends a line that begins with its name and a colon.

tiny-epic-zombies-why-turns = ça ne perd aucun tour
tiny-epic-zombies-why-done = ça remplit un objectif
tiny-epic-zombies-why-work = ça fait avancer les objectifs
tiny-epic-zombies-why-late = les tours commencent à manquer
tiny-epic-zombies-why-survivors = ça sauve des survivants
tiny-epic-zombies-why-barricade = ça épargne la barricade
tiny-epic-zombies-why-weakest = quelqu’un frôle la mort
tiny-epic-zombies-why-life = ça nous éloigne de la mort
tiny-epic-zombies-why-zombies = ça laisse moins de zombies
tiny-epic-zombies-why-crowds = un magasin bondé va déborder
tiny-epic-zombies-why-cards = il y a de bonnes cartes à prendre
tiny-epic-zombies-why-others = il ne faut pas laisser filer les autres
tiny-epic-zombies-danger-hurt = d’être blessé
tiny-epic-zombies-danger-out = d’être dévoré

## What options allow. Modes, characters and stores are named as options name them.

tiny-epic-zombies-allowed-level = normal (le mode { $mode } n’a pas de niveaux)
tiny-epic-zombies-allowed-no-zombie-player = last (personne ne joue les zombies dans le mode { $mode })
tiny-epic-zombies-allowed-zombie-seat = last, random, de 0 à { $last }
tiny-epic-zombies-allowed-first = random, de 0 à { $last }
tiny-epic-zombies-allowed-first-of-two = random, 0, 1 (les deux humains)
tiny-epic-zombies-allowed-first-drawn = random (un humain, et la place du joueur zombie est tirée au sort)
tiny-epic-zombies-allowed-first-human = random, ou la place d’un humain ; celle-ci joue les zombies
tiny-epic-zombies-allowed-characters = deal, random, ou jusqu’à { $n } parmi : { $names }
tiny-epic-zombies-allowed-zombie-card = deal, random, ou un seul parmi : { $names }
tiny-epic-zombies-allowed-once = chaque personnage au plus une fois ; « { $character } » est nommé deux fois
tiny-epic-zombies-allowed-distinct = { $none }, ou jusqu’à { $n } différents parmi : { $names }
tiny-epic-zombies-allowed-layout = random, ou 8 magasins dans l’ordre { $order } ; { $n ->
    [one] { $n } est nommé
   *[other] { $n } sont nommés
}
tiny-epic-zombies-allowed-layout-once = une seule face de chaque carte ; « { $one } » et « { $other } » sont la même carte ou ses deux faces
tiny-epic-zombies-allowed-store = magasin inconnu « { $word } » ; magasins connus : { $known }
