import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { orderFor } from '../../calls/orders/order-fixtures.ts';
import type { Shopper } from '../../support/shop-api.ts';
import { token } from '../../support/test-payments.ts';
import { fetchFrom, type ApiResponse } from '../asking.ts';
import type { SeededRandom } from './buying.ts';
import { calls, orderPlaced } from '../shop-pair.ts';

/** A product that can be added to a cart. */
export interface Goods {
  productId: number;
  cents: number;
  /** The minimum and maximum quantity of a line. */
  min: number;
  most: number;
  units: number;
  options: object[];
}

/** Returns every tracked product for sale, with its required options. */
export async function itemsOf(db: Database): Promise<Goods[]> {
  const { rows } = await sql<Goods>`
    select p.id as "productId", p.price_cents as cents, p.order_minimum as min, coalesce(p.order_maximum, 10) as most, p.stock as units,
      coalesce((
        select json_agg(json_build_object('ProductAttributeID', attribute_id, 'PrimaryKeyValue', option_id)) from (
          select distinct on (attribute_id) attribute_id, option_id from product_option o
          where o.product_id = p.id and (o.required or attribute_id in (1, 2)) order by attribute_id, position) each), '[]') as options
    from product p where stock > 0 and published order by id`.execute(db);
  return rows;
}

export const line = ({ productId, options }: Goods, Quantity: number) => ({
  ProductId: String(productId),
  Quantity,
  productSelectedAttributes: options,
});

/** Returns a function that sends an order from a machine. */
export function orderer(shops: readonly { url: string }[]) {
  let turn = 0;
  return (
    address: string,
    { customerId, token: own }: Shopper,
    lines: readonly object[],
    { call = 'order', ...more }: { call?: 'order' | 'begin' } & Record<string, string> = {},
  ): Promise<ApiResponse> => {
    turn += 1;
    const headers = { token: own, userid: String(customerId), 'idempotency-key': randomUUID() };
    const wish = orderFor({ customerId }, lines, more);
    // Test machines have no IPv6 address, so a proxy header supplies it.
    const from = address.includes(':')
      ? { headers: { ...headers, 'x-forwarded-for': address } }
      : { address, headers };
    return fetchFrom(shops[turn % shops.length]!.url, calls[call], wish, from);
  };
}
export type Order = ReturnType<typeof orderer>;

/**
 * How to reserve products without paying: on delivery, with a payment dialog left open, with a challenge left
 * unanswered.
 */
const methods = [
  () => ({}),
  () => ({ CouponCode: 'WELCOME5' }),
  () => ({ call: 'begin' as const, PaymentMethod: '5' }),
  () => ({ call: 'begin' as const, PaymentMethod: '2' }),
  () => ({ PaymentMethod: '5', paymentToken: token('3ds.hook-none') }),
];

/**
 * Reserves as much as possible with one account: everything at once, then carts of falling value, with
 * expensive, scarce and other products, by every method.
 * @returns its cash-on-delivery orders
 */
export async function hoard(
  order: Order,
  address: string,
  account: Shopper,
  products: readonly Goods[],
  dice: SeededRandom,
): Promise<number[]> {
  const onDelivery: number[] = [];
  const orders = [
    products,
    products.toSorted((one, other) => other.cents - one.cents),
    products.toSorted((one, other) => one.units - other.units),
    products.toSorted(() => dice() - 0.5),
  ];
  const worths = [Infinity, 200_000, 100_000, 50_000, 20_000, 8000, 2000];
  const tries = worths.flatMap((worth, at) =>
    methods.map((method) => ({ worth, way: method, from: orders[at % 4]! })),
  );
  await Promise.all(
    tries.map(async ({ worth, way: method, from }) => {
      const { data } = await order(address, account, cartWorth(from, worth), method());
      if (data[0]?.ResponseMsg === orderPlaced) onDelivery.push(data[0].OrderId);
    }),
  );
  return onDelivery;
}

/** Adds as much of each product as a line and its stock allow, until the cart is worth this many cents. */
function cartWorth(products: readonly Goods[], worth: number): object[] {
  const lines: object[] = [];
  let left = worth;
  for (const each of products.slice(0, 90)) {
    const quantity = Math.min(each.most, each.units, Math.floor(left / each.cents));
    if (quantity < each.min) continue;
    lines.push(line(each, quantity));
    left -= quantity * each.cents;
  }
  return lines;
}

/**
 * Opens the newest email to an account, at the process that sent it, and presses the button behind its link.
 */
export async function confirmByMail(shops: readonly { url: string }[], { email }: Shopper): Promise<boolean> {
  for (const { url } of shops) {
    const list = await (await fetch(`${url}/mailbox`)).text();
    const row = list.split('<tr>').find((each) => each.includes(`>${email}<`));
    const mail = /href="(\/mailbox\/[^"]+)"/u.exec(row ?? '')?.[1];
    if (mail === undefined) continue;
    const path = /\/\w\w\/job\/[\w-]+/u.exec(await (await fetch(url + mail)).text())?.[0];
    if (path === undefined) continue;
    const form = {
      method: 'POST',
      body: new URLSearchParams({ Act: 'confirm' }),
      redirect: 'manual',
    } as const;
    return (await fetch(url + path, form)).status === 303;
  }
  return false;
}
