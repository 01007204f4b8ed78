//! Decisions in single positions, and whole games against chance.

use shamble_catalog::mall::{Action, Ask, Point, Position, State, Status};
use shamble_core::{Dice, Game, Millis, OptionValues, Pace, Quiet, Seat, Seed, Setup};

use crate::{Level, Sight, bot};

fn setup(options: &[(&str, &str)], seats: usize, seed: u64) -> Setup {
    Setup {
        options: options
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect::<OptionValues>(),
        seats,
        pace: Pace::PerAction,
        seed: Seed::from_number(seed),
    }
}

/// A solo table at a point of the turn, with the rest of the position as `change` makes it.
fn decide(change: impl FnOnce(&mut Position)) -> String {
    let setup = setup(&[], 1, 1);
    let mut position = State::new(&setup).unwrap().position();
    position.ask = Ask::Point(Point::Moving);
    position.players[0].status = Status::OnMap;
    position.players[0].at = "20,7".parse().unwrap();
    position.turn.mp = 6;
    position.loot.clear();
    position.objectives.clear();
    change(&mut position);
    let state = State::from_position(position).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let seat = Seat::new(0);
    let sight = Sight::new(&state, seat, Millis::ZERO);
    let mut legal = Vec::new();
    sight.legal_actions(&mut legal);
    let mut dice = Dice::new(Seed::from_number(1));
    let action = bot::<State>(Level::Thumb, &setup, seat).choose(&sight, &legal, &mut dice);
    action.expect("a prompt that must be answered").to_string()
}

#[test]
fn walks_to_the_nearest_loot_and_takes_it() {
    assert_eq!(
        decide(|position| position.loot = vec!["18,7".parse().unwrap()]),
        "step n"
    );
    assert_eq!(
        decide(|position| position.loot = vec!["20,7".parse().unwrap()]),
        "loot"
    );
}

#[test]
fn goes_round_zombies_when_that_is_cheaper() {
    let step = decide(|position| {
        position.loot = vec!["20,4".parse().unwrap()];
        position.zombies = vec!["18,6".parse().unwrap(), "18,6".parse().unwrap()];
    });
    assert!(["step w", "step s"].contains(&step.as_str()), "{step}");
}

#[test]
fn a_key_goes_to_its_lock() {
    let key = |position: &mut Position, at: &str, card: &str| {
        position.players[0].at = at.parse().unwrap();
        position.players[0].hand = vec![card.parse().unwrap()];
    };
    assert_eq!(decide(|position| key(position, "5,6", "L35")), "step n");
    assert_eq!(decide(|position| key(position, "3,6", "L35")), "unlock w");
    let inside = decide(|position| {
        key(position, "5,1", "L36");
        position.doors[0].locked = false;
    });
    assert_eq!(inside, "unlock radio");
}

#[test]
fn fights_with_bandages_and_flees_without() {
    let fight = |bandages: u8| {
        decide(|position| {
            position.ask = Ask::Fight;
            position.todo = vec![
                shamble_catalog::mall::Task::Point(Point::Moving),
                shamble_catalog::mall::Task::Combat,
            ];
            position.zombies = vec!["20,6".parse().unwrap()];
            position.players[0].bandages = bandages;
        })
    };
    assert_eq!(fight(5), "fight w");
    assert!(fight(0).starts_with("escape "), "{}", fight(0));
}

#[test]
fn a_lost_roll_costs_the_cheapest_card_that_wins_it() {
    let lost = |roll: u8, hand: &[&str]| {
        decide(|position| {
            position.ask = Ask::Lost;
            position.todo = vec![
                shamble_catalog::mall::Task::Point(Point::Moving),
                shamble_catalog::mall::Task::Combat,
            ];
            position.turn.fight = Some(shamble_catalog::mall::Fight {
                at: "w".parse().unwrap(),
                roll,
                weapon: false,
            });
            position.zombies = vec!["20,6".parse().unwrap()];
            position.players[0].hand = hand.iter().map(|card| card.parse().unwrap()).collect();
        })
    };
    assert_eq!(lost(2, &["L15*3", "L18*2", "L50"]), "boost L15*3");
    assert_eq!(lost(1, &["L15*3", "L18*2", "L50"]), "boost L18*2");
    assert_eq!(lost(1, &["L15*3", "L04"]), "boost L04");
    assert_eq!(lost(0, &["L15*3"]), "bandage");
    assert_eq!(lost(0, &["L26*1"]), "bandage L26*1");
}

/// Plays a table to its end; says whether somebody got out.
fn play(level: Level, options: &[(&str, &str)], seats: usize, seed: u64) -> bool {
    let setup = setup(options, seats, seed);
    let mut state = State::new(&setup).unwrap();
    let mut dice = Dice::new(setup.seed.derive(1));
    let mut legal: Vec<Action> = Vec::new();
    for _ in 0..100_000 {
        if let Some(outcome) = state.outcome() {
            return !outcome.winners.is_empty();
        }
        let mut acted = false;
        for prompt in state.prompts() {
            legal.clear();
            state.legal_actions(prompt.seat, Millis::ZERO, &mut legal);
            let sight = Sight::new(&state, prompt.seat, Millis::ZERO);
            if let Some(action) =
                bot::<State>(level, &setup, prompt.seat).choose(&sight, &legal, &mut dice)
            {
                state
                    .act(prompt.seat, &action, Millis::ZERO, &mut Quiet)
                    .unwrap_or_else(|illegal| {
                        panic!("{action} by {} is refused by {}", prompt.seat, illegal.rule)
                    });
                acted = true;
                break;
            }
        }
        assert!(acted, "nobody acts");
    }
    panic!("a game without end");
}

#[test]
fn rules_of_thumb_get_out_far_more_often_than_chance() {
    let wins = |level, options: &[(&str, &str)]| {
        (0..12)
            .filter(|seed| play(level, options, 3, *seed))
            .count()
    };
    assert_eq!(wins(Level::Random, &[]), 0);
    assert!(wins(Level::Thumb, &[]) >= 5);
}

#[test]
fn every_scenario_and_both_modes_come_to_an_end() {
    for mode in ["coop", "rival"] {
        for scenario in ["1", "1A", "1B"] {
            for auto in ["on", "off"] {
                play(
                    Level::Thumb,
                    &[
                        ("mode", mode),
                        ("scenario", scenario),
                        ("auto_choices", auto),
                    ],
                    2,
                    3,
                );
            }
        }
    }
}
