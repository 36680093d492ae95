-- What is asked for with an order that is a gift: a message, wrapping, a parcel without prices. Free of charge.
alter table customer_order add column gift_message text not null default '' check (length(gift_message) <= 300);
alter table customer_order add column gift_wrap boolean not null default false;
alter table customer_order add column gift_without_prices boolean not null default false;
