import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { strictSchema } from '#tests/support/calls.ts';
import type { Shopper } from '#tests/support/shop-api.ts';
import { products, testShop } from '#tests/support/test-shop.ts';
import { orderFor, storedRows } from './order-fixtures.ts';

type Lines = readonly object[];

/** Starts a separate shop with products to order. */
export async function orderingShop(env: Record<string, string> = {}) {
  const shop = await testShop(products, env);

  /**
   * Places an order.
   * @throws if the answer, including a refusal, has a key that the contract does not define, or lacks one
   */
  async function order(who: Shopper, lines: Lines, more: object = {}, headers: Record<string, string> = {}) {
    const reply = await shop.request(postCustomerOrder, orderFor(who, lines, more), who, headers);
    strictSchema(postCustomerOrder.response).parse(reply.data);
    return reply;
  }

  /** Returns the first row of a refused order's answer, and whether anything was stored. */
  async function refused(who: Shopper, lines: Lines, more: object = {}) {
    const before = JSON.stringify(await storedRows(shop.db));
    const { status, envelope, data } = await order(who, lines, more);
    const stored = JSON.stringify(await storedRows(shop.db)) !== before;
    return { status, statusCode: envelope.statusCode, stored, ...data[0] };
  }

  return { ...shop, order, refused };
}

/** Returns the expected refusal: HTTP 200 with a row that gives the reason. It stores no data. */
export const no = (ResponseMsg: string) => ({ status: 200, statusCode: 409, stored: false, ResponseMsg });
