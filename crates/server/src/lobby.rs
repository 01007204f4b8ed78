//! All tables of the server: finding, making, loading and forgetting them.
//!
//! Tables that are open or playing run from the start of the server on, so that clocks go on without anybody looking;
//! finished ones are loaded when somebody asks for them.

mod handed_over;
mod own;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_util::{StreamExt, stream};
use serde_json::{Value, json};
use shamble_core::{OptionValues, Seat, Seed};
use shamble_protocol::{Created, DailyPlan, Fork, NewTable, Status, TableInfo};
use shamble_store::{HeadQuery, StoreError, TableId, TableState};
use tokio::sync::oneshot;

use crate::Shared;
use crate::cluster::Owner;
use crate::code;
use crate::contain::{self, contain};
use crate::error::Fault;
use crate::founding::{self, Founded};
use crate::ledger;
use crate::limits::{KEEP_FINISHED, KEEP_OPEN, KEEP_PLAYING, MAX_TOLD_TABLES, MOVING_AT_ONCE};
use crate::play::Play;
use crate::record::{DailyTry, Record};
use crate::seats::{TokenHash, random};
use crate::table::{Past, Table, TableHandle, TableMsg, is_own};
use crate::thinking::aside;

/// How often a table that ends just now is looked up again.
const MAX_TRIES: usize = 3;

/// How often an id is drawn until one is this server's: with a thousand servers it fails once in a million million times.
const MAX_DRAWS: usize = 30_000;

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

    /// Whether it has a task, or is being given one.
    fn is_open(&self) -> bool {
        let handle = self.handle.try_lock();
        handle.map_or(true, |handle| {
            (*handle).as_ref().is_some_and(|handle| !handle.is_gone())
        })
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

    /// Learns of all stored tables that are open or playing, of these slots or of all, and wakes them.
    pub(crate) async fn wake(
        self: &Arc<Self>,
        slots: Option<Vec<shamble_store::Slot>>,
    ) -> Result<(), StoreError> {
        let mut query = HeadQuery::in_states(&[TableState::Playing, TableState::Open]);
        query.slots = slots;
        let heads = self.shared.store.heads(query).await?;
        {
            let mut tables = lock(&self.tables);
            for head in &heads {
                tables.by_code.insert(head.code.clone(), head.id);
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
            let waking = stream::iter(playing.into_iter().chain(open));
            let lobby = &lobby;
            // Several at once, because the store makes their openings durable together.
            waking
                .for_each_concurrent(MOVING_AT_ONCE, |head| async move {
                    // What is wrong with one table is logged, and no other table's concern.
                    let _ = lobby.get(head.id).await;
                })
                .await;
        });
        Ok(())
    }

    /// The table with this id, loaded if it is not in memory.
    pub(crate) async fn get(self: &Arc<Self>, id: TableId) -> Result<TableHandle, Fault> {
        if !is_own(&self.shared, id) {
            return Err(Fault::Unavailable);
        }
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

    /// The same for a socket, which is shown nothing before the table is sure of it: one that runs here is found also
    /// while nobody can be sure whose it is.
    pub(crate) async fn get_for_socket(
        self: &Arc<Self>,
        id: TableId,
    ) -> Result<TableHandle, Fault> {
        if is_own(&self.shared, id) || !self.shared.cluster.keeps(id.slot()) {
            return self.get(id).await;
        }
        let slot = {
            let tables = lock(&self.tables);
            let slot = tables.by_id.get(&id).filter(|_| !tables.is_stopping);
            slot.cloned().ok_or(Fault::Unavailable)?
        };
        let running = slot.handle.lock().await.clone();
        running
            .filter(|handle| !handle.is_gone())
            .ok_or(Fault::Unavailable)
    }

    async fn load(self: &Arc<Self>, id: TableId) -> Result<TableHandle, Fault> {
        self.shared.metrics.opens.one();
        // Before it is read: what is read in one term may be old in the next.
        let term = self.shared.cluster.view().borrow().term;
        let opened = match self.shared.store.open(id).await {
            Ok(opened) => opened,
            Err(StoreError::UnknownTable(_)) => return Err(Fault::TableUnknown(id.to_string())),
            Err(error) => {
                tracing::error!(%id, %error, "a table could not be read");
                self.shared.metrics.table_failures.one();
                return Err(match error {
                    StoreError::Damaged { .. } => Fault::Unreadable,
                    _ => Fault::Unavailable,
                });
            }
        };
        if !is_own(&self.shared, id) {
            // It took so long that another server may have it by now: nothing is done with it.
            return Err(Fault::Unavailable);
        }
        let claim = opened.claim;
        // A long game takes a while to replay.
        let loaded = aside(move || ledger::load(&opened.records)).await;
        let loaded = loaded
            .map_err(|error| {
                if let Ok(payload) = error.try_into_panic() {
                    contain::report(&self.shared.metrics, "a stored table", &*payload);
                }
                "its game panicked".to_owned()
            })
            .and_then(|loaded| loaded);
        match loaded {
            Ok(mut loaded) => {
                loaded.is_withheld = self.is_withheld(&loaded).await;
                let lobby = Arc::downgrade(self);
                let ended = move || {
                    if let Some(lobby) = lobby.upgrade() {
                        lobby.ended(id);
                    }
                };
                Ok(Table::spawn(
                    claim,
                    loaded,
                    term,
                    Arc::clone(&self.shared),
                    ended,
                ))
            }
            Err(reason) => {
                tracing::error!(%id, reason, "the records of a table make no sense");
                self.shared.metrics.table_failures.one();
                Err(Fault::Unreadable)
            }
        }
    }

    /// Whether a table has the past of a game that still runs, as older servers made them.
    async fn is_withheld(&self, loaded: &ledger::Loaded) -> bool {
        let origin = loaded.ledger.created.forked_from.as_deref();
        let Some(Ok(origin)) = origin.map(str::parse::<TableId>) else {
            return false;
        };
        if loaded.play.as_ref().is_some_and(Play::is_dealt_anew) {
            return false;
        }
        match self.shared.store.head(origin).await {
            Ok(head) => head.state == TableState::Playing,
            Err(StoreError::UnknownTable(_)) => false,
            Err(error) => {
                tracing::error!(%origin, %error, "a table could not be read");
                true
            }
        }
    }

    /// Whether a table is open or playing here.
    pub(crate) fn is_alive(&self, id: TableId) -> bool {
        let tables = lock(&self.tables);
        tables.by_id.get(&id).is_some_and(|slot| slot.is_alive())
    }

    /// A table's task has ended. Finished games need not be remembered.
    fn ended(&self, id: TableId) {
        let mut tables = lock(&self.tables);
        if tables.by_id.get(&id).is_some_and(|slot| !slot.is_alive()) {
            forget(&mut tables, id);
        }
    }

    /// The table somebody means by a code or an id.
    pub(crate) async fn find(&self, typed: &str) -> Result<TableId, Fault> {
        let unknown = || Fault::TableUnknown(typed.chars().take(40).collect());
        let Some(code) = code::meant(typed) else {
            return typed.parse().map_err(|_| unknown());
        };
        let known = lock(&self.tables).by_code.get(&code).copied();
        match (known, code::slot_of(&code)) {
            (Some(id), _) => Ok(id),
            (None, Some(slot)) => self.find_stored(slot, &code).await?.ok_or_else(unknown),
            (None, None) => Err(unknown()),
        }
    }

    /// Looks through the stored tables of a slot for one that has not been woken yet.
    async fn find_stored(
        &self,
        slot: shamble_store::Slot,
        code: &str,
    ) -> Result<Option<TableId>, Fault> {
        let query = HeadQuery::in_states(&[TableState::Playing, TableState::Open]);
        let heads = self.shared.store.heads(query.in_slots(vec![slot])).await;
        let heads = heads.map_err(|error| {
            tracing::error!(%error, "the tables of a code could not be listed");
            Fault::Unavailable
        })?;
        let head = heads.iter().find(|head| head.code == code);
        Ok(head.map(|head| head.id))
    }

    /// The tables the lobby lists: those that are public and not over, of all servers, the ones still open first.
    pub(crate) fn public(&self) -> Vec<Value> {
        let own = self.own_tables();
        let is_own = |other: &Value| own.iter().any(|info| other["id"] == *info.id);
        let mut others = self.shared.cluster.lobby_of_others();
        // What is here is known better.
        others.retain(|other| !is_own(other));
        let own = own.iter().map(|info| json!(**info));
        let mut listed: Vec<Value> = own.chain(others).collect();
        let open = json!(Status::Open);
        listed.sort_by_key(|info| info["status"] != open);
        listed
    }

    /// What the others are told of this server's tables.
    fn own_public(&self) -> Vec<TableInfo> {
        let own = self.own_tables();
        own.iter()
            .take(MAX_TOLD_TABLES)
            .map(|info| TableInfo::clone(info))
            .collect()
    }

    /// Public tables of this server that are not over, the ones still open first.
    fn own_tables(&self) -> Vec<Arc<TableInfo>> {
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
        let (id, code) = self.fresh_name()?;
        let founded = contain(&self.shared.metrics, "a new table", || {
            founding::found(new, code.clone())
        })??;
        let created = self.settle_down(id, &new.game, code, founded).await?;
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
        let id = self.find(&created.table).await?;
        self.stop(id).await;
        if let Err(error) = self.delete(id).await {
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
    pub(crate) async fn ask<T>(
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

    /// Makes a table for somebody's try at today's challenge.
    pub(crate) async fn begin_daily(
        self: &Arc<Self>,
        game: &str,
        plan: &DailyPlan,
        name: String,
        tried: DailyTry,
    ) -> Result<Created, Fault> {
        self.check_room()?;
        let seed = Seed(self.shared.config.secrets.daily_seed(game, &tried.day));
        let (id, code) = self.fresh_name()?;
        let founded = contain(&self.shared.metrics, "a challenge", || {
            founding::daily(game, plan, name, tried, (seed, code.clone()))
        })??;
        self.settle_down(id, game, code, founded).await
    }

    /// Makes a table that plays on from the past of another one.
    pub(crate) async fn fork(self: &Arc<Self>, id: TableId, from: &Fork) -> Result<Created, Fault> {
        self.check_room()?;
        let past = self.past(id).await?.ok_or(Fault::NotStarted)?;
        if !past.is_over {
            self.look_ahead(id, from, false).await?;
        }
        let (name, code) = self.fresh_name()?;
        let founded = contain(&self.shared.metrics, "a fork", || {
            founding::fork(&past, from, code.clone(), id.to_string())
        })??;
        if !past.is_over {
            // Noted before there is anything to look at.
            self.look_ahead(id, from, true).await?;
        }
        self.settle_down(name, &past.game, code, founded).await
    }

    /// Asks a running game whether a copy of it may be made, and tells it that one is.
    async fn look_ahead(
        self: &Arc<Self>,
        id: TableId,
        from: &Fork,
        is_made: bool,
    ) -> Result<(), Fault> {
        let token = from.token.as_deref().map(TokenHash::of);
        let (token, seat) = token
            .zip(Seat::try_new(from.seat))
            .ok_or(Fault::NotForkable)?;
        self.ask(id, |answer| TableMsg::LookAhead {
            token,
            seat,
            is_made,
            answer,
        })
        .await?
    }

    /// The game at a table as a whole; nothing if it has not begun.
    pub(crate) async fn past(self: &Arc<Self>, id: TableId) -> Result<Option<Past>, Fault> {
        self.ask(id, |answer| TableMsg::Past { answer }).await
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

    /// The id and the code of a table about to be made: one that is this server's, where several share them out.
    fn fresh_name(&self) -> Result<(TableId, String), Fault> {
        let view = Arc::clone(&self.shared.cluster.view().borrow());
        let is_own = |id: &TableId| view.owner(id.slot()) == Owner::Here;
        let id = std::iter::repeat_with(|| TableId::from_bytes(random()))
            .take(MAX_DRAWS)
            .find(is_own)
            .ok_or(Fault::Unavailable)?;
        let tables = lock(&self.tables);
        let code = std::iter::repeat_with(|| {
            if view.is_shared() {
                code::fresh_in(id.slot())
            } else {
                code::fresh()
            }
        })
        .find(|code| !tables.by_code.contains_key(code))
        .expect("codes do not run out");
        Ok((id, code))
    }

    /// Makes a founded table durable and wakes it.
    async fn settle_down(
        self: &Arc<Self>,
        id: TableId,
        game: &str,
        code: String,
        founded: Founded,
    ) -> Result<Created, Fault> {
        let head = shamble_store::NewTable {
            id,
            created_ms: self.shared.config.calendar.unix_ms(),
            game: game.to_owned(),
            code: code.clone(),
            mark: founded.mark,
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
            self.shared.readiness.write_failed();
            return Err(Fault::Unavailable);
        }
        self.shared.metrics.tables_created.one();
        self.shared.readiness.write_succeeded();
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
            let mut query = HeadQuery::in_states(&[state]).updated_before(before_ms);
            query.slots = self.shared.cluster.view().borrow().own_slots();
            for head in self.shared.store.heads(query).await? {
                if self.is_in_use(head.id) {
                    continue;
                }
                self.stop(head.id).await;
                self.delete(head.id).await?;
                forget(&mut lock(&self.tables), head.id);
                tracing::info!(id = %head.id, state = state.as_str(), "old table forgotten");
            }
        }
        Ok(())
    }

    /// Forgets a table that has no task; whoever opened it meanwhile keeps it.
    async fn delete(&self, id: TableId) -> Result<(), StoreError> {
        let claim = self.shared.store.open(id).await?.claim;
        match self.shared.store.delete(claim).await {
            Err(StoreError::Deposed(_)) => Ok(()),
            deleted => deleted,
        }
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
        stream::iter(ids)
            .for_each_concurrent(MOVING_AT_ONCE, |id| self.stop(id))
            .await;
    }
}

/// Forgets a table that has no task. Whoever looks for it just now holds its slot, and may have opened it there already:
/// with another slot it would be opened twice, and the two would know nothing of each other.
fn forget(tables: &mut Tables, id: TableId) {
    let is_wanted = |slot: &Arc<Slot>| Arc::strong_count(slot) > 1 || slot.is_open();
    if tables.by_id.get(&id).is_none_or(is_wanted) {
        return;
    }
    if let Some(slot) = tables.by_id.remove(&id)
        && let Some(info) = slot.info()
        && tables.by_code.get(&info.code) == Some(&id)
    {
        tables.by_code.remove(&info.code);
    }
}
