//! What a board shows ahead of time: where the active player can walk, where zombies will go, where the team waits.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use serde::Serialize;
use shamble_core::Changes;

use super::ZombieView;
use crate::ids::{Dir, Space};
use crate::mall::WALKWAY;
use crate::prompt::Ask;
use crate::rules::sight::sees;
use crate::state::{Act, Call, Point, Refuge, State, Status};

/// A space the active player can walk to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Changes)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
pub struct Reach {
    pub at: Space,
    /// MP by the cheapest way that meets no zombie on the way.
    pub cost: u8,
    /// Zombies to fight on arrival.
    pub zombies: u16,
    /// The step by which it is entered on that way.
    pub by: Dir,
}

/// Every space the active player could walk to now, by the cheapest way that meets no zombie before the end.
pub(crate) fn reach(state: &State) -> Vec<Reach> {
    if state.ask != Ask::Point(Point::Moving)
        || state.turn.act != Act::Nothing
        || state.ending.is_some()
    {
        return Vec::new();
    }
    let start = state.active().at;
    let mut best: Vec<Option<Reach>> = vec![None; state.cells.len()];
    let mut open = BinaryHeap::from([(Reverse(0u8), start)]);
    while let Some((Reverse(spent), space)) = open.pop() {
        let is_stale = best[space.index()].is_some_and(|reach| reach.cost < spent);
        // A zombie next to the way stops the walk.
        if is_stale || (space != start && state.n_adjacent(space) > 0) {
            continue;
        }
        for dir in Dir::ALL
            .into_iter()
            .filter(|dir| state.is_free(space, *dir))
        {
            let to = space.step(dir);
            let cost = spent + state.step_cost(to);
            let is_better = to != start && best[to.index()].is_none_or(|reach| cost < reach.cost);
            if cost <= state.turn.mp && is_better {
                best[to.index()] = Some(Reach {
                    at: to,
                    cost,
                    zombies: state.n_adjacent(to),
                    by: dir,
                });
                open.push((Reverse(cost), to));
            }
        }
    }
    best.into_iter().flatten().collect()
}

/// The zombies, each with where it would go if it were moved now.
pub(crate) fn zombies(state: &State) -> Vec<ZombieView> {
    if state.zombies.is_empty() {
        return Vec::new();
    }
    let mut state = state.clone();
    state.forget_paths();
    state.find_paths();
    let me = (state.active().status == Status::OnMap).then(|| state.active().at);
    let mut views: Vec<ZombieView> = Vec::new();
    for &at in &state.zombies {
        if let Some(last) = views.last_mut().filter(|view| view.at == at) {
            last.n += 1;
            continue;
        }
        let steps = state.zombie_steps(at);
        let distance = state.field.any[at.index()];
        let store = state.mall.store(at);
        let first = me.is_some_and(|me| match state.mall.store(me) {
            WALKWAY => store == WALKWAY && sees(&state, me, at),
            mine => store == mine,
        });
        views.push(ZombieView {
            at,
            n: 1,
            next: Dir::ALL
                .into_iter()
                .filter(|dir| steps & dir.bit() != 0)
                .collect(),
            distance: (distance != crate::rules::paths::FAR).then_some(distance),
            first,
            sees: state
                .on_map()
                .filter(|seat| sees(&state, at, state.players[*seat].at))
                .collect(),
        });
    }
    views
}

/// Where the team takes players in.
pub(crate) fn refuge_spaces(state: &State, call: &Call) -> Vec<Space> {
    match call.refuge {
        Refuge::Hunker => {
            let office = state.mall.office();
            state
                .mall
                .spaces()
                .filter(|space| state.mall.is_legal(*space) && state.mall.store(*space) == office)
                .collect()
        }
        Refuge::Roof => state.mall.roofs().to_vec(),
        Refuge::Garage => state.mall.garages().to_vec(),
        Refuge::Exit(number) => state.mall.exits()[usize::from(number) - 1].spaces.clone(),
    }
}
