### The board of the Cliché Zombie Game in the browser. Names of cards, prompts and events are in cliche.ftl.

ui-cliche-headline = Manche { $round } · { $phase }
ui-cliche-phase-opening = Ouverture
ui-cliche-opening = Qui fait le plus haut lancer désigne le premier zombie.
ui-cliche-opening-ask = Qui commence en zombie ?
ui-cliche-opening-sides = Un zombie poursuit celui qui a le dé. Tous les autres courent, échangent et construisent de quoi fuir.
ui-cliche-opening-you = Je commence en zombie
ui-cliche-car-may = La voiture : ils peuvent avoir { $have } pièces sur { $all }
ui-cliche-opening-die = { $who } obtient { $value }
ui-cliche-chooses = choisit
ui-cliche-rolled-again = relance après une égalité
ui-cliche-ring = L’anneau
ui-cliche-human-label = Pion humain sur la case { $space }
ui-cliche-token-label = { $who }, pion zombie Z{ $token }, { $gap }
ui-cliche-gap-ahead = { $n } devant
ui-cliche-gap-behind = { $n } derrière
ui-cliche-chance = humains
ui-cliche-die-label = { $who }, { $die } : { $value ->
    [0] pas encore lancé
   *[other] { $value }
}
ui-cliche-die-rests = Le dé roule encore.
ui-cliche-auto-hold = Lancer pour moi
ui-cliche-close = Z{ $token } est juste derrière le pion humain !
ui-cliche-hand = Cartes en main
ui-cliche-your-hand = Ta main
ui-cliche-face-up = { $n } face visible
ui-cliche-bitten-once = une morsure
ui-cliche-could-ride = a assez de cartes pour une moto, mais elles sont cachées
ui-cliche-is-done = a fini
ui-cliche-goals = Les issues
ui-cliche-goal-car = Voiture
ui-cliche-goal-car-for = pour tous les humains
ui-cliche-goal-motorcycle = Moto
ui-cliche-goal-motorcycle-for = pour une seule personne
ui-cliche-for-scrap = vaut { $n }
ui-cliche-could-ride-now = Assez de cartes :
ui-cliche-have-of = { $have }/{ $need }
ui-cliche-trading-order = Ordre du tour
ui-cliche-empty-space = Case vide
ui-cliche-why-not-buy = { $card } : pourquoi l’achat est-il impossible ?
ui-cliche-why-not-give = { $cards } : pourquoi l’échange est-il impossible ?
ui-cliche-price = coûte { $price ->
    [one] { $price } ferraille
   *[other] { $price } ferrailles
}
ui-cliche-trash-empty = vide
ui-cliche-trash-closed = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, dont ferraille : { $scrap }
ui-cliche-bargain = Faire un marché
ui-cliche-partner = Marché avec
ui-cliche-give = Tu donnes
ui-cliche-want = Tu veux
ui-cliche-you-get = Tu reçois
ui-cliche-ask-for = Cartes à demander ({ $who })
ui-cliche-hand-over = Tes cartes à donner
ui-cliche-lane-empty = rien encore
ui-cliche-you-give = Tu donnes
ui-cliche-more = Une carte de plus : { $card }
ui-cliche-less = Une carte de moins : { $card }
ui-cliche-send = Envoyer l’offre
ui-cliche-send-counter = Envoyer la contre-offre
ui-cliche-offers-left = { $n ->
    [0] plus d’offre pour ce temps libre
    [one] encore { $n } offre pour ce temps libre
   *[other] encore { $n } offres pour ce temps libre
}
cliche-tale-bites = { $n ->
    [one] { $n } morsure donnée
   *[other] { $n } morsures données
}
cliche-tale-bitten = { $n ->
    [one] { $n } morsure subie
   *[other] { $n } morsures subies
}
cliche-tale-bought = { $n ->
    [one] { $n } carte achetée
   *[other] { $n } cartes achetées
}
cliche-tale-hunter = Meilleur chasseur
cliche-tale-hunter-words = { $n ->
    [one] { $who } a mordu { $n } fois.
   *[other] { $who } a mordu { $n } fois.
}
cliche-tale-shots = Fusils
cliche-tale-shots-words = { $n ->
    [one] { $n } tir a arrêté un zombie.
   *[other] { $n } tirs ont arrêté des zombies.
}
ui-cliche-nothing-to-trade = Tu n’as encore aucune carte à proposer.
ui-cliche-no-offers-left = Il ne te reste aucune offre pour cette manche.
ui-cliche-nobody-to-trade = Il n’y a personne à qui faire une offre.
ui-cliche-offers-you = { $who } te propose un marché
ui-cliche-your-offer = Ton offre à { $who }
ui-cliche-accept = Accepter
ui-cliche-decline = Refuser
ui-cliche-counter = Contre-offre…
ui-cliche-withdraw = Retirer
ui-cliche-car = La voiture
ui-cliche-proposed-by = Proposée par { $who }. S’il y a assez de pièces, tous les humains s’échappent.
ui-cliche-has-not-answered = n’a pas encore répondu
ui-cliche-sum = Pièces en tout
ui-cliche-you-put-in = Tu apportes
ui-cliche-put-in = Apporter
ui-cliche-put-nothing = Ne rien apporter
ui-cliche-propose = Proposer la voiture
ui-cliche-proposals-left = { $n ->
    [0] plus de proposition pour ce temps libre
    [one] encore { $n } proposition pour ce temps libre
   *[other] encore { $n } propositions pour ce temps libre
}
ui-cliche-humans-haggle = Les humains marchandent, soignent et construisent.
ui-cliche-proposes = { $who } propose une voiture.
ui-cliche-to-answer = doit encore répondre
ui-cliche-reveal = Toutes les mains sur la table
ui-cliche-banner-run = Courez !
ui-cliche-banner-killed = Z{ $token } est hors course !
ui-cliche-banner-won = Tous les zombies sont hors course !
ui-cliche-banner-car = La voiture démarre !
ui-cliche-banner-motorcycle = La moto file !
ui-cliche-words-seat = { $who } : { $facts }.
ui-cliche-words-armed = { $n ->
    [one] { $n } fusil à pompe face visible
   *[other] { $n } fusils à pompe face visible
}
ui-cliche-words-human = Le pion humain est sur la case { $space } sur { $length }.
ui-cliche-words-token = { $who } a Z{ $token } sur la case { $space } : { $ahead } devant le pion humain, { $behind } derrière.
ui-cliche-words-token-out = { $who } : Z{ $token } est hors course pour cette manche.
ui-cliche-words-chance = Chances des humains de gagner cette course : { $percent } %.
ui-cliche-words-row = À l’étal : { $cards }.
ui-cliche-words-row-card = { $card } pour { $price }
ui-cliche-words-piles = Pioche : { $deck } ; défausse : { $trash }, dont ferraille : { $scrap }.
ui-cliche-words-hand = Dans ta main : { $cards }.

# On the edge of the stage.
ui-cliche-hud-rounds = sur { $n }
ui-cliche-goal-parts = { $whom } : { $parts }
ui-cliche-goal-part = { $have }/{ $need } { $part }
ui-cliche-hud-round = Manche { $n }
ui-cliche-role-human = Tu joues un humain
ui-cliche-role-human-goal = Fais tourner le dé. Fuyez ensemble en voiture, ou pars sans eux à moto.
ui-cliche-role-zombie = Tu joues un zombie
ui-cliche-role-zombie-goal = Rattrape-les. Ta meute : { $turned } sur { $all }.
ui-cliche-goal-pack = La meute
ui-cliche-goal-pack-for = Mords deux fois celui qui court : il change de camp. Tous changés, personne ne s’échappe.
ui-cliche-briefing-human-yet = Tu joues un humain, pour l’instant
ui-cliche-briefing-opening = Qui fait le plus haut lancer désigne le zombie de départ.
ui-cliche-briefing-human = Une morsure, c’est une blessure. La deuxième fait de toi un zombie.
ui-cliche-briefing-zombie = Tu n’as pas perdu : tu as faim.
ui-cliche-briefing-run = Pendant la course, lance sans relâche : l’humain qui a le dé court, les zombies lancent pour le rattraper.
ui-cliche-briefing-trade = Entre deux courses, achète à l’étal et troque avec les autres.
ui-cliche-briefing-build = Construisez la voiture ensemble, et tout le monde s’échappe. Construis la moto, et tu pars sans les autres.
ui-cliche-briefing-turned = Tout le monde est devenu zombie.
ui-cliche-briefing-rounds = Les { $n } manches sont finies.
ui-cliche-briefing-catch = Pendant la course, lance un 1 pour te rapprocher du pion humain, puis mords.
ui-cliche-briefing-keep = Entre deux courses, gâche l’étal et garde les pièces qu’il leur faut.
ui-cliche-briefing-escape = Un humain s’échappe.

## Places that can be pointed at

ui-cliche-place-space = case { $n } de la route
ui-cliche-place-row = case { $n } de l’étal
ui-cliche-place-card = { $card } (case { $n } de l’étal)

## La route et le garage

ui-cliche-start = Départ
ui-cliche-gap-of = { $who } : { $gap }
ui-cliche-to-the-bite = Morsure : { $n }
ui-cliche-chance-zombies = zombies
ui-cliche-car-parts = La voiture : tu tiens { $have } pièces sur { $all }
ui-cliche-car-short = La voiture : il manque au moins { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
}, quoi que cachent les autres.
ui-cliche-make-offer = Faire une offre
ui-cliche-label-you = Toi
ui-cliche-label-cards = { $who } · { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
ui-cliche-label-bitten = { $who } · mordu
ui-cliche-bitten-short = mordu

## What must be seen before anything else. $human was in front, $zombie behind.

ui-cliche-shout-bitten = Crac !
ui-cliche-shout-turned = Zombie !
ui-cliche-shout-shot = Pan !
ui-cliche-story-bitten = Morsure pour { $human }
    .text = { $zombie } revient à sa hauteur. Encore une morsure et { $human } change de camp.
ui-cliche-story-bitten-you = Morsure 1 sur 2
    .text = Tu fais encore partie des humains. Encore une morsure et tu changes de camp.
ui-cliche-story-bitten-by-you = Tu mords { $human }
    .text = Encore une morsure et { $human } change de camp.
ui-cliche-story-turned = { $human } change de camp
    .text = C’était la deuxième morsure. { $human } est maintenant un zombie.
ui-cliche-story-turned-you = Tu changes de camp
    .text = C’était la deuxième morsure. Te voilà zombie : rattrape les humains.
ui-cliche-story-turned-by-you = { $human } change de camp
    .text = C’était la deuxième morsure. { $human } court maintenant avec toi.
ui-cliche-story-shot = { $human } tire
    .text = { $zombie } quitte la route jusqu’à la prochaine manche. Le fusil à pompe est utilisé.
ui-cliche-story-shot-you = Ouf !
    .text = { $zombie } quitte la route jusqu’à la prochaine manche. Ton fusil à pompe est utilisé.
ui-cliche-story-shot-by-you = On t’a tiré dessus
    .text = Tu quittes la route jusqu’à la prochaine manche. { $human } n’a plus ce fusil à pompe.

## A guess for those without a die

ui-cliche-tip = Qui sera mordu ?
ui-cliche-tip-nobody = personne

## What one is asked, where there is little room

ui-cliche-ask-row = Acheter ou passer
ui-cliche-ask-zombie-row = Remplacer ou passer
ui-cliche-ask-free = Échangez, ou terminez
