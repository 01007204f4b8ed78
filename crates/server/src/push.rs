//! Notifications to people whose page is closed: web push, without any third party's account.
//!
//! A table only puts a [`Notice`] into a queue; if that is full, the notice is lost and the table none the slower.
//! What is sent names the game and the table and says whose turn it is. It holds no secret, and the push service in
//! between cannot read even that.

mod deliver;
mod endpoint;
mod seal;
mod vapid;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};
use serde_json::json;
use shamble_core::{Text, text};
use shamble_store::TableId;
use shamble_texts::Catalog;
use tokio::sync::mpsc;

pub(crate) use self::deliver::deliver_all;
use self::endpoint::{Endpoint, Loopback};
use self::vapid::Signer;
pub(crate) use self::vapid::fresh_key;
use crate::Config;
use crate::error::Fault;
use crate::limits::{MAX_LANGUAGE_BYTES, PUSH_QUEUE};
use crate::table::TableMsg;

/// Whether and how a server notifies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pushing {
    /// Nobody can ask for notifications, and nothing is ever sent.
    Off,
    /// To push services of the open net.
    #[default]
    On,
    /// Also to this very machine, without encryption of the line: for tests.
    WithLoopback,
}

impl Pushing {
    fn loopback(self) -> Loopback {
        match self {
            Self::Off | Self::On => Loopback::Refused,
            Self::WithLoopback => Loopback::Allowed,
        }
    }
}

/// A browser that wants to be notified, as it is stored with its table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Subscription {
    /// Where its push service takes notices. Whoever knows it can only knock: without the keys nothing can be said.
    pub(crate) endpoint: String,
    key: Vec<u8>,
    auth: Vec<u8>,
    /// The language it is spoken to in.
    language: String,
}

/// Something to tell one browser.
pub(crate) struct Notice {
    pub(crate) to: Subscription,
    pub(crate) table: TableId,
    pub(crate) code: String,
    pub(crate) game: String,
    /// Who hears that the browser is gone for good.
    pub(crate) from: mpsc::WeakSender<TableMsg>,
}

impl Notice {
    /// What the browser's service worker reads.
    fn payload(&self) -> String {
        let language = &self.to.language;
        let say = |text: &Text| Catalog::shared().render(language, text, &());
        let game = Text::new(format!("{}-name", self.game));
        json!({
            "title": say(&text!("push-turn")),
            "body": say(&text!("push-turn-where", game = game, code = self.code.as_str())),
            "table": self.table.to_string(),
        })
        .to_string()
    }
}

/// The way to push services.
pub(crate) struct Push {
    /// Nothing if nobody can be notified.
    signer: Option<Signer>,
    loopback: Loopback,
    queue: mpsc::Sender<Notice>,
}

impl Push {
    /// And what waits to be sent, for [`deliver_all`].
    pub(crate) fn new(config: &Config) -> (Self, mpsc::Receiver<Notice>) {
        let (queue, waiting) = mpsc::channel(PUSH_QUEUE);
        let signer = match config.pushing {
            Pushing::Off => None,
            Pushing::On | Pushing::WithLoopback => {
                let signer = Signer::new(&config.secrets.push, config.public_url.clone());
                Some(signer.expect("the key was checked when it was read"))
            }
        };
        let push = Self {
            signer,
            loopback: config.pushing.loopback(),
            queue,
        };
        (push, waiting)
    }

    /// The key browsers subscribe with; nothing if nobody can be notified.
    pub(crate) fn key(&self) -> Option<String> {
        self.signer.as_ref().map(Signer::public)
    }

    /// What a browser says about itself, checked.
    pub(crate) fn subscription(
        &self,
        asked: &shamble_protocol::Subscribe,
    ) -> Result<Subscription, Fault> {
        if self.signer.is_none() {
            return Err(Fault::PushOff);
        }
        let decode = |text: &str, n_bytes: usize| {
            let bytes = URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
            bytes.filter(|bytes| bytes.len() == n_bytes)
        };
        let key = decode(&asked.p256dh, seal::POINT_BYTES).filter(|key| seal::is_point(key));
        let auth = decode(&asked.auth, seal::AUTH_BYTES);
        let endpoint = Endpoint::parse(&asked.endpoint, self.loopback);
        let (Some(key), Some(auth), Some(_)) = (key, auth, endpoint) else {
            return Err(Fault::PushEndpoint);
        };
        Ok(Subscription {
            endpoint: asked.endpoint.clone(),
            key,
            auth,
            language: asked.language.chars().take(MAX_LANGUAGE_BYTES).collect(),
        })
    }

    /// Sends a notice when there is time for it. Whether there is room to wait.
    pub(crate) fn tell(&self, notice: Notice) -> bool {
        self.queue.try_send(notice).is_ok()
    }
}

/// Whether a key can be signed with.
pub(crate) fn is_sound(key: &[u8]) -> bool {
    Signer::new(key, None).is_ok()
}

#[cfg(test)]
impl Subscription {
    /// A short one, for tests of what is stored.
    pub(crate) fn sample() -> Self {
        Self {
            endpoint: "http://p.example/x".to_owned(),
            key: vec![4, 8],
            auth: vec![7, 9],
            language: "fr".to_owned(),
        }
    }
}
