import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { type PaymentProvider, reportIfDue } from '#shop/payments/payments.ts';
import { stubProviders } from '#tests/support/providers/stub-providers.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { testPayments, token } from '#tests/support/test-payments.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { card, placed, shopPaidBy, wallet } from './paying.ts';

// Two shops with separate databases on one merchant account: the same provider and one ledger.
const { paypal, stripe, methods, card: stripeCard, wallet: paypalWallet } = await stubProviders();
const tests = await testPayments();
const [one, other] = [await shopPaidBy(methods), await shopPaidBy(methods)];
const [tested, otherTested] = [await shopPaidBy(tests.methods), await shopPaidBy(tests.methods)];
type Shop = typeof one;

let attempts = 0;
/** Makes a sale that was begun and paid on a shop's own pages. Returns the provider's reference. */
async function sold(shop: Shop, approve: (reference: string) => unknown): Promise<string> {
  const who = await newShopper(shop.db);
  const headers = { 'idempotency-key': `two-shops-${(attempts += 1)}` };
  const begun = await shop.request(
    beginPayment,
    orderFor(who, [mug(1)], { PaymentMethod: '2' }),
    who,
    headers,
  );
  const { PaymentKey, WalletOrderId } = begun.data[0] as { PaymentKey: string; WalletOrderId: string };
  await approve(WalletOrderId);
  const which = { UserID: who.customerId, PaymentKey, Proof: '' };
  expect(await shop.request(confirmPayment, which, who)).toMatchObject(placed);
  return WalletOrderId;
}
const soldByPaypal = (shop: Shop) => sold(shop, (id) => paypal.approve(id));
const soldInTest = (shop: Shop) =>
  sold(shop, (id) =>
    tests.act(
      tests.ledger().find((each) => each.id === id)!,
      token('approve'),
    ),
  );

const alarms = async ({ db }: Shop): Promise<number> =>
  (await sql`select 1 from audit_entry where event = 'payment alarm'`.execute(db)).rows.length;
async function report({ db }: Shop, provider: PaymentProvider) {
  await sql`delete from payment_report`.execute(db);
  // Answers as if it were tomorrow, because the report skips payments of the last quarter of an hour.
  const charges: PaymentProvider['charges'] = async (since, page, signal) => {
    const listed = await provider.charges(since, page, signal);
    const earlier = (at: Date) => new Date(at.getTime() - 3_600_000);
    return {
      ...listed,
      charges: listed.charges.map((each) => ({ ...each, takenAt: earlier(each.takenAt) })),
    };
  };
  return (await reportIfDue(db, { ...provider, charges }, 0))!;
}

let shopper: Shopper;
const cases = [
  ['PayPal', one, other, soldByPaypal, (id: string) => paypal.order(id)!.refunds],
  [
    'the test provider',
    tested,
    otherTested,
    soldInTest,
    (id: string) => tests.ledger().find((each) => each.id === id)!.refunds,
  ],
] as const;

describe.each(cases)('two shops on one account of %s', (_name, seller, otherClient, sell, refundsOf) => {
  beforeEach(async () => {
    shopper = await newShopper(otherClient.db);
  });

  it('a payment to one shop places no order in the other, from any client', async () => {
    const sent = wallet({ id: await sell(seller) });
    expect(await otherClient.pay(shopper, [mug(1)], sent)).not.toMatchObject(placed);
    await otherClient.reconcile();
    expect(await otherClient.orders(shopper)).toEqual([]);
  });

  it.each([
    ['of another amount than its order', 3],
    ['for an impossible order', 5000],
  ])('the other shop does not refund a payment %s', async (_what, quantity) => {
    const id = await sell(seller);
    const before = await alarms(otherClient);
    for (let time = 0; time < 2; time += 1) await otherClient.pay(shopper, [mug(quantity)], wallet({ id }));
    await otherClient.reconcile();
    expect(refundsOf(id)).toEqual([]);
    expect(await otherClient.latest(shopper)).toMatchObject({
      payment: 'declined',
      reason: 'of another shop',
    });
    expect((await alarms(otherClient)) - before).toBe(1);
  });
});

describe('charge without the metadata of a shop', () => {
  it('an existing client may pay with a charge that has no metadata, once', async () => {
    const { id } = paypal.captured({ value: '15.54' });
    expect(await one.pay(await newShopper(one.db), [mug(1)], wallet({ id }))).toMatchObject(placed);
  });

  it('a charge without metadata is never refunded automatically, but alerts staff', async () => {
    const { id } = paypal.captured({ value: '15.54' });
    const buyer = await newShopper(one.db);
    expect(await one.pay(buyer, [mug(1)], wallet({ id }))).toMatchObject(placed);
    shopper = await newShopper(other.db);
    const before = await alarms(other);
    for (let time = 0; time < 2; time += 1) {
      const { data } = await other.pay(shopper, [mug(3)], wallet({ id }));
      expect(data[0]).toMatchObject({ MessageCode: 'moneyWithStaff' });
    }
    await other.reconcile();
    expect(paypal.order(id)!.refunds).toEqual([]);
    expect((await alarms(other)) - before).toBe(1);
    const { differences } = await report(other, paypalWallet);
    expect(differences).toContainEqual({
      kind: 'charge without payment',
      reference: paypal.order(id)!.captures[0]!.id,
      paymentId: null,
    });
  });
});

describe('nightly comparison of one of two shops', () => {
  it('the nightly comparison excludes and counts the sales of the other shop, by card and by wallet', async () => {
    const before = await report(one, stripeCard);
    for (const shop of [one, other, other])
      await shop.pay(await newShopper(shop.db), [mug(1)], card(`tok_visa_${(attempts += 1)}`));
    expect(stripe.taken().length).toBeGreaterThanOrEqual(3);
    const cards = await report(one, stripeCard);
    expect(cards.differences).toEqual(before.differences);
    expect(cards).toMatchObject({ charges: before.charges + 1, ofOthers: 2 });
    const wallets = await report(one, paypalWallet);
    await soldByPaypal(other);
    expect((await report(one, paypalWallet)).differences).toEqual(wallets.differences);
  });
});
