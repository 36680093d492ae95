import { useRef, useState } from 'react';
import { paymentMethodIds } from '#contract/constants.ts';
import { messages, type MessageCode } from '#contract/messages.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { failureMessage } from '#storefront/failure-message.ts';
import { goTo } from '#storefront/go-to.ts';
import { loginPath } from '#storefront/next-path.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { withLoading } from '#storefront/state/common.ts';
import { showToastAfterLoad } from '#storefront/state/kept-toasts.ts';
import type { User } from '#storefront/state/stored-user.ts';
import { showToast } from '#storefront/state/toasts.ts';
import { forgetUser } from '#storefront/state/user.ts';
import { keyFor } from './attempt.ts';
import { orderOutcome } from './order-outcome.ts';

/** An answer may take its time (a twin of the order is waited for); one that takes longer is given up, its key kept. */
const patience = 30_000;

interface Order {
  user: User;
  /** `cartJsonData` as priced. */
  cart: string;
  couponCode: string;
  /** In dollars, as shown. */
  total: number;
  note: string;
}

interface Ends {
  onPlaced: (orderNumber: string) => void;
  /** What was shown is no longer so: it is to be asked for anew. The shopper has been told this sentence. */
  onChanged: (said: MessageCode) => void;
}

/** Placing the order: asks first, places it once, and says what came of it (specification §4, Payment flow). */
export function usePlacing({ onPlaced, onChanged }: Ends) {
  const { call, lang, links, labels } = useShop();
  const [step, setStep] = useState<'idle' | 'asking' | 'placing'>('idle');
  const busy = useRef(false);

  const send = ({ user, cart, couponCode, total, note }: Order) =>
    call(
      postCustomerOrder,
      {
        UserID: user.UserID,
        OrderNote: note,
        cartJsonData: cart,
        CouponCode: couponCode,
        PaymentMethod: paymentMethodIds.cashOnDelivery,
        paymentToken: '',
        payPalOrderConfirmJson: '{}',
        ExpectedTotal: total,
        languageCode: lang,
        recordValueJson: '[]',
      },
      { idempotencyKey: keyFor(cart), signal: AbortSignal.timeout(patience) },
    ).catch(() => null);

  const canSay = (code: string) => Object.hasOwn(labels[messages.entityId] ?? {}, code);

  const place = async (order: Order) => {
    const outcome = orderOutcome(await withLoading(send(order)), canSay);
    setStep('idle');
    switch (outcome.kind) {
      case 'placed':
        onPlaced(outcome.number);
        break;
      case 'logged-out':
        showToastAfterLoad('warning', { code: 'sessionEnded' });
        forgetUser();
        goTo(loginPath(links, links.checkout()), { replace: true });
        break;
      case 'refused':
        showToast('error', outcome);
        if (outcome.look) onChanged(outcome.code);
        break;
      case 'failed':
        showToast('error', { code: failureMessage(outcome.statusCode) });
        break;
    }
  };

  return {
    asking: step !== 'idle',
    placing: step === 'placing',
    ask: () => setStep('asking'),
    cancel: () => setStep('idle'),
    /** Takes no second press while the first is on its way. */
    confirm: (order: Order) => {
      if (busy.current) return;
      busy.current = true;
      setStep('placing');
      void place(order).finally(() => {
        busy.current = false;
      });
    },
  };
}
export type Placing = ReturnType<typeof usePlacing>;
