//! Real time: growls, sirens and the end fall at their exact instants at every speed, and the result says how time was
//! kept.

use serde_json::{Value, json};
use shamble_core::{Game, Millis, OptionValues, Pace, Seat, Seed, Session, Setup, Viewer};
use shamble_zombies15::{Action, State};

fn table(options: &[(&str, &str)], seats: usize, pace: Pace) -> Session<State> {
    let setup = Setup {
        options: options
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect::<OptionValues>(),
        seats,
        pace,
        seed: Seed::from_number(3),
    };
    Session::start(setup).expect("a table that is possible").0
}

/// When each kind of event happened, until the soundtrack is over and nobody did anything.
fn heard(session: &mut Session<State>, kind: &str) -> Vec<u32> {
    let mut steps = Vec::new();
    // The host's clock is late and coarse: what is due still happens at its own instant.
    for clock in (0..=1_900_000).step_by(7_919) {
        session.advance(Millis(clock), &mut steps);
    }
    let happened = steps.iter().filter(|step| {
        let mut events = step.events.iter();
        events.any(|event| serde_json::to_value(event).unwrap()["type"] == kind)
    });
    happened.map(|step| step.entry.at.0).collect()
}

#[test]
fn growls_and_sirens_fall_at_exact_times_at_every_speed() {
    for (speed, percent) in [
        ("50", 50),
        ("75", 75),
        ("100", 100),
        ("125", 125),
        ("150", 150),
    ] {
        for (track, seconds) in [("60", 60), ("40", 40)] {
            let options = [("scenario", "4"), ("soundtrack", track), ("speed", speed)];
            let at = |second: u32| (second * 100_000).div_ceil(percent);
            let growls: Vec<u32> = (1..)
                .map(|n| n * seconds)
                .take_while(|at| *at <= 840)
                .collect();
            let mut session = table(&options, 4, Pace::RealTime);
            assert_eq!(
                heard(&mut session, "growl"),
                growls.into_iter().map(at).collect::<Vec<_>>(),
                "growls every {seconds} s at {percent} %"
            );
            let mut session = table(&options, 4, Pace::RealTime);
            assert_eq!(heard(&mut session, "siren"), [420, 600, 840].map(at));
            assert_eq!(session.log().last().unwrap().at, Millis(at(900)));
            assert_eq!(session.state().outcome().unwrap().result, "lost_time");
        }
    }
}

fn label(session: &Session<State>) -> (Value, String) {
    let view = serde_json::to_value(session.state().view(Viewer::Spectator)).unwrap();
    let outcome = session.state().outcome().expect("the end");
    let text = serde_json::to_value(&outcome.text).unwrap();
    let key = text["args"]["label"]["key"].as_str().unwrap();
    (view["clock"]["label"].clone(), key.to_owned())
}

#[test]
fn the_result_says_how_time_was_kept() {
    for (speed, pace, is_paused, wanted) in [
        ("100", Pace::RealTime, false, "strict"),
        ("100", Pace::RealTime, true, "paused"),
        ("50", Pace::RealTime, false, "slowed"),
        ("75", Pace::RealTime, true, "slowed"),
        ("150", Pace::RealTime, false, "hurried"),
        ("100", Pace::PerAction, false, "turn_based"),
    ] {
        let mut session = table(&[("scenario", "1"), ("speed", speed)], 1, pace);
        let mut steps = Vec::new();
        let seat = Seat::new(0);
        if is_paused {
            for action in [Action::Pause, Action::Resume] {
                session
                    .act_typed(seat, &action, Millis(5_000), &mut steps)
                    .unwrap();
            }
        }
        if pace == Pace::PerAction {
            while session.state().outcome().is_none() {
                let over = session.state().view(Viewer::Seat(seat)).is_handing_over;
                let action = if over {
                    Action::EndTurn
                } else {
                    Action::EndActions
                };
                let now = session.now();
                session.act_typed(seat, &action, now, &mut steps).unwrap();
            }
        } else {
            session.advance(Millis(2_000_000), &mut steps);
        }
        let key = format!("zombies15-label-{}", wanted.replace('_', "-"));
        assert_eq!(label(&session), (json!(wanted), key), "{speed} %, {pace:?}");
    }
}
