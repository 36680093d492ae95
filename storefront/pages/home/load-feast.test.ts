import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadContext } from '#storefront/page.ts';
import { loadFeast } from './load-feast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Shop {
  today: string;
  /** The number of suitable products by the name of a festival. */
  suitable: Readonly<Record<string, number>>;
  shippingDays?: string;
  isPartial?: boolean;
}

/** Returns the festival on the home page of a shop, with keys instead of texts. */
function feastOf({ today, suitable, shippingDays = '2-4', isPartial = false }: Shop) {
  vi.setSystemTime(`${today}T05:00Z`);
  const call = async ({ name }: { name: string }, { SearchTerm = '' }) => {
    const total = suitable[SearchTerm] ?? 0;
    const counts = [{ Filter: '', TotalProducts: total }, ...(isPartial ? [{ Filter: 'SearchPart' }] : [])];
    const detail = { ProductImagesJson: [], EstimatedShippingDays: shippingDays };
    const rows = Array.from({ length: total }, (_, at) => ({ ProductId: at + 1, ...detail }));
    const data = { GET_FILTER_COUNTS: counts, GET_All_PRODUCTS: rows }[name];
    if (!data) throw new Error(`unexpected call: ${name}`);
    return { statusCode: 200, data };
  };
  const context = {
    call,
    lang: 'en',
    label: (_: unknown, key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
    links: { search: (text: string) => `/search/${text}` },
    chrome: { dateFormat: 'dd-mm-yyyy', timeZone: 'Asia/Phnom_Penh' },
  };
  return loadFeast(
    context as unknown as LoadContext,
    Promise.resolve({ data: {} }) as Parameters<typeof loadFeast>[1],
  );
}

test('home shows the next festival with the last day to order', async () => {
  const feast = await feastOf({ today: '2027-01-01', suitable: { khmerNewYear: 3 } });
  expect(feast).toMatchObject({ title: 'khmerNewYear', href: '/search/khmerNewYear' });
  expect(feast?.products.length).toBe(3);
  expect(feast?.orderBy).toMatch(/\b9\b/u);
});

test('a festival is left out with too few products, or once it is too late to order', async () => {
  const suitable = { khmerNewYear: 2, pchumBen: 3, waterFestival: 3 };
  expect((await feastOf({ today: '2027-01-01', suitable }))?.title).toBe('pchumBen');
  expect((await feastOf({ today: '2027-09-28', suitable }))?.title).toBe('waterFestival');
});

test('home shows no festival for which only a part of the search matches', async () => {
  const suitable = { khmerNewYear: 3, pchumBen: 3, waterFestival: 3 };
  expect(await feastOf({ today: '2027-01-01', suitable, isPartial: true })).toBeNull();
});

test('home states no last day to order when the products state no shipping days', async () => {
  const feast = await feastOf({ today: '2027-04-13', suitable: { khmerNewYear: 3 }, shippingDays: '' });
  expect(feast).toMatchObject({ title: 'khmerNewYear', orderBy: null });
});
