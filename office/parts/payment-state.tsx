import type { Answer } from '#contract/operation.ts';
import type { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { useOrderWords } from './order-words.ts';
import { State } from './state.tsx';

interface PaymentStateProps {
  order: Pick<Answer<typeof listOrders>['orders'][number], 'state' | 'payment'>;
}

const over = new Set(['voided', 'refunded']);

/** How it is paid, in a word; money from hand to hand goes with the parcel. */
export function PaymentState({ order: { state, payment } }: PaymentStateProps) {
  const words = useOrderWords();
  if (payment === null) {
    const isPaid = state === 'completed' || state === 'returned';
    return <State look={isPaid ? 'done' : over.has(state) ? 'off' : 'us'}>{words.cash(state)}</State>;
  }
  const isPaid = payment === 'paid' || payment === 'part_refunded';
  const isOver = payment === 'refunded' || payment === 'declined';
  return <State look={isPaid ? 'done' : isOver ? 'off' : 'us'}>{words.payment(payment)}</State>;
}
