//! Hero sheets as everybody sees them.

use serde::Serialize;
use shamble_core::Changes;

use super::TokenView;
use crate::content::{Ability, CardId, CardKind, WeaponClass, heavy_stats, sheet};
use crate::ids::{HeavyKind, HeroId, Place, Posture, Slot};
use crate::scenario::MinusAction;
use crate::state::{Load, State, TokenAt};

/// A Hero and everything on the sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombies15/", optional_fields)
)]
pub struct HeroView {
    /// Who.
    pub hero: HeroId,
    /// Whose.
    pub seat: u8,
    /// Where.
    pub place: Place,
    /// Life Points.
    pub lp: u8,
    /// Most Life Points.
    pub max_lp: u8,
    /// Standing, lying or unconscious.
    pub posture: Posture,
    /// Slots with what is in them.
    pub slots: Vec<SlotView>,
    /// Search tokens.
    pub backpack: Vec<TokenView>,
    /// Number of Backpack slots.
    pub backpack_slots: u8,
    /// What is in the Heavy Object slot.
    pub load: Option<LoadView>,
    /// Strengths and weaknesses in force.
    pub abilities: Vec<Ability>,
    /// What this Hero holds back.
    pub fend_off: u16,
    /// What attacks where this Hero is.
    pub zombies_here: u16,
    /// What everybody there holds back together.
    pub fend_off_here: u16,
    /// Whether the next turn would start with an Action less.
    pub minus_action: bool,
}

/// A slot of a sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombies15/", optional_fields)
)]
pub struct SlotView {
    /// Which.
    pub slot: Slot,
    /// For Weapon slots: Bulky takes any Weapon.
    pub takes: Option<WeaponClass>,
    /// What is in it.
    pub item: Option<ItemView>,
    /// Whether a Heavy Object lies over it.
    pub covered: bool,
}

/// An Item with its numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
pub struct ItemView {
    /// Which card.
    pub card: CardId,
    /// What it is.
    pub kind: CardKind,
    /// Uses left.
    pub uses: u8,
    /// Most uses; 0 for permanent ones.
    pub max_uses: u8,
    /// Zombies killed by one use.
    pub damage: u8,
    /// Zombies held back.
    pub fend_off: u8,
    /// Zombies added to the Horde by one use.
    pub noise: u8,
}

/// What is in a Heavy Object slot.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum LoadView {
    /// A Heavy Object with its numbers.
    Heavy {
        kind: HeavyKind,
        uses: u8,
        max_uses: u8,
        damage: u8,
        fend_off: u8,
        noise: u8,
    },
    /// An unconscious Hero.
    Hero { hero: HeroId },
}

impl State {
    pub(crate) fn hero_view(&self, index: usize) -> HeroView {
        let hero = &self.heroes[index];
        let printed = sheet(hero.id);
        let abilities = printed
            .ability_list
            .iter()
            .copied()
            .filter(|ability| hero.has(*ability))
            .collect();
        let carriers = self.board.scenario.minus_action == Some(MinusAction::Carriers);
        HeroView {
            hero: hero.id,
            seat: hero.seat,
            place: self.place(hero.area),
            lp: hero.lp,
            max_lp: hero.max_lp,
            posture: hero.posture,
            slots: self.slot_views(index),
            backpack: self.tokens_at(TokenAt::Hero(index as u8)),
            backpack_slots: printed.backpack,
            load: self.load_view(hero.load),
            abilities,
            fend_off: self.fend_off_of(hero),
            zombies_here: self.attackers(hero.area),
            fend_off_here: self.fend_off_in(hero.area),
            minus_action: self.is_dark || (carriers && hero.is_carrying()),
        }
    }

    fn slot_views(&self, index: usize) -> Vec<SlotView> {
        let hero = &self.heroes[index];
        let printed = sheet(hero.id);
        let is_there = |slot: &Slot| match slot {
            Slot::Weapon(_) => true,
            Slot::Object(i) => *i < printed.light_object_slots,
        };
        let view = |slot: Slot| SlotView {
            slot,
            takes: match slot {
                Slot::Weapon(i) => Some(printed.weapon_slots[usize::from(i)]),
                Slot::Object(_) => None,
            },
            item: hero.item(slot).map(|item| ItemView {
                card: item.id,
                kind: item.card().kind,
                uses: item.uses,
                max_uses: item.card().uses,
                damage: item.card().damage,
                fend_off: item.card().fend_off,
                noise: item.card().noise,
            }),
            covered: matches!(slot, Slot::Weapon(_)) && hero.is_covered(slot.index()),
        };
        Slot::ALL.into_iter().filter(is_there).map(view).collect()
    }

    fn load_view(&self, load: Load) -> Option<LoadView> {
        match load {
            Load::Nothing => None,
            Load::Hero(other) => Some(LoadView::Hero {
                hero: self.heroes[usize::from(other)].id,
            }),
            Load::Heavy(piece) => {
                let piece = self.heavy[piece.into()];
                let stats = heavy_stats(piece.kind);
                Some(LoadView::Heavy {
                    kind: piece.kind,
                    uses: piece.uses,
                    max_uses: stats.uses,
                    damage: stats.damage,
                    fend_off: stats.fend_off,
                    noise: stats.noise,
                })
            }
        }
    }
}
