### Le livret de règles de « La dernière porte ».
###
### Un message par règle : la valeur est un titre court, `.text` la règle. Un numéro comme LD-005 dans un texte devient un
### lien vers cette règle : le laisser tel quel.

rulebook-last-door = La dernière porte
    .intro = Une seule porte te sépare encore de la nuit. Un petit jeu à nous, qui montre comment on ajoute un jeu.

rulebook-last-door-minute = Jouer en une minute
    .text =
        1. Le marteau passe de main en main : clouer une planche, écouter à la porte, ou la bloquer.
        2. Toutes les 20 secondes, on frappe et des planches sont arrachées. S’il devait y en avoir plus qu’il n’en reste, la porte cède et tout le monde perd.
        3. Assez de planches, ou le dernier coup encaissé, et tout le monde gagne.

rulebook-last-door-aim = But du jeu
    .intro = Ce que tu veux, et comment la nuit finit.
rulebook-last-door-turn = Ton tour
    .intro = Ce que peut faire qui tient le marteau.
rulebook-last-door-outside = Dehors
    .intro = Ce que la porte doit encaisser.

rule-LD-001 = Assez de planches
    .text = La porte commence avec 2 planches. Dès qu’elle en a autant que la table l’a choisi, elle tient bon et tout le monde gagne.
rule-LD-002 = Le marteau
    .text = Seule la personne qui tient le marteau agit. Après une action, il passe à la suivante dans le sens des aiguilles d’une montre.
rule-LD-003 = Clouer
    .text = Lance un dé. À partir de 3, la planche tient ; sinon le clou se tord et la planche est perdue.
rule-LD-004 = Écouter
    .text = Regarde la prochaine carte de la pile des coups. Tu peux en parler, mais personne d’autre ne la voit. Tant qu’elle n’est pas venue, il n’y a rien de nouveau à entendre.
rule-LD-005 = Les coups
    .text = Toutes les 20 secondes, la prochaine carte est retournée et arrache autant de planches qu’elle l’indique. S’il y en a moins, la porte cède et tout le monde perd.
rule-LD-006 = Bloquer
    .text = Appuie-toi contre la porte. Chaque fois que quelqu’un la bloque, le prochain coup arrache une planche de moins ; ensuite tout le monde lâche prise.
rule-LD-007 = L’aube
    .text = La pile des coups compte 12 cartes. Si la porte tient encore après la dernière, la nuit est finie et tout le monde gagne.
rule-LD-R01 = Pas à pas
    .text = Là où le temps ne passe que si quelqu’un agit, chaque tour prend 10 secondes.
