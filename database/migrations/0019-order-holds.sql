-- Goods that customers of whom no order was delivered yet hold without having paid: from where, how much, and until when.

create table order_hold (
  order_id int primary key references customer_order on delete cascade,
  customer_id int not null references customer on delete cascade,
  placed_from text not null,      -- the machine's address, as its hash
  held_cents bigint not null,     -- the counted goods at their prices before reductions and coupons
  ends_at timestamptz,            -- an order on delivery ends then; null: it does not end by itself
  confirmed_at timestamptz        -- by the link in its mail, or by staff
);
create index order_hold_from on order_hold (placed_from);
create index order_hold_customer on order_hold (customer_id);
create index order_hold_end on order_hold (ends_at) where confirmed_at is null;
