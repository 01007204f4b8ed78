//! The map as everybody sees it: tiles, Areas with what is in them, and how far the Active Hero can walk.

use serde::Serialize;
use shamble_core::{Changes, Text};

use crate::content::tile;
use crate::ids::{Area, Colour, Facing, HeavyKind, HeroId, Letter, MarkerKind, Place, Side, Token};
use crate::rules::movement::Leave;
use crate::state::{HeavyAt, State, TokenAt};

/// A tile of the map.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombies15/", optional_fields)
)]
pub struct TileView {
    /// Which side is up.
    pub side: Side,
    /// Its name.
    pub name: Text,
    /// Column.
    pub x: u8,
    /// Row.
    pub y: u8,
    /// Where its printed north faces.
    pub facing: Facing,
    /// Edges crossed by a street: north, east, south, west of the map.
    pub streets: [bool; 4],
    /// Tiles joined to it.
    pub adjacent: Vec<Side>,
    /// Whether it has a Search Area.
    pub search: bool,
    /// Whether it has an Alarm token.
    pub alarm: bool,
    /// Whether it has an Exit token.
    pub exit: bool,
    /// Its letter.
    pub letter: Option<Letter>,
}

/// An Area and what is in it.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombies15/", optional_fields)
)]
pub struct AreaView {
    /// Which.
    pub place: Place,
    /// Ordinary zombies.
    pub zombies: u16,
    /// Wounds the Alpha still takes, if it is here.
    pub alpha: Option<u8>,
    /// What the Heroes here hold back together.
    pub fend_off: u16,
    /// The Lock that bars it.
    pub lock: Option<Colour>,
    /// Markers.
    pub markers: Vec<MarkerKind>,
    /// Search tokens.
    pub tokens: Vec<TokenView>,
    /// Heavy Objects that lie here, with uses left.
    pub heavy: Vec<(HeavyKind, u8)>,
    /// Heroes.
    pub heroes: Vec<HeroId>,
}

/// A Search token.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombies15/", optional_fields)
)]
pub struct TokenView {
    /// Its number, as actions name it.
    pub piece: u8,
    /// Which, once it is face-up.
    pub token: Option<Token>,
    /// The pool a face-down token belongs to.
    pub pool: Option<u8>,
}

/// A place the Active Hero can walk to.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
pub struct ReachView {
    /// Where.
    pub place: Place,
    /// Number of Moves; zombies at the goal do not stop a Hero, zombies on the way do.
    pub moves: u8,
}

impl State {
    /// Without its name.
    pub(super) fn tile_view(&self, index: usize) -> TileView {
        let side = self.board.side(index);
        let facing = self.board.facing(index);
        let (x, y) = self.board.spot(index);
        let letter = |letter: &&Letter| self.board.gate(**letter) == Some(index);
        TileView {
            side,
            name: Text::new(""),
            x,
            y,
            facing,
            streets: std::array::from_fn(|edge| tile(side).has_street(facing, Facing::ALL[edge])),
            adjacent: self
                .board
                .adjacent(index)
                .map(|next| self.board.side(next))
                .collect(),
            search: self.board.has_search(index),
            alarm: self.board.has_alarm(index),
            exit: self.board.scenario.exit.contains(&side),
            letter: Letter::ALL.iter().find(letter).copied(),
        }
    }

    pub(super) fn area_view(&self, area: Area) -> AreaView {
        let heavy = self
            .heavy
            .iter()
            .filter(|piece| piece.at == HeavyAt::Area(area));
        let is_marked = |kind: &MarkerKind| {
            *kind != MarkerKind::Helicopter && self.board.marked(*kind).any(|marked| marked == area)
        };
        // Most maps have no markers at all.
        let kinds: &[MarkerKind] = if self.board.scenario.markers.is_empty() {
            &[]
        } else {
            MarkerKind::ALL
        };
        let mut markers: Vec<MarkerKind> = kinds.iter().copied().filter(is_marked).collect();
        if self.helicopter == Some(area) {
            markers.push(MarkerKind::Helicopter);
        }
        AreaView {
            place: self.place(area),
            zombies: self.zombies_in(area),
            alpha: self
                .alpha
                .filter(|_| self.alpha_in(area))
                .map(|alpha| alpha.wounds),
            fend_off: self.fend_off_in(area),
            lock: self.lock_on(area).map(|lock| self.locks[lock].colour),
            markers,
            tokens: self.tokens_at(TokenAt::Area(area)),
            heavy: heavy.map(|piece| (piece.kind, piece.uses)).collect(),
            heroes: self
                .heroes
                .iter()
                .filter(|hero| hero.area == area)
                .map(|hero| hero.id)
                .collect(),
        }
    }

    pub(crate) fn tokens_at(&self, at: TokenAt) -> Vec<TokenView> {
        let here = self
            .tokens
            .iter()
            .enumerate()
            .filter(|(_, piece)| piece.at == at);
        here.map(|(i, piece)| TokenView {
            piece: i as u8,
            token: piece.is_face_up.then_some(piece.token),
            pool: (!piece.is_face_up).then_some(piece.pool),
        })
        .collect()
    }

    /// Walks outwards: an Area with zombies can be entered but not left again.
    pub(super) fn reach(&self) -> Vec<ReachView> {
        let start = self.active().area;
        let mut reached: Vec<(Area, u8)> = Vec::new();
        if self.leave() == Leave::Held {
            return Vec::new();
        }
        let mut open = vec![(start, 0)];
        let mut at = 0;
        while let Some((area, moves)) = open.get(at).copied() {
            at += 1;
            if area != start && self.has_zombies(area) {
                continue;
            }
            let streets = self
                .board
                .adjacent(area.tile())
                .filter(|_| area.is_street())
                .map(Area::street);
            let search = (area.is_street() && self.board.has_search(area.tile()))
                .then(|| Area::search(area.tile()));
            let out = (!area.is_street()).then(|| Area::street(area.tile()));
            for next in streets.chain(search).chain(out) {
                let is_known = next == start || reached.iter().any(|(seen, _)| *seen == next);
                if !is_known && self.can_enter(next) {
                    reached.push((next, moves + 1));
                    open.push((next, moves + 1));
                }
            }
        }
        reached
            .into_iter()
            .map(|(area, moves)| ReachView {
                place: self.place(area),
                moves,
            })
            .collect()
    }
}
