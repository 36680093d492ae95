-- The labels of discounts are one set (entity 6041). Texts that staff wrote for a former key move to the new one.
with written as (
  delete from localized_label where entity_id = 254 and label_key like 'discount.%'
  returning label_key, language_id, text
)
insert into localized_label (entity_id, label_key, language_id, text)
select 6041, 'field' || substr(label_key, length('discount') + 1), language_id, text from written
on conflict do nothing;

with moved (label_key, new_keys) as (values
  ('newOne', '{newOne}'::text[]), ('findHint', '{findHint}'), ('noneYet', '{none}'), ('discount', '{one}'),
  ('state', '{field.state}'), ('given', '{field.offCents}'), ('revenue', '{field.revenueCents}'),
  ('usedUp', '{field.state.usedUp}'), ('running', '{field.state.running,view.running}'),
  ('planned', '{field.state.planned,view.planned}'), ('ended', '{field.state.ended,view.ended}'),
  ('off', '{field.state.off,view.off}'), ('codeFilter', '{field.code}'), ('withCode', '{field.code.with}'),
  ('withoutCode', '{field.code.without}'), ('uses', '{field.orders}'), ('toValue', '{group.value}'),
  ('toWhat', '{group.items,field.targets}'), ('toWhen', '{group.dates}'), ('toCode', '{group.coupon}')
), written as (
  delete from localized_label l using moved m where l.entity_id = 261 and l.label_key = m.label_key
  returning m.new_keys, l.language_id, l.text
)
insert into localized_label (entity_id, label_key, language_id, text)
select 6041, new_key, language_id, text from written, unnest(new_keys) as new_key
on conflict do nothing;
