-- The event of a placed order.
-- Since 1.0.0

create or replace function hook_order_placed() returns trigger language plpgsql as $$
begin
  if webhook_is_wanted('order.placed') then
    perform queue_webhook('order.placed', 'order ' || new.id, webhook_order(new));
  end if;
  return null;
end $$;

create or replace trigger order_placed_hook after insert on customer_order for each row execute function hook_order_placed();
