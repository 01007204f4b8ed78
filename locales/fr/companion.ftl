### The companion: a page for people who play Zombies 15' with cardboard.

companion-title = Compagnon pour Zombies 15'
companion-about = Pour ton plateau et tes cartes à toi : la bande-son, le chrono, et quelqu’un qui tient les comptes. Rien ne quitte cet appareil.
companion-kept = Enregistré sur cet appareil : fonctionne sans connexion.
companion-not-kept = Connexion nécessaire pour le chargement.

## The clock

companion-clock = Chrono
companion-soundtrack = Bande-son
companion-growl-none = Sans grognements
companion-growl-every = Toutes les { $seconds } s
companion-growl-custom = Autre
companion-growl-seconds = Secondes entre deux grognements
companion-seconds = secondes
companion-fixed = Remets le chrono à zéro pour changer de bande-son.
companion-next-growl = Prochain grognement dans
companion-next-siren = Prochaine sirène dans
companion-never = jamais
companion-start = Lancer
companion-pause = Pause
companion-resume = Reprendre
companion-reset = Remettre à zéro
companion-reset-sure = Le chrono revient à 15:00. Les cartes et la réserve de la Horde restent telles quelles.
companion-reset-yes = Remettre le chrono
companion-keep = Ne rien changer

## What to do now

companion-before = Tout est prêt ?
companion-before-steps = Installe le scénario, mets 3 zombies dans la réserve de la Horde et mélange la pile Zombies. Dès que quelqu’un appuie sur Lancer, la partie commence.
companion-growl = Grognement { $number } !
companion-growl-steps = Pioche aussitôt une carte Zombies. Ses zombies vont dans la rue de la tuile du héros actif ; la Horde y vide sa réserve. Pendant l’attaque des zombies, ou avant de passer le tour, compare de nouveau la résistance.
companion-siren = Sirène { $number } : encore { $left }
companion-start-steps = La partie est lancée. Quatre actions, l’attaque des zombies, « À toi ! »
companion-siren-steps = Une sirène ne fait que donner l’heure, sauf si ton scénario en dit plus.
companion-last-siren-steps = La dernière minute. Plus de grognements ; à 0:00, le scénario est perdu.
companion-end = Temps écoulé
companion-end-steps = La bande-son est terminée. Si l’objectif n’est pas rempli, le scénario est perdu.

## The Zombie pile

companion-pile = Pile Zombies
companion-pile-how = Qui pioche
companion-pile-own = Nous piochons, tu comptes
companion-pile-here = Pioche pour nous
companion-no-card = À chaque grognement, pioche ici.
companion-tap-card = Touche la carte qui est sortie.
companion-tap-value = Un { $value } est sorti ; restent { $n }
companion-tap-horde = La Horde est sortie ; restent { $n }
companion-horde-short = Horde
companion-horde = La Horde !
companion-horde-steps = { $n ->
    [0] La réserve de la Horde était vide. Mets-y 3 nouveaux zombies.
    [one] { $n } zombie sort de la réserve de la Horde. Mets-en ensuite 3 nouveaux.
   *[other] Les { $n } zombies sortent de la réserve de la Horde. Mets-en ensuite 3 nouveaux.
}
companion-card-steps = { $n ->
    [one] { $n } zombie dans la rue du héros actif.
   *[other] { $n } zombies dans la rue du héros actif.
}
companion-event-surge = Avec les événements : 5 zombies dans la rue d’une tuile voisine.
companion-event-sneak_attack = Avec les événements : le héros actif perd 1 point de vie s’il est seul dans la zone.
companion-event-terror = Avec les événements : depuis la zone de fouille, le héros actif court dans la rue.
companion-event-loss = Avec les événements : le héros actif perd pour de bon un objet léger.
companion-draw = Piocher une carte Zombies
companion-chance = Probabilité que la prochaine carte soit la Horde : { $percent } %. Cartes restantes : { $left }.
companion-pile-empty = Plus de cartes. Remélange.
companion-undo = Reprendre la dernière carte
companion-shuffle = Remélanger
companion-shuffle-sure = { $n ->
    [one] { $n } carte a été piochée.
   *[other] { $n } cartes ont été piochées.
} Le compte repart de zéro, avec 3 zombies dans la réserve de la Horde.
companion-shuffle-yes = Recommencer

## The Horde box

companion-box = Réserve de la Horde
companion-box-less = Un zombie de moins dans la réserve de la Horde
companion-box-more = Bruit : { $n } de plus dans la réserve de la Horde
companion-box-help = Chaque bruit ajoute des zombies ; sur une tuile avec une alarme, un de plus.
