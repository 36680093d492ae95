import type { Database } from '#database/schema.ts';
import type { PlacedOrder, Refusal } from '#shop/orders/orders.ts';
import { advance, expireOrder, type PayOutcome } from './advance.ts';
import type { GuardedProvider } from '../providers/breaker.ts';
import type { PaymentMethods } from '../providers/payment-methods.ts';
import { type Payment, paymentByKey } from '../payment/queries.ts';
import { isPlaced, placedOrder } from '../payment/settle-queries.ts';
import { openDuplicate } from '../outcomes/duplicate-queries.ts';
import { noteCardTry, noteRefusedCard, type Payer } from './try-card.ts';

/** A customer's payment, identified by its key, after an action on it. */
export interface KnownPayment {
  order: PlacedOrder;
  pay: PayOutcome;
  /** What it asks, if it pays a balance. */
  dueCents?: number;
}

const isKey = (key: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(key);

interface Found {
  payment: Payment;
  provider: GuardedProvider;
  order: PlacedOrder;
}

async function find(
  db: Database,
  methods: PaymentMethods,
  { customerId, key, orderId: ofOrder }: { customerId: number; key: string; orderId?: number },
): Promise<Found | null> {
  const payment = isKey(key) ? await paymentByKey(db, customerId, key) : null;
  const provider = payment && methods.named(payment.provider);
  const orderId = payment && (payment.orderId ?? payment.besidesOrderId);
  if (!provider || orderId === null || (ofOrder ?? orderId) !== orderId) return null;
  return { payment, provider, order: await placedOrder(db, orderId) };
}

/**
 * Completes a payment after the shopper has acted in the browser. Returns null if this customer has no such payment, or it
 * isn't of the given order.
 */
export async function confirmPayment(
  db: Database,
  methods: PaymentMethods,
  { key, proof, orderId, ...payer }: Payer & { key: string; proof: string; orderId?: number },
): Promise<KnownPayment | Refusal | null> {
  const found = await find(db, methods, {
    customerId: payer.customerId,
    key,
    ...(orderId !== undefined && { orderId }),
  });
  if (!found) return null;
  const { order, payment, provider } = found;
  const refusal = await noteCardTry(db, payment, payer, proof);
  if (refusal) {
    await noteRefusedCard(db, payer, refusal);
    return refusal;
  }
  return replacementOrder(db, payment, {
    order,
    pay: await advance(db, provider, payment, { kind: 'finish', proof }),
  });
}

/**
 * Returns the order placed instead, for a code whose order was replaced because another one for the same
 * items was paid. It is the one that the shopper wanted.
 */
export async function replacementOrder(
  db: Database,
  payment: Payment,
  currentPayment: KnownPayment,
): Promise<KnownPayment> {
  const { state } = currentPayment.pay;
  if (payment.balanceId !== null) return { ...currentPayment, dueCents: payment.amountCents };
  const isTwice = state === 'given-back';
  const isOpen = state === 'needs_action' || state === 'declined' || state === 'left-to-staff' || isTwice;
  const { orderId } = currentPayment.order;
  // The order was paid by its transfer instead of this code.
  if (isOpen && payment.besidesOrderId !== null && (await isPlaced(db, orderId)))
    return { ...currentPayment, pay: { state: 'paid', isTwice } };
  const duplicate =
    payment.code && isOpen ? await openDuplicate(db, { orderId, paymentId: payment.id }) : null;
  return duplicate
    ? { ...currentPayment, order: duplicate, pay: { state: 'paid', isTwice } }
    : currentPayment;
}

/** Cancels a payment for the shopper. Returns null if this customer has no such payment. */
export async function cancelPayment(
  db: Database,
  methods: PaymentMethods,
  which: { customerId: number; key: string },
): Promise<KnownPayment | null> {
  const found = await find(db, methods, which);
  if (!found) return null;
  const { order, payment, provider } = found;
  return replacementOrder(db, payment, { order, pay: await expireOrder(db, provider, payment) });
}
