//! A scenario as data: the same form for the house campaign, the Quick Game and what players write themselves.
//!
//! `parse` reads the text format (docs/scenario-format.md), `check` says all that is wrong, `show` draws the map and lists the rules. All are
//! pure functions over text; nothing here plays.

mod check;
mod file;
mod grid;
mod reach;
mod show;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use shamble_core::Flaw;

use crate::ids::{Colour, HeavyKind, MarkerKind, Place, Side, Source, Token};

pub use file::{parse, scenario_text, template, to_one_line};
pub use show::{facts, picture};

pub(crate) use check::{Finding, check};

/// All that makes a scenario. What is left out takes its default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// What it is called.
    pub name: String,
    /// How hard its author thinks it is.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub level: String,
    /// Where it comes from; what players write is `house`.
    #[serde(default = "house")]
    pub source: Source,
    /// A few sentences to set the scene.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub story: String,
    /// `none`, or the seconds between two growls.
    pub soundtrack: String,
    /// Whether the Heroes' abilities are in force; without them the sheets are on their prologue side.
    #[serde(default = "yes")]
    pub abilities: bool,
    /// What Heroes begin with.
    #[serde(default)]
    pub starting_items: StartingItems,
    /// Where the Heroes begin.
    pub start: Vec<Start>,
    /// Tiles with an Exit token.
    #[serde(default)]
    pub exit: Vec<Side>,
    /// Tiles with an Alarm token.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub alarms: Vec<Side>,
    /// Who has a -1 Action token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minus_action: Option<MinusAction>,
    /// Where a Horde card's zombies appear.
    #[serde(default, skip_serializing_if = "HordeAt::is_usual")]
    pub horde_at: HordeAt,
    /// So many zombies in the Street of a gate at a siren lose the scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub breach: Option<u16>,
    /// The Locks that vanish when a conscious Hero is in every cabin at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cabins_open: Option<Colour>,
    /// Face-down Search tokens: shuffled, one for each place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub token_pools: Vec<TokenPool>,
    /// Search tokens that lie face-up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub face_up_tokens: Vec<FaceUpToken>,
    /// Locks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub locks: Vec<Lock>,
    /// Heavy Objects.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heavy: Vec<Heavy>,
    /// Places with a meaning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<Marker>,
    /// The map: rows of `17B-E` (tile 17 side B, its printed north turned to the east) or `.` for nothing.
    pub map: String,
    /// The Alpha zombie.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alpha: Option<Alpha>,
    /// The Zombie pile; without it no Zombie card is ever drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zombie_deck: Option<ZombieDeck>,
    /// What wins.
    pub objective: Objective,
    /// The tiles of the letters A to D.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub letters: Option<Letters>,
    /// Starting zombies by tile: in the Street, in the Search Area.
    #[serde(default)]
    pub zombies: BTreeMap<Side, [u8; 2]>,
}

/// What Heroes begin a scenario with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartingItems {
    /// What the sheet says, or what was kept at the Checkpoint.
    #[default]
    Printed,
    /// A Hockey Stick each and nothing else.
    HockeyStick,
    /// A Hockey Stick each, or what was kept at the Checkpoint.
    HockeyStickOrCarryOver,
}

/// A start tile and who starts there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Its Street is the Start space.
    pub tile: Side,
    /// `all`, or places in the turn order: `1st,3rd`.
    #[serde(default = "all")]
    pub heroes: String,
}

/// Who has a -1 Action token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MinusAction {
    /// Every Hero, until a Gas Can is dropped at the generator.
    All,
    /// Whoever starts the turn carrying something heavy.
    Carriers,
}

/// Where a Horde card's zombies appear.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HordeAt {
    /// In the Street of the Active Hero's tile.
    #[default]
    ActiveHero,
    /// In the Street of the letter tile with the fewest zombies.
    GateWithFewest,
}

impl HordeAt {
    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde calls it with a reference"
    )]
    fn is_usual(&self) -> bool {
        *self == Self::ActiveHero
    }
}

/// Face-down Search tokens and where they lie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenPool {
    /// As many as places.
    pub tokens: Vec<Token>,
    /// One token each.
    pub at: Vec<Place>,
}

/// A Search token that everybody can see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaceUpToken {
    /// Which.
    pub token: Token,
    /// Where.
    pub at: Place,
}

/// A Lock on one Area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lock {
    /// The colour of the Key that opens it.
    pub color: Colour,
    /// What cannot be entered.
    pub at: Place,
}

/// A Heavy Object and where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heavy {
    /// Which.
    pub kind: HeavyKind,
    /// Where.
    pub at: Place,
}

/// A place with a meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marker {
    /// Which.
    pub kind: MarkerKind,
    /// Where.
    pub at: Place,
}

/// The Alpha zombie at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Alpha {
    /// A Street.
    pub at: Place,
    /// How many wounds it takes.
    pub wounds: u8,
}

/// How the Zombie pile is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ZombieDeck {
    /// Number cards up to this value are in it.
    #[serde(default = "four")]
    pub max_value: u8,
    /// Horde cards in each half.
    #[serde(default = "four")]
    pub horde_per_half: u8,
    /// Whether letters say where zombies appear.
    #[serde(default)]
    pub letters: bool,
    /// Whether Event symbols count.
    #[serde(default)]
    pub events: bool,
    /// On cards of these values only; empty means on all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub event_values: Vec<u8>,
    /// Cards drawn at each growl.
    #[serde(default = "one")]
    pub cards_per_growl: u8,
}

/// What wins: all that is named, at the same moment.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombies15/", optional_fields)
)]
#[serde(deny_unknown_fields)]
pub struct Objective {
    /// Every Hero on one tile of the list, the same for all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub all_heroes_on: Vec<Side>,
    /// No zombie in either Area of these tiles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub no_zombies_on: Vec<Side>,
    /// So many Bags found in this scenario in the Backpacks together.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub bags: u8,
    /// So many of these Search tokens in the Backpacks together.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub tokens: BTreeMap<Token, u8>,
    /// So many of these Heavy Objects on the tile where the Heroes are.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub heavy_on: BTreeMap<HeavyKind, u8>,
    /// The siren at this second has sounded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub siren: Option<u32>,
    /// That marker is on the tile where the Heroes are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marker_on: Option<MarkerKind>,
    /// The Lock of the tile where the Heroes are has been removed.
    #[serde(default, skip_serializing_if = "is_false")]
    pub lock_gone: bool,
}

/// The tiles of the four letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Letters {
    /// The tile of A.
    #[serde(rename = "A")]
    pub a: Side,
    /// The tile of B.
    #[serde(rename = "B")]
    pub b: Side,
    /// The tile of C.
    #[serde(rename = "C")]
    pub c: Side,
    /// The tile of D.
    #[serde(rename = "D")]
    pub d: Side,
}

impl Letters {
    /// The four, in order.
    pub const fn all(self) -> [Side; 4] {
        [self.a, self.b, self.c, self.d]
    }
}

/// How many scenarios the house campaign has.
pub const N_SCENARIOS: usize = 15;

/// Scenario `number` (1 to 15) of the house campaign "Fifteen Sirens".
pub fn campaign_scenario(number: usize) -> &'static Scenario {
    &campaign()[number - 1]
}

/// The house campaign's files, in order.
pub const CAMPAIGN_FILES: [&str; N_SCENARIOS] = [
    include_str!("../content/scenarios/01-first-bell.toml"),
    include_str!("../content/scenarios/02-roll-call.toml"),
    include_str!("../content/scenarios/03-borrowed-keys.toml"),
    include_str!("../content/scenarios/04-corner-shop-run.toml"),
    include_str!("../content/scenarios/05-two-gallons-short.toml"),
    include_str!("../content/scenarios/06-every-window-screams.toml"),
    include_str!("../content/scenarios/07-blackout-on-mercer.toml"),
    include_str!("../content/scenarios/08-split-shift.toml"),
    include_str!("../content/scenarios/09-hold-the-diner.toml"),
    include_str!("../content/scenarios/10-signal-hill.toml"),
    include_str!("../content/scenarios/11-out-by-air.toml"),
    include_str!("../content/scenarios/12-bad-luck-boulevard.toml"),
    include_str!("../content/scenarios/13-boxed-in.toml"),
    include_str!("../content/scenarios/14-the-long-shoulder.toml"),
    include_str!("../content/scenarios/15-the-one-who-leads.toml"),
];

fn campaign() -> &'static [Scenario] {
    static CAMPAIGN: LazyLock<Vec<Scenario>> = LazyLock::new(|| {
        let read = |file: &&str| match parse(file) {
            Ok(scenario) => scenario,
            Err(flaws) => panic!("a house scenario, which the tests exclude: {flaws:?}"),
        };
        CAMPAIGN_FILES.iter().map(read).collect()
    });
    &CAMPAIGN
}

impl Scenario {
    /// Seconds between two growls; nothing for the silent soundtrack.
    pub fn growl_seconds(&self) -> Option<u32> {
        self.soundtrack.parse().ok()
    }
}

/// All that is wrong with a scenario text; nothing if it can be played.
pub fn check_text(text: &str) -> Vec<Flaw> {
    parse(text).err().unwrap_or_default()
}

const fn house() -> Source {
    Source::House
}

const fn yes() -> bool {
    true
}

const fn four() -> u8 {
    4
}

const fn one() -> u8 {
    1
}

fn all() -> String {
    "all".to_owned()
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde calls it with a reference"
)]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde calls it with a reference"
)]
fn is_false(value: &bool) -> bool {
    !*value
}
