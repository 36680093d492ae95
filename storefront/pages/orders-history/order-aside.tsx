import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import type { OrderProgress } from '#storefront/orders/use-order-progress.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { OrderFacts } from '#storefront/orders/job/order-facts.tsx';
import { OrderTotals } from '#storefront/orders/job/order-totals.tsx';
import { PaymentLog } from '#storefront/orders/job/payment-log.tsx';
import type { OrderedItem } from '#storefront/orders/again/plan-again.ts';
import type { Order } from './use-orders.ts';

interface OrderAsideProps {
  order: Order;
  items: readonly OrderedItem[];
  progress: OrderProgress;
}

/** The column beside the items: totals, payments, and the address. */
export function OrderAside({ order, items, progress }: OrderAsideProps) {
  const t = useLabels(ordersHistoryLabels);
  const isShipped = items.some(({ IsDigitalProduct }) => !IsDigitalProduct);
  return (
    <aside className="o-aside" aria-label={t('order', { number: order.OrderNumber })}>
      <section className="slip krama" aria-labelledby={`sums-${order.OrderId}`}>
        <h3 className="h3" id={`sums-${order.OrderId}`}>
          {t('totals')}
        </h3>
        <OrderTotals order={order} />
      </section>
      <section aria-labelledby={`money-${order.OrderId}`}>
        <h3 className="h3" id={`money-${order.OrderId}`}>
          {t('payment')}
        </h3>
        <PaymentLog progress={progress} />
      </section>
      <OrderFacts order={order} isShipped={isShipped} />
    </aside>
  );
}
