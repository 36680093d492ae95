-- Coupons that lower the price of items when others are bought. The items to buy are of these products and categories, or
-- any if there are none; the items to get are the same as those to buy if there are none.
alter table discount
  drop constraint discount_kind_check,
  add column buy_quantity int check (buy_quantity > 0),
  add column buy_product_ids int[] not null default '{}',
  add column buy_category_ids int[] not null default '{}',
  add column get_quantity int check (get_quantity > 0),
  add column get_product_ids int[] not null default '{}',
  add column get_category_ids int[] not null default '{}',
  add column max_per_order int check (max_per_order > 0),
  add constraint discount_kind_check check (kind in ('products', 'categories', 'total', 'delivery', 'buyGet')),
  add constraint discount_buy_get_check
    check (kind <> 'buyGet' or (coupon_code is not null and buy_quantity is not null and get_quantity is not null));
