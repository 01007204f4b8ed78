//! Odds before you enter: what the Melee Die does in a Room, with the items carried and the Zombie Cards in play.

use serde::Serialize;

use crate::State;
use crate::content::content;
use crate::effect::Effect;
use crate::ids::{Face, Human, Room};

/// Chances of a Melee Attack, in sixths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/")
)]
pub struct MeleeOdds {
    /// A free Move (or shot) comes of it.
    pub free_move: u8,
    /// 0, 1 or 2 Wounds.
    pub wounds: [u8; 3],
    /// The attacker is eaten.
    pub eaten: u8,
}

impl State {
    /// What a Melee Attack of this Human in that Room would bring. A Barbed Bat is counted as not used.
    pub(crate) fn melee_odds(&self, human: Human, room: Room) -> MeleeOdds {
        let mut odds = MeleeOdds {
            free_move: 0,
            wounds: [0; 3],
            eaten: 0,
        };
        let state = self.human(human);
        let is_sure = self.is_own_turn(human) && self.turn.revved;
        for face in content().faces {
            let face = if is_sure { Face::Overkill } else { face };
            let n = self.face_wounds(face, room);
            let is_eaten = n > 0 && state.wounds + n >= state.ammo;
            odds.wounds[usize::from(n)] += 1;
            odds.eaten += u8::from(is_eaten);
            let is_free = face == Face::Overkill
                || n > 0 && !is_eaten && self.holds(human, Effect::FreeMoveAfterWounds);
            odds.free_move += u8::from(is_free);
        }
        odds
    }
}
