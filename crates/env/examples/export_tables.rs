//! Writes the pages of ids and observations of all games into a folder: `export_tables FOLDER`.

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("usage: export_tables FOLDER");
        return ExitCode::from(2);
    };
    for game in shamble_catalog::GAMES {
        let page = shamble_env::page(game).expect("a listed game");
        if let Err(error) = std::fs::write(folder.join(format!("{game}.md")), page) {
            eprintln!("error: could not write into {}: {error}", folder.display());
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
