### Around the games: one's own tables and notifications, daily challenges, records, and the page without a connection.

## Own tables

# The title of the page while tables wait. $n how many, $name the program.
home-title-waiting = ({ $n }) { $name }
home-turn-yours = À toi de jouer
home-turn-of = En attente : { $people }
home-notify = Me prévenir quand c’est mon tour, même si cette page est fermée
home-notify-denied = Ton navigateur ne laisse pas cette page t’envoyer de notifications. Tu peux l’autoriser dans les réglages du navigateur pour ce site.
home-notify-unsupported = Les notifications ne marchent pas ici : il leur faut une adresse sécurisée (https), un navigateur avec un service push et un serveur qui les envoie. Le titre et la liste ci-dessus disent à qui c’est de jouer.
home-waits = Partie lente : la table attend
home-waits-help = Aucun bot ne remplace les absents ; un tour peut durer des jours. De préférence sans chrono.
home-vibration = Vibrer quand l’écran tremble

## Daily challenge

home-learn = Leçons et énigmes
home-daily = Défi du jour
home-daily-intro = Chaque jour, une table par jeu : la même équipe et les mêmes dés pour tout le monde sur ce serveur. Seul ton premier essai compte, et seulement sans aide. Les relectures s’ouvrent quand le jour est fini, à minuit UTC.
home-daily-seats =
    { $n ->
        [1] Rien que toi
        [2] Toi et une autre place ({ $bots })
       *[other] { $n } places : toi et, partout ailleurs, { $bots }
    }
home-daily-play = Jouer le défi du jour
home-daily-again = Réessayer
home-daily-own = Retour à ma table
home-daily-again-note = Tu as déjà eu ton essai. Un autre figure dans la liste comme deuxième essai, sans classement.
home-daily-results = Résultats : { $game }
home-daily-place = Rang
home-daily-rank = { $n ->
    [1] { $n }er
   *[other] { $n }e
}
home-daily-unranked = –
home-daily-who = Joueur
home-daily-you = (toi)
home-daily-how = Résultat
home-daily-won = Gagné
home-daily-lost = Perdu
home-daily-score = Points
home-daily-acts = Coups
home-daily-none = Personne n’a encore fini. À toi d’ouvrir la liste.
home-daily-none-then = Personne n’a fini celui-ci.
home-daily-until = Ouvert jusqu’à { $time }, heure locale.
home-daily-days = Autres jours
home-daily-today = Aujourd’hui
home-daily-finished = Voir les résultats du jour
home-daily-sealed = Les dés et la relecture d’un défi s’ouvrent à minuit UTC, pour que personne ne puisse les consulter avant de jouer.

## Records

home-records = Ton palmarès
home-records-intro = Tes records et tes badges sont enregistrés sur cet appareil et nulle part ailleurs. Enregistre-les dans un fichier pour les emporter sur un autre.
home-badges = Badges : { $n } sur { $all }
home-badge-earned = Obtenu
home-badge-first-game = Premiers pas dehors
    .how = Termine une partie.
home-badge-first-win = Ça respire encore
    .how = Gagne une partie.
home-badge-three-in-a-row = Sur la lancée
    .how = Gagne trois parties de suite.
home-badge-all-games = Quatre nuits
    .how = Termine une partie de chaque jeu.
home-badge-all-won = Quatre aubes
    .how = Gagne une partie de chaque jeu.
home-badge-ten-wins = Dur à mordre
    .how = Gagne dix parties.
home-badge-challenger = Défi relevé
    .how = Termine un défi du jour.
home-badge-week-of-challenges = Sept jours plus tard
    .how = Termine un défi sept jours de suite.
home-badge-challenge-won = Ni vu ni mordu
    .how = Gagne un défi du jour au premier essai, sans aide.
home-bests = Records
home-bests-note = Pour les points et la victoire la plus courte, seules comptent les parties sans aide. La durée se compte en coups et événements de tout le monde.
home-best-game = Jeu
home-best-played = Jouées
home-best-won = Gagnées
home-best-score = Meilleur score
home-best-shortest = Victoire la plus courte
home-carry = Tout emporter
home-records-save = Enregistrer dans un fichier
home-records-read = Ajouter d’un fichier
home-records-no-file = Ce n’est pas un fichier de palmarès de Shamble.
home-records-added =
    { $n ->
        [0] Toutes les parties de ce fichier étaient déjà là.
        [one] Une partie ajoutée.
       *[other] { $n } parties ajoutées.
    }

## Without a connection

home-offline = Pas de connexion au serveur.
home-offline-needs = Les parties, leçons, énigmes et relectures ont besoin du serveur ; tes tables t’y attendent et rien n’est perdu. Le compagnon pour jouer sur une vraie table fonctionne sans connexion.
home-offline-again = Réessayer
