-- What staff have seen on an account, and what they give back (docs/decisions/065-money-in-the-office.md).

-- On which account of the shop and on which day somebody saw the money; null: that was not said.
alter table bank_reference add column account text, add column seen_on date;

-- No such money is on the account: the slip counts for nothing, and its transfer is waited for as before.
alter table transfer_slip add column refused_at timestamptz, add column refused_by text;

-- One attempt of the office asks once, however often it is sent; null: of others. The note is that of whoever sent money back.
alter table refund add column asked_key uuid unique, add column note text not null default '';
alter table stray_money add column note text not null default '';

-- Of which lines a refund is, and how many pieces.
create table refund_line (
  refund_id int not null references refund,
  order_item_id int not null references order_item,
  quantity int not null check (quantity > 0),
  primary key (refund_id, order_item_id)
);
create index refund_line_item on refund_line (order_item_id);

-- Of a line so many pieces are back in the stock: by the order's state, or by a refund.
alter table order_item add column restocked int not null default 0,
  add constraint order_item_restocked_check check (restocked between 0 and quantity);
