//! What people do at a table: moves, and everything around them.

use serde_json::{Value, json};
use shamble_core::{Dice, Millis, Seat, SeatSet};

use crate::http;
use crate::twins::{Twins, Verdict};
use crate::wire::Wire;
use crate::world::World;

/// Something that is done the same way in both worlds.
#[derive(Clone, Debug)]
pub(crate) enum Op {
    /// A seat acts; the action may be nonsense.
    Act(Seat, String),
    /// The viewer puts an action together.
    Compose(Seat, String),
    /// The viewer asks why an action is not possible.
    WhyNot(Seat, String),
    /// Time passes.
    Pass(Millis),
    Leave(Seat),
    ComeBack(Seat, Option<u32>),
    Stand(Seat),
    /// Somebody without a seat sits down, where they may or may not.
    Sit(Seat, usize),
    /// A spectator tries to sit down.
    StrangerSits(usize),
    /// A seat asks to go back; the others agree or not.
    TakeBack {
        by: Seat,
        to: u32,
        agreed: bool,
    },
    /// A seat stops the clock with everybody's consent, somebody tries to act, and it goes on.
    Pause(Seat),
    /// The viewer wants a copy of the game.
    Fork {
        by: Seat,
        seat: usize,
        at: u32,
    },
    /// The viewer makes a call.
    Get(String),
}

/// Kinds of operations, for counting.
impl Op {
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Self::Act(..) => "acts",
            Self::Compose(..) => "compositions",
            Self::WhyNot(..) => "questions",
            Self::Pass(_) => "waits",
            Self::Leave(_) => "lost lines",
            Self::ComeBack(..) => "returns",
            Self::Stand(_) => "stands",
            Self::Sit(..) | Self::StrangerSits(_) => "sits",
            Self::TakeBack { .. } => "take-backs",
            Self::Pause(_) => "pauses",
            Self::Fork { .. } => "forks",
            Self::Get(_) => "calls",
        }
    }
}

/// Who is where.
#[derive(Clone, Copy)]
pub(crate) struct Around {
    pub(crate) viewer: Seat,
    pub(crate) n_seats: usize,
    pub(crate) people: SeatSet,
    pub(crate) away: SeatSet,
    /// Seats that people left to bots.
    pub(crate) left: SeatSet,
    pub(crate) is_real_time: bool,
}

impl Around {
    fn present(&self) -> SeatSet {
        let is_here = |seat: &Seat| !self.away.has(*seat) && !self.left.has(*seat);
        self.people.iter().filter(is_here).collect()
    }

    /// Whether a bot may act by itself.
    pub(crate) fn has_bots(&self) -> bool {
        !self.left.is_empty() || self.people.iter().count() < self.n_seats
    }
}

fn any(seats: SeatSet, dice: &mut Dice) -> Option<Seat> {
    let seats: Vec<Seat> = seats.iter().collect();
    (!seats.is_empty()).then(|| seats[dice.pick(seats.len())])
}

/// Longest wait at once.
const MAX_WAIT_MS: u32 = 4_000;

/// Something to do next. Moves of the game are made in `twins` already; what would tell the worlds apart by right is not
/// done, and after a few such tries nothing is.
pub(crate) fn choose(
    around: &Around,
    twins: &mut dyn Twins,
    seq: u32,
    dice: &mut Dice,
) -> Result<Option<Op>, String> {
    if twins.is_over() {
        return Ok(None);
    }
    for _ in 0..6 {
        let op = propose(around, twins, seq, dice);
        let Some(op) = op else { continue };
        let verdict = match &op {
            Op::Act(seat, action) => twins.act(*seat, action),
            Op::Pass(by) => twins.pass_to(twins.clock() + *by),
            Op::TakeBack {
                to, agreed: true, ..
            } => twins.back_to(*to),
            _ => Verdict::Same,
        };
        match verdict {
            Verdict::Same => return Ok(Some(op)),
            // A refusal of the viewer's own act is an answer too.
            Verdict::Skipped if matches!(op, Op::Act(seat, _) if seat == around.viewer) => {
                return Ok(Some(op));
            }
            Verdict::Skipped | Verdict::Parted => {}
            Verdict::Leak(what) => return Err(what),
        }
    }
    Ok(None)
}

fn propose(around: &Around, twins: &dyn Twins, seq: u32, dice: &mut Dice) -> Option<Op> {
    let viewer = around.viewer;
    let present = around.present();
    let somebody = any(present, dice);
    let is_here = present.has(viewer);
    match dice.pick(36) {
        0..=13 => {
            let (seat, action) = twins.listed(present, dice)?;
            Some(Op::Act(seat, action))
        }
        14..=15 => is_here.then(|| Op::Act(viewer, twins.any_action(dice))),
        16 => is_here.then(|| Op::WhyNot(viewer, twins.any_action(dice))),
        17 => {
            let action = twins.any_action(dice);
            let words: Vec<&str> = action.split_inclusive(' ').collect();
            let begun = words[..dice.pick(words.len() + 1)].concat();
            is_here.then_some(Op::Compose(viewer, begun))
        }
        18..=20 if around.is_real_time && !around.has_bots() => {
            let to_wake = twins.next_wake().map(|wake| wake - twins.clock());
            let wait = match to_wake {
                Some(wait) if wait.0 <= MAX_WAIT_MS && dice.pick(2) == 0 => wait,
                _ => Millis(1 + dice.below(MAX_WAIT_MS)),
            };
            Some(Op::Pass(wait))
        }
        21 => somebody.map(Op::Leave),
        22..=24 => {
            let seat = any(around.away, dice)?;
            let seen = [None, Some(seq), Some(seq.saturating_sub(1 + dice.below(5)))];
            Some(Op::ComeBack(seat, seen[dice.pick(3)]))
        }
        25 => somebody.map(Op::Stand),
        26..=27 => {
            let here = around.left.iter().filter(|seat| !around.away.has(*seat));
            let seat = any(here.collect(), dice)?;
            let chair = [seat.index(), dice.pick(around.n_seats)][dice.pick(2)];
            // A seat that somebody else left may be taken by nobody who has looked; one's own may.
            Some(Op::Sit(seat, chair))
        }
        28 => {
            // Bots' seats are for newcomers, who would then be somebody to compare as well.
            let taken = any(around.people, dice)?;
            (!around.left.has(taken)).then_some(Op::StrangerSits(taken.index()))
        }
        29..=30 => Some(Op::TakeBack {
            by: somebody?,
            to: twins.n_inputs().saturating_sub(1 + dice.below(4)),
            // Consent needs everybody; a bot's seat and an absent person's would leave it open.
            agreed: around.away.is_empty(),
        })
        .filter(|_| around.away.is_empty()),
        31 => somebody.filter(|_| around.away.is_empty()).map(Op::Pause),
        32..=33 => is_here.then(|| Op::Fork {
            by: viewer,
            seat: [viewer.index(), dice.pick(around.n_seats)][dice.pick(2)],
            at: twins.n_inputs().saturating_sub(dice.below(3)),
        }),
        _ => {
            let n = dice.below(twins.n_inputs() + 2);
            let paths = [
                "/api/tables/ID".to_owned(),
                "/api/tables/ID/options".to_owned(),
                "/api/tables/ID/replay".to_owned(),
                format!("/api/tables/ID/history/{n}?viewer={}", viewer.index()),
                format!("/api/tables/ID/history/{n}?viewer=spectator"),
                format!("/api/tables/ID/history?viewer={}", viewer.index()),
                "/api/tables/ID/turn".to_owned(),
                "/api/tables/ID/analysis".to_owned(),
                "/api/tables/ID/analysis/progress?peek=true".to_owned(),
                "/api/tables/ID/qr.svg".to_owned(),
                "/api/codes/CODE".to_owned(),
                "/api/tables".to_owned(),
                "/metrics".to_owned(),
            ];
            Some(Op::Get(paths[dice.pick(paths.len())].clone()))
        }
    }
}

/// Does it in one world; gives what came back besides what sockets heard, or nothing if that is a matter of chance.
pub(crate) async fn carry_out(op: &Op, around: &Around, world: &mut World) -> Option<Vec<String>> {
    match op {
        Op::Act(seat, action) => {
            let seen = world.seq;
            world
                .ask(
                    *seat,
                    json!({"type": "act", "seen": seen, "action": action}),
                )
                .await;
        }
        Op::Compose(seat, begun) => {
            world
                .ask(*seat, json!({"type": "compose", "begun": begun}))
                .await;
        }
        Op::WhyNot(seat, action) => {
            world
                .ask(*seat, json!({"type": "why_not", "action": action}))
                .await;
        }
        // The clock is everybody's; it has been moved already.
        Op::Pass(_) => {}
        Op::Leave(seat) => world.leave(*seat).await,
        Op::ComeBack(seat, seen) => world.come_back(*seat, *seen).await,
        Op::Stand(seat) => world.ask(*seat, json!({"type": "stand"})).await,
        Op::Sit(seat, chair) => {
            let name = format!("P{}", seat.index());
            world
                .ask(*seat, json!({"type": "sit", "seat": chair, "name": name}))
                .await;
        }
        Op::StrangerSits(chair) => {
            world
                .ask_as_spectator(json!({"type": "sit", "seat": chair, "name": "Stranger"}))
                .await;
        }
        Op::TakeBack { by, to, .. } => {
            world.ask(*by, json!({"type": "take_back", "to": to})).await;
            vote(*by, around, world).await;
        }
        Op::Pause(by) => {
            world.ask(*by, json!({"type": "pause"})).await;
            vote(*by, around, world).await;
            let nonsense = json!({"type": "act", "seen": world.seq, "action": "?"});
            world.ask(around.viewer, nonsense).await;
            world.ask(*by, json!({"type": "resume"})).await;
        }
        Op::Fork { by, seat, at } => return fork(world, *by, *seat, *at).await,
        Op::Get(path) => {
            let path = path
                .replace("ID", &world.table)
                .replace("CODE", &world.code);
            let answer = http::call(world.address, "GET", &path, "").await.unwrap();
            return Some(vec![without_timing(&answer)]);
        }
    }
    Some(Vec::new())
}

async fn vote(by: Seat, around: &Around, world: &mut World) {
    for seat in around.present().without(by).iter() {
        world
            .ask(seat, json!({"type": "vote", "agree": true}))
            .await;
    }
}

/// What a copy says of its log as long as nobody has acted: the position it begins with, and nothing else.
const UNTOUCHED: &str = r#""inputs":1,"#;

/// Asks for a copy of the game and, if there is one, looks at it.
async fn fork(world: &World, by: Seat, seat: usize, at: u32) -> Option<Vec<String>> {
    let body = json!({"at": at, "name": "Copy", "seat": seat, "token": world.token(by)});
    let path = format!("/api/tables/{}/fork", world.table);
    let answer = http::call(world.address, "POST", &path, &body.to_string())
        .await
        .unwrap();
    let made: Value = serde_json::from_str(http::body(&answer)).unwrap();
    let Some(token) = made["token"].as_str() else {
        return Some(vec![answer]);
    };
    let table = made["table"].as_str().unwrap();
    let mut wire = Wire::open(world.address, table, Some(token), None, 0).await;
    let mut told = std::mem::take(&mut wire.heard);
    // Where a bot was faster, the copy has gone on by itself.
    let is_touched = |frame: &String| {
        frame.starts_with(r#"{"type":"step""#)
            || frame.starts_with(r#"{"type":"snapshot""#) && !frame.contains(UNTOUCHED)
    };
    if told.iter().any(is_touched) {
        return None;
    }
    told.push(answer);
    let commitment = told
        .iter()
        .find_map(|frame| {
            frame
                .split(r#""commitment":""#)
                .nth(1)?
                .split('"')
                .next()
                .map(str::to_owned)
        })
        .unwrap_or_default();
    let code = made["code"].as_str().unwrap();
    let masked = told.iter().map(|frame| {
        [table, token, code, &commitment]
            .iter()
            .fold(frame.clone(), |frame, new| frame.replace(new, "new"))
    });
    Some(masked.collect())
}

/// What depends on how long something took, on when the end of a connection was noticed, on bots of earlier pairs, or on
/// whether their tables are laid down yet.
const BY_CHANCE: [&str; 8] = [
    "content-length: ",
    "shamble_connections ",
    "shamble_sockets ",
    "shamble_tables ",
    "shamble_inputs_total ",
    "shamble_games_finished_total ",
    "shamble_bot_refusals_total ",
    "shamble_thoughts_cut_total ",
];

/// An answer without that.
fn without_timing(answer: &str) -> String {
    let is_by_chance = |line: &&str| {
        line.contains("_seconds") || BY_CHANCE.iter().any(|begins| line.starts_with(begins))
    };
    let lines = answer.split('\n').filter(|line| !is_by_chance(line));
    let rest = lines.collect::<Vec<_>>().join("\n");
    // By the calendar of this machine.
    match rest.split_once(r#""since":"#) {
        Some((before, after)) => {
            let after = after.trim_start_matches(|digit: char| digit.is_ascii_digit());
            format!("{before}{after}")
        }
        None => rest,
    }
}
