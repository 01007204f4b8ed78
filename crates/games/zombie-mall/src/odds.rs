//! The odds of a fight, in numbers a board shows. Shown, never played by.

use serde::Serialize;
use shamble_core::Changes;

use crate::state::{State, Status};

/// A fight in numbers, in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Changes)]
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
