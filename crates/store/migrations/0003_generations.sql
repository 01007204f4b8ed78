-- Which opening of a table its writer holds: who opened it earlier is refused.

ALTER TABLE tables ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;
