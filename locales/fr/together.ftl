### What people at a table tell each other beside the game.

## Signs on the board

ui-sign-point = { $who } montre : { $place }
ui-sign-arrow = { $who } trace une flèche : { $from } → { $to }
ui-sign-call = { $who } : { $call }
ui-sign-call-at = { $who } : { $call } ({ $place })
ui-sign-where = { $who } demande où regardent les autres
ui-sign-look = { $who } regarde : { $place }
ui-sign-look-nowhere = { $who } ne regarde rien de particulier
ui-sign-plan = { $who } montre un plan : { $steps }
ui-sign-plan-step = { $what } ({ $place })

## Quick calls

ui-call-help = À l’aide, ici !
ui-call-wait = Attends !
ui-call-go = Vas-y !
ui-call-take = Prends ça !
ui-call-thanks = Merci !
ui-call-danger = Attention !
ui-calls-at = Endroit : { $place }
ui-calls-nowhere = Aucun endroit : choisis-en d’abord un sur le plateau, ou appelle tout le monde.
ui-calls-point = Le montrer
ui-calls-pointing = Montrer sur le plateau
ui-calls-pointing-stop = Ne plus montrer
ui-calls-pointing-help = Touche un endroit pour le montrer, fais glisser pour tracer une flèche. Sans ce mode : appuie longuement sur un endroit, puis relâche ou fais glisser.
ui-calls-plan = Montrer mon plan
ui-calls-plan-stop = Cacher mon plan
ui-calls-where = Où regardent les autres ?
ui-calls-chat = Discussion
ui-calls-everybody = Tout le monde à la table voit les signes, rivaux et spectateurs compris.

## What is done in a plan

ui-ghost-move = marcher
ui-ghost-search = fouiller
ui-ghost-attack = attaquer
ui-ghost-use = utiliser quelque chose
ui-ghost-take = prendre quelque chose
ui-ghost-lift = soulever quelque chose
ui-ghost-drop = poser quelque chose
ui-ghost-fight = se battre
ui-ghost-end = finir le tour
ui-ghost-other = faire quelque chose

## Places that every game has

ui-place-seat = place occupée par { $who }

## Chat

ui-drawer-chat = Discussion
ui-chat-empty = Personne n’a encore rien dit.
ui-chat-write = Dire quelque chose à tout le monde
ui-chat-send = Envoyer
ui-chat-guest = { $name } (spectateur)
ui-chat-mute = Mettre { $name } en sourdine
ui-chat-unmute = Enlever la sourdine : { $name }
ui-chat-muted = En sourdine sur cet appareil : { $names }
ui-chat-no-voice = Seuls les joueurs peuvent discuter ici. L’hôte peut laisser les spectateurs participer.
ui-chat-voices = Laisser les spectateurs discuter
ui-chat-said = { $who } : { $text }
ui-chat-name = Ton nom dans la discussion

## Coming and going

ui-note-left = { $who } a perdu la connexion
ui-note-stand-in = Un bot remplace { $who }
ui-note-back = { $who } est de retour
ui-note-up = { $who } a laissé sa place à un bot
ui-note-sat = { $who } prend une place
ui-note-handed = { $who } remplace { $before }
ui-note-pause-refused = Le chrono continue : tout le monde n’était pas d’accord

## The pause key

ui-pause-vote = D’accord pour arrêter le chrono : { $have } sur { $all }

## Before the clock starts

ui-gather-ready = { $who } : c’est bon
ui-gather-waits = { $who } : lit encore
ui-gather-waiting = En attente : { $who }.
ui-gather-you = Le chrono démarre quand tout le monde a donné le départ.
ui-gather-begin = Commencer sans attendre
ui-gather-count = Le chrono démarre dans { $n }

## Handing a seat over

ui-hand-over = Céder ma place
ui-hand-over-help = Crée un lien qui marche une fois. La personne qui l’ouvre prend ta place, voit ce que tu vois et continue ; toi, tu regardes.
ui-hand-over-link = Lien vers ta place
ui-take-over = Une place t’attend
ui-take-over-help = Quelqu’un te cède sa place à cette table.
ui-take-over-now = Prendre la place
ui-take-over-watch = Seulement regarder
