import { useState } from 'react';
import { delays, type PaymentMethodId, paymentMethodIds } from '#contract/constants.ts';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { cancelPayment } from '#contract/operations/payments/cancel-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { withLoading } from '#storefront/state/common.ts';
import { showToast } from '#storefront/state/toasts.ts';
import { endAttempt, keepOpen, keyFor, type OpenPayment } from '../attempt.ts';
import type { OrderOutcome, OrderReply, PaymentStep } from '../order-outcome.ts';
import { orderRequest, patience, type Wish } from '../order-request.ts';
import type { Ends } from '../use-ends.ts';
import { isGivenUp, staysOpen } from './stays-open.ts';

export interface PayingProps {
  method: PaymentMethodId;
  wish: Wish;
  /** One that was begun before. */
  resumed: OpenPayment | null;
  ends: Ends;
  /** The dialog is done with, whatever came of it. */
  onClose: () => void;
}

const sleep = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

/** Paying by a provider (specification §4, Payment flow): begun under the attempt's key, then gone on with by its own. */
export function usePaying({ method, wish, resumed, ends, onClose }: PayingProps) {
  const { call, lang } = useShop();
  const [payment, setPayment] = useState(resumed?.PaymentKey);
  const [step, setStep] = useState<PaymentStep | null>(null);
  const [busy, setBusy] = useState(false);
  const user = wish.user.UserID;
  const cart = resumed?.cart ?? wish.cart;
  const keep = (PaymentKey: string, Proof: string) => keepOpen({ user, method, cart, PaymentKey, Proof });

  /** Result or failure: both close the dialog and clear the loading indicator. */
  const end = (outcome: OrderOutcome) => {
    if (!staysOpen(outcome)) endAttempt();
    onClose();
    // Paid for an earlier cart: what lies in the cart now stays.
    if (outcome.kind === 'placed' && cart !== wish.cart) showToast('success', { code: 'orderPlaced' });
    else ends.follow(outcome);
  };

  /** null: no answer arrived. */
  const send = async (asked: Promise<OrderReply>): Promise<OrderReply | null> => {
    setBusy(true);
    const reply = await withLoading(asked.catch(() => null));
    setBusy(false);
    return reply;
  };
  const ask = async (asked: Promise<OrderReply>) => ends.read(await send(asked));

  /** What is to be done next; null: it has ended. */
  const next = (outcome: OrderOutcome, proof: string): PaymentStep | null => {
    if (outcome.kind !== 'action') {
      end(outcome);
      return null;
    }
    const { PaymentKey } = outcome.step;
    keep(PaymentKey, proof);
    setPayment(PaymentKey);
    return outcome.step;
  };

  const begin = async () => {
    const request = orderRequest(wish, method, lang);
    const options = { idempotencyKey: keyFor(JSON.stringify(request)), signal: patience() };
    return next(await ask(call(beginPayment, request, options)), '');
  };

  const confirm = async (Proof: string, PaymentKey: string) => {
    keep(PaymentKey, Proof);
    const request = { UserID: user, PaymentKey, Proof, languageCode: lang };
    setStep(next(await ask(call(confirmPayment, request, { signal: patience() })), Proof));
  };

  const pay = async (proof: string, PaymentKey: string) => {
    setBusy(true);
    if (method === paymentMethodIds.wallet) await sleep(delays.walletSubmit);
    await confirm(proof, PaymentKey);
  };

  const cancel = async () => {
    const request = { UserID: user, PaymentKey: payment ?? '', languageCode: lang };
    const reply = payment ? await send(call(cancelPayment, request, { signal: patience() })) : null;
    if (!payment || isGivenUp(reply)) {
      endAttempt();
      onClose();
      showToast('info', { code: 'paymentCancelled' });
      return;
    }
    const outcome = ends.read(reply);
    // Paid meanwhile, or being looked at; without a sure answer it may be either.
    end(outcome.kind === 'failed' ? { kind: 'refused', code: 'paymentUnknown', look: false } : outcome);
  };

  return {
    busy,
    step,
    begin,
    pay: (proof: string, begun?: PaymentStep) => void pay(proof, begun?.PaymentKey ?? payment ?? ''),
    cancel: () => void cancel(),
    /** Asks once more what was asked last. */
    resume: (open: OpenPayment) => void confirm(open.Proof, open.PaymentKey),
  };
}
