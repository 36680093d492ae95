-- Marks what changed for other systems: the row itself, or the order, product or payment that it belongs to.
-- Since 1.0.1

create or replace function note_changed_row() returns trigger language plpgsql as $$
declare
  changed record := case tg_op when 'DELETE' then old else new end;
  about int;
begin
  if tg_nargs = 1 then about := changed.id;
  elsif tg_table_name = 'payment' then about := coalesce(changed.order_id, changed.rest_of);
  elsif tg_table_name = 'product_variant' then about := changed.product_id;
  elsif tg_table_name in ('proof', 'order_unit') then about := (select i.order_id from order_item i where i.id = changed.item_id);
  elsif tg_table_name <> 'refund' then about := changed.order_id;
  elsif tg_argv[0] = 'payment' then about := changed.payment_id;
  else about := (select coalesce(p.order_id, p.rest_of) from payment p where p.id = changed.payment_id);
  end if;
  insert into changed_row (kind, row_id) select tg_argv[0], about where about is not null on conflict do nothing;
  return null;
end $$;

create or replace trigger customer_order_marked after insert or delete on customer_order for each row execute function note_changed_row('order');
create or replace trigger customer_order_marked_again after update on customer_order for each row when (old.* is distinct from new.*)
  execute function note_changed_row('order');
create or replace trigger product_marked after insert or delete on product for each row execute function note_changed_row('product');
create or replace trigger product_marked_again after update on product for each row when (old.* is distinct from new.*)
  execute function note_changed_row('product');
create or replace trigger customer_marked after insert or delete on customer for each row execute function note_changed_row('customer');
create or replace trigger customer_marked_again after update on customer for each row when (old.* is distinct from new.*)
  execute function note_changed_row('customer');
create or replace trigger payment_marked after insert or delete on payment for each row execute function note_changed_row('payment');
create or replace trigger payment_marked_again after update on payment for each row when ((old.state, old.amount_cents, old.order_id, old.rest_of, old.refunded_cents, old.disputed_at, old.dispute_lost_at, old.let_go_cents, old.reference)
    is distinct from (new.state, new.amount_cents, new.order_id, new.rest_of, new.refunded_cents, new.disputed_at, new.dispute_lost_at, new.let_go_cents, new.reference))
  execute function note_changed_row('payment');
create or replace trigger payment_marks_order after insert on payment for each row execute function note_changed_row('order', 'of');
create or replace trigger payment_marks_order_again after update on payment for each row when ((old.state, old.amount_cents, old.order_id, old.rest_of, old.refunded_cents, old.disputed_at, old.dispute_lost_at, old.let_go_cents, old.reference)
    is distinct from (new.state, new.amount_cents, new.order_id, new.rest_of, new.refunded_cents, new.disputed_at, new.dispute_lost_at, new.let_go_cents, new.reference))
  execute function note_changed_row('order', 'of');
create or replace trigger refund_marks_payment after insert or update or delete on refund for each row execute function note_changed_row('payment', 'of');
create or replace trigger refund_marks_order after insert or update or delete on refund for each row execute function note_changed_row('order', 'of');
create or replace trigger parcel_marks_order after insert or update or delete on parcel for each row execute function note_changed_row('order', 'of');
create or replace trigger order_rest_marks_order after insert or update or delete on order_rest for each row execute function note_changed_row('order', 'of');
create or replace trigger proof_marks_order after insert or update or delete on proof for each row execute function note_changed_row('order', 'of');
create or replace trigger product_variant_marks_product after insert or update or delete on product_variant for each row execute function note_changed_row('product', 'of');
create or replace trigger order_unit_packed_marks_order after update of packed_at on order_unit for each row
  when (old.packed_at is distinct from new.packed_at) execute function note_changed_row('order', 'of');
