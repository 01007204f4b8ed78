//! Actions as one line of text, and back.

use std::fmt;
use std::str::FromStr;

use super::{Action, Booty, Careful, Keep, Liftable, NO_CARD, Rearrange, Target};
use crate::ids::{Slot, Token};
use crate::state::{MAX_DRAWN, MAX_SEARCH, MAX_TOKENS};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move { to } => write!(f, "move {to}"),
            Self::Search => f.write_str("search"),
            Self::Keep(keep) => write!(f, "keep{keep}"),
            Self::Careful(careful) => write!(f, "careful{careful}"),
            Self::Token { piece, change } => {
                write!(f, "token {piece}")?;
                change.fmt(f)
            }
            Self::Pocket { change } => {
                f.write_str("pocket")?;
                change.fmt(f)
            }
            Self::Leave { change } => {
                f.write_str("leave")?;
                change.fmt(f)
            }
            Self::Loot { hero, what, change } => {
                match what {
                    Booty::Token(token) => write!(f, "loot {hero} {token}")?,
                    Booty::Item(card) => write!(f, "loot {hero} {card}")?,
                }
                change.fmt(f)
            }
            Self::DropToken { piece } => write!(f, "drop-token {piece}"),
            Self::Attack {
                slot,
                explosive: None,
            } => write!(f, "attack {slot}"),
            Self::Attack {
                slot,
                explosive: Some(ammo),
            } => write!(f, "attack {slot} with {ammo}"),
            Self::Hands => f.write_str("hands"),
            Self::Fire { at: None } => f.write_str("fire"),
            Self::Fire { at: Some(side) } => write!(f, "fire {side}"),
            Self::Use { slot, on } => match on {
                Target::Nothing => write!(f, "use {slot}"),
                Target::Weapon(weapon) => write!(f, "use {slot} {weapon}"),
                Target::Hero(hero) => write!(f, "use {slot} {hero}"),
                Target::Tile(side, None) => write!(f, "use {slot} {side}"),
                Target::Tile(side, Some(n)) => write!(f, "use {slot} {side} {n}"),
            },
            Self::Lift {
                what: Liftable::Heavy(kind),
            } => write!(f, "lift {kind}"),
            Self::Lift {
                what: Liftable::Hero(hero),
            } => write!(f, "lift {hero}"),
            Self::Drop => f.write_str("drop"),
            Self::Refill => f.write_str("refill"),
            Self::Call => f.write_str("call"),
            Self::GetUp => f.write_str("get-up"),
            Self::EndActions => f.write_str("end-actions"),
            Self::EndTurn => f.write_str("end-turn"),
            Self::Lose { slot } => write!(f, "lose {slot}"),
            Self::Surge { at } => write!(f, "surge {at}"),
            Self::Pause => f.write_str("pause"),
            Self::Resume => f.write_str("resume"),
            Self::KeepItems { hero } => write!(f, "keep-items {hero}"),
            Self::StartingItems { hero } => write!(f, "starting-items {hero}"),
            Self::Give {
                hero,
                bag,
                to,
                item: None,
            } => write!(f, "give {hero} {bag} {to}"),
            Self::Give {
                hero,
                bag,
                to,
                item: Some(item),
            } => write!(f, "give {hero} {bag} {to} {item}"),
            Self::Exchange {
                hero,
                bag,
                item,
                instead: None,
            } => write!(f, "exchange {hero} {bag} {item}"),
            Self::Exchange {
                hero,
                bag,
                item,
                instead: Some(slot),
            } => {
                write!(f, "exchange {hero} {bag} {item} -{slot}")
            }
            Self::DiscardBag { hero, bag } => write!(f, "discard-bag {hero} {bag}"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl Rearrange {
    fn write_swap(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.swap { " swap" } else { "" })
    }

    /// What is neither the swap, which comes first, nor said together with the cards taken into `filled` slots.
    fn write_rest(self, f: &mut fmt::Formatter<'_>, filled: u8) -> fmt::Result {
        for slot in Slot::ALL {
            if self.gives_up(slot) && filled & (1 << slot.index()) == 0 {
                write!(f, " -{slot}")?;
            }
        }
        for piece in self.dropped() {
            write!(f, " drop {piece}")?;
        }
        Ok(())
    }

    fn mark(self, slot: Slot) -> &'static str {
        if self.gives_up(slot) { "!" } else { "" }
    }
}

impl fmt::Display for Rearrange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_swap(f)?;
        self.write_rest(f, 0)
    }
}

impl fmt::Display for Keep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.change.write_swap(f)?;
        let mut filled = 0;
        for (card, slot) in self.slots.iter().enumerate() {
            if let Some(slot) = slot {
                write!(f, " {card}>{slot}{}", self.change.mark(*slot))?;
                filled |= 1 << slot.index();
            }
        }
        self.change.write_rest(f, filled)?;
        if self.order.is_some() {
            f.write_str(" order")?;
            for card in self.order() {
                write!(f, " {card}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Careful {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.change.write_swap(f)?;
        let mut filled = 0;
        if let Some((card, slot)) = self.take {
            write!(f, " {card}")?;
            if self.below > 0 {
                write!(f, "#{}", self.below + 1)?;
            }
            write!(f, ">{slot}{}", self.change.mark(slot))?;
            filled = 1 << slot.index();
        }
        self.change.write_rest(f, filled)
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = Words {
            text,
            rest: text.split(' '),
        };
        let action = match words.next()? {
            "move" => Self::Move { to: words.parse()? },
            "search" => Self::Search,
            "keep" => Self::Keep(keep(&mut words)?),
            "careful" => Self::Careful(careful(&mut words)?),
            "token" => Self::Token {
                piece: words.piece()?,
                change: changes(&mut words)?,
            },
            "pocket" => Self::Pocket {
                change: changes(&mut words)?,
            },
            "leave" => Self::Leave {
                change: changes(&mut words)?,
            },
            "loot" => {
                let hero = words.parse()?;
                let word = words.next()?;
                let token = word.parse::<Token>().map(Booty::Token);
                let what = token
                    .or_else(|_| word.parse().map(Booty::Item))
                    .map_err(|_| words.wrong())?;
                Self::Loot {
                    hero,
                    what,
                    change: changes(&mut words)?,
                }
            }
            "drop-token" => Self::DropToken {
                piece: words.piece()?,
            },
            "attack" => {
                let slot = words.slot_if(|slot| matches!(slot, Slot::Weapon(_)))?;
                let explosive = match words.rest.next() {
                    None => None,
                    Some("with") => Some(words.slot_if(|slot| matches!(slot, Slot::Object(_)))?),
                    Some(_) => return Err(words.wrong()),
                };
                Self::Attack { slot, explosive }
            }
            "hands" => Self::Hands,
            "fire" => Self::Fire {
                at: words.optional()?,
            },
            "use" => Self::Use {
                slot: words.slot_if(|slot| matches!(slot, Slot::Object(_)))?,
                on: target(&mut words)?,
            },
            "lift" => {
                let word = words.next()?;
                let heavy = word.parse().map(Liftable::Heavy);
                Self::Lift {
                    what: heavy
                        .or_else(|_| word.parse().map(Liftable::Hero))
                        .map_err(|_| words.wrong())?,
                }
            }
            "drop" => Self::Drop,
            "refill" => Self::Refill,
            "call" => Self::Call,
            "get-up" => Self::GetUp,
            "end-actions" => Self::EndActions,
            "end-turn" => Self::EndTurn,
            "lose" => Self::Lose {
                slot: words.slot_if(|slot| matches!(slot, Slot::Object(_)))?,
            },
            "surge" => Self::Surge { at: words.parse()? },
            "pause" => Self::Pause,
            "resume" => Self::Resume,
            "keep-items" => Self::KeepItems {
                hero: words.parse()?,
            },
            "starting-items" => Self::StartingItems {
                hero: words.parse()?,
            },
            "give" => Self::Give {
                hero: words.parse()?,
                bag: words.bag()?,
                to: words.parse()?,
                item: words.optional()?,
            },
            "exchange" => Self::Exchange {
                hero: words.parse()?,
                bag: words.bag()?,
                item: words.parse()?,
                instead: match words.rest.next() {
                    None => None,
                    Some(word) => match word.strip_prefix('-').map(str::parse) {
                        Some(Ok(slot)) => Some(slot),
                        _ => return Err(words.wrong()),
                    },
                },
            },
            "discard-bag" => Self::DiscardBag {
                hero: words.parse()?,
                bag: words.bag()?,
            },
            "done" => Self::Done,
            _ => return Err(words.wrong()),
        };
        if words.rest.next().is_some() {
            Err(words.wrong())
        } else {
            Ok(action)
        }
    }
}

/// The words of a line, with the one error there is.
struct Words<'a> {
    text: &'a str,
    rest: std::str::Split<'a, char>,
}

impl<'a> Words<'a> {
    fn wrong(&self) -> String {
        format!(
            "'{}' is no action: move PLACE, search, keep ..., careful ..., token N ..., pocket, leave, loot HERO TOKEN ..., drop-token N, \
             attack SLOT, hands, fire, use SLOT ..., lift THING, drop, refill, call, get-up, end-actions, end-turn, lose SLOT, \
             surge TILE, pause, resume, or at a Checkpoint keep-items, starting-items, give, exchange, discard-bag, done",
            self.text
        )
    }

    fn next(&mut self) -> Result<&'a str, String> {
        self.rest
            .next()
            .filter(|word| !word.is_empty())
            .ok_or_else(|| self.wrong())
    }

    fn parse<T: FromStr<Err = String>>(&mut self) -> Result<T, String> {
        self.next()?.parse()
    }

    fn optional<T: FromStr<Err = String>>(&mut self) -> Result<Option<T>, String> {
        self.rest.next().map(str::parse).transpose()
    }

    fn slot_if(&mut self, is_right: impl Fn(Slot) -> bool) -> Result<Slot, String> {
        let slot: Slot = self.parse()?;
        if is_right(slot) {
            Ok(slot)
        } else {
            Err(self.wrong())
        }
    }

    fn bag(&mut self) -> Result<Token, String> {
        let token: Token = self.parse()?;
        if token.bag().is_some() {
            Ok(token)
        } else {
            Err(self.wrong())
        }
    }

    fn piece(&mut self) -> Result<u8, String> {
        let word = self.next()?;
        self.number(word, MAX_TOKENS)
    }

    /// A plain number below `limit`.
    fn number(&self, word: &str, limit: usize) -> Result<u8, String> {
        let is_plain = word == "0" || !word.starts_with(['0', '+']);
        let number = word
            .parse::<u8>()
            .ok()
            .filter(|number| is_plain && usize::from(*number) < limit);
        number.ok_or_else(|| self.wrong())
    }
}

fn target(words: &mut Words<'_>) -> Result<Target, String> {
    let Some(word) = words.rest.next() else {
        return Ok(Target::Nothing);
    };
    if let Ok(slot @ Slot::Weapon(_)) = word.parse() {
        return Ok(Target::Weapon(slot));
    }
    if let Ok(hero) = word.parse() {
        return Ok(Target::Hero(hero));
    }
    let side = word.parse().map_err(|_| words.wrong())?;
    let n = match words.rest.next() {
        None => None,
        Some(word) => Some(words.number(word, 100)?),
    };
    Ok(Target::Tile(side, n))
}

/// `axe>w1!`: what, the slot, and whether the Item there is given up.
fn placed<'a>(words: &Words<'_>, word: &'a str) -> Result<(&'a str, Slot, bool), String> {
    let (what, slot) = word.split_once('>').ok_or_else(|| words.wrong())?;
    let (slot, gives_up) = match slot.strip_suffix('!') {
        Some(slot) => (slot, true),
        None => (slot, false),
    };
    Ok((what, slot.parse()?, gives_up))
}

/// One word that changes the sheet; whether it was one.
fn change(words: &mut Words<'_>, word: &str, change: &mut Rearrange) -> Result<bool, String> {
    if let Some(slot) = word.strip_prefix('-') {
        *change = change.giving_up(slot.parse()?);
        return Ok(true);
    }
    match word {
        "swap" => change.swap = true,
        "drop" => change.drop |= 1 << words.piece()?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// Nothing but changes of the sheet, to the end of the line.
fn changes(words: &mut Words<'_>) -> Result<Rearrange, String> {
    let mut changes = Rearrange::default();
    while let Some(word) = words.rest.next() {
        if !change(words, word, &mut changes)? {
            return Err(words.wrong());
        }
    }
    Ok(changes)
}

fn keep(words: &mut Words<'_>) -> Result<Keep, String> {
    let mut keep = Keep::default();
    while let Some(word) = words.rest.next() {
        if word == "order" {
            let mut order = [NO_CARD; MAX_DRAWN];
            let mut n = 0;
            while let Some(word) = words.rest.next() {
                let place = order.get_mut(n).ok_or_else(|| words.wrong())?;
                *place = words.number(word, MAX_DRAWN)?;
                n += 1;
            }
            if n == 0 {
                return Err(words.wrong());
            }
            keep.order = Some(order);
        } else if !change(words, word, &mut keep.change)? {
            let (card, slot, gives_up) = placed(words, word)?;
            let card = usize::from(words.number(card, MAX_DRAWN)?);
            if keep.slots[card].replace(slot).is_some() {
                return Err(words.wrong());
            }
            if gives_up {
                keep.change = keep.change.giving_up(slot);
            }
        }
    }
    Ok(keep)
}

fn careful(words: &mut Words<'_>) -> Result<Careful, String> {
    let mut careful = Careful::default();
    while let Some(word) = words.rest.next() {
        if !change(words, word, &mut careful.change)? {
            let (card, slot, gives_up) = placed(words, word)?;
            let card = match card.split_once('#') {
                None => card,
                Some((card, place)) => {
                    let place = words.number(place, MAX_SEARCH)?;
                    // The topmost is written without a number.
                    careful.below = place
                        .checked_sub(1)
                        .filter(|n| *n > 0)
                        .ok_or_else(|| words.wrong())?;
                    card
                }
            };
            if careful.take.replace((card.parse()?, slot)).is_some() {
                return Err(words.wrong());
            }
            if gives_up {
                careful.change = careful.change.giving_up(slot);
            }
        }
    }
    Ok(careful)
}

#[cfg(test)]
mod tests;
