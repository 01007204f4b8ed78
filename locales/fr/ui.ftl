### The browser client: words on buttons, headings and states that belong to no game.

## Everywhere

ui-app = Shamble
ui-app-tagline = Quatre jeux de zombies à la même table
ui-ok = OK
ui-cancel = Annuler
ui-close = Fermer
ui-back = Retour
ui-copy = Copier
ui-copied = Copié
ui-loading = Chargement…
ui-home = Vers l’accueil
ui-menu = Menu
ui-percent = { $n } %
ui-zoom-in = Zoom avant
ui-zoom-out = Zoom arrière
ui-zoom-whole = Tout afficher
ui-unofficial = Shamble n’a rien d’officiel. Les noms des jeux appartiennent à leurs propriétaires ; si un jeu te plaît ici, achète l’original.
ui-credits = Crédits
ui-credits-icons = Icônes des artistes de game-icons.net, parmi lesquels Delapouite, Lorc, Skoll et Sbed ; sous licence Creative Commons Attribution 3.0, recolorées et combinées.
ui-credits-fonts = Polices : Atkinson Hyperlegible Next et Big Shoulders, toutes deux sous SIL Open Font License.
ui-error-unreachable = Le serveur ne répond pas. Vérifie ta connexion et réessaie.

## Start page and creating a table

ui-learn = Apprendre
ui-learn-game = Apprendre { $game }
ui-play-now = Jouer
ui-companion = Compagnon pour le jeu en boîte : Zombies 15'
ui-play-now-help = « Jouer » confie les autres places à des bots et commence aussitôt.
ui-play-now-game = Jouer : { $game }
ui-create-table = Créer une table
ui-create-table-game = Créer une table : { $game }
ui-create-table-for = Nouvelle table : { $game }
ui-create-and-invite = Créer et inviter
ui-create-with-bots = Compléter avec des bots et jouer
ui-public = L’afficher sur l’accueil
ui-public-help = Tout le monde sur ce serveur peut alors trouver la table et la rejoindre. Sinon, il faut le lien ou le code.
ui-join-table = Rejoindre une table
ui-join-code = Code de la table
ui-join = Rejoindre
ui-own-tables = Tes tables
ui-own-open = Pas encore commencée : { $people }
ui-own-playing = En cours : { $people }
ui-own-finished = Terminée : { $people }
ui-ago-minutes =
    { $n ->
        [one] il y a { $n } minute
       *[other] il y a { $n } minutes
    }
ui-ago-hours =
    { $n ->
        [one] il y a { $n } heure
       *[other] il y a { $n } heures
    }
ui-ago-days =
    { $n ->
        [one] il y a { $n } jour
       *[other] il y a { $n } jours
    }
ui-open-tables = Tables ouvertes
ui-seats-taken = Places prises : { $taken } sur { $seats }
ui-your-name = Ton nom
ui-name-example = Comment t’appelle-t-on ?
ui-name-default = Survivant
ui-players = { $least } à { $most } joueurs
ui-players-label = Joueurs
ui-game-unknown = Ce serveur n’a pas de jeu appelé « { $game } ».
ui-mode = Mode
ui-pace = Rythme
ui-pace-real-time = Temps réel
ui-pace-real-time-help = Le chrono tourne pour tout le monde à la fois. Rapide et bruyant.
ui-pace-per-action = Pas à pas
ui-pace-per-action-help = Le temps ne passe que quand quelqu’un agit. Idéal pour apprendre, ou pour jouer tranquillement.
ui-options = Toutes les options
ui-group-people = Qui joue contre qui
ui-group-course = Le parcours et ce qui s’y trouve
ui-group-time = Temps et pauses
ui-group-comfort = Petites décisions
ui-group-secrets = Ce que tout le monde peut voir
ui-group-rules = Petits caractères : là où le livret laisse le choix
ui-random = Au hasard
ui-bots = Places libres confiées à
ui-option-is = { $option } : { $value }
ui-option-file = Dépose un fichier ici, ou choisis-en un
ui-option-text = Lire ou écrire le texte
ui-option-file-too-long = Ce fichier est trop gros ; la limite est de { $limit } Kio.

## Campaigns kept on this device

ui-campaigns = Campagnes
ui-campaign-go-on = Continuer
ui-campaign-go-on-with = Continuer { $title }
ui-campaign-invite = Avec des amis
ui-campaign-file = Enregistrer dans un fichier
ui-campaign-forget = Supprimer
ui-campaign-bring = Importer une campagne
ui-campaign-choose = Choisir un fichier enregistré
ui-campaign-paste = … ou son lien
ui-campaign-take = Importer
ui-campaign-kept = Ta progression est enregistrée sur cet appareil.
ui-campaign-unreadable = Ce n’est pas une campagne enregistrée par Shamble. Choisis de nouveau le fichier, ou copie le lien en entier.

## The table

ui-table = Table
ui-at-the-table = Autour de la table
ui-what-is-played = Ce que vous jouez
ui-only-host-changes = Seul l’hôte peut changer cela.
ui-table-and-invite = Places et invitation
ui-invite = Inviter
ui-invite-help = Envoie le lien, dicte le code, ou fais scanner l’image.
ui-invite-link = Lien vers cette table
ui-invite-qr = Le lien vers cette table sous forme de QR code
ui-start-game = Commencer la partie
ui-start-fills = { $n ->
    [one] Un bot prendra la place libre.
   *[other] Des bots prendront les { $n } places libres.
}
ui-waiting-for-host = L’hôte n’a pas encore lancé la partie.
ui-take-seat = S’asseoir ici
ui-leave-seat = Se lever
ui-leave-seat-help = Si tu te lèves, un bot garde ta place au chaud. Tu pourras te rasseoir.
ui-seat-empty = Place libre
ui-seat-you = Toi
ui-seat-here = À table
ui-seat-away = Pas là
ui-seat-stand-in = Pas là, un bot joue
ui-bot-random = Bot étourdi
ui-bot-thumb = Bot sensé
ui-bot-newcomer = Bot novice (niveau 1)
ui-bot-casual = Bot tranquille (niveau 2)
ui-bot-steady = Bot solide (niveau 3)
ui-bot-sharp = Bot rusé (niveau 4)
ui-bot-expert = Bot expert (niveau 5)
ui-bot-level = Comment joue { $name }
ui-choose-bot = Ajouter un bot…
ui-why = { $name } : { $why }.
ui-hint = Indice
ui-hint-more = Dis-m’en plus
ui-hint-do = Le faire
ui-hint-odds = { $choice } : { $chance } % de chances de gagner (entre { $low } et { $high })
ui-hint-danger = · { $chance } % { $what } (entre { $low } et { $high })
ui-hints = Indices
ui-hints-help = Tous ceux qui jouent ici peuvent demander conseil aux bots. Le résultat le mentionne. Les rivaux n’en ont pas.
ui-hints-here = On peut demander des indices à cette table.
ui-difficulty = Difficulté
ui-difficulty-row = { $bots } : { $share } % de { $games } parties gagnées à une table semblable (entre { $low } et { $high } %)
ui-remove-bot = Retirer le bot
ui-spectators = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
ui-spectator = Spectateur
ui-commitment = Cette empreinte fixe les dés à l’avance ; la graine qu’elle cache est dévoilée à la fin :
ui-report = Signaler un problème (enregistre un fichier)

## Play

ui-prompt = Que faire
ui-waiting = En attente
ui-waiting-for = En attente : { $who }
ui-time-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
ui-clock = Temps de jeu { $time }
ui-log = Journal
ui-board = Le plateau
ui-undo = Annuler le coup
ui-compose = { $what }…
ui-compose-chosen = Ce que tu as composé
ui-compose-first = Que veux-tu ?
ui-compose-more = Autre chose ?
ui-undo-ask = Demander à annuler
ui-pause = Arrêter le chrono
ui-pause-ask = Demander une pause
ui-pause-agree = Accepter la pause
ui-paused = Le chrono est arrêté.
ui-calls = Signes et appels
ui-table-failed = Cette partie a rencontré un bug de Shamble et ne peut pas continuer ainsi. Annule le dernier coup et, s’il te plaît, signale le problème (dans le menu).
ui-resume = Reprendre
ui-auto-hold-stop = Ne plus lancer pour moi
ui-vote-pause = { $who } demande à arrêter le chrono.
ui-vote-take-back = { $who } demande à annuler un coup.
ui-vote-missing = Accord attendu : { $who }.
ui-vote-agree = Accepter
ui-vote-refuse = Refuser
ui-keys = Touches
ui-key-space = Espace
ui-key-enter = Entrée
ui-key-escape = Échap

## The end

ui-game-over = La partie est terminée
ui-you-won = Tu t’en sors !
ui-you-lost = Pas cette fois
ui-join-them = Rejoindre les autres à la table suivante
ui-again-new = Rejouer, nouveaux dés
ui-again-same = Rejouer, mêmes dés
ui-watch-replay = Revoir la partie
ui-see-turn = Voir les tournants
ui-download-replay = Enregistrer la relecture
ui-played-with = Jeu : { $what }.
ui-labels = Particularités de cette partie : { $labels }.
ui-label-paused = pauses
ui-label-taken-back = coups annulés
ui-label-clock-turned-back = chrono remonté
ui-label-forked = reprise d’une autre partie
ui-label-known-dice = dés connus
ui-label-seats-changed = places échangées
ui-label-looked-ahead = essais à l’avance sur une copie
ui-label-hints = indices
ui-label-second-try = pas le premier essai
ui-label-late = terminée après son jour
ui-label-other-dice = autres dés
ui-seed = La graine de ses dés :

## Connection

ui-connected = En ligne
ui-connecting = Connexion…
ui-reconnecting = Connexion perdue, nouvel essai
ui-offline = Hors ligne

## Rulebook

ui-rulebook = Livret de règles
ui-rulebook-game = Livret de règles : { $game }
ui-rulebook-now = À l’écran en ce moment
ui-rulebook-search = Chercher dans les règles
ui-rulebook-nothing-found = Aucune règle ne parle de « { $words } ».
ui-rulebook-found = { $n ->
    [one] { $n } règle trouvée
   *[other] { $n } règles trouvées
}
ui-house = maison
ui-why-not = Pourquoi non ?
ui-show-rule = Voir la règle { $id }

## Replay

ui-replay = Relecture
ui-replay-step = Étape { $step } sur { $steps }
ui-replay-where = Position dans la partie
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-forward = Avancer d’une étape
ui-replay-backward = Reculer d’une étape
ui-replay-speed = Vitesse
ui-replay-eyes = Point de vue
ui-replay-chapters = Moments décisifs
ui-replay-chapter-back = Moment précédent
ui-replay-chapter-on = Moment suivant
ui-replay-moment = Copier un lien vers ce moment
ui-replay-fork = Rejouer à partir d’ici

## Settings

ui-settings = Réglages
ui-language = Langue
ui-language-system = Comme l’appareil
ui-theme = Couleurs
ui-theme-system = Comme l’appareil
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-motion = Animations
ui-motion-system = Comme l’appareil
ui-motion-full = Toutes
ui-motion-none = Aucune
ui-text-size = Taille du texte
ui-mute = Couper tous les sons
ui-captions = Sous-titrer les sons
ui-music = Musique
ui-volume = Dés, cartes et carillons
ui-ambience = Grognements, sirènes et tirs
ui-sound-note = Tout ce qui s’entend se voit aussi : on peut jouer sans le son.

# The stage.
ui-drawer = Journal, fiches et mots
ui-drawer-log = Journal
ui-drawer-sheets = Sur la table
ui-drawer-words = En mots
ui-words-acts = Ce que vous pouvez faire
ui-words-board = Le plateau
ui-words-open = Jouer avec le plateau en mots
ui-look-own = Où suis-je ?
ui-you = toi
ui-seat-on = à son tour
ui-goals = Comment gagner
ui-goals-done = { $done }/{ $all }
ui-more = encore { $n }
ui-tale-parts = Le rôle de chacun
ui-tale-closest = Il s’en est fallu de peu
ui-story = Le récit
ui-look-board = Regarder le plateau
ui-more-data = Plus : options, graine et fichier
ui-skip = Passer
ui-beats = Mise en scène des événements
ui-beats-off = D’un coup
ui-beats-fast = Rapide
ui-beats-normal = Normal
ui-beats-slow = Lent
ui-briefing-do = Que faire
ui-briefing-ends = Comment on perd
ui-briefing-ready = C’est parti
ui-briefing-others = Les autres attendent ton départ.
ui-briefing-clock = Le chrono attend que tu donnes le départ.
ui-forced = Lancer tout seul les dés quand il n’y a rien d’autre à faire
ui-briefings = M’expliquer en début de partie qui je suis et que faire
ui-looks = Dire aux autres où je regarde quand on le demande
ui-more-ways = Autres réponses possibles
ui-fates = Hors de danger : { $out }. Sans issue : { $left }.
ui-fates-you-first = Toi
ui-rush = Accélérer jusqu’à mon tour

## Looking back: the curve of chances

lookback-open = Les tournants
lookback-close = Masquer la courbe
lookback-crew = L’équipe
lookback-whose = Chances pour
lookback-now = { $chance } %
lookback-now-words = Chances de gagner à ce moment : { $chance } pour cent
lookback-waiting = Une autre partie est analysée d’abord ; celle-ci vient ensuite.
lookback-working = La partie est rejouée maintes fois à partir de chaque tour… { $done } %
lookback-cut = Cette partie était trop longue pour tout regarder de près ; voici ce qui a été trouvé à temps.
lookback-how = À partir de chaque tour, des bots d’un même niveau ont continué { $deals } fois, en redistribuant tout ce qui était caché. Les chances disent combien de fois ils ont gagné.
lookback-retry = Réessayer
lookback-curve-words =
    { $won ->
        [yes] { $who }, chances de tour en tour : { $before } pour cent au début, victoire à la fin.
       *[no] { $who }, chances de tour en tour : { $before } pour cent au début, défaite à la fin.
    }
lookback-curve-extremes = Au plus haut { $high } pour cent à { $highTime }, au plus bas { $low } pour cent à { $lowTime }.
lookback-curve-turns =
    { $n ->
        [0] Pas de tournant jusqu’ici.
        [one] Un tournant.
       *[other] { $n } tournants.
    }
lookback-turn = { $time }, { $who } : de { $before } % à { $after } %
lookback-turn-number = tour { $n }
lookback-turn-back = Tournant précédent
lookback-turn-on = Tournant suivant
lookback-turns = Tournants
lookback-even = Aucun tour n’a changé grand-chose à lui seul : tout est allé régulièrement dans le même sens.
lookback-sums = Ce qui a fait la différence
lookback-sum-from =
    { $won ->
        [yes] De { $before } % à la victoire
       *[no] De { $before } % à la défaite
    }
lookback-choices = Choix
lookback-luck = Hasard et reste
lookback-sum-words = Choix aux tournants : { $choice } points. Hasard, actes des autres et tout ce qui compte moins : { $luck } points.
lookback-played = Joué : { $acts }
lookback-chosen = { $act } ({ $chance } % de victoires)
lookback-better = Mieux : { $act } ({ $chance } % de victoires)
lookback-only-luck = Aucun choix n’est sûrement meilleur ; c’était le hasard, ou ce que les autres ont fait.
lookback-go = Montrer
lookback-try = Réessayer d’ici
lookback-try-at = Réessayer à partir de { $time }
lookback-story = { $who } : { $points } points
lookback-story-better = { $who } : { $points } points. Mieux : { $act }

## Replay: speed and keys

ui-replay-faster = Plus vite
ui-replay-slower = Moins vite
ui-replay-first = Au début
ui-replay-last = À la fin
ui-replay-other-eyes = Point de vue suivant
ui-replay-more = Plus
ui-replay-speed-times = { $n }×

## A picture to share

share-open = Image à partager
share-title = Une image de cette partie
share-making = Dessin de l’image…
share-alt = { $game } : { $result } { $story }
share-download = Enregistrer l’image
share-send = Partager…
share-copy-link = Copier le lien
share-failed = L’image n’a pas pu être dessinée sur cet appareil.
share-link-note = Le lien ouvre la relecture.

## Campaign home

ui-campaign-home = Page de la campagne
campaign-title = Tes campagnes
campaign-none = Aucune campagne n’est encore enregistrée sur cet appareil. Commences-en une, ou apportes-en une d’un autre appareil.
campaign-start = Commencer une campagne
campaign-next = Ensuite : { $title }
campaign-done = Les { $n } scénarios sont gagnés. Cette équipe s’en est sortie.
campaign-crew = Équipe
campaign-bags = Sacs
campaign-carries = Porte
campaign-map = Le chemin parcouru
campaign-part-won =
    { $tries ->
        [one] { $title } : gagné au premier essai
       *[other] { $title } : gagné en { $tries } essais
    }
campaign-part-lost =
    { $tries ->
        [one] { $title } : perdu une fois jusqu’ici
       *[other] { $title } : perdu { $tries } fois jusqu’ici
    }
campaign-part-next = { $title } : le prochain
campaign-part-ahead = { $title } : pas encore atteint
campaign-part-skipped = { $title } : joué ailleurs
campaign-history = Historique
campaign-history-none = Rien de joué pour l’instant.
campaign-history-won = { $title } : gagné
campaign-history-lost = { $title } : perdu
campaign-watch = Revoir
campaign-progress = Gagnés : { $won } sur { $n }
campaign-elsewhere = Continuer sur un autre appareil
campaign-link-note = Ouvre ce lien sur l’autre appareil, ou vise le code avec son appareil photo. Tout est dans le lien lui-même ; rien n’est envoyé au serveur.
campaign-copy-link = Copier le lien
campaign-qr = Le lien sous forme de code à scanner
campaign-qr-long = Cette campagne est trop longue pour un code ; utilise le lien ou le fichier.
campaign-arrived = { $title } : c’est maintenant sur cet appareil.
campaign-older = Cet appareil est déjà plus avancé dans cette campagne ; rien n’a changé.
campaign-forget-sure = Supprimer pour de bon

## Guesses of those who wait

ui-tip-right = Juste !
ui-tip-wrong = Pas cette fois.
ui-tip-score = { $right } sur { $all } bien devinés
