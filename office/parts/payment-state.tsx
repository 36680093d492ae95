import type { Answer } from '#contract/operation.ts';
import type { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { useOrderWords } from './order-words.ts';
import { State } from './state.tsx';

interface PaymentStateProps {
  order: Pick<Answer<typeof listOrders>['orders'][number], 'state' | 'payment'>;
}

const over = new Set(['voided', 'refunded']);
const isPaid = new Set(['paid', 'part_refunded']);
const isOver = new Set(['refunded', 'declined']);
/** Somebody here has to find out what became of it; all else that is open, its customer or a courier brings. */
const waitsForUs = new Set(['pending', 'unknown']);

/** How it is paid, in a word; money from hand to hand goes with the parcel. Marked is only what waits for staff. */
export function PaymentState({ order: { state, payment } }: PaymentStateProps) {
  const words = useOrderWords();
  if (payment === null) {
    const isHere = state === 'completed' || state === 'returned';
    return <State look={isHere ? 'done' : over.has(state) ? 'off' : 'others'}>{words.cash(state)}</State>;
  }
  const open = waitsForUs.has(payment) ? 'us' : 'others';
  return (
    <State look={isPaid.has(payment) ? 'done' : isOver.has(payment) ? 'off' : open}>
      {words.payment(payment)}
    </State>
  );
}
