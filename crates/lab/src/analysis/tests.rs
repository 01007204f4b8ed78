//! What lies hidden from the seat about to act changes nothing in what is said of its turn.

use super::*;
use crate::{Orders, Plan, Watch, series};
use shamble_catalog::{cliche, tiny_epic_zombies, zombie_mall, zombies15};
use shamble_core::OptionValues;
use std::sync::atomic::AtomicBool;

const SMALL: Budget = Budget {
    deals: 6,
    turns: 8,
    turning_points: 2,
    decisions: 2,
    choice_deals: 8,
};

/// Waits as long as it takes.
struct Waiting;

impl Onlooker for Waiting {
    fn goes_on(&mut self) -> bool {
        true
    }
}

/// A game by rules of thumb.
fn recorded(game: &str, options: &[(&str, &str)]) -> Replay {
    let pairs = options.iter();
    let plan = Plan {
        options: OptionValues::from_iter(
            pairs.map(|(key, value)| ((*key).into(), (*value).into())),
        ),
        games: 1,
        watch: Watch {
            log: true,
            turns: false,
        },
        ..Plan::new(game)
    };
    let played = plan.series().unwrap();
    let mut replay = None;
    let orders = Orders {
        progress: &|_| {},
        stop: &AtomicBool::new(false),
        each: Some(&mut |row| replay = Some(row.replay(&played, &played.bots))),
    };
    series(&plan, orders).unwrap();
    replay.unwrap()
}

/// Looks back at the game as it was, and at one in which everything that the seats about to act could not know was different.
fn check<G: Observed>(options: &[(&str, &str)]) {
    let replay = recorded(G::ID, options);
    let mut waiting = Waiting;
    let seen = |looker: Looker<'_, G>| serde_json::to_value(looker.look().unwrap()).unwrap();
    let true_game = seen(Looker::<G>::new(&replay, SMALL, &mut waiting).unwrap());
    let mut looker = Looker::<G>::new(&replay, SMALL, &mut waiting).unwrap();
    let mut dice = Dice::new(Seed::from_number(77));
    let mut n_changed = 0;
    for stand in &mut looker.stands {
        let dealt = stand.state.determinize(stand.seat, &mut dice);
        n_changed += usize::from(dealt.dice() != stand.state.dice());
        stand.state = dealt;
    }
    assert!(n_changed > looker.stands.len() / 2, "{}", G::ID);
    assert_eq!(true_game, seen(looker), "{} {options:?}", G::ID);
}

#[test]
fn looking_back_does_not_depend_on_what_was_hidden() {
    check::<zombies15::State>(&[("scenario", "8")]);
    for mode in ["cooperative", "competitive", "competitive-vs-zombie"] {
        check::<tiny_epic_zombies::State>(&[("mode", mode)]);
    }
    check::<zombie_mall::State>(&[("mode", "coop"), ("mall", "easy")]);
    check::<zombie_mall::State>(&[("mode", "rival"), ("mall", "easy")]);
    check::<cliche::State>(&[]);
}
