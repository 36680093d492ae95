import type { PaymentStep } from '../../placing/order-outcome.ts';

/**
 * `idle`: something may be pressed. `asking`: an answer is awaited, and nothing else is asked. `over`: it has ended, or the form is
 * gone; the next attempt may have begun.
 */
type State = 'idle' | 'asking' | 'over';

/** The order that the money of a code has become. */
export interface PaidByCode {
  number: string;
  /** Nobody looks at it any longer; `isWanted`: the order is to be seen next. */
  leave: (isWanted: boolean) => void;
}

/** How paying goes in its dialog. */
export interface Paying {
  state: State;
  /** Key of the payment that was begun; '' for none. */
  payment: string;
  /** What the dialog shows to be done next; null: nothing. */
  step: PaymentStep | null;
  /** Its goods are taken once its money is there. */
  isUnreserved: boolean;
  /** Paid by a code, which shows it before the dialog closes. */
  paid: PaidByCode | null;
}

export type PayingEvent = 'opened' | 'asked' | 'answered' | 'ended';
/** What came with it: the key of a payment that the shop knows and whether goods are kept for it, a step to be shown, or that it is paid. */
export type PayingNews = Partial<Omit<Paying, 'state'>>;

/** Where paying goes from where it is; everything else changes nothing. */
const ways: Readonly<Record<State, Partial<Record<PayingEvent, State>>>> = {
  idle: { asked: 'asking', ended: 'over' },
  asking: { answered: 'idle', ended: 'over' },
  over: { opened: 'idle' },
};

export const afterEvent = (paying: Paying, event: PayingEvent): Paying => ({
  ...paying,
  state: ways[paying.state][event] ?? paying.state,
});
