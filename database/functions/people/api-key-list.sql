-- API keys as the office lists them, with the permissions that they have now.
-- Since 1.0.0

create or replace view api_key_list as
  select k.id, 1 as version, k.name, k.last_four, k.addresses::text[] as addresses, k.created_at, k.expires_at, k.last_used_at,
    k.ended_at, s.name as made_by, e.name as ended_by,
    array(select p from unnest(k.permissions) with ordinality as granted (p, at)
      where r.permissions is null or p = any(r.permissions) order by at) as permissions,
    case when k.ended_at is not null then 'ended' when k.expires_at <= now() then 'expired' else 'active' end as state
  from api_key k join staff s on s.id = k.staff_id join staff_role r on r.id = s.role_id
    left join staff e on e.id = k.ended_by;
