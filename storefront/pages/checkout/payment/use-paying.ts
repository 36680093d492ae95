import { useEffect, useRef, useState } from 'react';
import {
  type AccountCurrency,
  delays,
  type PaymentMethodId,
  type WayOfShowing,
} from '#contract/constants.ts';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { cancelPayment } from '#contract/operations/payments/cancel-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { withLoading } from '#web/loading.ts';
import { endAttempt, type OpenPayment, openPayment } from '../attempt.ts';
import { keepOpen, keyFor } from '../attempt-key.ts';
import { followOutcome } from '../follow-outcome.ts';
import { isLost, lookAgain, sleep } from '../look-again.ts';
import { type OrderOutcome, orderOutcome, type OrderReply, type PaymentStep } from '../order-outcome.ts';
import { orderRequest, patience, type Wish } from '../order-request.ts';
import type { Ends } from '../use-ends.ts';
import { staysOpen } from './stays-open.ts';

export interface PayingProps {
  method: PaymentMethodId;
  shownAs: WayOfShowing;
  wish: Wish;
  /** One that was begun before. */
  resumed: OpenPayment | null;
  ends: Ends;
  /** The dialog is done with, whatever came of it. */
  onClose: () => void;
}

const idle = 0;
const working = 1;
const over = 2;

/** So many milliseconds each further look for a lost beginning may take: the dialog cannot be left meanwhile. */
const lookPatience = 10_000;

const isUnpaid = (outcome: OrderOutcome): boolean =>
  outcome.kind === 'refused' && outcome.code === 'paymentDeclined';

/** Paying by a provider (specification §4, Payment flow): begun under the attempt's key, then gone on with by its own. */
export function usePaying({ method, shownAs, wish, resumed, ends, onClose }: PayingProps) {
  const { call, lang } = useShop();
  const [payment, setPayment] = useState(resumed?.PaymentKey);
  const [step, setStep] = useState<PaymentStep | null>(null);
  const [busy, setBusy] = useState(false);
  /** One thing at a time; nothing more once it has ended or the form is gone, for then the next attempt may have begun. */
  const state = useRef<number>(idle);
  useEffect(() => {
    state.current = idle;
    return () => {
      state.current = over;
    };
  }, []);
  const user = wish.user.UserID;
  /** What is paid for: another tab may change the cart meanwhile. */
  const cart = useRef(resumed?.cart ?? wish.cart);
  const keep = (PaymentKey: string, Proof: string) =>
    keepOpen({ user, method, cart: cart.current, PaymentKey, Proof });

  const isOver = () => state.current === over;

  /** Result or failure: both close the dialog and clear the loading indicator. */
  const end = (outcome: OrderOutcome) => {
    state.current = over;
    if (!staysOpen(outcome)) endAttempt();
    onClose();
    followOutcome(ends, outcome, cart.current);
  };

  const outcomeOf = async (reply: Promise<OrderReply>): Promise<OrderOutcome> =>
    orderOutcome(await withLoading(reply.catch(() => null)), ends.canSay);

  const ask = async (asked: Promise<OrderOutcome>): Promise<OrderOutcome> => {
    setBusy(true);
    if (state.current === idle) state.current = working;
    const outcome = await asked;
    if (state.current === working) state.current = idle;
    setBusy(false);
    return outcome;
  };

  /** What is to be done next; null: it has ended. */
  const next = (outcome: OrderOutcome, proof: string): PaymentStep | null => {
    if (outcome.kind === 'action') {
      const { PaymentKey } = outcome.step;
      keep(PaymentKey, proof);
      setPayment(PaymentKey);
      return outcome.step;
    }
    end(outcome);
    return null;
  };

  const begin = async (currency?: AccountCurrency) => {
    if (state.current !== idle) return null;
    cart.current = wish.cart;
    const request = { ...orderRequest(wish, method, lang), ...(currency && { CodeCurrency: currency }) };
    const idempotencyKey = keyFor(JSON.stringify(request));
    const send = (ms?: number) =>
      outcomeOf(call(beginPayment, request, { idempotencyKey, signal: patience(ms) }));
    const sendAgain = () =>
      lookAgain(
        () => send(lookPatience),
        () => !isOver(),
      );
    const outcome = await ask(send().then((first) => (isLost(first) && !isOver() ? sendAgain() : first)));
    // Left meanwhile: what was reserved ends by itself, for nobody is there to pay it.
    return isOver() ? null : next(outcome, '');
  };

  const send = (Proof: string, PaymentKey: string) =>
    call(confirmPayment, { UserID: user, PaymentKey, Proof, languageCode: lang }, { signal: patience() });

  const confirm = async (Proof: string, PaymentKey: string) => {
    keep(PaymentKey, Proof);
    const outcome = await ask(outcomeOf(send(Proof, PaymentKey)));
    if (isOver() && openPayment(user)?.PaymentKey !== PaymentKey) return;
    setStep(next(outcome, Proof));
  };

  const pay = async (proof: string, PaymentKey: string) => {
    if (state.current !== idle) return;
    state.current = working;
    setBusy(true);
    if (shownAs === 'wallet') await sleep(delays.walletSubmit);
    await confirm(proof, PaymentKey);
  };

  const look = async (hasEnded: boolean) => {
    if (state.current !== idle || !payment) return;
    const outcome = orderOutcome(await send('', payment).catch(() => null), ends.canSay);
    // Something was pressed meanwhile, and will be answered.
    if (state.current !== idle || openPayment(user)?.PaymentKey !== payment) return;
    if (outcome.kind === 'action') setStep(outcome.step);
    else if (!staysOpen(outcome) && !(hasEnded && isUnpaid(outcome))) end(outcome);
  };

  const giveUp = async (isRenewed: boolean, currency?: AccountCurrency) => {
    if (state.current !== idle) return;
    let outcome: OrderOutcome = { kind: 'given-up' };
    if (payment) {
      const request = { UserID: user, PaymentKey: payment, languageCode: lang };
      outcome = await ask(outcomeOf(call(cancelPayment, request, { signal: patience() })));
    }
    // The shop knows none; or nobody is sure: it may have been paid meanwhile.
    if (outcome.kind === 'failed' && staysOpen(outcome))
      return end({ kind: 'refused', code: 'paymentUnknown', look: false });
    if (!isRenewed || (outcome.kind !== 'given-up' && outcome.kind !== 'failed'))
      return end(outcome.kind === 'failed' ? { kind: 'given-up' } : outcome);
    endAttempt();
    // The dialog of a payment that was begun before stands as long as it has a step.
    setStep(await begin(currency));
  };

  return {
    busy,
    step,
    begin: () => begin(),
    look: (hasEnded: boolean) => void look(hasEnded),
    renew: (currency?: AccountCurrency) => void giveUp(true, currency),
    pay: (proof: string, begun?: PaymentStep) => void pay(proof, begun?.PaymentKey ?? payment ?? ''),
    cancel: () => void giveUp(false),
    /** Asks once more what was asked last. */
    resume: (open: OpenPayment) => void confirm(open.Proof, open.PaymentKey),
  };
}
