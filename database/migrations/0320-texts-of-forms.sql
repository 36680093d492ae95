-- The save bar and the conflict dialog belong to all office forms (entity 167), no longer to the product alone (231).
-- Texts that staff wrote for them move along, except the conflict's title, which named the product.
with written as (
  delete from localized_label where entity_id = 231 and label_key in ('andMore', 'kept', 'onTheWay', 'conflict',
    'conflictBy', 'somebody', 'field', 'was', 'theirs', 'yours', 'joined', 'saveThese', 'keepWriting')
  returning label_key, language_id, text
)
insert into localized_label (entity_id, label_key, language_id, text)
select 167, case label_key when 'keepWriting' then 'keepEditing' else label_key end, language_id, text
from written where label_key <> 'conflict'
on conflict do nothing;
