//! Kept positions in which a team-mate needs somebody: whoever plays ahead does not give him up without need.

mod tiny_epic_zombies;
mod zombie_mall;
mod zombies15;

use shamble_bots::{Level, Playable, Sight, bot};
use shamble_core::{Dice, Millis, OptionValues, Pace, Seat, Seed, Setup};

/// Levels 3 to 5.
const AHEAD: [Level; 3] = [Level::Steady, Level::Sharp, Level::Expert];
/// How often each is asked, with other dice.
const N_ASKED: u64 = 4;

fn setup(options: &[(&str, &str)], seats: usize) -> Setup {
    Setup {
        options: options
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect::<OptionValues>(),
        seats,
        pace: Pace::PerAction,
        seed: Seed::from_number(1),
    }
}

/// Holds everybody who plays ahead to what `gives_up` says of seat 0 in this position. Whoever chooses by chance gives the
/// team-mate up now and then, so there is something to hold.
fn check<G: Playable>(setup: &Setup, state: &G, gives_up: impl Fn(&G::Action) -> bool) {
    let seat = Seat::new(0);
    let mut legal = Vec::new();
    state.legal_actions(seat, Millis::ZERO, &mut legal);
    let sight = Sight::new(state, seat, Millis::ZERO);
    let decide = |level: Level, dice: u64| {
        let mut dice = Dice::new(Seed::from_number(dice));
        let chosen = bot::<G>(level, setup, seat).choose(&sight, &legal, &mut dice);
        chosen.expect("a bot answers what it must")
    };
    for level in AHEAD {
        for dice in 0..N_ASKED {
            let action = decide(level, dice);
            assert!(!gives_up(&action), "{level} does {action}");
        }
    }
    assert!((0..100).any(|dice| gives_up(&decide(Level::Random, dice))));
}
