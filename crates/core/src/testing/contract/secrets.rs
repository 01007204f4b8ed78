//! Nobody learns what they cannot know: a state dealt anew for a seat looks and answers the same to that seat.

use super::acts::{N_TRIED, listed, sample};
use super::{json, promise};
use crate::compose;
use crate::{Dice, Game, Illegal, Millis, Seat, Seed, Viewer};

/// Of each other seat, so many listed actions are tried on the true and on the re-dealt state.
const N_TRIED_OF_OTHERS: usize = 2;

/// So many actions out of the blue are tried on both.
const N_ODD: usize = 4;

/// Deals `state` anew for `seat` and looks for anything that `seat` or a spectator could notice. Says whether anything
/// but the dice changed.
pub(super) fn redeal_goes_unnoticed<G: Game>(
    state: &G,
    seat: Seat,
    now: Millis,
    past: &[G::Action],
    dice: &mut Dice,
) -> Result<bool, String> {
    let mut again = dice.clone();
    let other = state.determinize(seat, dice);
    promise!(
        state.determinize(seat, &mut again).state_hash() == other.state_hash(),
        "determinize for seat {seat} deals differently from the same dice"
    );
    promise!(
        other.dice() != state.dice(),
        "determinize for seat {seat} leaves the dice to come as they are"
    );
    looks_the_same(state, &other, seat, now, "re-dealing")?;
    super::record::position_reads_back(&other, now)
        .map_err(|broken| format!("of a state re-dealt for seat {seat}: {broken}"))?;
    same_inputs_tell_the_same(state, &other, seat, now, past, dice)?;
    Ok(without_dice(state) != without_dice(&other))
}

/// What `seat` can tell of a state, part by part.
fn known_to<G: Game>(state: &G, seat: Seat, now: Millis) -> Vec<(&'static str, String)> {
    let viewer = Viewer::Seat(seat);
    let prompts = state.prompts();
    let seen: Vec<_> = prompts
        .iter()
        .filter(|prompt| state.sees_prompt(viewer, prompt))
        .collect();
    let told: Vec<_> = prompts
        .iter()
        .filter(|prompt| state.sees_prompt(Viewer::Spectator, prompt))
        .collect();
    let actions: Vec<_> = listed(state, seat, now)
        .iter()
        .map(|action| {
            (
                action.to_string(),
                state.label(seat, action),
                state.cost(seat, action),
            )
        })
        .collect();
    let composed = compose::parts(state, seat, now, "").next;
    vec![
        ("what it can put together", json(&composed)),
        ("its view", json(&state.view(viewer))),
        ("a spectator's view", json(&state.view(Viewer::Spectator))),
        ("the prompts it sees", json(&seen)),
        ("the prompts a spectator sees", json(&told)),
        ("its listed actions", json(&actions)),
        ("the next wake", json(&state.next_wake())),
        ("the outcome", json(&state.outcome())),
    ]
}

fn looks_the_same<G: Game>(
    state: &G,
    other: &G,
    seat: Seat,
    now: Millis,
    how: &str,
) -> Result<(), String> {
    let known = known_to(state, seat, now);
    for ((what, before), (_, after)) in known.into_iter().zip(known_to(other, seat, now)) {
        promise!(
            before == after,
            "{how} what seat {seat} cannot know changes {what}: {before} becomes {after}"
        );
    }
    Ok(())
}

/// The same input on the true and on the re-dealt state must sound the same to `seat`, unless chance or something that
/// was openly revealed made the difference.
fn same_inputs_tell_the_same<G: Game>(
    state: &G,
    other: &G,
    seat: Seat,
    now: Millis,
    past: &[G::Action],
    dice: &mut Dice,
) -> Result<(), String> {
    for actor in Seat::all(state.n_seats()) {
        let listed = listed(state, actor, now);
        let actions = if actor == seat {
            let mut actions = sample(listed, N_TRIED, dice);
            actions.append(&mut sample(past.to_vec(), N_TRIED, dice));
            actions.extend((0..N_ODD).map(|_| state.any_action(dice)));
            actions.extend(compose::random(state, seat, now, dice));
            actions
        } else {
            sample(listed, N_TRIED_OF_OTHERS, dice)
        };
        for action in actions {
            let act = |state: &G| {
                try_out(state, |state, events| {
                    state.act(actor, &action, now, events)
                })
            };
            let (here, there) = (act(state), act(other));
            let refusals = (&here.result, &there.result);
            match refusals {
                (Ok(()), Ok(())) => {
                    sounds_the_same::<G>(&here, &there, seat, now, &action.to_string())?
                }
                // What others can do may hang on their secrets.
                _ if actor != seat => {}
                (before, after) => promise!(
                    before == after,
                    "the answer to '{action}' depends on what seat {seat} cannot know: {} or {}",
                    answer(before),
                    answer(after)
                ),
            }
        }
    }
    if let Some(due) = state.next_wake() {
        let wake = |state: &G| {
            try_out(state, |state, events| {
                state.wake(due, events);
                Ok(())
            })
        };
        sounds_the_same::<G>(&wake(state), &wake(other), seat, due, "a wake")?;
    }
    Ok(())
}

/// A clone after an input, and what came of it.
struct Tryout<G: Game> {
    state: G,
    events: Vec<G::Event>,
    result: Result<(), Illegal>,
    /// Whether chance was asked, something was openly revealed, or the game ended.
    is_news: bool,
}

fn try_out<G: Game>(
    state: &G,
    input: impl FnOnce(&mut G, &mut Vec<G::Event>) -> Result<(), Illegal>,
) -> Tryout<G> {
    let mut state = state.clone();
    let mark = state.dice().mark();
    let mut events = Vec::new();
    let result = input(&mut state, &mut events);
    Tryout {
        is_news: state.dice().moved_since(&mark)
            || events.iter().any(G::is_revealing)
            || state.outcome().is_some(),
        state,
        events,
        result,
    }
}

fn sounds_the_same<G: Game>(
    here: &Tryout<G>,
    there: &Tryout<G>,
    seat: Seat,
    now: Millis,
    input: &str,
) -> Result<(), String> {
    if here.is_news || there.is_news {
        return Ok(());
    }
    for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
        let heard = |tryout: &Tryout<G>| {
            let events = tryout
                .events
                .iter()
                .filter_map(|event| G::redact(event, viewer));
            json(&events.collect::<Vec<_>>())
        };
        let (before, after) = (heard(here), heard(there));
        promise!(
            before == after,
            "'{input}' tells {viewer:?} what seat {seat} cannot know: {before} or {after}"
        );
    }
    looks_the_same(
        &here.state,
        &there.state,
        seat,
        now,
        &format!("'{input}' after re-dealing"),
    )
}

fn answer(result: &Result<(), Illegal>) -> String {
    match result {
        Ok(()) => "accepted".into(),
        Err(illegal) => format!("refused by {} ({})", illegal.rule, json(&illegal.text)),
    }
}

fn without_dice<G: Game>(state: &G) -> String {
    let mut state = state.clone();
    *state.dice_mut() = Dice::new(Seed::from_number(0));
    state.state_hash()
}
