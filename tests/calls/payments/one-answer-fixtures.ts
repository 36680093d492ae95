import { beforeEach, expect } from 'vitest';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { cancelPayment } from '#contract/operations/payments/cancel-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { payingShop, eachTestsBuyer } from './paying.ts';

/** Starts a shop for tests of payments whose responses are lost. */
export async function oneAnswerFixtures() {
  const shop = await payingShop();
  const { db, query, request, payments, pay, orders, stockOf } = shop;

  const { shopper, buy } = eachTestsBuyer(shop);
  const before = { stock: 0 };
  /** Starts each test with a new customer, and records the state before the purchase. */
  async function anew(): Promise<void> {
    Object.assign(shopper, await newShopper(db));
    await payments.heal();
    before.stock = await stockOf(1);
    charges = payments.ledger().length;
  }
  let charges = 0;
  beforeEach(anew);

  let attempts = 0;
  const newKey = () => ({ 'idempotency-key': `one-answer-${(attempts += 1)}` });
  const refused = (MessageCode: string) => ({ data: [{ MessageCode }] });
  const begin = (method: object, headers: Record<string, string>) =>
    request(beginPayment, orderFor(shopper, [mug(1)], method), shopper, headers);
  const confirm = (PaymentKey: string, Proof = '') =>
    request(confirmPayment, { UserID: shopper.customerId, PaymentKey, Proof }, shopper);
  const giveUp = (PaymentKey: string) =>
    request(cancelPayment, { UserID: shopper.customerId, PaymentKey }, shopper);
  const chargesOf = () => payments.ledger().slice(charges);
  const chargeOf = (secretOrId: string) =>
    payments.ledger().find(({ id, secret }) => [id, secret].includes(secretOrId))!;

  /** Checks the end state: one order with its charge, or neither, and nothing reserved. */
  async function ends(as: 'placed' | 'nothing'): Promise<void> {
    expect(await orders(shopper)).toHaveLength(as === 'placed' ? 1 : 0);
    expect(chargesOf().filter(({ money }) => money !== '')).toHaveLength(as === 'placed' ? 1 : 0);
    expect(await stockOf(1)).toBe(as === 'placed' ? before.stock - 1 : before.stock);
    const rows = await query`
      select status_id as order from customer_order where customer_id = ${shopper.customerId} and status_id not in (1, 91)`;
    expect(rows).toEqual([]);
  }

  const lost = ['reset', 'error', 'garbage'] as const;
  const points = ['before', 'after'] as const;
  const methods = points.flatMap((when) =>
    [...lost, 'died' as const, 'failed' as const].map((how) => [how, when] as const),
  );
  return {
    anew,
    before,
    begin,
    buy,
    chargeOf,
    chargesOf,
    confirm,
    db,
    ends,
    giveUp,
    lost,
    newKey,
    orders,
    pay,
    payments,
    query,
    refused,
    shop,
    shopper,
    stockOf,
    ways: methods,
  };
}
