import { officeTaxLabels } from '#contract/labels/office/tax.ts';
import { Button } from '#ui/button.tsx';
import { documentLink, documentNeeds } from '../orders/document-link.ts';
import { useCan } from '../data/use-can.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { type RecordOf, resourceParts } from '../resources/resource.ts';

/** The document as PDF, and its order. */
function OrderOfDocument({ record: { fields } }: { record: RecordOf<'taxDocument'> }) {
  const { links } = useOffice();
  const may = useCan();
  const t = useLabels(officeTaxLabels);
  const paper = fields.kind === 'invoice' ? 'invoices' : 'credit-notes';
  return (
    <p>
      {may(documentNeeds[paper]) && (
        <Button kind="ghost" icon="printer" {...documentLink(paper, [fields.orderNumber])}>
          {t('openDocument')}
        </Button>
      )}{' '}
      {may('orders.read') && (
        <a href={`${links.orders}/${encodeURIComponent(fields.orderNumber)}`}>
          {t('seeOrder', { number: fields.orderNumber })}
        </a>
      )}
    </p>
  );
}

export default resourceParts({ name: 'taxDocument', Main: OrderOfDocument });
