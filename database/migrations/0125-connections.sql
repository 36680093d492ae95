-- The mail server and the providers as staff entered them in the office: one row each, its fields as JSON, sealed under the
-- server's key (shop/sealed.ts), which is in no backup.
create table connection (
  name text primary key,
  sealed bytea not null,
  version int not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null
);

-- By which the first owner comes; each start of a shop without one adds a row.
create table first_owner_link (
  token_hash bytea primary key,                      -- SHA-256 of what the link ends with
  until timestamptz not null
);
