-- Delivery methods store their version in their row, as other resources do. 0: never edited.
alter table delivery_way add column version int not null default 0;
update delivery_way d set version = coalesce(
  (select max(h.version) from record_change h where h.kind = 'way to deliver' and h.thing = d.id::text), 0);

-- Their labels are one set (entity 256). Texts that staff wrote for a former key move to the new one.
with written as (
  delete from localized_label where entity_id = 253 and label_key like 'wayToDeliver.%'
  returning label_key, language_id, text
)
insert into localized_label (entity_id, label_key, language_id, text)
select 256, 'field' || substr(label_key, length('wayToDeliver') + 1), language_id, text from written;
update localized_label l set label_key = renamed.after
from (values ('ways', 'many'), ('newWay', 'newOne'), ('offered', 'field.active.true'),
  ('notOffered', 'field.active.false')) as renamed (before, after)
where l.entity_id = 256 and l.label_key = renamed.before;
delete from localized_label where entity_id = 256 and label_key in ('days', 'state', 'everywhere', 'provinces');
