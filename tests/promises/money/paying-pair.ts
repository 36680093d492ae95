import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { orderFor } from '../../calls/orders/order-fixtures.ts';
import { shopPair } from './shop-pair.ts';
import { caller, type WireAnswer } from '../../support/running-shop.ts';
import type { Shopper } from '../../support/shop-api.ts';
import { testPayments } from '../../support/test-payments.ts';
import { hookRelay } from './hook-relay.ts';

export const calls = {
  order: 'common/post-order/post-customer-order',
  begin: 'payments/begin-payment',
  confirm: 'payments/confirm-payment',
  cancel: 'payments/cancel-payment',
} as const;

/** Times a request is sent again while the shop says that it is too busy. */
const patience = 40;

export type PayingPair = Awaited<ReturnType<typeof payingPair>>;

/** Two processes of the shop that are paid by one test provider, which tells them in turn what happened. */
export async function payingPair(env: Record<string, string> = {}) {
  const relay = await hookRelay();
  const payments = await testPayments(relay.url);
  const pair = await shopPair({ PAYMENT_TEST_URL: payments.address, ...env });
  const { db } = pair;
  relay.to(() => pair.shops.map(({ url }) => url));

  /** Asks one of the two; again after a moment when it is too busy. @throws when the connection breaks */
  async function ask(
    at: number,
    path: string,
    parameters: object,
    { customerId, token }: Shopper,
    key = '',
  ): Promise<WireAnswer> {
    for (let tries = 0; ; tries += 1) {
      const answer = await caller(pair.shops[at]!.url)(path, parameters, {
        as: { UserID: customerId, token },
        headers: key ? { 'idempotency-key': key } : {},
      });
      if (answer.status !== 503 || tries === patience) return answer;
      await sleep(250);
    }
  }

  return {
    ...pair,
    payments,
    ask,
    /** An order that goes to the provider: `more` names method and token. */
    send: (
      at: number,
      call: 'order' | 'begin',
      shopper: Shopper,
      lines: readonly object[],
      more: object,
      key = '',
    ) => ask(at, calls[call], orderFor(shopper, lines, more), shopper, key),
    /** The shopper acts in the browser: approves, passes or fails the challenge. */
    async act(paymentKey: string, proof: string): Promise<void> {
      const { rows } = await sql<{ reference: string }>`
        select reference from payment where key = ${paymentKey}::uuid`.execute(db);
      await payments.act(await payments.charge(rows[0]!.reference), proof);
    },
    stockOf: async (productId: number): Promise<number> =>
      (await db.selectFrom('product').select('stock').where('id', '=', productId).executeTakeFirstOrThrow())
        .stock ?? 0,
    setStock: (productId: number, stock: number) =>
      db.updateTable('product').set({ stock }).where('id', '=', productId).execute(),
  };
}

/** The customer's word for what came back. */
export const wordOf = ({ status, data }: WireAnswer): string =>
  data?.[0]?.MessageCode ?? data?.[0]?.ResponseMsg ?? String(status);
export const orderPlaced = 'Order Placed Successfully';
export const actionRequired = 'Payment Action Required';
