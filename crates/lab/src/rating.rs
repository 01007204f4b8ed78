//! Strength on one scale: the Bradley-Terry model, in Elo points, for levels against levels and for levels against tables.

use shamble_core::{Dice, Seed};

/// Points for odds of ten to one.
const POINTS: f64 = 400.0;

/// What the anchor is rated.
const ANCHOR_POINTS: f64 = 1500.0;

/// Rounds of the fit; it moves less than a tenth of a point long before.
const MAX_ROUNDS: usize = 2000;

/// One who was met, how often, and how well it went.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Meeting {
    pub(crate) one: usize,
    pub(crate) other: usize,
    /// Games, or parts of games, that the first won.
    pub(crate) won: f64,
    /// Games that were decided.
    pub(crate) games: f64,
}

/// Strengths of `n` that met, in Elo points, the anchor at 1500. Every pair that met is given half a win and half a loss
/// more, so that one who always won stays on the scale.
pub(crate) fn ratings(n: usize, meetings: &[Meeting], anchor: usize) -> Vec<f64> {
    let mut strengths = vec![1.0f64; n];
    let wins = |of: usize| -> f64 {
        let as_one = meetings.iter().filter(|meeting| meeting.one == of);
        let as_other = meetings.iter().filter(|meeting| meeting.other == of);
        as_one.map(|meeting| meeting.won + 0.5).sum::<f64>()
            + as_other
                .map(|meeting| meeting.games - meeting.won + 0.5)
                .sum::<f64>()
    };
    let wins: Vec<f64> = (0..n).map(wins).collect();
    for _ in 0..MAX_ROUNDS {
        let mut moved = 0.0f64;
        for of in 0..n {
            let met = meetings.iter().filter_map(|meeting| match of {
                of if meeting.one == of => Some((meeting.other, meeting.games + 1.0)),
                of if meeting.other == of => Some((meeting.one, meeting.games + 1.0)),
                _ => None,
            });
            let weight: f64 = met
                .map(|(other, games)| games / (strengths[of] + strengths[other]))
                .sum();
            if weight > 0.0 {
                let next = wins[of] / weight;
                moved = moved.max((next / strengths[of]).ln().abs());
                strengths[of] = next;
            }
        }
        if moved < 1e-6 {
            break;
        }
    }
    let scale = POINTS / std::f64::consts::LN_10;
    let zero = strengths[anchor].ln();
    strengths
        .iter()
        .map(|strength| ANCHOR_POINTS + scale * (strength.ln() - zero))
        .collect()
}

/// Intervals of ratings from `n_samples` fits to games drawn anew: `meetings` makes the meetings of one draw from dice.
pub(crate) fn intervals(
    n: usize,
    anchor: usize,
    n_samples: usize,
    mut meetings: impl FnMut(&mut Dice) -> Vec<Meeting>,
) -> Vec<(f64, f64)> {
    let mut dice = Dice::new(Seed::from_number(1));
    let samples: Vec<Vec<f64>> = (0..n_samples)
        .map(|_| ratings(n, &meetings(&mut dice), anchor))
        .collect();
    (0..n)
        .map(|of| {
            let mut values: Vec<f64> = samples.iter().map(|sample| sample[of]).collect();
            values.sort_by(f64::total_cmp);
            let at = |share: f64| values[((values.len() - 1) as f64 * share).round() as usize];
            (at(0.025), at(0.975))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 75 % is odds of three to one: 191 points.
    #[test]
    fn points_are_elos() {
        let meeting = Meeting {
            one: 0,
            other: 1,
            won: 75_000.0,
            games: 100_000.0,
        };
        let found = ratings(2, &[meeting], 1);
        assert_eq!(found[1], 1500.0);
        assert!((found[0] - 1690.8).abs() < 0.5, "{found:?}");
    }

    #[test]
    fn strengths_are_found_again() {
        let truth = [1500.0, 1620.0, 1380.0, 1500.0];
        let mut meetings = Vec::new();
        for one in 0..4 {
            for other in one + 1..4 {
                let odds = 10f64.powf((truth[one] - truth[other]) / POINTS);
                let games = 10_000.0;
                meetings.push(Meeting {
                    one,
                    other,
                    won: games * odds / (1.0 + odds),
                    games,
                });
            }
        }
        for (found, truth) in ratings(4, &meetings, 0).into_iter().zip(truth) {
            assert!((found - truth).abs() < 1.0, "{found} is not {truth}");
        }
    }

    #[test]
    fn who_always_wins_stays_on_the_scale() {
        let meeting = Meeting {
            one: 0,
            other: 1,
            won: 100.0,
            games: 100.0,
        };
        let found = ratings(2, &[meeting], 1);
        assert!(found[0].is_finite() && found[0] > 2200.0, "{found:?}");
    }
}
