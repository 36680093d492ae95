-- When rows changed, for other systems that catch up (LIST_CHANGES). Each transaction adds its own mark, so that none waits
-- for another; housekeeping deletes earlier ones.
create table changed_row (
  kind text not null,
  row_id int not null,
  at_xid xid8 not null default pg_current_xact_id(),
  primary key (kind, row_id, at_xid)
);
create index changed_row_at on changed_row (kind, at_xid, row_id);
insert into changed_row (kind, row_id)
select 'order', id from customer_order union all select 'product', id from product
union all select 'customer', id from customer union all select 'payment', id from payment;
