import { expect, it } from 'vitest';
import { products, testShop } from '#tests/support/test-shop.ts';

const { server } = await testShop(products, { LIMIT_BROWSE: '40' });
const get = (url: string) => server.inject({ url, headers: { accept: 'text/html' } });

it('the rate limit of a client counts only pages that are not cached', async () => {
  expect((await get('/en/')).statusCode).toBe(200);
  const searched = [];
  for (let at = 0; at < 100; at += 1)
    searched.push(await get(`/en/all-products/0/all-categories?SearchTerm=mug${at}`));
  const refused = searched.filter(({ statusCode }) => statusCode === 429);
  // The minute may have changed meanwhile, so more requests are sent than two minutes allow.
  expect(refused.length).toBeGreaterThan(0);
  expect(searched.filter(({ statusCode }) => statusCode === 200).length).toBeLessThan(100);
  const [first] = refused;
  expect(first?.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
  expect(first?.body).toContain('Too many requests.');
  for (let at = 0; at < 60; at += 1) expect((await get('/en/')).statusCode).toBe(200);
});
