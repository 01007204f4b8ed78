//! What is listed is accepted; what is refused leaves no trace and names a rule; texts read back.

use std::collections::BTreeSet;

use super::promise;
use crate::rule::is_rule_id;
use crate::{Dice, Game, Millis, Quiet, Seat};

/// Where more actions are listed, a random sample of so many is tried.
pub(super) const N_TRIED: usize = 8;

/// No game understands these, or else it must judge them.
const NONSENSE: &[&str] = &[
    "",
    " ",
    "xyzzy",
    "0",
    "-1",
    "\u{1F9DF}",
    "roll roll",
    "4294967296",
    "null",
    "{}",
];

pub(super) fn listed_actions_are_accepted<G: Game>(
    state: &G,
    now: Millis,
    dice: &mut Dice,
) -> Result<(), String> {
    for seat in Seat::all(state.n_seats()) {
        let listed = listed(state, seat, now);
        promise!(
            listed == self::listed(state, seat, now),
            "the list of seat {seat} is another one when asked again"
        );
        let mut texts = BTreeSet::new();
        for action in &listed {
            text_reads_back::<G>(action)?;
            promise!(
                texts.insert(action.to_string()),
                "'{action}' is listed twice for seat {seat}"
            );
            state.label(seat, action);
        }
        for action in sample(listed, N_TRIED, dice) {
            let (mut told, mut untold) = (state.clone(), state.clone());
            let mut events = Vec::new();
            if let Err(illegal) = told.act(seat, &action, now, &mut events) {
                return Err(format!(
                    "'{action}' is listed for seat {seat} and refused by {}",
                    illegal.rule
                ));
            }
            untold
                .act(seat, &action, now, &mut Quiet)
                .map_err(|_| format!("'{action}' is accepted only when somebody listens"))?;
            promise!(
                told.state_hash() == untold.state_hash(),
                "'{action}' by seat {seat} gives two different states when tried twice"
            );
        }
    }
    Ok(())
}

pub(super) fn refusals_leave_no_trace<G: Game>(
    state: &G,
    now: Millis,
    past: &[G::Action],
    dice: &mut Dice,
) -> Result<(), String> {
    let hash = state.state_hash();
    let mut texts: Vec<String> = NONSENSE.iter().map(ToString::to_string).collect();
    let mut actions = Vec::new();
    for seat in Seat::all(state.n_seats()) {
        actions.append(&mut listed(state, seat, now));
    }
    let mut actions = sample(actions, N_TRIED, dice);
    actions.append(&mut sample(past.to_vec(), N_TRIED, dice));
    actions.extend((0..N_TRIED).map(|_| state.any_action(dice)));
    for action in &actions {
        text_reads_back::<G>(action)?;
    }
    texts.extend(
        actions
            .iter()
            .map(|action| garble(&action.to_string(), dice)),
    );
    for text in &texts {
        match text.parse::<G::Action>() {
            Ok(action) => {
                text_reads_back::<G>(&action)?;
                actions.push(action);
            }
            Err(reason) => {
                promise!(
                    !reason.is_empty(),
                    "'{text}' is no action, and the error does not say what is"
                );
            }
        }
    }
    for seat in Seat::all(state.n_seats()) {
        let prompts = state.prompts();
        let is_asked = prompts
            .iter()
            .any(|prompt| prompt.seat == seat && prompt.is_open(now));
        for action in &actions {
            let mut tried = state.clone();
            let mut events = Vec::new();
            let Err(illegal) = tried.act(seat, action, now, &mut events) else {
                promise!(
                    is_asked,
                    "'{action}' by seat {seat} is accepted although it is not asked"
                );
                continue;
            };
            let rule = illegal.rule.0;
            promise!(
                is_rule_id(rule),
                "'{action}' by seat {seat} is refused by '{rule}', which is no rule id"
            );
            promise!(
                events.is_empty(),
                "'{action}' by seat {seat} is refused by {rule}, but something happens"
            );
            promise!(
                tried.state_hash() == hash,
                "'{action}' by seat {seat} is refused by {rule} and changes the state"
            );
        }
    }
    Ok(())
}

/// What is listed for `seat`.
pub(super) fn listed<G: Game>(state: &G, seat: Seat, now: Millis) -> Vec<G::Action> {
    let mut listed = Vec::new();
    state.legal_actions(seat, now, &mut listed);
    listed
}

/// All of `actions`, or `n` random ones where there are more.
pub(super) fn sample<A>(mut actions: Vec<A>, n: usize, dice: &mut Dice) -> Vec<A> {
    if actions.len() > n {
        dice.shuffle(&mut actions);
        actions.truncate(n);
    }
    actions
}

fn text_reads_back<G: Game>(action: &G::Action) -> Result<(), String> {
    let text = action.to_string();
    let is_line = !text.is_empty() && text.trim() == text && !text.contains(['\n', '\r']);
    promise!(
        is_line,
        "the text {text:?} of an action is not one plain line"
    );
    match text.parse::<G::Action>() {
        Ok(read) => {
            promise!(
                read == *action,
                "'{text}' reads back as {read:?}, not {action:?}"
            );
            Ok(())
        }
        Err(reason) => Err(format!("'{text}' does not read back: {reason}")),
    }
}

/// A text that is nearly an action.
fn garble(text: &str, dice: &mut Dice) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let at = dice.pick(chars.len().max(1));
    match dice.pick(5) {
        0 => chars.truncate(at),
        1 => chars.extend(" 99".chars()),
        2 => chars[at] = char::from(b'0' + dice.below(10) as u8),
        3 => chars[at] = ' ',
        _ => chars.insert(at, char::from(b'a' + dice.below(26) as u8)),
    }
    chars.into_iter().collect()
}
