-- A code for a new password belongs to who asked for it (docs/decisions/020-askers-and-addresses.md).

-- HMAC of the browser's mark or of the machine's address. '': asked of an earlier release, and good for that one alone.
alter table one_time_code add column asker_hash bytea not null default '';
