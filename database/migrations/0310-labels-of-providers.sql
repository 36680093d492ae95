-- Payment methods and connections share one text for each key of a provider. What staff wrote for the methods moves there.
with written as (
  delete from localized_label where entity_id = 266 and label_key ~ '^(STRIPE|PAYPAL|KHQR|ACQUIRER)_'
  returning label_key, language_id, text
)
insert into localized_label (entity_id, label_key, language_id, text)
select 296, label_key, language_id, text from written
on conflict do nothing;
