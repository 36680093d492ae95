-- Some screens of texts have other names. What staff wrote for them stays.
update localized_label l set label_key = n.now
from (values ('recordFault', 'recordError'), ('officeImportFault', 'officeImportError'),
  ('officeOrderWords', 'officeStatus'), ('officeWords', 'officeTaxonomy')) n (was, now)
where l.entity_id = 4000 and l.label_key = n.was;
