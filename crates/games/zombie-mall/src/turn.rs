//! The spine of a turn: what is carried out after what, until somebody has to decide.

mod acts;
mod arrivals;
mod looting;

use shamble_core::{Seat, Sink};

use crate::event::Event;
use crate::ids::Dir;
use crate::options::{HordeCombat, Scenario, SwatTurns};
use crate::prompt::Ask;
use crate::rules::trade;
use crate::state::{Act, Ending, MAX_ROUNDS, Point, Refuge, State, Status, Task, Turn, ground};

pub(crate) use acts::act;
use arrivals::{respawn, spawn, spawn_number, survive};

/// More tasks than this without a question mean that a rule forgot to ask.
const MAX_TASKS: usize = 1_000_000;

/// Carries out what is to be done until somebody is asked something or the game is over.
pub(crate) fn run(state: &mut State, out: &mut impl Sink<Event>) {
    for _ in 0..MAX_TASKS {
        if state.ending.is_some() {
            return;
        }
        let task = state
            .todo
            .pop()
            .expect("a turn always knows what comes next");
        if let Some(ask) = carry_out(state, task, out) {
            state.ask = ask;
            return;
        }
    }
    panic!("a turn without end");
}

fn carry_out(state: &mut State, task: Task, out: &mut impl Sink<Event>) -> Option<Ask> {
    match task {
        Task::NextTurn => next_turn(state, out),
        Task::BeginTurn => begin_turn(state, out),
        Task::Survive => survive(state, out),
        Task::Respawn { tries } => return respawn(state, tries, out),
        // A question that is still open is asked again.
        Task::RespawnHop { .. } | Task::SpawnHop { .. } => {
            state.todo.push(task);
            return Some(Ask::Hop);
        }
        Task::Combat => return combat(state, out),
        Task::Point(point) => {
            if point == Point::Ending {
                state.turn.phase = 7;
            }
            if has_choice(state, point) {
                return Some(Ask::Point(point));
            }
            advance(state, point);
        }
        Task::SpawnNumber => spawn_number(state, out),
        Task::Spawn { from, left, die } => return spawn(state, from, left, die, out),
        Task::Hear { seats } => {
            // You first, then in turn order.
            let n_seats = state.players.len();
            let order =
                std::iter::successors(Some(state.turn.seat), |seat| Some(seat.clockwise(n_seats)));
            let next = order.take(n_seats).find(|seat| seats.has(*seat))?;
            let n = state.roll_event(4, out);
            state.todo.push(Task::Hear {
                seats: seats.without(next),
            });
            state.make_noise(state.players[next].at, n, out);
        }
        Task::MoveRoll => {
            state.turn.phase = 4;
            state.roll_movement(out);
        }
        Task::HordeRoll => {
            state.turn.phase = 6;
            let seat = state.turn.seat;
            let roll = state.dice.roll(6) as u8;
            out.emit(|| Event::HordeRolled { seat, roll });
            state.start_horde(u16::from(roll), false);
        }
        Task::Horde { left, all } => return horde(state, left, all, out),
        Task::EndTurn => {
            let seat = state.turn.seat;
            state.active_mut().dark = state.active().dark.saturating_sub(1);
            state.moved.clear();
            out.emit(|| Event::TurnEnded { seat });
            state.todo.push(Task::NextTurn);
        }
    }
    None
}

/// What comes after a point of the turn.
pub(crate) fn advance(state: &mut State, point: Point) {
    match point {
        Point::BeforeSpawn => state.todo.extend([
            Task::Point(Point::BeforeRoll),
            Task::Combat,
            Task::SpawnNumber,
        ]),
        Point::BeforeRoll => state
            .todo
            .extend([Task::Point(Point::Moving), Task::MoveRoll]),
        Point::Moving => {
            state
                .todo
                .extend([Task::Point(Point::Ending), Task::Combat, Task::HordeRoll])
        }
        Point::Ending => state.todo.push(Task::EndTurn),
    }
}

/// Whether anything but going on is possible at a point.
fn has_choice(state: &State, point: Point) -> bool {
    let player = state.active();
    let seat = state.turn.seat;
    // ZM-R45: others may want to drop something here.
    let others = || {
        state
            .on_map()
            .any(|other| other != seat && trade::may_drop_aside(state, other))
    };
    if state.is_done_by_unlocking() {
        return others()
            || state
                .companions()
                .any(|other| trade::has_offers(state, other));
    }
    let is_way_out = || {
        Dir::ALL
            .into_iter()
            .any(|dir| state.is_free(player.at, dir))
    };
    let at_point = match point {
        Point::BeforeSpawn | Point::BeforeRoll => false,
        Point::Moving => {
            let here = state.cell(player.at).ground;
            let lootable = ground::LOOT | ground::OBJECTIVE | ground::PILE;
            state.turn.act == Act::Nothing
                && (here & lootable != 0
                    || Dir::ALL.into_iter().any(|dir| {
                        state.check_step(point, dir).is_ok()
                            || state.check_unlock(point, dir).is_ok()
                            || state.check_force(point, dir).is_ok()
                    })
                    || state.check_unlock_radio(point).is_ok()
                    || state.check_call(point).is_ok())
        }
        Point::Ending => state.check_buy(point).is_ok(),
    };
    at_point
        || !player.hand.is_empty()
        || (state.check_bonus().is_ok() && is_way_out())
        || trade::has_offers(state, seat)
        || state
            .companions()
            .any(|other| trade::has_offers(state, other))
        || others()
}

/// ZM-R10: the next place in the order; ZM-R67: the caller's place counts the team's turns.
fn next_turn(state: &mut State, out: &mut impl Sink<Event>) {
    let n_seats = state.players.len();
    let mut seat = state.turn.seat;
    for _ in 0..n_seats {
        seat = seat.clockwise(n_seats);
        if seat == state.first {
            // ZM-R86: a game that gets nowhere ends all the same.
            if state.round >= MAX_ROUNDS {
                state.finish(Ending::Stranded, out);
                return;
            }
            state.round += 1;
        }
        end_lures(state, seat);
        if state.options.swat_turns == SwatTurns::Rounds
            && state.call.is_some_and(|call| call.caller == seat)
        {
            count_team_turn(state, out);
        }
        if state.is_finished(out) {
            return;
        }
        if !is_in_game(state, seat) {
            continue;
        }
        if state.options.swat_turns == SwatTurns::PlayerTurns && state.call.is_some() {
            count_team_turn(state, out);
            if state.is_finished(out) {
                return;
            }
        }
        if is_in_game(state, seat) {
            state.turn = Turn::new(seat);
            state.todo.push(Task::BeginTurn);
            return;
        }
    }
    // Everybody whose turn could have come was rescued on the way: go round once more.
    state.turn.seat = seat;
    state.todo.push(Task::NextTurn);
}

fn is_in_game(state: &State, seat: Seat) -> bool {
    matches!(state.players[seat].status, Status::OnMap | Status::Bitten)
}

/// Air Horns and Door Wedges last until their owner's place comes up again.
fn end_lures(state: &mut State, seat: Seat) {
    if state.horns.iter().any(|horn| horn.seat == seat) {
        state.horns.retain(|horn| horn.seat != seat);
        state.forget_paths();
    }
    while let Some(place) = state.wedges.iter().position(|wedge| wedge.seat == seat) {
        state.take_wedge(place);
    }
}

/// ZM-R68: the team arrives and leaves at exact counts.
fn count_team_turn(state: &mut State, out: &mut impl Sink<Event>) {
    let Some(call) = &mut state.call else {
        return;
    };
    call.k = call.k.saturating_add(1);
    let call = *call;
    let Some(stay) = call.stay else {
        return;
    };
    if call.k == call.delay {
        out.emit(|| Event::TeamArrived {
            refuge: call.refuge,
        });
        state.rescue_all(out);
    } else if call.k == call.delay + stay {
        out.emit(|| Event::TeamLeft {
            refuge: call.refuge,
        });
    }
}

fn begin_turn(state: &mut State, out: &mut impl Sink<Event>) {
    let seat = state.turn.seat;
    let round = state.round;
    out.emit(|| Event::TurnBegan { seat, round });
    if hunker_down(state, out) {
        return;
    }
    state
        .todo
        .extend([Task::Point(Point::BeforeSpawn), Task::Combat]);
    if state.active().status == Status::Bitten {
        state.turn.phase = 1;
        state.todo.push(Task::Survive);
    } else {
        state.turn.phase = 2;
    }
}

/// ZM-238, ZM-R62: in Scenario 1A whoever begins his turn in the office rolls; says whether that ended the turn.
fn hunker_down(state: &mut State, out: &mut impl Sink<Event>) -> bool {
    let seat = state.turn.seat;
    let office = state.mall.office();
    let is_waiting = state.options.scenario == Scenario::Hard
        && state.call.is_some_and(|call| call.refuge == Refuge::Hunker)
        && state.active().status == Status::OnMap
        && state.mall.store(state.active().at) == office;
    if !is_waiting {
        return false;
    }
    let roll = state.dice.roll_from_zero(10) as u8;
    let rescued = roll >= 5;
    out.emit(|| Event::HunkerRolled {
        seat,
        roll,
        rescued,
    });
    if !rescued {
        return false;
    }
    for other in Seat::all(state.players.len()) {
        let player = &state.players[other];
        if player.status == Status::OnMap && state.mall.store(player.at) == office {
            state.rescue(other, out);
        }
    }
    end_turn_early(state, out);
    true
}

/// The active player is out of his turn: bitten, dead or rescued.
pub(crate) fn end_turn_early(state: &mut State, out: &mut impl Sink<Event>) {
    state.todo.clear();
    if !state.is_finished(out) {
        state.todo.push(Task::EndTurn);
    }
}

/// ZM-051, ZM-137: no zombie may be adjacent when it goes on.
fn combat(state: &mut State, out: &mut impl Sink<Event>) -> Option<Ask> {
    let at = state.active().at;
    if state.n_adjacent(at) == 0 {
        let noise = std::mem::take(&mut state.turn.noise);
        if noise > 0 {
            state.todo.push(Task::Combat);
            state.make_noise(at, noise, out);
        }
        return None;
    }
    state.todo.push(Task::Combat);
    if !has_fight_choice(state) {
        let near = state.default_fight();
        return after_roll(state, near, out);
    }
    Some(Ask::Fight)
}

/// Whether a decision point of combat offers anything but one roll.
fn has_fight_choice(state: &State) -> bool {
    let at = state.active().at;
    let n_spaces = crate::ids::Near::ALL
        .into_iter()
        .filter(|near| state.zombies_near(at, *near) > 0)
        .count();
    (n_spaces > 1 && !state.active().auto.fights)
        || crate::legal::can_flee(state)
        || crate::legal::has_pre_cards(state)
}

/// Rolls against a zombie and asks what to do if that is lost.
pub(crate) fn after_roll(
    state: &mut State,
    at: crate::ids::Near,
    out: &mut impl Sink<Event>,
) -> Option<Ask> {
    if state.roll_fight(at, out) {
        return None;
    }
    after_loss(state, out)
}

/// Asks about a lost roll, unless nothing can help.
pub(crate) fn after_loss(state: &mut State, out: &mut impl Sink<Event>) -> Option<Ask> {
    if crate::legal::can_help(state) {
        return Some(Ask::Lost);
    }
    state.bite(out);
    end_turn_early(state, out);
    None
}

/// Moves zombies until the roll is used up or none can move (ZM-R76).
fn horde(state: &mut State, left: u16, all: bool, out: &mut impl Sink<Event>) -> Option<Ask> {
    let mut left = left;
    while left > 0 {
        state.find_moves(all);
        if state.field.moves.is_empty() {
            break;
        }
        if !state.leaves_zombies(state.turn.seat) && !state.is_one_move() {
            state.todo.push(Task::Horde { left, all });
            return Some(Ask::MoveZombie);
        }
        let (from, dir) = state.default_move();
        left -= 1;
        state.shamble(from, dir, out);
        if fights_at_once(state) {
            state.todo.extend([Task::Horde { left, all }, Task::Combat]);
            return None;
        }
    }
    state.moved.clear();
    None
}

/// ZM-R35: whether combat comes before the next zombie moves.
pub(crate) fn fights_at_once(state: &State) -> bool {
    state.options.p6_combat == HordeCombat::AsTheyArrive && state.is_in_reach(state.turn.seat)
}
