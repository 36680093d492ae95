-- What work on an order waits for: artwork, proof, deposit, stock. Staff may start without each of them.
-- Since 1.0.0

create or replace function missing_for_work(wanted int) returns text[] language sql stable as $$
  select array(
    select m.what from (
      select from order_item i where i.order_id = wanted and needs_proof(i) and not is_approved(i)
        and i.quantity > (select coalesce(sum(l.quantity), 0) from refund_line l join refund r on r.id = l.refund_id
          where l.order_item_id = i.id and r.state <> 'failed')
        and not exists (select from order_waiver w where w.order_id = wanted and w.what = 'proof')
      limit 1) one cross join (values ('artwork'), ('proof')) m (what)
    where m.what = 'proof' or exists (select from missing_prints(wanted))
    union all
    select 'deposit' from customer_order o where o.id = wanted and waits_for_deposit(o)
      and not exists (select from order_waiver w where w.order_id = wanted and w.what = 'deposit')
    union all
    select 'stock' where waits_for_stock(wanted)
      and not exists (select from order_waiver w where w.order_id = wanted and w.what = 'stock'))
$$;
