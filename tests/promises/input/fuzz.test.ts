import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { loadRegistry } from '#server/calls/registry.ts';
import { type HostileRequest, hostileRequests } from './hostile-requests.ts';
import { senderHeaders } from './hostile-senders.ts';
import { sender } from './send.ts';
import { brokenOrders } from './stored.ts';
import { wireTables } from '../../conformance/tables/all-tables.ts';
import { runningShop } from '../../support/running-shop.ts';
import { again, eachOf, share } from '../identity/asking-from.ts';
import { atMost, holds, says, sized } from '../gate.ts';

const count = sized(300, 10_000, 25_000);
const seed = Number(process.env['HOSTILE_SEED'] ?? 20_261);
const atOnce = 10;

/** More than is sent: who is told to slow down has reached nothing. */
const enough = String(4 * count);
const shop = await runningShop({
  LOG_LEVEL: 'info',
  LIMIT_BROWSE: enough,
  LIMIT_ACCOUNT: enough,
  LIMIT_ORDER: enough,
  LIMIT_MESSAGE: enough,
});
const { handlers } = await loadRegistry();
const operations = handlers.map(({ operation }) => operation);
/** Calls that are counted together: those that read, of accounts, of orders, of messages. */
const groups = [...new Set(operations.map(({ limit }) => limit))].toSorted();
const { send, close } = sender(shop.url);
afterAll(close);
const headersOf = await senderHeaders(shop.db);
const { rows: grounds } = await sql<{ product: number }>`
  select id as product from product p where published and stock is null and discount_id is null and not exists (
    select from product_option o where o.product_id = p.id and (required or attribute_id <= 2)) order by id limit 1`.execute(
  shop.db,
);
const ground = { product: grounds[0]!.product, missing: 900_000 };

let sentAway = 0;
/** What the shop is too busy for is asked again: that is no answer to what was sent. */
async function asked(request: HostileRequest, headers: readonly string[]) {
  const answer = await send({ ...request, headers });
  if (answer.status === 503) sentAway += 1;
  return answer;
}

interface Sent {
  request: HostileRequest;
  status: number;
  text: string;
  milliseconds: number;
}
const inside =
  /\bat (async )?\S+ \(|\.ts:\d+|node:internal|node_modules|\/root\/|syntax error|violates|duplicate key|invalid input syntax|invalid byte sequence|out of range for type|relation "|column "|select .+ from |insert into|argon2|ECONN|ZodError|Kysely|"issues"/iu;
const shown = (found: readonly Sent[]) =>
  found.slice(0, 5).map(({ request: { sender: who, method, path, headers, body }, status, text }) => ({
    asked: `${who}: ${method} ${path.slice(0, 90)} ${headers.join(' ').slice(0, 120)} ${String(body).slice(0, 300)}`,
    answered: `${status} ${text.slice(0, 200)}`,
  }));

describe.each(groups)('hostile requests to the calls of the kind %s', (group) => {
  const of = operations.filter(({ limit }) => limit === group);

  test('get an answer below 500 within five seconds, and learn nothing of the inside', async () => {
    const faultsBefore = shop.faults().length;
    const requests = hostileRequests(of, ground, count, seed);
    const sent: Sent[] = await eachOf(requests, atOnce, async (request) => {
      const headers = [...request.headers, ...headersOf(request.sender)];
      const started = performance.now();
      try {
        return { request, ...(await again(() => asked(request, headers))) };
      } catch (error) {
        return { request, status: 0, text: String(error), milliseconds: performance.now() - started };
      }
    });
    const reached = sent.filter(({ status }) => status === 200).length;
    const times = sent.map(({ milliseconds }) => milliseconds);
    says(
      `${group}: ${count} requests to ${of.length} calls by seed ${seed}, ${reached} answered 200; 99 of 100 within ${share(times, 0.99).toFixed(0)} ms, the slowest ${Math.max(...times).toFixed(0)} ms`,
    );
    const isGood = ({ status }: Sent) => status >= 200 && status < 500;
    expect(shown(sent.filter((each) => !isGood(each)))).toEqual([]);
    expect(shown(sent.filter(({ text }) => inside.test(text)))).toEqual([]);
    expect(
      shop
        .faults()
        .slice(faultsBefore)
        .map((line) => line.slice(0, 400)),
    ).toEqual([]);
    expect(new Set(sent.map(({ request }) => request.name)).size).toBe(of.length);
    expect(reached / count).toBeGreaterThan(0.5);
    holds(`${group}: answered below 500, without a word of the inside`, sent.filter(isGood).length, count);
    atMost(`${group}: the slowest answer`, Math.max(...times), 5000, ' ms');
  });
});

test('they are answered, not sent away', () => {
  says(`${sentAway} of ${groups.length * count} were told that the shop is too busy, and sent again`);
  holds('requests for which there was time', Number(sentAway < (groups.length * count) / 10), 1);
});

test('afterwards honest clients get what they got, and every order is whole', async () => {
  const honest = wireTables.filter(({ writes, customersOnly }) => !writes && !customersOnly);
  const answers = await eachOf(honest, 4, ({ path, forms }) => shop.ask(path, Object.values(forms)[0]));
  holds(
    'honest calls answered',
    answers.filter(({ envelope }) => envelope.statusCode === 200).length,
    honest.length,
  );
  expect(await brokenOrders(shop.db)).toEqual([]);
});
