import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressedPages } from './compressed-pages.ts';
import { encoded, rendered, renderedCache } from './rendered.ts';

const text = Array.from({ length: 2000 }, (_, n) => `<li><a href="/en/${n % 70}">Mug ${n * 7}</a></li>`).join(
  '',
);
const page = () => Promise.resolve(rendered({ status: 200, type: 'text/html', text, keep: true }));

test('a frequently sent page is recompressed once, at a higher level, with the same content', async () => {
  const cache = renderedCache(1_000_000);
  const [given, body] = [compressedPages(cache), await cache.get('a', page)];
  const before = await encoded(cache, 'a', body, 'br');
  for (let n = 0; n < 19; n += 1) given('a', body);
  expect(body.isDense).toBe(false);
  for (let n = 0; n < 50; n += 1) given('a', body);
  await expect.poll(() => body.bodies.br!.length).toBeLessThan(before.length);
  expect(brotliDecompressSync(body.bodies.br!).toString()).toBe(text);
  expect(await encoded(cache, 'a', body, 'br')).toBe(body.bodies.br);
  expect(cache.size.bytes).toBeLessThan(text.length + before.length + 1000);
});

test('only pages sent in brotli are recompressed, one at a time', async () => {
  const cache = renderedCache(1_000_000);
  const given = compressedPages(cache);
  const [one, two, plain] = await Promise.all(['a', 'b', 'c'].map((key) => cache.get(key, page)));
  await Promise.all([encoded(cache, 'a', one!, 'br'), encoded(cache, 'b', two!, 'br')]);
  for (let n = 0; n < 30; n += 1)
    for (const [key, body] of [
      ['c', plain!],
      ['a', one!],
      ['b', two!],
    ] as const)
      given(key, body);
  expect([plain!.isDense, one!.isDense, two!.isDense]).toEqual([false, true, false]);
});
