-- Designs before ordering: drafts of customers and visitors, which are sealed when they are ordered; lists of names.
alter table attribute_option drop constraint attribute_option_asks_for_check;
alter table attribute_option add check (asks_for in ('none', 'artwork', 'text', 'names'));

-- A visitor's upload has no owner: its id is known only to their browser.
alter table upload drop constraint upload_of_one;
alter table upload add constraint upload_of_one check (
  num_nonnulls(staff_id, customer_id) = 1 or (use = 'artwork' and num_nonnulls(staff_id, customer_id) = 0));

alter table artwork alter customer_id drop not null;
alter table artwork drop constraint artwork_scan_check;
alter table artwork add check (scan in ('none', 'clean', 'infected'));
create index artwork_unscanned on artwork (created_at) where scan = 'none';

alter table design alter customer_id drop not null;       -- null: a visitor's draft
alter table design add sealed_at timestamptz;             -- when it was ordered; changes then make a copy
alter table design add changed_at timestamptz not null default now();
update design set sealed_at = now();
create index design_draft on design (changed_at) where sealed_at is null;
create index order_item_design on order_item (design_id) where design_id is not null;

alter table design_place add names text[] not null default '{}';    -- a name for each piece
alter table design_place drop constraint design_place_check;
alter table design_place add check (artwork_id is not null or text <> '' or names <> '{}');

alter table customer_list_line add design_id uuid;

-- Copies a design with all that is printed.
create function copy_design(original uuid, for_customer int) returns uuid language plpgsql as $$
declare copied uuid;
begin
  insert into design (customer_id) values (for_customer) returning id into copied;
  insert into design_place
    select (jsonb_populate_record(p, jsonb_build_object('design_id', copied))).* from design_place p where p.design_id = original;
  return copied;
end $$;
