### What is wrong with mall files and with the options of a Zombie Mall table.
###
### A flaw names what is wrong; its remedy says what would be right. Both are parts of one sentence: “what; remedy”.
### Words between quotes stand in the file as they are.

## Options

zombie-mall-allowed-mall = un plan sans défaut ; celui-ci en a un, { $flaw }
zombie-mall-allowed-loot = de { $min } à { $max } dans ce plan (ZM-228), none
zombie-mall-allowed-loot-room = jusqu’à { $most } en plus des jetons d’objectif
zombie-mall-allowed-objectives = 0, ou de 2 à 6 : les deux clés utiles sont sous des jetons
zombie-mall-allowed-objectives-room = jusqu’à { $most } dans ce plan, avec une tuile entre deux jetons (ZM-226)

## Which mall

zombie-mall-flaw-no-mall = « { $word } » n’est pas un plan
    .remedy = donne un nom parmi { $names }, écris LIGNESxCOLONNES#NUMÉRO pour un plan généré, ou donne le texte d’un fichier de plan
zombie-mall-flaw-generate = un plan de { $rows } lignes et { $cols } colonnes ne peut pas être généré
    .remedy = choisis un nombre pair de lignes de 4 à { $most } et de 6 à { $most } colonnes, ou une seule rue : de 5x2 à { $most }x2, de 2x5 à 2x{ $most }
zombie-mall-flaw-empty = il n’y a ni tuile ni plan
zombie-mall-flaw-no-layout = il n’y a pas de plan « { $name } »
zombie-mall-flaw-layouts = nombre de plans : { $n }
zombie-mall-flaw-add-layout = ajoute un bloc « @layout NOM »
zombie-mall-flaw-choose-layout = choisis parmi { $names }

## Lines and blocks

zombie-mall-flaw-semicolon = il y a un point-virgule dans cette ligne
    .remedy = retire-le : il termine une ligne quand un plan est écrit sur une seule
zombie-mall-flaw-block = « { $line } » ne commence aucun bloc
    .remedy = écris « @tile ID », « @layout NOM », ou « # » devant un commentaire
zombie-mall-flaw-of-tile = la tuile { $id }
zombie-mall-flaw-of-layout = le plan { $id }
zombie-mall-flaw-lacks = { $of } n’a pas sa ligne « { $key } »
    .remedy = écris « { $key } ... » ici
zombie-mall-flaw-source = « { $word } » n’est pas une source
    .remedy = écris { $known }
zombie-mall-flaw-tile-twice = la tuile { $id } figure deux fois ici
    .remedy = donne à chaque tuile son propre identifiant
zombie-mall-flaw-layout-twice = le plan { $id } figure deux fois ici
    .remedy = donne à chaque plan son propre nom

## Drawings of tiles

zombie-mall-flaw-kind = la tuile { $id } est d’un genre inconnu, « { $kind } »
    .remedy = écris l’un de ceux-ci : { $known }
zombie-mall-flaw-short = la tuile { $id } a { $n ->
    [one] { $n } ligne dessinée
   *[other] { $n } lignes dessinées
}
    .remedy = dessine 13 lignes de 13 caractères, puis « @end »
zombie-mall-flaw-width = cette ligne de la tuile { $id } a { $n ->
    [one] { $n } caractère
   *[other] { $n } caractères
}
    .remedy = il en faut exactement 13
zombie-mall-flaw-long = la tuile { $id } ne finit pas après 13 lignes dessinées
    .remedy = écris « @end » ici
zombie-mall-flaw-char = la tuile { $id } a « { $char } » en colonne { $col }
zombie-mall-flaw-char-corner = les coins sont des « + »
zombie-mall-flaw-char-space = une case est l’un de ces caractères : . , o c r k X S R G F E
zombie-mall-flaw-char-rim = le pourtour est ouvert « * », un mur « - » ou « | », ou une porte de sortie « x »
zombie-mall-flaw-char-edge = un bord intérieur est libre (une espace), un mur « - » ou « | », un obstacle de vue « ~ », une entrée « e » ou une porte « D »
zombie-mall-flaw-no-wall = tuile { $id }, case { $space } : magasin et allée se touchent sans entrée
    .remedy = dessine un mur, « e » pour une entrée ou « D » pour une porte
zombie-mall-flaw-entrance = tuile { $id }, case { $space } : une entrée qui mène d’un endroit à lui-même
    .remedy = les entrées et les portes séparent un magasin de l’allée
zombie-mall-flaw-clash = le jeu a une autre tuile { $id }, { $name }
    .remedy = choisis un identifiant que le jeu n’utilise pas

## Lines of layouts

zombie-mall-flaw-size = la taille du plan { $id } est illisible
    .remedy = écris « @size LIGNES COLONNES », chacune de 1 à { $most }
zombie-mall-flaw-rows = rangées écrites du plan { $id } : { $n } sur { $rows }
    .remedy = écris une ligne de ID/ANGLE par rangée
zombie-mall-flaw-cols = la rangée { $row } du plan { $id } a { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
    .remedy = il en faut { $n }, comme le dit « @size »
zombie-mall-flaw-no-main = le plan { $id } ne nomme pas d’entrée principale
    .remedy = écris « @main TUILE » avant « @end »
zombie-mall-flaw-turn = « { $word } » n’est pas une tuile avec son angle
    .remedy = écris ID/0, ID/90, ID/180 ou ID/270
zombie-mall-flaw-lock = « { $word } » n’est pas une serrure
    .remedy = écris any, 1, 2, 3 ou none
zombie-mall-flaw-side = « { $word } » n’est pas un côté
    .remedy = écris N, E, S ou W (ouest)
zombie-mall-flaw-space = « { $word } » n’est pas une case : LIGNE,COLONNE, toutes deux à partir de 1
    .remedy = compte les lignes et les colonnes du plan à partir de 1
zombie-mall-flaw-layout-line = « { $line } » ne dit rien d’un plan
    .remedy = écris « @main TUILE », « @exitdoor CÔTÉ l,c l,c », « @lock CÔTÉ l,c CLÉ », « @losblock CÔTÉ l,c » ou « @end »
zombie-mall-flaw-layout-end = le plan { $id } ne finit pas
    .remedy = écris « @end »

## Tiles and tokens on the map

zombie-mall-flaw-no-tile = il n’y a pas de tuile « { $id } »
    .remedy = nomme une tuile du jeu (SO, E1, E2, EG, 01 à 43) ou dessine-la dans un bloc « @tile »
# $side (String): where the other tile lies, n or w.
zombie-mall-flaw-seam = la tuile { $id }, rangée { $row }, colonne { $col }, ne se raccorde pas à la tuile { $other } { $side ->
    [n] au nord
   *[w] à l’ouest
} : l’allée rencontre un mur
    .remedy = tourne l’une des deux jusqu’à ce que l’allée rencontre l’allée et le mur le mur
zombie-mall-flaw-off-map = la case { $space } n’est pas sur ce plan
    .remedy = le plan a { $rows } lignes et { $cols } colonnes
zombie-mall-flaw-exit-apart = les cases de cette porte de sortie ne se suivent pas
    .remedy = nomme chaque case une fois et écris une ligne « @exitdoor » par porte (ZM-026)
zombie-mall-flaw-exit-place = pas de porte de sortie possible du côté { $side } de la case { $space }
    .remedy = une porte de sortie ferme une allée ouverte au bord du plan
zombie-mall-flaw-los-place = pas d’obstacle de vue possible du côté { $side } de la case { $space }
    .remedy = mets-le sur un bord libre à l’intérieur du plan, qui ne soit pas une entrée
zombie-mall-flaw-lock-place = pas de porte verrouillée possible du côté { $side } de la case { $space }
    .remedy = mets-la sur une entrée de magasin (« e ») ou un emplacement de porte (« D »)
zombie-mall-flaw-lock-twice = la porte du côté { $side } de la case { $space } est verrouillée deux fois
    .remedy = écris un seul « @lock » par porte

## What the scenario needs

zombie-mall-flaw-main = l’entrée principale { $id } est { $n } fois sur le plan
    .remedy = nomme une entrée du centre qui y soit exactement une fois
zombie-mall-flaw-starts = la tuile { $id } n’a pas de cases de départ
    .remedy = nomme une tuile qui a des cases de départ « S », comme E1 ou E2 (ZM-015)
zombie-mall-flaw-radios = nombre de radios : { $n }
    .remedy = utilise le bureau de la sécurité (SO) exactement une fois (ZM-221)
zombie-mall-flaw-office-door = le bureau de la sécurité n’a pas de porte à lui
    .remedy = laisse son emplacement de porte « D » au scénario (ZM-224)
zombie-mall-flaw-doors = il y a { $n } portes verrouillées
    .remedy = verrouilles-en au plus { $most }, celles du bureau de la sécurité comprises
zombie-mall-flaw-main-rim = les portes de l’entrée principale { $id } ne sont pas au bord du plan
    .remedy = tourne-la ou déplace-la jusqu’à ce que son côté « x » soit à l’extérieur (ZM-R75)
zombie-mall-flaw-garage-near = la sortie vers le parking est à côté du bureau de la sécurité ou de l’entrée principale
    .remedy = place-la à au moins 2 tuiles des deux (ZM-223, ZM-R55)
zombie-mall-flaw-garage-half = il y a un accès au toit sans entrée de parking, ou l’inverse
    .remedy = dessine « F » et « G », ou aucun des deux
zombie-mall-flaw-no-garage = il n’y a pas de sortie vers le parking
    .remedy = utilise EG, sinon les résultats toit et parking se relancent (ZM-R64)
zombie-mall-flaw-objectives = il y a de la place pour { $n ->
    [one] { $n } jeton d’objectif
   *[other] { $n } jetons d’objectif
} avec une tuile entre deux jetons
    .remedy = ajoute des magasins jusqu’à ce que { $n } soient assez éloignés, ou réduis objective_tokens (ZM-226)
zombie-mall-flaw-opposite = le bureau de la sécurité et l’entrée principale ne sont pas sur des côtés opposés
    .remedy = mets-les sur des murs extérieurs opposés, par exemple au nord et au sud (ZM-222, ZM-R54)
zombie-mall-flaw-unreached = la case { $space } de la tuile { $id } est inaccessible depuis l’entrée principale
    .remedy = tourne la tuile jusqu’à ce que son entrée donne sur l’allée
zombie-mall-flaw-stranded = la case { $space } n’est accessible que par une pièce verrouillée
    .remedy = laisse un passage qui évite les portes verrouillées
zombie-mall-flaw-zombies = les zombies ne peuvent pas entrer dans le magasin de la tuile { $id }, en { $space }
    .remedy = laisse une case dégagée derrière une entrée
