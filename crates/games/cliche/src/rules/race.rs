//! Gathering phase: dice, tokens, kills, shots and bites.

use arrayvec::ArrayVec;
use shamble_core::{Illegal, Millis, Pace, Seat, Sink, refuse};

use crate::event::{Event, Roll};
use crate::ids::{Card, Cards, N_DICE, Phase};
use crate::options::RaceMode;
use crate::state::{Die, State};

/// How a race can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RaceEnd {
    /// No zombie token is left (CZG-037).
    Success,
    /// This zombie token (from 0) has caught the human token (CZG-038).
    Bite { token: usize },
}

/// All dice lie ready, to be rolled from the first instant (CZG-R11).
pub(crate) fn start(state: &mut State, now: Millis, out: &mut impl Sink<Event>) {
    let rested = Die {
        value: 0,
        ready_at: now,
        idle_since: now,
    };
    state.die = [rested; N_DICE];
    state.next_tick = now + Millis(state.options.roll_interval_ms);
    out.emit(|| Event::RaceBegan {
        holder: state.holder,
    });
}

/// The die that `seat` may roll now.
pub(crate) fn check_roll(state: &State, seat: Seat, now: Millis) -> Result<usize, Illegal> {
    if state.phase != Phase::Gathering {
        refuse!("CZG-R40", "cliche-refuse-no-race");
    }
    let Some(die) = state.die_of(seat) else {
        if state.is_zombie(seat) {
            refuse!("CZG-036", "cliche-refuse-killed");
        }
        refuse!("CZG-029", "cliche-refuse-no-die", holder = state.holder);
    };
    match state.options.race {
        RaceMode::Tick if state.pace == Pace::RealTime => {
            refuse!("CZG-R11", "cliche-refuse-dice-roll-themselves");
        }
        RaceMode::Tick if die != 0 => {
            refuse!(
                "CZG-R11",
                "cliche-refuse-holder-rolls-all",
                holder = state.holder
            );
        }
        RaceMode::Live if now < state.die[die].ready_at => {
            refuse!(
                "CZG-R11",
                "cliche-refuse-too-early",
                ms = (state.die[die].ready_at - now).0
            );
        }
        _ => Ok(die),
    }
}

/// One die is rolled, and a 1 carried out (CZG-033: nothing else matters).
pub(crate) fn roll(
    state: &mut State,
    die: usize,
    now: Millis,
    out: &mut impl Sink<Event>,
) -> Option<RaceEnd> {
    let seat = if die == 0 {
        state.holder
    } else {
        state.zombies[die - 1]
    };
    let value = state.dice.roll(6) as u8;
    state.die[die] = Die {
        value,
        ready_at: now + Millis(state.options.roll_interval_ms),
        idle_since: now,
    };
    out.emit(|| Event::Rolled {
        rolls: vec![Roll {
            seat,
            token: die as u8,
            value,
        }],
    });
    if value == 1 {
        carry_out(state, die, now, out)
    } else {
        None
    }
}

/// CZG-R11: every die in play is rolled once, the human die first; then the 1s are carried out in random order.
pub(crate) fn tick(state: &mut State, now: Millis, out: &mut impl Sink<Event>) -> Option<RaceEnd> {
    let mut ones: ArrayVec<usize, N_DICE> = ArrayVec::new();
    let mut rolls: ArrayVec<Roll, N_DICE> = ArrayVec::new();
    for die in 0..=state.tokens.len() {
        let seat = match die.checked_sub(1) {
            None => state.holder,
            Some(token) if state.tokens[token].is_some() => state.zombies[token],
            Some(_) => continue,
        };
        let value = state.dice.roll(6) as u8;
        state.die[die].value = value;
        rolls.push(Roll {
            seat,
            token: die as u8,
            value,
        });
        if value == 1 {
            ones.push(die);
        }
    }
    state.next_tick = now + Millis(state.options.roll_interval_ms);
    out.emit(|| Event::Rolled {
        rolls: rolls.to_vec(),
    });
    state.dice.put_in_order(&mut ones);
    for die in ones {
        // CZG-R11: the 1 of a token killed earlier in the same tick is void; an ended race drops the rest.
        if die > 0 && state.tokens[die - 1].is_none() {
            continue;
        }
        if let Some(end) = carry_out(state, die, now, out) {
            return Some(end);
        }
    }
    None
}

fn carry_out(
    state: &mut State,
    die: usize,
    now: Millis,
    out: &mut impl Sink<Event>,
) -> Option<RaceEnd> {
    match die.checked_sub(1) {
        None => human_step(state, now, out),
        Some(token) => zombie_step(state, token, out),
    }
}

/// CZG-R13: move, kills, check of success, then pass.
fn human_step(state: &mut State, now: Millis, out: &mut impl Sink<Event>) -> Option<RaceEnd> {
    let from = state.holder;
    state.human = state.options.track.next(state.human);
    out.emit(|| Event::HumanMoved {
        seat: from,
        to: state.human,
    });
    for token in 0..state.tokens.len() {
        // CZG-035, CZG-R10: everything on the space is killed.
        if state.tokens[token] == Some(state.human) {
            state.tokens[token] = None;
            let seat = state.zombies[token];
            out.emit(|| Event::Killed {
                seat,
                token: token as u8 + 1,
            });
        }
    }
    if is_won(state) {
        return Some(RaceEnd::Success);
    }
    // CZG-030, CZG-031: on to the next human, whose wait is over (CZG-R12); a lone human keeps it and waits.
    let to = state.next_human(from);
    if to != from {
        state.holder = to;
        state.die[0].ready_at = now;
        state.die[0].idle_since = now;
        out.emit(|| Event::DiePassed { from, to });
    }
    None
}

/// CZG-032, CZG-038, CZG-045: one space on, and what it means if the human token is there.
fn zombie_step(state: &mut State, token: usize, out: &mut impl Sink<Event>) -> Option<RaceEnd> {
    let from = state.tokens[token].expect("only tokens on the track move");
    let to = state.options.track.next(from);
    state.tokens[token] = Some(to);
    let seat = state.zombies[token];
    out.emit(|| Event::ZombieMoved {
        seat,
        token: token as u8 + 1,
        to,
    });
    if to != state.human {
        return None;
    }
    if state.armed[state.holder] == 0 {
        return Some(RaceEnd::Bite { token });
    }
    // CZG-R16: compulsory; the human token and the die stay where they are.
    fire(state, token, out, Fired::ByItself)
}

/// Whether the holder pulled the trigger.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fired {
    OnPurpose,
    ByItself,
}

pub(crate) fn check_shot(state: &State, seat: Seat, token: u8) -> Result<(), Illegal> {
    if state.phase != Phase::Gathering {
        refuse!("CZG-R40", "cliche-refuse-no-race");
    }
    if state.holder != seat {
        refuse!("CZG-043", "cliche-refuse-not-holder", holder = state.holder);
    }
    if state.armed[seat] == 0 {
        refuse!("CZG-043", "cliche-refuse-unarmed");
    }
    let place = state.tokens.get(usize::from(token) - 1).copied().flatten();
    let Some(space) = place else {
        refuse!("CZG-044", "cliche-refuse-no-token", token = token);
    };
    if !state.is_beside(space) {
        refuse!("CZG-044", "cliche-refuse-not-beside", token = token);
    }
    Ok(())
}

/// CZG-R15: kills one token, and neither moves the human token nor passes the die.
pub(crate) fn shoot(state: &mut State, token: u8, out: &mut impl Sink<Event>) -> Option<RaceEnd> {
    fire(state, usize::from(token) - 1, out, Fired::OnPurpose)
}

/// CZG-046: the used shotgun goes to the trash.
fn fire(
    state: &mut State,
    token: usize,
    out: &mut impl Sink<Event>,
    fired: Fired,
) -> Option<RaceEnd> {
    let by = state.holder;
    state.armed[by] -= 1;
    *state.trash.of_mut(Card::Shotgun) += 1;
    state.tokens[token] = None;
    let seat = state.zombies[token];
    let automatic = fired == Fired::ByItself;
    out.emit(|| Event::Shot {
        by,
        seat,
        token: token as u8 + 1,
        automatic,
    });
    // CZG-047.
    is_won(state).then_some(RaceEnd::Success)
}

fn is_won(state: &State) -> bool {
    state.tokens.iter().all(Option::is_none)
}

/// CZG-039, CZG-040: the holder takes a bite token, or turns if he has one.
pub(crate) fn bite(state: &mut State, token: usize, out: &mut impl Sink<Event>) {
    let seat = state.holder;
    let by = state.zombies[token];
    out.emit(|| Event::Bitten {
        seat,
        by,
        token: token as u8 + 1,
    });
    if state.bites[seat] == 0 {
        state.bites[seat] = 1;
        return;
    }
    let cards = state.owned(seat);
    state.bites[seat] = 0;
    state.hand[seat] = Cards::NONE;
    state.armed[seat] = 0;
    state.trash = state.trash.and(&cards);
    state.zombies.push(seat);
    out.emit(|| Event::Turned { seat, cards });
}
