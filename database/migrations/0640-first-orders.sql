-- Coupons for a first order. Earlier orders are found by customer, email address and phone number.
alter table discount
  add column first_order boolean not null default false,
  add check (not first_order or coupon_code is not null);

create index customer_order_email on customer_order (email);
create index customer_order_mobile_number on customer_order (cambodian_number(mobile));
