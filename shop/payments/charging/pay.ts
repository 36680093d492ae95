import { currency, type PaymentMethodId, paymentMethodIds } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { queues } from '#shop/capacity/capacity.ts';
import {
  isRefusal,
  type OrderOutcome,
  type OrderRequest,
  type PlacedOrder,
  placeOrder,
  type Refusal,
} from '#shop/orders/orders.ts';
import { workQueue } from '#shop/work-queue/work-queue.ts';
import { advance, endEarlier, type PayOutcome } from './advance.ts';
import { proofHash, type Step } from './query-provider.ts';
import type { GuardedProvider } from '../providers/breaker.ts';
import { maySwitchCurrency, switchCurrency } from './other-currency.ts';
import { insertPayment, openOrder, type Payment, paymentOfOrder } from '../payment/queries.ts';
import {
  requestedFromOf,
  cardStatus,
  exactCardRefusal,
  noteCardTry,
  noteRefusedCard,
  type Payer,
} from './try-card.ts';
import { returnUnmatchedPayment } from './unmatched-payment.ts';

export interface PaidOrderRequest
  extends Omit<OrderRequest, 'storePayment' | 'naturalKey' | 'isCaptured' | 'findOpen'>, Payer {
  methodId: PaymentMethodId;
  step: Step['kind'];
  /** A card's token; '' if there is none. */
  proof: string;
  /** The wallet's order that an existing client captured itself; '' if there is none. */
  capturedReference: string;
  /** Whether a code requests riel or dollars. Undefined or null if the shopper hasn't selected one. */
  inRiel?: boolean | null;
}

export interface PaidOrder {
  order: PlacedOrder;
  paymentKey: string;
  pay: PayOutcome;
}

/** Concurrent requests to providers, each up to about twenty seconds. Further requests are asked to retry. */
const requestQueue = workQueue(queues.payments.size);

/**
 * Places an order and takes its payment: reserved in one transaction, paid between two
 * (docs/internals/payments.md). Once per key, token or captured order, however often it is sent; a repeated request
 * continues with the existing payment.
 */
export async function payOrder(
  db: Database,
  provider: GuardedProvider,
  request: PaidOrderRequest,
): Promise<PaidOrder | Refusal | 'busy'> {
  if (requestQueue.isFull()) return 'busy';
  return requestQueue.run(async () => {
    const { proof, capturedReference } = request;
    if (!request.idempotencyKey && proof === '' && capturedReference === '') return { code: 'keyMissing' };
    const without: number[] = [];
    for (;;) {
      const paid = await payOnce(db, provider, request, without);
      if (paid === 'busy') return paid;
      if (isRefusal(paid)) {
        await noteRefusedCard(db, request, paid);
        return paid;
      }
      if (!('isFree' in paid)) return paid;
      without.push(paid.order.orderId);
    }
  });
}

/**
 * Places and pays an order. `isFree`: an earlier order for the same request was in the way, but no longer is.
 */
async function payOnce(
  db: Database,
  provider: GuardedProvider,
  request: PaidOrderRequest,
  without: readonly number[],
): Promise<PaidOrder | { isFree: true; order: PlacedOrder } | Refusal | 'busy'> {
  const { proof, capturedReference, step: kind } = request;
  const order = await reserve(db, provider, request, without);
  if (order === 'busy') return order;
  if (isRefusal(order)) {
    const isOver = capturedReference === '' || order.code === 'orderPending';
    return isOver || (await returnUnmatchedPayment(db, provider, request))
      ? order
      : { code: 'paymentUnknown' };
  }
  const payment = await paymentOfOrder(db, order.orderId);
  if (!payment || !(order.isJoined || isOfSameProof(payment, request))) return { code: 'keyReused' };
  const refusal = order.isJoined ? null : await noteCardTry(db, payment, request, proof);
  if (refusal) return refusal;
  const pay = order.isJoined
    ? await endEarlier(db, provider, payment)
    : await advance(db, provider, payment, { kind, proof });
  return pay === 'free' ? { isFree: true, order } : { order, paymentKey: payment.key, pay };
}

/** The result for an order that isn't paid by card. */
const unbounded = { refusal: null, isNear: false };

function reserve(
  db: Database,
  provider: GuardedProvider,
  request: PaidOrderRequest,
  without: readonly number[],
): Promise<OrderOutcome | 'busy'> {
  const { proof, capturedReference, methodId, inRiel = null } = request;
  const naturalKey = `${provider.name} ${capturedReference || proof}`;
  const isCard = methodId === paymentMethodIds.card;
  /** The payment that must be counted exactly, because the card limit is near. */
  let toCount: number | null = null;
  return placeOrder(db, {
    ...request,
    naturalKey,
    isCaptured: capturedReference !== '',
    findOpen: async (trx, attempt) => {
      const open = await openOrder(trx, {
        ...attempt,
        capturedReference,
        without,
        inRiel,
        provider: provider.name,
        proofHash: proofHash(proof),
      });
      if (!open && inRiel !== null)
        await switchCurrency(trx, { ...attempt, inRiel, address: request.address });
      return open;
    },
    // Reserves no stock for a customer who can't pay. Captured payments are checked later.
    storePayment: async (trx, order, customerId) => {
      if (capturedReference === '' && !provider.isAnswering()) return { code: 'paymentUnavailable' };
      if (inRiel !== null && !(await maySwitchCurrency(trx, customerId))) return { code: 'orderPending' };
      const { refusal, isNear } = isCard ? await cardStatus(trx, request) : unbounded;
      if (refusal) return refusal;
      const stored = await insertPayment(trx, {
        orderId: order.orderId,
        customerId,
        methodId,
        provider: provider.name,
        amountCents: order.nowCents,
        currency: currency.code,
        holdMinutes: provider.holdMinutes,
        proofHash: proofHash(proof),
        reference: capturedReference,
        requestedFrom: requestedFromOf(request),
        inRiel: inRiel === true,
      });
      toCount = isNear ? stored : null;
      return stored !== null;
    },
    lastCheck: async (trx) => (toCount === null ? null : exactCardRefusal(trx, request, toCount)),
  });
}

/**
 * Returns whether a payment has the same proof. The same attempt with another token or wallet order counts as
 * another body under its key.
 */
function isOfSameProof(payment: Payment, { proof, capturedReference }: PaidOrderRequest): boolean {
  if (capturedReference !== '' && payment.reference !== capturedReference) return false;
  const given = proofHash(proof);
  return !given || !payment.proofHash || payment.proofHash.equals(given);
}
