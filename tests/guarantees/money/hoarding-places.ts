import { orderStatuses, transferMethodId } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { khqrMethod } from '#server/payments/khqr/khqr-provider.ts';
import { changeOrderStatus, hiddenStatuses } from '#shop/orders/orders.ts';
import type { Shopper } from '../../support/shop-api.ts';
import { token } from '../../support/test-payments.ts';
import { queryOn } from '../../support/postgres.ts';
import { machine } from '../asking.ts';
import { type Goods, line, type Order } from './hoarder.ts';

/** Returns the IP address of the n-th order, within one network or anywhere. */
export const places = {
  'one address': () => machine(920),
  'a /64': (at: number) => `2001:db8:64:1::${(at + 1).toString(16)}`,
  'a /56': (at: number) => `2001:db8:56:${(0xab00 + (at % 256)).toString(16)}::1`,
  'a /48': (at: number) => `2001:db8:48:${(at * 257).toString(16)}::1`,
  everywhere: (at: number) => machine(4000 + at),
} as const satisfies Record<string, (at: number) => string>;

export const placeNames = Object.keys(places) as (keyof typeof places)[];

/** Payment methods for orders that stay unpaid. */
export const unpaidMethods = {
  cash: {},
  transfer: { PaymentMethod: String(transferMethodId) },
  card: { call: 'begin', PaymentMethod: '5' },
  KHQR: { call: 'begin', PaymentMethod: String(khqrMethod) },
} as const satisfies Record<string, { call?: 'begin'; PaymentMethod?: string }>;

export const paymentMethodNames = Object.keys(unpaidMethods) as (keyof typeof unpaidMethods)[];

/**
 * Reserves as much as possible with each shopper, in orders of falling value.
 * @returns the answers to these orders
 */
export async function takeAll(
  order: Order,
  {
    who,
    where,
    way: method,
  }: {
    who: readonly Shopper[];
    where: (at: number) => string;
    way: (typeof unpaidMethods)[keyof typeof unpaidMethods];
  },
  products: readonly Goods[],
): Promise<Set<string>> {
  const messages = new Set<string>();
  const worths = [1_000_000, 500_000, 200_000, 90_000, 30_000, 5000, 2000];
  await Promise.all(
    who.map(async (each, at) => {
      for (const worth of worths) {
        const { data } = await order(where(at), each, someOfEach(products, at, worth), method);
        messages.add(data[0].ReservedOncePaid ? 'unreserved' : (data[0].MessageCode ?? data[0].ResponseMsg));
      }
    }),
  );
  return messages;
}

/**
 * Returns a cart worth this many cents with few units of each product, so that no product's own limit
 * applies. Each cart starts with another product.
 */
export function someOfEach(products: readonly Goods[], at: number, worth: number): object[] {
  const begin = (at * 17) % products.length;
  let left = worth;
  return [...products.slice(begin), ...products.slice(0, begin)].slice(0, 90).flatMap((each) => {
    const quantity = Math.min(each.most, Math.floor(each.units / 30), Math.floor(left / each.cents));
    if (quantity < each.min) return [];
    left -= quantity * each.cents;
    return [line(each, quantity)];
  });
}

/** Returns the answers to a paying customer, by a valid card and by a QR code. */
export async function paymentLabels(
  order: Order,
  address: string,
  who: Shopper,
  cart: object[],
): Promise<string[]> {
  const card = { PaymentMethod: '5', paymentToken: token('approve.hook-none') };
  const answers = [
    await order(address, who, cart, card),
    await order(address, who, cart, unpaidMethods.KHQR),
  ];
  return answers.map(({ data }) => data[0].ResponseMsg);
}

/** Undoes all orders of these shoppers: expires the unpaid ones, refunds the paid ones. */
export async function giveUpAll(db: Database, who: readonly Shopper[]): Promise<void> {
  const ids = who.map(({ customerId }) => customerId);
  const query = queryOn(db);
  await query`update payment set state = 'declined', settled_at = now(), expires_at = now(), next_look_at = null
    where settled_at is null and customer_id = any(${ids}::int[])`;
  const orders = await query`
    select id, status_id = 1 and payment_method_id <> 6 as "isPaid" from customer_order
    where customer_id = any(${ids}::int[]) and status_id in (1, 90)`;
  for (const { id, isPaid } of orders)
    await changeOrderStatus(db, {
      orderId: id,
      to: isPaid ? orderStatuses.refunded : hiddenStatuses.voided,
      actor: 'system',
    });
}
