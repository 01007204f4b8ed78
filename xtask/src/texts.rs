//! `cargo xtask texts --accept LANG [KEY...]`: says that a translation matches the English of today.

use crate::error::Error;
use crate::shell::Workspace;
use crate::tidy;

pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<(), Error> {
    let [flag, lang, keys @ ..] = args else {
        return Err(Error::Usage(
            "`texts` needs `--accept LANG`, and keys unless all are meant".to_owned(),
        ));
    };
    if flag != "--accept" {
        return Err(Error::Usage(format!("`texts` does not know `{flag}`")));
    }
    let files = tidy::read_checkout(workspace)?;
    let (path, text) = tidy::accepted(&files, lang, keys)
        .ok_or_else(|| Error::failed(format!("there is no translation in locales/{lang}")))?;
    std::fs::write(workspace.root.join(&path), text)
        .map_err(|e| Error::failed(format!("could not write {path}: {e}")))?;
    println!("{path}");
    Ok(())
}
