import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { Load } from '#storefront/page.ts';

export const queryKeys = ['order'];

const orderNumber = /^[A-Z]{0,10}\d{1,12}$/u;

export interface OrdersHistoryData {
  /** The number in `?order=N`, whose order is shown; null shows the list. */
  order: string | null;
}

/** The page is personal: it arrives empty and is filled in the browser. */
export const load: Load<OrdersHistoryData> = async ({ label, query }) => {
  const number = query.get('order') ?? '';
  const order = orderNumber.test(number) ? number : null;
  const title = order
    ? label(ordersHistoryLabels, 'order', { number: order })
    : label(sharedLabels, 'titleOrdersHistory');
  return { data: { order }, head: { title, canonical: '/orders-history', robots: 'noindex' } };
};
