//! Who is asked what, now.

use serde::Serialize;
use shamble_core::{Pace, Prompt, Prompts, Say, Seat, Text, Viewer, text};

use crate::ids::Phase;
use crate::legal;
use crate::options::{BuildWhen, RaceMode};
use crate::state::State;

/// What a prompt asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClicheAsk"))]
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
        Phase::FreeStep => prompts
            .extend((state.humans_in_trading_order()).filter_map(|seat| free_step(state, seat))),
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
        // At the per-action pace time stands still while somebody can act, so a shot that is possible must not keep the
        // dice from coming to rest.
        (RaceMode::Live, Pace::PerAction) => prompts.extend(
            state
                .dice_in_play()
                .map(|(i, seat)| Prompt::must(seat, Ask::Roll).from(state.die[i].ready_at)),
        ),
        (RaceMode::Live, Pace::RealTime) => {
            prompts.extend(state.dice_in_play().map(|(i, seat)| {
                let prompt = Prompt::may(seat, Ask::Roll);
                // CZG-R15: the holder may shoot at any instant.
                if i == 0 && state.targets(seat).next().is_some() {
                    prompt
                } else {
                    prompt.from(state.die[i].ready_at)
                }
            }))
        }
    }
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
        } else if state.options.build_when == BuildWhen::TradingPhase
            && legal::can_build(state, seat)
        {
            // CZG-R32: building happens between two turns, so the row waits while a proposal is open.
            prompts.push(Prompt::may(seat, Ask::Build));
        }
    }
}

fn free_step(state: &State, seat: Seat) -> Option<Prompt<Ask>> {
    let prompt = if state.owes_answer(seat) {
        Prompt::must(seat, Ask::AnswerCar)
    } else if !state.done.has(seat) {
        Prompt::must(seat, Ask::FreeStep)
    } else if legal::can_do_more(state, seat) {
        // Who is done may change his mind, but nobody waits for him.
        Prompt::may(seat, Ask::FreeStep)
    } else {
        return None;
    };
    Some(prompt.until(state.deadline))
}

/// Who is asked about shotguns, and who could still build or trade, would tell what is in his hand (CZG-R07).
pub(crate) fn sees(viewer: Viewer, prompt: &Prompt<Ask>) -> bool {
    let tells_of_hand = match prompt.ask {
        Ask::Arm | Ask::Build => true,
        Ask::FreeStep => !prompt.must,
        _ => false,
    };
    !tells_of_hand || viewer.is(prompt.seat)
}
