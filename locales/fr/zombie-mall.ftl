### Zombie Mall on the table: cards, options, prompts, events and refusals.
### The rulebook is in zombie-mall-rules.ftl. Spaces are written row,column.

## Modes

zombie-mall-mode-coop = Coopératif
zombie-mall-mode-rival = Chacun pour soi
zombie-mall-mode-coop-help = Trouver les clés, lancer l’appel et faire sortir tout le monde.
zombie-mall-mode-rival-help = La même sortie, mais seul celui qui a le plus de points gagne.

## Directions and people

zombie-mall-dir-n = nord
zombie-mall-dir-e = est
zombie-mall-dir-s = sud
zombie-mall-dir-w = ouest
zombie-mall-dir-here = sur ta propre case
zombie-mall-seat = { $seat }

## Cards. The help line says what a card does.

zombie-mall-card-uses = { $card } ({ $n ->
    [one] { $n } usage
   *[other] { $n } usages
})
zombie-mall-card-n = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
zombie-mall-card-hidden = une carte
zombie-mall-tile-house = Cette tuile est de nous : la règle du jeu dit quelles sortes de tuiles il y a et comment elles se joignent.
zombie-mall-card-house = Cette carte est de notre cru : le livret de règles donne les sortes de cartes et leur nombre total.

zombie-mall-card-L01 = Chauffeur de bus en repos
    .help = Survivant, homme, 2 PV. Paie pour 1 zombie lors d’une fuite. Se sacrifie avant tout enfant.
zombie-mall-card-L02 = Veilleur de nuit
    .help = Survivant, homme, 2 PV. Encaisse une défaite à la place d’un bandage, et emporte le zombie. Se sacrifie avant tout enfant.
zombie-mall-card-L03 = Commis de cuisine
    .help = Survivant, homme, 2 PV. Encaisse une défaite à la place d’un bandage. Se sacrifie avant tout enfant.
zombie-mall-card-L04 = Boxeur à la retraite
    .help = Survivant, homme, 3 PV. Tant qu’il est avec toi : +1 à un lancer perdu, une fois par tour à toi. Ne s’échange pas contre un jeton.
zombie-mall-card-L05 = Ambulancière
    .help = Survivante, femme, 3 PV. Pendant ton tour, laisse-la partir pour récupérer jusqu’à 3 bandages.
zombie-mall-card-L06 = Coach d’athlétisme
    .help = Survivante, femme, 3 PV. Paie pour 2 zombies lors d’une fuite.
zombie-mall-card-L07 = Gérante de boutique
    .help = Survivante, femme, 3 PV. Encaisse une défaite à la place d’un bandage.
zombie-mall-card-L08 = Hôtesse d’accueil
    .help = Survivante, femme, 3 PV. Tant qu’elle est avec toi, ton lancer de mouvement vaut 1 de plus ; ne compte qu’une fois. Ne s’échange pas contre un jeton.
zombie-mall-card-L09 = Jumeau perdu
    .help = Survivant, enfant, 5 PV, et 2 de plus pour les deux jumeaux. Ne s’échange pas contre un jeton.
zombie-mall-card-L10 = Gamin au skate
    .help = Survivant, enfant, 4 PV. Paie pour 1 zombie lors d’une fuite, seulement si aucun homme ni aucune femme n’est avec toi.
zombie-mall-card-L11 = Rat de bibliothèque
    .help = Survivant, enfant, 4 PV. Encaisse une défaite à la place d’un bandage, seulement si aucun homme ni aucune femme n’est avec toi.
zombie-mall-card-L12 = Reine de la fête
    .help = Survivante, enfant, 6 PV. Tant qu’elle est avec toi, un zombie de plus arrive à chacune de tes phases d’apparition. Ne s’échange pas contre un jeton.
zombie-mall-card-L13 = Batte en alu
    .help = Arme : +2 à un lancer perdu.
zombie-mall-card-L14 = Fer 9
    .help = Arme : +2 à un lancer perdu.
zombie-mall-card-L15 = Hachoir
    .help = Arme : +1 à un lancer perdu.
zombie-mall-card-L16 = Chaise pliante
    .help = Arme : +1 à un lancer perdu.
zombie-mall-card-L17 = Poêle en fonte
    .help = Arme : +1 à un lancer perdu.
zombie-mall-card-L18 = Hache d’incendie
    .help = Arme : +3 à un lancer perdu.
zombie-mall-card-L19 = Revolver de vigile
    .help = Arme : un lancer perdu compte comme 9. Chaque coup de feu attire 1 zombie vers toi après le combat.
zombie-mall-card-L20 = Carabine de chasse
    .help = Arme : hors combat, tue un zombie en vue, à n’importe quelle distance. Chaque coup de feu attire 1 zombie vers toi.
zombie-mall-card-L21 = Pistolet à clous
    .help = Arme : tue un zombie en vue à 3 cases au plus, même à la place d’un lancer de combat.
zombie-mall-card-L22 = Crosse de hockey
    .help = Arme : +2 à un lancer perdu.
zombie-mall-card-L23 = Cisailles de jardin
    .help = Arme : +1 à un lancer perdu.
zombie-mall-card-L24 = Boule de bowling
    .help = Arme, à la place d’un lancer de combat : roule de 3 cases dans une direction et y tue chaque zombie sur 3 à 9.
zombie-mall-card-L25 = Lanterne à propane
    .help = Arme, à la place d’un lancer de combat : tue tous les zombies de ta case ou d’une case voisine ; attire 2 zombies après le combat.
zombie-mall-card-L26 = Rouleau de gaze
    .help = Encaisse une défaite à la place d’un bandage.
zombie-mall-card-L27 = Boîte de secours
    .help = Encaisse une défaite à la place d’un bandage, deux fois.
zombie-mall-card-L28 = Sac de pharmacie
    .help = Pendant ton tour : tes bandages remontent au maximum.
zombie-mall-card-L29 = Mallette de chirurgien
    .help = Pendant ton tour : 2 bandages de plus, même au-delà du maximum.
zombie-mall-card-L30 = Boisson énergisante
    .help = Paie pour 1 zombie lors d’une fuite.
zombie-mall-card-L31 = Double expresso
    .help = Pendant ton tour : 2 adrénalines de plus, sans dépasser le maximum.
zombie-mall-card-L32 = Stylo injecteur
    .help = Pendant ton tour : 2 adrénalines de plus, même au-delà du maximum.
zombie-mall-card-L33 = Chaussures de trail
    .help = Tant que tu les as, ton lancer de mouvement vaut 1 de plus.
zombie-mall-card-L34 = Skateboard
    .help = Après le lancer de mouvement : 3 PM de plus, une fois par tour.
zombie-mall-card-L35 = Clé n° 1
    .help = Ouvre les serrures numéro 1 et les serrures sans numéro.
zombie-mall-card-L36 = Clé n° 2
    .help = Ouvre les serrures numéro 2 et les serrures sans numéro.
zombie-mall-card-L37 = Clé n° 3
    .help = Ouvre les serrures numéro 3 et les serrures sans numéro.
zombie-mall-card-L38 = Corne de brume
    .help = Pendant ton tour : jusqu’à ton prochain tour, les zombies à 10 cases au plus d’une case en vue marchent vers elle et vers personne d’autre.
zombie-mall-card-L39 = Bip d’alarme
    .help = Pendant ton tour : attire 2 zombies vers la case d’un joueur au choix.
zombie-mall-card-L40 = Peluche chantante
    .help = Tant que tu l’as, un zombie de plus arrive à chacune de tes phases d’apparition. Donne-la, ou pose-la.
zombie-mall-card-L41 = Pied-de-biche
    .help = Arme : +1 à un lancer perdu. Ou bien il ouvre une porte verrouillée sans numéro, et le voilà perdu.
zombie-mall-card-L42 = Rouleau d’adhésif
    .help = Pendant ton tour : une de tes armes gagne un usage.
zombie-mall-card-L43 = Plan du centre
    .help = Pendant ton tour : regarde la carte sous un jeton d’objectif.
zombie-mall-card-L44 = Lampe torche
    .help = Quand tu prends un jeton de butin : pioche deux cartes, gardes-en une, mets l’autre sous la pioche.
zombie-mall-card-L45 = Chariot
    .help = Quand tu prends dans une pile de butin : emporte tout.
zombie-mall-card-L46 = Talkie-walkie
    .help = Pendant ton tour : donne des cartes à un joueur, où qu’il soit, s’il n’est à côté d’aucun zombie.
zombie-mall-card-L47 = Cale de porte
    .help = Pendant ton tour : ferme une entrée ou une porte ouverte juste à côté de toi jusqu’à ton prochain tour.
zombie-mall-card-L48 = Minute de calme
    .help = Événement à garder : aucun zombie n’apparaît pendant une de tes phases d’apparition.
zombie-mall-card-L49 = Panne de courant
    .help = Événement à garder : aucun zombie n’avance pendant une de tes phases 6.
zombie-mall-card-L50 = Coup net
    .help = Événement à garder : un lancer perdu compte comme 9.
zombie-mall-card-L51 = Second souffle
    .help = À jouer aussitôt : ton adrénaline remonte au maximum.
zombie-mall-card-L52 = Jackpot au distributeur
    .help = À jouer aussitôt : 1 bandage et 1 adrénaline, sans dépasser le maximum.
zombie-mall-card-L53 = Derrière le comptoir
    .help = À jouer aussitôt : un zombie sur ta case.
zombie-mall-card-L54 = Meute en réserve
    .help = À jouer aussitôt : un zombie sur chaque case voisine.
zombie-mall-card-L55 = Alarme déclenchée
    .help = À jouer aussitôt : lance un D6 et attire autant de zombies vers toi.
zombie-mall-card-L56 = Sac déchiré
    .help = À jouer aussitôt : deux de tes objets, au hasard, tombent par terre.
zombie-mall-card-L57 = Cheville tordue
    .help = À jouer aussitôt : 1 adrénaline de moins, et ton prochain lancer de mouvement vaut 3 de moins.
zombie-mall-card-L58 = Vilaine coupure
    .help = À jouer aussitôt : 1 bandage de moins.
zombie-mall-card-L59 = Morts agités
    .help = À jouer aussitôt : lance un D6 et fais avancer autant de zombies, en plus de la phase 6.
zombie-mall-card-L60 = Faux espoir
    .help = À jouer aussitôt : 2 PV de moins.
zombie-mall-card-L61 = Rideau en panne
    .help = À jouer aussitôt : un zombie à l’intérieur de chaque sortie.
zombie-mall-card-L62 = Bon périmé
    .help = Camelote.
zombie-mall-card-L63 = Chaussette orpheline
    .help = Camelote.
zombie-mall-card-L64 = Parapluie cassé
    .help = Camelote.
zombie-mall-card-L65 = Ticket poisseux
    .help = Camelote.
zombie-mall-card-L66 = Pile à plat
    .help = Camelote.
zombie-mall-card-L67 = Cintre tordu
    .help = Camelote.
zombie-mall-card-O01 = Clé n° 1 (objectif)
    .help = Ouvre les serrures numéro 1 et les serrures sans numéro.
zombie-mall-card-O02 = Clé n° 2 (objectif)
    .help = Ouvre les serrures numéro 2 et les serrures sans numéro.
zombie-mall-card-O03 = Clé n° 3 (objectif)
    .help = Ouvre les serrures numéro 3 et les serrures sans numéro.
zombie-mall-card-O04 = Horde en salle de pause
    .help = À jouer aussitôt : un zombie sur ta case et sur chacune des 8 cases autour.
zombie-mall-card-O05 = Ça s’entend partout
    .help = À jouer aussitôt : pour chaque joueur, un D4 de zombies, attirés vers sa case.
zombie-mall-card-O06 = Rayonnage effondré
    .help = À jouer aussitôt : il ne te reste que 1 bandage et 1 adrénaline.
zombie-mall-card-O07 = Panique aveugle
    .help = À jouer aussitôt : tes cartes tombent par terre, et tu cours là où disent les dés du retour.
zombie-mall-card-O08 = La Longue Plainte
    .help = À jouer aussitôt : chaque zombie qui le peut avance d’une case.
zombie-mall-card-O09 = Patrouille perdue
    .help = À jouer aussitôt : un D6 de zombies se resserre autour de toi.
zombie-mall-card-O10 = Ami transformé
    .help = À jouer aussitôt : ton survivant qui vaut le plus de PV devient un zombie sur ta case ; si tu n’en as pas, deux zombies arrivent.
zombie-mall-card-O11 = Extinction des feux
    .help = À jouer aussitôt : jusqu’à la fin de ton prochain tour, plus d’adrénaline, et tes lancers de combat valent 1 de moins.
zombie-mall-card-O12 = Embuscade à la porte
    .help = À jouer aussitôt : un zombie sur ta case et un à l’intérieur de chaque entrée du magasin où tu es.

## Options: name, plain explanation, and the name of each value that is a word

zombie-mall-option-scenario = Scénario
zombie-mall-option-scenario-help = 1 : l’appel radio sauve tous ceux qui sont en vie. 1A : après l’appel, une équipe attend quelque part dans le centre commercial. 1B : l’équipe tarde à venir et repart.
zombie-mall-option-scenario-1 = Appel à l’aide
zombie-mall-option-scenario-1A = Difficile : rejoindre l’équipe
zombie-mall-option-scenario-1B = Improbable : rejoindre l’équipe à temps

zombie-mall-option-mall = Le centre commercial
zombie-mall-option-mall-help = easy (12 tuiles), average (24), hard (36), crazy (48) ou insane (64) ; lignes et colonnes de tuiles avec un numéro, comme 6x8#12, pour un plan au hasard ; ou le texte d’un fichier de plan.

zombie-mall-option-loot_tokens = Jetons de butin
zombie-mall-option-loot_tokens-help = Plus de jetons, c’est plus de butin, et plus de choses qui peuvent mal tourner. Chaque taille de plan a sa fourchette.
zombie-mall-option-loot_tokens-none = Selon la taille du plan

zombie-mall-option-objective_tokens = Jetons d’objectif
zombie-mall-option-objective_tokens-help = Deux de leurs cartes sont les clés qu’il vous faut ; les autres sont d’autres clés ou de très mauvaises nouvelles. Avec 0, les deux clés se trouvent parmi les premières cartes de butin, autant qu’il y a de jetons de butin.

zombie-mall-option-needed_keys = Clés utiles
zombie-mall-option-needed_keys-help = Quelle clé ouvre la porte du bureau et laquelle la radio. La troisième est un leurre.
zombie-mall-option-needed_keys-1-2 = Porte 1, radio 2
zombie-mall-option-needed_keys-1-3 = Porte 1, radio 3
zombie-mall-option-needed_keys-2-1 = Porte 2, radio 1
zombie-mall-option-needed_keys-2-3 = Porte 2, radio 3
zombie-mall-option-needed_keys-3-1 = Porte 3, radio 1
zombie-mall-option-needed_keys-3-2 = Porte 3, radio 2
zombie-mall-option-needed_keys-random = Au hasard

zombie-mall-option-auto_choices = Petits choix
zombie-mall-option-auto_choices-help = Quel zombie avance, lequel de deux chemins égaux il prend, où finit une diagonale, quel côté est le nord, quel zombie combattre d’abord : si c’est activé, la table en décide raisonnablement. Chaque joueur peut changer ce réglage pour lui-même à tout moment.
zombie-mall-option-auto_choices-on = La table décide
zombie-mall-option-auto_choices-off = Les joueurs décident

zombie-mall-option-token_placement = Placement des jetons
zombie-mall-option-token_placement-help = La table répartit-elle les jetons au hasard, ou les joueurs les placent-ils un par un ?
zombie-mall-option-token_placement-auto = Par la table
zombie-mall-option-token_placement-players = Par les joueurs

zombie-mall-option-north = Nord
zombie-mall-option-north-help = Le joueur actif peut-il dire quel côté sert de nord pour les lancers d’apparition d’un tour ?
zombie-mall-option-north-choice = Au choix, à chaque tour
zombie-mall-option-north-fixed = Le haut du plan

zombie-mall-option-open_hands = Mains
zombie-mall-option-open_hands-help = Tout le monde voit-il les cartes de tout le monde ?
zombie-mall-option-open_hands-by_mode = Visibles entre amis, cachées entre rivaux
zombie-mall-option-open_hands-on = Visibles
zombie-mall-option-open_hands-off = Cachées

zombie-mall-option-open_piles = Piles de butin
zombie-mall-option-open_piles-help = Tout le monde voit-il les cartes des piles de butin, ou seulement celui qui s’y sert ?
zombie-mall-option-open_piles-on = Visibles
zombie-mall-option-open_piles-off = Seul celui qui s’y sert regarde

zombie-mall-option-adrenaline_after_loss = Fuite après un lancer perdu
zombie-mall-option-adrenaline_after_loss-help = Oui : l’adrénaline répond aussi à un lancer perdu. Non : seulement à la place d’un lancer.
zombie-mall-option-adrenaline_after_loss-on = Permise
zombie-mall-option-adrenaline_after_loss-off = Interdite

zombie-mall-option-p6_combat = Combat en phase 6
zombie-mall-option-p6_combat-help = Combats-tu quand tous les zombies ont avancé, ou à mesure qu’ils arrivent ?
zombie-mall-option-p6_combat-after_all_moves = Quand tous ont avancé
zombie-mall-option-p6_combat-as_they_arrive = À mesure qu’ils arrivent

zombie-mall-option-near_metric = À 5 cases au plus
zombie-mall-option-near_metric-help = Comment mesurer si un autre joueur est assez proche pour le petit dé d’apparition.
zombie-mall-option-near_metric-orthogonal_ignore_walls = Lignes plus colonnes, à travers les murs
zombie-mall-option-near_metric-walking = Pas à pied
zombie-mall-option-near_metric-king = Le plus grand de lignes et colonnes

zombie-mall-option-zombies_block_paths = Zombies sur le passage
zombie-mall-option-zombies_block_paths-help = Oui : les zombies se contournent les uns les autres, ce qui est plus dangereux. Non : ils font la queue.
zombie-mall-option-zombies_block_paths-on = Ils se contournent
zombie-mall-option-zombies_block_paths-off = Ils font la queue

zombie-mall-option-locked_door = Portes verrouillées
zombie-mall-option-locked_door-help = Une porte verrouillée arrête-t-elle tout, comme un mur, ou seulement les déplacements ? Dans ce cas, il faut combattre les zombies qui sont derrière.
zombie-mall-option-locked_door-as_wall = Comme un mur
zombie-mall-option-locked_door-movement_only = Seulement les déplacements

zombie-mall-option-after_unlock = Après une serrure
zombie-mall-option-after_unlock-help = Ce que tu peux encore faire pendant un tour où tu as déverrouillé quelque chose.
zombie-mall-option-after_unlock-nothing = Rien, sauf combattre
zombie-mall-option-after_unlock-like_looting = Tout, sauf bouger

zombie-mall-option-card_player = Cartes qui ont changé de mains
zombie-mall-option-card_player-help = Une carte peut-elle être jouée par qui la tient, ou seulement par le joueur qui l’a piochée ?
zombie-mall-option-card_player-holder = Qui la tient la joue
zombie-mall-option-card_player-drawer = Seulement qui l’a piochée

zombie-mall-option-drop = Poser des cartes
zombie-mall-option-drop-help = Seul le joueur actif pose-t-il des cartes, ou tout le monde, aux moments calmes de n’importe quel tour ?
zombie-mall-option-drop-active = Le joueur actif
zombie-mall-option-drop-any = Tout le monde

zombie-mall-option-key_vp_on_trade = Clés achetées
zombie-mall-option-key_vp_on_trade-help = Une clé utile achetée avec des PV rapporte-t-elle aussi les 3 PV ?
zombie-mall-option-key_vp_on_trade-on = Elles rapportent
zombie-mall-option-key_vp_on_trade-off = Seulement les clés du butin

zombie-mall-option-radio_call = L’appel
zombie-mall-option-radio_call-help = Déverrouiller la radio lance-t-il l’appel, ou faut-il un tour suivant ?
zombie-mall-option-radio_call-at_unlock = En la déverrouillant
zombie-mall-option-radio_call-separate = Lors d’un tour suivant

zombie-mall-option-bitten_at_end = MORDU à la fin
zombie-mall-option-bitten_at_end-help = Ce qui arrive, dans le scénario 1, aux joueurs hors du plan au moment de l’appel.
zombie-mall-option-bitten_at_end-roll = Ils jouent leur vie aux dés
zombie-mall-option-bitten_at_end-alive = Ils s’échappent
zombie-mall-option-bitten_at_end-dead = Ils meurent

zombie-mall-option-dead_can_win = Les morts peuvent gagner
zombie-mall-option-dead_can_win-help = Entre rivaux, si quelqu’un s’échappe : le plus haut total gagne-t-il même si c’est celui d’un mort ?
zombie-mall-option-dead_can_win-on = Plus haut total de tous
zombie-mall-option-dead_can_win-off = Seulement ceux qui s’échappent

zombie-mall-option-swat_turns = Tours de l’équipe
zombie-mall-option-swat_turns-help = Dans le scénario 1B : les tours de l’équipe sont-ils des manches entières ou des tours de joueur ?
zombie-mall-option-swat_turns-rounds = Manches
zombie-mall-option-swat_turns-player_turns = Tours de joueur

zombie-mall-option-fair_exits = Table des sorties
zombie-mall-option-fair_exits-help = Telle qu’imprimée, certaines sorties tombent plus souvent que d’autres avec 2, 3, 7 ou 8 sorties.
zombie-mall-option-fair_exits-on = Toutes les sorties à égalité
zombie-mall-option-fair_exits-off = Telle qu’imprimée

zombie-mall-option-open_lock_on_zero = Portes sans clé
zombie-mall-option-open_lock_on_zero-help = Un joueur enfermé derrière une porte qu’aucune clé n’ouvre peut-il tenter un 0 aux dés une fois par tour ?
zombie-mall-option-open_lock_on_zero-on = Un 0 les ouvre
zombie-mall-option-open_lock_on_zero-off = Elles restent fermées

zombie-mall-option-zombie_cap = Maximum de zombies
zombie-mall-option-zombie_cap-help = Quand il y en a autant sur le plan, il n’en apparaît plus. Un petit nombre donne une partie facile et calme.
zombie-mall-option-zombie_cap-none = Sans limite

## What a player is asked

zombie-mall-ask-place-objective = Place un jeton d’objectif dans un magasin.
zombie-mall-ask-place-loot = Place un jeton de butin dans un magasin.
zombie-mall-ask-start = Choisis d’où tu pars.
zombie-mall-ask-north = Quel côté sert de nord ce tour ?
zombie-mall-ask-before-spawn = À toi. Quand tu veux, regarde ce qui sort de l’ombre.
zombie-mall-ask-before-roll = Lance le dé de mouvement quand tu veux.
zombie-mall-ask-moving = Marche, prends du butin, déverrouille, joue des cartes, ou laisse les zombies avancer.
zombie-mall-ask-ending = Autre chose ? Sinon, termine ton tour.
zombie-mall-ask-hop = Où va le dernier saut ?
zombie-mall-ask-fight = Un zombie est à côté de toi : combats ou fuis.
zombie-mall-ask-lost = Lancer perdu. Qu’utilises-tu ?
zombie-mall-ask-move-zombie = Quel zombie avance, et par où ?
zombie-mall-ask-take = Prends une carte de la pile.
zombie-mall-ask-keep = Garde une des deux cartes.
zombie-mall-ask-turned = Lequel de tes survivants s’est transformé ?
zombie-mall-ask-answer = { $from } te propose un troc.
zombie-mall-ask-aside = En attendant, tu peux proposer un troc ou poser des cartes.

## What a player can do: short labels for buttons

zombie-mall-do-place = Placer en { $at }
zombie-mall-do-start = Partir en { $at }
zombie-mall-do-north = Le nord : { $side }
zombie-mall-do-spawn = Faire apparaître les zombies
zombie-mall-do-roll = Lancer le mouvement
zombie-mall-do-step = Pas : { $dir } ({ $cost } PM)
zombie-mall-do-bonus = Pas : { $dir } pour 1 adrénaline
zombie-mall-do-loot = Prendre le butin
zombie-mall-do-loot-with = Prendre le butin avec { $card }
zombie-mall-do-search = Fouiller la pile
zombie-mall-do-search-with = Fouiller la pile avec { $card }
zombie-mall-do-take = Prendre : { $card }
zombie-mall-do-keep = Garder : { $card }
zombie-mall-do-unlock = Déverrouiller la porte ({ $side })
zombie-mall-do-unlock-radio = Déverrouiller la radio
zombie-mall-do-pry = Forcer la porte au pied-de-biche ({ $side })
zombie-mall-do-force = Tenter sa chance sur la porte ({ $side })
zombie-mall-do-call = Appeler à l’aide
zombie-mall-do-buy = Échanger { $n } PV contre une carte de butin
zombie-mall-do-done = Terminé ; les zombies avancent
zombie-mall-do-end-turn = Terminer le tour
zombie-mall-do-hop = Dernier saut : { $dir }
zombie-mall-do-fight = Combattre le zombie ({ $at })
zombie-mall-do-escape = Fuir à l’adrénaline : { $dir }
zombie-mall-do-escape-with = Fuir avec { $cards } : { $dir }
zombie-mall-do-boost = Utiliser { $card } sur le lancer
zombie-mall-do-bandage = Utiliser un bandage
zombie-mall-do-bandage-with = Utiliser { $card } au lieu d’un bandage
zombie-mall-do-bitten = Se laisser mordre
zombie-mall-do-play = Jouer { $card }
zombie-mall-do-play-at = Jouer { $card } en { $at }
zombie-mall-do-play-side = Jouer { $card } ({ $side })
zombie-mall-do-play-card = Jouer { $card } sur { $other }
zombie-mall-do-play-token = Jouer { $card } sur le jeton d’objectif { $n }
zombie-mall-do-play-seat = Jouer { $card } sur { $to }
zombie-mall-do-play-gift = Donner à { $to } avec { $card } : { $cards }
zombie-mall-do-move = Zombie en { $from } : { $dir }
zombie-mall-do-lose = { $card } s’est transformé
zombie-mall-do-give = Donner à { $to } : { $cards }
zombie-mall-do-drop = Poser { $cards }
zombie-mall-do-discard = Jeter { $card }
zombie-mall-do-offer = Proposer à { $to } : { $give } contre { $want }
zombie-mall-do-accept = Accepter l’offre
zombie-mall-do-decline = Refuser l’offre
zombie-mall-do-auto-on = Laisser la table décider : { $what }
zombie-mall-do-auto-off = Décider moi-même : { $what }
zombie-mall-auto-zombies = quel zombie avance où
zombie-mall-auto-hops = où finissent les diagonales
zombie-mall-auto-north = quel côté est le nord
zombie-mall-auto-fights = quel zombie combattre d’abord
zombie-mall-auto-all = tous les petits choix

## Places of rescue

zombie-mall-refuge-hunker = le bureau de la sécurité
zombie-mall-refuge-roof = l’accès au toit
zombie-mall-refuge-garage = l’entrée du parking
zombie-mall-refuge-exit = la sortie { $n }

## What happened

zombie-mall-event-loot-placed = { $seat } place un jeton de butin ({ $at }).
zombie-mall-event-objective-placed = { $seat } place un jeton d’objectif ({ $at }).
zombie-mall-event-started = { $seat } part ({ $at }).
    .you = Tu pars ({ $at }).
zombie-mall-event-turn-began = { $seat } joue son tour (manche { $round }).
    .you = À toi (manche { $round }).
zombie-mall-event-turn-ended = { $seat } a fini.
    .you = Tu as fini.
zombie-mall-event-north-set = Le nord ce tour : { $side }, pour { $seat }.
zombie-mall-event-hunker-rescued = { $seat } fait { $roll } : l’équipe perce et évacue tout le bureau.
zombie-mall-event-hunker-waits = { $seat } fait { $roll } : l’équipe découpe toujours.
zombie-mall-event-survived = { $seat } fait { $roll } contre { $bites ->
    [one] { $bites } morsure
   *[other] { $bites } morsures
} et s’en tire.
    .you = Tu fais { $roll } contre { $bites ->
        [one] { $bites } morsure
       *[other] { $bites } morsures
    } et tu t’en tires.
zombie-mall-event-not-survived = { $seat } fait { $roll } contre { $bites ->
    [one] { $bites } morsure
   *[other] { $bites } morsures
}. Ça ne suffit pas.
    .you = Tu fais { $roll } contre { $bites ->
        [one] { $bites } morsure
       *[other] { $bites } morsures
    }. Ça ne suffit pas.
zombie-mall-event-respawn-rolled = { $seat } se traîne ailleurs : direction { $direction }, distance { $distance }.
    .you = Tu te traînes ailleurs : direction { $direction }, distance { $distance }.
zombie-mall-event-respawned = { $seat } revient à soi ({ $at }).
    .you = Tu reviens à toi ({ $at }).
zombie-mall-event-spawn-rolled = { $seat } fait { $roll } au D{ $die } pour les nouveaux zombies{ $extra ->
    [0] .
   *[other] , et { $extra } de plus à cause de cartes.
}
    .you = Tu fais { $roll } au D{ $die } pour les nouveaux zombies{ $extra ->
        [0] .
       *[other] , et { $extra } de plus à cause de cartes.
    }
zombie-mall-event-nothing-spawns = Rien ne bouge pour { $seat }.
    .you = Rien ne bouge pour toi.
zombie-mall-event-noise = Bruit ({ $at }) : { $n ->
    [one] { $n } zombie peut venir.
   *[other] { $n } zombies peuvent venir.
}
zombie-mall-event-spawned = Direction { $direction }, distance { $distance } : un zombie ({ $at }).
zombie-mall-event-spawn-lost = Direction { $direction }, distance { $distance } : pas de zombie.
zombie-mall-event-zombie-placed = Un zombie apparaît ({ $at }).
zombie-mall-event-move-rolled = { $seat } fait { $roll } au mouvement : { $mp } PM.
    .you = Tu fais { $roll } au mouvement : { $mp } PM.
zombie-mall-event-stepped = { $seat } marche pour { $cost } PM ({ $to }).
    .you = Tu marches pour { $cost } PM ({ $to }).
zombie-mall-event-bonus = { $seat } dépense de l’adrénaline et marche ({ $to }).
    .you = Tu dépenses de l’adrénaline et tu marches ({ $to }).
zombie-mall-event-escaped-to = { $seat } se dégage ({ $to }).
    .you = Tu te dégages ({ $to }).
zombie-mall-event-fight-won = { $seat } combat et fait { $roll }.
    .you = Tu combats et tu fais { $roll }.
zombie-mall-event-fight-lost = { $seat } combat et ne fait que { $roll }.
    .you = Tu combats et tu ne fais que { $roll }.
zombie-mall-event-boosted = { $seat } utilise { $card } : le lancer passe à { $roll }.
    .you = Tu utilises { $card } : le lancer passe à { $roll }.
zombie-mall-event-killed = { $seat } tue le zombie ({ $at }).
    .you = Tu tues le zombie ({ $at }).
zombie-mall-event-zombie-removed = Le zombie disparaît ({ $at }).
zombie-mall-event-bandaged = { $seat } utilise un bandage.
    .you = Tu utilises un bandage.
zombie-mall-event-bandaged-with = { $seat } doit la vie à cette carte : { $card }.
    .you = Tu dois la vie à cette carte : { $card }.
zombie-mall-event-fled = { $seat } fuit { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
}.
    .you = Tu fuis { $n ->
        [one] { $n } zombie
       *[other] { $n } zombies
    }.
zombie-mall-event-fled-with = { $seat } fuit { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
} avec { $cards }.
    .you = Tu fuis { $n ->
        [one] { $n } zombie
       *[other] { $n } zombies
    } avec { $cards }.
zombie-mall-event-bitten = { $seat } se fait MORDRE ({ $bites }).
    .you = Tu te fais MORDRE ({ $bites }).
zombie-mall-event-died = { $seat } meurt.
    .you = Tu meurs.
zombie-mall-event-dropped = { $seat } laisse ({ $at }) : { $cards }.
    .you = Tu laisses ({ $at }) : { $cards }.
zombie-mall-event-events-discarded = { $seat } perd { $cards }.
    .you = Tu perds { $cards }.
zombie-mall-event-looted = { $seat } prend le butin ({ $at }).
    .you = Tu prends le butin ({ $at }).
zombie-mall-event-looted-objective = { $seat } prend le jeton d’objectif { $n }.
    .you = Tu prends le jeton d’objectif { $n }.
zombie-mall-event-looked-through = { $seat } fouille la pile, { $at } ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}).
    .you = Tu fouilles la pile, { $at } ({ $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }).
zombie-mall-event-drew = { $seat } pioche { $card }.
    .you = Tu pioches { $card }.
zombie-mall-event-took = { $seat } prend { $cards }.
    .you = Tu prends { $cards }.
zombie-mall-event-put-under = { $seat } met { $card } sous la pioche.
    .you = Tu mets { $card } sous la pioche.
zombie-mall-event-nothing-left = Il ne reste aucune carte pour { $seat }.
    .you = Il ne reste aucune carte pour toi.
zombie-mall-event-shuffled = La défausse devient la pioche de butin : { $n ->
    [one] { $n } carte.
   *[other] { $n } cartes.
}
zombie-mall-event-key-bonus = { $seat } a trouvé une clé utile : 3 PV.
    .you = Tu as trouvé une clé utile : 3 PV.
zombie-mall-event-played-now = { $seat } pioche { $card } !
    .you = Tu pioches { $card } !
zombie-mall-event-played = { $seat } joue { $card }.
    .you = Tu joues { $card }.
zombie-mall-event-discarded = { $seat } défausse { $card }.
    .you = Tu défausses { $card }.
zombie-mall-event-uses-gained = { $seat } rafistole { $card }.
    .you = Tu rafistoles { $card }.
zombie-mall-event-tokens = { $seat } a { $bandages ->
    [one] { $bandages } bandage
   *[other] { $bandages } bandages
} et { $adrenaline ->
    [one] { $adrenaline } adrénaline
   *[other] { $adrenaline } adrénalines
}.
zombie-mall-event-vp = { $seat } a { $vp } PV.
    .you = Tu as { $vp } PV.
zombie-mall-event-held = { $cards } : ça compte pour { $seat }.
zombie-mall-event-looked-under = { $seat } regarde sous le jeton d’objectif { $n } : { $card }.
    .you = Tu regardes sous le jeton d’objectif { $n } : { $card }.
zombie-mall-event-horn = { $seat } fait sonner une Corne de brume ({ $at }).
    .you = Tu fais sonner une Corne de brume ({ $at }).
zombie-mall-event-wedged = { $seat } bloque un côté ({ $at }) : { $side }.
zombie-mall-event-ball-hit = La boule fait { $roll } ({ $at }) et touche.
zombie-mall-event-ball-missed = La boule fait { $roll } ({ $at }) et rate.
zombie-mall-event-rolled = { $seat } fait { $roll } au D{ $die }.
    .you = Tu fais { $roll } au D{ $die }.
zombie-mall-event-door-opened = { $seat } ouvre la porte ({ $at }).
    .you = Tu ouvres la porte ({ $at }).
zombie-mall-event-door-held = { $seat } fait { $roll } ; la porte tient.
    .you = Tu fais { $roll } ; la porte tient.
zombie-mall-event-radio-unlocked = { $seat } déverrouille la radio.
    .you = Tu déverrouilles la radio.
zombie-mall-event-called = { $seat } appelle à l’aide et fait { $roll } : l’équipe vient vers { $refuge }.
zombie-mall-event-called-timed = { $seat } appelle à l’aide et fait { $roll } : l’équipe vient vers { $refuge } dans { $delay ->
    [one] { $delay } tour
   *[other] { $delay } tours
} et reste { $stay }.
zombie-mall-event-team-arrived = L’équipe est arrivée : { $refuge }.
zombie-mall-event-team-left = L’équipe a quitté { $refuge }.
zombie-mall-event-rescued = { $seat } est hors d’ici : { $vp } PV.
    .you = Tu es dehors : { $vp } PV.
zombie-mall-event-horde-rolled = { $seat } fait { $roll } : autant de zombies avancent.
    .you = Tu fais { $roll } : autant de zombies bougent.
zombie-mall-event-horde-still = Aucun zombie n’avance pour { $seat }.
    .you = Aucun zombie ne bouge pour toi.
zombie-mall-event-zombie-moved = Un zombie se traîne : { $from } → { $to }.
zombie-mall-event-offered = { $from } propose à { $to } : { $give } contre { $want }.
zombie-mall-event-offered-hidden = { $from } propose un troc à { $to } : { $give } contre { $want } cartes.
zombie-mall-event-declined = { $to } refuse l’offre ({ $from }).
zombie-mall-event-gave = { $from } donne à { $to } : { $cards }.
zombie-mall-event-traded = { $from } donne { $given } à { $to } et reçoit { $got }.
zombie-mall-event-bought = { $seat } échange { $n } PV contre une carte de butin.
zombie-mall-event-most-kills = Le plus de zombies tués ({ $kills }) : 5 PV pour { $seats }.

## How it ended

zombie-mall-ending-called = Les secours arrivent : tous ceux qui sont en vie s’échappent.
zombie-mall-ending-rescued = Le dernier d’entre vous est dehors ou mort ; l’équipe en a sauvé quelques-uns.
zombie-mall-ending-overrun = Plus personne n’est en vie. Le centre commercial appartient aux morts.
zombie-mall-ending-stranded = Rien n’avance depuis trop longtemps. Qui est encore dedans y reste.

## Parts of a choice that is put together

zombie-mall-part-fight = En combattre un autre
zombie-mall-part-escape = Fuir avec des cartes
zombie-mall-part-play = Jouer une carte
zombie-mall-part-give = Donner plusieurs cartes
zombie-mall-part-drop = Poser plusieurs cartes
zombie-mall-part-offer = Proposer un troc
zombie-mall-part-offer-give = Tu donnes
zombie-mall-part-offer-want = Tu demandes
zombie-mall-part-nothing = Rien
zombie-mall-part-any = { $card }, quoi qu’il en reste
zombie-mall-part-auto = Ce que la table décide pour toi
zombie-mall-part-on = La table décide
zombie-mall-part-off = Me demander
zombie-mall-part-seat = { $seat }
zombie-mall-part-space = { $at }
zombie-mall-part-row = Ligne { $n }
zombie-mall-part-token = Jeton d’objectif { $n }

## Why not: each refusal names its rule besides

zombie-mall-refuse-over = La partie est finie.
zombie-mall-refuse-out-of-turn = Ce n’est pas à toi d’en décider maintenant.
zombie-mall-refuse-not-active = Seul le joueur actif peut faire ça.
zombie-mall-refuse-phase = Une autre phase vient avant.
zombie-mall-refuse-point = Finis d’abord le lancer ou le déplacement en cours.
zombie-mall-refuse-not-phase-4 = Tu ne marches qu’en phase 4, après le lancer de mouvement.
zombie-mall-refuse-not-phase-5 = Butin et serrures, c’est seulement en phase 5.
zombie-mall-refuse-not-phase-6 = Les zombies avancent en phase 6, quand on te le demande.
zombie-mall-refuse-not-phase-7 = Les PV ne s’échangent qu’en phase 7, à la fin de ton tour.
zombie-mall-refuse-looted = Tu as pris du butin : tu ne bouges plus ce tour.
zombie-mall-refuse-looted-already = Tu ne peux prendre qu’une carte de butin par tour.
zombie-mall-refuse-unlocked = Tu as déverrouillé quelque chose : plus rien d’autre jusqu’à ton prochain tour.
zombie-mall-refuse-phase-5-done = Dans un tour, c’est butin ou serrure, pas les deux.
zombie-mall-refuse-edge = Il n’y a pas de passage ({ $dir }).
zombie-mall-refuse-door = Cette porte est verrouillée.
zombie-mall-refuse-mp = Ce pas coûte { $cost } PM ; tu en as { $mp }.
zombie-mall-refuse-bonus-looted = Après un butin ou une serrure, plus de pas bonus.
zombie-mall-refuse-bonus-used = Tu as déjà utilisé le pas bonus de ce tour.
zombie-mall-refuse-no-adrenaline = Tu n’as pas de jeton d’adrénaline.
zombie-mall-refuse-dark = Il fait noir : pas d’adrénaline.
zombie-mall-refuse-combat = Un zombie est à côté de toi : occupe-t’en d’abord.
zombie-mall-refuse-combat-card = Cette carte ne sert pas en combat.
zombie-mall-refuse-no-combat = Aucun zombie n’est à côté de toi.
zombie-mall-refuse-no-zombie = Il n’y a pas de zombie de ce côté : { $at }.
zombie-mall-refuse-no-zombie-there = Il n’y a pas de zombie en { $at }.
zombie-mall-refuse-no-sight = { $at } est hors de vue ou hors de portée.
zombie-mall-refuse-no-loss = Il n’y a pas de défaite à annuler.
zombie-mall-refuse-loss-first = Tu as perdu le dernier lancer : règle ça d’abord.
zombie-mall-refuse-no-lost-roll = Les cartes qui changent un lancer ne servent que sur un lancer perdu.
zombie-mall-refuse-no-bandage = Tu n’as pas de jeton de bandage.
zombie-mall-refuse-escape-late = Tu peux fuir au lieu de lancer, pas après un lancer perdu.
zombie-mall-refuse-escape-cost = Fuir { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
} demande autant d’adrénaline.
zombie-mall-refuse-no-way-out = Il n’y a aucune issue libre.
zombie-mall-refuse-too-many-cards = Moins de cartes suffisent.
zombie-mall-refuse-not-yours = Tu n’as pas cette carte : { $card }.
zombie-mall-refuse-uses = Dis combien d’usages il lui reste : { $card }.
zombie-mall-refuse-auto = C’est déjà réglé ainsi.
zombie-mall-refuse-not-now = { $card } ne peut pas se jouer maintenant.
zombie-mall-refuse-not-roll = { $card } ne change aucun lancer.
zombie-mall-refuse-not-loss = { $card } ne remplace pas un bandage.
zombie-mall-refuse-not-flee = { $card } ne remplace pas l’adrénaline.
zombie-mall-refuse-not-trash = { $card } n’est pas de la camelote.
zombie-mall-refuse-not-turned = { $card } n’est pas ton meilleur survivant.
zombie-mall-refuse-not-in-pile = { $card } n’est pas dans cette pile.
zombie-mall-refuse-not-drawn = { $card } n’est pas une des cartes piochées.
zombie-mall-refuse-drawer = { $card } : seul le joueur qui l’a piochée peut jouer cette carte.
zombie-mall-refuse-used = { $card } a déjà servi ce tour.
zombie-mall-refuse-second-weapon = Tu ne peux utiliser qu’une arme par lancer.
zombie-mall-refuse-adults-first = { $card } reste à l’abri tant qu’il y a des adultes pour passer devant.
zombie-mall-refuse-target = { $card } ne peut pas viser là.
zombie-mall-refuse-skate = Utilise un Skateboard en phase 4, tant que tu peux bouger.
zombie-mall-refuse-quiet = Joue Minute de calme avant les apparitions.
zombie-mall-refuse-power-cut = Joue Panne de courant avant que les zombies avancent.
zombie-mall-refuse-radio-itself = Tu ne peux pas donner le talkie-walkie dans lequel tu parles.
zombie-mall-refuse-radio-combat = Ce joueur est à côté d’un zombie.
zombie-mall-refuse-no-such-player = Ce joueur n’est pas sur le plan.
zombie-mall-refuse-no-token = Il n’y a pas de jeton ici.
zombie-mall-refuse-no-pile = Il n’y a pas de pile de butin ici.
zombie-mall-refuse-flashlight = Une Lampe torche n’aide qu’avec les jetons de butin.
zombie-mall-refuse-vp = Il te faut { $n } PV.
zombie-mall-refuse-no-cards = Il n’y a plus de carte de butin.
zombie-mall-refuse-no-lock = Il n’y a pas de porte verrouillée de ce côté.
zombie-mall-refuse-wrong-key = Seule la clé n° { $n } convient.
zombie-mall-refuse-no-key = Tu n’as pas la clé n° { $n }.
zombie-mall-refuse-no-key-at-all = Tu n’as aucune clé.
zombie-mall-refuse-no-such-key = Aucune clé n’ouvre cette serrure.
zombie-mall-refuse-no-crowbar = Tu n’as pas de Pied-de-biche.
zombie-mall-refuse-crowbar = Un Pied-de-biche n’ouvre que les portes sans numéro.
zombie-mall-refuse-force-off = À cette table, la chance n’ouvre pas les portes.
zombie-mall-refuse-forced = Tu as déjà essayé ce tour.
zombie-mall-refuse-force = Seul un joueur enfermé derrière une porte qu’aucune clé n’ouvre peut tenter sa chance.
zombie-mall-refuse-no-radio = Il n’y a pas de radio verrouillée ici.
zombie-mall-refuse-radio-locked = La radio est verrouillée.
zombie-mall-refuse-no-call = L’appel se lance en déverrouillant la radio.
zombie-mall-refuse-called = L’appel est déjà lancé.
zombie-mall-refuse-call-open = L’équipe n’a pas fini sa tentative en cours.
zombie-mall-refuse-not-here = Ce joueur n’est pas sur ta case.
zombie-mall-refuse-not-theirs = Ce joueur n’a pas ces cartes.
zombie-mall-refuse-empty-offer = Propose ou demande quelque chose.
zombie-mall-refuse-no-offer = Personne ne t’a rien proposé.
zombie-mall-refuse-offers = { $n ->
    [one] Tu peux faire au plus { $n } offre par tour.
   *[other] Tu peux faire au plus { $n } offres par tour.
}
zombie-mall-refuse-offer-point = Le troc n’est possible qu’aux moments calmes du tour du joueur actif, sur sa case.
zombie-mall-refuse-drop-active = Seul le joueur actif peut poser des cartes.
zombie-mall-refuse-drop-point = On ne pose des cartes qu’aux moments calmes d’un tour.
zombie-mall-refuse-hop = Le dernier saut : { $rows } ou { $cols }.
zombie-mall-refuse-north = Tu choisis le nord juste avant le premier lancer de direction de ton tour, quand on te le demande.
zombie-mall-refuse-north-set = Le nord est fixé pour ce tour.
zombie-mall-refuse-north-fixed = À cette table, le nord est toujours le haut du plan.
zombie-mall-refuse-start = On part de la rangée de départ de l’entrée principale.
zombie-mall-refuse-started = Tu as déjà pris ton départ.
zombie-mall-refuse-zombie-moved = Plus aucun zombie n’a à avancer en { $at }.
zombie-mall-refuse-zombie-blocked = Le zombie en { $at } ne peut s’approcher de personne.
zombie-mall-refuse-zombie-edge = Aucun zombie ne peut passer ({ $dir }) depuis { $at }.
zombie-mall-refuse-zombie-taken = Cette case est prise.
zombie-mall-refuse-zombie-clutter = Le zombie en { $at } est en terrain dégagé : il n’entre ni dans l’encombré ni sur un jeton.
zombie-mall-refuse-zombie-horn = Le zombie en { $at } entend une corne et va vers elle.
zombie-mall-refuse-zombie-open = Le zombie en { $at } a un chemin dégagé tout aussi court.
zombie-mall-refuse-zombie-open-first = Le zombie en { $at } préfère un pas dégagé à un pas encombré, vers qui que ce soit.
zombie-mall-refuse-zombie-closest = Le zombie en { $at } va vers le joueur le plus proche.
zombie-mall-refuse-zombie-closest-clutter = Le zombie en { $at } va vers le joueur le plus proche, chemins encombrés compris.
zombie-mall-refuse-zombie-shorter = Le zombie en { $at } est dans l’encombré, et le chemin encombré est plus court.
zombie-mall-refuse-zombie-way = Ce n’est pas sur un plus court chemin pour le zombie en { $at }.
zombie-mall-refuse-zombie-moan = Tous les zombies avancent, le plus proche de toi d’abord.
zombie-mall-refuse-zombie-store = Les zombies de ton magasin avancent d’abord.
zombie-mall-refuse-zombie-nearest = Les zombies que tu vois dans l’allée avancent d’abord, le plus proche en premier.
zombie-mall-refuse-off-map = { $at } n’est pas une case de sol de ce plan.
zombie-mall-refuse-token-walkway = Les jetons vont dans les magasins.
zombie-mall-refuse-token-entrance = Pas à côté d’une entrée.
zombie-mall-refuse-token-exit = Pas sur une tuile d’entrée ou de sortie.
zombie-mall-refuse-token-food-court = Dans l’Aire de restauration, seulement derrière le comptoir.
zombie-mall-refuse-token-there = Il y a déjà un jeton là.
zombie-mall-refuse-token-locked = Pas de jeton d’objectif dans un local verrouillé.
zombie-mall-refuse-token-near = Laisse une tuile entre deux magasins à jeton d’objectif.
zombie-mall-refuse-token-no-room = Il ne resterait plus de place pour les autres jetons d’objectif.
zombie-mall-refuse-token-uneven = Les tuiles qui ont le moins de jetons de butin passent d’abord.

## Why a bot did something: ends a line that begins with its name and a colon.

zombie-mall-why-alive = ça garde plus de monde en vie
zombie-mall-why-self = je tiens à rester en vie
zombie-mall-why-door = ça ouvre le bureau de la sécurité
zombie-mall-why-radio = ça ouvre la radio
zombie-mall-why-call = ça amène les secours
zombie-mall-why-keys = ça trouve une clé qu’il nous faut
zombie-mall-why-way = c’est le chemin le plus court
zombie-mall-why-bandages = ça épargne des bandages
zombie-mall-why-own_bandages = ça épargne mes bandages
zombie-mall-why-bites = j’aime autant éviter les morsures
zombie-mall-why-adrenaline = ça épargne mon adrénaline
zombie-mall-why-cards = il y a quelque chose à trouver
zombie-mall-why-arms = ça donne de quoi se battre
zombie-mall-why-near = des zombies sont tout près
zombie-mall-why-adjacent = des zombies sont à côté de moi
zombie-mall-why-zombies = ça laisse moins de zombies
zombie-mall-why-tokens = ça révèle ce qu’on ne sait pas encore
zombie-mall-why-round = ça ne perd pas de temps
zombie-mall-why-lead = ça rapporte des points
zombie-mall-danger-hurt = d’être mordu
zombie-mall-danger-out = de mourir
