import type { Answer } from '#contract/operation.ts';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { getProductsListByIds } from '#contract/operations/catalogue/get-products-list-by-ids.ts';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import type { getWebCampaignDetail } from '#contract/operations/content/get-web-campaign-detail.ts';
import type { LoadContext } from '#storefront/page.ts';
import { toProductCard } from '#storefront/products/to-product-card.ts';
import type { Gifts } from './campaign-data.ts';

type Group = Answer<typeof getWebCampaignDetail>[number]['Groups'][number];

/** Maximum number of gifts per category: two rows of a wide window. */
const ofCategory = 8;

/** Returns a campaign's gifts. Omits groups without products for sale. */
export async function loadGroups(
  { call, lang: languageCode }: Pick<LoadContext, 'call' | 'lang'>,
  groups: readonly Group[],
): Promise<Gifts[]> {
  const rowsOf = async ({ ProductIds, CategoryId }: Group) => {
    const ProductsIds = JSON.stringify(ProductIds.map((ProductId) => ({ ProductId })));
    const { data } =
      ProductIds.length > 0
        ? await call(getProductsListByIds, { ProductsIds, languageCode })
        : await call(getAllProducts, {
            CategoryID: String(CategoryId),
            PageNo: 1,
            PageSize: ofCategory,
            languageCode,
          });
    return data.map((each) => toProductCard(each));
  };
  const found = await Promise.all(
    groups.map(async (group) => ({ title: group.Title, rows: await rowsOf(group) })),
  );
  return found.filter(({ rows }) => rows.length > 0).map((each) => ({ ...each, ...rangeOf(each.rows) }));
}

function rangeOf(rows: readonly ProductRow[]): { from: number; to: number } {
  const prices = rows.map(({ Price, DiscountedPrice }) => DiscountedPrice || Price);
  return { from: Math.min(...prices), to: Math.max(...prices) };
}
