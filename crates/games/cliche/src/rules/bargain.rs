//! The free step: offers among humans, and medkits.

use shamble_core::{Illegal, Seat, Sink, refuse};

use crate::content::content;
use crate::event::{Event, Trade};
use crate::ids::{Card, Cards, Phase};
use crate::rules::{row, vehicle};
use crate::state::{MAX_OFFERS, Offer, State};

fn check_free_trade(state: &State, seat: Seat) -> Result<(), Illegal> {
    if state.phase != Phase::FreeStep {
        refuse!("CZG-061", "cliche-refuse-no-free-step");
    }
    if state.is_zombie(seat) {
        refuse!("CZG-064", "cliche-refuse-zombie-bargain");
    }
    Ok(())
}

/// Whether `seat` may make an offer at all.
pub(crate) fn check_maker(state: &State, seat: Seat) -> Result<(), Illegal> {
    check_free_trade(state, seat)?;
    if state.offers[seat].is_some() {
        refuse!("CZG-R39", "cliche-refuse-one-offer");
    }
    if state.n_offers[seat] >= MAX_OFFERS {
        refuse!("CZG-R39", "cliche-refuse-too-many-offers", n = MAX_OFFERS);
    }
    Ok(())
}

/// What `seat` may ask for: all cards of the game but its own, wherever they are (CZG-R39).
pub(crate) fn wantable(state: &State, seat: Seat) -> Cards {
    state.owned(seat).missing_of(&content().deck)
}

/// Judges only what the maker knows: whether the partner could accept is not his to learn (CZG-R39).
pub(crate) fn check_offer(state: &State, seat: Seat, offer: &Offer) -> Result<(), Illegal> {
    check_free_trade(state, seat)?;
    if !state.is_at_table(offer.to) || offer.to == seat {
        refuse!("CZG-R31", "cliche-refuse-offer-to-whom");
    }
    if state.is_zombie(offer.to) {
        refuse!("CZG-064", "cliche-refuse-zombie-partner", seat = offer.to);
    }
    if offer.give.is_empty() && offer.want.is_empty() {
        refuse!("CZG-R31", "cliche-refuse-empty-offer");
    }
    if !state.owned(seat).has(&offer.give) {
        refuse!("CZG-R31", "cliche-refuse-offer-not-yours");
    }
    if !wantable(state, seat).has(&offer.want) {
        refuse!("CZG-R31", "cliche-refuse-offer-not-there");
    }
    check_maker(state, seat)
}

pub(crate) fn offer(state: &mut State, seat: Seat, offer: Offer, out: &mut impl Sink<Event>) {
    state.offers[seat] = Some(offer);
    state.n_offers[seat] += 1;
    let Offer { to, give, want } = offer;
    out.emit(|| Event::Offered {
        from: seat,
        to,
        give,
        want,
    });
}

/// The open offer of `from` to `seat`.
pub(crate) fn check_answer(state: &State, seat: Seat, from: Seat) -> Result<Offer, Illegal> {
    check_free_trade(state, seat)?;
    let offer = state.offers.get(from).copied().flatten();
    match offer.filter(|offer| offer.to == seat) {
        Some(offer) => Ok(offer),
        None => refuse!("CZG-R39", "cliche-refuse-no-such-offer"),
    }
}

pub(crate) fn check_accept(state: &State, seat: Seat, from: Seat) -> Result<Offer, Illegal> {
    let offer = check_answer(state, seat, from)?;
    if !state.owned(seat).has(&offer.want) {
        refuse!("CZG-R31", "cliche-refuse-accept-not-yours");
    }
    Ok(offer)
}

/// CZG-R31: cards change hands by consent of both; CZG-R18: a shotgun comes into the new owner's hand.
pub(crate) fn accept(
    state: &mut State,
    seat: Seat,
    from: Seat,
    offer: &Offer,
    out: &mut impl Sink<Event>,
) {
    let Offer { give, want, .. } = *offer;
    state.offers[from] = None;
    row::give_up(state, from, &give);
    row::give_up(state, seat, &want);
    state.hand[seat] = state.hand[seat].and(&give);
    state.hand[from] = state.hand[from].and(&want);
    out.emit(|| Event::Traded {
        from,
        to: seat,
        n_given: give.total() as u8,
        n_got: want.total() as u8,
        cards: Some(Trade {
            given: give,
            got: want,
        }),
    });
    drop_impossible(state, out);
}

pub(crate) fn decline(state: &mut State, seat: Seat, from: Seat, out: &mut impl Sink<Event>) {
    state.offers[from] = None;
    out.emit(|| Event::Declined { from, to: seat });
}

pub(crate) fn check_withdraw(state: &State, seat: Seat) -> Result<Offer, Illegal> {
    check_free_trade(state, seat)?;
    match state.offers[seat] {
        Some(offer) => Ok(offer),
        None => refuse!("CZG-R39", "cliche-refuse-no-such-offer"),
    }
}

pub(crate) fn withdraw(state: &mut State, seat: Seat, offer: &Offer, out: &mut impl Sink<Event>) {
    state.offers[seat] = None;
    out.emit(|| Event::Withdrawn {
        from: seat,
        to: offer.to,
    });
}

pub(crate) fn check_heal(state: &State, seat: Seat, patient: Seat) -> Result<(), Illegal> {
    if state.phase != Phase::FreeStep {
        refuse!("CZG-R30", "cliche-refuse-heal-now");
    }
    if state.is_zombie(seat) {
        refuse!("CZG-R30", "cliche-refuse-zombie-heals");
    }
    if state.hand[seat].medkit == 0 {
        refuse!("CZG-010", "cliche-refuse-no-medkit");
    }
    if !state.is_at_table(patient) {
        refuse!("CZG-010", "cliche-refuse-no-such-seat");
    }
    // CZG-003: a zombie has no bite token either, and nothing turns it back.
    if state.bites[patient] == 0 {
        refuse!("CZG-010", "cliche-refuse-not-bitten", seat = patient);
    }
    Ok(())
}

/// CZG-010: takes one bite token off, and goes to the trash.
pub(crate) fn heal(state: &mut State, seat: Seat, patient: Seat, out: &mut impl Sink<Event>) {
    state.hand[seat].medkit -= 1;
    *state.trash.of_mut(Card::Medkit) += 1;
    state.bites[patient] -= 1;
    out.emit(|| Event::Healed {
        by: seat,
        seat: patient,
    });
    drop_impossible(state, out);
}

/// CZG-R39: an offer stands only while its maker has what he offers. So an open offer can always be accepted, as far as
/// its maker is concerned, and nobody learns anything by trying.
pub(crate) fn drop_impossible(state: &mut State, out: &mut impl Sink<Event>) {
    for from in state.seats() {
        if let Some(Offer { to, give, .. }) = state.offers[from]
            && !state.owned(from).has(&give)
        {
            state.offers[from] = None;
            out.emit(|| Event::OfferLapsed { from, to });
        }
    }
    vehicle::keep_what_is_owned(state, out);
}

pub(crate) fn check_done(state: &State, seat: Seat) -> Result<(), Illegal> {
    if state.phase != Phase::FreeStep || state.is_zombie(seat) {
        refuse!("CZG-R40", "cliche-refuse-not-asked");
    }
    if state.done.has(seat) && !state.owes_answer(seat) {
        refuse!("CZG-R39", "cliche-refuse-already-done");
    }
    Ok(())
}

/// Nothing is on offer any more.
pub(crate) fn clear_offers(state: &mut State) {
    for seat in state.seats() {
        state.offers[seat] = None;
        state.n_offers[seat] = 0;
    }
}
