-- What of a refund falls to the pieces of a line, before the coupon: its customer reads it. null: of one of before this.
alter table refund_line add column cents int check (cents >= 0);
