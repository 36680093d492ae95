import type { Answer } from '#contract/operation.ts';
import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { filterOptionsLabels } from '#contract/labels/storefront/filter-options.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import type { getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import { formatAmount, centsOf } from '#rules/money.ts';
import { rielOf, formatRiel } from '#rules/riel.ts';
import { listText } from '#rules/text-of-language.ts';
import type { LoadContext } from '#storefront/page.ts';
import { toProductCard } from '#storefront/products/to-product-card.ts';
import { filterNames } from './filter-names.ts';
import { listingAddress } from './listing-address.ts';
import { changed, filtersOf, idKinds, type ListingParams } from './listing-params.ts';
import { countOf, type ListingData, type NearItems, requestFor, wireNames } from './listing-data.ts';
import { rowsOrEmpty } from './load-options.ts';
import { quotedTerms } from './quoted-terms.ts';

/** Maximum number of groups of each kind, and of products in each group. */
const [maxGroups, maxProducts] = [2, 4];
/**
 * Up to this many products, the best matches of the search come first; above it, those nearest to the price.
 */
const few = 9;

interface Nothing extends Pick<ListingData, 'base' | 'choices' | 'options' | 'counts'> {
  counted: Answer<typeof getFilterCounts>;
}

/**
 * Returns suggestions if the filters leave no products: products without the blocking filters, largest group
 * first, and products that match some of the words.
 */
export async function loadNear(
  context: LoadContext,
  { base, choices, options, counts, counted }: Nothing,
): Promise<NearItems[]> {
  const { label, lang, links } = context;
  const names = filterNames(
    (key, values) => label(sidebarFilterLabels, key, values),
    (key, values) => label(sharedLabels, key, values),
  );
  const { price, rating } = choices;
  const found = (n: number) =>
    n === 1 ? label(allProductsLabels, 'productCountOne') : label(allProductsLabels, 'productCount', { n });
  const address = (after: ListingParams) => listingAddress(base, links.allProducts(), after);
  const ids = idKinds.map((kind) => {
    const chosen = filtersOf(kind, base, choices);
    const each = options[kind].filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
    return { wire: wireNames[kind], name: listText(lang, each), change: { [kind]: [] } };
  });
  const filters: {
    wire: (typeof ids)[number]['wire'] | 'Price' | 'Rating';
    name: string;
    change: Partial<ListingParams>;
  }[] = [
    { wire: 'Price', name: price ? names.price(price) : '', change: { price: null } },
    { wire: 'Rating', name: rating ? names.rating(rating) : '', change: { rating: null } },
    ...ids,
  ];
  const chosen = filters.filter(({ name }) => name !== '');
  const without = chosen
    .map((each) => ({ ...each, n: countOf(counts, each.wire) ?? 0 }))
    .filter(({ n }) => n > 0)
    .toSorted((one, other) => other.n - one.n)
    .map(async ({ wire, name, n, change }, at) => {
      const after = changed(choices, change);
      const near = at < maxGroups ? await nearest(context, after, wire === 'Price' ? price : null, n) : [];
      return {
        heading: label(allProductsLabels, 'without', { name }),
        text: `${label(filterOptionsLabels, 'removeFilter', { name })} (${found(n)})`,
        href: address(after),
        goods: near.map((row) => ({
          row,
          note: price && wire === 'Price' ? fromPrice(context, row, price) : '',
        })),
      };
    });
  const having = counted
    .filter(({ Filter, TotalProducts }) => Filter === 'SearchUnderstood' && TotalProducts > 0)
    .toSorted((one, other) => one.TotalProducts - other.TotalProducts)
    .slice(0, maxGroups)
    .map(async ({ Value: searchTerm, TotalProducts }) => {
      const after = changed(choices, { searchTerm });
      const near = await nearest(context, after, null);
      return {
        heading: label(allProductsLabels, 'theseHave', { text: quotedTerms(context, [searchTerm]) }),
        text: found(TotalProducts),
        href: address(after),
        goods: near.map((row) => ({
          row,
          note: listText(
            lang,
            chosen.map(({ name }) => name),
          ),
        })),
      };
    });
  return Promise.all([...without, ...having]);
}

/**
 * Returns the first products for choices with that many results. If there is a price, those just above it,
 * otherwise below.
 */
async function nearest(
  context: LoadContext,
  choices: ListingParams,
  price: ListingParams['price'],
  total = 0,
): Promise<ProductRow[]> {
  const request = async (more: Partial<ListingParams>) => {
    const after = { ...choices, page: 1, show: maxProducts, ...more };
    return rowsOrEmpty(
      context,
      'near products',
      context.call(getAllProducts, requestFor(after, context.lang)),
    );
  };
  if (!price) return (await request({})).map((row) => toProductCard(row));
  const [from, to] = price;
  const byFit = choices.searchTerm !== '' && total <= few;
  const above =
    to === null ? [] : await request({ price: [to, null], sort: byFit ? 'featured' : 'price-asc' });
  const rows =
    above.length > 0 ? above : await request({ price: [0, from], sort: byFit ? 'featured' : 'price-desc' });
  return rows.map((row) => toProductCard(row));
}

/** Returns the difference to the price, in the currency in which the price was entered. */
function fromPrice(
  { label, chrome: layout }: LoadContext,
  row: ProductRow,
  [from, to, announced]: NonNullable<ListingParams['price']>,
): string {
  const cents = centsOf(row.DiscountedPrice ?? row.Price);
  const isAbove = to !== null && cents > centsOf(to);
  const end = announced?.[isAbove ? 1 : 0];
  const amount =
    layout.riel && end != null
      ? formatRiel(Math.abs(rielOf(cents, layout.riel.rate) - end))
      : formatAmount(Math.abs(cents - centsOf(isAbove ? to : from)));
  return label(allProductsLabels, isAbove ? 'abovePrice' : 'belowPrice', { amount });
}
