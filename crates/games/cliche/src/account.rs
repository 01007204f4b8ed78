//! What only tests ask of a table: where every card lies, what must always hold, and actions out of the blue.

use shamble_core::{Account, Dice, MAX_SEATS, Seat};

use crate::action::Action;
use crate::content::content;
use crate::ids::{Card, Cards, N_ROW, N_TOKENS, Phase};
use crate::state::{MAX_OFFERS, MAX_PROPOSALS, State};

/// Where the cards lie, and what must hold besides.
pub(crate) fn account(state: &State, account: &mut Account) {
    account.expect("card", content().deck.each());
    for card in state.deck.cards() {
        account.one("card", card, "deck");
    }
    for card in state.trash.each() {
        account.one("card", card, "trash");
    }
    for card in state.row.iter().flatten() {
        account.one("card", card, "row");
    }
    for seat in state.seats() {
        for card in state.owned(seat).each() {
            account.one("card", card, format!("seat {seat}"));
        }
        seat_is_sound(state, seat, account);
    }
    let humans = state.humans();
    let are_humans = |seats: shamble_core::SeatSet| seats.iter().all(|seat| humans.has(seat));
    account.check(are_humans(state.arming), || {
        "a zombie is asked to arm".into()
    });
    account.check(are_humans(state.done), || "a zombie is done".into());
    account.check(state.tokens.len() <= state.zombies.len(), || {
        "a token without a zombie".into()
    });
    let in_race = state.phase == Phase::Gathering;
    account.check(!in_race || humans.has(state.holder), || {
        "a zombie holds the human die".into()
    });
    let stands_on_human = |space: &Option<u8>| *space == Some(state.human);
    account.check(
        !in_race || !state.tokens.iter().any(stands_on_human),
        || "a zombie stands on the human token".into(),
    );
    if let Some(card) = state.exchanging {
        let trader = state.trader();
        account.check(state.owned(trader).of(card) > 0, || {
            format!("seat {trader} exchanges {card} without having one")
        });
    }
}

fn seat_is_sound(state: &State, seat: Seat, account: &mut Account) {
    let is_human = state.is_human(seat);
    account.check(state.bites[seat] <= u8::from(is_human), || {
        format!("seat {seat} has {} bite tokens", state.bites[seat])
    });
    account.check(is_human || state.armed[seat] == 0, || {
        format!("zombie {seat} has shotguns face up")
    });
    account.check(
        state.n_offers[seat] <= MAX_OFFERS && state.n_proposals[seat] <= MAX_PROPOSALS,
        || format!("seat {seat} haggles without end"),
    );
    if let Some(offer) = state.offer(seat) {
        let can_be = is_human
            && state.is_human(offer.to)
            && offer.to != seat
            && state.owned(seat).has(&offer.give);
        account.check(can_be, || format!("the offer of seat {seat} cannot be"));
    }
    if let Some(proposal) = state.proposal()
        && let Some(put) = &proposal.put[seat]
    {
        account.check(is_human && state.hand(seat).has(put), || {
            format!("seat {seat} puts in what it does not have")
        });
    }
}

/// Some action that the grammar can write.
pub(crate) fn any_action(state: &State, dice: &mut Dice) -> Action {
    let kind = dice.pick(23);
    let seat = Seat::new(dice.pick(MAX_SEATS));
    let card = Card::ALL[dice.pick(Card::ALL.len())];
    match kind {
        0 => Action::Zombie { seat },
        1 => Action::Start { seat },
        2 => Action::Arm {
            n: dice.below(4) as u8,
        },
        3 => Action::Roll,
        4 => Action::Shoot {
            token: dice.roll(N_TOKENS as u32) as u8,
        },
        5 => Action::Buy {
            space: dice.roll(N_ROW as u32) as u8,
        },
        6 => Action::Exchange { card },
        7 => Action::Take,
        8 => Action::Cancel,
        9 => Action::Replace {
            space: dice.roll(N_ROW as u32) as u8,
        },
        10 => Action::ReplaceOwn { card },
        11 => Action::Pass,
        12 => Action::Offer {
            to: seat,
            give: any_cards(state, dice),
            want: any_cards(state, dice),
        },
        13 => Action::Accept { from: seat },
        14 => Action::Decline { from: seat },
        15 => Action::Counter {
            to: seat,
            give: any_cards(state, dice),
            want: any_cards(state, dice),
        },
        16 => Action::Withdraw,
        17 => Action::Heal { seat },
        18 => Action::Propose {
            put: any_cards(state, dice),
        },
        19 => Action::Put {
            put: any_cards(state, dice),
        },
        20 => Action::HoldBack,
        21 => Action::Motorcycle,
        _ => Action::Done,
    }
}

/// Some of somebody's cards, or a number of one kind that nobody needs to have.
fn any_cards(state: &State, dice: &mut Dice) -> Cards {
    let card = Card::ALL[dice.pick(Card::ALL.len())];
    if dice.pick(4) == 0 {
        return Cards::some(card, dice.below(100) as u8);
    }
    let owned = state.owned(Seat::new(dice.pick(state.hand.len())));
    let some = owned.each().filter(|_| dice.pick(3) == 0);
    some.collect()
}
