//! What a player can do, and its one-line text form.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use shamble_core::{Seat, Text, text};

use crate::cards::{Card, CardList};
use crate::ids::{Dir, Near, Space};

/// An answer to a prompt. The text form is given with each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombie-mall/", optional_fields)
)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// `place 5,7`: a token there, before play.
    Place { at: Space },
    /// `start 34,12`: my token there.
    Start { at: Space },
    /// `north e`: the east side of the map counts as north this turn.
    North { side: Dir },
    /// `spawn`: on to phase 3.
    Spawn,
    /// `roll`: for movement.
    Roll,
    /// `step n`.
    Step { dir: Dir },
    /// `bonus n`: one step for an Adrenaline token.
    Bonus { dir: Dir },
    /// `loot`: the token here; `loot L44*3` with a Flashlight.
    Loot { with: Option<Card> },
    /// `search`: the Loot Pile here; `search L45*2` with a Shopping Trolley.
    Search { with: Option<Card> },
    /// `take L13*2`: from the pile I look through.
    Take { card: Card },
    /// `keep L13*2`: of the two cards I drew.
    Keep { card: Card },
    /// `unlock n`: the door on that side.
    Unlock { side: Dir },
    /// `unlock radio`.
    UnlockRadio,
    /// `pry n`: the door on that side with a Crowbar.
    Pry { side: Dir },
    /// `force n`: the door on that side opens on a 0.
    Force { side: Dir },
    /// `call`: for help, at the unlocked radio.
    Call,
    /// `buy`: a Loot card for 3 VP.
    Buy,
    /// `done`: on to phase 6, or the end of the turn.
    Done,
    /// `hop n`: the last hop of a diagonal goes that way.
    Hop { dir: Dir },
    /// `fight e`: the zombie there.
    Fight { at: Near },
    /// `escape n` for Adrenaline tokens, `escape n L30*1` with cards first.
    Escape {
        dir: Dir,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
        cards: CardList,
    },
    /// `boost L13*2`: a card on a lost roll.
    Boost { card: Card },
    /// `bandage` for a token, `bandage L26*1` for a card.
    Bandage { card: Option<Card> },
    /// `bitten`: let the loss count.
    Bitten,
    /// `play L28`, with a target where the card needs one.
    Play { card: Card, target: Target },
    /// `move 5,7 n`: the zombie there goes that way.
    MoveZombie { from: Space, dir: Dir },
    /// `lose L05`: the Survivor who turned.
    Lose { card: Card },
    /// `give 2 L13*2 L26*1`.
    Give {
        to: Seat,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
        cards: CardList,
    },
    /// `drop L13*2`.
    Drop {
        #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
        cards: CardList,
    },
    /// `discard L62`: trash.
    Discard { card: Card },
    /// `offer 2 give L13*2 want L26*1`; `nothing` on one side is allowed.
    Offer {
        to: Seat,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
        give: CardList,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
        want: CardList,
    },
    /// `accept`: what is offered to me.
    Accept,
    /// `decline`.
    Decline,
    /// `auto hops off`: ask me from now on. Not listed but put together, whenever the player is asked something.
    Auto { what: Choice, on: bool },
}

/// What a played card is aimed at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    None,
    /// `5,7`.
    Space(Space),
    /// `n`.
    Side(Dir),
    /// `L13*2`.
    Card(Card),
    /// `#3`: an Objective token.
    Token(u8),
    /// `@2`.
    Seat(Seat),
    /// `@2 L13*2`.
    Gift(
        Seat,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))] CardList,
    ),
}

/// A kind of small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    Zombies,
    Hops,
    North,
    Fights,
    All,
}

impl Choice {
    const NAMES: [(Self, &'static str); 5] = [
        (Self::Zombies, "zombies"),
        (Self::Hops, "hops"),
        (Self::North, "north"),
        (Self::Fights, "fights"),
        (Self::All, "all"),
    ];

    /// Every one.
    pub const ALL: [Self; 5] = [
        Self::Zombies,
        Self::Hops,
        Self::North,
        Self::Fights,
        Self::All,
    ];

    /// Its word.
    pub fn name(self) -> &'static str {
        Self::NAMES[self as usize].1
    }

    /// The one of that word.
    pub(crate) fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.name() == word)
    }

    /// For people.
    pub fn say(self) -> Text {
        match self {
            Self::Zombies => text!("zombie-mall-auto-zombies"),
            Self::Hops => text!("zombie-mall-auto-hops"),
            Self::North => text!("zombie-mall-auto-north"),
            Self::Fights => text!("zombie-mall-auto-fights"),
            Self::All => text!("zombie-mall-auto-all"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place { at } => write!(f, "place {at}"),
            Self::Start { at } => write!(f, "start {at}"),
            Self::North { side } => write!(f, "north {side}"),
            Self::Spawn => f.write_str("spawn"),
            Self::Roll => f.write_str("roll"),
            Self::Step { dir } => write!(f, "step {dir}"),
            Self::Bonus { dir } => write!(f, "bonus {dir}"),
            Self::Loot { with } => words(f, "loot", with.as_slice()),
            Self::Search { with } => words(f, "search", with.as_slice()),
            Self::Take { card } => write!(f, "take {card}"),
            Self::Keep { card } => write!(f, "keep {card}"),
            Self::Unlock { side } => write!(f, "unlock {side}"),
            Self::UnlockRadio => f.write_str("unlock radio"),
            Self::Pry { side } => write!(f, "pry {side}"),
            Self::Force { side } => write!(f, "force {side}"),
            Self::Call => f.write_str("call"),
            Self::Buy => f.write_str("buy"),
            Self::Done => f.write_str("done"),
            Self::Hop { dir } => write!(f, "hop {dir}"),
            Self::Fight { at } => write!(f, "fight {at}"),
            Self::Escape { dir, cards } => words(f, &format!("escape {dir}"), cards),
            Self::Boost { card } => write!(f, "boost {card}"),
            Self::Bandage { card } => words(f, "bandage", card.as_slice()),
            Self::Bitten => f.write_str("bitten"),
            Self::Play { card, target } => write!(f, "play {card}{target}"),
            Self::MoveZombie { from, dir } => write!(f, "move {from} {dir}"),
            Self::Lose { card } => write!(f, "lose {card}"),
            Self::Give { to, cards } => words(f, &format!("give {to}"), cards),
            Self::Drop { cards } => words(f, "drop", cards),
            Self::Discard { card } => write!(f, "discard {card}"),
            Self::Offer { to, give, want } => {
                words(f, &format!("offer {to} give"), give)?;
                f.write_str(if give.is_empty() { " nothing" } else { "" })?;
                words(f, " want", want)?;
                f.write_str(if want.is_empty() { " nothing" } else { "" })
            }
            Self::Accept => f.write_str("accept"),
            Self::Decline => f.write_str("decline"),
            Self::Auto { what, on } => {
                write!(f, "auto {} {}", what.name(), if *on { "on" } else { "off" })
            }
        }
    }
}

fn words(f: &mut fmt::Formatter<'_>, verb: &str, cards: &[Card]) -> fmt::Result {
    f.write_str(verb)?;
    cards.iter().try_for_each(|card| write!(f, " {card}"))
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => Ok(()),
            Self::Space(space) => write!(f, " {space}"),
            Self::Side(side) => write!(f, " {side}"),
            Self::Card(card) => write!(f, " {card}"),
            Self::Token(number) => write!(f, " #{number}"),
            Self::Seat(seat) => write!(f, " @{seat}"),
            Self::Gift(seat, cards) => words(f, &format!(" @{seat}"), cards),
        }
    }
}

/// The verbs, for the error message.
const VERBS: &str = "place, start, north, spawn, roll, step, bonus, loot, search, take, keep, unlock, pry, force, call, \
    buy, done, hop, fight, escape, boost, bandage, bitten, play, move, lose, give, drop, discard, offer, accept, decline \
    or auto";

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let all: Vec<&str> = text.split_whitespace().collect();
        Ok(match all.as_slice() {
            ["place", at] => Self::Place { at: at.parse()? },
            ["start", at] => Self::Start { at: at.parse()? },
            ["north", side] => Self::North {
                side: side.parse()?,
            },
            ["spawn"] => Self::Spawn,
            ["roll"] => Self::Roll,
            ["step", dir] => Self::Step { dir: dir.parse()? },
            ["bonus", dir] => Self::Bonus { dir: dir.parse()? },
            ["loot", with @ ..] => Self::Loot { with: one(with)? },
            ["search", with @ ..] => Self::Search { with: one(with)? },
            ["take", card] => Self::Take {
                card: card.parse()?,
            },
            ["keep", card] => Self::Keep {
                card: card.parse()?,
            },
            ["unlock", "radio"] => Self::UnlockRadio,
            ["unlock", side] => Self::Unlock {
                side: side.parse()?,
            },
            ["pry", side] => Self::Pry {
                side: side.parse()?,
            },
            ["force", side] => Self::Force {
                side: side.parse()?,
            },
            ["call"] => Self::Call,
            ["buy"] => Self::Buy,
            ["done"] => Self::Done,
            ["hop", dir] => Self::Hop { dir: dir.parse()? },
            ["fight", at] => Self::Fight { at: at.parse()? },
            ["escape", dir, list @ ..] => Self::Escape {
                dir: dir.parse()?,
                cards: cards(list)?,
            },
            ["boost", card] => Self::Boost {
                card: card.parse()?,
            },
            ["bandage", card @ ..] => Self::Bandage { card: one(card)? },
            ["bitten"] => Self::Bitten,
            ["play", card, target @ ..] => Self::Play {
                card: card.parse()?,
                target: parse_target(target)?,
            },
            ["move", from, dir] => Self::MoveZombie {
                from: from.parse()?,
                dir: dir.parse()?,
            },
            ["lose", card] => Self::Lose {
                card: card.parse()?,
            },
            ["give", to, list @ ..] if !list.is_empty() => Self::Give {
                to: seat(to)?,
                cards: cards(list)?,
            },
            ["drop", list @ ..] if !list.is_empty() => Self::Drop {
                cards: cards(list)?,
            },
            ["discard", card] => Self::Discard {
                card: card.parse()?,
            },
            ["offer", to, "give", rest @ ..] => {
                let middle = rest.iter().position(|word| *word == "want");
                let middle = middle.ok_or("an offer is: offer SEAT give CARDS want CARDS")?;
                Self::Offer {
                    to: seat(to)?,
                    give: some_cards(&rest[..middle])?,
                    want: some_cards(&rest[middle + 1..])?,
                }
            }
            ["accept"] => Self::Accept,
            ["decline"] => Self::Decline,
            ["auto", what, on @ ("on" | "off")] => Self::Auto {
                what: Choice::named(what)
                    .ok_or("auto is about zombies, hops, north, fights or all")?,
                on: *on == "on",
            },
            _ => return Err(format!("'{text}' is no action: {VERBS}")),
        })
    }
}

fn seat(text: &str) -> Result<Seat, String> {
    text.parse()
        .map_err(|()| format!("'{text}' is no seat: 0 to 5"))
}

fn one(list: &[&str]) -> Result<Option<Card>, String> {
    match list {
        [] => Ok(None),
        [card] => card.parse().map(Some),
        _ => Err("name one card at most".to_owned()),
    }
}

fn cards(list: &[&str]) -> Result<CardList, String> {
    let mut cards = CardList::new();
    for card in list {
        let card = card.parse()?;
        cards
            .try_push(card)
            .map_err(|_| "name at most 8 cards at once".to_owned())?;
    }
    Ok(cards)
}

fn some_cards(list: &[&str]) -> Result<CardList, String> {
    if list == ["nothing"] {
        return Ok(CardList::new());
    }
    match list {
        [] => Err("write the cards, or nothing".to_owned()),
        _ => cards(list),
    }
}

fn parse_target(list: &[&str]) -> Result<Target, String> {
    Ok(match list {
        [] => Target::None,
        [token] if token.starts_with('#') => Target::Token(
            token[1..]
                .parse()
                .map_err(|_| format!("'{token}' is no Objective token: #1 to #6"))?,
        ),
        [to] if to.starts_with('@') => Target::Seat(seat(&to[1..])?),
        [to, list @ ..] if to.starts_with('@') => Target::Gift(seat(&to[1..])?, cards(list)?),
        [space] if space.contains(',') => Target::Space(space.parse()?),
        [side] if side.len() == 1 => Target::Side(side.parse()?),
        [card] => Target::Card(card.parse()?),
        _ => {
            return Err(
                "a card is aimed at a space, a side, a card, a token #N or a player @N".to_owned(),
            );
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_read_back_what_they_write() {
        for text in [
            "place 5,7",
            "start 34,12",
            "north e",
            "spawn",
            "roll",
            "step n",
            "bonus w",
            "loot",
            "loot L44*3",
            "search",
            "search L45*1",
            "take L35",
            "keep L13*2",
            "unlock n",
            "unlock radio",
            "pry s",
            "force e",
            "call",
            "buy",
            "done",
            "hop n",
            "fight here",
            "fight e",
            "escape n",
            "escape w L30*1 L06",
            "boost L13*1",
            "bandage",
            "bandage L26*1",
            "bitten",
            "play L28",
            "play L38 5,7",
            "play L24 n",
            "play L42 L13*1",
            "play L43 #3",
            "play L39 @2",
            "play L46*3 @2 L13*2 L35",
            "move 5,7 n",
            "lose L05",
            "give 2 L13*2",
            "drop L13*2 L35",
            "discard L62",
            "offer 1 give L13*2 want nothing",
            "offer 1 give nothing want L26*1 L35",
            "accept",
            "decline",
            "auto hops off",
            "auto all on",
        ] {
            assert_eq!(
                text.parse::<Action>()
                    .unwrap_or_else(|error| panic!("{text}: {error}"))
                    .to_string(),
                text
            );
        }
        for text in [
            "",
            "step",
            "step x",
            "step n n",
            "give 2",
            "give 9 L13*2",
            "drop",
            "offer 1 give L13*2",
            "offer 1 want L35",
            "play",
            "play L43 #x",
            "loot L44 L44",
            "auto hops",
            "auto dice on",
            "move 5,7",
            "escape",
            "fight up",
            "drop L35 L35 L35 L35 L35 L35 L35 L35 L35",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
