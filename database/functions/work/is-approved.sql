-- Whether a customer approved what is printed on an item now.
-- Since 1.0.0

create or replace function is_approved(item order_item) returns boolean language sql stable as $$
  select exists (select from proof p where p.item_id = item.id and p.state = 'approved' and p.print_hash = print_hash_of(item.id))
$$;
