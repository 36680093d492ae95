import { officeTaxLabels } from '#contract/labels/office/tax.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { type RecordOf, resourceParts } from '../resources/resource.ts';

/** Leads to the month's documents, which staff can export. */
function DocumentsOfMonth({ record: { fields } }: { record: RecordOf<'vatMonth'> }) {
  const { links } = useOffice();
  const t = useLabels(officeTaxLabels);
  return <a href={`${links.taxDocuments}?month=${encodeURIComponent(fields.month)}`}>{t('seeDocuments')}</a>;
}

export default resourceParts({ name: 'vatMonth', Main: DocumentsOfMonth });
