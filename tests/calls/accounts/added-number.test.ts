import { beforeEach, describe, expect, it } from 'vitest';
import { orderStatuses } from '#contract/constants.ts';
import { addPhoneNumber } from '#contract/operations/accounts/add-phone-number.ts';
import { confirmPassword } from '#contract/operations/accounts/confirm-password.ts';
import { getEmailState } from '#contract/operations/accounts/get-email-state.ts';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { loginByPhone } from '#contract/operations/accounts/login-by-phone.ts';
import { removePhoneNumber } from '#contract/operations/accounts/remove-phone-number.ts';
import { sendPhoneCode } from '#contract/operations/accounts/send-phone-code.ts';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { validateOtpChangePassword } from '#contract/operations/accounts/validate-otp-change-password.ts';
import { erase, hashPassword } from '#shop/accounts/accounts.ts';
import { changeOrderStatus } from '#shop/orders/orders.ts';
import { mailedCode, mailsTo } from '#tests/support/mails.ts';
import { browser, newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { emptyTables, products, testShop } from '#tests/support/test-shop.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';

const { db, query, app, request } = await testShop(products, {
  RESET_CODES_QUARTER: '50',
  COD_CONFIRM_HOURS: '0',
});
const shopper = () => newShopper(db);
const PhoneNumber = '012 345 678';
const number = '+85512345678';

beforeEach(async () => {
  await emptyTables(db, 'rate_window one_time_code outbox_mail');
  await query`update customer set added_phone = null`;
  await query`delete from customer where email = ${number} and not exists (select from customer_order where customer_id = customer.id)`;
});

const codeTo = async (typed = PhoneNumber, to = number) => {
  await emptyTables(db, 'rate_window');
  await request(sendPhoneCode, { PhoneNumber: typed });
  return mailedCode(db, to, app.secret);
};
const add = async (me: Shopper, Otp?: string) =>
  request(addPhoneNumber, { PhoneNumber, Otp: Otp ?? (await codeTo()) }, me);
const logIn = async () => request(loginByPhone, { PhoneNumber, Otp: await codeTo() });
const numberOf = async (me: Shopper) => (await request(getEmailState, {}, me)).data[0].PhoneNumber;

describe('a phone number added to an account by email', () => {
  it('an added number logs in to its account, and creates no other', async () => {
    const me = await shopper();
    expect(await numberOf(me)).toBe('');
    expect((await add(me)).data).toEqual([
      { EmailAddress: me.email, IsConfirmed: expect.any(Boolean), PhoneNumber: number },
    ]);
    expect(await numberOf(me)).toBe(number);
    expect((await logIn()).data[0]).toMatchObject({
      UserID: me.customerId,
      EmailAddress: me.email,
      IsNew: false,
    });
  });

  it('adding a number requires the code that was sent to it', async () => {
    const me = await shopper();
    const code = await codeTo();
    const wrong = String((Number(code) + 1) % 100_000_000).padStart(8, '0');
    expect((await add(me, wrong)).data[0]).toMatchObject({ MessageCode: 'otpInvalid' });
    expect((await add(me, code)).envelope.statusCode).toBe(200);
    // The code can't be used again.
    expect((await add(me, code)).data[0]).toMatchObject({ MessageCode: 'otpInvalid' });
  });

  it('a number belongs to one account, whether or not that account was created with it', async () => {
    const [me, other] = [await shopper(), await shopper()];
    await add(me);
    expect((await add(other)).data[0]).toMatchObject({ MessageCode: 'phoneTaken' });
    await request(removePhoneNumber, {}, me);
    const made = await logIn();
    expect(made.data[0].IsNew).toBe(true);
    expect((await add(other)).data[0]).toMatchObject({ MessageCode: 'phoneTaken' });
    expect(await numberOf(other)).toBe('');
    // An account created by phone number can't add a second one.
    const byNumber = { customerId: made.data[0].UserID, email: number, token: made.envelope.token ?? '' };
    const Otp = await codeTo('012 345 679', '+85512345679');
    const reply = await request(addPhoneNumber, { PhoneNumber: '012 345 679', Otp }, byNumber);
    expect(reply.envelope.statusCode).toBe(409);
  });

  it('one of two accounts that add a number at the same time gets it', async () => {
    const [me, other] = [await shopper(), await shopper()];
    const code = await codeTo();
    const replies = await Promise.all([add(me, code), add(other, code)]);
    expect(replies.filter(({ envelope }) => envelope.statusCode === 200)).toHaveLength(1);
    expect(await query`select from customer where phone = ${number}`).toHaveLength(1);
  });

  it('an added number replaces the previous one, and is gone once removed', async () => {
    const me = await shopper();
    await add(me);
    const next = { PhoneNumber: '012 345 679' };
    const Otp = await codeTo(next.PhoneNumber, '+85512345679');
    await request(addPhoneNumber, { ...next, Otp }, me);
    expect(await numberOf(me)).toBe('+85512345679');
    expect((await request(removePhoneNumber, {}, me)).data[0].PhoneNumber).toBe('');
    const first = await logIn();
    expect(first.data[0].IsNew).toBe(true);
  });

  it('order messages go to the added number in addition to the email address', async () => {
    const me = await shopper();
    await add(me);
    await query`update product set stock = 100`;
    await request(postCustomerOrder, orderFor(me, [mug(1)]), me);
    const [{ orderId }] = await query`select max(id) as "orderId" from customer_order`;
    await changeOrderStatus(db, { orderId, to: orderStatuses.inProgress, actor: 'system' });
    const kinds = async (to: string) => (await mailsTo(db, to)).map(({ kind }) => kind);
    expect(await kinds(me.email)).toContain('orderInProgress');
    expect(await kinds(number)).toEqual(['oneTimeCode', 'orderInProgress']);
    await query`update customer_order set status_id = ${orderStatuses.completed}`;
    await erase(db, { whom: { email: number }, by: 'system', isConfirmed: true });
    expect(await mailsTo(db, number)).toEqual([]);
    expect(await query`select from customer where phone = ${number}`).toEqual([]);
  });

  it('ten minutes after login, a browser must enter the password again to add or remove a number', async () => {
    const me = await shopper();
    const password_hash = await hashPassword('blue elephant 7');
    await db.updateTable('customer').set({ password_hash }).where('id', '=', me.customerId).execute();
    const login = { Email: me.email, Password: 'blue elephant 7' };
    const { envelope, cookie, mark } = await request(getUserLogin, login, null, browser);
    const here = { ...me, token: envelope.token ?? '' };
    const headers = { ...browser, cookie: [cookie, mark].join('; ') };
    await emptyTables(db, 'rate_window');
    await request(sendPhoneCode, { PhoneNumber }, here, headers);
    const Otp = await mailedCode(db, number, app.secret);
    await query`update session set confirmed_at = now() - interval '11 minutes' where customer_id = ${me.customerId}`;
    const refused = { data: [{ MessageCode: 'passwordNeeded' }], envelope: { statusCode: 409 } };
    expect(await request(addPhoneNumber, { PhoneNumber, Otp }, here, headers)).toMatchObject(refused);
    expect(await request(removePhoneNumber, {}, here, headers)).toMatchObject(refused);
    await request(confirmPassword, { PresentPassword: 'blue elephant 7' }, here, headers);
    expect((await request(addPhoneNumber, { PhoneNumber, Otp }, here, headers)).envelope.statusCode).toBe(
      200,
    );
  });

  it('a phone number that was added before the email address was confirmed is removed by an emailed code', async () => {
    const me = await shopper();
    await query`update customer set confirmed_at = null where id = ${me.customerId}`;
    await add(me);
    await request(validateEmailSendOtp, { Email: me.email });
    const Otp = await mailedCode(db, me.email, app.secret);
    const labels = { Password: 'blue elephant 7', ConfirmPassword: 'blue elephant 7' };
    const reset = await request(validateOtpChangePassword, { Email: me.email, Otp, ...labels });
    expect(reset.envelope.statusCode).toBe(200);
    expect((await logIn()).data[0].IsNew).toBe(true);
  });
});
