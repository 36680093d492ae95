-- API keys of the office: an integrator makes the office's calls with a key instead of a cookie.
create table api_key (
  id int primary key generated always as identity,
  name text not null check (length(name) between 1 and 80),
  staff_id int not null references staff,              -- who made it; it never has more permissions than they have
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  last_four text not null check (length(last_four) = 4),
  permissions text[] not null check (cardinality(permissions) > 0),
  addresses cidr[] not null default '{}',              -- where it works; empty: everywhere
  created_at timestamptz not null default now(),
  expires_at timestamptz,                              -- null: never
  last_used_at timestamptz,                            -- written at most once a minute
  ended_at timestamptz,
  ended_by int references staff
);
create index api_key_staff on api_key (staff_id);

-- As the office lists them, with the permissions that they have now.
create view api_key_list as
  select k.id, 1 as version, k.name, k.last_four, k.addresses::text[] as addresses, k.created_at, k.expires_at, k.last_used_at,
    k.ended_at, s.name as made_by, e.name as ended_by,
    array(select p from unnest(k.permissions) with ordinality as granted (p, at)
      where r.permissions is null or p = any(r.permissions) order by at) as permissions,
    case when k.ended_at is not null then 'ended' when k.expires_at <= now() then 'expired' else 'active' end as state
  from api_key k join staff s on s.id = k.staff_id join staff_role r on r.id = s.role_id
    left join staff e on e.id = k.ended_by;

-- The key with which staff did it. Null: themselves.
alter table audit_entry add column key_id int;
create index audit_entry_key on audit_entry (key_id, at desc, id desc) where key_id is not null;
