//! Prints the views of one seat along the beginning of a random game of every game, as the first one, what changed from
//! one to the next, and the last one: what the browser's own test of patches is made from.
//!
//! `cargo run -p shamble-catalog --example record_patches > web/test/unit/fixtures/patches.json`

use serde_json::{Value, json};
use shamble_catalog::{GAMES, for_game};
use shamble_core::changes::{Writer, write_change, written};
use shamble_core::drive::{Move, random_move};
use shamble_core::{Dice, Game, OptionValues, Pace, Seat, Seed, Session, Setup, Viewer};

const N_STEPS: usize = 25;

fn record<G: Game>() -> Value {
    let setup = Setup {
        options: OptionValues::new(),
        seats: 4,
        pace: Pace::PerAction,
        seed: Seed::from_number(3),
    };
    let (mut session, _) = Session::<G>::start(setup).expect("a table of defaults");
    let look = |session: &Session<G>| session.state().view(Viewer::Seat(Seat::new(0)));
    let first = look(&session);
    let (mut last, mut patches) = (first.clone(), Vec::new());
    let mut dice = Dice::new(Seed::from_number(4));
    for _ in 0..N_STEPS {
        let (state, now) = (session.state(), session.now());
        let next = random_move(state, Pace::PerAction, now, &mut dice, &mut Vec::new());
        let Some(Move::Act(seat, action)) = next else {
            break;
        };
        session
            .act_typed(seat, &action, now, &mut Vec::new())
            .expect("a listed action");
        let view = look(&session);
        let mut out = Writer::default();
        if write_change(&last, &view, &mut out) {
            patches.push(parsed(&out.into_text()));
        }
        last = view;
    }
    let (first, last) = (parsed(&written(&first)), parsed(&written(&last)));
    json!({"game": G::ID, "first": first, "patches": patches, "last": last})
}

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).expect("what is written is JSON")
}

fn main() {
    let games: Vec<Value> = GAMES
        .iter()
        .map(|id| for_game!(*id, G => record::<G>()).expect("a listed game"))
        .collect();
    println!("{}", Value::from(games));
}
