//! What the tests share: ids, tables, and a folder that is gone afterwards.

use std::{
    fs,
    path::{Path, PathBuf},
};

use shamble_store::{Claim, NewTable, Store, TableId, TableState};

pub(crate) fn id(n: u8) -> TableId {
    TableId::from_bytes([0, 0, 0, 0, 0, 0, n])
}

pub(crate) fn table(n: u8, created_ms: i64) -> NewTable {
    NewTable {
        id: id(n),
        created_ms,
        game: "cliche".into(),
        code: format!("table{n}"),
        mark: (n == 1).then(|| "marked".to_owned()),
        state: TableState::Open,
    }
}

/// Opens a table and leaves its log unread.
pub(crate) async fn claim(store: &dyn Store, n: u8) -> Claim {
    store.open(id(n)).await.unwrap().claim
}

/// A folder for one test, on the disk the build is on; removed when dropped.
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// The name must be the test's own: tests run side by side.
    pub(crate) fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!(
            "store-{}-{}",
            name.replace("::", "-"),
            std::process::id()
        ));
        // Left behind by a process of the same number that was killed.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.0.join("tables.sqlite")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
