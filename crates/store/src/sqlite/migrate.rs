//! Brings a database to the schema this program knows, and leaves alone what it does not know.

use rusqlite::{Connection, TransactionBehavior};

use crate::StoreError;

/// Marks the file as ours, in the place SQLite keeps for it: "Shmb".
const APPLICATION_ID: i32 = i32::from_be_bytes(*b"Shmb");

/// One step of the schema. Its version is its place in the list, counted from 1;
/// a released step never changes, the next change is a new step.
pub(super) struct Migration {
    pub(super) sql: &'static str,
    /// The file it is in, which begins with the version.
    #[cfg(test)]
    pub(super) file: &'static str,
}

macro_rules! migration {
    ($file:literal) => {
        Migration {
            sql: include_str!(concat!("../../migrations/", $file)),
            #[cfg(test)]
            file: $file,
        }
    };
}

pub(super) const MIGRATIONS: &[Migration] = &[
    migration!("0001_tables_and_records.sql"),
    migration!("0002_sums.sql"),
    migration!("0003_generations.sql"),
    migration!("0004_codes_and_marks.sql"),
];

/// Refuses a database that is not ours or too new. Changes nothing.
pub(super) fn check_owner(
    connection: &Connection,
    migrations: &[Migration],
) -> Result<u32, StoreError> {
    let application_id: i32 = connection.query_row("PRAGMA application_id", [], |r| r.get(0))?;
    let found: u32 = connection.query_row("PRAGMA user_version", [], |r| r.get(0))?;
    let n_things: u32 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |r| r.get(0))?;
    let is_empty = application_id == 0 && found == 0 && n_things == 0;
    if !is_empty && application_id != APPLICATION_ID {
        return Err(StoreError::ForeignDatabase);
    }
    let known = latest(migrations);
    if found > known {
        return Err(StoreError::NewerSchema { found, known });
    }
    Ok(found)
}

/// Applies the steps that are missing, in order, all or none.
pub(super) fn migrate(
    connection: &mut Connection,
    migrations: &[Migration],
) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Asked again under the lock: another process may have come first.
    let found = check_owner(&transaction, migrations)?;
    for migration in &migrations[found as usize..] {
        transaction.execute_batch(migration.sql)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    transaction.pragma_update(None, "user_version", latest(migrations))?;
    transaction.commit()?;
    Ok(())
}

fn latest(migrations: &[Migration]) -> u32 {
    u32::try_from(migrations.len()).expect("there are few migrations")
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;

    fn step(sql: &'static str) -> Migration {
        Migration { sql, file: "" }
    }

    fn names(connection: &Connection) -> Vec<String> {
        let mut select = connection
            .prepare("SELECT name FROM sqlite_schema ORDER BY name")
            .unwrap();
        select
            .query_map([], |row| row.get(0))
            .unwrap()
            .map(Result::unwrap)
            .collect()
    }

    #[test]
    fn every_file_is_listed_numbered_and_commented() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let mut files: Vec<_> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        files.sort();
        let listed: Vec<_> = MIGRATIONS.iter().map(|migration| migration.file).collect();
        assert_eq!(files, listed);
        for (version, migration) in (1..).zip(MIGRATIONS) {
            let file = migration.file;
            assert!(
                file.starts_with(&format!("{version:04}_")),
                "{file} should be {version:04}"
            );
            assert!(
                migration.sql.starts_with("-- "),
                "{file} should say what it is for"
            );
        }
    }

    #[test]
    fn only_the_missing_steps_are_applied() {
        let mut connection = Connection::open_in_memory().unwrap();
        let old = [step("CREATE TABLE a (x)")];
        let new = [
            step("CREATE TABLE a (x)"),
            step("ALTER TABLE a RENAME TO b"),
        ];
        migrate(&mut connection, &old).unwrap();
        assert_eq!(names(&connection), ["a"]);
        migrate(&mut connection, &new).unwrap();
        assert_eq!(names(&connection), ["b"]);
        migrate(&mut connection, &new).unwrap();
        assert_eq!(check_owner(&connection, &new).unwrap(), 2);
    }

    #[test]
    fn a_failing_step_undoes_those_before_it() {
        let mut connection = Connection::open_in_memory().unwrap();
        let broken = [
            step("CREATE TABLE a (x)"),
            step("CREATE TABLE b (x); nonsense"),
        ];
        let error = migrate(&mut connection, &broken).unwrap_err();
        assert!(matches!(error, StoreError::Storage(_)), "{error}");
        assert!(names(&connection).is_empty());
        assert_eq!(check_owner(&connection, &broken).unwrap(), 0);
    }

    #[test]
    fn a_newer_database_is_refused_and_left_alone() {
        let mut connection = Connection::open_in_memory().unwrap();
        let new = [step("CREATE TABLE a (x)"), step("CREATE TABLE b (x)")];
        migrate(&mut connection, &new).unwrap();
        let error = migrate(&mut connection, &new[..1]).unwrap_err();
        assert!(
            matches!(error, StoreError::NewerSchema { found: 2, known: 1 }),
            "{error}"
        );
        assert_eq!(check_owner(&connection, &new).unwrap(), 2);
    }

    #[test]
    fn somebody_elses_database_is_refused_and_left_alone() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection
            .execute_batch("CREATE TABLE recipes (x)")
            .unwrap();
        let error = migrate(&mut connection, MIGRATIONS).unwrap_err();
        assert!(matches!(error, StoreError::ForeignDatabase), "{error}");
        assert_eq!(names(&connection), ["recipes"]);
    }
}
