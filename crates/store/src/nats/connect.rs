//! Getting at the servers and the stream: those that are just starting are waited for, and what will not mend itself is
//! said at once and plainly.

use std::{
    fmt,
    path::PathBuf,
    time::{Duration, Instant},
};

use async_nats::{
    Client, ConnectError, ConnectErrorKind, ConnectOptions,
    jetstream::{self, ErrorCode, context::CreateStreamErrorKind, stream},
};
use tokio::time::sleep;

use super::{NATS_STREAM, REQUEST_WAIT, line::Round, said};
use crate::{MAX_WRITE_BYTES, StoreError};

/// How long a server may take to accept a connection.
const CONNECT_WAIT: Duration = Duration::from_secs(1);

/// Between two attempts when a program starts.
const START_PAUSE: Duration = Duration::from_millis(250);

/// Between two attempts to connect again. All servers are tried by turns, so waiting longer each time helps nobody.
const RECONNECT_PAUSE: Duration = Duration::from_millis(100);

/// What an envelope may add to the bytes of a write.
const MAX_ENVELOPE_BYTES: usize = 64 << 10;

/// The first release of nats-server that is fit: see `docs/scale.md`.
const OLDEST_SERVER: (i64, i64, i64) = (2, 15, 1);

/// The subjects of all tables.
const SUBJECTS: &str = "t.>";

/// Where the servers are, and who we are.
#[derive(Clone, Debug)]
pub struct NatsConfig {
    /// Addresses with commas between them: `nats://a,nats://b`.
    pub servers: String,
    /// The name of this run of the program, different at every start; it stands in every message it writes.
    pub owner: String,
    /// On how many servers everything is kept; 3 unless there are fewer.
    pub n_replicas: usize,
    pub access: NatsAccess,
    /// How long the servers may take to be there at all.
    pub patience: Duration,
}

impl NatsConfig {
    /// Long enough for servers that start together with this program.
    pub const PATIENCE: Duration = Duration::from_secs(60);
}

/// How the servers know us, and we know them; nothing of it on a network that is one's own.
#[derive(Clone, Default)]
pub struct NatsAccess {
    /// Name and password.
    pub login: Option<(String, String)>,
    /// The certificates that the servers' own are checked against, besides the system's; connections are encrypted then.
    pub authority: Option<PathBuf>,
    /// Our own certificate and its key.
    pub certificate: Option<(PathBuf, PathBuf)>,
}

impl fmt::Debug for NatsAccess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Never the password.
        f.debug_struct("NatsAccess")
            .field("login", &self.login.as_ref().map(|(name, _)| name))
            .field("authority", &self.authority)
            .field("certificate", &self.certificate)
            .finish()
    }
}

impl NatsAccess {
    fn options(&self) -> ConnectOptions {
        let mut options = ConnectOptions::new();
        if let Some((name, password)) = &self.login {
            options = options.user_and_password(name.clone(), password.clone());
        }
        if let Some(authority) = &self.authority {
            options = options
                .add_root_certificates(authority.clone())
                .require_tls(true);
        }
        if let Some((certificate, key)) = &self.certificate {
            options = options.add_client_certificate(certificate.clone(), key.clone());
        }
        options
    }
}

/// Says once that something is waited for.
struct Waiting {
    deadline: Instant,
    has_told: bool,
}

impl Waiting {
    fn for_at_most(patience: Duration) -> Self {
        Self {
            deadline: Instant::now() + patience,
            has_told: false,
        }
    }

    fn is_over(&self) -> bool {
        Instant::now() >= self.deadline
    }

    async fn pause(&mut self, reason: &str) {
        if !self.has_told {
            tracing::warn!(reason, "NATS is not ready; waiting for it");
            self.has_told = true;
        }
        sleep(START_PAUSE).await;
    }
}

/// A connection to servers that are fit.
pub(super) async fn client(config: &NatsConfig) -> Result<Client, StoreError> {
    let mut waiting = Waiting::for_at_most(config.patience);
    let client = loop {
        match try_connect(config).await {
            Ok(client) => break client,
            Err(error) => {
                let reason = reason_of(&config.servers, &error);
                if is_for_good(&error) || waiting.is_over() {
                    return Err(said(&reason));
                }
                waiting.pause(&reason).await;
            }
        }
    };
    let (major, minor, patch) = OLDEST_SERVER;
    if !client.is_server_compatible(major, minor, patch) {
        let found = client.server_info().version;
        let reason = format!("nats-server {found} is too old: {major}.{minor}.{patch} is needed");
        return Err(said(&reason));
    }
    let max_payload = client.max_payload();
    if max_payload < MAX_WRITE_BYTES + MAX_ENVELOPE_BYTES {
        let reason = format!("max_payload of nats-server is {max_payload}: 2MB is needed");
        return Err(said(&reason));
    }
    Ok(client)
}

async fn try_connect(config: &NatsConfig) -> Result<Client, ConnectError> {
    let servers: Vec<&str> = config.servers.split(',').map(str::trim).collect();
    let round = Round::default();
    config
        .access
        .options()
        .name(&config.owner)
        .ping_interval(Duration::from_secs(2))
        .connection_timeout(CONNECT_WAIT)
        .request_timeout(Some(REQUEST_WAIT))
        .reconnect_delay_callback(|attempts| RECONNECT_PAUSE * u32::from(attempts > 1))
        .reconnect_to_server_callback(move |servers, _| std::future::ready(round.next(&servers)))
        .connect(&servers[..])
        .await
}

/// Whether waiting does not help.
fn is_for_good(error: &ConnectError) -> bool {
    matches!(
        error.kind(),
        ConnectErrorKind::ServerParse
            | ConnectErrorKind::Authentication
            | ConnectErrorKind::AuthorizationViolation
            | ConnectErrorKind::Tls
    )
}

fn reason_of(servers: &str, error: &ConnectError) -> String {
    match error.kind() {
        ConnectErrorKind::AuthorizationViolation => {
            "NATS does not know this name and password".to_owned()
        }
        ConnectErrorKind::ServerParse => format!("{servers}: these are no addresses ({error})"),
        ConnectErrorKind::Tls => format!("{servers}: no encrypted connection ({error})"),
        _ => format!("{servers}: no NATS server answers ({error})"),
    }
}

/// The stream with the logs of all tables, made if there is none.
pub(super) async fn stream(
    context: &jetstream::Context,
    config: &NatsConfig,
) -> Result<stream::Stream, StoreError> {
    let wanted = stream::Config {
        name: NATS_STREAM.to_owned(),
        subjects: vec![SUBJECTS.to_owned()],
        storage: stream::StorageType::File,
        num_replicas: config.n_replicas,
        // A full stream refuses and never drops.
        discard: stream::DiscardPolicy::New,
        allow_direct: true,
        deny_delete: true,
        // Nothing here has a message id; the expected sequence excludes doubles.
        duplicate_window: Duration::from_secs(1),
        ..stream::Config::default()
    };
    let mut waiting = Waiting::for_at_most(config.patience);
    loop {
        match context.get_or_create_stream(wanted.clone()).await {
            Ok(stream) => {
                let flaws = flaws_of(&stream.cached_info().config, config.n_replicas);
                if flaws.is_empty() {
                    return Ok(stream);
                }
                let flaws = flaws.join(", ");
                return Err(said(&format!("the stream {NATS_STREAM} is unfit: {flaws}")));
            }
            Err(error) => {
                if let Some(reason) = never(&error.kind()) {
                    return Err(said(reason));
                }
                if waiting.is_over() {
                    let reason = format!("the stream {NATS_STREAM} cannot be had: {error}");
                    return Err(said(&reason));
                }
                // The servers may still be electing.
                waiting.pause(&error.to_string()).await;
            }
        }
    }
}

/// Why there will never be such a stream, however long one waits.
fn never(kind: &CreateStreamErrorKind) -> Option<&'static str> {
    let CreateStreamErrorKind::JetStream(error) = kind else {
        return None;
    };
    match error.error_code() {
        ErrorCode::JETSTREAM_NOT_ENABLED => Some("nats-server runs without `jetstream`"),
        ErrorCode::JETSTREAM_NOT_ENABLED_FOR_ACCOUNT => {
            Some("the account has no `jetstream: enabled`")
        }
        ErrorCode::STREAM_REPLICAS_NOT_SUPPORTED => Some(
            "a lone nats-server cannot keep everything on several: it needs its peers, or one replica must do",
        ),
        ErrorCode::STREAM_SUBJECT_OVERLAP => {
            Some("another stream has the subjects `t.>`: the account must be Shamble's own")
        }
        _ => None,
    }
}

/// What a stream that somebody else made, restored or changed would do to tables.
fn flaws_of(config: &stream::Config, n_replicas: usize) -> Vec<String> {
    let kept = config.num_replicas;
    let is_bounded = config.max_messages > 0 || config.max_bytes > 0;
    let drops = config.discard != stream::DiscardPolicy::New && is_bounded;
    [
        (
            !config.subjects.iter().any(|subject| subject == SUBJECTS),
            format!("it does not take the subjects `{SUBJECTS}`"),
        ),
        (
            config.storage != stream::StorageType::File,
            "it is kept in memory".to_owned(),
        ),
        (
            config.retention != stream::RetentionPolicy::Limits
                || !config.max_age.is_zero()
                || config.max_messages_per_subject > 0
                || drops,
            "it forgets messages by itself".to_owned(),
        ),
        (!config.allow_direct, "it has no direct access".to_owned()),
        (
            kept < n_replicas,
            format!("it is kept on {kept} servers, not {n_replicas}"),
        ),
        (config.sealed, "it is sealed".to_owned()),
    ]
    .into_iter()
    .filter_map(|(is_so, flaw)| is_so.then_some(flaw))
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_that_would_lose_tables_is_unfit() {
        let sound = stream::Config {
            subjects: vec![SUBJECTS.to_owned()],
            num_replicas: 3,
            allow_direct: true,
            ..stream::Config::default()
        };
        assert!(flaws_of(&sound, 3).is_empty(), "{:?}", flaws_of(&sound, 3));
        let flaw = |change: fn(&mut stream::Config)| {
            let mut config = sound.clone();
            change(&mut config);
            flaws_of(&config, 3).join(", ")
        };
        assert_eq!(
            flaw(|config| config.subjects.clear()),
            "it does not take the subjects `t.>`"
        );
        assert_eq!(
            flaw(|config| config.storage = stream::StorageType::Memory),
            "it is kept in memory"
        );
        let forgetful: [fn(&mut stream::Config); 4] = [
            |config| config.max_age = Duration::from_secs(9),
            |config| config.max_messages_per_subject = 1,
            |config| config.max_bytes = 1 << 30,
            |config| config.retention = stream::RetentionPolicy::WorkQueue,
        ];
        for forgets in forgetful {
            assert_eq!(flaw(forgets), "it forgets messages by itself");
        }
        assert_eq!(
            flaw(|config| config.num_replicas = 1),
            "it is kept on 1 servers, not 3"
        );
        // Full is not lost: whoever limits it so that it refuses may do so.
        let bounded = flaw(|config| {
            config.max_bytes = 1 << 30;
            config.discard = stream::DiscardPolicy::New;
        });
        assert_eq!(bounded, "");
    }
}
