-- An order can’t leave while something is missing (`missing_to_leave`), whoever marks it as sent. The detail lists it.
-- Since 1.0.0

create or replace function refuse_leaving() returns trigger language plpgsql as $$
declare missing text[] := missing_to_leave(new.id);
begin
  if cardinality(missing) > 0 then
    raise exception 'the goods of the order wait' using errcode = 'KD002', detail = array_to_json(missing)::text;
  end if;
  return new;
end
$$;

create or replace trigger goods_wait before update of sent_at, status_id on customer_order for each row
  when (old.sent_at is null and (new.sent_at is not null or old.status_id = 2 and new.status_id = 3))
  execute function refuse_leaving();
