-- A sum over every record, so that a byte that changed on the disk is noticed before it is played.
--
-- CRC-32 over the table's id, the record's number and its body. NULL in rows of version 1: they are believed.

ALTER TABLE records ADD COLUMN sum INTEGER;
