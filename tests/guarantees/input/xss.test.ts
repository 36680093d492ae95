import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactUs } from '#contract/operations/visitors/contact-us.ts';
import { createSession } from '#shop/accounts/accounts.ts';
import { jobPath } from '#shop/jobs/jobs.ts';
import { publishInvalidation } from '#shop/invalidation/invalidation.ts';
import { findBrowser, launchBrowser, removeBrowser } from '../../support/browser-program.ts';
import { officePlaces, type PlacedOrders } from '../../support/office-places.ts';
import { pdfPageCount } from '../../support/pdf-text.ts';
import { runningShop } from '../../support/running-shop.ts';
import { staffCookie } from '../../support/staff-cookie.ts';
import { mapConcurrently } from '../asking.ts';
import { expectEvery, gateSize, expectAll, says, sized } from '../gate.ts';
import { barePages } from './bare-pages.ts';
import { expectHarmless } from './expect-harmless.ts';
import { hostileStaff, type Written } from './hostile-staff.ts';
import { hostileStorage } from './hostile-storage.ts';
import { plantPayloads } from './plant-payloads.ts';
import { liveMarkup, sentEmails } from './sent-emails.ts';
import { type StoredState, trap } from './script-trap.ts';
import { xssPayloads } from './xss-payloads.ts';

const program = await findBrowser({ KADO_TEST_BROWSER: 'npm', ...process.env });
const browser = await launchBrowser(program);
afterAll(async () => {
  await browser.close();
  removeBrowser(program);
});
const shop = await runningShop();
const { db, url } = shop;
// The office recognizes its sessions only under this host name.
const office = url.replace('127.0.0.1', 'localhost');
const { id: ownerId } = await db.selectFrom('staff').select('id').orderBy('id').executeTakeFirstOrThrow();
const cookie = await staffCookie(db, ownerId);
const owner: StoredState = { origin: office, entries: {}, cookie };

const langs = gateSize === 'short' ? (['en'] as const) : (['en', 'ar'] as const);
const screens = (orders: PlacedOrders, inquiryId?: number) =>
  officePlaces(orders, inquiryId).map(({ path, ...place }) => ({
    ...place,
    url: `${office}/office/en${path}`,
  }));
const few = <Item>(items: readonly Item[]): readonly Item[] => items.slice(0, sized(8, items.length));
const pages = (paths: readonly string[]) =>
  langs.flatMap((lang) => paths.map((path) => `${url}/${lang}${path}`));

test('without the protection the payloads run, and the trap and the policy listener detect them', async () => {
  const { at, close } = await barePages();
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
  close();
  says(
    `on a page without protection ${ran.size} of ${few(xssPayloads).length} ran; under the shop's policy none, ${stopped.size} were reported`,
  );
  expect(ran.size).toBeGreaterThanOrEqual(sized(6, 24));
  expect(stopped.size).toBeGreaterThanOrEqual(sized(6, 24));
  expectAll('planted controls seen', 2, 2);
});

/** Returns products whose texts contain payloads, one for each. */
const plantedProducts = () =>
  db
    .selectFrom('product')
    .select('id')
    .where('published', '=', true)
    .orderBy('id')
    .limit(xssPayloads.length)
    .execute();

/** Returns two orders with a proof, and two of any kind. */
const printedOrders = () =>
  db
    .selectFrom('customer_order as o')
    .select(['o.id', 'o.number', 'o.link_version'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('proof as p')
          .innerJoin('order_item as i', 'i.id', 'p.item_id')
          .select('p.id')
          .whereRef('i.order_id', '=', 'o.id'),
      ),
    )
    .orderBy('o.id')
    .limit(2)
    .execute();
const anyOrders = () =>
  db.selectFrom('customer_order').select(['id', 'number', 'link_version']).orderBy('id').limit(2).execute();

describe('content written by staff never runs', () => {
  let written: Written;
  const isIn = (read: string, field: string) =>
    written.fields.some(({ what, mark }) => what === field && read.includes(mark));
  beforeAll(async () => {
    written = await hostileStaff(db, office, cookie);
  });
  afterAll(() => written.disconnect());

  test('values with a format are rejected, others stored unchanged', () => {
    expect(written.refused.join(', ')).toBe(
      [
        'shop phone, shop email, shop socialUrls, shop chatUrls, shop timeZone, shop orderPrefix, colour hex, discount couponCode',
        'redirect fromPath, redirect toPath, mail host, mail port, mail encryption, sender name, sender address',
        'telegram TELEGRAM_TOKEN, telegramBot TELEGRAM_BOT_TOKEN, telegramBot TELEGRAM_CHAT_ID, sms SMS_URL, sms SMS_TOKEN, paypal PAYPAL_ENVIRONMENT, khqr KHQR_ACCOUNT',
        'khqr KHQR_TOKEN, khqr KHQR_NAME, khqr KHQR_NAME_KM, khqr KHQR_CITY, khqr KHQR_CITY_KM, khqr KHQR_EMAIL',
        'khqr KHQR_MERCHANT_ID, khqr KHQR_BANK, khqr KHQR_URL, acquirer ACQUIRER_URL',
        'acquirer ACQUIRER_MERCHANT, acquirer ACQUIRER_SECRET, customPage slug',
      ].join(', '),
    );
    says(
      `${written.fields.length} payloads in ${new Set(written.fields.map(({ what }) => what)).size} fields`,
    );
  });

  test('content written by staff never runs on a screen of the office, which shows it as text', async () => {
    const read = await expectHarmless(
      browser,
      'the office',
      screens(written.orders, written.inquiryId),
      owner,
    );
    const shown = written.fields.filter(({ what }) => !notShown.has(what));
    expectEvery('fields of the office shown as text', shown, ({ mark }) => read.includes(mark));
  });

  test('content written by staff never runs on a page of the shop', async () => {
    const Token = (await createSession(db, written.customerId, false)).token;
    const entries = { user: { UserID: written.customerId }, Token };
    const paths = [
      '/',
      '/product-detail/1/x/y',
      '/campaign/1/x',
      '/faq',
      '/about',
      '/orders-history',
      '/pages/new',
    ];
    const read = await expectHarmless(browser, 'what staff wrote, in the shop', pages(paths), {
      origin: url,
      entries,
    });
    const shown = [
      'banner main',
      'campaign body',
      'pages faq',
      'pages topLinks',
      'customPage title',
      'product name en',
      'order note',
    ];
    expectEvery('fields of the office in the shop', shown, (field) => isIn(read, field));
  });

  test('content written by staff never runs in an email', async () => {
    await sleep(4000);
    const sent = await sentEmails(url);
    const raw = await mapConcurrently(sent, 4, async (each) => (await fetch(each)).text());
    expectEvery('emails without a live payload', raw, (html) => !liveMarkup.test(html));
    const read = await expectHarmless(browser, 'mails of the office', sent);
    expect(isIn(read, 'parcel number')).toBe(true);
  });

  test('content written by staff never runs in a document', async () => {
    const { customer: _, ...orders } = written.orders;
    const numbers = Object.values(orders).join(',');
    const papers = await mapConcurrently(['invoices', 'packing-slips'], 1, async (paper) => {
      const answer = await fetch(`${office}/office/papers/${paper}?orders=${numbers}`, {
        headers: { cookie },
      });
      return Buffer.from(await answer.arrayBuffer());
    });
    expectEvery(
      'documents without a live payload',
      papers,
      (pdf) => !/\/(?:JavaScript|JS|OpenAction|AA|Launch|URI|EmbeddedFile)\b/u.test(pdf.toString('latin1')),
    );
    const read = (await Promise.all(papers.map(pdfPageCount))).flat().join('').replaceAll(/\s/gu, '');
    const shown = ['customer firstName', 'gift message', 'company name', 'company tax number'];
    expectEvery('fields of the office on documents', shown, (field) => isIn(read, field));
  });
});

/** Fields that the office stores but doesn't show in full, sanitizes as HTML, or replaced afterwards. */
const notShown = new Set(
  'customer first name, customer last name, shop vatNumber, pages shippingInfo, pages faq, customPage body, bank reference of a refund, note of a refund'.split(
    ', ',
  ),
);

describe('stored content never runs', () => {
  beforeAll(async () => {
    const fields = await plantPayloads(db, xssPayloads);
    await publishInvalidation(db, 'all');
    await sleep(1500);
    says(`${xssPayloads.length} payloads in ${fields} stored fields`);
  });

  test('stored content never runs on a screen of the office, including customer input', async () => {
    const orders = [...(await printedOrders()), ...(await anyOrders())];
    const [sent = '', changeable = '', transfer = '', waiting = ''] = orders.map(({ number }) => number);
    const { customer_id: customer } = await db
      .selectFrom('customer_order')
      .select('customer_id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const places = screens({ sent, changeable, transfer, waiting, customer });
    await expectHarmless(browser, 'the office, all its labels too', places, owner);
  });

  test('stored content never runs on a product page', async () => {
    const products = await plantedProducts();
    await expectHarmless(
      browser,
      'products',
      pages(few(products).map(({ id }) => `/product-detail/${id}/x/y`)),
    );
  });

  test('stored content never runs on the other pages of the shop', async () => {
    const paths = [
      '/',
      '/all-products/0/all-categories?show=100',
      '/all-products/0/popular-products',
      '/all-products/1/x',
      '/campaign/1/x',
      '/campaign/2/x',
      '/pages/new',
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
    await expectHarmless(browser, 'screens', pages(paths));
  });

  test('stored content never runs on the page of an order behind its link', async () => {
    const secret = Buffer.from(readFileSync(`${shop.dataFolder}/secret`, 'utf8').trim(), 'base64');
    const orders = [...(await printedOrders()), ...(await anyOrders())];
    const links = langs.flatMap((lang) =>
      orders.map(({ id, link_version: version }) => jobPath(secret, lang, { orderId: id, version })),
    );
    await expectHarmless(
      browser,
      'pages of orders',
      links.map((link) => `${url}${link}`),
    );
  });

  test('stored content never runs on customer pages, including content of browser storage', async () => {
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
      const entries = { ...hostileStorage(customer.id, products, at), Token };
      await expectHarmless(
        browser,
        `a customer's screens (${at})`,
        pages(['/orders-history', '/update-profile', '/cart', '/checkout', '/wish-list', '/']),
        { origin: url, entries },
      );
    }
  });

  test('stored content never runs in an email with customer input', async () => {
    for (const payload of xssPayloads) {
      await shop.request(contactUs.path, {
        FullName: payload.slice(0, 80),
        Email: 'a@example.com',
        PhoneNumber: '',
        Subject: payload.slice(0, 80),
        Message: payload,
      });
    }
    await sleep(4000);
    const sent = await sentEmails(url);
    expect(sent.length).toBeGreaterThanOrEqual(xssPayloads.length / 2);
    const raw = await mapConcurrently(few(sent), 4, async (each) => (await fetch(each)).text());
    expect(raw.filter((html) => liveMarkup.test(html))).toEqual([]);
    await expectHarmless(browser, 'mails', few(sent).slice(0, 20));
  });
});

describe('content of a URL never runs', () => {
  test('content of a URL never runs in a search, a filter, a name or a code', async () => {
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
    await expectHarmless(browser, 'addresses', pages(paths));
  });

  test('content of a URL never runs in the office', async () => {
    const finds = ['orders', 'products', 'money', 'labels', 'audit'].map((list) => `/${list}?find=`);
    const paths = [...finds, '/sign-in?next='];
    const urls = few(xssPayloads).map(
      (payload, at) => `${office}/office/en${paths[at % paths.length]}${encodeURIComponent(payload)}`,
    );
    await expectHarmless(browser, 'addresses of the office', urls, owner);
  });
});
