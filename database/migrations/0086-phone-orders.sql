-- Orders that staff placed for somebody who rang (docs/decisions/067-phone-orders.md).

create table phone_order (
  order_id int primary key references customer_order on delete cascade,
  placed_by text not null,                          -- 'staff 3'
  said_yes boolean not null,                        -- the order was read aloud, and its customer said yes
  by_link boolean not null                          -- its customer pays by a link, as they choose there
);
