import { beforeAll, expect, it } from 'vitest';
import { reportIfDue } from '#shop/payments/payments.ts';
import { agedList } from '#tests/guarantees/money/aged-list.ts';
import { newShopper, newShoppers, type Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug } from '../orders/order-fixtures.ts';
import { card, payingShop } from './paying.ts';
import { timeoutMs } from '#tests/support/slowness.ts';

const shop = await payingShop();
const { db, query, payments, pay } = shop;
/** More than one page of the provider's list. */
const charges = 120;
const paid: { id: number; reference: string }[] = [];

async function report() {
  await query`delete from payment_report`;
  return (await reportIfDue(db, agedList(payments.provider), 0))!;
}
const buy = async (shopper: Shopper, what: string) => {
  await pay(shopper, [mug(1)], card(token(`${what}.hook-none`)));
  const rows = await query`
    select id, reference from payment where customer_id = ${shopper.customerId}`;
  return rows[0]!;
};

beforeAll(async () => {
  for (const shopper of await newShoppers(db, charges)) paid.push(await buy(shopper, 'approve'));
});

it('a clean day with several pages has no differences', async () => {
  expect(await report()).toMatchObject({ charges, differences: [] });
});

/**
 * Each difference: how it arises, at the provider without us or here by an error, and what the report must
 * show.
 */
const planted: readonly [
  string,
  (payment: { id: number; reference: string }) => Promise<{ reference: string; paymentId: number | null }>,
][] = [
  [
    'charge without payment',
    async () => ({ reference: (await payments.captured({ amount: 999 })).id, paymentId: null }),
  ],
  [
    'charge without order',
    async (payment) => {
      await query`update customer_order set status_id = 91 where id = (select order_id from payment where id = ${payment.id})`;
      return named(payment);
    },
  ],
  [
    'payment without charge',
    async () => {
      const { customerId } = await newShopper(db);
      const rows = await query`
      insert into payment (customer_id, method_id, provider, amount_cents, currency, state, reference, charge_id, settled_at, expires_at)
      values (${customerId}, 5, 'test', 500, 'USD', 'paid', 'TCHNONE', 'TMNNONE', now(), now()) returning id`;
      return { reference: 'TCHNONE', paymentId: rows[0]!.id };
    },
  ],
  [
    'different amount',
    async (payment) => {
      await query`update payment set amount_cents = amount_cents + 1 where id = ${payment.id}`;
      return named(payment);
    },
  ],
  [
    'different currency',
    async (payment) => {
      await query`update payment set currency = 'KHR' where id = ${payment.id}`;
      return named(payment);
    },
  ],
  [
    'missing refund',
    async (payment) => {
      await query`update payment set refunded_cents = 100, state = 'part_refunded' where id = ${payment.id}`;
      return named(payment);
    },
  ],
  [
    'refund of nobody',
    async (payment) => {
      const attempt = {
        key: '',
        reference: payment.reference,
        methodId: 5,
        amountCents: 0,
        currency: '',
      } as const;
      await payments.provider.refund(
        { ...attempt, chargeId: '' },
        { key: 'past-us', amountCents: 100 },
        AbortSignal.timeout(timeoutMs),
      );
      return named(payment);
    },
  ],
  [
    'unsettled payment',
    async () => {
      const payment = await buy(await newShopper(db), 'reset');
      await query`update payment set created_at = now() - interval '2 hours' where id = ${payment.id}`;
      return named(payment);
    },
  ],
  [
    'stuck refund',
    async (payment) => {
      await query`insert into refund (payment_id, amount_cents, reason, asked_by, next_try_at)
      values (${payment.id}, 100, 'x', 'staff 1', null)`;
      return named(payment);
    },
  ],
];
const named = ({ id, reference }: { id: number; reference: string }) => ({ reference, paymentId: id });

it('the nightly comparison finds every kind of planted difference once, anywhere in the list, and no others', async () => {
  const expected: object[] = [];
  // The payments are far apart, so that they are on both pages.
  for (const [at, [kind, plant]] of planted.entries())
    expected.push({ kind, ...(await plant(paid[at * 13]!)) });
  const found = (await report()).differences;
  const sorted = (all: readonly object[]) =>
    all.map((each) => JSON.stringify(each, ['kind', 'reference', 'paymentId'])).toSorted();
  expect(sorted(found)).toEqual(sorted(expected));
  expect(planted.length).toBeGreaterThanOrEqual(8);
});
