-- The payment that staff confirmed, which may be this one (shop/payments/outcomes/confirmed-queries.ts).
alter table stray_money add column same_as int references payment;
