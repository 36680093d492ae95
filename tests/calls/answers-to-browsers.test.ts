import { expect, it } from 'vitest';
import { logout } from '#contract/operations/accounts/logout.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { newShoppers } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const { db, server } = await testShop();
const get = (url: string) => server.inject({ url, headers: { accept: 'text/html' } });
const call = (path: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'POST', url: `/api/v1/${path}`, headers, payload: { requestParameters: {} } });

it('a logout clears the browser’s cache, but not the cart and wish list in its storage', async () => {
  const [shopper] = await newShoppers(db, 1);
  expect((await call(logout.path, { token: shopper!.token })).headers['clear-site-data']).toBe('"cache"');
  expect((await call(getShopSettings.path)).headers['clear-site-data']).toBeUndefined();
});

it('pages, calls and 404s can be loaded only by our own origin, but pictures can be embedded anywhere, as in emails', async () => {
  const policies = async (answers: ReturnType<typeof get>[]) =>
    (await Promise.all(answers)).map(({ headers }) => headers['cross-origin-resource-policy']);
  const closed = [
    get('/en/'),
    get('/en/nowhere'),
    get('/robots.txt'),
    get('/api/v1/common/download-digital-file/1/1'),
    call(getShopSettings.path),
  ];
  expect(new Set(await policies(closed))).toEqual(new Set(['same-origin']));
  const pictures = [get('/content/commonImages/pay-card.90cc3629.svg'), get('/content/commonImages/no.webp')];
  expect(new Set(await policies(pictures))).toEqual(new Set(['cross-origin']));
});

it('security.txt names the contact’s address for half a year, and is missing without one', async () => {
  const at = '/.well-known/security.txt';
  expect((await get(at)).statusCode).toBe(404);
  await db.insertInto('setting').values({ name: 'email', value: '"hello@example.com"' }).execute();
  const { statusCode, headers, body } = await get(at);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain('Contact: mailto:hello@example.com\n');
  expect(body).toContain('Preferred-Languages: en, km\n');
  const ahead = Date.parse(/^Expires: (.+)$/mu.exec(body)![1]!) - Date.now();
  expect(Math.round(ahead / 86_400_000)).toBe(180);
});
