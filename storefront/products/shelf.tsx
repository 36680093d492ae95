import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import { ScrollRow } from '#ui/scroll-row.tsx';
import { useLabels } from '../shop-context.tsx';
import { ProductCard } from './product-card.tsx';

interface ShelfProps {
  rows: readonly ProductRow[];
  heading?: 'h2' | 'h3';
}

const sizes = '(min-width: 82rem) 15rem, (min-width: 64rem) 18vw, (min-width: 48rem) 30vw, 62vw';

/** Products side by side. Wide windows show five; the row scrolls to the others. */
export function Shelf({ rows, heading = 'h3' }: ShelfProps) {
  const t = useLabels(sharedLabels);
  return (
    <ScrollRow labels={{ back: t('rowBack'), on: t('rowOn') }}>
      {rows.map((row) => (
        <li key={row.ProductId}>
          <ProductCard row={row} heading={heading} sizes={sizes} />
        </li>
      ))}
    </ScrollRow>
  );
}
