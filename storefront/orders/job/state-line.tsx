import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { isPartSent, partLabelOf } from '../part-sent.ts';
import { labelOf } from '../progress-line.tsx';
import { useOrderTimes } from '../use-order-times.ts';
import type { Order, OrderProgress } from './job-types.ts';

/**
 * Payment statuses to show after the status of the order. Only the payment section says that the slip of a
 * canceled order is being checked, because two states side by side contradict each other.
 */
const isNews: ReadonlySet<string> = new Set(['balanceDue', 'refundDue', 'refunding']);

interface StateLineProps {
  order: Order;
  /** The order's progress; null until loaded. */
  progress: OrderProgress | null;
}

/** Where an order is, in one line. Renders nothing if there is nothing to say. */
export function StateLine({ order, progress }: StateLineProps) {
  const t = useLabels(ordersHistoryLabels);
  const money = useLabels(paymentStatusLabels);
  const state = useStateWord(order, progress);
  const sentence = useSentence(progress);
  const status = progress && isNews.has(progress.Payment.Status) ? progress.Payment.Status : null;
  if (`${state}${status ?? ''}${sentence}` === '') return null;
  return (
    <p>
      {state !== '' && <b className="o-state">{state}</b>} {sentence}{' '}
      {status && <b>{t('stateIs', { state: money(status) })}</b>}
    </p>
  );
}

/**
 * Returns the label of the order's status; '' if the sentence already says that the order is completed or
 * void.
 */
function useStateWord(order: Order, progress: OrderProgress | null): string {
  const t = useLabels(ordersHistoryLabels);
  const words = useLabels(orderProgressLabels);
  if (order.ConfirmUntil !== undefined) return t('stateIs', { state: t('toConfirm') });
  if (order.TransferUntil !== undefined) return order.LatestStatusName;
  const latest = progress?.Steps.findLast(({ State }) => State !== 'next')?.Step;
  if (!progress || !latest || latest === 'cancelled' || latest === 'delivered') return '';
  if (isPartSent(progress)) return words(partLabelOf(progress.IsPickUp));
  return t('stateIs', {
    state: latest === 'transfer' ? t('transferCame') : words(labelOf(progress, latest)),
  });
}

/** Returns one sentence about what happens next and when; '' if there is nothing to say. */
function useSentence(progress: OrderProgress | null): string {
  const t = useLabels(ordersHistoryLabels);
  const words = useLabels(orderProgressLabels);
  const { moment, expected } = useOrderTimes();
  if (!progress) return '';
  const at = (step: OrderProgress['Steps'][number]['Step']) =>
    progress.Steps.find(({ Step }) => Step === step)?.At;
  const cancelled = at('cancelled');
  if (cancelled)
    return t(progress.CancelledByCustomer ? 'cancelledByYou' : 'cancelledByUs', {
      moment: moment(cancelled),
    });
  const delivered = at('delivered');
  if (delivered) return t(progress.IsPickUp ? 'pickedUpOn' : 'deliveredOn', { moment: moment(delivered) });
  const days = expected(progress);
  const isComing =
    !(progress.IsPickUp && at('sent')) &&
    progress.Steps.some(({ Step, State }) => Step === 'delivered' && State === 'next');
  const rest = isPartSent(progress) ? words('restComes') : '';
  if (!isComing || days === '') return rest;
  return `${rest} ${words(progress.IsPickUp ? 'shouldBeReady' : 'shouldArrive', { days })}`.trim();
}
