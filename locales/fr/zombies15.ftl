### Zombies 15' on the table: Heroes, cards, places, options, prompts, events and refusals.
### The rulebook is in zombies15-rules.ftl.

## Modes

zombies15-mode-scenario = Un scénario
zombies15-mode-campaign = Campagne
zombies15-mode-quick = Partie rapide
zombies15-mode-custom = Ton propre scénario
zombies15-mode-scenario-help = Une soirée, un but, quinze minutes.
zombies15-mode-campaign-help = Les quinze à la suite, avec la même équipe et ce qu’elle porte.
zombies15-mode-quick-help = Un parcours à travers la ville, jamais le même, jusqu’à la sortie.
zombies15-mode-custom-help = Un fichier écrit par toi ou par quelqu’un d’autre.

## Heroes

zombies15-hero-house = Les chiffres sur la fiche de ce héros sont de notre cru.
zombies15-hero-josh = Josh
    .strength = Guérison naturelle : il commence son tour avec 1 point de vie de plus s’il ne lui en reste que 1 et qu’aucun zombie n’est proche.
    .weakness = Zombiphobie : il n’attaque jamais à mains nues.
zombies15-hero-severity = Severity
    .strength = Dure à cuire : elle se relève sans dépenser d’action.
    .weakness = Réfractaire aux soins : rien ne lui rend de points de vie pendant un scénario.
zombies15-hero-will = Will
    .strength = Œil de lynx : sa fouille rapide pioche 4 cartes.
    .weakness = Courtes jambes : au plus 2 déplacements de tuile à tuile par tour.
zombies15-hero-snow = Snow
    .strength = Mains agiles : utiliser un objet léger ne lui coûte pas d’action.
    .weakness = Seulement 2 points de vie.
zombies15-hero-vance = Vance
    .strength = Furtif : il peut quitter une zone qui contient jusqu’à 2 zombies.
    .weakness = Peur des armes à feu : il ne peut pas en avoir.
zombies15-hero-sai_fon = Sai Fon
    .strength = Sacré direct : ses mains nues tuent jusqu’à 3 zombies.
    .weakness = Fougueuse : elle ne peut pas faire de fouille minutieuse.
zombies15-hero-hazel = Hazel
    .strength = Future infirmière : entre ses mains, les objets de soin rendent 1 de plus, à n’importe qui de proche.
    .weakness = Poches trouées : 1 emplacement d’objet léger et 2 de sac à dos.
zombies15-hero-dex = Dex
    .strength = Bête de somme : un objet lourd laisse sa deuxième arme libre.
    .weakness = Gros sabots : tout ce qui est bruyant fait 1 de bruit en plus entre ses mains.

## Cards

zombies15-card-house = Les chiffres de cette carte et son nombre d’exemplaires sont de notre cru.
zombies15-card-zombie_1 = 1 zombie
zombies15-card-zombie_2 = 2 zombies
zombies15-card-revolver = Revolver
zombies15-card-nail_gun = Cloueuse
zombies15-card-crossbow = Arbalète
zombies15-card-shotgun = Fusil à pompe
zombies15-card-hunting_rifle = Fusil de chasse
zombies15-card-assault_rifle = Fusil d’assaut
zombies15-card-machine_pistol = Pistolet-mitrailleur
zombies15-card-baseball_bat = Batte de baseball
zombies15-card-axe = Hache
zombies15-card-machete = Machette
zombies15-card-crowbar = Pied-de-biche
zombies15-card-chainsaw = Tronçonneuse
zombies15-card-shovel = Pelle
zombies15-card-frying_pan = Poêle à frire
zombies15-card-hockey_stick = Crosse de hockey
zombies15-card-recurve_bow = Arc recourbé
zombies15-card-cavalry_sword = Sabre de cavalerie
zombies15-card-chain_flail = Fléau à chaîne
zombies15-card-nunchaku = Nunchaku
zombies15-card-electric_guitar = Guitare électrique
zombies15-card-first_aid_kit = Trousse de secours
    .help = Rend 1 point de vie, à toi ou à un héros conscient de ta zone.
zombies15-card-ammo_box = Boîte de munitions
    .help = Recharge une de tes armes à feu.
zombies15-card-duct_tape = Ruban adhésif
    .help = Remet à neuf une de tes armes de mêlée.
zombies15-card-hand_grenade = Grenade
    .help = Tue jusqu’à 4 zombies dans ta zone, à grand bruit.
zombies15-card-bike_helmet = Casque de vélo
    .help = Résistance +1 tant que tu l’as.
zombies15-card-cheeseburger = Cheeseburger
    .help = Te rend 1 point de vie.
zombies15-card-razor_blade = Lame de rasoir
    .help = Tue 1 zombie dans ta zone.
zombies15-card-rotten_meat = Viande avariée
    .help = À côté d’exactement 1 zombie : ton prochain déplacement ou ta prochaine fouille de ce tour est permis.
zombies15-card-lucky_charm = Porte-bonheur
    .help = La pire carte zombie de ta prochaine fouille rapide de ce tour n’amène personne.
zombies15-card-smoke_grenade = Fumigène
    .help = Ton prochain déplacement de ce tour peut quitter cette rue malgré les zombies.
zombies15-card-work_gloves = Gants de travail
    .help = Tes mains nues tuent 1 zombie de plus.
zombies15-card-cookies = Boîte de cookies
    .help = Rend 1 point de vie et donne 2 actions.
zombies15-card-energy_drink = Boisson énergisante
    .help = Donne 3 actions.
zombies15-card-cat = Chat
    .help = Au prochain grognement, on pioche une carte Zombies de moins.
zombies15-card-fireworks = Feux d’artifice
    .help = Depuis une rue : jusqu’à 3 zombies filent dans une rue voisine.
zombies15-card-dynamite = Dynamite
    .help = Depuis une rue : tue jusqu’à 3 zombies dans une rue voisine, à grand bruit.
zombies15-card-trashcan_lid = Couvercle de poubelle
    .help = Résistance +2 tant que tu l’as.
zombies15-card-dog = Chien
    .help = Résistance +1 tant que tu l’as ; ou bien, une fois, tue 2 zombies.
zombies15-card-skateboard = Skateboard
    .help = Ton premier déplacement de tuile à tuile de chaque tour est gratuit ; ou bien, une fois, tue 2 zombies.
zombies15-card-molotov_cocktail = Cocktail Molotov
    .help = Tue jusqu’à 4 zombies dans ta zone.
zombies15-card-explosive_ammo = Munitions explosives
    .help = Avec une attaque à l’arme à feu : dégâts +3, et l’arme est détruite.
zombies15-card-improvised_shield = Bouclier de fortune
    .help = Résistance +3 tant que tu l’as.
zombies15-card-defibrillator = Défibrillateur
    .help = Un héros sans connaissance de ta zone revient à lui avec 1 point de vie.
zombies15-empty-slot = un emplacement vide

## Tokens, Heavy Objects, markers, colours and Events

zombies15-token-bag1 = Sac 1
zombies15-token-bag2 = Sac 2
zombies15-token-bag3 = Sac 3
zombies15-token-key_red = Clé rouge
zombies15-token-key_blue = Clé bleue
zombies15-token-key_green = Clé verte
zombies15-token-key_yellow = Clé jaune
zombies15-token-medicine = Médicaments
zombies15-token-sample = Échantillon
zombies15-token-spare = jeton de rechange
zombies15-token-blank = jeton vierge
zombies15-heavy-gas_can = Bidon d’essence
    .help = À apporter là où le scénario le veut, rien d’autre.
zombies15-heavy-radio = Radio
    .help = À apporter là où le scénario le veut ; au pied d’une tour radio, son porteur peut appeler l’hélicoptère.
zombies15-heavy-machine_gun = Mitrailleuse
    .help = Sert pendant que tu la portes : tue jusqu’à 6 zombies ici ou, depuis une rue, dans une rue voisine, à grand bruit ; en repousse 3.
zombies15-heavy-ammo_crate = Caisse de munitions
    .help = Apportée à une Mitrailleuse qui a tiré, elle la recharge pour 1 action.
zombies15-heavy-survivor_milo = Milo
    .help = Sans connaissance : on peut le porter, jamais le ranimer.
zombies15-marker-car = Voiture
zombies15-marker-helicopter = Hélicoptère
zombies15-marker-generator = groupe électrogène
zombies15-marker-cabin = cabine de commande
zombies15-marker-tower = tour radio
zombies15-marker-helipad = héliport
zombies15-colour-red = rouge
zombies15-colour-blue = bleu
zombies15-colour-green = vert
zombies15-colour-yellow = jaune
zombies15-zombie-event-loss = Perte d’un objet léger
zombies15-zombie-event-sneak_attack = Attaque sournoise
zombies15-zombie-event-surge = Déferlante
zombies15-zombie-event-terror = Terreur

## Tiles and Areas

zombies15-tile-house = Le nom de cette tuile est de nous ; ses rues et sa Zone de fouille sont celles de l'édition publiée.
zombies15-tile-1A = Route du Parc aux Saules
zombies15-tile-1B = Rue des Aulnes
zombies15-tile-2A = Étang de la Passerelle
zombies15-tile-2B = Avenue des Palmiers
zombies15-tile-3A = Pré de la Fontaine
zombies15-tile-3B = Rue Mercer
zombies15-tile-4A = Route du Parc aux Saules II
zombies15-tile-4B = Rue des Coings
zombies15-tile-5A = Étang de la Passerelle II
zombies15-tile-5B = Rue Mercer II
zombies15-tile-6A = Pré de la Fontaine II
zombies15-tile-6B = Avenue des Palmiers II
zombies15-tile-7A = Cour Brisée
zombies15-tile-7B = Rue des Coings II
zombies15-tile-8A = Parking Sept
zombies15-tile-8B = Rue des Aulnes II
zombies15-tile-9A = Quatre-Chemins
zombies15-tile-9B = Grill & Gas
zombies15-tile-10A = La Rotonde
zombies15-tile-10B = Allée du Marché
zombies15-tile-11A = Place du Couchant
zombies15-tile-11B = Tournant de la Piscine
zombies15-tile-12A = Cour du Moulin
zombies15-tile-12B = Motel du Vagabond
zombies15-tile-13A = Maison Harrow
zombies15-tile-13B = Club Feedback
zombies15-tile-14A = Commissariat Neuf
zombies15-tile-14B = Maison Ledger
zombies15-tile-15A = Tournant du Stade
zombies15-tile-15B = Salle de l’Union
zombies15-tile-16A = Tournant des Fougères
zombies15-tile-16B = Tournant de la Piscine II
zombies15-tile-17A = Tournant des Fougères II
zombies15-tile-17B = Motel du Vagabond II
zombies15-tile-18A = Vieux Cimetière
zombies15-tile-18B = Club Feedback II
zombies15-tile-19A = Terrain de basket
zombies15-tile-19B = Maison Ledger II
zombies15-tile-20A = Terrain de basket II
zombies15-tile-20B = Salle de l’Union II
zombies15-tile-21A = Clos des Glands
zombies15-tile-21B = Tournant des Fougères III
zombies15-tile-22A = Clos des Hêtres
zombies15-tile-22B = Tournant du Stade II
zombies15-tile-23A = Clos des Glands II
zombies15-tile-23B = Loge du Gardien
zombies15-tile-24A = Clos des Hêtres II
zombies15-tile-24B = Parking Sept II
zombies15-tile-25A = Clos des Glands III
zombies15-tile-25B = Route du Parc aux Saules III
zombies15-tile-26A = Clos des Hêtres III
zombies15-tile-26B = Quatre-Chemins II
zombies15-tile-27A = Allée des Villas
zombies15-tile-27B = Cour du Moulin II
zombies15-tile-28A = Allée du Marché II
zombies15-tile-28B = Hôpital Mercy
zombies15-tile-29A = Grill & Gas II
zombies15-tile-29B = Tournant de la Piscine III
zombies15-tile-30A = Allée des Villas II
zombies15-tile-30B = Vieux Cimetière II
zombies15-tile-31A = Cour Brisée II
zombies15-tile-31B = Croix Verte
zombies15-tile-32A = Parking Sept III
zombies15-tile-32B = Croix Verte II
zombies15-place-street = { $tile }, rue
zombies15-place-search = { $tile }, intérieur
zombies15-words = { $words }

## The campaign "Fifteen Sirens"

zombies15-scenario-numbered = { $number }. { $name }
zombies15-level-tutorial = pour apprendre
zombies15-level-easy = facile
zombies15-level-medium = moyen
zombies15-level-hard = difficile
zombies15-level-finale = le final
zombies15-scenario-house = Un scénario de notre cru, fait pour ce programme.
zombies15-scenario-1 = Première sonnerie
zombies15-story-1 = La retenue du samedi vous a sauvés : personne n’est jamais venu rouvrir la salle. Le couloir s’est tu, les téléphones sont morts, et le dépôt des cars scolaires est à six pâtés de maisons, en passant par la rue des Coings.
    .rules = Les capacités sont inactives et chaque héros a 3 points de vie. Tout le monde commence avec une Crosse de hockey. Pas de grognements.
zombies15-scenario-2 = L’appel
zombies15-story-2 = Le dépôt est vide, mais quelqu’un sonne la cloche de la salle des fêtes : deux coups longs, un court, le signal de votre classe pour l’exercice d’incendie. Si ça sonne encore, c’est qu’on y vit encore.
    .rules = Les capacités sont inactives et chaque héros a 3 points de vie. Commencez avec ce que vous aviez à la fin de Première sonnerie, ou avec une Crosse de hockey.
zombies15-scenario-3 = Clés d’emprunt
zombies15-story-3 = Le gardien de la salle est parti en vitesse. Pas son trousseau : il traîne quelque part dans trois maisons dont il s’occupait, et la grille de la rocade est fermée par une chaîne.
    .rules = Les capacités et les objets de départ des fiches s’appliquent désormais.
zombies15-scenario-4 = Courses de quartier
zombies15-story-4 = Neuf bouches, quatre boîtes de pêches. De l’autre côté de la rocade, cinq épiceries avaient baissé leur rideau quand c’est arrivé, et un rideau de fer n’arrête pas que les voleurs.
    .rules = Seuls comptent les sacs trouvés dans ce scénario.
zombies15-scenario-5 = Il manque deux bidons
zombies15-story-5 = Au Tournant des Fougères, il y a un break, les clés dessus et le réservoir à sec. On a vu deux bidons d’essence dans deux garages. Les garages ont une alarme ; leurs propriétaires étaient des gens prudents.
    .rules = Un Bidon d’essence compte s’il est porté jusqu’au Tournant des Fougères II ou s’il s’y trouve posé.
zombies15-scenario-6 = Toutes les vitrines hurlent
zombies15-story-6 = Quatre boîtes d’antibiotiques, et le petit frère de Milo passerait la semaine. Dans le quartier, pharmacies, cliniques et vétérinaires ont tous une alarme, et les panneaux du toit l’alimentent encore.
    .rules = Six des sept lieux ont une alarme.
zombies15-scenario-7 = Panne de courant rue Mercer
zombies15-story-7 = Pas de lune, pas de réverbères, et dans le noir quelque chose qui respire en même temps que toi. Un groupe électrogène attend derrière une maison du Clos des Hêtres. Il faudra bien que quelqu’un lui porte du carburant, à l’aveugle.
    .rules = Tout le monde a 1 action de moins. Lâcher un Bidon d’essence dans la zone de fouille du Clos des Hêtres rétablit le courant, à partir du tour suivant.
zombies15-scenario-8 = Équipes séparées
zombies15-story-8 = La passerelle s’est effondrée entre vous. Deux d’entre vous sont sur la rive ouest, deux sur la rive est, et les grilles du tunnel ne s’ouvrent que si les deux cabines de commande sont occupées en même temps.
    .rules = Les deux cadenas rouges disparaissent dès qu’un héros conscient se trouve dans chaque cabine de commande.
zombies15-scenario-9 = Tenir le diner
zombies15-story-9 = Un convoi de camions a répondu à votre appel. Il lui faut quatorze minutes. Il ne peut faire demi-tour qu’au carrefour du diner, et toutes les rues de la ville y mènent.
    .rules = Chaque grognement pioche 2 cartes. Les cartes chiffrées arrivent à la porte de leur lettre, la Horde à la porte qui compte le moins de zombies, la première lettre s’il y en a plusieurs. 15 zombies à une porte quand retentit la sirène de 7, 10 ou 14 minutes : perdu sur-le-champ, quoi qu’il en soit du reste. Chaque porte a une alarme.
zombies15-scenario-10 = La colline aux signaux
zombies15-story-10 = La radio du convoi marche encore, et Milo aussi, à peine : il est tombé près de la carrière et ne s’est pas réveillé. Tous deux doivent monter sur la colline, et ni l’un ni l’autre ne sait marcher.
    .rules = Milo compte comme un héros sans connaissance qu’on ne peut pas ranimer.
zombies15-scenario-11 = Par les airs
zombies15-story-11 = Une voix, sur la fréquence de la colline, a promis un vol et un seul atterrissage. Elle ne fera pas de second passage. Portez le poste à la tour de la rue Mercer, appelez, et soyez sur le toit quand elle arrive.
    .rules = Chaque grognement pioche 2 cartes : les cartes chiffrées arrivent sur la tuile de leur lettre, la Horde chez le héros actif. Qui porte la Radio peut appeler depuis la rue de la tour, s’il n’y a aucun zombie ; cela coûte une action, et la Radio reste sur place. L’hélicoptère se pose à la deuxième sirène après l’appel : appelé avant 7 minutes, il se pose à 10 ; avant 10, à 14 ; plus tard, jamais. La tour et le toit portent une lettre. Six tuiles ont une alarme.
zombies15-scenario-12 = Boulevard de la poisse
zombies15-story-12 = Le pilote vous a déposés au mauvais bout de la plus longue rue de la ville. Quoi que la fumée ait fait aux morts de ce côté, ils ont appris à attendre derrière les portes.
    .rules = Les événements s’appliquent désormais. Seuls comptent les sacs trouvés dans ce scénario.
zombies15-scenario-13 = Pris au piège
zombies15-story-13 = L’armée a clôturé le quartier avant de tomber, et la clôture a tenu. Quatre grilles, quatre cadenas, huit postes de garde où les clés pourraient pendre, et la rumeur de la foule dehors, de tous les côtés.
    .rules = Chaque grognement pioche 2 cartes : les cartes chiffrées arrivent sur la tuile de leur lettre, la Horde chez le héros actif, et les événements frappent le héros actif. N’importe quel coin convient, le même pour tous, une fois son cadenas disparu. Tous les bureaux sauf un ont une alarme.
zombies15-scenario-14 = La longue bande d’arrêt
zombies15-story-14 = La route 9 longe la falaise à perte de vue, et la seule voiture qui démarre est à l’autre bout. Il y a un bidon d’essence au belvédère, et guère d’abris en chemin.
    .rules = Les événements s’appliquent. Qui commence un tour en portant une charge lourde a 1 action de moins. Trois tuiles ont une alarme.
zombies15-scenario-15 = Celui qui mène
zombies15-story-15 = Il ne titube pas. Il marche, et les autres marchent où il a marché. La dernière docteure encore à l’antenne dit qu’une fiole de ce qui coule en lui mettrait fin à tout ça. Puis elle dit : vous avez jusqu’à la sirène.
    .rules = Les événements s’appliquent. L’Alpha compte comme 3 zombies et encaisse 24 blessures, sur ce qui reste d’une attaque quand les zombies à ses côtés sont morts ; alors il laisse l’Échantillon. À chaque grognement, il avance d’une tuile vers le héros actif. Les Feux d’artifice ne le déplacent pas, et ni fumée, ni viande, ni furtivité ne servent près de lui.
zombies15-story-quick = Pas d’histoire, pas de passé : quelqu’un a tracé un parcours à travers la ville, et la sortie est au bout.

## Goals

zombies15-goal-heroes = Tous les héros ici : { $tile }
zombies15-goal-heroes-either = Tous les héros au même endroit : { $tiles }
zombies15-either-more = { $first }, { $last }
zombies15-either-last = { $first } ou { $last }
zombies15-goal-clear = Plus aucun zombie ici : { $tile }
zombies15-goal-bags = Sacs trouvés ici, à porter à vous tous : { $n }
zombies15-goal-tokens = { $token } : { $n } à porter à vous tous
zombies15-goal-heavy = { $what } : { $n }, là où sont les héros
zombies15-goal-siren = La sirène de { $n } minutes a retenti
zombies15-goal-marker = { $what }, là où sont les héros
zombies15-goal-lock = Le cadenas de cette tuile a disparu

## A scenario as `shamble scenario show` lists it

zombies15-show-start = Départ : { $what }
zombies15-show-exit = Sortie : { $what }
zombies15-show-locks = Cadenas : { $what }
zombies15-show-hidden = Jetons de fouille, face cachée : { $what }
zombies15-show-face-up = Jetons de fouille, face visible : { $what }
zombies15-show-heavy = Objets lourds : { $what }
zombies15-show-markers = Lieux : { $what }
zombies15-show-alarms = Alarmes : { $what }
zombies15-show-letters = Lettres : { $what }
zombies15-show-loose-ends = Rues qui quittent la carte et ne mènent nulle part : { $what }
zombies15-show-silent = Pas de grognements
zombies15-show-growls = Un grognement toutes les { $n } secondes
zombies15-show-pile = Pile Zombies : cartes chiffrées jusqu’à { $value }, { $hordes ->
    [0] aucune carte Horde
    [one] { $hordes } carte Horde
   *[other] { $hordes } cartes Horde
} ; { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} par grognement
zombies15-show-gates = Les cartes chiffrées amènent leurs zombies sur la tuile de leur lettre
zombies15-show-events = Les événements s’appliquent
zombies15-show-event-values = Les événements s’appliquent sur les cartes de valeur { $what }
zombies15-show-prologue = Les capacités sont inactives et chaque héros a 3 points de vie
zombies15-show-stick = Tout le monde commence avec une Crosse de hockey
zombies15-show-stick-or-kept = Tout le monde commence avec une Crosse de hockey, ou avec ce qui a été gardé
zombies15-show-dark = Tout le monde a 1 action de moins jusqu’à ce qu’un Bidon d’essence soit lâché près du groupe électrogène
zombies15-show-burden = Qui commence un tour en portant une charge lourde a 1 action de moins
zombies15-show-horde-at-gate = La Horde arrive sur la tuile à lettre qui compte le moins de zombies
zombies15-show-breach = { $n } zombies sur une tuile à lettre quand une sirène retentit : perdu
zombies15-show-cabins = Chaque cadenas { $colour } disparaît dès qu’un héros conscient se trouve dans chaque cabine
zombies15-show-alpha = Le zombie Alpha commence ici : { $place } ; il encaisse { $n } blessures

## Options: name, plain explanation, and the name of each value that is a word

zombies15-option-scenario = Scénario
zombies15-option-scenario-help = Lequel des quinze scénarios jouer à part. Les deux premiers apprennent le jeu.

zombies15-option-progress = Équipe
zombies15-option-progress-help = La ligne reçue par ton équipe à la fin de sa dernière partie : le scénario suivant, et ce que chacun porte. « new » commence au premier scénario.

zombies15-option-scenario_text = Texte du scénario
zombies15-option-scenario_text-help = Un scénario de ton cru : le texte entier de son fichier. Vide : un petit scénario d’exemple.

zombies15-option-heroes = Héros
zombies15-option-heroes-help = Qui joue qui, place par place ; à deux, chacun a deux héros et les joue dans cet ordre. Chaque héros n’est pris qu’une fois. Qui n’est pas nommé est tiré au sort ; en campagne, les héros restent les mêmes.

zombies15-option-first = Premier tour
zombies15-option-first-help = Quelle place joue le premier tour.
zombies15-option-first-random = Au hasard
zombies15-option-first-0 = Première place
zombies15-option-first-1 = Deuxième place
zombies15-option-first-2 = Troisième place
zombies15-option-first-3 = Quatrième place

zombies15-option-soundtrack = Bande-son
zombies15-option-soundtrack-help = La fréquence des grognements. Chacun amène des zombies au héros actif.
zombies15-option-soundtrack-scenario = Selon le scénario
zombies15-option-soundtrack-none = Sans grognements
zombies15-option-soundtrack-60 = Toutes les 60 secondes
zombies15-option-soundtrack-40 = Toutes les 40 secondes
zombies15-option-soundtrack-custom = Intervalle au choix

zombies15-option-growl_seconds = Intervalle des grognements
zombies15-option-growl_seconds-help = Secondes entre deux grognements quand la bande-son a un intervalle au choix.

zombies15-option-difficulty = Partie rapide : niveau
zombies15-option-difficulty-help = Normal grogne toutes les 60 secondes, Difficile toutes les 40. Expert, c’est Difficile, et chaque héros commence avec un point de vie de moins.
zombies15-option-difficulty-normal = Normal
zombies15-option-difficulty-difficult = Difficile
zombies15-option-difficulty-expert = Expert

zombies15-option-quick_tiles = Partie rapide : longueur
zombies15-option-quick_tiles-help = Le nombre de tuiles du parcours, en plus de la tuile de départ.

zombies15-option-quick_bags = Partie rapide : sacs
zombies15-option-quick_bags-help = Le nombre de sacs d’objets cachés le long du parcours.

zombies15-option-quick_keys = Partie rapide : cadenas
zombies15-option-quick_keys-help = Le nombre de cadenas qui barrent le parcours ; la clé de chacun est cachée avant lui.

zombies15-option-quick_alarms = Partie rapide : alarmes
zombies15-option-quick_alarms-help = Le nombre de tuiles avec une alarme, où tout ce qui est bruyant fait 1 de bruit en plus.

zombies15-option-quick_search = Partie rapide : zones de fouille
zombies15-option-quick_search-help = Combien de tuiles du parcours ont une zone de fouille.
zombies15-option-quick_search-half = Au moins la moitié
zombies15-option-quick_search-all = Autant que possible

zombies15-option-event_values = Partie rapide : événements
zombies15-option-event_values-help = Quelles cartes Zombies portent des événements : des valeurs de cartes comme 1,2, ou none.

zombies15-option-speed = Vitesse
zombies15-option-speed-help = La vitesse de la bande-son, en pour cent. Plus lent, c’est plus facile ; le résultat le dit.
zombies15-option-speed-50 = 50 %
zombies15-option-speed-75 = 75 %
zombies15-option-speed-100 = 100 %
zombies15-option-speed-125 = 125 %
zombies15-option-speed-150 = 150 %

zombies15-option-pause = Pauses
zombies15-option-pause-help = Qui peut arrêter le chrono. Une partie arrêtée le dit dans son résultat.
zombies15-option-pause-solo = Seulement en solo
zombies15-option-pause-vote = Plus de la moitié des places
zombies15-option-pause-free = N’importe qui

zombies15-option-action_ms = Temps par coup
zombies15-option-action_ms-help = Tour par tour seulement : combien de millisecondes de bande-son prend chaque coup.

zombies15-option-reserve_limit = Figurines de zombies
zombies15-option-reserve_limit-help = Combien de zombies il y a en tout. Quand ils sont tous sortis, il faut que certains meurent pour que d’autres viennent.
zombies15-option-reserve_limit-none = Sans limite

zombies15-option-growl_waits_for_action = Grognements en attente
zombies15-option-growl_waits_for_action-help = Un grognement qui retentit pendant une fouille ouverte attend que le choix soit fait.
zombies15-option-growl_waits_for_action-on = Ils attendent
zombies15-option-growl_waits_for_action-off = Aussitôt

zombies15-option-finish_open_action = Finir l’action en cours
zombies15-option-finish_open_action-help = Un choix ouvert quand la bande-son finit peut encore être fait, et peut encore faire gagner.
zombies15-option-finish_open_action-on = C’est permis
zombies15-option-finish_open_action-off = Fini, c’est fini

zombies15-option-recheck_repeats = Chaque recompte blesse
zombies15-option-recheck_repeats-help = Si un deuxième échec de résistance dans le même tour coûte encore un point de vie.
zombies15-option-recheck_repeats-on = Un point de vie chacun
zombies15-option-recheck_repeats-off = Un au plus

zombies15-option-bonus_needs_weapon = Pas de bonus sans arme
zombies15-option-bonus_needs_weapon-help = Si les bonus de résistance ne comptent que pour un héros qui a une arme utilisable.
zombies15-option-bonus_needs_weapon-on = Seulement avec une arme
zombies15-option-bonus_needs_weapon-off = Toujours

zombies15-option-loot_tokens_under_attack = Jetons des évanouis
zombies15-option-loot_tokens_under_attack-help = Si on peut les prendre alors que des zombies sont là.
zombies15-option-loot_tokens_under_attack-on = Même parmi les zombies
zombies15-option-loot_tokens_under_attack-off = Seulement sans zombies

zombies15-option-token_drop_needs_search = Poser des jetons
zombies15-option-token_drop_needs_search-help = Si les jetons de fouille se posent librement, ou seulement pendant une action de fouille.
zombies15-option-token_drop_needs_search-on = Pendant une fouille
zombies15-option-token_drop_needs_search-off = Librement

zombies15-option-restricted_items_fend = Objets interdits
zombies15-option-restricted_items_fend-help = Si un héros qui ne peut pas utiliser un objet peut quand même le tenir pour sa résistance.
zombies15-option-restricted_items_fend-on = Pour la résistance
zombies15-option-restricted_items_fend-off = Pas du tout

zombies15-option-unconscious_is_company = Compagnie
zombies15-option-unconscious_is_company-help = Si quelqu’un sans connaissance à côté de toi écarte une Attaque sournoise.
zombies15-option-unconscious_is_company-on = Oui
zombies15-option-unconscious_is_company-off = Non

zombies15-option-rotten_meat_combined = Viande avariée
zombies15-option-rotten_meat_combined-help = Si l’utiliser et se déplacer ou fouiller coûtent une seule action en tout.
zombies15-option-rotten_meat_combined-on = Une action pour les deux
zombies15-option-rotten_meat_combined-off = Une action chacun

zombies15-option-expert_lowers_max = Points de vie en Expert
zombies15-option-expert_lowers_max-help = Si le point de vie qui manque au niveau Expert peut être soigné.
zombies15-option-expert_lowers_max-on = Le maximum baisse
zombies15-option-expert_lowers_max-off = Il peut être soigné

## Prompts

zombies15-ask-act = { $hero } : { $n ->
    [0] plus d’action
    [one] encore { $n } action
   *[other] encore { $n } actions
}
zombies15-ask-hand-over = { $hero } : dis « À toi ! »
zombies15-ask-keep = { $hero } : que gardes-tu ?
zombies15-ask-token = { $hero } : prendre ce jeton, { $token } ?
zombies15-ask-lose = { $hero } : quel objet léger perds-tu ?
zombies15-ask-surge = { $hero } : où apparaissent les cinq zombies ?
zombies15-ask-pause = Tu peux arrêter le chrono
zombies15-ask-resume = Le chrono est arrêté
zombies15-ask-checkpoint = Halte : choisis les objets et change les sacs

## What can be done

zombies15-do-move = Aller : { $place }
zombies15-do-enter = Entrer : { $place }
zombies15-do-step-out = Sortir : { $place }
zombies15-do-search = Fouille rapide, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
zombies15-do-keep = Garder : { $cards }
zombies15-do-keep-nothing = Ne rien garder
zombies15-do-giving-up = { $what } (abandonné : { $cards })
zombies15-do-careful = Fouille minutieuse : { $card }
zombies15-do-careful-below = Fouille minutieuse : { $card }, { $n ->
    [2] deuxième
    [3] troisième
   *[other] quatrième
} à partir du dessus
zombies15-do-careful-nothing = Fouille minutieuse, sans rien prendre
zombies15-do-turn-token = Retourner un jeton de fouille
zombies15-do-take-token = Prendre : { $token }
zombies15-do-pocket = Le prendre
zombies15-do-leave = Le laisser
zombies15-do-putting-down = { $what } (posé : { $others })
zombies15-do-swapping = { $what }, en échangeant tes armes
zombies15-do-discard-order = { $what } (sur la défausse : { $card })
zombies15-do-loot = Prendre à { $hero } : { $what }
zombies15-do-drop-token = Poser : { $token }
zombies15-do-attack = Attaquer : { $card }
zombies15-do-attack-explosive = Attaquer, Munitions explosives : { $card }
zombies15-do-hands = Attaquer à mains nues, { $n } pour 1 point de vie
zombies15-do-fire = Tirer ici à la Mitrailleuse
zombies15-do-fire-at = Tirer à la Mitrailleuse : { $tile }
zombies15-do-use = Utiliser : { $card }
zombies15-do-use-on = Utiliser { $card } : { $what }
zombies15-do-lift = Ramasser : { $what }
zombies15-do-drop = Lâcher la charge
zombies15-do-refill = Recharger la Mitrailleuse
zombies15-do-call = Appeler l’hélicoptère
zombies15-do-get-up = Se relever
zombies15-do-end-actions = Terminer les actions
zombies15-do-end-turn = À toi !
zombies15-do-lose = Perdre : { $card }
zombies15-do-surge = { $tile }
zombies15-do-pause = Pause
zombies15-do-resume = Reprendre
zombies15-do-keep-items = { $hero } garde ses objets
zombies15-do-starting-items = { $hero } prend les objets de départ
zombies15-do-give = { $hero } donne { $token } à { $other }
zombies15-do-give-for = { $hero } donne { $token } à { $other }, qui prend { $card }
zombies15-do-exchange = { $hero } : { $token } contre { $card }
zombies15-do-exchange-instead = { $hero } : { $token } contre { $card }, à la place d’un autre objet
zombies15-do-discard-bag = { $hero } jette { $token }
zombies15-do-done = C’est bon

## Parts of what is put together

zombies15-part-keep = Choisir carte par carte
zombies15-part-careful = Fouille minutieuse, pas à pas
zombies15-part-rearranging = { $what }, et réorganiser la fiche
zombies15-part-swap = Échanger tes armes
zombies15-part-put = { $card } dans { $slot ->
    [w1] le premier emplacement d’arme
    [w2] le deuxième emplacement d’arme
    [o1] le premier emplacement bleu
    [o2] le deuxième emplacement bleu
   *[other] le troisième emplacement bleu
}
zombies15-part-put-instead = { $card } remplace { $other } dans { $slot ->
    [w1] le premier emplacement d’arme
    [w2] le deuxième emplacement d’arme
    [o1] le premier emplacement bleu
    [o2] le deuxième emplacement bleu
   *[other] le troisième emplacement bleu
}
zombies15-part-give-up = Abandonner : { $card }
zombies15-part-lay = { $n ->
    [1] Défausser d’abord : { $card }
   *[other] Défausser ensuite : { $card }
}
zombies15-part-on-top = Sur le dessus : { $card }
zombies15-part-instead = À la place de ce qui est dans { $slot ->
    [o1] le premier emplacement bleu
    [o2] le deuxième emplacement bleu
   *[other] le troisième emplacement bleu
}
zombies15-part-zombies = { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
}

## Events

zombies15-event-turn = C’est à { $hero }, avec { $n ->
    [one] { $n } action
   *[other] { $n } actions
}.
zombies15-event-moved = { $hero } se déplace : { $place }.
zombies15-event-unlocked = { $hero } ouvre le cadenas { $colour } : { $place }. Clé et cadenas disparaissent.
zombies15-event-searched = { $hero } fouille et trouve : { $cards }.
zombies15-event-charmed = { $hero } : le Porte-bonheur désamorce { $card }.
zombies15-event-kept = { $hero } garde : { $cards }.
zombies15-event-gave-up = { $hero } abandonne pour de bon : { $cards }.
zombies15-event-discarded = Sur la défausse : { $cards }.
zombies15-event-careful = { $hero } fouille avec soin et prend { $card } ; { $n ->
    [0] rien ne se trouvait au-dessus
    [one] { $n } carte au-dessus sort du jeu
   *[other] { $n } cartes au-dessus sortent du jeu
}.
zombies15-event-careful-nothing = { $hero } fouille avec soin et ne prend rien.
zombies15-event-token-turned = { $hero } retourne { $token } ({ $place }).
zombies15-event-blank = Rien du tout. Le jeton vierge retourné par { $hero } sort du jeu.
zombies15-event-token-taken = { $hero } prend { $token }.
zombies15-event-token-left = { $hero } laisse { $token }.
zombies15-event-token-dropped = { $hero } pose { $token } ({ $place }).
zombies15-event-looted = { $hero } prend { $token } à { $other }.
zombies15-event-attacked = { $hero } attaque avec { $card } ({ $place }) : { $n ->
    [0] aucun zombie ne meurt
    [one] { $n } zombie meurt
   *[other] { $n } zombies meurent
}.
zombies15-event-punched = { $hero } attaque à mains nues : { $n ->
    [0] aucun zombie ne meurt
    [one] { $n } zombie meurt
   *[other] { $n } zombies meurent
}.
zombies15-event-fired = { $hero } tire à la Mitrailleuse ({ $place }) : { $n ->
    [0] aucun zombie ne meurt
    [one] { $n } zombie meurt
   *[other] { $n } zombies meurent
}.
zombies15-event-noise = Bruit : { $n ->
    [one] { $n } zombie rejoint
   *[other] { $n } zombies rejoignent
} la Horde, qui en compte à présent { $horde }.
zombies15-event-used = { $hero } utilise { $card }.
zombies15-event-gone = { $hero } perd { $card }.
zombies15-event-healed = { $hero } récupère { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
} et en a { $lp }.
zombies15-event-restored = { $hero } : { $card }, à nouveau au maximum.
zombies15-event-actions = { $hero } gagne { $n } actions.
zombies15-event-driven = { $n ->
    [one] { $n } zombie file
   *[other] { $n } zombies filent
} : { $from } → { $place }.
zombies15-event-revived = { $other } ranime { $hero }, avec 1 point de vie.
zombies15-event-lifted = { $hero } ramasse { $what }.
zombies15-event-dropped = { $hero } lâche { $what } ({ $place }).
zombies15-event-refilled = { $hero } recharge la Mitrailleuse. La caisse est vide.
zombies15-event-called = { $hero } appelle l’hélicoptère.
zombies15-event-landed = L’hélicoptère se pose : { $place }.
zombies15-event-lights-on = La lumière revient. Tout le monde retrouve toutes ses actions dès le tour suivant.
zombies15-event-cabins = Les deux cabines sont occupées : plus aucun cadenas { $colour }.
zombies15-event-got-up = { $hero } se relève.
zombies15-event-attack-held = { $n ->
    [one] { $n } zombie attaque
   *[other] { $n } zombies attaquent
} { $hero }. Résistance { $fend } : ça tient.
zombies15-event-attack-held-again = On recompte : { $n } contre résistance { $fend }. { $hero } tient toujours.
zombies15-event-attack-failed = { $n ->
    [one] { $n } zombie attaque
   *[other] { $n } zombies attaquent
} { $hero }. Résistance { $fend } : ça ne suffit pas.
zombies15-event-attack-failed-again = On recompte : { $n } contre résistance { $fend }. C’est trop pour { $hero }.
zombies15-event-lost-life = { $hero } perd un point de vie ; reste { $lp }.
zombies15-event-fell = { $hero } tombe à terre.
zombies15-event-unconscious = { $hero } perd connaissance.
zombies15-event-your-turn = { $hero } : « À toi ! »
zombies15-event-siren = Sirène : { $n } minutes.
zombies15-event-growl = Un grognement.
zombies15-event-growl-waits = Le grognement attend que le choix soit fait.
zombies15-event-cancelled = Le Chat les égare : pas de carte.
zombies15-event-card = Carte Zombies : { $n } ({ $letter }).
zombies15-event-card-event = Carte Zombies : { $n } ({ $letter }) avec { $event }.
zombies15-event-card-horde = Carte Zombies : la Horde !
zombies15-event-zombies = { $n ->
    [0] Plus aucun zombie ne peut venir
    [one] { $n } zombie arrive
   *[other] { $n } zombies arrivent
} : { $place }.
zombies15-event-horde = La Horde arrive : { $place }. Zombies : { $n }.
zombies15-event-horde-refilled = Une nouvelle Horde se rassemble : { $n }.
zombies15-event-pile-rebuilt = Les cartes Zombies déjà jouées sont mélangées et forment une nouvelle pile.
zombies15-event-struck = { $hero } : { $event }.
zombies15-event-fled = La terreur fait fuir { $hero } : { $place }.
zombies15-event-alpha-moved = L’Alpha avance : { $place }.
zombies15-event-alpha-wounded = L’Alpha subit { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
} ; il lui en reste { $left } à encaisser.
zombies15-event-alpha-fell = L’Alpha est abattu. Il laisse un Échantillon : { $place }.
zombies15-event-pause-wanted = { $seat } veut une pause.
zombies15-event-paused = Le chrono est arrêté.
zombies15-event-resumed = Le chrono repart.
zombies15-event-won = Objectif atteint. Vous avez réussi !
zombies15-event-time-up = La bande-son est terminée. Vous n’avez pas réussi.
zombies15-event-all-unconscious = Plus personne n’est debout.
zombies15-event-breached = Ils enfoncent une porte : { $place }.
zombies15-event-items-kept = { $hero } garde ses objets.
zombies15-event-items-starting = { $hero } prend les objets de départ.
zombies15-event-bag-given = { $hero } donne { $token } à { $other }.
zombies15-event-bag-exchanged = { $hero } change { $token } contre { $card }.
zombies15-event-bag-discarded = { $hero } jette { $token }.
zombies15-event-ready = { $seat } a fini ses choix.

## Endings

zombies15-outcome-won = Vous avez réussi, tous ensemble. { $label }
zombies15-outcome-time = La bande-son s’est arrêtée avant vous. { $label }
zombies15-outcome-heroes = Plus personne n’était debout. { $label }
zombies15-outcome-breach = Une porte a cédé. { $label }
zombies15-outcome-campaign-next = { $ending } Ensuite vient le scénario { $n }, { $name }. La ligne de ton équipe pour la prochaine table : { $progress }
zombies15-outcome-campaign-again = { $ending } Le scénario { $n }, { $name }, recommence avec les objets de départ et sans sacs. La ligne de ton équipe pour la prochaine table : { $progress }
zombies15-outcome-campaign-over = { $ending } C’était la dernière sirène : la campagne est gagnée.
zombies15-label-strict = Joué en temps réel.
zombies15-label-paused = Joué en temps réel, avec une pause.
zombies15-label-slowed = Joué avec la bande-son ralentie.
zombies15-label-hurried = Joué avec la bande-son accélérée.
zombies15-label-turn-based = Joué tour par tour.

## Refusals

zombies15-refuse-won = Le scénario est gagné.
zombies15-refuse-time-up = La bande-son est terminée.
zombies15-refuse-all-unconscious = Tout le monde est sans connaissance.
zombies15-refuse-breached = Une porte a été débordée ; le scénario est perdu.
zombies15-refuse-paused = Le chrono est arrêté.
zombies15-refuse-not-paused = Le chrono tourne.
zombies15-refuse-pause = Cette table ne permet pas les pauses.
zombies15-refuse-not-active = C’est à { $hero } de jouer.
zombies15-refuse-choice-first = Fais d’abord le choix en attente.
zombies15-refuse-end-actions-first = Termine d’abord les actions et affronte les zombies.
zombies15-refuse-actions-over = Les actions de ce tour sont terminées.
zombies15-refuse-lying = { $hero } est à terre et ne peut que se relever.
zombies15-refuse-standing = Tu es déjà debout.
zombies15-refuse-no-actions = Plus d’action.
zombies15-refuse-carrying = Pas tant que tu portes une charge lourde.
zombies15-refuse-held = { $n ->
    [0] L’Alpha retient { $hero } ici.
    [one] { $n } zombie retient { $hero } ici.
   *[other] { $n } zombies retiennent { $hero } ici.
}
zombies15-refuse-search-in-street = On ne fouille que les zones de fouille.
zombies15-refuse-search-zombies = Pas avec un zombie dans la zone de fouille.
zombies15-refuse-token-zombies = Pas avec un zombie dans la zone.
zombies15-refuse-only-own-street = Depuis une zone de fouille, tu ne peux sortir que dans la rue de la même tuile.
zombies15-refuse-not-joined = Aucune rue ne relie les deux tuiles.
zombies15-refuse-short-legged = { $hero } ne franchit pas plus de deux tuiles par tour.
zombies15-refuse-no-search-area-here = Tu ne peux entrer que dans la zone de fouille de ta tuile, si elle en a une.
zombies15-refuse-locked = Fermé. Il te faut une clé de cette couleur : { $colour }.
zombies15-refuse-pile-empty = La pile Fouille est vide.
zombies15-refuse-impetuous = { $hero } n’a pas la patience d’une fouille minutieuse.
zombies15-refuse-discard-empty = La défausse est vide.
zombies15-refuse-not-in-discard = { $card } : impossible à prendre dans la défausse.
zombies15-refuse-may-not-have = { $hero } ne peut pas avoir ceci : { $card }.
zombies15-refuse-weapon-slot = { $card } : ça n’entre pas dans cet emplacement.
zombies15-refuse-object-slot = { $card } : il faut un emplacement bleu.
zombies15-refuse-slot-taken = Un emplacement contient une seule carte. Abandonne d’abord celle qui s’y trouve.
zombies15-refuse-loot-item = Un héros sans connaissance garde ses objets ; on ne peut lui prendre que des jetons de fouille.
zombies15-refuse-no-token = Ce jeton de fouille n’est pas là.
zombies15-refuse-backpack-full = { $hero } a le sac à dos plein.
zombies15-refuse-drop-in-search = À cette table, les jetons ne se posent que pendant une action de fouille.
zombies15-refuse-no-item = Tu n’as pas ça.
zombies15-refuse-covered = { $card } : ce que tu portes masque cette arme.
zombies15-refuse-empty = { $card } : plus aucun usage.
zombies15-refuse-gun-empty = La Mitrailleuse est vide.
zombies15-refuse-zombiphobia = { $hero } refuse de toucher les zombies.
zombies15-refuse-no-guns = { $hero } refuse de tirer.
zombies15-refuse-only-from-street = { $card } : seulement dans une rue.
zombies15-refuse-not-adjacent = { $card } : il faut une tuile voisine.
zombies15-refuse-fireworks-number = Choisis entre un et { $n } des zombies présents.
zombies15-refuse-out-of-reach = Hors de portée.
zombies15-refuse-no-zombies = Aucun zombie là-bas.
zombies15-refuse-meat = Seulement à côté d’un seul zombie, ni plus ni moins.
zombies15-refuse-explosive = Les Munitions explosives demandent une arme à feu chargée et non masquée.
zombies15-refuse-no-target = { $card } : pas besoin de viser quoi que ce soit.
zombies15-refuse-permanent = { $card } : l’effet agit tout seul.
zombies15-refuse-patient = { $card } : impossible sur ce héros.
zombies15-refuse-heal-unconscious = { $hero } est sans connaissance : pas de soins possibles.
zombies15-refuse-nothing-to-heal = { $hero } n’a rien à soigner.
zombies15-refuse-nothing-to-restore = Choisis une arme du bon type qui a déjà servi.
zombies15-refuse-nobody-to-revive = Il n’y a pas de héros sans connaissance ici.
zombies15-refuse-already-carrying = Tu portes déjà quelque chose.
zombies15-refuse-nothing-to-lift = Ce n’est pas ici.
zombies15-refuse-nothing-to-drop = Tu ne portes rien.
zombies15-refuse-nothing-to-refill = La Mitrailleuse n’est pas ici, ou n’a pas tiré.
zombies15-refuse-call = La Radio ne marche qu’à la tour, sans zombie à proximité.
zombies15-refuse-no-such-choice = Ce n’est pas la question posée.
zombies15-refuse-not-drawn = Tu ne peux garder que des objets piochés.
zombies15-refuse-order = Nomme une fois, et une seule, chaque carte que tu ne gardes pas.
zombies15-refuse-no-such-object = Choisis un des objets légers.
zombies15-refuse-surge = Choisis une tuile voisine.
zombies15-refuse-no-checkpoint = C’est possible seulement entre deux scénarios d’une campagne.
zombies15-refuse-checkpoint-over = Tes choix sont déjà faits.
zombies15-refuse-not-your-hero = { $hero } n’est pas à toi.
zombies15-refuse-items-first = Tout le monde choisit d’abord ses objets.
zombies15-refuse-items-chosen = { $hero } a déjà choisi.
zombies15-refuse-no-bag = Il n’y a pas ce jeton : { $token }.
zombies15-refuse-give-to-whom = Donne-le à un autre héros de l’équipe.
zombies15-refuse-one-exchange = { $hero } a déjà pris un objet spécial.
zombies15-refuse-bag-value = { $card } et { $token } n’ont pas la même valeur.
zombies15-refuse-special-taken = Quelqu’un a déjà ceci : { $card }.
zombies15-refuse-no-object-slot = { $hero } n’a pas d’emplacement bleu libre.

## Why a bot did something: ends a line that begins with its name and a colon.

zombies15-why-time = ça fait gagner du temps
zombies15-why-goals = ça nous rapproche de la victoire
zombies15-why-way = ça nous rapproche de là où on doit être
zombies15-why-fetch = il nous faut ce qu’on y trouve
zombies15-why-late = le temps presse pour faire le chemin
zombies15-why-life = ça épargne des points de vie
zombies15-why-weakest = ça protège le plus faible d’entre nous
zombies15-why-down = comme ça, tout le monde reste debout
zombies15-why-attack = il y a trop de zombies sur nous
zombies15-why-horde = la Horde ne doit pas grossir
zombies15-why-zombies = ça laisse moins de zombies sur la carte
zombies15-why-weapons = il nous faut des armes
zombies15-why-locks = ça ouvre la voie
zombies15-why-errands = ça nous rapproche de ce qu’on doit aller chercher
zombies15-why-alpha = il faut venir à bout de l’Alpha
zombies15-danger-hurt = de perdre un point de vie
zombies15-danger-out = de tomber inconscient
