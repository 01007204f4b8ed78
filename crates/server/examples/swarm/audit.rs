//! Who wrote the games, read from the log itself.

use std::time::Duration;

use shamble_store::{Audit, Nats, NatsAccess, NatsConfig, TableId};
use tokio::time::{Instant, sleep};

use crate::Failed;

/// How long the log may take to be read. A partition has just healed: the NATS server at the other end may not have
/// found its peers again, and that is nobody's fault.
const PATIENCE: Duration = Duration::from_secs(60);
const PAUSE: Duration = Duration::from_millis(200);

/// Somebody who reads the log, over another line when one does not lead there.
pub(crate) struct Auditor {
    servers: String,
    line: Option<Nats>,
}

impl Auditor {
    pub(crate) fn new(servers: &str) -> Self {
        Self {
            servers: servers.to_owned(),
            line: None,
        }
    }

    /// Between two openings only the opener wrote, and openings are counted without a gap.
    pub(crate) async fn one_owner(&mut self, id: &str) -> Result<(), Failed> {
        let id: TableId = id.parse()?;
        let deadline = Instant::now() + PATIENCE;
        let audit = loop {
            match self.try_read(id).await {
                Ok(audit) => break audit,
                Err(error) if Instant::now() >= deadline => {
                    return Err(format!("the log of table {id} cannot be read: {error}").into());
                }
                Err(error) => eprintln!("the log of table {id} was not read: {error}"),
            }
            self.line = None;
            sleep(PAUSE).await;
        };
        match flaw_of(&audit) {
            Some(flaw) => Err(format!("table {id}: {flaw}").into()),
            None => Ok(()),
        }
    }

    async fn try_read(&mut self, id: TableId) -> Result<Vec<Audit>, Failed> {
        let line = match self.line.take() {
            Some(line) => line,
            None => connect(&self.servers).await?,
        };
        let audit = line.audit(id).await?;
        self.line = Some(line);
        Ok(audit)
    }
}

async fn connect(servers: &str) -> Result<Nats, Failed> {
    let config = NatsConfig {
        servers: servers.to_owned(),
        owner: "auditor".to_owned(),
        n_replicas: 3,
        access: NatsAccess::default(),
        patience: PAUSE,
    };
    Ok(Nats::connect(config).await?)
}

fn flaw_of(audit: &[Audit]) -> Option<String> {
    audit.windows(2).find_map(|pair| {
        let (before, after) = (&pair[0], &pair[1]);
        let is_right = if after.is_opening {
            after.opening == before.opening + 1 && after.n_records == before.n_records
        } else {
            after.opening == before.opening && after.owner == before.owner
        };
        (!is_right).then(|| format!("{after:?} follows {before:?}"))
    })
}
