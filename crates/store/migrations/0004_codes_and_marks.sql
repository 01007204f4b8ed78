-- A table's code and what its server notes about it, each in a column of its own.
--
-- Until now both were in `title`, with a space between them.

ALTER TABLE tables RENAME COLUMN title TO code;
ALTER TABLE tables ADD COLUMN mark TEXT;
UPDATE tables
SET mark = substr(code, instr(code, ' ') + 1), code = substr(code, 1, instr(code, ' ') - 1)
WHERE instr(code, ' ') > 0;
