### The Cliché Zombie Game on the table: cards, options, prompts, events and refusals.
### The rulebook is in cliche-rules.ftl.

## Modes

cliche-mode-standard = Standard

## Cards. `-n` is a counted number of them; a card and its count can stand in any list.

cliche-card-scrap = ferraille
    .help = Une pièce des deux véhicules, et la monnaie de l’étal.
    .house = Pioche maison : 60 des 90 cartes.
cliche-card-scrap-n = { $n ->
    [one] { $n } ferraille
   *[other] { $n } ferrailles
}
cliche-card-engine = moteur
    .help = Une pièce des deux véhicules ; se revend 6 ferrailles.
    .house = Pioche maison : 6 des 90 cartes.
cliche-card-engine-n = { $n ->
    [one] { $n } moteur
   *[other] { $n } moteurs
}
cliche-card-tire = pneu
    .help = Une pièce des deux véhicules ; se revend 4 ferrailles.
    .house = Pioche maison : 12 des 90 cartes.
cliche-card-tire-n = { $n ->
    [one] { $n } pneu
   *[other] { $n } pneus
}
cliche-card-medkit = trousse de soins
    .help = Pendant le temps libre, retire un jeton de morsure à un humain ; se revend 3 ferrailles.
    .house = Pioche maison : 6 des 90 cartes.
cliche-card-medkit-n = { $n ->
    [one] { $n } trousse
   *[other] { $n } trousses
}
cliche-card-shotgun = fusil à pompe
    .help = Face visible pendant la course, tue un zombie juste à côté du pion humain ; se revend 3 ferrailles.
    .house = Pioche maison : 6 des 90 cartes.
cliche-card-shotgun-n = { $n ->
    [one] { $n } fusil à pompe
   *[other] { $n } fusils à pompe
}
cliche-card-n = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

## Sides, pieces and phases

cliche-side-human = humain
cliche-side-zombie = zombie
cliche-piece-human-die = dé humain
cliche-piece-zombie-die = dé zombie
cliche-piece-start-card = carte Premier humain
cliche-piece-deck = pioche
    .house = Le nombre de cartes de chaque sorte est de notre cru ; le livret de règles nomme les sortes.
cliche-piece-trash = défausse
cliche-piece-row = étal
cliche-phase-setup = Mise en place
cliche-phase-gathering = Collecte
cliche-phase-trading = Commerce
cliche-phase-free = Temps libre

## Options: name, plain explanation, and the name of each value that is a word

cliche-option-race = Façon de courir
cliche-option-race-help = En direct : tout le monde appuie ou maintient pour lancer, avec la même vitesse maximale pour tous. Tour par tour : tous les dés roulent ensemble, par temps, sans se presser. Les chances sont les mêmes.
cliche-option-race-live = En direct
cliche-option-race-tick = Tour par tour

cliche-option-roll_interval_ms = Repos entre deux lancers
cliche-option-roll_interval_ms-help = Combien de temps un dé se repose après chaque lancer dans une course en direct, en millisecondes. Le même pour tout le monde : les doigts rapides n’y gagnent rien. Un grand nombre donne une course plus calme et plus longue.

cliche-option-auto_roll = Lancer pour les lents
cliche-option-auto_roll-help = Dans une course en direct, un dé que son joueur ne lance pas pendant 2 secondes roule tout seul. Désactivé : hésiter fait partie du risque.
cliche-option-auto_roll-on = Après 2 secondes
cliche-option-auto_roll-off = Jamais

cliche-option-track = L’anneau
cliche-option-track-help = Combien de cases compte l’anneau, et d’où partent l’humain et les sept zombies. Un anneau plus long donne une course plus longue ; des zombies sur les talons de l’humain, une course plus dure.

cliche-option-prices = Prix de l’étal
cliche-option-prices-help = Ce que coûtent les cinq cases de l’étal en ferraille, de gauche à droite.

cliche-option-start_zombies = Zombies de départ
cliche-option-start_zombies-help = Combien de joueurs commencent en zombie. Un, c’est la norme ; contre un seul zombie, un groupe de six ou plus s’échappe presque à coup sûr. Selon la taille du groupe : 2 à cinq ou six, 3 à sept, 4 à huit.
cliche-option-start_zombies-1 = Un
cliche-option-start_zombies-scaled_start = Selon la taille du groupe

cliche-option-start_cards = Cartes de départ
cliche-option-start_cards-help = Qui pioche trois cartes au départ. Dans la main d’un zombie, les humains ne peuvent plus les atteindre ; dans la main des humains, elles rendent la partie nettement plus facile. À deux, l’humain reçoit en plus 5 cartes.
cliche-option-start_cards-zombie = Trois par zombie de départ
cliche-option-start_cards-humans = Trois par humain

cliche-option-zombie_action = Les zombies remplacent
cliche-option-zombie_action-help = Ce qu’un zombie peut défausser et remplacer par la pioche à son tour à l’étal : une carte de l’étal, une carte de sa main, ou l’une des deux au choix.
cliche-option-zombie_action-row = Une carte de l’étal
cliche-option-zombie_action-hand = Une carte de sa main
cliche-option-zombie_action-both = Au choix

cliche-option-build_when = Quand construire
cliche-option-build_when-help = Quand on peut construire une voiture ou une moto : seulement après l’étal, pendant le temps libre, ou entre deux tours quelconques de la phase de commerce.
cliche-option-build_when-free_step = Pendant le temps libre
cliche-option-build_when-trading_phase = Pendant tout le commerce

cliche-option-zombies_win = Victoire des zombies
cliche-option-zombies_win-help = Ce qui se passe quand tout le monde est devenu zombie. Activé : les zombies se partagent la victoire. Désactivé : tout le monde perd.
cliche-option-zombies_win-on = Les zombies la partagent
cliche-option-zombies_win-off = Tout le monde perd

cliche-option-open_trash = Défausse ouverte
cliche-option-open_trash-help = Si tout le monde peut consulter la défausse. Désactivé : on n’en voit que la quantité de ferraille.
cliche-option-open_trash-on = On voit toutes les cartes
cliche-option-open_trash-off = On voit le compte de ferraille

cliche-option-arm_seconds = Temps pour les fusils
cliche-option-arm_seconds-help = Combien de secondes tu as avant la course pour poser des fusils à pompe face visible. Ensuite, rien ne change plus.
cliche-option-arm_seconds-none = Sans limite

cliche-option-free_seconds = Durée du temps libre
cliche-option-free_seconds-help = Combien de secondes ont les humains pour troquer, soigner et construire. Ensuite, on considère que tout le monde a fini.
cliche-option-free_seconds-none = Sans limite

cliche-option-max_rounds = Dernière manche
cliche-option-max_rounds-help = Si personne n’a gagné à la fin de cette manche, tout le monde perd. Une partie bloquée ne traîne donc pas sans fin.
cliche-option-max_rounds-none = Pas de dernière manche

## What a player is asked

cliche-ask-name-zombie = Choisis qui commence en zombie. Ce peut être toi.
cliche-ask-give-start-card = Choisis l’humain qui reçoit la carte Premier humain et lance le premier.
cliche-ask-arm = Combien de tes fusils à pompe poses-tu face visible pour cette course ?
cliche-ask-roll = Fais un 1 !
cliche-ask-shoot = Un zombie est juste à côté du pion humain. Tirer avant que les dés roulent ?
cliche-ask-trade = À toi, à l’étal : achète une carte, revends une carte contre de la ferraille, ou passe.
cliche-ask-zombie-trade = À toi, à l’étal : remplace une carte, ou passe.
cliche-ask-build = Tu peux construire ou proposer une voiture avant le prochain tour à l’étal.
cliche-ask-free-step = Troque, soigne, construis, ou annonce que tu as fini.
cliche-ask-answer-car = Une voiture est proposée. Qu’apportes-tu ?

## What a player can do: short labels for buttons

cliche-do-zombie = { $seat } commence en zombie
cliche-do-start = Carte Premier humain à { $seat }
cliche-do-arm-none = Garder tous les fusils en main
cliche-do-arm = { $n ->
    [one] { $n } fusil à pompe face visible
   *[other] { $n } fusils à pompe face visible
}
cliche-do-roll = Lancer
cliche-do-roll-all = Lancer tous les dés
cliche-do-shoot = Abattre Z{ $token } ({ $seat })
cliche-do-buy = Acheter pour { $price } : { $card }
cliche-do-buy-nothing = Acheter sur la case { $space }
cliche-do-exchange = Revendre { $card } : { $scrap ->
    [one] { $scrap } ferraille
   *[other] { $scrap } ferrailles
}
cliche-do-exchange-short = Revendre { $card } (ferraille dans la défausse : seulement { $scrap })
cliche-do-take = Prendre la ferraille disponible : { $scrap }
cliche-do-cancel = Renoncer à la revente
cliche-do-replace = Remplacer { $card }, case { $space }
cliche-do-replace-nothing = Remplacer la carte de la case { $space }
cliche-do-replace-own = Remplacer { $card }, de ta main
cliche-do-pass = Passer
cliche-do-offer = Offrir à { $to } : { $give } contre { $want }
cliche-do-gift = Donner à { $to } : { $give }
cliche-do-accept = Accepter l’offre faite par { $from } : tu donnes { $give }, tu reçois { $get }
cliche-do-accept-nothing = Accepter l’offre faite par { $from }
cliche-do-decline = Refuser l’offre faite par { $from }
cliche-do-counter = Répondre à { $to } : { $give } contre { $want }
cliche-do-withdraw = Retirer ton offre
cliche-do-heal = Soigner { $seat }
cliche-do-heal-self = Te soigner
cliche-do-propose = Proposer une voiture et apporter { $put }
cliche-do-put = Apporter { $put }
cliche-do-put-nothing = Ne rien apporter
cliche-do-hold-back = Reprendre ce que tu apportes
cliche-do-motorcycle = Construire la moto et partir sans les autres
cliche-do-done = J’ai fini

## Parts of an offer and of a car, put together one after the other.

cliche-part-offer = Faire une offre
cliche-part-counter = Faire une contre-offre
cliche-part-propose = Proposer une voiture
cliche-part-put = Apporter des pièces
cliche-part-to = à { $to }
cliche-part-for = en échange de
cliche-part-nothing = rien
cliche-part-nothing-for = rien, en échange de

## What happened

# One die of several: who rolled what.
cliche-event-roll = { $seat } { $value }
cliche-event-rolled-off = Les dés pour le zombie : { $rolls }.
cliche-event-chooser-found = { $seat } a le plus haut lancer et désigne le zombie.
cliche-event-zombie-named = { $by } désigne { $seat } comme zombie Z{ $token }.
cliche-event-start-card = { $seat } a la carte Premier humain.
    .you = Tu as la carte Premier humain.
cliche-event-round-began = La manche { $round } commence.
cliche-event-armed = { $n ->
    [0] { $seat } n’a aucun fusil à pompe face visible.
    [one] { $seat } a { $n } fusil à pompe face visible.
   *[other] { $seat } a { $n } fusils à pompe face visible.
}
cliche-event-race-began = La course est lancée ! { $holder } a le dé humain.
cliche-event-rolled = Lancers : { $rolls }.
cliche-event-human-moved = { $seat } avance le pion humain sur la case { $to }.
    .you = Tu avances le pion humain sur la case { $to }.
cliche-event-zombie-moved = { $seat } avance Z{ $token } sur la case { $to }.
cliche-event-killed = Le pion humain renverse Z{ $token } ({ $seat }).
    .you = Le pion humain te renverse (Z{ $token }).
cliche-event-shot = { $by } abat Z{ $token } ({ $seat }).
    .you = { $by } t’abat (Z{ $token }).
cliche-event-shot-by-itself = Z{ $token } ({ $seat }) rattrape { $by }, mais le fusil à pompe part tout seul.
    .you = Tu rattrapes { $by } (Z{ $token }), mais le fusil à pompe part tout seul.
cliche-event-die-passed = { $from } passe le dé humain à { $to }.
cliche-event-race-won = Plus aucun zombie ! Dernier lancer : { $last }.
cliche-event-bitten = Z{ $token } ({ $by }) mord { $seat } !
    .you = Z{ $token } ({ $by }) te mord !
cliche-event-turned = { $seat } devient zombie. À la défausse : { $cards }.
    .you = Tu deviens zombie. À la défausse : { $cards }.
cliche-event-drew = { $n ->
    [one] { $seat } pioche { $n } carte.
   *[other] { $seat } pioche { $n } cartes.
}
cliche-event-drew-cards = { $seat } pioche : { $cards }.
    .you = Tu pioches : { $cards }.
cliche-event-shuffled = La défausse est mélangée et devient la pioche : { $n } cartes.
cliche-event-row-dealt = À l’étal : { $cards }.
cliche-event-row-trashed = Rien que de la ferraille : l’étal est défaussé et distribué à nouveau.
cliche-event-bought = { $seat } achète sur la case { $space } : { $card }, prix { $price ->
    [one] { $price } ferraille
   *[other] { $price } ferrailles
}.
    .you = Tu achètes sur la case { $space } : { $card }, prix { $price ->
        [one] { $price } ferraille
       *[other] { $price } ferrailles
    }.
cliche-event-exchanged = { $seat } revend { $card } et reçoit { $scrap ->
    [one] { $scrap } ferraille
   *[other] { $scrap } ferrailles
}.
    .you = Tu revends { $card } et reçois { $scrap ->
        [one] { $scrap } ferraille
       *[other] { $scrap } ferrailles
    }.
cliche-event-replaced = { $seat } défausse { $old } de la case { $space } ; à la place : { $new }.
    .you = Tu défausses { $old } de la case { $space } ; à la place : { $new }.
cliche-event-replaced-by-none = { $seat } défausse { $old } de la case { $space } ; il ne reste aucune carte pour la remplacer.
cliche-event-replaced-own = { $seat } défausse { $old } de sa main et pioche.
cliche-event-replaced-own-card = { $seat } défausse { $old } de sa main et pioche { $new }.
cliche-event-passed = { $seat } passe.
    .you = Tu passes.
cliche-event-row-cleared = Le reste de l’étal va à la défausse : { $cards }.
cliche-event-free-step = Les humains peuvent maintenant troquer, soigner et construire.
cliche-event-offered = { $from } offre à { $to } : { $give } contre { $want }.
cliche-event-declined = { $to } refuse l’offre faite par { $from }.
cliche-event-withdrawn = { $from } retire son offre à { $to }.
cliche-event-offer-lapsed = { $from } : l’offre à { $to } n’est plus possible.
cliche-event-traded = Marché conclu entre { $loses } et { $gains } : { $gains } a maintenant { $cards } en plus, { $loses } autant en moins.
cliche-event-traded-cards = { $from } donne à { $to } : { $given }, et reçoit { $got }.
cliche-event-healed = { $by } soigne { $seat }.
    .you = { $by } te soigne.
cliche-event-healed-self = { $seat } utilise une trousse de soins.
    .you = Tu utilises une trousse de soins.
cliche-event-proposed = { $by } propose une voiture.
cliche-event-proposed-cards = { $by } propose une voiture et apporte { $put }.
cliche-event-put-in = { $seat } répond à la proposition.
cliche-event-put-in-cards = { $seat } apporte { $put }.
cliche-event-held-back = { $seat } reprend sa mise.
cliche-event-proposal-lapsed = La voiture proposée par { $by } ne se fait pas.
cliche-event-done = { $seat } a fini.
    .you = Tu as fini.
cliche-event-built-car = La voiture est construite ! La dernière pièce vient de chez { $by }.
cliche-event-built-motorcycle = { $by } construit la moto !
cliche-event-round-ended = La manche { $round } est finie.

## How it ended

cliche-outcome-car = La voiture est construite, et tous les humains s’échappent.
cliche-outcome-motorcycle = { $winner } s’échappe à moto, sans les autres.
cliche-outcome-zombies = Il ne reste aucun humain.
cliche-outcome-stalemate = La dernière manche est finie et personne ne s’est échappé : tout le monde perd.

## Why not: each refusal names its rule besides

cliche-refuse-over = La partie est finie.
cliche-refuse-not-now = C’est impossible pendant cette phase.
cliche-refuse-not-asked = Tu n’as rien à décider pour l’instant.
cliche-refuse-no-such-seat = Il n’y a personne à cette place.
cliche-refuse-not-your-turn = C’est à { $seat } de jouer.
cliche-refuse-not-chooser = Le choix revient à qui a fait le plus haut lancer.
cliche-refuse-already-zombie = { $seat } est déjà un zombie.
cliche-refuse-start-card-to-zombie = { $seat } est un zombie ; la carte Premier humain va à un humain.
cliche-refuse-arm-now = Les fusils à pompe ne se posent face visible qu’avant la course.
cliche-refuse-arm-zombie = Seuls les humains posent des fusils à pompe face visible.
cliche-refuse-arm-too-many = { $n ->
    [0] Tu n’as pas de fusil à pompe.
    [one] Tu n’as que { $n } fusil à pompe.
   *[other] Tu n’as que { $n } fusils à pompe.
}
cliche-refuse-no-race = Il n’y a pas de course en ce moment.
cliche-refuse-no-die = Tu n’as pas de dé ; { $holder } a le dé humain.
cliche-refuse-killed = Ton pion est hors de l’anneau jusqu’à la prochaine manche.
cliche-refuse-too-early = Ton dé roule encore : { $ms } ms à attendre.
cliche-refuse-dice-roll-themselves = Les dés roulent tout seuls.
cliche-refuse-holder-rolls-all = Tous les dés roulent ensemble, quand { $holder } lance.
cliche-refuse-not-holder = Pour tirer, il faut le dé humain ; il est chez { $holder }.
cliche-refuse-unarmed = Tu n’as pas de fusil à pompe face visible.
cliche-refuse-no-token = Z{ $token } n’est pas sur l’anneau.
cliche-refuse-not-beside = Z{ $token } n’est pas juste à côté du pion humain.
cliche-refuse-zombie-trade = Un zombie n’achète ni ne revend ; il remplace une carte ou passe.
cliche-refuse-human-replace = Un humain achète, revend ou passe ; seuls les zombies remplacent des cartes.
cliche-refuse-empty-space = La case { $space } est vide.
cliche-refuse-too-dear = Prix en ferraille : { $price } ; tu en as { $scrap }.
cliche-refuse-exchange-scrap = La ferraille ne se revend pas contre de la ferraille.
cliche-refuse-exchange-none = Tu n’as pas cette carte à revendre : { $card }.
cliche-refuse-exchange-again = Tu as déjà renoncé à cette revente pendant ce tour : { $card }.
cliche-refuse-exchange-first = Décide d’abord pour cette carte ({ $card }) : prends la ferraille disponible, ou renonce à la revente.
cliche-refuse-no-exchange = Tu n’as pas de revente en cours.
cliche-refuse-replace-row = À cette table, les zombies ne remplacent que les cartes de leur main.
cliche-refuse-replace-hand = À cette table, les zombies ne remplacent que les cartes de l’étal.
cliche-refuse-replace-none = Tu n’as pas cette carte en main : { $card }.
cliche-refuse-proposal-first = Une voiture est proposée ; l’étal attend que ce soit réglé.
cliche-refuse-no-free-step = Les humains troquent entre eux après les tours à l’étal.
cliche-refuse-zombie-bargain = Les zombies ne participent pas au troc.
cliche-refuse-zombie-partner = { $seat } est un zombie et ne participe pas au troc.
cliche-refuse-offer-to-whom = Fais ton offre à un autre humain de la table.
cliche-refuse-empty-offer = Une offre doit donner quelque chose ou demander quelque chose.
cliche-refuse-offer-not-yours = Tu n’as pas les cartes que tu offres.
cliche-refuse-offer-not-there = Tu demandes d’une même carte plus que les autres ne peuvent en avoir.
cliche-refuse-accept-not-yours = Tu n’as pas les cartes demandées.
cliche-refuse-one-offer = Tu as déjà une offre ouverte ; retire-la d’abord.
cliche-refuse-too-many-offers = Tu as fait { $n } offres pendant ce temps libre ; c’est la limite.
cliche-refuse-no-such-offer = Cette offre n’existe pas.
cliche-refuse-heal-now = Les trousses de soins ne servent que pendant le temps libre, après les tours à l’étal.
cliche-refuse-zombie-heals = Seuls les humains utilisent des trousses de soins.
cliche-refuse-no-medkit = Tu n’as pas de trousse de soins.
cliche-refuse-not-bitten = { $seat } n’a pas de jeton de morsure.
cliche-refuse-already-done = Tu as déjà fini.
cliche-refuse-build-now = On ne peut pas construire de véhicule en ce moment.
cliche-refuse-zombie-builds = Seuls les humains peuvent s’échapper.
cliche-refuse-no-part = Une voiture se fait avec de la ferraille, des pneus et un moteur.
cliche-refuse-put-not-yours = Tu n’as pas les cartes que tu veux apporter.
cliche-refuse-one-proposal = Une voiture est déjà proposée.
cliche-refuse-too-many-proposals = Tu as proposé { $n } voitures pendant ce temps libre ; c’est la limite.
cliche-refuse-no-proposal = Aucune voiture n’est proposée.
cliche-refuse-already-answered = Tu as déjà dit ce que tu apportes.
cliche-refuse-nothing-to-hold-back = Tu n’as rien apporté.
cliche-refuse-motorcycle-parts = Une moto demande 10 ferrailles, 2 pneus et 1 moteur, tous à toi.

## Why a bot did something: ends a line that begins with its name and a colon.

cliche-why-humans = comme ça, plus d’entre nous restent humains
cliche-why-bites = j’aime autant ne pas me faire mordre
cliche-why-bitten = comme ça, il y a moins de morsures parmi nous
cliche-why-parts = il me faut les pièces
cliche-why-rare = moteurs et pneus ne courent pas les rues
cliche-why-car = ça rapproche la voiture
cliche-why-shotguns = un fusil à pompe peut décider de la course
cliche-why-race = la course se présente mieux ainsi
cliche-why-others = les autres ont trop de cartes
cliche-why-round = ça ne perd pas de temps
cliche-danger-hurt = d’être mordu
cliche-danger-out = de devenir zombie

## What options allow

cliche-allowed-track = la longueur de l’anneau de 4 à 40, deux points et sept cases de 1 à la longueur moins 1, comme « 12: 6 5 4 3 7 2 8 »
cliche-allowed-prices = cinq nombres de 0 à 30, comme « 1 2 3 5 8 »
