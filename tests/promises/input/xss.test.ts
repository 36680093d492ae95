import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { contactUs } from '#contract/operations/visitors/contact-us.ts';
import { createSession } from '#shop/accounts/accounts.ts';
import { announce } from '#shop/changes/changes.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { findBrowser, launchBrowser, removeBrowser } from '../../support/browser-program.ts';
import { runningShop } from '../../support/running-shop.ts';
import { eachOf } from '../asking.ts';
import { gateSize, expectAll, says, sized } from '../gate.ts';
import { plantPayloads } from './plant-payloads.ts';
import { trap } from './script-trap.ts';
import { xssPayloads } from './xss-payloads.ts';

const program = await findBrowser({ KADO_TEST_BROWSER: 'npm', ...process.env });
const browser = await launchBrowser(program);
afterAll(async () => {
  await browser.close();
  removeBrowser(program);
});
const shop = await runningShop();
const { db, url } = shop;
const fields = await plantPayloads(db, xssPayloads);
await announce(db, 'all');
await sleep(1500);
says(`${xssPayloads.length} payloads in ${fields} stored fields`);

const langs = gateSize === 'short' ? (['en'] as const) : (['en', 'ar'] as const);
const few = <Item>(items: readonly Item[]): readonly Item[] => items.slice(0, sized(8, items.length));
const pages = (paths: readonly string[]) =>
  langs.flatMap((lang) => paths.map((path) => `${url}/${lang}${path}`));

/** Shows them in two windows at once; nothing may run, be forbidden or wait for a click in any, and most must show one. */
async function expectHarmless(
  what: string,
  urls: readonly string[],
  entries: Record<string, unknown> | null = null,
): Promise<void> {
  const windows = await Promise.all([1, 2].map(() => trap(browser, entries && { origin: url, entries })));
  await eachOf(windows, 2, async ({ show }, at) => {
    for (const each of urls.filter((_, place) => place % 2 === at)) await show(each, entries !== null);
  });
  await Promise.all(windows.map(({ close }) => close()));
  const caught = (kind: 'ran' | 'forbidden' | 'waiting') => windows.flatMap((each) => each.caught[kind]);
  expect({ ran: caught('ran'), forbidden: caught('forbidden'), waiting: caught('waiting') }).toEqual({
    ran: [],
    forbidden: [],
    waiting: [],
  });
  const shown = windows.reduce((sum, each) => sum + each.caught.shown, 0);
  says(`${what}: a payload stands as text on ${shown} of ${urls.length}`);
  expect(shown).toBeGreaterThan(urls.length / 3);
  expectAll(`${what}: pages on which none ran`, urls.length, urls.length);
}

test('without the protection the payloads run, and the trap and the policy’s listener see it', async () => {
  const policy = securityHeaders({ config: { publicUrl: 'http://x' } } as never)['content-security-policy']!;
  const bare = createServer((request, answer) => {
    const at = Number(/\d+/u.exec(request.url ?? '')?.[0] ?? 0);
    const payload = xssPayloads[at] ?? '';
    if (request.url?.startsWith('/with/')) answer.setHeader('content-security-policy', policy);
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(
      `<!doctype html><title>x</title><div>${payload}</div><input value="${payload}"><script type="application/json">"${payload}"</script>`,
    );
  });
  bare.listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const at = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;
  const window = await trap(browser);
  const ran = new Set<number>();
  const stopped = new Set<number>();
  for (const [number] of few(xssPayloads).entries()) {
    const before = window.caught.ran.length;
    await window.show(`${at}/without/${number}`);
    if (window.caught.ran.length > before) ran.add(number);
    const [dialogs, forbidden] = [window.caught.ran.length, window.caught.forbidden.length];
    await window.show(`${at}/with/${number}`);
    expect(window.caught.ran).toHaveLength(dialogs);
    if (window.caught.forbidden.length > forbidden) stopped.add(number);
  }
  await window.close();
  bare.close();
  says(
    `on a page without protection ${ran.size} of ${few(xssPayloads).length} ran; under the shop's policy none, ${stopped.size} were reported`,
  );
  expect(ran.size).toBeGreaterThanOrEqual(sized(6, 24));
  expect(stopped.size).toBeGreaterThanOrEqual(sized(6, 24));
  expectAll('planted controls seen', 2, 2);
});

/** The products whose texts hold payloads: one each. */
const plantedProducts = () =>
  db
    .selectFrom('product')
    .select('id')
    .where('published', '=', true)
    .orderBy('id')
    .limit(xssPayloads.length)
    .execute();

describe('nothing stored runs', () => {
  test('on a product’s page', async () => {
    const products = await plantedProducts();
    await expectHarmless('products', pages(few(products).map(({ id }) => `/product-detail/${id}/x/y`)));
  });

  test('on the other pages of the shop', async () => {
    const paths = [
      '/',
      '/all-products/0/all-categories?show=100',
      '/all-products/0/popular-products',
      '/all-products/1/x',
      '/campaign/1/x',
      '/campaign/2/x',
      '/about',
      '/faq',
      '/contact-us',
      '/login',
      '/signup',
      '/reset-password',
      '/become-seller',
      '/nowhere',
      '/refresh',
      '/offline',
    ];
    await expectHarmless('screens', pages(paths));
  });

  test('on the pages of a customer, nor of what the browser keeps', async () => {
    const customer = await db
      .selectFrom('customer')
      .selectAll()
      .where('email', '=', 'sokha@example.com')
      .executeTakeFirstOrThrow();
    const Token = (await createSession(db, customer.id, false)).token;
    await createSession(db, customer.id, false);
    await plantPayloads(db, xssPayloads);
    const products = await plantedProducts();
    for (const at of few([0, 9, 18, 27, 36, 45, 54])) {
      const payload = (by: number) => xssPayloads[(at + by) % xssPayloads.length]!;
      const user = {
        UserID: customer.id,
        FirstName: payload(0),
        LastName: payload(1),
        EmailAddress: payload(2),
        MobileNo: payload(3),
        AddressLineOne: payload(4),
        CityID: 1,
        CityName: payload(5),
        StateProvinceID: 1,
        StateName: payload(6),
        CountryID: 1,
        CountryName: payload(7),
        PostalCode: payload(8),
      };
      const things = products.map(({ id }, place) => ({
        ProductId: String(id),
        ProductName: payload(place),
        Quantity: 1,
        Price: 5,
        DefaultImage: payload(place + 3),
        ShippingCharges: 0,
        productSelectedAttributes: [],
      }));
      const entries = {
        user,
        Token,
        cartItems: things,
        customerWishList: things,
        recentSearches: xssPayloads,
      };
      await expectHarmless(
        `a customer's screens (${at})`,
        pages(['/orders-history', '/update-profile', '/cart', '/checkout', '/wish-list', '/']),
        entries,
      );
    }
  });

  test('in a mail', async () => {
    for (const payload of xssPayloads) {
      await shop.ask(contactUs.path, {
        FullName: payload.slice(0, 80),
        Email: 'a@example.com',
        PhoneNumber: '',
        Subject: payload.slice(0, 80),
        Message: payload,
      });
    }
    await sleep(4000);
    const names = [
      ...(await (await fetch(`${url}/mailbox`)).text()).matchAll(/href="(\/mailbox\/[^"]+)"/gu),
    ].map(([, href = '']) => href);
    expect(names.length).toBeGreaterThanOrEqual(xssPayloads.length / 2);
    const raw = await eachOf(few(names), 4, async (name) => (await fetch(`${url}${name}/html`)).text());
    const live =
      /<(script|img src=x|svg|iframe|object|embed|video|audio|details|math|select|input|body onload|image|form|button|marquee|dialog)|\son(error|load|focus|toggle)=alert\(1\)[^&<]*>/iu;
    expect(raw.filter((html) => live.test(html))).toEqual([]);
    await expectHarmless(
      'mails',
      few(names)
        .slice(0, 20)
        .map((name) => `${url}${name}/html`),
    );
  });
});

describe('nothing said in an address runs', () => {
  test('in a search, a filter, a name or a code', async () => {
    const paths = few(xssPayloads).flatMap((payload, at) => {
      const text = encodeURIComponent(payload);
      const odd = [
        `/campaign/1/${text}`,
        `/wish-list/${text}`,
        `/contact-us?subject=${text}`,
        `/login?next=${text}`,
        `/orders-history?order=${text}`,
        `/all-products/1/${text}?price=${text}&sort=${text}&brand=${text}`,
        `/${text}`,
        `/product-detail/1/${text}/${text}?color=${text}`,
      ];
      return [`/all-products/0/all-categories?SearchTerm=${text}`, odd[at % odd.length]!];
    });
    await expectHarmless('addresses', pages(paths));
  });
});
