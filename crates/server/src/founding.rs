//! How tables come into being: new ones, started ones, and ones that play on from another table's past.
//!
//! Each makes the records of a table and nothing else; whoever calls makes them durable.

use shamble_bots::Level;
use shamble_core::log::Input;
use shamble_core::{Dice, GameSpec, OptionValues, Pace, Seat, Seed};
use shamble_protocol::{DailyPlan, Fork, NewTable};

use crate::daily::{self, CHALLENGER};
use crate::error::Fault;
use crate::ledger::Ledger;
use crate::play::Play;
use crate::record::{Choices, Created, DailyTry, Record, StoredInput, StoredLevel, VERSION, What};
use crate::seats::{CREATOR, Chair, Token, clean_name, random};
use crate::table::Past;

/// A table about to be made durable.
pub(crate) struct Founded {
    pub(crate) records: Vec<Record>,
    pub(crate) is_playing: bool,
    /// What the store keeps about it, to be seen without reading its log.
    pub(crate) mark: Option<String>,
    /// The creator's secret.
    pub(crate) token: Token,
}

/// Checks what a table chooses, so that starting it later cannot fail.
pub(crate) fn check_choices(
    game: &str,
    seats: usize,
    pace: Pace,
    options: OptionValues,
) -> Result<Choices, Fault> {
    let n_seats = u8::try_from(seats).unwrap_or(u8::MAX);
    let choices = Choices {
        seats: n_seats,
        pace,
        options,
    };
    let setup = shamble_core::Setup {
        options: choices.options.clone(),
        seats,
        pace,
        // Any dice will do: what is checked does not depend on them.
        seed: Seed::from_number(0),
    };
    Play::start(game, setup)?;
    Ok(choices)
}

/// The beginning of the game at an open table: bots on empty chairs, the dice, and what happens before anybody can act.
pub(crate) fn begin(ledger: &Ledger) -> Result<(Vec<What>, Play), Fault> {
    let seed = Seed(ledger.created.seed.unwrap_or_else(random));
    begin_with(ledger, seed)
}

/// The same with dice that are chosen elsewhere.
fn begin_with(ledger: &Ledger, seed: Seed) -> Result<(Vec<What>, Play), Fault> {
    let play = Play::start(&ledger.created.game, ledger.setup(seed))?;
    let empty = ledger
        .party
        .chairs()
        .filter(|(_, chair)| *chair == Chair::Empty);
    let mut whats: Vec<What> = empty
        .map(|(seat, _)| What::Placed {
            seat,
            bot: Some(StoredLevel(Level::Casual)),
        })
        .collect();
    whats.push(rules_of(&ledger.created.game));
    whats.push(What::Started { seed: seed.0 });
    whats.extend(
        play.table
            .log()
            .iter()
            .map(|entry| What::Input(StoredInput::from(entry))),
    );
    Ok((whats, play))
}

/// The version by which the game is played from now on; a past that is played on from plays by it already.
fn rules_of(game: &str) -> What {
    let version = shamble_catalog::rules_version(game).expect("a game of the catalogue");
    What::Rules { version }
}

/// A new table as its creator wants it.
pub(crate) fn found(new: &NewTable, code: String) -> Result<Founded, Fault> {
    let spec = shamble_catalog::spec(&new.game)
        .ok_or_else(|| Fault::GameUnknown(new.game.chars().take(40).collect()))?;
    let seats = new
        .seats
        .unwrap_or_else(|| default_seats(&spec, &new.options));
    let pace = new.pace.unwrap_or(Pace::RealTime);
    let choices = check_choices(&new.game, seats, pace, new.options.clone())?;
    let seed = match &new.seed {
        Some(seed) => Some(seed.parse::<Seed>().map_err(Fault::Malformed)?.0),
        None => None,
    };
    let name = match &new.name {
        Some(name) => Some(clean_name(name).ok_or(Fault::Name)?),
        None => None,
    };
    let level = match &new.bots {
        Some(level) => Some(
            level
                .parse::<Level>()
                .map_err(|_| Fault::BotUnknown(level.clone()))?,
        ),
        None => None,
    };
    let seat = Seat::try_new(new.seat.unwrap_or(0)).filter(|seat| seat.index() < seats);
    let seat = seat.ok_or_else(|| {
        Fault::Malformed(format!(
            "`seat`: this table has the seats 0 to {}",
            seats - 1
        ))
    })?;
    let mut draft = Draft::new(Created {
        version: VERSION,
        code,
        game: new.game.clone(),
        public: new.public,
        choices,
        seed,
        forked_from: None,
    });
    if let Some(name) = name {
        draft.push(What::Seated {
            person: CREATOR,
            seat,
            name,
        });
    }
    if new.hints || new.reasons.is_some() {
        draft.push(What::Coached {
            hints: new.hints,
            reasons: new.reasons,
        });
    }
    if new.waits {
        draft.push(What::Waits);
    }
    if let Some(follows) = &new.follows {
        draft.push(What::Follows {
            table: follows.table.clone(),
        });
    }
    if let Some(level) = level {
        draft.fill_with_bots(level);
        let (whats, _) = begin(&draft.ledger)?;
        whats.into_iter().for_each(|what| draft.push(what));
        if new.gather && pace == Pace::RealTime {
            draft.push(What::Gathering);
        }
    }
    Ok(draft.founded(level.is_some()))
}

/// Somebody's own table for a daily challenge, begun at once.
pub(crate) fn daily(
    game: &str,
    plan: &DailyPlan,
    name: String,
    tried: DailyTry,
    (seed, code): (Seed, String),
) -> Result<Founded, Fault> {
    let choices = check_choices(game, plan.seats, plan.pace, plan.options.clone())?;
    let level = plan.bots.parse::<Level>();
    let level = level.map_err(|_| Fault::BotUnknown(plan.bots.clone()))?;
    let mut draft = Draft::new(Created {
        version: VERSION,
        code,
        game: game.to_owned(),
        public: false,
        choices,
        // The dice stand at the start: nobody chose them.
        seed: None,
        forked_from: None,
    });
    draft.push(What::Seated {
        person: CREATOR,
        seat: CHALLENGER,
        name,
    });
    draft.push(What::Waits);
    let mark = Some(daily::mark(&tried.day, tried.device));
    draft.push(What::Daily(tried));
    draft.fill_with_bots(level);
    let (whats, _) = begin_with(&draft.ledger, seed)?;
    whats.into_iter().for_each(|what| draft.push(what));
    Ok(Founded {
        mark,
        ..draft.founded(true)
    })
}

/// A table that plays on from the past of another one. Of a game that is over it has the whole past and new dice; of
/// one that still runs it has nothing but what `from.seat` could know, and everything else is dealt anew.
pub(crate) fn fork(past: &Past, from: &Fork, code: String, of: String) -> Result<Founded, Fault> {
    let name = clean_name(&from.name).ok_or(Fault::Name)?;
    let seat = Seat::try_new(from.seat).filter(|seat| seat.index() < past.setup.seats);
    let seat = seat.ok_or(Fault::NoSuchInput)?;
    let mut play = fork_play(past, from.at)?;
    let (seed, log) = if past.is_over {
        play.table.reseed(Seed(random()));
        (past.setup.seed, play.table.log().to_vec())
    } else {
        let mut dice = Dice::new(Seed(random()));
        let dealt = play.table.dealt_for(seat, &mut dice);
        (Seed(random()), vec![dealt])
    };
    let mut draft = Draft::new(Created {
        version: VERSION,
        code,
        game: past.game.clone(),
        public: false,
        choices: Choices {
            seats: u8::try_from(past.setup.seats).expect("a table has few seats"),
            pace: past.setup.pace,
            options: past.setup.options.clone(),
        },
        seed: None,
        forked_from: Some(of),
    });
    draft.push(What::Seated {
        person: CREATOR,
        seat,
        name,
    });
    draft.fill_with_bots(Level::Casual);
    draft.push(rules_of(&past.game));
    draft.push(What::Started { seed: seed.0 });
    log.iter()
        .for_each(|entry| draft.push(What::Input(StoredInput::from(entry))));
    Ok(draft.founded(true))
}

/// The game after the first `at` inputs; refused where it is over.
fn fork_play(past: &Past, at: u32) -> Result<Play, Fault> {
    let mut n_inputs = at as usize;
    if n_inputs > past.log.len() {
        return Err(Fault::NoSuchInput);
    }
    if past.setup.pace == Pace::PerAction {
        // Time passes only with acts at this pace, so the game can go on only where somebody acted next.
        let can_stop = |n: &usize| {
            past.log
                .get(*n)
                .is_none_or(|next| !matches!(next.input, Input::Wake))
        };
        n_inputs = (0..=n_inputs)
            .rev()
            .find(can_stop)
            .ok_or(Fault::NoSuchInput)?;
    }
    let log = past.log[..n_inputs].iter().cloned();
    let play = Play::replay(&past.game, past.setup.clone(), log).map_err(|reason| {
        tracing::error!(reason, "the game's own log does not replay");
        Fault::Unavailable
    })?;
    if play.table.outcome().is_some() {
        return Err(Fault::NoSuchInput);
    }
    Ok(play)
}

fn default_seats(spec: &GameSpec, options: &OptionValues) -> usize {
    let chosen = options
        .get(shamble_core::options::MODE)
        .and_then(|mode| spec.mode(mode));
    chosen.unwrap_or(&spec.modes[0]).default_seats
}

/// Records and what they add up to.
struct Draft {
    records: Vec<Record>,
    ledger: Ledger,
    token: Token,
}

impl Draft {
    /// A table with its creator.
    fn new(created: Created) -> Self {
        let token = Token::fresh();
        let ledger = Ledger::new(created.clone());
        let mut draft = Self {
            records: vec![Record::new(What::Created(created))],
            ledger,
            token,
        };
        draft.push(What::Came {
            token: draft.token.hash(),
        });
        draft
    }

    fn push(&mut self, what: What) {
        let record = Record::new(what);
        self.ledger
            .apply(&record)
            .expect("a table is drafted in order");
        self.records.push(record);
    }

    fn fill_with_bots(&mut self, level: Level) {
        let empty = self
            .ledger
            .party
            .chairs()
            .filter(|(_, chair)| *chair == Chair::Empty);
        let seats: Vec<Seat> = empty.map(|(seat, _)| seat).collect();
        for seat in seats {
            self.push(What::Placed {
                seat,
                bot: Some(StoredLevel(level)),
            });
        }
    }

    fn founded(self, is_playing: bool) -> Founded {
        Founded {
            records: self.records,
            is_playing,
            mark: None,
            token: self.token,
        }
    }
}
