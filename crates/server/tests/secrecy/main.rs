//! Secrecy over the wire: two worlds that differ only in what one viewer cannot know give that viewer the same bytes.
//!
//! A fast part of what the example `secrecy` does for as long as one likes. `SHAMBLE_PAIRS` says how many pairs each game
//! gets, `SHAMBLE_SEED` which.

mod http;
mod log;
mod ops;
mod pairs;
mod twins;
mod wire;
mod world;

use pairs::Plan;

/// Pairs a game gets when nobody says anything: every mode at both paces.
const N_PAIRS: u64 = 24;

fn number(name: &str, otherwise: u64) -> u64 {
    match std::env::var(name) {
        Ok(text) => text
            .parse()
            .unwrap_or_else(|_| panic!("{name} is no number: {text}")),
        Err(_) => otherwise,
    }
}

fn pairs_of(game: &str) {
    let plan = Plan {
        games: vec![game.to_owned()],
        seed: number("SHAMBLE_SEED", 1),
        from: 0,
        pairs: number("SHAMBLE_PAIRS", N_PAIRS),
        until: None,
    };
    let (tally, leak) = pairs::run(&plan, |_| {});
    if let Some(leak) = leak {
        panic!("{leak}");
    }
    assert_eq!(tally.pairs, plan.pairs);
    assert!(tally.frames > plan.pairs, "{tally}");
    println!("{tally}");
}

#[test]
fn zombies15_tells_nobody_more_than_they_may_know() {
    pairs_of("zombies15");
}

#[test]
fn tiny_epic_zombies_tells_nobody_more_than_they_may_know() {
    pairs_of("tiny-epic-zombies");
}

#[test]
fn zombie_mall_tells_nobody_more_than_they_may_know() {
    pairs_of("zombie-mall");
}

#[test]
fn cliche_tells_nobody_more_than_they_may_know() {
    pairs_of("cliche");
}
