-- Texts of the page of an order that its account shows, too. Texts that staff wrote for them move along.
with moved (old_id, new_id, label_key) as (
  select 6360, 6361, label_key from unnest(array['toDo', 'nothingToDo', 'cashLater', 'dueNow', 'paidNow', 'confirmed',
    'textSaved', 'received', 'messages', 'you', 'us', 'writeUs', 'sendMessage', 'messageSent']) label_key
  union all
  select 6391, 6361, label_key from unnest(array['proofs', 'proofOf', 'checkProof', 'isItRight', 'yourRequest', 'sameAs',
    'stateSent', 'stateApproved', 'stateChanges', 'stateReplaced']) label_key
  union all
  select 6360, 340, label_key from unnest(array['payBalance', 'dueBy']) label_key
), written as (
  delete from localized_label l using moved m where l.entity_id = m.old_id and l.label_key = m.label_key
  returning m.new_id, l.label_key, l.language_id, l.text
)
insert into localized_label (entity_id, label_key, language_id, text)
select new_id, label_key, language_id, text from written
on conflict do nothing;
