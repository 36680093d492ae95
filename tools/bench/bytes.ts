import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { linksOf } from '#storefront/routes.ts';
import { addToCart, logIn, open } from '#tests/support/shopping.ts';
import type { Addresses } from './addresses.ts';
import type { Figure } from './figure.ts';
import { bytesOf } from './pages.ts';
import { keepOnPage, useControls } from './use-controls.ts';

const kilobyte = 1000;
const account = { email: 'sokha@example.com', password: 'kado-demo-1' };

interface Weighed {
  /** Bytes that the page loads by itself. */
  first: number;
  /** Bytes that include what its controls and the worker load. */
  script: number;
  stylesheet: number;
  /** The layout shift before any interaction. */
  shift: number;
  controls: number;
}

/**
 * Measures what browsers load on a phone with an empty cache, compressed: scripts until the page is usable,
 * and after each of its controls was used.
 */
export async function weighPages(browser: Browser, url: string, addresses: Addresses): Promise<Figure[]> {
  const links = linksOf('en');
  const customer = await newVisitor(browser);
  await fillCart(customer, url, addresses);
  const state = await customer.storageState();
  await customer.close();
  const pages: Record<string, string> = {
    home: addresses.home.en,
    listing: addresses.listing.en,
    product: addresses.product.en,
    campaign: addresses.campaign.en,
    login: links.login(),
    signup: links.signup(),
    cart: links.cart(),
    checkout: links.checkout(),
    orders: links.ordersHistory(),
  };
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const asCustomer = /^(?:cart|checkout|orders)$/u.test(name);
    const { first, script, stylesheet, shift, controls } = await weigh(
      browser,
      url + path,
      asCustomer ? state : undefined,
    );
    const budgets: [string, number, string, number, string?][] = [
      ['JavaScript', first / kilobyte, 'kB', 80],
      ['JavaScript, with all controls', script / kilobyte, 'kB', 93, `${controls} controls`],
      ['CSS', stylesheet / kilobyte, 'kB', 15],
      ['Layout shift', shift, '', 0.02],
    ];
    for (const [what, value, unit, atMost, note] of budgets) {
      const figure = { group: 'Weight of a page', name: `${name}: ${what}`, value, unit, budget: { atMost } };
      figures.push({ ...figure, ...(note !== undefined && { note }) });
    }
  }
  return [...figures, ...(await weighHtml(url, addresses))];
}

/** Measures the documents themselves, as every visitor but the first gets them. */
async function weighHtml(url: string, { home, listing, product }: Addresses): Promise<Figure[]> {
  const pages = Object.entries({ home, listing, 'longest product': product }).flatMap(([name, paths]) =>
    Object.entries(paths).map(([lang, path]) => ({ name: `${name}: ${lang}`, path })),
  );
  return Promise.all(
    pages.map(async ({ name, path }) => {
      const value = (await packedBytesOf(url + path)) / kilobyte;
      return {
        group: 'HTML',
        name,
        value,
        unit: 'kB',
        budget: { atMost: name.startsWith('home') ? 13.5 : 11.5 },
      };
    }),
  );
}

/**
 * Requests the page until it is compressed like a frequently requested one (server/http/compressed-pages.ts), or doesn't get
 * smaller.
 */
async function packedBytesOf(address: string): Promise<number> {
  const first = (await bytesOf(address)).length;
  for (let n = 1; n < 80; n += 1) {
    const { length } = await bytesOf(address);
    if (length < first) return length;
    await sleep(100);
  }
  return first;
}

function newVisitor(browser: Browser, storageState?: Awaited<ReturnType<BrowserContext['storageState']>>) {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
    ...(storageState && { storageState }),
  });
}

async function weigh(
  browser: Browser,
  address: string,
  state?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<Weighed> {
  const context = await newVisitor(browser, state);
  const sizes = new Map<string, Sized>();
  const sizing: Promise<void>[] = [];
  context.on('response', (response) => void sizing.push(noteSize(response, sizes)));
  try {
    const page = await context.newPage();
    await keepOnPage(page);
    await page.addInitScript(watchShifts);
    await open(page, address);
    await page.waitForLoadState('networkidle');
    await Promise.all(sizing);
    const first = totalOf(sizes, ({ type, ofWorker }) => type === 'script' && !ofWorker);
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    const controls = await useControls(page);
    await quiet(page);
    await Promise.all(sizing);
    const sum = (expected: string) => totalOf(sizes, ({ type }) => type === expected);
    return { first, script: sum('script'), stylesheet: sum('stylesheet'), shift, controls };
  } finally {
    await context.close();
  }
}

interface Sized {
  type: string;
  bytes: number;
  /** Whether the request was made by the service worker, or for it. */
  ofWorker: boolean;
}

const totalOf = (sizes: ReadonlyMap<string, Sized>, counts: (each: Sized) => boolean): number =>
  [...sizes.values()].filter(counts).reduce((all, { bytes }) => all + bytes, 0);

const quiet = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);

/**
 * Counts what a browser loads from now on.
 * @returns the compressed bytes of its scripts so far
 */
export function scriptBytes(context: BrowserContext): () => Promise<number> {
  const sizes = new Map<string, Sized>();
  const sizing: Promise<void>[] = [];
  context.on('response', (response) => void sizing.push(noteSize(response, sizes)));
  return async () => {
    await Promise.all(sizing);
    return totalOf(sizes, ({ type }) => type === 'script');
  };
}

/** Counts each file once, however often it was requested. */
async function noteSize(response: Response, sizes: Map<string, Sized>): Promise<void> {
  const type = response.request().resourceType();
  if (type !== 'script' && type !== 'stylesheet') return;
  const headers = await response.allHeaders();
  if (headers['content-encoding'] !== 'br') throw new Error(`${response.url()} came without brotli`);
  const { responseBodySize } = await response.request().sizes();
  const bytes = Number(headers['content-length'] ?? responseBodySize);
  const ofWorker = response.request().serviceWorker() !== null || response.url().endsWith('/sw.js');
  if (!sizes.has(response.url()) || !ofWorker) sizes.set(response.url(), { type, bytes, ofWorker });
}

const watchShifts = (): void => {
  const seen = window as unknown as { shift: number };
  seen.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

async function fillCart(context: BrowserContext, url: string, addresses: Addresses): Promise<void> {
  const page = await context.newPage();
  await logIn(page, url + linksOf('en').login(), account);
  await open(page, url + addresses.product.en);
  await addToCart(page);
}
