-- Discounts and coupons that make delivery free, for some delivery methods and provinces or for all (null).
alter table discount
  drop constraint discount_kind_check,
  drop constraint discount_check,
  drop constraint discount_check3,
  add column delivery_method_ids int[] check (cardinality(delivery_method_ids) > 0),
  add column province_ids int[] check (cardinality(province_ids) > 0),
  add constraint discount_kind_check check (kind in ('products', 'categories', 'total', 'delivery')),
  add constraint discount_value_check
    check (case kind when 'delivery' then coalesce(percent, amount_cents) is null else (percent is null) <> (amount_cents is null) end),
  add constraint discount_minimum_check check (min_cents is null or coupon_code is not null or kind = 'delivery');

-- The orders with free delivery by a discount. Their delivery has its price before (fullCents).
create index customer_order_free_delivery on customer_order (((delivery ->> 'discountId')::int), id) where delivery ? 'discountId';
