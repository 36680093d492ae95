import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from 'vitest';
import { requestBalance } from '#contract/operations/office/orders/ask-balance.ts';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { payTransferByCode } from '#contract/operations/payments/pay-transfer-by-code.ts';
import { changeSettings } from '#shop/content/content.ts';
import { jobOrder, jobPath } from '#shop/jobs/jobs.ts';
import { paymentSummaryOf } from '#shop/orders/orders.ts';
import { bankAccount, fillBankNames } from '#tests/support/banks.ts';
import { addBaseMethods } from '#tests/support/base-methods.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { eachTestsShopper } from '#tests/support/shop-api.ts';
import { staffPaymentsOf } from '#tests/support/staff-payments.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { payingShop } from './paying.ts';

export const total = 2 * 1554;
export const half = 1554;
export type PaidBy = 'card' | 'wallet' | 'khqr' | 'transfer';
export const methods = { card: '5', wallet: '2', khqr: '8', transfer: '9' } as const;
export const wish = { Deposit: true, ExpectedDueNow: '15.54' };

/** A shop that takes half of a total as a deposit, and what its customers and staff do. Call it at the top of a test file. */
export async function depositShop() {
  const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
  const { db, query, request, pay, payments } = shop;
  await addBaseMethods(db);
  await fillBankNames(db, bankAccount);
  const office = officeOf(shop);
  const [owner, workshop] = [await office.inside(1), await office.inside(3)];
  const staff = (operation: Parameters<typeof office.request>[0], input: object, who = owner) =>
    office.request(operation, input, who.cookie);
  const { confirm } = staffPaymentsOf(db);
  const shopper = eachTestsShopper(db);

  beforeEach(() => changeSettings(db, { depositPercent: 50, depositFromCents: 3000 }, 'system'));
  afterEach(() =>
    changeSettings(
      db,
      { depositPercent: null, depositFromCents: null, depositOnlyDecorated: null, balanceDue: null },
      'system',
    ),
  );

  /** Completes a payment that was begun by a provider. */
  async function complete(row: {
    PaymentKey: string;
    Code?: string;
    ClientSecret?: string;
    WalletOrderId?: string;
  }) {
    const charge = payments
      .ledger()
      .find(({ id, secret }) => id === row.WalletOrderId || secret === row.ClientSecret);
    if (row.Code) await payments.transfer(row.Code);
    else await payments.act(charge!, token('approve'));
    await query`update payment_code set asked_at = asked_at - interval '3 seconds'`;
    const input = { UserID: shopper.customerId, PaymentKey: row.PaymentKey, Proof: '' };
    return (await request(confirmPayment, input, shopper)).data[0];
  }

  /** Orders mugs by this method, and pays what is due now. */
  async function order(
    method: PaidBy,
    more: object = wish,
    pieces = 2,
  ): Promise<{ OrderId: number; number: string }> {
    const input = { PaymentMethod: methods[method], ...more };
    const ids = { 'idempotency-key': randomUUID() };
    if (method === 'transfer') {
      const [row] = (await pay(shopper, [mug(pieces)], input, ids)).data;
      const [{ cents }] =
        await query`select amount_cents as cents from payment where order_id = ${row.OrderId}`;
      await confirm(row.OrderNumber, cents, `FT ${row.OrderNumber}`);
      return { OrderId: row.OrderId, number: row.OrderNumber };
    }
    const reply = await request(beginPayment, orderFor(shopper, [mug(pieces)], input), shopper, ids);
    const { OrderId, OrderNumber } = await complete(reply.data[0]);
    return { OrderId, number: OrderNumber };
  }
  const summary = (orderId: number) => paymentSummaryOf(db, orderId);
  const restOf = async (orderId: number) =>
    (
      await query`select id, amount_cents as cents, due from order_rest where order_id = ${orderId} and state = 'open'`
    )[0];
  const ask = (number: string) => staff(requestBalance, { number }, workshop);
  const begin = async (OrderId: number, method: PaidBy, more: object = {}) =>
    (await request(payTransferByCode, { OrderId, PaymentMethod: methods[method], ...more }, shopper)).data[0];
  /** The last part of the link to the page of an order. */
  const codeOf = async (orderId: number) =>
    jobPath(shop.app.secret, 'en', (await jobOrder(db, { orderId }))!)
      .split('/')
      .at(-1)!;
  return {
    shop,
    office,
    owner,
    workshop,
    staff,
    shopper,
    complete,
    order,
    summary,
    restOf,
    ask,
    begin,
    codeOf,
  };
}
