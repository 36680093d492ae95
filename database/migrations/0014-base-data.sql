-- What every shop is brought with its release (database/base): which row of `kind` a key became, null for one left out, and what
-- was written into it last. A field that still holds it may be corrected by a release; all others are the staff's. One row of kind
-- 'files' names the files that are in.
create table base_data (
  kind text not null,
  key text not null,
  row_id int,
  written jsonb not null default '{}',
  primary key (kind, key)
);
