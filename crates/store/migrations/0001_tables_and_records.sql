-- The log of tables: one row a table, one row a record.
--
-- Times are unix milliseconds, as the server told them: the database never reads a clock.
-- Ids are text, so that a person with a database shell can search for the id in a link.

CREATE TABLE tables (
    id         TEXT    NOT NULL PRIMARY KEY,
    created_ms INTEGER NOT NULL,
    updated_ms INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    title      TEXT    NOT NULL,
    -- 'open', 'playing' or 'finished'. No CHECK: a later state must not need the table to be rebuilt.
    state      TEXT    NOT NULL,
    -- How many records the table has. An append is accepted only if it expects exactly this number,
    -- which is compared and raised in one statement.
    n_records  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- For the lobby and for the restart, which want the few unfinished tables among many finished ones.
-- updated_ms is left out on purpose: it changes with every append, and the index would be rewritten each time.
CREATE INDEX tables_by_state ON tables (state);

-- Records of one table lie next to each other, in order, so that loading a table is one walk.
-- No foreign key: it would cost a look-up for every record, and one writer keeps both tables in step.
CREATE TABLE records (
    table_id TEXT    NOT NULL,
    -- Counted from 0 without gaps.
    seq      INTEGER NOT NULL,
    -- Opaque to the store.
    body     BLOB    NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
