import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { isPublicAddress } from '#server/outgoing/public-address.ts';
import type { Internet } from '#server/outgoing/public-request.ts';
import { sendWebhook } from '#server/webhooks/send-webhook.ts';
import { startWebhookJob } from '#server/webhooks/webhook-job.ts';
import { inTransaction } from '#shop/transaction.ts';
import { newSecret } from '#shop/webhooks/webhooks.ts';
import { queryOn, testDatabase } from '#tests/support/postgres.ts';
import { addEndpoint, webhookReceiver } from '../../calls/office/webhook-receiver.ts';
import { expectAll, expectEvery, says, sized } from '../gate.ts';
import { shopPair } from '../shop-pair.ts';
import { until } from '../until.ts';

const secret = 'the same for both of them, 32 or more';
const pair = await shopPair({ KADO_SECRET: secret, WEBHOOK_LOOPBACK: 'on' });
const { db, shops, restart } = pair;
const query = queryOn(db);

test('every committed event arrives, and none of a change that was rolled back, while processes are killed', async () => {
  const receiver = await webhookReceiver();
  receiver.answers(({ body }) => ({
    status: Number(body.data['stock']) % 5 === 0 && receiver.received.length % 3 > 0 ? 503 : 204,
    afterMs: 150,
  }));
  await addEndpoint(db, Buffer.from(secret), receiver, ['product.stock_changed']);
  const committed = new Set<number>();
  const rolledBack = new Set<number>();
  let stock = 10_000;
  const kills = sized(2, 8, 20);
  for (let round = 0; round < kills; round += 1) {
    const changes = sized(12, 60, 100);
    for (let n = 0; n < changes; n += 1) {
      stock += 1;
      const next = stock;
      const keep = next % 4 !== 0;
      await inTransaction(db, async (trx) => {
        const product = 1 + (next % 7);
        await queryOn(trx)`update product set stock = ${next}, stock_per = null where id = ${product}`;
        return { keep, outcome: null };
      });
      (keep ? committed : rolledBack).add(next);
    }
    await until('something is being sent', () => receiver.received.length > 0);
    const at = round % 2;
    process.kill(shops[at]!.pid, 'SIGKILL');
    await restart(at);
  }
  // The waits between attempts are skipped, but not the leases of the killed processes.
  const isOver = async () => {
    await query`
      update webhook_delivery set next_try_at = now() where id in (
        select id from webhook_delivery where state = 'waiting' and not claimed for no key update skip locked)`;
    return (await query`select from webhook_delivery where state = 'waiting' limit 1`).length === 0;
  };
  await until('all events have arrived', isOver, 120);
  const arrived = new Set(receiver.received.map(({ body }) => Number(body.data['stock'])));
  const ids = new Set(receiver.received.map(({ id }) => id));
  says(`${kills} kills; ${receiver.received.length} requests for ${ids.size} events`);
  expectEvery('committed changes that arrived', [...committed], (each) => arrived.has(each));
  expectEvery('rolled-back changes that did not', [...rolledBack], (each) => !arrived.has(each));
  expectAll(
    'signatures that the library of the standard verified',
    receiver.received.length,
    receiver.received.length + receiver.counts.forged,
  );
  await query`delete from webhook_endpoint`;
});

test('two processes never send an event at the same time', async () => {
  const receiver = await webhookReceiver();
  receiver.answers(() => ({ status: 204, afterMs: 1500 }));
  await addEndpoint(db, Buffer.from(secret), receiver, ['product.stock_changed']);
  const events = sized(12, 60);
  for (let n = 0; n < events; n += 1)
    await query`update product set stock = ${50_000 + n}, stock_per = null where id = ${1 + (n % 7)}`;
  await until(
    'all events have arrived',
    async () => {
      const rows = await query`select from webhook_delivery where state = 'waiting' limit 1`;
      return rows.length === 0;
    },
    60,
  );
  expectAll(
    'events sent once',
    new Set(receiver.received.map(({ id }) => id)).size,
    receiver.received.length,
  );
  expect(receiver.counts.overlaps).toBe(0);
  expect(receiver.received).toHaveLength(events);
  await query`delete from webhook_endpoint`;
});

test('an event that no receiver takes fails after a day of attempts, and not earlier', async () => {
  const { db: own } = await testDatabase();
  const ask = queryOn(own);
  const key = Buffer.alloc(32, 1);
  const receiver = await webhookReceiver();
  receiver.answers(() => ({ status: 500 }));
  await addEndpoint(own, key, receiver, ['customer.created']);
  const log = { debug() {}, warn() {}, error: console.error } as never;
  const stop = startWebhookJob({ db: own, log, secret: key, isLoopbackAllowed: true, pollEvery: 20 });
  await ask`insert into customer (email, password_hash, first_name, last_name) values ('a@example.com', '', 'A', 'B')`;
  const states: [hours: number, state: string][] = [];
  for (const hours of [0, 1, 6, 12, 15, 24]) {
    await ask`update webhook_delivery set next_try_at = now(), due_since = now() - make_interval(hours => ${hours}) where state = 'waiting'`;
    const before = receiver.received.length;
    await until('another attempt', () => receiver.received.length > before, 10);
    await until(
      'it is recorded',
      async () => (await ask`select from webhook_delivery where claimed`).length === 0,
      10,
    );
    states.push([hours, (await ask`select state from webhook_delivery`)[0].state]);
  }
  expectEvery(
    'states after hours of failures',
    states,
    ([hours, state]) => state === (hours < 24 ? 'waiting' : 'failed'),
  );
  await sleep(200);
  await stop();
  expect(receiver.received).toHaveLength(states.length);
});

// Here 127.0.0.2 plays the public internet, and 127.0.0.1 the shop's network. Both count connections, before any TLS.
const connections = { inside: 0, outside: 0 };
const outside = createServer((socket) => {
  connections.outside += 1;
  socket.destroy();
}).listen(0, '127.0.0.2');
await once(outside, 'listening');
const { port } = outside.address() as AddressInfo;
const inside = createServer((socket) => {
  connections.inside += 1;
  socket.destroy();
}).listen(port, '127.0.0.1');
await once(inside, 'listening');
afterAll(() => {
  outside.close();
  inside.close();
});

const names: Record<string, string[]> = {
  'shop.example': ['127.0.0.2'],
  'inside.example': ['127.0.0.1'],
  'both.example': ['127.0.0.2', '127.0.0.1'],
  'six.example': ['127.0.0.2', '::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'unspecified.example': ['0.0.0.0'],
};
const hostileInternet = (): Internet => {
  const rebound = [['127.0.0.2'], ['127.0.0.1'], ['127.0.0.1']];
  return {
    ports: [],
    isPublic: (address) => address === '127.0.0.2' || isPublicAddress(address),
    resolve: async (host) => (host === 'rebound.example' ? (rebound.shift() ?? []) : (names[host] ?? [])),
  };
};
const send = (address: string) =>
  sendWebhook({ address, messageId: 'evt_1', body: '{}' }, [newSecret()], {
    by: hostileInternet(),
    isLoopbackAllowed: false,
    cutOff: new AbortController().signal,
  });

const hosts =
  `127.0.0.1 127.1 127.0.1 2130706433 0x7f000001 0x7f.1 017700000001 0177.0.0.1 127.255.255.254 0 0.0.0.0 localhost
  10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.254 192.168.0.1 192.168.255.254 169.254.169.254 169.254.0.1 100.64.0.1
  100.127.255.254 192.0.0.1 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
  [::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [::ffff:10.0.0.1] [::127.0.0.1] [64:ff9b::7f00:1] [fe80::1] [fc00::1]
  [fd00:ec2::254] [ff02::1] [2001:db8::1] [2002:7f00:1::] inside.example both.example six.example mapped.example
  metadata.example unspecified.example INSIDE.example inside.example.`.split(/\s+/u);
const addresses = [
  ...hosts.map((host) => `https://${host}:${port}/hooks`),
  `http://127.0.0.1:${port}/hooks`,
  `http://shop.example:${port}/hooks`,
  `https://user:word@shop.example:${port}/hooks`,
  `ftp://inside.example:${port}/`,
  'file:///etc/passwd',
  '//inside.example/',
];

test('no form of a private address gets a connection, nor a name that leads to one', async () => {
  const results = await Promise.all(
    addresses.map(async (address) => [address, await send(address)] as const),
  );
  expectEvery('refused addresses', results, ([, { code, error }]) => code === null && error !== null);
  expect(addresses.length).toBeGreaterThan(40);
  expect(connections).toEqual({ inside: 0, outside: 0 });
});

test('a name that changes its address after the check leads to the checked one', async () => {
  await send(`https://rebound.example:${port}/hooks`);
  await send(`https://shop.example:${port}/hooks`);
  expect(connections).toEqual({ inside: 0, outside: 2 });
});
