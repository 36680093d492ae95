import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { updateProfile } from '#contract/operations/accounts/update-profile.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { loadRegistry } from '#server/calls/registry.ts';
import { createSession } from '#shop/accounts/accounts.ts';
import { findBrowser, launchBrowser, removeBrowser } from '../../support/browser-program.ts';
import { runningShop } from '../../support/running-shop.ts';
import { newShopper } from '../../support/shop-api.ts';
import { again, mapConcurrently } from '../asking.ts';
import { expectEvery, expectAll, says } from '../gate.ts';
import { customersWithPassword, password } from './identity-pair.ts';

const friend = 'https://app.example';
const shop = await runningShop({ CORS_ORIGINS: friend, KADO_MODE: 'demo' });
const { db } = shop;
const operations = (await loadRegistry()).handlers.map(({ operation }) => operation);

const nameOf = async (id: number) => {
  const found = db.selectFrom('customer').select('first_name').where('id', '=', id);
  return (await found.executeTakeFirstOrThrow()).first_name;
};
const person = { LastName: 'Chan', AddressLineOne: 'House 12', MobileNo: '', PostalCode: '' };
const change = (FirstName: string) => ({ requestParameters: { FirstName, ...person } });
const json = { 'content-type': 'application/json' };

interface Attempt {
  what: string;
  headers: Record<string, string>;
  body?: string;
}
/** The ways in which pages of other sites can make a browser send a request. */
const wrongTypes: readonly Attempt[] = [
  { what: 'text/plain', headers: { 'content-type': 'text/plain' } },
  { what: 'text/plain, for JSON', headers: { 'content-type': 'text/plain; charset=application/json' } },
  { what: 'a form', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { what: 'a form with files', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
  { what: 'a type with the same beginning', headers: { 'content-type': 'application/jsonx' } },
  { what: 'another kind of JSON', headers: { 'content-type': 'application/csp-report+json' } },
  { what: 'two types', headers: { 'content-type': 'text/plain, application/json' } },
  { what: 'no type', headers: { 'content-type': '' } },
];
const wrongSites: readonly Attempt[] = [
  {
    what: 'another site',
    headers: { ...json, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  },
  { what: 'another site, without an origin', headers: { ...json, 'sec-fetch-site': 'cross-site' } },
  {
    what: 'a sibling domain',
    headers: { ...json, 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' },
  },
  { what: 'a page without an origin', headers: { ...json, origin: 'null' } },
  { what: 'a sandbox', headers: { ...json, origin: 'null', 'sec-fetch-site': 'cross-site' } },
];

async function post(
  path: string,
  { headers, body }: Attempt & { body?: string },
  more: Record<string, string> = {},
) {
  const answer = await again(() =>
    fetch(`${shop.url}/api/v1/${path}`, {
      method: 'POST',
      headers: { ...headers, ...more },
      ...(body !== undefined && { body: new TextEncoder().encode(body) }),
    }),
  );
  return {
    status: answer.status,
    allowed: answer.headers.get('access-control-allow-origin'),
    credentials: answer.headers.get('access-control-allow-credentials'),
    text: await answer.text(),
  };
}

describe('a request from a page of another site', () => {
  test.each([
    ...wrongTypes.map((request) => ({ ...request, status: 415 })),
    ...wrongSites.map((request) => ({ ...request, status: 403 })),
  ])('every call refuses the request and changes nothing: $what', async (request) => {
    const { customerId } = await newShopper(db);
    const { token, bindingValue } = await createSession(db, customerId, true);
    const who = { token, userid: String(customerId), cookie: `kado=${bindingValue}` };
    const body = JSON.stringify(change('Thief'));
    const output = await mapConcurrently(operations, 4, ({ path }) => post(path, { ...request, body }, who));
    expectAll(
      `${request.what}: refused with ${request.status}`,
      output.filter(({ status }) => status === request.status).length,
      operations.length,
    );
    expect(output.filter(({ allowed }) => allowed !== null)).toEqual([]);
    expect(await nameOf(customerId)).toBe('Sokha');
    // The same customer is allowed to send it from one of our pages.
    const ours = { what: '', headers: { ...json, 'sec-fetch-site': 'same-origin' } };
    const own = await post(updateProfile.path, { ...ours, body: JSON.stringify(change('Bopha')) }, who);
    expect(own.status).toBe(200);
    expect(await nameOf(customerId)).toBe('Bopha');
  });

  test('a request from a page of another site has no effect by GET', async () => {
    const output = await mapConcurrently(
      operations,
      4,
      async ({ path }) => (await fetch(`${shop.url}/api/v1/${path}?requestParameters={}`)).status,
    );
    expectAll(
      'calls that refuse GET',
      output.filter((status) => status === 405 || status === 404).length,
      operations.length,
    );
  });
});

describe('another origin', () => {
  const preflight = async (path: string, origin: string) => {
    const answer = await again(() =>
      fetch(`${shop.url}/api/v1/${path}`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type, token, userid',
        },
      }),
    );
    return {
      status: answer.status,
      allowed: answer.headers.get('access-control-allow-origin'),
      headers: answer.headers.get('access-control-allow-headers'),
      credentials: answer.headers.get('access-control-allow-credentials'),
    };
  };
  test('another origin can use tokens but never cookies if it is configured', async () => {
    const output = await mapConcurrently(operations, 4, ({ path }) => preflight(path, friend));
    expect(output.filter(({ credentials }) => credentials !== null)).toEqual([]);
    expectAll(
      'preflights of the listed origin',
      output.filter(
        ({ status, allowed, headers }) => status === 204 && allowed === friend && headers?.includes('token'),
      ).length,
      operations.length,
    );
    const { token, customerId } = await newShopper(db);
    const requests = await post(getCustomerOrderHistoryMaster.path, {
      what: '',
      headers: { ...json, origin: friend, 'sec-fetch-site': 'cross-site', token, userid: String(customerId) },
      body: '{"requestParameters":{}}',
    });
    expect(requests).toMatchObject({ status: 200, allowed: friend });
  });

  test.each([
    'https://evil.example',
    'https://app.example.evil.example',
    'https://evilapp.example',
    'http://app.example',
    'https://app.example:8443',
    'null',
    'HTTPS://APP.EXAMPLE',
  ])('another origin gets no access if it is not configured: %s', async (origin) => {
    const output = await mapConcurrently(operations, 4, ({ path }) => preflight(path, origin));
    expectAll(
      `preflights refused to ${origin}`,
      output.filter(({ status, allowed }) => status === 403 && allowed === null).length,
      operations.length,
    );
  });
});

describe('a real browser on a page of another site', () => {
  const site = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html').end('<!doctype html><title>Another site</title>');
  });
  let origin = '';
  beforeAll(async () => {
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    // `localhost` is a different site than 127.0.0.1, on the same machine.
    origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  });
  afterAll(() => void site.close());

  test('another origin neither reads nor changes the customer’s data, whatever it sends', async () => {
    const [shopper] = await customersWithPassword(db, 1);
    const program = await findBrowser({ KADO_TEST_BROWSER: 'npm', ...process.env });
    const browser = await launchBrowser(program);
    try {
      const page = await browser.newPage();
      await page.goto(`${shop.url}/en/about`);
      /** Sends a request as a script of the page does. */
      const call = (path: string, parameters: object, who: Record<string, string> = {}) =>
        page.evaluate(
          async ([at, body, headers]) => {
            const answer = await fetch(`/api/v1/${at}`, {
              method: 'POST',
              headers: { 'content-type': 'application/json', ...headers },
              body,
            });
            return (await answer.json()) as { token: string; statusCode: number };
          },
          [path, JSON.stringify({ requestParameters: parameters }), who] as const,
        );
      const { token: login } = await call(getUserLogin.path, { Email: shopper!.email, Password: password });
      expect(login).toHaveLength(43);
      const userid = String(shopper!.customerId);
      const own = await call(getCustomerOrderHistoryMaster.path, {}, { token: login, userid });
      expect(own.statusCode).toBe(200);

      await page.goto(`${origin}/`);
      const url = `${shop.url}/api/v1/${updateProfile.path}`;
      const read = await page.evaluate(
        async ([to, token, id, body]) => {
          const tries: RequestInit[] = [
            { headers: { 'content-type': 'application/json', token, userid: id } },
            { headers: { 'content-type': 'application/json' } },
            { headers: { 'content-type': 'text/plain' } },
            { mode: 'no-cors', headers: { 'content-type': 'text/plain' } },
            { mode: 'no-cors' },
          ];
          const seen: string[] = [];
          for (const each of tries) {
            try {
              const answer = await fetch(to, { method: 'POST', credentials: 'include', body, ...each });
              seen.push(await answer.text());
            } catch {
              seen.push('');
            }
          }
          navigator.sendBeacon(to, body);
          return seen;
        },
        [url, login, userid, JSON.stringify(change('Thief'))] as const,
      );
      await page.setContent(
        `<form method="post" enctype="text/plain" action="${url}"><input name='{"requestParameters":{"FirstName":"Thief","LastName":"T","AddressLineOne":"x","x":"' value='"}}'></form>`,
      );
      await page.evaluate(() => document.forms[0]?.submit());
      await page.waitForURL(url);
      const shown = await page.content();
      says(`the browser sent 7 requests from ${origin}`);
      expectEvery('answers its page could not read', read, (text) => text === '');
      expect(shown).not.toContain(shopper!.email);
      expect(await nameOf(shopper!.customerId)).toBe('Sokha');
      // The site can't load the shop into a frame, either.
      await page.goto(`${origin}/`);
      const framed = await page.evaluate(async (to) => {
        const frame = document.createElement('iframe');
        frame.src = to;
        document.body.append(frame);
        await new Promise((resolve) => frame.addEventListener('load', resolve));
        return frame.contentDocument === null;
      }, `${shop.url}/en/about`);
      const frame = page.frames().find((each) => each !== page.mainFrame());
      const inside =
        (await frame
          ?.locator('h1')
          .count()
          .catch(() => 0)) ?? 0;
      expectAll('the shop in a frame shows nothing', Number(framed && inside === 0), 1);
    } finally {
      await browser.close();
      removeBrowser(program);
    }
  });
});

test('the shop logged no error', () => {
  expect(shop.faults()).toEqual([]);
});
