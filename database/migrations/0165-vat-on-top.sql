-- VAT that is added to the prices of an order.

alter table customer_order
  -- Null: prices include VAT, or it was off.
  add column vat_added_cents int check (vat_added_cents >= 0),
  drop constraint customer_order_check,
  add constraint customer_order_total
    check (total_cents = subtotal_cents + shipping_cents - discount_cents + coalesce(vat_added_cents, 0)) not valid;
alter table customer_order validate constraint customer_order_total;
