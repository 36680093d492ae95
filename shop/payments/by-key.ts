import type { Database } from '#database/schema.ts';
import type { PlacedOrder } from '#shop/orders/orders.ts';
import { asking } from './asking.ts';
import { advance, endOf, endWith, type PayOutcome } from './pay.ts';
import type { GuardedProvider } from './breaker.ts';
import { isSettled } from './payment-states.ts';
import type { PaymentWays } from './payment-ways.ts';
import type { Outcome } from './provider.ts';
import { claimPayment, type Payment, paymentByKey } from './queries.ts';
import { placedOrder } from './settle-queries.ts';
import { settle } from './settle.ts';

/** A payment of a customer, known by its key, after something was done about it. */
export interface KnownPayment {
  order: PlacedOrder;
  pay: PayOutcome;
  isStockNews: boolean;
}

const isKey = (key: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(key);

interface Found {
  payment: Payment;
  provider: GuardedProvider;
  order: PlacedOrder;
}

async function find(
  db: Database,
  ways: PaymentWays,
  { customerId, key }: { customerId: number; key: string },
): Promise<Found | null> {
  const payment = isKey(key) ? await paymentByKey(db, customerId, key) : null;
  const provider = payment && ways.named(payment.provider);
  if (!provider || payment.orderId === null) return null;
  return { payment, provider, order: await placedOrder(db, payment.orderId) };
}

/** Finishes a payment after the shopper has acted in the browser. null: this customer has no such payment. */
export async function confirmPayment(
  db: Database,
  ways: PaymentWays,
  { proof, ...which }: { customerId: number; key: string; proof: string },
): Promise<KnownPayment | null> {
  const found = await find(db, ways, which);
  if (!found) return null;
  const { order, payment, provider } = found;
  return { order, ...(await advance(db, provider, payment, { kind: 'finish', proof })) };
}

/**
 * The shopper gives a payment up: ended at the provider first, then the reservation. Paid meanwhile, it is paid. null:
 * this customer has no such payment.
 */
export async function cancelPayment(
  db: Database,
  ways: PaymentWays,
  which: { customerId: number; key: string },
): Promise<KnownPayment | null> {
  const found = await find(db, ways, which);
  if (!found) return null;
  const { order, payment, provider } = found;
  if (isSettled(payment.state)) return { order, pay: await endOf(db, payment), isStockNews: false };
  const claimed = await claimPayment(db, payment.id);
  if (!claimed) return { order, pay: { state: 'checking' }, isStockNews: false };
  const outcome: Outcome =
    claimed.reference === ''
      ? { state: 'declined', reason: 'given up' }
      : await asking((signal) => provider.cancel(claimed, signal));
  const settled = await settle(db, claimed, outcome, 'customer', provider.pollSeconds);
  const { state, isStockNews } = settled;
  const pay: PayOutcome = isSettled(state) ? endWith(state, settled.isPlaced) : { state: 'checking' };
  return { order, pay, isStockNews };
}
