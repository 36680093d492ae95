-- What staff send from the office, piece by piece, and the pictures made of it (docs/decisions/072-pictures-from-the-office.md).
create table upload (
  id uuid primary key default gen_random_uuid(),
  staff_id int not null references staff,
  use text not null check (use in ('product', 'page', 'setting', 'file')),
  file_name text not null,                           -- as it was called where it came from
  bytes int not null check (bytes > 0),
  -- Lengths of the pieces that are there, in their order; they lie in the private store until the whole does.
  parts int[] not null default '{}',
  received int not null default 0 check (received between 0 and bytes),
  stored text unique,                                -- where the whole lies in the private store; null: not all is there
  is_used boolean not null default false,            -- the file of a product that has it, or had it
  created_at timestamptz not null default now()
);
create index upload_staff on upload (staff_id);
create index upload_age on upload (created_at);

-- Pictures the shop serves that were made of an upload; each is named by its content and its upload.
create table made_picture (
  path text primary key,
  upload_id uuid not null references upload,
  width int not null check (width > 0),
  height int not null check (height > 0),
  is_used boolean not null default false,            -- something shows it, or showed it once
  avif_at timestamptz,                               -- when its AVIF was there; until then WebP is sent in its place
  avif_tries int not null default 0,
  avif_tried_at timestamptz,
  created_at timestamptz not null default now()
);
create index made_picture_upload on made_picture (upload_id);
create index made_picture_without_avif on made_picture (created_at) where avif_at is null;
create index made_picture_unused on made_picture (created_at) where not is_used;
