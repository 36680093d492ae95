import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runningShop } from '../../support/running-shop.ts';
import { atLeast, atMost, expectAll, says, sized, inTime } from '../gate.ts';
import { median } from '../asking.ts';
import { openLoop, throughput } from './loops.ts';
import { browsing, checkouts, guessing, placed } from './requests.ts';

const shop = await runningShop({ LIMIT_BROWSE: '1000000', LIMIT_ORDER: '1000000' });
const { db, url } = shop;

const seconds = sized(8, 60);
/** Concurrent checkouts per second: as on a busy day, and far below the shop's capacity. */
const checkoutRate = 5;

const megabytes = () =>
  Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8'))?.[1]) / 1024;

test('at three times the capacity, some requests are served fast, the others are asked to retry, and checkout continues', async () => {
  // The first run warms up the caches and the compiler; the second is measured.
  await throughput({ url, clients: 16, seconds: 3, requests: browsing });
  const capacity = await throughput({ url, clients: 16, seconds: sized(3, 8), requests: browsing });
  says(`capacity: ${Math.round(capacity)} answers a second`);
  const { carts, orders } = await checkouts(db, checkoutRate * seconds);
  const memory: number[] = [];
  const watch = setInterval(() => memory.push(megabytes()), 500);
  const { browse, cart, order } = await openLoop({
    url,
    seconds,
    streams: [
      { name: 'browse', rate: capacity * 3, requests: browsing, success: '"statusCode":200' },
      { name: 'cart', rate: checkoutRate, requests: carts, success: '"statusCode":200' },
      { name: 'order', rate: checkoutRate, requests: orders, success: placed },
    ],
  });
  clearInterval(watch);
  if (!browse || !cart || !order) throw new Error('a stream is missing');
  expect(browse.shed, 'the load was too small').toBeGreaterThan(browse.sent / 5);
  expectAll('requests served or asked to retry', browse.accepted + browse.shed, browse.sent);
  atLeast('share of the capacity served at three times the load', browse.accepted / seconds / capacity, 0.3);
  inTime('p99 of what was accepted', browse.p99, 500, ' ms');
  atLeast('checkouts that succeeded', (cart.accepted + order.accepted) / (cart.sent + order.sent), 0.99);
  inTime('p99 of orders', order.p99, 1000, ' ms');
  const third = Math.floor(memory.length / 3);
  const [early, late] = [median(memory.slice(third, third * 2)), median(memory.slice(-third))];
  atMost('memory in the last third against the second', late / early, 1.25);
  const { count } = await db
    .selectFrom('customer_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('number', 'in', order.numbers)
    .executeTakeFirstOrThrow();
  expectAll('acknowledged orders that are stored', count, order.accepted);
});

test('response times recover afterwards', async () => {
  await sleep(sized(1000, 10_000));
  const { browse } = await openLoop({
    url,
    seconds: 3,
    streams: [{ name: 'browse', rate: 20, requests: browsing, success: '"statusCode":200' }],
  });
  expectAll('requests accepted', browse?.accepted ?? 0, browse?.sent ?? 0);
  inTime('p99', browse?.p99 ?? Infinity, 500, ' ms');
});

test('a flood of logins does not use the capacity of checkout', async () => {
  const floodSeconds = sized(4, 20);
  const { carts, orders } = await checkouts(db, checkoutRate * floodSeconds);
  const { login, cart, order } = await openLoop({
    url,
    seconds: floodSeconds,
    streams: [
      { name: 'login', rate: 150, requests: guessing(1000), success: '"statusCode":200' },
      { name: 'cart', rate: checkoutRate, requests: carts, success: '"statusCode":200' },
      { name: 'order', rate: checkoutRate, requests: orders, success: placed },
    ],
  });
  if (!login || !cart || !order) throw new Error('a stream is missing');
  atLeast('checkouts that succeeded', (cart.accepted + order.accepted) / (cart.sent + order.sent), 0.99);
  inTime('p99 of orders', order.p99, 1000, ' ms');
});

test('the log contains only busy messages', () => {
  expect(shop.faults().slice(0, 3)).toEqual([]);
});
