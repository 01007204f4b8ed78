//! The replicated store: the log of every table in a JetStream stream, one subject a table.
//!
//! A write is one message that names the number of the message it follows, which the stream compares: that is the
//! append with the expected length. Opening a table is such a message too, without records. So a writer that was
//! deposed is refused by the log itself, whatever it believes, and so is any write of its that is still under way.
//!
//! Acknowledged means that a majority of the servers has the message on its disk (`sync_interval: always`).

mod asking;
mod connect;
mod envelope;
mod line;
mod reading;
mod writing;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use async_nats::jetstream::{self, consumer, stream, stream::LastRawMessageErrorKind};
use futures_util::StreamExt;
use tokio::{
    sync::RwLock,
    time::{sleep, timeout},
};

pub use self::connect::{NatsAccess, NatsConfig};
use self::envelope::{Envelope, Kind};
pub use self::line::{NatsLine, NatsWrite};
use self::writing::Refused;
use crate::{
    Append, Claim, HeadQuery, NewTable, Opened, Record, Store, StoreError, StoreFuture, TableHead,
    TableId, claim::Tail,
};

/// The stream with the logs of all tables.
pub const NATS_STREAM: &str = "TABLES";

/// How long a write may wait for its acknowledgement; after that only the stream knows what became of it.
const REQUEST_WAIT: Duration = Duration::from_secs(2);

/// How often a table that others write to is tried to be opened, and how long one that nobody answers for.
const MAX_OPENINGS: usize = 20;
const OPEN_WAIT: Duration = Duration::from_secs(3);
const OPEN_PAUSE: Duration = Duration::from_millis(20);

/// How long an opening waits for its acknowledgement, or a write that is offered again. Both can be made once more
/// whatever became of them, and one that is sent just when a leader is elected may never be answered.
const AGAIN_WAIT: Duration = Duration::from_millis(700);

/// After so many openings in a row that were built on a replica's word and refused, another replica is asked.
const PATIENT_WITH_REPLICA: usize = 5;

/// From this many slots on it is quicker to look through all heads.
const MANY_SLOTS: usize = 8;

/// The store in a cluster of NATS servers.
pub struct Nats {
    line: Arc<NatsLine>,
    context: jetstream::Context,
    stream: stream::Stream,
    owner: String,
    /// True once closed; held for reading while anything is being done.
    closed: RwLock<bool>,
}

/// Whose word is taken for a table's last message.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    /// Only the leader's.
    Leader,
    /// A replica's, too, while NATS as a whole has no leader and answers no question that is put to one: the server that
    /// led the stream may have led both, and the stream has a new leader long before the whole has. For writes, which
    /// are refused if it was old.
    Anybody,
}

/// A table's last message.
struct Last {
    tail: Tail,
    envelope: Envelope,
    /// Whose word it was taken on.
    word: Word,
}

fn said(reason: &str) -> StoreError {
    StoreError::Storage(Arc::from(Box::from(reason)))
}

fn subject(id: TableId) -> String {
    let text = id.to_string();
    let (one, two) = (&text[..1], &text[1..2]);
    format!("t.{one}.{two}.{text}")
}

impl Nats {
    /// Connects and makes the stream if there is none. Waits a while for servers that are just starting.
    pub async fn connect(config: NatsConfig) -> Result<Self, StoreError> {
        let client = connect::client(&config).await?;
        let context = jetstream::context::ContextBuilder::new()
            .timeout(REQUEST_WAIT)
            .ack_timeout(REQUEST_WAIT)
            .build(client.clone());
        let stream = connect::stream(&context, &config).await?;
        Ok(Self {
            line: Arc::new(NatsLine::new(client)),
            context,
            stream,
            owner: config.owner,
            closed: RwLock::new(false),
        })
    }

    /// The line to the servers, for whatever else is to be done with them.
    pub fn line(&self) -> Arc<NatsLine> {
        Arc::clone(&self.line)
    }

    /// Who wrote what to a table, for those who check that everything went right.
    pub async fn audit(&self, id: TableId) -> Result<Vec<Audit>, StoreError> {
        let last = self.last(id).await?.ok_or(StoreError::UnknownTable(id))?;
        let log = self.read_log(id, last.tail.seq).await?;
        let audit = |envelope: Envelope| Audit {
            is_opening: envelope.kind == Kind::Opened,
            owner: envelope.owner,
            opening: envelope.opening,
            n_records: envelope.n_before + envelope.records.len() as u32,
        };
        Ok(log.envelopes.into_iter().map(audit).collect())
    }

    /// Does something unless the store is closed, and keeps it from being closed meanwhile.
    fn unless_closed<'a, T: Send + 'a>(
        &'a self,
        doing: impl Future<Output = Result<T, StoreError>> + Send + 'a,
    ) -> StoreFuture<'a, T> {
        Box::pin(async move {
            let closed = self.closed.read().await;
            if *closed {
                return Err(StoreError::Closed);
            }
            doing.await
        })
    }

    /// The last message of a table, as the stream's leader has it; nothing if there never was one, or none is left.
    async fn last(&self, id: TableId) -> Result<Option<Last>, StoreError> {
        self.last_as(id, Word::Leader).await
    }

    async fn last_as(&self, id: TableId, word: Word) -> Result<Option<Last>, StoreError> {
        let subject = &subject(id);
        let ask = || async move {
            let error = match self.stream.get_last_raw_message_by_subject(subject).await {
                Ok(message) => return Ok(Some((message, Word::Leader))),
                Err(error) => error,
            };
            match error.kind() {
                LastRawMessageErrorKind::NoMessageFound => Ok(None),
                // Only a message counts: that a replica has none may be because it is behind.
                LastRawMessageErrorKind::JetStream(answer)
                    if word == Word::Anybody && is_headless(&answer) =>
                {
                    let asked = self.stream.direct_get_last_for_subject(subject).await;
                    let message = asked.map_err(|_| StoreError::storage(error))?;
                    Ok(Some((message, Word::Anybody)))
                }
                _ => Err(StoreError::storage(error)),
            }
        };
        let Some((message, word)) = self.ask_until_answered(ask).await? else {
            return Ok(None);
        };
        let (envelope, hash) = Envelope::decode(id, &message.payload)?;
        let tail = Tail {
            seq: message.sequence,
            hash,
            head: envelope.head(id),
        };
        Ok(Some(Last {
            tail,
            envelope,
            word,
        }))
    }

    /// The same for a table that is there.
    async fn existing(&self, id: TableId, word: Word) -> Result<Last, StoreError> {
        match self.last_as(id, word).await? {
            Some(last) if last.envelope.kind != Kind::Deleted => Ok(last),
            _ => Err(StoreError::UnknownTable(id)),
        }
    }

    /// Why a write under this claim does not fit.
    async fn refusal(&self, claim: &Claim, expected: u32) -> StoreError {
        match self.existing(claim.id, Word::Leader).await {
            Ok(last) if last.envelope.opening != claim.opening => StoreError::Deposed(claim.id),
            Ok(last) => StoreError::Stale {
                expected,
                actual: last.tail.head.n_records,
            },
            Err(error) => error,
        }
    }

    async fn do_create(&self, table: NewTable, first: Vec<Record>) -> Result<u32, StoreError> {
        let new_len = table.new_len(&first)?;
        let id = table.id;
        let head = table.into_head(new_len);
        let envelope = Envelope::new(Kind::Created, &self.owner, 0, first, &head);
        let (payload, _) = envelope.encode(0);
        if self
            .publish(id, 0, payload.clone(), REQUEST_WAIT)
            .await?
            .is_ok()
        {
            return Ok(new_len);
        }
        // What was deleted may have left its last message.
        match self.last(id).await? {
            Some(last) if last.envelope.kind == Kind::Deleted => {
                self.forget(id, last.tail.seq).await?;
                match self.publish(id, 0, payload, REQUEST_WAIT).await? {
                    Ok(_) => Ok(new_len),
                    Err(Refused::WrongSequence) => Err(StoreError::Exists(id)),
                }
            }
            _ => Err(StoreError::Exists(id)),
        }
    }

    async fn do_open(&self, id: TableId) -> Result<Opened, StoreError> {
        let began = Instant::now();
        let mut n_old_words = 0;
        for _ in 0..MAX_OPENINGS {
            match self.try_open(id).await {
                Ok(Ok(opened)) => return Ok(*opened),
                Ok(Err(word)) => {
                    n_old_words += usize::from(word == Word::Anybody);
                    if n_old_words >= PATIENT_WITH_REPLICA {
                        n_old_words = 0;
                        self.line.is_behind().await;
                    }
                    sleep(OPEN_PAUSE).await;
                }
                // Whether an opening landed or not, the next one comes after it.
                Err(error) if error.is_refusal() || began.elapsed() >= OPEN_WAIT => {
                    return Err(error);
                }
                Err(error) => tracing::debug!(%id, %error, "an opening was not answered"),
            }
        }
        Err(said("others keep writing to the table"))
    }

    /// Not if somebody else wrote in between, or what was to be built on was old: then whose word it was.
    async fn try_open(&self, id: TableId) -> Result<Result<Box<Opened>, Word>, StoreError> {
        let Last {
            tail: before,
            envelope: last,
            word,
        } = self.existing(id, Word::Anybody).await?;
        let opening = last.opening + 1;
        let envelope = Envelope::new(Kind::Opened, &self.owner, opening, Vec::new(), &before.head);
        let (payload, hash) = envelope.encode(before.hash);
        let sent = Instant::now();
        let publishing = self.publish(id, before.seq, payload, REQUEST_WAIT);
        let published = match timeout(AGAIN_WAIT, publishing).await {
            Ok(published) => published?,
            Err(late) => {
                self.line.unanswered(NatsWrite::Log, sent).await;
                return Err(StoreError::storage(late));
            }
        };
        let Ok(seq) = published else {
            return Ok(Err(word));
        };
        let log = self.read_log(id, seq).await?;
        if log.hash != hash {
            let detail = "its messages are not those it was opened with".to_owned();
            return Err(StoreError::Damaged { id, detail });
        }
        let mut claim = Claim::new(id, opening);
        claim.tail = Some(Tail {
            seq,
            hash,
            head: before.head,
        });
        let records = log.envelopes.into_iter().flat_map(|e| e.records).collect();
        Ok(Ok(Box::new(Opened { claim, records })))
    }

    async fn do_append(&self, claim: &mut Claim, append: Append) -> Result<u32, StoreError> {
        let new_len = append.new_len()?;
        let mut head = tail_of(claim)?.head;
        if append.expected != head.n_records {
            return Err(self.refusal(claim, append.expected).await);
        }
        head.n_records = new_len;
        head.updated_ms = append.at_ms;
        head.state = append.state.unwrap_or(head.state);
        self.write(claim, append.records, head).await?;
        Ok(new_len)
    }

    /// Writes under a claim: these records, after which this is the table's head.
    async fn write(
        &self,
        claim: &mut Claim,
        records: Vec<Record>,
        head: TableHead,
    ) -> Result<(), StoreError> {
        let before = tail_of(claim)?;
        let envelope = Envelope::new(Kind::Appended, &self.owner, claim.opening, records, &head);
        let (payload, hash) = envelope.encode(before.hash);
        match self.insist(claim.id, before.seq, payload, hash).await? {
            Ok(seq) => {
                claim.tail = Some(Tail { seq, hash, head });
                Ok(())
            }
            Err(Refused::WrongSequence) => Err(self.refusal(claim, before.head.n_records).await),
        }
    }

    async fn do_delete(&self, claim: &Claim) -> Result<(), StoreError> {
        let tail = tail_of(claim)?;
        let envelope = Envelope::new(
            Kind::Deleted,
            &self.owner,
            claim.opening,
            Vec::new(),
            &tail.head,
        );
        let (payload, _) = envelope.encode(tail.hash);
        let published = self.publish(claim.id, tail.seq, payload, REQUEST_WAIT);
        match published.await? {
            Ok(seq) => self.forget(claim.id, seq).await,
            Err(Refused::WrongSequence) => Err(self.refusal(claim, tail.head.n_records).await),
        }
    }

    /// Removes the messages of a deleted table up to and including its last one.
    async fn forget(&self, id: TableId, last: u64) -> Result<(), StoreError> {
        let purge = self.stream.purge().filter(subject(id)).sequence(last + 1);
        purge.await.map(drop).map_err(StoreError::storage)
    }

    async fn do_heads(&self, query: HeadQuery) -> Result<Vec<TableHead>, StoreError> {
        let filters = match &query.slots {
            Some(slots) if slots.len() < MANY_SLOTS => slots
                .iter()
                .map(|slot| {
                    let slot = slot.to_string();
                    format!("t.{}.{}.*", &slot[..1], &slot[1..])
                })
                .collect(),
            _ => vec!["t.>".to_owned()],
        };
        let mut heads = Vec::new();
        for filter in filters {
            self.heads_in(filter, &query, &mut heads).await?;
        }
        heads.sort_by_key(|head| (std::cmp::Reverse(head.updated_ms), head.id));
        heads.truncate(query.limit as usize);
        Ok(heads)
    }

    /// The heads of all subjects that match, through a consumer of their last messages.
    async fn heads_in(
        &self,
        filter: String,
        query: &HeadQuery,
        heads: &mut Vec<TableHead>,
    ) -> Result<(), StoreError> {
        let config = consumer::pull::Config {
            deliver_policy: consumer::DeliverPolicy::LastPerSubject,
            ack_policy: consumer::AckPolicy::None,
            filter_subject: filter,
            inactive_threshold: Duration::from_secs(30),
            memory_storage: true,
            num_replicas: 1,
            ..consumer::pull::Config::default()
        };
        let consumer = self
            .stream
            .create_consumer(config)
            .await
            .map_err(StoreError::storage)?;
        let mut n_left = consumer.cached_info().num_pending;
        while n_left > 0 {
            let mut batch = consumer
                .fetch()
                .max_messages(1000)
                .expires(REQUEST_WAIT)
                .messages()
                .await
                .map_err(StoreError::storage)?;
            let before = n_left;
            while let Some(message) = batch.next().await {
                let message = message.map_err(|error| StoreError::Storage(Arc::from(error)))?;
                n_left = n_left.saturating_sub(1);
                let Some(id) = message.subject.rsplit('.').next() else {
                    continue;
                };
                let Ok(id) = id.parse::<TableId>() else {
                    continue;
                };
                // What is wrong with one table is told when it is opened, and is no other table's concern.
                let Ok((envelope, _)) = Envelope::decode(id, &message.payload) else {
                    continue;
                };
                let head = envelope.head(id);
                if envelope.kind != Kind::Deleted && query.matches(&head) {
                    heads.push(head);
                }
            }
            if n_left == before {
                return Err(said("the heads of tables stopped coming"));
            }
        }
        // It goes by itself if this does not arrive.
        let name = &consumer.cached_info().name;
        let _ = self.stream.delete_consumer(name).await;
        Ok(())
    }
}

fn tail_of(claim: &Claim) -> Result<Tail, StoreError> {
    let tail = claim.tail.clone();
    tail.ok_or_else(|| said("the claim is of another store"))
}

/// Whether NATS as a whole has no leader.
fn is_headless(answer: &jetstream::Error) -> bool {
    answer.error_code() == jetstream::ErrorCode::CLUSTER_NOT_AVAILABLE
}

/// One write to a table, as [`Nats::audit`] found it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Audit {
    pub is_opening: bool,
    /// The run of the server that wrote it.
    pub owner: String,
    pub opening: u64,
    /// How many records the table had after it.
    pub n_records: u32,
}

impl Store for Nats {
    fn create(&self, table: NewTable, first: Vec<Record>) -> StoreFuture<'_, u32> {
        self.unless_closed(self.do_create(table, first))
    }

    fn open(&self, id: TableId) -> StoreFuture<'_, Opened> {
        self.unless_closed(self.do_open(id))
    }

    fn append<'a>(&'a self, claim: &'a mut Claim, append: Append) -> StoreFuture<'a, u32> {
        self.unless_closed(self.do_append(claim, append))
    }

    fn confirm<'a>(&'a self, claim: &'a mut Claim) -> StoreFuture<'a, ()> {
        self.unless_closed(async move {
            let head = tail_of(claim)?.head;
            self.write(claim, Vec::new(), head).await
        })
    }

    fn load_from(&self, id: TableId, seq: u32) -> StoreFuture<'_, Vec<Record>> {
        self.unless_closed(async move {
            let tail = self.existing(id, Word::Leader).await?.tail;
            let actual = tail.head.n_records;
            if seq > actual {
                return Err(StoreError::Stale {
                    expected: seq,
                    actual,
                });
            }
            let log = self.read_log(id, tail.seq).await?;
            let records = log.envelopes.into_iter().flat_map(|e| e.records);
            Ok(records.skip(seq as usize).collect())
        })
    }

    fn head(&self, id: TableId) -> StoreFuture<'_, TableHead> {
        self.unless_closed(async move { Ok(self.existing(id, Word::Leader).await?.tail.head) })
    }

    fn heads(&self, query: HeadQuery) -> StoreFuture<'_, Vec<TableHead>> {
        self.unless_closed(self.do_heads(query))
    }

    fn delete(&self, claim: Claim) -> StoreFuture<'_, ()> {
        self.unless_closed(async move { self.do_delete(&claim).await })
    }

    fn ping(&self) -> StoreFuture<'_, ()> {
        self.unless_closed(self.ask_until_answered(|| async {
            let info = self.stream.get_info().await;
            info.map(drop).map_err(StoreError::storage)
        }))
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async {
            *self.closed.write().await = true;
            Ok(())
        })
    }
}
