//! The objective as a check-list.

use serde::Serialize;
use shamble_core::{Changes, Text, text};

use crate::ids::{Area, MarkerKind, Side};
use crate::label::{heavy_text, marker_text, tile_text, token_text};
use crate::state::State;

/// One thing that wins together with the others.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
pub struct GoalView {
    /// In words.
    pub text: Text,
    /// The tiles it is about.
    pub tiles: Vec<Side>,
    /// How much of it is there.
    pub have: u16,
    /// How much is asked for.
    pub want: u16,
}

impl State {
    /// The check-list, for people in words.
    pub(super) fn goals(&self, in_words: bool) -> Vec<GoalView> {
        let objective = &self.board.scenario.objective;
        let mut goals = Vec::new();
        let mut goal = |text: &dyn Fn() -> Text, tiles: &[Side], have: u16, want: u16| {
            goals.push(GoalView {
                text: if in_words { text() } else { Text::new("") },
                tiles: tiles.to_vec(),
                have,
                want,
            });
        };
        let goal_tiles = &objective.all_heroes_on;
        // The tile that the parts about "their tile" look at: where most Heroes of the goal are.
        let on = |side: &Side| {
            self.board.tile(*side).map_or(0, |tile| {
                self.heroes
                    .iter()
                    .filter(|hero| hero.area.tile() == tile)
                    .count()
            })
        };
        let best = goal_tiles.iter().copied().rev().max_by_key(|side| on(side));
        let best_tile = best.and_then(|side| self.board.tile(side));
        if let Some(best) = best {
            let text = || match goal_tiles.as_slice() {
                [only] => text!("zombies15-goal-heroes", tile = tile_text(*only)),
                tiles => text!("zombies15-goal-heroes-either", tiles = either(tiles)),
            };
            goal(
                &text,
                goal_tiles,
                on(&best) as u16,
                self.heroes.len() as u16,
            );
        }
        for side in &objective.no_zombies_on {
            let is_clear = self.board.tile(*side).is_some_and(|tile| {
                !self.has_zombies(Area::street(tile)) && !self.has_zombies(Area::search(tile))
            });
            goal(
                &|| text!("zombies15-goal-clear", tile = tile_text(*side)),
                &[*side],
                u16::from(is_clear),
                1,
            );
        }
        if objective.bags > 0 {
            goal(
                &|| text!("zombies15-goal-bags", n = objective.bags),
                &[],
                self.new_bags().into(),
                objective.bags.into(),
            );
        }
        for (token, want) in &objective.tokens {
            let have = self.carried(|found| found == *token);
            goal(
                &|| {
                    text!(
                        "zombies15-goal-tokens",
                        token = token_text(*token),
                        n = *want
                    )
                },
                &[],
                have.into(),
                (*want).into(),
            );
        }
        for (kind, want) in &objective.heavy_on {
            let have = self.heavy_on(*kind, best_tile);
            goal(
                &|| text!("zombies15-goal-heavy", what = heavy_text(*kind), n = *want),
                goal_tiles,
                have.into(),
                (*want).into(),
            );
        }
        if let Some(seconds) = objective.siren {
            goal(
                &|| text!("zombies15-goal-siren", n = seconds / 60),
                &[],
                u16::from(self.has_sounded(seconds)),
                1,
            );
        }
        if let Some(marker) = objective.marker_on {
            let is_there = match marker {
                MarkerKind::Helicopter => self.helicopter.is_some(),
                _ => true,
            };
            goal(
                &|| text!("zombies15-goal-marker", what = marker_text(marker)),
                goal_tiles,
                u16::from(is_there),
                1,
            );
        }
        if objective.lock_gone {
            let is_open = |side: &Side| {
                self.board
                    .tile(*side)
                    .is_some_and(|tile| self.lock_on(Area::street(tile)).is_none())
            };
            let open = goal_tiles.iter().filter(|side| is_open(side)).count();
            goal(
                &|| text!("zombies15-goal-lock"),
                goal_tiles,
                open.min(1) as u16,
                1,
            );
        }
        goals
    }
}

/// One tile or another: any of them will do.
fn either(tiles: &[Side]) -> Text {
    let (last, others) = tiles.split_last().expect("more than one tile");
    let others = others.iter().map(|side| tile_text(*side));
    let first = others
        .reduce(|first, last| text!("zombies15-either-more", first = first, last = last))
        .expect("more than one tile");
    text!(
        "zombies15-either-last",
        first = first,
        last = tile_text(*last)
    )
}
