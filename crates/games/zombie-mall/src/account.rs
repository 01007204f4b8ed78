//! Everything in the box, counted: where each card lies, and what must hold of tokens, figures and doors. Only tests ask.

use shamble_core::{Account, Seat};

use crate::cards::{CardId, CardSet};
use crate::content::content;
use crate::ids::Dir;
use crate::state::{MOST_TOKENS, State, Status, ground};

/// Says where everything is and checks what must always hold.
pub(crate) fn account(state: &State, account: &mut Account) {
    cards(state, account);
    players(state, account);
    figures(state, account);
    tokens(state, account);
    edges(state, account);
}

/// ZM-R43: a spent Objective card leaves the game; every other card is somewhere, once.
fn cards(state: &State, account: &mut Account) {
    let mut found = CardSet::EMPTY;
    let mut put = |card: CardId, place: String| {
        found.insert(card);
        account.one("card", card.index(), place);
    };
    for card in state.deck.cards() {
        put(*card, "deck".into());
    }
    for (place, cards) in [("discard", state.discard), ("aside", state.aside)] {
        cards.iter().for_each(|card| put(card, place.into()));
    }
    for (place, cards) in [("drawn", &state.drawn[..]), ("dealt", &state.dealt[..])] {
        cards.iter().for_each(|card| put(*card, place.into()));
    }
    for objective in &state.objectives {
        put(objective.card, format!("token {}", objective.number));
    }
    for pile in &state.piles {
        let place = format!("pile {}", pile.number);
        pile.cards.iter().for_each(|card| put(card, place.clone()));
    }
    for (seat, player) in state.players.iter() {
        let place = format!("hand of {seat}");
        player.hand.iter().for_each(|card| put(card, place.clone()));
    }
    let spent = content().objectives.both(&content().now);
    let all = CardId::all().filter(|card| found.has(*card) || !spent.has(*card));
    account.expect("card", all.map(CardId::index));
    for card in CardId::all() {
        let full = card.kind().data().uses;
        let uses = state.uses[card.index()];
        let is_kept = state.players.values().any(|player| player.hand.has(card))
            || state.piles.iter().any(|pile| pile.cards.has(card));
        account.check((uses == 0) == (full == 0), || {
            format!("{} has {uses} uses left", card.kind())
        });
        // ZM-R43: a card that is drawn is fresh.
        account.check(is_kept || uses == full, || {
            format!("{} lies away with {uses} uses of {full}", card.kind())
        });
    }
}

fn players(state: &State, account: &mut Account) {
    for (seat, player) in state.players.iter() {
        let is_in = matches!(player.status, Status::OnMap | Status::Bitten);
        account.check(!is_in || state.mall.is_legal(player.at), || {
            format!("seat {seat} is at {}, which is no floor", player.at)
        });
        let may_hold = matches!(player.status, Status::OnMap | Status::Rescued);
        account.check(may_hold || player.hand.is_empty(), || {
            format!("seat {seat} is {:?} and holds cards", player.status)
        });
        account.check(player.hand.both(&content().now).is_empty(), || {
            format!("seat {seat} holds a card that is played when drawn")
        });
        account.check(
            player.bandages <= MOST_TOKENS && player.adrenaline <= MOST_TOKENS,
            || format!("seat {seat} has more tokens than there are"),
        );
        // Everybody who can be bitten has as many bites as that took, and never fewer than none.
        account.check(
            player.bites < u16::MAX / 2 && player.vp < u16::MAX / 2,
            || format!("a counter of seat {seat} ran below zero"),
        );
    }
    if let Some(offer) = &state.offer {
        let is_there = |seat: Seat| state.players[seat].status == Status::OnMap;
        account.check(is_there(offer.from) && is_there(offer.to), || {
            "an offer stands between players who are not there".into()
        });
    }
    if state.ending.is_none() {
        let active = state.active().status;
        account.check(!matches!(active, Status::Dead | Status::Rescued), || {
            format!("it is the turn of a player who is {active:?}")
        });
    }
}

fn figures(state: &State, account: &mut Account) {
    account.expect("zombie", state.zombies.iter());
    for space in state.mall.spaces() {
        for _ in 0..state.cell(space).zombies {
            account.one("zombie", space, "its space");
        }
    }
    let is_sorted = |list: &[_]| list.is_sorted();
    account.check(is_sorted(&state.zombies) && is_sorted(&state.moved), || {
        "the lists of zombies are out of order".into()
    });
    for at in &state.zombies {
        account.check(state.mall.is_legal(*at), || {
            format!("a zombie is at {at}, which is no floor")
        });
        let n = |list: &[_]| list.iter().filter(|other| *other == at).count();
        account.check(n(&state.moved) <= n(&state.zombies), || {
            format!("more zombies have moved to {at} than are there")
        });
    }
    if let Some(cap) = state.options.zombie_cap {
        account.check(state.zombies.len() <= usize::from(cap), || {
            "there are more zombies than the table allows (ZM-R17)".into()
        });
    }
}

/// ZM-193: a space has one token at most; every token and pile is on the map and in its list.
fn tokens(state: &State, account: &mut Account) {
    let at = |bit: u8| {
        let cells = state.mall.spaces();
        cells.filter(move |space| state.cell(*space).ground & bit != 0)
    };
    account.expect("objective token", state.objectives.iter().map(|o| o.at));
    at(ground::OBJECTIVE).for_each(|space| account.one("objective token", space, "map"));
    account.expect("loot pile", state.piles.iter().map(|pile| pile.at));
    at(ground::PILE).for_each(|space| account.one("loot pile", space, "map"));
    for pile in &state.piles {
        account.check(!pile.cards.is_empty(), || {
            format!("pile {} is empty", pile.number)
        });
        let same = |other: &&crate::state::Pile| other.number == pile.number;
        account.check(state.piles.iter().filter(same).count() == 1, || {
            format!("there are two piles {}", pile.number)
        });
    }
    for space in at(ground::LOOT) {
        let is_double = state.cell(space).ground & ground::OBJECTIVE != 0;
        account.check(!is_double, || format!("two tokens lie at {space}"));
    }
    let n_loot = at(ground::LOOT).count() + usize::from(state.to_place);
    let n_most = usize::from(state.options.loot_tokens) + state.dealt.len();
    account.check(n_loot <= n_most, || {
        format!("there are {n_loot} Loot tokens of {n_most}")
    });
}

/// What the edges let through is what doors and wedges say.
fn edges(state: &State, account: &mut Account) {
    let mut again = state.clone();
    for space in state.mall.spaces() {
        for side in [Dir::E, Dir::S] {
            if again.mall.is_way(space, side) {
                again.set_edge(space, side);
            }
        }
    }
    account.check(again.cells == state.cells, || {
        "an edge lets through what doors and wedges do not, or the other way round".into()
    });
}
