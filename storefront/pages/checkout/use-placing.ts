import { useRef, useState } from 'react';
import type { PaymentMethodId } from '#contract/constants.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { withLoading } from '#web/loading.ts';
import { keyFor, noteSent, unanswered } from './attempt.ts';
import type { OrderOutcome } from './order-outcome.ts';
import { orderRequest, patience, type Wish } from './order-request.ts';
import type { Ends } from './use-ends.ts';

/** Placing an order paid on delivery: asks first, places it once, and says what came of it (specification §4). */
export function usePlacing({ read, follow }: Ends) {
  const { call, lang } = useShop();
  const [step, setStep] = useState<'idle' | 'asking' | 'placing'>('idle');
  const busy = useRef(false);

  const requestOf = (wish: Wish, method: PaymentMethodId) => ({
    ...orderRequest(wish, method, lang),
    paymentToken: '',
    payPalOrderConfirmJson: '{}',
    recordValueJson: '[]',
  });
  const send = async (request: ReturnType<typeof requestOf>, idempotencyKey: string) =>
    read(await call(postCustomerOrder, request, { idempotencyKey, signal: patience() }).catch(() => null));

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
    const outcome = await withLoading(order(wish, method));
    setStep('idle');
    follow(outcome, wish.cart);
  };

  return {
    asking: step !== 'idle',
    placing: step === 'placing',
    ask: () => setStep('asking'),
    cancel: () => setStep('idle'),
    /** Takes no second press while the first is on its way. */
    confirm: (wish: Wish, method: PaymentMethodId) => {
      if (busy.current) return;
      busy.current = true;
      setStep('placing');
      void place(wish, method).finally(() => {
        busy.current = false;
      });
    },
  };
}
export type Placing = ReturnType<typeof usePlacing>;

/** How the shop answers where the key has become an order of something else; it may also be that it could do nothing. */
const mayBeAnother = (outcome: OrderOutcome): boolean =>
  outcome.kind === 'refused' && ['generalError', 'orderPending'].includes(outcome.code);
