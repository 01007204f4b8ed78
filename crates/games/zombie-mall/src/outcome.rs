//! Who won (ZM-003, ZM-004, ZM-236, ZM-R61, ZM-R71).

use shamble_core::{BySeat, Outcome, Seat, SeatSet, Text, text};

use crate::options::Mode;
use crate::state::{Ending, State};

impl Ending {
    /// The word for statistics.
    pub fn word(self) -> &'static str {
        match self {
            Self::Called => "called",
            Self::Rescued => "rescued",
            Self::Overrun => "overrun",
            Self::Stranded => "stranded",
        }
    }

    /// For people.
    pub fn say(self) -> Text {
        match self {
            Self::Called => text!("zombie-mall-ending-called"),
            Self::Rescued => text!("zombie-mall-ending-rescued"),
            Self::Overrun => text!("zombie-mall-ending-overrun"),
            Self::Stranded => text!("zombie-mall-ending-stranded"),
        }
    }
}

/// The end, once it has come.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let ending = state.ending?;
    Some(Outcome {
        result: ending.word(),
        winners: winners(state),
        scores: Some(BySeat::from_fn(state.players.len(), |seat| {
            i32::from(state.players[seat].vp)
        })),
        text: ending.say(),
    })
}

fn winners(state: &State) -> SeatSet {
    let escaped = state.escaped();
    match state.options.mode {
        Mode::Coop => escaped,
        Mode::Rival => {
            // ZM-R61: if nobody escapes all lose, whatever the points say.
            let among = if state.options.dead_can_win && !escaped.is_empty() {
                SeatSet::all(state.players.len())
            } else {
                escaped
            };
            // Highest VP, then more kills, then fewer bites, then shared.
            let rank = |seat: Seat| {
                let player = &state.players[seat];
                (player.vp, player.kills, u16::MAX - player.bites)
            };
            let best = among.iter().map(rank).max();
            among
                .iter()
                .filter(|seat| Some(rank(*seat)) == best)
                .collect()
        }
    }
}
