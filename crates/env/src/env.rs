//! A table whose game is hidden: what programs hold.

use shamble_core::{Millis, Outcome, Seat, Seed, Setup, Viewer};

use crate::Error;

/// An answer that could not be carried out when its turn came, because an earlier one of the same cycle changed the
/// position or because it never could.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dropped {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub id: u32,
}

/// A table of any game.
pub trait Env: Send {
    /// The game's id.
    fn game(&self) -> &'static str;

    /// How it was set up.
    fn setup(&self) -> &Setup;

    /// How many seats.
    fn n_seats(&self) -> usize;

    /// Begins anew with another seed.
    fn reset(&mut self, seed: Seed) -> Result<(), Error>;

    /// Whose decision it is; nobody's when the game is over, or when all answer at once.
    fn seat(&self) -> Option<Seat>;

    /// Who is asked something and can answer now.
    fn asked(&self) -> Vec<Seat>;

    /// Whether the game has come to its end.
    fn is_over(&self) -> bool;

    /// Whether it was cut off after the most decisions there may be.
    fn is_truncated(&self) -> bool;

    /// The end, once it has come.
    fn outcome(&self) -> Option<Outcome>;

    /// Game time.
    fn now(&self) -> Millis;

    /// Decisions so far, those of bots and those that were forced included.
    fn n_steps(&self) -> u32;

    /// What `seat`, or whose decision it is, can choose: ids in the game's order, waiting first; nothing for a seat that
    /// is not asked.
    fn legal(&mut self, seat: Option<Seat>, out: &mut Vec<u32>);

    /// How many choices of that seat have no id and can only be written as text.
    fn n_unlisted(&mut self, seat: Option<Seat>) -> usize;

    /// `seat`, or whose decision it is, chooses `id`; goes on to the next decision.
    fn step(&mut self, seat: Option<Seat>, id: u32) -> Result<(), Error>;

    /// The same for an action in its text form, listed or not.
    fn act(&mut self, seat: Option<Seat>, text: &str) -> Result<(), Error>;

    /// All seats answer at once, one id a seat; tells which answers could not be carried out.
    fn step_all(&mut self, ids: &[u32]) -> Result<Vec<Dropped>, Error>;

    /// The text form of choice `id` of a seat, if it has that choice.
    fn text_of(&mut self, seat: Option<Seat>, id: u32) -> Option<String>;

    /// Choice `id` of a seat in words, if it has that choice.
    fn label(&mut self, seat: Option<Seat>, id: u32) -> Option<String>;

    /// What `seat` observes, appended to `out`.
    fn observe(&self, seat: Seat, out: &mut Vec<u8>);

    /// What `viewer` sees, as JSON.
    fn view(&self, viewer: Viewer) -> String;

    /// What `seat` is asked, in words.
    fn prompt(&self, seat: Seat) -> Option<String>;

    /// What happened since `seat` last asked, as far as it may know: JSON, a list of `at`, `text` and `event`.
    fn events(&mut self, seat: Seat) -> Result<String, Error>;

    /// What is played, when it is, and how it ended, in a line.
    fn headline(&self) -> String;

    /// What `viewer` is asked and can choose, with ids, line by line; nothing for who is not asked.
    fn choices(&mut self, viewer: Viewer) -> String;

    /// One for each seat that won and minus one for each that did not; zeros before the end.
    fn rewards(&self, out: &mut [f32]);

    /// The chance that `seat` wins, as the game's adviser judges what the seat sees.
    fn chance(&self, seat: Seat) -> f32;

    /// Whether choosing `id` would ask the dice for anything.
    fn is_chancy(&self, id: u32) -> Result<bool, Error>;

    /// What a bot of `level` would choose on `seat`, in the action's text form; nothing if it rather waits.
    fn advice(&self, level: &str, seat: Seat, seed: Seed) -> Result<Option<String>, Error>;

    /// Plays a copy to its end with bots of `level` on all seats, or until `max_steps`; each seat's reward, and at a
    /// game that was cut off what its adviser thinks of it.
    fn playout(&self, level: &str, seed: Seed, max_steps: u32) -> Result<Vec<f32>, Error>;

    /// The same table once more, sharing nothing.
    fn duplicate(&self) -> Box<dyn Env>;

    /// A copy with other dice to come, and without a log.
    fn fork(&self, seed: Seed) -> Box<dyn Env>;

    /// A table that `seat` could not tell from this one, without a log.
    fn determinize(&self, seat: Seat, seed: Seed) -> Box<dyn Env>;

    /// The whole position, secrets and dice included, as JSON.
    fn position(&self) -> String;

    /// Goes on from a position that [`Env::position`] or somebody's own hand wrote.
    fn place(&mut self, position: &str) -> Result<(), Error>;

    /// The replay file of the game so far.
    fn replay(&self) -> Result<String, Error>;

    /// The state's fingerprint.
    fn hash(&self) -> String;
}
