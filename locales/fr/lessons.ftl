### Lessons: what they are called, what each step asks for, and what is said to a move that is not the one being learnt.
###
### `lesson-<game>-<name>` is the title, `.about` what it teaches, `.end` the last word. The steps name their texts.

## The page

lesson-page = Apprendre à jouer
lesson-intro = Cinq minutes chacune, pas de chrono, et rien que tu puisses casser. Tu joues chaque coup toi-même.
lesson-steps =
    { $n ->
        [one] { $n } étape
       *[other] { $n } étapes
    }
lesson-steps-and-game = { lesson-steps }, puis une partie rien qu’à toi
lesson-taken = Terminée
lesson-step = Étape { $done } sur { $of }
lesson-free = Ta partie
lesson-over = Terminé
lesson-rule = Pourquoi ? Règle { $rule }
lesson-show = Montre-moi
lesson-do = Fais-le pour moi
lesson-again = Recommencer
lesson-next = Ensuite : { $title }
lesson-play = Jouer une vraie partie
lesson-all = Toutes les leçons
lesson-not-now = Ce serait permis, mais ici on essaie autre chose. Relis la ligne du dessus.
lesson-no-action = Ce n’est pas un coup de ce jeu.

## Puzzles

lesson-puzzles = Énigmes : gagne ce tour-ci
lesson-puzzle = Énigme { $n }
lesson-puzzle-about =
    { $n ->
        [one] { $n } coup gagne à coup sûr.
       *[other] { $n } coups gagnent à coup sûr.
    }
lesson-puzzle-begin = Tu peux gagner ce tour-ci, quoi que donnent les dés et les cartes cachées. Par quoi commences-tu ?
lesson-puzzle-on = Exact. Et qu’est-ce qui vient ensuite ?
lesson-puzzle-wrong = Peut-être, mais ce n’est pas ce qui gagne à coup sûr ce tour-ci. Essaie autre chose.
lesson-puzzle-end = Résolu : rien n’a été laissé au hasard.

## Cliché Zombie Game

lesson-cliche-1-first-steps = Premiers pas
    .about = La course, l’étal de cartes, et un marché entre amis.
    .end = Voilà une manche complète : course, étal, marchés. À la manche suivante, la course reprend, et le dé change de main.
lesson-cliche-1-first-steps-roll = Tu fais partie des humains, et c’est toi qui as le dé humain. Un 1 avance le pion humain d’une case et passe le dé à l’humain suivant. Lance !
lesson-cliche-1-first-steps-again = Pas de 1, donc rien ne bouge. Tu peux lancer autant que tu veux : recommence !
lesson-cliche-1-first-steps-buy = Tu as avancé, ton allié a renversé le zombie, et chaque humain a pioché deux cartes. Maintenant, l’étal : sous chaque carte, son prix en ferraille. Achète le moteur pour 3.
lesson-cliche-1-first-steps-buy-wrong = C’est permis, mais aucun véhicule ne roule sans moteur, et tu as de quoi payer celui-ci : la troisième carte.
lesson-cliche-1-first-steps-accept = Après l’étal, les humains troquent entre eux. On t’offre une ferraille pour rien. Accepte !
lesson-cliche-1-first-steps-accept-wrong = Pas encore : quelqu’un te tend un cadeau. Accepte d’abord l’offre.
lesson-cliche-1-first-steps-done = Une voiture demande un moteur, 4 pneus et 30 ferrailles à vous tous réunis : ce sera pour plus tard. Annonce que tu as fini.

lesson-cliche-2-teeth = Les dents
    .about = Fusils à pompe, morsures, et à quoi sert une trousse de soins.
    .end = Une morsure, c’est un jeton. La deuxième fait de toi un zombie et tes cartes disparaissent : gardez toujours une trousse dans la famille.
lesson-cliche-2-teeth-arm = Cette fois, le zombie démarre juste derrière toi. Un fusil à pompe ne sert que s’il est face visible avant la course. Pose-le.
lesson-cliche-2-teeth-arm-wrong = Dans ta main, il ne sert à rien pendant la course. Pose-le face visible.
lesson-cliche-2-teeth-roll = Maintenant, lance, et garde un œil sur le dé orange du zombie : chaque 1 le rapproche d’une case.
lesson-cliche-2-teeth-shoot = Il est sur tes talons. S’il avance encore, il te mord. Tu as le dé et un fusil à pompe : tire !
lesson-cliche-2-teeth-shoot-wrong = Tu peux relancer et croiser les doigts. Mais un zombie juste derrière toi, c’est le travail du fusil à pompe.
lesson-cliche-2-teeth-next = Le seul zombie a quitté la route : la course est gagnée, et le fusil à pompe est utilisé. Le tour de l’étal est passé aussi. Annonce que tu as fini, et regarde la course suivante.
lesson-cliche-2-teeth-keep = Ton allié avait le dé et pas de fusil à pompe : morsure. Tu passes en premier à l’étal. Garde ta trousse ; achète le pneu à 2, ou passe.
lesson-cliche-2-teeth-keep-wrong = Pas celle-là. Tu auras besoin de ta trousse dans un instant, et rien ici ne vaut un pneu.
lesson-cliche-2-teeth-heal = Les humains peuvent maintenant utiliser des trousses. Soigne ton allié.
lesson-cliche-2-teeth-heal-wrong = Chaque chose en son temps : encore une morsure, et ton allié change de camp. Soigne-le.

lesson-cliche-3-a-short-game = Une courte partie
    .about = Une voiture presque complète. Ramène-la à bon port.
    .end = C’était une partie entière. Plus on est nombreux, plus il y a de mains à croire, et à soupçonner.
lesson-cliche-3-a-short-game-roll = À vous deux, vous avez 3 pneus et 26 ferrailles. Il manque à la voiture un moteur, un pneu et 4 ferrailles : gagne-les à la course et à l’étal, puis propose la voiture pendant le troc. Lance !
lesson-cliche-3-a-short-game-on = La partie est à toi : courir, acheter, troquer, construire. Une moto demande un moteur, 2 pneus et 10 ferrailles d’une seule main, et n’emmène qu’une personne.

lesson-cliche-4-the-hungry-side = Le camp des affamés
    .about = C’est toi, le zombie. Rattrape-les, et gâche leurs courses.
    .end = Tu gagnes en tenant bon : un zombie qui garde moteurs et pneus hors de portée affame tout le garage.
lesson-cliche-4-the-hungry-side-roll = C’est toi, le zombie, et le dé orange est à toi. Chaque 1 t’avance d’une case. Lance !
lesson-cliche-4-the-hungry-side-bite = Tu approches. Encore un 1 et tu rejoins le pion humain : la morsure est alors pour qui tient le dé humain. Relance !
lesson-cliche-4-the-hungry-side-replace = Morsure ! À l’étal, tu peux jeter une carte ; celle du dessus de la pioche la remplace. De laquelle ont-ils le plus besoin ?
lesson-cliche-4-the-hungry-side-replace-wrong = Ça les gêne un peu. Perdre le moteur les gênerait beaucoup.

## Zombies 15'

lesson-zombies15-1-first-steps = Premiers pas
    .about = Marcher, se battre, affronter les zombies, passer le tour.
    .end = Voilà un tour. Dans une vraie partie, quinze minutes s’écoulent : quatre actions, un coup d’œil aux zombies, « À toi ! ».
lesson-zombies15-1-first-steps-move = Tu mènes quatre héros, l’un après l’autre. Will a quatre actions, et un déplacement en est une. Touche la rue au nord.
lesson-zombies15-1-first-steps-attack = Un zombie ! Là où il y a des zombies, on ne peut ni avancer ni fouiller. Alors bats-toi : frappe-le avec la Crosse de hockey.
lesson-zombies15-1-first-steps-attack-wrong = Tu pourrais, mais ça coûte du sang ou ça laisse le zombie où il est. Prends la Crosse de hockey.
lesson-zombies15-1-first-steps-on = La voie est libre. Avance jusqu’à la rue suivante.
lesson-zombies15-1-first-steps-face = Deux zombies, et plus qu’une action. Will peut tenir tête à deux zombies : il peut rester et leur faire face. Termine les actions.
lesson-zombies15-1-first-steps-face-wrong = Ça marcherait. Mais ménage la crosse : il peut en repousser deux sans elle. Termine les actions.
lesson-zombies15-1-first-steps-over = Ils mordent dans le vide. Maintenant, dis « À toi ! » : au héros suivant.

lesson-zombies15-2-teeth = Les dents
    .about = Fouiller en mauvaise compagnie, une foule trop grande, et comment se relever.
    .end = Trois points de vie, ça part vite. Compte les zombies avant de terminer tes actions, pas après.
lesson-zombies15-2-teeth-search = Will est dans un bâtiment, et il est vide : fouille-le. Tu pioches trois cartes.
lesson-zombies15-2-teeth-keep = Une Machette, un Casque de vélo, et un zombie qui attendait là aussi. Garde les deux objets : il y a de la place.
lesson-zombies15-2-teeth-keep-wrong = C’est moins que ce que tu peux porter. La Machette va dans l’emplacement d’arme libre, le Casque dans un emplacement bleu.
lesson-zombies15-2-teeth-attack = Tu as trouvé quelque chose, et quelque chose t’a trouvé. Abats le zombie avant qu’il ne compte.
lesson-zombies15-2-teeth-crowd = Au tour de Severity, dans une rue avec quatre zombies. Chaque arme a un nombre d’usages. Donne un coup de Pied-de-biche.
lesson-zombies15-2-teeth-fall = Il en reste trois, et elle peut tenir tête à deux. Voilà ce qui arrive alors : termine quand même les actions.
lesson-zombies15-2-teeth-fall-wrong = Dans une vraie partie, tu continuerais à te battre, et tu aurais raison. Ici, on veut la voir tomber : termine les actions.
lesson-zombies15-2-teeth-up = Elle est à terre, avec un point de vie en moins. Dex était tombé avant elle : se relever lui coûte une action. Fais-le.

lesson-zombies15-3-a-short-game = Une courte partie
    .about = La dernière ligne droite du premier scénario, avec les quatre héros.
    .end = Tout le monde est rentré. En vrai, il y a un chrono, des grognements, et des amis qui parlent tous à la fois.
lesson-zombies15-3-a-short-game-attack = Les quatre doivent atteindre la Cour Brisée, à deux rues d’ici. On ne tourne pas le dos à un zombie : commence par celui-ci.
lesson-zombies15-3-a-short-game-on = La partie est à toi. Dégage le passage, restez groupés, et amène les quatre à la Cour Brisée.

## Tiny Epic Zombies

lesson-tiny-epic-zombies-1-first-steps = Premiers pas
    .about = Trois déplacements, un combat, une carte et un bruit.
    .end = Un tour, c’est trois déplacements et une fouille. Le symbole que tu retournes dit où ils arrivent.
lesson-tiny-epic-zombies-1-first-steps-move = Un tour, c’est trois déplacements, de pièce en pièce. Celles que tu peux atteindre sont encadrées de jaune. Va du côté nord de l’Atrium.
lesson-tiny-epic-zombies-1-first-steps-fight = Un zombie attend dans l’Aire de restauration. Entre et combats : il meurt à coup sûr, et le dé dit ce qu’il t’en coûte.
lesson-tiny-epic-zombies-1-first-steps-collect = Aucun effet : tu t’en tires bien. Il n’y a plus de zombie dans le magasin, tu peux donc prendre la carte posée à côté.
lesson-tiny-epic-zombies-1-first-steps-on = Un Pied-de-biche ! Il reste un déplacement, et il est obligatoire. Continue vers la pièce 2.
lesson-tiny-epic-zombies-1-first-steps-end = C’était le troisième déplacement. Termine le tour, et ta carte Fouille est retournée. Des zombies arrivent dans les magasins qui portent son symbole ; si tu es dans l’un d’eux, tu fais du bruit, et il en vient deux fois plus.
lesson-tiny-epic-zombies-1-first-steps-end-wrong = Tu peux, mais c’est le bruit qui nous intéresse. Termine le tour.

lesson-tiny-epic-zombies-2-teeth = Les dents
    .about = Blessures contre munitions, et les pièces où mieux vaut ne pas rester.
    .end = Les blessures montent, les munitions descendent. Quand elles se rencontrent, tu te fais dévorer, un survivant est perdu, et ton personnage marche avec les zombies.
lesson-tiny-epic-zombies-2-teeth-look = Tu as 3 blessures et 5 munitions. Quand les blessures rattrapent les munitions, tu te fais dévorer : tu es à 2 de la mort. Va dans la pièce 1 et regarde à côté.
lesson-tiny-epic-zombies-2-teeth-shoot = Il y a un zombie dans la pièce voisine. Abats-le pour 1 munition : pas de dé, pas de blessure.
lesson-tiny-epic-zombies-2-teeth-in = Cette pièce est vide à présent. Entre.
lesson-tiny-epic-zombies-2-teeth-out = 3 blessures, 4 munitions : encore une blessure et c’est fini. Si ton tour se termine dans ce magasin, le prochain zombie peut tomber droit sur toi. Prends le passage vers Gamelyn World.
lesson-tiny-epic-zombies-2-teeth-out-wrong = Trop près. S’ils viennent dans ce magasin, tu es au menu. Quitte-le.

lesson-tiny-epic-zombies-3-a-short-game = Une courte partie
    .about = La partie la plus douce qui soit, avec quelqu’un à tes côtés.
    .end = C’était une partie entière. Il y a quatre difficultés, seize magasins, et quelqu’un qui adorerait jouer les zombies.
lesson-tiny-epic-zombies-3-a-short-game-move = Trois objectifs pour gagner, et la pioche Fouille pour chrono. Lis les objectifs, puis fais ton premier pas, dans la direction que tu veux.
lesson-tiny-epic-zombies-3-a-short-game-on = La partie est à toi. Garde moins de blessures que de munitions, vide les magasins où tu travailles, et surveille la barricade.

lesson-tiny-epic-zombies-4-the-hungry-side = Le camp des affamés
    .about = Tu mènes les zombies : des cartes, des symboles et une poussée.
    .end = Devine où ils seront, pose la carte qui t’y amène, et pousse. Ils ne peuvent pas être partout.
lesson-tiny-epic-zombies-4-the-hungry-side-first = Tu poses une carte face cachée devant chaque Humain. À la fin de son tour, on la retourne, et des zombies arrivent dans les deux magasins qui portent son symbole. Le premier Humain aime l’Aire de restauration : pose le Fusil d’assaut, qui montre le vase.
lesson-tiny-epic-zombies-4-the-hungry-side-second = Les événements aussi, c’est toi qui les places. Pose l’Explosion devant le deuxième Humain.
lesson-tiny-epic-zombies-4-the-hungry-side-shift = Ils sont là où tu pensais. Tu peux maintenant pousser des zombies d’une pièce. Envoie celui de la pièce 1 de l’Aire de restauration dans la pièce 2, où se trouve l’Humain.
lesson-tiny-epic-zombies-4-the-hungry-side-shift-wrong = C’est utile, mais ça ne blesse personne. Il y a un Humain dans la pièce 2 de l’Aire de restauration.

## Zombie Mall

lesson-zombie-mall-1-first-steps = Premiers pas
    .about = Un tour complet : ils apparaissent, tu marches, tu prends le butin, ils avancent.
    .end = Apparition, marche, butin, avancée des morts : voilà un tour. Trouve les deux clés, ouvre le bureau et appelle les secours.
lesson-zombie-mall-1-first-steps-spawn = Te voilà dans le centre commercial, sans personne. Avant que tu puisses bouger, les morts arrivent : les dés disent combien et où. Fais-les apparaître.
lesson-zombie-mall-1-first-steps-roll = Celui-là est tombé hors des murs. Lance maintenant pour ton mouvement.
lesson-zombie-mall-1-first-steps-step = 4 points de mouvement. Une case dégagée en coûte 1. Il y a un jeton de butin deux cases à l’ouest : fais le premier pas.
lesson-zombie-mall-1-first-steps-token = Une case avec un jeton coûte 2. Va dessus.
lesson-zombie-mall-1-first-steps-loot = Prends le butin : une fois par tour, tu peux piocher une carte ainsi. Cela met fin à ta marche.
lesson-zombie-mall-1-first-steps-loot-wrong = Tu pourrais continuer, mais alors le jeton reste où il est. Prends le butin.
lesson-zombie-mall-1-first-steps-done = Une Lanterne à propane. Fais maintenant avancer les zombies : un D6 dit combien, et ils viennent vers toi par le plus court chemin.

lesson-zombie-mall-2-teeth = Les dents
    .about = Gagner, perdre, se panser, et fuir.
    .end = À partir de 3, tu tues. Avec 2 ou moins, il faut un bandage, et tu en as cinq. Fuir coûte de l’adrénaline, une morsure et un peu de fierté.
lesson-zombie-mall-2-teeth-meet = Un zombie se tient deux cases au nord. Dès qu’il y en a un à côté de toi, il faut combattre ou fuir. Fais un pas vers lui.
lesson-zombie-mall-2-teeth-fight = Combats : lance un D10, et 3 ou plus le tue.
lesson-zombie-mall-2-teeth-again = Un 7 : il est mort, et tu gagnes un point de victoire. Mais en voilà un autre, à l’ouest. Combats encore.
lesson-zombie-mall-2-teeth-again-wrong = Tu pourrais fuir. Vois d’abord à quoi ressemble un lancer perdu : combats.
lesson-zombie-mall-2-teeth-bandage = Un 1 seulement. Sans aide, tu te ferais mordre, tu lâcherais tout et tu quitterais la carte. Utilise un bandage.
lesson-zombie-mall-2-teeth-bandage-wrong = Se faire mordre, ce sera pour plus tard. Utilise un bandage.
lesson-zombie-mall-2-teeth-escape = Il est toujours là. Tu peux relancer, ou fuir : 1 adrénaline et une morsure, et un pas dans n’importe quelle direction libre. Fuis vers l’est.
lesson-zombie-mall-2-teeth-escape-wrong = C’est une façon de faire. Mais cette fois on fuit, vers l’est.

lesson-zombie-mall-3-a-short-game = Une courte partie
    .about = Les deux clés en poche, le bureau en vue.
    .end = Les secours sont en route. Entre amis, on gagne ensemble, ou on compte les points de victoire pour voir qui a eu le plus de cran.
lesson-zombie-mall-3-a-short-game-step = Tu as les deux clés. La porte du bureau de la sécurité est au nord-ouest, et la radio est à l’intérieur. Premier pas : au nord.
lesson-zombie-mall-3-a-short-game-on = La partie est à toi. Ouvre la porte avec une clé, la radio avec l’autre, et ne meurs pas en route.
