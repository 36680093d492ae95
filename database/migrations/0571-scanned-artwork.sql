-- Artwork is scanned by a job. A refused file counts as missing.
alter table artwork add column scan_after timestamptz not null default now(); -- infinity: it can't be scanned
drop index artwork_unscanned;
create index artwork_unscanned on artwork (created_at) where scan = 'none' and scan_after < 'infinity';

create or replace function missing_prints(wanted int) returns table (item_id int, attribute_id int) language sql stable as $$
  select i.id, a.attribute_id from order_item i
    cross join lateral jsonb_to_recordset(current_options(i.options)) as c ("attributeId" int, "optionId" int)
    join attribute_option a on a.attribute_id = c."attributeId" and a.id = c."optionId" and a.asks_for <> 'none'
  where i.order_id = wanted and not i.digital
    and not exists (select from design_place p left join artwork w on w.id = p.artwork_id
      where p.design_id = i.design_id and p.attribute_id = a.attribute_id and w.scan is distinct from 'infected')
    and not exists (select from proof p where p.item_id = i.id and p.sent_at is not null)
    and i.quantity > (select coalesce(sum(l.quantity), 0) from refund_line l join refund r on r.id = l.refund_id
      where l.order_item_id = i.id and r.state <> 'failed')
$$;

create function artwork_is_refused() returns trigger language plpgsql as $$
begin
  perform keep_artwork_reminders(i.order_id) from design_place p join order_item i on i.design_id = p.design_id
  where p.artwork_id = new.id;
  return null;
end $$;
create trigger artwork_refused after update of scan on artwork for each row
  when (new.scan = 'infected') execute function artwork_is_refused();
