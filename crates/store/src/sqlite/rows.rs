//! The statements: how heads and records lie in the database. Who calls them sees to transactions.

use rusqlite::{
    Connection, OptionalExtension, Row, ToSql, named_params, params,
    types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef},
};

use crate::{
    Append, Claim, HeadQuery, Record, StoreError, TableHead, TableId, TableState, sum::sum,
};

/// False if there is such a table already.
pub(super) fn insert_head(connection: &Connection, head: &TableHead) -> rusqlite::Result<bool> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO tables (id, created_ms, updated_ms, game, code, mark, state, n_records)
         VALUES (:id, :created_ms, :updated_ms, :game, :code, :mark, :state, :n_records)
         ON CONFLICT (id) DO NOTHING",
    )?;
    let n_changed = insert.execute(named_params! {
        ":id": head.id,
        ":created_ms": head.created_ms,
        ":updated_ms": head.updated_ms,
        ":game": head.game,
        ":code": head.code,
        ":mark": head.mark,
        ":state": head.state,
        ":n_records": head.n_records,
    })?;
    Ok(n_changed == 1)
}

/// The number of one more opening; `None` if there is no such table.
pub(super) fn next_generation(
    connection: &Connection,
    id: TableId,
) -> rusqlite::Result<Option<u64>> {
    connection
        .prepare_cached(
            "UPDATE tables SET generation = generation + 1 WHERE id = ?1 RETURNING generation",
        )?
        .query_row([id], |row| Ok(row.get::<_, i64>(0)?.cast_unsigned()))
        .optional()
}

/// False if there is no such table, or it was opened since, or is not of the expected length: compared and changed in
/// one statement.
pub(super) fn advance_head(
    connection: &Connection,
    claim: &Claim,
    append: &Append,
    new_len: u32,
) -> rusqlite::Result<bool> {
    let mut advance = connection.prepare_cached(
        "UPDATE tables
         SET n_records = :new_len, updated_ms = :at_ms
         WHERE id = :id AND generation = :generation AND n_records = :expected",
    )?;
    let n_changed = advance.execute(named_params! {
        ":id": claim.id,
        ":generation": claim.opening.cast_signed(),
        ":expected": append.expected,
        ":new_len": new_len,
        ":at_ms": append.at_ms,
    })?;
    // Apart, because naming an indexed column rewrites the index even if the value stays.
    if let (1, Some(state)) = (n_changed, append.state) {
        connection
            .prepare_cached("UPDATE tables SET state = ?2 WHERE id = ?1")?
            .execute(params![claim.id, state])?;
    }
    Ok(n_changed == 1)
}

pub(super) fn insert_records(
    connection: &Connection,
    id: TableId,
    first_seq: u32,
    records: &[Record],
) -> rusqlite::Result<()> {
    let mut insert = connection
        .prepare_cached("INSERT INTO records (table_id, seq, body, sum) VALUES (?1, ?2, ?3, ?4)")?;
    for (seq, body) in (first_seq..).zip(records) {
        insert.execute(params![id, seq, body, sum(id, seq, body)])?;
    }
    Ok(())
}

pub(super) fn delete(connection: &Connection, id: TableId) -> rusqlite::Result<()> {
    connection
        .prepare_cached("DELETE FROM records WHERE table_id = ?1")?
        .execute([id])?;
    connection
        .prepare_cached("DELETE FROM tables WHERE id = ?1")?
        .execute([id])?;
    Ok(())
}

/// The length and the generation of a table; `None` if there is no such table.
pub(super) fn standing(
    connection: &Connection,
    id: TableId,
) -> rusqlite::Result<Option<(u32, u64)>> {
    connection
        .prepare_cached("SELECT n_records, generation FROM tables WHERE id = ?1")?
        .query_row([id], |row| {
            Ok((row.get(0)?, row.get::<_, i64>(1)?.cast_unsigned()))
        })
        .optional()
}

/// Whether the file can still be read.
pub(super) fn ping(connection: &mut Connection) -> Result<(), StoreError> {
    connection
        .prepare_cached("SELECT count(*) FROM (SELECT 1 FROM tables LIMIT 1)")?
        .query_row([], |row| row.get::<_, u32>(0))?;
    Ok(())
}

/// `None` if there is no such table.
pub(super) fn n_records(connection: &Connection, id: TableId) -> rusqlite::Result<Option<u32>> {
    connection
        .prepare_cached("SELECT n_records FROM tables WHERE id = ?1")?
        .query_row([id], |row| row.get(0))
        .optional()
}

pub(super) fn head(connection: &Connection, id: TableId) -> Result<TableHead, StoreError> {
    connection
        .prepare_cached(
            "SELECT id, created_ms, updated_ms, game, code, mark, state, n_records
             FROM tables WHERE id = ?1",
        )?
        .query_row([id], read_head)
        .optional()?
        .ok_or(StoreError::UnknownTable(id))
}

pub(super) fn heads(
    connection: &Connection,
    query: &HeadQuery,
) -> Result<Vec<TableHead>, StoreError> {
    // A state that is not wanted becomes NULL, which nothing equals: one statement for all sets.
    let [open, playing, finished] =
        TableState::ALL.map(|state| query.states.contains(&state).then_some(state));
    let mut select = connection.prepare_cached(
        "SELECT id, created_ms, updated_ms, game, code, mark, state, n_records
         FROM tables
         WHERE state IN (?1, ?2, ?3) AND (?4 IS NULL OR updated_ms < ?4)
           AND (?6 IS NULL OR instr(?6, substr(id, 1, 2) || ' '))
         ORDER BY updated_ms DESC, id
         LIMIT ?5",
    )?;
    // Each slot is two symbols, and a blank after it keeps two of them apart.
    let slots = query.slots.as_ref().map(|slots| {
        slots
            .iter()
            .map(|slot| format!("{slot} "))
            .collect::<String>()
    });
    let wanted = params![
        open,
        playing,
        finished,
        query.updated_before_ms,
        query.limit,
        slots
    ];
    let heads = select
        .query_map(wanted, read_head)?
        .collect::<Result<_, _>>()?;
    Ok(heads)
}

pub(super) fn load_from(
    connection: &mut Connection,
    id: TableId,
    seq: u32,
) -> Result<Vec<Record>, StoreError> {
    // One snapshot for the length and the records: the writer goes on meanwhile.
    let snapshot = connection.transaction()?;
    let actual = n_records(&snapshot, id)?.ok_or(StoreError::UnknownTable(id))?;
    let n_wanted = actual.checked_sub(seq).ok_or(StoreError::Stale {
        expected: seq,
        actual,
    })?;

    let mut select = snapshot.prepare_cached(
        "SELECT seq, body, sum FROM records WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq",
    )?;
    let mut rows = select.query(params![id, seq])?;
    let mut records = Vec::with_capacity(n_wanted as usize);
    let mut next_seq = seq;
    while let Some(row) = rows.next()? {
        let found: u32 = row.get(0)?;
        if found != next_seq {
            let detail = format!("record {next_seq} is missing, the next one is {found}");
            return Err(StoreError::Damaged { id, detail });
        }
        let body: Record = row.get(1)?;
        let written: Option<u32> = row.get(2)?;
        if written.is_some_and(|written| written != sum(id, found, &body)) {
            let detail = format!("record {found} is not what was written");
            return Err(StoreError::Damaged { id, detail });
        }
        records.push(body);
        next_seq += 1;
    }
    if next_seq != actual {
        let detail = format!("it should have {actual} records but has {next_seq}");
        return Err(StoreError::Damaged { id, detail });
    }
    Ok(records)
}

fn read_head(row: &Row<'_>) -> rusqlite::Result<TableHead> {
    Ok(TableHead {
        id: row.get("id")?,
        created_ms: row.get("created_ms")?,
        updated_ms: row.get("updated_ms")?,
        game: row.get("game")?,
        code: row.get("code")?,
        mark: row.get("mark")?,
        state: row.get("state")?,
        n_records: row.get("n_records")?,
    })
}

impl ToSql for TableId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.to_string().into())
    }
}

impl FromSql for TableId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_str()?.parse().map_err(FromSqlError::other)
    }
}

impl ToSql for TableState {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.as_str().into())
    }
}

impl FromSql for TableState {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let text = value.as_str()?;
        let known = Self::ALL.into_iter().find(|state| state.as_str() == text);
        known.ok_or_else(|| FromSqlError::Other(format!("unknown table state {text:?}").into()))
    }
}
