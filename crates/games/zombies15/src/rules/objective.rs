//! What wins, what loses, and the scenario rules that look at the whole table.

use shamble_core::Sink;

use crate::event::Event;
use crate::ids::{Area, MarkerKind};
use crate::soundtrack::siren_ms;
use crate::state::{Ending, State, TokenAt};

impl State {
    /// Z15-158, Z15-161, Z15-R70, Z15-R71: whether all that the scenario asks for holds now.
    pub(crate) fn is_objective_met(&self) -> bool {
        let objective = &self.board.scenario.objective;
        let mut tile = None;
        if self.board.goal_tiles != 0 {
            let here = self.heroes[0].area.tile();
            if self.board.goal_tiles & (1 << here) == 0
                || self.heroes.iter().any(|hero| hero.area.tile() != here)
            {
                return false;
            }
            tile = Some(here);
        }
        if self.board.clear_tiles != 0
            && (0..self.board.n_tiles)
                .any(|i| self.board.clear_tiles & (1 << i) != 0 && self.is_overrun(i))
        {
            return false;
        }
        if objective.bags > 0 && self.new_bags() < objective.bags {
            return false;
        }
        if objective
            .tokens
            .iter()
            .any(|(token, wanted)| self.carried(|found| found == *token) < *wanted)
        {
            return false;
        }
        if objective
            .heavy_on
            .iter()
            .any(|(kind, wanted)| self.heavy_on(*kind, tile) < *wanted)
        {
            return false;
        }
        if objective
            .siren
            .is_some_and(|seconds| !self.has_sounded(seconds))
        {
            return false;
        }
        if objective
            .marker_on
            .is_some_and(|marker| !self.marker_on(marker, tile))
        {
            return false;
        }
        !(objective.lock_gone && self.locks.iter().any(|lock| Some(lock.area.tile()) == tile))
    }

    /// Whether there are zombies in either Area of a tile.
    fn is_overrun(&self, tile: usize) -> bool {
        self.has_zombies(Area::street(tile)) || self.has_zombies(Area::search(tile))
    }

    /// Bags of this scenario in all Backpacks; those brought along never count.
    pub(crate) fn new_bags(&self) -> u8 {
        let is_new = |piece: &&crate::state::TokenPiece| {
            matches!(piece.at, TokenAt::Hero(_)) && piece.token.bag().is_some() && !piece.is_brought
        };
        self.tokens.iter().filter(is_new).count() as u8
    }

    /// Tokens like this in all Backpacks together.
    pub(crate) fn carried(&self, is: impl Fn(crate::ids::Token) -> bool) -> u8 {
        self.tokens
            .iter()
            .filter(|piece| matches!(piece.at, TokenAt::Hero(_)) && is(piece.token))
            .count() as u8
    }

    /// Heavy Objects like this on a tile, carried or lying there.
    pub(crate) fn heavy_on(&self, kind: crate::ids::HeavyKind, tile: Option<usize>) -> u8 {
        let is_there = |i: &usize| {
            self.heavy[*i].kind == kind
                && self
                    .heavy_area(*i)
                    .is_some_and(|area| Some(area.tile()) == tile)
        };
        (0..self.heavy.len()).filter(is_there).count() as u8
    }

    /// Whether the siren of this second has sounded.
    pub(crate) fn has_sounded(&self, seconds: u32) -> bool {
        (0..usize::from(self.clock.sirens)).any(|n| siren_ms(n) == Some(seconds * 1000))
    }

    fn marker_on(&self, marker: MarkerKind, tile: Option<usize>) -> bool {
        match marker {
            MarkerKind::Helicopter => self
                .helicopter
                .is_some_and(|area| Some(area.tile()) == tile),
            other => self
                .board
                .marked(other)
                .any(|area| Some(area.tile()) == tile),
        }
    }

    /// Tests victory, then defeat (Z15-R72); whether the scenario is over.
    pub(crate) fn test_end(&mut self, out: &mut impl Sink<Event>) -> bool {
        if self.ending.is_some() {
            return true;
        }
        self.man_cabins(out);
        if self.is_objective_met() {
            self.ending = Some(Ending::Won);
            out.emit(|| Event::Won);
            self.begin_checkpoint();
        } else if self.heroes.iter().all(|hero| !hero.is_conscious()) {
            self.ending = Some(Ending::Heroes);
            out.emit(|| Event::AllUnconscious);
        }
        self.ending.is_some()
    }

    /// Scenario 8: a conscious Hero in every cabin at once removes the Locks for good.
    fn man_cabins(&mut self, out: &mut impl Sink<Event>) {
        let Some(colour) = self.board.scenario.cabins_open else {
            return;
        };
        if !self.locks.iter().any(|lock| lock.colour == colour) {
            return;
        }
        let is_manned = |area| {
            self.heroes
                .iter()
                .any(|hero| hero.area == area && hero.is_conscious())
        };
        if self.board.marked(MarkerKind::Cabin).all(is_manned) {
            while let Some(lock) = self.locks.iter().position(|lock| lock.colour == colour) {
                self.locks.remove(lock);
            }
            out.emit(|| Event::CabinsManned { colour });
        }
    }

    /// What a scenario ties to a siren: the breach of scenario 9, the landing of scenario 11.
    pub(crate) fn heed_siren(&mut self, out: &mut impl Sink<Event>) {
        if let (Some(limit), Some(gates)) = (self.board.scenario.breach, self.board.letters) {
            let broken = gates
                .iter()
                .map(|gate| Area::street((*gate).into()))
                .find(|area| self.zombies_in(*area) >= limit);
            if let Some(area) = broken {
                self.ending = Some(Ending::Breach);
                out.emit(|| Event::Breached {
                    at: self.board.place(area),
                });
                return;
            }
        }
        if let Some(left) = &mut self.landing_in {
            *left -= 1;
            if *left == 0 {
                self.landing_in = None;
                self.helicopter = self.board.marked(MarkerKind::Helipad).next();
                if let Some(area) = self.helicopter {
                    out.emit(|| Event::Landed {
                        at: self.board.place(area),
                    });
                }
            }
        }
    }
}
