-- Tells everyone who waits for a product what is back in stock. A notice of several variants stays open for the
-- others.
-- Since 0.1.0

create or replace function tell_back_in_stock_of(wanted int) returns void language plpgsql as $$
declare
  per text;
  notice stock_notice;
  back jsonb;
  rest jsonb;
begin
  select stock_per into per from product where id = wanted and published and coalesce(stock, 1) > 0;
  if not found then return; end if;
  for notice in select * from stock_notice
    where product_id = wanted and confirmed_at is not null and told_at is null for no key update
  loop
    -- A product that no longer counts per variant is in stock as a whole.
    back := case when per is null then notice.choices else choices_in_stock(wanted, notice.choices) end;
    continue when notice.choices <> '[]' and back = '[]';
    rest := coalesce((select jsonb_agg(c) from jsonb_array_elements(notice.choices) c
      where not exists (select from jsonb_array_elements(back) b where b = c)), '[]');
    update stock_notice set choices = rest, told_at = case when rest = '[]' then now() end where id = notice.id;
    perform queue_back_in_stock(notice, back);
  end loop;
end
$$;
