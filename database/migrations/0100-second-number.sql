-- Another number the courier may try, of an address: kept with it, on the account whose address it is, and on its orders.

alter table customer add column second_mobile text not null default '';
alter table customer_address add column second_mobile text not null default '';
alter table customer_order add column second_mobile text not null default '';
