import type { MessageCode } from '#contract/messages.ts';
import { failureMessage } from '#web/failure-message.ts';
import { navigate } from '#web/navigate.ts';
import { loginPath } from '#storefront/next-path.ts';
import { showToastAfterLoad } from '#web/stored-toasts.ts';
import { announceAfterNavigation } from '#web/toast-then-navigate.ts';
import { showToast } from '#web/toasts.ts';
import { followPlaced } from '#storefront/orders/follow-placed.ts';
import { renewRate } from '#storefront/riel/riel.tsx';
import { clearCheckoutDraft } from '#storefront/state/checkout-draft.ts';
import { forgetUser } from '#storefront/state/user.ts';
import { endAttempt } from './attempt.ts';
import type { OrderOutcome } from '#storefront/payment/order-outcome.ts';
import { placedMessage } from './placed-message.ts';
import type { OrderOutcomeHandlers } from './use-order-outcome.ts';

/** Reports an order's outcome and performs the next step. `cart` is the ordered cart, as `cartJsonData`. */
export function followOutcome(
  { call, lang, links, confirmCode, onPlaced, onChanged, setHelp, refuse }: OrderOutcomeHandlers,
  outcome: OrderOutcome,
  cart: string,
): void {
  switch (outcome.kind) {
    case 'placed':
      // This message is shown first, because the order's message goes on top.
      if (outcome.toConfirm) showToast('info', { code: confirmCode }, { outlivesPage: true });
      endAttempt();
      clearCheckoutDraft();
      followPlaced(outcome.number, call, lang);
      // If the customer left during the lookup, they stay on their page, which shows the message.
      if (onPlaced({ number: outcome.number, toTransfer: outcome.toTransfer !== undefined }, cart))
        announceAfterNavigation(placedMessage(links, outcome.number));
      else showToast('success', placedMessage(links, outcome.number), { outlivesPage: true });
      if (outcome.opensOrder) navigate(links.ordersHistory(outcome.number), { replace: true });
      // Shown above other messages, because the page shows that the order is placed, but not this warning.
      if (outcome.isTwice) showToast('info', { code: 'paidTwice' }, { outlivesPage: true });
      break;
    case 'given-up':
      setHelp(null);
      showToast('info', { code: 'paymentCancelled' });
      break;
    case 'logged-out':
      showToastAfterLoad('warning', { code: 'sessionEnded' });
      forgetUser();
      navigate(loginPath(links, links.checkout()), { replace: true });
      break;
    case 'refused':
      // The message of the specification (§8). Help is shown beside the button until the next attempt.
      refuse(isToBeTriedAgain(outcome.code) ? { code: 'generalError' } : outcome);
      setHelp(outcome);
      // The next attempt must be a new order.
      if (outcome.code === 'orderIsNow') endAttempt();
      if (outcome.code === 'rielChanged')
        renewRate(outcome.riel ? { rate: outcome.riel.Rate, since: outcome.riel.RateSince } : null);
      if (outcome.look) onChanged(outcome.code);
      break;
    case 'failed':
      refuse({ code: failureMessage(outcome.statusCode) });
      if (outcome.statusCode === null) setHelp({ code: 'orderUnanswered' });
      break;
    case 'action':
      break;
  }
}

/**
 * Returns whether the shopper may retry. Returns false while a payment is in progress or the order is still
 * being created.
 */
const isToBeTriedAgain = (code: MessageCode): boolean =>
  !/^(?:money|paymentUnknown|orderPending|orderIsNow)/u.test(code);
