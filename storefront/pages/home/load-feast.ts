import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { Answer } from '#contract/operation.ts';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import type { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { toDay } from '#rules/arrival.ts';
import { addDays, lastOrderDay } from '#rules/feasts.ts';
import { type DayFormatter, formatDay, spanTexts } from '#rules/format-day.ts';
import { promisedDays } from '#rules/shipping-days.ts';
import type { LoadContext } from '#storefront/page.ts';
import { toProductCard } from '#storefront/products/to-product-card.ts';
import { today } from '#storefront/today.ts';
import type { HomeFeast } from './home-data.ts';

const shownProducts = 6;
/** With fewer suitable products a festival isn't shown. */
const minProducts = 3;
/** A festival is shown this many days before its last order day. */
const shownBefore = 60;
/** More days than any delivery takes, so that no gifts are looked up for a festival that is too far away. */
const maxDeliveryDays = 45;
/** Counts that exist if the search was corrected, or if products match only some of its words. */
const partial = new Set(['SearchTerm', 'SearchPart', 'SearchFurther', 'SearchWord']);

/**
 * Returns the next festival for which the shop has suitable products, if its last order day is within 60 days. Unless
 * staff set that day, an order placed on it still arrives in time; it is null unless all of the products state their
 * shipping days.
 */
export async function loadFeast(
  { call, lang: languageCode, label, links, chrome: layout }: LoadContext,
  settings: Promise<{ data: Answer<typeof getShopSettings> }>,
): Promise<HomeFeast | null> {
  const t: DayFormatter<'between'> = (key, values) => label(sharedLabels, key, values);
  const day = today(layout);
  const until = addDays(day, shownBefore);
  const shop = (await settings).data;
  for (const { Name: title, FirstDay: first, LastDay: last = first, LastOrderDay } of shop.Festivals ?? []) {
    if ((LastOrderDay ?? addDays(first, -maxDeliveryDays)) > until) continue;
    const items = await suitable(title);
    if (items.length < minProducts) continue;
    const { ProvinceDays, DeliveryWayDays } = shop;
    const further = ProvinceDays ? { from: ProvinceDays.From, to: ProvinceDays.To } : null;
    const shipped = items.map(({ EstimatedShippingDays: shippingDays = '' }) => ({
      isDigital: false,
      shippingDays,
    }));
    const days = promisedDays(shipped, DeliveryWayDays, 'provinces', further);
    const orderBy = LastOrderDay ?? lastOrderDay(first, days, layout.closed);
    const latest = orderBy ?? first;
    if (latest < day || latest > until) continue;
    return {
      title,
      days:
        last === first ? formatDay(toDay(first), t) : t('between', spanTexts([toDay(first), toDay(last)], t)),
      orderBy: orderBy && formatDay(toDay(orderBy), t),
      href: links.search(title),
      products: items.map((row) => toProductCard(row)),
    };
  }
  return null;

  /**
   * Finds products by the synonyms of the search, without digital ones. Asks for counts first, because an empty list is
   * logged as a failed search.
   */
  async function suitable(SearchTerm: string) {
    const counted = await call(getFilterCounts, { SearchTerm, languageCode });
    const total = counted.data.find(({ Filter }) => Filter === '')?.TotalProducts ?? 0;
    if (total < minProducts || counted.data.some(({ Filter }) => partial.has(Filter))) return [];
    const found = await call(getAllProducts, {
      SearchTerm,
      PageNo: 1,
      PageSize: shownProducts,
      languageCode,
    });
    return found.data.filter(({ IsDigitalProduct: isDigital }) => !isDigital);
  }
}
