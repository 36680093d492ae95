import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { demoDatabase } from '../../support/postgres.ts';
import { errorsIn } from '../../support/running-shop.ts';
import { sendBytes } from './send.ts';
import { stubProviders } from '../../support/providers/stub-providers.ts';
import { type ShopServer, startShop } from '../../support/shop-server.ts';
import { fetchFrom } from '../asking.ts';
import { expectAll, says } from '../gate.ts';
import { customersWithPassword, password } from '../identity/identity-pair.ts';

// Two shops on one database, one of them reached over https, and a third shop whose database is unusable.
const { db, url: databaseUrl, ownerUrl } = await demoDatabase();
const plain = await startShop({ databaseUrl, ownerUrl });
const secure = await startShop({ databaseUrl, ownerUrl, env: { PUBLIC_URL: 'https://shop.example' } });
// Another shop whose checkout allows the scripts of the providers.
const { env: keys } = await stubProviders();
const wallet = await startShop({ databaseUrl, ownerUrl, env: keys });
afterAll(async () => void (await Promise.all([plain, secure, wallet].map((shop) => shop.stop()))));

interface Got {
  what: string;
  status: number;
  headers: Map<string, string>;
  body: string;
}
/** Sends a request over a bare connection, like clients that normalize nothing. */
async function raw(
  shop: ShopServer,
  what: string,
  head: string,
  body = '',
  host = 'shop.example',
): Promise<Got> {
  const request = `${head} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${body}`;
  const text = await sendBytes(shop.port, request, 20_000);
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  return { what, status: Number(first.split(' ')[1]), headers: new Map(headers), body: text.slice(end) };
}
const loginCall = `POST /api/v1/${getUserLogin.path}`;
const html = 'Accept: text/html\r\n\r\n';
const post = (type: string, body: string) =>
  `Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

const page = await (await fetch(`${plain.url}/en/`)).text();
const asset = /\/assets\/[\w./-]+\.js/u.exec(page)![0];
const picture = /\/content\/[\w./-]+\.(webp|avif|svg|png)/u.exec(page)![0];
const frame = /\/frame\/[\w./-]+\.json/u.exec(page)?.[0] ?? '/frame/en.json';

/** Every kind of response the shop can send, at least once. */
const requests: readonly [what: string, head: string, body?: string][] = [
  ...'/en/ /ar/ /en/cart /ar/checkout /en/checkout /en/login /en/update-profile /en/faq'
    .split(' ')
    .map((at): [string, string] => [`the page ${at}`, `GET ${at}`]),
  ['the head of a page', 'HEAD /en/'],
  ['a page that is elsewhere', 'GET /en/product-detail/1/x/y'],
  ['a page there is none of', 'GET /en/nowhere'],
  ['a file there is none of', 'GET /assets/nothing.js'],
  ['the data of a page', 'GET /page-data/en/'],
  ['a frame', `GET ${frame}`],
  ['a script', `GET ${asset}`],
  ['a picture', `GET ${picture}`],
  ['robots.txt', 'GET /robots.txt'],
  ['the sitemap', 'GET /sitemap.xml'],
  ['the health', 'GET /healthz'],
  ['the readiness', 'GET /readyz'],
  ['the mailbox', 'GET /mailbox'],
  ['the API’s description', 'GET /api/v1/openapi.json'],
  ['a call', loginCall, post('application/json', '{"requestParameters":{}}')],
  ['an unknown call', 'POST /api/v1/nothing', post('application/json', '{}')],
  ['a call that isn’t JSON', loginCall, post('application/json', '{')],
  ['a call of another type', loginCall, post('text/plain', '{}')],
  ['a call that is too large', loginCall, post('application/json', `"${'x'.repeat(200_000)}"`)],
  ['a call by GET', `GET /api/v1/${getUserLogin.path}`],
  ['a preflight', `OPTIONS /api/v1/${getUserLogin.path}`],
  ['a missing download', 'GET /api/v1/common/download-digital-file/1/1'],
  ['an invalid address', 'GET /en/%ff'],
  ['a path to a parent folder', 'GET /content/..%2f..%2fetc/passwd'],
  ['an unsubscribe link', 'GET /newsletter/unsubscribe/x'],
  ['the page of an order', 'GET /en/job/x'],
  ['a link from before orders had a page', 'GET /orders/confirm/x'],
  ['a webhook', 'POST /api/v1/payments/webhooks/nobody', post('application/json', '{}')],
];

const everything = async (shop: ShopServer): Promise<Got[]> => {
  const got: Got[] = [];
  for (const [what, head, body = html] of requests) got.push(await raw(shop, what, head, body));
  return got;
};
const byPlain = await everything(plain);
const bySecure = await everything(secure);

/** Requests a page and a call while the database blocks reads. */
async function paused(shop: ShopServer): Promise<Got[]> {
  const held = await db.startTransaction().execute();
  await sql`lock table customer, product, session in access exclusive mode`.execute(held);
  try {
    return await Promise.all([
      raw(shop, 'a page while the database is busy', 'GET /en/product-detail/33/shop/x', html),
      raw(
        shop,
        'a call while the database is busy',
        `POST /api/v1/${getUserLogin.path}`,
        post('application/json', '{"requestParameters":{"Email":"a@example.com","Password":"abcdefgh"}}'),
      ),
    ]);
  } finally {
    await held.rollback().execute();
  }
}
const busy = await paused(plain);

const byWallet = await everything(wallet);

const policyOf = ({ headers }: Got): Map<string, string[]> =>
  new Map(
    (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/u);
      return [name, values];
    }),
  );
/** Returns a directive of a policy, or its fallback if it is missing. */
const sources = (policy: Map<string, string[]>, name: string) =>
  policy.get(name) ?? policy.get('default-src');
const nonceIn = (values: readonly string[] = []) =>
  values.map((value) => /^'nonce-([\w+/]{22}==)'$/u.exec(value)?.[1]).find((each) => each !== undefined);
const wrong = (got: readonly Got[], isRight: (each: Got) => boolean) =>
  got.filter((each) => !isRight(each)).map(({ what, status }) => `${what} (${status})`);
const all = [...byPlain, ...bySecure, ...byWallet, ...busy];

function expectEvery(what: string, isRight: (each: Got) => boolean, of: readonly Got[] = all): void {
  expect(wrong(of, isRight)).toEqual([]);
  expectAll(what, of.length, of.length);
}

describe('responses of pages, files, calls, refusals, 404 and 503', () => {
  test('the responses checked for headers include every kind', () => {
    const statuses = new Set(all.map(({ status }) => status));
    says(`${all.length} answers, of ${[...statuses].toSorted((one, other) => one - other).join(', ')}`);
    expect(all.filter(({ status }) => status === 500 || Number.isNaN(status))).toEqual([]);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 301, 400, 403, 404, 405, 413, 415, 503]));
    expect(busy.map(({ status }) => status)).toEqual([503, 503]);
  });

  test('responses have a policy that blocks inline scripts and scripts of other sites', () => {
    const strict = (each: Got) => {
      const policy = policyOf(each);
      const scripts = sources(policy, 'script-src');
      // The mailbox page shows emails, which have inline styles. It has no scripts at all.
      const loose = /^(?:'(?:unsafe-|wasm-unsafe-).*'|data:|blob:|\*|https?:)$/u;
      return scripts !== undefined && !scripts.some((source) => loose.test(source));
    };
    expectEvery('script-src without unsafe-inline and unsafe-eval', strict);
    const styled = all.filter(({ what }) => what !== 'the mailbox');
    expectEvery(
      'style-src without unsafe-inline',
      (each) => !sources(policyOf(each), 'style-src')!.includes("'unsafe-inline'"),
      styled,
    );
    expectEvery("base-uri 'none'", (each) => policyOf(each).get('base-uri')?.join() === "'none'");
    expectEvery("object-src 'none'", (each) => sources(policyOf(each), 'object-src')?.join() === "'none'");
  });

  test('pages load only from this site, except pictures', () => {
    const isOpen = ({ headers }: Got) => headers.get('cross-origin-resource-policy') === 'cross-origin';
    const isPicture = ({ what }: Got) => /^a (?:picture|path to a parent folder)$/u.test(what);
    expectEvery('cross-origin-resource-policy', (each) =>
      isPicture(each) ? true : each.headers.get('cross-origin-resource-policy') === 'same-origin',
    );
    expect(all.filter(({ what }) => what === 'a picture').every(isOpen)).toBe(true);
  });

  test('responses have a nonce only at a wallet checkout, new for each response', async () => {
    const nonces = (each: Got) =>
      ['script-src', 'style-src'].map((name) => nonceIn(policyOf(each).get(name)));
    const isCheckout = ({ what }: Got) => /^the page .*checkout$/u.test(what);
    expectEvery(
      'no nonce elsewhere',
      (each) => !/nonce/u.test(each.headers.get('content-security-policy')! + each.body),
      all.filter((each) => !byWallet.includes(each) || !isCheckout(each)),
    );
    const twice = [
      ...byWallet.filter(isCheckout),
      await raw(wallet, 'once more', 'GET /en/checkout', html),
      await raw(wallet, 'compressed', 'GET /en/checkout', `Accept-Encoding: br\r\n${html}`),
    ];
    expectEvery(
      'same nonce in script-src, style-src and the document, which isn’t cached',
      (each) => {
        const [script, style] = nonces(each);
        const isPacked = each.headers.has('content-encoding');
        return (
          script !== undefined &&
          script === style &&
          (isPacked || each.body.split(`nonce="${script}"`).length === 2) &&
          each.headers.get('cache-control') === 'no-store' &&
          !each.headers.has('etag')
        );
      },
      twice,
    );
    expect(new Set(twice.flatMap(nonces)).size).toBe(twice.length);
  });

  test('responses cannot be framed or sniffed as another type', () => {
    expectEvery(
      "frame-ancestors 'none'",
      (each) => policyOf(each).get('frame-ancestors')?.join() === "'none'",
    );
    expectEvery('nosniff', ({ headers }) => headers.get('x-content-type-options') === 'nosniff');
    const referrer = /^(?:strict-origin(?:-when-cross-origin)?|no-referrer|same-origin)$/u;
    expectEvery('referrer-policy', ({ headers }) => referrer.test(headers.get('referrer-policy') ?? ''));
    const bodies = all.filter(
      ({ headers, status }) => status !== 204 && Number(headers.get('content-length') ?? 1) > 0,
    );
    expectEvery(
      'content-type',
      ({ headers, status }) => headers.has('content-type') || [301, 302, 304].includes(status),
      bodies,
    );
    expectEvery(
      'no mention of the software',
      ({ headers }) => !headers.has('x-powered-by') && !headers.has('server'),
    );
  });

  test('responses require https for a year where the shop uses it, and only there', () => {
    const hsts = ({ headers }: Got) =>
      /^max-age=(\d+)/u.exec(headers.get('strict-transport-security') ?? '')?.[1];
    expectEvery('HSTS over https', (each) => Number(hsts(each)) >= 31_536_000, bySecure);
    expectEvery('no HSTS over http', (each) => hsts(each) === undefined, [...byPlain, ...byWallet]);
  });

  test('responses of calls are never cached', () => {
    const calls = all.filter(({ what }) => /^a (call|download)/u.test(what));
    expectEvery(
      'no-store on calls',
      ({ headers, status }) => status === 405 || headers.get('cache-control') === 'no-store',
      calls,
    );
  });
});

test('responses set login cookies for this host, https and without script access', async () => {
  const [shopper] = await customersWithPassword(db, 1);
  const login = async (shop: ShopServer) => {
    const output = await fetchFrom(
      shop.url,
      getUserLogin.path,
      { Email: shopper!.email, Password: password },
      { headers: { 'sec-fetch-site': 'same-origin' } },
    );
    expect(output.envelope.token).not.toBeNull();
    return [output.headers['set-cookie'] ?? []].flat();
  };
  const [overHttps, overHttp] = [await login(secure), await login(plain)];
  expect(overHttps).toHaveLength(2);
  expectAll(
    '__Host-, Path=/, HttpOnly, SameSite=Lax, Secure over https',
    overHttps.filter((each) =>
      /^__Host-[\w-]+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/u.test(each),
    ).length,
    2,
  );
  expectAll(
    'HttpOnly and SameSite=Lax over http',
    overHttp.filter((each) =>
      /^kado[\w-]*=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/u.test(each),
    ).length,
    2,
  );
  expect(errorsIn(secure.output())).toEqual([]);
});

describe('a cached page', () => {
  const evil = 'evil.example';
  const odd: readonly [what: string, host: string, header: string, query: string][] = [
    ['another host', evil, '', ''],
    ['a forwarded host', '', `X-Forwarded-Host: ${evil}`, ''],
    ['a forwarded protocol', '', 'X-Forwarded-Proto: https', ''],
    ['a forwarded port', '', 'X-Forwarded-Port: 444', ''],
    ['a forwarded server', '', `Forwarded: host=${evil};proto=https`, ''],
    ['another address', '', `X-Original-URL: /en/${evil}`, ''],
    ['a rewritten address', '', `X-Rewrite-URL: /en/${evil}`, ''],
    ['a customer’s token', '', `Token: ${'A'.repeat(43)}\r\nUserID: 1`, ''],
    ['cookies', '', `Cookie: kado=${'B'.repeat(43)}; langCode=ar; theme=${evil}`, ''],
    ['another language', '', 'Accept-Language: km', ''],
    ['another browser', '', `User-Agent: ${evil}`, ''],
    ['a referrer and an origin', '', `Referer: https://${evil}/\r\nOrigin: https://${evil}`, ''],
    ['unknown keys', '', '', `?utm_source=${evil}&lang=ar&x=${evil}`],
  ];
  const paths = [
    '/en/',
    '/ar/',
    '/en/all-products/0/all-categories',
    '/ar/checkout',
    '/en/faq',
    '/en/nowhere',
  ];

  test.each(paths)('a cached page is the same for all visitors, whatever they send: %s', async (path) => {
    const accept = 'Accept: text/html\r\n';
    const get = (host = '', header = '', query = '') =>
      raw(
        plain,
        path,
        `GET ${path}${query}`,
        `${accept}${header ? `${header}\r\n` : ''}\r\n`,
        host || 'shop.example',
      );
    const clean = await get();
    const bad: string[] = [];
    for (const [what, host, header, query] of odd) {
      const bent = await get(host, header, query);
      const after = await get();
      if (bent.body !== clean.body || after.body !== clean.body) bad.push(what);
      if (bent.headers.has('set-cookie')) bad.push(`${what}: a cookie`);
      if ([...bent.headers.values()].some((value) => value.includes(evil))) bad.push(`${what}: in a header`);
    }
    expect(bad).toEqual([]);
    expect(clean.body).not.toContain(evil);
    expectAll(`${path}: byte for byte the same with odd headers, and after them`, odd.length, odd.length);
  });
});
