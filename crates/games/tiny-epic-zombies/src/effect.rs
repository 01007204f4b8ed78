//! What content can refer to: every behaviour of a card, a Room or a Zombie side, one variant each.

use serde::Deserialize;

/// What a Search Card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Effect {
    /// The free Move may go up to 2 Rooms (TEZ-138).
    LongFreeMove,
    /// A free Move after a Wound face (TEZ-139).
    FreeMoveAfterWounds,
    /// A Melee Attack when Overrun (TEZ-140).
    StrikeBack,
    /// No effect may become Overkill for a Wound (TEZ-141).
    WoundForOverkill,
    /// A free shot instead of the free Move (TEZ-142).
    FreeShot,
    /// The next Move may lead to a neighbouring Entrance (TEZ-143).
    BreakThrough,
    /// The die may save the Ammo (TEZ-144).
    SavedAmmo,
    /// Two targets for two Ammo (TEZ-145).
    DoubleShot,
    /// Shifts another Human (TEZ-146).
    CoveringFire,
    /// A shot when Overrun (TEZ-147).
    QuickDraw,
    /// Shoots into the own Room (TEZ-148).
    OwnRoom,
    /// Shoots 2 Rooms far (TEZ-149).
    LongRange,
    /// A Move to any Room (TEZ-150).
    AnyRoom,
    /// Moves up to three Zombies (TEZ-151).
    LureThree,
    /// Two more Moves (TEZ-152).
    TwoMoves,
    /// Kills a whole Store (TEZ-153).
    ClearStore,
    /// Gains so much Ammo, and counts for the C.D.C. (TEZ-154).
    Frequency(u8),
    /// Heals so many Wounds (TEZ-155).
    Heal(u8),
    /// Costs a card or a Wound (TEZ-156).
    Explosion,
    /// Adds a Zombie (TEZ-157).
    Zombie,
}

impl Effect {
    /// How many kinds there are.
    pub(crate) const COUNT: usize = 20;

    /// Its kind as a number, amounts aside.
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::LongFreeMove => 0,
            Self::FreeMoveAfterWounds => 1,
            Self::StrikeBack => 2,
            Self::WoundForOverkill => 3,
            Self::FreeShot => 4,
            Self::BreakThrough => 5,
            Self::SavedAmmo => 6,
            Self::DoubleShot => 7,
            Self::CoveringFire => 8,
            Self::QuickDraw => 9,
            Self::OwnRoom => 10,
            Self::LongRange => 11,
            Self::AnyRoom => 12,
            Self::LureThree => 13,
            Self::TwoMoves => 14,
            Self::ClearStore => 15,
            Self::Frequency(_) => 16,
            Self::Heal(_) => 17,
            Self::Explosion => 18,
            Self::Zombie => 19,
        }
    }
}

/// The type of a Search Card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum CardType {
    /// Goes into the Melee slot.
    Melee,
    /// Goes into the Ranged slot.
    Ranged,
    /// Kept until used.
    Backpack,
    /// Used when taken.
    Pickup,
    /// Happens when revealed.
    Event,
}

crate::words::words! {
    /// What a Room offers.
    Ability, "room ability" {
        /// TEZ-096.
        Heal = "heal",
        /// TEZ-097.
        GainAmmo = "gain_ammo",
        /// TEZ-088.
        Supplies = "supplies",
        /// TEZ-099.
        ClearanceSale = "clearance_sale",
        /// TEZ-100.
        Leftovers = "leftovers",
        /// TEZ-101.
        BonusRound = "bonus_round",
        /// TEZ-102.
        Passage = "passage",
        /// TEZ-103.
        ArmTrap = "arm_trap",
        /// TEZ-107.
        Motorcycle = "motorcycle",
        /// TEZ-108.
        PoliceCar = "police_car",
        /// TEZ-109.
        LoudCrash = "loud_crash",
        /// TEZ-110, ours.
        Layaway = "layaway",
        /// TEZ-110, ours.
        DoubleShot = "double_shot",
    }
}

impl Ability {
    /// Whether using it ends the Turn (TEZ-087).
    pub const fn is_stopping(self) -> bool {
        matches!(self, Self::ClearanceSale | Self::Layaway)
    }
}

/// The ability of a Human side, TEZ-120 to TEZ-133 in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Talent {
    SugarRush,
    FastAsLightning,
    HandyWithAWrench,
    PopQuiz,
    PointAndShoot,
    LockedAndLoaded,
    SweepingUp,
    FieldResearch,
    RevvedUp,
    FreeSpirit,
    ServiceWithASmile,
    CrushingIt,
    GoodAsNew,
    LeadDiscount,
}

/// The passive of a Zombie side (TEZ-164): what it does stands where the rule it bends is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Passive {
    EntranceBite,
    Pursuit,
    LooseBolts,
    TardySlip,
    Overexposed,
    Checkpoint,
    ClearedOut,
    UnstableCulture,
    Gearhead,
    BadVibes,
    HotGrease,
    MoshPit,
    Infection,
    PickedClean,
}

/// A part of a Horde action, with its numbers. `u8::MAX` stands for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HordePart {
    /// May move one token up to so many Rooms.
    Push(u8),
    /// So many more Zombies follow the first.
    Surge(u8),
    /// May move up to so many Zombies by up to so many Rooms.
    Shamble(u8, u8),
    /// May move up to so many Zombies to the next Store clockwise.
    Drift(u8),
    /// May move up to so many Zombies into flask Rooms.
    GatherFlask(u8),
    /// May move up to so many Zombies into Stores with a face-up card.
    GatherLoot(u8),
    /// Lowers a Barricade of at least this by 1.
    Crack(u8),
    /// May swap so many cards of the hand with the Search Deck.
    Sift(u8),
    /// May move so many face-up cards to an adjacent Store.
    LitterNear(u8),
    /// May move so many face-up cards to any Store.
    LitterFar(u8),
    /// Closes the Rooms of so many Stores.
    Lock(u8),
    /// So many added Zombies may go to any Store.
    Stray(u8),
    /// The active Human loses so much Ammo in a Store with a Zombie.
    Drain(u8),
    /// So many Humans in the Courtyard take a Wound.
    HurtCourtyard(u8),
    /// So many Humans in Stores with a Zombie take a Wound.
    HurtHunted(u8),
}

impl std::str::FromStr for HordePart {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |nth: usize| match words.get(nth).copied() {
            Some("all") => Ok(u8::MAX),
            Some(word) => word
                .parse::<u8>()
                .map_err(|_| format!("'{word}' in '{text}' is not a number")),
            None => Err(format!("'{text}' needs a number")),
        };
        let part = match (words[0], words.get(2).copied()) {
            ("push", None) => Self::Push(number(1)?),
            ("surge", None) => Self::Surge(number(1)?),
            ("shamble", Some(_)) => Self::Shamble(number(1)?, number(2)?),
            ("drift", None) => Self::Drift(number(1)?),
            ("gather", Some("flask")) => Self::GatherFlask(number(1)?),
            ("gather", Some("loot")) => Self::GatherLoot(number(1)?),
            ("crack", None) => Self::Crack(number(1)?),
            ("sift", None) => Self::Sift(number(1)?),
            ("litter", Some("adjacent")) => Self::LitterNear(number(1)?),
            ("litter", Some("any")) => Self::LitterFar(number(1)?),
            ("lock", None) => Self::Lock(number(1)?),
            ("stray", None) => Self::Stray(number(1)?),
            ("drain", None) => Self::Drain(number(1)?),
            ("hurt_courtyard", None) => Self::HurtCourtyard(number(1)?),
            ("hurt_hunted", None) => Self::HurtHunted(number(1)?),
            _ => {
                return Err(format!(
                    "'{text}' is no part of a Horde action; parts are push N, surge N, shamble N N, drift N, gather N flask|loot, \
                     crack N, sift N, litter N adjacent|any, lock N, stray N, drain N, hurt_courtyard N, hurt_hunted N"
                ));
            }
        };
        Ok(part)
    }
}
