import { campaignLabels } from '#contract/labels/storefront/campaign.ts';
import { ProductCard } from '#storefront/products/product-card.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import { formatMoney } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import type { Gifts } from './campaign-data.ts';

/** A group of a campaign's gifts, with the price range beside its heading. */
export function GiftGroup({ id, title, rows, from, to }: Gifts & { id: string }) {
  const t = useLabels(campaignLabels);
  return (
    <section className="section wrap" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div className="head">
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="gift-prices">
          {from === to ? (
            <Num>{formatMoney(from)}</Num>
          ) : (
            t('prices', { from: formatMoney(from), to: formatMoney(to) })
          )}
        </p>
      </div>
      <ul className="gifts">
        {rows.map((row) => (
          <li key={row.ProductId}>
            <ProductCard row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
