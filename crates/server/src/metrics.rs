//! What the server counts, and the Prometheus text of it.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// A number that only grows.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, n: usize) {
        self.0.fetch_add(n as u64, Ordering::Relaxed);
    }

    pub(crate) fn one(&self) {
        self.add(1);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How many of something there are now.
#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    pub(crate) fn change(&self, by: i64) {
        self.0.fetch_add(by, Ordering::Relaxed);
    }

    fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper bounds of a histogram's buckets, in microseconds: from what costs nothing to what everybody notices.
const BUCKETS_US: [u64; 12] = [
    50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 100_000, 500_000, 2_500_000,
];

/// How long something took, by bucket.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    /// The last one holds what is above all bounds.
    counts: [AtomicU64; BUCKETS_US.len() + 1],
    sum_us: AtomicU64,
}

impl Histogram {
    pub(crate) fn record(&self, took: Duration) {
        let us = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let bucket = BUCKETS_US
            .iter()
            .position(|bound| us <= *bound)
            .unwrap_or(BUCKETS_US.len());
        self.counts[bucket].fetch_add(1, Ordering::Relaxed);
        self.sum_us.fetch_add(us, Ordering::Relaxed);
    }
}

/// All of it. `docs/operations.md` explains each.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) tables: Gauge,
    pub(crate) sockets: Gauge,
    pub(crate) connections: Gauge,
    pub(crate) connections_dismissed: Counter,
    pub(crate) connections_refused: Counter,
    pub(crate) connections_timed_out: Counter,
    pub(crate) tables_created: Counter,
    pub(crate) games_finished: Counter,
    pub(crate) messages: Counter,
    pub(crate) inputs: Counter,
    pub(crate) refusals: Counter,
    pub(crate) errors: Counter,
    pub(crate) appends: Histogram,
    pub(crate) append_failures: Counter,
    pub(crate) readers_dropped: Counter,
    pub(crate) snapshots: Counter,
    pub(crate) stand_ins: Counter,
    pub(crate) take_backs: Counter,
    pub(crate) thoughts: Histogram,
    pub(crate) thoughts_cut: Counter,
    pub(crate) hints: Counter,
    pub(crate) bot_refusals: Counter,
    pub(crate) table_failures: Counter,
    pub(crate) panics: Counter,
    pub(crate) opens: Counter,
    pub(crate) depositions: Counter,
    pub(crate) doubts: Counter,
    pub(crate) relays: Counter,
    pub(crate) lost_acts: Counter,
    pub(crate) pushes: Counter,
    pub(crate) pushes_failed: Counter,
    pub(crate) pushes_dropped: Counter,
}

impl Metrics {
    /// In the text form of Prometheus.
    pub(crate) fn render(&self) -> String {
        let mut text = String::new();
        gauge(
            &mut text,
            "shamble_tables",
            "Tables in memory",
            &self.tables,
        );
        gauge(
            &mut text,
            "shamble_sockets",
            "Connected sockets",
            &self.sockets,
        );
        gauge(
            &mut text,
            "shamble_connections",
            "Open connections",
            &self.connections,
        );
        for (name, help, counter) in [
            (
                "shamble_connections_dismissed_total",
                "Idle connections that made room for others",
                &self.connections_dismissed,
            ),
            (
                "shamble_connections_refused_total",
                "Connections for which there was no place",
                &self.connections_refused,
            ),
            (
                "shamble_connections_timed_out_total",
                "Connections that were slow or idle for too long",
                &self.connections_timed_out,
            ),
            (
                "shamble_tables_created_total",
                "Tables created, forks included",
                &self.tables_created,
            ),
            (
                "shamble_games_finished_total",
                "Games that came to their end",
                &self.games_finished,
            ),
            (
                "shamble_messages_total",
                "Messages received over sockets",
                &self.messages,
            ),
            (
                "shamble_inputs_total",
                "Inputs that became part of a game",
                &self.inputs,
            ),
            (
                "shamble_refusals_total",
                "Acts of people refused by a rule",
                &self.refusals,
            ),
            (
                "shamble_errors_total",
                "Requests answered with an error",
                &self.errors,
            ),
            (
                "shamble_append_failures_total",
                "Durable writes that failed",
                &self.append_failures,
            ),
            (
                "shamble_readers_dropped_total",
                "Readers dropped for being too slow",
                &self.readers_dropped,
            ),
            (
                "shamble_snapshots_total",
                "Whole pictures sent",
                &self.snapshots,
            ),
            (
                "shamble_stand_ins_total",
                "Bots that took over from absent people",
                &self.stand_ins,
            ),
            (
                "shamble_take_backs_total",
                "Games that went back",
                &self.take_backs,
            ),
            (
                "shamble_thoughts_cut_total",
                "Thoughts of bots that ran out of time",
                &self.thoughts_cut,
            ),
            ("shamble_hints_total", "Hints given to people", &self.hints),
            (
                "shamble_bot_refusals_total",
                "Acts of bots refused by a rule",
                &self.bot_refusals,
            ),
            (
                "shamble_table_failures_total",
                "Tables that could not be loaded or failed",
                &self.table_failures,
            ),
            (
                "shamble_panics_total",
                "Faults of the program that were caught at a table",
                &self.panics,
            ),
            (
                "shamble_opens_total",
                "Tables taken from the store",
                &self.opens,
            ),
            (
                "shamble_depositions_total",
                "Writes refused because another server has the table",
                &self.depositions,
            ),
            (
                "shamble_doubts_total",
                "Writes of which only the store knew whether they happened",
                &self.doubts,
            ),
            (
                "shamble_relays_total",
                "Calls and sockets passed on to another server",
                &self.relays,
            ),
            (
                "shamble_lost_acts_total",
                "Clients that had seen more than the log has",
                &self.lost_acts,
            ),
            (
                "shamble_pushes_total",
                "Notices of somebody's turn that a push service took",
                &self.pushes,
            ),
            (
                "shamble_pushes_failed_total",
                "Notices that no push service took",
                &self.pushes_failed,
            ),
            (
                "shamble_pushes_dropped_total",
                "Notices that found the queue full",
                &self.pushes_dropped,
            ),
        ] {
            let value = counter.get();
            describe(&mut text, name, help, "counter");
            line(&mut text, name, "", &value.to_string());
        }
        histogram(
            &mut text,
            "shamble_append_seconds",
            "Time until a write was durable",
            &self.appends,
        );
        histogram(
            &mut text,
            "shamble_bot_seconds",
            "Time a bot thought",
            &self.thoughts,
        );
        text
    }
}

fn describe(text: &mut String, name: &str, help: &str, kind: &str) {
    writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}").expect("writing to a string");
}

fn line(text: &mut String, name: &str, labels: &str, value: &str) {
    writeln!(text, "{name}{labels} {value}").expect("writing to a string");
}

fn gauge(text: &mut String, name: &str, help: &str, gauge: &Gauge) {
    describe(text, name, help, "gauge");
    line(text, name, "", &gauge.get().to_string());
}

fn histogram(text: &mut String, name: &str, help: &str, histogram: &Histogram) {
    describe(text, name, help, "histogram");
    let mut total = 0;
    for (index, count) in histogram.counts.iter().enumerate() {
        total += count.load(Ordering::Relaxed);
        let bound = BUCKETS_US
            .get(index)
            .map_or_else(|| "+Inf".to_owned(), |us| seconds(*us));
        line(
            text,
            &format!("{name}_bucket"),
            &format!("{{le=\"{bound}\"}}"),
            &total.to_string(),
        );
    }
    line(
        text,
        &format!("{name}_sum"),
        "",
        &seconds(histogram.sum_us.load(Ordering::Relaxed)),
    );
    line(text, &format!("{name}_count"), "", &total.to_string());
}

fn seconds(us: u64) -> String {
    format!("{}.{:06}", us / 1_000_000, us % 1_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_told_in_the_form_prometheus_reads() {
        let metrics = Metrics::default();
        metrics.inputs.add(3);
        metrics.sockets.change(2);
        metrics.sockets.change(-1);
        metrics.appends.record(Duration::from_micros(100));
        metrics.appends.record(Duration::from_millis(3));
        metrics.appends.record(Duration::from_secs(9));
        let text = metrics.render();
        for expected in [
            "# TYPE shamble_inputs_total counter\nshamble_inputs_total 3\n",
            "# TYPE shamble_sockets gauge\nshamble_sockets 1\n",
            "shamble_append_seconds_bucket{le=\"0.000050\"} 0\n",
            "shamble_append_seconds_bucket{le=\"0.000100\"} 1\n",
            "shamble_append_seconds_bucket{le=\"0.005000\"} 2\n",
            "shamble_append_seconds_bucket{le=\"+Inf\"} 3\n",
            "shamble_append_seconds_sum 9.003100\nshamble_append_seconds_count 3\n",
        ] {
            assert!(text.contains(expected), "{expected} in\n{text}");
        }
    }
}
