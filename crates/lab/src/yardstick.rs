//! A minimal race, written by hand with nothing around it: what the rules of rolling cost at the very least.
//!
//! It is the measure that `bench` holds the games against, so that figures of different machines can be compared. It
//! follows CZG-R11 (tick by tick) on the ring of CZG-R09, with the same dice as every game: no shotguns, no cards, no
//! prompts, no events.

use shamble_core::Dice;

/// The ring.
const LENGTH: u8 = 12;

/// Where Z1 to Z3 start, in spaces ahead of the human token.
const GAPS: [u8; 3] = [6, 5, 4];

/// Players of a race, zombies included.
const N_SEATS: u8 = 4;

/// How a race went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Race {
    /// Whether no zombie is left.
    pub(crate) won: bool,
    /// How often all dice were rolled.
    pub(crate) ticks: u32,
    /// Who had the human die at the end, counted from the first human.
    pub(crate) holder: u8,
}

/// Runs one race against `n_zombies`, at most three.
pub(crate) fn race(n_zombies: usize, dice: &mut Dice) -> Race {
    let n_humans = N_SEATS - n_zombies as u8;
    let mut gaps = GAPS;
    let mut alive = [true; GAPS.len()];
    alive[n_zombies..].fill(false);
    let mut holder = 0;
    let mut ticks = 0;
    loop {
        ticks += 1;
        // Die 0 is the human die.
        let mut ones = [0; GAPS.len() + 1];
        let mut n_ones = 0;
        for die in 0..=n_zombies {
            if (die == 0 || alive[die - 1]) && dice.roll(6) == 1 {
                ones[n_ones] = die;
                n_ones += 1;
            }
        }
        dice.put_in_order(&mut ones[..n_ones]);
        for &die in &ones[..n_ones] {
            if die == 0 {
                for (gap, alive) in gaps.iter_mut().zip(&mut alive) {
                    *gap = gap.saturating_sub(1);
                    *alive &= *gap > 0;
                }
                if alive == [false; GAPS.len()] {
                    return Race {
                        won: true,
                        ticks,
                        holder,
                    };
                }
                holder = (holder + 1) % n_humans;
            } else if alive[die - 1] {
                gaps[die - 1] += 1;
                if gaps[die - 1] == LENGTH {
                    return Race {
                        won: false,
                        ticks,
                        holder,
                    };
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use shamble_core::Seed;

    use super::*;

    /// The catalogue's own measurement of the house track: 51, 36 and 31 % won, 124, 125 and 122 ticks.
    #[test]
    fn the_yardstick_plays_the_catalogued_race() {
        let mut dice = Dice::new(Seed::from_number(1));
        for (n_zombies, share, ticks) in [(1, 0.50, 124.0), (2, 0.36, 125.0), (3, 0.31, 122.0)] {
            let races: Vec<Race> = (0..20_000).map(|_| race(n_zombies, &mut dice)).collect();
            let n = races.len() as f64;
            let won = races.iter().filter(|race| race.won).count() as f64 / n;
            let mean = races.iter().map(|race| f64::from(race.ticks)).sum::<f64>() / n;
            assert!((won - share).abs() < 0.02, "{n_zombies}: {won}");
            assert!((mean - ticks).abs() < 4.0, "{n_zombies}: {mean}");
            assert!(races.iter().all(|race| race.holder < N_SEATS));
        }
    }
}
