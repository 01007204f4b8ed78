//! What a table's records add up to: everything durable about it except the game itself, which is a [`Play`].
//!
//! [`Ledger::apply`] is the only way any of it changes, at the running table as after a restart, so the two cannot
//! drift apart.

use std::collections::BTreeMap;

use shamble_core::{Millis, Pace, Seat, Seed, Setup};

use crate::knowledge::Knowledge;
use crate::limits::MAX_SUBSCRIPTIONS;
use crate::play::Play;
use crate::push::Subscription;
use crate::record::{Choices, Created, DailyTry, Record, StoredInput, VERSION, What};
use crate::seats::{Chair, Party, PersonId, TokenHash};

/// What games were played by before logs named it.
const FIRST_RULES: u16 = 1;

/// What the records of a table say about it.
#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    pub(crate) created: Created,
    pub(crate) choices: Choices,
    pub(crate) party: Party,
    /// What its people have learnt of the game.
    pub(crate) knowledge: Knowledge,
    /// The seed of the game, once it started.
    pub(crate) seed: Option<Seed>,
    /// The version of the rules it is played by.
    pub(crate) rules: u16,
    /// How many records changed the game: what clients call the sequence number.
    pub(crate) seq: u32,
    /// How many records changed anything but the game's course.
    pub(crate) n_changes: u32,
    /// The sequence number of the last take-back; what was chosen before it is stale.
    pub(crate) taken_back_at: u32,
    /// Where the clock stands, while it is stopped by consent.
    pub(crate) paused_at: Option<Millis>,
    /// Where it stood when it was last stopped; it never runs from before that.
    pub(crate) clock_from: Millis,
    /// Whether the clock has not run yet because it waits for people to be ready.
    pub(crate) is_gathering: bool,
    /// Whether spectators may speak in the chat.
    pub(crate) voices: bool,
    /// Seats that their holders offer by a link, and what is kept of its secret.
    offers: BTreeMap<Seat, (PersonId, TokenHash)>,
    pub(crate) labels: Labels,
    /// What help it allows.
    pub(crate) coaching: Coaching,
    /// The finished table this one follows.
    pub(crate) follows: Option<String>,
    /// The table that follows this one.
    pub(crate) successor: Option<String>,
    /// Browsers that want to be told, the oldest first.
    pub(crate) subscriptions: Vec<(PersonId, Subscription)>,
    /// Whether it waits for whoever is away.
    pub(crate) waits: bool,
    /// Which daily challenge the game is a try at.
    pub(crate) daily: Option<DailyTry>,
}

/// What happened to the game that a result must carry with it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Labels {
    paused: bool,
    taken_back: bool,
    /// Whether going back brought back time that had passed at the real-time pace.
    clock_turned_back: bool,
    forked: bool,
    known_dice: bool,
    pub(crate) hints: bool,
}

/// What help a table allows.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Coaching {
    /// Hints to people.
    pub(crate) hints: bool,
    /// Whether bots say why; nothing if nobody said so.
    pub(crate) reasons: Option<bool>,
}

impl Ledger {
    /// What a result must carry with it, in the order in which it is shown.
    pub(crate) fn label_names(&self) -> Vec<String> {
        let (labels, knowledge) = (self.labels, &self.knowledge);
        let all = [
            (labels.paused, "paused"),
            (labels.taken_back, "taken-back"),
            (labels.clock_turned_back, "clock-turned-back"),
            (labels.forked, "forked"),
            (labels.known_dice, "known-dice"),
            (knowledge.has_changed_seats(), "seats-changed"),
            (knowledge.has_looked_ahead(), "looked-ahead"),
            (labels.hints, "hints"),
            (
                self.daily.as_ref().is_some_and(|daily| daily.again),
                "second-try",
            ),
        ];
        all.iter()
            .filter(|(is_set, _)| *is_set)
            .map(|(_, name)| (*name).to_owned())
            .collect()
    }

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
            knowledge: Knowledge::default(),
            seed: None,
            rules: FIRST_RULES,
            seq: 0,
            n_changes: 0,
            taken_back_at: 0,
            paused_at: None,
            clock_from: Millis::ZERO,
            is_gathering: false,
            voices: false,
            offers: BTreeMap::new(),
            labels,
            coaching: Coaching::default(),
            follows: None,
            successor: None,
            subscriptions: Vec::new(),
            waits: false,
            daily: None,
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

    /// A browser belongs to whoever subscribed it last; of a person's browsers the newest are remembered.
    fn subscribe(&mut self, person: PersonId, subscription: &Subscription) -> Result<(), String> {
        if self.party.person(person).is_none() {
            return Err(format!("there is no person {}", person.0));
        }
        let all = &mut self.subscriptions;
        all.retain(|(_, one)| one.endpoint != subscription.endpoint);
        all.push((person, subscription.clone()));
        let of_person = |(holder, _): &(PersonId, _)| *holder == person;
        if all.iter().filter(|one| of_person(one)).count() > MAX_SUBSCRIPTIONS
            && let Some(oldest) = all.iter().position(of_person)
        {
            all.remove(oldest);
        }
        Ok(())
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
                self.knowledge.sits_down(*person, *seat);
            }
            What::Placed { seat, bot } => {
                match self.party.chair(*seat) {
                    None => return Err(format!("there is no seat {seat}")),
                    Some(Chair::Person(holder)) => {
                        let by = record.cause.map(|cause| cause.person);
                        self.knowledge.is_unseated(holder, *seat, by);
                    }
                    Some(Chair::Bot(_) | Chair::Empty) => {}
                }
                self.party.place(*seat, bot.map(|level| level.0));
                self.offers.remove(seat);
            }
            What::Host { person } => {
                if self.party.person(*person).is_none() {
                    return Err(format!("there is no person {}", person.0));
                }
                self.party.set_host(*person);
            }
            What::Configured(choices) => {
                self.party.resize(choices.n_seats()?);
                self.choices = choices.clone();
            }
            What::Started { seed } => {
                self.seed = Some(Seed(*seed));
                self.knowledge.game_begins(&self.party);
                self.seq += 1;
            }
            What::Input(_) => self.seq += 1,
            What::TakenBack { .. } => {
                self.go_back(Millis::ZERO);
                self.labels.clock_turned_back |= self.choices.pace == Pace::RealTime;
            }
            What::WentBack { at, .. } => self.go_back(*at),
            What::LookedAhead => self.knowledge.looks_ahead(),
            What::Paused { at } => {
                self.paused_at = Some(*at);
                self.clock_from = *at;
                self.labels.paused = true;
            }
            What::Resumed => self.paused_at = None,
            What::Follows { table } => self.follows = Some(table.clone()),
            What::Followed { by } => self.successor = Some(by.clone()),
            What::LaidDown { at } => self.clock_from = *at,
            What::Rules { version } => self.rules = *version,
            What::Coached { hints, reasons } => {
                self.coaching = Coaching {
                    hints: *hints,
                    reasons: *reasons,
                };
            }
            What::Hinted => self.labels.hints = true,
            What::Gathering => self.is_gathering = true,
            What::Begun => self.is_gathering = false,
            What::Voiced { voices } => self.voices = *voices,
            What::Offered { seat, key } => match self.party.chair(*seat) {
                Some(Chair::Person(holder)) => {
                    self.offers.insert(*seat, (holder, *key));
                }
                None | Some(Chair::Bot(_) | Chair::Empty) => {
                    return Err(format!("nobody could offer seat {seat}"));
                }
            },
            What::HandedOver { person, seat, name } => {
                if self.offers.remove(seat).is_none() || self.party.person(*person).is_none() {
                    return Err(format!("nobody offered seat {seat}"));
                }
                self.party.seat(*person, *seat, name);
                self.knowledge.sits_down(*person, *seat);
            }
            What::Subscribed {
                person,
                subscription,
            } => self.subscribe(*person, subscription)?,
            What::Unsubscribed { endpoint } => {
                let is_other = |(_, one): &(_, Subscription)| one.endpoint != *endpoint;
                self.subscriptions.retain(is_other);
            }
            What::Waits => self.waits = true,
            What::Daily(daily) => self.daily = Some(daily.clone()),
        }
        self.n_changes += u32::from(!matches!(record.what, What::Input(_)));
        if let Some(cause) = record.cause {
            let person = self.party.person_mut(cause.person);
            person
                .ok_or_else(|| format!("there is no person {}", cause.person.0))?
                .carried_out(cause.id);
        }
        Ok(())
    }

    /// The seat that the link with this secret gives, as long as whoever made it still sits there.
    pub(crate) fn offered(&self, key: TokenHash) -> Option<Seat> {
        let mut offers = self.offers.iter();
        let (seat, _) = offers.find(|(seat, (holder, offered))| {
            *offered == key && self.party.seat_of(*holder) == Some(**seat)
        })?;
        Some(*seat)
    }

    fn go_back(&mut self, clock_from: Millis) {
        self.seq += 1;
        self.taken_back_at = self.seq;
        self.clock_from = clock_from;
        self.labels.taken_back = true;
    }
}

/// A table as its records left it.
pub(crate) struct Loaded {
    pub(crate) ledger: Ledger,
    pub(crate) play: Option<Play>,
    pub(crate) n_records: u32,
    /// How long the records are together.
    pub(crate) n_bytes: usize,
    /// Whether its past is that of another game, which still runs.
    pub(crate) is_withheld: bool,
}

/// Builds a table from its stored records; the error says which of them makes no sense.
pub(crate) fn load(stored: &[Vec<u8>]) -> Result<Loaded, String> {
    let (first, rest) = stored.split_first().ok_or("the log is empty")?;
    let created = match Record::decode(first)?.what {
        What::Created(created) if created.version == VERSION => created,
        What::Created(created) => return Err(format!("records of version {}", created.version)),
        other => return Err(format!("the log begins with {other:?}")),
    };
    created.choices.n_seats()?;
    let mut ledger = Ledger::new(created);
    let mut log: Vec<StoredInput> = Vec::new();
    for (index, bytes) in rest.iter().enumerate() {
        let at = |reason: String| format!("record {}: {reason}", index + 1);
        let record = Record::decode(bytes).map_err(at)?;
        ledger.apply(&record).map_err(at)?;
        match record.what {
            What::Input(input) => log.push(input),
            What::TakenBack { to } | What::WentBack { to, .. } => log.truncate(to as usize),
            _ => {}
        }
    }
    let game = &ledger.created.game;
    if ledger.seed.is_some()
        && let Some(played) = shamble_catalog::rules_version(game)
        && !shamble_catalog::goes_on(game, ledger.rules, &ledger.choices.options)
    {
        return Err(format!(
            "it was begun under version {} of its rules, and this program plays version {played}",
            ledger.rules
        ));
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
        n_bytes: stored.iter().map(Vec::len).sum(),
        is_withheld: false,
    })
}
