import { officePaperLabels } from '#contract/labels/office/papers.ts';
import { maxDocuments } from '#contract/constants.ts';
import { useCan } from '#office/data/use-can.ts';
import { useLabels } from '#office/office-context.ts';
import { isOfItems, documentLink, documentNeeds, type PrintedDocument } from '../document-link.ts';
import { ShippingLabels } from '../shipping-labels.tsx';
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
  const numbersOf = (paper: PrintedDocument) =>
    orders.filter(({ confirmBy }) => confirmBy === null || !isOfItems(paper)).map(({ number }) => number);
  const packed = numbersOf('parcel-labels');
  return (
    <>
      {offered.map((paper) => {
        const numbers = numbersOf(paper);
        return (
          numbers.length > 0 && (
            <Button key={paper} kind="ghost" icon="printer" {...documentLink(paper, numbers)}>
              {t(labels[paper], { n: numbers.length })}
            </Button>
          )
        );
      })}
      {packed.length > 0 && may(documentNeeds['parcel-labels']) && <ShippingLabels numbers={packed} />}
    </>
  );
}
