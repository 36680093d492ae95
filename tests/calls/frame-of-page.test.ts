import { expect, test } from 'vitest';
import { setMethodLimits } from '../support/bounds.ts';
import { runningShop } from '../support/running-shop.ts';

const shop = await runningShop();
const page = async () => (await fetch(`${shop.url}/en/`)).text();
const frameOf = (html: string) => /\/frame\/en\.[\w-]+\.json/u.exec(html)?.[0] ?? '';

test('a page gets the layout it was rendered with, even if it has changed since', async () => {
  const before = frameOf(await page());
  expect(before).not.toBe('');
  await setMethodLimits(shop.db, 6, { most: 123.45 });
  await expect.poll(async () => frameOf(await page())).not.toBe(before);
  const answer = await fetch(shop.url + before);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).not.toContain('$123.45');
  const now = await fetch(shop.url + frameOf(await page()));
  expect(await now.text()).toContain('$123.45');
  const unknown = await fetch(`${shop.url}/frame/en.nobodyknows1.json`);
  expect(unknown.headers.get('cache-control')).toBe('no-store');
  expect(await unknown.text()).toContain('$123.45');
});
