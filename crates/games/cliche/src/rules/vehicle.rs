//! Cars and motorcycles: proposing, putting in, building.

use shamble_core::{BySeat, Illegal, Seat, Sink, refuse};

use crate::content::content;
use crate::event::Event;
use crate::ids::{Cards, Phase, Vehicle};
use crate::options::BuildWhen;
use crate::state::{MAX_PROPOSALS, Proposal, State};

/// CZG-063, CZG-R32: when vehicles may be built, and by whom.
fn check_building(state: &State, seat: Seat) -> Result<(), Illegal> {
    let is_time = match state.options.build_when {
        BuildWhen::FreeStep => state.phase == Phase::FreeStep,
        BuildWhen::TradingPhase => matches!(state.phase, Phase::Trading | Phase::FreeStep),
    };
    if !is_time {
        refuse!("CZG-R32", "cliche-refuse-build-now");
    }
    if state.is_zombie(seat) {
        refuse!("CZG-072", "cliche-refuse-zombie-builds");
    }
    // CZG-R32: in the middle of his own turn he first settles his exchange, unless another's proposal came in between.
    if state.phase == Phase::Trading
        && state.proposal.is_none()
        && state.trader() == seat
        && let Some(card) = state.exchanging
    {
        refuse!("CZG-R29", "cliche-refuse-exchange-first", card = card.say());
    }
    Ok(())
}

fn check_parts(state: &State, seat: Seat, put: &Cards) -> Result<(), Illegal> {
    if put.medkit > 0 || put.shotgun > 0 {
        refuse!("CZG-069", "cliche-refuse-no-part");
    }
    if !state.hand[seat].has(put) {
        refuse!("CZG-R33", "cliche-refuse-put-not-yours");
    }
    Ok(())
}

pub(crate) fn check_propose(state: &State, seat: Seat, put: &Cards) -> Result<(), Illegal> {
    check_building(state, seat)?;
    if state.proposal.is_some() {
        refuse!("CZG-R33", "cliche-refuse-one-proposal");
    }
    if state.n_proposals[seat] >= MAX_PROPOSALS {
        refuse!(
            "CZG-R39",
            "cliche-refuse-too-many-proposals",
            n = MAX_PROPOSALS
        );
    }
    check_parts(state, seat, put)
}

pub(crate) fn propose(state: &mut State, seat: Seat, put: Cards, out: &mut impl Sink<Event>) {
    let mut all = BySeat::from_fn(state.hand.len(), |_| None);
    all[seat] = Some(put);
    state.proposal = Some(Proposal { by: seat, put: all });
    state.n_proposals[seat] += 1;
    let humans = state.humans();
    out.emit(|| Event::Proposed {
        by: seat,
        put: Some(put),
        humans,
    });
}

pub(crate) fn check_put(state: &State, seat: Seat, put: &Cards) -> Result<(), Illegal> {
    check_building(state, seat)?;
    let Some(proposal) = &state.proposal else {
        refuse!("CZG-R33", "cliche-refuse-no-proposal");
    };
    if proposal.put[seat].is_some() {
        refuse!("CZG-R33", "cliche-refuse-already-answered");
    }
    check_parts(state, seat, put)
}

pub(crate) fn put(state: &mut State, seat: Seat, put: Cards, out: &mut impl Sink<Event>) {
    let humans = state.humans();
    let proposal = state
        .proposal
        .as_mut()
        .expect("there is something to answer");
    proposal.put[seat] = Some(put);
    out.emit(|| Event::PutIn {
        seat,
        put: Some(put),
        humans,
    });
}

pub(crate) fn check_hold_back(state: &State, seat: Seat) -> Result<(), Illegal> {
    check_building(state, seat)?;
    let Some(proposal) = &state.proposal else {
        refuse!("CZG-R33", "cliche-refuse-no-proposal");
    };
    if proposal.by != seat && proposal.put[seat] == Some(Cards::NONE) {
        refuse!("CZG-R33", "cliche-refuse-nothing-to-hold-back");
    }
    Ok(())
}

/// CZG-R33: nobody can be forced. What he put in is his again; without its maker a proposal lapses.
pub(crate) fn hold_back(state: &mut State, seat: Seat, out: &mut impl Sink<Event>) {
    let proposal = state
        .proposal
        .as_mut()
        .expect("there is something to hold back from");
    proposal.put[seat] = Some(Cards::NONE);
    let is_maker = proposal.by == seat;
    out.emit(|| Event::HeldBack { seat });
    if is_maker {
        lapse(state, out);
    }
}

/// What an open proposal has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The cards put in reach the amounts: built at once (CZG-069, CZG-R33).
    Built,
    /// Everybody has answered and it falls short.
    Short,
    /// Somebody has not answered.
    Open,
}

pub(crate) fn verdict(state: &State, proposal: &Proposal) -> Verdict {
    if proposal.total().has(&content().car) {
        Verdict::Built
    } else if state
        .humans()
        .iter()
        .all(|human| proposal.put[human].is_some())
    {
        Verdict::Short
    } else {
        Verdict::Open
    }
}

/// The proposal is off the table and has changed nothing.
pub(crate) fn lapse(state: &mut State, out: &mut impl Sink<Event>) {
    if let Some(proposal) = state.proposal.take() {
        out.emit(|| Event::ProposalLapsed { by: proposal.by });
    }
}

/// Promises bind nobody (CZG-R31): whoever trades away what he put in no longer puts it in.
pub(crate) fn keep_what_is_owned(state: &mut State, out: &mut impl Sink<Event>) {
    let humans = state.humans();
    let Some(proposal) = &mut state.proposal else {
        return;
    };
    for seat in humans.iter() {
        if let Some(put) = &mut proposal.put[seat]
            && !state.hand[seat].has(put)
        {
            *put = put.common(&state.hand[seat]);
            let put = *put;
            out.emit(|| Event::PutIn {
                seat,
                put: Some(put),
                humans,
            });
        }
    }
}

pub(crate) fn check_motorcycle(state: &State, seat: Seat) -> Result<(), Illegal> {
    check_building(state, seat)?;
    // CZG-R35: parts got by free trade count like any others.
    if !state.has_parts(seat, Vehicle::Motorcycle) {
        refuse!("CZG-070", "cliche-refuse-motorcycle-parts");
    }
    Ok(())
}
