//! What a viewer may see, built up from nothing, and the re-deal of what nobody can know, side by side.
//!
//! Z15-R83: hidden are the order of both draw piles and the faces of face-down Search tokens; everything else is open,
//! to spectators too. What follows from open facts by counting (what is left in a pile or a pool) is open as well.

mod goals;
mod sheets;

use serde::Serialize;
use shamble_core::{Dice, Millis, Pace, Seat, Text, Viewer, text};

use crate::campaign::Progress;
use crate::content::{CardId, ZombieCard, cards, tile};
use crate::ids::{Area, Colour, Facing, HeavyKind, HeroId, Letter, MarkerKind, Place, Side, Token};
use crate::list::List;
use crate::options::Mode;
use crate::outcome::Label;
use crate::position::EndingPosition;
use crate::rules::movement::Leave;
use crate::rules::search::zombies_on;
use crate::scenario::Objective;
use crate::soundtrack::{LENGTH_MS, growl_ms, siren_ms};
use crate::state::{HeavyAt, Open, State, TokenAt, TokenPiece};

pub use goals::GoalView;
pub use sheets::{HeroView, ItemView, LoadView, SlotView};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
pub struct View {
    /// The way to play.
    pub mode: Mode,
    /// Campaign scenario number; 0 outside the campaign.
    pub number: u8,
    /// The scenario's name.
    pub name: Text,
    /// Its story.
    pub story: Text,
    /// What wins, point by point.
    pub goals: Vec<GoalView>,
    /// What wins, as data.
    pub objective: Objective,
    /// So many zombies in the Street of a gate at a siren lose the scenario.
    pub breach: Option<u16>,
    /// The Locks that vanish when every cabin is manned.
    pub cabins_open: Option<Colour>,
    /// The soundtrack.
    pub clock: ClockView,
    /// The tiles of the map.
    pub tiles: Vec<TileView>,
    /// Every Area of the map.
    pub areas: Vec<AreaView>,
    /// Heroes in turn order.
    pub heroes: Vec<HeroView>,
    /// Who is Active.
    pub active: HeroId,
    /// Whose turn that is.
    pub active_seat: Seat,
    /// Actions left.
    pub actions: u8,
    /// Whether the Actions phase is over.
    pub is_handing_over: bool,
    /// Where the Active Hero can get without a fight, and in how many Moves.
    pub reach: Vec<ReachView>,
    /// What would happen if the Active Hero ended the Actions now.
    pub danger: DangerView,
    /// The cards of an open Quick Search.
    pub drawn: Option<Vec<CardId>>,
    /// The token just turned up, by number.
    pub turned: Option<u8>,
    /// Zombies in the Horde box.
    pub horde: u16,
    /// Figures left.
    pub reserve: Option<u16>,
    /// The Zombie pile.
    pub zombie_pile: ZombiePileView,
    /// What is left in the Search pile, by card.
    pub search_pile: Vec<(CardId, u8)>,
    /// Cards left in the Search pile.
    pub n_search_pile: u8,
    /// Zombies a Quick Search of the Active Hero brings on average, in hundredths.
    pub search_zombies_x100: u32,
    /// The discard pile, top card first.
    pub discard: Vec<CardId>,
    /// Tokens still hidden, by pool.
    pub hidden_tokens: Vec<Vec<Token>>,
    /// Whether the Cat has dealt with a card of the next growl.
    pub cats: u8,
    /// Whether every sheet has a -1 Action token.
    pub is_dark: bool,
    /// Sirens until the helicopter lands.
    pub landing_in: Option<u8>,
    /// How the scenario ended.
    pub ending: Option<EndingPosition>,
    /// Between two scenarios: who is ready.
    pub checkpoint: Option<CheckpointView>,
    /// Where the crew stands after this table.
    pub progress: Option<Progress>,
}

/// The soundtrack, in table time.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
pub struct ClockView {
    /// How time passes.
    pub pace: Pace,
    /// How honestly it was played.
    pub label: Label,
    /// Seconds between two growls.
    pub growl_seconds: Option<u32>,
    /// Percent of the usual speed.
    pub speed: u32,
    /// Growls heard.
    pub n_growls: u8,
    /// Sirens heard, the start included.
    pub n_sirens: u8,
    /// When the next growl sounds.
    pub next_growl: Option<Millis>,
    /// When the next siren sounds.
    pub next_siren: Option<Millis>,
    /// When the soundtrack ends.
    pub end: Millis,
    /// Since when the clock stands.
    pub paused_at: Option<Millis>,
    /// Table time spent in pauses.
    pub paused_ms: u32,
    /// Whether anybody may stop it.
    pub can_pause: bool,
    /// Who wants a pause.
    pub votes: Vec<Seat>,
}

/// A tile of the map.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
pub struct TokenView {
    /// Its number, as actions name it.
    pub piece: u8,
    /// Which, once it is face-up.
    pub token: Option<Token>,
    /// The pool a face-down token belongs to.
    pub pool: Option<u8>,
}

/// A place the Active Hero can walk to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
pub struct ReachView {
    /// Where.
    pub place: Place,
    /// Number of Moves; zombies at the goal do not stop a Hero, zombies on the way do.
    pub moves: u8,
}

/// The Zombie Attack as it would be judged now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
pub struct DangerView {
    /// What attacks, the Alpha counting three.
    pub zombies: u16,
    /// What is held back.
    pub fend_off: u16,
    /// Whether the Active Hero would fall and lose a Life Point.
    pub will_fall: bool,
}

/// What is known of the Zombie pile by counting.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
pub struct ZombiePileView {
    /// Cards left.
    pub left: u8,
    /// Cards left of the half that is being drawn.
    pub half_left: u8,
    /// Horde cards among them: the chance that the next card is the Horde is `half_hordes / half_left`.
    pub half_hordes: u8,
    /// Horde cards in the whole pile.
    pub hordes: u8,
    /// Cards drawn at each growl.
    pub per_growl: u8,
    /// Cards that were drawn, the last one first.
    pub used: Vec<ZombieCard>,
}

/// How far the Checkpoint has come.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
pub struct CheckpointView {
    /// Heroes whose Items are settled.
    pub chosen: Vec<HeroId>,
    /// Heroes who have taken a Special Item.
    pub exchanged: Vec<HeroId>,
    /// Seats that are ready.
    pub ready: Vec<Seat>,
}

impl State {
    /// The same for everybody: Z15-R83 hides from all what it hides.
    pub(crate) fn view(&self, _viewer: Viewer) -> View {
        let area = self.active().area;
        let (zombies, fend_off) = (self.attackers(area), self.fend_off_in(area));
        View {
            mode: self.mode,
            number: self.number,
            name: self.name_text(),
            story: self.story_text(),
            goals: self.goals(),
            objective: self.board.scenario.objective.clone(),
            breach: self.board.scenario.breach,
            cabins_open: self.board.scenario.cabins_open,
            clock: self.clock_view(),
            tiles: (0..self.board.n_tiles).map(|tile| self.tile_view(tile)).collect(),
            areas: self.board.areas().map(|area| self.area_view(area)).collect(),
            heroes: (0..self.heroes.len()).map(|hero| self.hero_view(hero)).collect(),
            active: self.active().id,
            active_seat: self.active_seat(),
            actions: self.turn.actions,
            is_handing_over: self.turn.is_over,
            reach: self.reach(),
            danger: DangerView { zombies, fend_off, will_fall: zombies > fend_off && !self.turn.has_failed },
            drawn: match self.open {
                Some(Open::Search(drawn)) => Some(drawn.as_slice().to_vec()),
                _ => None,
            },
            turned: match self.open {
                Some(Open::Token(piece)) => Some(piece),
                _ => None,
            },
            horde: self.horde,
            reserve: self.reserve,
            zombie_pile: self.zombie_pile_view(),
            search_pile: self.counted_search_pile(),
            n_search_pile: self.search_pile.len() as u8,
            search_zombies_x100: self.search_odds(),
            discard: self.discard.iter().rev().copied().collect(),
            hidden_tokens: self.hidden_tokens(),
            cats: self.cats,
            is_dark: self.is_dark,
            landing_in: self.landing_in,
            ending: self.ending.map(EndingPosition::from),
            checkpoint: self.checkpoint_view(),
            progress: if self.mode == Mode::Campaign { Progress::after(self) } else { None },
        }
    }

    fn name_text(&self) -> Text {
        match self.mode {
            Mode::Scenario | Mode::Campaign => Text::new(format!("zombies15-scenario-{}", self.number)),
            Mode::Quick => text!("zombies15-mode-quick"),
            Mode::Custom => text!("zombies15-words", words = self.board.scenario.name.clone()),
        }
    }

    fn story_text(&self) -> Text {
        match self.mode {
            Mode::Scenario | Mode::Campaign => Text::new(format!("zombies15-story-{}", self.number)),
            Mode::Quick => text!("zombies15-story-quick"),
            Mode::Custom => text!("zombies15-words", words = self.board.scenario.story.clone()),
        }
    }

    fn clock_view(&self) -> ClockView {
        let tempo = self.tempo();
        let growl = growl_ms(self.rules.growl_seconds, u32::from(self.clock.growls) + 1);
        ClockView {
            pace: self.pace,
            label: self.label_of_time(),
            growl_seconds: self.rules.growl_seconds,
            speed: self.rules.speed,
            n_growls: self.clock.growls,
            n_sirens: self.clock.sirens,
            next_growl: growl.map(|at| tempo.table(at)),
            next_siren: siren_ms(self.clock.sirens.into()).map(|at| tempo.table(at)),
            end: tempo.table(LENGTH_MS),
            paused_at: self.clock.paused_at,
            paused_ms: self.clock.paused_ms,
            can_pause: self.may_pause(),
            votes: self.clock.votes.iter().collect(),
        }
    }

    fn tile_view(&self, index: usize) -> TileView {
        let side = self.board.side(index);
        let facing = self.board.facing(index);
        let (x, y) = self.board.spot(index);
        let letter = |letter: &&Letter| self.board.gate(**letter) == Some(index);
        TileView {
            side,
            name: crate::text::tile_text(side),
            x,
            y,
            facing,
            streets: std::array::from_fn(|edge| tile(side).has_street(facing, Facing::ALL[edge])),
            adjacent: self.board.adjacent(index).map(|next| self.board.side(next)).collect(),
            search: self.board.has_search(index),
            alarm: self.board.has_alarm(index),
            exit: self.board.scenario.exit.contains(&side),
            letter: Letter::ALL.iter().find(letter).copied(),
        }
    }

    fn area_view(&self, area: Area) -> AreaView {
        let heavy = self.heavy.iter().filter(|piece| piece.at == HeavyAt::Area(area));
        let mut markers: Vec<MarkerKind> = MarkerKind::ALL
            .iter()
            .copied()
            .filter(|kind| *kind != MarkerKind::Helicopter && self.board.marked(*kind).any(|marked| marked == area))
            .collect();
        if self.helicopter == Some(area) {
            markers.push(MarkerKind::Helicopter);
        }
        AreaView {
            place: self.place(area),
            zombies: self.zombies_in(area),
            alpha: self.alpha.filter(|_| self.alpha_in(area)).map(|alpha| alpha.wounds),
            fend_off: self.fend_off_in(area),
            lock: self.lock_on(area).map(|lock| self.locks[lock].colour),
            markers,
            tokens: self.tokens_at(TokenAt::Area(area)),
            heavy: heavy.map(|piece| (piece.kind, piece.uses)).collect(),
            heroes: self.heroes.iter().filter(|hero| hero.area == area).map(|hero| hero.id).collect(),
        }
    }

    pub(crate) fn tokens_at(&self, at: TokenAt) -> Vec<TokenView> {
        let here = self.tokens.iter().enumerate().filter(|(_, piece)| piece.at == at);
        here.map(|(i, piece)| TokenView {
            piece: i as u8,
            token: piece.is_face_up.then_some(piece.token),
            pool: (!piece.is_face_up).then_some(piece.pool),
        })
        .collect()
    }

    /// Walks outwards: an Area with zombies can be entered but not left again.
    fn reach(&self) -> Vec<ReachView> {
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
            let streets = self.board.adjacent(area.tile()).filter(|_| area.is_street()).map(Area::street);
            let search = (area.is_street() && self.board.has_search(area.tile())).then(|| Area::search(area.tile()));
            let out = (!area.is_street()).then(|| Area::street(area.tile()));
            for next in streets.chain(search).chain(out) {
                let is_known = next == start || reached.iter().any(|(seen, _)| *seen == next);
                if !is_known && self.can_enter(next) {
                    reached.push((next, moves + 1));
                    open.push((next, moves + 1));
                }
            }
        }
        reached.into_iter().map(|(area, moves)| ReachView { place: self.place(area), moves }).collect()
    }

    fn zombie_pile_view(&self) -> ZombiePileView {
        let pile = self.zombie_pile.as_slice();
        let upper = usize::from(self.upper_half);
        let half = if upper > 0 { &pile[pile.len() - upper..] } else { pile };
        let hordes = |cards: &[ZombieCard]| cards.iter().filter(|card| **card == ZombieCard::Horde).count() as u8;
        ZombiePileView {
            left: pile.len() as u8,
            half_left: half.len() as u8,
            half_hordes: hordes(half),
            hordes: hordes(pile),
            per_growl: self.board.scenario.zombie_deck.as_ref().map_or(0, |deck| deck.cards_per_growl),
            used: self.zombie_used.iter().rev().copied().collect(),
        }
    }

    fn counted_search_pile(&self) -> Vec<(CardId, u8)> {
        let count = |id: CardId| self.search_pile.iter().filter(|card| **card == id).count() as u8;
        let all = (0..cards().len()).map(CardId::from_index);
        all.map(|id| (id, count(id))).filter(|(_, n)| *n > 0).collect()
    }

    fn search_odds(&self) -> u32 {
        let n = self.search_pile.len() as u32;
        let zombies: u32 = self.search_pile.iter().map(|id| u32::from(zombies_on(*id))).sum();
        (zombies * 100 * self.n_drawn() as u32).checked_div(n).unwrap_or(0)
    }

    /// By pool, sorted: what the players know to be among the face-down tokens.
    fn hidden_tokens(&self) -> Vec<Vec<Token>> {
        let pools = 0..self.board.scenario.token_pools.len();
        pools
            .map(|pool| {
                let is_hidden = |piece: &&TokenPiece| !piece.is_face_up && usize::from(piece.pool) == pool;
                let mut tokens: Vec<Token> = self.tokens.iter().filter(is_hidden).map(|piece| piece.token).collect();
                tokens.sort_unstable();
                tokens
            })
            .collect()
    }

    fn checkpoint_view(&self) -> Option<CheckpointView> {
        let checkpoint = self.checkpoint?;
        let heroes = |marks: &[bool]| {
            self.heroes.iter().zip(marks).filter(|(_, mark)| **mark).map(|(hero, _)| hero.id).collect()
        };
        Some(CheckpointView {
            chosen: heroes(&checkpoint.chosen),
            exchanged: heroes(&checkpoint.exchanged),
            ready: checkpoint.ready.iter().collect(),
        })
    }

    /// Deals anew what no seat knows: both piles as far as their make-up allows, face-down tokens within their pool,
    /// and the dice to come.
    pub(crate) fn determinize(&self, dice: &mut Dice) -> Self {
        let mut state = self.clone();
        state.dice = Dice::new(dice.seed());
        dice.shuffle(state.search_pile.as_mut_slice());
        redeal_zombie_pile(&mut state, dice);
        for pool in 0..state.board.scenario.token_pools.len() {
            let is_hidden = |piece: &TokenPiece| !piece.is_face_up && usize::from(piece.pool) == pool;
            let places: Vec<usize> = (0..state.tokens.len()).filter(|i| is_hidden(&state.tokens[*i])).collect();
            let mut tokens: Vec<Token> = places.iter().map(|i| state.tokens[*i].token).collect();
            dice.shuffle(&mut tokens);
            for (place, token) in places.into_iter().zip(tokens) {
                state.tokens[place].token = token;
            }
        }
        state
    }
}

/// Number cards may lie in either half; how many Horde cards each half still has is known to whoever counts.
fn redeal_zombie_pile(state: &mut State, dice: &mut Dice) {
    let pile = state.zombie_pile;
    let boundary = pile.len() - usize::from(state.upper_half);
    let is_horde = |card: &ZombieCard| *card == ZombieCard::Horde;
    let mut numbers: List<ZombieCard, 48> = pile.iter().copied().filter(|card| !is_horde(card)).collect();
    dice.shuffle(numbers.as_mut_slice());
    let mut redealt: List<ZombieCard, 48> = List::new();
    for half in [&pile.as_slice()[..boundary], &pile.as_slice()[boundary..]] {
        let start = redealt.len();
        for card in half {
            let number = if is_horde(card) { ZombieCard::Horde } else { numbers.pop().expect("as many as there were") };
            redealt.push(number);
        }
        dice.shuffle(&mut redealt.as_mut_slice()[start..]);
    }
    state.zombie_pile = redealt;
}
