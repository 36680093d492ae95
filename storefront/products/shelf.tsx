import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import { ProductCard } from './product-card.tsx';
import './shelf.css';

interface ShelfProps {
  rows: readonly ProductRow[];
  heading?: 'h2' | 'h3';
}

const sizes = '(min-width: 82rem) 15rem, (min-width: 64rem) 18vw, (min-width: 48rem) 30vw, 62vw';

/** Products side by side: slides on phones, five to a row on wide windows. */
export function Shelf({ rows, heading = 'h3' }: ShelfProps) {
  return (
    <ul className="shelf">
      {rows.map((row) => (
        <li key={row.ProductId}>
          <ProductCard row={row} heading={heading} sizes={sizes} />
        </li>
      ))}
    </ul>
  );
}
