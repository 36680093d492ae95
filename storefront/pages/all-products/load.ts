import { truncateLengths, fetchSizes } from '#contract/constants.ts';
import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { searchLabels } from '#contract/labels/storefront/search.ts';
import { languageCodes, type LanguageCode } from '#contract/languages.ts';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import { getPopularProductsList } from '#contract/operations/catalogue/get-popular-products-list.ts';
import type { Answer } from '#contract/operation.ts';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import { breadcrumbJsonLd } from '#storefront/breadcrumb-json-ld.ts';
import { type Head, type Load, type LoadContext, notFound, Redirect } from '#storefront/page.ts';
import { toProductCard } from '#storefront/products/to-product-card.ts';
import { truncate } from '#ui/cut.ts';
import { choicesAt, listingAddress } from './listing-address.ts';
import {
  changed,
  filterCount,
  type ListingBase,
  type ListingParams,
  type ListingView,
} from './listing-params.ts';
import { countsOf, requestFor, type ListingData } from './listing-data.ts';
import { startOf, type ListingStart } from './listing-start.ts';
import { loadCategories, loadOptions, rowsOrEmpty } from './load-options.ts';
import { loadNoResults } from './load-no-results.ts';
import { loadNear } from './load-near.ts';
import { loadServices } from './load-services.ts';
import { withPriceInWords } from './price-words.ts';
import { headsOf, hasProducts, noneOf, partText } from './search-heads.ts';
import { wordsUnderstood } from './words-understood.ts';

export const queryKeys = [
  'SearchTerm',
  'brand',
  'category',
  'color',
  'for',
  'open',
  'page',
  'price',
  'rating',
  'show',
  'size',
  'sort',
  'tag',
  'view',
];

export const load: Load<ListingData> = async (context) => {
  const { call, lang, query } = context;
  const categories = await loadCategories(context);
  const start = startOf(context, categories);
  if (start === notFound || start instanceof Redirect) return start;
  const rate = context.chrome.riel?.rate ?? null;
  const choices = await withPriceInWords(choicesAt(start.base, query, rate), rate);
  const [found, options, popular, counted] = await Promise.all([
    products(context, choices),
    loadOptions(context, categories),
    rowsOrEmpty(
      context,
      'popular products',
      call(getPopularProductsList, { PageNo: 1, PageSize: fetchSizes.sidebarProducts, languageCode: lang }),
    ),
    rowsOrEmpty(context, 'filter counts', call(getFilterCounts, requestFor(choices, lang))),
  ]);
  const { base } = start;
  const total = await totalOf(context, base, choices, found);
  if (total instanceof Redirect) return total;
  const counts = counted.length > 0 ? countsOf(counted) : null;
  const rows = found ?? [];
  const isBeyond = isBeyondLast(choices, found);
  const isEmpty = found?.length === 0 && !isBeyond;
  const isLost = isEmpty && findsNothing(base, choices, counted);
  const lost = isLost ? await loadNoResults(context, { base, choices, counted, categories }) : null;
  const services = await loadServices(context, choices.typed, isLost);
  const heading = choices.typed ? searchHeading(context, choices.typed, lost, services) : start.name;
  const trail = choices.typed ? searchTrail(context, start) : start.trail;
  const heads = headsOf(context, { choices, counted, total });
  return {
    data: {
      base,
      choices,
      heading,
      instead: replacementSearch(context, counted, { isEmpty, isInGroups: heads.length > 0 }),
      heads,
      trail,
      products: rows.map((row) => shownIn(choices.view, row)),
      total,
      failed: found === null,
      popular: popular.map((row) => toProductCard(row)),
      understood: isLost ? [] : wordsUnderstood(context, { base, choices, counted }),
      near: isEmpty && !isLost ? await loadNear(context, { base, choices, options, counts, counted }) : [],
      lost,
      ...services,
      // For a search without results, all counts would be 0.
      counts,
      options,
    },
    head: { ...headOf(context, { ...start, trail }, choices, heading), ...imageOf(rows) },
    ...(found === null && { status: 503 }),
    ...(isBeyond && { status: 404 }),
  };
};

const isBeyondLast = ({ page }: ListingParams, found: ProductRow[] | null) => found?.length === 0 && page > 1;

/** Returns the total. Beyond the last page no row has it, so it comes from the first page; if empty, leads there. */
async function totalOf(
  context: LoadContext,
  base: ListingBase,
  choices: ListingParams,
  found: ProductRow[] | null,
): Promise<number | Redirect> {
  if (!isBeyondLast(choices, found)) return found?.[0]?.TotalRecords ?? 0;
  const onFirst = changed(choices, { page: 1 });
  const first = await products(context, onFirst);
  if (first?.length === 0) return new Redirect(listingAddress(base, context.links.allProducts(), onFirst));
  return first?.[0]?.TotalRecords ?? 0;
}

function searchHeading(
  context: LoadContext,
  text: string,
  lost: ListingData['lost'],
  { answers, pages }: Pick<ListingData, 'answers' | 'pages'>,
): string {
  const isAnswered = answers.length > 0 || pages !== undefined;
  const results = lost && !isAnswered ? 'nothingFound' : 'resultsFor';
  return noneOf(context, lost) ?? context.label(allProductsLabels, results, { text });
}

type Counted = Answer<typeof getFilterCounts>;
const rowOf = (counted: Counted, kind: string) => counted.find(({ Filter }) => Filter === kind);

/** `SearchWord` rows exist if no product matches the search, whatever the filters. */
const findsNothing = (base: ListingBase, choices: ListingParams, counted: Counted): boolean =>
  choices.searchTerm !== '' &&
  (filterCount(base, choices) === 0 || rowOf(counted, 'SearchWord') !== undefined);

/** Returns what the list shows instead of the search. Null if it shows the search. */
function replacementSearch(
  context: LoadContext,
  counted: Counted,
  { isEmpty, isInGroups }: { isEmpty: boolean; isInGroups: boolean },
): string | null {
  // An empty list mentions no corrected search, because only the filters exclude the partial matches.
  const instead = isEmpty ? undefined : rowOf(counted, 'SearchTerm')?.Value;
  const part = (counted.find(hasProducts) ?? rowOf(counted, 'SearchPart'))?.Value;
  const sentences = [
    ...(instead ? [context.label(allProductsLabels, 'resultsInstead', { text: instead })] : []),
    ...(part ? [partText(context, { part, isEmpty, isInGroups })] : []),
  ];
  return sentences.join(context.lang === 'en' ? '. ' : '។ ') || null;
}

/** Returns one page of products, or null if they failed to load, which the page reports. */
async function products(
  { call, lang, report }: LoadContext,
  choices: ListingParams,
): Promise<ProductRow[] | null> {
  try {
    const { data, statusCode } = await call(getAllProducts, requestFor(choices, lang));
    return statusCode === 200 ? data : null;
  } catch (error) {
    report(error, 'products');
    return null;
  }
}

/** Returns the breadcrumb, which shows a search below the list that it searches. */
function searchTrail({ label }: LoadContext, { base, trail }: ListingStart): ListingStart['trail'] {
  const search = { name: label(searchLabels, 'search'), path: base.path };
  return base.categoryId > 0 ? [...trail, search] : [...trail.slice(0, -1), search];
}

/** Only the row layout shows the description, truncated (specification §9). */
function shownIn(view: ListingView, row: ProductRow): ProductRow {
  const description = view === 'rows' ? truncate(row.ShortDescription, truncateLengths.shortDescription) : '';
  const { NextPicture, ColorIDs = [] } = row;
  return {
    ...toProductCard(row, description),
    ...(NextPicture && { NextPicture }),
    ...(ColorIDs.length > 1 && { ColorIDs }),
  };
}

/** Returns the picture of the first product, which represents the list when it is shared. */
function imageOf([row]: readonly ProductRow[]): Pick<Head, 'image'> {
  const image = row?.ProductImagesJson[0]?.AttachmentURL;
  return image ? { image } : {};
}

/**
 * Returns the head. Search engines index a list as its path defines it, page by page, but not with filters.
 */
function headOf(
  context: LoadContext,
  { base, canonical, trail, meta }: ListingStart,
  choices: ListingParams,
  heading: string,
): Head {
  const plainAddress = listingAddress(base, '', { ...choices, page: 1, view: '3' });
  const page = choices.page > 1 ? `?page=${choices.page}` : '';
  const title = (choices.typed === '' && meta?.MetaTitle) || heading;
  const paths = Object.fromEntries(languageCodes.map((code) => [code, canonical[code] + page]));
  return {
    title: page ? `${title} (${context.label(allProductsLabels, 'page', { n: choices.page })})` : title,
    description:
      (choices.typed === '' && meta?.MetaDescription) ||
      `${heading}. ${context.label(allProductsLabels, 'intro')}`,
    ...(plainAddress === base.path ? {} : { robots: 'noindex' as const }),
    canonical: paths as Record<LanguageCode, string>,
    jsonLd: [
      breadcrumbJsonLd(context.publicUrl, [
        { name: context.chrome.siteTitle, path: context.links.home() },
        ...trail,
      ]),
    ],
  };
}
