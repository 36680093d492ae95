-- Staff read the audit: the newest first, of one person, of some events, of some days, and all that belongs to one order.
create index audit_entry_at on audit_entry (at desc, id desc);
create index audit_entry_actor on audit_entry (actor, at desc, id desc);
create index audit_entry_event on audit_entry (event, at desc, id desc);
create index audit_entry_order on audit_entry ((detail ->> 'order')) where detail ? 'order';
create index audit_entry_payment on audit_entry ((detail ->> 'payment')) where detail ? 'payment';
-- What was and what is stands in record_change, written in the same transaction.
create index record_change_at on record_change (changed_at);
