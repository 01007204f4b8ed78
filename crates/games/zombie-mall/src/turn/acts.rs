//! What each action does: checked whole before anything changes, then carried out, then the turn runs on.

use shamble_core::{Illegal, Seat, Sink, refuse};

use super::arrivals::{land, reach};
use super::looting::{happen, loot, search};
use super::{advance, after_loss, after_roll, end_turn_early, fights_at_once, run};
use crate::action::{Action, Target};
use crate::cards::{Card, CardList, CardSet};
use crate::event::{Event, StepKind};
use crate::ids::{Dir, Near, Space};
use crate::options::{RadioCall, Scenario};
use crate::prompt::Ask;
use crate::rules::loot::From;
use crate::rules::play::{After, When};
use crate::rules::spawn::ends;
use crate::state::{Act, Offer, Point, State, Status, Task};
use crate::{legal, refusal};

/// `seat` acts.
pub(crate) fn act(
    state: &mut State,
    seat: Seat,
    action: &Action,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    if state.ending.is_some() {
        refuse!("ZM-R78", "zombie-mall-refuse-over");
    }
    let ask = legal::asked(state, seat);
    if ask.is_some() {
        refusal::check_names(state, seat, action)?;
    }
    match (ask, action) {
        (Some(_), Action::Auto { what, on }) => {
            let auto = state.players[seat].auto;
            if auto.with(*what, *on) == auto {
                refuse!("ZM-R78", "zombie-mall-refuse-auto");
            }
            state.players[seat].auto = auto.with(*what, *on);
        }
        (Some(Ask::PlaceObjective), Action::Place { at }) => {
            state.check_place_objective(*at)?;
            state.place_token(seat, *at, true, out);
            after_placing(state);
        }
        (Some(Ask::PlaceLoot), Action::Place { at }) => {
            state.check_place_loot(*at)?;
            state.place_token(seat, *at, false, out);
            after_placing(state);
        }
        (Some(Ask::Start), Action::Start { at }) => {
            state.check_start(*at)?;
            state.start(seat, *at, out);
            after_start(state, out);
        }
        (Some(Ask::North), Action::North { side }) => {
            state.turn.north = *side;
            state.turn.north_set = true;
            let side = *side;
            out.emit(|| Event::NorthSet { seat, side });
            run(state, out);
        }
        (Some(Ask::Point(point)), action) => at_point(state, point, action, out)?,
        (Some(Ask::Hop), Action::Hop { dir }) => hop(state, *dir, out)?,
        (Some(Ask::Fight), Action::Fight { at }) => {
            state.check_fight(*at)?;
            fight(state, *at, out);
        }
        (Some(Ask::Fight), Action::Escape { dir, cards }) => escape(state, *dir, cards, out)?,
        (Some(Ask::Fight), Action::Play { card, target }) => {
            let play = state.check_play(When::Combat, *card, target)?;
            state.play(When::Combat, &play, target, out);
            run(state, out);
        }
        (Some(Ask::Lost), Action::Boost { card }) => {
            let card = state.check_boost(*card)?;
            let won = state.boost(card, out);
            go_on(state, won, out);
        }
        (Some(Ask::Lost), Action::Bandage { card }) => {
            let card = state.check_bandage(*card)?;
            state.bandage(card, out);
            run(state, out);
        }
        (Some(Ask::Lost), Action::Bitten) => {
            state.bite(out);
            end_turn_early(state, out);
            if state.ending.is_none() {
                run(state, out);
            }
        }
        (Some(Ask::Lost), Action::Escape { dir, cards }) if state.options.adrenaline_after_loss => {
            escape(state, *dir, cards, out)?;
        }
        (Some(Ask::MoveZombie), Action::MoveZombie { from, dir }) => {
            move_zombie(state, *from, *dir, out)?
        }
        (Some(Ask::Take), Action::Take { card }) => {
            let card = state.check_take(*card)?;
            state.take(&[card].into_iter().collect(), out);
            run(state, out);
        }
        (Some(Ask::Keep), Action::Keep { card }) => {
            let card = state.check_keep(*card)?;
            state.keep(card, out);
            let effect = state.receive(card, From::LootToken, out);
            happen(state, effect, out);
        }
        (Some(Ask::Turned), Action::Lose { card }) => {
            let friends = state.turning_friends();
            let Some(card) = state.find(&friends, *card, |_| true) else {
                refuse!("ZM-006", "zombie-mall-refuse-not-turned", card = card.say());
            };
            state.lose_friend(card, out);
            run(state, out);
        }
        (Some(Ask::Answer { .. }), Action::Accept) => {
            let (give, want) = state.check_accept()?;
            state.accept(&give, &want, out);
        }
        (Some(Ask::Answer { .. }), Action::Decline) => state.decline(out),
        (Some(Ask::Aside), Action::Offer { to, give, want }) => {
            offer(state, seat, *to, give, want, out)?
        }
        (Some(Ask::Aside), Action::Drop { cards }) => {
            let cards = state.check_drop(seat, cards)?;
            state.drop_cards(seat, &cards, out);
        }
        (ask, action) => return Err(refusal::wrong_time(state, seat, ask, action)),
    }
    Ok(())
}

/// ZM-R51: one token at a time in turn order, Objective tokens first.
fn after_placing(state: &mut State) {
    state.turn.seat = state.turn.seat.clockwise(state.players.len());
    if state.to_place > 0 {
        return;
    }
    if state.ask == Ask::PlaceObjective {
        state.ask = Ask::PlaceLoot;
        state.to_place = state.options.loot_tokens;
        state.turn.seat = state.first;
    } else {
        state.ask = Ask::Start;
        state.turn.seat = state.first;
    }
}

fn after_start(state: &mut State, out: &mut impl Sink<Event>) {
    let next = state.turn.seat.clockwise(state.players.len());
    if next != state.first {
        state.turn.seat = next;
        return;
    }
    state.turn = crate::state::Turn::new(state.first);
    state.todo.push(Task::BeginTurn);
    run(state, out);
}

/// Whatever was done at a point: combat if a zombie is now adjacent, then the point again.
pub(super) fn back_to(state: &mut State, point: Point) {
    state.todo.extend([Task::Point(point), Task::Combat]);
}

fn at_point(
    state: &mut State,
    point: Point,
    action: &Action,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let seat = state.turn.seat;
    match action {
        Action::Spawn if point == Point::BeforeSpawn => advance(state, point),
        Action::Roll if point == Point::BeforeRoll => advance(state, point),
        Action::Done if matches!(point, Point::Moving | Point::Ending) => advance(state, point),
        Action::Step { dir } => {
            let cost = state.check_step(point, *dir)?;
            back_to(state, point);
            state.walk(*dir, StepKind::Normal, cost, out);
            reach(state, out);
        }
        Action::Bonus { dir } => {
            state.check_bonus()?;
            state.check_edge(state.active().at, *dir)?;
            back_to(state, point);
            state.active_mut().adrenaline -= 1;
            state.turn.bonus_used = true;
            state.walk(*dir, StepKind::Bonus, 0, out);
            reach(state, out);
        }
        Action::Loot { with } => return loot(state, point, *with, out),
        Action::Search { with } => return search(state, point, *with, out),
        Action::Unlock { side } => {
            let door = state.check_unlock(point, *side)?;
            state.count_as_unlocking();
            state.open_door(door, out);
            back_to(state, point);
        }
        Action::Pry { side } => {
            let (door, bar) = state.check_pry(point, *side)?;
            state.count_as_unlocking();
            let card = state.name(bar);
            let shown = !state.is_public(bar);
            out.emit(|| Event::Played { seat, card, shown });
            state.active_mut().hand.remove(bar);
            state.discard(bar);
            state.open_door(door, out);
            back_to(state, point);
        }
        Action::Force { side } => {
            let door = state.check_force(point, *side)?;
            state.turn.tried = true;
            let roll = state.dice.roll_from_zero(10) as u8;
            if roll == 0 {
                state.count_as_unlocking();
                state.open_door(door, out);
            } else {
                // The act of phase 5 is used up, but nothing was unlocked.
                state.turn.act = Act::Looted;
                state.turn.phase = 5;
                out.emit(|| Event::DoorHeld { seat, roll });
            }
            back_to(state, point);
        }
        Action::UnlockRadio => {
            state.check_unlock_radio(point)?;
            state.count_as_unlocking();
            state.radio.locked = false;
            out.emit(|| Event::RadioUnlocked { seat });
            back_to(state, point);
            if state.options.radio_call == RadioCall::AtUnlock {
                call(state, out);
            }
        }
        Action::Call => {
            state.check_call(point)?;
            state.count_as_unlocking();
            back_to(state, point);
            call(state, out);
        }
        Action::Buy => {
            state.check_buy(point)?;
            state.pay_for_card(out);
            state.todo.extend([Task::EndTurn, Task::Combat]);
            let card = state.draw(out);
            let effect = card.and_then(|card| state.receive(card, From::Vp, out));
            happen(state, effect, out);
            return Ok(());
        }
        Action::Play { card, target } => return play(state, point, *card, target, out),
        Action::Give { to, cards } => {
            let cards = state.check_give(*to, cards)?;
            state.hand_over(seat, *to, &cards, out);
            back_to(state, point);
        }
        Action::Drop { cards } => {
            let cards = state.check_drop(seat, cards)?;
            state.drop_cards(seat, &cards, out);
            back_to(state, point);
        }
        Action::Discard { card } => {
            let card = state.check_discard(*card)?;
            state.throw_away(card, out);
            back_to(state, point);
        }
        Action::Offer { to, give, want } => return offer(state, seat, *to, give, want, out),
        _ => {
            return Err(refusal::wrong_time(
                state,
                seat,
                Some(Ask::Point(point)),
                action,
            ));
        }
    }
    if state.ending.is_none() {
        run(state, out);
    }
    Ok(())
}

/// ZM-R59: the call ends Scenario 1; in 1A and 1B the chart is rolled.
fn call(state: &mut State, out: &mut impl Sink<Event>) {
    if state.options.scenario == Scenario::Call {
        state.escape_all(out);
        return;
    }
    state.answer_call(out);
    state.rescue_all(out);
    if !state.is_finished(out) && state.active().status != Status::OnMap {
        end_turn_early(state, out);
    }
}

fn play(
    state: &mut State,
    point: Point,
    card: Card,
    target: &Target,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let when = When::Point(point);
    let play = state.check_play(when, card, target)?;
    // What the card makes happen comes before the point is reached again.
    back_to(state, point);
    match state.play(when, &play, target, out) {
        After::Same => {}
        After::SkipSpawn => {
            state.todo.clear();
            state.turn.phase = 3;
            back_to(state, Point::BeforeRoll);
        }
        After::SkipHorde => {
            state.todo.clear();
            state.turn.phase = 6;
            back_to(state, Point::Ending);
        }
    }
    run(state, out);
    Ok(())
}

fn fight(state: &mut State, at: Near, out: &mut impl Sink<Event>) {
    match after_roll(state, at, out) {
        Some(ask) => state.ask = ask,
        None if state.ending.is_none() => run(state, out),
        None => {}
    }
}

/// After a card on a lost roll.
fn go_on(state: &mut State, won: bool, out: &mut impl Sink<Event>) {
    let ask = if won { None } else { after_loss(state, out) };
    match ask {
        Some(ask) => state.ask = ask,
        None if state.ending.is_none() => run(state, out),
        None => {}
    }
}

fn escape(
    state: &mut State,
    dir: Dir,
    cards: &CardList,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let cards: CardSet = state.check_escape(dir, cards)?;
    state.escape(dir, &cards, out);
    reach(state, out);
    if state.ending.is_none() {
        run(state, out);
    }
    Ok(())
}

fn hop(state: &mut State, dir: Dir, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
    let Some(task) = state.todo.last().copied() else {
        return Err(refusal::out_of_turn());
    };
    let (Task::SpawnHop { bearing, .. } | Task::RespawnHop { bearing, .. }) = task else {
        return Err(refusal::out_of_turn());
    };
    let (rows, cols) = bearing.axes();
    let which = match dir {
        dir if dir == rows => 0,
        dir if dir == cols => 1,
        _ => refuse!(
            "ZM-076",
            "zombie-mall-refuse-hop",
            rows = rows.say(),
            cols = cols.say()
        ),
    };
    state.todo.pop();
    match task {
        Task::SpawnHop { from, distance, .. } => {
            let (rows, cols) = ends(bearing, distance)[which];
            let end = state.mall.offset(from, rows, cols);
            let direction = state.rolled_direction(bearing);
            state.spawn_at(from, direction, distance, end, out);
        }
        Task::RespawnHop {
            tries, distance, ..
        } => {
            let (rows, cols) = ends(bearing, distance)[which];
            let end = state.mall.offset(state.active().at, rows, cols);
            land(state, end, tries, out);
        }
        _ => unreachable!("looked at above"),
    }
    if state.ending.is_none() {
        run(state, out);
    }
    Ok(())
}

fn move_zombie(
    state: &mut State,
    from: Space,
    dir: Dir,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let is_listed = state
        .field
        .moves
        .iter()
        .any(|(space, steps)| *space == from && steps & dir.bit() != 0);
    if !is_listed {
        return Err(refusal::zombie_move(state, from, dir));
    }
    let Some(Task::Horde { left, all }) = state.todo.pop() else {
        unreachable!("zombies are moved for a task");
    };
    state.shamble(from, dir, out);
    state.todo.push(Task::Horde {
        left: left - 1,
        all,
    });
    if fights_at_once(state) {
        state.todo.push(Task::Combat);
    }
    run(state, out);
    Ok(())
}

fn offer(
    state: &mut State,
    from: Seat,
    to: Seat,
    give: &CardList,
    want: &CardList,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    state.check_offer(from, to, give, want)?;
    let offer = Offer {
        from,
        to,
        give: give.clone(),
        want: want.clone(),
    };
    state.make_offer(offer, out);
    Ok(())
}
