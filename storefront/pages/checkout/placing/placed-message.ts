import type { linksOf } from '#storefront/routes.ts';
import type { Message } from '#web/toasts.ts';

/** Returns the message that an order was placed, with a link to it. */
export const placedMessage = (links: ReturnType<typeof linksOf>, number: string): Message => ({
  code: 'orderPlaced',
  action: { code: 'orderNumber', values: { number }, href: links.ordersHistory(number) },
});
