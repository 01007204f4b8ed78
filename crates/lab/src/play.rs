//! One game from the first input to the last, as fast as the rules allow: no events, no texts, and a log or a look at
//! the positions on the way only where somebody wants them.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use shamble_bots::{Bot, Sight};
use shamble_core::log::{Entry, Input};
use shamble_core::{
    Dice, Game, Illegal, MAX_SEATS, Millis, Outcome, Prompt, Prompts, Quiet, Runner, Seat, Setup,
    Viewer,
};

use crate::observe::{Look, Observed, Relation};

/// What to write down on the way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Watch {
    /// Every input, for replays.
    pub log: bool,
    /// The position at every turn or round, and what was done how often.
    pub turns: bool,
}

/// A position on the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
    pub(crate) at: Millis,
    pub(crate) round: Option<u32>,
    /// Whose turn it was, as the game numbers them.
    stage: Option<u32>,
    /// Who was about to act: the one seat that the game waited for.
    pub(crate) seat: Option<Seat>,
    pub(crate) look: Look,
}

/// What came of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    /// Nothing if it was given up, or if nobody wanted to act and nothing fell due.
    pub(crate) outcome: Option<Outcome>,
    /// How often a seat acted.
    pub(crate) actions: u32,
    /// Actions and wakes.
    pub(crate) inputs: u32,
    /// Game time at the end.
    pub(crate) time: Millis,
    /// The last round, if the game counts them.
    pub(crate) round: Option<u32>,
    /// How the seats stood to each other.
    pub(crate) relation: Relation,
    /// The side of each seat.
    pub(crate) sides: ArrayVec<&'static str, MAX_SEATS>,
    /// How often each seat acted.
    pub(crate) acts: ArrayVec<u32, MAX_SEATS>,
    /// The last position, if positions were watched.
    pub(crate) end: Option<Look>,
    /// Positions on the way, if they were watched.
    pub(crate) moments: Vec<Moment>,
    /// How often each kind of action was taken, by the first word of its text form, if that was watched.
    pub(crate) used: BTreeMap<String, u32>,
    /// Every input, if they were kept.
    pub(crate) log: Vec<Entry>,
    /// The hash of the last state, if the inputs were kept.
    pub(crate) hash: String,
    /// Why a program from outside lost its seat to a bot of the house, seat by seat.
    pub(crate) replaced: Vec<(Seat, &'static str)>,
}

/// A bot did what the rules refuse: a bug in the bot, or in the game if the game had listed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    pub(crate) seat: Seat,
    pub(crate) action: String,
    pub(crate) illegal: Illegal,
}

/// A state in play at the per-action pace.
pub(crate) struct Running<G: Game> {
    state: G,
    now: Millis,
    inputs: u32,
    acts: ArrayVec<u32, MAX_SEATS>,
    watch: Watch,
    log: Vec<Entry>,
    moments: Vec<Moment>,
    used: BTreeMap<String, u32>,
    /// What happened and was not yet told, if there is anybody to tell.
    news: Option<Vec<(Millis, G::Event)>>,
}

/// Plays a game; `bots` has one for each seat, `legal` is room to be used again.
pub(crate) fn play<G: Observed>(
    setup: &Setup,
    bots: &mut [Box<dyn Bot<G>>],
    dice: &mut Dice,
    legal: &mut Vec<G::Action>,
    max_inputs: u32,
    watch: Watch,
) -> Result<Played, Refused> {
    let state = G::new(setup).expect("the plan was checked, and no seed makes a set-up illegal");
    let mut running = Running::new(state, Millis::ZERO, watch);
    running.news = (bots.iter_mut().any(|bot| bot.outsider().is_some())).then(Vec::new);
    let outcome = running.play(bots, dice, legal, max_inputs)?;
    running.tell(bots);
    let replaced = Seat::all(setup.seats)
        .zip(&mut *bots)
        .filter_map(|(seat, bot)| {
            let why = bot.outsider()?.end(outcome.as_ref())?;
            Some((seat, why))
        });
    let replaced = replaced.collect();
    let state = &running.state;
    Ok(Played {
        replaced,
        outcome,
        actions: running.acts.iter().sum(),
        inputs: running.inputs,
        time: running.now,
        round: state.round(),
        relation: state.relation(),
        sides: Seat::all(setup.seats)
            .map(|seat| state.side(seat))
            .collect(),
        end: watch.turns.then(|| state.look()),
        hash: if watch.log {
            state.state_hash()
        } else {
            String::new()
        },
        acts: running.acts,
        moments: running.moments,
        used: running.used,
        log: running.log,
    })
}

/// Plays a position to its end; nothing if that takes more than `max_inputs`.
pub(crate) fn play_on<G: Observed>(
    state: G,
    now: Millis,
    bots: &mut [Box<dyn Bot<G>>],
    dice: &mut Dice,
    legal: &mut Vec<G::Action>,
    max_inputs: u32,
) -> Result<Option<Outcome>, Refused> {
    Running::new(state, now, Watch::default()).play(bots, dice, legal, max_inputs)
}

/// A position after `seat` took `action`, once somebody is asked again; nothing if the rules refuse it.
pub(crate) fn after<G: Observed>(
    state: &G,
    now: Millis,
    seat: Seat,
    action: &G::Action,
) -> Option<(G, Millis)> {
    let mut running = Running::new(state.clone(), now, Watch::default());
    running.act(seat, action).ok()?;
    running.settle();
    Some((running.state, running.now))
}

impl<G: Observed> Running<G> {
    pub(crate) fn new(state: G, now: Millis, watch: Watch) -> Self {
        Self {
            acts: (0..state.n_seats()).map(|_| 0).collect(),
            state,
            now,
            inputs: 0,
            watch,
            log: Vec::new(),
            moments: Vec::new(),
            used: BTreeMap::new(),
            news: None,
        }
    }

    fn play(
        &mut self,
        bots: &mut [Box<dyn Bot<G>>],
        dice: &mut Dice,
        legal: &mut Vec<G::Action>,
        max_inputs: u32,
    ) -> Result<Option<Outcome>, Refused> {
        let mut outcome = self.state.outcome();
        while outcome.is_none() && self.inputs < max_inputs {
            let asked = self.asked();
            if self.watch.turns {
                self.note(&asked);
            }
            if self.news.is_some() {
                self.tell(bots);
            }
            if !self.somebody_acts(&asked, bots, dice, legal)? && !self.pass() && !insisted(bots) {
                break;
            }
            outcome = self.state.outcome();
        }
        Ok(outcome)
    }

    /// Looks at the position once a round, or once a turn in games without rounds.
    fn note(&mut self, asked: &[Prompt<G::Ask>]) {
        let (round, stage) = (self.state.round(), G::stage(&self.state));
        let is_news = match self.moments.last() {
            None => true,
            Some(last) if round.is_some() => last.round != round,
            Some(last) => stage.is_some() && last.stage != stage,
        };
        if is_news {
            // Others may be asked beside whose turn it is, and need not answer.
            let mut awaited = asked.iter().filter(|prompt| prompt.must);
            let first = awaited.next().map(|prompt| prompt.seat);
            let seat = first.filter(|first| awaited.all(|other| other.seat == *first));
            self.moments.push(Moment {
                at: self.now,
                round,
                stage,
                seat,
                look: self.state.look(),
            });
        }
    }
}

impl<G: Game> Running<G> {
    /// What can be answered now.
    #[inline]
    pub(crate) fn asked(&self) -> Prompts<G::Ask> {
        let mut prompts = self.state.prompts();
        // Nearly always all of it.
        if !prompts.iter().all(|prompt| prompt.is_open(self.now)) {
            prompts.retain(|prompt| prompt.is_open(self.now));
        }
        prompts
    }

    fn sight(&self, seat: Seat, sees_all: bool) -> Sight<'_, G> {
        if sees_all {
            Sight::open(&self.state, seat, self.now)
        } else {
            Sight::new(&self.state, seat, self.now)
        }
    }

    /// Lets the first of `asked` that wants to act do so. Where several are asked at once, each is as likely to be first.
    #[inline]
    pub(crate) fn somebody_acts(
        &mut self,
        asked: &[Prompt<G::Ask>],
        bots: &mut [Box<dyn Bot<G>>],
        dice: &mut Dice,
        legal: &mut Vec<G::Action>,
    ) -> Result<bool, Refused> {
        let first = if asked.len() > 1 {
            dice.pick(asked.len())
        } else {
            0
        };
        for prompt in asked[first..].iter().chain(&asked[..first]) {
            let seat = prompt.seat;
            let bot = &mut bots[seat.index()];
            if !bot.answers(prompt) {
                continue;
            }
            legal.clear();
            self.state.legal_actions(seat, self.now, legal);
            let sees_all = bot.sees_all();
            while let Some(action) = bot.choose(&self.sight(seat, sees_all), legal, dice) {
                let Err(refused) = self.act(seat, &action) else {
                    return Ok(true);
                };
                let outsider = bot.outsider();
                if !outsider.is_some_and(|outsider| outsider.refused(&refused.illegal)) {
                    return Err(refused);
                }
            }
        }
        Ok(false)
    }

    /// Tells programs from outside what happened, each what its seat may know.
    fn tell(&mut self, bots: &mut [Box<dyn Bot<G>>]) {
        for (at, event) in self.news.iter_mut().flat_map(|news| news.drain(..)) {
            for (seat, bot) in Seat::all(bots.len()).zip(&mut *bots) {
                if let Some(outsider) = bot.outsider()
                    && let Some(event) = G::redact(&event, Viewer::Seat(seat))
                {
                    outsider.told(at, &event);
                }
            }
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: &G::Action) -> Result<(), Refused> {
        let until = self.now + self.state.cost(seat, action);
        let result = match &mut self.news {
            None => self.state.act(seat, action, self.now, &mut Quiet),
            Some(news) => {
                let mut events = Vec::new();
                let result = self.state.act(seat, action, self.now, &mut events);
                news.extend(events.into_iter().map(|event| (self.now, event)));
                result
            }
        };
        result.map_err(|illegal| Refused {
            seat,
            action: action.to_string(),
            illegal,
        })?;
        self.acts[seat.index()] += 1;
        self.inputs += 1;
        if self.watch != Watch::default() {
            self.write_down(seat, action);
        }
        self.run_until(until);
        Ok(())
    }

    /// What somebody did, for whoever wants to know.
    #[cold]
    fn write_down(&mut self, seat: Seat, action: &G::Action) {
        let action = action.to_string();
        if self.watch.turns {
            let word = action.split_whitespace().next().unwrap_or_default();
            match self.used.get_mut(word) {
                Some(n) => *n += 1,
                None => _ = self.used.insert(word.to_owned(), 1),
            }
        }
        if self.watch.log {
            self.log.push(Entry {
                at: self.now,
                input: Input::Act { seat, action },
            });
        }
    }
}

impl<G: Game> Runner<G> for Running<G> {
    fn state(&self) -> &G {
        &self.state
    }

    fn now(&self) -> Millis {
        self.now
    }

    fn set_now(&mut self, now: Millis) {
        self.now = now;
    }

    fn wake(&mut self, due: Millis) {
        self.inputs += 1;
        if self.watch.log {
            self.log.push(Entry {
                at: due,
                input: Input::Wake,
            });
        }
        match &mut self.news {
            None => self.state.wake(due, &mut Quiet),
            Some(news) => {
                let mut events = Vec::new();
                self.state.wake(due, &mut events);
                news.extend(events.into_iter().map(|event| (due, event)));
            }
        }
    }
}

/// Everybody waits for ever: whether somebody from outside did; the first who did is asked again without that way out.
fn insisted<G: Game>(bots: &mut [Box<dyn Bot<G>>]) -> bool {
    let mut outsiders = bots.iter_mut().filter_map(|bot| bot.outsider());
    outsiders.any(|outsider| outsider.insist())
}
