-- Imports that keep ending their process stop, and corrected cells outlast another reading of the file (109).
alter table catalogue_import
  add column attempts int not null default 0,             -- claims since its last progress
  add column remaining_count int not null default 0;      -- all records that weren't undone; remaining has the first 200
update catalogue_import set remaining_count = jsonb_array_length(remaining);
alter table catalogue_import_row add column corrected jsonb not null default '{}';
