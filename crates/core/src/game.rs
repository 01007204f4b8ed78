//! The contract between a game and everything that hosts it.

use std::fmt::{Debug, Display};
use std::str::FromStr;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

use crate::options::OptionError;
use crate::{
    Account, Changes, Checked, Dice, GameSpec, Illegal, Millis, OptionValues, Outcome, Pace, Parts,
    Prompt, Prompts, Rule, Say, Seat, Seed, Sink, Text, Viewer,
};

/// A game's state and rules: a pure state machine over inputs.
///
/// Same set-up and same inputs give the same state on every machine. The state is plain data, cheap to clone.
/// Hosts keep these promises: times never run backwards; [`Game::wake`] is called at exactly [`Game::next_wake`], before
/// any act of that instant; nothing is called after [`Game::outcome`] says it is over, except to look.
pub trait Game: Clone + Send + Sync + 'static {
    /// The game's id, as in links, files and on the command line.
    const ID: &'static str;

    /// An answer to a prompt. Its text form (`Display`) is one line and parses back; the error says what is expected.
    type Action: Clone
        + Debug
        + PartialEq
        + Display
        + FromStr<Err = String>
        + Serialize
        + Send
        + Sync;
    /// What a prompt asks, small and without secrets of other seats.
    type Ask: Copy + Debug + PartialEq + Serialize + Say;
    /// What happened, whole; [`Game::redact`] cuts it down for a viewer.
    type Event: Clone + Debug + PartialEq + Serialize + Say + Send + Sync;
    /// What one viewer may see, built up from nothing.
    type View: Clone + Debug + PartialEq + Serialize + Changes + Send + Sync;
    /// A plain, possibly illegal description of a position; what rule tests patch and state hashes cover.
    type Position: Serialize + DeserializeOwned;

    /// The game as lobbies and command lines describe it.
    fn spec() -> GameSpec;

    /// Options that serve simulations better than the defaults made for people; whoever names an option overrides it.
    fn simulation_options() -> OptionValues {
        OptionValues::new()
    }

    /// Sets the table up.
    fn new(setup: &Setup) -> Result<Self, SetupError>;

    /// How many seats the table has.
    fn n_seats(&self) -> usize;

    /// Who is asked what, now. At most one prompt a seat.
    fn prompts(&self) -> Prompts<Self::Ask>;

    /// Whether `viewer` may know that `prompt` is open. A seat always knows its own.
    fn sees_prompt(&self, viewer: Viewer, prompt: &Prompt<Self::Ask>) -> bool {
        let _ = (viewer, prompt);
        true
    }

    /// What `seat` can choose at `now`, in a fixed order without duplicates, appended to `out`. Where the choice is a
    /// combination or an order it lists the simple ones; the others can be put together with [`Game::compose`]. What can
    /// be had in neither way is refused by [`Game::act`].
    fn legal_actions(&self, seat: Seat, now: Millis, out: &mut Vec<Self::Action>);

    /// How the text of an action that `seat` has begun can go on at `now`: `""` offers the beginnings. Nothing is added
    /// for a text that leads to no legal action. Simple actions need not be offered here.
    fn compose(&self, seat: Seat, now: Millis, begun: &str, parts: &mut Parts) {
        let _ = (seat, now, begun, parts);
    }

    /// `seat` acts. A refusal leaves the state untouched.
    fn act(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        now: Millis,
        out: &mut impl Sink<Self::Event>,
    ) -> Result<(), Illegal>;

    /// The instant of [`Game::next_wake`] has come.
    fn wake(&mut self, now: Millis, out: &mut impl Sink<Self::Event>);

    /// When time alone next changes something.
    fn next_wake(&self) -> Option<Millis>;

    /// How much game time `action` takes at [`Pace::PerAction`].
    fn cost(&self, seat: Seat, action: &Self::Action) -> Millis {
        let _ = (seat, action);
        Millis::ZERO
    }

    /// Who may stop the clock. Hosts know who is a person; games know what their rules think of pauses.
    fn pausing(&self) -> Pausing {
        Pausing::ByConsent
    }

    /// Whether seats play against each other, so that nobody's thoughts are told aloud and nobody is helped.
    fn is_rivalry(&self) -> bool {
        false
    }

    /// The end, once it has come.
    fn outcome(&self) -> Option<Outcome>;

    /// The round being played, from 1, for games that count rounds.
    fn round(&self) -> Option<u32> {
        None
    }

    /// What `viewer` may see.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What each of `viewers` may see, in their order. Games work out once what costs something and is the same for all.
    fn views(&self, viewers: &[Viewer]) -> Vec<Arc<Self::View>> {
        let views = viewers.iter().map(|viewer| self.view(*viewer));
        views.map(Arc::new).collect()
    }

    /// What `viewer` may know of `event`, if anything.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether `event` told somebody something that cannot be unlearnt, so that nobody may take it back alone.
    fn is_revealing(event: &Self::Event) -> bool;

    /// A state that `seat` could not tell from this one: everything it cannot know is dealt anew, the dice to come included.
    fn determinize(&self, seat: Seat, dice: &mut Dice) -> Self;

    /// The state's dice.
    fn dice(&self) -> &Dice;

    /// The state's dice, to be forced by rule tests or reseeded when a past position is played on.
    fn dice_mut(&mut self) -> &mut Dice;

    /// `action` in words, as a label for `seat`, who may take it now.
    fn label(&self, seat: Seat, action: &Self::Action) -> Text;

    /// This state as a plain description.
    fn position(&self) -> Self::Position;

    /// The state that `position` describes, or all that is wrong with it.
    fn from_position(position: Self::Position) -> Result<Self, Vec<String>>;

    /// Says where every piece of the box lies and how many there should be, and checks what else must always hold: no
    /// counter below zero, no holder who is dead. Only tests ask.
    fn account(&self, account: &mut Account);

    /// Some action that the grammar can write, likely or not, about pieces of this table or of no table at all. Only
    /// tests ask: they throw these at the rules, for any seat at any time.
    fn any_action(&self, dice: &mut Dice) -> Self::Action;

    /// A short fingerprint of the whole state, the dice included. Hosts keep it to themselves until the game is over.
    fn state_hash(&self) -> String {
        let bytes = serde_json::to_vec(&self.position()).expect("positions have string keys");
        crate::dice::hex(&Sha256::digest(bytes)[..16])
    }
}

/// Who may stop the clock of a running game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Pausing {
    /// All people who play, together.
    ByConsent,
    /// Whoever plays alone, with bots or without; nobody in company.
    Alone {
        /// The rule that says so.
        rule: Rule,
    },
    /// Anybody who plays.
    Anybody,
}

/// All that decides how a table starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// What the table chose; the rest takes its default.
    pub options: OptionValues,
    /// How many seats.
    pub seats: usize,
    /// How time passes.
    pub pace: Pace,
    /// Where chance comes from.
    pub seed: Seed,
}

impl Setup {
    /// The options checked against the game's description.
    pub fn check(&self, spec: &GameSpec) -> Result<Checked, SetupError> {
        spec.check(&self.options, self.seats).map_err(SetupError)
    }
}

/// Why a table cannot start, with everything that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError(pub Vec<OptionError>);

impl Display for SetupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (i, error) in self.0.iter().enumerate() {
            let separator = if i == 0 { "" } else { "; " };
            write!(f, "{separator}{error}")?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupError {}

impl From<OptionError> for SetupError {
    fn from(error: OptionError) -> Self {
        Self(vec![error])
    }
}
