//! Whether a scenario can be played: every tile once, streets that meet, places that exist, enough pieces in the box,
//! every goal within reach. `grid` reads the map, `reach` does the walking.

use super::grid::{Grid, grid};
use super::reach::check_reach;
use super::{HordeAt, MinusAction, Scenario};
use crate::content::{heavy_limit, tile, token_limit};
use crate::ids::{AreaKind, HeavyKind, MarkerKind, Place, Side, Token};
use crate::soundtrack::{MAX_GROWL_SECONDS, MIN_GROWL_SECONDS, SIREN_SECONDS};

/// One thing that is wrong, by its place in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Finding {
    pub(crate) path: Vec<Step>,
    pub(crate) what: String,
    pub(crate) remedy: String,
}

/// A step on the way to a place in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Key(&'static str),
    Name(String),
    Index(usize),
    /// A row of the map, from 1.
    Row(usize),
}

const MAX_ZOMBIES: u32 = 96;

/// Checks a whole scenario.
pub(crate) fn check(scenario: &Scenario) -> Result<Grid, Vec<Finding>> {
    let grid = grid(&scenario.map)?;
    let mut checker = Checker {
        scenario,
        grid: &grid,
        findings: Vec::new(),
    };
    checker.places();
    checker.clock();
    checker.start();
    checker.pieces();
    checker.specials();
    if checker.findings.is_empty() {
        check_reach(&mut checker);
    }
    let findings = checker.findings;
    if findings.is_empty() {
        Ok(grid)
    } else {
        Err(findings)
    }
}

pub(super) struct Checker<'a> {
    pub(super) scenario: &'a Scenario,
    pub(super) grid: &'a Grid,
    pub(super) findings: Vec<Finding>,
}

impl Checker<'_> {
    pub(super) fn found(
        &mut self,
        path: Vec<Step>,
        what: impl Into<String>,
        remedy: impl Into<String>,
    ) {
        self.findings.push(Finding {
            path,
            what: what.into(),
            remedy: remedy.into(),
        });
    }

    fn side(&mut self, path: Vec<Step>, side: Side) {
        if self.grid.tile_of(side).is_none() {
            self.found(
                path,
                format!("{side} is not on the map"),
                "name a tile of the map",
            );
        }
    }

    fn place(&mut self, path: Vec<Step>, place: Place) {
        if self.grid.has(place) {
            return;
        }
        match self.grid.tile_of(place.side) {
            None => self.side(path, place.side),
            Some(_) => self.found(
                path,
                format!("{} has no Search Area", place.side),
                "name a tile side with a Search Area, or its street",
            ),
        }
    }

    fn places(&mut self) {
        let scenario = self.scenario;
        let key = |name: &'static str, i: usize| vec![Step::Key(name), Step::Index(i)];
        let at =
            |name: &'static str, i: usize| vec![Step::Key(name), Step::Index(i), Step::Key("at")];
        for (i, start) in scenario.start.iter().enumerate() {
            self.side(
                vec![Step::Key("start"), Step::Index(i), Step::Key("tile")],
                start.tile,
            );
        }
        for (i, side) in scenario.exit.iter().enumerate() {
            self.side(key("exit", i), *side);
        }
        for (i, side) in scenario.alarms.iter().enumerate() {
            self.side(key("alarms", i), *side);
        }
        for (i, pool) in scenario.token_pools.iter().enumerate() {
            for (j, place) in pool.at.iter().enumerate() {
                self.place(
                    vec![
                        Step::Key("token_pools"),
                        Step::Index(i),
                        Step::Key("at"),
                        Step::Index(j),
                    ],
                    *place,
                );
            }
            if pool.tokens.len() != pool.at.len() {
                let what = format!("{} tokens for {} places", pool.tokens.len(), pool.at.len());
                self.found(
                    key("token_pools", i),
                    what,
                    "name as many tokens as places; blank is a token too",
                );
            }
        }
        for (i, token) in scenario.face_up_tokens.iter().enumerate() {
            self.place(at("face_up_tokens", i), token.at);
        }
        for (i, lock) in scenario.locks.iter().enumerate() {
            self.place(at("locks", i), lock.at);
            if scenario.locks[..i].iter().any(|other| other.at == lock.at) {
                self.found(
                    at("locks", i),
                    format!("{} has two Locks", lock.at),
                    "put one Lock on an Area",
                );
            }
        }
        for (i, heavy) in scenario.heavy.iter().enumerate() {
            self.place(at("heavy", i), heavy.at);
        }
        for (i, marker) in scenario.markers.iter().enumerate() {
            self.place(at("markers", i), marker.at);
        }
        for (side, numbers) in &scenario.zombies {
            let path = vec![Step::Key("zombies"), Step::Name(side.to_string())];
            self.side(path.clone(), *side);
            if numbers[1] > 0 && self.grid.tile_of(*side).is_some() && !tile(*side).search {
                self.found(
                    path,
                    format!("{side} has no Search Area for zombies"),
                    "write 0 as the second number",
                );
            }
        }
        if let Some(alpha) = scenario.alpha {
            let path = vec![Step::Key("alpha"), Step::Key("at")];
            self.place(path.clone(), alpha.at);
            if alpha.at.kind != AreaKind::Street {
                self.found(
                    path,
                    "the Alpha is in a Search Area",
                    "it is always in a Street, such as 31B/street",
                );
            }
            if !(1..=99).contains(&alpha.wounds) {
                let what = format!("the Alpha takes {} wounds", alpha.wounds);
                self.found(
                    vec![Step::Key("alpha"), Step::Key("wounds")],
                    what,
                    "1 to 99",
                );
            }
        }
        for (name, sides) in [
            ("all_heroes_on", &scenario.objective.all_heroes_on),
            ("no_zombies_on", &scenario.objective.no_zombies_on),
        ] {
            for side in sides {
                self.side(vec![Step::Key("objective"), Step::Key(name)], *side);
            }
        }
        for (letter, side) in ["A", "B", "C", "D"]
            .into_iter()
            .zip(scenario.letters.iter().flat_map(|letters| letters.all()))
        {
            self.side(vec![Step::Key("letters"), Step::Key(letter)], side);
        }
    }

    fn clock(&mut self) {
        let scenario = self.scenario;
        let seconds = scenario.growl_seconds();
        let is_known = seconds
            .is_some_and(|seconds| (MIN_GROWL_SECONDS..=MAX_GROWL_SECONDS).contains(&seconds));
        if scenario.soundtrack != "none" && !is_known {
            let what = format!("there is no soundtrack '{}'", scenario.soundtrack);
            let remedy = format!(
                "none, 60, 40 or another whole number of seconds from {MIN_GROWL_SECONDS} to {MAX_GROWL_SECONDS}"
            );
            self.found(vec![Step::Key("soundtrack")], what, remedy);
        }
        let Some(deck) = &scenario.zombie_deck else {
            if seconds.is_some() {
                let remedy = "add [zombie_deck], or soundtrack = \"none\"";
                self.found(
                    vec![Step::Key("soundtrack")],
                    "growls without a Zombie pile",
                    remedy,
                );
            }
            return;
        };
        for (key, value, low, high) in [
            ("max_value", deck.max_value, 1, 4),
            ("horde_per_half", deck.horde_per_half, 0, 4),
            ("cards_per_growl", deck.cards_per_growl, 1, 2),
        ] {
            if !(low..=high).contains(&value) {
                let path = vec![Step::Key("zombie_deck"), Step::Key(key)];
                self.found(
                    path,
                    format!("{key} cannot be {value}"),
                    format!("{low} to {high}"),
                );
            }
        }
        if deck
            .event_values
            .iter()
            .any(|value| !(1..=4).contains(value))
        {
            let path = vec![Step::Key("zombie_deck"), Step::Key("event_values")];
            self.found(
                path,
                "Events on a card value that does not exist",
                "values are 1 to 4",
            );
        }
        if deck.letters != scenario.letters.is_some() {
            let path = vec![Step::Key("zombie_deck"), Step::Key("letters")];
            self.found(
                path,
                "letters are only half there",
                "write letters = true and a table [letters] with A, B, C and D, or neither",
            );
        }
    }

    fn start(&mut self) {
        let mut seen = [0; 4];
        for (i, start) in self.scenario.start.iter().enumerate() {
            match super::reach::start_heroes(&start.heroes) {
                Some(heroes) => heroes.into_iter().for_each(|hero| seen[hero] += 1),
                None => {
                    let path = vec![Step::Key("start"), Step::Index(i), Step::Key("heroes")];
                    self.found(
                        path,
                        format!("'{}' names no Heroes", start.heroes),
                        "all, or places in the turn order: 1st,3rd",
                    );
                }
            }
        }
        for (place, count) in ["1st", "2nd", "3rd", "4th"].into_iter().zip(seen) {
            if count != 1 {
                let path = vec![Step::Key("start"), Step::Index(0), Step::Key("heroes")];
                self.found(
                    path,
                    format!("the {place} Hero starts in {count} places"),
                    "every Hero starts once: all, or 1st,3rd and 2nd,4th",
                );
            }
        }
    }

    fn pieces(&mut self) {
        let scenario = self.scenario;
        let tokens = || {
            let pools = scenario.token_pools.iter().flat_map(|pool| &pool.tokens);
            pools.chain(scenario.face_up_tokens.iter().map(|token| &token.token))
        };
        for token in Token::ALL.iter().copied() {
            let (n, limit) = (
                tokens().filter(|found| **found == token).count(),
                usize::from(token_limit(token)),
            );
            if n > limit {
                self.found(
                    vec![Step::Key("token_pools")],
                    format!("{n} tokens {token}"),
                    format!("the box has {limit}"),
                );
            }
        }
        for kind in HeavyKind::ALL.iter().copied() {
            let n = scenario
                .heavy
                .iter()
                .filter(|heavy| heavy.kind == kind)
                .count();
            let limit = usize::from(heavy_limit(kind));
            if n > limit {
                self.found(
                    vec![Step::Key("heavy")],
                    format!("{n} of {kind}"),
                    format!("the box has {limit}"),
                );
            }
        }
        let zombies: u32 = scenario
            .zombies
            .values()
            .flatten()
            .map(|n| u32::from(*n))
            .sum();
        if zombies > MAX_ZOMBIES {
            self.found(
                Vec::new(),
                format!("{zombies} starting zombies"),
                format!("at most {MAX_ZOMBIES}: 99 figures, 3 of them in the Horde box"),
            );
        }
    }

    fn specials(&mut self) {
        let scenario = self.scenario;
        let has = |kind| scenario.markers.iter().any(|marker| marker.kind == kind);
        if (scenario.horde_at == HordeAt::GateWithFewest || scenario.breach.is_some())
            && scenario.letters.is_none()
        {
            let key = if scenario.breach.is_some() {
                "breach"
            } else {
                "horde_at"
            };
            self.found(
                vec![Step::Key(key)],
                "gates without letters",
                "the gates are the tiles of [letters]",
            );
        }
        if has(MarkerKind::Generator) && scenario.minus_action != Some(MinusAction::All) {
            self.found(
                vec![Step::Key("markers")],
                "a generator that ends nothing",
                "write minus_action = \"all\"",
            );
        }
        if let Some(color) = scenario.cabins_open {
            if !has(MarkerKind::Cabin) || !scenario.locks.iter().any(|lock| lock.color == color) {
                let remedy = "mark the cabins and put Locks of that colour";
                self.found(
                    vec![Step::Key("cabins_open")],
                    "cabins that open nothing",
                    remedy,
                );
            }
        } else if has(MarkerKind::Cabin) {
            self.found(
                vec![Step::Key("markers")],
                "cabins without an effect",
                "write cabins_open = \"red\" or another colour of Locks",
            );
        }
        let calls = has(MarkerKind::Tower) && has(MarkerKind::Helipad);
        if has(MarkerKind::Tower) != has(MarkerKind::Helipad) {
            self.found(
                vec![Step::Key("markers")],
                "a radio call needs both places",
                "mark a tower and a helipad",
            );
        }
        let objective = &scenario.objective;
        let goal = |key| vec![Step::Key("objective"), Step::Key(key)];
        if *objective == super::Objective::default() {
            self.found(
                vec![Step::Key("objective")],
                "the objective is empty",
                "name at least all_heroes_on",
            );
        }
        if let Some(marker) = objective.marker_on {
            let comes = marker == MarkerKind::Helicopter
                && calls
                && scenario
                    .heavy
                    .iter()
                    .any(|heavy| heavy.kind == HeavyKind::Radio);
            if !has(marker) && !comes {
                self.found(
                    goal("marker_on"),
                    format!("there is no {marker}"),
                    "mark it, or for a helicopter give a tower, a helipad and a Radio",
                );
            }
        }
        if objective
            .siren
            .is_some_and(|siren| !SIREN_SECONDS.contains(&siren))
        {
            self.found(
                goal("siren"),
                "no siren sounds then",
                "0, 420, 600 or 840 seconds",
            );
        }
        let needs_tile =
            !objective.heavy_on.is_empty() || objective.marker_on.is_some() || objective.lock_gone;
        if needs_tile && objective.all_heroes_on.is_empty() {
            self.found(
                vec![Step::Key("objective")],
                "heavy_on, marker_on and lock_gone are about the tile of the Heroes",
                "name it in all_heroes_on",
            );
        }
        if objective.lock_gone {
            for side in &objective.all_heroes_on {
                if !scenario.locks.iter().any(|lock| lock.at.side == *side) {
                    self.found(
                        goal("lock_gone"),
                        format!("{side} has no Lock"),
                        "put a Lock there or leave lock_gone out",
                    );
                }
            }
        }
    }
}
