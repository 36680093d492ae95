import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import type { NewAttempt, PaymentProvider } from '#shop/payments/payments.ts';
import { mug } from '../../calls/orders/order-fixtures.ts';
import { shopPaidBy } from '../../calls/payments/paying.ts';
import { stubProviders } from '../../support/providers/stub-providers.ts';
import type { Failure } from '../../support/providers/stub-server.ts';
import { newShopper } from '../../support/shop-api.ts';
import {
  type Described,
  descriptions,
  disagreements,
  followed,
  type OpenApi,
  read,
  unlike,
} from './described.ts';
import { expectEvery, expectAll, says, sized, inTime } from '../gate.ts';
import { timeoutMs } from '#tests/support/slowness.ts';
import { until } from '../until.ts';

const stubs = await stubProviders();
const { stripe, paypal, card, wallet } = stubs;
const shop = await shopPaidBy(stubs.methods);
const providers = { stripe: card, paypal: wallet };
type Name = keyof typeof providers;
const never = () => AbortSignal.timeout(timeoutMs);

beforeEach(() => {
  stripe.heal();
  paypal.heal();
});

/** Creates a payment and, if required, approves or pays it. */
async function announced(name: Name, status: 'open' | 'approved' | 'paid' = 'approved') {
  const provider = providers[name];
  const attempt: NewAttempt = {
    shop: '',
    key: crypto.randomUUID(),
    reference: '',
    methodId: name === 'stripe' ? 5 : 2,
    amountCents: 1999,
    currency: 'USD',
  };
  const { reference } = await provider.create(attempt, never());
  if (name === 'paypal' && status !== 'open') paypal.approve(reference);
  const known = { ...attempt, reference, chargeId: '' };
  if (status !== 'paid') return known;
  const paid = await provider.confirm(known, 'pm_card_visa', never());
  if (paid.state !== 'paid') throw new Error('the payment should be paid');
  return { ...known, chargeId: paid.charge.chargeId };
}
type Known = Awaited<ReturnType<typeof announced>>;

const aDayAgo = () => new Date(Date.now() - 86_400_000);
const questions: Readonly<Record<string, (provider: PaymentProvider, known: Known) => Promise<unknown>>> = {
  create: (provider, known) => provider.create({ ...known, key: crypto.randomUUID() }, never()),
  confirm: (provider, known) => provider.confirm(known, 'pm_card_visa', never()),
  lookup: (provider, known) => provider.lookup(known, never()),
  cancel: (provider, known) => provider.cancel(known, never()),
  refund: (provider, known) =>
    provider.refund(known, { key: crypto.randomUUID(), amountCents: 100 }, never()),
  findRefund: (provider, known) => provider.findRefund(known, crypto.randomUUID(), never()),
  charges: (provider) => provider.charges(aDayAgo(), null, never()),
};
const requests = (['stripe', 'paypal'] as const).flatMap((name) =>
  Object.keys(questions).map((question) => ({ name, question })),
);
const statusFor = (question: string) => (/refund/iu.test(question) ? 'paid' : 'approved');

describe('failures at a provider', () => {
  const failures: Failure[] = ['reset', 'reset-after', 'garbage', 'garbage-after', '500', '409'];
  test.each(requests)(
    'a failure is never taken for an answer: $name, $question',
    async ({ name, question }) => {
      const outcomes = [];
      for (const does of failures) {
        const known = await announced(name, statusFor(question));
        // Affects all requests except those for the token, which is cached.
        const stub = name === 'stripe' ? stripe : paypal;
        stub.fault({ on: /\/v[12]\/(?!oauth2)/u, does, times: 9 });
        outcomes.push(
          await questions[question]!(providers[name], known).then(JSON.stringify, () => 'thrown'),
        );
        stub.heal();
      }
      says(`${name} ${question}: ${outcomes.join(', ')}`);
      expectAll(
        `${name} ${question}: failures without an outcome`,
        outcomes.filter((each) => each === 'thrown').length,
        failures.length,
      );
    },
  );

  test('the client of a provider that never answers times out after ten seconds', async () => {
    const all = await Promise.all(
      requests.map(async ({ name, question }) => ({
        name,
        question,
        known: await announced(name, statusFor(question)),
      })),
    );
    for (const stub of [stripe, paypal]) stub.fault({ on: /\/v[12]\/(?!oauth2)/u, does: 'hang', times: 999 });
    const times = await Promise.all(
      all.map(async ({ name, question, known }) => {
        const from = performance.now();
        const end = await Promise.race([
          questions[question]!(providers[name], known).then(
            () => 'answered',
            () => 'given up',
          ),
          sleep(timeoutMs, 'still waiting'),
        ]);
        return { what: `${name} ${question}`, end, seconds: (performance.now() - from) / 1000 };
      }),
    );
    expectEvery('requests that timed out', times, ({ end }) => end === 'given up');
    inTime('the longest wait', Math.max(...times.map(({ seconds }) => seconds)), 11, ' s');
    expect(Math.min(...times.map(({ seconds }) => seconds))).toBeGreaterThan(9);
  });
});

test('five failures in a row open the breaker: stock is not reserved, then a single request tries again', async () => {
  const { db, pay, stockOf } = shop;
  const order = async (method: 'card' | 'wallet' = 'card') => {
    const shopper = await newShopper(db);
    const token = { PaymentMethod: '5', paymentToken: `tok_visa_${crypto.randomUUID()}` };
    const captured = {
      PaymentMethod: '2',
      payPalOrderConfirmJson: `{"id":"${paypal.captured({ value: '15.54' }).id}"}`,
    };
    const from = performance.now();
    const { data } = await pay(shopper, [mug(1)], method === 'card' ? token : captured);
    return { output: data[0].ResponseMsg as string, ms: performance.now() - from };
  };
  const rows = async () => (await sql`select 1 from payment`.execute(db)).rows.length;
  stripe.fault({ on: /./u, does: 'reset', times: 5 });
  for (let at = 0; at < 5; at += 1) await order();
  const [before, stock, recordedResponse] = [await rows(), await stockOf(1), stripe.log.length];
  const refused = await Promise.all(Array.from({ length: 20 }, () => order()));
  const unavailable = 'This payment method isn’t available right now. Please choose another one.';
  expectAll(
    'refused at once as unavailable',
    refused.filter(({ output }) => output === unavailable).length,
    20,
  );
  expect({ rows: await rows(), stock: await stockOf(1), heard: stripe.log.length }).toEqual({
    rows: before,
    stock,
    heard: recordedResponse,
  });
  expectAll(
    'the wallet still works',
    (await order('wallet')).output === 'Order Placed Successfully' ? 1 : 0,
    1,
  );
  await sleep(10_100);
  stripe.fault({ on: /./u, does: 'hang', times: 1 });
  const trial = order();
  await sleep(300);
  const meanwhile = await Promise.all(Array.from({ length: 5 }, () => order()));
  expectAll(
    'refused while one request tries again',
    meanwhile.filter(({ output }) => output === unavailable).length,
    5,
  );
  expect(stripe.log.length - recordedResponse).toBe(1);
  await trial;
  await sleep(10_100);
  const { output } = await order();
  expect(output).toBe('Order Placed Successfully');
  expectAll('paid once it answers again', 1, 1);
});

test('a hanging provider slows no other call', async () => {
  const { db, request, pay } = shop;
  const look = async () => {
    const from = performance.now();
    await request(getProductDetail, { ProductId: 1, recordValueJson: '[]' });
    return performance.now() - from;
  };
  const many = sized(100, 300);
  const measure = async () => {
    const times: number[] = [];
    for (let at = 0; at < many; at += 1) times.push(await look());
    return times.toSorted((one, other) => one - other);
  };
  await measure();
  const quiet = await measure();
  stripe.fault({ on: /./u, does: 'hang', times: 30 });
  const hanging = Promise.all(
    Array.from({ length: 30 }, async () =>
      pay(await newShopper(db), [mug(1)], {
        PaymentMethod: '5',
        paymentToken: `tok_visa_${crypto.randomUUID()}`,
      }),
    ),
  );
  await until('some hang', () => stripe.log.length >= 5);
  const meanwhile = await measure();
  const middle = (times: readonly number[]) => times[Math.floor(times.length / 2)]!;
  const worst = (times: readonly number[]) => times[Math.floor(times.length * 0.99)]!;
  says(
    `p99 ${worst(quiet).toFixed(1)} ms before, ${worst(meanwhile).toFixed(1)} ms with 30 payments hanging`,
  );
  inTime('the median with 30 payments hanging', middle(meanwhile) / middle(quiet), 1.2, ' times as before');
  await hanging;
});

describe('the providers’ published API descriptions', () => {
  const folder = descriptions();
  if (folder === null)
    says('skipped: the descriptions of the providers are not there (PROVIDER_DESCRIPTIONS)');

  /** Makes each kind of request that a shop makes, once. */
  async function everything() {
    for (const name of ['stripe', 'paypal'] as const) {
      const paid = await announced(name, 'paid');
      await providers[name].refund(paid, { key: crypto.randomUUID(), amountCents: 100 }, never());
      await providers[name].findRefund(paid, 'none', never());
      await providers[name].lookup(paid, never());
      await providers[name].cancel(await announced(name, 'open'), never());
      for (let page: string | null = null; ;) {
        const from = page;
        const list: Awaited<ReturnType<PaymentProvider['charges']>> = await providers[name].charges(
          aDayAgo(),
          from,
          never(),
        );
        if (list.next === null) break;
        page = list.next;
      }
    }
    await card.confirm(await announced('stripe', 'open'), 'pm_card_threeDSecure', never());
    await card.confirm(await announced('stripe', 'open'), 'pm_card_chargeDeclined', never());
    await wallet.confirm(await announced('paypal', 'open'), '', never());
    const event = paypal.event('CHECKOUT.ORDER.APPROVED', { id: 'X' });
    await wallet.readWebhook(Buffer.from(event.body), event.headers, never());
  }

  test.skipIf(folder === null)(
    'the PayPal description matches our requests and the answers of our stub',
    async () => {
      paypal.log.splice(0);
      await everything();
      const files = ['checkout_orders_v2', 'payments_payment_v2', 'notifications_webhooks_v1'].map(
        (each) => read(folder!, `paypal-${each}.json`) as OpenApi,
      );
      const find = (method: string, where: string): [OpenApi, Described] | null => {
        for (const file of files) {
          for (const [template, methods] of Object.entries(file.paths)) {
            const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u');
            const described = methods[method.toLowerCase()];
            if (pattern.test(where) && described) return [file, described];
          }
        }
        return null;
      };
      const errors: string[] = [];
      const compared = new Set<string>();
      let count = 0;
      for (const { requests: request, output } of paypal.log) {
        const found = find(request.method, request.path);
        if (!found) continue;
        const [file, described] = found;
        const name = `${request.method} ${request.path.replace(/[0-9A-F]{17}/u, '…')}`;
        compared.add(name);
        count += 2;
        const body =
          described.requestBody && followed(file, described.requestBody).content?.['application/json'];
        if (body && request.body !== '')
          errors.push(
            ...disagreements(file, body.schema, JSON.parse(request.body)).map(
              (each) => `${name} asks: ${each}`,
            ),
          );
        const answer = described.responses[String(output?.status)] ?? described.responses['default'];
        const shape = answer && followed(file, answer).content?.['application/json'];
        if (!shape) errors.push(`${name} answers ${output?.status}, which is not described`);
        else
          errors.push(
            ...disagreements(file, shape.schema, output?.body).map((each) => `${name} answers: ${each}`),
          );
      }
      says(`compared: ${[...compared].toSorted().join('; ')}`);
      expect(errors).toEqual([]);
      expect(compared.size).toBeGreaterThanOrEqual(5);
      expectAll('questions and answers of PayPal as described', count - errors.length, count);
    },
  );

  test.skipIf(folder === null)(
    'the Stripe description matches the answers of our stub and the fields we read',
    async () => {
      stripe.log.splice(0);
      await everything();
      const { resources } = read(folder!, 'stripe-fixtures.json') as {
        resources: Record<string, Record<string, unknown>>;
      };
      const objects = stripe.log.flatMap(({ output }) => {
        const body = output?.body as { object?: string; data?: object[] };
        return body?.object === 'list' ? (body.data ?? []) : body?.object ? [body] : [];
      }) as Record<string, unknown>[];
      const charges = objects
        .map((each) => each['latest_charge'])
        .filter((each) => typeof each === 'object' && each);
      const event = JSON.parse(stripe.event('charge.dispute.created', {}).body) as Record<string, unknown>;
      const all = [...objects, ...(charges as Record<string, unknown>[]), event];
      const errors = all.flatMap((each) => {
        const kind = String(each['object']);
        return unlike(resources[kind] ?? {}, each).map((error) => `${kind}: ${error}`);
      });
      expect([...new Set(errors)]).toEqual([]);
      // The fields of answers that the shop reads.
      const readBy: Readonly<Record<string, string[]>> = {
        payment_intent:
          'id client_secret status latest_charge amount_received currency livemode transfer_data on_behalf_of last_payment_error cancellation_reason'.split(
            ' ',
          ),
        charge: 'id created captured status amount_captured amount_refunded currency payment_intent'.split(
          ' ',
        ),
        refund: ['id', 'status', 'metadata'],
        event: ['id', 'type', 'created', 'data'],
        dispute: ['payment_intent', 'status'],
      };
      const missing = Object.entries(readBy).flatMap(([kind, names]) =>
        names.filter((name) => !(name in (resources[kind] ?? {}))).map((name) => `${kind}.${name}`),
      );
      expect(missing).toEqual([]);
      expect(new Set(all.map((each) => each['object']))).toEqual(
        new Set(['payment_intent', 'charge', 'refund', 'event']),
      );
      expectAll('answers of Stripe as in its examples', all.length, all.length);
    },
  );
});
