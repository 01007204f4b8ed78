//! A table as a plain description that people can read and patch, and the way back with everything that is wrong.
//!
//! What a description leaves open is filled in: dice lie ready, tokens stand on their marks, the human-start card lies with
//! the first human clockwise from the first zombie, the human die with the human-start card, and whoever owns a shotgun is
//! asked about it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use shamble_core::{BySeat, Dice, MAX_SEATS, Millis, Pace, Seat, SeatSet};

use crate::ids::{Card, Cards, MAX_CARDS, N_DICE, N_ROW, N_TOKENS, Phase, Space};
use crate::options::Options;
use crate::outcome::Ending;
use crate::rules::arming;
use crate::state::{Die, MAX_OFFERS, MAX_PROPOSALS, Offer, OpeningRoll, Proposal, State};

/// Everything on the table. The number of seats is that of the hands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub phase: Phase,
    /// From 1; 0 before the first.
    pub round: u32,
    /// Zombies in the order of their tokens.
    pub zombies: Vec<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start_card: Option<Seat>,

    /// Cards in hand, by seat, face-up shotguns not among them.
    pub hand: BySeat<Cards>,
    /// Shotguns face up, by seat.
    pub armed: BySeat<u8>,
    /// Bite tokens, by seat.
    pub bites: BySeat<u8>,
    /// Top card first.
    pub deck: Vec<Card>,
    pub trash: Cards,

    pub opening: BySeat<OpeningRoll>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chooser: Option<Seat>,

    /// Humans who have not said yet which shotguns lie face up.
    pub arming: SeatSet,
    /// The space of the human token.
    pub human: Space,
    /// The spaces of Z1, Z2, ...
    pub tokens: Vec<Place>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holder: Option<Seat>,
    /// The human die, then those of Z1 to Z7.
    pub die: Vec<Die>,
    pub next_tick: Millis,

    /// Left to right.
    pub row: Vec<OnRow>,
    /// Who trades first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// How many trading turns are over.
    pub turn: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exchanging: Option<Card>,
    /// Kinds whose exchange was called off this turn.
    pub called_off: Vec<Card>,

    pub done: SeatSet,
    /// The open offer of each seat.
    pub offers: BySeat<Option<Offer>>,
    pub n_offers: BySeat<u8>,
    pub n_proposals: BySeat<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposal: Option<Proposal>,

    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Millis>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,

    pub options: Options,
    pub pace: Pace,
    pub dice: Dice,
}

/// Where a zombie token is: a space, or `"killed"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Place {
    On(Space),
    Off(Killed),
}

/// Off the track until the next round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Killed {
    Killed,
}

/// What lies on a space of the row: a card, or `"empty"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OnRow {
    Card(Card),
    Empty(Empty),
}

/// No card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Empty {
    Empty,
}

/// `state` in plain words.
pub(crate) fn describe(state: &State) -> Position {
    // Before a round has begun nobody has the human-start card or the die.
    let in_play = |seat: Seat| (state.round > 0).then_some(seat);
    Position {
        phase: state.phase,
        round: state.round,
        zombies: state.zombies.to_vec(),
        start_card: in_play(state.start_card),
        hand: state.hand.clone(),
        armed: state.armed.clone(),
        bites: state.bites.clone(),
        deck: state.deck.cards().iter().rev().copied().collect(),
        trash: state.trash,
        opening: state.opening.clone(),
        chooser: state.chooser,
        arming: state.arming,
        human: state.human,
        tokens: (state.tokens.iter())
            .map(|space| space.map_or(Place::Off(Killed::Killed), Place::On))
            .collect(),
        holder: in_play(state.holder),
        die: state.die.to_vec(),
        next_tick: state.next_tick,
        row: (state.row.iter())
            .map(|card| card.map_or(OnRow::Empty(Empty::Empty), OnRow::Card))
            .collect(),
        first: in_play(state.first),
        turn: state.turn,
        exchanging: state.exchanging,
        called_off: state.called_off.iter().map(|(card, _)| card).collect(),
        done: state.done,
        offers: state.offers.clone(),
        n_offers: state.n_offers.clone(),
        n_proposals: state.n_proposals.clone(),
        proposal: state.proposal.clone(),
        deadline: state.deadline,
        ending: state.ending,
        options: state.options,
        pace: state.pace,
        dice: state.dice.clone(),
    }
}

/// The table that `position` describes, or all that is wrong with it.
pub(crate) fn build(position: Position) -> Result<State, Vec<String>> {
    let mut wrong = Vec::new();
    check_sizes(&position, &mut wrong);
    if !wrong.is_empty() {
        // Nothing else can be looked at safely.
        return Err(wrong);
    }
    let is_playing = position.phase >= Phase::Setup;
    let mut state = State {
        zombies: position.zombies.iter().copied().collect(),
        deck: position.deck.iter().rev().copied().collect(),
        tokens: (position.tokens.iter())
            .map(|place| match place {
                Place::On(space) => Some(*space),
                Place::Off(Killed::Killed) => None,
            })
            .collect(),
        die: std::array::from_fn(|i| position.die[i]),
        row: std::array::from_fn(|i| match position.row[i] {
            OnRow::Card(card) => Some(card),
            OnRow::Empty(Empty::Empty) => None,
        }),
        start_card: Seat::new(0),
        holder: Seat::new(0),
        first: Seat::new(0),
        called_off: position.called_off.iter().copied().collect(),
        round: if is_playing {
            position.round.max(1)
        } else {
            position.round
        },
        options: position.options,
        pace: position.pace,
        dice: position.dice,
        phase: position.phase,
        opening: position.opening,
        chooser: position.chooser,
        hand: position.hand,
        armed: position.armed,
        bites: position.bites,
        trash: position.trash,
        arming: position.arming,
        human: position.human,
        next_tick: position.next_tick,
        turn: position.turn,
        exchanging: position.exchanging,
        done: position.done,
        offers: position.offers,
        n_offers: position.n_offers,
        n_proposals: position.n_proposals,
        proposal: position.proposal,
        deadline: position.deadline,
        ending: position.ending,
    };
    if is_playing {
        let first_zombie = state.zombies.first().copied().unwrap_or(Seat::new(0));
        state.start_card = position
            .start_card
            .unwrap_or_else(|| state.next_human(first_zombie));
        state.holder = position.holder.unwrap_or(state.start_card);
        state.first = position.first.unwrap_or(state.start_card);
        if state.tokens.is_empty() {
            let (human, holder) = (state.human, state.holder);
            arming::place_tokens(&mut state);
            (state.human, state.holder) = (human, holder);
        }
        if state.phase == Phase::Setup && state.arming.is_empty() {
            arming::ask_owners(&mut state);
        }
    }
    check(&state, &mut wrong);
    if wrong.is_empty() {
        Ok(state)
    } else {
        Err(wrong)
    }
}

/// Whether every list has the length that the table asks for, and every seat exists.
fn check_sizes(position: &Position, wrong: &mut Vec<String>) {
    let n_seats = position.hand.len();
    if !(2..=MAX_SEATS).contains(&n_seats) {
        wrong.push(format!("hand: 2 to 8 seats, not {n_seats}"));
    }
    let by_seat = [
        ("armed", position.armed.len()),
        ("bites", position.bites.len()),
        ("opening", position.opening.len()),
        ("offers", position.offers.len()),
        ("n_offers", position.n_offers.len()),
        ("n_proposals", position.n_proposals.len()),
        (
            "proposal.put",
            position
                .proposal
                .as_ref()
                .map_or(n_seats, |proposal| proposal.put.len()),
        ),
    ];
    for (key, len) in by_seat {
        if len != n_seats {
            wrong.push(format!(
                "{key}: one entry for each of {n_seats} seats, not {len}"
            ));
        }
    }
    for (key, len, expected) in [
        ("die", position.die.len(), N_DICE),
        ("row", position.row.len(), N_ROW),
    ] {
        if len != expected {
            wrong.push(format!("{key}: {expected} entries, not {len}"));
        }
    }
    if position.zombies.len() > n_seats {
        wrong.push(format!("zombies: at most {n_seats}"));
    }
    if position.tokens.len() > N_TOKENS {
        wrong.push(format!("tokens: at most {N_TOKENS}"));
    }
    let hands = position.hand.values().map(Cards::total).sum::<usize>();
    let armed = position
        .armed
        .values()
        .map(|n| usize::from(*n))
        .sum::<usize>();
    let row = position
        .row
        .iter()
        .filter(|on| matches!(on, OnRow::Card(_)))
        .count();
    let n_cards = position.deck.len() + position.trash.total() + hands + armed + row;
    if n_cards > MAX_CARDS {
        wrong.push(format!(
            "deck, trash, hand, armed and row: at most {MAX_CARDS} cards together, not {n_cards}"
        ));
    }
    let seats = (position.zombies.iter().copied())
        .chain(position.start_card)
        .chain(position.holder)
        .chain(position.first)
        .chain(position.chooser)
        .chain(position.arming.iter())
        .chain(position.done.iter())
        .chain(position.offers.values().flatten().map(|offer| offer.to))
        .chain(position.proposal.as_ref().map(|proposal| proposal.by));
    let strangers: SeatSet = seats.filter(|seat| seat.index() >= n_seats).collect();
    for seat in strangers.iter() {
        wrong.push(format!("seat {seat} is not at a table of {n_seats}"));
    }
}

/// What must hold at any table.
fn check(state: &State, wrong: &mut Vec<String>) {
    let mut must = |holds: bool, what: &str| {
        if !holds {
            wrong.push(what.to_owned());
        }
    };
    let humans = state.humans();
    let is_human = |seat: Seat| humans.has(seat);
    let unique: ArrayVec<Seat, MAX_SEATS> = state.zombies.clone();
    must(
        (1..unique.len()).all(|i| !unique[..i].contains(&unique[i])),
        "zombies: nobody is one twice",
    );
    must(state.bites.values().all(|n| *n <= 1), "bites: none or one");
    for zombie in &state.zombies {
        must(
            state.bites[*zombie] == 0,
            "bites: a zombie has no bite token",
        );
        must(
            state.armed[*zombie] == 0,
            "armed: a zombie has no shotgun face up",
        );
    }
    let length = state.options.track.length();
    must(state.human < length, "human: a space of the track");
    must(
        state.tokens.iter().flatten().all(|space| *space < length),
        "tokens: spaces of the track",
    );
    must(
        (state.ending.is_some()) == (state.phase == Phase::Over),
        "ending: in phase over, and only there",
    );
    let is_opening = state.phase < Phase::Setup;
    if is_opening {
        let has_chooser = state.chooser.is_some() == (state.phase != Phase::Opening);
        must(
            has_chooser,
            "chooser: in phases naming and placing, not before",
        );
        let n_start = state.options.n_start_zombies(state.hand.len());
        let is_right = match state.phase {
            Phase::Opening => state.zombies.is_empty(),
            Phase::Naming => state.zombies.len() < n_start,
            _ => state.zombies.len() == n_start,
        };
        must(
            is_right,
            "zombies: as many as the phase of the opening asks for",
        );
    } else {
        must(
            !state.zombies.is_empty(),
            "zombies: at least one from the first round on",
        );
    }
    if !is_opening && state.phase != Phase::Over {
        must(!humans.is_empty(), "zombies: at least one human is left");
    }
    let in_race = matches!(state.phase, Phase::Setup | Phase::Gathering);
    if in_race {
        must(
            state.tokens.len() == state.zombies.len().min(N_TOKENS),
            "tokens: one for each zombie",
        );
        must(
            state.tokens.iter().any(Option::is_some),
            "tokens: at least one on the track",
        );
        must(
            !state.tokens.contains(&Some(state.human)),
            "tokens: not on the space of the human token",
        );
        must(is_human(state.holder), "holder: a human");
        must(
            is_human(state.start_card),
            "start_card: with a human before and in a race",
        );
    }
    if state.phase == Phase::Setup {
        must(
            !state.arming.is_empty(),
            "arming: a human with a shotgun, or the race would have begun",
        );
    } else {
        must(state.arming.is_empty(), "arming: only in phase setup");
    }
    for seat in state.arming.iter() {
        must(
            is_human(seat) && state.owned(seat).shotgun > 0,
            "arming: only humans who own a shotgun are asked",
        );
    }
    must(
        usize::from(state.turn) < state.hand.len(),
        "turn: less than the number of seats",
    );
    if let Some(card) = state.exchanging {
        let is_trading =
            state.phase == Phase::Trading && usize::from(state.turn) < state.hand.len();
        let fits = is_trading && {
            let trader = state.trader();
            is_human(trader) && card != Card::Scrap && state.owned(trader).of(card) > 0
        };
        must(
            fits,
            "exchanging: a card of a human whose turn at the row it is",
        );
    }
    check_bargains(state, &mut must);
}

fn check_bargains(state: &State, must: &mut impl FnMut(bool, &str)) {
    // A game may end in the middle of bargains.
    let is_free_step = matches!(state.phase, Phase::FreeStep | Phase::Over);
    for (from, offer) in state.offers.iter() {
        if let Some(offer) = offer {
            must(
                is_free_step
                    && state.is_human(from)
                    && state.is_human(offer.to)
                    && from != offer.to,
                "offers: from one human to another, in the free step",
            );
            must(
                state.owned(from).has(&offer.give),
                "offers: nobody offers what he does not own",
            );
        }
    }
    must(
        state.n_offers.values().all(|n| *n <= MAX_OFFERS),
        "n_offers: at most 12",
    );
    must(
        state.n_proposals.values().all(|n| *n <= MAX_PROPOSALS),
        "n_proposals: at most 3",
    );
    must(
        is_free_step || state.done.is_empty(),
        "done: only in the free step",
    );
    must(
        state.done.iter().all(|seat| state.is_human(seat)),
        "done: only humans",
    );
    let Some(proposal) = &state.proposal else {
        return;
    };
    must(
        matches!(state.phase, Phase::Trading | Phase::FreeStep | Phase::Over),
        "proposal: only when vehicles can be built",
    );
    must(
        proposal.put[proposal.by].is_some(),
        "proposal.put: its maker puts something in, or nothing",
    );
    for (seat, put) in proposal.put.iter() {
        if let Some(put) = put {
            must(state.is_human(seat), "proposal.put: only humans answer");
            must(
                state.hand[seat].has(put),
                "proposal.put: nobody puts in what he does not have",
            );
            must(
                put.medkit == 0 && put.shotgun == 0,
                "proposal.put: scrap, tires and engines",
            );
        }
    }
}
