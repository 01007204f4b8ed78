//! Tests of the contract suite: a sound game passes it, and each way of being unsound is noticed.

use super::contract::{Contract, check, check_all, try_contract};
use super::toy::{Flaw, Toy};
use crate::{OptionValues, Pace};

#[test]
fn a_sound_game_passes() {
    let tried = check_all::<Toy>(4, true);
    assert_eq!(tried.n_games, 4 * 2 * 4);
    assert!(
        tried.n_close_looks > 100 && tried.n_redealt > 100,
        "{tried:?}"
    );
    assert!(
        tried.n_odd_accepted > 100 && tried.n_odd > 2 * tried.n_odd_accepted,
        "{tried:?}"
    );
    assert!(
        tried.n_twin_inputs > 100 && tried.n_composed > 100,
        "{tried:?}"
    );
}

/// What the suite says about a broken toy at the given pace, if it notices.
fn verdict(flaw: Flaw, pace: Pace) -> Option<String> {
    let contract = Contract {
        seats: 3,
        pace,
        games: 20,
        max_inputs: 2_000,
        ..Contract::default()
    };
    let broken = flaw.during(|| try_contract::<Toy>(&contract)).err()?;
    let text = broken.to_string();
    assert!(
        text.contains("SHAMBLE_SEED=") && text.contains("3 seats"),
        "{text}"
    );
    Some(broken.promise)
}

#[track_caller]
fn noticed(flaw: Flaw, words: &str) {
    for pace in [Pace::PerAction, Pace::RealTime] {
        let promise = verdict(flaw, pace).unwrap_or_else(|| panic!("{pace:?}: nothing noticed"));
        assert!(
            words.split('|').any(|words| promise.contains(words)),
            "{pace:?}: {promise}"
        );
    }
}

#[test]
fn leaks_are_noticed() {
    noticed(Flaw::ViewLeaksHands, "changes its view");
    noticed(Flaw::SpectatorSees, "changes a spectator's view");
    noticed(Flaw::EventLeaksCard, "what seat");
    noticed(Flaw::LabelLeaks, "changes its listed actions");
    noticed(Flaw::DealsNothing, "never changed anything");
}

#[test]
fn games_that_do_not_go_on_are_noticed() {
    noticed(Flaw::DeadEnd, "no action is listed");
    noticed(Flaw::NobodyAsked, "a dead end");
    noticed(Flaw::NeverEnds, "does not end");
    noticed(Flaw::AsksAfterTheEnd, "asked after the end");
}

#[test]
fn unsound_lists_and_refusals_are_noticed() {
    noticed(Flaw::ListsIllegal, "is listed for seat");
    noticed(Flaw::ListsTwice, "is listed twice");
    noticed(Flaw::RefusalMutates, "changes the state");
    noticed(Flaw::NamelessRule, "no rule id");
    noticed(Flaw::AnybodyActs, "although it is not asked|neither listed");
    noticed(Flaw::TextIsLossy, "reads back as|was put together");
}

#[test]
fn states_that_are_more_than_their_position_are_noticed() {
    noticed(
        Flaw::OutsideState,
        "two different states|another state|does not replay",
    );
    noticed(
        Flaw::SharedClones,
        "two different states|another state|does not replay",
    );
    noticed(Flaw::EventsChangeIt, "two different states");
    noticed(Flaw::PositionForgets, "leaves something out");
    noticed(Flaw::StaleCache, "has become another");
    noticed(Flaw::HugeNumber, "browsers cannot hold");
}

#[test]
fn pieces_that_vanish_are_noticed() {
    noticed(
        Flaw::LosesACard,
        "it does not add up: card 4: 4 should be there, but 3 are",
    );
}

#[test]
fn what_is_accepted_must_be_within_reach() {
    noticed(Flaw::ListsTooLittle, "'look' by seat");
    noticed(
        Flaw::ComposesNothing,
        "neither listed nor put together from parts",
    );
    noticed(Flaw::ComposesNonsense, "can be put together by seat");
}

#[test]
fn impossible_tables_are_reported() {
    let contract = Contract {
        options: OptionValues::from([("cards".into(), "9".into())]),
        ..Contract::default()
    };
    let broken = try_contract::<Toy>(&contract).unwrap_err();
    assert!(broken.promise.contains("cards cannot be '9'"), "{broken}");
    let panic = std::panic::catch_unwind(|| check::<Toy>(&contract)).unwrap_err();
    assert!(
        panic
            .downcast_ref::<String>()
            .unwrap()
            .starts_with("toy breaks the contract: ")
    );
}

#[test]
fn the_last_inputs_are_shown() {
    let contract = Contract {
        max_inputs: 30,
        ..Contract::default()
    };
    let broken = Flaw::NeverEnds
        .during(|| try_contract::<Toy>(&contract))
        .unwrap_err();
    assert_eq!((broken.step, broken.last_inputs.len()), (31, 20));
    assert!(
        broken
            .last_inputs
            .iter()
            .all(|line| line.contains("seat") || line.contains("wake"))
    );
}
