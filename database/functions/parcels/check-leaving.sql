-- A parcel can’t leave while something is missing (`missing_to_leave`), and a parcel with everything is alone.
-- Since 1.0.0

create or replace function check_leaving() returns trigger language plpgsql as $$
declare
  missing text[];
begin
  perform from customer_order where id = new.order_id for no key update;
  missing := missing_to_leave(new.order_id);
  if cardinality(missing) > 0 then
    raise exception 'the goods of the order wait' using errcode = 'KD002', detail = array_to_json(missing)::text;
  end if;
  if exists (select from parcel p where p.order_id = new.order_id and p.id <> new.id and p.sent_at is not null
      and not (p.has_units and new.has_units))
    or not new.has_units and exists (select from parcel p where p.order_id = new.order_id and p.id <> new.id and p.has_units) then
    raise exception 'parcel % and another one contain the same', new.id using errcode = '23514';
  end if;
  return new;
end
$$;

create or replace trigger parcel_leaves before insert on parcel for each row when (new.sent_at is not null)
  execute function check_leaving();
create or replace trigger parcel_leaves_later before update on parcel for each row
  when (new.sent_at is not null and (old.sent_at is null or old.has_units and not new.has_units)) execute function check_leaving();
