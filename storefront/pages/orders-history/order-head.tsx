import type { ReactNode, Ref } from 'react';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import type { OrderProgress } from '#storefront/orders/use-order-progress.ts';
import { useOrderTimes } from '#storefront/orders/use-order-times.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import type { Order } from './use-orders.ts';

interface OrderHeadProps {
  order: Order;
  /** The order's progress; null until loaded. */
  progress: OrderProgress | null;
  /** The heading to focus; null if the page heading names the order. */
  heading: Ref<HTMLHeadingElement> | null;
  children: ReactNode;
}

/**
 * Payment statuses to show after the status of the order. Only the payment section says that the slip of a
 * canceled order is being checked, because two states side by side contradict each other.
 */
const isNews: ReadonlySet<string> = new Set(['balanceDue', 'refundDue', 'refunding']);

/** The order's number and arrival, with its actions beside them. */
export function OrderHead({ order, progress, heading, children }: OrderHeadProps) {
  const t = useLabels(ordersHistoryLabels);
  const state = useStateWord(order, progress);
  const sentence = useSentence(progress);
  const status = progress && isNews.has(progress.Payment.Status) ? progress.Payment.Status : null;
  const money = useLabels(paymentStatusLabels);
  return (
    <div className="o-head">
      <div>
        {heading ? (
          <h2 ref={heading} tabIndex={-1}>
            {t('order', { number: '' })}
            <Num>{order.OrderNumber}</Num>
          </h2>
        ) : (
          <h2 className="vh">{t('lbl_ordrhis_detail')}</h2>
        )}
        {`${state}${status ?? ''}${sentence}` !== '' && (
          <p>
            {state !== '' && <b className="o-state">{state}</b>} {sentence}{' '}
            {status && <b>{t('stateIs', { state: money(status) })}</b>}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

/** The actions that are available at any time. */
export function OrderActs({ busy, onAgain }: { busy: boolean; onAgain: () => void }) {
  const t = useLabels(ordersHistoryLabels);
  return (
    <p className="o-acts">
      <Button icon="refresh-cw" busy={busy} onClick={onAgain}>
        {t('orderAgain')}
      </Button>
      <Button kind="ghost" icon="printer" onClick={() => print()}>
        {t('invoice')}
      </Button>
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
  if (!latest || latest === 'cancelled' || latest === 'delivered') return '';
  return t('stateIs', { state: latest === 'transfer' ? t('transferCame') : words(latest) });
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
  if (delivered) return t('deliveredOn', { moment: moment(delivered) });
  const days = expected(progress);
  const isComing = progress.Steps.some(({ Step, State }) => Step === 'delivered' && State === 'next');
  return isComing && days !== '' ? words('shouldArrive', { days }) : '';
}
