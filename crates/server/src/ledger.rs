//! What a table's records add up to: everything durable about it except the game itself, which is a [`Play`].
//!
//! [`Ledger::apply`] is the only way any of it changes, at the running table as after a restart, so the two cannot
//! drift apart.

use shamble_core::{Millis, Seed, Setup};

use crate::play::Play;
use crate::record::{Choices, Created, Record, StoredInput, VERSION, What};
use crate::seats::{Chair, Party};

/// What the records of a table say about it.
#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    pub(crate) created: Created,
    pub(crate) choices: Choices,
    pub(crate) party: Party,
    /// The seed of the game, once it started.
    pub(crate) seed: Option<Seed>,
    /// How many records changed the game: what clients call the sequence number.
    pub(crate) seq: u32,
    /// The sequence number of the last take-back; what was chosen before it is stale.
    pub(crate) taken_back_at: u32,
    /// Where the clock stands, while it is stopped by consent.
    pub(crate) paused_at: Option<Millis>,
    /// Where it stood when it was last stopped; it never runs from before that.
    pub(crate) clock_from: Millis,
    /// What a result must carry with it.
    pub(crate) labels: Labels,
    /// The finished table this one follows.
    pub(crate) follows: Option<String>,
    /// The table that follows this one.
    pub(crate) successor: Option<String>,
}

/// What a result must carry with it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Labels {
    pub(crate) paused: bool,
    pub(crate) taken_back: bool,
    pub(crate) forked: bool,
    pub(crate) known_dice: bool,
}

impl Labels {
    /// Their names, in the order in which they are shown.
    pub(crate) fn names(self) -> Vec<String> {
        let all = [
            (self.paused, "paused"),
            (self.taken_back, "taken-back"),
            (self.forked, "forked"),
            (self.known_dice, "known-dice"),
        ];
        all.iter()
            .filter(|(is_set, _)| *is_set)
            .map(|(_, name)| (*name).to_owned())
            .collect()
    }
}

impl Ledger {
    /// A table whose first record was `created`.
    pub(crate) fn new(created: Created) -> Self {
        let labels = Labels {
            forked: created.forked_from.is_some(),
            known_dice: created.seed.is_some(),
            ..Labels::default()
        };
        Self {
            choices: created.choices.clone(),
            party: Party::new(usize::from(created.choices.seats)),
            seed: None,
            seq: 0,
            taken_back_at: 0,
            paused_at: None,
            clock_from: Millis::ZERO,
            labels,
            follows: None,
            successor: None,
            created,
        }
    }

    /// The set-up of the game with this seed.
    pub(crate) fn setup(&self, seed: Seed) -> Setup {
        Setup {
            options: self.choices.options.clone(),
            seats: usize::from(self.choices.seats),
            pace: self.choices.pace,
            seed,
        }
    }

    /// Carries out one more record. Refuses what no table could ever have written; the ledger is then not to be used.
    pub(crate) fn apply(&mut self, record: &Record) -> Result<(), String> {
        match &record.what {
            What::Created(_) => return Err("a table is created once".to_owned()),
            What::Came { token } => self.party.add(*token),
            What::Seated { person, seat, name } => {
                let is_free = !matches!(self.party.chair(*seat), None | Some(Chair::Person(_)))
                    || self.party.seat_of(*person) == Some(*seat);
                if !is_free || self.party.person(*person).is_none() {
                    return Err(format!("nobody could sit down on seat {seat}"));
                }
                self.party.seat(*person, *seat, name);
            }
            What::Placed { seat, bot } => {
                if self.party.chair(*seat).is_none() {
                    return Err(format!("there is no seat {seat}"));
                }
                self.party.place(*seat, bot.map(|level| level.0));
            }
            What::Host { person } => {
                if self.party.person(*person).is_none() {
                    return Err(format!("there is no person {}", person.0));
                }
                self.party.set_host(*person);
            }
            What::Configured(choices) => {
                self.party.resize(usize::from(choices.seats));
                self.choices = choices.clone();
            }
            What::Started { seed } => {
                self.seed = Some(Seed(*seed));
                self.seq += 1;
            }
            What::Input(_) => self.seq += 1,
            What::TakenBack { .. } => {
                self.seq += 1;
                self.taken_back_at = self.seq;
                self.clock_from = Millis::ZERO;
                self.labels.taken_back = true;
            }
            What::Paused { at } => {
                self.paused_at = Some(*at);
                self.clock_from = *at;
                self.labels.paused = true;
            }
            What::Resumed => self.paused_at = None,
            What::Follows { table } => self.follows = Some(table.clone()),
            What::Followed { by } => self.successor = Some(by.clone()),
        }
        if let Some(cause) = record.cause {
            let person = self.party.person_mut(cause.person);
            person
                .ok_or_else(|| format!("there is no person {}", cause.person.0))?
                .carried_out(cause.id);
        }
        Ok(())
    }
}

/// A table as its records left it.
pub(crate) struct Loaded {
    pub(crate) ledger: Ledger,
    pub(crate) play: Option<Play>,
    pub(crate) n_records: u32,
}

/// Builds a table from its stored records; the error says which of them makes no sense.
pub(crate) fn load(stored: &[Vec<u8>]) -> Result<Loaded, String> {
    let (first, rest) = stored.split_first().ok_or("the log is empty")?;
    let created = match Record::decode(first)?.what {
        What::Created(created) if created.version == VERSION => created,
        What::Created(created) => return Err(format!("records of version {}", created.version)),
        other => return Err(format!("the log begins with {other:?}")),
    };
    let mut ledger = Ledger::new(created);
    let mut log: Vec<StoredInput> = Vec::new();
    for (index, bytes) in rest.iter().enumerate() {
        let at = |reason: String| format!("record {}: {reason}", index + 1);
        let record = Record::decode(bytes).map_err(at)?;
        ledger.apply(&record).map_err(at)?;
        match record.what {
            What::Input(input) => log.push(input),
            What::TakenBack { to } => log.truncate(to as usize),
            _ => {}
        }
    }
    let play = match ledger.seed {
        Some(seed) => {
            let entries = log.iter().map(Into::into);
            Some(Play::replay(
                &ledger.created.game,
                ledger.setup(seed),
                entries,
            )?)
        }
        None => None,
    };
    let n_records = u32::try_from(stored.len()).map_err(|_| "too many records")?;
    Ok(Loaded {
        ledger,
        play,
        n_records,
    })
}
