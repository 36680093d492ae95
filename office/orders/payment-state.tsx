import type { PaymentStatus } from '#contract/payment-status.ts';
import type { Answer } from '#contract/operation.ts';
import type { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { useOrderTexts } from './order-texts.ts';
import { State } from '../components/state.tsx';

interface PaymentStateProps {
  order: Pick<Answer<typeof listOrders>['orders'][number], 'payment' | 'paymentStatus'>;
  isPickUp: boolean;
}

const done: ReadonlySet<PaymentStatus> = new Set(['paid', 'paidOnDelivery', 'partRefunded']);
const over: ReadonlySet<PaymentStatus> = new Set(['refunded', 'nothingToPay']);
/** Statuses for which staff must check the payment, or collect or refund it. */
const waitsForUs: ReadonlySet<PaymentStatus> = new Set([
  'slipSent',
  'balanceDue',
  'refundDue',
  'checkingSlip',
]);
/** Statuses in which the payment's outcome is unknown. */
const isUnclear = new Set<string | null>(['pending', 'unknown']);

/** The payment status of an order. Only a status that needs staff is highlighted. */
export function PaymentState({ order: { payment, paymentStatus }, isPickUp }: PaymentStateProps) {
  const orderText = useOrderTexts();
  const isUs = waitsForUs.has(paymentStatus) || (paymentStatus === 'awaiting' && isUnclear.has(payment));
  const open = isUs ? 'us' : 'others';
  return (
    <State look={done.has(paymentStatus) ? 'done' : over.has(paymentStatus) ? 'off' : open}>
      {orderText.paymentStatus(paymentStatus, payment, isPickUp)}
    </State>
  );
}
