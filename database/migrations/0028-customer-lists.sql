-- Cart and wish list of a customer, line by line (docs/decisions/030-lists-on-the-account.md).
create table customer_list_line (
  customer_id int not null references customer on delete cascade,
  list text not null check (list in ('cart', 'wish')),
  product_id int not null references product on delete cascade,
  -- 0: taken off the list. The row stays for a while, so that a browser that still has the line does not bring it back.
  quantity int not null check (quantity between 0 and 1000000),
  -- The option chosen, by attribute: {"1": 4, "2": 7}.
  choices jsonb not null default '{}',
  -- When a shopper last changed it, by the clock of their browser, never later than ours.
  changed_at timestamptz not null,
  primary key (customer_id, list, product_id)
);
create index customer_list_line_removed on customer_list_line (changed_at) where quantity = 0;
