-- Every way to store a request leads to the inbox, so the tables themselves see to it.
-- Since 0.1.0

create or replace function add_inquiry() returns trigger language plpgsql as $$
begin
  execute format('insert into inquiry (%I, created_at, waiting_since) values ($1, $2, $2)', tg_table_name || '_id')
    using new.id, new.created_at;
  return null;
end $$;

create or replace trigger contact_message_inquiry after insert on contact_message for each row execute function add_inquiry();
create or replace trigger sample_request_inquiry after insert on sample_request for each row execute function add_inquiry();
create or replace trigger seller_request_inquiry after insert on seller_request for each row execute function add_inquiry();
