//! Two ways to play on the same seeds: what lucky cards do to both drops out of the difference.

use serde::Serialize;

use crate::partial::Origin;
use crate::report::Warning;
use crate::stats::{FEW_CLUSTERS, Share, t95};

/// What is compared: how far a game went well for those who are counted, from 0 to 1, game by game of the same seeds.
#[derive(Clone, Debug, Serialize)]
pub struct Comparison {
    /// Which program played it, and how to play it again.
    #[serde(flatten)]
    pub origin: Origin,
    /// The first way, in words.
    pub a: String,
    /// The second.
    pub b: String,
    /// Pairs of games with the same seed.
    pub pairs: u64,
    /// How often the first won.
    pub share_a: f64,
    /// How often the second won.
    pub share_b: f64,
    /// The second less the first.
    pub difference: f64,
    /// Lower end of its 95 % interval.
    pub low95: f64,
    /// Upper end.
    pub high95: f64,
    /// Pairs that only the first won, and that only the second won.
    pub only: (u64, u64),
    /// How likely a difference like this is by chance alone: McNemar's test with the mid-p value; nothing where games
    /// are not simply won or lost.
    pub p_value: Option<f64>,
    /// How much outcomes of the same seed go together, from -1 to 1; nothing where one way always ends the same.
    pub correlation: Option<f64>,
    /// What not to trust.
    pub warnings: Vec<Warning>,
}

/// Compares pairs: how well the same seed went in either way.
pub fn compare(a: &str, b: &str, pairs: &[(f64, f64)]) -> Comparison {
    let n = pairs.len() as f64;
    let mean = |of: &dyn Fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>() / n.max(1.0);
    let share_a = mean(&|pair| pair.0);
    let share_b = mean(&|pair| pair.1);
    let difference = share_b - share_a;
    let (low95, high95) = interval(pairs, difference);
    let only = (
        pairs.iter().filter(|(a, b)| a > b).count() as u64,
        pairs.iter().filter(|(a, b)| b > a).count() as u64,
    );
    let is_plain = pairs
        .iter()
        .all(|(a, b)| [0.0, 1.0].contains(a) && [0.0, 1.0].contains(b));
    let spread = |of: &dyn Fn(&(f64, f64)) -> f64, mean: f64| {
        pairs
            .iter()
            .map(|pair| (of(pair) - mean).powi(2))
            .sum::<f64>()
    };
    let product = spread(&|pair| pair.0, share_a) * spread(&|pair| pair.1, share_b);
    let together: f64 = pairs
        .iter()
        .map(|(a, b)| (a - share_a) * (b - share_b))
        .sum();
    let few = (pairs.len() as u64) < FEW_CLUSTERS;
    Comparison {
        origin: Origin::default(),
        a: a.to_owned(),
        b: b.to_owned(),
        pairs: pairs.len() as u64,
        share_a,
        share_b,
        difference,
        low95,
        high95,
        only,
        p_value: is_plain.then(|| mid_p(only.0, only.1)),
        correlation: (product > 0.0).then(|| together / product.sqrt()),
        warnings: few
            .then_some(Warning::FewGames {
                games: pairs.len() as u64,
                enough: FEW_CLUSTERS,
            })
            .into_iter()
            .collect(),
    }
}

/// The interval of the mean difference. Pairs that all agree still leave room for one that does not: the ends are then
/// those of a share of none.
fn interval(pairs: &[(f64, f64)], difference: f64) -> (f64, f64) {
    let n = pairs.len();
    if n < 2 {
        return (-1.0, 1.0);
    }
    let squares = pairs.iter().map(|(a, b)| (b - a - difference).powi(2));
    let variance = squares.sum::<f64>() / (n - 1) as f64 / n as f64;
    let half = t95(n as u64 - 1) * variance.sqrt();
    let room = if half > 0.0 {
        half
    } else {
        Share::new(0, n as u64).high95
    };
    ((difference - room).max(-1.0), (difference + room).min(1.0))
}

/// McNemar's mid-p value, both sides: of `a + b` pairs that differ, how unlikely so uneven a split is if each way is as
/// likely as the other.
fn mid_p(a: u64, b: u64) -> f64 {
    let n = a + b;
    if n == 0 {
        return 1.0;
    }
    let ln_half = 0.5f64.ln();
    let mut ln_ways = 0.0;
    let (mut tail, mut last) = (0.0, 0.0);
    for k in 0..=a.min(b) {
        if k > 0 {
            ln_ways += ((n - k + 1) as f64).ln() - (k as f64).ln();
        }
        last = (ln_ways + n as f64 * ln_half).exp();
        tail += last;
    }
    (2.0 * tail - last).min(1.0)
}

#[cfg(test)]
mod tests {
    use shamble_core::{Dice, Seed};

    use super::*;

    /// 2 against 10 of 12 differing pairs: exact two-sided p is 158/4096; the mid-p value takes one point of the edge off.
    #[test]
    fn mid_p_is_mcnemars() {
        assert!((mid_p(2, 10) - (158.0 - 66.0) / 4096.0).abs() < 1e-12);
        assert_eq!(mid_p(0, 0), 1.0);
        assert!(mid_p(5, 5) <= 1.0);
        assert!(mid_p(400, 600) < 1e-9);
    }

    /// The true difference is 0.1; outcomes of a seed go together.
    #[test]
    fn intervals_of_a_difference_hold_the_truth() {
        let mut dice = Dice::new(Seed::from_number(5));
        let (mut held, mut found) = (0, 0);
        for _ in 0..1000 {
            let pairs: Vec<(f64, f64)> = (0..200)
                .map(|_| {
                    let luck = dice.pick(100);
                    let b = if dice.pick(4) == 0 {
                        dice.pick(100)
                    } else {
                        luck
                    };
                    (f64::from(u8::from(luck < 50)), f64::from(u8::from(b < 60)))
                })
                .collect();
            let comparison = compare("a", "b", &pairs);
            held += usize::from(comparison.low95 <= 0.1 && 0.1 <= comparison.high95);
            found += usize::from(comparison.low95 > 0.0);
            assert!(comparison.correlation.unwrap() > 0.3);
        }
        assert!((930..975).contains(&held), "{held}");
        // As many unpaired games would find it half of the time.
        assert!(found > 750, "{found}");
    }

    #[test]
    fn pairs_that_all_agree_are_not_certain() {
        let comparison = compare("a", "b", &[(1.0, 1.0); 40]);
        assert_eq!((comparison.difference, comparison.only), (0.0, (0, 0)));
        assert!(comparison.low95 < -0.05 && comparison.high95 > 0.05);
        assert_eq!(
            (comparison.correlation, comparison.p_value),
            (None, Some(1.0))
        );
        assert!(comparison.warnings.is_empty());
        assert_eq!(compare("a", "b", &[(0.0, 1.0)]).warnings.len(), 1);
    }
}
