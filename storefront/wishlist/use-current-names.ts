import { useEffect } from 'react';
import { getProductsListByIds } from '#contract/operations/catalogue/get-products-list-by-ids.ts';
import { listing } from '#contract/constants.ts';
import { useShop } from '../shop-context.tsx';
import { readWishlist, renameWished } from '../state/wishlist.ts';

/**
 * The wish list keeps names as they were when a product was put on it (specification §3): in the other language, after a
 * change of language. Those of the page's language take their place once it is shown; without an answer the kept ones stay.
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
