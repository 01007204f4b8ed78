//! A NATS server of a test's own, as `cargo xtask cluster --fetch` put it into the target folder.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use shamble_store::{Nats, NatsAccess, NatsConfig, StoreError};

use crate::common::Folder;

/// How long a server may take to say where it listens.
const START_WAIT: Duration = Duration::from_secs(30);

pub(crate) struct Server {
    child: Child,
    url: String,
    /// Goes after the server that writes to it.
    _folder: Folder,
}

/// Where the program is; without it these tests fail, because what they would show is then not known.
fn program() -> PathBuf {
    if let Some(path) = env::var_os("NATS_SERVER_BIN") {
        return path.into();
    }
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    let path = target.join("nats").join("nats-server");
    assert!(
        path.is_file(),
        "there is no {}: `cargo xtask cluster --fetch` gets it",
        path.display()
    );
    path
}

impl Server {
    /// The name must be the test's own: tests run side by side.
    pub(crate) async fn start(name: &str) -> Self {
        Self::start_with(name, "").await
    }

    /// The same with more settings.
    pub(crate) async fn start_with(name: &str, settings: &str) -> Self {
        let folder = Folder::new(&format!("nats-{name}"));
        let place = folder.file().parent().unwrap().to_owned();
        let config = place.join("nats.conf");
        let text = format!(
            "listen: 127.0.0.1:-1\nmax_payload: 2MB\nports_file_dir: \"{0}\"\n\
             jetstream {{ store_dir: \"{0}\", sync_interval: always }}\n{settings}\n",
            place.display()
        );
        fs::write(&config, text).unwrap();
        let child = Command::new(program())
            .arg("-c")
            .arg(&config)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let ports = place.join(format!("nats-server_{}.ports", child.id()));
        let mut server = Self {
            child,
            url: String::new(),
            _folder: folder,
        };
        let deadline = Instant::now() + START_WAIT;
        while server.url.is_empty() {
            assert!(Instant::now() < deadline, "nats-server does not start");
            let text = fs::read_to_string(&ports).unwrap_or_default();
            match text.split('"').find(|part| part.starts_with("nats://")) {
                Some(url) => server.url = url.to_owned(),
                None => tokio::time::sleep(Duration::from_millis(10)).await,
            }
        }
        server
    }

    /// Where it listens.
    #[allow(dead_code, reason = "not every file of tests asks")]
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// A store of one that calls itself this.
    pub(crate) async fn store(&self, owner: &str) -> Nats {
        self.store_with(owner, NatsAccess::default()).await.unwrap()
    }

    pub(crate) async fn store_with(
        &self,
        owner: &str,
        access: NatsAccess,
    ) -> Result<Nats, StoreError> {
        let config = NatsConfig {
            servers: self.url.clone(),
            owner: owner.to_owned(),
            n_replicas: 1,
            access,
            patience: NatsConfig::PATIENCE,
        };
        Nats::connect(config).await
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
