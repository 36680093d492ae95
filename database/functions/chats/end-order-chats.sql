-- Whatever ends the links to an order’s page, by staff or by an erasure, ends its chats.
-- Since 1.0.0

create or replace function end_order_chats() returns trigger language plpgsql as $$
begin
  delete from order_chat where order_id = new.id;
  return null;
end $$;

create or replace trigger customer_order_links_ended after update of link_version on customer_order for each row
  when (old.link_version <> new.link_version) execute function end_order_chats();
