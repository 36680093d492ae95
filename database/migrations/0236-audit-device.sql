-- The kind of device staff used, and nothing else about it. Older entries have none.
alter table audit_entry add column device text check (device in ('phone', 'computer'));
