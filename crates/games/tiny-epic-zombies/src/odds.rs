//! Odds before you enter: what the Melee Die does in a Room, with the items carried and the Zombie Cards in play.

use serde::Serialize;

use crate::State;
use crate::content::content;
use crate::effect::{Effect, Talent};
use crate::ids::{Face, Human, Room, RoomSet};

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
    /// What a Melee Attack of this Human in that Room would bring, after a Move there. A Barbed Bat is counted as
    /// not used.
    pub(crate) fn melee_odds(&self, human: Human, room: Room) -> MeleeOdds {
        let mut odds = MeleeOdds {
            free_move: 0,
            wounds: [0; 3],
            eaten: 0,
        };
        let wounds = self.human(human).wounds;
        let toll = self.move_toll(human, room);
        let ammo = self.human(human).ammo.saturating_sub(toll);
        // Who dies of the way does not come to fight.
        let is_dead = wounds >= ammo;
        let ammo = (ammo + self.swept(human, room)).min(content().table.track_max);
        let is_sure = self.is_own_turn(human) && self.turn.revved;
        for face in content().faces {
            let face = if is_sure { Face::Overkill } else { face };
            let n = self.face_wounds(face, room);
            let is_eaten = is_dead || n > 0 && wounds + n >= ammo;
            odds.wounds[usize::from(n)] += 1;
            odds.eaten += u8::from(is_eaten);
            let is_free = face == Face::Overkill && !is_dead
                || n > 0 && !is_eaten && self.holds(human, Effect::FreeMoveAfterWounds);
            odds.free_move += u8::from(is_free);
        }
        odds
    }

    /// What the Janitor gains for the last Zombie of the Store before the die wounds (TEZ-126).
    fn swept(&self, human: Human, room: Room) -> u8 {
        let is_last = room
            .slot()
            .is_some_and(|slot| self.zombies_in(slot) == RoomSet::only(room));
        u8::from(is_last && self.has_talent(human, Talent::SweepingUp))
    }
}
