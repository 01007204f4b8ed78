//! Shares and means with their uncertainty. Games are independent of one another, chairs of one game are not: whatever
//! counts chairs takes its spread from game to game.

use serde::{Deserialize, Serialize};
use shamble_bots::{Z95, wilson, wilson_of};

/// Fewer independent games than this and even a clustered interval is a guess.
pub const FEW_CLUSTERS: u64 = 30;

/// How often something happened, with the interval that holds the true share in 95 of 100 such series.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Share {
    /// How many times.
    pub n: u64,
    /// As a share of all, 0 to 1.
    pub share: f64,
    /// Lower end of the interval.
    pub low95: f64,
    /// Upper end of the interval.
    pub high95: f64,
}

impl Share {
    /// `n` out of `of`, each independent of the others.
    pub fn new(n: u64, of: u64) -> Self {
        let (low95, high95) = wilson(n, of);
        let share = if of == 0 { 0.0 } else { n as f64 / of as f64 };
        Self {
            n,
            share,
            low95,
            high95,
        }
    }
}

/// A mean, with the interval that holds the true one in 95 of 100 such series.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Lower end of the interval.
    pub low95: f64,
    /// Upper end of the interval.
    pub high95: f64,
}

/// Student's quantile that leaves 2.5 % on either side, with so many degrees of freedom: from a table where there are
/// few, else by the expansion of Cornish and Fisher.
pub(crate) fn t95(degrees: u64) -> f64 {
    const FIRST: [f64; 5] = [12.706, 4.303, 3.182, 2.776, 2.571];
    match degrees {
        0 => f64::INFINITY,
        1..=5 => FIRST[degrees as usize - 1],
        _ => {
            let (v, z) = (degrees as f64, Z95);
            let (z3, z5, z7) = (z.powi(3), z.powi(5), z.powi(7));
            z + (z3 + z) / (4.0 * v)
                + (5.0 * z5 + 16.0 * z3 + 3.0 * z) / (96.0 * v * v)
                + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * z) / (384.0 * v.powi(3))
        }
    }
}

/// Something counted on several chairs of each game: sums of whole numbers, so that series can be added up in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clusters {
    /// Games with at least one such chair.
    pub games: u64,
    /// Chairs in all games.
    pub chairs: u64,
    /// What was counted on them.
    pub sum: i64,
    sum_squared: i64,
    sum_times_chairs: i64,
    chairs_squared: u64,
}

impl Clusters {
    /// One more game: `sum` counted on `chairs` of its chairs.
    pub fn add(&mut self, sum: i64, chairs: u64) {
        if chairs == 0 {
            return;
        }
        self.games += 1;
        self.chairs += chairs;
        self.sum += sum;
        self.sum_squared += sum * sum;
        self.sum_times_chairs += sum * chairs as i64;
        self.chairs_squared += chairs * chairs;
    }

    /// Both together.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.chairs += other.chairs;
        self.sum += other.sum;
        self.sum_squared += other.sum_squared;
        self.sum_times_chairs += other.sum_times_chairs;
        self.chairs_squared += other.chairs_squared;
    }

    fn per_chair(&self) -> f64 {
        self.sum as f64 / self.chairs.max(1) as f64
    }

    /// The variance of the mean on a chair, from the spread between games.
    fn variance(&self) -> f64 {
        if self.games < 2 {
            return f64::INFINITY;
        }
        let (mean, games, chairs) = (self.per_chair(), self.games as f64, self.chairs as f64);
        let residual = self.sum_squared as f64 - 2.0 * mean * self.sum_times_chairs as f64
            + mean * mean * self.chairs_squared as f64;
        residual.max(0.0) * games / (games - 1.0) / (chairs * chairs)
    }

    /// The share of chairs on which it was counted, where a chair counts 0 or 1: a Wilson interval for as many
    /// independent observations as the games are worth.
    pub fn share(&self) -> Share {
        let n = self.sum.unsigned_abs();
        if self.games == 0 {
            return Share::new(0, 0);
        }
        let (share, games) = (self.per_chair(), self.games as f64);
        let variance = self.variance();
        // All or nothing leaves no spread to measure: each game is then worth one observation. So is a single game.
        let is_flat = share <= 0.0 || share >= 1.0 || !variance.is_finite();
        let worth = if is_flat {
            games
        } else {
            share * (1.0 - share) / variance.max(f64::MIN_POSITIVE)
        };
        // The spread itself is only estimated.
        let caution = match self.games {
            1 => 1.0,
            games => (Z95 / t95(games - 1)).powi(2),
        };
        let (low95, high95) = wilson_of(share, (worth * caution).max(f64::MIN_POSITIVE));
        Share {
            n,
            share,
            low95,
            high95,
        }
    }

    /// The mean on a chair.
    pub fn mean(&self) -> Option<Mean> {
        let mean = self.per_chair();
        let half = t95(self.games.saturating_sub(1)) * self.variance().sqrt();
        (self.games > 1).then_some(Mean {
            mean,
            low95: mean - half,
            high95: mean + half,
        })
    }
}

#[cfg(test)]
mod tests {
    use shamble_core::{Dice, Seed};

    use super::*;

    /// Worked by hand from the formula; 81 of 263 is the example of Newcombe (1998).
    #[test]
    fn the_share_lies_inside_its_interval() {
        for of in [1, 7, 100, 100_000] {
            for n in [0, 1, of / 2, of] {
                let Share {
                    share,
                    low95,
                    high95,
                    ..
                } = Share::new(n, of);
                assert!(0.0 <= low95 && low95 <= share && share <= high95 && high95 <= 1.0);
            }
        }
    }

    /// From the printed tables.
    #[test]
    fn quantiles_are_students() {
        for (degrees, expected) in [
            (1, 12.706),
            (6, 2.447),
            (10, 2.228),
            (29, 2.045),
            (120, 1.980),
        ] {
            let found = t95(degrees);
            assert!((found - expected).abs() < 2e-3, "{degrees}: {found}");
        }
    }

    /// What happens on the chairs of one game.
    type Table = fn(&mut Dice) -> (i64, u64);

    /// How often, in many series of `n_games`, the interval held the truth: clustered, and counting chairs as if they
    /// were games.
    fn coverage(table: Table, truth: f64, n_games: usize) -> (f64, f64) {
        const SERIES: usize = 3000;
        let mut dice = Dice::new(Seed::from_number(11));
        let (mut held, mut naive) = (0, 0);
        for _ in 0..SERIES {
            let mut clusters = Clusters::default();
            for _ in 0..n_games {
                let (won, chairs) = table(&mut dice);
                clusters.add(won, chairs);
            }
            let share = clusters.share();
            held += usize::from(share.low95 <= truth && truth <= share.high95);
            let (low, high) = wilson(clusters.sum as u64, clusters.chairs);
            naive += usize::from(low <= truth && truth <= high);
        }
        let of_all = |n: usize| n as f64 / SERIES as f64;
        (of_all(held), of_all(naive))
    }

    /// Four team-mates win or lose together: an interval that counts chairs holds the truth about 68 % of the time.
    #[test]
    fn intervals_of_a_team_hold_the_truth_as_often_as_they_say() {
        let together: Table = |dice| (if dice.pick(10) < 6 { 4 } else { 0 }, 4);
        for n_games in [40, 100, 400] {
            let (held, naive) = coverage(together, 0.6, n_games);
            assert!((0.935..0.975).contains(&held), "{n_games}: {held}");
            assert!(naive < 0.75, "{n_games}: {naive}");
        }
    }

    /// Most of a crew gets out, or most of it does not, on tables of three or four.
    #[test]
    fn intervals_of_a_crew_that_half_escapes_hold_the_truth() {
        let crew: Table = |dice| {
            let chairs = 3 + dice.pick(2) as u64;
            let good = dice.pick(2) == 0;
            let out = (0..chairs).filter(|_| (dice.pick(10) < 8) == good).count();
            (out as i64, chairs)
        };
        let (held, naive) = coverage(crew, 0.5, 100);
        assert!((0.93..0.975).contains(&held), "{held}");
        assert!(naive < 0.92, "{naive}");
    }

    /// One of four rivals wins, or nobody: a rival's win is another's loss, so chairs are worth more than they count.
    #[test]
    fn intervals_among_rivals_hold_the_truth() {
        let rivals: Table = |dice| (i64::from(dice.pick(10) < 7), 4);
        let (held, _) = coverage(rivals, 0.175, 100);
        assert!((0.93..0.975).contains(&held), "{held}");
    }

    #[test]
    fn a_group_that_always_wins_is_as_sure_as_its_games() {
        let mut clusters = Clusters::default();
        for _ in 0..50 {
            clusters.add(4, 4);
        }
        let share = clusters.share();
        assert_eq!((share.n, share.share, share.high95), (200, 1.0, 1.0));
        // A little below what 50 independent games give, because the spread is only estimated.
        assert!(
            (0.91..wilson(50, 50).0 + 1e-9).contains(&share.low95),
            "{share:?}"
        );
        assert_eq!(Clusters::default().share(), Share::new(0, 0));
    }

    #[test]
    fn means_add_up_in_any_order() {
        let games = [(7, 2), (-3, 1), (12, 4), (0, 3)];
        let mut whole = Clusters::default();
        let (mut one, mut other) = (Clusters::default(), Clusters::default());
        for (i, (sum, chairs)) in games.into_iter().enumerate() {
            whole.add(sum, chairs);
            let half = if i % 2 == 0 { &mut one } else { &mut other };
            half.add(sum, chairs);
        }
        other.merge(&one);
        assert_eq!(whole, other);
        let mean = whole.mean().unwrap();
        assert_eq!(mean.mean, 1.6);
        assert!(mean.low95 < 1.6 && 1.6 < mean.high95);
        assert_eq!(Clusters::default().mean(), None);
    }
}
