//! Who comes onto the map: players after a bite or in panic, zombies by the dice of phase 3 and of noise.

use shamble_core::Sink;

use super::end_turn_early;
use crate::event::Event;
use crate::ids::{Bearing, Space};
use crate::prompt::Ask;
use crate::rules::spawn::Landing;
use crate::state::{MAX_TOKENS, State, Status, Task};

/// ZM-R15: after so many failed tries a player comes back where he was bitten.
const MAX_RESPAWNS: u16 = 1000;

/// Phase 1 (ZM-056, ZM-062).
pub(super) fn survive(state: &mut State, out: &mut impl Sink<Event>) {
    let seat = state.turn.seat;
    if state.roll_survival(seat, out) {
        let player = state.active_mut();
        player.bandages = MAX_TOKENS;
        player.adrenaline = MAX_TOKENS;
        state.todo.push(Task::Respawn { tries: 0 });
    } else {
        state.die(seat, out);
        end_turn_early(state, out);
    }
}

/// ZM-058 to ZM-060: direction and distance until a legal space comes up.
pub(super) fn respawn(state: &mut State, tries: u16, out: &mut impl Sink<Event>) -> Option<Ask> {
    if state.wants_north() {
        state.todo.push(Task::Respawn { tries });
        return Some(Ask::North);
    }
    state.turn.north_set = true;
    let seat = state.turn.seat;
    let from = state.active().at;
    if tries >= MAX_RESPAWNS {
        arrive(state, from, out);
        return None;
    }
    let direction = state.dice.roll_from_zero(10) as u8;
    let distance = if (1..=8).contains(&direction) {
        state.dice.roll(6) as u8
    } else {
        0
    };
    out.emit(|| Event::RespawnRolled {
        seat,
        direction,
        distance,
    });
    match direction {
        0 => arrive(state, from, out),
        9 => state.todo.push(Task::Respawn { tries: tries + 1 }),
        _ => {
            let bearing = Bearing::from_roll(direction, state.turn.north);
            match state.landing(from, bearing, distance) {
                Landing::At(end) => land(state, end, tries, out),
                Landing::Either(one, other) if state.active().auto.hops => {
                    let dir = state.default_own_end(bearing, one, other);
                    land(
                        state,
                        if dir == bearing.axes().0 { one } else { other },
                        tries,
                        out,
                    );
                }
                Landing::Either(..) => {
                    state.todo.push(Task::RespawnHop {
                        tries,
                        bearing,
                        distance,
                    });
                    return Some(Ask::Hop);
                }
            }
        }
    }
    None
}

/// Where a respawn path ended; an illegal end is rolled again (ZM-R15).
pub(crate) fn land(state: &mut State, end: Option<Space>, tries: u16, out: &mut impl Sink<Event>) {
    match end {
        Some(space) => arrive(state, space, out),
        None => state.todo.push(Task::Respawn { tries: tries + 1 }),
    }
}

fn arrive(state: &mut State, at: Space, out: &mut impl Sink<Event>) {
    let seat = state.turn.seat;
    // ZM-064: after coming back the turn goes on with phase 2. A panic does not change the phase.
    if state.turn.phase == 1 {
        state.turn.phase = 2;
    }
    let player = state.active_mut();
    player.at = at;
    player.status = Status::OnMap;
    state.forget_paths();
    out.emit(|| Event::Respawned { seat, at });
    reach(state, out);
}

/// ZM-R63: being where the team is rescues at once, before any combat.
pub(crate) fn reach(state: &mut State, out: &mut impl Sink<Event>) {
    if state.is_refuge(state.active().at) {
        state.rescue(state.turn.seat, out);
        end_turn_early(state, out);
    }
}

/// Phase 3 (ZM-068, ZM-069).
pub(super) fn spawn_number(state: &mut State, out: &mut impl Sink<Event>) {
    state.turn.phase = 3;
    let seat = state.turn.seat;
    let die = state.spawn_die();
    let roll = state.dice.roll(u32::from(die)) as u8;
    let extra = state.crowd(out);
    out.emit(|| Event::SpawnRolled {
        seat,
        die,
        roll,
        extra,
    });
    state.todo.push(Task::Spawn {
        from: state.active().at,
        left: roll + extra,
        die: 10,
    });
}

/// One zombie after the other (ZM-070, ZM-R13).
pub(super) fn spawn(
    state: &mut State,
    from: Space,
    left: u8,
    die: u8,
    out: &mut impl Sink<Event>,
) -> Option<Ask> {
    let mut left = left;
    while left > 0 {
        if state.wants_north() {
            state.todo.push(Task::Spawn { from, left, die });
            return Some(Ask::North);
        }
        state.turn.north_set = true;
        left -= 1;
        let direction = state.dice.roll_from_zero(10) as u8;
        // ZM-073: on 9 it does not appear; ZM-074: 0 is the space itself.
        if direction == 9 || direction == 0 {
            state.spawn_at(from, direction, 0, (direction == 0).then_some(from), out);
            continue;
        }
        let distance = match die {
            10 => state.dice.roll_from_zero(10),
            sides => state.dice.roll(u32::from(sides)),
        } as u8;
        if distance == 0 {
            state.spawn_at(from, direction, 0, Some(from), out);
            continue;
        }
        let bearing = Bearing::from_roll(direction, state.turn.north);
        match state.landing(from, bearing, distance) {
            Landing::At(end) => state.spawn_at(from, direction, distance, end, out),
            Landing::Either(one, other) if state.active().auto.hops => {
                let dir = state.default_zombie_end(bearing, one, other);
                let end = if dir == bearing.axes().0 { one } else { other };
                state.spawn_at(from, direction, distance, end, out);
            }
            Landing::Either(..) => {
                state.todo.push(Task::Spawn { from, left, die });
                state.todo.push(Task::SpawnHop {
                    from,
                    bearing,
                    distance,
                });
                return Some(Ask::Hop);
            }
        }
    }
    None
}
