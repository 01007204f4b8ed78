//! Decisions in single positions, and whole games against chance.

use shamble_catalog::zombie_mall::{Action, Ask, Point, Position, State, Status};
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
    decide_among(1, change)
}

/// The same with friends, all in the space of the one who decides.
fn decide_among(seats: usize, change: impl FnOnce(&mut Position)) -> String {
    let setup = setup(&[("mode", "coop")], seats, 1);
    let mut position = State::new(&setup).unwrap().position();
    position.ask = Ask::Point(Point::Moving);
    position.turn.seat = Seat::new(0);
    for player in &mut position.players {
        player.status = Status::OnMap;
        player.at = "20,7".parse().unwrap();
    }
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
fn leaves_the_nearest_loot_to_a_friend_who_is_nearer() {
    let step = |friend: &str| {
        decide_among(2, |position| {
            position.loot = vec!["18,7".parse().unwrap(), "20,4".parse().unwrap()];
            position.players[1].at = friend.parse().unwrap();
        })
    };
    assert_eq!(step("20,4"), "step n");
    assert_ne!(step("18,7"), "step n");
}

#[test]
fn a_key_is_handed_to_the_friend_who_is_fitter_to_carry_it() {
    let end = |own: u8, friends: u8| {
        decide_among(2, |position| {
            position.turn.mp = 0;
            position.players[0].adrenaline = 0;
            position.players[0].hand = vec!["L35".parse().unwrap()];
            position.players[0].bandages = own;
            position.players[1].bandages = friends;
        })
    };
    assert_eq!(end(1, 5), "give 1 L35");
    assert_eq!(end(5, 1), "done");
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
fn fights_on_and_flees_when_a_bite_would_be_the_last() {
    let fight = |bandages: u8, bites: u16| {
        decide(|position| {
            position.ask = Ask::Fight;
            position.todo = vec![
                shamble_catalog::zombie_mall::Task::Point(Point::Moving),
                shamble_catalog::zombie_mall::Task::Combat,
            ];
            position.zombies = vec!["20,6".parse().unwrap()];
            position.players[0].bandages = bandages;
            position.players[0].bites = bites;
        })
    };
    assert_eq!(fight(5, 5), "fight w");
    assert_eq!(fight(0, 0), "fight w");
    assert!(fight(0, 5).starts_with("escape "), "{}", fight(0, 5));
}

#[test]
fn a_lost_roll_costs_the_cheapest_card_that_wins_it() {
    let lost = |roll: u8, hand: &[&str]| {
        decide(|position| {
            position.ask = Ask::Lost;
            position.todo = vec![
                shamble_catalog::zombie_mall::Task::Point(Point::Moving),
                shamble_catalog::zombie_mall::Task::Combat,
            ];
            position.turn.fight = Some(shamble_catalog::zombie_mall::Fight {
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
