//! What a viewer may see, built up from nothing; and, in `view/redeal.rs`, everything else dealt anew.
//!
//! Open to all (CZG-R07): sides, hand sizes, bite tokens, face-up shotguns, dice, track, row, deck size, trash. Open to some:
//! one's own hand, offers between their partners (CZG-R39), amounts put into a car to humans (CZG-R33).

mod redeal;

use std::sync::Arc;

use serde::Serialize;
use shamble_core::{BySeat, Changes, Millis, Seat, SeatSet, Viewer};

use crate::content::content;
use crate::ids::{Card, Cards, Phase, Side, Space, Vehicle};
use crate::odds;
use crate::options::RaceMode;
use crate::outcome::Ending;
use crate::state::{MAX_OFFERS, MAX_PROPOSALS, OpeningRoll, Proposal, State};

pub(crate) use redeal::determinize;

/// Everything the board needs, without any rule left to the client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "cliche/", optional_fields)
)]
pub struct View {
    pub phase: Phase,
    /// From 1; 0 before the first.
    pub round: u32,
    /// The round after which everybody loses.
    pub max_rounds: Option<u32>,
    /// The seat this view is for.
    pub you: Option<Seat>,
    pub seats: BySeat<SeatView>,
    /// What everybody rolled for the right to name the zombie.
    pub opening: BySeat<OpeningRoll>,
    pub chooser: Option<Seat>,
    /// The track; from the first round on.
    pub chase: Option<ChaseView>,
    pub row: Vec<RowView>,
    pub deck: usize,
    pub trash: TrashView,
    pub trading: Option<TradingView>,
    /// Open offers from you and to you.
    pub offers: Vec<OfferView>,
    /// How many more offers you may make in this free step.
    pub offers_left: u8,
    /// How many more cars you may propose in this step.
    pub proposals_left: u8,
    pub proposal: Option<ProposalView>,
    pub car: VehicleView,
    pub motorcycle: VehicleView,
    /// What a card of each kind is worth in scrap.
    pub exchange: Cards,
    /// When arming or the free step ends by itself.
    pub deadline: Option<Millis>,
    pub ending: Option<Ending>,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "cliche/", optional_fields)
)]
pub struct SeatView {
    pub side: Side,
    /// The number of a zombie's token.
    pub token: Option<u8>,
    /// Cards in hand, face-up shotguns not counted.
    pub hand_size: usize,
    /// The cards themselves: your own, or everybody's once the game is over.
    pub hand: Option<Cards>,
    /// Shotguns face up.
    pub armed: u8,
    pub bites: u8,
    pub has_start_card: bool,
    /// Whether this human has the human die, in a race.
    pub is_holder: bool,
    /// Done with the free step.
    pub is_done: bool,
    /// Whether the size of this human's hand would allow a motorcycle; nothing more is known.
    pub could_ride: bool,
}

/// The race as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "cliche/", optional_fields)
)]
pub struct ChaseView {
    /// How many spaces the ring has, numbered clockwise from H = 0.
    pub length: Space,
    /// Where Z1 to Z7 start.
    pub marks: Vec<Space>,
    pub human: Space,
    pub tokens: Vec<TokenView>,
    /// Dice in play during a race, the human die first.
    pub dice: Vec<DieView>,
    /// When all dice next roll by themselves.
    pub next_tick: Option<Millis>,
    pub roll_interval_ms: u32,
    pub mode: RaceMode,
    /// The humans' chance in thousandths to kill all zombies, before and during a race.
    pub chance: Option<u16>,
}

/// A zombie token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "cliche/", optional_fields)
)]
pub struct TokenView {
    pub number: u8,
    pub seat: Seat,
    /// Nothing once killed.
    pub space: Option<Space>,
    /// Steps the human token must gain to kill it.
    pub ahead: Option<Space>,
    /// Steps it must gain to bite.
    pub behind: Option<Space>,
}

/// A die in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "cliche/", optional_fields)
)]
pub struct DieView {
    pub seat: Seat,
    /// The zombie token it moves; 0 for the human die.
    pub token: u8,
    /// The last result.
    pub value: Option<u8>,
    /// With `race=live`, from when on it can be rolled.
    pub ready_at: Option<Millis>,
}

/// A space of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "cliche/", optional_fields)
)]
pub struct RowView {
    pub price: u8,
    pub card: Option<Card>,
}

/// The trash, as far as it is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "cliche/", optional_fields)
)]
pub struct TrashView {
    pub size: usize,
    pub scrap: u8,
    /// All of it, with `open_trash`.
    pub cards: Option<Cards>,
}

/// The turns at the row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "cliche/", optional_fields)
)]
pub struct TradingView {
    pub order: Vec<Seat>,
    /// Whose turn it is; nobody's in the free step.
    pub trader: Option<Seat>,
    /// The card you want to exchange though there is too little scrap.
    pub exchanging: Option<Card>,
}

/// An open offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Changes)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cliche/"))]
pub struct OfferView {
    pub from: Seat,
    pub to: Seat,
    pub give: Cards,
    pub want: Cards,
}

/// A car that is proposed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "cliche/", optional_fields)
)]
pub struct ProposalView {
    pub by: Seat,
    pub answered: SeatSet,
    /// What each human puts in; for humans only.
    pub put: Option<BySeat<Option<Cards>>>,
    /// What is still missing; for humans only.
    pub missing: Option<Cards>,
}

/// A vehicle and how far you alone are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "cliche/", optional_fields)
)]
pub struct VehicleView {
    pub parts: Cards,
    /// Those of the parts that are in your hand.
    pub yours: Option<Cards>,
}

impl State {
    /// What the seat may see, with a rough guess at the humans' chance in the race. For players who look thousands of times
    /// a second.
    pub fn brief(&self, seat: Seat) -> View {
        build(self, Viewer::Seat(seat), chase(self, odds::FEW_RACES))
    }
}

/// What `viewer` may see of `state`.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    build(state, viewer, chase(state, odds::N_RACES))
}

/// What each of `viewers` may see. The race is everybody's, and its odds are costly.
pub(crate) fn views(state: &State, viewers: &[Viewer]) -> Vec<Arc<View>> {
    let chase = chase(state, odds::N_RACES);
    let views = (viewers.iter()).map(|viewer| build(state, *viewer, chase.clone()));
    views.map(Arc::new).collect()
}

fn build(state: &State, viewer: Viewer, chase: Option<ChaseView>) -> View {
    let you = match viewer {
        Viewer::Seat(seat) if state.is_at_table(seat) => Some(seat),
        _ => None,
    };
    let left = |max: u8, made: &BySeat<u8>| {
        you.filter(|seat| state.is_human(*seat))
            .map_or(0, |seat| max.saturating_sub(made[seat]))
    };
    View {
        phase: state.phase,
        round: state.round,
        max_rounds: state.options.max_rounds,
        you,
        seats: BySeat::from_fn(state.hand.len(), |seat| seat_view(state, seat, viewer)),
        opening: state.opening.clone(),
        chooser: state.chooser,
        chase,
        row: (state.row.iter().zip(state.options.prices.all()))
            .map(|(card, price)| RowView {
                price: *price,
                card: *card,
            })
            .collect(),
        deck: state.deck.cards().len(),
        trash: TrashView {
            size: state.trash.total(),
            scrap: state.trash.scrap,
            cards: (state.options.open_trash || state.phase == Phase::Over).then_some(state.trash),
        },
        trading: trading(state, viewer),
        offers: (state.seats())
            .filter_map(|from| {
                let offer = state.offers[from]?;
                let is_partner = viewer.is(from) || viewer.is(offer.to);
                is_partner.then_some(OfferView {
                    from,
                    to: offer.to,
                    give: offer.give,
                    want: offer.want,
                })
            })
            .collect(),
        offers_left: left(MAX_OFFERS, &state.n_offers),
        proposals_left: left(MAX_PROPOSALS, &state.n_proposals),
        proposal: state.proposal.as_ref().map(|proposal| {
            let is_human = you.is_some_and(|seat| state.is_human(seat));
            proposal_view(proposal, is_human)
        }),
        car: vehicle_view(state, Vehicle::Car, you),
        motorcycle: vehicle_view(state, Vehicle::Motorcycle, you),
        exchange: content().exchange,
        deadline: state.deadline,
        ending: state.ending,
    }
}

fn seat_view(state: &State, seat: Seat, viewer: Viewer) -> SeatView {
    let hand_size = state.hand[seat].total();
    let token = state.zombies.iter().position(|zombie| *zombie == seat);
    let is_shown = viewer.is(seat) || state.phase == Phase::Over;
    SeatView {
        side: state.side(seat),
        token: token.map(|index| index as u8 + 1),
        hand_size,
        hand: is_shown.then_some(state.hand[seat]),
        armed: state.armed[seat],
        bites: state.bites[seat],
        has_start_card: state.round > 0 && state.start_card == seat,
        is_holder: state.phase == Phase::Gathering && state.holder == seat,
        is_done: state.done.has(seat),
        could_ride: state.is_human(seat) && hand_size >= content().motorcycle.total(),
    }
}

/// The race, once there is one.
fn chase(state: &State, n_races: u32) -> Option<ChaseView> {
    if state.round == 0 {
        return None;
    }
    let track = &state.options.track;
    let is_racing = state.phase == Phase::Gathering;
    let is_live = state.options.race == RaceMode::Live;
    let numbered = state.tokens.iter().zip(&state.zombies).zip(1..);
    Some(ChaseView {
        length: track.length(),
        marks: track.zombies().to_vec(),
        human: state.human,
        tokens: numbered
            .map(|((space, seat), number)| TokenView {
                number,
                seat: *seat,
                space: *space,
                ahead: space.map(|space| state.gap(space)),
                behind: space.map(|space| track.length() - state.gap(space)),
            })
            .collect(),
        dice: if is_racing {
            (state.dice_in_play())
                .map(|(i, seat)| DieView {
                    seat,
                    token: i as u8,
                    value: Some(state.die[i].value).filter(|value| *value > 0),
                    ready_at: is_live.then_some(state.die[i].ready_at),
                })
                .collect()
        } else {
            Vec::new()
        },
        next_tick: crate::turn::next_wake(state).filter(|_| is_racing && !is_live),
        roll_interval_ms: state.options.roll_interval_ms,
        mode: state.options.race,
        chance: matches!(state.phase, Phase::Setup | Phase::Gathering)
            .then(|| odds::chance_permille(state, n_races)),
    })
}

fn trading(state: &State, viewer: Viewer) -> Option<TradingView> {
    let trader = match state.phase {
        Phase::Trading => Some(state.trader()),
        Phase::FreeStep => None,
        _ => return None,
    };
    let is_yours = trader.is_some_and(|trader| viewer.is(trader));
    Some(TradingView {
        order: state.trading_order().collect(),
        trader,
        exchanging: state.exchanging.filter(|_| is_yours),
    })
}

fn proposal_view(proposal: &Proposal, is_human: bool) -> ProposalView {
    let answered = proposal.put.iter().filter(|(_, put)| put.is_some());
    ProposalView {
        by: proposal.by,
        answered: answered.map(|(seat, _)| seat).collect(),
        put: is_human.then(|| proposal.put.clone()),
        missing: is_human.then(|| proposal.total().missing_of(&content().car)),
    }
}

fn vehicle_view(state: &State, vehicle: Vehicle, you: Option<Seat>) -> VehicleView {
    let parts = *content().vehicle(vehicle);
    VehicleView {
        parts,
        yours: you.map(|seat| state.hand[seat].common(&parts)),
    }
}
