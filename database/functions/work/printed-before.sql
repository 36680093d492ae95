-- The latest proof with a hash that a customer approved and that was printed. Null if there is none.
-- Since 1.0.0

create or replace function printed_before(customer int, hash bytea) returns uuid language sql stable as $$
  select p.id from proof p join order_item i on i.id = p.item_id join customer_order o on o.id = i.order_id
  where p.print_hash = hash and p.state = 'approved' and o.customer_id = customer and o.status_id in (2, 3, 4)
    and print_hash_of(i.id) = hash
  order by p.answered_at desc, p.repeats nulls first limit 1
$$;
