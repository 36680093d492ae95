-- What the day of an order hangs on: its artwork, a proof that the shop has yet to send, the approval of one that was
-- sent, or its deposit. Null once the day is certain.
-- Since 1.0.0

create or replace function hangs_on(wanted int) returns text language sql stable as $$
  select case
    when not m.missing && '{proof,deposit}' then null
    when not 'proof' = any(m.missing) then 'deposit'
    when exists (select from order_item i where i.order_id = wanted and needs_proof(i) and not is_approved(i)
        and i.quantity > (select coalesce(sum(l.quantity), 0) from refund_line l join refund r on r.id = l.refund_id
          where l.order_item_id = i.id and r.state <> 'failed')
        and not exists (select from proof p where p.item_id = i.id and p.state = 'sent' and p.print_hash = print_hash_of(i.id)
          and (p.edit is null or p.order_version = o.version)))
      then case when 'artwork' = any(m.missing) then 'artwork' else 'proof' end
    else 'approval' end
  from customer_order o cross join lateral (select order_waits(o.id) as missing offset 0) m
  where o.id = wanted
$$;
