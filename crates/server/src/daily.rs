//! Daily challenges: on one day everybody plays the same game with the same crew and the same dice.
//!
//! The dice follow from a secret of the server, so nobody knows them before playing, and a challenge keeps its past to
//! itself until its day is over. What counts is read from the tables' own logs, by playing them again. Nobody has an
//! account: a second try is known by the device it was made on, and whoever has two devices has two tries.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};

use shamble_bots::Level;
use shamble_core::log::Input;
use shamble_core::{Pace, Seat, Text};
use shamble_lab::BENCH_CELLS;
use shamble_protocol::{DailyBoard, DailyPlan, DailyResult};
use shamble_store::{HeadQuery, TableHead, TableId, TableState};
use tokio::time::Instant;

use crate::contain::contain;
use crate::error::Fault;
use crate::limits::{DAILY_LOOK_EVERY, MAX_DAILY_DAYS, MAX_DAILY_HEADS, MAX_DAILY_TRIES};
use crate::record::{Record, What};
use crate::seats::TokenHash;
use crate::{Shared, clock, ledger};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// Where whoever takes a challenge sits.
pub(crate) const CHALLENGER: Seat = Seat::new(0);

/// How well the others play.
const CREW: Level = Level::Casual;

/// What the mark of a try begins with.
const MARK: &str = "daily";

/// What everybody plays on a day; nothing if there is no such game or day. The tables go round, so that no two days in a
/// row are alike.
pub(crate) fn plan(game: &str, day: &str) -> Option<DailyPlan> {
    let number = begin_of(day)? / DAY_MS;
    let cells: Vec<_> = BENCH_CELLS
        .iter()
        .filter(|cell| cell.game == game)
        .collect();
    let n_cells = i64::try_from(cells.len()).ok().filter(|n| *n > 0)?;
    let cell = cells[usize::try_from(number.rem_euclid(n_cells)).ok()?];
    let spec = shamble_catalog::spec(game)?;
    Some(DailyPlan {
        seats: cell.seats.unwrap_or(spec.modes[0].default_seats),
        // A challenge waits for whoever takes it: nobody loses it to a telephone call.
        pace: Pace::PerAction,
        options: cell.options(),
        bots: CREW.name().to_owned(),
    })
}

/// The day of an instant, in Greenwich, as `2026-11-16`.
pub(crate) fn day_of(unix_ms: i64) -> String {
    // Years that begin in March, so that the odd day comes last; eras of 400 years are all alike.
    let days = unix_ms.div_euclid(DAY_MS) + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, late) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    format!("{:04}-{month:02}-{day:02}", year + era * 400 + late)
}

/// When a day begins, if it is written as [`day_of`] writes it.
pub(crate) fn begin_of(day: &str) -> Option<i64> {
    let mut parts = day.split('-').map(str::parse::<i64>);
    let (year, month, of_month) = (
        parts.next()?.ok()?,
        parts.next()?.ok()?,
        parts.next()?.ok()?,
    );
    if !(1970..10_000).contains(&year)
        || !(1..=12).contains(&month)
        || !(1..=31).contains(&of_month)
    {
        return None;
    }
    let (year, month) = if month > 2 {
        (year, month - 3)
    } else {
        (year - 1, month + 9)
    };
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let of_year = (153 * month + 2) / 5 + of_month - 1;
    let days = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468;
    let begin = days * DAY_MS;
    (day_of(begin) == day).then_some(begin)
}

/// What the store notes about a try.
pub(crate) fn mark(day: &str, device: TokenHash) -> String {
    format!("{MARK} {day} {}", device_mark(device))
}

/// Enough of a device's hash to know it again, and too little for anything else.
fn device_mark(device: TokenHash) -> String {
    shamble_core::dice::hex(&device.0[..8])
}

/// A try, as far as its head tells.
#[derive(Clone, Debug)]
struct Try {
    id: TableId,
    game: String,
    day: String,
    device: String,
    created_ms: i64,
    updated_ms: i64,
    is_over: bool,
}

impl Try {
    fn of(head: &TableHead) -> Option<Self> {
        let mut words = head.mark.as_deref()?.split(' ');
        if words.next() != Some(MARK) {
            return None;
        }
        Some(Self {
            id: head.id,
            game: head.game.clone(),
            day: words.next()?.to_owned(),
            device: words.next()?.to_owned(),
            created_ms: head.created_ms,
            updated_ms: head.updated_ms,
            is_over: head.state == TableState::Finished,
        })
    }

    fn is_at(&self, game: &str, day: &str) -> bool {
        self.game == game && self.day == day
    }
}

/// How somebody fared, as the log says.
#[derive(Clone, Debug)]
struct Fared {
    name: String,
    won: bool,
    score: Option<i32>,
    text: Text,
    acts: u32,
    ms: u64,
    labels: Vec<String>,
}

impl Fared {
    /// Better results first. Those of the same worth share a place.
    fn worth(&self) -> (bool, std::cmp::Reverse<Option<i32>>, u32) {
        (!self.won, std::cmp::Reverse(self.score), self.acts)
    }
}

/// What is known of challenges. Everything follows from the store; this only saves looking twice.
#[derive(Default)]
pub(crate) struct Challenges {
    tries: Mutex<Option<(Instant, Arc<[Try]>)>>,
    fared: Mutex<BTreeMap<TableId, Option<Arc<Fared>>>>,
    /// Held while logs are played again, one call at a time.
    verifying: tokio::sync::Mutex<()>,
}

impl Challenges {
    /// Whether a device has tried the challenge of this day before.
    pub(crate) async fn has_tried(
        &self,
        shared: &Shared,
        (game, day): (&str, &str),
        device: TokenHash,
    ) -> Result<bool, Fault> {
        *self.tries.lock().unwrap_or_else(PoisonError::into_inner) = None;
        let (tries, mark) = (self.tries(shared).await?, device_mark(device));
        Ok(tries
            .iter()
            .any(|one| one.is_at(game, day) && one.device == mark))
    }

    /// A day's challenge and how everybody fared. `mine` is the caller's own table.
    pub(crate) async fn board(
        &self,
        shared: &Arc<Shared>,
        (game, day): (&str, &str),
        mine: Option<TableId>,
    ) -> Result<DailyBoard, Fault> {
        let plan =
            plan(game, day).ok_or_else(|| Fault::GameUnknown(game.chars().take(40).collect()))?;
        let today = day_of(shared.config.calendar.unix_ms());
        let ends = begin_of(day).unwrap_or_default() + DAY_MS;
        let tries = self.tries(shared).await?;
        let mut days: BTreeSet<&str> = BTreeSet::new();
        days.extend(
            tries
                .iter()
                .filter(|one| one.is_over && one.game == game)
                .map(|one| one.day.as_str()),
        );
        let mut at_it: Vec<&Try> = tries.iter().filter(|one| one.is_at(game, day)).collect();
        at_it.sort_by_key(|one| (one.created_ms, one.id));
        let mut seen = BTreeSet::new();
        let mut results = Vec::new();
        let _verifying = self.verifying.lock().await;
        for one in at_it.into_iter().take(MAX_DAILY_TRIES) {
            let fared = match one.is_over {
                true => self.fared(shared, one).await,
                false => None,
            };
            let Some(fared) = fared else {
                seen.insert(&one.device);
                continue;
            };
            let mut fared = Fared::clone(&fared);
            // A log may say itself that it is not the first, also of two from the same instant.
            let says_again = fared.labels.iter().any(|known| known == "second-try");
            let is_first = says_again || seen.insert(&one.device);
            for (is_set, label) in [(!is_first, "second-try"), (one.updated_ms >= ends, "late")] {
                if is_set && !fared.labels.iter().any(|known| known == label) {
                    fared.labels.push(label.to_owned());
                }
            }
            results.push((one.id, fared));
        }
        results.sort_by_key(|(_, fared)| (!fared.labels.is_empty(), fared.worth()));
        Ok(DailyBoard {
            game: game.to_owned(),
            day: day.to_owned(),
            ends,
            plan,
            days: days
                .into_iter()
                .rev()
                .take(MAX_DAILY_DAYS)
                .map(str::to_owned)
                .collect(),
            results: told(&results, day < today.as_str(), mine),
            today,
        })
    }

    /// All tries the store knows of, asked for now and then.
    async fn tries(&self, shared: &Shared) -> Result<Arc<[Try]>, Fault> {
        let known = self
            .tries
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone();
        if let Some((at, tries)) = known
            && at + DAILY_LOOK_EVERY > clock::now()
        {
            return Ok(tries);
        }
        let query = HeadQuery::in_states(&TableState::ALL).limit(MAX_DAILY_HEADS);
        let heads = shared.store.heads(query).await.map_err(|error| {
            tracing::error!(%error, "tries at challenges could not be listed");
            Fault::Unavailable
        })?;
        let tries: Arc<[Try]> = heads.iter().filter_map(Try::of).collect();
        let kept = (clock::now(), Arc::clone(&tries));
        *self.tries.lock().unwrap_or_else(PoisonError::into_inner) = Some(kept);
        Ok(tries)
    }

    /// How a try that is over went; nothing if its log does not say so.
    async fn fared(&self, shared: &Arc<Shared>, one: &Try) -> Option<Arc<Fared>> {
        let known = self
            .fared
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .get(&one.id)
            .cloned();
        if let Some(known) = known {
            return known;
        }
        let records = match shared.store.load(one.id).await {
            Ok(records) => records,
            Err(error) => {
                tracing::error!(%error, id = %one.id, "a try at a challenge could not be read");
                return None;
            }
        };
        let (of, seed) = (
            Arc::clone(shared),
            shared.config.secrets.daily_seed(&one.game, &one.day),
        );
        let day = one.day.clone();
        let verified = tokio::task::spawn_blocking(move || {
            contain(&of.metrics, "a try at a challenge", || {
                verify(&records, &day, seed)
            })
        });
        let fared = match verified.await {
            Ok(Ok(Ok(fared))) => Some(Arc::new(fared)),
            Ok(Ok(Err(reason))) => {
                tracing::warn!(reason, id = %one.id, "a try at a challenge does not count");
                None
            }
            Ok(Err(_)) | Err(_) => None,
        };
        let mut all = self.fared.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MAX_DAILY_TRIES * 4 {
            all.clear();
        }
        all.insert(one.id, fared.clone());
        fared
    }
}

/// Plays a log again and reads from it how it went.
fn verify(records: &[Vec<u8>], day: &str, seed: [u8; 32]) -> Result<Fared, String> {
    let loaded = ledger::load(records)?;
    let (ledger, play) = (loaded.ledger, loaded.play.ok_or("it was never begun")?);
    let outcome = play.table.outcome().ok_or("it is not over")?;
    if ledger.daily.as_ref().is_none_or(|daily| daily.day != day) {
        return Err("it is a try at something else".to_owned());
    }
    let mut labels = ledger.label_names();
    let mut add = |is_set: bool, label: &str| {
        if is_set && !labels.iter().any(|known| known == label) {
            labels.push(label.to_owned());
        }
    };
    add(ledger.seed.is_none_or(|dice| dice.0 != seed), "other-dice");
    add(has_changed_seats(records)?, "seats-changed");
    let is_own = |input: &Input| matches!(input, Input::Act { seat, .. } if *seat == CHALLENGER);
    let acts = play
        .table
        .log()
        .iter()
        .filter(|entry| is_own(&entry.input))
        .count();
    Ok(Fared {
        name: ledger.party.name_at(CHALLENGER).to_owned(),
        won: outcome.winners.has(CHALLENGER),
        score: outcome.scores.as_ref().map(|scores| scores[CHALLENGER]),
        text: outcome.text,
        acts: u32::try_from(acts).unwrap_or(u32::MAX),
        ms: u64::from(play.table.now().0),
        labels,
    })
}

/// Whether anybody else, or a bot, sat down after the game had begun.
fn has_changed_seats(records: &[Vec<u8>]) -> Result<bool, String> {
    let mut has_begun = false;
    for record in records {
        match Record::decode(record)?.what {
            What::Started { .. } => has_begun = true,
            What::Placed { .. } | What::Seated { .. } if has_begun => return Ok(true),
            _ => {}
        }
    }
    Ok(false)
}

/// Results with their places. Tables are named once nobody can learn anything from them any more.
fn told(results: &[(TableId, Fared)], is_past: bool, mine: Option<TableId>) -> Vec<DailyResult> {
    let mut place = 0;
    let rows = results.iter().enumerate().map(|(index, (id, fared))| {
        let is_equal = index > 0 && results[index - 1].1.worth() == fared.worth();
        if !is_equal {
            place = u32::try_from(index + 1).unwrap_or(u32::MAX);
        }
        DailyResult {
            rank: fared.labels.is_empty().then_some(place),
            name: fared.name.clone(),
            won: fared.won,
            score: fared.score,
            text: fared.text.clone(),
            acts: fared.acts,
            ms: fared.ms,
            labels: fared.labels.clone(),
            yours: mine == Some(*id),
            table: is_past.then(|| id.to_string()),
        }
    });
    rows.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (day, seconds) in [
            ("1970-01-01", 0),
            ("2000-02-29", 951_782_400),
            ("2024-12-31", 1_735_603_200),
            ("2026-11-16", 1_794_787_200),
            ("2100-03-01", 4_107_542_400),
        ] {
            assert_eq!(begin_of(day), Some(seconds * 1000), "{day}");
            assert_eq!(day_of(seconds * 1000), day);
            assert_eq!(day_of(seconds * 1000 + DAY_MS - 1), day);
        }
        for wrong in [
            "",
            "2026",
            "2026-02-29",
            "2026-13-01",
            "2026-1-1",
            "2026-11-16x",
            "1969-12-31",
            "-2026-01-01",
        ] {
            assert_eq!(begin_of(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn every_game_has_a_challenge_that_can_be_played_every_day() {
        for game in shamble_catalog::GAMES {
            let mut plans = Vec::new();
            for number in 0..14 {
                let day = day_of(1_794_787_200_000 + number * DAY_MS);
                let plan = plan(game, &day).unwrap();
                let founded = crate::founding::check_choices(
                    game,
                    plan.seats,
                    plan.pace,
                    plan.options.clone(),
                );
                assert!(founded.is_ok(), "{game} {day}");
                plans.push(plan);
            }
            assert!(plans.windows(2).all(|two| two[0] != two[1]), "{game}");
        }
        assert_eq!(plan("chess", "2026-11-16"), None);
    }

    #[test]
    fn a_mark_tells_a_try_and_another_mark_does_not() {
        let head = |mark: Option<String>| TableHead {
            id: "0a1b1c2d3e".parse().unwrap(),
            created_ms: 1,
            updated_ms: 2,
            game: "cliche".to_owned(),
            code: "7kx2qa".to_owned(),
            mark,
            state: TableState::Finished,
            n_records: 9,
        };
        let mark = mark("2026-11-16", TokenHash([0xab; 32]));
        let one = Try::of(&head(Some(mark))).unwrap();
        assert!(one.is_at("cliche", "2026-11-16") && one.device == "abababababababab");
        for other in [None, Some("table of Ada"), Some("")] {
            let other = other.map(str::to_owned);
            assert!(Try::of(&head(other.clone())).is_none(), "{other:?}");
        }
    }

    #[test]
    fn the_best_come_first_and_what_is_labelled_has_no_place() {
        let fared = |won, score, acts, label: &str| Fared {
            name: String::new(),
            won,
            score,
            text: Text::new("x"),
            acts,
            ms: 0,
            labels: if label.is_empty() {
                vec![]
            } else {
                vec![label.to_owned()]
            },
        };
        let id: TableId = "0a1b1c2d3e".parse().unwrap();
        let mut results: Vec<_> = [
            fared(false, Some(9), 5, ""),
            fared(true, Some(3), 7, ""),
            fared(true, Some(8), 9, "taken-back"),
            fared(true, Some(3), 7, ""),
            fared(true, Some(4), 90, ""),
        ]
        .map(|fared| (id, fared))
        .to_vec();
        results.sort_by_key(|(_, fared)| (!fared.labels.is_empty(), fared.worth()));
        let rows = told(&results, false, None);
        let places: Vec<_> = rows.iter().map(|row| (row.rank, row.score)).collect();
        assert_eq!(
            places,
            [
                (Some(1), Some(4)),
                (Some(2), Some(3)),
                (Some(2), Some(3)),
                (Some(4), Some(9)),
                (None, Some(8))
            ]
        );
        assert!(rows.iter().all(|row| row.table.is_none()));
        assert!(
            told(&results, true, None)
                .iter()
                .all(|row| row.table.is_some())
        );
    }
}
