//! What anybody can work out by counting: the next card of the Zombie pile, and what a Quick Search brings. Shown, never
//! played by.

use serde::Serialize;
use shamble_core::Changes;

use crate::content::ZombieCard;
use crate::rules::search::zombies_on;
use crate::state::State;

/// What is known of the Zombie pile by counting.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Changes)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
pub struct ZombiePileView {
    /// Cards left.
    pub left: u8,
    /// Cards left of the half that is being drawn.
    pub half_left: u8,
    /// Horde cards among them: the chance that the next card is the Horde is `half_hordes / half_left`.
    pub half_hordes: u8,
    /// Horde cards in the whole pile.
    pub hordes: u8,
    /// Cards drawn at each growl.
    pub per_growl: u8,
    /// Cards that were drawn, the last one first.
    pub used: Vec<ZombieCard>,
}

impl State {
    pub(crate) fn zombie_pile_view(&self) -> ZombiePileView {
        let pile = self.zombie_pile.as_slice();
        let upper = usize::from(self.upper_half);
        let half = if upper > 0 {
            &pile[pile.len() - upper..]
        } else {
            pile
        };
        let hordes = |cards: &[ZombieCard]| {
            cards
                .iter()
                .filter(|card| **card == ZombieCard::Horde)
                .count() as u8
        };
        ZombiePileView {
            left: pile.len() as u8,
            half_left: half.len() as u8,
            half_hordes: hordes(half),
            hordes: hordes(pile),
            per_growl: self
                .board
                .scenario
                .zombie_deck
                .as_ref()
                .map_or(0, |deck| deck.cards_per_growl),
            used: self.zombie_used.iter().rev().copied().collect(),
        }
    }

    /// Zombies that a Quick Search of the Active Hero brings on average, in hundredths.
    pub(crate) fn search_odds(&self) -> u32 {
        let n = self.search_pile.len() as u32;
        let zombies: u32 = self
            .search_pile
            .iter()
            .map(|id| u32::from(zombies_on(*id)))
            .sum();
        (zombies * 100 * self.n_drawn() as u32)
            .checked_div(n)
            .unwrap_or(0)
    }
}
