import type { MessageCode } from '#contract/messages.ts';
import { failureMessage } from '#web/failure-message.ts';
import { goTo } from '#web/go-to.ts';
import { loginPath } from '#storefront/next-path.ts';
import { showToastAfterLoad } from '#web/kept-toasts.ts';
import { sayForNext } from '#web/say-and-go.ts';
import { showToast } from '#web/toasts.ts';
import { followPlaced } from '#storefront/orders/follow-placed.ts';
import { renewRate } from '#storefront/riel/riel.tsx';
import { forgetWish } from '#storefront/state/kept-wish.ts';
import { forgetUser } from '#storefront/state/user.ts';
import { endAttempt } from './attempt.ts';
import type { OrderOutcome } from './order-outcome.ts';
import { placedMessage } from './placed-message.ts';
import type { Ends } from './use-ends.ts';

/** Says what came of an order and does what follows. `cart`: what it was to be an order of, `cartJsonData`. */
export function followOutcome(
  { call, lang, links, onPlaced, onChanged, setHelp, refuse }: Ends,
  outcome: OrderOutcome,
  cart: string,
): void {
  switch (outcome.kind) {
    case 'placed':
      // Said first: what was placed lies on top of it.
      if (outcome.toConfirm) showToast('info', { code: 'confirmByMail' }, { outlivesPage: true });
      endAttempt();
      forgetWish();
      followPlaced(outcome.number, call, lang);
      // Whoever left while it was looked for hears of it where they are, and stays there.
      if (onPlaced({ number: outcome.number, toTransfer: outcome.toTransfer !== undefined }, cart))
        sayForNext(placedMessage(links, outcome.number));
      else showToast('success', placedMessage(links, outcome.number), { outlivesPage: true });
      if (outcome.isWanted) goTo(links.ordersHistory(outcome.number), { replace: true });
      // On top: the page says by itself that the order is placed, and nothing else says this.
      if (outcome.isTwice) showToast('info', { code: 'paidTwice' }, { outlivesPage: true });
      break;
    case 'given-up':
      setHelp(null);
      showToast('info', { code: 'paymentCancelled' });
      break;
    case 'logged-out':
      showToastAfterLoad('warning', { code: 'sessionEnded' });
      forgetUser();
      goTo(loginPath(links, links.checkout()), { replace: true });
      break;
    case 'refused':
      // As the catalogue has it (specification §8); what helps stands beside the button until the next try.
      refuse(isToBeTriedAgain(outcome.code) ? { code: 'generalError' } : outcome);
      setHelp(outcome);
      // What comes next is another order.
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

/** Not where trying again would be wrong: the money is on its way, or the order still being made. */
const isToBeTriedAgain = (code: MessageCode): boolean =>
  !/^(?:money|paymentUnknown|orderPending|orderIsNow)/u.test(code);
