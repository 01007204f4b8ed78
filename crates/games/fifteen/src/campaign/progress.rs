//! What a crew carries from scenario to scenario, as one line of text:
//!
//! ```text
//! 4 | josh w1=recurve_bow:5 w2=crowbar:2 bag2 dog | will starting bag1 | snow starting | dex w1=shotgun:1*
//! ```
//! The scenario to play next, then the Heroes by seat and order of play: their Items by slot (a star marks cards of the
//! Search deck) or `starting`, their Bags, and the Special Item they took.

use std::fmt;
use std::str::FromStr;

use crate::content::{CardId, CardKind, card, sheet};
use crate::ids::{HeroId, Slot, Token, serde_as_text};
use crate::item::Item;
use crate::options::n_heroes;
use crate::rules::sheet::fits;
use crate::scenario::N_SCENARIOS;
use crate::state::{Ending, Hero, State};

/// A crew on its way through the campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", export_to = "zombies15/")
)]
pub struct Progress {
    /// The scenario to play next, from 1.
    pub scenario: usize,
    /// The crew by seat and order of play.
    pub heroes: Vec<Carried>,
}

/// What one Hero brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carried {
    /// Who.
    pub hero: HeroId,
    /// Kept Items by slot; nothing for the starting Items.
    pub items: Option<Vec<(Slot, Item)>>,
    /// Item Bags.
    pub bags: Vec<Token>,
    /// The Special Item taken at the Checkpoint.
    pub special: Option<CardId>,
}

impl Progress {
    /// A new crew at the first scenario.
    pub fn new(heroes: &[HeroId]) -> Self {
        Self {
            scenario: 1,
            heroes: heroes.iter().map(|hero| Carried::starting(*hero)).collect(),
        }
    }

    /// Where a crew stands after this table: past the Checkpoint, or before the same scenario again. Nothing while
    /// the table is still being played, or after the last scenario.
    pub(crate) fn after(state: &State) -> Option<Self> {
        let by_seat = |seat: u8| {
            state
                .heroes
                .iter()
                .enumerate()
                .filter(move |(_, hero)| hero.seat == seat)
        };
        let crew = (0..state.n_seats).flat_map(by_seat);
        let number = usize::from(state.number);
        match state.ending? {
            Ending::Won if state.checkpoint.is_some() => Some(Self {
                scenario: number + 1,
                heroes: crew.map(|(i, hero)| Carried::of(state, i, hero)).collect(),
            }),
            Ending::Won => None,
            // Z15-172, Z15-222, Z15-R78: the same scenario, starting Items, no Bags.
            _ => Some(Self {
                scenario: number,
                heroes: crew.map(|(_, hero)| Carried::starting(hero.id)).collect(),
            }),
        }
    }

    /// Itself, if it suits a table of `n_seats`.
    pub(crate) fn fits(self, n_seats: usize) -> Result<Self, String> {
        let wanted = n_heroes(n_seats);
        if self.heroes.len() == wanted {
            Ok(self)
        } else {
            Err(format!(
                "a progress with {wanted} Heroes, as {n_seats} players have; this one has {}",
                self.heroes.len()
            ))
        }
    }

    fn check(self) -> Result<Self, String> {
        if !(1..=N_SCENARIOS).contains(&self.scenario) {
            return Err(format!(
                "a scenario from 1 to {N_SCENARIOS}, not {}",
                self.scenario
            ));
        }
        for (i, carried) in self.heroes.iter().enumerate() {
            let hero = carried.hero;
            if self.heroes[..i].iter().any(|other| other.hero == hero) {
                return Err(format!("each Hero once (Z15-220), not {hero} twice"));
            }
            let special = carried.special;
            if special.is_some()
                && self.heroes[..i]
                    .iter()
                    .any(|other| other.special == special)
            {
                return Err("each Special Item once (Z15-169)".to_owned());
            }
            if carried.bags.len() > usize::from(sheet(hero).backpack) {
                return Err(format!(
                    "at most {} Bags for {hero} (Z15-078)",
                    sheet(hero).backpack
                ));
            }
            for (slot, item) in carried.items.iter().flatten() {
                if !fits(hero, *slot, item.id) || card(item.id).kind == CardKind::Special {
                    return Err(format!(
                        "Items that fit {hero}'s slots, not {item} in {slot}"
                    ));
                }
            }
        }
        Ok(self)
    }
}

impl Carried {
    fn starting(hero: HeroId) -> Self {
        Self {
            hero,
            items: None,
            bags: Vec::new(),
            special: None,
        }
    }

    /// A Hero as the Checkpoint left the sheet.
    fn of(state: &State, index: usize, hero: &Hero) -> Self {
        let on_sheet = |slot: Slot| hero.item(slot).map(|item| (slot, item));
        let (special, items): (Vec<_>, Vec<_>) = Slot::ALL
            .into_iter()
            .filter_map(on_sheet)
            .partition(|(_, item)| item.card().kind == CardKind::Special);
        Self {
            hero: hero.id,
            items: Some(items),
            bags: state
                .backpack(index)
                .map(|piece| state.tokens[piece].token)
                .collect(),
            special: special.first().map(|(_, item)| item.id),
        }
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.scenario)?;
        for carried in &self.heroes {
            write!(f, " | {}", carried.hero)?;
            match &carried.items {
                None => f.write_str(" starting")?,
                Some(items) => items
                    .iter()
                    .try_for_each(|(slot, item)| write!(f, " {slot}={item}"))?,
            }
            for bag in &carried.bags {
                write!(f, " {bag}")?;
            }
            if let Some(special) = carried.special {
                write!(f, " {special}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Progress {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = |what: &str| {
            format!(
                "new, or a progress such as '4 | josh starting bag2 | will w2=axe:1*'; not '{what}'"
            )
        };
        let mut parts = text.split('|').map(str::trim);
        let scenario = parts
            .next()
            .and_then(|word| word.parse().ok())
            .ok_or_else(|| wrong(text))?;
        let mut heroes = Vec::new();
        for part in parts {
            let mut words = part.split_whitespace();
            let hero = words
                .next()
                .and_then(|word| word.parse().ok())
                .ok_or_else(|| wrong(part))?;
            let mut carried = Carried {
                hero,
                items: Some(Vec::new()),
                bags: Vec::new(),
                special: None,
            };
            for word in words {
                carried.read(word).map_err(|()| wrong(word))?;
            }
            heroes.push(carried);
        }
        Self { scenario, heroes }.check()
    }
}

impl Carried {
    fn read(&mut self, word: &str) -> Result<(), ()> {
        if word == "starting" {
            self.items = None;
            return Ok(());
        }
        if let Some((slot, item)) = word.split_once('=') {
            let (slot, item): (Slot, Item) =
                (slot.parse().map_err(drop)?, item.parse().map_err(drop)?);
            let items = self.items.get_or_insert_default();
            if items.iter().any(|(taken, _)| *taken == slot) {
                return Err(());
            }
            items.push((slot, item));
            return Ok(());
        }
        if let Ok(token) = word.parse::<Token>() {
            self.bags.push(token);
            return if token.bag().is_some() {
                Ok(())
            } else {
                Err(())
            };
        }
        let special: CardId = word.parse().map_err(drop)?;
        let is_first = self.special.replace(special).is_none();
        if is_first && card(special).kind == CardKind::Special {
            Ok(())
        } else {
            Err(())
        }
    }
}

serde_as_text!(Progress);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_reads_back_what_it_wrote() {
        for text in [
            "4 | josh w1=recurve_bow:5 w2=crowbar:2 bag2 dog | will starting bag1 bag3",
            "15 | snow | dex w1=shotgun:1* o1=bike_helmet*",
            "1 | josh starting",
        ] {
            assert_eq!(text.parse::<Progress>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn broken_progress_says_what_would_be_right() {
        for (text, right) in [
            ("", "new, or a progress"),
            ("x | josh", "new, or a progress"),
            ("16 | josh", "1 to 15"),
            ("4 | josh | josh", "each Hero once"),
            ("4 | josh dog | will dog", "each Special Item once"),
            ("4 | josh w2=axe:1", "fit josh's slots"),
            ("4 | hazel bag1 bag1 bag1", "at most 2 Bags"),
            ("4 | josh key_red", "not 'key_red'"),
            ("4 | josh dog cat", "not 'cat'"),
            ("4 | josh w2=crowbar:9", "not 'w2=crowbar:9'"),
            ("4 | bob", "not 'bob'"),
        ] {
            let error = text.parse::<Progress>().unwrap_err();
            assert!(error.contains(right), "{text}: {error}");
        }
        assert!(
            "4 | josh"
                .parse::<Progress>()
                .unwrap()
                .fits(4)
                .unwrap_err()
                .contains("4 Heroes")
        );
    }
}
