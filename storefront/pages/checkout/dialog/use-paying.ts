import { useEffect, useRef, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { type AccountCurrency, delays, type PaymentMethodId } from '#contract/constants.ts';
import { endAttempt, type OpenPayment, openPayment } from '../placing/attempt.ts';
import { keepOpen } from '../placing/attempt-key.ts';
import { followOutcome } from '../placing/follow-outcome.ts';
import { sleep } from '../placing/poll-again.ts';
import type { OrderOutcome, PaymentStep } from '#storefront/payment/order-outcome.ts';
import type { OrderRequest } from '../placing/order-request.ts';
import type { OrderOutcomeHandlers } from '../placing/use-order-outcome.ts';
import { removeOrdered } from '#storefront/state/cart.ts';
import type { PaymentMethod } from '#storefront/payment/payment-methods.ts';
import type { PartProps } from '#storefront/payment/part.ts';
import { afterEvent, type Paying, type PayingEvent, type PayingNews } from './paying-state.ts';
import { usePaymentCalls } from './payment-calls.ts';
import { staysOpen } from './stays-open.ts';

export interface PayingProps {
  method: PaymentMethodId;
  shownAs: PaymentMethod['shownAs'];
  wish: OrderRequest;
  /** A payment begun on an earlier visit. */
  resumed: OpenPayment | null;
  handlers: OrderOutcomeHandlers;
  /** Called when the dialog has finished, whatever the outcome. */
  onClose: () => void;
}

const isUnpaid = (outcome: OrderOutcome): boolean =>
  outcome.kind === 'refused' && outcome.code === 'paymentDeclined';

/** Returns the payment state, which is readable synchronously after an event. */
function usePayingState(payment = '') {
  const [{ store, set, notify }] = useState(() => {
    const made = createStore<Paying>(() => ({
      state: 'idle',
      payment,
      step: null,
      hasNoReservation: false,
      paid: null,
    }));
    return {
      store: made,
      set: (news: PayingNews) => made.setState(news),
      notify: (event: PayingEvent) => made.setState((paying) => afterEvent(paying, event)),
    };
  });
  useEffect(() => {
    notify('opened');
    return () => notify('ended');
  }, [notify]);
  return { ...useStore(store), now: store.getState, set, notify };
}

/**
 * Payment through a provider (specification §4, Payment flow). It begins with the attempt's key and continues
 * with the payment's own.
 */
export function usePaying({ method, shownAs, wish, resumed, handlers, onClose }: PayingProps) {
  const { state, step, hasNoReservation, paid, now, set, notify } = usePayingState(resumed?.PaymentKey);
  const calls = usePaymentCalls(wish, method, handlers.canSay);
  const user = wish.user.UserID;
  /** The cart being paid for, because another tab may change the stored one meanwhile. */
  const cart = useRef(resumed?.cart ?? wish.cart);
  /** The number of the order being paid; '' if its code didn't include one. */
  const orderNumber = useRef('');
  const isIdle = () => now().state === 'idle';
  const isOver = () => now().state === 'over';
  const isStillOpen = (key: string) => openPayment(user)?.PaymentKey === key;
  const save = (PaymentKey: string, Proof: string) =>
    keepOpen({ user, method, cart: cart.current, PaymentKey, Proof });

  /**
   * Shows briefly that the code was paid.
   * @returns whether to open its order next
   */
  const showPaid = async (number: string): Promise<boolean> => {
    const leaveShop = () => {
      endAttempt();
      removeOrdered(cart.current);
    };
    addEventListener('pagehide', leaveShop);
    const pressed = new Promise<boolean>((leave) => set({ paid: { number, leave } }));
    const opensOrder = await Promise.race([pressed, sleep(delays.codePaid).then(() => false)]);
    removeEventListener('pagehide', leaveShop);
    return opensOrder;
  };

  /**
   * Ends the payment. Both success and failure close the dialog and clear the loading indicator. A paid code
   * first shows its checkmark, except if another order was paid instead, whose total and method are unknown
   * here.
   */
  const end = async (answer: OrderOutcome) => {
    notify('ended');
    let outcome = answer;
    const isPaid = outcome.kind === 'placed' && shownAs === 'code' && outcome.number === orderNumber.current;
    if (outcome.kind === 'placed' && isPaid && (!resumed || now().step))
      outcome = { ...outcome, opensOrder: await showPaid(outcome.number) };
    if (!staysOpen(outcome)) endAttempt();
    onClose();
    followOutcome(handlers, outcome, cart.current);
  };

  const request = async (what: () => Promise<OrderOutcome>): Promise<OrderOutcome> => {
    notify('asked');
    const outcome = await what();
    notify('answered');
    return outcome;
  };

  /** Returns the next step, or null if the payment ended. */
  const next = (outcome: OrderOutcome, proof: string): PaymentStep | null => {
    if (outcome.kind !== 'action') {
      void end(outcome);
      return null;
    }
    const { PaymentKey, ReservedOncePaid = false, OrderNumber = '' } = outcome.step;
    orderNumber.current = OrderNumber;
    save(PaymentKey, proof);
    set({ payment: PaymentKey, hasNoReservation: ReservedOncePaid });
    return outcome.step;
  };

  const begin = async (currency?: AccountCurrency) => {
    if (!isIdle()) return null;
    cart.current = wish.cart;
    const outcome = await request(() => calls.begin(() => !isOver(), currency));
    // If the shopper has left, the reservation expires by itself, because the payment is not completed.
    return isOver() ? null : next(outcome, '');
  };

  const confirm = async (proof: string, key: string) => {
    save(key, proof);
    const outcome = await request(() => calls.confirm(proof, key));
    const following = !isOver() || isStillOpen(key) ? next(outcome, proof) : null;
    // A paid code stays visible until the shopper has seen the confirmation.
    if (following) set({ step: following });
  };

  const pay = async (proof: string, key: string) => {
    if (!isIdle()) return;
    notify('asked');
    if (shownAs === 'wallet') await sleep(delays.walletSubmit);
    await confirm(proof, key);
  };

  const look: PartProps['look'] = async (hasEnded) => {
    const { payment } = now();
    const outcome = isIdle() && payment !== '' && (await calls.look(payment));
    // Another action started meanwhile, and will get its own answer.
    if (!outcome || !isIdle() || !isStillOpen(payment)) return false;
    if (outcome.kind === 'action') set({ step: outcome.step });
    else if (outcome.kind !== 'logged-out' && staysOpen(outcome)) return true;
    else if (!(hasEnded() && isUnpaid(outcome))) void end(outcome);
    return false;
  };

  const cancelled = (key: string): Promise<OrderOutcome> | OrderOutcome =>
    key === '' ? { kind: 'given-up' } : request(() => calls.cancel(key));

  /**
   * Returns true if the payment can no longer be charged. Otherwise it had another outcome, which was
   * reported.
   */
  const giveUp = async (): Promise<boolean> => {
    const outcome = await cancelled(now().payment);
    const isFree = outcome.kind === 'given-up' || (outcome.kind === 'failed' && !staysOpen(outcome));
    // Either the shop knows no such payment, or its status is unknown and it may have been paid in the
    // meantime.
    if (outcome.kind === 'failed' && !isFree)
      void end({ kind: 'refused', code: 'paymentUnknown', look: false });
    else if (!isFree) void end(outcome);
    return isFree;
  };

  const cancel = async () => {
    if (isIdle() && (await giveUp())) void end({ kind: 'given-up' });
  };

  const renew = async (currency?: AccountCurrency) => {
    if (!isIdle() || !(await giveUp())) return;
    endAttempt();
    // The dialog of a resumed payment stays while it has a step.
    set({ step: await begin(currency) });
  };

  return {
    busy: state === 'asking',
    step,
    hasNoReservation,
    paid,
    begin: () => begin(),
    look,
    renew: (currency?: AccountCurrency) => void renew(currency),
    pay: (proof: string, begun?: PaymentStep) => void pay(proof, begun?.PaymentKey ?? now().payment),
    cancel: () => void cancel(),
    /** Repeats the last request. */
    resume: (open: OpenPayment) => void confirm(open.Proof, open.PaymentKey),
  };
}
