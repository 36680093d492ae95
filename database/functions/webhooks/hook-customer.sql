-- The events of a customer. Several changes in one transaction are one event.
-- Since 1.0.0

create or replace function hook_customer() returns trigger language plpgsql as $$
begin
  perform queue_webhook(tg_argv[0], 'customer ' || new.id,
    jsonb_build_object('id', new.id, 'createdAt', utc_text(new.created_at)), true);
  return null;
end $$;

create or replace trigger customer_created_hook after insert on customer for each row execute function hook_customer('customer.created');
create or replace trigger customer_changed_hook after update on customer for each row
  when (new.email is not null and (old.version, old.email, old.phone, old.first_name, old.last_name, old.mobile, old.second_mobile,
      old.address, old.postal_code, old.language_id, old.tags, old.company_name, old.company_tax_number, old.active)
    is distinct from (new.version, new.email, new.phone, new.first_name, new.last_name, new.mobile, new.second_mobile,
      new.address, new.postal_code, new.language_id, new.tags, new.company_name, new.company_tax_number, new.active))
  execute function hook_customer('customer.changed');
create or replace trigger customer_erased_hook after update of email on customer for each row
  when (old.email is not null and new.email is null) execute function hook_customer('customer.erased');
