import { messages, type MessageCode } from '#contract/messages.ts';
import { failureMessage } from '#web/failure-message.ts';
import { goTo } from '#web/go-to.ts';
import { loginPath } from '#storefront/next-path.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { showToastAfterLoad } from '#web/kept-toasts.ts';
import { showToast } from '#web/toasts.ts';
import { forgetUser } from '#storefront/state/user.ts';
import { type OrderOutcome, orderOutcome, type OrderReply } from './order-outcome.ts';

interface Follows {
  onPlaced: (orderNumber: string, ordered: string) => void;
  /** What was shown is no longer so: it is to be asked for anew. The shopper has been told this sentence. */
  onChanged: (said: MessageCode) => void;
}

/** What came of an order, however it is paid for: reads the answer, says it and does what follows. */
export function useEnds({ onPlaced, onChanged }: Follows) {
  const { links, labels } = useShop();
  const canSay = (code: string) => Object.hasOwn(labels[messages.entityId] ?? {}, code);

  return {
    /** null: no answer arrived. */
    read: (reply: OrderReply | null) => orderOutcome(reply, canSay),
    /** `cart`: what it was to be an order of, `cartJsonData`. */
    follow: (outcome: OrderOutcome, cart: string) => {
      switch (outcome.kind) {
        case 'placed':
          onPlaced(outcome.number, cart);
          if (outcome.toConfirm) showToast('info', { code: 'confirmByMail' });
          break;
        case 'given-up':
          showToast('info', { code: 'paymentCancelled' });
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
        case 'action':
          break;
      }
    },
  };
}
export type Ends = ReturnType<typeof useEnds>;
