### The rulebook of Zombie Mall, for players, in our own words.
###
### One message a rule: the value is a short title, `.text` is the rule. A number such as
### ZM-R06 inside a text is shown as a link to that rule, so keep it as it is when translating.
### Which rule stands in which chapter is in locales/rulebooks/zombie-mall.toml.

## The book

rulebook-zombie-mall = Zombie Mall
    .intro =
        Tu venais faire des courses et te voilà sous clé avec les morts. Quelque part dans le centre commercial se trouvent les clés du bureau de la sécurité et de sa radio. Les entrées ci-dessous sont le jeu tout entier : les règles viennent du texte publié, les arbitrages maison tranchent ce qu’il laisse ouvert.

rulebook-zombie-mall-minute = Le jeu en une minute
    .text =
        1. Trouve la clé du bureau de la sécurité et celle de la radio, déverrouille les deux et appelle à l’aide. Dans les scénarios plus durs, il faut ensuite rejoindre les sauveteurs.
        2. Un tour : des zombies apparaissent autour de toi au gré des dés, tu lances un D10 et tu marches, tu peux prendre une carte de butin ou ouvrir une serrure, puis un D6 de zombies se traînent d’une case vers le joueur le plus proche.
        3. Dès qu’un zombie est à côté de toi pendant ton tour, tu te bats : un D10, et 3 ou plus le tue pour 1 PV. Sur 0 à 2, un bandage ou une carte te sauve ; sinon, tu te fais MORDRE.
        4. Ou fuis avant le lancer : paie 1 adrénaline, 1 morsure et 1 PV pour chaque zombie à côté de toi, et fais un pas dans n’importe quelle direction libre.
        5. Si tu te fais MORDRE, tu lâches tes affaires et tu quittes le plan. À ton prochain tour, un D10 supérieur à ton nombre de morsures te ramène quelque part dans les parages ; sinon, c’est la mort.
        6. Les cases dégagées coûtent 1 PM, celles qui sont encombrées ou portent un jeton 2. Un zombie en terrain dégagé n’entre jamais dans l’encombré ni sur un jeton : mets un comptoir entre eux et toi.
        7. Sortir vaut 15 PV, les survivants que tu amènes ce qu’ils valent, le plus de zombies tués 5. Trois PV achètent une carte de butin à la fin d’un tour.

## Chapters

rulebook-zombie-mall-scope = Cadre, but et modes
    .intro = Ce que tu cherches, en solo, ensemble ou les uns contre les autres.
rulebook-zombie-mall-dice = Dés
    .intro = Un D4, un D6, et un D10 dont le 0 vaut zéro.
rulebook-zombie-mall-setup = Mise en place
    .intro = Ce que chacun possède quand les portes se referment.
rulebook-zombie-mall-tiles = Tuiles et plans
    .intro = Comment se compose un centre commercial.
rulebook-zombie-mall-spaces = Cases, bords et zones
    .intro = Ce qu’il y a sur une case, et entre deux cases.
rulebook-zombie-mall-sight = Adjacence et ligne de vue
    .intro = Qui est à côté de qui, et qui voit qui.
rulebook-zombie-mall-turn = Le tour
    .intro = Sept phases, et ce qui peut arriver à tout moment.
rulebook-zombie-mall-phase-1 = Phase 1 : revenir
    .intro = Après une morsure, les dés décident si tu reviens, et où.
rulebook-zombie-mall-phase-2 = Phase 2 : combats en cours
    .intro = D’abord les zombies qui sont déjà là.
rulebook-zombie-mall-phase-3 = Phase 3 : apparitions
    .intro = Combien, dans quelle direction, à quelle distance.
rulebook-zombie-mall-phase-4 = Phase 4 : déplacement
    .intro = Un lancer, et un pas après l’autre.
rulebook-zombie-mall-bonus = Le pas bonus
    .intro = Un pas contre un jeton d’adrénaline.
rulebook-zombie-mall-loot = Phase 5 : prendre du butin
    .intro = Une carte par tour.
rulebook-zombie-mall-unlock = Phase 5 : déverrouiller
    .intro = Portes, clés et radio.
rulebook-zombie-mall-phase-6 = Phase 6 : les zombies avancent
    .intro = Lesquels, dans quel ordre, et vers où.
rulebook-zombie-mall-phase-7 = Phase 7 : échanger des PV
    .intro = La dernière étape d’un tour.
rulebook-zombie-mall-combat = Combat
    .intro = Un D10 pour chaque zombie.
rulebook-zombie-mall-bandages = Bandages
    .intro = Ils effacent une défaite.
rulebook-zombie-mall-adrenaline = Adrénaline en combat
    .intro = Loin d’ici, mais pas pour rien.
rulebook-zombie-mall-bitten = MORDU et mort
    .intro = Ce que vous devenez, toi et tes affaires.
rulebook-zombie-mall-cards = Cartes de butin
    .intro = Survivants, objets, événements et camelote.
rulebook-zombie-mall-trade = Troquer, donner, poser
    .intro = Entre joueurs d’une même case.
rulebook-zombie-mall-tokens = Jetons sur le plan
    .intro = Où ils peuvent se trouver.
rulebook-zombie-mall-vp = Points de victoire
    .intro = Ce qui compte à la fin.
rulebook-zombie-mall-exits = La table des sorties
    .intro = De quelle sortie il s’agit.
rulebook-zombie-mall-call = Scénario 1 : Appel à l’aide
    .intro = Deux clés, une radio.
rulebook-zombie-mall-hard = Scénario 1A
    .intro = L’équipe ne vient pas jusqu’à toi.
rulebook-zombie-mall-improbable = Scénario 1B
    .intro = L’équipe ne t’attend pas.
rulebook-zombie-mall-faq = Règles facultatives et réponses
    .intro = Tirées des questions du livret lui-même.

## Scope, aim and modes

rule-ZM-001 = D’un à six joueurs
    .text =
        Le jeu se joue d’un à six joueurs.
rule-ZM-002 = Le but
    .text =
        Le but est de quitter vivant le centre commercial en accomplissant le scénario ; les PV servent à classer les joueurs si vous voulez un seul vainqueur.
rule-ZM-003 = Jouer ensemble
    .text =
        Mode coopératif : tous les joueurs travaillent au but du scénario ; le groupe gagne si la condition de victoire du scénario est remplie (voir ZM-236).
rule-ZM-004 = Chacun pour soi
    .text =
        Mode chacun pour soi : on joue avec les mêmes règles, personne ne doit aider personne, et le classement se fait aux PV ; s’échapper ne donne pas à soi seul le plus haut total. Voir ZM-R61.
rule-ZM-005 = Jouer en solo
    .text =
        Le solo est la partie ordinaire à un joueur : aucun autre joueur n’est jamais proche, le dé d’apparition est donc toujours le D6, et après une morsure le prochain tour du joueur suit aussitôt.
rule-ZM-006 = Les cartes l’emportent
    .text =
        Si une carte contredit une règle, suis la carte.
rule-ZM-007 = Amusez-vous
    .text =
        La première règle est de vous amuser ; gémir en faisant avancer les zombies est une règle facultative sans effet sur la partie.
rule-ZM-R61 = Classement
    .text =
        En chacun pour soi : si personne ne s’échappe, tous perdent ; sinon, le vainqueur est le joueur qui a le plus de PV parmi ceux qui se sont échappés ; les égalités vont à qui a tué le plus de zombies, puis à qui a le moins de morsures, puis se partagent. La table classe tout le monde, les morts en dernier. Pourquoi : le scénario 1 donne la victoire à ceux qui sont encore en vie, 1A et 1B seulement à ceux qui atteignent l’endroit. L’option « { zombie-mall-option-dead_can_win } » (désactivée par défaut) compte tous les joueurs à la place, car la remarque selon laquelle s’échapper n’assure pas le plus haut total peut se lire ainsi. Bonus de zombies tués : tous les joueurs, morts compris, qui en ont tué au moins 1 ; à la fin, après tout le reste.
rule-ZM-R78 = Hors de son tour
    .text =
        Un acte d’une place à qui l’on ne demande rien, un second acte d’une sorte épuisée pour ce tour, ou tout acte après la fin de la partie ne change rien et est refusé, par cette règle si aucune autre ne convient mieux.
rule-ZM-R86 = Pas de partie sans fin
    .text =
        Après la manche 200, la partie est finie : qui est encore dedans ne s’est pas échappé. Pourquoi : avec peu de zombies, ou s’ils sont tous enfermés quelque part, personne ne mourrait jamais, et des joueurs qui ne cherchent pas les clés ne partiraient jamais. Aucune partie jouée pour gagner n’en approche.

## Dice

rule-ZM-008 = Les dés
    .text =
        Le jeu utilise un D4, un D6 et un D10 ; le D4 ne remplace le D6 que si un autre joueur est proche lors des apparitions (et dans la table des sorties et en 1B).
rule-ZM-009 = Zéro, c’est zéro
    .text =
        Un 0 au D10 compte partout comme zéro, jamais comme dix.
rule-ZM-010 = Un dé marqué 10
    .text =
        On peut utiliser un dé marqué 1-10 en lisant son 10 comme 0. Voir ZM-R01.
rule-ZM-R01 = Faces du D10
    .text =
        Chaque résultat de 0 à 9 est aussi probable. Pourquoi : un passage parle d’un dé numéroté 0-10, tous les autres disent 0-9 avec 0 pour zéro.
rule-ZM-R83 = Ordre des dés
    .text =
        Dans un tour, les dés se lancent dans cet ordre, chacun seulement s’il le faut : D10 du retranchement en 1A ; phase 1, D10 de survie, puis D10 de direction et D6 de distance (relancés tant que c’est illégal) ; phase 2, D10 de combat ; phase 3, nombre (D4 ou D6), puis pour chaque zombie D10 de direction et D10 de distance ; D10 de combat ; D10 de mouvement (toujours lancé, même si le joueur reste ensuite sur place) ; D10 de combat à mesure qu’ils se présentent ; dés des cartes quand elles sont jouées ; phase 6, D6 (toujours lancé, même sans zombie sur le plan, sauf si une carte saute la phase), D10 de combat. Lors de l’appel : D10 de la table, dés de la table des sorties, délai, durée. Les relectures en dépendent.

## Set-up

rule-ZM-011 = Ce que tu as au départ
    .text =
        Chaque joueur commence avec 5 jetons de bandage et 5 jetons d’adrénaline, un pion de joueur et une fiche.
rule-ZM-012 = Rien d’autre au départ
    .text =
        Chaque joueur commence avec 0 PV, 0 jeton de morsure, 0 zombie tué et aucune carte.
rule-ZM-013 = Le plus que tu peux avoir
    .text =
        Par défaut, le maximum est de 5 bandages et 5 adrénalines ; seule une future extension pourrait changer les valeurs imprimées sur la fiche.
rule-ZM-014 = Construire le centre commercial
    .text =
        Le plan se construit comme le dit le scénario ; s’il ne nomme aucun plan, les joueurs bâtissent le leur, avec toutes les tuiles que le scénario exige.
rule-ZM-015 = Où tu commences
    .text =
        Les pions vont là où le dit le scénario ; s’il ne dit rien, chaque joueur choisit une des cases qui touchent le mur extérieur de la tuile servant d’entrée principale.
rule-ZM-016 = Deux pioches
    .text =
        La pioche de butin et la pioche d’objectif sont distinctes et restent face cachée.
rule-ZM-017 = Pas encore de zombies
    .text =
        Il n’y a aucun zombie sur le plan au départ ; les premiers viennent de la phase d’apparition du premier joueur.
rule-ZM-018 = Qui commence
    .text =
        L’ordre du tour et le premier joueur ne sont pas précisés. Voir ZM-R10.
rule-ZM-R10 = Ordre du tour
    .text =
        Premier joueur au hasard, puis ordre fixe dans le sens horaire ; les joueurs morts ou secourus sont sautés, les joueurs MORDUS ne le sont pas (leur tour est la phase 1). Pourquoi : le livret ne le dit pas.
rule-ZM-R79 = Choix à la mise en place
    .text =
        Dans l’ordre du tour, chaque joueur choisit une case de départ (plusieurs peuvent partager la même) ; seule compte la rangée de départ de la tuile désignée comme entrée principale, les autres tuiles d’entrée sont de l’allée ordinaire. Nombre de jetons de butin : dans les limites de ZM-228, par défaut Facile 18, Moyen 36, Difficile 56, Dingue 80, Dément 128 ; pour un plan d’une autre taille : par défaut 3 pour 2 tuiles (arrondi en dessous), de 1 par tuile jusqu’au nombre de cases à jeton.

## Tiles and malls

rule-ZM-019 = Tuiles
    .text =
        Une tuile du plan mesure 6 pouces sur 6.
rule-ZM-020 = La grille
    .text =
        Une tuile est une grille de 6 cases sur 6. Voir ZM-R02.
rule-ZM-021 = Assembler les tuiles
    .text =
        Les tuiles se posent bord à bord. Un plan montre chaque étiquette dans une certaine orientation, et la tuile est tournée jusqu’à ce que sa propre étiquette se lise de même.
rule-ZM-022 = Étiquettes
    .text =
        L’étiquette est en haut à gauche de la tuile à l’endroit (sur un pan de mur s’il y en a un) ; sur les tuiles de sortie, elle peut être ailleurs dans le mur.
rule-ZM-023 = Magasins et allée
    .text =
        Une tuile contient d’ordinaire un magasin et un morceau d’allée ; certaines sont faites comme magasins d’angle.
rule-ZM-024 = Largeur d’une allée
    .text =
        L’allée normale a 2 cases de large quand les tuiles se répondent ; de plus larges ou de plus étroites sont permises, jusqu’à un couloir d’une case menant à une tuile d’entrée ou de sortie.
rule-ZM-025 = Une tuile mal tournée
    .text =
        Si l’entrée d’un magasin est inaccessible, la tuile est mal tournée.
rule-ZM-026 = Sorties supplémentaires
    .text =
        On peut ajouter des sorties avec des jetons de porte de sortie (2 cases) ou des tuiles de sortie ; une sortie verrouillée pour de bon est une impasse.
rule-ZM-027 = Tuiles spéciales
    .text =
        Tuiles spéciales de ce jeu : le bureau de la sécurité, l’entrée du centre et la sortie vers le parking avec son escalator ; un scénario peut fixer leur place ou les modifier (par exemple avec un jeton de porte verrouillée).
rule-ZM-028 = Un seul niveau
    .text =
        Tous les centres commerciaux ont un seul niveau.
rule-ZM-029 = Plans
    .text =
        Un plan n’a pas besoin d’être symétrique ; plus de tuiles de sortie le rendent plus facile, car ni butin ni objectif ne s’y trouvent ; moins de magasins d’angle laissent des allées en impasse, qu’on ferme avec des jetons de porte de sortie.
rule-ZM-R02 = Grille
    .text =
        1 case = 1 pouce, 6x6 cases par tuile, coordonnées (ligne, colonne), toutes deux à partir de 1, depuis le nord-ouest du plan. Pourquoi : allée de 2 pouces = 2 cases ; la page de l’auteur parle d’une grille de 1 pouce.
rule-ZM-R03 = Bande d’allée
    .text =
        Une tuile de magasin à l’endroit a une bande d’allée large de 1 case le long de son côté sud ; deux tuiles face à face font l’allée large de 2. Pourquoi : le plan Moyen a une sortie de 2 cases « entre » les tuiles 29 et 30, la galerie centrale du plan Facile est fermée par des portes de 2 cases.
rule-ZM-R04 = Bord du plan
    .text =
        Les bords d’allée ouverts, au bord du plan, sans jeton de porte de sortie, sont fermés (comme un mur) ; une porte de sortie ne laisse jamais partir une figurine, sauf par le sauvetage d’un scénario. Pourquoi : dans l’histoire, les portes sont verrouillées, et le plan Facile à 12 tuiles en a besoin.
rule-ZM-R56 = Entrée principale
    .text =
        Le plan la nomme ; les plans d’exemple prennent la tuile appelée Entrée 2, les plus grands Entrée 1.
rule-ZM-R87 = Ce qui est de nous
    .text =
        Ce qui est dessiné sur chaque tuile, les boutiques et leurs noms, et la disposition des galeries de chaque taille sont de nous, tout comme chaque carte : la règle du jeu dit quelles sortes il y a, combien, et comment les tuiles se joignent. Ce qui est de nous le dit là où on l'explique.

## Spaces, edges and areas

rule-ZM-030 = Cases dégagées
    .text =
        Case dégagée : le cercle central ne montre que du sol ; y entrer coûte 1 PM.
rule-ZM-031 = Cases encombrées
    .text =
        Case encombrée : le cercle central montre autre chose que du sol ; y entrer coûte 2 PM.
rule-ZM-032 = Cases à jeton de butin
    .text =
        Entrer sur une case avec un jeton de butin coûte 2 PM, quelle que soit la case en dessous.
rule-ZM-033 = Cases à jeton d’objectif
    .text =
        Entrer sur une case avec un jeton d’objectif coûte 2 PM, quelle que soit la case en dessous.
rule-ZM-034 = Piles de butin sur une case
    .text =
        Une pile de butin ne change ni le coût d’une case ni son caractère dégagé pour les zombies.
rule-ZM-035 = Seule compte la case où l’on entre
    .text =
        Le coût est celui de la case où l’on entre ; celle qu’on quitte ne compte pas (de 4,6 dégagée à 4,5 encombrée : 2 ; de 4,5 à 4,4 dégagée : 1).
rule-ZM-036 = Murs
    .text =
        Un mur entre deux cases bloque le déplacement, la ligne de vue et l’adjacence.
rule-ZM-037 = Obstacles de vue
    .text =
        Un obstacle de vue entre deux cases bloque le déplacement, la ligne de vue et l’adjacence.
rule-ZM-038 = Cases pleines
    .text =
        Un marqueur d’obstacle de vue au milieu d’une case bloque la ligne de vue à travers elle et empêche d’y entrer. Une telle case est dite pleine et notée X sur nos tuiles ; pour les apparitions, voir ZM-R07.
rule-ZM-039 = Portes verrouillées
    .text =
        Une porte verrouillée bloque le déplacement. Pour la vue et l’adjacence, voir ZM-R05.
rule-ZM-040 = Portes ouvertes
    .text =
        Un jeton de porte sans jeton de serrure est fermé mais pas verrouillé ; une porte déverrouillée le reste et est ouverte aux joueurs et aux zombies. Voir ZM-R05.
rule-ZM-041 = Flèches d’entrée
    .text =
        Les flèches vertes signalent les entrées et n’ont aucun effet sur les déplacements.
rule-ZM-042 = Magasins
    .text =
        Un magasin est une zone qui a au moins une entrée et quatre murs.
rule-ZM-043 = L’allée
    .text =
        L’allée, c’est toute zone qui n’est pas ainsi close.
rule-ZM-044 = À quoi servent les magasins
    .text =
        Magasin et allée ne comptent que pour choisir quels zombies avancent et pour placer les jetons.
rule-ZM-045 = Une fois pour toutes
    .text =
        Savoir si une case est dégagée ou encombrée se décide une fois, et vaut ensuite pour les joueurs comme pour les zombies.
rule-ZM-R05 = Porte verrouillée et vue
    .text =
        Un bord à porte verrouillée agit comme un mur pour le déplacement, la vue et l’adjacence, mais pas pour les apparitions ; une porte déverrouillée, ou fermée sans être verrouillée, agit comme un bord libre. Pourquoi : la légende ne parle que du déplacement, mais des zombies qui se battraient à travers une porte verrouillée contrediraient le texte sur la ligne de vue, et le livret dit qu’une porte déverrouillée est ouverte. Si l’option « { zombie-mall-option-locked_door } » est sur « { zombie-mall-option-locked_door-movement_only } », la vue et l’adjacence passent à travers : un zombie derrière doit être combattu, mais personne ne peut la franchir.
rule-ZM-R07 = Zone légale
    .text =
        Toutes les cases non pleines de toutes les tuiles du plan, locaux verrouillés compris ; les cases pleines et tout ce qui est dehors comptent comme hors du plan, pour les zombies (perdus) et pour les joueurs (relancé). Pourquoi : la FAQ fait revenir des joueurs dans des locaux verrouillés ; une case pleine est du bâtiment, pas du sol.
rule-ZM-R09 = Dans quel magasin est une case
    .text =
        Un magasin est un ensemble relié de cases de magasin qui ne franchit ni bord d’entrée ni porte ; la case au-delà du bord d’entrée est de l’allée. Les restaurants de l’Aire de restauration et les halls de l’entrée du centre et de la sortie vers le parking comptent comme allée. Pourquoi : ils ne sont pas clos par quatre murs.

## Adjacency and line of sight

rule-ZM-046 = Cases adjacentes
    .text =
        Deux figurines sont adjacentes si leurs cases partagent un bord (nord, est, sud ou ouest) ; des cases en diagonale ne le sont jamais.
rule-ZM-047 = Ce qui rompt l’adjacence
    .text =
        Un mur ou un obstacle de vue sur le bord commun rompt l’adjacence.
rule-ZM-048 = La même case
    .text =
        Des figurines sur la même case sont adjacentes.
rule-ZM-049 = Ligne de vue
    .text =
        La ligne de vue est coupée par les murs et les marqueurs d’obstacle de vue ; rien d’autre n’est dit la couper. Comment exactement : ZM-R06.
rule-ZM-R06 = Ligne de vue
    .text =
        Trace le segment entre les centres des deux cases ; il y a vue sauf si le segment croise un bord bloquant (mur, obstacle de vue, porte verrouillée) ou l’intérieur d’une case pleine. S’il passe exactement par un coin de la grille, il y a vue si au moins un des deux chemins en L autour de ce coin (deux bords et la case entre eux) est libre. Figurines, encombrement et jetons ne bloquent jamais. Une case se voit toujours elle-même. C’est pareil dans les deux sens. Pourquoi : la lecture exacte la plus courte de « bloquée par les murs et les marqueurs ».

## The turn

rule-ZM-050 = Les sept phases
    .text =
        Un tour a sept phases, dans cet ordre : 1 retour du joueur, 2 combats en cours, 3 apparition de zombies, 4 déplacement du joueur, 5 butin ou serrure, 6 avance des zombies, 7 échange de PV.
rule-ZM-051 = Combattre sur-le-champ
    .text =
        Il n’y a pas de phase de combat : pendant ton tour, tu te bats sur-le-champ, dans n’importe quelle phase, dès qu’un zombie t’est adjacent.
rule-ZM-052 = Une morsure termine le tour
    .text =
        Si tu te fais MORDRE pendant ton tour, il s’arrête aussitôt et toutes ses phases suivantes sont sautées.
rule-ZM-053 = À tout moment de ton tour
    .text =
        À tout moment de ton tour, tu peux troquer du butin, en poser, dépenser une adrénaline pour un pas bonus et jouer des cartes de butin, chaque chose à ses propres conditions.
rule-ZM-054 = Des zombies à côté des autres
    .text =
        Les zombies à côté de toi ne font rien quand ce n’est pas ton tour ; le combat contre eux attend ta propre phase 2. Voir ZM-R36.
rule-ZM-R26 = Quand c’est « à tout moment »
    .text =
        Sans zombie adjacent, le joueur actif peut jouer des cartes qui ne sont pas de combat, troquer, donner, poser et faire le pas bonus à ces moments : après la phase 2, avant le lancer d’apparition ; après la phase 3, avant le lancer de mouvement ; avant et après chaque pas de la phase 4 ; avant et après l’acte de la phase 5 ; avant le lancer de la phase 6 ; après le combat de la phase 6. Jamais entre les lancers d’une même apparition, entre les mouvements d’une même phase 6 ni au milieu d’un combat. Le pas bonus est interdit après un butin ou une serrure, et une fois le dé de la phase 6 lancé, il ne rouvre jamais la phase 5. Pourquoi : « à tout moment », mais les phases ont un ordre.
rule-ZM-R36 = Zombies à côté des autres
    .text =
        Ils attendent ; ils n’attaquent pas, n’avancent pas (voir ZM-R30) et se combattent dans la phase 2 de ce joueur.
rule-ZM-R77 = Ce que voit chaque place
    .text =
        Visible pour tous : le plan, tous les jetons, figurines et marqueurs, les bandages, l’adrénaline, les morsures, les zombies tués, les PV et le nombre de cartes de chaque joueur, la taille de la pioche de butin, la défausse, les piles de butin carte par carte, les cartes jouées, tous les dés, le résultat de la table d’évasion avec ses chiffres. Caché à tous : l’ordre de la pioche de butin, les cartes sous les jetons d’objectif et les cartes d’objectif mises de côté, sauf pour un joueur à qui une carte permet de regarder. Les mains sont visibles en coopératif et cachées en chacun pour soi, sauf si l’option « { zombie-mall-option-open_hands } » dit autre chose ; cachées, une carte piochée ou troquée n’est connue que de celui qui la tient (et de celui qui l’a donnée), et les autres voient le nombre (les PV sont visibles : les 3 PV de ZM-231 disent donc qu’une clé utile a été piochée, pas laquelle). Si l’option « { zombie-mall-option-open_piles } » est sur « { zombie-mall-option-open_piles-off } », les autres ne connaissent que ce qu’ils ont posé eux-mêmes. Pourquoi : le livret ne dit face cachée que les cartes d’objectif et parle de mains et de fouiller une pile.

## Phase 1: coming back

rule-ZM-055 = Quand a lieu la phase 1
    .text =
        La phase 1 n’a lieu que si tu t’es fait MORDRE à ton tour précédent.
rule-ZM-056 = Survivre
    .text =
        Lance 1D10 ; tu ne survis que si le résultat dépasse ton nombre de jetons de morsure (4 morsures : 5-9 la vie, 0-4 la mort).
rule-ZM-057 = Mourir
    .text =
        Un résultat égal ou inférieur au nombre de jetons de morsure, c’est la MORT : hors de la partie pour de bon.
rule-ZM-058 = Où tu reviens
    .text =
        Si tu survis, deux lancers te placent : un D10 pour la direction et un D6 pour la distance, comptés depuis la case de la morsure. Voir ZM-R14.
rule-ZM-059 = Direction 0
    .text =
        La direction 0 te remet sur la case où tu t’es fait MORDRE.
rule-ZM-060 = Relancer
    .text =
        La direction 9, ou une case hors du plan légal, se relance jusqu’à ce qu’elle soit légale.
rule-ZM-061 = Rien ne gêne
    .text =
        Murs, encombrement, jetons et figurines sont ignorés quand on compte jusqu’à la case du retour.
rule-ZM-062 = Jetons remis à neuf
    .text =
        Tu reviens avec les bandages et l’adrénaline à leur valeur de départ (5 et 5).
rule-ZM-063 = Les morsures restent
    .text =
        Les jetons de morsure restent toute la partie, s’additionnent et ne peuvent pas être retirés par des bandages.
rule-ZM-064 = Le reste du tour
    .text =
        Une fois de retour, tu joues le reste de ton tour à partir de la phase 2.
rule-ZM-065 = Dans un local verrouillé
    .text =
        Tu peux revenir dans un local verrouillé ; il te faut alors attendre quelqu’un qui a la clé (ou te servir de ZM-253).
rule-ZM-R14 = Distance du retour
    .text =
        1D6. Pourquoi : trois passages disent 1D6 ; un exemple dit 1D10 mais montre 6.
rule-ZM-R15 = Détails du retour
    .text =
        La distance ne se lance que si la direction est 1-8 ; la règle des diagonales ZM-077 s’applique, le joueur choisit l’arrivée (même illégale, et alors on relance) ; direction et distance se relancent ensemble si c’est illégal ; les cases pleines sont illégales ; les autres joueurs et les zombies ne comptent pas ; les zombies adjacents à la nouvelle case se combattent en phase 2. Après 1000 essais ratés (ce qui ne peut pas arriver sur de vrais plans), c’est la case de la morsure.
rule-ZM-R16 = Neuf morsures
    .text =
        Avec 9 jetons de morsure ou plus, la phase 1 signifie toujours la mort, car aucun résultat ne dépasse 9. Pourquoi : c’est écrit ainsi.
rule-ZM-R18 = Joueurs MORDUS hors du plan
    .text =
        Ils ne sont ni « joueur le plus proche » ni « à 5 cases au plus », ne peuvent pas troquer et n’ont pas de cartes. S’il n’y a aucun joueur sur le plan, aucune phase 6 n’a lieu de toute façon.

## Phase 2: left-over combat

rule-ZM-066 = Le combat d’abord
    .text =
        Si un ou plusieurs zombies te sont adjacents au début de ton tour, règle ce combat avant toute autre chose.
rule-ZM-067 = Chaque zombie
    .text =
        Le combat se lance pour chaque zombie adjacent.

## Phase 3: zombies spawn

rule-ZM-068 = Sans personne à côté : un D6
    .text =
        Lance 1D6 pour le nombre de nouveaux zombies si aucun autre joueur du plan n’est à 5 cases au plus du joueur actif.
rule-ZM-069 = Près de quelqu’un : un D4
    .text =
        Lance 1D4 à la place si au moins un autre joueur, non mordu, est à 5 cases au plus ; la ligne de vue n’est pas nécessaire. Mesure : ZM-R08.
rule-ZM-070 = Deux lancers pour chacun
    .text =
        Chaque nouveau zombie a ses deux lancers de D10, d’abord la direction, puis la distance, comptés depuis la case du joueur actif.
rule-ZM-071 = Directions
    .text =
        Directions : 1 nord, 2 nord-est, 3 est, 4 sud-est, 5 sud, 6 sud-ouest, 7 ouest, 8 nord-ouest, 0 la case du joueur.
rule-ZM-072 = Quel côté est le nord
    .text =
        Le joueur actif décide quel côté de la table est le nord ; cela peut changer d’un tour à l’autre, mais pas au cours d’un tour. Voir ZM-R11.
rule-ZM-073 = Direction 9
    .text =
        Direction 9 : ce zombie n’apparaît pas.
rule-ZM-074 = Sur ta propre case
    .text =
        La direction 0 ou la distance 0 place le zombie sur la case même du joueur actif.
rule-ZM-075 = Directions droites
    .text =
        Directions 1, 3, 5, 7 : le zombie se place exactement à la distance lancée, en ligne droite.
rule-ZM-076 = Directions diagonales
    .text =
        Directions diagonales (2, 4, 6, 8) : le saut 1 va sur la voisine en diagonale, chaque saut suivant est orthogonal et le chemin doit garder la diagonale générale : les sauts 2, 4, 6, 8 suivent l’un des deux axes au gré du joueur actif, les sauts 3, 5, 7, 9 l’autre.
rule-ZM-077 = Où finissent les diagonales
    .text =
        Résultat de ZM-076 : une distance impaire d finit sur la diagonale pure en ((d+1)/2, (d+1)/2) ; une distance paire d finit en (d/2+1, d/2) ou (d/2, d/2+1), au choix du joueur actif.
rule-ZM-078 = Pas tout en diagonale
    .text =
        Compter toute la distance en diagonale est faux.
rule-ZM-079 = Rien n’arrête une apparition
    .text =
        L’apparition ignore tout ce qui gêne les déplacements : murs, encombrement, jetons, portes verrouillées, zombies et joueurs.
rule-ZM-080 = N’importe quelle case
    .text =
        Un zombie peut apparaître sur une case où il y a d’autres zombies ou des joueurs, et sur les cases encombrées ou à jeton.
rule-ZM-081 = Hors du plan
    .text =
        Un zombie qui tombe hors du plan légal est perdu et n’est pas remplacé.
rule-ZM-082 = Combat après l’apparition
    .text =
        Une fois tous les nouveaux zombies placés, on règle le combat contre chaque zombie désormais adjacent au joueur actif.
rule-ZM-083 = Autant qu’il en faut
    .text =
        Le nombre de pions zombies se veut illimité. Voir ZM-R17.
rule-ZM-R08 = À 5 cases au plus
    .text =
        Différence de lignes + différence de colonnes <= 5, murs ignorés. Pourquoi : dans ce jeu, les distances se comptent orthogonalement, et la vue n’est expressément pas nécessaire ; simple et clair à la table. L’option « { zombie-mall-option-near_metric } » peut compter à la place les pas à pied (le moins de pas par des bords libres, encombrement permis) ou la plus grande des deux différences.
rule-ZM-R11 = Nord
    .text =
        Le joueur actif peut fixer le nord (4 choix) avant le premier lancer de direction de son tour, quelle qu’en soit la cause (phase 1, phase 3 ou une carte) ; sinon, c’est le haut du plan ; il vaut pour tous les lancers de direction de ce tour. Pourquoi : le livret ne le laisse changer que d’un tour à l’autre.
rule-ZM-R12 = Qui choisit les sauts
    .text =
        Le joueur actif, au moment où le zombie se place, quelle que soit la case d’où l’on compte ; seul le dernier saut d’une distance paire importe. Il peut choisir une arrivée hors du plan. Laissé à la table : l’arrivée la plus éloignée de tous les joueurs. Pourquoi : c’est laissé au gré « du joueur ».
rule-ZM-R13 = Déroulement d’une apparition
    .text =
        Lance le nombre ; pour chaque zombie, lance la direction, puis la distance seulement si la direction est 1-8 ; place-le ; le combat vient seulement après le dernier. Pourquoi : texte de la phase 3. Ordre de tous les dés : ZM-R83.
rule-ZM-R17 = Réserve de zombies
    .text =
        Illimitée. L’option « { zombie-mall-option-zombie_cap } » fixe un nombre au-delà duquel aucun nouveau zombie n’est placé.

## Phase 4: movement

rule-ZM-084 = Le lancer de mouvement
    .text =
        Lance 1D10+1 (de 1 à 10) pour tes PM de ce tour.
rule-ZM-085 = PM inutilisés
    .text =
        Rien ne t’oblige à utiliser tous tes PM ; ce qui reste est perdu à la fin de ton tour.
rule-ZM-086 = Une case à la fois
    .text =
        Les joueurs ne se déplacent qu’orthogonalement, une case à la fois.
rule-ZM-087 = Ce que coûte un pas
    .text =
        Chaque pas coûte 1 PM (dégagé) ou 2 PM (encombré, jeton de butin, jeton d’objectif).
rule-ZM-088 = Ce qui arrête un pas
    .text =
        Un pas à travers un mur, un obstacle de vue ou une porte verrouillée, ou vers une case pleine, n’est pas permis.
rule-ZM-089 = Payer en entier
    .text =
        Un pas ne se fait que si son coût entier peut être payé.
rule-ZM-090 = Partager une case
    .text =
        Les joueurs peuvent traverser les cases des autres joueurs et s’y arrêter.
rule-ZM-091 = Tomber sur un zombie
    .text =
        Dès qu’un pas (normal, bonus ou de fuite) t’amène à côté d’un zombie, tu dois régler le combat avant de continuer ; après l’avoir gagné, tu peux dépenser les PM qui te restent.
rule-ZM-092 = Quitter un zombie
    .text =
        Rien ne retient un joueur qui n’est adjacent à aucun zombie ; un joueur adjacent à un zombie ne peut bouger qu’en fuyant à l’adrénaline.
rule-ZM-R19 = Point 6 de la liste des coûts
    .text =
        Le point 6 de la seconde liste des coûts est le jeton de butin, comme dans la première. Pourquoi : une erreur de copie du livret ; les deux coûtent 2.
rule-ZM-R20 = S’arrêter avec des zombies
    .text =
        Les pas normaux et le pas bonus n’entrent jamais sur la case d’un zombie, puisque l’adjacence arrête d’abord le joueur ; une fuite à l’adrénaline peut y entrer, et le combat suit. Pourquoi : seuls les murs et les obstacles de vue l’interdisent.

## The bonus step

rule-ZM-093 = Le pas bonus
    .text =
        Une fois par tour à toi, sans zombie adjacent, tu peux payer 1 jeton d’adrénaline pour avancer de 1 case par un bord libre.
rule-ZM-094 = Ce qu’il ignore
    .text =
        Le pas bonus ignore le coût d’entrée de la case et n’use pas de PM ; on peut donc atteindre ainsi une case à jeton, puis en prendre le butin.
rule-ZM-095 = Quand s’en servir
    .text =
        Tu peux t’en servir à tout moment de ton tour, avant, pendant ou après le déplacement normal, mais pas après avoir pris du butin ou ouvert une serrure dans ce tour.
rule-ZM-096 = À part des fuites
    .text =
        Fuir un combat à l’adrénaline n’use pas le pas bonus du tour, et inversement.
rule-ZM-097 = Les cartes ne donnent pas de pas bonus
    .text =
        Une carte qui tient lieu d’adrénaline ne le peut qu’en combat, sauf si son texte permet davantage.

## Phase 5: looting

rule-ZM-098 = Quel butin prendre
    .text =
        Tu peux prendre une carte sur ta case si elle porte un jeton de butin, un jeton d’objectif ou une pile de butin et qu’aucun zombie ne t’est adjacent.
rule-ZM-099 = Une carte par tour
    .text =
        On ne prend qu’une carte de butin par tour.
rule-ZM-100 = À toi de voir
    .text =
        Prendre du butin est facultatif.
rule-ZM-101 = Le butin met fin au déplacement
    .text =
        Prendre du butin met fin à ton déplacement de ce tour ; ensuite, tu ne bouges que si tu tombes dans un combat et fuis à l’adrénaline.
rule-ZM-102 = Jetons de butin
    .text =
        Pour un jeton de butin : pioche la carte du dessus de la pioche de butin et retire le jeton.
rule-ZM-103 = Jetons d’objectif
    .text =
        Pour un jeton d’objectif : prends la carte d’objectif qui se trouve sous le jeton du même numéro et retire les deux jetons.
rule-ZM-104 = Piles de butin
    .text =
        Pour une pile de butin : regarde toute la pile et prends une carte de ton choix ; quand la pile est vide, son jeton est retiré.
rule-ZM-105 = À JOUER AUSSITÔT dès la pioche
    .text =
        Une carte piochée qui dit À JOUER AUSSITÔT est résolue sur-le-champ.
rule-ZM-106 = Butin ou serrure
    .text =
        La phase 5 permet soit de prendre du butin, soit de déverrouiller, pas les deux.
rule-ZM-107 = Jeton et pile ensemble
    .text =
        Si une case porte à la fois un jeton et une pile de butin, voir ZM-R21.
rule-ZM-R21 = Jeton et pile sur une case
    .text =
        Le joueur choisit où se servir ; un jeton donne une carte piochée, une pile une carte au choix ; une carte par tour en tout.
rule-ZM-R22 = Du butin sans bouger
    .text =
        Tu peux prendre le butin de la case où tu as commencé ton tour ; pas besoin de bouger d’abord.

## Phase 5: unlocking

rule-ZM-108 = Comment déverrouiller
    .text =
        Pour déverrouiller, tu dois être sur la case de la chose verrouillée, ou contre le bord de la porte verrouillée, n’être adjacent à aucun zombie et avoir une clé qui convient.
rule-ZM-109 = Serrures numérotées
    .text =
        Une serrure numérotée de porte ou de radio (1, 2 ou 3) ne s’ouvre qu’avec la clé du même numéro.
rule-ZM-110 = Serrures sans numéro
    .text =
        Une serrure sans numéro, de porte ou de radio, s’ouvre avec n’importe quelle clé.
rule-ZM-111 = Ouvert pour de bon
    .text =
        Ce qui est déverrouillé le reste et est ouvert à tous les joueurs, et une porte aux zombies aussi.
rule-ZM-112 = Après avoir déverrouillé
    .text =
        Déverrouiller met fin à ton déplacement, et tu ne fais plus rien de ton propre chef jusqu’à ton prochain tour, comme pour le butin. Ce que cela couvre : ZM-R23.
rule-ZM-113 = Ta propre clé
    .text =
        Tu dois avoir la clé toi-même pour déverrouiller quelque chose.
rule-ZM-114 = Les clés se gardent
    .text =
        Rien ne dit que la clé s’use ; elle reste en main.
rule-ZM-R23 = Après avoir déverrouillé
    .text =
        La phase 6, avec ses choix et son combat, a toujours lieu, avec toutes les options de combat, fuite à l’adrénaline comprise. À part cela, tu ne peux ni jouer de cartes hors combat, ni troquer, ni donner, ni poser, ni faire le pas bonus, ni échanger de PV jusqu’à ton prochain tour (refusé par ZM-112). Après un butin, seul le déplacement est fini : cartes, troc, pose et phase 7 restent ouverts. Pourquoi : pour une serrure, le texte dit que rien d’autre ne peut se faire ; pour le butin, seul le déplacement finit. Si l’option « { zombie-mall-option-after_unlock } » est sur « { zombie-mall-option-after_unlock-like_looting } », seul le déplacement finit ici aussi.
rule-ZM-R24 = De quel côté
    .text =
        Une porte se déverrouille depuis l’une ou l’autre des deux cases qui partagent son bord.
rule-ZM-R25 = Le porteur de clé se fait mordre
    .text =
        Les clés sont des objets : elles tombent donc avec le reste et peuvent être reprises dans la pile ; les ramasser ne donne pas de PV.

## Phase 6: zombies move

rule-ZM-115 = Combien de zombies avancent
    .text =
        Le joueur actif lance 1D6 et fait avancer autant de zombies différents de 1 case chacun.
rule-ZM-116 = Une case, une fois
    .text =
        Un zombie avance toujours d’exactement 1 case et n’use pas de PM ; aucun zombie n’avance deux fois dans une phase.
rule-ZM-117 = Vers le joueur le plus proche
    .text =
        Chaque zombie avance vers le joueur le plus proche de lui, qui n’est pas forcément le joueur actif.
rule-ZM-118 = Pas de case partagée
    .text =
        Un zombie ne peut pas avancer sur une case où se trouve un autre zombie ou un joueur.
rule-ZM-119 = Ce qui arrête les zombies
    .text =
        Les zombies qui avancent ne franchissent ni murs, ni obstacles de vue, ni portes verrouillées.
rule-ZM-120 = Dans un magasin
    .text =
        Joueur actif dans un magasin : les zombies de ce même magasin doivent avancer d’abord, n’importe lesquels dans n’importe quel ordre ; c’est seulement quand tous ceux qui le peuvent ont avancé que d’autres zombies peuvent être choisis.
rule-ZM-121 = Dans l’allée
    .text =
        Joueur actif dans l’allée : les zombies de l’allée qu’il voit doivent avancer d’abord, le plus proche en premier.
rule-ZM-122 = Le reste du lancer
    .text =
        Si le lancer n’est pas épuisé, le joueur actif choisit librement parmi les zombies qui n’ont pas encore avancé.
rule-ZM-123 = Juste devant le magasin
    .text =
        Un zombie dans l’allée à 2 cases d’un joueur dans un magasin n’est pas dans le magasin et n’avance qu’au titre de ZM-122.
rule-ZM-124 = Le plus court chemin dégagé
    .text =
        Un zombie prend le plus court chemin par des cases dégagées vers son joueur le plus proche ; la proximité se mesure le long de ces chemins (un joueur à 4 pas dégagés est plus proche qu’un joueur à 2 cases derrière une case encombrée, dont le chemin dégagé en fait 6).
rule-ZM-125 = Pas dans l’encombré
    .text =
        Un zombie sur une case dégagée n’entre jamais sur une case encombrée, à jeton de butin ou à jeton d’objectif.
rule-ZM-126 = Déjà dans l’encombré
    .text =
        Un zombie qui se tient sur une case encombrée ou à jeton peut entrer sur une autre case encombrée ou à jeton si c’est le chemin le plus court vers le joueur le plus proche.
rule-ZM-127 = Le dégagé d’abord
    .text =
        Si, pour un tel zombie, un chemin dégagé et un chemin encombré sont aussi longs, il prend le dégagé.
rule-ZM-128 = Compter l’encombré
    .text =
        Pour un tel zombie, le joueur le plus proche est celui du plus court chemin qu’il peut prendre, cases encombrées comprises (2 pas encombrés l’emportent sur 4 pas dégagés).
rule-ZM-129 = À égale distance
    .text =
        Si deux joueurs sont aussi proches, le joueur actif décide vers lequel le zombie avance.
rule-ZM-130 = Le détour
    .text =
        Un zombie prend un détour dégagé même si ses premiers pas l’éloignent du joueur.
rule-ZM-131 = Qui ne peut s’approcher
    .text =
        Un zombie qui ne peut pas s’approcher de son joueur le plus proche reste où il est et ne compte pas dans le 1D6 ; un autre zombie doit avancer à sa place.
rule-ZM-132 = Enfermés
    .text =
        Il arrive que des zombies soient enfermés ou ne puissent atteindre personne ; c’est permis.
rule-ZM-133 = Moins que le lancer
    .text =
        Si moins de zombies peuvent avancer que le lancer n’en demande, le reste du lancer est perdu.
rule-ZM-134 = Combat après les mouvements
    .text =
        Après les mouvements, le joueur actif règle le combat contre chaque zombie adjacent. Voir ZM-R35.
rule-ZM-R28 = Graphe des pas de zombie
    .text =
        Un pas de u à v est permis si le bord est libre et que (v est dégagée, ou u est encombrée). « Encombrée » veut dire ici : encombrement imprimé ou case à jeton. Le dernier pas sur la case même du joueur visé échappe au test d’encombrement quand on mesure, mais il n’est jamais fait. La distance d’un zombie à un joueur est le plus petit nombre de pas dans ce graphe orienté ; elle est de 0 sur la case même du joueur ; un seul parcours en largeur, à rebours, depuis tous les joueurs du plan la donne. Pourquoi : cela donne les résultats des quatre exemples et du contre-exemple de la FAQ.
rule-ZM-R29 = D’autres figurines en chemin
    .text =
        Mesure les chemins comme s’il n’y avait aucun autre zombie ; puis le zombie fait un premier pas qui se trouve sur un plus court chemin vers un joueur le plus proche et qui est libre de zombies et de joueurs. Si tous ces premiers pas sont pris, il est bloqué (ZM-131). Pourquoi : les zombies font la queue, et ZM-118 n’interdit que d’entrer. Avec l’option « { zombie-mall-option-zombies_block_paths } » activée (elle ne l’est pas par défaut), les cases où se trouve un autre zombie à ce moment sont exclues de la recherche : les zombies se contournent donc, ce qui est plus dangereux.
rule-ZM-R30 = Déjà adjacent
    .text =
        Un zombie dont la distance au joueur le plus proche est de 0 ou 1 ne peut pas s’approcher davantage, reste et ne compte pas.
rule-ZM-R31 = Chemins égaux
    .text =
        Préfère un premier pas dégagé, même s’il mène vers l’un et un pas encombré vers l’autre de plusieurs joueurs aussi proches ; parmi les pas qui restent, le joueur actif choisit ; laissé à la table, c’est le pas à la plus petite (ligne, colonne). (Un chemin qui commence par un pas dégagé est dégagé d’un bout à l’autre, il suffit donc de regarder le premier pas.)
rule-ZM-R32 = Le plus proche d’abord dans l’allée
    .text =
        Trie selon la distance au joueur actif dans le graphe de ZM-R28 ; les zombies qui n’y ont pas de chemin viennent en dernier, selon différence de lignes + colonnes ; le joueur actif départage. Un zombie en vue dont le joueur le plus proche est quelqu’un d’autre doit quand même avancer, vers ce joueur-là. Ordre : ZM-R76.
rule-ZM-R33 = Zombies en vue
    .text =
        Seuls les zombies qui se tiennent sur des cases d’allée comptent comme « dans l’allée et en vue », pas ceux qu’on voit par l’entrée d’un magasin.
rule-ZM-R34 = Libre choix
    .text =
        Pour ZM-122, le joueur actif choisit n’importe quels zombies qui peuvent avancer. Laissé à la table : en coopératif, les plus éloignés de tous les joueurs ; en chacun pour soi, les plus proches des rivaux.
rule-ZM-R35 = Combat en phase 6
    .text =
        Fais d’abord avancer tous les zombies, puis règle le combat contre tous ceux qui sont adjacents. Pourquoi : l’annexe A parle de zombies qui ont avancé. Si l’option « { zombie-mall-option-p6_combat } » est sur « { zombie-mall-option-p6_combat-as_they_arrive } », un combat suit chaque mouvement qui laisse un zombie adjacent au joueur actif ; puis le zombie suivant avance, compté depuis là où ce joueur est alors ; une morsure met fin à la phase, le reste n’avance pas.
rule-ZM-R76 = Ordre dans la phase 6
    .text =
        Avant chaque mouvement, on recalcule les candidats : les zombies du premier groupe (même magasin, ou en vue dans l’allée) qui n’ont pas encore avancé et qui le peuvent à ce moment, dans l’allée seulement ceux à la plus petite distance ; s’il n’y en a pas, tous les zombies qui n’ont pas encore avancé et qui le peuvent. Un zombie qui était bloqué redevient candidat dès que sa voie est libre, et passe alors en premier s’il est du premier groupe. La phase finit quand le lancer est épuisé ou qu’il ne reste aucun candidat ; le joueur ne peut pas s’arrêter avant.

## Phase 7: trading VP

rule-ZM-135 = Échanger des PV
    .text =
        Si le scénario le permet, tu peux échanger des PV comme dernière étape de ton tour.
rule-ZM-136 = C’est facultatif
    .text =
        Rien ne t’y oblige jamais.

## Combat

rule-ZM-137 = Combat
    .text =
        Avec un zombie adjacent pendant ton tour, tu dois le vaincre, fuir ou te faire MORDRE avant de continuer.
rule-ZM-138 = Le lancer de combat
    .text =
        Pour combattre un zombie, lance 1D10 : 0-2 perd, 3-9 gagne.
rule-ZM-139 = Gagner
    .text =
        Gagné : le zombie est retiré, et tu gagnes 1 PV et 1 zombie tué.
rule-ZM-140 = Perdre
    .text =
        Perdu (si rien ne l’annule) : tu te fais MORDRE : tu perds 1 PV (pas sous 0), tu prends 1 jeton de morsure, et ton tour finit.
rule-ZM-141 = Plusieurs zombies
    .text =
        Avec plusieurs zombies adjacents, chacun se combat avec son propre lancer. Ordre : ZM-R37.
rule-ZM-142 = Seulement pendant ton tour
    .text =
        Seul le joueur actif combat ; il n’y a jamais de combat pendant le tour d’un autre joueur.
rule-ZM-143 = Pas avec un zombie adjacent
    .text =
        Tant qu’un zombie t’est adjacent, tu ne peux ni prendre du butin, ni déverrouiller, ni troquer, donner ou poser des cartes, ni faire le pas bonus.
rule-ZM-R37 = Ordre des combats
    .text =
        Le joueur actif choisit le zombie pour chaque lancer, même après un bandage ; l’adjacence se recalcule après chaque résultat. Il faut en finir avec tous les zombies adjacents avant de continuer. Pourquoi : le texte dit seulement qu’on lance pour chacun.
rule-ZM-R41 = Armes
    .text =
        Au plus une carte d’arme par lancer ; un usage est dépensé quand le modificateur s’applique, même si le lancer reste perdu. Déroulement d’un combat : lancer ; malus (pas sous 0) ; s’il est perdu tel quel, les cartes qui changent un lancer perdu, dans n’importe quel ordre (la somme plafonne à 9 ; 3 ou plus gagne) ; s’il reste perdu, un bandage ou une carte qui encaisse une défaite à sa place ; sinon, MORSURE. Les cartes qui changent un lancer perdu ne se jouent pas sur un lancer gagné. « Compte comme 9 » gagne quels que soient les malus.

## Bandages

rule-ZM-144 = Maximum de bandages
    .text =
        Tu peux avoir au plus ton maximum de jetons de bandage ; ceux en trop sont perdus, sauf si une carte en dispose autrement.
rule-ZM-145 = Utiliser un bandage
    .text =
        Juste après avoir perdu un lancer de combat, tu peux dépenser 1 jeton de bandage : la défaite et tous ses effets (morsure, PV, fin du tour) sont annulés.
rule-ZM-146 = Relancer ou fuir
    .text =
        Le zombie est toujours là : tu dois alors relancer (contre n’importe quel zombie adjacent, ZM-R37) ou fuir à l’adrénaline.
rule-ZM-147 = Autant que tu en as
    .text =
        Il n’y a pas de limite au nombre de bandages utilisés dans un tour.
rule-ZM-148 = Les vieilles morsures restent
    .text =
        Un bandage ne retire aucun jeton de morsure antérieur, ni d’un combat ni de l’adrénaline.

## Adrenaline in combat

rule-ZM-149 = Maximum d’adrénaline
    .text =
        Tu peux avoir au plus ton maximum de jetons d’adrénaline ; ceux en trop sont perdus, sauf si une carte en dispose autrement.
rule-ZM-150 = Fuir
    .text =
        En combat, tu peux, au lieu de lancer, dépenser 1 jeton d’adrénaline pour chaque zombie qui t’est adjacent et faire un pas de 1 case par n’importe quel bord libre. Quand : ZM-R38.
rule-ZM-151 = Ce que coûte une fuite
    .text =
        Pour chaque zombie adjacent, tu prends aussi 1 jeton de morsure et perds 1 PV (pas sous 0).
rule-ZM-152 = Il faut bouger
    .text =
        Tu dois bouger ; s’il n’y a aucun bord libre, l’adrénaline ne peut pas servir.
rule-ZM-153 = Tu restes en jeu
    .text =
        Tu restes sur le plan, gardes toutes tes cartes et continues ton tour.
rule-ZM-154 = Sans PM
    .text =
        Le pas ignore les coûts d’entrée et ne compte pas dans les PM lancés.
rule-ZM-155 = Toujours adjacent
    .text =
        Si un zombie t’est adjacent après le pas, même le même, il faut de nouveau régler le combat ; tu peux encore y utiliser l’adrénaline, sans limite.
rule-ZM-156 = Pas le pas bonus
    .text =
        S’en servir ne compte pas comme le pas bonus, une fois par tour.
rule-ZM-157 = Le seul mouvement après le butin
    .text =
        C’est la seule façon de bouger après avoir pris du butin.
rule-ZM-R38 = Quand l’adrénaline remplace le combat
    .text =
        À chaque moment de décision du combat (début, après un zombie tué, après un bandage), le joueur choisit entre lancer et fuir ; ce n’est pas une réaction à un lancer perdu. Pourquoi : le texte dit « à la place du combat », et le paragraphe sur le bandage cite la fuite comme étape après le bandage. Avec l’option « { zombie-mall-option-adrenaline_after_loss } » (désactivée par défaut), une fuite est aussi possible après un lancer perdu, au lieu de se faire MORDRE ; la défaite n’a alors pas d’effet propre, seuls comptent les morsures et les PV de ZM-151 (des phrases sur le fait de rester sur le plateau et une question de la FAQ vont dans ce sens).
rule-ZM-R39 = Trop peu de jetons
    .text =
        Fuir demande des jetons (ou des cartes qui en tiennent lieu) pour tous les zombies adjacents, comptés avant le pas ; avec moins, c’est impossible. Jetons et cartes peuvent se mélanger ; une carte qui vaut plus que nécessaire est dépensée en entier. Les morsures et les PV de ZM-151 sont les mêmes, quel que soit le moyen de paiement.
rule-ZM-R40 = Morsures de la fuite
    .text =
        Elles ajoutent des jetons de morsure mais ne tuent jamais sur le coup ; elles ne comptent qu’au prochain lancer de phase 1.

## BITTEN and dead

rule-ZM-158 = MORDU
    .text =
        Quand tu te fais MORDRE, ton pion quitte le plan ; un marqueur de morsure se place sur la case.
rule-ZM-159 = Tes cartes restent là
    .text =
        Tes cartes de survivant et d’objet forment une pile de butin sur cette case (ou rejoignent la pile qui s’y trouve).
rule-ZM-160 = Tes événements sont perdus
    .text =
        Tes cartes d’événement sont défaussées.
rule-ZM-161 = Hors du plan
    .text =
        Tu restes hors du plan jusqu’à ton prochain tour, où la phase 1 décide.
rule-ZM-162 = Le marqueur de morsure
    .text =
        Le marqueur de morsure est retiré quand tu reviens ou meurs ; il n’a d’effet sur rien.
rule-ZM-163 = Cartes contre une morsure
    .text =
        Certaines cartes de butin peuvent annuler le fait de se faire MORDRE.
rule-ZM-164 = La mort coûte 2 PV
    .text =
        Quand tu meurs, tu perds 2 PV (pas sous 0).
rule-ZM-165 = Hors de la partie
    .text =
        Un joueur mort ne participe plus. Devenir un joueur zombie est laissé à une extension.

## Loot cards

rule-ZM-166 = Sortes de cartes
    .text =
        Une carte de butin est un survivant, un objet ou un événement ; certaines portent une icône de camelote.
rule-ZM-167 = Pas de limite de main
    .text =
        Il n’y a pas de limite de main.
rule-ZM-168 = Jouer des cartes
    .text =
        Pendant ton tour, hors combat, tu peux jouer des cartes de butin à tout moment, autant que tu veux, sauf si une carte dit autre chose ; les cartes qui agissent sur le combat se jouent en combat.
rule-ZM-169 = Qui peut jouer une carte
    .text =
        Une carte ne peut être jouée que par le joueur qui l’a piochée, sauf si elle dit autre chose. Voir ZM-R44.
rule-ZM-170 = À JOUER AUSSITÔT
    .text =
        Les cartes À JOUER AUSSITÔT sont résolues dès qu’on les pioche.
rule-ZM-171 = Survivants
    .text =
        Les survivants portent la mention Homme, Femme ou Enfant ; la plupart valent des PV à un joueur qui s’échappe avec eux.
rule-ZM-172 = Échanger des cartes contre des jetons
    .text =
        Un survivant (ou une autre carte) qui peut s’échanger contre un bandage ou de l’adrénaline est défaussé quand on l’échange, ne peut l’être qu’en combat et ne peut pas faire dépasser son maximum à un joueur, sauf si la carte le dit.
rule-ZM-173 = Les adultes d’abord
    .text =
        Une carte peut imposer un ordre, par exemple d’être échangée avant tout enfant.
rule-ZM-174 = Carte ou jeton
    .text =
        Une telle carte peut servir à la place d’un jeton même s’il reste des jetons ; faire des réserves hors combat n’est pas permis.
rule-ZM-175 = Objets
    .text =
        Les objets se gardent jusqu’à ce qu’ils servent ; certains aident en combat, d’autres rendent des jetons, d’autres attirent les zombies, d’autres encore sont des objets de scénario comme les clés.
rule-ZM-176 = Événements
    .text =
        Un événement est défaussé après avoir eu lieu.
rule-ZM-177 = Armes
    .text =
        Les armes changent le lancer de combat ; sauf si la carte dit autre chose, elles peuvent servir une fois le lancer connu.
rule-ZM-178 = Les armes s’usent
    .text =
        Les armes ne tiennent que quelques usages, comme le dit la carte.
rule-ZM-179 = Camelote
    .text =
        Une carte de camelote ne sert à rien et peut être défaussée.
rule-ZM-180 = Cartes d’objectif
    .text =
        Les cartes d’objectif sont des cartes de butin placées sous les jetons d’objectif numérotés : un objet nécessaire au scénario ou un très mauvais événement.
rule-ZM-181 = Pas de bonus pour les objectifs
    .text =
        Trouver un objet sur une carte d’objectif ne donne par défaut aucun PV de bonus.
rule-ZM-182 = Une pioche vide
    .text =
        Le livret ne dit pas ce qui arrive quand la pioche de butin est vide. Voir ZM-R43.
rule-ZM-R42 = Cartes à échanger
    .text =
        Permis seulement en combat, au moment où le jeton dont la carte tient lieu pourrait être dépensé ; la carte (ou un de ses usages) est dépensée, aucun jeton n’est pris, et rien ne reste pour plus tard.
rule-ZM-R43 = Pioche de butin vide
    .text =
        Quand il faut piocher une carte et qu’il n’en reste pas, mélange la défausse en une nouvelle pioche ; si elle est vide aussi, le jeton est retiré et rien n’est pioché ; on ne peut alors pas échanger de PV. Les cartes d’objectif n’entrent jamais dans cette défausse : dépensées ou défaussées, elles quittent la partie. Une carte remélangée retrouve tous ses usages.
rule-ZM-R44 = Cartes qui ont changé de mains
    .text =
        Le joueur qui tient une carte compte comme celui qui peut la jouer ; À JOUER AUSSITÔT n’agit que sur celui qui pioche. Pourquoi : sinon, troquer et donner des objets n’aurait pas de sens. Si l’option « { zombie-mall-option-card_player } » est sur « { zombie-mall-option-card_player-drawer } », une carte reçue par troc ou en cadeau ne peut pas être jouée par son nouveau détenteur, mais les clés ouvrent toujours les serrures, les cartes qui agissent tant qu’on les a le font, et les survivants rapportent ; une carte prise dans une pile de butin compte comme piochée par celui qui s’y sert.
rule-ZM-R47 = À JOUER AUSSITÔT en phase 5 ou 7
    .text =
        Résous la carte, puis tout combat qu’elle cause ; si le joueur n’est pas MORDU, le tour continue avec la phase suivante (après la phase 5 : phase 6 ; après la phase 7 : fin).
rule-ZM-R48 = Camelote
    .text =
        Tu peux la défausser à tout moment de ton tour hors combat ; quand tu te fais MORDRE, elle tombe comme un objet.
rule-ZM-R49 = Événements en main
    .text =
        Les événements qui ne sont pas À JOUER AUSSITÔT restent en main et comptent comme événements pour ZM-160 ; sinon, ce sont des cartes de butin comme les autres : on peut les donner, les troquer, les poser et les prendre dans une pile. Pourquoi : les passages sur le don et la pose parlent de cartes de butin de toute sorte.
rule-ZM-R85 = Bruit
    .text =
        Certaines cartes font du bruit autour d’une case, pour un certain nombre de zombies. Pour chacun d’eux, on lance une direction et une distance comme en phase 3, comptées depuis cette case ; on ne lance pas de nombre, et les cartes qui amènent plus de zombies ne comptent pas. En combat, le bruit attend qu’aucun zombie ne te soit plus adjacent, a lieu autour de la case où tu es alors, et peut ouvrir un nouveau combat ; si tu te fais MORDRE avant, il est perdu.

## Trading, giving, dropping

rule-ZM-183 = Troquer du butin
    .text =
        Pendant ton tour, si tu partages une case avec un autre joueur et qu’aucun zombie n’est adjacent, les joueurs de cette case peuvent troquer autant de cartes de butin qu’ils veulent.
rule-ZM-184 = Donner du butin
    .text =
        Pendant ton tour, hors combat, tu peux remettre n’importe quelles cartes à un joueur de la même case ; cela ne coûte aucun mouvement.
rule-ZM-185 = Poser du butin
    .text =
        Pendant ton tour, hors combat, tu peux poser n’importe quelles cartes sur ta case à tout moment ; elles forment une pile de butin numérotée. Un autre passage laisse n’importe quel joueur poser à tout moment : ZM-R45.
rule-ZM-186 = Une pile par case
    .text =
        Les cartes posées là où se trouve une pile de butin rejoignent cette pile.
rule-ZM-187 = Se servir dans les piles
    .text =
        On se sert dans les piles de butin comme sur les jetons, une carte par tour, pendant son propre tour.
rule-ZM-188 = Jetons numérotés
    .text =
        Les jetons de pile de butin sont numérotés de 1 à 20 par paires, les jetons d’objectif de 1 à 6 par paires : l’un de la paire sur le plan, l’autre sur la ou les cartes.
rule-ZM-R27 = Plus de 20 piles
    .text =
        Pas de limite ; les numéros ne sont que des étiquettes.
rule-ZM-R45 = Poser
    .text =
        Seul le joueur actif pose, pendant son propre tour, hors combat. Pourquoi : deux passages sur trois. Si l’option « { zombie-mall-option-drop } » est sur « { zombie-mall-option-drop-any } », chaque joueur du plan peut poser aux moments de ZM-R26, pendant le tour de n’importe qui, si aucun zombie ne lui est adjacent.
rule-ZM-R46 = Troquer
    .text =
        Le joueur actif et les joueurs de la même case qui sont d’accord ; aucun d’eux adjacent à un zombie (ils partagent la case, un seul test suffit donc). Les joueurs non actifs ne peuvent troquer entre eux sur cette case que si le joueur actif y est. Un cadeau du joueur actif (ZM-184) ne demande pas d’accord. Les cartes remises ne sont vues que de celui qui donne et de celui qui reçoit (ZM-R77).

## Tokens on the map

rule-ZM-189 = Seulement dans les magasins
    .text =
        Les jetons de butin et d’objectif ne se placent que dans les magasins, sauf si le scénario dit autre chose.
rule-ZM-190 = Pas aux entrées
    .text =
        Ils ne se placent ni sur les cases à côté de l’entrée d’un magasin, ni dans les embrasures de porte, ni dans les allées.
rule-ZM-191 = Dans l’Aire de restauration
    .text =
        Sur les tuiles de l’Aire de restauration, ils peuvent se placer dans la partie restaurant, du mur jusqu’au comptoir compris, pas aux tables ni dans l’allée.
rule-ZM-192 = Sur les tuiles spéciales
    .text =
        Ils peuvent se placer sur les tuiles spéciales dont le nom ne contient ni « entrée » ni « sortie » (donc sur le bureau de la sécurité, pas sur l’entrée du centre ni la sortie vers le parking).
rule-ZM-193 = Un jeton par case
    .text =
        Aucun jeton ne peut être posé sur un autre jeton de butin ou d’objectif.
rule-ZM-194 = Un jeton pris s’en va
    .text =
        Un jeton est retiré une fois son butin pris.
rule-ZM-195 = Les jetons arrêtent les zombies
    .text =
        Une case à jeton arrête les zombies comme une case encombrée, tant que son butin n’est pas pris.
rule-ZM-196 = Se passer des jetons d’objectif
    .text =
        On peut se passer des jetons d’objectif ; les clés se cherchent alors dans la pioche de butin. Le livret y voit une partie plus dure ; avec ZM-R84, c’est une partie différente plutôt que plus dure.
rule-ZM-R51 = À peu près égal
    .text =
        Les nombres par tuile possible (une tuile avec au moins une case à jeton libre) diffèrent au plus de 1. Mise en place automatique : d’abord les jetons d’objectif, puis les jetons de butin distribués à la ronde sur les tuiles possibles dans un ordre aléatoire, sur une case légale au hasard dans chacune. Le bureau de la sécurité est possible pour le butin, mais la mise en place automatique le laisse de côté. Si l’option « { zombie-mall-option-token_placement } » est sur « { zombie-mall-option-token_placement-players } », chacun place un jeton à la fois dans l’ordre du tour, d’abord les jetons d’objectif, puis les jetons de butin seulement sur les tuiles possibles qui en ont le moins ; un jeton mal placé est refusé par ZM-189 à ZM-193, ZM-226 ou ZM-229.
rule-ZM-R52 = À côté de l’entrée du magasin
    .text =
        Les cases du magasin qui touchent un bord d’entrée ou une porte.
rule-ZM-R80 = Jetons d’objectif et locaux verrouillés
    .text =
        Pas de jeton d’objectif dans le bureau de la sécurité ni dans un autre local verrouillé au départ. Pourquoi : la clé pourrait se trouver derrière sa propre porte. Les restaurants de l’Aire de restauration comptent comme magasins pour les jetons d’objectif.

## Victory points

rule-ZM-197 = Jamais sous 0
    .text =
        Les PV d’un joueur ne descendent jamais sous 0.
rule-ZM-198 = Un zombie tué
    .text =
        +1 pour chaque zombie tué, aussitôt.
rule-ZM-199 = Une morsure
    .text =
        -1 chaque fois que tu te fais MORDRE.
rule-ZM-200 = Une fuite
    .text =
        -1 pour chaque zombie adjacent quand tu fuis à l’adrénaline.
rule-ZM-201 = Une mort
    .text =
        -2 quand tu meurs.
rule-ZM-202 = Sortir
    .text =
        +15 pour survivre et s’échapper.
rule-ZM-203 = Les survivants rapportent
    .text =
        Les cartes de survivant rapportent leurs PV imprimés au joueur qui s’échappe avec elles.
rule-ZM-204 = Le plus de zombies tués
    .text =
        +5 à la fin du scénario pour le plus de zombies tués ; tous les ex æquo reçoivent 5.
rule-ZM-205 = Dépenser des PV
    .text =
        Un scénario peut permettre de dépenser des PV.
rule-ZM-206 = Compteurs
    .text =
        Il y a des jetons de PV de 1, 3, 5 et 10, et des jetons de zombies tués de 1, 5 et 10 ; ce ne sont que des compteurs.
rule-ZM-R50 = Quelles clés rapportent
    .text =
        Chaque pioche d’une clé utile dans la pioche de butin rapporte 3 PV, même un second exemplaire et même si sa serrure est déjà ouverte ; une pioche contre des PV rapporte aussi, puisque la carte vient de cette pioche, sauf si l’option « { zombie-mall-option-key_vp_on_trade } » dit autre chose.

## The exit chart

rule-ZM-207 = Numéroter les sorties
    .text =
        Sauf si un scénario dit autre chose, les sorties se numérotent à partir de 1, en commençant par la tuile d’entrée principale utilisée, puis dans le sens horaire autour du centre commercial ; la sortie du parking n’est pas comptée.
rule-ZM-208 = Une sortie
    .text =
        Une sortie : pas de lancer, c’est la sortie 1.
rule-ZM-209 = Deux sorties
    .text =
        Deux sorties : lance un D4 ; un nombre sans sortie est divisé par deux, arrondi au-dessus. Voir ZM-R72.
rule-ZM-210 = Trois sorties
    .text =
        Trois sorties : lance un D6 ; un nombre sans sortie est divisé par deux, arrondi au-dessus. Voir ZM-R72.
rule-ZM-211 = Quatre sorties
    .text =
        Quatre sorties : D4.
rule-ZM-212 = Cinq sorties
    .text =
        Cinq sorties : D6, relance sur 6.
rule-ZM-213 = Six sorties
    .text =
        Six sorties : D6.
rule-ZM-214 = Sept sorties
    .text =
        Sept sorties : 2D4, 8 compte comme sortie 1. Voir ZM-R73.
rule-ZM-215 = Huit sorties
    .text =
        Huit sorties : 2D4, la somme est la sortie ; la sortie 1 ne vient donc jamais ; la remarque imprimée sur la relance du 0 ne peut pas s’appliquer. Voir ZM-R73.
rule-ZM-216 = Neuf sorties
    .text =
        Neuf sorties : D10. Voir ZM-R74.
rule-ZM-217 = Dix sorties
    .text =
        Dix sorties : D10, 0 compte comme sortie 10.
rule-ZM-218 = Plus de sorties
    .text =
        Plus de dix sorties : faites votre propre table ou fermez des sorties.
rule-ZM-R66 = Cases de sortie
    .text =
        Les cases qui touchent les bords de porte de la sortie (2 pour un jeton de porte ou une entrée). La première est celle qu’on rencontre d’abord en longeant le bord du plan dans le sens horaire (ZM-R75).
rule-ZM-R72 = Deux ou trois sorties
    .text =
        Comme imprimé (D4 : 1 donne la sortie 1 ; 2, 3, 4 la sortie 2. D6 : 1 donne 1 ; 2, 4 donnent 2 ; 3, 5, 6 donnent 3). Pourquoi : le texte imprimé est clair, quoique déséquilibré. L’option « { zombie-mall-option-fair_exits } » (désactivée par défaut) rend toutes les sorties aussi probables, quel que soit leur nombre : deux : D4 divisé par deux, arrondi au-dessus ; trois : D6 divisé par deux, arrondi au-dessus ; sept : D10, relance sur 0, 8, 9 ; huit : D10, relance sur 0, 9 ; les autres lignes sont déjà équilibrées.
rule-ZM-R73 = Sept ou huit sorties
    .text =
        Comme imprimé. Sept : 2D4 avec 8 comme sortie 1 (sorties 1 à 7 : 1/16, 1/16, 2/16, 3/16, 4/16, 3/16, 2/16). Huit : 2D4, somme = sortie (sorties 2 à 8 ; la sortie 1 ne peut pas venir) ; la remarque sur le 0 appartient à la ligne du D10 en dessous et est ignorée. Pourquoi : les dés imprimés sont utilisables, et ZM-R72 garde aussi des lignes déséquilibrées. La même option égalise les chances.
rule-ZM-R74 = Neuf sorties
    .text =
        D10, relance sur 0 (la remarque imprimée une ligne trop haut).
rule-ZM-R75 = Numérotation horaire
    .text =
        Une sortie est une suite ininterrompue de bords de porte sur un côté du bord du plan (bords de tuile x au bord du plan et bords nommés par @exitdoor ; un bord qui est les deux compte une fois). Longe le bord dans le sens horaire (côté nord d’ouest en est, puis est, sud, ouest), commence par les portes imprimées sur la tuile d’entrée principale comme 1 et numérote les autres dans l’ordre où tu les rencontres.
rule-ZM-R82 = Plus de dix sorties
    .text =
        Toutes les sorties aussi probables, par un seul tirage.

## Scenario 1: A Call For Help

rule-ZM-219 = Appel à l’aide
    .text =
        Le groupe doit atteindre la radio du bureau de la sécurité ; la porte du bureau et la radio ont des serrures numérotées.
rule-ZM-220 = Comment il finit
    .text =
        Si la radio est déverrouillée, chaque joueur encore en vie s’échappe et gagne ; si tous les joueurs meurent avant, tous perdent.
rule-ZM-221 = Tuiles nécessaires
    .text =
        Tuiles exigées : une entrée du centre, le bureau de la sécurité, la sortie vers le parking.
rule-ZM-222 = Côtés opposés
    .text =
        Le bureau de la sécurité et l’entrée principale sont sur des côtés opposés du plan (par exemple mur nord et mur sud). Voir ZM-R54.
rule-ZM-223 = Le parking garde ses distances
    .text =
        Si la sortie vers le parking est utilisée, elle est à au moins 2 tuiles des deux. Voir ZM-R55.
rule-ZM-224 = La porte du bureau
    .text =
        L’entrée du bureau de la sécurité reçoit un jeton de porte avec une serrure de porte numérotée.
rule-ZM-225 = La radio
    .text =
        Une serrure de radio numérotée se place dans le bureau de la sécurité, sur la case de la radio ; elle ne change ni le coût ni le caractère dégagé de cette case.
rule-ZM-226 = Quatre jetons d’objectif
    .text =
        Quatre jetons d’objectif se placent dans quatre magasins, avec au moins une tuile entre deux de ces magasins. Voir ZM-R53.
rule-ZM-227 = Quatre cartes d’objectif
    .text =
        On utilise quatre cartes d’objectif, dont les deux clés utiles, placées au hasard sous les quatre jetons.
rule-ZM-228 = Taille et jetons
    .text =
        Table des tailles, en tuiles (minimum-maximum de jetons de butin) : Facile 12 tuiles (12-24 jetons) ; Moyen 24 tuiles (24-48 jetons) ; Difficile 36 tuiles (48-64 jetons) ; Dingue 48 tuiles (64-96 jetons) ; Dément 64 tuiles (de 128 jetons à toute la réserve).
rule-ZM-229 = Placer les jetons de butin
    .text =
        Les jetons de butin se partagent entre les joueurs, qui les placent à peu près également dans les magasins et l’Aire de restauration.
rule-ZM-230 = La rangée de départ
    .text =
        Les joueurs commencent sur les cases le long de l’intérieur du mur extérieur de l’entrée principale.
rule-ZM-231 = Des PV pour une clé
    .text =
        Un joueur qui pioche une clé utile dans la pioche de butin gagne 3 PV ; pas depuis une pile de butin ni une carte d’objectif.
rule-ZM-232 = 3 PV pour une carte
    .text =
        Phase 7 : un joueur qui a au moins 3 PV peut échanger 3 PV contre 1 carte de butin, une fois par tour.
rule-ZM-233 = Après l’achat d’une carte
    .text =
        Le tour est alors fini, sauf si la carte dit À JOUER AUSSITÔT ; une telle carte s’exécute et tout combat qu’elle cause est réglé.
rule-ZM-234 = Deux clés, deux serrures
    .text =
        Le détenteur de la clé du bureau doit déverrouiller le bureau ; celui de la clé de la radio doit déverrouiller la radio ; les deux restent déverrouillés.
rule-ZM-235 = Se servir de la radio
    .text =
        Se servir de la radio déverrouillée appelle à l’aide et met fin à la partie aussitôt. Voir ZM-R59.
rule-ZM-236 = Gagner ensemble
    .text =
        Résultat coopératif du scénario 1 : gagné si l’appel est lancé alors qu’au moins un joueur est en vie. Pour 1A et 1B, voir ZM-R71.
rule-ZM-R53 = Au moins une tuile entre deux
    .text =
        Distance en tuiles |lignes| + |colonnes| >= 2, les tuiles en diagonale sont donc permises. Pourquoi : avec la distance du roi aux échecs, seuls 3 magasins tiennent dans le plan Facile à 2 colonnes.
rule-ZM-R54 = Côtés opposés
    .text =
        Un avertissement, pas une erreur ; les plans générés placent le bureau sur le mur nord et l’entrée principale sur le mur sud. Pourquoi : le plan Moyen du livret lui-même a le bureau sur le mur ouest et l’entrée sur le mur sud.
rule-ZM-R55 = À deux tuiles
    .text =
        Distance du roi aux échecs, en tuiles, >= 2. Pourquoi : les deux plans d’exemple peuvent la respecter.
rule-ZM-R57 = Numéros des clés
    .text =
        Deux numéros différents de 1-3 sont choisis pour la porte et la radio, par défaut porte 1 et radio 2 (« { zombie-mall-option-needed_keys } » les change). Le troisième numéro est un leurre et n’ouvre que les serrures sans numéro. Les clés numérotées ouvrent toujours les serrures sans numéro.
rule-ZM-R58 = Les autres cartes d’objectif
    .text =
        Les deux clés utiles et, pour les jetons restants (2 par défaut), des cartes tirées au hasard du reste de la pioche d’objectif ; ce qui en reste est mis de côté. Plus de 4 jetons d’objectif sont refusés (ZM-226) là où l’écart de ZM-R53 ne peut être respecté.
rule-ZM-R59 = Déverrouiller et appeler
    .text =
        Dans le scénario 1, déverrouiller la radio lance l’appel et met fin à la partie aussitôt ; en 1A et 1B, le joueur qui déverrouille lance aussitôt sur la table, et le tour continue avec la phase 6. Pourquoi : « si la radio est déverrouillée » fait gagner, une action à part ne ferait donc que retarder. Si l’option « { zombie-mall-option-radio_call } » est sur « { zombie-mall-option-radio_call-separate } », l’appel (et en 1A, 1B la table) est un acte de phase 5 d’un tour ultérieur, par n’importe quel joueur sur la case de la radio sans zombie adjacent, sans clé.
rule-ZM-R60 = MORDU à la fin
    .text =
        Quand le scénario 1 finit, chaque joueur MORDU, dans l’ordre du tour à partir de celui qui appelle, fait aussitôt un lancer de survie : réussi, il s’échappe (sans cartes) ; raté, il meurt (ZM-164). Pourquoi : il n’est encore ni sauf ni mort. L’option « { zombie-mall-option-bitten_at_end } » peut les laisser tous s’échapper, ou tous mourir, sans lancer.
rule-ZM-R84 = Sans jetons d’objectif
    .text =
        Avec 0 jeton d’objectif, un exemplaire de chaque clé utile est mis avant la partie parmi les N premières cartes de la pioche de butin (N = jetons de butin sur le plan), et cette partie est mélangée ; les deux rapportent les 3 PV. Pourquoi : sinon, moins d’une partie sur dix permet de trouver les deux clés.

## Scenario 1A

rule-ZM-237 = La variante difficile
    .text =
        Comme le scénario 1, mais déverrouiller la radio mène à un lancer de 1D10 sur la table d’évasion.
rule-ZM-238 = 1A : retranchement
    .text =
        1-5 Retranchement : un joueur dont le tour commence dans le bureau de la sécurité lance 1D10 ; sur 5-9, l’équipe perce et évacue tous ceux qui sont dans la pièce ; cela continue jusqu’à ce que tous soient secourus ou morts.
rule-ZM-239 = 1A : le toit
    .text =
        6-7 Toit : atteins la case de la porte d’accès au toit, près des escalators, aussi appelée sortie 2.
rule-ZM-240 = 1A : le parking
    .text =
        8-9 Parking : atteins la case de l’entrée du parking (en haut des escalators).
rule-ZM-241 = 1A : une sortie
    .text =
        0 Sortie : l’équipe est à une entrée ou une sortie trouvée avec la table des sorties.
rule-ZM-242 = 1A : qui gagne
    .text =
        Seuls gagnent les joueurs qui atteignent la case ou la zone demandée.
rule-ZM-243 = 1A : sauvé, c’est sauvé
    .text =
        Un joueur qui l’a atteinte est secouru et n’a plus à survivre à aucun tour.
rule-ZM-R62 = Retranchement en 1A
    .text =
        Le lancer se fait tout au début du tour, avant les phases 1 et 2, par un joueur qui est sur le plan dans la zone du bureau de la sécurité (donc pas par celui qui y revient ce tour, ni dans le tour de l’appel) ; sur 5-9, tous les joueurs alors sur le plan dans cette zone sont secourus, les zombies qui s’y trouvent ne comptent pas ; sur 0-4, le tour continue comme d’habitude ; ceux qui arrivent plus tard lancent à leur propre tour.
rule-ZM-R63 = Atteindre une case de sauvetage
    .text =
        Être sur la case (n’importe laquelle s’il y en a plusieurs : les deux G, les deux cases de sortie ; pour le retranchement en 1B, n’importe quelle case du bureau de la sécurité) pendant que l’équipe est là secourt aussitôt, avant tout combat à cet endroit ; pas normaux, bonus et de fuite comptent, y revenir après une morsure aussi, et les joueurs qui s’y tiennent quand l’équipe arrive (en 1A : quand on lance sur la table) sont secourus à ce moment. Les joueurs MORDUS ne sont pas sur le plan et ne sont pas secourus. Pourquoi : atteindre la porte suffit.
rule-ZM-R64 = Sans tuile de parking
    .text =
        Sans la tuile de sortie vers le parking, les résultats toit et parking se relancent.
rule-ZM-R65 = La sortie 2 à l’accès au toit
    .text =
        Un nom imprimé sur la tuile de sortie vers le parking, pas la sortie numéro 2 de ZM-207 ; la case du toit est toujours la case d’accès au toit de cette tuile. Pourquoi : la tuile de parking est expressément exclue de la numérotation.
rule-ZM-R71 = Fin de 1A et 1B
    .text =
        La partie finit quand il ne reste aucun joueur vivant et non secouru ; les joueurs MORDUS ont encore leur phase 1. Les joueurs secourus comptent comme échappés même si tous les autres meurent. Résultat coopératif : gagné si au moins un joueur a été secouru ; le résultat nomme ceux qui l’ont été.
rule-ZM-R81 = Le sauvetage termine un tour
    .text =
        Si l’on te secourt pendant ton tour, tu quittes le plan avec tes cartes (elles rapportent, mais ne peuvent plus être troquées) et ton tour finit aussitôt, phase 6 comprise. Pourquoi : tu es dehors ; il n’y a plus rien à quoi survivre.

## Scenario 1B

rule-ZM-244 = La variante improbable
    .text =
        Comme le scénario 1, mais déverrouiller la radio mène à un lancer de 1D10 sur la table d’évasion minutée.
rule-ZM-245 = 1B : retranchement
    .text =
        1-3 Retranchement : l’équipe perce après 1D6 tours et reste 1D4 tours.
rule-ZM-246 = 1B : le toit
    .text =
        4-6 Toit : l’équipe est à la case d’accès au toit dans 1D6+4 tours et reste 1D6 tours.
rule-ZM-247 = 1B : le parking
    .text =
        7-9 Parking : l’équipe est à l’entrée du parking dans 1D6+4 tours et reste 1D6 tours.
rule-ZM-248 = 1B : une sortie
    .text =
        0 Sortie : la sortie vient de la table des sorties ; l’équipe y est dans 1D10+4 tours et reste 1D6 tours.
rule-ZM-249 = 1B : qui gagne
    .text =
        Seuls gagnent les joueurs qui sont à l’endroit demandé pendant que l’équipe y est.
rule-ZM-250 = 1B : rappeler
    .text =
        Les joueurs qui l’ont manquée peuvent retourner à la radio pour un nouvel appel (nouveau lancer sur la table), mais seulement après que l’équipe a fini la tentative en cours.
rule-ZM-251 = 1B : sauvé, c’est sauvé
    .text =
        Un joueur secouru n’a plus à survivre aux tours restants.
rule-ZM-252 = L’équipe
    .text =
        L’équipe ne combat pas pour les joueurs, ne peut pas être tuée par les zombies et ne prend que ceux qui arrivent jusqu’à elle.
rule-ZM-R67 = Les tours en 1B
    .text =
        Des manches entières. Un compteur k est à 0 lors de l’appel et monte de 1 chaque fois que revient la place, dans l’ordre, de celui qui a appelé (même si ce joueur est alors MORDU, mort ou secouru), avant toute autre chose dans ce tour. Pourquoi : dans une partie à six, personne ne pourrait arriver en 5-10 tours simples. Si l’option « { zombie-mall-option-swat_turns } » est sur « { zombie-mall-option-swat_turns-player_turns } », k monte au début de chaque tour joué après l’appel.
rule-ZM-R68 = Arrivée et durée
    .text =
        Le délai n et la durée m se lancent tous deux lors de l’appel, dans cet ordre, après la table (et la table des sorties), et sont visibles pour tous. L’équipe est là tant que n <= k < n + m : elle arrive au moment où k devient n et repart au moment où k devient n + m. (n = 1, m = 1 : du début du prochain tour de celui qui a appelé au début du suivant.)
rule-ZM-R69 = Second appel
    .text =
        Acte de phase 5 sur la case de la radio, sans zombie adjacent, sans clé, par n’importe quel joueur, seulement quand la dernière fenêtre est close (k >= n + m ; avant : refusé par ZM-250) ; il compte comme déverrouiller (ZM-R23 : la phase 6 suit quand même), k repart de 0 et c’est le nouvel appelant qui compte.
rule-ZM-R70 = Marqueur de l’équipe
    .text =
        Aucun effet sur les zombies, la vue ou les déplacements.

## Optional rules and answers

rule-ZM-253 = Portes sans clé
    .text =
        Option : un joueur enfermé dans un local dont la porte n’a pas de clé peut une fois par tour, en phase de serrure, lancer 1D10 ; un 0 ouvre la porte ; jamais pour les portes nommées par le scénario.
rule-ZM-254 = Fuir, c’est bouger
    .text =
        Si tu fuis à l’adrénaline, tu dois bouger.
rule-ZM-255 = Mordu sans jetons
    .text =
        Un joueur mordu sans bandage ni adrénaline attend sa phase 1 ; les jetons de morsure du combat et ceux de l’adrénaline comptent tous.
rule-ZM-256 = Pourquoi si peu d’armes
    .text =
        Le combat de base représente déjà des armes improvisées ; les cartes d’arme sont un plus.
rule-ZM-257 = Sans jetons d’objectif
    .text =
        Option : pas de jetons d’objectif, voir ZM-196 et ZM-R84.
rule-ZM-258 = Plus de sorties, plus facile
    .text =
        Option : plus de tuiles de sortie (plus facile), voir ZM-029.
