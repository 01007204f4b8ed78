//! Many games, statistics, reports.
