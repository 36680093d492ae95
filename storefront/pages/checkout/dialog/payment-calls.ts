import type { AccountCurrency, PaymentMethodId } from '#contract/constants.ts';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { cancelPayment } from '#contract/operations/payments/cancel-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { withLoading } from '#web/loading.ts';
import { keyFor } from '../placing/attempt-key.ts';
import { isLost, pollAgain } from '../placing/poll-again.ts';
import { type OrderOutcome, orderOutcome, type OrderReply } from '#storefront/payment/order-outcome.ts';
import { orderRequest, timeoutSignal, type OrderRequest } from '../placing/order-request.ts';
import type { OrderOutcomeHandlers } from '../placing/use-order-outcome.ts';

/**
 * The timeout in ms for looking up a payment whose start got no response. The dialog can't be closed
 * meanwhile.
 */
const lookPatience = 10_000;

/** The shop's payment calls, each returning its outcome. */
export function usePaymentCalls(
  wish: OrderRequest,
  method: PaymentMethodId,
  canSay: OrderOutcomeHandlers['canSay'],
) {
  const { call, lang } = useShop();
  const base = (PaymentKey: string) => ({ UserID: wish.user.UserID, PaymentKey, languageCode: lang });
  const outcomeOf = async (reply: Promise<OrderReply | null>): Promise<OrderOutcome> =>
    orderOutcome(await reply.catch(() => null), canSay);
  /** Shows the loading indicator while the shopper waits. */
  const awaited = (reply: Promise<OrderReply>) => outcomeOf(withLoading(reply));
  const send = (Proof: string, key: string) =>
    call(confirmPayment, { ...base(key), Proof }, { signal: timeoutSignal() });

  return {
    /**
     * Sends the request with the attempt's key. If the response is lost, looks it up again while it is
     * requested.
     */
    begin: async (isRequested: () => boolean, currency?: AccountCurrency): Promise<OrderOutcome> => {
      const request = { ...orderRequest(wish, method, lang), ...(currency && { CodeCurrency: currency }) };
      const idempotencyKey = keyFor(JSON.stringify(request));
      const sendBegin = (ms?: number) =>
        awaited(call(beginPayment, request, { idempotencyKey, signal: timeoutSignal(ms) }));
      const first = await sendBegin();
      return isLost(first) && isRequested() ? pollAgain(() => sendBegin(lookPatience), isRequested) : first;
    },
    confirm: (proof: string, key: string) => awaited(send(proof, key)),
    look: (key: string) => outcomeOf(send('', key)),
    cancel: (key: string) => awaited(call(cancelPayment, base(key), { signal: timeoutSignal() })),
  };
}
