import { beforeAll } from 'vitest';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { exactly } from '#tests/support/calls.ts';
import { fillCatalogue } from '#tests/support/catalogue-fixture.ts';
import { addPlaces } from '#tests/support/places-fixture.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { shopApi, type Shopper } from '#tests/support/shop-api.ts';
import { addCoupons, orderFor, storedRows } from './order-fixtures.ts';

type Lines = readonly object[];

/** A shop of the test file's own with things to order, for its top: places, the small catalogue, coupons. */
export async function orderingShop(env: Record<string, string> = {}) {
  const { db } = await testDatabase();
  const { ask } = await shopApi(db, env);
  beforeAll(async () => {
    await addPlaces(db);
    await fillCatalogue(db);
    await addCoupons(db);
  });

  /** @throws when the answer has a key the contract does not know, or misses one */
  async function order(who: Shopper, lines: Lines, more: object = {}, headers: Record<string, string> = {}) {
    const reply = await ask(postCustomerOrder, orderFor(who, lines, more), who, headers);
    exactly(postCustomerOrder.response).parse(reply.data);
    return reply;
  }

  /** What a refused order answers, its first row, and whether anything of it stayed in the database. */
  async function refused(who: Shopper, lines: Lines, more: object = {}) {
    const before = JSON.stringify(await storedRows(db));
    const { status, envelope, data } = await order(who, lines, more);
    const stored = JSON.stringify(await storedRows(db)) !== before;
    return { status, statusCode: envelope.statusCode, stored, ...data[0] };
  }

  return { db, ask, order, refused };
}

/** A refusal is HTTP 200 with a row that says why, and nothing is stored of it. */
export const no = (sentence: string) => ({
  status: 200,
  statusCode: 409,
  stored: false,
  ResponseMsg: sentence,
});

/** The bag in its one colour and size: $200. */
export const bag = {
  ProductId: 4,
  Quantity: 1,
  productSelectedAttributes: [
    { ProductId: '4', ProductAttributeID: 1, PrimaryKeyValue: 1 },
    { ProductId: '4', ProductAttributeID: 2, PrimaryKeyValue: '1' },
  ],
};
