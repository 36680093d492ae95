import type { ReactNode } from 'react';
import type { OrderState as State } from '#contract/operations/office/orders/order-types.ts';
import { useOrderTexts } from './order-texts.ts';
import './order-state.css';

/**
 * The icon of each status: a circle that fills as the order progresses, from empty over half to a check mark;
 * struck through if the order is canceled or returned.
 */
const marks: Readonly<Record<State | 'toCall', string>> = {
  toCall: 'M8 4.500v4.300M8 11.300v.2',
  awaitingPayment: 'M8 5v3.200L10 9.500',
  active: '',
  inProgress: 'M8 3.500a4.500 4.500 0 0 1 0 9z',
  completed: 'M5 8.200 7.200 10.400 11 6',
  returned: 'M5 8h6',
  refunded: 'M5 8h6',
  voided: 'M4 12 12 4',
};

interface OrderStateProps {
  state: State;
  /** Confirmation deadline of a new customer's order. Null or omitted if it needs no confirmation. */
  confirmBy?: string | null;
  /** Whether some of its shipments have left or are ready, but not everything. */
  isPartlySent?: boolean;
  /** Whether the customer picks it up at the shop. */
  isPickUp?: boolean;
}

/**
 * An order's status, always with its label. An order that needs a call before preparation says that instead, and so does one
 * whose items have left in part.
 */
export function OrderState({
  state,
  confirmBy = null,
  isPartlySent = false,
  isPickUp = false,
}: OrderStateProps) {
  const orderText = useOrderTexts();
  if (confirmBy !== null) return <StateMark state="toCall">{orderText.callFirst}</StateMark>;
  const isPart = isPartlySent && state === 'inProgress';
  return (
    <StateMark state={state}>{isPart ? orderText.partlyShipped(isPickUp) : orderText.state(state)}</StateMark>
  );
}

/** The circle of a status with another label. */
export function StateMark({ state, children }: { state: keyof typeof marks; children: ReactNode }) {
  return (
    <span className={`order-state is-${state}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6" />
        <path d={marks[state]} />
      </svg>
      {children}
    </span>
  );
}
