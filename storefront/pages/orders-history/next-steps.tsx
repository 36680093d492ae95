import { orderStatuses, paymentMethodIds } from '#contract/constants.ts';
import { checkoutLabels } from '#contract/labels/checkout.ts';
import { ordersHistoryLabels } from '#contract/labels/orders-history.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { moneyText } from '#ui/money.tsx';
import type { Order } from './use-orders.ts';

const underWay = new Set<number>([orderStatuses.active, orderStatuses.inProgress]);

interface NextStepsProps {
  order: Order;
  items: readonly { IsDigitalProduct: boolean }[];
}

/** What is still to come of an order: the call, the goods, the money. Nothing once it has ended. */
export function NextSteps({ order, items }: NextStepsProps) {
  const { links } = useShop();
  const t = useLabels(ordersHistoryLabels);
  const check = useLabels(checkoutLabels);
  if (!underWay.has(order.LatestStatusID)) return null;
  const isCash = order.PaymentMethodId === paymentMethodIds.cashOnDelivery;
  const steps = [
    order.ConfirmUntil !== undefined && t('nextConfirm'),
    items.some(({ IsDigitalProduct }) => !IsDigitalProduct) && t('nextCall'),
    isCash && check('payOnDelivery', { amount: moneyText(order.OrderTotal) }),
    items.some(({ IsDigitalProduct }) => IsDigitalProduct) && t('nextDownload'),
  ].filter((step) => step !== false);
  return (
    <section className="o-next" aria-labelledby={`next-${order.OrderId}`}>
      <h3 className="h3" id={`next-${order.OrderId}`}>
        {t('nextSteps')}
      </h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <a href={links.contactUs(t('order', { number: order.OrderNumber }))}>{t('nextHelp')}</a>
    </section>
  );
}
