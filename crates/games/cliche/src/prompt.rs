//! Who is asked what, now.

use serde::Serialize;
use shamble_core::{Pace, Prompt, Prompts, Say, Seat, Text, Viewer, text};

use crate::ids::Phase;
use crate::options::{BuildWhen, RaceMode};
use crate::state::State;

/// What a prompt asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cliche/"))]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Who starts as a zombie?
    NameZombie,
    /// Who gets the human-start card?
    GiveStartCard,
    /// How many shotguns lie face up?
    Arm,
    /// Roll, or shoot if there is something to shoot at.
    Roll,
    /// Shoot at a zombie beside the human token, before the dice roll by themselves.
    Shoot,
    /// Buy, exchange or pass.
    Trade,
    /// Replace a card or pass.
    ZombieTrade,
    /// Build between two turns at the row.
    Build,
    /// Trade, heal, build, or be done.
    FreeStep,
    /// Put something into the car that is proposed, or not.
    AnswerCar,
}

impl Say for Ask {
    fn say(&self) -> Text {
        match self {
            Self::NameZombie => text!("cliche-ask-name-zombie"),
            Self::GiveStartCard => text!("cliche-ask-give-start-card"),
            Self::Arm => text!("cliche-ask-arm"),
            Self::Roll => text!("cliche-ask-roll"),
            Self::Shoot => text!("cliche-ask-shoot"),
            Self::Trade => text!("cliche-ask-trade"),
            Self::ZombieTrade => text!("cliche-ask-zombie-trade"),
            Self::Build => text!("cliche-ask-build"),
            Self::FreeStep => text!("cliche-ask-free-step"),
            Self::AnswerCar => text!("cliche-ask-answer-car"),
        }
    }
}

/// All open prompts. In the race the human die comes first, then Z1, Z2, ...; when humans are asked together they stand
/// in trading order, which decides between inputs of the same instant (CZG-R34).
pub(crate) fn prompts(state: &State) -> Prompts<Ask> {
    let mut prompts = Prompts::new();
    match state.phase {
        Phase::Opening | Phase::Over => {}
        Phase::Naming | Phase::Placing => {
            let ask = match state.phase {
                Phase::Naming => Ask::NameZombie,
                _ => Ask::GiveStartCard,
            };
            prompts.extend(state.chooser.map(|seat| Prompt::must(seat, ask)));
        }
        Phase::Setup => prompts.extend(
            (state.arming.iter()).map(|seat| Prompt::must(seat, Ask::Arm).until(state.deadline)),
        ),
        Phase::Gathering => race(state, &mut prompts),
        Phase::Trading => trading(state, &mut prompts),
        Phase::FreeStep => {
            for seat in state.humans_in_trading_order() {
                prompts.push(free_step(state, seat));
            }
        }
    }
    prompts
}

fn race(state: &State, prompts: &mut Prompts<Ask>) {
    match (state.options.race, state.pace) {
        (RaceMode::Tick, Pace::PerAction) => prompts.push(Prompt::must(state.holder, Ask::Roll)),
        (RaceMode::Tick, Pace::RealTime) => {
            if state.targets(state.holder).next().is_some() {
                let shoot = Prompt::may(state.holder, Ask::Shoot);
                prompts.push(shoot.until(Some(state.next_tick)));
            }
        }
        (RaceMode::Live, Pace::PerAction) => {
            // CZG-R15: the holder may shoot at any instant; at this pace that is when any die is ready.
            let first = state.dice_in_play().map(|(i, _)| state.die[i].ready_at);
            let first = first.min().unwrap_or_default();
            prompts.extend(state.dice_in_play().map(|(i, seat)| {
                if can_shoot(state, i) {
                    Prompt::may(seat, Ask::Roll).from(first)
                } else {
                    Prompt::must(seat, Ask::Roll).from(state.die[i].ready_at)
                }
            }));
        }
        (RaceMode::Live, Pace::RealTime) => {
            prompts.extend(state.dice_in_play().map(|(i, seat)| {
                let prompt = Prompt::may(seat, Ask::Roll);
                if can_shoot(state, i) {
                    prompt
                } else {
                    prompt.from(state.die[i].ready_at)
                }
            }));
        }
    }
}

/// Whether the die is the human die and its holder has something to shoot at.
fn can_shoot(state: &State, die: usize) -> bool {
    die == 0 && state.targets(state.holder).next().is_some()
}

fn trading(state: &State, prompts: &mut Prompts<Ask>) {
    let trader = state.trader();
    for seat in state.trading_order() {
        if state.owes_answer(seat) {
            prompts.push(Prompt::must(seat, Ask::AnswerCar));
        } else if seat == trader && state.proposal.is_none() {
            let ask = if state.is_human(seat) {
                Ask::Trade
            } else {
                Ask::ZombieTrade
            };
            prompts.push(Prompt::must(seat, ask));
        } else if state.options.build_when == BuildWhen::TradingPhase && state.is_human(seat) {
            // CZG-R32: building happens between two turns, so the row waits while a proposal is open.
            prompts.push(Prompt::may(seat, Ask::Build));
        }
    }
}

fn free_step(state: &State, seat: Seat) -> Prompt<Ask> {
    let prompt = if state.owes_answer(seat) {
        Prompt::must(seat, Ask::AnswerCar)
    } else if state.done.has(seat) {
        // Who is done may change his mind, but nobody waits for him.
        Prompt::may(seat, Ask::FreeStep)
    } else {
        Prompt::must(seat, Ask::FreeStep)
    };
    prompt.until(state.deadline)
}

/// CZG-R07: who is asked about shotguns would tell who owns one.
pub(crate) fn sees(viewer: Viewer, prompt: &Prompt<Ask>) -> bool {
    prompt.ask != Ask::Arm || viewer.is(prompt.seat)
}
