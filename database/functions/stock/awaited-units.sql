-- The pieces of an order that haven’t arrived. What is owed of a stock is owed to those who came last.
-- Since 1.0.0

create or replace function awaited_units(wanted int) returns setof waiting_unit language sql stable as $$
  select w.* from waiting_unit w join product p on p.id = w.product_id
    left join product_variant v on v.product_id = p.id and v.color_id = w.color_id and v.size_id = w.size_id
  where w.order_id = wanted and case when p.stock_per is null then p.stock else v.stock end < 0
    and case when p.stock_per is null then p.stock else v.stock end + (
      select coalesce(sum(b.pieces), 0) from waiting_unit b
      where b.product_id = w.product_id and b.color_id = w.color_id and b.size_id = w.size_id
        and (b.is_queued, b.since, b.item_id) > (w.is_queued, w.since, w.item_id)) < 0
$$;
