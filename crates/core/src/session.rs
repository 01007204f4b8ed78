//! A game in progress: a state, its log, and the handling of time that is the same for all games.
//!
//! The session decides at which instant an input counts, fires wakes that fell due, keeps the log, and builds earlier
//! states by replaying a shorter log. It knows nothing of people, connections or clocks.

use crate::log::{Entry, Input};
use crate::{Game, Illegal, Millis, Pace, Runner, Seat, Seed, Setup, SetupError};

/// A running or finished game.
#[derive(Clone)]
pub struct Session<G: Game> {
    setup: Setup,
    state: G,
    now: Millis,
    log: Vec<Entry>,
    /// For each entry: who may take it back without asking, if anybody.
    owners: Vec<Option<Seat>>,
    /// Per-action pace: how far the acts so far let time run.
    paid: Millis,
}

/// One input as it was carried out.
#[derive(Clone, Debug, PartialEq)]
pub struct Step<E> {
    /// The input and its time; it is the log's newest entry but for the steps after it.
    pub entry: Entry,
    /// What came of it, whole.
    pub events: Vec<E>,
}

/// What a call to a session did, in order.
pub type Steps<G> = Vec<Step<<G as Game>::Event>>;

/// Why an input was not carried out. Nothing changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The text is no action of this game; says what is.
    Malformed(String),
    /// The rules forbid it.
    Illegal(Illegal),
    /// The table has no such seat.
    NoSuchSeat,
}

/// Why a log does not replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// The set-up itself is refused.
    Setup(SetupError),
    /// Entry number `index` (from 0) cannot be carried out.
    Entry {
        /// Which.
        index: usize,
        /// Why.
        reason: String,
    },
}

impl std::fmt::Display for ReplayError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Setup(error) => write!(f, "the set-up is refused: {error}"),
            Self::Entry { index, reason } => {
                write!(f, "input {} cannot be carried out: {reason}", index + 1)
            }
        }
    }
}

impl std::error::Error for ReplayError {}

impl<G: Game> Session<G> {
    /// Sets a table up. At the per-action pace time runs until somebody can act.
    pub fn start(setup: Setup) -> Result<(Self, Steps<G>), SetupError> {
        let mut session = Self::fresh(setup)?;
        let mut steps = Vec::new();
        session.settle(&mut steps);
        Ok((session, steps))
    }

    /// Goes on from a position that was set up by hand.
    pub fn from_state(setup: Setup, state: G, now: Millis) -> Self {
        Self {
            setup,
            state,
            now,
            log: Vec::new(),
            owners: Vec::new(),
            paid: now,
        }
    }

    /// Builds the state after `log`.
    pub fn replay(setup: Setup, log: &[Entry]) -> Result<Self, ReplayError> {
        let mut setup = setup;
        setup.options = G::spec().acting(&setup.options);
        let mut session = Self::fresh(setup).map_err(ReplayError::Setup)?;
        session.catch_up();
        for (index, entry) in log.iter().enumerate() {
            session
                .replay_entry(entry)
                .map_err(|reason| ReplayError::Entry { index, reason })?;
        }
        Ok(session)
    }

    /// Carries out one entry of a log.
    pub fn replay_entry(&mut self, entry: &Entry) -> Result<Step<G::Event>, String> {
        // A position brings its own time along.
        let is_position = matches!(entry.input, Input::Position(_));
        if entry.at < self.now && !is_position {
            return Err(format!("its time {} is before {}", entry.at, self.now));
        }
        let step = match &entry.input {
            Input::Act { seat, action } => {
                let action: G::Action = action.parse()?;
                self.apply(*seat, &action, entry.at)
                    .map_err(|illegal| format!("refused by {}", illegal.rule))?
            }
            Input::Wake if self.state.next_wake() == Some(entry.at) => {
                self.now = entry.at;
                self.wake(entry.at)
            }
            Input::Wake => return Err("nothing falls due at that instant".into()),
            Input::Reseed(seed) => self.reseed(*seed, entry.at),
            Input::Position(position) => self.place(position, entry.at)?,
        };
        self.catch_up();
        Ok(step)
    }

    /// `seat` acts. At the real-time pace `clock` is the instant it arrived, and wakes due by then come first.
    /// All that happened is returned in order; if the act itself is refused, wakes that came before it still count.
    pub fn act(
        &mut self,
        seat: Seat,
        action: &str,
        clock: Millis,
    ) -> (Steps<G>, Result<(), Refusal>) {
        let mut steps = Vec::new();
        if seat.index() >= self.state.n_seats() {
            return (steps, Err(Refusal::NoSuchSeat));
        }
        let action: G::Action = match action.parse() {
            Ok(action) => action,
            Err(expected) => return (steps, Err(Refusal::Malformed(expected))),
        };
        let result = self
            .act_typed(seat, &action, clock, &mut steps)
            .map_err(Refusal::Illegal);
        (steps, result)
    }

    /// [`Session::act`] for callers that hold an action.
    pub fn act_typed(
        &mut self,
        seat: Seat,
        action: &G::Action,
        clock: Millis,
        steps: &mut Steps<G>,
    ) -> Result<(), Illegal> {
        self.advance(clock, steps);
        steps.push(self.apply(seat, action, self.now)?);
        if self.setup.pace == Pace::PerAction {
            let paid = self.paid;
            self.recording(steps).run_until(paid);
            self.settle(steps);
        }
        Ok(())
    }

    /// The host's clock stands at `clock`: fires every wake that is due. Does nothing at the per-action pace.
    pub fn advance(&mut self, clock: Millis, steps: &mut Steps<G>) {
        if self.setup.pace == Pace::RealTime {
            self.pass_to(clock, steps);
        }
    }

    /// Time passes until `until` whatever the pace, for hosts that are the clock themselves.
    pub fn pass_to(&mut self, until: Millis, steps: &mut Steps<G>) {
        self.recording(steps).run_until(until);
    }

    /// Replaces the dice, for playing on from a past position whose seed is known.
    pub fn reseed(&mut self, seed: Seed, at: Millis) -> Step<G::Event> {
        *self.state.dice_mut() = crate::Dice::new(seed);
        self.now = self.now.max(at);
        self.record(Input::Reseed(seed), None, Vec::new())
    }

    /// The game as `seat` knows it, as the first input of a log of its own: everything `seat` cannot know is dealt anew
    /// by `dice`, so that whoever plays on from there learns nothing of this game.
    pub fn dealt_for(&self, seat: Seat, dice: &mut crate::Dice) -> Entry {
        let position = self.state.determinize(seat, dice).position();
        let position = serde_json::to_string(&position).expect("positions have string keys");
        Entry {
            at: self.now,
            input: Input::Position(position),
        }
    }

    /// Replaces the state by a written position.
    fn place(&mut self, written: &str, at: Millis) -> Result<Step<G::Event>, String> {
        let position: G::Position = serde_json::from_str(written)
            .map_err(|error| format!("the position cannot be read: {error}"))?;
        let state = G::from_position(position).map_err(|wrong| wrong.join("; "))?;
        if state.n_seats() != self.setup.seats {
            return Err(format!(
                "a position for {} seats at a table for {}",
                state.n_seats(),
                self.setup.seats
            ));
        }
        self.state = state;
        self.now = at;
        self.paid = at;
        Ok(self.record(Input::Position(written.to_owned()), None, Vec::new()))
    }

    /// The earliest log length to which `seat` may go back without asking anybody: before its own acts, but never past
    /// chance, past something learnt, or past anybody else's act.
    pub fn take_back_floor(&self, seat: Seat) -> usize {
        let kept = self.owners.iter().rposition(|owner| *owner != Some(seat));
        let floor = kept.map_or(0, |index| index + 1);
        // Entries the host made by itself on the way are no place to stop: begin with the seat's own act.
        (floor..self.log.len())
            .find(|index| matches!(self.log[*index].input, Input::Act { .. }))
            .unwrap_or(self.log.len())
    }

    /// The session as it was after the first `n_entries` inputs.
    pub fn at(&self, n_entries: usize) -> Self {
        let log = &self.log[..n_entries.min(self.log.len())];
        Self::replay(self.setup.clone(), log).expect("a session's own log replays")
    }

    /// The state.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The set-up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Every input so far.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The time of the last input, or later where time ran without one.
    pub fn now(&self) -> Millis {
        self.now
    }

    fn fresh(setup: Setup) -> Result<Self, SetupError> {
        let state = G::new(&setup)?;
        Ok(Self {
            setup,
            state,
            now: Millis::ZERO,
            log: Vec::new(),
            owners: Vec::new(),
            paid: Millis::ZERO,
        })
    }

    /// Per-action pace: while nobody can act, time runs to the next thing that happens. A dead end stays one: the
    /// contract finds it in a game, and a position set up by hand may be one.
    fn settle(&mut self, steps: &mut Steps<G>) {
        if self.setup.pace == Pace::PerAction {
            self.recording(steps).settle();
        }
    }

    fn recording<'a>(&'a mut self, steps: &'a mut Steps<G>) -> Recording<'a, G> {
        Recording {
            session: self,
            steps,
        }
    }

    /// Per-action pace: time that ran without an entry runs in a replay too, as far as no entry is missing.
    fn catch_up(&mut self) {
        let due = self.state.next_wake();
        let due = due.filter(|_| self.state.outcome().is_none());
        if self.setup.pace != Pace::PerAction || due.is_some_and(|due| due <= self.paid) {
            return;
        }
        self.now = self.now.max(self.paid);
        let prompts = self.state.prompts();
        if self.state.outcome().is_none() && !prompts.iter().any(|prompt| prompt.is_open(self.now))
        {
            let opens = prompts.iter().filter_map(|prompt| prompt.from).min();
            self.now = opens
                .filter(|opens| due.is_none_or(|due| *opens < due))
                .unwrap_or(self.now);
        }
    }

    /// Carries out the wake that is due now.
    fn wake(&mut self, due: Millis) -> Step<G::Event> {
        let mark = self.state.dice().mark();
        let mut events = Vec::new();
        self.state.wake(due, &mut events);
        let fixed = self.setup.pace == Pace::RealTime || self.is_fixed(&mark, &events);
        // At the per-action pace a wake belongs to the act that made time pass.
        let owner = if fixed {
            None
        } else {
            self.owners.last().copied().flatten()
        };
        self.record(Input::Wake, owner, events)
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &G::Action,
        at: Millis,
    ) -> Result<Step<G::Event>, Illegal> {
        let mark = self.state.dice().mark();
        let cost = self.state.cost(seat, action);
        let mut events = Vec::new();
        self.state.act(seat, action, at, &mut events)?;
        self.now = at;
        self.paid = at + cost;
        let owner = (!self.is_fixed(&mark, &events)).then_some(seat);
        Ok(self.record(
            Input::Act {
                seat,
                action: action.to_string(),
            },
            owner,
            events,
        ))
    }

    fn is_fixed(&self, mark: &crate::dice::DiceMark, events: &[G::Event]) -> bool {
        self.state.outcome().is_some()
            || self.state.dice().moved_since(mark)
            || events.iter().any(G::is_revealing)
    }

    fn record(
        &mut self,
        input: Input,
        owner: Option<Seat>,
        events: Vec<G::Event>,
    ) -> Step<G::Event> {
        let entry = Entry {
            at: self.now,
            input,
        };
        self.log.push(entry.clone());
        self.owners.push(owner);
        Step { entry, events }
    }
}

/// A session whose wakes are noted as they come.
struct Recording<'a, G: Game> {
    session: &'a mut Session<G>,
    steps: &'a mut Steps<G>,
}

impl<G: Game> Runner<G> for Recording<'_, G> {
    fn state(&self) -> &G {
        &self.session.state
    }

    fn now(&self) -> Millis {
        self.session.now
    }

    fn set_now(&mut self, now: Millis) {
        self.session.now = now;
    }

    fn wake(&mut self, due: Millis) {
        let step = self.session.wake(due);
        self.steps.push(step);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::OptionValues;
    use crate::testing::toy::Toy;

    type Toys = Session<Toy>;

    fn started(pace: Pace) -> Toys {
        let setup = Setup {
            options: OptionValues::new(),
            seats: 2,
            pace,
            seed: Seed::from_number(1),
        };
        Session::start(setup).unwrap().0
    }

    fn act(session: &mut Toys, seat: usize, action: &str) {
        let now = session.now();
        session.act(Seat::new(seat), action, now).1.unwrap();
    }

    #[test]
    fn a_replay_knows_the_time_that_ran_without_an_input() {
        let mut session = started(Pace::PerAction);
        for (seat, action) in [
            (0, "roll"),
            (0, "cheer"),
            (1, "roll"),
            (0, "roll"),
            (1, "roll"),
        ] {
            let before = Toys::replay(session.setup().clone(), session.log()).unwrap();
            assert_eq!(before.now(), session.now(), "before {seat} {action}");
            act(&mut session, seat, action);
        }
        let log = session.log();
        assert!(
            log.iter().any(|entry| entry.input == Input::Wake),
            "{log:?}"
        );
        let after = session.at(log.len());
        assert_eq!(
            (after.now(), after.state().state_hash()),
            (session.now(), session.state().state_hash())
        );
    }

    #[test]
    fn seats_take_back_their_own_acts_but_neither_chance_nor_others() {
        let mut session = started(Pace::PerAction);
        act(&mut session, 1, "cheer");
        assert_eq!(session.take_back_floor(Seat::new(1)), 0);
        assert_eq!(session.take_back_floor(Seat::new(0)), 1);
        act(&mut session, 0, "roll");
        for seat in Seat::all(2) {
            assert_eq!(session.take_back_floor(seat), session.log().len());
        }
    }

    #[test]
    fn a_game_dealt_for_a_seat_is_played_on_without_its_past() {
        let mut session = started(Pace::PerAction);
        for (seat, action) in [(0, "roll"), (0, "cheer"), (1, "roll")] {
            act(&mut session, seat, action);
        }
        let seat = Seat::new(0);
        let dealt = session.dealt_for(seat, &mut crate::Dice::new(Seed::from_number(5)));
        let setup = Setup {
            seed: Seed::from_number(6),
            ..session.setup().clone()
        };
        let line = dealt.to_string();
        assert!(!line.contains('\n'), "{line}");
        let mut copy = Toys::replay(setup.clone(), &[line.parse().unwrap()]).unwrap();
        assert_eq!(
            copy.state().view(crate::Viewer::Seat(seat)),
            session.state().view(crate::Viewer::Seat(seat))
        );
        assert_eq!((copy.now(), copy.log()), (session.now(), &[dealt][..]));
        assert_eq!(
            copy.take_back_floor(seat),
            1,
            "there is nothing before the deal"
        );
        act(&mut copy, 0, "roll");
        for wrong in ["{}", "x", "[1]"] {
            let entry = Entry {
                at: Millis::ZERO,
                input: Input::Position(wrong.to_owned()),
            };
            assert!(Toys::replay(setup.clone(), &[entry]).is_err(), "{wrong}");
        }
    }

    #[test]
    fn wakes_come_before_the_act_of_their_instant() {
        let mut session = started(Pace::RealTime);
        let (steps, result) = session.act(Seat::new(0), "roll", Millis(1_000));
        assert_eq!(result, Ok(()));
        let inputs: Vec<String> = steps.iter().map(|step| step.entry.to_string()).collect();
        assert_eq!(inputs, ["1000 wake", "1000 seat 0 roll"]);
        let (steps, result) = session.act(Seat::new(0), "roll", Millis(2_500));
        assert_eq!(
            steps.len(),
            1,
            "the wake at 2000 counts although the act is refused"
        );
        assert!(matches!(result, Err(Refusal::Illegal(illegal)) if illegal.rule.0 == "TOY-002"));
    }

    #[test]
    fn broken_logs_name_the_input() {
        let mut session = started(Pace::PerAction);
        act(&mut session, 0, "roll");
        act(&mut session, 1, "roll");
        let mut log = session.log().to_vec();
        log.swap(0, 1);
        let error = Toys::replay(session.setup().clone(), &log).err().unwrap();
        assert_eq!(
            error.to_string(),
            "input 1 cannot be carried out: refused by TOY-002"
        );
        assert!(matches!(
            session.act(Seat::new(1), "hop", Millis::ZERO).1,
            Err(Refusal::Malformed(_))
        ));
        assert_eq!(
            session.act(Seat::new(5), "roll", Millis::ZERO).1,
            Err(Refusal::NoSuchSeat)
        );
    }
}
