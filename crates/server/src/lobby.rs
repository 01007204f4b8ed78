//! All tables of the server: finding, making, loading and forgetting them.
//!
//! Tables that are open or playing run from the start of the server on, so that clocks go on without anybody looking;
//! finished ones are loaded when somebody asks for them.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use shamble_core::OptionValues;
use shamble_protocol::{Created, Fork, NewTable, Status, TableInfo};
use shamble_store::{HeadQuery, StoreError, TableHead, TableId, TableState};
use tokio::sync::oneshot;

use crate::Shared;
use crate::code;
use crate::contain::{self, contain};
use crate::error::Fault;
use crate::founding::{self, Founded};
use crate::ledger;
use crate::limits::{KEEP_FINISHED, KEEP_OPEN, KEEP_PLAYING};
use crate::record::Record;
use crate::seats::{TokenHash, random};
use crate::table::{Past, Table, TableHandle, TableMsg};

/// How often a table that ends just now is looked up again.
const MAX_TRIES: usize = 3;

pub(crate) struct Lobby {
    shared: Arc<Shared>,
    tables: Mutex<Tables>,
}

#[derive(Default)]
struct Tables {
    by_id: BTreeMap<TableId, Arc<Slot>>,
    by_code: BTreeMap<String, TableId>,
    is_stopping: bool,
}

/// A table the lobby knows, whether it is in memory or not.
#[derive(Default)]
struct Slot {
    /// Held while the table is being loaded, so that it is loaded once.
    handle: tokio::sync::Mutex<Option<TableHandle>>,
    /// The last handle, which still tells how the table was when it left memory.
    last: Mutex<Option<TableHandle>>,
}

impl Slot {
    fn info(&self) -> Option<Arc<TableInfo>> {
        lock(&self.last).as_ref().map(TableHandle::info)
    }

    /// Whether it counts against the limit and appears in lists.
    fn is_alive(&self) -> bool {
        self.info()
            .is_none_or(|info| info.status != Status::Finished)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Lobby {
    pub(crate) fn new(shared: Arc<Shared>) -> Arc<Self> {
        Arc::new(Self {
            shared,
            tables: Mutex::default(),
        })
    }

    /// Learns of all stored tables that are open or playing, and wakes them one after the other.
    pub(crate) async fn wake_all(self: &Arc<Self>) -> Result<(), StoreError> {
        let query = HeadQuery::in_states(&[TableState::Playing, TableState::Open]);
        let heads = self.shared.store.heads(query).await?;
        {
            let mut tables = lock(&self.tables);
            for head in &heads {
                tables.by_code.insert(code_in(head).to_owned(), head.id);
                tables.by_id.entry(head.id).or_default();
            }
        }
        tracing::info!(tables = heads.len(), "stored tables found");
        let lobby = Arc::clone(self);
        tokio::spawn(async move {
            // Those whose clocks run come first.
            let (playing, open): (Vec<_>, Vec<_>) = heads
                .into_iter()
                .partition(|head| head.state == TableState::Playing);
            for head in playing.into_iter().chain(open) {
                // What is wrong with one table is logged, and no other table's concern.
                let _ = lobby.get(head.id).await;
            }
        });
        Ok(())
    }

    /// The table with this id, loaded if it is not in memory.
    pub(crate) async fn get(self: &Arc<Self>, id: TableId) -> Result<TableHandle, Fault> {
        let slot = {
            let mut tables = lock(&self.tables);
            if tables.is_stopping {
                return Err(Fault::Unavailable);
            }
            Arc::clone(tables.by_id.entry(id).or_default())
        };
        let mut place = slot.handle.lock().await;
        if let Some(handle) = place.as_ref().filter(|handle| !handle.is_gone()) {
            return Ok(handle.clone());
        }
        match self.load(id).await {
            Ok(handle) => {
                *place = Some(handle.clone());
                *lock(&slot.last) = Some(handle.clone());
                let code = handle.info().code.clone();
                lock(&self.tables).by_code.insert(code, id);
                Ok(handle)
            }
            Err(fault) => {
                if matches!(fault, Fault::TableUnknown(_)) {
                    lock(&self.tables).by_id.remove(&id);
                }
                Err(fault)
            }
        }
    }

    async fn load(self: &Arc<Self>, id: TableId) -> Result<TableHandle, Fault> {
        let records = match self.shared.store.load(id).await {
            Ok(records) => records,
            Err(StoreError::UnknownTable(_)) => return Err(Fault::TableUnknown(id.to_string())),
            Err(error) => {
                tracing::error!(%id, %error, "a table could not be read");
                self.shared.metrics.table_failures.one();
                return Err(Fault::Unavailable);
            }
        };
        // A long game takes a while to replay.
        let loaded = tokio::task::spawn_blocking(move || ledger::load(&records)).await;
        let loaded = loaded
            .map_err(|error| {
                if let Ok(payload) = error.try_into_panic() {
                    contain::report(&self.shared.metrics, "a stored table", &*payload);
                }
                "its game panicked".to_owned()
            })
            .and_then(|loaded| loaded);
        match loaded {
            Ok(loaded) => {
                let lobby = Arc::downgrade(self);
                let ended = move || {
                    if let Some(lobby) = lobby.upgrade() {
                        lobby.ended(id);
                    }
                };
                Ok(Table::spawn(id, loaded, Arc::clone(&self.shared), ended))
            }
            Err(reason) => {
                tracing::error!(%id, reason, "the records of a table make no sense");
                self.shared.metrics.table_failures.one();
                Err(Fault::Unavailable)
            }
        }
    }

    /// A table's task has ended. Finished games need not be remembered.
    fn ended(&self, id: TableId) {
        let mut tables = lock(&self.tables);
        if tables.by_id.get(&id).is_some_and(|slot| !slot.is_alive()) {
            forget(&mut tables, id);
        }
    }

    /// The table somebody means by a code or an id.
    pub(crate) fn find(&self, typed: &str) -> Result<TableId, Fault> {
        let unknown = || Fault::TableUnknown(typed.chars().take(40).collect());
        if let Some(code) = code::meant(typed) {
            return lock(&self.tables)
                .by_code
                .get(&code)
                .copied()
                .ok_or_else(unknown);
        }
        typed.parse().map_err(|_| unknown())
    }

    /// The tables the lobby lists: those that are public and not over, the ones still open first.
    pub(crate) fn public(&self) -> Vec<Arc<TableInfo>> {
        let tables = lock(&self.tables);
        let mut listed: Vec<_> = tables
            .by_id
            .values()
            .filter_map(|slot| slot.info())
            .filter(|info| info.public && info.status != Status::Finished)
            .collect();
        listed.sort_by_key(|info| info.status != Status::Open);
        listed
    }

    /// Makes a new table.
    pub(crate) async fn create(self: &Arc<Self>, new: &NewTable) -> Result<Created, Fault> {
        self.check_room()?;
        let follows = match &new.follows {
            Some(follows) => {
                let before: TableId = follows
                    .table
                    .parse()
                    .map_err(|_| Fault::TableUnknown(follows.table.chars().take(40).collect()))?;
                let token = TokenHash::of(&follows.token);
                // Asked before anything is made; told once there is somewhere to go.
                self.follow(before, token, None).await?;
                Some((before, token))
            }
            None => None,
        };
        let code = self.fresh_code();
        let founded = contain(&self.shared.metrics, "a new table", || {
            founding::found(new, code.clone())
        })??;
        let created = self
            .settle_down(&new.game, new.public, code, founded)
            .await?;
        if let Some((before, token)) = follows {
            self.lead_over(before, token, &created).await?;
        }
        Ok(created)
    }

    /// Tells the people of a finished table that they play on at another one. Two of them may have had the same idea:
    /// then there is only one table to go to.
    async fn lead_over(
        self: &Arc<Self>,
        before: TableId,
        token: TokenHash,
        created: &Created,
    ) -> Result<(), Fault> {
        let Err(fault) = self
            .follow(before, token, Some(created.table.clone()))
            .await
        else {
            return Ok(());
        };
        let id = self.find(&created.table)?;
        self.stop(id).await;
        if let Err(error) = self.shared.store.delete(id).await {
            tracing::error!(%id, %error, "a table nobody comes to could not be deleted");
        }
        forget(&mut lock(&self.tables), id);
        Err(fault)
    }

    /// Asks a finished table whether another one may follow it, and tells it which one does.
    async fn follow(
        self: &Arc<Self>,
        id: TableId,
        token: TokenHash,
        by: Option<String>,
    ) -> Result<(), Fault> {
        self.ask(id, |answer| TableMsg::Follow {
            token,
            by: by.clone(),
            answer,
        })
        .await?
    }

    /// What a table chose, its longest texts included.
    pub(crate) async fn options(self: &Arc<Self>, id: TableId) -> Result<OptionValues, Fault> {
        self.ask(id, |answer| TableMsg::Options { answer }).await
    }

    /// Asks a table something, also if it ends just now.
    async fn ask<T>(
        self: &Arc<Self>,
        id: TableId,
        question: impl Fn(oneshot::Sender<T>) -> TableMsg,
    ) -> Result<T, Fault> {
        for _ in 0..MAX_TRIES {
            let handle = self.get(id).await?;
            let (answer, answered) = oneshot::channel();
            if handle.say(question(answer)).await.is_ok()
                && let Ok(answer) = answered.await
            {
                return Ok(answer);
            }
        }
        Err(Fault::Unavailable)
    }

    /// Makes a table that plays on from the past of another one.
    pub(crate) async fn fork(self: &Arc<Self>, id: TableId, from: &Fork) -> Result<Created, Fault> {
        self.check_room()?;
        let token = from.token.as_deref().map(TokenHash::of);
        let past = self.past(id, token).await?.ok_or(Fault::NotStarted)?;
        let code = self.fresh_code();
        let founded = contain(&self.shared.metrics, "a fork", || {
            founding::fork(&past, from, code.clone(), id.to_string())
        })??;
        self.settle_down(&past.game, false, code, founded).await
    }

    /// The game at a table as a whole; nothing if it has not begun.
    pub(crate) async fn past(
        self: &Arc<Self>,
        id: TableId,
        token: Option<TokenHash>,
    ) -> Result<Option<Past>, Fault> {
        self.ask(id, |answer| TableMsg::Past { token, answer })
            .await
    }

    fn check_room(&self) -> Result<(), Fault> {
        let tables = lock(&self.tables);
        let n_alive = tables.by_id.values().filter(|slot| slot.is_alive()).count();
        if n_alive >= self.shared.config.limits.max_tables {
            Err(Fault::ServerFull)
        } else {
            Ok(())
        }
    }

    fn fresh_code(&self) -> String {
        let tables = lock(&self.tables);
        std::iter::repeat_with(code::fresh)
            .find(|code| !tables.by_code.contains_key(code))
            .expect("codes do not run out")
    }

    /// Makes a founded table durable and wakes it.
    async fn settle_down(
        self: &Arc<Self>,
        game: &str,
        is_public: bool,
        code: String,
        founded: Founded,
    ) -> Result<Created, Fault> {
        let id = TableId::from_bytes(random());
        let head = shamble_store::NewTable {
            id,
            created_ms: self.shared.config.calendar.unix_ms(),
            game: game.to_owned(),
            title: title(&code, is_public),
            state: if founded.is_playing {
                TableState::Playing
            } else {
                TableState::Open
            },
        };
        let records = founded.records.iter().map(Record::encode).collect();
        if let Err(error) = self.shared.store.create(head, records).await {
            tracing::error!(%error, "a table could not be stored");
            self.shared.metrics.append_failures.one();
            return Err(Fault::Unavailable);
        }
        self.shared.metrics.tables_created.one();
        tracing::info!(%id, game, playing = founded.is_playing, "table created");
        self.get(id).await?;
        Ok(Created {
            table: id.to_string(),
            code,
            token: founded.token.as_str().to_owned(),
        })
    }

    /// Forgets tables that nobody has touched for long.
    pub(crate) async fn prune(&self) -> Result<(), StoreError> {
        let now_ms = self.shared.config.calendar.unix_ms();
        for (state, keep) in [
            (TableState::Open, KEEP_OPEN),
            (TableState::Playing, KEEP_PLAYING),
            (TableState::Finished, KEEP_FINISHED),
        ] {
            let before_ms =
                now_ms.saturating_sub(i64::try_from(keep.as_millis()).unwrap_or(i64::MAX));
            let query = HeadQuery::in_states(&[state]).updated_before(before_ms);
            for head in self.shared.store.heads(query).await? {
                if self.is_in_use(head.id) {
                    continue;
                }
                self.stop(head.id).await;
                self.shared.store.delete(head.id).await?;
                forget(&mut lock(&self.tables), head.id);
                tracing::info!(id = %head.id, state = state.as_str(), "old table forgotten");
            }
        }
        Ok(())
    }

    /// Whether anybody is connected to a table.
    fn is_in_use(&self, id: TableId) -> bool {
        let info = lock(&self.tables)
            .by_id
            .get(&id)
            .and_then(|slot| slot.info());
        info.is_some_and(|info| {
            let is_person = |seat: &shamble_protocol::SeatInfo| {
                seat.connected && seat.occupant == shamble_protocol::Occupant::Person
            };
            info.spectators > 0 || info.seats.iter().any(is_person)
        })
    }

    /// Ends a table's task and waits for it.
    async fn stop(&self, id: TableId) {
        let slot = lock(&self.tables).by_id.get(&id).cloned();
        if let Some(slot) = slot
            && let Some(handle) = slot.handle.lock().await.take()
        {
            let (stopped, has_stopped) = oneshot::channel();
            if handle.say(TableMsg::Stop { stopped }).await.is_ok() {
                let _ = has_stopped.await;
            }
        }
    }

    /// Ends all tables: what they accepted is durable, and nothing more is accepted.
    pub(crate) async fn stop_all(&self) {
        let ids: Vec<TableId> = {
            let mut tables = lock(&self.tables);
            tables.is_stopping = true;
            tables.by_id.keys().copied().collect()
        };
        for id in ids {
            self.stop(id).await;
        }
    }
}

fn forget(tables: &mut Tables, id: TableId) {
    if let Some(slot) = tables.by_id.remove(&id)
        && let Some(info) = slot.info()
        && tables.by_code.get(&info.code) == Some(&id)
    {
        tables.by_code.remove(&info.code);
    }
}

/// What the store keeps as a table's title: its code, and whether lobbies list it.
fn title(code: &str, is_public: bool) -> String {
    format!("{code} {}", if is_public { "public" } else { "private" })
}

fn code_in(head: &TableHead) -> &str {
    head.title.split(' ').next().unwrap_or_default()
}
