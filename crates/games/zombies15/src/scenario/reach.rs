//! Whether everything a scenario asks for can be reached: Keys before their Locks, for every shuffle of the tokens.

use shamble_core::text;

use super::Scenario;
use super::check::{Checker, Step};
use crate::content::tile;
use crate::ids::{AreaKind, Colour, HeavyKind, MarkerKind, Place, Token};

/// `all` or `1st,3rd` as numbers from 0.
pub(crate) fn start_heroes(text: &str) -> Option<Vec<usize>> {
    if text == "all" {
        return Some((0..4).collect());
    }
    let place = |word: &str| {
        ["1st", "2nd", "3rd", "4th"]
            .iter()
            .position(|known| *known == word.trim())
    };
    text.split(',').map(place).collect()
}

/// Which Areas can be entered, as tile and kind, while some Locks are shut.
struct Walk<'a, 'b> {
    checker: &'a Checker<'b>,
    shut: Vec<bool>,
}

impl Walk<'_, '_> {
    fn reached(&self, start: usize) -> Vec<[bool; 2]> {
        let grid = self.checker.grid;
        let is_shut = |i: usize, kind: AreaKind| {
            let place = Place {
                side: grid.cells[i].side,
                kind,
            };
            self.checker
                .scenario
                .locks
                .iter()
                .zip(&self.shut)
                .any(|(lock, shut)| *shut && lock.at == place)
        };
        let mut reached = vec![[false; 2]; grid.cells.len()];
        let mut open = vec![start];
        reached[start][0] = true;
        while let Some(i) = open.pop() {
            if tile(grid.cells[i].side).search && !is_shut(i, AreaKind::Search) {
                reached[i][1] = true;
            }
            for next in grid.neighbours[i].iter().copied().flatten() {
                if !reached[next][0] && !is_shut(next, AreaKind::Street) {
                    reached[next][0] = true;
                    open.push(next);
                }
            }
        }
        reached
    }

    /// What some Hero can reach.
    fn reached_by_any(&self) -> Vec<[bool; 2]> {
        let grid = self.checker.grid;
        let mut all = vec![[false; 2]; grid.cells.len()];
        for start in self
            .checker
            .scenario
            .start
            .iter()
            .filter_map(|start| grid.tile_of(start.tile))
        {
            for (sum, reached) in all.iter_mut().zip(self.reached(start)) {
                sum[0] |= reached[0];
                sum[1] |= reached[1];
            }
        }
        all
    }
}

/// How many tokens like this are sure to be found when only these Areas can be reached, however pools are shuffled.
fn sure(
    scenario: &Scenario,
    is_reached: impl Fn(Place) -> bool,
    is: impl Fn(Token) -> bool,
) -> usize {
    let face_up = scenario
        .face_up_tokens
        .iter()
        .filter(|token| is(token.token) && is_reached(token.at))
        .count();
    let pools = scenario.token_pools.iter().map(|pool| {
        let n = pool.tokens.iter().filter(|token| is(**token)).count();
        let hidden = pool.at.iter().filter(|place| !is_reached(**place)).count();
        n.saturating_sub(hidden)
    });
    face_up + pools.sum::<usize>()
}

pub(super) fn check_reach(checker: &mut Checker<'_>) {
    let scenario = checker.scenario;
    let unlocked = Walk {
        checker,
        shut: vec![false; scenario.locks.len()],
    };
    let reached = unlocked.reached_by_any();
    let lost: Vec<usize> = (0..checker.grid.cells.len())
        .filter(|i| !reached[*i][0])
        .collect();
    if !lost.is_empty() {
        for i in lost {
            let cell = checker.grid.cells[i];
            let path = vec![Step::Key("map"), Step::Row(usize::from(cell.y) + 1)];
            checker.found(
                path,
                text!("zombies15-flaw-lost", side = cell.side.to_string()),
                text!("zombies15-flaw-lost.remedy"),
            );
        }
        return;
    }
    let mut walk = Walk {
        checker,
        shut: vec![true; scenario.locks.len()],
    };
    // Every round opens at least one Lock or is the last.
    for _ in 0..=scenario.locks.len() {
        let reached = walk.reached_by_any();
        if !open_more(&mut walk, &reached) {
            break;
        }
    }
    let shut = walk.shut.clone();
    let reached = walk.reached_by_any();
    let from_each: Vec<Vec<[bool; 2]>> = scenario
        .start
        .iter()
        .filter_map(|start| checker.grid.tile_of(start.tile))
        .map(|start| walk.reached(start))
        .collect();
    for (i, lock) in scenario.locks.iter().enumerate().filter(|(i, _)| shut[*i]) {
        let path = vec![Step::Key("locks"), Step::Index(i), Step::Key("at")];
        let colour = lock.color.word();
        checker.found(
            path,
            text!(
                "zombies15-flaw-shut",
                colour = colour,
                place = lock.at.to_string()
            ),
            text!("zombies15-flaw-shut.remedy", colour = colour),
        );
    }
    check_goals(checker, &reached, &from_each);
}

/// Opens the Locks that are sure to be opened with what has been reached; whether there was one.
fn open_more(walk: &mut Walk<'_, '_>, reached: &[[bool; 2]]) -> bool {
    let scenario = walk.checker.scenario;
    let grid = walk.checker.grid;
    let is_reached = |place: Place| {
        grid.tile_of(place.side)
            .is_some_and(|tile| reached[tile][place.kind as usize])
    };
    let at_hand = |place: Place| {
        grid.tile_of(place.side)
            .is_some_and(|tile| match place.kind {
                AreaKind::Search => reached[tile][0],
                AreaKind::Street => grid.neighbours[tile]
                    .iter()
                    .flatten()
                    .any(|next| reached[*next][0]),
            })
    };
    let mut opened = false;
    for colour in Colour::ALL.iter().copied() {
        let of_colour: Vec<usize> = (0..scenario.locks.len())
            .filter(|i| scenario.locks[*i].color == colour)
            .collect();
        let cabins = scenario
            .markers
            .iter()
            .filter(|marker| marker.kind == MarkerKind::Cabin);
        if scenario.cabins_open == Some(colour) && cabins.clone().all(|cabin| is_reached(cabin.at))
        {
            for i in of_colour {
                opened |= std::mem::replace(&mut walk.shut[i], false);
            }
            continue;
        }
        let used = of_colour.iter().filter(|i| !walk.shut[**i]).count();
        let keys = sure(scenario, is_reached, |token| token.key() == Some(colour));
        let near: Vec<usize> = of_colour
            .into_iter()
            .filter(|i| walk.shut[*i] && at_hand(scenario.locks[*i].at))
            .collect();
        // With fewer Keys than Locks in reach the Heroes may open the wrong one.
        if !near.is_empty() && keys >= used + near.len() {
            for i in near {
                walk.shut[i] = false;
                opened = true;
            }
        }
    }
    opened
}

fn check_goals(checker: &mut Checker<'_>, reached: &[[bool; 2]], from_each: &[Vec<[bool; 2]>]) {
    let scenario = checker.scenario;
    let grid = checker.grid;
    let objective = &scenario.objective;
    let is_reached = |place: Place| {
        grid.tile_of(place.side)
            .is_some_and(|tile| reached[tile][place.kind as usize])
    };
    let goal = |key| vec![Step::Key("objective"), Step::Key(key)];
    for side in objective.all_heroes_on.iter().chain(&scenario.exit) {
        let everybody = grid
            .tile_of(*side)
            .is_some_and(|tile| from_each.iter().all(|reached| reached[tile][0]));
        if !everybody {
            checker.found(
                goal("all_heroes_on"),
                text!("zombies15-flaw-unreached", side = side.to_string()),
                text!("zombies15-flaw-unreached.remedy"),
            );
        }
    }
    let bags = sure(scenario, is_reached, |token| token.bag().is_some());
    if bags < usize::from(objective.bags) {
        checker.found(
            goal("bags"),
            text!("zombies15-flaw-bags", wanted = objective.bags, n = bags),
            text!("zombies15-flaw-bags.remedy"),
        );
    }
    for (token, wanted) in &objective.tokens {
        let from_alpha = usize::from(*token == Token::Sample && scenario.alpha.is_some());
        let n = sure(scenario, is_reached, |found| found == *token) + from_alpha;
        if n < usize::from(*wanted) {
            checker.found(
                goal("tokens"),
                text!(
                    "zombies15-flaw-goal-tokens",
                    wanted = *wanted,
                    what = token.word(),
                    n = n
                ),
                text!("zombies15-flaw-within-reach"),
            );
        }
    }
    for (kind, wanted) in &objective.heavy_on {
        let n = scenario
            .heavy
            .iter()
            .filter(|heavy| heavy.kind == *kind && is_reached(heavy.at))
            .count();
        if n < usize::from(*wanted) {
            checker.found(
                goal("heavy_on"),
                text!(
                    "zombies15-flaw-goal-heavy",
                    wanted = *wanted,
                    what = kind.word(),
                    n = n
                ),
                text!("zombies15-flaw-within-reach"),
            );
        }
    }
    let needs_radio = objective.marker_on == Some(MarkerKind::Helicopter)
        && !scenario
            .markers
            .iter()
            .any(|marker| marker.kind == MarkerKind::Helicopter);
    let radio = scenario
        .heavy
        .iter()
        .any(|heavy| heavy.kind == HeavyKind::Radio && is_reached(heavy.at));
    if needs_radio && !radio {
        checker.found(
            goal("marker_on"),
            text!("zombies15-flaw-radio"),
            text!("zombies15-flaw-radio.remedy"),
        );
    }
}
