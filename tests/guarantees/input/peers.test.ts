import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { stubProviders } from '../../support/providers/stub-providers.ts';
import { runningShop } from '../../support/running-shop.ts';
import { newShopper } from '../../support/shop-api.ts';
import { orderFor } from '../../calls/orders/order-fixtures.ts';
import { whiteMug } from '../shop-pair.ts';
import { smtpStub } from '../../support/smtp-stub.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kado-peers-'));
const list = path.join(folder, 'peers');
const stubs = await stubProviders();
const smtp = await smtpStub();
const recorder = path.resolve(import.meta.dirname, '../../support/recorded-peers.ts');
const shop = await runningShop({
  ...stubs.env,
  SMTP_URL: smtp.url,
  KADO_TEST_PEERS: list,
  NODE_OPTIONS: `--import=${recorder}`,
});

/** A server that isn't configured anywhere: a connection to it was caused by a client's input. */
const trap = createServer((_request, response) => response.end());
trap.listen(0, '127.0.0.1');
await once(trap, 'listening');
const elsewhere = `127.0.0.1:${(trap.address() as AddressInfo).port}`;
afterAll(() => {
  trap.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the shop connects only to its database, email server and payment providers, whatever clients send', async () => {
  const { db, url, request } = shop;
  const pay = async (more: object) => {
    const { customerId, token } = await newShopper(db);
    const mug = { ...whiteMug(1), DefaultImage: `http://${elsewhere}/picture.png` };
    const wish = orderFor({ customerId }, [mug], { OrderNote: `http://${elsewhere}/note`, ...more });
    const { data } = await request(postCustomerOrder.path, wish, { as: { UserID: customerId, token } });
    return data[0]?.ResponseMsg as string;
  };
  expect(await pay({ PaymentMethod: '6' })).toBe('Order Placed Successfully');
  expect(await pay({ PaymentMethod: '5', paymentToken: 'tok_visa_peers' })).toBe('Order Placed Successfully');
  const links = [{ href: `http://${elsewhere}/order`, rel: 'self' }];
  const { id } = stubs.paypal.captured({ value: '1.00' });
  await pay({ PaymentMethod: '2', payPalOrderConfirmJson: JSON.stringify({ id, links }) });
  const { body, headers } = stubs.paypal.event('CHECKOUT.ORDER.APPROVED', { id, links });
  await fetch(`${url}/api/v1/payments/webhooks/paypal`, {
    method: 'POST',
    body,
    headers: { ...headers, 'paypal-cert-url': `http://${elsewhere}/certificate` },
  });
  for (const page of [
    '/en/',
    '/ar/product-detail/1/x/y',
    `/en/all-products/0/x?SearchTerm=http://${elsewhere}`,
  ])
    await fetch(url + page, {
      headers: { host: elsewhere, 'x-forwarded-host': elsewhere, referer: `http://${elsewhere}` },
    });
  await expect.poll(() => smtp.mails.length).toBeGreaterThan(0);

  const dialled = new Set(readFileSync(list, 'utf8').trim().split('\n'));
  const { hostname, port, searchParams } = new URL(shop.databaseUrl ?? '');
  const socket = searchParams.get('host');
  const database = `${hostname || 'localhost'}:${port || 5432}`;
  const kinds: [string, (peer: string) => boolean][] = [
    [
      'database',
      (peer) => peer === database || (peer.startsWith('/') && (socket === null || peer.startsWith(socket))),
    ],
    ['mail', (peer) => peer.endsWith(`:${new URL(smtp.url).port}`)],
    ['card', (peer) => peer.endsWith(`:${stubs.stripe.port}`)],
    ['wallet', (peer) => peer.endsWith(`:${stubs.paypal.port}`)],
  ];
  const known = (peer: string) => kinds.find(([, is]) => is(peer))?.[0];
  expect([...dialled].filter((peer) => known(peer) === undefined)).toEqual([]);
  expect(new Set([...dialled].map(known))).toEqual(new Set(kinds.map(([kind]) => kind)));
});
