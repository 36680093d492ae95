import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadContext } from '#storefront/page.ts';
import { loadFeast } from './load-feast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Festivals = [
  { Name: 'Christmas', FirstDay: '2026-12-25', LastOrderDay: '2026-12-10' },
  { Name: 'Khmer New Year', FirstDay: '2027-04-14', LastDay: '2027-04-16' },
  { Name: 'Songkran', FirstDay: '2027-04-15' },
  { Name: 'Pchum Ben', FirstDay: '2027-09-29', LastDay: '2027-10-01' },
];

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
    Promise.resolve({ data: { Festivals } }) as unknown as Parameters<typeof loadFeast>[1],
  );
}

test('home shows the next festival with the last day to order', async () => {
  const feast = await feastOf({ today: '2027-03-01', suitable: { 'Khmer New Year': 3 } });
  expect(feast).toMatchObject({ title: 'Khmer New Year', href: '/search/Khmer New Year' });
  expect(feast?.products.length).toBe(3);
  expect(feast?.orderBy).toMatch(/\b9\b/u);
});

test('home shows the next festival whose last order day is within 60 days, else none', async () => {
  const suitable = { 'Khmer New Year': 3, Christmas: 3, 'Pchum Ben': 3 };
  const shownOn = async (today: string) => (await feastOf({ today, suitable }))?.title;
  expect(await shownOn('2026-11-28')).toBe('Christmas');
  expect(await shownOn('2026-12-10')).toBe('Christmas');
  // Staff set the last order day.
  expect(await shownOn('2026-12-11')).toBeUndefined();
  // 9 April, by the delivery days.
  expect(await shownOn('2027-02-07')).toBeUndefined();
  expect(await shownOn('2027-02-08')).toBe('Khmer New Year');
  expect(await shownOn('2027-04-09')).toBe('Khmer New Year');
  expect(await shownOn('2027-04-10')).toBeUndefined();
});

test('a festival is left out with too few products', async () => {
  const suitable = { 'Khmer New Year': 2, Songkran: 3 };
  expect((await feastOf({ today: '2027-03-01', suitable }))?.title).toBe('Songkran');
});

test('home shows no festival for which only a part of the search matches', async () => {
  const suitable = { 'Khmer New Year': 3 };
  expect(await feastOf({ today: '2027-03-01', suitable, isPartial: true })).toBeNull();
});

test('home states no last day to order when the products state no shipping days', async () => {
  const feast = await feastOf({ today: '2027-04-13', suitable: { 'Khmer New Year': 3 }, shippingDays: '' });
  expect(feast).toMatchObject({ title: 'Khmer New Year', orderBy: null });
});
