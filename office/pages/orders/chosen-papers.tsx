import { officePaperLabels } from '#contract/labels/office/papers.ts';
import { mostPapers } from '#contract/constants.ts';
import { useMay } from '#office/data/use-may.ts';
import { useLabels } from '#office/office-context.ts';
import { isOfItems, type Paper, paperLink, paperNeeds } from '#office/parts/paper-link.ts';
import { Button } from '#ui/button.tsx';
import type { ListedOrder } from './listed-order.ts';

const labels = { invoices: 'invoices', 'packing-slips': 'packingSlips' } as const;

/** Prints the orders that were chosen: those papers the role may see, in one file. Slips are of confirmed orders only. */
export function ChosenPapers({ orders }: { orders: readonly ListedOrder[] }) {
  const t = useLabels(officePaperLabels);
  const may = useMay();
  if (orders.length > mostPapers) return <p className="soft">{t('tooMany', { n: mostPapers })}</p>;
  const offered = (Object.keys(labels) as Paper[]).filter((paper) => may(paperNeeds[paper]));
  return offered.map((paper) => {
    const printed = orders.filter(({ confirmBy }) => confirmBy === null || !isOfItems(paper));
    if (printed.length === 0) return null;
    const link = paperLink(
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
