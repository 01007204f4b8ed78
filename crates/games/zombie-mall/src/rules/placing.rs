//! Before play: players place tokens (ZM-R51) and choose where they start (ZM-R79).

use shamble_core::{Illegal, Seat, Sink, refuse};

use crate::event::Event;
use crate::ids::Space;
use crate::mall::Mall;
use crate::state::{Objective, State, Status, ground};

/// Tiles of which some `n` lie pairwise at least 2 apart, given those already `taken` (ZM-226, ZM-R53).
pub(crate) fn has_room(mall: &Mall, taken: &[usize], n: usize) -> bool {
    let tiles: Vec<usize> = objective_tiles(mall)
        .filter(|tile| is_apart(mall, taken, *tile))
        .collect();
    can_choose(mall, &tiles, n)
}

fn can_choose(mall: &Mall, tiles: &[usize], n: usize) -> bool {
    if n == 0 {
        return true;
    }
    tiles.iter().enumerate().any(|(i, tile)| {
        let rest: Vec<usize> = tiles[i + 1..]
            .iter()
            .copied()
            .filter(|other| mall.tiles_apart(*tile, *other) >= 2)
            .collect();
        rest.len() + 1 >= n && can_choose(mall, &rest, n - 1)
    })
}

/// Tiles that may hold an Objective token: a store or restaurant that is not locked (ZM-R80).
pub(crate) fn objective_tiles(mall: &Mall) -> impl Iterator<Item = usize> {
    (0..mall.tiles().len())
        .filter(|tile| mall.token_spaces(*tile).any(|space| !mall.is_shut(space)))
}

pub(crate) fn is_apart(mall: &Mall, taken: &[usize], tile: usize) -> bool {
    taken
        .iter()
        .all(|other| mall.tiles_apart(tile, *other) >= 2)
}

impl State {
    /// The tiles with Objective tokens.
    pub(crate) fn taken_tiles(&self) -> Vec<usize> {
        self.objectives
            .iter()
            .map(|objective| self.mall.tile_of(objective.at))
            .collect()
    }

    /// Loot tokens on a tile.
    fn n_loot_on(&self, tile: usize) -> usize {
        self.mall
            .token_spaces(tile)
            .filter(|space| self.cell(*space).ground & ground::LOOT != 0)
            .count()
    }

    /// Whether a tile has room for another Loot token.
    fn has_loot_room(&self, tile: usize) -> bool {
        self.mall
            .token_spaces(tile)
            .any(|space| self.is_bare(space))
    }

    /// ZM-193: no token lies there yet.
    pub(crate) fn is_bare(&self, space: Space) -> bool {
        self.cell(space).ground & (ground::LOOT | ground::OBJECTIVE) == 0
    }

    /// ZM-189 to ZM-193: whether a token of any sort may lie there.
    fn check_token_space(&self, at: Space) -> Result<(), Illegal> {
        if !self.mall.is_legal(at) {
            refuse!("ZM-R07", "zombie-mall-refuse-off-map", at = at);
        }
        if !self.mall.takes_token(at) {
            let tile = &self.mall.tiles()[self.mall.tile_of(at)];
            let name = tile.name.to_lowercase();
            if name.contains("entrance") || name.contains("exit") {
                refuse!("ZM-192", "zombie-mall-refuse-token-exit");
            }
            if self.mall.entrances(at).next().is_some() {
                refuse!("ZM-190", "zombie-mall-refuse-token-entrance");
            }
            if name.contains("food court") {
                refuse!("ZM-191", "zombie-mall-refuse-token-food-court");
            }
            refuse!("ZM-189", "zombie-mall-refuse-token-walkway");
        }
        if !self.is_bare(at) {
            refuse!("ZM-193", "zombie-mall-refuse-token-there");
        }
        Ok(())
    }

    /// Whether the next Objective token may go there.
    pub(crate) fn check_place_objective(&self, at: Space) -> Result<(), Illegal> {
        self.check_token_space(at)?;
        if self.mall.is_shut(at) {
            refuse!("ZM-R80", "zombie-mall-refuse-token-locked");
        }
        let mut taken = self.taken_tiles();
        let tile = self.mall.tile_of(at);
        if !is_apart(&self.mall, &taken, tile) {
            refuse!("ZM-226", "zombie-mall-refuse-token-near");
        }
        taken.push(tile);
        if !has_room(&self.mall, &taken, usize::from(self.to_place) - 1) {
            refuse!("ZM-226", "zombie-mall-refuse-token-no-room");
        }
        Ok(())
    }

    /// Whether the next Loot token may go there: only where the fewest lie (ZM-229).
    pub(crate) fn check_place_loot(&self, at: Space) -> Result<(), Illegal> {
        self.check_token_space(at)?;
        let fewest = self.fewest_loot();
        if self.n_loot_on(self.mall.tile_of(at)) > fewest {
            refuse!("ZM-229", "zombie-mall-refuse-token-uneven");
        }
        Ok(())
    }

    /// The fewest Loot tokens on a tile that has room for more.
    fn fewest_loot(&self) -> usize {
        let tiles = 0..self.mall.tiles().len();
        tiles
            .filter(|tile| self.has_loot_room(*tile))
            .map(|tile| self.n_loot_on(tile))
            .min()
            .unwrap_or(0)
    }

    /// Every space where the next token may go.
    pub(crate) fn places(&self, objective: bool) -> Vec<Space> {
        let mut open = Vec::new();
        let fewest = self.fewest_loot();
        for tile in 0..self.mall.tiles().len() {
            let spaces = self
                .mall
                .token_spaces(tile)
                .filter(|space| self.is_bare(*space));
            if !objective {
                if self.n_loot_on(tile) <= fewest {
                    open.extend(spaces);
                }
                continue;
            }
            // Whether the tile fits is the same for all its spaces.
            let mut spaces = spaces.filter(|space| !self.mall.is_shut(*space)).peekable();
            if spaces
                .peek()
                .is_some_and(|space| self.check_place_objective(*space).is_ok())
            {
                open.extend(spaces);
            }
        }
        open.sort_unstable();
        open
    }

    /// Puts the next token there. The card under an Objective token was dealt at set-up.
    pub(crate) fn place_token(
        &mut self,
        seat: Seat,
        at: Space,
        objective: bool,
        out: &mut impl Sink<Event>,
    ) {
        if objective {
            let card = self.dealt.pop().expect("a card was dealt for every token");
            let number = self.objectives.len() as u8 + 1;
            self.objectives.push(Objective { number, at, card });
            self.cell_mut(at).ground |= ground::OBJECTIVE;
        } else {
            self.cell_mut(at).ground |= ground::LOOT;
        }
        self.to_place -= 1;
        out.emit(|| Event::TokenPlaced {
            seat,
            at,
            objective,
        });
    }

    /// Whether the seat may start there.
    pub(crate) fn check_start(&self, at: Space) -> Result<(), Illegal> {
        if !self.mall.starts().contains(&at) {
            refuse!("ZM-230", "zombie-mall-refuse-start");
        }
        Ok(())
    }

    /// The player's token onto the map.
    pub(crate) fn start(&mut self, seat: Seat, at: Space, out: &mut impl Sink<Event>) {
        let player = &mut self.players[seat];
        player.at = at;
        player.status = Status::OnMap;
        self.forget_paths();
        out.emit(|| Event::Started { seat, at });
    }
}
