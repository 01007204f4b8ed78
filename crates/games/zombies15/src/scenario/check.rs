//! Whether a scenario can be played: every tile once, streets that meet, places that exist, enough pieces in the box,
//! every goal within reach. `grid` reads the map, `reach` does the walking.

use shamble_core::{Text, text};

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
    pub(crate) what: Text,
    pub(crate) remedy: Text,
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
    pub(super) fn found(&mut self, path: Vec<Step>, what: Text, remedy: Text) {
        self.findings.push(Finding { path, what, remedy });
    }

    fn side(&mut self, path: Vec<Step>, side: Side) {
        if self.grid.tile_of(side).is_none() {
            self.found(
                path,
                text!("zombies15-flaw-off-map", side = side.to_string()),
                text!("zombies15-flaw-off-map.remedy"),
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
                text!("zombies15-flaw-no-search", side = place.side.to_string()),
                text!("zombies15-flaw-no-search.remedy"),
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
                self.found(
                    key("token_pools", i),
                    text!(
                        "zombies15-flaw-pool",
                        tokens = pool.tokens.len(),
                        places = pool.at.len()
                    ),
                    text!("zombies15-flaw-pool.remedy"),
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
                    text!("zombies15-flaw-two-locks", place = lock.at.to_string()),
                    text!("zombies15-flaw-two-locks.remedy"),
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
                    text!("zombies15-flaw-zombies-search", side = side.to_string()),
                    text!("zombies15-flaw-zombies-search.remedy"),
                );
            }
        }
        if let Some(alpha) = scenario.alpha {
            let path = vec![Step::Key("alpha"), Step::Key("at")];
            self.place(path.clone(), alpha.at);
            if alpha.at.kind != AreaKind::Street {
                self.found(
                    path,
                    text!("zombies15-flaw-alpha-place"),
                    text!("zombies15-flaw-alpha-place.remedy"),
                );
            }
            if !(1..=99).contains(&alpha.wounds) {
                self.found(
                    vec![Step::Key("alpha"), Step::Key("wounds")],
                    text!("zombies15-flaw-alpha-wounds", n = alpha.wounds),
                    text!("option-range", min = 1, max = 99),
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
            self.found(
                vec![Step::Key("soundtrack")],
                text!(
                    "zombies15-flaw-soundtrack",
                    word = scenario.soundtrack.as_str()
                ),
                text!(
                    "zombies15-flaw-soundtrack.remedy",
                    min = MIN_GROWL_SECONDS,
                    max = MAX_GROWL_SECONDS
                ),
            );
        }
        let Some(deck) = &scenario.zombie_deck else {
            if seconds.is_some() {
                self.found(
                    vec![Step::Key("soundtrack")],
                    text!("zombies15-flaw-no-pile"),
                    text!("zombies15-flaw-no-pile.remedy"),
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
                    text!("zombies15-flaw-number", key = key, value = value),
                    text!("option-range", min = low, max = high),
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
                text!("zombies15-flaw-events"),
                text!("zombies15-flaw-events.remedy"),
            );
        }
        if deck.letters != scenario.letters.is_some() {
            let path = vec![Step::Key("zombie_deck"), Step::Key("letters")];
            self.found(
                path,
                text!("zombies15-flaw-letters"),
                text!("zombies15-flaw-letters.remedy"),
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
                        text!("zombies15-flaw-heroes", word = start.heroes.as_str()),
                        text!("zombies15-flaw-heroes.remedy"),
                    );
                }
            }
        }
        for (place, count) in (1..).zip(seen) {
            if count != 1 {
                let path = vec![Step::Key("start"), Step::Index(0), Step::Key("heroes")];
                self.found(
                    path,
                    text!("zombies15-flaw-starts", place = place, n = count),
                    text!("zombies15-flaw-starts.remedy"),
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
                    text!("zombies15-flaw-tokens", n = n, token = token.word()),
                    text!("zombies15-flaw-box", n = limit),
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
                    text!("zombies15-flaw-heavy", n = n, kind = kind.word()),
                    text!("zombies15-flaw-box", n = limit),
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
                text!("zombies15-flaw-zombies", n = zombies),
                text!("zombies15-flaw-zombies.remedy", most = MAX_ZOMBIES),
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
                text!("zombies15-flaw-gates"),
                text!("zombies15-flaw-gates.remedy"),
            );
        }
        if has(MarkerKind::Generator) && scenario.minus_action != Some(MinusAction::All) {
            self.found(
                vec![Step::Key("markers")],
                text!("zombies15-flaw-generator"),
                text!("zombies15-flaw-generator.remedy"),
            );
        }
        if let Some(color) = scenario.cabins_open {
            if !has(MarkerKind::Cabin) || !scenario.locks.iter().any(|lock| lock.color == color) {
                self.found(
                    vec![Step::Key("cabins_open")],
                    text!("zombies15-flaw-cabins-shut"),
                    text!("zombies15-flaw-cabins-shut.remedy"),
                );
            }
        } else if has(MarkerKind::Cabin) {
            self.found(
                vec![Step::Key("markers")],
                text!("zombies15-flaw-cabins-idle"),
                text!("zombies15-flaw-cabins-idle.remedy"),
            );
        }
        let calls = has(MarkerKind::Tower) && has(MarkerKind::Helipad);
        if has(MarkerKind::Tower) != has(MarkerKind::Helipad) {
            self.found(
                vec![Step::Key("markers")],
                text!("zombies15-flaw-radio-call"),
                text!("zombies15-flaw-radio-call.remedy"),
            );
        }
        let objective = &scenario.objective;
        let goal = |key| vec![Step::Key("objective"), Step::Key(key)];
        if *objective == super::Objective::default() {
            self.found(
                vec![Step::Key("objective")],
                text!("zombies15-flaw-no-objective"),
                text!("zombies15-flaw-no-objective.remedy"),
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
                    text!("zombies15-flaw-marker", marker = marker.word()),
                    text!("zombies15-flaw-marker.remedy"),
                );
            }
        }
        if objective
            .siren
            .is_some_and(|siren| !SIREN_SECONDS.contains(&siren))
        {
            self.found(
                goal("siren"),
                text!("zombies15-flaw-siren"),
                text!("zombies15-flaw-siren.remedy"),
            );
        }
        let needs_tile =
            !objective.heavy_on.is_empty() || objective.marker_on.is_some() || objective.lock_gone;
        if needs_tile && objective.all_heroes_on.is_empty() {
            self.found(
                vec![Step::Key("objective")],
                text!("zombies15-flaw-goal-tile"),
                text!("zombies15-flaw-goal-tile.remedy"),
            );
        }
        if objective.lock_gone {
            for side in &objective.all_heroes_on {
                if !scenario.locks.iter().any(|lock| lock.at.side == *side) {
                    self.found(
                        goal("lock_gone"),
                        text!("zombies15-flaw-no-lock", side = side.to_string()),
                        text!("zombies15-flaw-no-lock.remedy"),
                    );
                }
            }
        }
    }
}
