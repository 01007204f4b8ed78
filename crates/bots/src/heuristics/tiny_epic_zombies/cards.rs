//! What Search Cards are worth.

use std::sync::LazyLock;

use shamble_catalog::tiny_epic_zombies::{Card, Objective, Place, Token};

use super::life::Life;
use super::look::Look;
use super::tasks::{AMMO, WEAPON, bears_radio};

/// What a card is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    FirstAid,
    Frequency,
    Grenade,
    Fireworks,
    Adrenaline,
    Skateboard,
    Weapon,
}

/// What is to be known of a card.
#[derive(Clone, Copy, Debug)]
struct Known {
    sort: Sort,
    /// How good a Weapon it is.
    rank: u8,
    is_melee: bool,
}

fn known(card: Card) -> Known {
    // By name, once: names are compared far too often otherwise.
    static ALL: LazyLock<[Known; Card::COUNT]> =
        LazyLock::new(|| std::array::from_fn(|index| by_name(Card::from_index(index).name())));
    ALL[card.index()]
}

fn by_name(name: &str) -> Known {
    let sort = match name.split('-').next().unwrap_or(name) {
        "first_aid" => Sort::FirstAid,
        "frequency" => Sort::Frequency,
        "grenade" => Sort::Grenade,
        "fireworks" => Sort::Fireworks,
        "adrenaline" => Sort::Adrenaline,
        "skateboard" => Sort::Skateboard,
        _ => Sort::Weapon,
    };
    let (rank, is_melee) = match name {
        "machete" | "chainsaw" | "axe" => (4, true),
        "crossbow" => (4, false),
        "golf_club" => (3, true),
        "revolver" | "assault_rifle" => (3, false),
        "barbed_bat" => (2, true),
        "smg" | "shotgun" => (2, false),
        "crowbar" => (1, true),
        "uzi" => (1, false),
        _ => (0, false),
    };
    Known {
        sort,
        rank,
        is_melee,
    }
}

/// What a card is worth to a Human who could take it.
pub(super) fn card_worth(look: &Look, card: Card, life: &Life) -> f32 {
    let me = look.me();
    let slack = f32::from(look.slack());
    match known(card).sort {
        Sort::FirstAid => life.change(slack, f32::from(me.wounds.min(2))),
        Sort::Frequency => {
            if is_radio_needed(look) {
                return if bears_radio(look, me.human) {
                    9.0 * look.urge(Objective::Cdc)
                } else {
                    0.0
                };
            }
            let gained = f32::from(9 - me.ammo).min(2.0);
            let cached = f32::from(look.cache_room().min(2)) * AMMO * look.urge(Objective::Arsenal);
            life.change(slack, gained).max(cached)
        }
        Sort::Grenade => 1.6,
        Sort::Fireworks => 0.8,
        Sort::Adrenaline => 2.2,
        Sort::Skateboard => 1.8,
        Sort::Weapon => {
            let wanted = if look.weapons_wanted() > 0 {
                WEAPON * 0.7 * look.urge(Objective::Arsenal)
            } else {
                0.0
            };
            if is_better_weapon(look, card) {
                f32::from(weapon_rank(card)) * 0.4 + wanted
            } else {
                0.0
            }
        }
    }
}

/// Whether Frequencies are only for the bearer of the Radio.
fn is_radio_needed(look: &Look) -> bool {
    let radio = look
        .view
        .tokens
        .iter()
        .find(|token| token.token == Token::Radio);
    radio.is_some_and(|radio| radio.place != Place::Gone)
}

/// Ranks Weapons; the printed Knife and Pistol are at the bottom.
pub(super) fn weapon_rank(card: Card) -> u8 {
    known(card).rank
}

pub(super) fn is_weapon(card: Card) -> bool {
    weapon_rank(card) > 0
}

/// Whether taking the Weapon improves the slot it goes to.
pub(super) fn is_better_weapon(look: &Look, card: Card) -> bool {
    let held = if known(card).is_melee {
        look.me().melee
    } else {
        look.me().ranged
    };
    held.is_none_or(|held| weapon_rank(card) > weapon_rank(held))
}
