-- With functions: the triggers of what products share call note_shared_change, the name that says what it notes.
drop function note_synonym_change cascade;

-- The constraints of order_unit have its name: it was made as order_unit_row.
do $$
declare
  former name;
begin
  for former in select conname from pg_constraint
    where conrelid = 'order_unit'::regclass and conname like 'order\_unit\_row\_%' loop
    execute format('alter table order_unit rename constraint %I to %I', former,
      replace(former, 'order_unit_row', 'order_unit'));
  end loop;
end
$$;

-- Texts that staff wrote for a former key of a label move to the new one.
with moved (entity, former, now) as (values
  (200, 'think', 'status'), (165, 'takeOut', 'deactivate'), (165, 'takeOutText', 'deactivateText'),
  (165, 'letIn', 'reactivate'), (165, 'letInText', 'reactivateText'), (165, 'forget', 'resetTwoStep'),
  (165, 'forgetText', 'resetTwoStepText'), (165, 'forgetSure', 'resetTwoStepSure'),
  (6382, 'size', 'mm'), (6382, 'sizeWide', 'mmWide')
)
update localized_label l set label_key = m.now,
  text = case when l.entity_id = 6382 then replace(replace(l.text, '{width}', '{w}'), '{height}', '{h}') else l.text end
from moved m where l.entity_id = m.entity and l.label_key = m.former;
