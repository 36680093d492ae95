-- A release before parcels reads the receipt of an order here.
-- Since 1.0.0

create or replace view parcel_receipt as
  select distinct on (order_id) order_id, receipt as file, receipt_at as added_at from parcel
  where receipt is not null order by order_id, number desc;
