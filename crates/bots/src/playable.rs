//! What a game must offer so that bots can play it, and what a bot is.

use shamble_core::{Dice, Game, Illegal, Millis, Outcome, Prompt, Seat, Setup, Viewer};

use crate::advice::Advisor;
use crate::newcomer::Newcomer;
use crate::random::Random;
use crate::search::{Budget, Guard, Report, Searcher};
use crate::{Level, Sight};

/// A player that is not a person. It keeps nothing between two decisions that it could not do without.
pub trait Bot<G: Game>: Send {
    /// Answers the open prompt of the sight's seat: with one of `legal`, all the game lists, or with another action that
    /// the rules accept. `None` rather lets time pass, or waits for what another seat does; ask again when something
    /// has changed. Of several seats that must answer, at least one does.
    fn choose(
        &mut self,
        sight: &Sight<'_, G>,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> Option<G::Action>;

    /// Whether it could answer such a prompt of its seat at all. If not, nobody needs to list what it might choose.
    fn answers(&self, prompt: &Prompt<G::Ask>) -> bool {
        let _ = prompt;
        true
    }

    /// Another future begins: whatever was kept to answer the next prompts of the last one more quickly is void.
    fn begin_future(&mut self) {}

    /// Whether it has to be shown what its seat cannot know; only a [`clairvoyant`] has.
    fn sees_all(&self) -> bool {
        false
    }

    /// What it can tell about its last decision.
    fn report(&self) -> Report {
        Report::default()
    }

    /// The program from outside behind it, if there is one. Bots of the house hear nothing on the way and are never
    /// refused anything.
    fn outsider(&mut self) -> Option<&mut dyn Outsider<G>> {
        None
    }
}

/// A player whose thoughts are not ours: it follows the game from its seat, and may do what is not allowed.
pub trait Outsider<G: Game> {
    /// Something happened, as its seat may know it.
    fn told(&mut self, at: Millis, event: &G::Event);

    /// The rules forbid what it chose last. Whether it shall be asked again; if not, a bot of the house had chosen.
    fn refused(&mut self, illegal: &Illegal) -> bool;

    /// Everybody waits and nothing falls due: whether it had waited, and so must act when it is asked again.
    fn insist(&mut self) -> bool;

    /// The game is over, or given up. The word for why it lost its seat on the way, if it did.
    fn end(&mut self, outcome: Option<&Outcome>) -> Option<&'static str>;
}

/// A game that bots know how to play.
pub trait Playable: Advisor {
    /// A bot that plays `seat` by rules of thumb. Its character follows from the set-up and the seat.
    fn thumb(setup: &Setup, seat: Seat) -> Box<dyn Bot<Self>>;

    /// A bot for futures that are played ahead by the thousand: rules of thumb, or fewer of them where that is quicker.
    fn quick(setup: &Setup, seat: Seat) -> Box<dyn Bot<Self>> {
        Self::thumb(setup, seat)
    }

    /// What else somebody could be after for the rest of the turn, each as a bot that pursues it and otherwise plays by
    /// rules of thumb: choices that one act alone does not make.
    fn plans(sight: &Sight<'_, Self>) -> Vec<Box<dyn Bot<Self>>> {
        let _ = sight;
        Vec::new()
    }

    /// Of so many decisions a newcomer makes one without seeing the best of it.
    const SLIPS: u32;

    /// Whether it then does anything at all that loses little at once, not what the rule of thumb says next: where that is
    /// nearly as good, nobody could tell a newcomer.
    const SLIPS_FAR: bool = false;

    /// What `seat` may see, as far as rules of thumb ask for it: the view, or less of it where that is cheaper to come by.
    fn brief(&self, seat: Seat) -> Self::View {
        self.view(Viewer::Seat(seat))
    }

    /// When, after the sight's instant, time alone opens a choice to the seat that it does not have yet although it is
    /// already asked, such as a die that is still rolling while there is something to shoot at.
    fn opens_later(sight: &Sight<'_, Self>) -> Option<Millis> {
        let _ = sight;
        None
    }

    /// How long somebody at the table would take before doing `action`.
    fn think_time(sight: &Sight<'_, Self>, action: &Self::Action, dice: &mut Dice) -> Millis;
}

/// A bot of `level` for `seat` at a table that was set up so.
pub fn bot<G: Playable>(level: Level, setup: &Setup, seat: Seat) -> Box<dyn Bot<G>> {
    bot_within(level, setup, seat, Guard::default())
}

/// A bot that plays ahead on the true cards and dice, for the laboratory alone: what it wins, no better guess can surpass
/// by much.
pub fn clairvoyant<G: Playable>(setup: &Setup, seat: Seat) -> Box<dyn Bot<G>> {
    Box::new(Searcher::clairvoyant(setup, seat))
}

/// A bot that plays ahead and may spend `budget` on a thought, for the laboratory alone: so settings are chosen.
pub fn ahead<G: Playable>(setup: &Setup, seat: Seat, budget: Budget) -> Box<dyn Bot<G>> {
    Box::new(Searcher::new(setup, seat, budget, Guard::default()))
}

/// A bot of `level`, for hosts that cannot wait for ever.
pub fn bot_within<G: Playable>(
    level: Level,
    setup: &Setup,
    seat: Seat,
    guard: Guard,
) -> Box<dyn Bot<G>> {
    if let Some(searcher) = Searcher::of(level, setup, seat, guard) {
        return Box::new(searcher);
    }
    match level {
        Level::Random => Box::new(Random),
        Level::Newcomer => Box::new(Newcomer::new(setup, seat)),
        _ => G::thumb(setup, seat),
    }
}
