import { randomUUID } from 'node:crypto';
import type { Database } from '#database/schema.ts';
import { orderFor } from '../../calls/orders/order-fixtures.ts';
import { whiteMug } from '../shop-pair.ts';
import { newShoppers, type Shopper } from '../../support/shop-api.ts';
import type { Question } from '../asking.ts';

const post = (path: string, parameters: object, headers: Record<string, string> = {}): Question => ({
  path: `/api/v1/${path}`,
  headers: { token: '', userid: '', ...headers },
  body: JSON.stringify({ requestParameters: parameters }),
});

/** Requests of visitors: lists in varying sort orders, and products. */
export const browsing: Question[] = Array.from({ length: 60 }, (_, at) =>
  at % 3 === 0
    ? post('dynamic/dataoperation/get-all-products', {
        PageNo: (at % 4) + 1,
        PageSize: 9,
        SearchTerm: '',
        CategoryID: '',
        OrderByColumnName: at % 2 === 0 ? 'Price DESC' : '',
      })
    : post('dynamic/dataoperation/get-product_detail', { ProductId: (at % 20) + 1 }),
);

/** Logins for accounts that don't exist. */
export const guessing = (count: number): Question[] =>
  Array.from({ length: count }, (_, at) =>
    post('dynamic/dataoperation/get-user-login', { Email: `nobody${at}@example.com`, Password: 'a guess' }),
  );

/** Returns a cash-on-delivery order for one white mug, under its own key. */
export const orderOf = ({ customerId, token }: Shopper, key: string = randomUUID()): Question =>
  post('common/post-order/post-customer-order', orderFor({ customerId }, [whiteMug(1)]), {
    token,
    userid: String(customerId),
    'idempotency-key': key,
  });

const cart = post('common/get-customer-cart-items/cart-data', {
  cartJsonData: JSON.stringify([whiteMug(1)]),
});

/** Returns checkouts of different customers: the cart, then the order. */
export async function checkouts(
  db: Database,
  count: number,
): Promise<{ carts: Question[]; orders: Question[] }> {
  await db.updateTable('product').set({ stock: 100_000 }).where('id', '=', 1).execute();
  const buyers = await manyShoppers(db, count);
  return { carts: [cart], orders: buyers.map((buyer) => orderOf(buyer)) };
}

export const placed = 'Order Placed Successfully';

/** Creates customers with a session, a few at a time, because a test has few connections. */
export async function manyShoppers(db: Database, count: number): Promise<Shopper[]> {
  const made: Shopper[] = [];
  while (made.length < count) made.push(...(await newShoppers(db, Math.min(25, count - made.length))));
  return made;
}
