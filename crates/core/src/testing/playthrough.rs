//! A whole random game as readable text, to be kept and compared: what changed in a game shows as a difference.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

use crate::dice::hex;
use crate::drive::{self, Move};
use crate::{Dice, Game, Millis, Pace, Seat, Session, Setup, SetupError, Steps, Viewer};

/// Longer than any game worth writing down.
const MAX_MOVES: usize = 5_000;

/// Plays each named game to its end and compares the text with `<name>.txt` in `folder`, which holds nothing else. With
/// the variable `UPDATE_GOLDENS` the files are written first.
///
/// # Panics
///
/// When a game is another one than the file says, does not end, or a file belongs to no game.
#[expect(
    clippy::disallowed_methods,
    reason = "tests compare files; no rule comes by here"
)]
pub fn check_playthroughs<G: Game>(folder: &Path, games: Vec<(&str, Setup)>) {
    let is_updating = std::env::var_os("UPDATE_GOLDENS").is_some();
    let mut kept = BTreeSet::new();
    for (name, setup) in games {
        let path = folder.join(format!("{name}.txt"));
        let text = playthrough::<G>(setup, MAX_MOVES).expect("a table that is possible");
        assert!(!text.contains("outcome none yet"), "{name} does not end");
        if is_updating {
            fs::write(&path, &text).expect("a writable folder");
        }
        let golden = fs::read_to_string(&path).unwrap_or_default();
        let difference = (text.lines().zip(golden.lines()).zip(1..)).find(|((a, b), _)| a != b);
        assert!(
            text == golden,
            "{name}.txt is another game (first difference: {difference:?}); if that is meant, run with UPDATE_GOLDENS=1"
        );
        kept.insert(path);
    }
    for entry in fs::read_dir(folder).expect("the folder of playthroughs") {
        let path = entry.expect("an entry of the folder").path();
        assert!(kept.contains(&path), "nothing writes {}", path.display());
    }
}

/// Plays a table with random moves that follow from its seed, and writes down each move: who is asked what, how many
/// actions are listed, what is chosen, what the table hears of it, and a fingerprint of what everybody sees. Stops at the
/// end of the game or after `max_moves`.
pub fn playthrough<G: Game>(setup: Setup, max_moves: usize) -> Result<String, SetupError> {
    let mut dice = Dice::new(setup.seed.derive(0));
    let mut text = format!(
        "game {}\nseats {}\npace {}\n",
        G::spec().id,
        setup.seats,
        setup.pace.name()
    );
    for (key, value) in &setup.options {
        line(&mut text, format_args!("option {key} {value}"));
    }
    line(&mut text, format_args!("seed {}", setup.seed));
    let (mut session, steps) = Session::<G>::start(setup)?;
    write_steps::<G>(&mut text, &steps);
    let mut clock = session.now();
    let mut buffer = Vec::new();
    for number in 1..=max_moves {
        if session.state().outcome().is_some() {
            break;
        }
        let pace = session.setup().pace;
        let now = match pace {
            Pace::RealTime => clock,
            Pace::PerAction => session.now(),
        };
        line(&mut text, format_args!("\n# move {number} at {now}"));
        write_prompts(&mut text, session.state(), now);
        let mut steps = Vec::new();
        match drive::random_move(session.state(), pace, now, &mut dice, &mut buffer) {
            Some(Move::Act(seat, action)) => {
                line(&mut text, format_args!("seat {seat} takes '{action}'"));
                if let Err(illegal) = session.act_typed(seat, &action, now, &mut steps) {
                    panic!(
                        "'{action}' is listed for seat {seat} and refused by {}",
                        illegal.rule
                    );
                }
            }
            Some(Move::Pass(until)) => {
                line(&mut text, format_args!("time passes until {until}"));
                clock = until;
                session.advance(until, &mut steps);
            }
            None => panic!("a dead end: nobody can act and nothing falls due"),
        }
        write_steps::<G>(&mut text, &steps);
        write_views(&mut text, session.state());
    }
    let outcome = session.state().outcome();
    let outcome = outcome.map_or_else(|| "none yet".into(), |outcome| json(&outcome));
    line(&mut text, format_args!("\noutcome {outcome}"));
    line(
        &mut text,
        format_args!("hash {}", session.state().state_hash()),
    );
    Ok(text)
}

fn write_prompts<G: Game>(text: &mut String, state: &G, now: Millis) {
    let mut listed = Vec::new();
    for prompt in state.prompts() {
        listed.clear();
        state.legal_actions(prompt.seat, now, &mut listed);
        let verb = if prompt.must { "must" } else { "may" };
        write!(
            text,
            "seat {} {verb} answer {}",
            prompt.seat,
            json(&prompt.ask)
        )
        .expect("writing to a string");
        match prompt.from.filter(|_| !prompt.is_open(now)) {
            Some(from) => line(text, format_args!(" from {from} on")),
            None => line(text, format_args!(": {} listed", listed.len())),
        }
    }
}

/// What a spectator hears, so that the text can be shown to anybody.
fn write_steps<G: Game>(text: &mut String, steps: &Steps<G>) {
    for step in steps {
        for event in &step.events {
            if let Some(event) = G::redact(event, Viewer::Spectator) {
                line(text, format_args!("  {} {}", step.entry.at, json(&event)));
            }
        }
    }
}

fn write_views<G: Game>(text: &mut String, state: &G) {
    let seats: Vec<String> = Seat::all(state.n_seats())
        .map(|seat| fingerprint(&json(&state.view(Viewer::Seat(seat)))))
        .collect();
    let spectator = fingerprint(&json(&state.view(Viewer::Spectator)));
    line(
        text,
        format_args!("views {} spectator {spectator}", seats.join(" ")),
    );
}

fn fingerprint(text: &str) -> String {
    hex(&Sha256::digest(text)[..4])
}

fn line(text: &mut String, words: std::fmt::Arguments<'_>) {
    writeln!(text, "{words}").expect("writing to a string");
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("everything a game shows has string keys")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::toy::Toy;
    use crate::{OptionValues, Seed};

    fn played(pace: Pace, seed: u64) -> String {
        let setup = Setup {
            options: OptionValues::from([("cards".into(), "2".into())]),
            seats: 2,
            pace,
            seed: Seed::from_number(seed),
        };
        playthrough::<Toy>(setup, 500).unwrap()
    }

    #[test]
    fn a_seed_always_tells_the_same_story() {
        for pace in [Pace::PerAction, Pace::RealTime] {
            let text = played(pace, 1);
            assert_eq!(text, played(pace, 1));
            assert_ne!(text, played(pace, 2));
            assert!(text.contains("\noption cards 2\n"), "{text}");
            assert!(text.contains("\noutcome {\"result\":\""), "{text}");
        }
    }

    #[test]
    fn the_story_reads_like_one() {
        let text = played(Pace::PerAction, 1);
        let first: Vec<&str> = text
            .lines()
            .skip_while(|line| *line != "# move 1 at 200")
            .take(3)
            .collect();
        assert_eq!(
            first,
            [
                "# move 1 at 200",
                "seat 0 must answer \"turn\": 4 listed",
                "seat 1 may answer \"cheer\": 1 listed",
            ],
            "{text}"
        );
    }
}
