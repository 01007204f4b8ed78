//! What a table chooses before it starts, and what makes it valid.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use shamble_core::options::OptionError;
use shamble_core::{
    Checked, GameSpec, ModeSpec, Need, OptionKind, OptionSpec, Say as _, SetupError, text,
};

use crate::mall::{BUILT_IN, Mall};

/// The switches of a table. Each names the rule or ruling it turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// ZM-003, ZM-004.
    pub mode: Mode,
    /// ZM-219, ZM-237, ZM-244.
    pub scenario: Scenario,
    /// ZM-R79.
    pub loot_tokens: u16,
    /// ZM-226, ZM-196.
    pub objective_tokens: u8,
    /// ZM-R51.
    pub token_placement: TokenPlacement,
    /// ZM-R38.
    pub adrenaline_after_loss: bool,
    /// ZM-R35.
    pub p6_combat: HordeCombat,
    /// ZM-R08.
    pub near_metric: NearMetric,
    /// ZM-R29.
    pub zombies_block_paths: bool,
    /// ZM-R05.
    pub locked_door: LockedDoor,
    /// ZM-R23.
    pub after_unlock: AfterUnlock,
    /// ZM-R44.
    pub card_player: CardPlayer,
    /// ZM-R45.
    pub drop: Dropping,
    /// ZM-R50.
    pub key_vp_on_trade: bool,
    /// ZM-R59.
    pub radio_call: RadioCall,
    /// ZM-R60.
    pub bitten_at_end: BittenAtEnd,
    /// ZM-R61.
    pub dead_can_win: bool,
    /// ZM-R67.
    pub swat_turns: SwatTurns,
    /// ZM-R72.
    pub fair_exits: bool,
    /// ZM-R77.
    pub open_hands: bool,
    /// ZM-R77.
    pub open_piles: bool,
    /// ZM-253.
    pub open_lock_on_zero: bool,
    /// ZM-R17.
    pub zombie_cap: Option<u16>,
    /// ZM-R11.
    pub north: NorthRule,
}

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
        pub enum $name {
            $($(#[$variant_doc])* #[serde(rename = $word)] $variant,)+
        }

        impl $name {
            pub(crate) const WORDS: &'static [&'static str] = &[$($word),+];

            fn of(word: &str) -> Self {
                match word {
                    $($word => Self::$variant,)+
                    _ => unreachable!("the description allows these words only"),
                }
            }
        }
    };
}

words! {
    /// Who plays against whom.
    Mode { Coop = "coop", Rival = "rival" }
}
words! {
    /// How to escape.
    Scenario {
        /// The call ends the game.
        Call = "1",
        /// The team comes to a place.
        Hard = "1A",
        /// The team comes to a place for a short time.
        Improbable = "1B",
    }
}
words! {
    /// Who places the tokens.
    TokenPlacement { Auto = "auto", Players = "players" }
}
words! {
    /// When the zombies of phase 6 are fought.
    HordeCombat { AfterAllMoves = "after_all_moves", AsTheyArrive = "as_they_arrive" }
}
words! {
    /// How "within 5 spaces" is measured.
    NearMetric { Orthogonal = "orthogonal_ignore_walls", Walking = "walking", King = "king" }
}
words! {
    /// What a locked door blocks.
    LockedDoor { AsWall = "as_wall", MovementOnly = "movement_only" }
}
words! {
    /// What is left to do after unlocking.
    AfterUnlock { Nothing = "nothing", LikeLooting = "like_looting" }
}
words! {
    /// Who may play a card that changed hands.
    CardPlayer { Holder = "holder", Drawer = "drawer" }
}
words! {
    /// Who may drop cards.
    Dropping { Active = "active", Any = "any" }
}
words! {
    /// When the call is made.
    RadioCall { AtUnlock = "at_unlock", Separate = "separate" }
}
words! {
    /// What happens to BITTEN players when the call ends the game.
    BittenAtEnd { Roll = "roll", Alive = "alive", Dead = "dead" }
}
words! {
    /// What "turns" means in Scenario 1B.
    SwatTurns { Rounds = "rounds", PlayerTurns = "player_turns" }
}
words! {
    /// Whether north can be chosen.
    NorthRule { Choice = "choice", Fixed = "fixed" }
}
words! {
    /// Which key numbers the scenario needs: door, radio.
    NeededKeys {
        K12 = "1-2", K13 = "1-3", K21 = "2-1", K23 = "2-3", K31 = "3-1", K32 = "3-2", Random = "random",
    }
}

impl NeededKeys {
    /// The pairs that can be needed: door, radio.
    pub(crate) const PAIRS: [(u8, u8); 6] = [(1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2)];

    /// The pair, unless chance decides.
    pub(crate) fn pair(self) -> Option<(u8, u8)> {
        Self::PAIRS.get(self as usize).copied()
    }
}

/// The seats' first setting of "decide the small things for me".
pub(crate) struct Chosen {
    pub(crate) options: Options,
    pub(crate) mall: Arc<Mall>,
    pub(crate) keys: NeededKeys,
    pub(crate) auto: bool,
}

const fn choice(
    key: &'static str,
    values: &'static [&'static str],
    rule: &'static str,
) -> OptionSpec {
    OptionSpec {
        key,
        kind: OptionKind::Choice { values },
        default: values[0],
        rule,
        needs: Vec::new(),
    }
}

const fn toggle(key: &'static str, default: &'static str, rule: &'static str) -> OptionSpec {
    OptionSpec {
        key,
        kind: OptionKind::Toggle,
        default,
        rule,
        needs: Vec::new(),
    }
}

const OPEN_HANDS: [&str; 3] = ["by_mode", "on", "off"];
const MOST_TOKENS: u32 = 3600;

/// The game as lobbies and command lines describe it.
pub(crate) fn spec() -> GameSpec {
    let mode = |id| ModeSpec {
        id,
        min_seats: 1,
        max_seats: 6,
        default_seats: 3,
    };
    GameSpec {
        id: <crate::State as shamble_core::Game>::ID,
        name: "Zombie Mall",
        modes: Mode::WORDS.iter().map(|id| mode(id)).collect(),
        options: vec![
            choice("scenario", Scenario::WORDS, "ZM-219"),
            OptionSpec {
                key: "mall",
                kind: OptionKind::Text {
                    form: "easy, average, hard, crazy, insane, 6x8#12",
                },
                default: BUILT_IN[0],
                rule: "ZM-014",
                needs: Vec::new(),
            },
            OptionSpec {
                key: "loot_tokens",
                kind: OptionKind::Number {
                    min: 1,
                    max: MOST_TOKENS,
                    none: true,
                },
                default: "none",
                rule: "ZM-R79",
                needs: Vec::new(),
            },
            OptionSpec {
                key: "objective_tokens",
                kind: OptionKind::Number {
                    min: 0,
                    max: 6,
                    none: false,
                },
                default: "4",
                rule: "ZM-R58",
                needs: Vec::new(),
            },
            choice("needed_keys", NeededKeys::WORDS, "ZM-R57"),
            toggle("auto_choices", "on", "ZM-R31"),
            choice("token_placement", TokenPlacement::WORDS, "ZM-R51"),
            choice("north", NorthRule::WORDS, "ZM-R11"),
            OptionSpec {
                key: "open_hands",
                kind: OptionKind::Choice {
                    values: &OPEN_HANDS,
                },
                default: "by_mode",
                rule: "ZM-R77",
                needs: Vec::new(),
            },
            toggle("open_piles", "on", "ZM-R77"),
            toggle("adrenaline_after_loss", "off", "ZM-R38"),
            choice("p6_combat", HordeCombat::WORDS, "ZM-R35"),
            choice("near_metric", NearMetric::WORDS, "ZM-R08"),
            toggle("zombies_block_paths", "off", "ZM-R29"),
            choice("locked_door", LockedDoor::WORDS, "ZM-R05"),
            choice("after_unlock", AfterUnlock::WORDS, "ZM-R23"),
            choice("card_player", CardPlayer::WORDS, "ZM-R44"),
            choice("drop", Dropping::WORDS, "ZM-R45"),
            toggle("key_vp_on_trade", "on", "ZM-R50"),
            choice("radio_call", RadioCall::WORDS, "ZM-R59"),
            choice("bitten_at_end", BittenAtEnd::WORDS, "ZM-R60")
                .with(Need::new("scenario", &["1"])),
            toggle("dead_can_win", "off", "ZM-R61").with(Need::mode(&["rival"])),
            choice("swat_turns", SwatTurns::WORDS, "ZM-R67").with(Need::new("scenario", &["1B"])),
            toggle("fair_exits", "off", "ZM-R72").with(Need::new("scenario", &["1A", "1B"])),
            toggle("open_lock_on_zero", "off", "ZM-253"),
            OptionSpec {
                key: "zombie_cap",
                kind: OptionKind::Number {
                    min: 1,
                    max: 999,
                    none: true,
                },
                default: "none",
                rule: "ZM-R17",
                needs: Vec::new(),
            },
        ],
    }
}

/// The options of a table, its mall included.
pub(crate) fn read(checked: &Checked) -> Result<Chosen, SetupError> {
    let given = checked.get("mall");
    let mall = Mall::load(given).map_err(|flaws| {
        let errors = flaws.iter().map(|flaw| OptionError {
            key: "mall".into(),
            given: Some(brief(given)),
            // Only a text has lines.
            allowed: match given.contains('@') {
                true => text!("zombie-mall-allowed-mall", flaw = flaw.say()),
                false => flaw.remedy.clone(),
            },
        });
        SetupError(errors.collect())
    })?;
    let mode = Mode::of(checked.get("mode"));
    let loot_tokens = loot_tokens(&mall, checked.number("loot_tokens"))?;
    let options = Options {
        mode,
        scenario: Scenario::of(checked.get("scenario")),
        loot_tokens,
        objective_tokens: checked.number("objective_tokens").map_or(0, |n| n as u8),
        token_placement: TokenPlacement::of(checked.get("token_placement")),
        adrenaline_after_loss: checked.is_on("adrenaline_after_loss"),
        p6_combat: HordeCombat::of(checked.get("p6_combat")),
        near_metric: NearMetric::of(checked.get("near_metric")),
        zombies_block_paths: checked.is_on("zombies_block_paths"),
        locked_door: LockedDoor::of(checked.get("locked_door")),
        after_unlock: AfterUnlock::of(checked.get("after_unlock")),
        card_player: CardPlayer::of(checked.get("card_player")),
        drop: Dropping::of(checked.get("drop")),
        key_vp_on_trade: checked.is_on("key_vp_on_trade"),
        radio_call: RadioCall::of(checked.get("radio_call")),
        bitten_at_end: BittenAtEnd::of(checked.get("bitten_at_end")),
        dead_can_win: checked.is_on("dead_can_win"),
        swat_turns: SwatTurns::of(checked.get("swat_turns")),
        fair_exits: checked.is_on("fair_exits"),
        // ZM-R77: open in the co-operative game, hidden among rivals.
        open_hands: match checked.get("open_hands") {
            "by_mode" => mode == Mode::Coop,
            word => word == "on",
        },
        open_piles: checked.is_on("open_piles"),
        open_lock_on_zero: checked.is_on("open_lock_on_zero"),
        zombie_cap: checked.number("zombie_cap").map(|n| n as u16),
        north: NorthRule::of(checked.get("north")),
    };
    Ok(Chosen {
        options,
        mall,
        keys: NeededKeys::of(checked.get("needed_keys")),
        auto: checked.is_on("auto_choices"),
    })
}

/// Long mall texts are not repeated whole in an error, those of several lines not after the first.
fn brief(text: &str) -> String {
    const MOST: usize = 40;
    let first = text.trim().lines().next().unwrap_or("");
    let start: String = first.chars().take(MOST).collect();
    if start == text { start } else { start + "..." }
}

/// ZM-228: tiles, fewest and most Loot tokens; ZM-R79: the default.
const SIZES: [(usize, u16, u16, u16); 5] = [
    (12, 12, 24, 18),
    (24, 24, 48, 36),
    (36, 48, 64, 56),
    (48, 64, 96, 80),
    (64, 128, 160, 128),
];

/// The range and the default for this mall.
pub(crate) fn loot_range(mall: &Mall) -> (u16, u16, u16) {
    let n_tiles = mall.tiles().len();
    let room = mall
        .spaces()
        .filter(|space| mall.takes_token(*space))
        .count() as u16;
    match SIZES.iter().find(|size| size.0 == n_tiles) {
        Some((_, least, most, default)) => {
            (*least.min(&room), *most.min(&room), *default.min(&room))
        }
        None => {
            let n_tiles = n_tiles as u16;
            (n_tiles.min(room), room, (n_tiles * 3 / 2).min(room))
        }
    }
}

fn loot_tokens(mall: &Mall, given: Option<u32>) -> Result<u16, OptionError> {
    let (least, most, default) = loot_range(mall);
    match given {
        None => Ok(default),
        Some(n) if (u32::from(least)..=u32::from(most)).contains(&n) => Ok(n as u16),
        Some(n) => Err(OptionError {
            key: "loot_tokens".into(),
            given: Some(n.to_string()),
            allowed: text!("zombie-mall-allowed-loot", min = least, max = most),
        }),
    }
}
