import { expect, test } from 'vitest';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { runningShop } from '../../support/running-shop.ts';
import { atLeast, expectAll, says, sized } from '../gate.ts';
import { type Answer, ask } from '../asking.ts';
import { throughput } from '../load/loops.ts';
import { browsing } from '../load/requests.ts';

const shop = await runningShop({ LIMIT_BROWSE: '1000000' });
const { url } = shop;

const seconds = sized(2, 4);
const once = () => throughput({ url, clients: 8, seconds, requests: browsing });
/** Takes the better of two runs, so that other load on the machine doesn't count. */
const measure = async () => Math.max(await once(), await once());

const listing = '/api/v1/dynamic/dataoperation/get-all-products';
const cart = '/api/v1/common/get-customer-cart-items/cart-data';
const inCart = (text: string) => JSON.stringify({ requestParameters: { cartJsonData: text } });
const deep = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

/** Bodies that are expensive to process before their size and depth are checked. */
const bombs: { path: string; body: string; isLarge?: true }[] = [
  { path: listing, body: `{"requestParameters":${deep(30_000, '[', ']')}}` },
  { path: listing, body: '['.repeat(120_000) },
  { path: listing, body: `{"requestParameters":${deep(20_000, '{"a":', '}').replace('}', '1}')}}` },
  { path: listing, body: `{"requestParameters":{"SearchTerm":"${'a%_'.repeat(40_000)}"}}` },
  {
    path: listing,
    body: `{"requestParameters":{"CategoryID":[${Array.from({ length: 20_000 }, (_, at) => at + 1).join(',')}]}}`,
  },
  { path: listing, body: ' '.repeat(5_000_000), isLarge: true },
  { path: cart, body: inCart(deep(20_000, '[', ']')) },
  { path: cart, body: inCart(`[${'{"ProductId":1,"Quantity":1},'.repeat(1600)}{}]`) },
  { path: cart, body: inCart(`[${'{"ProductId":1,"Quantity":1},'.repeat(300)}{}]`) },
  { path: cart, body: inCart(`"${String.raw`\u0000`.repeat(7000)}"`) },
];
const atOnce = 50;

test('repeated batches of 50 JSON bombs are refused, and others are served as before', async () => {
  await measure();
  const before = await measure();
  const agent = new Agent({ keepAlive: true });
  const over = new AbortController();
  const answers: Answer[] = [];
  const large: Answer[] = [];
  const throwing = (async () => {
    while (!over.signal.aborted) {
      const thrown = Array.from({ length: atOnce }, (_, at) => bombs[at % bombs.length]!);
      const now = await Promise.all(thrown.map((bomb) => ask(url, bomb, agent)));
      answers.push(...now);
      large.push(...now.filter((_, at) => thrown[at]!.isLarge));
      await sleep(1000);
    }
  })();
  const during = await measure();
  over.abort();
  await throwing;
  agent.destroy();
  const after = await measure();
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  says(
    `${answers.length} bombs, answered ${JSON.stringify(counts)}; answers a second: ${Math.round(before)} before, ${Math.round(during)} during, ${Math.round(after)} after`,
  );
  // According to the contract, a refusal may be a 200 with its code in the envelope. A request that is too
  // large may be cut off.
  const refused = answers.filter(
    ({ status, text }) =>
      (status >= 400 && status < 500) || status === 0 || (status === 200 && /"statusCode":4\d\d/u.test(text)),
  );
  expectAll('bombs refused', refused.length, answers.length);
  const unread = large.filter(({ status }) => status === 413 || status === 0);
  expectAll('oversized requests refused before they were read', unread.length, large.length);
  atLeast('speed of other requests', during / ((before + after) / 2), 0.8);
});

test('JSON bombs cause no error in the log', () => {
  expect(shop.faults().slice(0, 3)).toEqual([]);
});
