import type { PaidByCode } from '#storefront/payment/part.ts';
import type { PaymentStep } from '#storefront/payment/order-outcome.ts';

/**
 * `idle`: the shopper can act. `asking`: a request is pending, and no other may start. `over`: the attempt
 * has finished or the form was removed; another attempt may have begun.
 */
type State = 'idle' | 'asking' | 'over';

export interface Paying {
  state: State;
  /** The key of the payment in progress, or '' if there is none. */
  payment: string;
  /** The next step the dialog shows; null for none. */
  step: PaymentStep | null;
  /** Whether stock is taken only once the payment arrives. */
  hasNoReservation: boolean;
  /** Set when a code was paid. The dialog shows it before closing. */
  paid: PaidByCode | null;
}

export type PayingEvent = 'opened' | 'asked' | 'answered' | 'ended';
/**
 * The details of an event: the payment's key and whether stock is reserved, a step to show, or the paid
 * order.
 */
export type PayingNews = Partial<Omit<Paying, 'state'>>;

/** The state transitions. All other events are ignored. */
const transitions: Readonly<Record<State, Partial<Record<PayingEvent, State>>>> = {
  idle: { asked: 'asking', ended: 'over' },
  asking: { answered: 'idle', ended: 'over' },
  over: { opened: 'idle' },
};

export const afterEvent = (paying: Paying, event: PayingEvent): Paying => ({
  ...paying,
  state: transitions[paying.state][event] ?? paying.state,
});
