//! What a member tells whoever watches over the cluster, in the text form of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::Ordering;

use super::known::LEASE;
use super::{Membership, lock};

/// Writes one metric after the other.
struct Page(String);

impl Page {
    fn line(&mut self, kind: &str, name: &str, help: &str, value: impl std::fmt::Display) {
        self.labelled(kind, name, help, "", value);
    }

    fn labelled(
        &mut self,
        kind: &str,
        name: &str,
        help: &str,
        labels: &str,
        value: impl std::fmt::Display,
    ) {
        let name = format!("shamble_{name}");
        let _ = write!(
            self.0,
            "# HELP {name} {help}\n# TYPE {name} {kind}\n{name}{labels} {value}\n"
        );
    }
}

impl Membership {
    pub(super) fn tell(&self) -> String {
        let mut page = Page(String::new());
        let n_slots = self
            .view
            .borrow()
            .own_slots()
            .map_or(0, |slots| slots.len());
        let (n_members, since) = {
            let known = lock(&self.known);
            (known.members.len(), known.since_own())
        };
        let help = "Members of the cluster, as seen here";
        page.line("gauge", "nodes", help, n_members);
        let help = "Slots this node should have, of 1024";
        page.line("gauge", "slots", help, n_slots);
        let age = since.map_or(-1.0, |since| since.as_secs_f64());
        let help = "Since a renewal of this node's own was sent that came back";
        page.line("gauge", "renewal_age_seconds", help, format!("{age:.3}"));
        let left = since.map_or(0.0, |since| LEASE.saturating_sub(since).as_secs_f64());
        let help = "For how long this node may still serve without another renewal";
        page.line("gauge", "lease_seconds", help, format!("{left:.3}"));
        if let Some(log) = *lock(&self.log) {
            let help = "Followers of the log that have everything";
            page.line("gauge", "stream_followers", help, log.n_current);
            let help = "Messages that the last follower of the log is behind";
            page.line("gauge", "stream_lag", help, log.lag);
        }
        let n = self.failovers.load(Ordering::Relaxed);
        page.line("counter", "failovers_total", "Members counted as gone", n);
        let n = self.suspensions.load(Ordering::Relaxed);
        let help = "Times this node did not trust what it knew";
        page.line("counter", "suspensions_total", help, n);
        let labels = format!(
            "{{run=\"{}\",address=\"{}\",version=\"{}\"}}",
            self.me.run, self.me.address, self.me.version
        );
        page.labelled("gauge", "node", "This node", &labels, 1);
        page.0
    }
}
