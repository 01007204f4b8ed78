//! The Hero sheets: `content/heroes.toml`.

use serde::{Deserialize, Serialize};
use shamble_core::flaw::line_of;
use toml::Spanned;

use super::{Card, CardId, ContentFlaw, WeaponClass, content};
use crate::ids::{HeroId, N_OBJECTS, N_WEAPONS, Source};

/// The most Backpack slots a sheet has.
pub(crate) const N_BACKPACK: usize = 4;

/// A strength or weakness. Sheets refer to it by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// Recovers 1 LP at the start of the turn when down to 1 with no zombie near.
    NaturalHealer,
    /// No bare-handed attacks.
    Zombiphobia,
    /// Gets up without an Action.
    ToughAsNails,
    /// Cannot be healed during a scenario.
    ResistantToHealing,
    /// Quick Search draws one more card.
    Observant,
    /// At most two tile-to-tile Moves a turn.
    ShortLegged,
    /// Light Objects cost no Action.
    QuickHands,
    /// May leave an Area with up to two zombies.
    Stealth,
    /// No Guns.
    FearOfFirearms,
    /// Bare hands kill three.
    StrongPunch,
    /// No Careful Search.
    Impetuous,
    /// Heals one more, and others too.
    AspiringNurse,
    /// Fewer slots; the sheet's numbers say it all.
    HolesInHerPockets,
    /// A Heavy Object leaves Weapon 2 free.
    PackMule,
    /// Noisy Items are one noisier.
    HeavyFooted,
}

/// A set of abilities.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Abilities(u16);

impl Abilities {
    /// The abilities of the prologue side.
    pub const NONE: Self = Self(0);

    /// Whether `ability` is among them.
    pub const fn has(self, ability: Ability) -> bool {
        self.0 & (1 << ability as u16) != 0
    }
}

impl FromIterator<Ability> for Abilities {
    fn from_iter<I: IntoIterator<Item = Ability>>(abilities: I) -> Self {
        Self(
            abilities
                .into_iter()
                .fold(0, |set, ability| set | 1 << ability as u16),
        )
    }
}

/// What is printed on a Hero's sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeroSheet {
    /// Whose.
    pub hero: HeroId,
    /// Maximum Life Points.
    pub life_points: u8,
    /// What each Weapon slot takes at most: Bulky means any Weapon.
    pub weapon_slots: [WeaponClass; N_WEAPONS],
    /// Number of Light Object slots.
    pub light_object_slots: u8,
    /// Number of Backpack slots.
    pub backpack: u8,
    /// Starting Items.
    pub starting_items: Vec<CardId>,
    /// Strengths and weaknesses.
    pub abilities: Abilities,
    /// The same as a list.
    pub ability_list: Vec<Ability>,
    /// Whether newcomers are advised to take this Hero.
    pub easier: bool,
    /// Where the numbers come from.
    pub source: Source,
}

/// The sheet of `hero`.
pub(crate) fn sheet(hero: HeroId) -> &'static HeroSheet {
    &content().heroes[hero as usize]
}

/// Life Points on the prologue side of every sheet.
pub(crate) fn prologue_life_points() -> u8 {
    content().prologue_life_points
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    hero: Vec<Spanned<Entry>>,
    prologue: Prologue,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Prologue {
    life_points: u8,
    #[expect(dead_code, reason = "the file must say where the number comes from")]
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: HeroId,
    life_points: u8,
    weapon_slots: [SlotKind; N_WEAPONS],
    light_object_slots: u8,
    backpack: u8,
    starting_items: Vec<String>,
    abilities: Vec<Ability>,
    easier: bool,
    source: Source,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SlotKind {
    Any,
    Light,
}

/// Reads and checks the Hero file; also the Life Points of the prologue side.
pub(super) fn read(text: &str, cards: &[Card]) -> Result<(Vec<HeroSheet>, u8), Vec<ContentFlaw>> {
    let file: File =
        toml::from_str(text).map_err(|error| vec![ContentFlaw::of_toml(text, &error)])?;
    let mut flaws = Vec::new();
    let mut sheets: Vec<HeroSheet> = Vec::new();
    for entry in file.hero {
        let line = line_of(text, entry.span().start);
        let entry = entry.into_inner();
        let hero = entry.id;
        let mut flaw = |what: String, remedy: &str| {
            flaws.push(ContentFlaw::new(line, format!("{hero} {what}"), remedy))
        };
        if sheets.len() != hero as usize {
            flaw(
                "stands in the wrong place".into(),
                "list the eight Heroes once each, in the order of the code",
            );
        }
        if !(1..=9).contains(&entry.life_points) {
            flaw(format!("has {} life points", entry.life_points), "1 to 9");
        }
        if usize::from(entry.light_object_slots) > N_OBJECTS
            || usize::from(entry.backpack) > N_BACKPACK
        {
            flaw(
                "has too many slots".into(),
                "at most 3 Light Object slots and 4 Backpack slots",
            );
        }
        let mut starting_items = Vec::new();
        for word in &entry.starting_items {
            match cards
                .iter()
                .position(|card| card.id == *word && card.bag == 0 && card.zombies == 0)
            {
                Some(index) => starting_items.push(CardId::from_index(index)),
                None => flaw(
                    format!("starts with '{word}'"),
                    "an Item of cards.toml that is no Special Item",
                ),
            }
        }
        sheets.push(HeroSheet {
            hero,
            life_points: entry.life_points,
            weapon_slots: entry.weapon_slots.map(|slot| match slot {
                SlotKind::Any => WeaponClass::Bulky,
                SlotKind::Light => WeaponClass::Light,
            }),
            light_object_slots: entry.light_object_slots,
            backpack: entry.backpack,
            starting_items,
            abilities: entry.abilities.iter().copied().collect(),
            ability_list: entry.abilities,
            easier: entry.easier,
            source: entry.source,
        });
    }
    if sheets.len() != HeroId::ALL.len() {
        flaws.push(ContentFlaw::new(
            0,
            format!("there are {} Heroes", sheets.len()),
            "there are eight",
        ));
    }
    if flaws.is_empty() {
        Ok((sheets, file.prologue.life_points))
    } else {
        Err(flaws)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::cards;

    const FILE: &str = include_str!("../../content/heroes.toml");

    #[test]
    fn broken_sheets_are_named_with_line_and_remedy() {
        for (from, to, what, remedy) in [
            (
                "life_points = 3",
                "life_points = 0",
                "josh has 0 life points",
                "1 to 9",
            ),
            (
                "\"recurve_bow\"",
                "\"dog\"",
                "josh starts with 'dog'",
                "no Special Item",
            ),
            (
                "id = \"josh\"",
                "id = \"dex\"",
                "dex stands in the wrong place",
                "eight Heroes once each",
            ),
            (
                "backpack = 4",
                "backpack = 5",
                "will has too many slots",
                "at most",
            ),
            ("easier = true", "", "missing field `easier`", "format"),
        ] {
            let flaws = read(&FILE.replacen(from, to, 1), cards()).unwrap_err();
            assert!(flaws[0].what.contains(what), "{flaws:?}");
            assert!(
                flaws[0].remedy.contains(remedy) && flaws[0].line > 0,
                "{flaws:?}"
            );
        }
    }

    #[test]
    fn starting_items_fit_the_sheets() {
        for sheet in &content().heroes {
            let weapons = sheet
                .starting_items
                .iter()
                .filter(|id| cards()[id.index()].is_weapon())
                .count();
            let objects = sheet.starting_items.len() - weapons;
            assert!(
                weapons <= N_WEAPONS && objects <= usize::from(sheet.light_object_slots),
                "{}",
                sheet.hero
            );
        }
    }
}
