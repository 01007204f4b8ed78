//! Zombies 15': in a series by rules of thumb every growl finds the zombies that its cards call for (Z15-R34).
//!
//! The Reserve holds what is neither on the board nor in the Horde box. A scenario whose crews let it run empty growls
//! without a bite, and content decides that: starting zombies, cards a growl, Alarms, and where the dead come in.

use std::sync::atomic::AtomicBool;

use shamble_bots::Level;
use shamble_catalog::zombies15::{Event, State, ZombieCard};
use shamble_core::{OptionValues, Session};
use shamble_lab::{Orders, Plan, Watch, series};

/// Growls that drew cards, and those among them whose cards called for more than there were.
#[derive(Debug, Default, PartialEq, Eq)]
struct Growls {
    n: u32,
    n_short: u32,
}

impl Growls {
    /// Adds what happened at one input.
    fn add(&mut self, events: &[Event]) {
        let (mut is_growl, mut is_short, mut called) = (false, false, 0);
        for event in events {
            match event {
                Event::ZombieCardDrawn { card } => {
                    is_growl = true;
                    called = match card {
                        ZombieCard::Horde => 0,
                        ZombieCard::Number { value, .. } => u16::from(*value),
                    };
                }
                // A Surge comes after the card's own zombies.
                Event::ZombiesCame { n, .. } if is_growl => {
                    is_short |= *n < called;
                    called = 0;
                }
                // Z15-151.
                Event::HordeRefilled { n } => is_short |= *n < 3,
                _ => {}
            }
        }
        self.n += u32::from(is_growl);
        self.n_short += u32::from(is_short);
    }
}

/// What growled in the first games of a series.
fn growls_in(options: &[(&str, &str)], seats: usize, games: u64) -> Growls {
    let plan = Plan {
        options: (options.iter())
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect::<OptionValues>(),
        seats: Some(seats),
        bots: vec![Level::Thumb.into()],
        games,
        watch: Watch {
            log: true,
            turns: false,
        },
        ..Plan::new("zombies15")
    };
    let played = plan.series().unwrap();
    let mut growls = Growls::default();
    let orders = Orders {
        progress: &|_| {},
        stop: &AtomicBool::new(false),
        each: Some(&mut |row| {
            let replay = row.replay(&played, &played.bots);
            let (mut session, _) = Session::<State>::start(replay.setup).unwrap();
            for entry in &replay.log[session.log().len()..] {
                growls.add(&session.replay_entry(entry).unwrap().events);
            }
        }),
    };
    series(&plan, orders).unwrap();
    growls
}

#[test]
fn every_growl_of_two_cards_bites() {
    for scenario in ["9", "11", "13"] {
        let growls = growls_in(&[("scenario", scenario)], 4, 60);
        assert!(growls.n > 300, "scenario {scenario}: {growls:?}");
        assert_eq!(growls.n_short, 0, "scenario {scenario}: {growls:?}");
    }
}

/// With fewer figures the same scenario does run out, and that is seen.
#[test]
fn a_reserve_that_runs_out_is_noticed() {
    let few = [("scenario", "13"), ("reserve_limit", "60")];
    let growls = growls_in(&few, 4, 5);
    assert!(growls.n_short > 0, "{growls:?}");
}
