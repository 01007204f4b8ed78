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
lesson-again = Recommencer
lesson-next = Ensuite : { $title }
lesson-play = Jouer une vraie partie
lesson-all = Toutes les leçons
lesson-not-now = Ce serait permis, mais ici on essaie autre chose. Relis la ligne du dessus.
lesson-no-action = Ce n’est pas un coup de ce jeu.

## Cliché Zombie Game

lesson-cliche-1-first-steps = Premiers pas
    .about = La course, l’étal de cartes, et un marché entre amis.
    .end = Voilà une manche complète : course, étal, marchés. À la manche suivante, la course reprend, et le dé change de main.
lesson-cliche-1-first-steps-roll = Tu fais partie des humains, et c’est toi qui as le dé humain. Lance-le : tout le monde espère un 1.
lesson-cliche-1-first-steps-again = Pas de 1, donc rien ne bouge. Il n’y a pas de limite : relance.
lesson-cliche-1-first-steps-buy = Un 1 t’a fait avancer, le 1 de ton allié a renversé le zombie, et chaque humain a pioché deux cartes. Maintenant, l’étal : chaque case a son prix en ferraille. Un moteur pour 3, c’est donné. Achète-le.
lesson-cliche-1-first-steps-buy-wrong = C’est permis, mais aucun véhicule ne roule sans moteur, et tu as de quoi payer celui de la troisième case.
lesson-cliche-1-first-steps-accept = Après l’étal, les humains troquent comme ils veulent. On t’offre une ferraille pour rien. Prends-la !
lesson-cliche-1-first-steps-accept-wrong = Pas encore : quelqu’un te tend un cadeau. Accepte d’abord l’offre.
lesson-cliche-1-first-steps-done = Une voiture demande un moteur, 4 pneus et 30 ferrailles à vous tous réunis. Vous n’y êtes pas encore. Annonce que tu as fini.

lesson-cliche-2-teeth = Les dents
    .about = Fusils à pompe, morsures, et à quoi sert une trousse de soins.
    .end = Une morsure, c’est un jeton. La deuxième fait de toi un zombie et tes cartes disparaissent : gardez toujours une trousse dans la famille.
lesson-cliche-2-teeth-arm = Cette fois, le zombie démarre juste derrière toi. Un fusil à pompe ne sert que s’il est face visible avant la course. Pose-le.
lesson-cliche-2-teeth-arm-wrong = Dans ta main, il restera muet toute la course. Pose-le face visible.
lesson-cliche-2-teeth-roll = Maintenant, lance, et garde un œil sur le dé du zombie : ses 1 le font avancer.
lesson-cliche-2-teeth-shoot = Il est sur tes talons. S’il avance encore, il te mord. Tu as le dé et un fusil à pompe : tire.
lesson-cliche-2-teeth-shoot-wrong = Tu peux relancer et croiser les doigts. Mais un zombie juste derrière toi, c’est précisément le travail du fusil à pompe.
lesson-cliche-2-teeth-next = Le dernier zombie a disparu : la course est gagnée, et le fusil à pompe est parti avec lui. Annonce que tu as fini, et regarde la course suivante.
lesson-cliche-2-teeth-keep = Ton allié avait le dé et pas de fusil à pompe : morsure. Tu passes en premier à l’étal. Garde ta trousse ; achète le pneu à 2, ou passe.
lesson-cliche-2-teeth-keep-wrong = Pas celle-là. Tu auras besoin de ta trousse dans un instant, et rien ici ne vaut un pneu.
lesson-cliche-2-teeth-heal = Les humains peuvent maintenant utiliser des trousses. Soigne la morsure de ton allié.
lesson-cliche-2-teeth-heal-wrong = Chaque chose en son temps : ton allié est à une morsure de changer de camp.

lesson-cliche-3-a-short-game = Une courte partie
    .about = Une voiture presque complète. Ramène-la à bon port.
    .end = C’était une partie entière. Plus on est nombreux, plus il y a de mains à croire, et à soupçonner.
lesson-cliche-3-a-short-game-roll = À vous deux, vous avez 3 pneus et 26 ferrailles ; il manque un moteur, un pneu et 4 ferrailles. Propose la voiture pendant le temps libre dès que vous les avez. Lance !
lesson-cliche-3-a-short-game-on = La partie est à toi : courir, acheter, troquer, construire. Une moto demande un moteur, 2 pneus et 10 ferrailles, et n’emmène qu’une personne.

lesson-cliche-4-the-hungry-side = Le camp des affamés
    .about = C’est toi, le zombie. Rattrape-les, et gâche leurs courses.
    .end = Tu gagnes en tenant bon : un zombie qui garde moteurs et pneus hors de portée affame tout le garage.
lesson-cliche-4-the-hungry-side-roll = C’est toi, le zombie, et tu as ton propre dé. Chaque 1 t’avance d’une case. Lance !
lesson-cliche-4-the-hungry-side-bite = Tu approches. Encore un 1 et tu es sur le pion humain : la morsure est pour qui tient alors le dé humain.
lesson-cliche-4-the-hungry-side-replace = Mordu ! Et à l’étal, tu peux jeter une carte ; le dessus de la pioche la remplace. De quelle carte ont-ils le plus besoin ?
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
lesson-tiny-epic-zombies-1-first-steps-move = Tu as trois déplacements, de pièce en pièce. Va du côté nord de l’Atrium.
lesson-tiny-epic-zombies-1-first-steps-fight = Un zombie attend dans l’Aire de restauration. Entre : il meurt à coup sûr, et le dé dit ce qu’il t’en coûte.
lesson-tiny-epic-zombies-1-first-steps-collect = Aucun effet : tu t’en tires bien. Le magasin est vide à présent, tu peux donc prendre la carte posée à côté.
lesson-tiny-epic-zombies-1-first-steps-on = Un Pied-de-biche ! Il reste un déplacement, et il est obligatoire. Continue vers la pièce 2.
lesson-tiny-epic-zombies-1-first-steps-end = C’était le troisième déplacement. Termine le tour et retourne ta carte Fouille. Si son symbole est celui de ce magasin, tu fais du bruit.
lesson-tiny-epic-zombies-1-first-steps-end-wrong = Tu peux, mais c’est le bruit qui nous intéresse. Termine le tour.

lesson-tiny-epic-zombies-2-teeth = Les dents
    .about = Blessures contre munitions, et les pièces où mieux vaut ne pas dormir.
    .end = Les blessures montent, les munitions descendent. Quand elles se rencontrent, tu te fais dévorer, un survivant est perdu, et ton personnage marche avec eux.
lesson-tiny-epic-zombies-2-teeth-look = Tu as 3 blessures et 5 munitions : à deux pas de la mort. Va dans la pièce 1 et regarde à côté.
lesson-tiny-epic-zombies-2-teeth-shoot = Il y a un zombie dans la pièce voisine. Abats-le pour 1 munition, et le dé ne peut rien contre toi.
lesson-tiny-epic-zombies-2-teeth-in = La pièce 2 est vide à présent. Entre.
lesson-tiny-epic-zombies-2-teeth-out = 3 blessures, 4 munitions : encore une morsure et c’est fini. Si tu restes ici ou à côté, ils peuvent venir te chercher cette nuit. File à travers le mur jusqu’à Gamelyn World.
lesson-tiny-epic-zombies-2-teeth-out-wrong = Trop près. S’ils viennent dans ce magasin cette nuit, tu es au menu. Quitte-le.

lesson-tiny-epic-zombies-3-a-short-game = Une courte partie
    .about = La partie la plus douce qui soit, avec quelqu’un à tes côtés.
    .end = C’était une partie entière. Il y a quatre difficultés, deux douzaines de magasins et quelqu’un qui adorerait jouer les zombies.
lesson-tiny-epic-zombies-3-a-short-game-move = Trois objectifs pour gagner, et la pioche Fouille pour chrono. Lis les objectifs, puis fais ton premier pas, dans la direction que tu veux.
lesson-tiny-epic-zombies-3-a-short-game-on = La partie est à toi. Garde moins de blessures que de munitions, vide les magasins où tu travailles, et surveille la barricade.

lesson-tiny-epic-zombies-4-the-hungry-side = Le camp des affamés
    .about = Tu mènes les zombies : des cartes, des symboles et une poussée.
    .end = Devine où ils seront, pose la carte qui t’y amène, et pousse. Ils ne peuvent pas être partout.
lesson-tiny-epic-zombies-4-the-hungry-side-first = Tu poses une carte face cachée devant chaque Humain. À la fin de son tour, on la retourne, et des zombies arrivent dans les magasins qui portent son symbole. Le premier Humain aime l’Aire de restauration : pose le Fusil d’assaut, qui montre le vase.
lesson-tiny-epic-zombies-4-the-hungry-side-second = Les événements aussi, c’est toi qui les places. Pose l’Explosion devant le deuxième Humain.
lesson-tiny-epic-zombies-4-the-hungry-side-shift = Ils sont restés où tu pensais. Tu peux maintenant pousser des zombies d’une pièce. Envoie celui de la pièce 1 de l’Aire de restauration dans la pièce 2, où se trouve l’Humain.
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
