-- Work on an order can’t begin while something is missing (`missing_for_work`), whoever changes its status. The detail
-- lists it.
-- Since 1.0.0

create or replace function refuse_work() returns trigger language plpgsql as $$
declare missing text[] := missing_for_work(new.id);
begin
  if cardinality(missing) > 0 then
    raise exception 'work on the order waits' using errcode = 'KD002', detail = array_to_json(missing)::text;
  end if;
  return new;
end
$$;

create or replace trigger work_waits before update of status_id on customer_order for each row
  when (old.status_id <> new.status_id and (new.status_id = 2 or old.status_id = 1 and new.status_id = 3))
  execute function refuse_work();
