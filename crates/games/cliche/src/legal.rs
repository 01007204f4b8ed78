//! What a seat can sensibly choose, prompt by prompt.
//!
//! The order is fixed: what ends the game, answers to others, what one does alone, going on, and bargains last. Offers and
//! parts for a car are combinations: only simple ones are listed, the others are put together with [`crate::compose`].

use shamble_core::{Millis, Seat};

use crate::action::Action;
use crate::ids::{Card, Cards, Phase, Vehicle};
use crate::options::BuildWhen;
use crate::rules::{bargain, race, row};
use crate::state::{MAX_OFFERS, MAX_PROPOSALS, State};

/// Appends what `seat` can choose at `now`.
pub(crate) fn actions(state: &State, seat: Seat, now: Millis, out: &mut Vec<Action>) {
    if !state.is_at_table(seat) {
        return;
    }
    match state.phase {
        Phase::Naming if state.chooser == Some(seat) => {
            out.extend((state.humans().iter()).map(|seat| Action::Zombie { seat }));
        }
        Phase::Placing if state.chooser == Some(seat) => {
            // CZG-R05: the first human clockwise from the zombie is the default, so it comes first.
            let zombie = *state.zombies.last().expect("zombies are named first");
            let humans = state
                .clockwise_from(zombie)
                .filter(|seat| state.is_human(*seat));
            out.extend(humans.map(|seat| Action::Start { seat }));
        }
        Phase::Setup if state.arming.has(seat) => {
            out.extend((0..=state.owned(seat).shotgun).map(|n| Action::Arm { n }));
        }
        Phase::Gathering => {
            if race::check_roll(state, seat, now).is_ok() {
                out.push(Action::Roll);
            }
            out.extend(state.targets(seat).map(|token| Action::Shoot { token }));
        }
        Phase::Trading => trading(state, seat, out),
        Phase::FreeStep if state.is_human(seat) => {
            free_step(state, seat, out);
        }
        _ => {}
    }
}

fn trading(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let is_trader = state.trader() == seat;
    if is_trader && state.exchanging.is_some() && state.proposal.is_none() {
        out.push(Action::Take);
        out.push(Action::Cancel);
        return;
    }
    if state.options.build_when == BuildWhen::TradingPhase && state.is_human(seat) {
        building(state, seat, out);
    }
    if !is_trader || state.proposal.is_some() {
        return;
    }
    let spaces = 1..=state.row.len() as u8;
    if state.is_human(seat) {
        for space in spaces.filter(|space| row::check_buy(state, seat, *space).is_ok()) {
            out.push(Action::Buy { space });
        }
        for card in Card::ALL
            .into_iter()
            .filter(|card| row::check_exchange(state, seat, *card).is_ok())
        {
            out.push(Action::Exchange { card });
        }
    } else {
        for space in spaces.filter(|space| row::check_replace(state, seat, *space).is_ok()) {
            out.push(Action::Replace { space });
        }
        for card in Card::ALL
            .into_iter()
            .filter(|card| row::check_replace_own(state, seat, *card).is_ok())
        {
            out.push(Action::ReplaceOwn { card });
        }
    }
    out.push(Action::Pass);
}

fn free_step(state: &State, seat: Seat, out: &mut Vec<Action>) {
    building(state, seat, out);
    let others = state.humans().without(seat);
    let asks_me = |from: &Seat| state.offers[*from].is_some_and(|offer| offer.to == seat);
    for from in others.iter().filter(asks_me) {
        if bargain::check_accept(state, seat, from).is_ok() {
            out.push(Action::Accept { from });
        }
        out.push(Action::Decline { from });
    }
    if state.offers[seat].is_some() {
        out.push(Action::Withdraw);
    }
    if state.hand[seat].medkit > 0 {
        for patient in state
            .humans()
            .iter()
            .filter(|patient| state.bites[*patient] > 0)
        {
            out.push(Action::Heal { seat: patient });
        }
    }
    if !state.done.has(seat) || state.owes_answer(seat) {
        out.push(Action::Done);
    }
    if state.offers[seat].is_some() || state.n_offers[seat] >= MAX_OFFERS {
        return;
    }
    let (owned, wantable) = (state.owned(seat), bargain::wantable(state, seat));
    // Who owns every card of a kind is rare, and these lists are the longest of the game.
    let is_all_wantable = Card::ALL.into_iter().all(|card| wantable.of(card) > 0);
    for to in others.iter() {
        // To somebody who asks me something, an offer is a counter-offer.
        let is_counter = asks_me(&to);
        let ask = |&(give, want): &(Cards, Cards)| match is_counter {
            true => Action::Counter { to, give, want },
            false => Action::Offer { to, give, want },
        };
        for (card, _) in owned.iter() {
            let bargains = SIMPLE_BARGAINS[card as usize].iter();
            if is_all_wantable {
                out.extend(bargains.map(ask));
            } else {
                let possible = bargains.filter(|(_, want)| wantable.has(want));
                out.extend(possible.map(ask));
            }
        }
    }
}

/// For each kind of card: one of it as a gift, and one of it for one of each other kind.
const SIMPLE_BARGAINS: [[(Cards, Cards); Card::ALL.len()]; Card::ALL.len()] = {
    let mut all = [[(Cards::NONE, Cards::NONE); Card::ALL.len()]; Card::ALL.len()];
    let mut give = 0;
    while give < all.len() {
        let mut want = 0;
        let mut next = 1;
        all[give][0].0 = Cards::one(Card::ALL[give]);
        while want < all.len() {
            if want != give {
                all[give][next] = (all[give][0].0, Cards::one(Card::ALL[want]));
                next += 1;
            }
            want += 1;
        }
        give += 1;
    }
    all
};

fn building(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.has_parts(seat, Vehicle::Motorcycle) {
        out.push(Action::Motorcycle);
    }
    let useful = state.useful_parts(seat);
    let Some(proposal) = &state.proposal else {
        if state.n_proposals[seat] < MAX_PROPOSALS {
            out.push(Action::Propose { put: useful });
        }
        return;
    };
    match proposal.put[seat] {
        None => {
            if !useful.is_empty() {
                out.push(Action::Put { put: useful });
            }
            out.push(Action::Put { put: Cards::NONE });
            out.push(Action::HoldBack);
        }
        Some(put) if proposal.by == seat || !put.is_empty() => out.push(Action::HoldBack),
        Some(_) => {}
    }
}
