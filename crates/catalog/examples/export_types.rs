//! Writes the TypeScript declarations of everything on the wire into the folder named by the first argument.

use std::path::PathBuf;

use shamble_core::GameSpec;
use shamble_protocol as p;
use ts_rs::{Config, TS};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let out = PathBuf::from(
        std::env::args()
            .nth(1)
            .ok_or("usage: export_types FOLDER")?,
    );
    let config = Config::new().with_out_dir(out);
    p::ClientMsg::export_all(&config)?;
    p::ServerMsg::export_all(&config)?;
    p::NewTable::export_all(&config)?;
    p::Created::export_all(&config)?;
    p::Found::export_all(&config)?;
    p::Fork::export_all(&config)?;
    p::HistoryStep::export_all(&config)?;
    p::HistoryLog::export_all(&config)?;
    p::LessonInfo::export_all(&config)?;
    p::LessonTry::export_all(&config)?;
    p::LessonStep::export_all(&config)?;
    p::Turn::export_all(&config)?;
    p::PushKey::export_all(&config)?;
    p::Subscribe::export_all(&config)?;
    p::Unsubscribe::export_all(&config)?;
    p::NewTry::export_all(&config)?;
    p::DailyBoard::export_all(&config)?;
    p::ApiError::export_all(&config)?;
    GameSpec::export_all(&config)?;
    shamble_catalog::export_types(&config)?;
    Ok(())
}
