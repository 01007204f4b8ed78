//! Phase 4 and the bonus step: what a step costs and when it may be taken (ZM-084 to ZM-097).

use shamble_core::{Illegal, Sink, refuse};

use crate::content::content;
use crate::event::{Event, StepKind};
use crate::ids::{Dir, Space};
use crate::state::{Act, Point, State};

impl State {
    /// ZM-087: 1 MP, or 2 into clutter and tokens.
    pub(crate) fn step_cost(&self, to: Space) -> u8 {
        if self.cell(to).is_rough() { 2 } else { 1 }
    }

    /// Whether the active player may step that way for MP; the cost if so.
    pub(crate) fn check_step(&self, point: Point, dir: Dir) -> Result<u8, Illegal> {
        if point != Point::Moving {
            refuse!("ZM-050", "zombie-mall-refuse-not-phase-4");
        }
        match self.turn.act {
            Act::Nothing => {}
            Act::Looted => refuse!("ZM-101", "zombie-mall-refuse-looted"),
            Act::Unlocked => refuse!("ZM-112", "zombie-mall-refuse-unlocked"),
        }
        let at = self.active().at;
        self.check_edge(at, dir)?;
        let cost = self.step_cost(at.step(dir));
        if cost > self.turn.mp {
            refuse!(
                "ZM-089",
                "zombie-mall-refuse-mp",
                cost = cost,
                mp = self.turn.mp
            );
        }
        Ok(cost)
    }

    /// ZM-088: the edge must be free.
    pub(crate) fn check_edge(&self, at: Space, dir: Dir) -> Result<(), Illegal> {
        if self.is_free(at, dir) {
            return Ok(());
        }
        match self.door_at(at, dir) {
            Some(door) if self.doors[door].locked => refuse!("ZM-039", "zombie-mall-refuse-door"),
            _ => refuse!("ZM-088", "zombie-mall-refuse-edge", dir = dir.say()),
        }
    }

    /// Whether the bonus step may be taken at all now (ZM-093, ZM-095).
    pub(crate) fn check_bonus(&self) -> Result<(), Illegal> {
        match self.turn.act {
            Act::Nothing => {}
            Act::Looted => refuse!("ZM-095", "zombie-mall-refuse-bonus-looted"),
            Act::Unlocked if self.is_done_by_unlocking() => {
                refuse!("ZM-112", "zombie-mall-refuse-unlocked")
            }
            Act::Unlocked => refuse!("ZM-095", "zombie-mall-refuse-bonus-looted"),
        }
        if self.turn.bonus_used {
            refuse!("ZM-093", "zombie-mall-refuse-bonus-used");
        }
        self.check_light()?;
        if self.active().adrenaline == 0 {
            refuse!("ZM-093", "zombie-mall-refuse-no-adrenaline");
        }
        Ok(())
    }

    /// Lights Out: no Adrenaline of any kind.
    pub(crate) fn check_light(&self) -> Result<(), Illegal> {
        if self.active().dark > 0 {
            refuse!("ZM-006", "zombie-mall-refuse-dark");
        }
        Ok(())
    }

    /// The active player goes over that edge.
    pub(crate) fn walk(&mut self, dir: Dir, kind: StepKind, cost: u8, out: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        let from = self.active().at;
        let to = from.step(dir);
        self.turn.mp -= cost;
        self.active_mut().at = to;
        self.forget_paths();
        out.emit(|| Event::Stepped {
            seat,
            from,
            to,
            kind,
            cost,
        });
    }

    /// ZM-084: the roll for movement and what cards add to it.
    pub(crate) fn roll_movement(&mut self, out: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        let roll = self.dice.roll_from_zero(10) as u8;
        let guides = self.active().hand.both(&content().guides);
        let runners = self.active().hand.both(&content().runners);
        self.show_held(seat, &guides.and(&runners), out);
        // The guide counts once, however many there are.
        let plus = 1 + u8::from(!guides.is_empty()) + runners.len() as u8;
        let slow = std::mem::take(&mut self.active_mut().slow);
        self.turn.mp = (roll + plus).saturating_sub(slow).max(1);
        let mp = self.turn.mp;
        out.emit(|| Event::MoveRolled { seat, roll, mp });
    }
}
