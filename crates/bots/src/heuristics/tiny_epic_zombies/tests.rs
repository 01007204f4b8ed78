//! The thumb plays to the end, and better than chance.

use shamble_catalog::tiny_epic_zombies::{Action, Objective, State, Token};
use shamble_core::{Dice, Game, Millis, OptionValues, Pace, Quiet, Seat, Seed, Setup, Viewer};

use crate::{Bot, Level, Sight, bot};

/// Longer than any game.
const MAX_ACTS: usize = 5_000;

/// Plays one game; says how it ended and who won.
fn play(
    mode: &str,
    seats: usize,
    levels: impl Fn(Seat) -> Level,
    seed: u64,
) -> shamble_core::Outcome {
    play_seen(mode, seats, levels, seed, |_, _, _| {})
}

/// The same; `see` is shown every act before it is done.
fn play_seen(
    mode: &str,
    seats: usize,
    levels: impl Fn(Seat) -> Level,
    seed: u64,
    mut see: impl FnMut(&State, Seat, &Action),
) -> shamble_core::Outcome {
    let setup = Setup {
        options: OptionValues::from([("mode".to_owned(), mode.to_owned())]),
        seats,
        pace: Pace::PerAction,
        seed: Seed::from_number(seed),
    };
    let mut state = State::new(&setup).unwrap();
    let mut bots: Vec<Box<dyn Bot<State>>> = Seat::all(seats)
        .map(|seat| bot(levels(seat), &setup, seat))
        .collect();
    let mut dice = Dice::new(setup.seed.derive(7));
    for _ in 0..MAX_ACTS {
        if let Some(outcome) = state.outcome() {
            return outcome;
        }
        let asked = state
            .prompts()
            .iter()
            .find(|prompt| prompt.must)
            .map(|prompt| prompt.seat)
            .unwrap();
        let mut legal = Vec::new();
        state.legal_actions(asked, Millis::ZERO, &mut legal);
        let action = {
            let sight = Sight::new(&state, asked, Millis::ZERO);
            bots[asked.index()]
                .choose(&sight, &legal, &mut dice)
                .expect("whoever must answers")
        };
        see(&state, asked, &action);
        state
            .act(asked, &action, Millis::ZERO, &mut Quiet)
            .unwrap_or_else(|illegal| {
                panic!("seed {seed}: '{action}' is refused by {}", illegal.rule)
            });
    }
    panic!("seed {seed}: no end");
}

fn wins(
    mode: &str,
    seats: usize,
    levels: impl Fn(Seat) -> Level,
    winner: impl Fn(&shamble_core::Outcome) -> bool,
    games: u64,
) -> usize {
    (0..games)
        .filter(|seed| winner(&play(mode, seats, &levels, *seed)))
        .count()
}

const GAMES: u64 = 24;

fn is_won(outcome: &shamble_core::Outcome) -> bool {
    outcome.result == "humans"
}

// Over many games the thumb wins more than half of these, and chance none.
#[test]
fn humans_by_the_thumb_win_where_random_ones_do_not() {
    let thumbs = wins("cooperative", 3, |_| Level::Thumb, is_won, GAMES);
    let randoms = wins("cooperative", 3, |_| Level::Random, is_won, GAMES);
    assert!(
        thumbs >= 8 && randoms == 0,
        "{thumbs} and {randoms} of {GAMES}"
    );
}

// Over many games one in six is won against the thumb, two in three against chance.
#[test]
fn a_zombie_by_the_thumb_is_harder_to_beat() {
    let zombie = Seat::new(3);
    let against = |level: Level| {
        wins(
            "cooperative-vs-zombie",
            4,
            move |seat| if seat == zombie { level } else { Level::Thumb },
            is_won,
            GAMES,
        )
    };
    let (random, thumb) = (against(Level::Random), against(Level::Thumb));
    assert!(
        thumb + 5 <= random,
        "{thumb} of {GAMES} against the thumb, {random} against chance"
    );
}

// A competition among the like is won by somebody in more than half of the games; of two, the thumb beats chance.
#[test]
fn a_rival_by_the_thumb_beats_a_random_one() {
    let first = Seat::new(0);
    let level = |seat: Seat| {
        if seat == first {
            Level::Thumb
        } else {
            Level::Random
        }
    };
    let mut won = [0; 2];
    for seed in 0..3 * GAMES {
        let outcome = play("competitive", 2, level, seed);
        for seat in outcome.winners.iter() {
            won[seat.index()] += 1;
        }
    }
    assert!(won[0] >= 12 && won[1] == 0, "{won:?}");
}

#[test]
fn every_mode_comes_to_its_end() {
    for (mode, seats) in [
        ("competitive", 2),
        ("competitive", 4),
        ("competitive-vs-zombie", 3),
        ("solo", 1),
        ("cooperative-vs-zombie", 5),
    ] {
        for seed in 100..104 {
            play(mode, seats, |_| Level::Thumb, seed);
        }
    }
}

/// Nobody gives Ammo away down to the last Wound, unless that completes the Arsenal; and a step into a fight that one in
/// three does not live through is rare.
#[test]
fn nobody_throws_a_life_away() {
    let (mut n_fights, mut n_deadly, mut n_stashes) = (0, 0, 0);
    for seed in 0..GAMES {
        let see = |state: &State, seat: Seat, action: &Action| {
            let view = Game::view(state, Viewer::Seat(seat));
            let human = &view.humans[view.active.index()];
            match action {
                Action::Stash(n) => {
                    let mut objectives = view.objectives.iter();
                    let arsenal = objectives
                        .find(|view| view.objective == Objective::Arsenal)
                        .expect("Ammo is only put into a cache");
                    let is_last = arsenal.cache[0] + n >= arsenal.cache_target
                        && arsenal.progress[0] >= arsenal.target;
                    assert!(
                        human.to_death >= n + 3 || is_last && human.to_death > *n,
                        "seed {seed}: {n} Ammo put away {} from death",
                        human.to_death
                    );
                    n_stashes += 1;
                }
                Action::Move(to) => {
                    let odds = human.odds.iter().find(|(room, _)| room == to);
                    n_fights += usize::from(odds.is_some());
                    n_deadly += usize::from(odds.is_some_and(|(_, odds)| odds.eaten >= 2));
                }
                _ => {}
            }
        };
        play_seen("cooperative", 3, |_| Level::Thumb, seed, see);
    }
    assert!(n_stashes > 0 && n_fights > 100, "{n_stashes}, {n_fights}");
    assert!(12 * n_deadly <= n_fights, "{n_deadly} of {n_fights} fights");
}

/// A Part that its bearer cannot bring home in this Turn goes on with a friend who is there.
#[test]
fn the_part_changes_hands_on_its_way() {
    let mut n_given = 0;
    for seed in 0..4 * GAMES {
        let see = |_: &State, _: Seat, action: &Action| {
            n_given += usize::from(matches!(action, Action::Give(Token::Part, _)));
        };
        play_seen("cooperative", 4, |_| Level::Thumb, seed, see);
    }
    assert!(n_given > 0, "never in {} games", 4 * GAMES);
}
