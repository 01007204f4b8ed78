### The rulebook of the Cliché Zombie Game, for players, in our own words.
###
### One message a rule: the value is a short title, `.text` is the rule. A number such as
### CZG-R11 inside a text is shown as a link to that rule, so keep it as it is when translating.
### Which rule stands in which chapter is in locales/rulebooks/cliche.toml.

## The book

rulebook-cliche = Cliché Zombie Game
    .intro =
        Les routes sont pleines de morts, et toutes les voitures qui roulaient encore sont parties. Ensemble, vous pouvez en bricoler une, ou quelqu’un peut filer en douce. Les entrées ci-dessous sont le jeu tout entier : les règles viennent du texte publié, les arbitrages maison tranchent ce qu’il laisse ouvert.

rulebook-cliche-minute = Le jeu en une minute
    .text =
        1. Les humains rassemblent des pièces. Une voiture (1 moteur, 4 pneus, 30 ferrailles, mis en commun par tous les humains) sauve tous les humains ; une moto (1 moteur, 2 pneus, 10 ferrailles, à une seule personne) en sauve un et personne d’autre.
        2. Chaque manche commence par une course autour de l’anneau. Qui a un dé le lance et espère un 1. Un 1 humain avance le pion humain d’une case et passe le dé à l’humain suivant ; un 1 zombie avance ce zombie d’une case.
        3. Rattrape un zombie, et il est hors course pour la manche. Quand tous les zombies le sont, chaque humain pioche deux cartes. Quand un zombie vous rattrape, la morsure est pour qui a le dé humain, et les autres humains piochent une carte chacun.
        4. La première morsure est un jeton. La deuxième fait de toi un zombie, et tes cartes disparaissent.
        5. Un fusil à pompe posé face visible au départ de la course peut abattre un zombie juste à côté du pion humain, et part tout seul quand tu allais te faire mordre.
        6. Après la course, chacun a un tour à l’étal de cinq cartes : un humain achète une carte, en revend une contre de la ferraille ou passe ; un zombie peut remplacer une carte de l’étal par une nouvelle.
        7. Puis les humains troquent librement, utilisent des trousses de soins et construisent, s’ils le peuvent et s’ils le veulent.

## Chapters

rulebook-cliche-aim = But et camps
    .intro = Ce que veulent les humains, ce que veulent les zombies, et qui peut changer de camp.
rulebook-cliche-table = Joueurs et places
    .intro = À combien on joue, et de quel côté est la gauche.
rulebook-cliche-cards = Les cartes
    .intro = Cinq sortes de cartes de ressources, ce qu’elles font et qui peut les voir.
rulebook-cliche-start = Le début de la partie
    .intro = Choisir le premier zombie et préparer la table.
rulebook-cliche-round = La manche
    .intro = Les quatre phases, et ce qui empêche une partie de durer sans fin.
rulebook-cliche-setup = Mise en place
    .intro = Dés, pions et fusils à pompe prennent leur place avant la course.
rulebook-cliche-race = Collecte : la course
    .intro = Tout le monde lance en même temps. Rattrape les zombies avant que l’un d’eux te rattrape.
rulebook-cliche-shotguns = Les fusils à pompe pendant la course
    .intro = Qui peut tirer, sur qui, et quand le coup part tout seul.
rulebook-cliche-trading = Commerce : l’étal
    .intro = Cinq cartes sur la table et un tour pour chacun.
rulebook-cliche-free = Commerce : le temps libre
    .intro = Marchander, soigner et construire entre humains.
rulebook-cliche-deck = Pioche et défausse
    .intro = Où vont les cartes, et quand elles reviennent.
rulebook-cliche-cleanup = Rangement
    .intro = La courte fin de chaque manche.
rulebook-cliche-victory = Gagner et perdre
    .intro = Deux véhicules, deux façons de gagner, et une façon de tous perdre.

## Aim and sides

rule-CZG-001 = De quoi il s’agit
    .text = Les humains rassemblent des pièces, construisent un véhicule et s’enfuient. Les zombies essaient de les en empêcher.
rule-CZG-002 = Deux camps
    .text = Chacun est soit humain, soit zombie. Un humain peut devenir zombie en cours de partie ; un zombie ne redevient jamais humain.
rule-CZG-003 = Pas de remède
    .text = Rien ne refait d’un zombie un humain. Une trousse de soins ne retire qu’un jeton de morsure.
rule-CZG-004 = Deux façons de gagner
    .text = Une voiture est une victoire pour tous les humains restants (CZG-069). Une moto est une victoire pour le seul humain qui la construit (CZG-070).
rule-CZG-005 = Quand il ne reste personne
    .text = Dès que tout le monde est zombie, la partie est finie, et aucun véhicule n’a été construit. Qui gagne alors : CZG-R36.

## Players and seats

rule-CZG-014 = À combien on joue
    .text = Les règles publiées ne donnent pas de nombre de joueurs, mais le matériel fixe une limite de huit : il y a un pion humain et sept pions zombies. Ce que nous en faisons : CZG-R01.
rule-CZG-R01 = Nombre de joueurs
    .text = De trois à huit. On peut aussi jouer à deux : l’humain commence alors avec 5 cartes, pour compenser sa solitude. Des bots peuvent prendre n’importe quelle place. Sept pions zombies suffisent à huit joueurs, car on ne joue une manche que tant qu’il reste un humain.
rule-CZG-R38 = Gauche, droite et sens horaire
    .text = Tout le monde est tourné vers le centre. Le sens horaire va vers ta gauche, vers le numéro de place suivant. Le sens antihoraire va vers ta droite, vers le numéro de place précédent.

## Cards

rule-CZG-006 = Cinq sortes de cartes
    .text = La pioche de ressources contient de la ferraille, des moteurs, des pneus, des trousses de soins et des fusils à pompe. Combien de chaque : CZG-R03.
rule-CZG-R03 = La pioche
    .text = 90 cartes : 60 ferrailles, 12 pneus, 6 moteurs, 6 trousses de soins et 6 fusils à pompe. Les règles publiées ne donnent pas de nombres ; cette pioche a fait ses preuves dans nos parties d’essai.
rule-CZG-007 = Ferraille
    .text = La ferraille est une pièce des deux véhicules, et la seule monnaie qui soit.
rule-CZG-008 = Moteur
    .text = Un moteur ne sert qu’à un véhicule. Tu peux le revendre 6 ferrailles.
rule-CZG-009 = Pneu
    .text = Un pneu ne sert qu’à un véhicule. Tu peux le revendre 4 ferrailles.
rule-CZG-010 = Trousse de soins
    .text = Entre deux courses, une trousse de soins retire un jeton de morsure à n’importe qui ; puis elle va à la défausse. Tu peux aussi la revendre 3 ferrailles. Quand elle sert : CZG-R30.
rule-CZG-011 = Fusil à pompe
    .text = Pendant une course, un fusil à pompe tue un pion zombie sur la case juste devant le pion humain ou juste derrière. Tu peux aussi le revendre 3 ferrailles.
rule-CZG-012 = Mains cachées
    .text = Personne d’autre que toi ne voit ta main. Ce qui est visible et ce qui ne l’est pas : CZG-R07.
rule-CZG-013 = Pas de limite de main
    .text = Tu peux avoir autant de cartes que tu veux.
rule-CZG-R07 = Ce que tout le monde voit
    .text = Visible pour tous : le nombre de cartes de chaque main, les jetons de morsure, les fusils à pompe face visible, l’étal, toute la défausse, le nombre de cartes de la pioche, les dés et l’anneau. Caché : le contenu des mains et l’ordre de la pioche. Une carte que tu pioches n’est connue que de toi, une carte que tu troques, de toi et de ton partenaire ; ce qui passe par l’étal ou la défausse est vu de tous, et la ferraille que quelqu’un prend dans la défausse aussi. Avec l’option « { cliche-option-open_trash } » désactivée, seule la quantité de ferraille dans la défausse est visible.

## Starting the game

rule-CZG-015 = Choisir le premier zombie
    .text = Tout le monde lance un dé. Qui fait le plus haut lancer désigne le zombie de départ, et peut se désigner. En cas d’égalité : CZG-R04.
rule-CZG-R04 = Égalité au plus haut lancer
    .text = Seuls les ex æquo relancent, jusqu’à ce que l’un d’eux soit le plus haut.
rule-CZG-016 = Un zombie pour commencer
    .text = Une seule personne commence en zombie et prend une carte de zombie. Les grands groupes peuvent choisir d’en avoir plus : CZG-R02.
rule-CZG-R02 = Plus de zombies pour les grands groupes
    .text = Un zombie de départ est la norme. L’option « { cliche-option-start_zombies } » peut en mettre 2 à cinq ou six joueurs, 3 à sept et 4 à huit ; les groupes plus petits en gardent un. Qui a fait le plus haut lancer les désigne tous, dans l’ordre de leurs pions, et chacun reçoit trois cartes. Contre un seul zombie, un groupe de six ou plus s’échappe presque à coup sûr.
rule-CZG-017 = La carte Premier humain
    .text = Un humain reçoit la carte Premier humain et lancera le dé humain en premier. Qui décide : CZG-R05.
rule-CZG-R05 = Qui reçoit d’abord la carte Premier humain
    .text = Qui a choisi le zombie choisit aussi qui reçoit la carte. Sans choix, c’est le premier humain dans le sens horaire après le zombie.
rule-CZG-018 = Plateau et pioche
    .text = Le plateau est à portée de tous. La pioche de ressources est mélangée et posée face cachée sur son carré.
rule-CZG-019 = Les trois cartes du zombie
    .text = Le zombie de départ pioche trois cartes. Pour quoi faire : CZG-R06.
rule-CZG-020 = Les humains commencent les mains vides
    .text = Les humains ne piochent pas de cartes au départ.
rule-CZG-R06 = Pourquoi le zombie a des cartes
    .text = Le zombie de départ pioche trois cartes ; qui devient zombie plus tard n’en pioche pas. Les cartes dans la main d’un zombie sont hors de portée des humains, et c’est une arme. Si tu y vois une erreur des règles, l’option « { cliche-option-start_cards } » peut donner trois cartes à chaque humain et aucune aux zombies ; la partie en devient nettement plus facile.
rule-CZG-021 = Les premiers pions sur l’anneau
    .text = Le pion humain commence sur la case H et un pion zombie sur la case Z1.

## The round

rule-CZG-022 = Quatre phases
    .text = Chaque manche a quatre phases, dans cet ordre : mise en place, collecte, commerce, rangement.
rule-CZG-023 = Combien de temps dure la partie
    .text = Les manches se suivent jusqu’à ce que quelqu’un gagne ou qu’il ne reste aucun humain.
rule-CZG-R28 = Amasser, et la dernière manche
    .text = Un zombie peut garder ses cartes toute la partie. La pioche est faite pour que les trois cartes d’un seul zombie ne mettent jamais un véhicule hors d’atteinte. Avec plusieurs zombies de départ, ou quand les zombies peuvent remplacer des cartes de leur main, ce serait possible en théorie ; il y a donc une dernière manche (60, sauf si l’option « { cliche-option-max_rounds } » dit autre chose) : si personne n’a gagné à la fin de celle-ci, tout le monde perd.
rule-CZG-R40 = Agir hors de son tour
    .text = Si rien ne t’est demandé, si ce n’est pas la bonne phase ou si la partie est finie, ton coup est refusé et ne change rien. Le refus nomme la règle qui convient le mieux, ou celle-ci si aucune autre ne convient.

## Setup phase

rule-CZG-024 = Qui reçoit un dé
    .text = Qui a la carte Premier humain prend le dé humain. Chaque zombie prend un dé zombie.
rule-CZG-025 = Les pions à leurs marques
    .text = Le pion humain va sur H. Les pions zombies vont sur Z1, Z2 et ainsi de suite, un pour chaque zombie du moment. À qui est quel pion : CZG-R08.
rule-CZG-R08 = À qui est quel pion
    .text = Les zombies prennent les marques dans l’ordre où ils sont devenus zombies : le premier a Z1, le suivant Z2, et ainsi de suite.
rule-CZG-026 = Les zombies tués reviennent
    .text = Chaque zombie participe à chaque manche, quoi qu’il soit arrivé à son pion dans la précédente.
rule-CZG-027 = Poser des fusils à pompe face visible
    .text = Si tu veux te servir d’un fusil à pompe dans la course qui vient, pose-le maintenant face visible devant toi. Resté en main, il ne peut pas servir. Seuls les humains ont ce choix, car on ne peut tirer qu’avec le dé humain (CZG-043). Comment cela se passe : CZG-R39.
rule-CZG-028 = Autant que tu veux
    .text = Tu peux poser autant de fusils à pompe que tu veux face visible.
rule-CZG-R18 = Fusils à pompe qui n’ont pas tiré
    .text = Un fusil à pompe que tu n’as pas utilisé reste face visible, prêt pour la prochaine course. À chaque mise en place, tu peux le reprendre en main. Dans les deux cas, c’est une de tes cartes : tu peux la revendre, la troquer ou la donner, et qui la reçoit la prend en main.

## Gathering phase: the race

rule-CZG-029 = Il faut un 1
    .text = Tous ceux qui ont un dé le lancent en même temps, encore et encore, en espérant un 1. Sans dé, tu ne peux pas lancer. À quelle vitesse : CZG-R11.
rule-CZG-R11 = Comment se court la course
    .text = Il y a deux façons de courir, avec les mêmes chances. En direct : appuie ou maintiens pour lancer. Après chaque lancer, ton dé se repose un instant, le même pour tout le monde (l’option « { cliche-option-roll_interval_ms } »), et un appui trop hâtif est refusé ; au moment exact, il compte. En maintenant, tu relances à chaque fin de repos : doigts rapides et connexion rapide n’y gagnent rien. Un dé passé est prêt aussitôt, même s’il revient chez toi. Tous les dés sont prêts au départ, les appuis comptent dans l’ordre où ils arrivent, et les bots attendent jusqu’à un cinquième de plus que le repos. Tour par tour : la course avance par temps. À chaque temps, qui a le dé humain peut d’abord tirer (CZG-R15), puis chaque dé est lancé une fois, le dé humain d’abord, puis Z1, Z2 et ainsi de suite ; les 1 s’exécutent l’un après l’autre dans un ordre tiré au sort, chacun avec tout ce qui s’ensuit. Un 1 lancé par un zombie tué plus tôt dans le temps est nul, un dé passé est relancé au temps suivant, et quand la course finit, le reste du temps tombe.
rule-CZG-R12 = Passer le dé ne prend pas de temps
    .text = L’humain suivant peut lancer tout de suite, ou au temps suivant si la course va tour par tour. Un humain resté seul garde le dé et attend la fin de son repos. Fais vite : pendant que tu hésites, les zombies lancent. Avec l’option « { cliche-option-auto_roll } » activée, un dé que personne n’a lancé pendant 2 secondes roule tout seul.
rule-CZG-030 = Un 1 sur le dé humain
    .text = Avance le pion humain d’une case dans le sens horaire et donne le dé à l’humain suivant dans le sens horaire, en sautant les zombies. C’est lui qui continue à lancer.
rule-CZG-031 = Le seul humain
    .text = S’il n’y a pas d’autre humain, tu gardes le dé et continues à lancer.
rule-CZG-032 = Un 1 sur un dé zombie
    .text = Avance ton propre pion zombie d’une case dans le sens horaire et continue à lancer. Les dés zombies ne se passent jamais.
rule-CZG-033 = Les autres nombres
    .text = Tout ce qui n’est pas un 1 ne fait rien.
rule-CZG-034 = Autour de l’anneau
    .text = Tous les pions courent dans le sens horaire. Le texte publié ne dit ni la longueur de la piste ni où sont les marques ; notre anneau est dans CZG-R09.
rule-CZG-R09 = L’anneau
    .text = Un anneau fermé de 12 cases, numérotées de 0 à 11 dans le sens horaire. H est la case 0, Z1 la 6, Z2 la 5, Z3 la 4, Z4 la 3, Z5 la 7, Z6 la 2 et Z7 la 8. Contre un zombie, juste en face, la course est égale. Plus il y a de zombies, plus c’est dur, mais peu à peu, car la plupart partent devant l’humain, là où on peut les rattraper. L’option « { cliche-option-track } » change l’anneau.
rule-CZG-R10 = Ce que veut dire rattraper
    .text = Un pion en rattrape un autre en arrivant sur sa case. Les pions zombies s’ignorent entre eux et peuvent partager une case ; si le pion humain arrive sur plusieurs zombies, tous sont tués. Les pions avancent d’une case à la fois, donc personne ne peut sauter par-dessus un autre.
rule-CZG-035 = Tuer un zombie
    .text = Quand le pion humain atteint un pion zombie, ce zombie est tué : son pion quitte l’anneau pour cette manche.
rule-CZG-036 = Un zombie tué attend
    .text = Le joueur d’un zombie tué cesse de lancer jusqu’à la manche suivante, et reste un zombie.
rule-CZG-037 = Succès
    .text = Quand le dernier pion zombie a disparu, la collecte est un succès : chaque humain pioche deux cartes de ressources.
rule-CZG-038 = Morsure
    .text = Quand un pion zombie atteint le pion humain, la personne qui a le dé humain se fait mordre, et la collecte s’arrête.
rule-CZG-R13 = Qui se fait mordre au juste
    .text = Qui a le dé humain au moment où le zombie avance. Un 1 humain s’exécute dans cet ordre : le pion avance, les zombies qu’il rencontre sont tués, la course peut finir sur un succès, et alors seulement le dé passe.
rule-CZG-R14 = Côte à côte, et deux 1
    .text = Quand la course va tour par tour, que l’humain et le zombie sont l’un à côté de l’autre et font chacun un 1, le sort décide qui avance d’abord. L’humain : il s’échappe. Le zombie : morsure.
rule-CZG-039 = Première morsure
    .text = Si tu te fais mordre sans avoir de jeton de morsure, tu en prends un.
rule-CZG-040 = Deuxième morsure
    .text = Si tu te fais mordre en ayant déjà un jeton de morsure, tu deviens zombie : rends le jeton, mets toutes tes cartes de ressources à la défausse et prends une carte de zombie.
rule-CZG-041 = Des cartes après une morsure
    .text = Après une morsure, chaque autre humain pioche une carte de ressources. La personne mordue ne pioche rien, humaine ou non.
rule-CZG-042 = Les zombies ne piochent rien
    .text = Les zombies ne piochent pas de cartes pendant la collecte.
rule-CZG-R19 = Une morsure n’arrête que la course
    .text = Après une morsure, c’est la collecte qui est finie, pas la manche : commerce et rangement suivent comme toujours.
rule-CZG-R20 = L’ordre de la pioche
    .text = On pioche dans le sens horaire, en commençant par qui a la carte Premier humain, ou par l’humain suivant dans le sens horaire si cette personne vient de devenir zombie. On saute qui ne pioche rien. Après un succès, chaque humain pioche ses deux cartes avant que le suivant pioche.
rule-CZG-R22 = Le dernier humain devient zombie
    .text = Si le dernier humain devient zombie, la partie finit aussitôt, sans commerce.

## Shotguns in the race

rule-CZG-043 = Qui peut tirer
    .text = Pour tirer, il faut avoir le dé humain, et un fusil à pompe face visible devant soi.
rule-CZG-044 = Viser
    .text = Tant que tu as le dé humain, tu peux tirer à tout moment sur un pion zombie de la case juste devant le pion humain ou juste derrière. Il est tué aussitôt.
rule-CZG-R15 = Des tirs au choix
    .text = Entre deux lancers, tu peux tirer avec autant de tes fusils à pompe face visible que tu veux, l’un après l’autre (avant chaque temps si la course va tour par tour, à tout instant si elle est en direct). Chacun tue un pion de ton choix sur une case voisine, même s’il y en a deux. Un tir n’avance pas le pion humain et ne passe pas le dé.
rule-CZG-045 = Le coup part tout seul
    .text = Si le pion humain est rattrapé et que la personne qui a le dé a un fusil à pompe face visible, le coup part tout seul : le zombie arrivé sur le pion est tué, et il n’y a pas de morsure.
rule-CZG-R16 = Ce n’est pas un choix
    .text = Le tir automatique ne peut pas être retenu. Il tue le zombie arrivé sur le pion humain, celui-ci reste où il est et tu gardes le dé. Si tu as plusieurs fusils à pompe face visible, un seul sert.
rule-CZG-046 = Un tir chacun
    .text = Un fusil à pompe qui a tiré va à la défausse.
rule-CZG-047 = Après le tir
    .text = Si c’était le dernier pion zombie, la collecte finit sur un succès, comme d’habitude (CZG-037). Sinon, la course continue.
rule-CZG-R17 = Un tir finit la course
    .text = Si un tir finit la course, choisi ou automatique, qui a tiré compte comme le dernier à avoir lancé, même sans avoir encore lancé. Cela joue pour l’ordre du commerce (CZG-051).
rule-CZG-048 = Sans le dé, il se tait
    .text = Un fusil à pompe face visible ne fait rien tant que son propriétaire n’a pas le dé humain.

## Trading phase: the row

rule-CZG-049 = Garnir l’étal
    .text = On pose d’abord cinq cartes de la pioche face visible sur les cinq cases de l’étal, de gauche à droite, de la case marquée 1 à la case marquée 8. Toutes les marques : CZG-R23.
rule-CZG-R23 = Les prix de l’étal
    .text = De gauche à droite, les cases coûtent 1, 2, 3, 5 et 8 ferrailles. L’option « { cliche-option-prices } » les change.
rule-CZG-050 = Rien que de la ferraille
    .text = Si les cinq cartes sont de la ferraille, elles vont à la défausse et on regarnit l’étal, encore et encore, jusqu’à ce qu’une autre carte apparaisse. La seule exception : CZG-R25.
rule-CZG-R25 = Plus d’autre carte
    .text = Si pioche et défausse ne contiennent ensemble que de la ferraille, l’étal de ferraille reste et le jeu continue. Un étal où il manque des cartes (CZG-R24) et qui ne montre que de la ferraille reste aussi.
rule-CZG-051 = L’ordre après un succès
    .text = Qui a lancé le dé humain en dernier joue le premier tour. Puis on tourne dans le sens antihoraire.
rule-CZG-052 = L’ordre après une morsure
    .text = Le voisin de droite de la personne mordue joue le premier tour, humain ou zombie. Puis on tourne dans le sens antihoraire : la personne mordue joue donc en dernier. De quel côté est la droite : CZG-R38.
rule-CZG-053 = Un tour chacun
    .text = Chacun, humain ou zombie, a un tour.
rule-CZG-054 = Le tour d’un humain
    .text = Fais une de ces trois choses : acheter une carte de l’étal, revendre une carte contre de la ferraille, ou passer. On n’achète et ne revend jamais dans le même tour.
rule-CZG-055 = Acheter
    .text = Paie de ta main autant de ferraille que la case l’indique. La ferraille va à la défausse, la carte dans ta main.
rule-CZG-R26 = Payer
    .text = Tu paies le prix entier en ferraille : on ne rend pas la monnaie et on n’accepte pas d’autres cartes. Tu peux même acheter de la ferraille, si tu veux seulement l’ôter de l’étal.
rule-CZG-056 = Les cases vides le restent
    .text = Une case dont la carte a été achetée n’est pas regarnie.
rule-CZG-057 = Revendre
    .text = Mets à la défausse une carte qui n’est pas de la ferraille et prends-y de la ferraille en échange : 3 pour une trousse de soins ou un fusil à pompe, 4 pour un pneu, 6 pour un moteur.
rule-CZG-058 = Trop peu de ferraille dans la défausse
    .text = Si la défausse contient moins de ferraille que ne vaut ta carte, prends ce qu’il y a ou renonce à la revente. Détails : CZG-R29.
rule-CZG-R29 = Une défausse trop maigre
    .text = Tu peux toujours voir combien de ferraille contient la défausse avant de décider. S’il y en a trop peu, on te demande : prendre tout ce qu’il y a, peut-être rien, ou renoncer. Si tu renonces, tu gardes ta carte et ton tour, et tu peux encore acheter, revendre une carte d’une autre sorte ou passer. Ta carte ne va à la défausse qu’une fois la ferraille prise.
rule-CZG-059 = Le tour d’un zombie
    .text = Un zombie peut mettre une carte à la défausse et la faire remplacer par le dessus de la pioche. Quelle carte : CZG-R27.
rule-CZG-R27 = Ce qu’un zombie peut remplacer
    .text = Un zombie défausse une carte de l’étal, quelle qu’elle soit, et la nouvelle prend sa case ; ou il passe. Les cases vidées par un achat ne sont pas regarnies. Si l’étal montre ensuite cinq ferrailles, elles restent. L’option « { cliche-option-zombie_action } » peut en faire une carte de la main du zombie, ou permettre l’une ou l’autre.
rule-CZG-R21 = Zombie depuis peu
    .text = Qui devient zombie pendant cette manche agit déjà en zombie dans ce commerce, en dernier (CZG-052). Sans cartes et sans en recevoir, son tour ne concerne que l’étal.
rule-CZG-060 = Débarrasser l’étal
    .text = Après tous les tours, les cartes restées à l’étal vont à la défausse.

## Trading phase: the free step

rule-CZG-061 = Troc libre
    .text = Quand l’étal est débarrassé, les humains peuvent troquer librement entre eux.
rule-CZG-R31 = Tous les marchés sont permis
    .text = N’importe quelles cartes, en n’importe quel nombre, cadeaux compris, pourvu que les deux soient d’accord ; on ne peut ni donner ce qu’on n’a pas, ni demander plus qu’il n’y en a dans le jeu. Les promesses n’engagent personne.
rule-CZG-R39 = Comment vont la mise en place et le temps libre
    .text = Mise en place : chaque humain qui a un fusil à pompe dit lesquels sont face visible. La course commence quand tous ont répondu ; après 15 secondes (sauf autre choix de la table), le silence laisse tout en l’état. Temps libre : tous les humains décident en même temps. Tu peux faire une offre à un autre humain (des cartes que tu donnes contre des cartes que tu veux), répondre à une offre, faire une contre-offre, utiliser des trousses de soins, proposer une voiture, construire, ou annoncer que tu as fini ; tout ce que tu fais ensuite annule ce « fini ». Une offre tient jusqu’à ce qu’on y réponde, qu’on la retire ou qu’elle ne soit plus possible. Le temps libre s’achève quand tous les humains ont fini, ou après 90 secondes, sauf autre choix de la table. Pour que le marchandage reste court, chaque humain peut faire au plus 12 offres et 3 propositions de voiture par temps libre. Seuls les deux partenaires voient une offre et sa réponse ; les autres voient seulement changer la taille des mains : ils n’apprennent ni les cartes, ni combien sont allées de chaque côté. On ne montre jamais à personne ce qu’un autre pourrait mettre dans une offre.
rule-CZG-062 = Le moment des trousses de soins
    .text = Le temps libre est aussi le moment d’utiliser les trousses de soins.
rule-CZG-R30 = Utiliser une trousse de soins
    .text = Pendant le temps libre, et seulement là, tout humain peut utiliser autant de trousses de soins qu’il veut, chacune sur un humain qui a un jeton de morsure, lui-même compris. Une trousse sur quelqu’un sans jeton de morsure est refusée. Pour transmettre une trousse, troque-la.
rule-CZG-063 = Construire
    .text = Voitures et motos se construisent pendant le temps libre.
rule-CZG-R32 = Quand tu peux construire
    .text = Seulement pendant le temps libre. L’option « { cliche-option-build_when } » peut ouvrir tout le commerce à la construction : dès que l’étal est garni, entre deux tours quelconques.
rule-CZG-064 = Humains seulement
    .text = Les zombies ne participent pas au troc.

## Deck and trash

rule-CZG-065 = La pioche s’épuise
    .text = Chaque fois que la pioche est vide, la défausse est mélangée et devient la nouvelle pioche. Quand exactement : CZG-R24.
rule-CZG-R24 = Quand la défausse est mélangée
    .text = Au moment où la dernière carte quitte la pioche, avant toute autre chose, même au milieu d’une pioche, de la mise en place de l’étal ou du remplacement d’un zombie. La défausse est alors vide : juste après un mélange, une revente ne rapporte pas de ferraille. Si la défausse est vide aussi, le mélange attend la prochaine carte à piocher. S’il manque encore des cartes à ce moment, les cases de droite de l’étal restent vides, et les derniers dans l’ordre ne piochent rien.
rule-CZG-066 = Ce qui finit à la défausse
    .text = Les trousses de soins utilisées, les fusils à pompe qui ont tiré, la ferraille payée, les cartes de l’étal remplacées ou restantes, et les cartes de qui devient zombie.

## Clean up

rule-CZG-067 = La carte Premier humain avance
    .text = L’humain suivant dans le sens horaire reçoit la carte Premier humain.
rule-CZG-R37 = Passer la carte Premier humain
    .text = Depuis la place où elle est, elle va à l’humain suivant dans le sens horaire, même si la personne à cette place vient de devenir zombie. Un humain resté seul la garde.
rule-CZG-068 = Manche suivante
    .text = Puis une nouvelle manche commence.

## Winning and losing

rule-CZG-069 = La voiture
    .text = Si, pendant le commerce, les cartes de tous les humains réunies comptent 1 moteur, 4 pneus et 30 ferrailles, ils peuvent construire la voiture, et tous les humains restants gagnent.
rule-CZG-R33 = Construire la voiture
    .text = Tout humain peut proposer la voiture et dit aussitôt ce qu’il apporte. Chaque autre humain répond par ce qu’il apporte, rien s’il veut, ou se retire. La voiture est faite dès que les cartes apportées atteignent ce que demande CZG-069. On ne peut forcer personne. Une proposition qui ne suffit pas tombe et ne change rien. Tous les humains voient ce qui est apporté. Chaque humain restant gagne, qu’il ait donné ou non, et un humain resté seul peut aussi construire une voiture.
rule-CZG-070 = La moto
    .text = Si, pendant le commerce, un humain possède à lui seul 1 moteur, 2 pneus et 10 ferrailles, il peut construire la moto, et il est le seul à gagner.
rule-CZG-R35 = Les pièces troquées comptent
    .text = Les pièces obtenues par le troc comptent pour ta moto.
rule-CZG-071 = Personne n’est obligé de construire
    .text = Construire est toujours un choix.
rule-CZG-R34 = Voiture ou moto d’abord
    .text = Tous les humains décident en même temps, et la première construction complète gagne. Tu peux construire une moto alors qu’une proposition de voiture est encore ouverte. Des constructions arrivées au même instant comptent dans l’ordre du commerce.
rule-CZG-072 = Seuls les humains gagnent
    .text = Seul un humain peut gagner en construisant un véhicule.
rule-CZG-R36 = Tout le monde est zombie
    .text = Si tout le monde est devenu zombie, tout le monde perd, le premier zombie compris. Avec l’option « { cliche-option-zombies_win } » activée, les zombies se partagent la victoire.
