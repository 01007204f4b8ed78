//! What a crew carries from scenario to scenario, as one line of text:
//!
//! ```text
//! 4 | josh w1=recurve_bow:5 w2=crowbar:2 bag2 dog | will starting bag1 | snow starting | dex w1=shotgun:1*
//! ```
//! The scenario to play next, then the Heroes by seat and order of play: their Items by slot (a star marks cards of the
//! Search deck) or `starting`, their Bags, and the Special Item they took.

use std::fmt;
use std::str::FromStr;

use shamble_core::{Text, text};

use crate::content::{CardId, CardKind, card, sheet, token_limit};
use crate::ids::{HeroId, Slot, Token, serde_as_text};
use crate::item::Item;
use crate::options::CREWS;
use crate::rules::sheet::fits;
use crate::scenario::{N_SCENARIOS, campaign_scenario};
use crate::setup::starting_items;
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

    /// Itself, if some table could have written it: it need not be as large as the one that goes on with it.
    pub(crate) fn whole(self) -> Result<Self, Text> {
        match self.heroes.len() {
            n if CREWS.contains(&n) => Ok(self),
            n => Err(text!("zombies15-progress-crew", n = n)),
        }
    }

    /// What this Hero of the crew brings; nothing for a stranger.
    pub(crate) fn carried_by(&self, hero: HeroId) -> Option<&Carried> {
        self.heroes.iter().find(|carried| carried.hero == hero)
    }

    /// The Bags of `crew`, by place at the new table: everybody keeps their own; those of whoever is not there any more
    /// go to whoever is new, best in the same place (Z15-R77), and then to the first with room for them.
    pub(crate) fn bags(&self, crew: &[HeroId]) -> Vec<Vec<Token>> {
        let own = |hero: &HeroId| self.carried_by(*hero).map(|carried| carried.bags.clone());
        let mut bags: Vec<Vec<Token>> = crew
            .iter()
            .map(|hero| own(hero).unwrap_or_default())
            .collect();
        for (place, gone) in self.heroes.iter().enumerate() {
            if crew.contains(&gone.hero) {
                continue;
            }
            for bag in &gone.bags {
                let has_room = |i: &usize| bags[*i].len() < usize::from(sheet(crew[*i]).backpack);
                let is_new = |i: &usize| self.carried_by(crew[*i]).is_none();
                let places = || (0..crew.len()).filter(has_room);
                let heir = places()
                    .find(|i| *i == place && is_new(i))
                    .or_else(|| places().find(is_new))
                    .or_else(|| places().next());
                if let Some(heir) = heir {
                    bags[heir].push(*bag);
                }
            }
        }
        bags
    }

    /// What no table could have written is refused: by hand a line is changed quickly.
    fn check(self) -> Result<Self, Text> {
        if !(1..=N_SCENARIOS).contains(&self.scenario) {
            return Err(text!(
                "zombies15-progress-scenario",
                most = N_SCENARIOS,
                n = self.scenario.to_string()
            ));
        }
        for (i, carried) in self.heroes.iter().enumerate() {
            let hero = carried.hero;
            if self.heroes[..i].iter().any(|other| other.hero == hero) {
                return Err(text!("zombies15-progress-twice", hero = hero.word()));
            }
            carried.check(self.scenario)?;
        }
        self.check_pieces()
    }

    /// Every piece is in one place only.
    fn check_pieces(self) -> Result<Self, Text> {
        let count = |is: &dyn Fn(&Item) -> bool| {
            let items = self.heroes.iter().flat_map(|carried| &carried.items);
            items.flatten().filter(|(_, item)| is(item)).count()
        };
        for (_, item) in self.heroes.iter().flat_map(|hero| &hero.items).flatten() {
            let copies = usize::from(card(item.id).copies);
            if item.is_from_deck
                && count(&|other| other.is_from_deck && other.id == item.id) > copies
            {
                return Err(text!(
                    "zombies15-progress-copies",
                    n = copies,
                    card = item.id.to_string()
                ));
            }
        }
        let specials = || self.heroes.iter().filter_map(|carried| carried.special);
        if let Some(twice) =
            specials().find(|special| specials().filter(|other| other == special).count() > 1)
        {
            return Err(text!(
                "zombies15-progress-special-twice",
                card = twice.to_string()
            ));
        }
        for bag in [Token::Bag1, Token::Bag2, Token::Bag3] {
            let bags = self.heroes.iter().flat_map(|carried| &carried.bags);
            let (n, most) = (
                bags.filter(|other| **other == bag).count(),
                token_limit(bag),
            );
            if n > usize::from(most) {
                return Err(text!(
                    "zombies15-progress-bags",
                    most = most,
                    bag = bag.word(),
                    n = n
                ));
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

    /// Whether the Hero can carry all this.
    fn check(&self, scenario: usize) -> Result<(), Text> {
        let hero = self.hero;
        let room = sheet(hero).backpack;
        if self.bags.len() > usize::from(room) {
            return Err(text!(
                "zombies15-progress-backpack",
                n = room,
                hero = hero.word()
            ));
        }
        let mut n_objects = 0;
        for (slot, item) in self.items.iter().flatten() {
            if card(item.id).kind == CardKind::Special {
                return Err(text!(
                    "zombies15-progress-special-slot",
                    hero = hero.word(),
                    card = item.id.to_string(),
                    word = format!("{slot}={item}")
                ));
            }
            if !fits(hero, *slot, item.id) {
                return Err(text!(
                    "zombies15-progress-fits",
                    hero = hero.word(),
                    item = item.to_string(),
                    slot = slot.to_string()
                ));
            }
            n_objects += usize::from(matches!(slot, Slot::Object(_)));
        }
        if self.items.is_none() {
            let items = starting_items(campaign_scenario(scenario), hero);
            n_objects = items.iter().filter(|id| card(**id).is_object()).count();
        }
        if let Some(special) = self.special
            && n_objects >= usize::from(sheet(hero).light_object_slots)
        {
            return Err(text!(
                "zombies15-progress-free-slot",
                hero = hero.word(),
                card = special.to_string()
            ));
        }
        Ok(())
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

impl Progress {
    /// The progress that a player kept, or what would be right.
    pub(crate) fn read(text: &str) -> Result<Self, Text> {
        let wrong = |reason: Text| text!("zombies15-progress-wrong", reason = reason);
        let mut parts = text.split('|').map(str::trim);
        let first = parts.next().unwrap_or_default();
        let Ok(scenario) = first.parse() else {
            let word = format!("{first:.40}");
            return Err(wrong(text!("zombies15-progress-begin", word = word)));
        };
        let mut heroes = Vec::new();
        for (i, part) in parts.enumerate() {
            let mut words = part.split_whitespace();
            let word = words.next().unwrap_or_default();
            let Ok(hero) = word.parse::<HeroId>() else {
                let reason = unknown_hero(word);
                return Err(wrong(text!(
                    "zombies15-progress-part",
                    n = i + 2,
                    reason = reason
                )));
            };
            let mut carried = Carried {
                hero,
                items: Some(Vec::new()),
                bags: Vec::new(),
                special: None,
            };
            for word in words {
                carried.read(word).map_err(|reason| {
                    let hero = hero.word();
                    wrong(text!("zombies15-progress-of", hero = hero, reason = reason))
                })?;
            }
            heroes.push(carried);
        }
        if heroes.is_empty() {
            return Err(wrong(text!("zombies15-progress-no-heroes")));
        }
        Self { scenario, heroes }.check()
    }
}

fn unknown_hero(word: &str) -> Text {
    let known: Vec<&str> = HeroId::ALL.iter().map(|hero| hero.word()).collect();
    text!(
        "zombies15-progress-hero",
        word = word,
        known = known.join(", ")
    )
}

impl FromStr for Progress {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::read(text).map_err(|reason| format!("'{text}' is no progress: {reason}"))
    }
}

impl Carried {
    /// One word about the Hero, or why it cannot be.
    fn read(&mut self, word: &str) -> Result<(), Text> {
        if word == "starting" {
            if self.items.as_ref().is_none_or(|items| !items.is_empty()) {
                return Err(text!("zombies15-progress-starting"));
            }
            self.items = None;
            return Ok(());
        }
        if let Some((slot, item)) = word.split_once('=') {
            let Ok(slot) = slot.parse::<Slot>() else {
                return Err(text!("zombies15-progress-slot", word = slot));
            };
            let item = Item::read(item)?;
            let Some(items) = &mut self.items else {
                return Err(text!("zombies15-progress-beside", word = word));
            };
            if items.iter().any(|(taken, _)| *taken == slot) {
                let slot = slot.to_string();
                return Err(text!("zombies15-progress-slot-twice", slot = slot));
            }
            items.push((slot, item));
            return Ok(());
        }
        if let Ok(token) = word.parse::<Token>() {
            if token.bag().is_none() {
                return Err(text!("zombies15-progress-no-bag", word = word));
            }
            self.bags.push(token);
            return Ok(());
        }
        let special = word
            .parse::<CardId>()
            .ok()
            .filter(|special| card(*special).kind == CardKind::Special)
            .ok_or_else(|| text!("zombies15-progress-word", word = word))?;
        match self.special.replace(special) {
            None => Ok(()),
            Some(first) => Err(text!(
                "zombies15-progress-specials",
                first = first.to_string(),
                word = word
            )),
        }
    }
}

serde_as_text!(Progress);

#[cfg(test)]
mod tests {
    use shamble_texts::{Catalog, ENGLISH};

    use super::*;

    fn words(text: &Text) -> String {
        Catalog::shared().render(ENGLISH, text, &())
    }

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
            ("", "begins with '', no number of a scenario"),
            ("x | josh", "begins with 'x', no number"),
            ("{\"mall\":1}", "new, or a progress such as"),
            ("4", "names no Heroes"),
            ("4 | ", "part 2: '' is no Hero"),
            ("16 | josh", "1 to 15"),
            ("4 | josh | josh", "each Hero once"),
            ("4 | josh dog | will dog", "each Special Item once"),
            ("4 | josh w2=axe:1", "fit josh's slots"),
            ("4 | hazel bag1 bag1 bag1", "at most 2 Bags"),
            ("4 | josh key_red", "josh: 'key_red' is no Bag"),
            ("4 | josh dog cat", "not dog and cat"),
            ("4 | josh w2=crowbar:9", "crowbar has 0 to 5 uses, not 9"),
            ("4 | josh | bob", "part 3: 'bob' is no Hero; known: josh"),
            ("4 | josh spoon", "'spoon' is no Bag and no Special Item"),
            ("4 | josh w9=axe:1", "'w9'"),
            ("4 | josh w1=axe:1 w1=axe:1", "slot w1 is filled twice"),
            ("4 | josh starting w1=axe:1", "beside 'starting'"),
            ("4 | josh w1=axe:1 starting", "instead of Items"),
            ("4 | josh o1=dog", "without a slot: 'dog'"),
            ("4 | hazel o1=bike_helmet dog", "a free blue slot of hazel"),
            (
                "4 | josh w1=chainsaw:1* | will w1=chainsaw:1* | dex w1=chainsaw:1* w2=chainsaw:1*",
                "of chainsaw at most with a star",
            ),
        ] {
            let error = words(&Progress::read(text).unwrap_err());
            assert!(error.contains(right), "{text}: {error}");
        }
        let alone = Progress::read("4 | josh").unwrap().whole().unwrap_err();
        assert!(words(&alone).contains("three or four Heroes; this one has 1"));
    }
}
