import { sql } from 'kysely';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { cancelPayment } from '#contract/operations/payments/cancel-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { khqrMethod } from '#server/payments/khqr/khqr-provider.ts';
import { manualRefunds } from '#shop/payments/payments.ts';
import { eachTestsShopper } from '#tests/support/shop-api.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { payingShop } from './paying.ts';

/** The fields of an answer that show a code. */
export interface CodeRow {
  PaymentKey: string;
  Code: string;
  CodeExpiresAt: string;
  CodeSecondsLeft: number;
}

/** Starts a separate shop with a new customer for each test, who pays for one mug by a bank code. */
export async function payingByCode() {
  const shop = await payingShop();
  const { db, request, payments, latest, query } = shop;
  const shopper = eachTestsShopper(db);
  let attempts = 0;

  const begin = (key = `code-attempt-${(attempts += 1)}`, more = {}) =>
    request(
      beginPayment,
      orderFor(shopper, [mug(1)], { PaymentMethod: String(khqrMethod), ...more }),
      shopper,
      {
        'idempotency-key': key,
      },
    );
  const row = async (more = {}): Promise<CodeRow> => (await begin(undefined, more)).data[0];
  const look = ({ PaymentKey }: CodeRow, Proof = '') =>
    request(confirmPayment, { UserID: shopper.customerId, PaymentKey, Proof }, shopper);
  /** Makes the next poll ask the bank. */
  const soon = () => sql`update payment_code set asked_at = asked_at - interval '3 seconds'`.execute(db);

  return {
    ...shop,
    shopper,
    begin,
    row,
    look,
    soon,
    lookLater: async (begun: CodeRow) => {
      await soon();
      return look(begun);
    },
    cancel: ({ PaymentKey }: CodeRow) =>
      request(cancelPayment, { UserID: shopper.customerId, PaymentKey }, shopper),
    /** Pays a code with the bank's app. */
    payIt: ({ Code }: CodeRow, wish = {}) => payments.transfer(Code, wish),
    /** Returns the pending staff tasks of the latest attempt. */
    waiting: async () => {
      const { orderId } = await latest(shopper);
      const [order] = await query`select number from customer_order where id = ${orderId}`;
      return (await manualRefunds(db)).filter(({ orderNumber }) => orderNumber === order.number);
    },
    /** Returns the reasons for refunds to the shopper. */
    goesBack: async (): Promise<string[]> => {
      const rows = await query`
        select r.reason from refund r join payment p on p.id = r.payment_id where p.customer_id = ${shopper.customerId}`;
      return rows.map(({ reason }) => reason as string);
    },
  };
}

export const waits = (begun: CodeRow) => ({
  envelope: { statusCode: 200 },
  data: [{ PaymentAction: 'show-code', Code: begun.Code, PaymentKey: begun.PaymentKey }],
});
