-- Whether refunded pieces had left tells what is still to be sent. Before, those in the shop counted as refunded first.
alter table refund_line add column left_quantity int not null default 0 check (left_quantity between 0 and quantity),
  add column restocked boolean not null default false;
