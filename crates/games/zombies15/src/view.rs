//! What a viewer may see, built up from nothing; `redeal` beside it deals anew what nobody can know.
//!
//! Z15-R83: hidden are the order of both draw piles and the faces of face-down Search tokens; everything else is open,
//! to spectators too. What follows from open facts by counting (what is left in a pile or a pool) is open as well.

mod goals;
mod map;
mod redeal;
mod sheets;

use std::sync::Arc;

use serde::Serialize;
use shamble_core::{Changes, Millis, Pace, Seat, Text, Viewer, text};

use crate::campaign::Progress;
use crate::content::{CardId, cards};
use crate::ids::{Colour, HeroId, Token};
use crate::odds::ZombiePileView;
use crate::options::Mode;
use crate::outcome::Label;
use crate::position::EndingPosition;
use crate::scenario::{N_SCENARIOS, Objective};
use crate::soundtrack::{LENGTH_MS, growl_ms, siren_ms};
use crate::state::{Ending, Open, State, TokenPiece};

pub use goals::GoalView;
pub use map::{AreaView, ReachView, TileView, TokenView};
pub use sheets::{HeroView, ItemView, LoadView, SlotView};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombies15/", optional_fields)
)]
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
    /// The campaign, at a table that plays it.
    pub campaign: Option<CampaignView>,
}

/// Where a crew is in its campaign, and what it takes to the next table.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombies15/", optional_fields)
)]
pub struct CampaignView {
    /// The scenario that is played here, from 1.
    pub scenario: u8,
    /// How many scenarios the campaign has.
    pub scenarios: u8,
    /// Whether this scenario was won; nothing while it is being played.
    pub won: Option<bool>,
    /// The scenario that comes next: the following one, or the same again; nothing after the last.
    pub next: Option<u8>,
    /// What the next table takes as its option `progress`. Changes until the Checkpoint is over.
    pub progress_next: Option<Progress>,
}

/// The soundtrack, in table time.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombies15/", optional_fields)
)]
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

/// The Zombie Attack as it would be judged now.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
pub struct DangerView {
    /// What attacks, the Alpha counting three.
    pub zombies: u16,
    /// What is held back.
    pub fend_off: u16,
    /// Whether the Active Hero would fall and lose a Life Point.
    pub will_fall: bool,
}

/// How far the Checkpoint has come.
#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
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
        let mut brief = self.brief();
        for tile in &mut brief.tiles {
            tile.name = crate::label::tile_text(tile.side);
        }
        View {
            name: self.name_text(),
            story: self.story_text(),
            goals: self.goals(true),
            reach: self.reach(),
            zombie_pile: self.zombie_pile_view(),
            search_pile: self.counted_search_pile(),
            search_zombies_x100: self.search_odds(),
            discard: self.discard.iter().rev().copied().collect(),
            campaign: self.campaign_view(),
            ..brief
        }
    }

    /// One view is everybody's.
    pub(crate) fn views(&self, viewers: &[Viewer]) -> Vec<Arc<View>> {
        let view = Arc::new(self.view(Viewer::Spectator));
        vec![view; viewers.len()]
    }

    /// The view without what is only worked out for people: words, how far one could walk, and the piles card by card.
    pub fn brief(&self) -> View {
        let area = self.active().area;
        let (zombies, fend_off) = (self.attackers(area), self.fend_off_in(area));
        View {
            mode: self.mode,
            number: self.number,
            name: Text::new(""),
            story: Text::new(""),
            goals: self.goals(false),
            objective: self.board.scenario.objective.clone(),
            breach: self.board.scenario.breach,
            cabins_open: self.board.scenario.cabins_open,
            clock: self.clock_view(),
            tiles: (0..self.board.n_tiles)
                .map(|tile| self.tile_view(tile))
                .collect(),
            areas: self
                .board
                .areas()
                .map(|area| self.area_view(area))
                .collect(),
            heroes: (0..self.heroes.len())
                .map(|hero| self.hero_view(hero))
                .collect(),
            active: self.active().id,
            active_seat: self.active_seat(),
            actions: self.turn.actions,
            is_handing_over: self.turn.is_over,
            reach: Vec::new(),
            danger: DangerView {
                zombies,
                fend_off,
                will_fall: zombies > fend_off && !self.turn.has_failed,
            },
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
            zombie_pile: ZombiePileView::default(),
            search_pile: Vec::new(),
            n_search_pile: self.search_pile.len() as u8,
            search_zombies_x100: 0,
            discard: Vec::new(),
            hidden_tokens: self.hidden_tokens(),
            cats: self.cats,
            is_dark: self.is_dark,
            landing_in: self.landing_in,
            ending: self.ending.map(EndingPosition::from),
            checkpoint: self.checkpoint_view(),
            campaign: None,
        }
    }

    fn campaign_view(&self) -> Option<CampaignView> {
        (self.mode == Mode::Campaign).then(|| {
            let progress_next = Progress::after(self);
            CampaignView {
                scenario: self.number,
                scenarios: N_SCENARIOS as u8,
                won: self.ending.map(|ending| ending == Ending::Won),
                next: progress_next
                    .as_ref()
                    .map(|progress| progress.scenario as u8),
                progress_next,
            }
        })
    }

    fn name_text(&self) -> Text {
        match self.mode {
            Mode::Scenario | Mode::Campaign => {
                Text::new(format!("zombies15-scenario-{}", self.number))
            }
            Mode::Quick => text!("zombies15-mode-quick"),
            Mode::Custom => text!("zombies15-words", words = self.board.scenario.name.clone()),
        }
    }

    fn story_text(&self) -> Text {
        match self.mode {
            Mode::Scenario | Mode::Campaign => {
                Text::new(format!("zombies15-story-{}", self.number))
            }
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

    fn counted_search_pile(&self) -> Vec<(CardId, u8)> {
        let count = |id: CardId| self.search_pile.iter().filter(|card| **card == id).count() as u8;
        let all = (0..cards().len()).map(CardId::from_index);
        all.map(|id| (id, count(id)))
            .filter(|(_, n)| *n > 0)
            .collect()
    }

    /// By pool, sorted: what the players know to be among the face-down tokens.
    fn hidden_tokens(&self) -> Vec<Vec<Token>> {
        let pools = 0..self.board.scenario.token_pools.len();
        pools
            .map(|pool| {
                let is_hidden =
                    |piece: &&TokenPiece| !piece.is_face_up && usize::from(piece.pool) == pool;
                let mut tokens: Vec<Token> = self
                    .tokens
                    .iter()
                    .filter(is_hidden)
                    .map(|piece| piece.token)
                    .collect();
                tokens.sort_unstable();
                tokens
            })
            .collect()
    }

    fn checkpoint_view(&self) -> Option<CheckpointView> {
        let checkpoint = self.checkpoint?;
        let heroes = |marks: &[bool]| {
            self.heroes
                .iter()
                .zip(marks)
                .filter(|(_, mark)| **mark)
                .map(|(hero, _)| hero.id)
                .collect()
        };
        Some(CheckpointView {
            chosen: heroes(&checkpoint.chosen),
            exchanged: heroes(&checkpoint.exchanged),
            ready: checkpoint.ready.iter().collect(),
        })
    }
}
