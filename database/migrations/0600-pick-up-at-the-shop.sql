-- Orders that customers pick up at the shop.
alter table delivery_way drop constraint delivery_way_kind_check;
alter table delivery_way add constraint delivery_way_kind_check check (kind in ('door', 'branch', 'bus', 'shop'));
