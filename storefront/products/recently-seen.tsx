import { useEffect, useState } from 'react';
import { recentlySeenLabels } from '#contract/labels/storefront/recently-seen.ts';
import { getProductsListByIds } from '#contract/operations/catalogue/get-products-list-by-ids.ts';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import { Button } from '#ui/button.tsx';
import { toProductCard } from './to-product-card.ts';
import { Shelf } from './shelf.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import { forgetSeen, seenProducts } from './seen-products.ts';

interface RecentlySeenProps {
  /** The current product, which is not shown. */
  product?: number;
}

/** Products recently viewed in this browser that are still sold. Renders nothing if there are none. */
export function RecentlySeen({ product }: RecentlySeenProps) {
  const t = useLabels(recentlySeenLabels);
  const { call, lang } = useShop();
  const [rows, setRows] = useState<readonly ProductRow[]>([]);
  useEffect(() => {
    const ids = seenProducts(product);
    if (ids.length === 0) return undefined;
    const controller = new AbortController();
    const ProductsIds = JSON.stringify(ids.map((ProductId) => ({ ProductId })));
    call(getProductsListByIds, { ProductsIds, languageCode: lang }, { signal: controller.signal }).then(
      ({ statusCode, data }) => statusCode === 200 && setRows(data.map((row) => toProductCard(row))),
      () => undefined,
    );
    return () => controller.abort();
  }, [call, lang, product]);
  if (rows.length === 0) return null;
  const clear = () => {
    forgetSeen();
    setRows([]);
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <section className={product === undefined ? 'section' : 'section wrap'} aria-labelledby="recently-seen">
      <div className="head">
        <h2 id="recently-seen">{t('title')}</h2>
        <Button kind="quiet" small icon="x" onClick={clear} aria-describedby="recently-seen">
          <span className="unbroken">{t('clear')}</span>
        </Button>
      </div>
      <Shelf rows={rows} />
    </section>
  );
}
