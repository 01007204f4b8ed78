//! States can be written down and read back; logs, take-backs and replay files lead to the same state again.

use super::{json, promise};
use crate::log::Entry;
use crate::replay::Replay;
use crate::{Game, Millis, Pace, Quiet, Seat, Session, Viewer};

/// So many actions of each seat are tried on a state that was read back.
const N_ACTS: usize = 3;

/// Everything that anybody can tell of a state.
pub(super) fn all_to_see<G: Game>(state: &G, now: Millis) -> Vec<String> {
    let mut seen: Vec<String> = Viewer::all(state.n_seats())
        .map(|viewer| json(&state.view(viewer)))
        .collect();
    for seat in Seat::all(state.n_seats()) {
        let listed = super::acts::listed(state, seat, now);
        seen.extend(listed.iter().map(|action| format!("{seat} {action}")));
    }
    seen.push(json(&(state.prompts(), state.next_wake(), state.outcome())));
    seen
}

pub(super) fn position_reads_back<G: Game>(state: &G, now: Millis) -> Result<(), String> {
    let text = json(&state.position());
    let position: G::Position = serde_json::from_str(&text)
        .map_err(|error| format!("a written position does not read back: {error}"))?;
    let read = G::from_position(position).map_err(|wrong| {
        format!(
            "the position of a reachable state is refused: {}",
            wrong.join("; ")
        )
    })?;
    promise!(
        read.state_hash() == state.state_hash(),
        "writing a state down and reading it back changes it: {text} becomes {}",
        json(&read.position())
    );
    promise!(
        all_to_see(&read, now) == all_to_see(state, now),
        "a state that was written down and read back looks different: its position leaves something out"
    );
    if state.outcome().is_some() {
        return Ok(());
    }
    for seat in Seat::all(state.n_seats()) {
        for action in super::acts::listed(state, seat, now).iter().take(N_ACTS) {
            let after = |state: &G| {
                let mut state = state.clone();
                let result = state.act(seat, action, now, &mut Quiet);
                result.map(|()| state.state_hash())
            };
            promise!(
                after(&read) == after(state),
                "'{action}' by seat {seat} does something else after writing down and reading back: the position leaves \
                 something out"
            );
        }
    }
    Ok(())
}

/// So that a slip in a rule test is an error, not a test of nothing.
pub(super) fn unknown_keys_are_refused<G: Game>(state: &G) -> Result<(), String> {
    let mut position = serde_json::to_value(state.position()).expect("positions have string keys");
    let Some(map) = position.as_object_mut() else {
        return Err("a written position is not a table of named parts".into());
    };
    map.insert("no_such_key".into(), 1.into());
    promise!(
        serde_json::from_value::<G::Position>(position).is_err(),
        "a position accepts keys it does not know (serde: deny_unknown_fields)"
    );
    Ok(())
}

pub(super) fn log_replays<G: Game>(session: &Session<G>) -> Result<(), String> {
    let again = Session::<G>::replay(session.setup().clone(), session.log())
        .map_err(|error| format!("the log does not replay: {error}"))?;
    is_the_same(session, &again, "replaying the log")
}

/// Going back to where a seat may take back to and doing the same again changes nothing; what was taken back on the way
/// was neither chance nor news nor somebody else's.
pub(super) fn take_back_is_replay<G: Game>(session: &Session<G>) -> Result<(), String> {
    let log = session.log();
    for seat in Seat::all(session.state().n_seats()) {
        let floor = session.take_back_floor(seat);
        promise!(
            floor <= log.len(),
            "seat {seat} may take back to the future"
        );
        if floor == log.len() {
            continue;
        }
        let mut again = session.at(floor);
        replay_on(&mut again, &log[floor..])?;
        is_the_same(session, &again, "taking back and doing the same again")?;
    }
    Ok(())
}

fn replay_on<G: Game>(session: &mut Session<G>, entries: &[Entry]) -> Result<(), String> {
    for entry in entries {
        let mark = session.state().dice().mark();
        let step = session
            .replay_entry(entry)
            .map_err(|reason| format!("after a take-back '{entry}' is not possible: {reason}"))?;
        promise!(
            !session.state().dice().moved_since(&mark) && !step.events.iter().any(G::is_revealing),
            "'{entry}' can be taken back although it asked chance or told somebody something"
        );
    }
    Ok(())
}

pub(super) fn replay_file_verifies<G: Game>(session: &Session<G>) -> Result<(), String> {
    let setup = session.setup();
    let replay = Replay {
        game: G::spec().id.to_owned(),
        rules: Some(1),
        commitment: setup.seed.commitment(),
        names: Seat::all(setup.seats)
            .map(|seat| format!("player {seat}"))
            .collect(),
        log: session.log().to_vec(),
        hash: session.state().state_hash(),
        setup: setup.clone(),
    };
    let read = Replay::read(&replay.write())
        .map_err(|error| format!("its replay file does not read back: {error}"))?;
    promise!(
        read == replay,
        "its replay file reads back as something else"
    );
    let again = Session::<G>::replay(read.setup, &read.log)
        .map_err(|error| format!("its replay file does not replay: {error}"))?;
    is_the_same(session, &again, "replaying its file")
}

fn is_the_same<G: Game>(session: &Session<G>, again: &Session<G>, how: &str) -> Result<(), String> {
    let (before, after) = (session.state().state_hash(), again.state().state_hash());
    promise!(
        before == after,
        "{how} gives another state: {after}, not {before}"
    );
    if session.setup().pace == Pace::PerAction {
        let (before, after) = (session.now(), again.now());
        promise!(
            before == after,
            "{how} gives another time: {after}, not {before}"
        );
    }
    Ok(())
}
