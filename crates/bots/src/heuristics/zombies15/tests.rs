//! Whole games by rules of thumb, and single decisions.

use std::collections::BTreeMap;

use shamble_catalog::zombies15::{Action, Event, Position, State, ZombieCard};
use shamble_core::{Dice, Game, Millis, OptionValues, Pace, Seat, Seed, Session, Setup, Viewer};

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
    for_every_step(setup, level, |_, _, _| {}, |_| {})
}

/// The same, seeing every act before it is done and hearing what happens at every step.
fn for_every_step(
    setup: Setup,
    level: Level,
    mut see: impl FnMut(&State, Seat, &Action),
    mut look: impl FnMut(&[Event]),
) -> bool {
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
        see(session.state(), seat, &action);
        steps.clear();
        session
            .act_typed(seat, &action, now, &mut steps)
            .unwrap_or_else(|illegal| panic!("'{action}' is refused by {}", illegal.rule));
        steps.iter().for_each(|step| look(&step.events));
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

/// What the first Hero does in a position of a scenario, on his own turn.
fn decide(scenario: &str, change: impl FnOnce(&mut Position)) -> Option<Action> {
    let options = [
        ("scenario", scenario),
        ("heroes", "josh, snow, will, severity"),
        ("first", "0"),
    ];
    let setup = setup(&options, 1);
    let mut position = State::new(&setup).expect("sound options").position();
    change(&mut position);
    let state = State::from_position(position).expect("a sound position");
    let mut legal = Vec::new();
    state.legal_actions(Seat::new(0), Millis::ZERO, &mut legal);
    let sight = Sight::new(&state, Seat::new(0), Millis::ZERO);
    let mut bot = bot::<State>(Level::Thumb, &setup, Seat::new(0));
    bot.choose(&sight, &legal, &mut Dice::new(Seed::from_number(1)))
}

#[test]
fn a_lying_hero_gets_up() {
    let chosen = decide("3", |position| {
        position.heroes[0].posture = shamble_catalog::zombies15::Posture::Lying;
    });
    assert_eq!(chosen, Some(Action::GetUp));
}

/// A loud gun against a single zombie is a waste, but not as great a one as a turn.
#[test]
fn the_last_zombie_is_shot_whatever_the_noise() {
    let chosen = decide("3", |position| {
        let hero = &mut position.heroes[0];
        hero.lp = 1;
        hero.weapons = [Some("shotgun:3".parse().expect("a card")), None];
        let here = hero.at;
        position.zombies.insert(here, 1);
    });
    assert!(matches!(chosen, Some(Action::Attack { .. })), "{chosen:?}");
}

/// What was brought to the goal is put down for a friend who cannot get there alone.
#[test]
fn a_friend_without_ammo_is_fetched_from_the_goal() {
    let waits = |n_zombies: u16| {
        decide("5", |position| {
            let goal = "17A/street".parse().expect("a place");
            let short_of_it = "7B/street".parse().expect("a place");
            for hero in &mut position.heroes {
                hero.at = goal;
            }
            position.zombies.clear();
            position.heavy[0].at = "josh".parse().expect("a Hero");
            position.heavy[1].at = "17A/street".parse().expect("a place");
            position.heroes[0].weapons[0] = Some("shotgun:3".parse().expect("a card"));
            position.heroes[1].at = short_of_it;
            position.heroes[1].weapons = [None, None];
            if n_zombies > 0 {
                position.zombies.insert(short_of_it, n_zombies);
            }
        })
    };
    assert_eq!(waits(2), Some(Action::Drop));
    assert_eq!(waits(0), Some(Action::EndActions));
}

/// Nobody ends the Actions twice running beside a zombie that could be fought, with nothing changed in between, unless all
/// that is left to do is to stand there.
#[test]
fn nobody_freezes_beside_a_zombie() {
    for number in 1..=15 {
        let number = number.to_string();
        for seed in 0..6 {
            let mut boards: BTreeMap<u8, String> = BTreeMap::new();
            let see = |state: &State, seat: Seat, action: &Action| {
                if *action != Action::EndActions {
                    return;
                }
                let view = Game::view(state, Viewer::Seat(seat));
                let hero = view.active as u8;
                let me = view.heroes.iter().find(|other| other.hero == view.active);
                let me = me.expect("the Active Hero is at the table");
                let is_at_goal = view.objective.all_heroes_on.contains(&me.place.side);
                let mut legal = Vec::new();
                state.legal_actions(seat, Millis::ZERO, &mut legal);
                let can_fight = legal
                    .iter()
                    .any(|action| matches!(action, Action::Attack { .. }));
                let board = format!("{:?} {:?}", view.areas, view.heroes);
                let before = boards.insert(hero, board.clone());
                assert!(
                    is_at_goal || !can_fight || before != Some(board),
                    "scenario {number}, seed {seed}: {:?} stands beside {} at {}",
                    view.active,
                    me.zombies_here,
                    me.place
                );
            };
            for_every_step(
                setup(&[("scenario", &number)], seed),
                Level::Thumb,
                see,
                |_| {},
            );
        }
    }
}

/// Z15-R34, Z15-R35: a scenario leaves enough figures in the Reserve that its growls bring what their cards say.
#[test]
fn growls_bite_to_the_end() {
    for number in ["9", "11"] {
        let (mut n_cards, mut n_short) = (0, 0);
        for seed in 0..12 {
            let setup = setup(&[("scenario", number)], seed);
            for_every_step(
                setup,
                Level::Thumb,
                |_, _, _| {},
                |events| {
                    for pair in events.windows(2) {
                        if let [
                            Event::ZombieCardDrawn {
                                card: ZombieCard::Number { value, .. },
                            },
                            Event::ZombiesCame { n, .. },
                        ] = pair
                        {
                            n_cards += 1;
                            n_short += usize::from(*n < u16::from(*value));
                        }
                    }
                },
            );
        }
        assert!(
            n_cards > 100 && 20 * n_short <= n_cards,
            "scenario {number}: {n_short} of {n_cards} cards find too few figures"
        );
    }
}
