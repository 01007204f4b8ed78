//! The thumb plays to the end, and better than chance.

use shamble_catalog::tiny_epic::State;
use shamble_core::{Dice, Game, Millis, OptionValues, Pace, Quiet, Seat, Seed, Setup};

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

#[test]
fn humans_by_the_thumb_win_where_random_ones_do_not() {
    let is_won = |outcome: &shamble_core::Outcome| outcome.result == "humans";
    let thumbs = wins("cooperative", 3, |_| Level::Thumb, is_won, 60);
    let randoms = wins("cooperative", 3, |_| Level::Random, is_won, 60);
    assert!(thumbs >= 15 && randoms <= 1, "{thumbs} and {randoms} of 60");
}

#[test]
fn a_zombie_by_the_thumb_is_harder_to_beat() {
    let is_won = |outcome: &shamble_core::Outcome| outcome.result == "humans";
    let zombie = Seat::new(3);
    let against = |level: Level| {
        wins(
            "cooperative-vs-zombie",
            4,
            move |seat| if seat == zombie { level } else { Level::Thumb },
            is_won,
            60,
        )
    };
    let (random, thumb) = (against(Level::Random), against(Level::Thumb));
    assert!(
        thumb < random,
        "{thumb} of 60 against the thumb, {random} against chance"
    );
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
        for seed in 100..110 {
            play(mode, seats, |_| Level::Thumb, seed);
        }
    }
}
