### What is wrong with scenario files, with the progress of a crew and with the options of a Zombies 15' table.
###
### A flaw names what is wrong; its remedy says what would be right. Both are parts of one sentence: “what; remedy”.
### Words between quotes, and keys such as all_heroes_on, stand in the file as they are.

## Options

zombies15-allowed-scenario = un scénario sans défaut ; dans celui-ci, { $flaw }
zombies15-allowed-first = random, ou une place de 0 à { $last }
zombies15-allowed-heroes = jusqu’à { $n } héros, chacun une fois (Z15-220), ou random : { $known }
zombies15-allowed-events = none, ou des valeurs de cartes de 1 à 4, comme 1,2

## The progress of a crew

zombies15-progress-wrong = new, ou une progression comme « 4 | josh starting bag2 | will w2=axe:1* » ; { $reason }
zombies15-progress-begin = celle-ci commence par « { $word } », qui n’est pas un numéro de scénario
zombies15-progress-no-heroes = celle-ci ne nomme aucun héros
zombies15-progress-part = partie { $n } : { $reason }
zombies15-progress-of = { $hero } : { $reason }
zombies15-progress-hero = « { $word } » n’est pas un héros ; héros connus : { $known }
zombies15-progress-starting = « starting » remplace les objets, une seule fois
zombies15-progress-beside = « { $word } » à côté de « starting » ; écris l’un des deux
zombies15-progress-slot = « { $word } » n’est pas un emplacement : w1, w2, o1, o2 ou o3
zombies15-progress-slot-twice = l’emplacement { $slot } est rempli deux fois
zombies15-progress-card = « { $word } » n’est pas une carte
zombies15-progress-no-item = { $word } n’est pas un objet
zombies15-progress-star = { $word } n’est pas dans la pile Fouille : retire l’étoile
zombies15-progress-uses = { $word } a de 0 à { $most } utilisations, pas { $uses }
zombies15-progress-no-bag = « { $word } » n’est pas un sac, et seuls les sacs se gardent (Z15-R75)
zombies15-progress-word = « { $word } » n’est ni un sac ni un objet spécial ; un objet s’écrit avec son emplacement : w1=axe:2
zombies15-progress-specials = un seul objet spécial, pas { $first } et { $word } (Z15-168)
zombies15-progress-scenario = un scénario de 1 à { $most }, pas { $n }
zombies15-progress-crew = une équipe de trois ou quatre héros ; celle-ci en a { $n }
zombies15-progress-twice = chaque héros une fois (Z15-220), pas deux fois { $hero }
zombies15-progress-copies = au plus { $n } fois { $card } avec une étoile : la pile Fouille n’en a pas plus (Z15-R90)
zombies15-progress-special-twice = chaque objet spécial une fois (Z15-169), pas deux fois { $card }
zombies15-progress-bags = au plus { $most } fois { $bag }, comme dans la boîte, pas { $n }
zombies15-progress-backpack = au plus { $n } sacs pour { $hero } (Z15-078)
zombies15-progress-special-slot = l’objet spécial de { $hero } sans emplacement : « { $card } », pas « { $word } »
zombies15-progress-fits = des objets qui vont dans les emplacements de { $hero }, pas { $item } dans { $slot }
zombies15-progress-free-slot = un emplacement bleu libre de { $hero } pour { $card } (Z15-R58)

## The map

zombies15-flaw-no-map = la carte est vide
    .remedy = pose au moins une tuile
zombies15-flaw-tile = « { $word } » n’est pas une tuile
    .remedy = écris la face, un trait d’union et le côté vers lequel pointe son nord imprimé : 17B-E ; ou . pour rien
zombies15-flaw-side = « { $word } » n’est pas une face de tuile : 1A à 32B
    .remedy = la boîte a les tuiles 1A à 32B
zombies15-flaw-far = « { $word } » est trop loin
    .remedy = une carte a au plus { $most } tuiles de large et de haut
zombies15-flaw-tile-twice = la tuile { $n } est posée deux fois
    .remedy = n’utilise chaque tuile qu’une fois, sur l’une ou l’autre face
zombies15-flaw-tiles = { $n } tuiles
    .remedy = la boîte a { $n } tuiles
# $edge (String): N, E, S or W.
zombies15-flaw-street = la rue de { $side } vers { $edge ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
} s’arrête à { $other }, qui n’en a pas de ce côté
    .remedy = tourne l’une des deux ou prends une autre tuile : les rues rejoignent des rues, F07
zombies15-flaw-lost = aucune rue ne mène à { $side }
    .remedy = relie-la aux autres tuiles

## Places and pieces

zombies15-flaw-area = « { $word } » n’est pas une zone : écris 17B/street ou 17B/search
zombies15-flaw-area-kind = « { $word } » n’est pas un type de zone ; types connus : street, search
zombies15-flaw-off-map = { $side } n’est pas sur la carte
    .remedy = nomme une tuile de la carte
zombies15-flaw-no-search = { $side } n’a pas de zone de fouille
    .remedy = nomme une face de tuile qui a une zone de fouille, ou sa rue
zombies15-flaw-zombies-search = { $side } n’a pas de zone de fouille pour des zombies
    .remedy = écris 0 comme deuxième nombre
zombies15-flaw-pool = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} pour { $places ->
    [one] { $places } endroit
   *[other] { $places } endroits
}
    .remedy = nomme autant de jetons que d’endroits ; blank est aussi un jeton
zombies15-flaw-two-locks = { $place } a deux cadenas
    .remedy = mets un seul cadenas par zone
zombies15-flaw-alpha-place = l’Alpha est dans une zone de fouille
    .remedy = il est toujours dans une rue, par exemple 31B/street
zombies15-flaw-alpha-wounds = l’Alpha encaisse { $n } blessures
zombies15-flaw-heroes = « { $word } » ne nomme aucun héros
    .remedy = all, ou des rangs dans l’ordre du tour : 1st,3rd
# $place (Number): 1 to 4.
zombies15-flaw-starts = le { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[4] quatrième
} héros commence à { $n } endroits
    .remedy = chaque héros commence à un seul endroit : all, ou 1st,3rd et 2nd,4th
zombies15-flaw-tokens = { $n } jetons { $token }
zombies15-flaw-heavy = { $n } fois { $kind }
zombies15-flaw-box = la boîte en a { $n }
zombies15-flaw-zombies = { $n } zombies au départ
    .remedy = au plus { $most } : 99 figurines, dont 3 dans la case de la Horde

## The soundtrack and the Zombie pile

zombies15-flaw-soundtrack = il n’y a pas de bande-son « { $word } »
    .remedy = none, 60, 40 ou un autre nombre entier de secondes de { $min } à { $max }
zombies15-flaw-no-pile = des grognements sans pile Zombies
    .remedy = ajoute [zombie_deck], ou soundtrack = "none"
zombies15-flaw-number = { $key } ne peut pas valoir { $value }
zombies15-flaw-events = des événements sur une valeur de carte qui n’existe pas
    .remedy = les valeurs vont de 1 à 4
zombies15-flaw-letters = les lettres ne sont là qu’à moitié
    .remedy = écris letters = true et une table [letters] avec A, B, C et D, ou ni l’un ni l’autre

## Goals and special rules

zombies15-flaw-gates = des portes sans lettres
    .remedy = les portes sont les tuiles de [letters]
zombies15-flaw-generator = un groupe électrogène qui ne met fin à rien
    .remedy = écris minus_action = "all"
zombies15-flaw-cabins-shut = des cabines qui n’ouvrent rien
    .remedy = marque les cabines et mets des cadenas de cette couleur
zombies15-flaw-cabins-idle = des cabines sans effet
    .remedy = écris cabins_open = "red" ou une autre couleur de cadenas
zombies15-flaw-radio-call = un appel radio a besoin des deux endroits
    .remedy = marque une tour radio (tower) et un héliport (helipad)
zombies15-flaw-no-objective = l’objectif est vide
    .remedy = indique au moins all_heroes_on
zombies15-flaw-marker = aucun repère { $marker }
    .remedy = marque-le ou, pour un hélicoptère, donne une tour radio, un héliport et une Radio
zombies15-flaw-siren = aucune sirène ne retentit à ce moment
    .remedy = 0, 420, 600 ou 840 secondes
zombies15-flaw-goal-tile = heavy_on, marker_on et lock_gone concernent la tuile des héros
    .remedy = nomme-la dans all_heroes_on
zombies15-flaw-no-lock = { $side } n’a pas de cadenas
    .remedy = mets-y un cadenas ou retire lock_gone
# $colour (String): red, blue, green or yellow.
zombies15-flaw-shut = le cadenas { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
} de { $place } pourrait ne jamais s’ouvrir
    .remedy = mets une clé { $colour ->
        [red] rouge
        [blue] bleue
        [green] verte
       *[yellow] jaune
    } là où on est sûr de la trouver sans passer ce cadenas
zombies15-flaw-unreached = tous les héros ne peuvent pas atteindre { $side }
    .remedy = ouvre un chemin avec des clés qu’on est sûr de trouver
zombies15-flaw-bags = sacs demandés : { $wanted } ; sacs qu’on est sûr de trouver : { $n }
    .remedy = mets plus de sacs à portée ou demandes-en moins
zombies15-flaw-goal-tokens = { $what } : { $wanted } demandés, { $n } qu’on est sûr de trouver
zombies15-flaw-goal-heavy = { $what } : { $wanted } demandés, { $n } à portée
zombies15-flaw-within-reach = mets-en plus à portée ou demandes-en moins
zombies15-flaw-radio = la Radio est hors d’atteinte
    .remedy = mets-la là où un héros peut la prendre
