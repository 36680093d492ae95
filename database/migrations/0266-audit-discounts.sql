-- The audit log's entries about discounts.
create index audit_entry_discount on audit_entry ((detail ->> 'discount'), at desc, id desc) where detail ? 'discount';
