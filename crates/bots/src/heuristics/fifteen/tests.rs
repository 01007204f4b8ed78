//! Whole games by rules of thumb, and single decisions.

use shamble_catalog::fifteen::{Action, State};
use shamble_core::{Dice, Game, OptionValues, Pace, Seat, Seed, Session, Setup};

use crate::{Level, Sight, bot};

fn setup(options: &[(&str, &str)], seed: u64) -> Setup {
    let options: OptionValues = options
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect();
    Setup {
        options,
        seats: 4,
        pace: Pace::PerAction,
        seed: Seed::from_number(seed),
    }
}

/// Plays a table to its end; whether it was won.
fn is_won(setup: Setup, level: Level) -> bool {
    let mut dice = Dice::new(setup.seed.derive(7));
    let mut bots: Vec<_> = Seat::all(setup.seats)
        .map(|seat| bot::<State>(level, &setup, seat))
        .collect();
    let (mut session, _) = Session::<State>::start(setup).expect("sound options");
    let mut legal = Vec::new();
    let mut steps = Vec::new();
    for _ in 0..20_000 {
        if let Some(outcome) = session.state().outcome() {
            return outcome.result == "won";
        }
        let now = session.now();
        let seat = session.state().prompts()[0].seat;
        legal.clear();
        session.state().legal_actions(seat, now, &mut legal);
        let sight = Sight::new(session.state(), seat, now);
        let action = bots[seat.index()]
            .choose(&sight, &legal, &mut dice)
            .expect("a bot answers what it must");
        steps.clear();
        session
            .act_typed(seat, &action, now, &mut steps)
            .unwrap_or_else(|illegal| panic!("'{action}' is refused by {}", illegal.rule));
    }
    panic!("a game that does not end");
}

#[test]
fn every_scenario_comes_to_an_end_and_the_first_is_mostly_won() {
    for number in 1..=15 {
        let number = number.to_string();
        for seed in 0..2 {
            is_won(setup(&[("scenario", &number)], seed), Level::Thumb);
        }
    }
    let won = (0..20)
        .filter(|seed| is_won(setup(&[("scenario", "1")], *seed), Level::Thumb))
        .count();
    assert!(won >= 12, "{won} of 20");
    let by_chance = (0..20)
        .filter(|seed| is_won(setup(&[("scenario", "1")], *seed), Level::Random))
        .count();
    assert!(
        by_chance < won,
        "random play wins {by_chance}, rules of thumb {won}"
    );
}

#[test]
fn other_modes_come_to_an_end() {
    for options in [
        &[
            ("mode", "quick"),
            ("quick_keys", "2"),
            ("event_values", "1,2"),
        ][..],
        &[("mode", "custom")],
        &[
            ("mode", "campaign"),
            (
                "progress",
                "3 | josh starting bag1 | will starting bag2 | snow starting | dex starting dog",
            ),
        ],
    ] {
        is_won(setup(options, 3), Level::Thumb);
    }
}

#[test]
fn a_lying_hero_gets_up_and_a_full_hand_is_not_thrown_away() {
    let setup = setup(
        &[
            ("scenario", "3"),
            ("heroes", "josh, snow, will, severity"),
            ("first", "0"),
        ],
        1,
    );
    let mut position = State::new(&setup).expect("sound options").position();
    position.heroes[0].posture = shamble_catalog::fifteen::Posture::Lying;
    let state = State::from_position(position).expect("a sound position");
    let mut legal = Vec::new();
    let now = shamble_core::Millis::ZERO;
    state.legal_actions(Seat::new(0), now, &mut legal);
    let sight = Sight::new(&state, Seat::new(0), now);
    let mut bot = bot::<State>(Level::Thumb, &setup, Seat::new(0));
    let chosen = bot.choose(&sight, &legal, &mut Dice::new(Seed::from_number(1)));
    assert_eq!(chosen, Some(Action::GetUp));
}
