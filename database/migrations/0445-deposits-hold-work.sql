-- Work also waits for a deposit that isn't paid, and goods for their balance.

create or replace function missing_for_work(wanted int) returns text[] language sql stable as $$
  select array(
    select 'proof' where exists (
        select from order_item i where i.order_id = wanted and needs_proof(i) and not is_approved(i)
          and i.quantity > (select coalesce(sum(l.quantity), 0) from refund_line l join refund r on r.id = l.refund_id
            where l.order_item_id = i.id and r.state <> 'failed'))
      and not exists (select from order_waiver w where w.order_id = wanted and w.what = 'proof')
    union all
    select 'deposit' from customer_order o where o.id = wanted and o.deposit_cents is not null
      and not exists (select from payment p where p.order_id = o.id and p.state in ('paid', 'part_refunded'))
      and not exists (select from order_waiver w where w.order_id = wanted and w.what = 'deposit'))
$$;

-- What the goods of an order wait for before they leave: a balance that isn't collected on delivery.
create function missing_to_leave(wanted int) returns text[] language sql stable as $$
  select array(
    select 'balance' where exists (
        select from order_rest r where r.order_id = wanted and r.state = 'open' and r.due in ('now', 'ready'))
      and not exists (select from order_waiver w where w.order_id = wanted and w.what = 'balance'))
$$;

create function refuse_leaving() returns trigger language plpgsql as $$
declare missing text[] := missing_to_leave(new.id);
begin
  if cardinality(missing) > 0 then
    raise exception 'the goods of the order wait' using errcode = 'KD002', detail = array_to_json(missing)::text;
  end if;
  return new;
end
$$;
create trigger goods_wait before update of sent_at, status_id on customer_order for each row
  when (old.sent_at is null and (new.sent_at is not null or old.status_id = 2 and new.status_id = 3))
  execute function refuse_leaving();
