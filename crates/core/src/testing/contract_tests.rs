//! Tests of the contract suite: a sound game passes it, and each way of being unsound is noticed.

use super::contract::{Contract, check, check_all, try_contract};
use super::toy::{Toy, flaw};
use crate::{OptionValues, Pace};

#[test]
fn a_sound_game_passes() {
    let tried = check_all::<Toy<{ flaw::NONE }>>(4, true);
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
fn verdict<const FLAW: u8>(pace: Pace) -> Option<String> {
    let contract = Contract {
        seats: 3,
        pace,
        games: 20,
        max_inputs: 2_000,
        ..Contract::default()
    };
    let broken = try_contract::<Toy<FLAW>>(&contract).err()?;
    let text = broken.to_string();
    assert!(
        text.contains("SHAMBLE_SEED=") && text.contains("3 seats"),
        "{text}"
    );
    Some(broken.promise)
}

#[track_caller]
fn noticed<const FLAW: u8>(words: &str) {
    for pace in [Pace::PerAction, Pace::RealTime] {
        let promise = verdict::<FLAW>(pace).unwrap_or_else(|| panic!("{pace:?}: nothing noticed"));
        assert!(
            words.split('|').any(|words| promise.contains(words)),
            "{pace:?}: {promise}"
        );
    }
}

#[test]
fn leaks_are_noticed() {
    noticed::<{ flaw::VIEW_LEAKS_HANDS }>("changes its view");
    noticed::<{ flaw::SPECTATOR_SEES }>("changes a spectator's view");
    noticed::<{ flaw::EVENT_LEAKS_CARD }>("what seat");
    noticed::<{ flaw::LABEL_LEAKS }>("changes its listed actions");
    noticed::<{ flaw::DEALS_NOTHING }>("never changed anything");
}

#[test]
fn games_that_do_not_go_on_are_noticed() {
    noticed::<{ flaw::DEAD_END }>("no action is listed");
    noticed::<{ flaw::NOBODY_ASKED }>("a dead end");
    noticed::<{ flaw::NEVER_ENDS }>("does not end");
    noticed::<{ flaw::ASKS_AFTER_THE_END }>("asked after the end");
}

#[test]
fn unsound_lists_and_refusals_are_noticed() {
    noticed::<{ flaw::LISTS_ILLEGAL }>("is listed for seat");
    noticed::<{ flaw::LISTS_TWICE }>("is listed twice");
    noticed::<{ flaw::REFUSAL_MUTATES }>("changes the state");
    noticed::<{ flaw::NAMELESS_RULE }>("no rule id");
    noticed::<{ flaw::ANYBODY_ACTS }>("although it is not asked|neither listed");
    noticed::<{ flaw::TEXT_IS_LOSSY }>("reads back as|was put together");
}

#[test]
fn states_that_are_more_than_their_position_are_noticed() {
    noticed::<{ flaw::OUTSIDE_STATE }>("two different states|another state|does not replay");
    noticed::<{ flaw::SHARED_CLONES }>("two different states|another state|does not replay");
    noticed::<{ flaw::EVENTS_CHANGE_IT }>("two different states");
    noticed::<{ flaw::POSITION_FORGETS }>("leaves something out");
    noticed::<{ flaw::STALE_CACHE }>("has become another");
    noticed::<{ flaw::HUGE_NUMBER }>("browsers cannot hold");
}

#[test]
fn pieces_that_vanish_are_noticed() {
    noticed::<{ flaw::LOSES_A_CARD }>("it does not add up: card 4: 4 should be there, but 3 are");
}

#[test]
fn what_is_accepted_must_be_within_reach() {
    noticed::<{ flaw::LISTS_TOO_LITTLE }>("'look' by seat");
    noticed::<{ flaw::COMPOSES_NOTHING }>("neither listed nor put together from parts");
    noticed::<{ flaw::COMPOSES_NONSENSE }>("can be put together by seat");
}

#[test]
fn impossible_tables_are_reported() {
    let contract = Contract {
        options: OptionValues::from([("cards".into(), "9".into())]),
        ..Contract::default()
    };
    let broken = try_contract::<Toy<{ flaw::NONE }>>(&contract).unwrap_err();
    assert!(broken.promise.contains("cards cannot be '9'"), "{broken}");
    let panic = std::panic::catch_unwind(|| check::<Toy<{ flaw::NONE }>>(&contract)).unwrap_err();
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
    let broken = try_contract::<Toy<{ flaw::NEVER_ENDS }>>(&contract).unwrap_err();
    assert_eq!((broken.step, broken.last_inputs.len()), (31, 20));
    assert!(
        broken
            .last_inputs
            .iter()
            .all(|line| line.contains("seat") || line.contains("wake"))
    );
}
