//! Levels against each other, on the same seeds, at the tables where strength shows.
//!
//! Where all win or lose together, each level plays every table alone and is rated against the tables; against a Zombie
//! Player every level of Humans meets every level of Zombie Player; rivals of two levels share a table, every seed once
//! for each way round.

use std::sync::atomic::AtomicBool;

use serde::Serialize;
use shamble_catalog::for_game;
use shamble_core::{Dice, Seat, Seed};

use crate::compare::compare;
use crate::observe::{Observed, Relation};
use crate::partial::Origin;
use crate::plan::{Plan, PlanError, Ready};
use crate::player::Player;
use crate::rating::{Meeting, intervals, ratings};
use crate::row::GameRow;
use crate::series::{Orders, series};
use crate::setups::BenchCell;
use crate::stats::{Clusters, Share};

/// Draws for the intervals of ratings.
const N_DRAWS: usize = 200;

/// The level whose rating is fixed, if it plays.
const ANCHOR: &str = "thumb";

/// What to climb.
#[derive(Clone, Debug)]
pub struct LadderPlan {
    /// Who meets whom, the weakest first.
    pub players: Vec<Player>,
    /// The tables.
    pub cells: Vec<BenchCell>,
    /// Seeds for each table.
    pub games: u64,
    /// Where chance comes from.
    pub seed: Seed,
    /// On how many threads.
    pub threads: Option<usize>,
}

/// Levels with their strength.
#[derive(Clone, Debug, Serialize)]
pub struct Ladder {
    /// Which program made it, and how to make it again.
    #[serde(flatten)]
    pub origin: Origin,
    /// Id of the game.
    pub game: String,
    /// The seed of the series.
    pub seed: String,
    /// Seeds for each table.
    pub games: u64,
    /// One for each way the seats of a table stand to each other.
    pub rungs: Vec<Rungs>,
}

/// The ladder of tables whose seats stand to each other in the same way.
#[derive(Clone, Debug, Serialize)]
pub struct Rungs {
    /// How.
    pub relation: Relation,
    /// The tables.
    pub cells: Vec<String>,
    /// Who won how often against whom, or alone.
    pub rows: Vec<Rung>,
    /// Each level against the one below it.
    pub steps: Vec<StepUp>,
    /// Strengths.
    pub ratings: Vec<Rating>,
}

/// How often somebody won.
#[derive(Clone, Debug, Serialize)]
pub struct Rung {
    /// Who.
    pub level: String,
    /// Against whom; nobody where all play together.
    pub against: Option<String>,
    /// Table by table. Among rivals: of the games that one of the two levels won.
    pub cells: Vec<Share>,
    /// All tables together.
    pub pooled: Share,
}

/// What a level gains over the one below.
#[derive(Clone, Debug, Serialize)]
pub struct StepUp {
    /// The lower level.
    pub from: String,
    /// The higher one.
    pub to: String,
    /// The side, where there are two.
    pub side: String,
    /// Difference of the shares, on the same seeds.
    pub difference: f64,
    /// Lower end of its 95 % interval.
    pub low95: f64,
    /// Upper end.
    pub high95: f64,
}

/// A strength in Elo points.
#[derive(Clone, Debug, Serialize)]
pub struct Rating {
    /// A level, or a table that levels are measured against.
    pub name: String,
    /// `level`, `table`, or the side that the level plays.
    pub of: String,
    /// Points.
    pub rating: f64,
    /// Lower end of the 95 % interval.
    pub low95: f64,
    /// Upper end.
    pub high95: f64,
}

/// Plays the ladder of the game called `game`. `progress` is called with games just finished; once `stop` is set the
/// ladder ends where it is, with what was played.
pub fn ladder(
    game: &str,
    plan: &LadderPlan,
    progress: &(dyn Fn(u64) + Sync),
    stop: &AtomicBool,
) -> Result<Ladder, PlanError> {
    let climb = Climb {
        plan,
        progress,
        stop,
    };
    let mut rungs = Vec::new();
    for relation in [Relation::Together, Relation::Against, Relation::Rivals] {
        let mut cells = Vec::new();
        for cell in plan.cells.iter().filter(|cell| cell.game == game) {
            if relation_of(&climb.table(cell, &plan.players[..1]))? == relation {
                cells.push(*cell);
            }
        }
        if cells.is_empty() {
            continue;
        }
        rungs.push(match relation {
            Relation::Together => climb.together(&cells)?,
            Relation::Against => climb.against(&cells)?,
            Relation::Rivals => climb.rivals(&cells)?,
        });
    }
    Ok(Ladder {
        origin: Origin::default(),
        game: game.to_owned(),
        seed: plan.seed.to_string(),
        games: plan.games,
        rungs,
    })
}

/// How many games [`ladder`] plays at most.
pub fn n_ladder_games(plan: &LadderPlan) -> u64 {
    let levels = plan.players.len() as u64;
    let meetings = plan.cells.iter().map(|cell| {
        let relation = relation_of(&Plan {
            options: cell.options(),
            seats: cell.seats,
            ..Plan::new(cell.game)
        });
        match relation {
            Ok(Relation::Together) => levels,
            Ok(Relation::Against) => levels * levels,
            Ok(Relation::Rivals) => levels * levels.saturating_sub(1),
            Err(_) => 0,
        }
    });
    meetings.sum::<u64>() * plan.games
}

fn relation_of(plan: &Plan) -> Result<Relation, PlanError> {
    fn typed<G: Observed>(ready: &Ready) -> Relation {
        G::new(&ready.setup)
            .expect("the plan was checked")
            .relation()
    }
    let ready = plan.check()?;
    Ok(for_game!(plan.game.as_str(), G => typed::<G>(&ready))
        .expect("a checked plan names a known game"))
}

/// Outcomes from 0 to 1, seed by seed.
type Outcomes = Vec<f64>;

struct Climb<'a> {
    plan: &'a LadderPlan,
    progress: &'a (dyn Fn(u64) + Sync),
    stop: &'a AtomicBool,
}

impl Climb<'_> {
    fn table(&self, cell: &BenchCell, bots: &[Player]) -> Plan {
        Plan {
            options: cell.options(),
            seats: cell.seats,
            bots: bots.to_vec(),
            games: self.plan.games,
            seed: self.plan.seed,
            threads: self.plan.threads,
            ..Plan::new(cell.game)
        }
    }

    /// Plays a table and tells how each seed went.
    fn play<T: Send>(
        &self,
        plan: &Plan,
        mut of: impl FnMut(&GameRow) -> T + Send,
    ) -> Result<Vec<T>, PlanError> {
        let mut outcomes = Vec::with_capacity(plan.games as usize);
        let orders = Orders {
            progress: self.progress,
            stop: self.stop,
            each: Some(&mut |row| outcomes.push(of(row))),
        };
        series(plan, orders)?;
        Ok(outcomes)
    }

    fn anchor(&self) -> usize {
        let players = &self.plan.players;
        let is_anchor = |player: &Player| player.to_string() == ANCHOR;
        players.iter().position(is_anchor).unwrap_or(0)
    }

    fn names(&self) -> Vec<String> {
        self.plan.players.iter().map(Player::to_string).collect()
    }

    /// Every level alone at every table, rated against the tables.
    fn together(&self, cells: &[BenchCell]) -> Result<Rungs, PlanError> {
        let mut won: Vec<Vec<Outcomes>> = Vec::new();
        for player in &self.plan.players {
            let mut by_cell = Vec::new();
            for cell in cells {
                let table = self.table(cell, std::slice::from_ref(player));
                by_cell.push(self.play(&table, |row| f64::from(u8::from(row.won)))?);
            }
            won.push(by_cell);
        }
        let names = self.names();
        let rows = names.iter().zip(&won).map(|(level, by_cell)| Rung {
            level: level.clone(),
            against: None,
            cells: by_cell.iter().map(|outcomes| share(outcomes)).collect(),
            pooled: share(&by_cell.concat()),
        });
        let n_players = names.len();
        let meetings = |outcome: &dyn Fn(usize, usize) -> (f64, f64)| -> Vec<Meeting> {
            let pairs =
                (0..n_players).flat_map(|level| (0..cells.len()).map(move |cell| (level, cell)));
            pairs
                .map(|(level, cell)| {
                    let (won, games) = outcome(level, cell);
                    Meeting {
                        one: level,
                        other: n_players + cell,
                        won,
                        games,
                    }
                })
                .collect()
        };
        let whole = meetings(&|level, cell| {
            let outcomes = &won[level][cell];
            (outcomes.iter().sum(), outcomes.len() as f64)
        });
        let draw = |dice: &mut Dice| {
            // The same seeds for every level: they played the same.
            let drawn: Vec<Vec<usize>> = (0..cells.len())
                .map(|cell| {
                    drawn_of(
                        won.iter()
                            .map(|by_cell| by_cell[cell].len())
                            .min()
                            .unwrap_or(0),
                        dice,
                    )
                })
                .collect();
            meetings(&|level, cell| {
                let outcomes = &won[level][cell];
                let sum: f64 = drawn[cell].iter().map(|index| outcomes[*index]).sum();
                (sum, drawn[cell].len() as f64)
            })
        };
        let entities: Vec<(String, String)> = names
            .iter()
            .map(|name| (name.clone(), "level".to_owned()))
            .chain(
                cells
                    .iter()
                    .map(|cell| (cell.name.to_owned(), "table".to_owned())),
            )
            .collect();
        let pooled: Vec<Outcomes> = won.iter().map(|by_cell| by_cell.concat()).collect();
        Ok(Rungs {
            relation: Relation::Together,
            cells: cells.iter().map(|cell| cell.name.to_owned()).collect(),
            rows: rows.collect(),
            steps: steps(&names, "", &pooled),
            ratings: rated(&entities, &whole, self.anchor(), draw),
        })
    }

    /// Every level of Humans against every level of Zombie Player.
    fn against(&self, cells: &[BenchCell]) -> Result<Rungs, PlanError> {
        let names = self.names();
        let n = names.len();
        let mut won: Vec<Vec<Vec<Outcomes>>> = vec![vec![Vec::new(); n]; n];
        for (humans, row) in won.iter_mut().enumerate() {
            for (zombie, outcomes) in row.iter_mut().enumerate() {
                for cell in cells {
                    let table = self.against_table(cell, humans, zombie)?;
                    outcomes.push(self.play(&table, |row| f64::from(u8::from(row.won)))?);
                }
            }
        }
        let mut rows = Vec::new();
        for (humans, by_zombie) in won.iter().enumerate() {
            for (zombie, by_cell) in by_zombie.iter().enumerate() {
                rows.push(Rung {
                    level: names[humans].clone(),
                    against: Some(names[zombie].clone()),
                    cells: by_cell.iter().map(|outcomes| share(outcomes)).collect(),
                    pooled: share(&by_cell.concat()),
                });
            }
        }
        let meetings = |outcome: &dyn Fn(usize, usize) -> (f64, f64)| -> Vec<Meeting> {
            let pairs = (0..n).flat_map(|humans| (0..n).map(move |zombie| (humans, zombie)));
            pairs
                .map(|(humans, zombie)| {
                    let (won, games) = outcome(humans, zombie);
                    Meeting {
                        one: humans,
                        other: n + zombie,
                        won,
                        games,
                    }
                })
                .collect()
        };
        let pooled: Vec<Vec<Outcomes>> = won
            .iter()
            .map(|row| row.iter().map(|by_cell| by_cell.concat()).collect())
            .collect();
        let whole = meetings(&|humans, zombie| {
            let outcomes = &pooled[humans][zombie];
            (outcomes.iter().sum(), outcomes.len() as f64)
        });
        let n_seeds = pooled.iter().flatten().map(Vec::len).min().unwrap_or(0);
        let draw = |dice: &mut Dice| {
            let drawn = drawn_of(n_seeds, dice);
            meetings(&|humans, zombie| {
                let outcomes = &pooled[humans][zombie];
                (
                    drawn.iter().map(|index| outcomes[*index]).sum(),
                    drawn.len() as f64,
                )
            })
        };
        let entities: Vec<(String, String)> = ["humans", "zombie"]
            .into_iter()
            .flat_map(|side| {
                names
                    .iter()
                    .map(move |name| (name.clone(), side.to_owned()))
            })
            .collect();
        // A seed is one pair, whoever was met on it: games that begin alike are not independent.
        let by_seed = |meetings: &[&Outcomes]| -> Outcomes {
            let sum = |seed: usize| meetings.iter().map(|outcomes| outcomes[seed]).sum::<f64>();
            (0..n_seeds).map(|seed| sum(seed) / n as f64).collect()
        };
        let by_humans: Vec<Outcomes> = pooled
            .iter()
            .map(|row| by_seed(&row.iter().collect::<Vec<_>>()))
            .collect();
        let by_zombie: Vec<Outcomes> = (0..n)
            .map(|zombie| {
                let lost = by_seed(&pooled.iter().map(|row| &row[zombie]).collect::<Vec<_>>());
                lost.iter().map(|won| 1.0 - won).collect()
            })
            .collect();
        let mut steps_up = steps(&names, "humans", &by_humans);
        steps_up.extend(steps(&names, "zombie", &by_zombie));
        Ok(Rungs {
            relation: Relation::Against,
            cells: cells.iter().map(|cell| cell.name.to_owned()).collect(),
            rows,
            steps: steps_up,
            ratings: rated(&entities, &whole, self.anchor(), draw),
        })
    }

    /// The Zombie Player sits where the table says; everybody else is a Human.
    fn against_table(
        &self,
        cell: &BenchCell,
        humans: usize,
        zombie: usize,
    ) -> Result<Plan, PlanError> {
        let players = &self.plan.players;
        let table = self.table(cell, &players[humans..=humans]);
        let ready = table.check()?;
        let seats =
            for_game!(table.game.as_str(), G => sides::<G>(&ready)).expect("a checked game");
        let bots = seats.iter().map(|is_crew| {
            let level = if *is_crew { humans } else { zombie };
            players[level].clone()
        });
        Ok(Plan {
            bots: bots.collect(),
            ..table
        })
    }

    /// Two levels at a time, seat by seat in turn, every seed once for each way round.
    fn rivals(&self, cells: &[BenchCell]) -> Result<Rungs, PlanError> {
        let names = self.names();
        let n = names.len();
        let mut pairs: Vec<(usize, usize, Vec<Vec<Duel>>)> = Vec::new();
        for low in 0..n {
            for high in low + 1..n {
                let mut by_cell = Vec::new();
                for cell in cells {
                    by_cell.push(self.duels(cell, low, high)?);
                }
                pairs.push((low, high, by_cell));
            }
        }
        let rows = pairs.iter().map(|(low, high, by_cell)| Rung {
            level: names[*high].clone(),
            against: Some(names[*low].clone()),
            cells: by_cell.iter().map(|duels| duel_share(duels)).collect(),
            pooled: duel_share(&by_cell.concat()),
        });
        let all: Vec<(usize, usize, Vec<Duel>)> = pairs
            .iter()
            .map(|(low, high, by_cell)| (*low, *high, by_cell.concat()))
            .collect();
        let meeting = |low: usize, high: usize, duels: &mut dyn Iterator<Item = &Duel>| {
            let (won, games) = duels.fold((0, 0), |(won, games), duel| {
                (won + duel.high, games + duel.high + duel.low)
            });
            Meeting {
                one: high,
                other: low,
                won: f64::from(won),
                games: f64::from(games),
            }
        };
        let whole: Vec<Meeting> = all
            .iter()
            .map(|(low, high, duels)| meeting(*low, *high, &mut duels.iter()))
            .collect();
        let n_seeds = all
            .iter()
            .map(|(_, _, duels)| duels.len())
            .min()
            .unwrap_or(0);
        let draw = |dice: &mut Dice| {
            let drawn = drawn_of(n_seeds, dice);
            all.iter()
                .map(|(low, high, duels)| {
                    meeting(*low, *high, &mut drawn.iter().map(|index| &duels[*index]))
                })
                .collect()
        };
        let entities: Vec<(String, String)> = names
            .iter()
            .map(|name| (name.clone(), "level".to_owned()))
            .collect();
        let steps_up =
            all.iter()
                .filter(|(low, high, _)| high - low == 1)
                .map(|(low, high, duels)| {
                    let wins: Vec<(f64, f64)> = duels
                        .iter()
                        .map(|duel| {
                            let games = f64::from(duel.games);
                            (f64::from(duel.low) / games, f64::from(duel.high) / games)
                        })
                        .collect();
                    step_up(&names[*low], &names[*high], "", &wins)
                });
        Ok(Rungs {
            relation: Relation::Rivals,
            cells: cells.iter().map(|cell| cell.name.to_owned()).collect(),
            rows: rows.collect(),
            steps: steps_up.collect(),
            ratings: rated(&entities, &whole, self.anchor(), draw),
        })
    }

    /// Seed by seed: what each of two levels won over both ways round.
    fn duels(&self, cell: &BenchCell, low: usize, high: usize) -> Result<Vec<Duel>, PlanError> {
        let players = &self.plan.players;
        let mut seeds: Vec<Duel> = Vec::new();
        for turn in 0..2 {
            let order = if turn == 0 { [low, high] } else { [high, low] };
            let table = self.table(cell, &order.map(|level| players[level].clone()));
            let played = self.play(&table, |row| {
                let wins = |level: usize| {
                    let seats = row.seats.iter();
                    let of_level = seats.filter(|seat| order[seat.seat.index() % 2] == level);
                    of_level.filter(|seat| seat.won).count() as u32
                };
                (wins(low), wins(high))
            })?;
            seeds.resize(seeds.len().max(played.len()), Duel::default());
            for (duel, (low, high)) in seeds.iter_mut().zip(played) {
                duel.games += 1;
                duel.low += low;
                duel.high += high;
            }
        }
        Ok(seeds)
    }
}

/// What two levels won on one seed, over all ways round.
#[derive(Clone, Copy, Debug, Default)]
struct Duel {
    games: u32,
    low: u32,
    high: u32,
}

/// Of what one of the two won, the share of the higher level, with seeds as clusters.
fn duel_share(duels: &[Duel]) -> Share {
    let mut clusters = Clusters::default();
    for duel in duels {
        clusters.add(i64::from(duel.high), u64::from(duel.high + duel.low));
    }
    clusters.share()
}

fn sides<G: Observed>(ready: &Ready) -> Vec<bool> {
    let state = G::new(&ready.setup).expect("the plan was checked");
    Seat::all(ready.setup.seats)
        .map(|seat| state.side(seat) == G::CREW)
        .collect()
}

fn share(outcomes: &[f64]) -> Share {
    Share::new(
        outcomes.iter().filter(|won| **won > 0.5).count() as u64,
        outcomes.len() as u64,
    )
}

/// So many numbers below `n`, drawn with return.
fn drawn_of(n: usize, dice: &mut Dice) -> Vec<usize> {
    (0..n).map(|_| dice.pick(n)).collect()
}

fn steps(names: &[String], side: &str, outcomes: &[Outcomes]) -> Vec<StepUp> {
    let pairs = names.windows(2).zip(outcomes.windows(2));
    pairs
        .map(|(names, outcomes)| {
            let paired: Vec<(f64, f64)> = outcomes[0]
                .iter()
                .copied()
                .zip(outcomes[1].iter().copied())
                .collect();
            step_up(&names[0], &names[1], side, &paired)
        })
        .collect()
}

fn step_up(from: &str, to: &str, side: &str, pairs: &[(f64, f64)]) -> StepUp {
    let found = compare(from, to, pairs);
    StepUp {
        from: from.to_owned(),
        to: to.to_owned(),
        side: side.to_owned(),
        difference: found.difference,
        low95: found.low95,
        high95: found.high95,
    }
}

fn rated(
    entities: &[(String, String)],
    whole: &[Meeting],
    anchor: usize,
    draw: impl FnMut(&mut Dice) -> Vec<Meeting>,
) -> Vec<Rating> {
    let n = entities.len();
    let found = ratings(n, whole, anchor);
    let ends = intervals(n, anchor, N_DRAWS, draw);
    entities
        .iter()
        .zip(found.into_iter().zip(ends))
        .map(|((name, of), (rating, (low95, high95)))| Rating {
            name: name.clone(),
            of: of.clone(),
            rating,
            low95,
            high95,
        })
        .collect()
}
