-- A page of the audit log at 400,000 entries. An import changes a thousand records at the same moment; of these, a page reads
-- those its entries name.
create index record_change_at_thing on record_change (changed_at, thing);
drop index record_change_at;
-- Staff at a terminal are few among all staff.
create index audit_entry_terminal on audit_entry (at desc, id desc)
  where actor like 'staff %' and not actor ~ '^staff [0-9]+$';
