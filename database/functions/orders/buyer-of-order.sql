-- The buyer of an order: {name, taxNumber, address: {en, km}}. The lines of an address are one below the other. A
-- company without an address has the order’s.
-- Since 0.1.0

create or replace function buyer_of_order(wanted int) returns jsonb language sql stable as $$
  with o as (select * from customer_order where id = wanted),
  place as (
    select l.id as language,
      coalesce((select w.name from city_text k join city_text w using (city_id)
        where k.name = o.city_name and w.language_id = l.id order by city_id limit 1), o.city_name) as city,
      coalesce((select w.name from state_province_text k join state_province_text w using (state_province_id)
        where k.name = o.state_name and w.language_id = l.id order by state_province_id limit 1), o.state_name) as province,
      coalesce((select w.name from country_text k join country_text w using (country_id)
        where k.name = o.country_name and w.language_id = l.id order by country_id limit 1), o.country_name) as country
    from o, (values (1), (2)) l (id)),
  lines as (
    select language, case when coalesce(o.company_address, '') <> '' then o.company_address
      else concat_ws(e'\n', nullif(o.address, ''),
        nullif(concat_ws(case language when 1 then ', ' else ' ' end, nullif(city, ''), nullif(province, ''), nullif(o.postal_code, '')), ''),
        nullif(country, '')) end as address
    from place, o)
  select jsonb_build_object(
    'name', coalesce(o.company_name, case o.language_id
      when 2 then concat_ws(' ', nullif(o.last_name, ''), nullif(o.first_name, ''))
      else concat_ws(' ', nullif(o.first_name, ''), nullif(o.last_name, '')) end),
    'taxNumber', coalesce(o.company_tax_number, ''),
    'address', jsonb_build_object('en', (select address from lines where language = 1),
      'km', (select address from lines where language = 2)))
  from o
$$;
