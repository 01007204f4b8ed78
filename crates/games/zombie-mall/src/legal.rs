//! What a seat can sensibly choose, prompt by prompt, in a fixed order without duplicates.
//!
//! Order at a point: steps, bonus steps, looting, unlocking, the call, cards to play, gifts, drops, trash, offers, buying,
//! and last what leads on. Directions go n, e, s, w; cards by kind and uses; spaces by row and column.

use shamble_core::Seat;

use crate::action::{Action, Target};
use crate::cards::{Card, CardList, CardSet};
use crate::content::{Effect, Sort, content};
use crate::ids::{Dir, Near, Space};
use crate::options::Dropping;
use crate::prompt::{self, Ask};
use crate::rules::play::{When, takes_tape};
use crate::rules::sight::sees;
use crate::rules::trade;
use crate::state::{MAX_TOKENS, Point, State, Task};

/// How far away targets of an Air Horn are listed; any space in sight is allowed.
const HORN_LISTED: usize = 10;

/// What `seat` is asked, found without going through all prompts where that is plain.
pub(crate) fn asked(state: &State, seat: Seat) -> Option<Ask> {
    if seat == state.turn.seat && state.offer.is_none() && state.ending.is_none() {
        Some(state.ask)
    } else {
        prompt::asked(state, seat)
    }
}

/// Appends what `seat` can do.
pub(crate) fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    match asked(state, seat) {
        None => {}
        Some(ask @ (Ask::PlaceObjective | Ask::PlaceLoot)) => {
            let places = state.places(ask == Ask::PlaceObjective);
            out.extend(places.into_iter().map(|at| Action::Place { at }));
        }
        Some(Ask::Start) => out.extend(
            state
                .mall
                .starts()
                .iter()
                .map(|at| Action::Start { at: *at }),
        ),
        Some(Ask::North) => out.extend(Dir::ALL.map(|side| Action::North { side })),
        Some(Ask::Point(point)) => at_point(state, point, out),
        Some(Ask::Hop) => {
            if let Some(Task::SpawnHop { bearing, .. } | Task::RespawnHop { bearing, .. }) =
                state.todo.last()
            {
                let (rows, cols) = bearing.axes();
                out.extend([Action::Hop { dir: rows }, Action::Hop { dir: cols }]);
            }
        }
        Some(Ask::Fight) => fights(state, out),
        Some(Ask::Lost) => losses(state, out),
        Some(Ask::MoveZombie) => {
            for (from, steps) in &state.field.moves {
                let dirs = Dir::ALL.into_iter().filter(|dir| steps & dir.bit() != 0);
                out.extend(dirs.map(|dir| Action::MoveZombie { from: *from, dir }));
            }
        }
        Some(Ask::Take) => {
            if let Some(pile) = state.pile_at(state.active().at) {
                out.extend(
                    state
                        .named(&pile.cards)
                        .into_iter()
                        .map(|card| Action::Take { card }),
                );
            }
        }
        Some(Ask::Keep) => {
            let drawn: CardSet = state.drawn.iter().copied().collect();
            out.extend(
                state
                    .named(&drawn)
                    .into_iter()
                    .map(|card| Action::Keep { card }),
            );
        }
        Some(Ask::Turned) => {
            out.extend(
                state
                    .named(&state.turning_friends())
                    .into_iter()
                    .map(|card| Action::Lose { card }),
            );
        }
        Some(Ask::Answer { .. }) => {
            if state.check_accept().is_ok() {
                out.push(Action::Accept);
            }
            out.push(Action::Decline);
        }
        Some(Ask::Aside) => {
            if state.options.drop == Dropping::Any && trade::may_drop_aside(state, seat) {
                drops(state, seat, out);
            }
            offers(state, seat, out);
        }
    }
}

fn at_point(state: &State, point: Point, out: &mut Vec<Action>) {
    let seat = state.turn.seat;
    let player = state.active();
    if !state.is_done_by_unlocking() {
        if point == Point::Moving {
            out.extend(
                Dir::ALL
                    .into_iter()
                    .filter(|dir| state.check_step(point, *dir).is_ok())
                    .map(|dir| Action::Step { dir }),
            );
        }
        if state.check_bonus().is_ok() {
            let free = Dir::ALL
                .into_iter()
                .filter(|dir| state.is_free(player.at, *dir));
            out.extend(free.map(|dir| Action::Bonus { dir }));
        }
        if point == Point::Moving {
            phase_5(state, point, out);
        }
        if !player.hand.is_empty() {
            plays(state, When::Point(point), &content().own, out);
            for to in state.companions() {
                let cards = state.named(&player.hand);
                out.extend(cards.into_iter().map(|card| Action::Give {
                    to,
                    cards: list(card),
                }));
            }
            drops(state, seat, out);
            for card in state.named(&player.hand) {
                if card.kind.data().sort == Some(Sort::Trash) {
                    out.push(Action::Discard { card });
                }
            }
        }
        offers(state, seat, out);
        if state.check_buy(point).is_ok() {
            out.push(Action::Buy);
        }
    }
    out.push(match point {
        Point::BeforeSpawn => Action::Spawn,
        Point::BeforeRoll => Action::Roll,
        Point::Moving | Point::Ending => Action::Done,
    });
}

fn phase_5(state: &State, point: Point, out: &mut Vec<Action>) {
    let player = state.active();
    if state.check_phase_5(point, true).is_err() {
        return;
    }
    let tools = |effect: Effect| {
        let hand = player.hand.iter().filter(|card| {
            card.kind().effect() == effect && state.may_play(state.turn.seat, *card)
        });
        state.named(&hand.collect()).into_iter()
    };
    if state.check_loot(point, None).is_ok() {
        out.push(Action::Loot { with: None });
        for card in tools(Effect::Flashlight) {
            if state.check_loot(point, Some(card)).is_ok() {
                out.push(Action::Loot { with: Some(card) });
            }
        }
    }
    if state.check_search(point, None).is_ok() {
        out.push(Action::Search { with: None });
        out.extend(tools(Effect::Trolley).map(|card| Action::Search { with: Some(card) }));
    }
    if state.doors.iter().any(|door| door.locked) {
        for side in Dir::ALL {
            if state.door_at(player.at, side).is_none() {
                continue;
            }
            if state.check_unlock(point, side).is_ok() {
                out.push(Action::Unlock { side });
            }
            if state.check_pry(point, side).is_ok() {
                out.push(Action::Pry { side });
            }
            if state.check_force(point, side).is_ok() {
                out.push(Action::Force { side });
            }
        }
    }
    if player.at == state.mall.radio() {
        if state.check_unlock_radio(point).is_ok() {
            out.push(Action::UnlockRadio);
        }
        if state.check_call(point).is_ok() {
            out.push(Action::Call);
        }
    }
}

/// Every sensible play of the cards of `among`.
fn plays(state: &State, when: When, among: &CardSet, out: &mut Vec<Action>) {
    let hand = state.active().hand.both(among);
    if hand.is_empty() {
        return;
    }
    for card in state.named(&hand) {
        targets(state, card, &mut |target| {
            if state.check_play(when, card, &target).is_ok() {
                out.push(Action::Play { card, target });
            }
        });
    }
}

/// What a card could be aimed at, useless plays left out.
fn targets(state: &State, card: Card, add: &mut impl FnMut(Target)) {
    let player = state.active();
    let at = player.at;
    match card.kind.effect() {
        Effect::Heal { .. } | Effect::RefillBandages if player.bandages >= MAX_TOKENS => {}
        Effect::Adrenaline {
            may_exceed: false, ..
        } if player.adrenaline >= MAX_TOKENS => {}
        Effect::Heal { .. }
        | Effect::RefillBandages
        | Effect::Bandages { .. }
        | Effect::Adrenaline { .. }
        | Effect::Skate { .. }
        | Effect::Quiet
        | Effect::PowerCut => add(Target::None),
        Effect::Shoot { .. } => {
            let mut last = None;
            for space in state
                .zombies
                .iter()
                .filter(|space| last.replace(**space) != Some(**space))
            {
                add(Target::Space(*space));
            }
        }
        Effect::Ball { .. } => {
            for side in Dir::ALL
                .into_iter()
                .filter(|side| ball_hits(state, at, *side))
            {
                add(Target::Side(side));
            }
        }
        Effect::Lantern { .. } => {
            let mut spaces: arrayvec::ArrayVec<Space, 5> = arrayvec::ArrayVec::new();
            spaces.push(at);
            spaces.extend(
                Dir::ALL
                    .into_iter()
                    .filter(|dir| state.is_free(at, *dir))
                    .map(|dir| at.step(dir)),
            );
            spaces.sort_unstable();
            spaces
                .into_iter()
                .filter(|space| state.cell(*space).zombies > 0)
                .for_each(|space| add(Target::Space(space)));
        }
        Effect::Horn { .. } => {
            let spaces = state
                .mall
                .spaces()
                .filter(|space| at.away(*space) <= HORN_LISTED && state.mall.is_legal(*space));
            spaces
                .filter(|space| sees(state, at, *space))
                .for_each(|space| add(Target::Space(space)));
        }
        Effect::Fob { .. } => state.on_map().for_each(|seat| add(Target::Seat(seat))),
        Effect::Tape => {
            let weapons = player
                .hand
                .iter()
                .filter(|card| takes_tape(*card))
                .collect();
            state
                .named(&weapons)
                .into_iter()
                .for_each(|card| add(Target::Card(card)));
        }
        Effect::Directory => {
            for objective in &state.objectives {
                if !state.known[objective.card.index()].has(state.turn.seat) {
                    add(Target::Token(objective.number));
                }
            }
        }
        Effect::TwoWayRadio => {
            for to in state.on_map().filter(|seat| *seat != state.turn.seat) {
                // Not the radio that is spoken into, but another one.
                let mut rest = player.hand;
                if let Some(radio) = state.find(&rest, card, |_| true) {
                    rest.remove(radio);
                }
                for gift in state.named(&rest) {
                    add(Target::Gift(to, list(gift)));
                }
            }
        }
        Effect::Wedge => state
            .mall
            .entrances(at)
            .for_each(|side| add(Target::Side(side))),
        _ => {}
    }
}

/// Whether a ball that way would meet a zombie.
fn ball_hits(state: &State, at: Space, side: Dir) -> bool {
    let mut at = at;
    (0..3).any(|_| {
        let is_free = state.is_free(at, side);
        at = if is_free { at.step(side) } else { at };
        is_free && state.cell(at).zombies > 0
    })
}

fn drops(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let cards = state.named(&state.players[seat].hand);
    out.extend(
        cards
            .into_iter()
            .map(|card| Action::Drop { cards: list(card) }),
    );
}

/// The simple offers: one card of mine for nothing (the active player gives instead), or one of theirs, where hands are
/// open, for nothing.
fn offers(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !trade::has_offers(state, seat) {
        return;
    }
    for to in trade::partners(state, seat) {
        if seat != state.turn.seat {
            for card in state.named(&state.players[seat].hand) {
                out.push(Action::Offer {
                    to,
                    give: list(card),
                    want: CardList::new(),
                });
            }
        }
        if state.options.open_hands {
            for card in state.named(&state.players[to].hand) {
                out.push(Action::Offer {
                    to,
                    give: CardList::new(),
                    want: list(card),
                });
            }
        }
    }
}

fn list(card: Card) -> CardList {
    CardList::from_iter([card])
}

fn fights(state: &State, out: &mut Vec<Action>) {
    let player = state.active();
    let places = Near::ALL
        .into_iter()
        .filter(|near| state.zombies_near(player.at, *near) > 0);
    let n_listed = if player.auto.fights {
        1
    } else {
        Near::ALL.len()
    };
    out.extend(places.take(n_listed).map(|at| Action::Fight { at }));
    escapes(state, out);
    plays(state, When::Combat, &content().pre, out);
}

/// Ways to pay for an escape that are worth listing: tokens alone, each card with tokens, and if neither is enough the
/// smallest number of cards.
fn payments(state: &State) -> arrayvec::ArrayVec<CardList, 8> {
    let mut found: arrayvec::ArrayVec<CardList, 8> = arrayvec::ArrayVec::new();
    let player = state.active();
    let Some(dir) = Dir::ALL
        .into_iter()
        .find(|dir| state.is_free(player.at, *dir))
    else {
        return found;
    };
    let is_enough = |cards: &CardList| state.check_escape(dir, cards).is_ok();
    if is_enough(&CardList::new()) {
        found.push(CardList::new());
    }
    let flee = player.hand.both(&content().flee);
    if flee.is_empty() {
        return found;
    }
    for card in state.named(&flee) {
        if !found.is_full() && is_enough(&list(card)) {
            found.push(list(card));
        }
    }
    if found.is_empty() {
        // The best card first, over and over; a Child only follows when no adult is left to go first.
        let mut cards = CardList::new();
        let mut left = flee;
        while !cards.is_full() && !left.is_empty() {
            let worth = |card: &crate::cards::CardId| match card.kind().effect() {
                Effect::Flee { n } => (n, u16::MAX - card.kind().data().vp),
                _ => (0, 0),
            };
            let best = left.iter().max_by_key(worth).expect("some are left");
            left.remove(best);
            cards.push(state.name(best));
            if is_enough(&cards) {
                found.push(cards);
                break;
            }
        }
    }
    found
}

fn escapes(state: &State, out: &mut Vec<Action>) {
    let payments = payments(state);
    let at = state.active().at;
    for dir in Dir::ALL.into_iter().filter(|dir| state.is_free(at, *dir)) {
        out.extend(payments.iter().map(|cards| Action::Escape {
            dir,
            cards: cards.clone(),
        }));
    }
}

/// Whether an escape can be paid for.
pub(crate) fn can_flee(state: &State) -> bool {
    let player = state.active();
    let n = state.n_adjacent(player.at);
    if player.dark > 0 || state.cell(player.at).ways & 15 == 0 {
        return false;
    }
    u16::from(player.adrenaline) >= n
        || (!player.hand.both(&content().flee).is_empty() && !payments(state).is_empty())
}

/// Whether a card can be played in place of a roll.
pub(crate) fn has_pre_cards(state: &State) -> bool {
    let mut found = Vec::new();
    plays(state, When::Combat, &content().pre, &mut found);
    !found.is_empty()
}

fn losses(state: &State, out: &mut Vec<Action>) {
    let player = state.active();
    for card in state.named(&player.hand.both(&content().roll)) {
        if state.check_boost(card).is_ok() {
            out.push(Action::Boost { card });
        }
    }
    if player.bandages > 0 {
        out.push(Action::Bandage { card: None });
    }
    for card in state.named(&player.hand.both(&content().loss)) {
        if state.check_bandage(Some(card)).is_ok() {
            out.push(Action::Bandage { card: Some(card) });
        }
    }
    if state.options.adrenaline_after_loss {
        escapes(state, out);
    }
    out.push(Action::Bitten);
}

/// Whether anything but the bite can follow a lost roll.
pub(crate) fn can_help(state: &State) -> bool {
    let player = state.active();
    let has = |among: &CardSet, fits: &dyn Fn(Card) -> bool| {
        let cards = player.hand.both(among);
        !cards.is_empty() && state.named(&cards).into_iter().any(fits)
    };
    player.bandages > 0
        || has(&content().roll, &|card| state.check_boost(card).is_ok())
        || has(&content().loss, &|card| {
            state.check_bandage(Some(card)).is_ok()
        })
        || (state.options.adrenaline_after_loss && can_flee(state))
}
