import { officePaperLabels } from '#contract/labels/office/papers.ts';
import { maxDocuments } from '#contract/constants.ts';
import { useCan } from '#office/data/use-can.ts';
import { useLabels } from '#office/office-context.ts';
import { isOfItems, documentLink, documentNeeds } from '#office/order/document-link.ts';
import { Button } from '#ui/button.tsx';
import type { ListedOrder } from './use-columns.tsx';

const labels = { invoices: 'invoices', 'packing-slips': 'packingSlips' } as const;

/**
 * Prints the selected orders: all documents the role may see, in one file. Packing slips are only for
 * confirmed orders.
 */
export function SelectedDocuments({ orders }: { orders: readonly ListedOrder[] }) {
  const t = useLabels(officePaperLabels);
  const may = useCan();
  if (orders.length > maxDocuments) return <p className="soft">{t('tooMany', { n: maxDocuments })}</p>;
  const offered = (Object.keys(labels) as (keyof typeof labels)[]).filter((paper) =>
    may(documentNeeds[paper]),
  );
  return offered.map((paper) => {
    const printed = orders.filter(({ confirmBy }) => confirmBy === null || !isOfItems(paper));
    if (printed.length === 0) return null;
    const link = documentLink(
      paper,
      printed.map(({ number }) => number),
    );
    return (
      <Button key={paper} kind="ghost" icon="printer" {...link}>
        {t(labels[paper], { n: printed.length })}
      </Button>
    );
  });
}
