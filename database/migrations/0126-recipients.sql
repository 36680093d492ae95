-- Who takes what is sent to an address, where that isn't the customer: kept with it, on the account whose address it is, and on its orders.

alter table customer add column recipient text not null default '', add column recipient_mobile text not null default '';
alter table customer_address add column recipient text not null default '', add column recipient_mobile text not null default '';
alter table customer_order add column recipient text not null default '', add column recipient_mobile text not null default '';
