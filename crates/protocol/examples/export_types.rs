//! Writes the TypeScript declarations of everything on the wire into the folder named by the first argument.

use std::path::PathBuf;

use shamble_cliche as cliche;
use shamble_core::GameSpec;
use shamble_fifteen as fifteen;
use shamble_mall as mall;
use shamble_protocol as p;
use shamble_tiny_epic as tiny_epic;
use ts_rs::{Config, TS};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let out = PathBuf::from(
        std::env::args()
            .nth(1)
            .ok_or("usage: export_types FOLDER")?,
    );
    let shared = Config::new().with_out_dir(out.clone());
    p::ClientMsg::export_all(&shared)?;
    p::ServerMsg::export_all(&shared)?;
    p::NewTable::export_all(&shared)?;
    p::Created::export_all(&shared)?;
    p::Found::export_all(&shared)?;
    p::Fork::export_all(&shared)?;
    p::HistoryStep::export_all(&shared)?;
    p::ApiError::export_all(&shared)?;
    GameSpec::export_all(&shared)?;
    cliche::View::export_all(&shared)?;
    cliche::Event::export_all(&shared)?;
    cliche::Action::export_all(&shared)?;
    cliche::Ask::export_all(&shared)?;
    tiny_epic::View::export_all(&shared)?;
    tiny_epic::Event::export_all(&shared)?;
    tiny_epic::Action::export_all(&shared)?;
    tiny_epic::Ask::export_all(&shared)?;
    mall::View::export_all(&shared)?;
    mall::Event::export_all(&shared)?;
    mall::Action::export_all(&shared)?;
    mall::Ask::export_all(&shared)?;
    fifteen::View::export_all(&shared)?;
    fifteen::Event::export_all(&shared)?;
    fifteen::Action::export_all(&shared)?;
    fifteen::Ask::export_all(&shared)?;
    Ok(())
}
