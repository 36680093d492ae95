-- Keys of texts that have a clearer name. Texts that staff wrote for them keep their place.
with renamed (entity_id, old, new) as (
  values
    (164, 'waysIn', 'signInMethods'),
    (6032, 'eraseKept', 'eraseRetained'),
    (6032, 'keptAccount', 'remainingAccount'),
    (167, 'least', 'tooShort'),
    (167, 'kept', 'savedDraft'),
    (167, 'onTheWay', 'uploadsRunning'),
    (212, 'way', 'deliveryMethod'),
    (212, 'wayWithPrice', 'methodWithPrice'),
    (212, 'noWay', 'methodUnavailable'),
    (212, 'wasWay', 'previousMethod'),
    (183, 'otherWay', 'otherMethod'),
    (184, 'way', 'paymentMethod'),
    (181, 'way', 'paymentMethod'),
    (181, 'anyWay', 'anyMethod'),
    (266, 'ways', 'paymentMethods'),
    (220, 'kept', 'savedHere'),
    (220, 'keptAddress', 'savedAddresses'),
    (220, 'deliveryWay', 'methodWithPrice'),
    (220, 'noWays', 'noMethods'),
    (240, 'noWords', 'noDescription'),
    (240, 'words', 'description'),
    (240, 'wordsHint', 'descriptionHint'),
    (173, 'leastVariant', 'lowestVariant'),
    (241, 'kept', 'savedHere'),
    (251, 'word', 'enterWord'),
    (251, 'leastMost', 'minAboveMax'),
    (255, 'ofMost', 'ofMax'),
    (160, 'mailUnderWay', 'mailInProgress'),
    (160, 'backupUnderWay', 'backupInProgress'),
    (233, 'way', 'changeType'),
    (57, 'waysText', 'paymentMethods'),
    (66, 'filtersKept', 'filtersUnchanged'),
    (60, 'leastOf', 'minimumOf'),
    (60, 'mostOf', 'maximumOf'),
    (73, 'kept', 'cartSaved'),
    (140, 'least', 'minimum'),
    (140, 'most', 'maximum'),
    (151, 'way', 'loginMethod'),
    (139, 'kept', 'reserved'),
    (139, 'keptNoEmail', 'reservedNoEmail')
), written as (
  delete from localized_label l using renamed r where l.entity_id = r.entity_id and l.label_key = r.old
  returning l.entity_id, r.new, l.language_id, l.text
)
insert into localized_label (entity_id, label_key, language_id, text)
select entity_id, new, language_id, text from written
on conflict do nothing;
