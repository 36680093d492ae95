import { orderStatuses, paymentMethodIds } from '#contract/constants.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { DualCurrencyTotals } from '#storefront/riel/dual-currency-totals.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { isPartSent } from '../part-sent.ts';
import { BalanceSentence } from './balance-sentence.tsx';
import { isDownloadReady } from './items-table.tsx';
import type { Order, OrderedItem, OrderProgress } from './job-types.ts';

const openStatuses = new Set<number>([orderStatuses.active, orderStatuses.inProgress]);

interface NextStepsProps {
  order: Order;
  items: readonly Pick<OrderedItem, 'IsDigitalProduct' | 'LatestStatusID' | 'ShippingStatusID'>[];
  progress: Pick<OrderProgress, 'Steps' | 'Parcels' | 'ApproveDay'>;
}

/** Whether the shop calls before it delivers: not without a phone number, and not if the customer collects it at a counter. */
const isCalledBefore = ({ Delivery: delivery, ShippingAddress: { MobileNo } }: Order): boolean =>
  MobileNo !== '' && delivery?.Kind !== 'branch' && delivery?.Kind !== 'bus';

/**
 * The remaining steps of an order: proof, balance, call, delivery, payment. Renders nothing once the order is completed or
 * void.
 */
export function NextSteps({ order, items, progress }: NextStepsProps) {
  const { links } = useShop();
  const t = useLabels(ordersHistoryLabels);
  if (!openStatuses.has(order.LatestStatusID)) return null;
  const isCash = order.PaymentMethodId === paymentMethodIds.cashOnDelivery;
  const hasGoods = items.some(({ IsDigitalProduct }) => !IsDigitalProduct);
  const delivery = deliveryStep(order, progress, hasGoods);
  const isFileAwaited = items.some((item) => item.IsDigitalProduct && !isDownloadReady(item));
  return (
    <section className="o-next" aria-labelledby={`next-${order.OrderId}`}>
      <h3 className="h3" id={`next-${order.OrderId}`}>
        {t('nextSteps')}
      </h3>
      <ol>
        {order.ConfirmUntil !== undefined && <li>{t('nextConfirm')}</li>}
        {progress.ApproveDay !== undefined && <li>{t('nextProof')}</li>}
        {order.DueLaterWhen === 'ready' && (
          <li>
            <BalanceSentence order={order} />
          </li>
        )}
        {delivery && <li>{t(delivery)}</li>}
        {order.DueLaterWhen === 'delivery' && (
          <li>
            <BalanceSentence order={order} />
          </li>
        )}
        {isCash && (
          <li>
            <DualCurrencyTotals
              dollars={order.OrderTotal}
              riel={order.Riel?.Total}
              text="payOnDeliveryRiel"
              without="payOnDelivery"
            />
          </li>
        )}
        {isFileAwaited && <li>{t('nextDownload')}</li>}
      </ol>
      <a href={links.contactUs(t('order', { number: order.OrderNumber }))}>{t('nextHelp')}</a>
    </section>
  );
}

/** Returns the label of the next step of a delivery; null if there is none to tell. */
function deliveryStep(order: Order, progress: NextStepsProps['progress'], hasGoods: boolean) {
  const isSent = progress.Steps.some(({ Step, State }) => Step === 'sent' && State !== 'next');
  const isPart = isPartSent(progress);
  const isCalled = isCalledBefore(order);
  if (order.Delivery?.Kind === 'shop') return isPart ? 'nextPickUpPart' : isSent ? 'nextPickUp' : 'nextTell';
  if (!hasGoods) return null;
  if (isSent) return isCalled ? 'nextCallSent' : null;
  if (isPart) return isCalled ? 'nextCallRest' : 'nextBringRest';
  return isCalled ? 'nextCall' : 'nextBring';
}
