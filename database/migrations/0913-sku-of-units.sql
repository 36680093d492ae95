-- The SKU that pieces of an order had when they were ordered; '' if they had none.
alter table order_unit add column sku text not null default '';
