-- A deposit holds for every payment method, and a method can be left out for decorated goods.

alter table payment_method add column not_decorated boolean not null default false;

-- Whether an order has a printed or engraved item.
create function is_decorated(wanted int) returns boolean language sql stable as $$
  select exists (select from order_item i where i.order_id = wanted and needs_proof(i))
$$;

-- Whether work on an order waits for its deposit: less was received for it than the deposit, whichever payment it came by.
create function waits_for_deposit(wanted customer_order) returns boolean language sql stable as $$
  select wanted.deposit_cents > coalesce((select sum(p.amount_cents) from payment p
    where (p.order_id = wanted.id or p.rest_of = wanted.id and exists (select from order_rest r where r.payment_id = p.id))
      and p.state in ('paid', 'part_refunded')), 0)
$$;

create or replace function missing_for_work(wanted int) returns text[] language sql stable as $$
  select array(
    select m.what from (values ('artwork'), ('proof')) m (what) where exists (
        select from order_item i where i.order_id = wanted and needs_proof(i) and not is_approved(i)
          and i.quantity > (select coalesce(sum(l.quantity), 0) from refund_line l join refund r on r.id = l.refund_id
            where l.order_item_id = i.id and r.state <> 'failed'))
      and not exists (select from order_waiver w where w.order_id = wanted and w.what = 'proof')
      and (m.what = 'proof' or exists (select from missing_prints(wanted)))
    union all
    select 'deposit' from customer_order o where o.id = wanted and waits_for_deposit(o)
      and not exists (select from order_waiver w where w.order_id = wanted and w.what = 'deposit')
    union all
    select 'stock' where waits_for_stock(wanted)
      and not exists (select from order_waiver w where w.order_id = wanted and w.what = 'stock'))
$$;
