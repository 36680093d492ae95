import { useEffect } from 'react';
import { getProductsListByIds } from '#contract/operations/catalogue/get-products-list-by-ids.ts';
import { listing } from '#contract/constants.ts';
import { useShop } from '../shop-context.tsx';
import { readWishlist, renameWished } from '../state/wishlist.ts';

/**
 * Replaces stored product names with names in the page's language. The wish list stores names as of when
 * products were added (specification §3), which may be in another language. Without an answer the stored
 * names stay.
 */
export function useCurrentNames(): void {
  const { call, lang } = useShop();
  useEffect(() => {
    const items = readWishlist()
      .slice(0, listing.maxPageSize)
      .map(({ ProductId }) => ({ ProductId: Number(ProductId) }));
    if (items.length === 0) return undefined;
    const controller = new AbortController();
    call(
      getProductsListByIds,
      { ProductsIds: JSON.stringify(items), languageCode: lang },
      { signal: controller.signal },
    )
      .then(({ data }) =>
        renameWished(new Map(data.map(({ ProductId, ProductName }) => [String(ProductId), ProductName]))),
      )
      .catch(() => undefined);
    return () => controller.abort();
  }, [call, lang]);
}
