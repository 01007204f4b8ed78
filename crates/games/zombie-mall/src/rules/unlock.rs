//! Doors, locks and the radio (ZM-108 to ZM-114, ZM-253), and what an edge lets through.

use shamble_core::{Illegal, Sink, refuse};

use crate::cards::{CardId, CardSet};
use crate::content::{Effect, content};
use crate::event::Event;
use crate::ids::{Dir, Lock, Space};
use crate::options::{LockedDoor, RadioCall, Scenario};
use crate::state::{Act, Point, State};

impl State {
    /// Works out anew what the edge between two spaces lets through.
    pub(crate) fn set_edge(&mut self, at: Space, side: Dir) {
        let far = at.step(side);
        let is_way = self.mall.is_way(at, side);
        let is_locked = self
            .door_at(at, side)
            .is_some_and(|door| self.doors[door].locked);
        let is_wedged = self.wedges.iter().any(|wedge| {
            (wedge.at, wedge.side) == (at, side) || (wedge.at, wedge.side) == (far, side.opposite())
        });
        let walks = is_way && !is_locked && !is_wedged;
        // ZM-R05: whether sight and adjacency go through a locked door.
        let sees = is_way
            && !is_wedged
            && (!is_locked || self.options.locked_door == LockedDoor::MovementOnly);
        for (space, dir) in [(at, side), (far, side.opposite())] {
            let both = dir.bit() | dir.bit() << 4;
            let now = (u8::from(walks) * dir.bit()) | (u8::from(sees) * (dir.bit() << 4));
            let cell = self.cell_mut(space);
            cell.ways = (cell.ways & !both) | now;
        }
        self.forget_paths();
    }

    /// Takes a Door Wedge away.
    pub(crate) fn take_wedge(&mut self, place: usize) {
        let wedge = self.wedges.remove(place);
        self.set_edge(wedge.at, wedge.side);
    }

    /// The locked door on that side of the active player (ZM-R24).
    fn check_door(&self, point: Point, side: Dir) -> Result<usize, Illegal> {
        self.check_phase_5(point, false)?;
        match self.door_at(self.active().at, side) {
            Some(door) if self.doors[door].locked => Ok(door),
            _ => refuse!("ZM-108", "zombie-mall-refuse-no-lock"),
        }
    }

    /// Whether the door there can be unlocked with a key.
    pub(crate) fn check_unlock(&self, point: Point, side: Dir) -> Result<usize, Illegal> {
        let door = self.check_door(point, side)?;
        self.check_key(self.doors[door].lock)?;
        Ok(door)
    }

    fn check_key(&self, lock: Lock) -> Result<(), Illegal> {
        let hand = &self.active().hand;
        if Self::opens(hand, lock) {
            return Ok(());
        }
        match lock {
            Lock::Number(number) if Self::opens(hand, Lock::Any) => {
                refuse!("ZM-109", "zombie-mall-refuse-wrong-key", n = number)
            }
            Lock::Number(number) => refuse!("ZM-113", "zombie-mall-refuse-no-key", n = number),
            Lock::Any => refuse!("ZM-113", "zombie-mall-refuse-no-key-at-all"),
            Lock::None => refuse!("ZM-253", "zombie-mall-refuse-no-such-key"),
        }
    }

    /// Whether the door there can be opened with a Crowbar.
    pub(crate) fn check_pry(&self, point: Point, side: Dir) -> Result<(usize, CardId), Illegal> {
        let door = self.check_door(point, side)?;
        let seat = self.turn.seat;
        let bars: CardSet = self
            .active()
            .hand
            .iter()
            .filter(|card| matches!(card.kind().effect(), Effect::Crowbar { .. }))
            .collect();
        let Some(bar) = bars
            .iter()
            .min_by_key(|card| (!self.may_play(seat, *card), self.uses[card.index()]))
        else {
            refuse!("ZM-108", "zombie-mall-refuse-no-crowbar");
        };
        if !self.may_play(seat, bar) {
            refuse!(
                "ZM-169",
                "zombie-mall-refuse-drawer",
                card = bar.kind().say()
            );
        }
        if self.doors[door].lock != Lock::Any {
            refuse!("ZM-006", "zombie-mall-refuse-crowbar");
        }
        Ok((door, bar))
    }

    /// ZM-253: whether luck may be tried on the door there.
    pub(crate) fn check_force(&self, point: Point, side: Dir) -> Result<usize, Illegal> {
        if !self.options.open_lock_on_zero {
            refuse!("ZM-253", "zombie-mall-refuse-force-off");
        }
        let door = self.check_door(point, side)?;
        if self.turn.tried {
            refuse!("ZM-253", "zombie-mall-refuse-forced");
        }
        if self.doors[door].scenario || self.has_key(self.doors[door].lock) || !self.is_shut_in() {
            refuse!("ZM-253", "zombie-mall-refuse-force");
        }
        Ok(door)
    }

    /// Whether a card that is still in play opens that lock.
    fn has_key(&self, lock: Lock) -> bool {
        let keys = &content().keys;
        let fitting = match lock {
            Lock::Any => keys[1].and(&keys[2]).and(&keys[3]),
            Lock::Number(number) => keys[usize::from(number)],
            Lock::None => return false,
        };
        let mut cards = self.discard;
        for card in self
            .deck
            .cards()
            .iter()
            .chain(self.objectives.iter().map(|objective| &objective.card))
        {
            cards.insert(*card);
        }
        let hands = self.players.values().map(|player| player.hand);
        let piles = self.piles.iter().map(|pile| pile.cards);
        !hands
            .chain(piles)
            .fold(cards, |all, more| all.and(&more))
            .both(&fitting)
            .is_empty()
    }

    /// Whether every way out of the active player's room is locked.
    fn is_shut_in(&self) -> bool {
        let store = self.mall.store(self.active().at);
        self.mall
            .spaces()
            .filter(|space| self.mall.store(*space) == store && self.mall.is_legal(*space))
            .all(|space| {
                self.mall
                    .entrances(space)
                    .all(|dir| !self.is_free(space, dir))
            })
            && store != crate::mall::WALKWAY
    }

    /// Opens a door for good (ZM-111).
    pub(crate) fn open_door(&mut self, door: usize, out: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.doors[door].locked = false;
        let opened = self.doors[door];
        self.set_edge(opened.at, opened.side);
        out.emit(|| Event::DoorOpened {
            seat,
            at: opened.at,
            side: opened.side,
            lock: opened.lock,
        });
    }

    /// ZM-112: unlocking ends the movement.
    pub(crate) fn count_as_unlocking(&mut self) {
        self.turn.act = Act::Unlocked;
        self.turn.phase = 5;
    }

    /// Whether the radio can be unlocked now.
    pub(crate) fn check_unlock_radio(&self, point: Point) -> Result<(), Illegal> {
        self.check_phase_5(point, false)?;
        if self.active().at != self.mall.radio() || !self.radio.locked {
            refuse!("ZM-108", "zombie-mall-refuse-no-radio");
        }
        self.check_key(self.radio.lock)
    }

    /// Whether help can be called without a key: later than the unlocking, or again (ZM-R59, ZM-R69).
    pub(crate) fn check_call(&self, point: Point) -> Result<(), Illegal> {
        self.check_phase_5(point, false)?;
        if self.active().at != self.mall.radio() {
            refuse!("ZM-108", "zombie-mall-refuse-no-radio");
        }
        if self.radio.locked {
            refuse!("ZM-235", "zombie-mall-refuse-radio-locked");
        }
        match &self.call {
            None if self.options.radio_call == RadioCall::Separate => Ok(()),
            None => refuse!("ZM-R59", "zombie-mall-refuse-no-call"),
            Some(_) if self.options.scenario != Scenario::Improbable => {
                refuse!("ZM-R59", "zombie-mall-refuse-called")
            }
            Some(call) if !call.is_over() => refuse!("ZM-250", "zombie-mall-refuse-call-open"),
            Some(_) => Ok(()),
        }
    }
}
