import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { signupUser } from '#contract/operations/accounts/signup-user.ts';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { erase, hashPassword, updateProfile } from '#shop/accounts/accounts.ts';
import { boughtFile, changeOrderStatus } from '#shop/orders/orders.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';

const { db, query, request } = await testShop(['places', 'catalogue']);
const password = 'blue elephant 7';

let shopper: Shopper;
/** A mug with a file, from a completed order. */
let item: { id: number; order: number };
beforeAll(async () => {
  // Enough stock for all orders of this test, however the races end.
  await query`update product set digital_file = 'files/mug.zip', stock = 1000 where id = 1`;
});
beforeEach(async () => {
  shopper = await newShopper(db);
  await db
    .updateTable('customer')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', shopper.customerId)
    .execute();
  await request(postCustomerOrder, orderFor(shopper, [mug(1)]), shopper);
  const rows = await query`
    with o as (update customer_order set status_id = 3 where customer_id = ${shopper.customerId} returning id)
    update order_item i set status_id = 3, digital = true from o where i.order_id = o.id
    returning i.id, o.id as "order"`;
  item = rows[0]!;
});

const eraseThem = async () =>
  expect(
    await erase(db, { whom: { email: shopper.email }, by: 'staff srey', isConfirmed: true }),
  ).toMatchObject({ found: { accounts: 1 } });
const logIn = () => request(getUserLogin, { Email: shopper.email, Password: password });
const history = (who: Shopper) => request(getCustomerOrderHistoryMaster, { UserId: who.customerId }, who);
const row = () =>
  db.selectFrom('customer').selectAll().where('id', '=', shopper.customerId).executeTakeFirstOrThrow();

describe('an erased customer', () => {
  it('an erased customer is a guest in every browser, and cannot log in or get a code or a file', async () => {
    const file = () => boughtFile(db, { itemId: item.id, customerId: shopper.customerId });
    expect((await logIn()).envelope.token).not.toBeNull();
    expect((await history(shopper)).envelope.statusCode).toBe(200);
    expect(await file()).not.toBeNull();
    await eraseThem();
    expect((await logIn()).envelope.token).toBeNull();
    expect((await history(shopper)).envelope.statusCode).toBe(401);
    expect(await file()).toBeNull();
    await request(validateEmailSendOtp, { Email: shopper.email });
    expect(await mailsTo(db, shopper.email)).toEqual([]);
  });

  it('a customer stays erased when one of their requests was authorized just before', async () => {
    const change = { firstName: 'Sokha', lastName: 'Chan', mobile: '1', address: '1', postalCode: '1' };
    const update = () =>
      updateProfile(db, shopper.customerId, { ...change, stateId: null, cityId: null }, true);
    await update();
    expect(await row()).toMatchObject({ address: '1' });
    await eraseThem();
    const before = await row();
    await update();
    expect(await row()).toEqual(before);
  });

  it('an order is placed before a simultaneous erasure or not at all', async () => {
    for (let round = 0; round < 16; round += 1) {
      const buyer = await newShopper(db);
      const wish = { whom: { email: buyer.email }, by: 'staff srey' as const, isConfirmed: true };
      const order = () => request(postCustomerOrder, orderFor(buyer, [mug(1)]), buyer);
      const [placed, told] = (await Promise.all(
        round % 2 ? [order(), erase(db, wish)] : [erase(db, wish), order()].toReversed(),
      )) as [Awaited<ReturnType<typeof order>>, Awaited<ReturnType<typeof erase>>];
      const rows = await query`
        select first_name as name from customer_order where customer_id = ${buyer.customerId}`;
      expect(rows).toEqual(placed.envelope.statusCode === 200 ? [{ name: 'Sokha' }] : []);
      expect(Array.isArray(told)).toBe(rows.length === 1);
    }
  });

  it('an erased customer has no voided order that a late payment could restore', async () => {
    const again = async () => {
      await query`update customer_order set status_id = 91, payment_method_id = 5 where id = ${item.order}`;
      return changeOrderStatus(db, { orderId: item.order, to: 1, actor: 'system' });
    };
    expect(await again()).toMatchObject({ isChanged: true });
    await query`update customer_order set status_id = 91 where id = ${item.order}`;
    await eraseThem();
    expect(await again()).toEqual({ isChanged: false, why: 'gone', statusId: 91 });
  });

  it('an erased customer can sign up again with the email address, as a new customer', async () => {
    expect((await history(shopper)).data).toHaveLength(1);
    await eraseThem();
    const signup = await request(signupUser, {
      FirstName: 'Sokha',
      LastName: 'Chan',
      EmailAddress: shopper.email,
      Password: password,
      MobileNo: '',
      AddressLineOne: 'House 1',
      CityId: '',
      StateProvinceId: '',
      PostalCode: '',
      CountryID: '1',
    });
    expect(signup.data).toEqual([{ ResponseMsg: 'Saved Successfully' }]);
    const login = await logIn();
    const anew = { ...shopper, customerId: login.data[0].UserID, token: login.envelope.token! };
    expect(anew.customerId).not.toBe(shopper.customerId);
    expect((await history(anew)).data).toEqual([]);
    expect((await history(shopper)).envelope.statusCode).toBe(401);
    // The account now belongs to another person, so the first one's order stays unchanged.
    const order = () => query`select * from customer_order where id = ${item.order}`;
    const rows = await order();
    await eraseThem();
    expect(await order()).toEqual(rows);
    expect(rows).toHaveLength(1);
  });
});
