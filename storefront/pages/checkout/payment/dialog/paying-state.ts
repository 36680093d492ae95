import type { PaymentStep } from '../../placing/order-outcome.ts';

/**
 * `idle`: something may be pressed. `asking`: an answer is awaited, and nothing else is asked. `over`: it has ended, or the form is
 * gone; the next attempt may have begun.
 */
type State = 'idle' | 'asking' | 'over';

/** How paying goes in its dialog. */
export interface Paying {
  state: State;
  /** Key of the payment that was begun; '' for none. */
  payment: string;
  /** What the dialog shows to be done next; null: nothing. */
  step: PaymentStep | null;
}

export type PayingEvent =
  | { kind: 'opened' | 'asked' | 'answered' | 'ended' }
  /** The shop knows a payment, under this key. */
  | { kind: 'begun'; payment: string }
  | { kind: 'shown'; step: PaymentStep | null };

/** Where paying goes from where it is; everything else changes nothing. */
const ways: Readonly<Record<State, Partial<Record<PayingEvent['kind'], State>>>> = {
  idle: { asked: 'asking', ended: 'over' },
  asking: { answered: 'idle', ended: 'over' },
  over: { opened: 'idle' },
};

export function afterEvent(paying: Paying, event: PayingEvent): Paying {
  if (event.kind === 'begun') return { ...paying, payment: event.payment };
  if (event.kind === 'shown') return { ...paying, step: event.step };
  return { ...paying, state: ways[paying.state][event.kind] ?? paying.state };
}
