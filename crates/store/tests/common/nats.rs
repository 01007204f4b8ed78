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
    settings: String,
    /// Goes after the server that writes to it.
    folder: Folder,
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

fn place(folder: &Folder) -> PathBuf {
    folder.file().parent().unwrap().to_owned()
}

fn spawn(folder: &Folder, listen: &str, settings: &str) -> Child {
    let place = place(folder);
    let config = place.join("nats.conf");
    let text = format!(
        "listen: \"{listen}\"\nmax_payload: 2MB\nports_file_dir: \"{0}\"\n\
         jetstream {{ store_dir: \"{0}\", sync_interval: always }}\n{settings}\n",
        place.display()
    );
    fs::write(&config, text).unwrap();
    Command::new(program())
        .arg("-c")
        .arg(&config)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

impl Server {
    /// The name must be the test's own: tests run side by side.
    pub(crate) async fn start(name: &str) -> Self {
        Self::start_with(name, "").await
    }

    /// The same with more settings.
    pub(crate) async fn start_with(name: &str, settings: &str) -> Self {
        let folder = Folder::new(&format!("nats-{name}"));
        let mut server = Self {
            child: spawn(&folder, "127.0.0.1:-1", settings),
            url: String::new(),
            settings: settings.to_owned(),
            folder,
        };
        server.find_url().await;
        server
    }

    /// Waits until it says where it listens.
    async fn find_url(&mut self) {
        let ports = format!("nats-server_{}.ports", self.child.id());
        let ports = place(&self.folder).join(ports);
        let deadline = Instant::now() + START_WAIT;
        loop {
            assert!(Instant::now() < deadline, "nats-server does not start");
            let text = fs::read_to_string(&ports).unwrap_or_default();
            match text.split('"').find(|part| part.starts_with("nats://")) {
                Some(url) => {
                    self.url = url.to_owned();
                    return;
                }
                None => tokio::time::sleep(Duration::from_millis(10)).await,
            }
        }
    }

    /// Ends it without a warning.
    #[allow(dead_code, reason = "not every file of tests kills one")]
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Starts one that was killed, with what it had and where it was.
    #[allow(dead_code, reason = "not every file of tests kills one")]
    pub(crate) async fn start_again(&mut self) {
        let address = self.url.strip_prefix("nats://").unwrap();
        self.child = spawn(&self.folder, address, &self.settings);
        self.find_url().await;
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
