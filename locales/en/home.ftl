### Around the games: one's own tables and notifications, daily challenges, records, and the page without a connection.

## Own tables

# The title of the page while tables wait. $n how many, $name the program.
home-title-waiting = ({ $n }) { $name }
home-turn-yours = Your turn
home-turn-of = Waiting for { $people }
home-notify = Tell me when it is my turn, even while this page is closed
home-notify-denied = Your browser does not let this page notify you. You can allow it in the browser's settings for this site.
home-notify-unsupported = Notifications cannot be used here: they need a secure address (https), a browser with a push service, and a server that sends them. The title and the list above show whose turn it is.
home-waits = Slow game: the table waits
home-waits-help = Nobody is replaced by a bot while away; a turn can take days. Best without a clock.
home-vibration = Vibrate when the screen shakes

## Daily challenge

home-learn = Lessons and puzzles
home-daily = Daily challenge
home-daily-intro = Every day one table per game: the same crew and the same dice for everybody on this server. Only your first try counts, and only without help. Replays open when the day is over, at midnight UTC.
home-daily-seats =
    { $n ->
        [1] You alone
        [2] You and one other, { $bots }
       *[other] { $n } seats: you, the others each { $bots }
    }
home-daily-play = Play today's challenge
home-daily-again = Try again
home-daily-own = Back to my table
home-daily-again-note = You have had your try. Another one is listed as a second try and has no place.
home-daily-results = Results: { $game }
home-daily-place = Place
home-daily-rank = { $n }.
home-daily-unranked = –
home-daily-who = Player
home-daily-you = (you)
home-daily-how = Result
home-daily-won = Won
home-daily-lost = Lost
home-daily-score = Points
home-daily-acts = Moves
home-daily-none = Nobody has finished yet. Be the first.
home-daily-none-then = Nobody finished this one.
home-daily-until = Open until { $time } your time.
home-daily-days = Other days
home-daily-today = Today
home-daily-finished = See today's results
home-daily-sealed = The dice and the replay of a challenge open at midnight UTC, so that nobody can look them up before playing.

## Records

home-records = Your records
home-records-intro = Your bests and badges are kept on this device and nowhere else. Save them as a file to take them to another one.
home-badges = Badges: { $n } of { $all }
home-badge-earned = Earned
home-badge-first-game = Out of the house
    .how = Finish a game.
home-badge-first-win = Still breathing
    .how = Win a game.
home-badge-three-in-a-row = On a roll
    .how = Win three games in a row.
home-badge-all-games = Four nights
    .how = Finish every game once.
home-badge-all-won = Four dawns
    .how = Win every game once.
home-badge-ten-wins = Hard to bite
    .how = Win ten games.
home-badge-challenger = Challenger
    .how = Finish a daily challenge.
home-badge-week-of-challenges = Seven days later
    .how = Finish a challenge seven days in a row.
home-badge-challenge-won = Clean getaway
    .how = Win a daily challenge on the first try, without help.
home-bests = Bests
home-bests-note = Points and the shortest win count only games without help. Length is counted in moves and events of everybody.
home-best-game = Game
home-best-played = Played
home-best-won = Won
home-best-score = Most points
home-best-shortest = Shortest win
home-carry = Take them along
home-records-save = Save as a file
home-records-read = Add from a file
home-records-no-file = That is not a file with Shamble records.
home-records-added =
    { $n ->
        [0] Every game in that file was here already.
        [one] One game added.
       *[other] { $n } games added.
    }

## Without a connection

home-offline = No connection to the server.
home-offline-needs = Games, lessons, puzzles and replays need it; your tables wait there and nothing is lost. The companion for a game on a real table works without it.
home-offline-again = Try again
