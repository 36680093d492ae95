import type { linksOf } from '#storefront/routes.ts';
import type { Message } from '#web/toasts.ts';

/** Says that an order was placed, and leads to it. */
export const placedMessage = (links: ReturnType<typeof linksOf>, number: string): Message => ({
  code: 'orderPlaced',
  action: { code: 'orderNumber', values: { number }, href: links.ordersHistory(number) },
});
