import { orderStatuses, paymentMethodIds } from '#contract/constants.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { DualCurrencyTotals } from '#storefront/riel/dual-currency-totals.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import type { Order } from './job-types.ts';

const openStatuses = new Set<number>([orderStatuses.active, orderStatuses.inProgress]);

interface NextStepsProps {
  order: Order;
  items: readonly { IsDigitalProduct: boolean }[];
  /** Whether the order has been shipped. */
  isSent: boolean;
}

/**
 * The remaining steps of an order: call, delivery, payment. Renders nothing once the order is completed or
 * void.
 */
export function NextSteps({ order, items, isSent }: NextStepsProps) {
  const { links } = useShop();
  const t = useLabels(ordersHistoryLabels);
  if (!openStatuses.has(order.LatestStatusID)) return null;
  const { MobileNo } = order.ShippingAddress;
  const isPickUp = order.Delivery?.Kind === 'shop';
  const isCash = order.PaymentMethodId === paymentMethodIds.cashOnDelivery;
  const has = (isFile: boolean) => items.some(({ IsDigitalProduct }) => IsDigitalProduct === isFile);
  return (
    <section className="o-next" aria-labelledby={`next-${order.OrderId}`}>
      <h3 className="h3" id={`next-${order.OrderId}`}>
        {t('nextSteps')}
      </h3>
      <ol>
        {order.ConfirmUntil !== undefined && <li>{t('nextConfirm')}</li>}
        {isPickUp && <li>{t(isSent ? 'nextPickUp' : 'nextTell')}</li>}
        {has(false) && !isPickUp && !isSent && <li>{t(MobileNo ? 'nextCall' : 'nextBring')}</li>}
        {has(false) && !isPickUp && isSent && MobileNo && <li>{t('nextCallSent')}</li>}
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
        {has(true) && <li>{t('nextDownload')}</li>}
      </ol>
      <a href={links.contactUs(t('order', { number: order.OrderNumber }))}>{t('nextHelp')}</a>
    </section>
  );
}
