import { fetchSizes } from '#contract/constants.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { getPopularProductsList } from '#contract/operations/catalogue/get-popular-products-list.ts';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import type { Load } from '#storefront/page.ts';
import { toProductCard } from '#storefront/products/to-product-card.ts';

export interface NotFoundData {
  products: readonly ProductRow[];
}

const shelfSize = 5;

/** The 404 page. If its own data fails to load, the visitor still gets the message and links. */
export const load: Load<NotFoundData> = async ({ call, lang, label, report }) => {
  let products: ProductRow[] = [];
  try {
    const { data } = await call(getPopularProductsList, {
      PageNo: 1,
      PageSize: fetchSizes.products,
      languageCode: lang,
    });
    products = data.slice(0, shelfSize).map((row) => toProductCard(row));
  } catch (error) {
    report(error, 'popular products');
  }
  return {
    status: 404,
    data: { products },
    head: { title: label(sharedLabels, 'titleNotFound'), robots: 'noindex' },
  };
};
