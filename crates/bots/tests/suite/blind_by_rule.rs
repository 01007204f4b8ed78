//! Bots are blind to what their seat cannot know: whatever is re-dealt behind their back, they choose the same.

use shamble_bots::{Level, Playable, Sight, bot};
use shamble_catalog::{cliche, tiny_epic_zombies, zombie_mall, zombies15};
use shamble_core::{Dice, Millis, OptionValues, Pace, Quiet, Runner, Seat, Seed, Setup};

use crate::Running;

/// Plays whole games by rules of thumb and asks again, at every decision, with everything hidden dealt anew.
fn check<G: Playable>(seats: usize, options: &[(&str, &str)], games: u64) {
    let mut n_asked = 0;
    for number in 0..games {
        let setup = Setup {
            options: options
                .iter()
                .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
                .collect::<OptionValues>(),
            seats,
            pace: Pace::PerAction,
            seed: Seed::from_number(number),
        };
        let mut bots: Vec<_> = Seat::all(seats)
            .map(|seat| bot::<G>(Level::Thumb, &setup, seat))
            .collect();
        let mut dice = Dice::new(setup.seed.derive(7));
        let mut redeal = Dice::new(setup.seed.derive(8));
        let mut running = Running {
            state: G::new(&setup).expect("sound options"),
            now: Millis::ZERO,
        };
        let mut legal = Vec::new();
        while running.state.outcome().is_none() {
            let now = running.now;
            let prompts = running.state.prompts();
            let open = prompts.iter().filter(|prompt| prompt.is_open(now));
            let chosen = open.map(|prompt| prompt.seat).find_map(|seat| {
                legal.clear();
                running.state.legal_actions(seat, now, &mut legal);
                let dealt = running.state.determinize(seat, &mut redeal);
                let mut choose = |state: &G| {
                    let sight = Sight::new(state, seat, now);
                    bots[seat.index()].choose(&sight, &legal, &mut dice.clone())
                };
                let (action, blind) = (choose(&running.state), choose(&dealt));
                assert_eq!(action, blind, "{} seed {number} at {now:?}", G::ID);
                n_asked += 1;
                action.map(|action| (seat, action))
            });
            let Some((seat, action)) = chosen else {
                assert!(running.pass(), "nobody acts and nothing falls due");
                continue;
            };
            // One roll for each decision, so that no two see the same dice.
            dice.pick(6);
            let until = now + running.state.cost(seat, &action);
            running
                .state
                .act(seat, &action, now, &mut Quiet)
                .unwrap_or_else(|illegal| panic!("'{action}' is refused by {}", illegal.rule));
            running.run_until(until);
        }
    }
    assert!(n_asked > 100, "{n_asked} decisions say little");
}

#[test]
fn heroes_choose_without_looking_into_piles() {
    for scenario in ["3", "8", "13", "15"] {
        check::<zombies15::State>(4, &[("scenario", scenario)], 2);
    }
}

#[test]
fn humans_and_zombies_choose_without_looking_into_decks() {
    for (mode, seats) in [
        ("cooperative", 3),
        ("competitive", 3),
        ("cooperative-vs-zombie", 4),
        ("competitive-vs-zombie", 4),
    ] {
        check::<tiny_epic_zombies::State>(seats, &[("mode", mode)], 3);
    }
}

#[test]
fn shoppers_choose_without_looking_under_tokens() {
    for mode in ["coop", "rival"] {
        check::<zombie_mall::State>(3, &[("mode", mode)], 2);
    }
}

#[test]
fn traders_choose_without_looking_into_hands() {
    check::<cliche::State>(4, &[], 4);
}
