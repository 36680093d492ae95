import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { orderFor } from '../../calls/orders/order-fixtures.ts';
import { whiteMug, actionRequired, calls, orderPlaced, messageOf } from '../shop-pair.ts';
import { storedOnDisk } from '../../support/stored-on-disk.ts';
import { caller, type WireAnswer } from '../../support/running-shop.ts';
import type { Shopper } from '../../support/shop-api.ts';
import { type testPayments, token } from '../../support/test-payments.ts';

/** An order that was acknowledged. */
export interface Acknowledged {
  OrderId: number;
  OrderNumber: string;
  OrderTotal: number;
  customerId: number;
  key: string;
  method: Method;
}
export const methods = ['cash', 'card', 'wallet'] as const;
export type Method = (typeof methods)[number];

/** The outcomes of the cards, used in turn. */
const cards = [
  'approve',
  'charge-then-reset',
  'approve',
  'decline',
  'approve',
  'charge-then-garbage',
  'pending',
  'reset',
];

/**
 * Shoppers who order repeatedly by all three methods. They resend each order under its key until it is
 * answered, whatever dies in between. They write each answer to disk before they send anything else.
 */
export function survivingBuyers(shopUrl: () => string, payments: Awaited<ReturnType<typeof testPayments>>) {
  const acknowledged = storedOnDisk<Acknowledged>();
  const shopping = new AbortController();
  afterAll(() => shopping.abort());
  const told = { answered: 0, inFlight: 0, brokenOff: 0, declined: [] as string[] };

  async function untilAnswered(
    path: string,
    parameters: object,
    { customerId, token: session }: Shopper,
    key: string,
  ) {
    for (;;) {
      told.inFlight += 1;
      const answer = await caller(shopUrl())(path, parameters, {
        as: { UserID: customerId, token: session },
        headers: key ? { 'idempotency-key': key } : {},
      }).catch(noAnswer);
      told.inFlight -= 1;
      if (answer !== null && answer.status < 500 && messageOf(answer) !== 'orderPending') return answer;
      await sleep(50);
    }
  }
  function noAnswer(error: Error): null {
    if ((error.cause as NodeJS.ErrnoException | undefined)?.code !== 'ECONNREFUSED') told.brokenOff += 1;
    return null;
  }

  async function byWallet(shopper: Shopper, order: object, key: string): Promise<WireAnswer> {
    const begun = await untilAnswered(calls.begin, order, shopper, key);
    const row = begun.data?.[0];
    if (row?.ResponseMsg !== actionRequired) return begun;
    await payments.act(await payments.charge(row.WalletOrderId), token('approve.hook-none'));
    const parameters = { UserID: shopper.customerId, PaymentKey: row.PaymentKey, Proof: '' };
    return untilAnswered(calls.confirm, parameters, shopper, '');
  }

  async function buy(shopper: Shopper, first: number): Promise<void> {
    for (let count = first; !shopping.signal.aborted; count += 1) {
      const key = randomUUID();
      const method = methods[count % 3]!;
      const more = {
        cash: {},
        card: {
          PaymentMethod: '5',
          paymentToken: token(`${cards[Math.floor(count / 3) % cards.length]}.hook-none`),
        },
        wallet: { PaymentMethod: '2' },
      }[method];
      const order = orderFor(shopper, [whiteMug(1)], more);
      const answer =
        method === 'wallet'
          ? await byWallet(shopper, order, key)
          : await untilAnswered(calls.order, order, shopper, key);
      if (messageOf(answer) === orderPlaced)
        acknowledged.keep({ ...answer.data[0], customerId: shopper.customerId, key, method });
      if (messageOf(answer) === 'paymentDeclined') told.declined.push(key);
      told.answered += 1;
    }
  }

  return {
    told,
    /** Shops until `stop`, and then until each shopper has their last answer. */
    shop: (shoppers: readonly Shopper[]) => Promise.all(shoppers.map(buy)),
    stop: () => shopping.abort(),
    acknowledged: acknowledged.all,
  };
}
