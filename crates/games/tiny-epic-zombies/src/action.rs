//! Actions: the answers to prompts, and their one-line text form.

mod any;

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::ids::{Card, Character, Clue, Human, Post, Room, Slot, Token};

/// One act of a seat. Written as a verb and its objects: `move N.3`, `shoot E.1 E.2`, `give radio 1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/")
)]
pub enum Action {
    /// Keep this Player Card.
    Choose(Character),
    /// Lay this card before the Human in question.
    Deal(Card),
    /// Move the figure there: a Move of the Turn, or the free Move of a die result.
    Move(Room),
    /// Discard the Skateboard and move the figure anywhere.
    Skateboard(Room),
    /// Move the Squad of this corner one step.
    Squad(Slot),
    /// The Melee Attack.
    Fight,
    /// The Quarantine Attempt.
    Quarantine,
    /// Throw a Grenade.
    Grenade,
    /// A Ranged Attack on the Zombie there.
    Shoot(Room),
    /// The Submachine Gun's double, the lower Room first.
    ShootTwo(Room, Room),
    /// No free Move.
    Stay,
    /// Take a Wound for an Overkill.
    Convert,
    /// Shift that Human there.
    Cover(Human, Room),
    /// Yes.
    Accept,
    /// No.
    Decline,
    /// Use the Room's ability.
    Use,
    /// Arm a Trap there.
    Trap(Room),
    /// Loud Crash: move that Zombie there.
    Crash(Room, Room),
    /// Drive the Police Car there.
    Drive(Slot),
    /// Clearance Sale: the first, carried, for the second.
    Swap(Card, Card),
    /// Layaway: take that card.
    Layaway(Card),
    /// Turn the token up, or look at it.
    Flip(Token),
    /// Take the token.
    Take(Token),
    /// Guess the Source.
    Guess(Clue),
    /// Take the token from who carries it.
    Snatch(Token),
    /// Put this Weapon into the cache.
    Stow(Card),
    /// Put so much Ammo into the cache.
    Stash(u8),
    /// Collect this card.
    Collect(Card),
    /// Pay 1 Ammo to collect this card.
    Buy(Card),
    /// Drop this card; from the Courtyard, beside the Store named.
    Drop(Card, Option<Slot>),
    /// Set off Fireworks.
    Fireworks,
    /// Take Adrenaline.
    Adrenaline,
    /// Move the Zombie in the first Room to the second.
    Shift(Room, Room),
    /// That was enough.
    Done,
    /// Peek at the face-down card of that Human.
    Peek(Human),
    /// Peek at the Search Deck.
    PeekDeck,
    /// Lay the Radio or the Part down.
    Lay(Token),
    /// Offer the token to that Human.
    Give(Token, Human),
    /// Ask the bearer for the token.
    Beg(Token),
    /// End the Turn.
    End,
    /// That Store.
    Store(Slot),
    /// That Human.
    Pick(Human),
    /// So much of the gain into the cache.
    Cache(u8),
    /// No, thank you.
    Skip,
    /// Draw from the Supply Deck.
    Draw,
    /// Keep the Weapon; the old one goes beside the Store named.
    Keep(Option<Slot>),
    /// Put the Weapon back.
    Refuse,
    /// Shoot the Zombie that Overruns you.
    Revolver,
    /// Strike it with the Axe.
    Axe,
    /// Take the Wound.
    Suffer,
    /// Rush there.
    Rush(Room),
    /// Give this card up.
    Lose(Card),
    /// Pay to keep quiet.
    Hush,
    /// This Zombie Card acts.
    Horde(Character),
    /// Push that token there.
    Push(Token, Room),
    /// Draw and put back.
    Sift,
    /// Put this card under the deck.
    Bury(Card),
    /// Move that face-up card beside that Store.
    Litter(Card, Slot),
    /// Fill the gear Room.
    Fill,
    /// This card is lost.
    Burn(Card),
    /// The Squad takes that space.
    Post(Post),
    /// The Army kills the Zombie there.
    Kill(Room),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choose(character) => write!(f, "choose {character}"),
            Self::Deal(card) => write!(f, "deal {card}"),
            Self::Move(room) => write!(f, "move {room}"),
            Self::Skateboard(room) => write!(f, "skateboard {room}"),
            Self::Squad(slot) => write!(f, "squad {slot}"),
            Self::Fight => f.write_str("fight"),
            Self::Quarantine => f.write_str("quarantine"),
            Self::Grenade => f.write_str("grenade"),
            Self::Shoot(room) => write!(f, "shoot {room}"),
            Self::ShootTwo(a, b) => write!(f, "shoot {a} {b}"),
            Self::Stay => f.write_str("stay"),
            Self::Convert => f.write_str("convert"),
            Self::Cover(human, room) => write!(f, "cover {human} {room}"),
            Self::Accept => f.write_str("accept"),
            Self::Decline => f.write_str("decline"),
            Self::Use => f.write_str("use"),
            Self::Trap(room) => write!(f, "trap {room}"),
            Self::Crash(from, to) => write!(f, "crash {from} {to}"),
            Self::Drive(slot) => write!(f, "drive {slot}"),
            Self::Swap(own, other) => write!(f, "swap {own} {other}"),
            Self::Layaway(card) => write!(f, "layaway {card}"),
            Self::Flip(token) => write!(f, "flip {token}"),
            Self::Take(token) => write!(f, "take {token}"),
            Self::Guess(clue) => write!(f, "guess {clue}"),
            Self::Snatch(token) => write!(f, "snatch {token}"),
            Self::Stow(card) => write!(f, "stow {card}"),
            Self::Stash(n) => write!(f, "stash {n}"),
            Self::Collect(card) => write!(f, "collect {card}"),
            Self::Buy(card) => write!(f, "buy {card}"),
            Self::Drop(card, None) => write!(f, "drop {card}"),
            Self::Drop(card, Some(slot)) => write!(f, "drop {card} {slot}"),
            Self::Fireworks => f.write_str("fireworks"),
            Self::Adrenaline => f.write_str("adrenaline"),
            Self::Shift(from, to) => write!(f, "shift {from} {to}"),
            Self::Done => f.write_str("done"),
            Self::Peek(human) => write!(f, "peek {human}"),
            Self::PeekDeck => f.write_str("peek deck"),
            Self::Lay(token) => write!(f, "lay {token}"),
            Self::Give(token, human) => write!(f, "give {token} {human}"),
            Self::Beg(token) => write!(f, "beg {token}"),
            Self::End => f.write_str("end"),
            Self::Store(slot) => write!(f, "store {slot}"),
            Self::Pick(human) => write!(f, "human {human}"),
            Self::Cache(n) => write!(f, "cache {n}"),
            Self::Skip => f.write_str("skip"),
            Self::Draw => f.write_str("draw"),
            Self::Keep(None) => f.write_str("keep"),
            Self::Keep(Some(slot)) => write!(f, "keep {slot}"),
            Self::Refuse => f.write_str("refuse"),
            Self::Revolver => f.write_str("revolver"),
            Self::Axe => f.write_str("axe"),
            Self::Suffer => f.write_str("suffer"),
            Self::Rush(room) => write!(f, "rush {room}"),
            Self::Lose(card) => write!(f, "lose {card}"),
            Self::Hush => f.write_str("hush"),
            Self::Horde(character) => write!(f, "horde {character}"),
            Self::Push(token, room) => write!(f, "push {token} {room}"),
            Self::Sift => f.write_str("sift"),
            Self::Bury(card) => write!(f, "bury {card}"),
            Self::Litter(card, slot) => write!(f, "litter {card} {slot}"),
            Self::Fill => f.write_str("fill"),
            Self::Burn(card) => write!(f, "burn {card}"),
            Self::Post(post) => write!(f, "post {post}"),
            Self::Kill(room) => write!(f, "kill {room}"),
        }
    }
}

const VERBS: &str = "choose, deal, move, skateboard, squad, fight, quarantine, grenade, shoot, stay, convert, cover, accept, \
    decline, use, trap, crash, drive, swap, layaway, flip, take, guess, snatch, stow, stash, collect, buy, drop, fireworks, \
    adrenaline, shift, done, peek, lay, give, beg, end, store, human, cache, skip, draw, keep, refuse, revolver, axe, suffer, \
    rush, lose, hush, horde, push, sift, bury, litter, fill, burn, post, kill";

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = Words {
            text,
            rest: text.split(' '),
        };
        let verb = words.rest.next().unwrap_or_default();
        let action = match verb {
            "choose" => Self::Choose(words.next()?),
            "deal" => Self::Deal(words.next()?),
            "move" => Self::Move(words.next()?),
            "skateboard" => Self::Skateboard(words.next()?),
            "squad" => Self::Squad(words.next()?),
            "fight" => Self::Fight,
            "quarantine" => Self::Quarantine,
            "grenade" => Self::Grenade,
            "shoot" => {
                let first = words.next()?;
                // Which of two is named first does not matter: every action has one text form.
                words.maybe()?.map_or(Self::Shoot(first), |second| {
                    Self::ShootTwo(first.min(second), first.max(second))
                })
            }
            "stay" => Self::Stay,
            "convert" => Self::Convert,
            "cover" => Self::Cover(words.next()?, words.next()?),
            "accept" => Self::Accept,
            "decline" => Self::Decline,
            "use" => Self::Use,
            "trap" => Self::Trap(words.next()?),
            "crash" => Self::Crash(words.next()?, words.next()?),
            "drive" => Self::Drive(words.next()?),
            "swap" => Self::Swap(words.next()?, words.next()?),
            "layaway" => Self::Layaway(words.next()?),
            "flip" => Self::Flip(words.next()?),
            "take" => Self::Take(words.next()?),
            "guess" => Self::Guess(words.next()?),
            "snatch" => Self::Snatch(words.next()?),
            "stow" => Self::Stow(words.next()?),
            "stash" => Self::Stash(words.number()?),
            "collect" => Self::Collect(words.next()?),
            "buy" => Self::Buy(words.next()?),
            "drop" => Self::Drop(words.next()?, words.maybe()?),
            "fireworks" => Self::Fireworks,
            "adrenaline" => Self::Adrenaline,
            "shift" => Self::Shift(words.next()?, words.next()?),
            "done" => Self::Done,
            "peek" if text == "peek deck" => return Ok(Self::PeekDeck),
            "peek" => Self::Peek(words.next()?),
            "lay" => Self::Lay(words.next()?),
            "give" => Self::Give(words.next()?, words.next()?),
            "beg" => Self::Beg(words.next()?),
            "end" => Self::End,
            "store" => Self::Store(words.next()?),
            "human" => Self::Pick(words.next()?),
            "cache" => Self::Cache(words.number()?),
            "skip" => Self::Skip,
            "draw" => Self::Draw,
            "keep" => Self::Keep(words.maybe()?),
            "refuse" => Self::Refuse,
            "revolver" => Self::Revolver,
            "axe" => Self::Axe,
            "suffer" => Self::Suffer,
            "rush" => Self::Rush(words.next()?),
            "lose" => Self::Lose(words.next()?),
            "hush" => Self::Hush,
            "horde" => Self::Horde(words.next()?),
            "push" => Self::Push(words.next()?, words.next()?),
            "sift" => Self::Sift,
            "bury" => Self::Bury(words.next()?),
            "litter" => Self::Litter(words.next()?, words.next()?),
            "fill" => Self::Fill,
            "burn" => Self::Burn(words.next()?),
            "post" => Self::Post(words.next()?),
            "kill" => Self::Kill(words.next()?),
            _ => return Err(format!("'{text}' is no action; actions begin with {VERBS}")),
        };
        match words.rest.next() {
            None => Ok(action),
            Some(word) => Err(format!(
                "'{word}' is too much in '{text}'; '{action}' is complete"
            )),
        }
    }
}

/// The words after the verb.
struct Words<'a> {
    text: &'a str,
    rest: std::str::Split<'a, char>,
}

impl Words<'_> {
    fn next<T: FromStr<Err = String>>(&mut self) -> Result<T, String> {
        let text = self.text;
        let word = self
            .rest
            .next()
            .ok_or_else(|| format!("'{text}' is not complete; something must follow"))?;
        word.parse()
    }

    fn maybe<T: FromStr<Err = String>>(&mut self) -> Result<Option<T>, String> {
        self.rest.next().map(str::parse).transpose()
    }

    /// A whole number, written without sign or leading zeros so that every action has one text form.
    fn number(&mut self) -> Result<u8, String> {
        let text = self.text;
        let word = self
            .rest
            .next()
            .ok_or_else(|| format!("'{text}' is not complete; a number must follow"))?;
        let number = word
            .parse::<u8>()
            .ok()
            .filter(|number| number.to_string() == word);
        number.ok_or_else(|| format!("'{word}' in '{text}' is not a number"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_parse_back() {
        for text in [
            "choose fry_cook",
            "deal grenade-b",
            "move C.n",
            "shoot E.1",
            "shoot E.1 E.3",
            "cover 2 NW.3",
            "drop machete",
            "drop machete W",
            "keep",
            "keep S",
            "peek 1",
            "peek deck",
            "give radio 3",
            "flip ingredient-8",
            "guess dark-magic",
            "stash 12",
            "push supply-2 C.w",
            "litter first_aid-a NE",
            "post kill",
            "human 0",
            "swap axe smg",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn the_rooms_of_a_double_shot_have_one_order() {
        let action: Action = "shoot E.3 E.1".parse().unwrap();
        assert_eq!(action.to_string(), "shoot E.1 E.3");
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (text, expected) in [
            ("dance", "'dance' is no action; actions begin with choose"),
            ("move", "'move' is not complete"),
            ("move N.4", "'N.4' is no Room; Rooms are NW.1 to W.3"),
            (
                "end now",
                "'now' is too much in 'end now'; 'end' is complete",
            ),
            ("stash 03", "'03' in 'stash 03' is not a number"),
            ("collect knife", "unknown card 'knife'"),
        ] {
            let error = text.parse::<Action>().unwrap_err();
            assert!(error.starts_with(expected), "{error}");
        }
    }
}
