-- A message that no server or service took: it was saved as a file on this machine, and reached nobody. `sent_at` is when.
alter table outbox_mail add column is_saved boolean not null default false;
