-- What is printed: artwork, designs and proofs.

create table artwork (
  id uuid primary key,                             -- of its upload
  customer_id int references customer on delete cascade,
  name text not null,                              -- as the customer named it
  kind text not null check (kind in ('pdf', 'svg', 'png', 'jpeg', 'webp')),
  bytes int not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  facts jsonb not null,                            -- ArtworkFacts
  scan text not null check (scan in ('none', 'clean', 'infected')),
  created_at timestamptz not null default now(),
  -- When the background job scans it for viruses. An infected file counts as missing. infinity: it can't be scanned.
  scan_after timestamptz not null default now()
);
create index artwork_customer on artwork (customer_id);
create index artwork_unscanned on artwork (created_at) where scan <> 'clean' and scan_after < 'infinity';

create table design (
  id uuid primary key default gen_random_uuid(),
  customer_id int references customer on delete cascade,
  sealed_at timestamptz,
  changed_at timestamptz not null default now()
);
create index design_customer on design (customer_id);
create index design_draft on design (changed_at) where sealed_at is null;

create table design_place (
  design_id uuid not null references design on delete cascade,
  attribute_id int not null references attribute,
  artwork_id uuid references artwork,
  text text not null default '',
  changed_at timestamptz not null default now(),
  names text[] not null default '{}',
  -- The center of placed artwork as fractions of its area, its width as a fraction of the area's, degrees clockwise.
  -- Null until it is placed: then it is in the middle (rules/print-area.ts).
  x real,
  y real,
  width real,
  turn real,
  is_drawing boolean check (is_drawing),
  primary key (design_id, attribute_id),
  constraint design_place_check check (artwork_id is not null or text <> '' or names <> '{}'),
  constraint design_place_check1 check (num_nulls(x, y, width, turn) in (0, 4)),
  constraint design_place_check2
    check (x between 0 and 1 and y between 0 and 1 and width > 0 and width <= 4 and turn between -180 and 180)
);
create index design_place_artwork on design_place (artwork_id) where artwork_id is not null;

create table proof (
  id uuid primary key default gen_random_uuid(),
  item_id int not null references order_item on delete cascade,
  number smallint not null check (number > 0),
  print_hash bytea not null check (length(print_hash) = 32), -- of what is printed on what (print_hash_of)
  edit jsonb,                                      -- {unitCents}: the new price of a piece; null: unchanged
  order_version int not null,                      -- of the order when it was made
  total_cents int not null check (total_cents >= 0), -- of the order with this proof
  sheet text not null,                             -- its picture in the private store
  places jsonb not null default '[]',              -- [{attributeId, widthMm, heightMm, inks}]
  note text not null default '',                   -- to the customer, by staff
  state text not null default 'draft' check (state in ('draft', 'sent', 'approved', 'changes', 'replaced')),
  made_by text not null,
  made_at timestamptz not null default now(),
  sent_at timestamptz,
  answered_at timestamptz,
  answered_by text check (answered_by in ('link', 'code', 'account', 'telegram')),
  answer_name text not null default '',
  answer text not null default '',                 -- what should change
  marks jsonb not null default '[]',               -- [{x, y, text}], in percent of the picture
  repeats uuid references proof on delete set null,
  constraint proof_check check (sent_at is not null or state in ('draft', 'replaced')),
  constraint proof_check1
    check ((state in ('approved', 'changes')) <= (answered_at is not null and answered_by is not null)),
  unique (item_id, number)
);
create unique index proof_current on proof (item_id) where state in ('sent', 'changes', 'approved');
create unique index proof_draft on proof (item_id) where state = 'draft';
create index proof_repeats on proof (repeats) where repeats is not null;
create index proof_approved on proof (print_hash) where state = 'approved';

-- Pictures of deleted proofs, until housekeeping deletes those that no other proof shows.
create table deleted_proof_sheet (
  sheet text primary key
);

-- What work on an order needn't wait for, because staff with a permission said so, and why.
create table order_waiver (
  order_id int not null references customer_order on delete cascade,
  what text not null check (what in ('artwork', 'proof', 'deposit', 'balance', 'stock')),
  reason text not null,
  by text not null,                                -- 'staff 3'
  at timestamptz not null default now(),
  primary key (order_id, what)
);

alter table order_item add constraint order_item_design_id_fkey foreign key (design_id) references design;
