-- With functions: the release before needs the view order_item_cell and triggers that keep lines and units alike.
-- order_unit becomes a table, and order_item_cell a view of it. At first, what changed since 0890.
lock table order_item, order_item_cell in access exclusive mode;
delete from order_unit_row r using (select * from order_unit_row except select * from order_unit) stale
where r.item_id = stale.item_id and r.cell = stale.cell;
insert into order_unit_row select * from order_unit except select * from order_unit_row;

drop view order_unit cascade;
drop table order_item_cell;
alter table order_unit_row rename to order_unit;
