import type { Input, Operation } from '#contract/operation.ts';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { getCategoriesList } from '#contract/operations/catalogue/get-categories-list.ts';
import { getColorsList } from '#contract/operations/catalogue/get-colors-list.ts';
import { getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import { getManufacturerList } from '#contract/operations/catalogue/get-manufacturer-list.ts';
import { getPopularCategories } from '#contract/operations/catalogue/get-popular-categories.ts';
import { getPopularProductsList } from '#contract/operations/catalogue/get-popular-products-list.ts';
import { getProductAllAttributesById } from '#contract/operations/catalogue/get-product-all-attributes-by-id.ts';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { getProductReviews } from '#contract/operations/catalogue/get-product-reviews.ts';
import { getRecentsProductsList } from '#contract/operations/catalogue/get-recents-products-list.ts';
import { getRelatedProductsList } from '#contract/operations/catalogue/get-related-products-list.ts';
import { getSizeList } from '#contract/operations/catalogue/get-size-list.ts';
import { getTagsList } from '#contract/operations/catalogue/get-tags-list.ts';
import { getCustomPageList } from '#contract/operations/content/get-custom-page-list.ts';
import { getCustomPage } from '#contract/operations/content/get-custom-page.ts';
import { getHomeScreenBanner } from '#contract/operations/content/get-home-screen-banner.ts';
import { getPaymentMethods } from '#contract/operations/content/get-payment-methods.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { getWebCampaignDetail } from '#contract/operations/content/get-web-campaign-detail.ts';
import { getWebCampaignList } from '#contract/operations/content/get-web-campaign-list.ts';
import { getWebsiteLogo } from '#contract/operations/content/get-website-logo.ts';
import { getLocalization } from '#contract/operations/localisation/get-localization.ts';
import { getPaymentSetup } from '#contract/operations/payments/get-payment-setup.ts';
import type { InvalidationTag } from '#shop/invalidation/invalidation.ts';
import type { Call } from '#web/call.ts';

/** The invalidation tags that make a cached answer outdated. */
export type CacheTags = ReadonlySet<InvalidationTag>;

/**
 * Returns the names of operations, because built pages have their own operation objects, which contain little
 * more (tools/vite/references.ts).
 */
const named = (...operations: readonly Operation[]) => new Set(operations.map(({ name }) => name));

/** Operations that show a single product. */
const ofOneProduct = named(getProductDetail, getProductAllAttributesById, getProductReviews);

/** Operations whose tags depend on their input. */
const ofChoices = named(getAllProducts, getFilterCounts);

/** Operations whose tags don't depend on the brand, color, size or price of a product. */
const byPlaceAlone = named(
  getCategoriesList,
  getPopularCategories,
  getPopularProductsList,
  getRecentsProductsList,
  getRelatedProductsList,
);

/** Operations that show no products, so that only 'texts' makes them outdated. */
const ofTexts = named(
  getColorsList,
  getCustomPage,
  getCustomPageList,
  getHomeScreenBanner,
  getLocalization,
  getManufacturerList,
  getPaymentMethods,
  getPaymentSetup,
  getShopSettings,
  getSizeList,
  getTagsList,
  getWebCampaignDetail,
  getWebCampaignList,
  getWebsiteLogo,
);

/**
 * Returns the tags of an operation's answer: the products that it names, whether it is a list, of which
 * categories, and whether it depends on prices. Unknown operations get all of these tags.
 */
export function tagsOf(operation: Operation, input: unknown, data: unknown): CacheTags {
  const tags = new Set<InvalidationTag>();
  if (ofTexts.has(operation.name)) return tags;
  addProducts(input, tags);
  addProducts(data, tags);
  if (ofOneProduct.has(operation.name)) return tags;
  tags.add('list');
  if (byPlaceAlone.has(operation.name)) return tags;
  for (const tag of listTags(ofChoices.has(operation.name) ? (input as Choices) : {})) tags.add(tag);
  if (!ofChoices.has(operation.name)) tags.add('prices');
  return tags;
}

type Choices = Partial<Input<typeof getAllProducts>>;

/** Filters of a list other than its category. If they are used, counts of other categories change as well. */
const others = 'SearchTerm ManufacturerID SizeID ColorID TagID Rating MinPrice MaxPrice'.split(' ');

function listTags(choices: Choices): InvalidationTag[] {
  const { CategoryID, MinPrice, MaxPrice, OrderByColumnName } = choices;
  const categories = String(CategoryID ?? '').match(/\d+/gu) ?? [];
  const isOfThem =
    categories.length > 0 && others.every((name) => `${choices[name as 'Rating'] ?? ''}` === '');
  const byPrice = (MinPrice ?? MaxPrice ?? null) !== null || /price/iu.test(String(OrderByColumnName));
  return [
    ...categories.map((id): InvalidationTag => `category ${Number(id)}`),
    ...(isOfThem ? [] : (['category 0'] as const)),
    ...(byPrice ? (['prices'] as const) : []),
  ];
}

/** What a page shows, collected during its rendering. */
export interface TagCollector {
  tags: Set<InvalidationTag>;
  /** Whether it is the page of one product, whose changes must be visible immediately. */
  isOfOne: boolean;
}

/** The tags of answers that pages share (server/http/response-memo.ts). */
const tagsByReply = new WeakMap<object, CacheTags>();

/** Wraps the operations, to collect what their answers show. */
export const collectTags =
  (call: Call, shows: TagCollector): Call =>
  async (operation, input) => {
    const reply = await call(operation, input);
    const tags = tagsByReply.get(reply) ?? tagsOf(operation, input, reply.data);
    tagsByReply.set(reply, tags);
    for (const tag of tags) shows.tags.add(tag);
    shows.isOfOne ||= ofOneProduct.has(operation.name);
    return reply;
  };

/** Returns whether the changes make an answer with these tags outdated. Texts are on all pages. */
export const isOutdated = (tags: CacheTags, changes: CacheTags): boolean =>
  changes.has('all') || changes.has('texts') || !tags.isDisjointFrom(changes);

/**
 * Collects the products of an answer. Walks over everything that a page shows, so it avoids generators and
 * pairs for speed.
 */
function addProducts(value: unknown, tags: Set<InvalidationTag>): void {
  if (Array.isArray(value)) {
    for (const each of value) addProducts(each, tags);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const name of Object.keys(value)) {
    const each = (value as Record<string, unknown>)[name];
    if (name === 'ProductId' && Number(each) > 0) tags.add(`product ${Number(each)}`);
    else addProducts(each, tags);
  }
}
