//! The Zombie Player: which card to lead, where Zombies go, what to deal.

use shamble_catalog::tiny_epic_zombies::{
    Action, Card, Objective, Place, Room, Shift, Slot, Symbol,
};

use super::cards::card_worth;
use super::life::Life;
use super::look::Look;

/// Zombie Cards in the order of how much they hurt.
const CARDS: [&str; 14] = [
    "athlete",
    "popstar",
    "doctor",
    "teenager",
    "survivalist",
    "fry_cook",
    "scientist",
    "mechanic",
    "hippie",
    "janitor",
    "greaser",
    "photographer",
    "teacher",
    "mallcop",
];

pub(super) fn choose_card(legal: &[Action]) -> Option<Action> {
    let rank = |action: &Action| match action {
        Action::Choose(character) | Action::Horde(character) => {
            CARDS.iter().position(|name| *name == character.name())
        }
        _ => None,
    };
    legal
        .iter()
        .min_by_key(|action| rank(action).unwrap_or(CARDS.len()))
        .copied()
}

/// The best by worth; the first of equals.
fn best(legal: &[Action], worth: impl Fn(&Action) -> f32) -> Option<Action> {
    let mut found: Option<(f32, Action)> = None;
    for action in legal {
        let worth = worth(action);
        if found.is_none_or(|(best, _)| worth > best) {
            found = Some((worth, *action));
        }
    }
    found.map(|(_, action)| action)
}

pub(super) fn answer(look: &Look, legal: &[Action]) -> Option<Action> {
    best(legal, |action| match *action {
        Action::Store(slot) => add(look, slot),
        Action::Horde(character) => {
            let card = look
                .view
                .zombie_cards
                .iter()
                .find(|card| card.character == character);
            f32::from(card.map_or(0, |card| card.horde))
        }
        Action::Push(token, to) => push(look, token.kind(), to),
        Action::Shift(from, to) => arrival(look, to) - leaving(look, from),
        Action::Sift => 1.0,
        Action::Bury(card) => -dealt(look, card, None),
        Action::Litter(card, slot) => card_price(look, card) + crowd_of(look, slot) * 0.5,
        Action::Pick(human) => 20.0 - f32::from(look.view.humans[human.index()].to_death),
        Action::Burn(card) => card_price(look, card),
        // Fill unless skipping reaches a Human.
        Action::Fill => 0.5,
        Action::Skip => 0.0,
        _ => 0.0,
    })
}

/// Which Store is locked: where Humans and their tokens are.
pub(super) fn lock_one(look: &Look, legal: &[Action]) -> Option<Action> {
    best(legal, |action| match *action {
        Action::Store(slot) => lock(look, slot),
        _ => 0.0,
    })
}

pub(super) fn shift(look: &Look, how: Shift, legal: &[Action]) -> Option<Action> {
    if how == Shift::Lure {
        return lure_away(look, legal);
    }
    answer(look, legal)
}

/// Fireworks are set off by Humans: away from where somebody is.
fn lure_away(look: &Look, legal: &[Action]) -> Option<Action> {
    best(legal, |action| match *action {
        Action::Shift(from, to) => leaving(look, from) * 0.8 - arrival(look, to),
        _ => 0.0,
    })
}

/// What a Zombie's arrival in a Room is worth: Humans who are Overrun, above all those who die of it; a fuller Store.
fn arrival(look: &Look, room: Room) -> f32 {
    let bitten = look.humans_in(room).map(|human| match human.to_death {
        0..=1 => 14.0,
        2 => 4.0,
        3..=4 => 3.0,
        _ => 2.4,
    });
    let crowd = room.slot().map_or(0, |slot| look.crowd(slot)) as f32;
    let trap = if look.room(room).trap { 3.0 } else { 0.0 };
    bitten.sum::<f32>() + crowd * 0.35 + company(look, room.slot()) * 0.3 - trap
}

/// What a Zombie gives up by leaving.
fn leaving(look: &Look, room: Room) -> f32 {
    let crowd = room.slot().map_or(0, |slot| look.crowd(slot)) as f32;
    crowd * 0.4 + company(look, room.slot()) * 0.5 + 0.2
}

/// Humans in a Store.
fn company(look: &Look, slot: Option<Slot>) -> f32 {
    let Some(slot) = slot else {
        return 0.0;
    };
    look.view
        .humans
        .iter()
        .filter(|human| human.room.slot() == Some(slot))
        .count() as f32
}

fn crowd_of(look: &Look, slot: Slot) -> f32 {
    look.crowd(slot) as f32
}

/// The Room a Zombie added to this Store would go to; none for the Barricade.
fn destination(look: &Look, slot: Slot) -> Option<Room> {
    let free = |slot: Slot| {
        (1..=3)
            .map(|number| Room::of(slot, number))
            .find(|room| !look.has_zombie(*room))
    };
    free(slot).or_else(|| slot.is_corner().then(|| free(slot.clockwise())).flatten())
}

/// What adding a Zombie to this Store is worth.
fn add(look: &Look, slot: Slot) -> f32 {
    if look.view.supply == 0 {
        return 1.0;
    }
    match destination(look, slot) {
        Some(room) => arrival(look, room) + tokens_in(look, slot) * 0.25,
        None => match look.view.barricade {
            0..=1 => 9.0,
            2 => 4.0,
            _ => 3.0,
        },
    }
}

/// Tokens of open Objectives in a Store.
fn tokens_in(look: &Look, slot: Slot) -> f32 {
    let is_here = |place| matches!(place, Place::Room(room) if room.slot() == Some(slot));
    look.view
        .tokens
        .iter()
        .filter(|token| is_here(token.place))
        .count() as f32
}

fn lock(look: &Look, slot: Slot) -> f32 {
    company(look, Some(slot)) * 2.0 + tokens_in(look, slot) * 0.5
}

/// A token is pushed away from the Humans, the more it matters the better.
fn push(look: &Look, kind: &str, to: Room) -> f32 {
    let weight = match kind {
        "part" | "radio" | "stranded" => 1.0,
        "supply" => 0.6,
        _ => 0.4,
    };
    let hops = &look.hops[to.index()];
    let humans = look.view.humans.iter();
    let nearest = humans.map(|human| hops[human.room.index()]).min();
    weight * f32::from(nearest.unwrap_or(0))
}

fn symbol_crowd(look: &Look, symbol: Symbol) -> f32 {
    let stores = look
        .view
        .stores
        .iter()
        .filter(|store| store.symbol == symbol);
    stores
        .map(|store| add(look, store.slot))
        .fold(0.0, f32::max)
}

/// What a card would be worth to the Humans.
fn card_price(look: &Look, card: Card) -> f32 {
    let is_open = |objective: Objective| {
        look.view.objectives.iter().any(|view| {
            view.objective == objective && !view.complete.iter().all(|complete| *complete)
        })
    };
    let name = card.name();
    let extra = if name.starts_with("frequency") && is_open(Objective::Cdc) {
        4.0
    } else if look.weapons_wanted() > 0 {
        1.0
    } else {
        0.0
    };
    card_worth(look, card, &Life::new(look)) + extra
}

/// What dealing a card is worth: Events hurt, a symbol that falls in with full or busy Stores hurts more, and good things
/// are held back.
fn dealt(look: &Look, card: Card, to: Option<Slot>) -> f32 {
    let name = card.name();
    let event = if name.starts_with("explosion") || name.starts_with("zombie") {
        1.5
    } else {
        0.0
    };
    let crowd = symbol_crowd(look, card.symbol());
    let store = to.map(|slot| look.view.stores[slot.index()].symbol);
    let noise = if store == Some(card.symbol()) {
        1.2
    } else {
        0.0
    };
    event + crowd * 0.6 + noise - card_price(look, card) * 0.35
}

/// Deals to the Human the look is for.
pub(super) fn deal(look: &Look, legal: &[Action]) -> Option<Action> {
    let slot = look.me().room.slot();
    best(legal, |action| match *action {
        Action::Deal(card) => dealt(look, card, slot),
        _ => 0.0,
    })
}
