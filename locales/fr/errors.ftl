### What went wrong outside the rules of a game: on the wire and at the table server.
### The command line has its own words in cli.ftl.
###
### Say what was wrong and what to do.

## Messages and connection

error-message-malformed = Ce message est incompréhensible : { $reason }.
error-message-too-large = Ce message est trop gros ; la limite est de { $limit } octets.
error-message-too-many = Trop de messages d’un coup. Attends un instant, puis continue.
error-hello-first = Le premier message d’une connexion doit être « hello ».
error-hello-twice = Cette connexion a déjà dit « hello ».
error-version-mismatch = Cette page est plus ancienne ou plus récente que le serveur. Recharge-la.
error-origin-foreign = Ce serveur n’accepte pas les demandes venues d’autres sites.
error-host-foreign = Ce serveur ne répond pas au nom « { $host } ». Utilise son adresse, par exemple http://127.0.0.1:7015/, ou fais-le démarrer avec --host-name { $host }.
error-page-unknown = Il n’y a rien à l’adresse « { $path } ».
error-lesson-unknown = Il n’y a pas de leçon « { $lesson } ».
error-server-full = Ce serveur est complet. Réessaie plus tard.
error-address-full = Il y a trop de connexions depuis ton adresse. Ferme quelques fenêtres, ou réessaie plus tard.
error-address-tables = Ton adresse a déjà { $limit } tables ouvertes ou en cours de partie. Termine d’abord l’une d’elles.
error-table-unreadable = Impossible d’ouvrir cette table : ce qui en est conservé est abîmé, ou elle a commencé avec des règles que cette version ne joue plus. Rien n’a été modifié ; la personne qui s’occupe du serveur peut y regarder.
error-server-unavailable = Le serveur ne peut pas faire cela pour l’instant. Rien n’a changé ; réessaie.

## Tables and seats

error-table-unknown = Il n’y a pas de table « { $code } ». Vérifie le lien ou demandes-en un nouveau.
error-table-full = Cette table est complète.
error-table-long = Trop de choses ont été changées à cette table. Tu peux jouer jusqu’à la fin ; pour le reste, crée une nouvelle table.
error-table-started = La partie a déjà commencé à cette table.
error-table-not-started = La partie n’a pas encore commencé à cette table.
error-table-over = La partie est terminée à cette table.
error-table-not-over = Ce n’est possible qu’une fois la partie terminée.
error-table-failed = Shamble a rencontré un bug à cette table. Ta demande n’a pas été exécutée ; tout ce qui précède est en sécurité. Essaie autre chose, ou annule le dernier coup.
error-push-off = Ce serveur n’envoie pas de notifications.
error-push-endpoint = Le service de notifications de ce navigateur ne peut pas servir ici : son adresse ou ses clés ne sont pas celles d’un service push public.
error-daily-open = D’autres jouent encore ce défi aujourd’hui. Ses dés et sa relecture s’ouvrent à minuit UTC.
error-daily-alone = Aucune table ne fait suite à un défi du jour. Il y en a un nouveau chaque jour.
error-table-followed = Quelqu’un a déjà ouvert la table suivante. Rejoins-la.
error-pause-forbidden = Dans ce jeu, il faut jouer seul pour pouvoir arrêter le chrono.
error-table-not-paused = Le chrono n’est pas en pause.
error-host-only = Seul l’hôte de cette table peut faire cela.
error-seat-unknown = Cette table n’a pas de place { $seat }.
error-seat-taken = La place est déjà prise.
error-seat-just-gone = { $seconds ->
    [one] La connexion vient à peine d’être perdue. Attends { $seconds } seconde.
   *[other] La connexion vient à peine d’être perdue. Attends { $seconds } secondes.
}
error-seat-kept = { $seconds ->
    [one] Cette place est gardée pour la personne qui l’a perdue. Elle sera libre dans { $seconds } seconde.
   *[other] Cette place est gardée pour la personne qui l’a perdue. Elle sera libre dans { $seconds } secondes.
}
error-seat-kept-now = Cette place est gardée pour la personne qui l’a perdue.
error-seat-seen = Tu as déjà vu une autre main dans cette partie. Tu peux regarder, ou reprendre ta propre place.
error-seat-already = On ne change pas de place en cours de partie.
error-seat-none = Tu regardes la partie. Prends une place pour jouer.
error-seats-occupied = Quelqu’un occupe une place qui serait supprimée.
error-token-invalid = Ta clé pour cette place ne fonctionne pas ici. Tu peux regarder, ou prendre une autre place.
error-name-invalid = Un nom compte de 1 à { $limit } caractères visibles.

## Actions and votes

error-action-malformed = Ce n’est pas une action de ce jeu : { $expected }.
error-action-stale = La situation a changé entre-temps. Regarde de nouveau, puis choisis.
error-action-paused = Le chrono est en pause. Relance-le pour continuer.
error-action-gathering = La partie commence quand tout le monde a donné le départ.
error-table-not-gathering = Cette table n’attend personne.
error-sign-malformed = Ce n’est pas un endroit d’un plateau.
error-chat-invalid = Un message compte de 1 à { $limit } caractères visibles.
error-chat-no-voice = Seuls les joueurs peuvent discuter ici. L’hôte peut laisser les spectateurs participer.
error-link-used = Ce lien vers une place a déjà servi ou a été remplacé. Demandes-en un nouveau.
error-undo-none = Tu n’as rien à annuler.
error-hints-off = Il n’y a pas d’indices à cette table.
error-hint-none = Il n’y a rien à choisir pour l’instant.
error-hint-busy = Un indice est déjà en route.
error-vote-open = Un autre vote est encore en cours.
error-vote-none = Il n’y a rien à voter.
error-input-unknown = La partie ne peut pas reprendre à partir de là.
error-fork-forbidden = On ne peut reprendre d’un moment antérieur qu’une partie terminée, ou ta propre place dans une partie où personne d’autre n’a joué.

## Games and options

error-game-unknown = Il n’y a pas de jeu « { $game } ». Jeux connus : { $known }.
error-option-unknown = Il n’y a pas d’option « { $option } ». Options connues : { $known }.
error-options-several = Plusieurs réglages ne conviennent pas : { $reasons }
error-option-value = { $option } : « { $value } » n’est pas possible. Valeurs admises : { $allowed }.
error-seats-count = Cela ne se joue pas avec { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}. Nombres admis : { $allowed }.
error-bot-unknown = Il n’y a pas de bot « { $bot } ». Bots connus : { $known }.

## What options allow

option-refused = { $key } ne peut pas valoir « { $given } » ; valeurs admises : { $allowed }
option-unknown = option inconnue « { $key } » ; options connues : { $known }
option-words = { $words }
option-or = { $first } ou { $last }
option-range = de { $min } à { $max }
option-range-none = de { $min } à { $max }, none
option-idle = aucune ici ; ce réglage n’agit qu’avec { $option }={ $values }

## What is wrong in a file somebody wrote; the games have their own in <game>-flaws.ftl

flaw-line = ligne { $line } : { $reason }
flaw-reason = { $what } ; { $remedy }
flaw-toml = ceci est illisible (message de l’analyseur TOML, en anglais : { $message })
flaw-toml-missing = il manque le champ « { $field } »
# $n (Number): how many are known.
flaw-toml-field = champ inconnu « { $field } », { $n ->
    [one] seul { $known } est possible
   *[other] champs possibles : { $known }
}
flaw-toml-word = mot inconnu « { $word } », { $n ->
    [one] seul { $known } est possible
   *[other] mots possibles : { $known }
}
flaw-toml-remedy = la description du format donne les clés et les sortes de valeurs
