//! Two games that one viewer cannot tell apart, led along beside the servers: what may happen next in both, and whether
//! it still tells that viewer the same.

use shamble_catalog::for_game;
use shamble_core::drive::{self, Move};
use shamble_core::log::{Entry, Input};
use shamble_core::{Dice, Game, Millis, Pace, Seat, SeatSet, Session, Setup, Step, Steps, Viewer};

/// What an input came to in both games.
pub(crate) enum Verdict {
    /// It happened, and the viewer and spectators are told the same.
    Same,
    /// It was refused in both, or happens in one only: nothing was done.
    Skipped,
    /// Chance or something openly revealed tells the games apart from here on; nothing was done.
    Parted,
    /// The viewer would learn what it cannot know.
    Leak(String),
}

/// A pair of games of one kind.
pub(crate) trait Twins {
    /// An act that is on both lists, by a seat among `present`.
    fn listed(&self, present: SeatSet, dice: &mut Dice) -> Option<(Seat, String)>;

    /// Some action that the grammar can write.
    fn any_action(&self, dice: &mut Dice) -> String;

    /// When something happens by itself.
    fn next_wake(&self) -> Option<Millis>;

    /// Lets `seat` act in both.
    fn act(&mut self, seat: Seat, action: &str) -> Verdict;

    /// Lets time pass in both, at the real-time pace.
    fn pass_to(&mut self, clock: Millis) -> Verdict;

    /// Goes back in both, to where a table would go; nothing if nowhere.
    fn back_to(&mut self, to: u32) -> Verdict;

    fn clock(&self) -> Millis;

    fn n_inputs(&self) -> u32;

    fn is_over(&self) -> bool;
}

/// The beginning of a pair: what both worlds have in common, and what they have not.
pub(crate) struct Beginning {
    pub(crate) past: Vec<Entry>,
    /// The true position, and one that is dealt anew for the viewer.
    pub(crate) positions: [Entry; 2],
    pub(crate) twins: Box<dyn Twins>,
    /// Whether the two differ in anything at all.
    pub(crate) differs: bool,
}

/// Plays about `n_moves` random moves and deals what `viewer` cannot know anew.
pub(crate) fn begin(
    game: &str,
    setup: &Setup,
    n_moves: usize,
    viewer: Seat,
    dice: &mut Dice,
) -> Beginning {
    for_game!(game, G => begin_typed::<G>(setup, n_moves, viewer, dice)).expect("a known game")
}

fn begin_typed<G: Game>(setup: &Setup, n_moves: usize, viewer: Seat, dice: &mut Dice) -> Beginning {
    let (mut session, _) = Session::<G>::start(setup.clone()).expect("options that fit");
    let mut clock = session.now();
    let mut buffer = Vec::new();
    for _ in 0..n_moves {
        let mut next = session.clone();
        let mut steps = Vec::new();
        match drive::random_move(session.state(), setup.pace, clock, dice, &mut buffer) {
            Some(Move::Act(seat, action)) => next
                .act_typed(seat, &action, clock, &mut steps)
                .expect("a listed action"),
            Some(Move::Pass(until)) => {
                clock = until;
                next.pass_to(until, &mut steps);
            }
            None => break,
        }
        if next.state().outcome().is_some() {
            break;
        }
        clock = clock.max(next.now());
        session = next;
    }
    // What is due is past, so that a table that is loaded has nothing to do before anybody looks.
    session.advance(clock, &mut Vec::new());
    if session.state().outcome().is_some() {
        return begin_typed::<G>(setup, n_moves / 2, viewer, dice);
    }
    let truth = session.state();
    let mut other = truth.determinize(viewer, dice);
    // Chance to come is nobody's knowledge, so it may as well be the same: then the worlds stay together for longer.
    *other.dice_mut() = truth.dice().clone();
    let differs = truth.state_hash() != other.state_hash();
    let at = clock.max(session.now());
    let written = |state: &G| Entry {
        at,
        input: Input::Position(
            serde_json::to_string(&state.position()).expect("positions have string keys"),
        ),
    };
    let positions = [written(truth), written(&other)];
    let past = session.log().to_vec();
    let world = |position: &Entry| {
        let log: Vec<Entry> = past.iter().chain([position]).cloned().collect();
        Session::<G>::replay(setup.clone(), &log).expect("a position that reads back")
    };
    let twins = Box::new(Pair {
        worlds: [world(&positions[0]), world(&positions[1])],
        first: past.len() + 1,
        viewer,
        clock: at,
    });
    Beginning {
        past,
        positions,
        twins,
        differs,
    }
}

struct Pair<G: Game> {
    worlds: [Session<G>; 2],
    /// The shortest log to go back to.
    first: usize,
    viewer: Seat,
    clock: Millis,
}

impl<G: Game> Pair<G> {
    fn now(&self) -> Millis {
        match self.worlds[0].setup().pace {
            Pace::RealTime => self.clock,
            Pace::PerAction => self.worlds[0].now(),
        }
    }

    /// Takes over what became of both worlds, if the viewer cannot tell which is which.
    fn judge(&mut self, next: [(Session<G>, Steps<G>); 2], what: &str) -> Verdict {
        let is_news = next
            .iter()
            .zip(&self.worlds)
            .any(|((after, steps), before)| {
                let mark = before.state().dice().mark();
                let mut events = steps.iter().flat_map(|step| &step.events);
                after.state().dice().moved_since(&mark)
                    || after.state().outcome().is_some()
                    || events.any(G::is_revealing)
            });
        let [told, other] = next.each_ref().map(|(session, steps)| {
            told_to::<G>(session, steps, self.viewer, self.now().max(session.now()))
        });
        if told == other {
            self.worlds = next.map(|(session, _)| session);
            Verdict::Same
        } else if is_news {
            Verdict::Parted
        } else {
            let differing = told.iter().zip(&other).find(|(one, other)| one != other);
            Verdict::Leak(format!("{what} tells {differing:?}"))
        }
    }
}

/// Everything that the viewer and spectators are told of a game and of its last steps.
fn told_to<G: Game>(
    session: &Session<G>,
    steps: &[Step<G::Event>],
    viewer: Seat,
    now: Millis,
) -> Vec<String> {
    let state = session.state();
    let mut told = vec![
        format!(
            "{:?}",
            steps.iter().map(|step| step.entry.at).collect::<Vec<_>>()
        ),
        json(&state.outcome()),
        json(&state.next_wake()),
    ];
    for viewer in [Viewer::Seat(viewer), Viewer::Spectator] {
        told.push(json(&state.view(viewer)));
        let events = steps.iter().flat_map(|step| &step.events);
        let seen = events.filter_map(|event| G::redact(event, viewer));
        told.push(json(&seen.collect::<Vec<_>>()));
        let prompts = state.prompts();
        let seen = prompts
            .iter()
            .filter(|prompt| viewer.is(prompt.seat) || state.sees_prompt(viewer, prompt));
        told.push(json(&seen.collect::<Vec<_>>()));
    }
    let mut actions = Vec::new();
    state.legal_actions(viewer, now, &mut actions);
    told.push(json(&actions));
    told
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("game data has string keys")
}

impl<G: Game> Twins for Pair<G> {
    fn listed(&self, present: SeatSet, dice: &mut Dice) -> Option<(Seat, String)> {
        let now = self.now();
        let asked = self.worlds[0].state().prompts();
        let mut seats: Vec<Seat> = asked
            .iter()
            .filter(|prompt| prompt.is_open(now) && present.has(prompt.seat))
            .map(|prompt| prompt.seat)
            .collect();
        while !seats.is_empty() {
            let seat = seats.swap_remove(dice.pick(seats.len()));
            let [mut here, there] = self.worlds.each_ref().map(|world| {
                let mut actions = Vec::new();
                world.state().legal_actions(seat, now, &mut actions);
                actions
            });
            here.retain(|action| there.contains(action));
            if !here.is_empty() {
                return Some((seat, here[dice.pick(here.len())].to_string()));
            }
        }
        None
    }

    fn any_action(&self, dice: &mut Dice) -> String {
        self.worlds[0].state().any_action(dice).to_string()
    }

    fn next_wake(&self) -> Option<Millis> {
        self.worlds[0].state().next_wake()
    }

    fn act(&mut self, seat: Seat, action: &str) -> Verdict {
        let now = self.now();
        let next = self.worlds.each_ref().map(|world| {
            let mut world = world.clone();
            let (steps, result) = world.act(seat, action, now);
            (world, steps, result)
        });
        if seat == self.viewer && next[0].2 != next[1].2 {
            return Verdict::Leak(format!(
                "'{action}' is answered with {:?} or {:?}",
                next[0].2, next[1].2
            ));
        }
        if next.iter().any(|(_, _, result)| result.is_err()) {
            return Verdict::Skipped;
        }
        let next = next.map(|(world, steps, _)| (world, steps));
        self.judge(next, action)
    }

    fn pass_to(&mut self, clock: Millis) -> Verdict {
        let next = self.worlds.each_ref().map(|world| {
            let (mut world, mut steps) = (world.clone(), Vec::new());
            world.advance(clock, &mut steps);
            (world, steps)
        });
        let before = std::mem::replace(&mut self.clock, clock);
        let verdict = self.judge(next, "time");
        if !matches!(verdict, Verdict::Same) {
            self.clock = before;
        }
        verdict
    }

    fn back_to(&mut self, to: u32) -> Verdict {
        let log = self.worlds[0].log();
        let is_act = |index: &usize| matches!(log[*index].input, Input::Act { .. });
        let Some(beginning) = (self.first..log.len()).find(is_act) else {
            return Verdict::Skipped;
        };
        let to = to as usize;
        if to >= log.len() || to < beginning {
            return Verdict::Skipped;
        }
        let is_real_time = self.worlds[0].setup().pace == Pace::RealTime;
        let to = if is_real_time {
            to
        } else {
            (beginning..=to)
                .rev()
                .find(is_act)
                .expect("the beginning is an act")
        };
        let next = self.worlds.each_ref().map(|world| {
            let (mut world, mut steps) = (world.at(to), Vec::new());
            // The clock does not go back.
            world.advance(self.clock, &mut steps);
            (world, steps)
        });
        self.judge(next, "going back")
    }

    fn clock(&self) -> Millis {
        self.clock
    }

    fn n_inputs(&self) -> u32 {
        u32::try_from(self.worlds[0].log().len()).expect("a short log")
    }

    fn is_over(&self) -> bool {
        self.worlds[0].state().outcome().is_some()
    }
}
