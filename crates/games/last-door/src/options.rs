//! What a table chooses before it starts.

use shamble_core::{Game, GameSpec, ModeSpec, OptionKind, OptionSpec};

use crate::state::State;

/// The most people who fit behind the door.
pub(crate) const MAX_PLAYERS: usize = 4;
/// The most boards a door takes.
pub(crate) const MAX_BOARDS: u8 = 12;

pub(crate) fn spec() -> GameSpec {
    GameSpec {
        id: State::ID,
        name: "Last Door",
        modes: vec![ModeSpec {
            id: "together",
            min_seats: 1,
            max_seats: MAX_PLAYERS,
            default_seats: 2,
        }],
        options: vec![OptionSpec {
            key: "boards",
            kind: OptionKind::Number {
                min: 3,
                max: u32::from(MAX_BOARDS),
                none: false,
            },
            default: "8",
            rule: "LD-001",
            needs: Vec::new(),
        }],
    }
}
