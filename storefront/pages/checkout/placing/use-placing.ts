import { useRef, useState } from 'react';
import type { PaymentMethodId } from '#contract/constants.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { withLoading } from '#web/loading.ts';
import { keyFor, noteSent, unanswered } from './attempt-key.ts';
import { followOutcome } from './follow-outcome.ts';
import { isLost, pollAgain } from './poll-again.ts';
import { type OrderOutcome, orderOutcome } from '#storefront/payment/order-outcome.ts';
import { orderRequest, timeoutSignal, type OrderRequest } from './order-request.ts';
import type { OrderOutcomeHandlers } from './use-order-outcome.ts';

interface Placing {
  /** Called when an answer arrived, or no longer can. */
  onAnswer: () => void;
  /** Called with true while an order is being looked up after a lost answer, and then with false. */
  onChecking: (checking: boolean) => void;
}

/**
 * Places an order that is paid on delivery: asks for confirmation, sends it once, and reports the outcome
 * (specification §4).
 */
export function usePlacing(handlers: OrderOutcomeHandlers, { onAnswer, onChecking }: Placing) {
  const { call, lang } = useShop();
  const [placing, setPlacing] = useState(false);
  const busy = useRef(false);

  const requestOf = (wish: OrderRequest, method: PaymentMethodId) => ({
    ...orderRequest(wish, method, lang),
    paymentToken: '',
    payPalOrderConfirmJson: '{}',
    recordValueJson: '[]',
  });
  const send = async (request: ReturnType<typeof requestOf>, idempotencyKey: string) =>
    orderOutcome(
      await call(postCustomerOrder, request, { idempotencyKey, signal: timeoutSignal() }).catch(() => null),
      handlers.canSay,
    );

  /**
   * Places the order. A key allows one order, as first sent; another note or coupon is refused. A request
   * without an answer may have become that order. If it is sent again unchanged, the server returns the
   * order's number.
   */
  const order = async (wish: OrderRequest, method: PaymentMethodId): Promise<OrderOutcome> => {
    const request = requestOf(wish, method);
    const now = JSON.stringify(request);
    const key = keyFor(wish.cart);
    const before = unanswered().filter((each) => each !== now);
    noteSent(now);
    let outcome = await send(request, key);
    for (const each of before) {
      if (!mayBeAnother(outcome)) break;
      outcome = await send(JSON.parse(each) as typeof request, key);
    }
    if (outcome.kind === 'refused' && !mayBeAnother(outcome)) noteSent(null);
    return outcome;
  };

  const place = async (wish: OrderRequest, method: PaymentMethodId) => {
    let outcome = await withLoading(order(wish, method));
    setPlacing(false);
    onAnswer();
    if (isLost(outcome)) {
      onChecking(true);
      outcome = await pollAgain(() => order(wish, method));
      onChecking(false);
    }
    followOutcome(handlers, outcome, wish.cart);
  };

  return {
    placing,
    /** Ignores a second press while the first order is pending. */
    confirm: (wish: OrderRequest, method: PaymentMethodId) => {
      if (busy.current) return;
      busy.current = true;
      setPlacing(true);
      void place(wish, method).finally(() => {
        busy.current = false;
      });
    },
  };
}

/**
 * Returns whether the key may already belong to a different order. The server's answer can also mean a
 * temporary error.
 */
const mayBeAnother = (outcome: OrderOutcome): boolean =>
  outcome.kind === 'refused' && ['generalError', 'orderPending'].includes(outcome.code);
