import { useEffect, useState } from 'react';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { getRelatedProductsList } from '#contract/operations/catalogue/get-related-products-list.ts';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import { isOutOfStock } from '#rules/stock.ts';
import { Money } from '#ui/money.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PricedLine } from '../cart/priced-cart.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import { NoBreakText } from '#ui/no-break-text.tsx';

const shown = 2;
/** More products than are shown, because some may be in the cart already or sold out. */
const pageSize = 8;

interface GoesWithProps {
  product: number;
  inCart: readonly PricedLine[];
}

/**
 * Products that are similar to the added one and not in the cart. Loaded only on wide windows, where the
 * panel shows them.
 */
export function GoesWith({ product, inCart }: GoesWithProps) {
  const { call, lang, links } = useShop();
  const t = useLabels(cartLabels);
  const [rows, setRows] = useState<readonly ProductRow[]>([]);
  useEffect(() => {
    const request = { ProductId: product, PageNo: 1, PageSize: pageSize, languageCode: lang };
    if (matchMedia('(min-width: 64rem)').matches)
      call(getRelatedProductsList, request).then(
        ({ data }) => setRows(data),
        () => undefined,
      );
  }, [call, product, lang]);

  const others = rows.filter(
    ({ ProductId, StockQuantity }) =>
      !isOutOfStock(StockQuantity ?? null) && inCart.every((line) => line.ProductId !== ProductId),
  );
  return (
    others.length > 0 && (
      <div className="added-with">
        <h3>{t('goesWith')}</h3>
        {others.slice(0, shown).map((row) => (
          <a key={row.ProductId} href={links.product(row)}>
            <Picture
              path={row.ProductImagesJson[0]?.AttachmentURL ?? ''}
              width={1000}
              height={1000}
              alt=""
              sizes="3rem"
            />
            <b>
              <NoBreakText text={row.ProductName} />
            </b>
            <Money value={row.DiscountedPrice || row.Price} />
          </a>
        ))}
      </div>
    )
  );
}
