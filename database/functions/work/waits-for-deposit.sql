-- Whether work on an order waits for its deposit: less was received for it than the deposit, whichever payment it came
-- by.
-- Since 1.0.0

create or replace function waits_for_deposit(wanted customer_order) returns boolean language sql stable as $$
  select wanted.deposit_cents > coalesce((select sum(p.amount_cents) from payment p
    where (p.order_id = wanted.id or p.rest_of = wanted.id and exists (select from order_rest r where r.payment_id = p.id))
      and p.state in ('paid', 'part_refunded')), 0)
$$;
