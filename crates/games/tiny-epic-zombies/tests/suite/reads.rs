//! What bots read of a state is what its whole view says, all along random games of every mode.

use shamble_core::{
    Dice, Game, Millis, OptionValues, Pace, Quiet, Seat, Seed, Setup, Viewer, drive,
};
use shamble_tiny_epic_zombies::{State, View};

/// What a short view leaves out of the whole one: how Stores are drawn, and the odds of the others.
fn shortened(mut whole: View, brief: &View, seat: Seat) -> View {
    for (store, other) in whole.stores.iter_mut().zip(&brief.stores) {
        assert!(other.edges.top.is_empty() && other.edges.left.is_empty());
        store.edges = other.edges;
    }
    for human in whole.humans.iter_mut().filter(|human| human.seat != seat) {
        human.odds.clear();
    }
    whole
}

#[test]
fn a_short_view_is_the_whole_one_with_the_own_odds_alone() {
    let (mut n_own, mut n_others) = (0, 0);
    for (mode, seats) in [
        ("solo", 1),
        ("cooperative", 3),
        ("competitive", 3),
        ("cooperative-vs-zombie", 3),
    ] {
        for seed in 0..4 {
            let setup = Setup {
                options: OptionValues::from([("mode".to_owned(), mode.to_owned())]),
                seats,
                pace: Pace::PerAction,
                seed: Seed::from_number(seed),
            };
            let mut state = State::new(&setup).unwrap();
            let mut dice = Dice::new(Seed::from_number(seed));
            let mut now = Millis::ZERO;
            while state.outcome().is_none() {
                let pace = Pace::PerAction;
                now = drive::play_random(&mut state, pace, now, &mut dice, &mut Quiet, 1).now;
                for seat in Seat::all(seats) {
                    let (whole, brief) = (state.view(Viewer::Seat(seat)), state.brief(seat));
                    for human in &whole.humans {
                        let n = if human.seat == seat {
                            &mut n_own
                        } else {
                            &mut n_others
                        };
                        *n += human.odds.len();
                    }
                    assert_eq!(shortened(whole, &brief, seat), brief);
                }
            }
        }
    }
    assert!(n_own > 0 && n_others > 0, "{n_own} {n_others}");
}
