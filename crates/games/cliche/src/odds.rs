//! The humans' chance in the race at hand, from what everybody can see. Shown, never played by.

use shamble_core::Seat;

use crate::ids::{N_TOKENS, Space};
use crate::state::State;

/// Races played out for an estimate that people see: enough for two or three points of error, few enough for every view.
pub(crate) const N_RACES: u32 = 256;
/// The same for players who look thousands of times a second.
pub(crate) const FEW_RACES: u32 = 32;
/// Steps after which a played-out race counts as lost; the longest ring needs a fraction of it.
const MAX_STEPS: usize = 4000;

/// The chance in thousandths that the humans kill all zombies, if they fire at zombies right behind them.
///
/// One zombie and no shotgun is a fair game between the two gaps, so that figure is exact. Anything else is estimated by
/// playing the race out with numbers that depend on nothing: equal boards show equal chances.
pub(crate) fn chance_permille(state: &State, n_races: u32) -> u16 {
    let gaps = state.tokens.iter().flatten().map(|space| state.gap(*space));
    let length = state.options.track.length();
    let humans = state.humans();
    let is_armed = humans.iter().any(|human| state.armed[human] > 0);
    let alive: arrayvec::ArrayVec<Space, N_TOKENS> = gaps.collect();
    if let ([gap], false) = (alive.as_slice(), is_armed) {
        return (1000 - 1000 * u32::from(*gap) / u32::from(length)) as u16;
    }
    let mut numbers = Numbers(0x9E37_79B9_7F4A_7C15);
    let order: arrayvec::ArrayVec<Seat, { shamble_core::MAX_SEATS }> = state
        .clockwise_from(state.holder)
        .filter(|seat| humans.has(*seat))
        .collect();
    let armed: arrayvec::ArrayVec<u8, { shamble_core::MAX_SEATS }> =
        order.iter().map(|seat| state.armed[*seat]).collect();
    let won = (0..n_races)
        .filter(|_| play_out(alive.clone(), armed.clone(), length, &mut numbers))
        .count();
    (won * 1000 / n_races as usize) as u16
}

fn play_out(
    mut gaps: arrayvec::ArrayVec<Space, N_TOKENS>,
    mut armed: arrayvec::ArrayVec<u8, { shamble_core::MAX_SEATS }>,
    length: Space,
    numbers: &mut Numbers,
) -> bool {
    let mut holder = 0;
    for _ in 0..MAX_STEPS {
        while armed[holder] > 0
            && let Some(behind) = gaps.iter().position(|gap| gap + 1 == length)
        {
            armed[holder] -= 1;
            gaps.swap_remove(behind);
        }
        if gaps.is_empty() {
            return true;
        }
        // Each die is as likely as any other to be the next to show a 1.
        match numbers.below(gaps.len() + 1) {
            0 => {
                gaps.retain(|gap| {
                    *gap -= 1;
                    *gap > 0
                });
                holder = (holder + 1) % armed.len();
            }
            zombie => {
                gaps[zombie - 1] += 1;
                if gaps[zombie - 1] == length {
                    if armed[holder] == 0 {
                        return false;
                    }
                    armed[holder] -= 1;
                    gaps.swap_remove(zombie - 1);
                }
            }
        }
    }
    false
}

/// A stream of numbers for estimates (splitmix); chance in the game comes from the state's dice alone.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        x ^= x >> 31;
        ((u128::from(x) * n as u128) >> 64) as usize
    }
}
