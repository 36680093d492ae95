import { describe, expect, it } from 'vitest';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { contactUs } from '#contract/operations/visitors/contact-us.ts';
import { eachTestsShopper } from '#tests/support/shop-api.ts';
import { testShop, products } from '#tests/support/test-shop.ts';
import { mug, orderFor } from './orders/order-fixtures.ts';

const { db, request } = await testShop(products);
const shopper = eachTestsShopper(db);

/** Sent by a form that truncates a text in the middle of an emoji. */
const cut = '💚'.slice(0, 1);

it('half a surrogate pair in the note does not prevent an order', async () => {
  const reply = await request(
    postCustomerOrder,
    orderFor(shopper, [mug(1)], { OrderNote: `ring${cut}` }),
    shopper,
  );
  expect(reply).toMatchObject({ status: 200, envelope: { statusCode: 200 } });
  const { note } = await db
    .selectFrom('customer_order')
    .select('note')
    .where('customer_id', '=', shopper.customerId)
    .executeTakeFirstOrThrow();
  expect(note).toBe('ring\uFFFD');
});

it('half a surrogate pair does not prevent a contact message', async () => {
  const message = { FullName: 'Bopha', Email: 'bopha@example.com', PhoneNumber: '012345678' };
  const reply = await request(contactUs, { ...message, Subject: cut, Message: `a${cut}b` });
  expect(reply).toMatchObject({ status: 200, envelope: { statusCode: 200 } });
});

describe('an invalid UserID in the body', () => {
  it.each([[{ toString: 1, valueOf: 1 }], [{}], [['1']], [true], [{ id: 1 }]])(
    '%j does not match any customer',
    async (UserID) => {
      const reply = await request(getCustomerOrderHistoryMaster, { UserID }, shopper);
      expect(reply).toMatchObject({ status: 200, envelope: { statusCode: 403 }, data: [] });
    },
  );
});
