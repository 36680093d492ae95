-- By what a parcel that left can be followed, and who brings it; '' where nobody said.
alter table customer_order
  add column parcel_number text not null default '',
  add column parcel_carrier text not null default '';

-- The picture of the receipt of a branch or a bus; the file lies in the private store.
create table parcel_receipt (
  order_id int primary key references customer_order on delete cascade,
  file text not null unique,
  bytes int not null check (bytes > 0),
  added_at timestamptz not null default now()
);
