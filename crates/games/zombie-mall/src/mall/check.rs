//! Whether a mall can be played: reachability, the tiles and places the scenario demands, and reports for mall makers.

use std::collections::VecDeque;

use shamble_core::{Flaw, text};

use crate::ids::{Dir, STRIDE, Space};
use crate::rules::placing::has_room;

use super::{Layout, MAX_DOORS, Mall, Summary, Tile, WALKWAY, assemble, built_in, read};

/// Objective tokens of the scenario (ZM-226).
const N_OBJECTIVES: usize = 4;

/// What [`check`] found in a file.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// How many tiles the file draws itself.
    pub n_tiles: usize,
    /// The malls of the file that can be played.
    pub malls: Vec<Summary>,
    /// What makes it unusable.
    pub errors: Vec<Flaw>,
    /// What is allowed but odd.
    pub warnings: Vec<Flaw>,
}

/// Checks every tile and layout of a file's text.
pub fn check(text: &str) -> Report {
    let mut report = Report::default();
    let file = match read(text) {
        Ok(file) => file,
        Err(errors) => {
            report.errors = errors;
            return report;
        }
    };
    report.n_tiles = file.tiles.len();
    report.errors.extend(file.tiles.iter().filter_map(clash));
    if file.tiles.is_empty() && file.layouts.is_empty() {
        report.errors.push(Flaw::new(
            1,
            text!("zombie-mall-flaw-empty"),
            text!("zombie-mall-flaw-add-layout"),
        ));
    }
    for layout in &file.layouts {
        match assemble::assemble(layout, &file.tiles) {
            Ok(mall) => {
                report.warnings.extend_from_slice(mall.warnings());
                report.malls.push(mall.summary());
            }
            Err(errors) => report.errors.extend(errors),
        }
    }
    report
}

/// Whether a file's tile takes the label of a tile of the set without being that tile.
pub(super) fn clash(tile: &Tile) -> Option<Flaw> {
    let other = built_in().tiles.iter().find(|other| other.id == tile.id)?;
    (other.art != tile.art).then(|| {
        Flaw::new(
            tile.line,
            text!(
                "zombie-mall-flaw-clash",
                id = other.id.as_str(),
                name = other.name.as_str()
            ),
            text!("zombie-mall-flaw-clash.remedy"),
        )
    })
}

/// Faults and oddities of an assembled mall.
pub(super) fn check_mall(mall: &Mall, layout: &Layout) -> (Vec<Flaw>, Vec<Flaw>) {
    let (mut errors, mut warnings) = (Vec::new(), Vec::new());
    check_tiles(mall, layout, &mut errors, &mut warnings);
    if errors.is_empty() {
        check_ways(mall, layout, &mut errors, &mut warnings);
    }
    (errors, warnings)
}

/// ZM-221 to ZM-223: the tiles the scenario needs and where they lie.
fn check_tiles(mall: &Mall, layout: &Layout, errors: &mut Vec<Flaw>, warnings: &mut Vec<Flaw>) {
    let n_main = layout
        .places
        .iter()
        .filter(|place| place.tile == layout.main)
        .count();
    if n_main != 1 {
        errors.push(Flaw::new(
            layout.main_line,
            text!(
                "zombie-mall-flaw-main",
                id = layout.main.as_str(),
                n = n_main
            ),
            text!("zombie-mall-flaw-main.remedy"),
        ));
        return;
    }
    if mall.starts().is_empty() {
        errors.push(Flaw::new(
            layout.main_line,
            text!("zombie-mall-flaw-starts", id = layout.main.as_str()),
            text!("zombie-mall-flaw-starts.remedy"),
        ));
    }
    let n_radios = mall
        .spaces()
        .filter(|space| mall.floor(*space).what == b'R')
        .count();
    if n_radios != 1 {
        errors.push(Flaw::new(
            layout.line,
            text!("zombie-mall-flaw-radios", n = n_radios),
            text!("zombie-mall-flaw-radios.remedy"),
        ));
        return;
    }
    if !mall.doors().iter().any(|door| door.lock.is_none()) {
        errors.push(Flaw::new(
            layout.line,
            text!("zombie-mall-flaw-office-door"),
            text!("zombie-mall-flaw-office-door.remedy"),
        ));
    }
    if mall.doors().len() > MAX_DOORS {
        errors.push(Flaw::new(
            layout.line,
            text!("zombie-mall-flaw-doors", n = mall.doors().len()),
            text!("zombie-mall-flaw-doors.remedy", most = MAX_DOORS),
        ));
    }
    let has_main_exit = mall.exits().first().is_some_and(|exit| {
        exit.spaces
            .iter()
            .any(|space| mall.tile_of(*space) == mall.main)
    });
    if !has_main_exit {
        errors.push(Flaw::new(
            layout.main_line,
            text!("zombie-mall-flaw-main-rim", id = layout.main.as_str()),
            text!("zombie-mall-flaw-main-rim.remedy"),
        ));
    }
    let office = mall.tile_at(mall.tile_of(mall.radio()));
    let main = mall.tile_at(mall.main);
    let king = |one: (usize, usize), other: (usize, usize)| {
        one.0.abs_diff(other.0).max(one.1.abs_diff(other.1))
    };
    let garage = mall.roofs().iter().chain(mall.garages()).next();
    match garage.map(|space| mall.tile_at(mall.tile_of(*space))) {
        Some(garage) if king(garage, office) < 2 || king(garage, main) < 2 => {
            errors.push(Flaw::new(
                layout.line,
                text!("zombie-mall-flaw-garage-near"),
                text!("zombie-mall-flaw-garage-near.remedy"),
            ))
        }
        Some(_) if mall.roofs().is_empty() || mall.garages().is_empty() => errors.push(Flaw::new(
            layout.line,
            text!("zombie-mall-flaw-garage-half"),
            text!("zombie-mall-flaw-garage-half.remedy"),
        )),
        Some(_) => {}
        None => warnings.push(Flaw::new(
            layout.line,
            text!("zombie-mall-flaw-no-garage"),
            text!("zombie-mall-flaw-no-garage.remedy"),
        )),
    }
    // ZM-226: without room for its tokens the scenario can only be played with fewer of them.
    let n_objectives = (0..N_OBJECTIVES)
        .rev()
        .find(|n| has_room(mall, &[], n + 1))
        .map_or(0, |n| n + 1);
    if n_objectives < N_OBJECTIVES {
        warnings.push(Flaw::new(
            layout.line,
            text!("zombie-mall-flaw-objectives", n = n_objectives),
            text!("zombie-mall-flaw-objectives.remedy", n = N_OBJECTIVES),
        ));
    }
    if !are_opposite(mall, office, main) {
        warnings.push(Flaw::new(
            layout.line,
            text!("zombie-mall-flaw-opposite"),
            text!("zombie-mall-flaw-opposite.remedy"),
        ));
    }
}

fn are_opposite(mall: &Mall, one: (usize, usize), other: (usize, usize)) -> bool {
    let (last_row, last_col) = (mall.tile_rows() - 1, mall.tile_cols() - 1);
    let is = |a: (usize, usize), b: (usize, usize)| {
        (a.0 == 0 && b.0 == last_row) || (a.1 == 0 && b.1 == last_col)
    };
    is(one, other) || is(other, one)
}

/// ZM-025: everything can be reached.
fn check_ways(mall: &Mall, layout: &Layout, errors: &mut Vec<Flaw>, warnings: &mut Vec<Flaw>) {
    let open = reach(mall, |_, _| true, |_| true);
    for tile in 0..mall.tiles().len() {
        let lost = mall.spaces().find(|space| {
            mall.tile_of(*space) == tile && mall.is_legal(*space) && !open[space.index()]
        });
        if let Some(space) = lost {
            let place = &layout.places[tile];
            errors.push(Flaw::new(
                place.line,
                text!(
                    "zombie-mall-flaw-unreached",
                    space = space.to_string(),
                    id = place.tile.as_str()
                ),
                text!("zombie-mall-flaw-unreached.remedy"),
            ));
        }
    }
    if !errors.is_empty() {
        return;
    }
    let locked = |space: Space, side: Dir| {
        let (at, side) = match side {
            Dir::E | Dir::S => (space, side),
            Dir::N | Dir::W => (space.step(side), side.opposite()),
        };
        mall.doors()
            .iter()
            .any(|door| (door.at, door.side) == (at, side))
    };
    let shut = reach(mall, |space, side| !locked(space, side), |_| true);
    let stranded = mall
        .spaces()
        .find(|space| mall.is_legal(*space) && !mall.is_shut(*space) && !shut[space.index()]);
    if let Some(space) = stranded {
        errors.push(Flaw::new(
            layout.line,
            text!("zombie-mall-flaw-stranded", space = space.to_string()),
            text!("zombie-mall-flaw-stranded.remedy"),
        ));
    }
    let zombies = reach(mall, |_, _| true, |space| !mall.is_cluttered(space));
    for store in 1..=mall.n_stores() {
        let mut spaces = mall.spaces().filter(|space| mall.store(*space) == store);
        let first = spaces.clone().next().expect("a store has spaces");
        if !spaces.any(|space| zombies[space.index()]) {
            let place = &layout.places[mall.tile_of(first)];
            warnings.push(Flaw::new(
                place.line,
                text!(
                    "zombie-mall-flaw-zombies",
                    id = place.tile.as_str(),
                    space = first.to_string()
                ),
                text!("zombie-mall-flaw-zombies.remedy"),
            ));
        }
    }
}

/// Which spaces a walk from the start spaces can reach.
fn reach(
    mall: &Mall,
    may_cross: impl Fn(Space, Dir) -> bool,
    may_enter: impl Fn(Space) -> bool,
) -> Vec<bool> {
    let mut seen = vec![false; mall.height() * STRIDE];
    let mut open: VecDeque<Space> = mall.starts().iter().copied().collect();
    for start in &open {
        seen[start.index()] = true;
    }
    while let Some(space) = open.pop_front() {
        for side in Dir::ALL
            .into_iter()
            .filter(|side| mall.is_way(space, *side))
        {
            let next = space.step(side);
            if !seen[next.index()] && may_cross(space, side) && may_enter(next) {
                seen[next.index()] = true;
                open.push_back(next);
            }
        }
    }
    debug_assert!(mall.store(mall.starts()[0]) == WALKWAY);
    seen
}

impl Mall {
    /// Fewest steps from a start space to the radio with every door open.
    pub(super) fn steps_to_radio(&self) -> Option<usize> {
        let mut steps = vec![usize::MAX; self.height() * STRIDE];
        let mut open: VecDeque<Space> = self.starts().iter().copied().collect();
        for start in &open {
            steps[start.index()] = 0;
        }
        while let Some(space) = open.pop_front() {
            if space == self.radio() {
                return Some(steps[space.index()]);
            }
            for side in Dir::ALL
                .into_iter()
                .filter(|side| self.is_way(space, *side))
            {
                let next = space.step(side);
                if steps[next.index()] == usize::MAX {
                    steps[next.index()] = steps[space.index()] + 1;
                    open.push_back(next);
                }
            }
        }
        None
    }
}
