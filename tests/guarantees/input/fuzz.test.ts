import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRegistry } from '#server/calls/registry.ts';
import { again, mapConcurrently, share } from '../asking.ts';
import { expectAll, inTime, says, sized } from '../gate.ts';
import { wireTables } from '../../conformance/tables/all-tables.ts';
import { demoLogins, runningShop, type Visitor } from '../../support/running-shop.ts';
import { hostileRequests, type HostileRequest } from './hostile-requests.ts';
import { senderHeaders } from './hostile-senders.ts';
import { type RawAnswer, sendBytes, sender } from './send.ts';
import { added, brokenOrders, hiddenRows, stored, type Stored } from '../stored.ts';

const count = sized(1000, 40_000, 100_000);
const seed = Number(process.env['HOSTILE_SEED'] ?? sized(20_260, 20_261));
const atOnce = 10;
/** Hostile requests for each honest one. */
const round = 20;

/** More than the test sends, because a request rejected by a rate limit wouldn't reach any code. */
const enough = String(4 * count);
const limits = { LIMIT_BROWSE: enough, LIMIT_ACCOUNT: enough, LIMIT_ORDER: enough, LIMIT_MESSAGE: enough };
const shop = await runningShop({ LOG_LEVEL: 'debug', ...limits });
const { handlers } = await loadRegistry();
const { send, close } = sender(shop.url);
afterAll(close);

interface Sent {
  request: HostileRequest;
  answer: RawAnswer;
}
const sent: Sent[] = [];
const honestly: { path: string; form: string; isRight: boolean }[] = [];
let before: Stored;
let after: Stored;
const bystanders: Record<'before' | 'after', unknown[]> = { before: [], after: [] };
const demoCustomers = () =>
  shop.db
    .selectFrom('customer')
    .selectAll()
    .where(
      'email',
      'in',
      Object.values(demoLogins).map(([email]) => email),
    )
    .orderBy('id')
    .execute();

/** Requests of honest clients, and their answers before any hostile request. */
const honest = wireTables
  .filter(({ writes }) => !writes)
  .flatMap(({ path, forms, customersOnly }) =>
    Object.entries(forms).map(([form, parameters]) => ({ path, form, parameters, customersOnly, right: '' })),
  );

beforeAll(async () => {
  const sokha: Visitor = await shop.logIn(...demoLogins.sokha);
  const headersOf = await senderHeaders(shop.db);
  const {
    rows: [ground],
  } = await sql<{ product: number }>`
    select id as product from product p where published and stock is null and discount_id is null and not exists (
      select from product_option o where o.product_id = p.id and (required or attribute_id <= 2)) order by id limit 1`.execute(
    shop.db,
  );
  const requests = hostileRequests(
    handlers.map(({ operation }) => operation),
    { product: ground!.product, missing: 900_000 },
    count,
    seed,
  );
  const fetchText = async ({ path, parameters, customersOnly }: (typeof honest)[number]) =>
    (await shop.request(path, parameters, { as: customersOnly && sokha })).text;
  for (const each of honest) each.right = await fetchText(each);
  bystanders.before = await demoCustomers();
  before = await stored(shop.db);
  for (let at = 0; at < requests.length; at += round) {
    const batch = requests.slice(at, at + round);
    await mapConcurrently(batch, atOnce, async (request) => {
      const headers = [...request.headers, ...headersOf(request.sender)];
      const once = () => send({ ...request, headers }).catch((error: unknown) => noAnswer(request, error));
      sent.push({ request, answer: await again(once) });
    });
    const next = honest[(at / round) % honest.length]!;
    honestly.push({ path: next.path, form: next.form, isRight: (await fetchText(next)) === next.right });
  }
  after = await stored(shop.db, before);
  bystanders.after = await demoCustomers();
}, 1_800_000);

function noAnswer({ name }: HostileRequest, error: unknown): RawAnswer {
  return { status: 0, type: '', text: `${name}: ${String(error)}`, milliseconds: 0 };
}

/** Returns the first few requests, shortened for reading. */
const shown = (found: readonly Sent[]) =>
  found.slice(0, 5).map(({ request: { method, path, headers, body, sender: who }, answer }) => ({
    requests: `${who}: ${method} ${path.slice(0, 90)} ${headers.join(' ').slice(0, 120)} ${String(body).slice(0, 300)}`,
    answered: `${answer.status} ${answer.text.slice(0, 200)}`,
  }));
const those = (wrong: (each: Sent) => boolean) => shown(sent.filter(wrong));
const envelopeOf = ({ answer }: Sent) => JSON.parse(answer.text) as { statusCode: number; data: string };
const isCall = ({ request: { method }, answer }: Sent) => method === 'POST' && answer.status === 200;
const answersOf = (name: string) =>
  sent
    .filter((each) => each.request.name === name && isCall(each))
    .map((each) => JSON.parse(envelopeOf(each).data || '[]')[0]);

const envelopeKeys = 'errorMessage isAuthorized message statusCode statusMessage token';

function isNoEnvelope(each: Sent): boolean {
  if (!isCall(each)) return false;
  const { data, errorCode, Errors, ...envelope } = JSON.parse(each.answer.text) as Record<string, unknown>;
  const isRefused = envelope['statusCode'] !== 200;
  if (isRefused !== (typeof errorCode === 'string') || (Errors !== undefined && !isRefused)) return true;
  if (Object.keys(envelope).toSorted().join(' ') !== envelopeKeys || typeof data !== 'string') return true;
  return data !== '' && typeof JSON.parse(data) !== 'object';
}

describe(`${count} hostile requests to all calls`, () => {
  it('some hostile requests were sent to every call', () => {
    expect(sent).toHaveLength(count);
    const requests = new Set(sent.map(({ request }) => request.name));
    expect(requests.size).toBe(handlers.length);
    expect(honestly).toHaveLength(count / round);
  });

  it('most hostile requests reach a handler', () => {
    const refusedBefore = shop.output().split('"msg":"input refused"').length - 1;
    const answered = sent.filter((each) => isCall(each) && ![401, 403].includes(envelopeOf(each).statusCode));
    const reached = (answered.length - refusedBefore) / count;
    says(`${Math.round(reached * 100)} % reached a handler, ${refusedBefore} were refused for their shape`);
    expect(refusedBefore).toBeGreaterThan(count / 30);
    // Half of the calls answer only customers, and a part of the requests are visitors’.
    expect(reached).toBeGreaterThan(0.5);
  });

  it('each hostile request got one response, never a 5xx', () => {
    const isGood = ({ answer }: Sent) => answer.status >= 200 && answer.status < 500;
    expect(those((each) => !isGood(each))).toEqual([]);
    expectAll('hostile requests answered below 500', sent.filter(isGood).length, count);
  });

  it('hostile requests got a fast response', () => {
    inTime('the slowest', Math.max(...sent.map(({ answer }) => answer.milliseconds)), 2000, ' ms');
    says(
      `99 of 100 within ${share(
        sent.map(({ answer }) => answer.milliseconds),
        0.99,
      ).toFixed(0)} ms`,
    );
  });

  it('hostile requests got an envelope from every call, in its documented shape', () => {
    expect(those(isNoEnvelope)).toEqual([]);
  });

  it('responses to hostile requests revealed no SQL, stack, path or password', () => {
    const inside =
      /\bat (async )?\S+ \(|\.ts:\d+|node:internal|node_modules|\/work\/|\/root\/|syntax error|violates|duplicate key|invalid input syntax|invalid byte sequence|out of range for type|relation "|column "|select .+ from |insert into|argon2|ECONN|ZodError|Kysely|"issues"/iu;
    expect(those(({ answer }) => inside.test(answer.text))).toEqual([]);
  });

  it('hostile requests caused no error in the log', () => {
    expect(shop.faults().map((line) => line.slice(0, 500))).toEqual([]);
  });

  it('hostile requests did not keep an honest client from the right response, checked every 20 requests', () => {
    expect(honestly.filter(({ isRight }) => !isRight)).toEqual([]);
  });

  it('hostile requests changed no stored data', () => {
    expect(after.hashes).toEqual(before.hashes);
  });

  it('only complete acknowledged data was added: orders, customers, sessions, messages', async () => {
    const rows = (name: string, sentence: string) =>
      answersOf(name).filter((row) => row?.ResponseMsg === sentence);
    const saved = (name: string) => rows(name, 'Saved Successfully').length;
    const orders = new Set(rows('POST_CUSTOMER_ORDER', 'Order Placed Successfully').map((row) => row.OrderId))
      .size;
    const samples = new Set(
      rows('CREATE_SAMPLE_REQUEST', 'Saved Successfully').map((row) => row.RequestNumber),
    ).size;
    const more = (name: string) => added(before, after)[name] ?? 0;
    const hidden = await hiddenRows(shop.db);
    expect({
      customer: more('customer'),
      session: more('session'),
      contact_message: more('contact_message'),
      seller_request: more('seller_request'),
      wishlist_share: more('wishlist_share'),
      sample_request: more('sample_request'),
      customer_order: more('customer_order') - hidden.orders,
      order_item: more('order_item') - hidden.items,
      order_status_change: more('order_status_change') - hidden.changes,
      coupon_use: more('coupon_use'),
    }).toEqual({
      customer: saved('SIGNUP_USER'),
      session: rows('GET_USER_LOGIN', 'Login Successfully').length,
      contact_message: saved('CONTACT_US'),
      seller_request: saved('CREATE_VENDOR_REQUEST'),
      wishlist_share: saved('CREATE_WISHLIST_SHARE'),
      sample_request: samples,
      customer_order: orders,
      order_item: orders,
      order_status_change: orders,
      coupon_use: 0,
    });
    expect(orders).toBeGreaterThan(0);
    // The same cart after 30 seconds is another order, under the same key.
    expect(more('order_key')).toBeLessThanOrEqual(orders + hidden.orders);
    expect(more('subscriber')).toBeLessThanOrEqual(saved('INSERT_SUBSCRIBER'));
    expect(await brokenOrders(shop.db)).toEqual([]);
  });

  it('hostile requests left other customers unchanged', () => {
    expect(bystanders.after).toEqual(bystanders.before);
    expect(bystanders.before).toHaveLength(3);
  });
});

describe('malformed HTTP is refused', () => {
  const bytes = (text: string) => sendBytes(shop.port, text);
  const call = 'POST /api/v1/dynamic/dataoperation/get-countries-list HTTP/1.1\r\nHost: x\r\n';
  const type = 'Content-Type: application/json\r\n';
  it.each([
    ['two lengths', `${call}${type}Content-Length: 2\r\nContent-Length: 30\r\n\r\n{}`],
    [
      'a length and chunks',
      `${call}${type}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n`,
    ],
    ['an invalid length', `${call}${type}Content-Length: -1\r\n\r\n{}`],
    ['invalid chunks', `${call}${type}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`],
    ['an unknown transfer', `${call}${type}Transfer-Encoding: gzip\r\n\r\n{}`],
    ['a header with NUL', `${call}${type}Token: a\0b\r\nContent-Length: 2\r\n\r\n{}`],
    ['an endless header', `${call}X: ${'x'.repeat(100_000)}`],
    ['thousands of headers', `${call}${'X: y\r\n'.repeat(20_000)}\r\n`],
    ['an invalid method', 'DROP /api/v1/x HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['noise behind a call', `${call}${type}Content-Length: 24\r\n\r\n{"requestParameters":{}}noise`],
    ['an address with a blank', 'GET /api/v1/x y HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['noise', '\0\u0001\u0002\u0003\r\n\r\n'],
    ['a TLS hello', '\u0016\u0003\u0001\u0002\0\u0001\0\u0001\u00fc\u0003\u0003'],
  ])('malformed HTTP is refused: %s', async (_what, text) => {
    const answers = await bytes(text);
    const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d{3})/gu)].map(([, status]) => Number(status));
    expect(statuses.length).toBeLessThanOrEqual(1);
    for (const status of statuses) expect(status).toSatisfy((code: number) => code >= 400 && code < 500);
  });

  it.each(['Token', 'UserID', 'Idempotency-Key'])('the header %s sent twice is refused', async (name) => {
    const end = 'Content-Length: 24\r\nConnection: close\r\n\r\n{"requestParameters":{}}';
    const answerTo = async (more: string) => (await bytes(`${call}${type}${more}${end}`)).slice(0, 13);
    expect(await answerTo(`${name}: aaaaaaaa\r\n`)).toBe('HTTP/1.1 200 ');
    expect(await answerTo(`${name}: aaaaaaaa\r\n${name}: bbbbbbbb\r\n`)).toBe('HTTP/1.1 400 ');
    expect(await answerTo(`${name}: aaaaaaaa\r\nX-Other: y\r\n${name}:\r\n`)).toBe('HTTP/1.1 400 ');
  });

  it('malformed HTTP does not stop the shop or cause an error in its log', async () => {
    const [first] = honest;
    expect((await shop.request(first!.path, first!.parameters)).text).toBe(first!.right);
    expect(shop.faults()).toEqual([]);
  });
});
