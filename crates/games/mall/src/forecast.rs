//! Numbers a board shows: where the active player can walk, where zombies will go, the odds of a fight.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use serde::Serialize;

use crate::ids::{Dir, Space};
use crate::mall::WALKWAY;
use crate::prompt::Ask;
use crate::rules::sight::sees;
use crate::state::{Act, Call, Point, Refuge, State, Status};
use crate::view::ZombieView;

/// A space the active player can walk to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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

/// A fight in numbers, in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
pub struct Odds {
    /// Zombies adjacent to the active player.
    pub zombies: u16,
    /// Chance to win one roll without cards.
    pub one_roll: u32,
    /// Chance to beat all of them without a Bandage.
    pub clean: u32,
    /// Chance to beat all of them with the Bandage tokens at hand.
    pub with_bandages: u32,
    /// Chance to come back after being BITTEN now.
    pub survive_bite: u32,
    /// Adrenaline an escape costs.
    pub escape_cost: u16,
    /// Whether there are tokens enough for it.
    pub can_escape: bool,
}

/// The fight at hand, if there is one.
pub(crate) fn odds(state: &State) -> Option<Odds> {
    let player = state.active();
    if player.status != Status::OnMap || state.ending.is_some() {
        return None;
    }
    let zombies = state.n_adjacent(player.at);
    if zombies == 0 {
        return None;
    }
    // In the dark a roll is 1 lower.
    let wins_of_ten = if player.dark > 0 { 6 } else { 7 };
    Some(Odds {
        zombies,
        one_roll: wins_of_ten * 100,
        clean: beat_all(zombies, 0, wins_of_ten),
        with_bandages: beat_all(zombies, player.bandages, wins_of_ten),
        survive_bite: u32::from(9u16.saturating_sub(player.bites + 1)) * 100,
        escape_cost: zombies,
        can_escape: player.dark == 0
            && u16::from(player.adrenaline) >= zombies
            && state.cell(player.at).ways & 15 != 0,
    })
}

/// Chance, in thousandths, to win `zombies` rolls before more than `bandages` are lost.
pub(crate) fn beat_all(zombies: u16, bandages: u8, wins_of_ten: u32) -> u32 {
    const ONE: u64 = 1_000_000_000;
    let (win, lose) = (u64::from(wins_of_ten), 10 - u64::from(wins_of_ten));
    // chance[b]: to beat the zombies counted so far with b Bandages left.
    let mut chance = [ONE; 100];
    for _ in 0..zombies.min(60) {
        for left in 0..=usize::from(bandages).min(99) {
            let after_loss = if left > 0 { chance[left - 1] } else { 0 };
            chance[left] = (win * chance[left] + lose * after_loss) / 10;
        }
    }
    ((chance[usize::from(bandages).min(99)] + ONE / 2000) / (ONE / 1000)) as u32
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

#[cfg(test)]
mod tests {
    use super::beat_all;

    #[test]
    fn odds_of_whole_fights() {
        assert_eq!(beat_all(1, 0, 7), 700);
        assert_eq!(beat_all(3, 0, 7), 343);
        assert_eq!(beat_all(3, 2, 7), 837);
        assert_eq!(beat_all(0, 0, 7), 1000);
        assert_eq!(beat_all(1, 1, 6), 840);
    }
}
