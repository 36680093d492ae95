import { setTimeout as sleep } from 'node:timers/promises';
import { currency, type PaymentMethodId } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import {
  isRefusal,
  type OrderOutcome,
  type OrderRequest,
  type PlacedOrder,
  placeOrder,
  type Refusal,
} from '#shop/orders/orders.ts';
import { workQueue } from '#shop/work-queue/work-queue.ts';
import { askProvider, proofHash, type Step } from './ask-provider.ts';
import type { GuardedProvider } from './breaker.ts';
import { isPaid, isSettled, type PaymentState } from './payment-states.ts';
import type { Action } from './provider.ts';
import { claimPayment, insertPayment, type Payment, paymentOfOrder } from './queries.ts';
import { settle } from './settle.ts';
import { isPlaced } from './settle-queries.ts';
import { returnUnmatchedPayment } from './unmatched-payment.ts';

/** An order to be paid by a provider. */
export interface PaidOrderRequest extends Omit<OrderRequest, 'storePayment' | 'naturalKey' | 'isCaptured'> {
  methodId: PaymentMethodId;
  step: Step['kind'];
  /** A card's token; '' without. */
  proof: string;
  /** The wallet's order an existing client has captured by itself; '' without. */
  capturedReference: string;
}

/** What became of the payment of an order. */
export type PayOutcome =
  | { state: 'paid' }
  | { state: 'needs_action'; action: Action }
  | { state: 'declined' }
  /** Paid, and there is no order for it any more: the money goes back, or has gone. */
  | { state: 'given-back' }
  /** Nobody knows yet; the reconciler finds out. */
  | { state: 'checking' };

export interface PaidOrder {
  order: PlacedOrder;
  paymentKey: string;
  pay: PayOutcome;
  isStockNews: boolean;
}

/** How long a second request waits for the first one's answer, in milliseconds. */
const duplicateWait = 15_000;

/** Requests that ask a provider at once, each up to some twenty seconds: what comes beyond them is told to come back. */
const askingQueue = workQueue({ atOnce: 100, mayWait: 200 });

/**
 * Places an order and takes its money: reserved in one transaction, paid between two (docs/decisions/013-payments.md).
 * Once per key, token or captured order, however often it is sent; then it goes on where the payment stands.
 */
export async function payOrder(
  db: Database,
  provider: GuardedProvider,
  request: PaidOrderRequest,
): Promise<PaidOrder | Refusal | 'busy'> {
  if (askingQueue.isFull()) return 'busy';
  return askingQueue.run(async () => {
    const { proof, capturedReference } = request;
    if (!request.idempotencyKey && proof === '' && capturedReference === '') return { code: 'generalError' };
    const order = await reserve(db, provider, request);
    if (order === 'busy') return order;
    if (isRefusal(order)) {
      if (capturedReference !== '' && order.code !== 'orderPending')
        await returnUnmatchedPayment(db, provider, request);
      return order;
    }
    const payment = await paymentOfOrder(db, order.orderId);
    if (!payment || !isOfSameProof(payment, request)) return { code: 'generalError' };
    const { pay, isStockNews } = await advance(db, provider, payment, { kind: request.step, proof });
    return {
      order,
      paymentKey: payment.key,
      pay,
      isStockNews: isStockNews || order.isStockNews === true,
    };
  });
}

function reserve(
  db: Database,
  provider: GuardedProvider,
  request: PaidOrderRequest,
): Promise<OrderOutcome | 'busy'> {
  const { proof, capturedReference, methodId } = request;
  const naturalKey = `${provider.name} ${capturedReference || proof}`;
  return placeOrder(db, {
    ...request,
    naturalKey,
    isCaptured: capturedReference !== '',
    // Nothing is held for somebody who cannot pay. What was captured already is looked at later.
    storePayment: async (trx, order, customerId) =>
      capturedReference === '' && !provider.isAnswering()
        ? { code: 'paymentUnavailable' }
        : (await insertPayment(trx, {
            orderId: order.orderId,
            customerId,
            methodId,
            provider: provider.name,
            amountCents: order.totalCents,
            currency: currency.code,
            holdMinutes: provider.holdMinutes,
            proofHash: proofHash(proof),
            reference: capturedReference,
          })) !== null,
  });
}

/** The same attempt with another token or wallet order is another body under its key. */
function isOfSameProof(payment: Payment, { proof, capturedReference }: PaidOrderRequest): boolean {
  if (capturedReference !== '' && payment.reference !== capturedReference) return false;
  const given = proofHash(proof);
  return !given || !payment.proofHash || payment.proofHash.equals(given);
}

/** Takes the next step of a payment, or waits for whoever is taking it. */
export async function advance(
  db: Database,
  provider: GuardedProvider,
  payment: Payment,
  step: Step,
): Promise<{ pay: PayOutcome; isStockNews: boolean }> {
  const deadline = performance.now() + duplicateWait;
  for (let known = payment; ; known = (await paymentOfOrder(db, payment.orderId ?? 0)) ?? known) {
    if (isSettled(known.state)) return { pay: await endOf(db, known), isStockNews: false };
    const claimed = await claimPayment(db, payment.id);
    if (claimed) return ask(db, provider, claimed, step);
    if (performance.now() > deadline) return { pay: { state: 'checking' }, isStockNews: false };
    await sleep(100);
  }
}

/** How a settled payment ended, by its order's standing too. */
export async function endOf(
  db: Database,
  { state, orderId }: Pick<Payment, 'state' | 'orderId'>,
): Promise<PayOutcome> {
  return endWith(state, isPaid(state) && orderId !== null && (await isPlaced(db, orderId)));
}

/** Money that was had and has no order goes back (settle.ts). */
export function endWith(state: PaymentState, isOrderPlaced: boolean): PayOutcome {
  if (!isPaid(state)) return { state: 'declined' };
  return { state: isOrderPlaced ? 'paid' : 'given-back' };
}

async function ask(
  db: Database,
  provider: GuardedProvider,
  payment: Payment,
  step: Step,
): Promise<{ pay: PayOutcome; isStockNews: boolean }> {
  const outcome = await askProvider(db, provider, payment, step);
  const settled = await settle(db, payment, outcome, 'customer', provider.pollSeconds);
  const { state, isStockNews } = settled;
  if (isSettled(state)) return { pay: endWith(state, settled.isPlaced), isStockNews };
  // Nobody knew what had come of it, and the provider is waiting still: the step is taken again, under the same key.
  if (state === 'needs_action' && payment.state === 'unknown' && step.kind === 'finish')
    return advance(db, provider, { ...payment, state }, step);
  if (state === 'needs_action' && outcome.state === 'needs_action')
    return { pay: { state: 'needs_action', action: outcome.action }, isStockNews };
  return { pay: { state: 'checking' }, isStockNews };
}
