import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { insertProductReview } from '#contract/operations/catalogue/insert-product-review.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { caller } from '../../support/running-shop.ts';
import { sharedPair } from '../shop-pair.ts';

const { shops, faults: errors } = await sharedPair();
const [here, elsewhere] = shops.map(({ url }) => url) as [string, string];
const reviewed = 12;

interface Page {
  text: string;
  isCached: boolean;
  /** The path of the page that the URL led to. */
  path: string;
}

async function page(shop: string, path: string): Promise<Page> {
  const answer = await fetch(shop + path, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(200);
  const isCached = !answer.headers.has('server-timing');
  return { text: await answer.text(), isCached, path: new URL(answer.url).pathname };
}
const product = (id: number) => `/en/product-detail/${id}/x/y`;

let reviews = 0;
/** Reviews a product at the first process, and returns the title of the review. */
async function review(): Promise<string> {
  const title = `Said ${(reviews += 1)} times`;
  const { data } = await caller(here)(insertProductReview.path, {
    ProductId: reviewed,
    ReviewerName: 'Bopha',
    ReviewerEmail: 'bopha@example.com',
    ReviewTitle: title,
    ReviewBody: 'Good',
    ReviewRating: 4,
  });
  expect(data[0]?.ResponseMsg).toBe(serverAnswers.saved);
  return title;
}

it('a review appears immediately on the process that saved it, and on others within a second', async () => {
  const { path } = await page(here, product(reviewed));
  await page(elsewhere, path);
  const title = await review();
  expect((await page(here, path)).text).toContain(title);
  await expect.poll(async () => (await page(elsewhere, path)).text.includes(title)).toBe(true);
});

it('many reviews of one product leave no outdated pages in any process’s cache', async () => {
  // Makes sure that its whole stars don't change from here on.
  for (let at = 0; at < 5; at += 1) await review();
  await sleep(1200);
  const addresses = ['/en/login', '/ar/cart', '/en/faq'];
  for (let id = 1; addresses.length < 10; id += 1) {
    const { text, path } = await page(here, product(id));
    if (!text.includes(`/product-detail/${reviewed}/`)) addresses.push(path);
  }
  for (const shop of [here, elsewhere]) for (const path of addresses) await page(shop, path);
  const over = new AbortController();
  const storm = (async () => {
    while (!over.signal.aborted) await review();
  })();
  const before = reviews;
  const pages: Page[] = [];
  const isStorm = () => reviews - before > 50;
  for (; pages.length < 100 || !isStorm(); await sleep(20))
    for (const shop of [here, elsewhere])
      pages.push(await page(shop, addresses[pages.length % addresses.length]!));
  over.abort();
  await storm;
  const hits = pages.filter(({ isCached }) => isCached).length;
  console.log(`${hits} of ${pages.length} pages from the caches during ${reviews - before} reviews`);
  expect(hits / pages.length).toBeGreaterThan(0.95);
  const last = await review();
  await expect.poll(async () => (await page(elsewhere, product(reviewed))).text.includes(last)).toBe(true);
});

it('no process logged an error', () => {
  expect(errors()).toEqual([]);
});
