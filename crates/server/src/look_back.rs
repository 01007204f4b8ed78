//! Looks back at finished games: worked out once for a game, where bots think, and told while it comes about.
//!
//! One is worked out at a time. It takes its place among the searches of bots for a short while only and then stands in
//! line again, so that whoever thinks for a table waits no longer than that. Nobody who stopped asking is worked for.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::value::{RawValue, to_raw_value};
use shamble_core::replay::Replay;
use shamble_lab::{Analysis, AnalysisError, Budget, Onlooker, Origin, analyse};
use shamble_store::TableId;
use tokio::runtime::Handle;
use tokio::sync::{Semaphore, SemaphorePermit, watch};
use tokio::time::{Instant, sleep_until, timeout};

use crate::Shared;
use crate::archive::Archive;
use crate::clock::{self, Stopwatch};
use crate::error::Fault;
use crate::limits::{
    LOOK_BACK_LIMIT, LOOK_BACK_PATIENCE, LOOK_BACK_SLICE, LOOK_BACK_WAIT, MAX_ANALYSES,
};
use crate::thinking::behind_everything_else;

/// How far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    /// Nobody has asked yet.
    None,
    /// Others come first.
    Waiting,
    Working,
    Done,
    /// The game cannot be looked back at.
    Failed,
    /// Nobody asked for it any more.
    Left,
}

/// What is known of it.
#[derive(Clone)]
pub(crate) struct News {
    pub(crate) stage: Stage,
    /// The share of the work that is done, in thousandths.
    pub(crate) done: u16,
    /// Grows with everything that is found.
    pub(crate) n: u32,
    /// What was found so far.
    pub(crate) found: Option<Arc<RawValue>>,
}

impl News {
    pub(crate) const fn nothing(stage: Stage) -> Self {
        Self {
            stage,
            done: 0,
            n: 0,
            found: None,
        }
    }

    fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Done | Stage::Failed | Stage::Left)
    }
}

/// One look back, for everybody who asks for it.
pub(crate) struct LookBack {
    news: watch::Sender<News>,
    asked: Mutex<Instant>,
}

impl LookBack {
    fn new() -> Self {
        Self {
            news: watch::Sender::new(News::nothing(Stage::Waiting)),
            asked: Mutex::new(clock::now()),
        }
    }

    pub(crate) fn news(&self) -> News {
        self.news.borrow().clone()
    }

    /// What is known as soon as it is more than number `after`, or after a while anyway.
    pub(crate) async fn news_after(&self, after: u32) -> News {
        self.touch();
        let mut news = self.news.subscribe();
        let more = news.wait_for(|news| news.n > after || news.is_over());
        let _ = timeout(LOOK_BACK_WAIT, more).await;
        self.news()
    }

    /// All of it.
    pub(crate) async fn whole(&self) -> News {
        loop {
            let news = self.news_after(u32::MAX).await;
            if news.is_over() {
                return news;
            }
        }
    }

    fn touch(&self) {
        *self.asked.lock().unwrap_or_else(PoisonError::into_inner) = clock::now();
    }

    /// When it is worth no more work, unless somebody asks before.
    fn left_at(&self) -> Instant {
        *self.asked.lock().unwrap_or_else(PoisonError::into_inner) + LOOK_BACK_PATIENCE
    }

    async fn until_left(&self) {
        while self.left_at() > clock::now() {
            sleep_until(self.left_at()).await;
        }
    }

    fn tell(&self, stage: Stage) {
        self.news.send_modify(|news| news.stage = stage);
    }
}

/// All looks back of a server.
pub(crate) struct LookBacks {
    shared: Arc<Shared>,
    stopping: watch::Receiver<bool>,
    places: Semaphore,
    /// Which game each address waits for: one at a time.
    callers: Mutex<BTreeMap<IpAddr, TableId>>,
}

impl LookBacks {
    pub(crate) fn new(shared: Arc<Shared>, stopping: watch::Receiver<bool>) -> Arc<Self> {
        Arc::new(Self {
            shared,
            stopping,
            places: Semaphore::new(MAX_ANALYSES),
            callers: Mutex::default(),
        })
    }

    /// The look back at a game, which begins now if it has not yet; nothing while the address waits for another one.
    pub(crate) fn ask(
        self: &Arc<Self>,
        address: IpAddr,
        id: TableId,
        archive: &Arc<Archive>,
    ) -> Option<Arc<LookBack>> {
        let mut kept = archive.look_back();
        if let Some(look_back) = kept.as_ref() {
            return Some(Arc::clone(look_back));
        }
        {
            let mut callers = self.callers.lock().unwrap_or_else(PoisonError::into_inner);
            if callers.contains_key(&address) {
                return None;
            }
            callers.insert(address, id);
        }
        let look_back = Arc::new(LookBack::new());
        *kept = Some(Arc::clone(&look_back));
        tokio::spawn({
            let (all, archive) = (Arc::clone(self), Arc::clone(archive));
            let look_back = Arc::clone(&look_back);
            async move {
                let stage = all.work_out(id, archive.replay(), &look_back).await;
                if stage == Stage::Left {
                    *archive.look_back() = None;
                }
                let mut callers = all.callers.lock().unwrap_or_else(PoisonError::into_inner);
                callers.remove(&address);
                drop(callers);
                look_back.tell(stage);
            }
        });
        Some(look_back)
    }

    async fn work_out(&self, id: TableId, replay: Replay, look_back: &Arc<LookBack>) -> Stage {
        let place = tokio::select! {
            place = self.places.acquire() => place.expect("places are never closed"),
            () = look_back.until_left() => return Stage::Left,
        };
        look_back.tell(Stage::Working);
        let shared = Arc::clone(&self.shared);
        let waiting = Arc::clone(look_back);
        let stopping = self.stopping.clone();
        let handle = Handle::current();
        let work = move || {
            let mut onlooker = Sharing {
                shared: &shared,
                place: Some(handle.block_on(shared.thinkers.search_place())),
                since: Stopwatch::start(),
                worked: Duration::ZERO,
                look_back: &waiting,
                stopping: &stopping,
                command: format!("shamble analyse shamble-{id}.replay"),
                handle,
            };
            let found = analyse(&replay, Budget::BRIEF, &mut onlooker);
            (found.err(), onlooker.worked >= LOOK_BACK_LIMIT)
        };
        let worked_out = tokio::task::spawn_blocking(|| behind_everything_else(work)).await;
        drop(place);
        match worked_out {
            Ok((None, _)) => Stage::Done,
            // What was found within the time allowed is all there will be.
            Ok((Some(AnalysisError::Stopped), true)) => Stage::Done,
            Ok((Some(AnalysisError::Stopped), false)) => Stage::Left,
            Ok((Some(error), _)) => {
                tracing::error!(%error, %id, "a finished game could not be looked back at");
                Stage::Failed
            }
            Err(error) => {
                tracing::error!(%error, %id, "looking back failed");
                Stage::Failed
            }
        }
    }
}

/// Shares a place to think with the bots.
struct Sharing<'a> {
    shared: &'a Shared,
    handle: Handle,
    place: Option<SemaphorePermit<'a>>,
    /// How long it has had the place, and how long it worked before.
    since: Stopwatch,
    worked: Duration,
    look_back: &'a LookBack,
    stopping: &'a watch::Receiver<bool>,
    command: String,
}

impl Onlooker for Sharing<'_> {
    fn goes_on(&mut self) -> bool {
        let held = self.since.elapsed();
        if held < LOOK_BACK_SLICE {
            return true;
        }
        self.worked += held;
        self.place = None;
        let is_left = self.look_back.left_at() <= clock::now();
        if self.worked >= LOOK_BACK_LIMIT || is_left || *self.stopping.borrow() {
            return false;
        }
        self.place = Some(self.handle.block_on(self.shared.thinkers.search_place()));
        self.since = Stopwatch::start();
        true
    }

    fn progress(&mut self, share: f64) {
        // Only what was found wakes those who wait.
        self.look_back.news.send_if_modified(|news| {
            news.done = (share.clamp(0.0, 1.0) * 1000.0) as u16;
            false
        });
    }

    fn told(&mut self, so_far: &Analysis) {
        let origin = Origin {
            version: format!("shamble {}", env!("CARGO_PKG_VERSION")),
            command: self.command.clone(),
        };
        let found = Analysis {
            origin,
            ..so_far.clone()
        };
        let found = to_raw_value(&found).expect("all keys are strings");
        self.look_back.news.send_modify(|news| {
            news.n += 1;
            news.found = Some(found.into());
        });
    }
}

/// The words of a look back that came to its end.
pub(crate) fn ended(news: News) -> Result<Arc<RawValue>, Fault> {
    match (news.stage, news.found) {
        (Stage::Done, Some(found)) => Ok(found),
        _ => Err(Fault::Unavailable),
    }
}

#[cfg(test)]
mod tests {
    use shamble_catalog::GAMES;
    use shamble_core::{Pace, Seed, Setup};

    use super::*;
    use crate::sabotage::shared;
    use crate::table::Past;

    fn archive(game: &str) -> Arc<Archive> {
        let setup = Setup {
            options: shamble_core::OptionValues::default(),
            seats: 4,
            pace: Pace::PerAction,
            seed: Seed::from_number(1),
        };
        Arc::new(Archive::new(Past {
            game: game.to_owned(),
            setup,
            log: Vec::new(),
            names: Vec::new(),
            hash: String::new(),
            is_over: true,
            is_daily: false,
        }))
    }

    fn id(n: u8) -> TableId {
        format!("{n:010x}").parse().expect("ten hexadecimal digits")
    }

    #[tokio::test(start_paused = true)]
    async fn an_address_waits_for_one_at_a_time_and_nobody_who_left_is_worked_for() {
        let (stop, stopping) = watch::channel(false);
        let all = LookBacks::new(shared(), stopping);
        let taken = all.places.acquire().await.unwrap();
        let (anna, bert) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let (one, other) = (archive(GAMES[0]), archive(GAMES[1]));

        let first = all.ask(anna, id(1), &one).unwrap();
        assert!(all.ask(anna, id(2), &other).is_none(), "one at a time");
        let same = all.ask(bert, id(1), &one).unwrap();
        assert!(Arc::ptr_eq(&first, &same), "one look back for everybody");
        assert_eq!(first.news_after(0).await.stage, Stage::Waiting);

        assert_eq!(first.whole_or_left().await.stage, Stage::Left);
        assert!(one.look_back().is_none(), "it can be asked for again");
        drop(taken);
        let second = all.ask(anna, id(2), &other).unwrap();
        assert_eq!(second.whole().await.stage, Stage::Done);
        drop(stop);
    }

    impl LookBack {
        /// How it ends when nobody asks.
        async fn whole_or_left(&self) -> News {
            let mut news = self.news.subscribe();
            let _ = news.wait_for(News::is_over).await;
            self.news()
        }
    }
}
