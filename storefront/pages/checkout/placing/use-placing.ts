import { useRef, useState } from 'react';
import type { PaymentMethodId } from '#contract/constants.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { withLoading } from '#web/loading.ts';
import { keyFor, noteSent, unanswered } from './attempt-key.ts';
import { followOutcome } from './follow-outcome.ts';
import { isLost, lookAgain } from './look-again.ts';
import { type OrderOutcome, orderOutcome } from './order-outcome.ts';
import { orderRequest, patience, type Wish } from './order-request.ts';
import type { Ends } from './use-ends.ts';

interface Placing {
  /** An answer came, or none will. */
  onAnswer: () => void;
  /** The answer was lost: whether there is an order is being found out, or has been. */
  onChecking: (checking: boolean) => void;
}

/** Placing an order paid on delivery: asks first, places it once, and says what came of it (specification §4). */
export function usePlacing(ends: Ends, { onAnswer, onChecking }: Placing) {
  const { call, lang } = useShop();
  const [placing, setPlacing] = useState(false);
  const busy = useRef(false);

  const requestOf = (wish: Wish, method: PaymentMethodId) => ({
    ...orderRequest(wish, method, lang),
    paymentToken: '',
    payPalOrderConfirmJson: '{}',
    recordValueJson: '[]',
  });
  const send = async (request: ReturnType<typeof requestOf>, idempotencyKey: string) =>
    orderOutcome(
      await call(postCustomerOrder, request, { idempotencyKey, signal: patience() }).catch(() => null),
      ends.canSay,
    );

  /**
   * Under one key there is one order, as it was first sent; another note or coupon is refused then. What was sent without
   * an answer may have become that order: sent again to the letter, it is answered with its number.
   */
  const order = async (wish: Wish, method: PaymentMethodId): Promise<OrderOutcome> => {
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

  const place = async (wish: Wish, method: PaymentMethodId) => {
    let outcome = await withLoading(order(wish, method));
    setPlacing(false);
    onAnswer();
    if (isLost(outcome)) {
      onChecking(true);
      outcome = await lookAgain(() => order(wish, method));
      onChecking(false);
    }
    followOutcome(ends, outcome, wish.cart);
  };

  return {
    placing,
    /** Takes no second press while the first is on its way. */
    confirm: (wish: Wish, method: PaymentMethodId) => {
      if (busy.current) return;
      busy.current = true;
      setPlacing(true);
      void place(wish, method).finally(() => {
        busy.current = false;
      });
    },
  };
}

/** How the shop answers where the key has become an order of something else; it may also be that it could do nothing. */
const mayBeAnother = (outcome: OrderOutcome): boolean =>
  outcome.kind === 'refused' && ['generalError', 'orderPending'].includes(outcome.code);
