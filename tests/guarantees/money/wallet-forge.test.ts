import { expect, test } from 'vitest';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { mug, orderFor } from '../../calls/orders/order-fixtures.ts';
import { shopPaidBy } from '../../calls/payments/paying.ts';
import { stubProviders } from '../../support/providers/stub-providers.ts';
import { newShopper } from '../../support/shop-api.ts';
import { testPayments } from '../../support/test-payments.ts';
import { type Make, type RealOrder, forgeries, price, output } from './forged-captures.ts';
import { expectAll, says } from '../gate.ts';
import { timeoutMs } from '#tests/support/slowness.ts';

const tests = await testPayments();
const { paypal, methods } = await stubProviders();
const shops = { test: await shopPaidBy(tests.methods), paypal: await shopPaidBy(methods) };
type Provider = keyof typeof shops;

const made: Record<Provider, Make> = {
  async test({ cents = price, currency = 'USD', payee, state = 'paid' }) {
    const proofs: Partial<Record<NonNullable<RealOrder['state']>, string>> = {
      approved: '',
      declined: 'tok_test_decline.hook-none',
      pending: 'tok_test_pending.hook-none',
    };
    const proof = proofs[state] ?? 'tok_test_approve.hook-none';
    const { id, money } = await tests.captured({ amount: cents, currency, proof, ...(payee && { payee }) });
    if (state === 'refunded') {
      const attempt = {
        key: '',
        reference: id,
        methodId: 2 as const,
        amountCents: cents,
        currency,
        chargeId: money,
      };
      await tests.provider.refund(
        attempt,
        { key: crypto.randomUUID(), amountCents: cents },
        AbortSignal.timeout(timeoutMs),
      );
    }
    return id;
  },
  async paypal({ cents = price, currency = 'USD', payee, state = 'paid', twice }) {
    const wish = { value: (cents / 100).toFixed(2), currency, ...(payee && { payee: 'THIEF' }) };
    const unpaid = { approved: 'APPROVED', created: 'CREATED', voided: 'VOIDED' } as const;
    if (state in unpaid) return paypal.add({ ...wish, status: unpaid[state as keyof typeof unpaid] }).id;
    const captures = {
      pending: 'PENDING',
      declined: 'DECLINED',
      failed: 'FAILED',
      refunded: 'REFUNDED',
      'part-refunded': 'PARTIALLY_REFUNDED',
    } as const;
    const order = paypal.captured(wish, captures[state as keyof typeof captures]);
    if (twice === 'captures') order.captures.push({ ...order.captures[0]!, id: 'CAPTURE2' });
    if (twice === 'purchases') order.purchases = 2;
    return order.id;
  },
};

const send = async (provider: Provider, text: string, quantity = 1, who = newShopper(shops[provider].db)) => {
  const shopper = await who;
  const { data } = await shops[provider].pay(shopper, [mug(quantity)], {
    PaymentMethod: '2',
    payPalOrderConfirmJson: text,
  });
  return { shopper, isPlaced: data[0]?.ResponseMsg === 'Order Placed Successfully' };
};
/** Returns the visible orders, and the paid payments that have a placed order. */
const orders = async (provider: Provider, shopper: Awaited<ReturnType<typeof newShopper>>) =>
  (await shops[provider].orders(shopper)).length;

const cases = (['test', 'paypal'] as const).flatMap((provider) =>
  forgeries.filter(({ only }) => (only ?? provider) === provider).map((each) => ({ provider, ...each })),
);

test.each(cases)(
  'the wallet of $provider rejects an approval with $what',
  async ({ provider, what, text, quantity }) => {
    const { shopper, isPlaced } = await send(provider, await text(made[provider]), quantity);
    await shops[provider].reconcile(2);
    const shown = await orders(provider, shopper);
    expectAll(`${provider}: one ${what} was not accepted`, !isPlaced && shown === 0 ? 1 : 0, 1);
  },
);

test.each(['test', 'paypal'] as const)(
  'the wallet of %s accepts genuine approvals, whatever else is sent with the id',
  async (provider) => {
    const lies = [
      {},
      { status: 'VOIDED' },
      { purchase_units: [] },
      { purchase_units: [{ amount: { value: '0.01' } }] },
    ];
    const ids = await Promise.all(lies.map(() => made[provider]({})));
    const sent = await Promise.all(lies.map((lie, at) => send(provider, output(ids[at], lie))));
    expectAll(
      `${provider}: genuine ones accepted`,
      sent.filter(({ isPlaced }) => isPlaced).length,
      lies.length,
    );
  },
);

test.each(['test', 'paypal'] as const)(
  'the wallet of %s accepts an approval once, for the first customer and cart that send it',
  async (provider) => {
    const text = output(await made[provider]({}));
    const first = await Promise.all(Array.from({ length: 10 }, () => send(provider, text)));
    const winners = first.filter(({ isPlaced }) => isPlaced);
    const again = winners[0]?.shopper;
    expect(winners).toHaveLength(1);
    const later = await send(provider, text);
    const other = await send(provider, text, 2, Promise.resolve(again!));
    const same = await send(provider, text, 1, Promise.resolve(again!));
    says(
      `${provider}: ten at once, ${winners.length} accepted; later ${later.isPlaced ? 'accepted' : 'refused'}`,
    );
    expect([later.isPlaced, other.isPlaced, same.isPlaced]).toEqual([false, false, true]);
    expectAll(`${provider}: orders of the one that was captured`, await orders(provider, again!), 1);
  },
);

test('an approval that another customer began here and captured outside the shop is rejected', async () => {
  const { db, request } = shops.paypal;
  const other = await newShopper(db);
  const wish = orderFor(other, [mug(1)], { PaymentMethod: '2' });
  const begun = await request(beginPayment, wish, other, { 'idempotency-key': 'begun-by-another' });
  const order: string = begun.data[0].WalletOrderId;
  paypal.take(order);
  const { shopper, isPlaced } = await send('paypal', output(order));
  expectAll(
    'one of another customer was not accepted',
    !isPlaced && (await orders('paypal', shopper)) === 0 ? 1 : 0,
    1,
  );
});
