//! What a server keeps to itself for good: the key its notifications are signed with, and what the dice of daily
//! challenges are drawn from. Made at the first start, and kept beside the tables.

use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::Path;

use sha2::{Digest as _, Sha256};
use shamble_core::dice::hex;

use crate::push;
use crate::seats::random;

/// What a server keeps to itself.
#[derive(Clone)]
pub struct Secrets {
    /// The key of notifications, as PKCS #8.
    pub(crate) push: Vec<u8>,
    /// What the dice of daily challenges are drawn from.
    daily: [u8; 32],
}

const HEAD: &str =
    "# Secrets of this Shamble server: keep them with its tables, and show them to nobody.\n";

impl Secrets {
    /// New ones, for a server that keeps nothing.
    pub fn fresh() -> Self {
        Self {
            push: push::fresh_key(),
            daily: random(),
        }
    }

    /// Those in this file, which is made if it is not there.
    pub fn kept_at(path: &Path) -> io::Result<Self> {
        match fs::read_to_string(path) {
            Ok(text) => Self::read(&text).ok_or_else(|| {
                let reason = "not the secrets of a server, or damaged";
                io::Error::new(io::ErrorKind::InvalidData, reason)
            }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let secrets = Self::fresh();
                secrets.keep_at(path)?;
                Ok(secrets)
            }
            Err(error) => Err(error),
        }
    }

    /// Those that all servers of a cluster share; the first of them makes them.
    #[cfg(feature = "cluster")]
    pub async fn kept_in(
        client: async_nats::Client,
        n_replicas: usize,
    ) -> Result<Self, cluster::SharedSecretsError> {
        cluster::kept_in(client, n_replicas).await
    }

    /// Written whole or not at all, for nobody else to read.
    fn keep_at(&self, path: &Path) -> io::Result<()> {
        let mut name = path.as_os_str().to_owned();
        name.push(".new");
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&name)?;
        file.write_all(self.write().as_bytes())?;
        file.sync_all()?;
        fs::rename(&name, path)
    }

    /// As they are kept.
    pub(crate) fn write(&self) -> String {
        let mut text = HEAD.to_owned();
        for (name, bytes) in [("push", &self.push[..]), ("daily", &self.daily[..])] {
            writeln!(text, "{name} {}", hex(bytes)).expect("a string takes everything");
        }
        text
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        let value = |name: &str| {
            let line = text
                .lines()
                .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(unhex)
        };
        let secrets = Self {
            push: value("push")?,
            daily: value("daily")?.try_into().ok()?,
        };
        push::is_sound(&secrets.push).then_some(secrets)
    }

    /// The dice of a game on a day, which tell nothing of any other day's.
    pub(crate) fn daily_seed(&self, game: &str, day: &str) -> [u8; 32] {
        // Lengths are fixed or named, so no two days are drawn from the same bytes.
        let mut inner = Sha256::new();
        inner.update(b"shamble daily challenge\0");
        inner.update(self.daily);
        inner.update([u8::try_from(game.len()).unwrap_or(u8::MAX)]);
        inner.update(game.as_bytes());
        inner.update(day.as_bytes());
        // Hashed twice, so that nothing can be added to it from outside.
        Sha256::digest(inner.finalize()).into()
    }
}

#[cfg(feature = "cluster")]
mod cluster {
    use std::time::Duration;

    use async_nats::jetstream::{self, kv};
    use tokio::time::{Instant, sleep};

    use super::Secrets;

    const BUCKET: &str = "shamble-secrets";
    const NAME: &str = "secrets";

    /// How long the first servers may take to agree.
    const WAIT: Duration = Duration::from_secs(30);
    const AGAIN: Duration = Duration::from_millis(250);
    const ANSWER_WAIT: Duration = Duration::from_secs(1);

    /// Why the secrets of a cluster could not be had.
    #[derive(Debug, thiserror::Error)]
    pub enum SharedSecretsError {
        /// NATS does not answer.
        #[error("could not read the secrets that all servers share")]
        Unreachable(#[source] Box<dyn std::error::Error + Send + Sync>),
        /// What is kept there makes no sense.
        #[error("what is kept as the secrets of all servers is damaged")]
        Damaged,
    }

    pub(super) async fn kept_in(
        client: async_nats::Client,
        n_replicas: usize,
    ) -> Result<Secrets, SharedSecretsError> {
        // Asked again rather than waited for: while NATS elects nobody answers.
        let context = jetstream::context::ContextBuilder::new()
            .timeout(ANSWER_WAIT)
            .ack_timeout(ANSWER_WAIT)
            .build(client);
        let config = kv::Config {
            bucket: BUCKET.to_owned(),
            history: 1,
            num_replicas: n_replicas,
            ..kv::Config::default()
        };
        let deadline = Instant::now() + WAIT;
        loop {
            let kept = agree(&context, config.clone()).await;
            match kept {
                Ok(text) => return Secrets::read(&text).ok_or(SharedSecretsError::Damaged),
                Err(error) if Instant::now() >= deadline => {
                    return Err(SharedSecretsError::Unreachable(error));
                }
                // The servers may still be electing.
                Err(_) => sleep(AGAIN).await,
            }
        }
    }

    /// What is kept, or what nobody kept anything before.
    async fn agree(
        context: &jetstream::Context,
        config: kv::Config,
    ) -> Result<String, Box<dyn std::error::Error + Send + Sync>> {
        let bucket = context.create_or_update_key_value(config).await?;
        if bucket.get(NAME).await?.is_none() {
            // Another server may be first; then its secrets are everybody's.
            let _ = bucket.create(NAME, Secrets::fresh().write().into()).await;
        }
        let kept = bucket.get(NAME).await?.ok_or("nothing was kept")?;
        Ok(String::from_utf8(kept.to_vec())?)
    }
}
#[cfg(feature = "cluster")]
pub use self::cluster::SharedSecretsError;

/// Nothing of them is ever written into a log.
impl std::fmt::Debug for Secrets {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secrets")
    }
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let text = text.trim();
    let byte = |at: usize| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
    let is_whole = text.len().is_multiple_of(2);
    is_whole.then(|| (0..text.len()).step_by(2).map(byte).collect())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_made_once_and_nobody_else_may_read_them() {
        let folder = std::env::temp_dir().join(format!("shamble-secrets-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("tables.sqlite.secrets");
        let made = Secrets::kept_at(&path).unwrap();
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = fs::metadata(&path).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        let read = Secrets::kept_at(&path).unwrap();
        assert_eq!(made.write(), read.write());
        for damaged in ["", "push 00\ndaily 00\n", "push zz\n", &made.write()[..200]] {
            fs::write(&path, damaged).unwrap();
            assert!(Secrets::kept_at(&path).is_err(), "{damaged}");
            assert_eq!(
                fs::read_to_string(&path).unwrap(),
                damaged,
                "it is left as it was"
            );
        }
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn every_game_and_day_has_dice_of_its_own_and_they_stay() {
        let (one, other) = (Secrets::fresh(), Secrets::fresh());
        let seed = one.daily_seed("cliche", "2026-11-16");
        assert_eq!(
            seed,
            Secrets::read(&one.write())
                .unwrap()
                .daily_seed("cliche", "2026-11-16")
        );
        for different in [
            one.daily_seed("cliche", "2026-11-17"),
            one.daily_seed("zombies15", "2026-11-16"),
            other.daily_seed("cliche", "2026-11-16"),
        ] {
            assert_ne!(seed, different);
        }
        assert_eq!(format!("{one:?}"), "Secrets");
    }
}
