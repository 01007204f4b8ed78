//! Plays many games and counts, besides who won, what a watcher would call a mistake: in Zombies 15' a freeze, which is a
//! turn that ends with usable Actions for the second time running although nothing on the board has changed; in Tiny Epic
//! Zombies a step into a fight with one chance in three or more to be eaten, and Ammo given away down to the last; in all
//! games turns that end with something unspent, and with `--judge` those of them in which somebody who looks as far as an
//! expert, in more worlds, is sure that it was better to go on; what it would have done is told by the first word of it, or by so many as `--words` says.
//!
//! With `--bots A,B,C` each of them plays the same games, and what each wins more than the one before is told with the 95 %
//! interval of the paired differences; `--others LEVEL` takes all seats but the first. `--wins` tells, game by game, whether
//! the first seat won.
//!
//! ```text
//! cargo run -p shamble-bots --example thumb -- zombies15 --games 1000 --option scenario=8
//! cargo run -p shamble-bots --example thumb -- zombies15 --games 1000 --option scenario=8 --judge
//! cargo run -p shamble-bots --example thumb -- zombies15 --games 50 --option scenario=8 --bots casual,ahead:8/32/3/3,clairvoyant
//! cargo run -p shamble-bots --example thumb -- zombies15 --games 1 --seed 7 --trace
//! ```
//! Game `i` has the seed and the dice that `shamble simulate` gives it, so both play the same games.

use std::collections::BTreeMap;
use std::time::Instant;

use shamble_bots::{Bot, Level, Playable, Sight, ahead, better, bot, clairvoyant};
use shamble_catalog::{for_game, tiny_epic_zombies, zombies15};
use shamble_core::{
    Dice, Game, Millis, OptionValues, Outcome, Pace, Runner, Seat, Seed, Setup, Viewer,
};

struct Wanted {
    game: String,
    options: OptionValues,
    seats: Option<usize>,
    games: std::ops::Range<u64>,
    seed: u64,
    players: Vec<String>,
    others: Option<String>,
    is_judged: bool,
    /// How many words tell what the judge would have done.
    words: usize,
    is_traced: bool,
    tells_wins: bool,
}

fn main() {
    let wanted = Wanted::from_args();
    match wanted.game.as_str() {
        zombies15::State::ID => {
            let mut freezes = Freezes::default();
            series(&wanted, &mut freezes);
            println!(
                "  frozen turns: {} in {} games, {} of them beside a zombie; growl cards that found too few figures: {} of {}",
                freezes.turns, freezes.games, freezes.refused, freezes.short, freezes.cards
            );
        }
        tiny_epic_zombies::State::ID => {
            let mut risks = Risks::default();
            series(&wanted, &mut risks);
            println!(
                "  deadly steps: {} of {} into a fight; last Ammo given away: {} of {}",
                risks.deadly, risks.steps, risks.last, risks.stashes
            );
        }
        game => for_game!(game, G => series::<G>(&wanted, &mut Nothing))
            .unwrap_or_else(|| panic!("unknown game '{game}'")),
    }
}

impl Wanted {
    fn from_args() -> Self {
        let mut args = std::env::args().skip(1);
        let mut wanted = Self {
            game: args.next().expect("the first word is a game"),
            options: OptionValues::new(),
            seats: None,
            games: 0..100,
            seed: 1,
            players: vec![Level::Thumb.to_string()],
            others: None,
            is_judged: false,
            words: 1,
            is_traced: false,
            tells_wins: false,
        };
        while let Some(word) = args.next() {
            let mut value = || {
                args.next()
                    .unwrap_or_else(|| panic!("{word} needs a value"))
            };
            let number = |text: String| text.parse::<u64>().expect("a whole number");
            match word.as_str() {
                "--option" => {
                    let pair = value();
                    let (key, value) = pair.split_once('=').expect("KEY=VALUE");
                    wanted.options.insert(key.to_owned(), value.to_owned());
                }
                "--seats" => wanted.seats = Some(number(value()) as usize),
                "--games" => wanted.games.end = wanted.games.start + number(value()),
                "--first" => {
                    let first = number(value());
                    wanted.games = first..first + (wanted.games.end - wanted.games.start);
                }
                "--seed" => wanted.seed = number(value()),
                "--bots" => wanted.players = value().split(',').map(str::to_owned).collect(),
                "--others" => wanted.others = Some(value()),
                "--judge" => wanted.is_judged = true,
                "--words" => wanted.words = number(value()) as usize,
                "--trace" => wanted.is_traced = true,
                "--wins" => wanted.tells_wins = true,
                other => panic!("unknown word '{other}'"),
            }
        }
        wanted
    }
}

/// Somebody who looks on.
trait Watch<G: Game> {
    /// A game begins.
    fn begin(&mut self) {}

    /// A seat is about to act.
    fn see(&mut self, state: &G, seat: Seat, action: &G::Action);

    /// What came of it.
    fn hear(&mut self, events: &[G::Event]) {
        let _ = events;
    }
}

/// Nothing is counted.
struct Nothing;

impl<G: Game> Watch<G> for Nothing {
    fn see(&mut self, _: &G, _: Seat, _: &G::Action) {}
}

/// Plays the games and prints how they ended.
fn series<G: Playable>(wanted: &Wanted, watch: &mut impl Watch<G>) {
    let spec = G::spec();
    let mut options = G::simulation_options();
    options.extend(wanted.options.clone());
    let mode = options.get(shamble_core::options::MODE);
    let mode = mode.and_then(|id| spec.mode(id)).unwrap_or(&spec.modes[0]);
    let seats = wanted.seats.unwrap_or(mode.default_seats);
    let mut before: Option<Vec<f64>> = None;
    for player in &wanted.players {
        let won = series_of::<G>(wanted, &options, seats, player, watch);
        if let Some(before) = before.replace(won.clone()) {
            let pairs = won.iter().zip(&before);
            let differences: Vec<f64> = pairs.map(|(now, before)| now - before).collect();
            let n = differences.len() as f64;
            let mean = differences.iter().sum::<f64>() / n;
            let squares: f64 = differences.iter().map(|d| (d - mean).powi(2)).sum();
            let error = (squares / (n * (n - 1.0)).max(1.0)).sqrt();
            println!(
                "  {player} over the one before: {:+.1} points ({:+.1} to {:+.1})",
                100.0 * mean,
                100.0 * (mean - 1.96 * error),
                100.0 * (mean + 1.96 * error)
            );
        }
    }
}

/// Somebody of that name: a level, `ahead:BUDGET` or `clairvoyant`.
fn sit<G: Playable>(name: &str, setup: &Setup, seat: Seat) -> Box<dyn Bot<G>> {
    if name == "clairvoyant" {
        return clairvoyant(setup, seat);
    }
    match name.strip_prefix("ahead:") {
        Some(budget) => ahead(setup, seat, budget.parse().expect("a budget")),
        None => bot(name.parse().expect("a level"), setup, seat),
    }
}

/// Plays the games of one player and prints how they ended; whether the first seat won, game by game.
fn series_of<G: Playable>(
    wanted: &Wanted,
    options: &OptionValues,
    seats: usize,
    player: &str,
    watch: &mut impl Watch<G>,
) -> Vec<f64> {
    let mut first_won = Vec::new();
    let mut results: BTreeMap<&'static str, u64> = BTreeMap::new();
    let mut wins = vec![0u64; seats];
    let mut n_actions = 0u64;
    let mut unspent = Unspent::default();
    let begin = Instant::now();
    for index in wanted.games.clone() {
        let seed = Seed::from_number(wanted.seed).derive(index);
        let setup = Setup {
            options: options.clone(),
            seats,
            pace: Pace::PerAction,
            seed,
        };
        let (outcome, n) = play::<G>(&setup, wanted, player, watch, &mut unspent);
        n_actions += n;
        let result = outcome
            .as_ref()
            .map_or("unfinished", |outcome| outcome.result);
        if wanted.is_traced {
            println!("game {index}: {result}");
        }
        *results.entry(result).or_default() += 1;
        let is_first = |outcome: &Outcome| outcome.winners.has(Seat::new(0));
        first_won.push(f64::from(u8::from(outcome.as_ref().is_some_and(is_first))));
        for seat in outcome.iter().flat_map(|outcome| outcome.winners.iter()) {
            wins[seat.index()] += 1;
        }
    }
    let spent = begin.elapsed();
    let n_games = wanted.games.end - wanted.games.start;
    println!(
        "{} {:?} {player} seats {seats} games {n_games}: {results:?}, seats won {wins:?}, {:.2} s and {} acts a game, {:.1} us an act",
        wanted.game,
        wanted.options,
        spent.as_secs_f64() / n_games.max(1) as f64,
        n_actions / n_games.max(1),
        spent.as_secs_f64() * 1e6 / n_actions.max(1) as f64,
    );
    println!(
        "  turns ended: {}, with something unspent: {}",
        unspent.ends, unspent.unspent
    );
    if wanted.is_judged {
        println!(
            "  where it was surely better to go on: {} in {} games, with {:?}",
            unspent.by_judge.values().sum::<u64>(),
            unspent.games,
            unspent.by_judge
        );
    }
    if wanted.tells_wins {
        let digits = first_won
            .iter()
            .map(|won| if *won > 0.5 { '1' } else { '0' });
        println!("  wins: {}", digits.collect::<String>());
    }
    first_won
}

/// Turns that ended, and how.
#[derive(Default)]
struct Unspent {
    ends: u64,
    unspent: u64,
    /// What the judge would have done instead of ending the turn, by its first words.
    by_judge: BTreeMap<String, u64>,
    /// Games with at least one of them.
    games: u64,
}

impl Unspent {
    /// The judge has dice of its own, so that the game goes on as it would have.
    fn see<G: Playable>(
        &mut self,
        sight: &Sight<'_, G>,
        has_left: bool,
        legal: &[G::Action],
        action: &G::Action,
        judge: Option<&mut Judge<'_>>,
    ) {
        self.ends += 1;
        self.unspent += u64::from(has_left);
        let Some(judge) = judge.filter(|_| has_left) else {
            return;
        };
        if let Some(better) = better(judge.setup, sight, legal, action, &mut judge.dice) {
            let text = better.to_string();
            let words: Vec<&str> = text.split_whitespace().take(judge.words).collect();
            *self.by_judge.entry(words.join(" ")).or_default() += 1;
            self.games += u64::from(!judge.has_spoken);
            judge.has_spoken = true;
        }
    }
}

/// Somebody who is asked what else could have been done.
struct Judge<'a> {
    setup: &'a Setup,
    dice: Dice,
    has_spoken: bool,
    words: usize,
}

fn play<G: Playable>(
    setup: &Setup,
    wanted: &Wanted,
    player: &str,
    watch: &mut impl Watch<G>,
    unspent: &mut Unspent,
) -> (Option<Outcome>, u64) {
    let mut judge = wanted.is_judged.then(|| Judge {
        setup,
        dice: Dice::new(setup.seed.derive(u64::MAX - 2)),
        has_spoken: false,
        words: wanted.words,
    });
    let mut bots: Vec<_> = Seat::all(setup.seats)
        .map(|seat| match &wanted.others {
            Some(others) if seat.index() > 0 => sit::<G>(others, setup, seat),
            _ => sit::<G>(player, setup, seat),
        })
        .collect();
    let mut dice = Dice::new(setup.seed.derive(u64::MAX));
    let mut running = Running {
        state: G::new(setup).expect("sound options"),
        now: Millis::ZERO,
        events: Vec::new(),
    };
    let mut legal = Vec::new();
    let mut n_actions = 0;
    watch.begin();
    while running.state.outcome().is_none() && n_actions < 100_000 {
        let prompts = running.state.prompts();
        let asked: Vec<Seat> = prompts
            .iter()
            .filter(|prompt| prompt.is_open(running.now))
            .map(|prompt| prompt.seat)
            .collect();
        let first = if asked.len() > 1 {
            dice.pick(asked.len())
        } else {
            0
        };
        let turn = asked[first..].iter().chain(&asked[..first]);
        let chosen = turn.copied().find_map(|seat| {
            legal.clear();
            running.state.legal_actions(seat, running.now, &mut legal);
            let bot = &mut bots[seat.index()];
            let sight = if bot.sees_all() {
                Sight::open(&running.state, seat, running.now)
            } else {
                Sight::new(&running.state, seat, running.now)
            };
            let action = bot.choose(&sight, &legal, &mut dice)?;
            Some((seat, action))
        });
        let Some((seat, action)) = chosen else {
            if !running.pass() {
                break;
            }
            continue;
        };
        watch.see(&running.state, seat, &action);
        let sight = Sight::new(&running.state, seat, running.now);
        if let Some(has_left) = G::leaves_off(&sight, &action) {
            unspent.see(&sight, has_left, &legal, &action, judge.as_mut());
        }
        running.events.clear();
        if wanted.is_traced {
            println!("{:>7} {seat} {action}", running.now.0);
        }
        let until = running.now + running.state.cost(seat, &action);
        running
            .state
            .act(seat, &action, running.now, &mut running.events)
            .unwrap_or_else(|illegal| panic!("'{action}' is refused by {}", illegal.rule));
        n_actions += 1;
        running.run_until(until);
        watch.hear(&running.events);
    }
    (running.state.outcome(), n_actions)
}

struct Running<G: Game> {
    state: G,
    now: Millis,
    events: Vec<G::Event>,
}

impl<G: Game> Runner<G> for Running<G> {
    fn state(&self) -> &G {
        &self.state
    }

    fn now(&self) -> Millis {
        self.now
    }

    fn set_now(&mut self, now: Millis) {
        self.now = now;
    }

    fn wake(&mut self, due: Millis) {
        self.state.wake(due, &mut self.events);
    }
}

/// What is counted of Zombies 15'.
#[derive(Default)]
struct Freezes {
    turns: u64,
    /// Those of them in which the Hero could have attacked.
    refused: u64,
    games: u64,
    /// By Hero: the board when the last turn was ended early.
    boards: BTreeMap<String, String>,
    is_counted: bool,
    /// Growl cards with a number, and those of them for which the Reserve was too small.
    cards: u64,
    short: u64,
}

impl Watch<zombies15::State> for Freezes {
    fn begin(&mut self) {
        self.boards.clear();
        self.is_counted = false;
    }

    fn see(&mut self, state: &zombies15::State, seat: Seat, action: &zombies15::Action) {
        if *action != zombies15::Action::EndActions {
            return;
        }
        let view = Game::view(state, Viewer::Seat(seat));
        let hero = format!("{:?}", view.active);
        if view.actions == 0 {
            self.boards.remove(&hero);
            return;
        }
        let board = format!("{:?} {:?}", view.areas, view.heroes);
        if self.boards.get(&hero) == Some(&board) {
            let mut legal = Vec::new();
            state.legal_actions(seat, Millis::ZERO, &mut legal);
            let can_fight = legal
                .iter()
                .any(|action| matches!(action, zombies15::Action::Attack { .. }));
            self.refused += u64::from(can_fight);
            self.turns += 1;
            self.games += u64::from(!self.is_counted);
            self.is_counted = true;
        }
        self.boards.insert(hero, board);
    }

    fn hear(&mut self, events: &[zombies15::Event]) {
        for pair in events.windows(2) {
            if let [
                zombies15::Event::ZombieCardDrawn {
                    card: zombies15::ZombieCard::Number { value, .. },
                },
                zombies15::Event::ZombiesCame { n, .. },
            ] = pair
            {
                self.cards += 1;
                self.short += u64::from(*n < u16::from(*value));
            }
        }
    }
}

/// What is counted of Tiny Epic Zombies.
#[derive(Default)]
struct Risks {
    steps: u64,
    deadly: u64,
    stashes: u64,
    last: u64,
}

impl Watch<tiny_epic_zombies::State> for Risks {
    fn see(
        &mut self,
        state: &tiny_epic_zombies::State,
        seat: Seat,
        action: &tiny_epic_zombies::Action,
    ) {
        use tiny_epic_zombies::Action;
        if !matches!(action, Action::Move(_) | Action::Stash(_)) {
            return;
        }
        let view = Game::view(state, Viewer::Seat(seat));
        let human = &view.humans[view.active.index()];
        match action {
            Action::Move(to) => {
                let odds = human.odds.iter().find(|(room, _)| room == to);
                self.steps += u64::from(odds.is_some());
                self.deadly += u64::from(odds.is_some_and(|(_, odds)| odds.eaten >= 2));
            }
            Action::Stash(n) => {
                self.stashes += 1;
                self.last += u64::from(human.to_death <= n + 1);
            }
            _ => {}
        }
    }
}
