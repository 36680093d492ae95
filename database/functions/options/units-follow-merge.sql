-- Units keep the ids that their color and size have now. Orders wait, because one that is placed meanwhile would keep the
-- merged one.
-- Since 1.0.0

create or replace function units_follow_merge() returns trigger language plpgsql as $$
declare
  merge merged_option := case tg_op when 'DELETE' then old else new end;
  before int := case tg_op when 'INSERT' then new.from_id else old.into_id end;
begin
  lock table order_unit in share row exclusive mode;
  update order_unit set options = options
  where before = case merge.attribute_id when 1 then color_id when 2 then size_id end;
  return null;
end
$$;

create or replace trigger merged_option_of_units after insert or update or delete on merged_option
  for each row execute function units_follow_merge();
