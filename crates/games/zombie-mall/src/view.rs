//! What a viewer may see, built up from nothing; `redeal.rs` deals the rest anew, `forecast.rs` looks ahead.

mod forecast;
mod redeal;

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};
use shamble_core::{Changes, Seat, SeatSet, Viewer};

use crate::cards::{Card, CardId, CardSet};
use crate::content::content;
use crate::ids::{Dir, Lock, Near, Space};
use crate::mall::Mall;
use crate::odds::{Odds, odds};
use crate::options::{Mode, Scenario};
use crate::state::{
    Act, Auto, Call, Cell, Ending, Fight, Horn, MAX_OFFERS, Radio, State, Status, Task, ground,
};

pub use forecast::Reach;
pub(crate) use redeal::determinize;

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombie-mall/", optional_fields)
)]
pub struct View {
    /// The map that never changes.
    #[cfg_attr(feature = "ts", ts(as = "MallView"))]
    pub mall: MallRef,
    pub mode: Mode,
    pub scenario: Scenario,
    pub round: u16,
    pub first: Seat,
    pub turn: TurnView,
    pub players: Vec<PlayerView>,
    pub zombies: Vec<ZombieView>,
    /// Spaces with Loot tokens.
    pub loot: Vec<Space>,
    pub objectives: Vec<ObjectiveView>,
    pub piles: Vec<PileView>,
    /// Cards in the Loot deck.
    pub deck: usize,
    pub discard: Vec<Card>,
    pub doors: Vec<DoorView>,
    pub radio: Radio,
    /// Edges closed by Door Wedges.
    pub wedges: Vec<EdgeView>,
    pub horns: Vec<Horn>,
    pub call: Option<CallView>,
    pub offer: Option<OfferView>,
    /// The two cards to choose from, for the one who drew them.
    pub drawn: Vec<Card>,
    /// The two ends of a diagonal that is being decided, off the map as nothing.
    pub hop: Option<HopView>,
    /// Where you can walk with your MP, while it is your turn.
    pub reach: Vec<Reach>,
    /// The fight at hand in numbers.
    pub combat: Option<Odds>,
    /// Tokens still to be placed before play.
    pub to_place: u16,
    pub ending: Option<Ending>,
}

/// The map, shared by all views and written out as [`MallView`].
#[derive(Clone)]
pub struct MallRef(pub Arc<Mall>);

impl std::fmt::Debug for MallRef {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "MallRef({})", self.0.source())
    }
}

impl PartialEq for MallRef {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.source() == other.0.source()
    }
}

impl Serialize for MallRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        MallView::of(&self.0).serialize(serializer)
    }
}

/// The map as a client draws it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
pub struct MallView {
    pub id: String,
    /// Rows of tiles.
    pub rows: usize,
    /// Columns of tiles.
    pub cols: usize,
    /// The tiles, row by row.
    pub tiles: Vec<TileView>,
    /// The drawing: spaces at odd lines and columns from 0, edges between them; characters as in the tile files.
    pub plan: Vec<String>,
    /// The spaces inside each exit's doors, exit 1 first.
    pub exits: Vec<Vec<Space>>,
    pub starts: Vec<Space>,
    pub radio_at: Space,
}

/// A tile of the map.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
pub struct TileView {
    pub id: String,
    pub name: String,
    /// Clockwise degrees.
    pub turn: u16,
}

impl MallView {
    /// The map of a mall.
    pub fn of(mall: &Mall) -> Self {
        Self {
            id: mall.id().to_owned(),
            rows: mall.tile_rows(),
            cols: mall.tile_cols(),
            tiles: mall
                .tiles()
                .iter()
                .map(|tile| TileView {
                    id: tile.id.clone(),
                    name: tile.name.clone(),
                    turn: tile.turn,
                })
                .collect(),
            plan: mall.plan().map(str::to_owned).collect(),
            exits: mall
                .exits()
                .iter()
                .map(|exit| exit.spaces.clone())
                .collect(),
            starts: mall.starts().to_vec(),
            radio_at: mall.radio(),
        }
    }
}

/// The turn being taken.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombie-mall/", optional_fields)
)]
pub struct TurnView {
    pub seat: Seat,
    /// 1 to 7; 0 before play.
    pub phase: u8,
    pub north: Dir,
    pub mp: u8,
    /// Whether the bonus step is still there.
    pub bonus: bool,
    pub act: Act,
    /// Zombies that noise will bring after the combat.
    pub noise: u8,
    pub fight: Option<Fight>,
    /// Zombies of this phase 6 still to be moved.
    pub moves_left: Option<u16>,
    pub offers_left: u8,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombie-mall/", optional_fields)
)]
pub struct PlayerView {
    pub seat: Seat,
    pub status: Status,
    /// The space, or that of the bite; nothing for those who are not in the mall.
    pub at: Option<Space>,
    pub bandages: u8,
    pub adrenaline: u8,
    pub bites: u16,
    pub kills: u16,
    pub vp: u16,
    pub n_cards: usize,
    /// The cards this viewer knows, equal ones once for each.
    pub hand: Vec<Card>,
    /// Cards he does not know, by their backs.
    pub hidden_loot: usize,
    pub hidden_objective: usize,
    /// MP the next movement roll loses.
    pub slow: u8,
    /// Ends of own turns without light.
    pub dark: u8,
    /// Zombies adjacent to the player.
    pub adjacent: u16,
    /// How many of ten rolls save the player the next time he is BITTEN, counting that bite.
    pub saves_of_ten: u16,
    /// What this player leaves to the table; for the player only.
    pub auto: Option<Auto>,
}

/// The zombies of one space.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombie-mall/", optional_fields)
)]
pub struct ZombieView {
    pub at: Space,
    pub n: u16,
    /// The first steps it may take if it is moved; none if it cannot get closer to anybody.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Dir>"))]
    pub next: ArrayVec<Dir, 4>,
    /// Steps to the closest player; nothing if there is no way.
    pub distance: Option<u16>,
    /// Whether the active player must move it before others: in his store, or seen on the walkway.
    pub first: bool,
    /// Players in its line of sight.
    pub sees: SeatSet,
}

/// An Objective token.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombie-mall/", optional_fields)
)]
pub struct ObjectiveView {
    pub number: u8,
    pub at: Space,
    /// The card under it, for those who looked.
    pub card: Option<Card>,
}

/// A Loot Pile.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
pub struct PileView {
    pub number: u16,
    pub at: Space,
    pub n: usize,
    /// The cards this viewer knows.
    pub cards: Vec<Card>,
}

/// A door with a lock.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
pub struct DoorView {
    pub at: Space,
    pub side: Dir,
    pub lock: Lock,
    pub locked: bool,
}

/// An edge.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
pub struct EdgeView {
    pub at: Space,
    pub side: Dir,
}

/// The call for help.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
pub struct CallView {
    #[serde(flatten)]
    pub call: Call,
    /// Whether the team is there now.
    pub here: bool,
    /// Whether it has come and gone.
    pub over: bool,
    /// The spaces where it takes players in.
    pub spaces: Vec<Space>,
}

/// An offer of trade.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombie-mall/", optional_fields)
)]
pub struct OfferView {
    pub from: Seat,
    pub to: Seat,
    pub n_give: usize,
    pub n_want: usize,
    /// The cards, for the two of them and where hands are open.
    pub give: Option<Vec<Card>>,
    pub want: Option<Vec<Card>>,
}

/// A diagonal that is being decided.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
pub struct HopView {
    pub from: Space,
    pub distance: u8,
    /// Whether it is for the player himself and not for a zombie.
    pub own: bool,
    /// The last hop and where it ends.
    pub ends: Vec<(Dir, Option<Space>)>,
}

/// How much of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Detail {
    /// All of it.
    Whole,
    /// What is there, without what follows from it.
    Brief,
}

impl State {
    /// What the seat may see, without what it could work out from the rest: how zombies would move, how far the active player
    /// gets, the odds of a fight, the discard pile. For players who look thousands of times a second.
    pub fn brief(&self, seat: Seat) -> View {
        build(self, Viewer::Seat(seat), Common::of(self, Detail::Brief))
    }
}

/// What `viewer` may see.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    build(state, viewer, Common::of(state, Detail::Whole))
}

/// What each of `viewers` may see.
pub(crate) fn views(state: &State, viewers: &[Viewer]) -> Vec<Arc<View>> {
    let common = Common::of(state, Detail::Whole);
    let views = viewers
        .iter()
        .map(|viewer| build(state, *viewer, common.clone()));
    views.map(Arc::new).collect()
}

/// What takes some work and is the same for everybody.
#[derive(Clone)]
struct Common {
    zombies: Vec<ZombieView>,
    loot: Vec<Space>,
    discard: Vec<Card>,
    doors: Vec<DoorView>,
    reach: Vec<Reach>,
    combat: Option<Odds>,
}

/// Row by row: bots look thousands of times a second, and most of the map has no token.
fn loot(state: &State) -> Vec<Space> {
    let mut loot = Vec::new();
    for row in 0..state.mall.height() {
        let first = Space::new(row, 0).index();
        let cells = &state.cells[first..first + state.mall.width()];
        let has_loot = |cell: &Cell| cell.ground & ground::LOOT != 0;
        let spaces = (first..).zip(cells).filter(|(_, cell)| has_loot(cell));
        loot.extend(spaces.map(|(index, _)| Space::from_index(index)));
    }
    loot
}

impl Common {
    fn of(state: &State, detail: Detail) -> Self {
        let is_whole = detail == Detail::Whole;
        Self {
            zombies: if is_whole {
                forecast::zombies(state)
            } else {
                counted(&state.zombies)
            },
            loot: loot(state),
            discard: if is_whole {
                state.names(&state.discard)
            } else {
                Vec::new()
            },
            doors: state
                .doors
                .iter()
                .map(|door| DoorView {
                    at: door.at,
                    side: door.side,
                    lock: door.lock,
                    locked: door.locked,
                })
                .collect(),
            reach: if is_whole {
                forecast::reach(state)
            } else {
                Vec::new()
            },
            combat: is_whole.then(|| odds(state)).flatten(),
        }
    }
}

fn build(state: &State, viewer: Viewer, common: Common) -> View {
    let turn = &state.turn;
    let is_active = viewer.is(turn.seat);
    View {
        mall: MallRef(state.mall.clone()),
        mode: state.options.mode,
        scenario: state.options.scenario,
        round: state.round,
        first: state.first,
        turn: TurnView {
            seat: turn.seat,
            phase: turn.phase,
            north: turn.north,
            mp: turn.mp,
            bonus: state.check_bonus().is_ok(),
            act: turn.act,
            noise: turn.noise,
            fight: turn.fight,
            moves_left: match state.todo.last() {
                Some(Task::Horde { left, all: false }) => Some(*left),
                _ => None,
            },
            offers_left: MAX_OFFERS - turn.n_offers,
        },
        players: state
            .players
            .iter()
            .map(|(seat, _)| player(state, viewer, seat))
            .collect(),
        zombies: common.zombies,
        loot: common.loot,
        objectives: state
            .objectives
            .iter()
            .map(|objective| ObjectiveView {
                number: objective.number,
                at: objective.at,
                card: knows(state, viewer, objective.card)
                    .then(|| Card::fresh(objective.card.kind())),
            })
            .collect(),
        piles: state
            .piles
            .iter()
            .map(|pile| PileView {
                number: pile.number,
                at: pile.at,
                n: pile.cards.len(),
                cards: known_cards(state, viewer, &pile.cards),
            })
            .collect(),
        deck: state.deck.len(),
        discard: common.discard,
        doors: common.doors,
        radio: state.radio,
        wedges: state
            .wedges
            .iter()
            .map(|wedge| EdgeView {
                at: wedge.at,
                side: wedge.side,
            })
            .collect(),
        horns: state.horns.to_vec(),
        call: state.call.map(|call| CallView {
            call,
            here: call.is_there(),
            over: call.is_over(),
            spaces: forecast::refuge_spaces(state, &call),
        }),
        offer: state.offer.as_ref().map(|offer| {
            let may_see = viewer.is(offer.from) || viewer.is(offer.to) || state.options.open_hands;
            OfferView {
                from: offer.from,
                to: offer.to,
                n_give: offer.give.len(),
                n_want: offer.want.len(),
                give: may_see.then(|| offer.give.to_vec()),
                want: may_see.then(|| offer.want.to_vec()),
            }
        }),
        drawn: if is_active {
            state
                .drawn
                .iter()
                .map(|card| Card::fresh(card.kind()))
                .collect()
        } else {
            Vec::new()
        },
        hop: hop(state),
        // For the one who walks: it is long, and changes with every step.
        reach: if is_active { common.reach } else { Vec::new() },
        combat: common.combat,
        to_place: state.to_place,
        ending: state.ending,
    }
}

/// Zombies by space, and nothing of where they would go.
fn counted(zombies: &[Space]) -> Vec<ZombieView> {
    let mut views: Vec<ZombieView> = Vec::with_capacity(zombies.len());
    for &at in zombies {
        match views.last_mut() {
            Some(last) if last.at == at => last.n += 1,
            _ => views.push(ZombieView {
                at,
                n: 1,
                next: ArrayVec::new(),
                distance: None,
                first: false,
                sees: SeatSet::default(),
            }),
        }
    }
    views
}

/// Whether the viewer knows which card this is.
fn knows(state: &State, viewer: Viewer, card: CardId) -> bool {
    // What everybody knows is marked for a seat no table has.
    let public = Seat::new(7);
    let marks = state.known[card.index()];
    match viewer {
        Viewer::Seat(seat) => marks.has(seat),
        Viewer::Spectator => marks.has(public),
    }
}

fn known_cards(state: &State, viewer: Viewer, cards: &CardSet) -> Vec<Card> {
    let known = cards
        .iter()
        .filter(|card| knows(state, viewer, *card))
        .collect();
    state.names(&known)
}

fn player(state: &State, viewer: Viewer, seat: Seat) -> PlayerView {
    let player = &state.players[seat];
    let hidden: CardSet = player
        .hand
        .iter()
        .filter(|card| !knows(state, viewer, *card))
        .collect();
    let is_in = matches!(player.status, Status::OnMap | Status::Bitten);
    PlayerView {
        seat,
        status: player.status,
        at: is_in.then_some(player.at),
        bandages: player.bandages,
        adrenaline: player.adrenaline,
        bites: player.bites,
        kills: player.kills,
        vp: player.vp,
        n_cards: player.hand.len(),
        hand: known_cards(state, viewer, &player.hand),
        hidden_loot: hidden.without(&content().objectives).len(),
        hidden_objective: hidden.both(&content().objectives).len(),
        slow: player.slow,
        dark: player.dark,
        adjacent: if player.status == Status::OnMap {
            state.n_adjacent(player.at)
        } else {
            0
        },
        saves_of_ten: 9u16
            .saturating_sub(player.bites + u16::from(player.status != Status::Bitten)),
        auto: viewer.is(seat).then_some(player.auto),
    }
}

fn hop(state: &State) -> Option<HopView> {
    let (from, bearing, distance, own) = match state.todo.last()? {
        Task::SpawnHop {
            from,
            bearing,
            distance,
        } => (*from, *bearing, *distance, false),
        Task::RespawnHop {
            bearing, distance, ..
        } => (state.active().at, *bearing, *distance, true),
        _ => return None,
    };
    let axes = bearing.axes();
    let ends = crate::rules::spawn::ends(bearing, distance)
        .map(|(rows, cols)| state.mall.offset(from, rows, cols));
    Some(HopView {
        from,
        distance,
        own,
        ends: vec![(axes.0, ends[0]), (axes.1, ends[1])],
    })
}

impl ZombieView {
    /// Whether it stands in one of the five spaces round `at` that count.
    pub fn is_at(&self, at: Space, near: Near) -> bool {
        near.from(at) == self.at
    }
}
