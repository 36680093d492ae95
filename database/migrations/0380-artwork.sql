alter table upload drop constraint upload_use_check;
alter table upload add check (use in ('product', 'page', 'setting', 'file', 'import', 'artwork'));
-- What customers send for printing and engraving: a file or a text for each option of an ordered item that asks for it.

-- What customers send when they choose the option.
alter table attribute_option add asks_for text not null default 'none' check (asks_for in ('none', 'artwork', 'text'));

alter table upload alter staff_id drop not null;
alter table upload add customer_id int references customer on delete cascade;
alter table upload add constraint upload_of_one check (num_nonnulls(staff_id, customer_id) = 1);
create index upload_customer on upload (customer_id, created_at) where customer_id is not null;

create table artwork (
  id uuid primary key,                              -- of its upload
  customer_id int not null references customer on delete cascade,
  name text not null,                               -- as the customer's device named it
  kind text not null check (kind in ('pdf', 'svg', 'png', 'jpeg', 'webp')),
  bytes int not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  facts jsonb not null,                             -- ArtworkFacts
  scan text not null check (scan in ('none', 'clean')),
  created_at timestamptz not null default now()
);
create index artwork_customer on artwork (customer_id);

create table design (
  id uuid primary key default gen_random_uuid(),
  customer_id int not null references customer on delete cascade
);
create index design_customer on design (customer_id);

create table design_place (
  design_id uuid not null references design on delete cascade,
  attribute_id int not null references attribute,
  artwork_id uuid references artwork,
  text text not null default '',
  changed_at timestamptz not null default now(),
  primary key (design_id, attribute_id),
  check (artwork_id is not null or text <> '')
);
create index design_place_artwork on design_place (artwork_id) where artwork_id is not null;

alter table order_item add design_id uuid references design;
