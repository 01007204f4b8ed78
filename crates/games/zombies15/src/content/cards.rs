//! Item cards and the Zombie cards of the Search deck: `content/cards.toml`.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use shamble_core::flaw::line_of;
use toml::Spanned;

use super::{ContentFlaw, content};
use crate::ids::{Source, serde_as_text};

/// How many cards the Search deck has.
pub(crate) const N_SEARCH_CARDS: usize = 56;
const N_SPECIAL_ITEMS: usize = 18;

/// A kind of card, by its number in the content file. Copies of a card are all alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", export_to = "zombies15/")
)]
pub struct CardId(u8);

/// One kind of card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its word.
    pub id: String,
    /// Weapon, Object or Zombie.
    pub kind: CardKind,
    /// Light or Bulky; Objects have none.
    pub class: WeaponClass,
    /// Number of uses; 0 for cards that are not used up.
    pub uses: u8,
    /// Zombies killed by one use, or what the effect adds to it.
    pub damage: u8,
    /// Zombies held back, or for a permanent Object how many more.
    pub fend_off: u8,
    /// Zombies added to the Horde by one use.
    pub noise: u8,
    /// What using an Object does.
    pub effect: Effect,
    /// Actions won by the effect.
    pub actions: u8,
    /// Zombies on a Zombie card, or moved by the effect.
    pub zombies: u8,
    /// The value of the Bag that buys a Special Item.
    pub bag: u8,
    /// How many are in the Search deck.
    pub copies: u8,
    /// Where its numbers come from.
    pub source: Source,
}

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
#[serde(rename_all = "snake_case")]
pub enum CardKind {
    /// A Weapon that shoots.
    Gun,
    /// A Weapon that does not.
    Melee,
    /// A Light Object.
    Object,
    /// A Special Item, which is a Light Object too.
    Special,
    /// Zombies in the Search deck.
    Zombie,
}

/// What a Weapon fits into.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
#[serde(rename_all = "snake_case")]
pub enum WeaponClass {
    /// Any Weapon slot.
    #[default]
    Light,
    /// Yellow and green Weapon slots only.
    Bulky,
}

/// What using an Object does. Cards refer to it by name and bring the numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Not an Object.
    #[default]
    None,
    /// Fend Off bonus while it is on the sheet; it is never used.
    Permanent,
    /// Heals the user or a conscious Hero in the Area.
    Heal,
    /// Heals the user, and may bring Actions.
    Snack,
    /// Fills one Gun of the user.
    Reload,
    /// Fills one Melee Weapon of the user.
    Repair,
    /// Kills zombies in the user's Area.
    KillHere,
    /// Brings Actions.
    Energy,
    /// Cancels one card of the next growl.
    Cat,
    /// From a Street: kills zombies in an adjacent Street.
    Dynamite,
    /// From a Street: moves zombies to an adjacent Street.
    Fireworks,
    /// Declared with a Gun attack.
    ExplosiveAmmo,
    /// Improves bare-handed attacks; it is never used.
    BareHands,
    /// Disarms one Zombie card of the next Quick Search.
    LuckyCharm,
    /// Allows one Move or Search beside a lone zombie.
    RottenMeat,
    /// Allows the next Move out of a Street with zombies.
    Smoke,
    /// Revives an unconscious Hero.
    Revive,
    /// Fend Off bonus, or kills once and is gone.
    Companion,
    /// A free Move a turn, or kills once and is gone.
    Skateboard,
}

impl Card {
    /// Whether it goes into a Weapon slot.
    pub const fn is_weapon(&self) -> bool {
        matches!(self.kind, CardKind::Gun | CardKind::Melee)
    }

    /// Whether it goes into a Light Object slot.
    pub const fn is_object(&self) -> bool {
        matches!(self.kind, CardKind::Object | CardKind::Special)
    }

    /// Whether using it is an attack on the zombies of the user's Area.
    pub const fn is_attack(&self) -> bool {
        matches!(
            self.effect,
            Effect::KillHere | Effect::Companion | Effect::Skateboard
        )
    }
}

impl CardId {
    /// Card number `index` of the content file.
    pub(crate) fn from_index(index: usize) -> Self {
        Self(index as u8)
    }

    /// Its number in the content file.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Card `id`.
pub(crate) fn card(id: CardId) -> &'static Card {
    &cards()[id.index()]
}

/// All cards.
pub(crate) fn cards() -> &'static [Card] {
    &content().cards
}

/// The card called `word`. Panics on a word the content does not have: that is a bug.
pub(crate) fn card_by_word(word: &str) -> CardId {
    word.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The whole Search deck, unshuffled.
pub(crate) fn search_deck() -> &'static [CardId] {
    static DECK: LazyLock<Vec<CardId>> = LazyLock::new(|| {
        let copies = |(i, card): (usize, &Card)| {
            std::iter::repeat_n(CardId::from_index(i), card.copies.into())
        };
        cards().iter().enumerate().flat_map(copies).collect()
    });
    &DECK
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&card(*self).id)
    }
}

impl FromStr for CardId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = cards().iter().position(|card| card.id == text);
        found
            .map(Self::from_index)
            .ok_or_else(|| format!("'{text}' is no card"))
    }
}

serde_as_text!(CardId);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    card: Vec<Spanned<Entry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    kind: CardKind,
    #[serde(default)]
    class: Option<WeaponClass>,
    #[serde(default)]
    uses: u8,
    #[serde(default)]
    damage: u8,
    #[serde(default)]
    fend_off: u8,
    #[serde(default)]
    noise: u8,
    #[serde(default)]
    effect: Effect,
    #[serde(default)]
    actions: u8,
    #[serde(default)]
    zombies: u8,
    #[serde(default)]
    bag: u8,
    #[serde(default)]
    copies: u8,
    source: Source,
}

/// Reads and checks the card file.
pub(super) fn read(text: &str) -> Result<Vec<Card>, Vec<ContentFlaw>> {
    let file: File =
        toml::from_str(text).map_err(|error| vec![ContentFlaw::of_toml(text, &error)])?;
    let mut flaws = Vec::new();
    let mut cards: Vec<Card> = Vec::new();
    for entry in file.card {
        let line = line_of(text, entry.span().start);
        let entry = entry.into_inner();
        let id = entry.id.clone();
        let mut flaw = |what: &str, remedy: &str| {
            flaws.push(ContentFlaw::new(line, format!("card {id} {what}"), remedy))
        };
        if cards.iter().any(|card| card.id == entry.id) {
            flaw(
                "stands there twice",
                "write it once with its number of copies",
            );
        }
        let is_weapon = matches!(entry.kind, CardKind::Gun | CardKind::Melee);
        if is_weapon && (entry.uses == 0 || entry.damage == 0 || entry.class.is_none()) {
            flaw(
                "is a Weapon without uses, damage or class",
                "give uses and damage of at least 1, and class light or bulky",
            );
        }
        if is_weapon != (entry.effect == Effect::None && entry.kind != CardKind::Zombie) {
            flaw(
                "has the wrong effect",
                "Objects and Special Items name an effect, Weapons and Zombies none",
            );
        }
        if (entry.kind == CardKind::Special) != (1..=3).contains(&entry.bag) {
            flaw(
                "has the wrong bag value",
                "Special Items, and only they, have bag = 1, 2 or 3",
            );
        }
        if (entry.kind == CardKind::Zombie) && !(1..=2).contains(&entry.zombies) {
            flaw(
                "has no zombies",
                "a Zombie card of the Search deck has zombies = 1 or 2",
            );
        }
        cards.push(Card {
            id: entry.id,
            kind: entry.kind,
            class: entry.class.unwrap_or_default(),
            uses: entry.uses,
            damage: entry.damage,
            fend_off: entry.fend_off,
            noise: entry.noise,
            effect: entry.effect,
            actions: entry.actions,
            zombies: entry.zombies,
            bag: entry.bag,
            copies: entry.copies,
            source: entry.source,
        });
    }
    let n_copies: usize = cards.iter().map(|card| usize::from(card.copies)).sum();
    if n_copies != N_SEARCH_CARDS {
        flaws.push(ContentFlaw::new(
            0,
            format!("the Search deck has {n_copies} cards"),
            "copies add up to 56",
        ));
    }
    let n_special = cards
        .iter()
        .filter(|card| card.kind == CardKind::Special)
        .count();
    if n_special != N_SPECIAL_ITEMS {
        flaws.push(ContentFlaw::new(
            0,
            format!("there are {n_special} Special Items"),
            "there are 18",
        ));
    }
    if flaws.is_empty() {
        Ok(cards)
    } else {
        Err(flaws)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = include_str!("../../content/cards.toml");

    #[test]
    fn the_deck_is_the_catalogued_one() {
        let count = |keep: fn(&Card) -> bool| -> u32 {
            cards()
                .iter()
                .filter(|card| keep(card))
                .map(|card| u32::from(card.copies))
                .sum()
        };
        assert_eq!(search_deck().len(), N_SEARCH_CARDS);
        assert_eq!(count(|card| card.kind == CardKind::Gun), 15);
        assert_eq!(count(|card| card.kind == CardKind::Melee), 12);
        assert_eq!(count(|card| card.kind == CardKind::Object), 11);
        assert_eq!(count(|card| card.kind == CardKind::Zombie), 18);
        let zombies: u32 = search_deck()
            .iter()
            .map(|id| u32::from(card(*id).zombies))
            .sum();
        assert_eq!(zombies, 26);
        for bag in 1..=3 {
            assert_eq!(
                cards().iter().filter(|card| card.bag == bag).count(),
                6,
                "Bag {bag}"
            );
        }
    }

    #[test]
    fn broken_cards_are_named_with_line_and_remedy() {
        for (from, to, what, remedy) in [
            ("copies = 10", "copies = 11", "has 57 cards", "add up to 56"),
            (
                "class = \"light\"",
                "",
                "card revolver is a Weapon without",
                "class light or bulky",
            ),
            (
                "uses = 4",
                "uses = 0",
                "card revolver is a Weapon without",
                "uses and damage of at least 1",
            ),
            (
                "damage = 2",
                "damage = 0",
                "card revolver is a Weapon without",
                "uses and damage of at least 1",
            ),
            (
                "id = \"nail_gun\"",
                "id = \"revolver\"",
                "card revolver stands there twice",
                "once",
            ),
            (
                "effect = \"heal\"",
                "effect = \"sing\"",
                "unknown variant `sing`",
                "format",
            ),
            (
                "bag = 1",
                "bag = 9",
                "card cheeseburger has the wrong bag",
                "1, 2 or 3",
            ),
        ] {
            let flaws = read(&FILE.replacen(from, to, 1)).unwrap_err();
            assert!(flaws[0].what.contains(what), "{flaws:?}");
            assert!(flaws[0].remedy.contains(remedy), "{flaws:?}");
            assert!(flaws[0].line > 0 || what.contains("57"), "{flaws:?}");
        }
    }
}
