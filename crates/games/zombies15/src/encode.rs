//! Zombies 15' in numbers: ids for what is listed, bytes for what is seen.
//!
//! Directions instead of tile names, Heroes counted in turn order from the seat's first, tokens as the so-many-th here
//! or in the own Backpack: what was learnt on one map is worth something on another.

mod sight;

use shamble_core::encode::{Encoded, Pen, Vocabulary};
use shamble_core::{Millis, Prompt, Seat, verbs};

use crate::action::{Action, Booty, Keep, Liftable, Rearrange, Target};
use crate::content::{CardId, cards};
use crate::ids::{AreaKind, HeavyKind, HeroId, Place, Side, Slot, Token};
use crate::prompt::Ask;
use crate::state::{MAX_DRAWN, MAX_HEROES, State, TokenAt};
use crate::view::View;

/// Kinds of cards there can be.
const CARDS: usize = 64;
const SLOTS: usize = Slot::ALL.len();
const TOKENS: usize = Token::ALL.len();
/// Places of tokens in an Area or a Backpack that have an id.
const HERE: usize = 8;
/// None put down, or one of the Backpack.
const DROPS: usize = HERE + 1;
/// Each drawn card is left, or goes into a slot.
const KEEPS: usize = (SLOTS + 1).pow(MAX_DRAWN as u32);
/// Nothing, a Weapon, a Hero or a direction.
const TARGETS: usize = 1 + 2 + MAX_HEROES + 4;
/// A Bag of a Hero.
const BAGS: usize = MAX_HEROES * 3;
/// Special Items.
const SPECIALS: usize = 18;

verbs! {
    Move = "move" (way: 5),
    Search = "search" (),
    Keep = "keep" (swap: 2, slots: KEEPS),
    Careful = "careful" (card: CARDS, slot: SLOTS, swap: 2),
    CarefulNothing = "careful-nothing" (),
    Token = "token" (here: HERE, drop: DROPS),
    Pocket = "pocket" (drop: DROPS),
    Leave = "leave" (),
    Loot = "loot" (hero: MAX_HEROES, token: TOKENS, drop: DROPS),
    DropToken = "drop-token" (mine: HERE),
    Attack = "attack" (slot: 2, ammo: 4),
    Hands = "hands" (),
    Fire = "fire" (way: 5),
    Use = "use" (object: 3, target: TARGETS),
    Lift = "lift" (heavy: HeavyKind::ALL.len()),
    LiftHero = "lift-hero" (hero: MAX_HEROES),
    Drop = "drop" (),
    Refill = "refill" (),
    Call = "call" (),
    GetUp = "get-up" (),
    EndActions = "end-actions" (),
    EndTurn = "end-turn" (),
    Lose = "lose" (object: 3),
    Surge = "surge" (way: 5),
    Pause = "pause" (),
    Resume = "resume" (),
    KeepItems = "keep-items" (hero: MAX_HEROES),
    StartingItems = "starting-items" (hero: MAX_HEROES),
    Give = "give" (bag: BAGS, hero: MAX_HEROES, special: SPECIALS + 1),
    Exchange = "exchange" (bag: BAGS, special: SPECIALS + 1, ammo: 4),
    DiscardBag = "discard-bag" (bag: BAGS),
    Done = "done" (),
}

/// In or out of the Search Area, or the own Area.
const HERE_WAY: usize = 4;

impl State {
    /// North, east, south or west to a tile beside the Active Hero's.
    fn way_to(&self, side: Side) -> Option<usize> {
        let (x, y) = self.board.spot(self.active().area.tile());
        let (to_x, to_y) = self.board.spot(self.board.tile(side)?);
        match (to_x.cmp(&x), to_y.cmp(&y)) {
            (std::cmp::Ordering::Equal, std::cmp::Ordering::Less) => Some(0),
            (std::cmp::Ordering::Greater, std::cmp::Ordering::Equal) => Some(1),
            (std::cmp::Ordering::Equal, std::cmp::Ordering::Greater) => Some(2),
            (std::cmp::Ordering::Less, std::cmp::Ordering::Equal) => Some(3),
            _ => None,
        }
    }

    /// How far a Hero comes after the first one of `seat`.
    fn hero_from(&self, seat: Seat, hero: HeroId) -> Option<usize> {
        let n = self.heroes.len();
        let first = self
            .heroes
            .iter()
            .position(|hero| usize::from(hero.seat) == seat.index());
        let index = self.heroes.iter().position(|other| other.id == hero)?;
        Some((index + n - first.unwrap_or(0)) % n)
    }

    /// Which of the tokens at that place.
    fn nth_token(&self, at: TokenAt, piece: usize) -> Option<usize> {
        let mut there = (0..self.tokens.len()).filter(|i| self.tokens[*i].at == at);
        there.position(|other| other == piece)
    }

    /// One more than the place in the Backpack of the one token that is put down, or zero for none.
    fn drop_number(&self, change: &Rearrange) -> Option<usize> {
        let mut dropped = change.dropped();
        match (dropped.next(), dropped.next()) {
            (None, _) => Some(0),
            (Some(piece), None) => Some(self.nth_token(TokenAt::Hero(self.turn.hero), piece)? + 1),
            _ => None,
        }
    }

    fn move_way(&self, to: Place) -> Option<usize> {
        let area = self.active().area;
        let is_own_tile = self.board.tile(to.side) == Some(area.tile());
        match (is_own_tile, to.kind) {
            (true, _) => Some(HERE_WAY),
            (false, AreaKind::Street) => self.way_to(to.side),
            (false, AreaKind::Search) => None,
        }
    }
}

/// Which slot each drawn card goes into, in the base of the slots.
fn keep_number(keep: &Keep) -> Option<usize> {
    let number = |slot: &Option<Slot>| slot.map_or(0, |slot| slot.index() + 1);
    let slots = keep.slots.iter().rev().map(number);
    keep.order
        .is_none()
        .then(|| slots.fold(0, |sum, slot| sum * (SLOTS + 1) + slot))
}

/// One more than the number of a Light Object's slot, or zero for none.
fn object_number(slot: Option<Slot>) -> Option<usize> {
    match slot {
        None => Some(0),
        Some(Slot::Object(i)) => Some(usize::from(i) + 1),
        Some(Slot::Weapon(_)) => None,
    }
}

/// One more than the number among the Special Items, or zero for none.
fn special_number(item: Option<CardId>) -> usize {
    item.map_or(0, |item| {
        1 + cards()[..item.index()]
            .iter()
            .filter(|card| card.bag > 0)
            .count()
    })
}

impl Encoded for State {
    fn vocabulary() -> &'static Vocabulary {
        &VOCABULARY
    }

    fn id_of(&self, seat: Seat, action: &Action) -> Option<u32> {
        let hero = |id: &HeroId| self.hero_from(seat, *id);
        let object = |slot: &Slot| object_number(Some(*slot)).map(|n| n - 1);
        let bag = |id: &HeroId, bag: &Token| {
            Some(hero(id)? * 3 + usize::from(bag.bag()?.checked_sub(1)?))
        };
        match action {
            Action::Move { to } => Verb::Move.with(&[self.move_way(*to)?]),
            Action::Search => Verb::Search.with(&[]),
            Action::Keep(keep) => {
                Verb::Keep.with(&[usize::from(keep.change.swap), keep_number(keep)?])
            }
            Action::Careful(careful) if careful.below == 0 => match careful.take {
                Some((card, slot)) => Verb::Careful.with(&[
                    card.index(),
                    slot.index(),
                    usize::from(careful.change.swap),
                ]),
                None => careful
                    .change
                    .is_nothing()
                    .then(|| Verb::CarefulNothing.with(&[]))?,
            },
            Action::Careful(_) => None,
            Action::Token { piece, change } => {
                let here =
                    self.nth_token(TokenAt::Area(self.active().area), usize::from(*piece))?;
                Verb::Token.with(&[here, self.drop_number(change)?])
            }
            Action::Pocket { change } => Verb::Pocket.with(&[self.drop_number(change)?]),
            Action::Leave { change } => change.is_nothing().then(|| Verb::Leave.with(&[]))?,
            Action::Loot {
                hero: from,
                what: Booty::Token(token),
                change,
            } => Verb::Loot.with(&[hero(from)?, *token as usize, self.drop_number(change)?]),
            Action::Loot {
                what: Booty::Item(_),
                ..
            } => None,
            Action::DropToken { piece } => {
                let mine = TokenAt::Hero(self.turn.hero);
                Verb::DropToken.with(&[self.nth_token(mine, usize::from(*piece))?])
            }
            Action::Attack { slot, explosive } => {
                Verb::Attack.with(&[slot.index(), object_number(*explosive)?])
            }
            Action::Hands => Verb::Hands.with(&[]),
            Action::Fire { at: None } => Verb::Fire.with(&[HERE_WAY]),
            Action::Fire { at: Some(side) } => Verb::Fire.with(&[self.way_to(*side)?]),
            Action::Use { slot, on } => {
                let target = match on {
                    Target::Nothing => 0,
                    Target::Weapon(weapon) => 1 + weapon.index(),
                    Target::Hero(id) => 3 + hero(id)?,
                    Target::Tile(side, None) => 3 + MAX_HEROES + self.way_to(*side)?,
                    Target::Tile(_, Some(_)) => return None,
                };
                Verb::Use.with(&[object(slot)?, target])
            }
            Action::Lift {
                what: Liftable::Heavy(kind),
            } => Verb::Lift.with(&[*kind as usize]),
            Action::Lift {
                what: Liftable::Hero(id),
            } => Verb::LiftHero.with(&[hero(id)?]),
            Action::Drop => Verb::Drop.with(&[]),
            Action::Refill => Verb::Refill.with(&[]),
            Action::Call => Verb::Call.with(&[]),
            Action::GetUp => Verb::GetUp.with(&[]),
            Action::EndActions => Verb::EndActions.with(&[]),
            Action::EndTurn => Verb::EndTurn.with(&[]),
            Action::Lose { slot } => Verb::Lose.with(&[object(slot)?]),
            Action::Surge { at } => Verb::Surge.with(&[self.way_to(*at)?]),
            Action::Pause => Verb::Pause.with(&[]),
            Action::Resume => Verb::Resume.with(&[]),
            Action::KeepItems { hero: id } => Verb::KeepItems.with(&[hero(id)?]),
            Action::StartingItems { hero: id } => Verb::StartingItems.with(&[hero(id)?]),
            Action::Give {
                hero: id,
                bag: which,
                to,
                item,
            } => Verb::Give.with(&[bag(id, which)?, hero(to)?, special_number(*item)]),
            Action::Exchange {
                hero: id,
                bag: which,
                item,
                instead,
            } => Verb::Exchange.with(&[
                bag(id, which)?,
                special_number(Some(*item)),
                object_number(*instead)?,
            ]),
            Action::DiscardBag {
                hero: id,
                bag: which,
            } => Verb::DiscardBag.with(&[bag(id, which)?]),
            Action::Done => Verb::Done.with(&[]),
        }
    }

    fn word(name: &str, value: usize) -> String {
        let way = |way: usize| ["north", "east", "south", "west", "here"][way].to_owned();
        let hero = |hero: usize| match hero {
            0 => "mine".to_owned(),
            n => format!("+{n}"),
        };
        match name {
            "way" => way(value),
            "hero" => hero(value),
            "card" => cards()
                .get(value)
                .map_or_else(|| format!("card-{value}"), |card| card.id.clone()),
            "slot" => Slot::ALL[value].to_string(),
            "object" => format!("o{}", value + 1),
            "ammo" | "drop" if value == 0 => "-".into(),
            "ammo" => format!("o{value}"),
            "swap" => ["-", "swap"][value].into(),
            "token" => Token::ALL[value].to_string(),
            "heavy" => HeavyKind::ALL[value].to_string(),
            "bag" => format!("{}:bag{}", hero(value / 3), value % 3 + 1),
            "special" => match value.checked_sub(1) {
                None => "-".into(),
                Some(nth) => {
                    let mut special = cards().iter().filter(|card| card.bag > 0);
                    special
                        .nth(nth)
                        .map_or_else(|| format!("special-{value}"), |card| card.id.clone())
                }
            },
            "target" => match value {
                0 => "-".into(),
                1 | 2 => format!("w{value}"),
                _ if value < 3 + MAX_HEROES => hero(value - 3),
                _ => way(value - 3 - MAX_HEROES),
            },
            "slots" => {
                let digit = |i: u32| value / (SLOTS + 1).pow(i) % (SLOTS + 1);
                let word = |slot: usize| match slot.checked_sub(1) {
                    None => "-".to_owned(),
                    Some(slot) => Slot::ALL[slot].to_string(),
                };
                (0..MAX_DRAWN as u32)
                    .map(|i| word(digit(i)))
                    .collect::<Vec<_>>()
                    .join(",")
            }
            _ => value.to_string(),
        }
    }

    fn observe(
        view: &View,
        seat: Seat,
        prompt: Option<&Prompt<Ask>>,
        now: Millis,
        pen: &mut Pen<'_>,
    ) {
        sight::observe(view, seat, prompt, now, pen);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_have_room_for_all_cards() {
        assert!(cards().len() <= CARDS);
        assert_eq!(cards().iter().filter(|card| card.bag > 0).count(), SPECIALS);
    }
}
