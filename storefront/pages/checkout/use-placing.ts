import { useRef, useState } from 'react';
import { paymentMethodIds } from '#contract/constants.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { withLoading } from '#storefront/state/common.ts';
import { keyFor } from './attempt.ts';
import { orderRequest, patience, type Wish } from './order-request.ts';
import type { Ends } from './use-ends.ts';

/** Placing an order paid on delivery: asks first, places it once, and says what came of it (specification §4). */
export function usePlacing({ read, follow }: Ends) {
  const { call, lang } = useShop();
  const [step, setStep] = useState<'idle' | 'asking' | 'placing'>('idle');
  const busy = useRef(false);

  const send = (wish: Wish) =>
    call(
      postCustomerOrder,
      {
        ...orderRequest(wish, paymentMethodIds.cashOnDelivery, lang),
        paymentToken: '',
        payPalOrderConfirmJson: '{}',
        recordValueJson: '[]',
      },
      { idempotencyKey: keyFor(wish.cart), signal: patience() },
    ).catch(() => null);

  const place = async (wish: Wish) => {
    const outcome = read(await withLoading(send(wish)));
    setStep('idle');
    follow(outcome);
  };

  return {
    asking: step !== 'idle',
    placing: step === 'placing',
    ask: () => setStep('asking'),
    cancel: () => setStep('idle'),
    /** Takes no second press while the first is on its way. */
    confirm: (wish: Wish) => {
      if (busy.current) return;
      busy.current = true;
      setStep('placing');
      void place(wish).finally(() => {
        busy.current = false;
      });
    },
  };
}
export type Placing = ReturnType<typeof usePlacing>;
