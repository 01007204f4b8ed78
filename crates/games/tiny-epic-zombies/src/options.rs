//! What a table chooses before it starts: the mode, who and what is in the box, and the rulings with two fair readings.

mod read;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use shamble_core::{GameSpec, ModeSpec, Need, OptionKind, OptionSpec, Seat};

use crate::ids::{Character, Objective, Side};
use crate::words::words;

pub(crate) use read::{n_humans, read, same_card};

words! {
    /// A way to play (TEZ-014).
    Mode, "mode" {
        /// A team of Humans against the game.
        Cooperative = "cooperative",
        /// A team of Humans against a Zombie Player.
        CooperativeVsZombie = "cooperative-vs-zombie",
        /// Every Human alone, against the game.
        Competitive = "competitive",
        /// Every Human alone, and a Zombie Player.
        CompetitiveVsZombie = "competitive-vs-zombie",
        /// One player with two Humans.
        Solo = "solo",
    }
}

impl Mode {
    /// Whether somebody plays the Zombies (TEZ-015).
    pub const fn has_zombie_player(self) -> bool {
        matches!(self, Self::CooperativeVsZombie | Self::CompetitiveVsZombie)
    }

    /// Whether every Human plays alone.
    pub const fn is_competitive(self) -> bool {
        matches!(self, Self::Competitive | Self::CompetitiveVsZombie)
    }
}

words! {
    /// How many Survivor Tokens there are against the game (TEZ-238).
    Difficulty, "difficulty" { Easy = "easy", Normal = "normal", Hard = "hard", Epic = "epic" }
}

/// The readings a table plays by, and its mode. What is only needed to set up is in [`Chosen`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/")
)]
pub struct Options {
    /// The mode.
    pub mode: Mode,
    /// TEZ-R03: the Courtyard's side Rooms are joined in a ring.
    pub courtyard_ring: bool,
    /// TEZ-R06: Rooms passed on the way must be without a Zombie.
    pub pass_zombie_free: bool,
    /// TEZ-R22: the Motorcycle's Moves are added instead of replacing the rest.
    pub motorcycle_adds: bool,
    /// TEZ-R29: a Secret Passage can only be used out of an empty Store.
    pub passage_needs_empty: bool,
    /// TEZ-R30: every Courtyard Room counts for deliveries.
    pub deliver_anywhere: bool,
    /// TEZ-R33: Backpack cards may be used before the first Move.
    pub backpack_before_move: bool,
    /// TEZ-R41: the Axe does not spare the Overrun Wound.
    pub axe_wound_taken: bool,
    /// TEZ-R49: Pop Quiz may look at the Search Deck.
    pub peek_deck: bool,
    /// TEZ-R58: the Survivalist may buy any number of cards per Move.
    pub survivalist_unlimited: bool,
    /// TEZ-R62: Zombies never fill a Room of a Store that lies before the last one filled this Turn.
    pub placement_onward: bool,
    /// TEZ-R63: an empty supply does not keep a Zombie from the Barricade.
    pub destination_first: bool,
    /// TEZ-R74: cards of who dies in the Courtyard go to a Center Store.
    pub courtyard_death_center: bool,
    /// TEZ-R82: one Weapon into the cache per entry.
    pub one_weapon_per_entry: bool,
    /// TEZ-R83: the Cure's letters come round in a cycle.
    pub cure_cycle: bool,
    /// TEZ-R93: with two Humans any two tokens are enough for the Zombies.
    pub any_two_tokens: bool,
}

/// What set-up alone needs to know.
#[derive(Clone, Debug)]
pub(crate) struct Chosen {
    pub(crate) options: Options,
    pub(crate) survivors: u8,
    pub(crate) zombie_seat: ZombieSeat,
    pub(crate) first_player: Option<Seat>,
    pub(crate) objectives: Vec<Objective>,
    pub(crate) layout: Option<[Side; 8]>,
    pub(crate) zombie_card: CardChoice,
    pub(crate) characters: ArrayVec<CardChoice, 4>,
}

/// Which chair the Zombie Player gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ZombieSeat {
    Last,
    Random,
    Seat(Seat),
}

/// How a Player Card is found for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardChoice {
    /// Three are dealt, one is kept.
    Deal,
    /// One is drawn.
    Random,
    /// This one.
    Named(Character),
}

/// Somebody plays the Zombies.
const VS_ZOMBIE: Need = Need::mode(&["cooperative-vs-zombie", "competitive-vs-zombie"]);

/// Humans play against each other and have Survivor Tokens of their own.
const COMPETITIVE: Need = Need::mode(&["competitive", "competitive-vs-zombie"]);

const TRUE_FALSE: &[&str] = &["true", "false"];
const FALSE_TRUE: &[&str] = &["false", "true"];

/// The game as lobbies describe it.
pub(crate) fn spec() -> GameSpec {
    let mode = |mode: Mode, min_seats, max_seats, default_seats| ModeSpec {
        id: mode.name(),
        min_seats,
        max_seats,
        default_seats,
    };
    let choice = |key, values: &'static [&'static str], rule| OptionSpec {
        key,
        kind: OptionKind::Choice { values },
        default: values[0],
        rule,
        needs: Vec::new(),
    };
    let words = |key, default, form, rule| OptionSpec {
        key,
        kind: OptionKind::Words { form },
        default,
        rule,
        needs: Vec::new(),
    };
    GameSpec {
        id: <crate::State as shamble_core::Game>::ID,
        name: "Tiny Epic Zombies",
        modes: vec![
            mode(Mode::Cooperative, 2, 4, 2),
            mode(Mode::CooperativeVsZombie, 3, 5, 3),
            mode(Mode::Competitive, 2, 4, 3),
            mode(Mode::CompetitiveVsZombie, 3, 5, 4),
            mode(Mode::Solo, 1, 1, 1),
        ],
        options: vec![
            OptionSpec {
                key: "difficulty",
                kind: OptionKind::Choice {
                    values: &["easy", "normal", "hard", "epic"],
                },
                default: "normal",
                rule: "TEZ-238",
                needs: vec![Need::mode(&["cooperative", "solo"])],
            },
            words("objectives", "random", "cdc,helicopter,cure", "TEZ-032"),
            words("characters", "deal", "teacher,doctor", "TEZ-028"),
            words("zombie_card", "deal", "teenager", "TEZ-025"),
            words(
                "layout",
                "random",
                "first_place,food_court,hoards,amps,gamelyn_world,crafts_and_colors,parking_z,departmart",
                "TEZ-019",
            ),
            choice(
                "zombie_seat",
                &["last", "random", "0", "1", "2", "3", "4"],
                "TEZ-024",
            )
            .with(VS_ZOMBIE),
            choice(
                "first_player",
                &["random", "0", "1", "2", "3", "4"],
                "TEZ-R09",
            ),
            choice("courtyard_ring", TRUE_FALSE, "TEZ-R03"),
            choice("pass_through", &["free", "zombie_free"], "TEZ-R06"),
            choice("motorcycle", &["replaces", "adds"], "TEZ-R22"),
            choice("passage_needs_empty", FALSE_TRUE, "TEZ-R29"),
            choice("delivery_room", &["center", "any"], "TEZ-R30"),
            choice("backpack_before_move", TRUE_FALSE, "TEZ-R33"),
            choice("axe_wound", &["cancelled", "taken"], "TEZ-R41"),
            choice("peek_deck", FALSE_TRUE, "TEZ-R49"),
            choice(
                "survivalist_limit",
                &["one_per_move", "unlimited"],
                "TEZ-R58",
            ),
            choice("placement", &["lowest_free", "onward"], "TEZ-R62"),
            choice("empty_supply", &["bleed", "destination_first"], "TEZ-R63"),
            choice(
                "death_in_courtyard",
                &["any_store", "center_store"],
                "TEZ-R74",
            ),
            choice("arsenal_weapons", &["any", "one_per_entry"], "TEZ-R82"),
            choice("cure_order", &["mirror", "cycle"], "TEZ-R83").with(Need::mode(&[
                "cooperative",
                "cooperative-vs-zombie",
                "solo",
            ])),
            choice("two_human_tokens", &["all_four", "any_two"], "TEZ-R93").with(COMPETITIVE),
        ],
    }
}
