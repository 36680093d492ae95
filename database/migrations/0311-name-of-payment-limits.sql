-- The screen of texts about payment limits has another name. What staff wrote for it stays.
update localized_label set label_key = 'paymentLimit' where entity_id = 4000 and label_key = 'waysWithin';
