import { beforeEach, describe, expect, it } from 'vitest';
import { getEmailState } from '#contract/operations/accounts/get-email-state.ts';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { loginByPhone } from '#contract/operations/accounts/login-by-phone.ts';
import { sendPhoneCode } from '#contract/operations/accounts/send-phone-code.ts';
import { updateProfile } from '#contract/operations/accounts/update-profile.ts';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { validateOtpChangePassword } from '#contract/operations/accounts/validate-otp-change-password.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { erase } from '#shop/accounts/accounts.ts';
import { allowedMail } from '#shop/mail/mail.ts';
import { mailedCode, mailsTo } from '#tests/support/mails.ts';
import { browser, type Shopper, shopApi } from '#tests/support/shop-api.ts';
import { emptyTables, products, testShop } from '#tests/support/test-shop.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { machine } from './from-machines.ts';

const { db, query, app, request } = await testShop(products, {
  PHONE_CODES_NETWORK: '6',
  PHONE_CODES_DAY: '10',
  RESET_CODES_QUARTER: '20',
});
const number = '+85512345678';

beforeEach(() => emptyTables(db, 'rate_window one_time_code outbox_mail'));

const send = (PhoneNumber = '012 345 678', from?: string, headers = {}) =>
  request(sendPhoneCode, { PhoneNumber, languageCode: 'ar' }, null, headers, from);
const enter = (Otp: string, PhoneNumber = '012 345 678', headers = {}, from?: string) =>
  request(loginByPhone, { PhoneNumber, Otp, languageCode: 'ar' }, null, headers, from);
async function logIn(headers: Record<string, string> = {}, PhoneNumber = '012 345 678') {
  const { mark } = await send(PhoneNumber, undefined, headers);
  const code = await mailedCode(db, number, app.secret);
  return enter(code, PhoneNumber, { ...headers, ...(mark && { cookie: mark }) });
}
async function shopper(): Promise<Shopper> {
  const { data, envelope } = await logIn();
  return { customerId: data[0].UserID, email: number, token: envelope.token! };
}
const status = async (reply: ReturnType<typeof send>) => (await reply).envelope.statusCode;
const notThe = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, '0');

describe('login by phone number', () => {
  it('a number is enough to sign up, and to log in later, in any format', async () => {
    const first = await logIn(browser);
    expect(first.envelope).toMatchObject({ statusCode: 200, token: expect.stringMatching(/^[\w-]{43}$/u) });
    expect(first.cookie).toContain('HttpOnly');
    expect(first.data).toMatchObject([
      { ResponseMsg: 'Login Successfully', EmailAddress: '', MobileNo: number, CountryID: 1, IsNew: true },
    ]);
    await emptyTables(db, 'rate_window outbox_mail');
    const again = await logIn({}, '+៨៥៥ ១២-៣៤៥-៦៧៨');
    expect(again.data[0]).toMatchObject({ UserID: first.data[0].UserID, IsNew: false });
    expect((await mailsTo(db, number)).map(({ kind, language }) => [kind, language])).toEqual([
      ['oneTimeCode', 2],
    ]);
  });

  it('a login by phone number answers alike for numbers with and without an account', async () => {
    const me = await shopper();
    const [old, other] = [await send(), await send('012 345 679')];
    const likeness = ({ status: http, envelope, data }: typeof old) => [
      http,
      envelope.statusCode,
      envelope.message,
      data[0].RequestToken.length,
    ];
    expect(likeness(old)).toEqual(likeness(other));
    expect(me.customerId).toBeGreaterThan(0);
  });

  it.each(['', '012 34', '+66 81 234 5678', 'sokha@example.com'])(
    'a number that is not Cambodian is rejected: %j',
    async (typed) => {
      expect((await send(typed)).envelope).toMatchObject({
        statusCode: 400,
        errorMessage: /Contact No|phone number/u,
      });
      expect(await db.selectFrom('one_time_code').select('id').execute()).toEqual([]);
    },
  );

  it('login by number is unavailable where text messages cannot be sent', async () => {
    const live = { KADO_MODE: 'production', PUBLIC_URL: 'https://shop.example' };
    const { request: fetchLive } = await shopApi(db, live);
    expect((await fetchLive(sendPhoneCode, { PhoneNumber: '012345678' })).envelope.statusCode).toBe(409);
    expect((await fetchLive(getShopSettings, {})).data.PhoneLogin).toBe(false);
    const sms = { SMS_URL: 'https://sms.example/?to={to}&text={text}' };
    expect(
      (await (await shopApi(db, { ...live, ...sms })).request(getShopSettings, {})).data.PhoneLogin,
    ).toBe(true);
    expect((await request(getShopSettings, {})).data.PhoneLogin).toBe(true);
  });
});

describe('a login code by text message', () => {
  const wrong = { statusCode: 400, token: null };

  it('a code by text message works once, has five attempts, and only works for its requester', async () => {
    await send();
    const code = await mailedCode(db, number, app.secret);
    expect((await enter(code, undefined, {}, '198.51.100.9')).envelope).toMatchObject(wrong);
    expect((await enter(code, '012 345 679')).envelope).toMatchObject(wrong);
    for (let tries = 0; tries < 4; tries += 1)
      expect((await enter(notThe(code))).envelope).toMatchObject(wrong);
    expect((await enter(code)).envelope.statusCode).toBe(200);
    expect((await enter(code)).envelope).toMatchObject(wrong);
    await send();
    const next = await mailedCode(db, number, app.secret);
    for (let tries = 0; tries < 5; tries += 1) await enter(notThe(next));
    expect((await enter(next)).envelope).toMatchObject(wrong);
  });

  it('a code logs in one of several clients that enter it at the same time', async () => {
    await send();
    const code = await mailedCode(db, number, app.secret);
    const replies = await Promise.all([enter(code), enter(code), enter(code)]);
    expect(replies.filter(({ envelope }) => envelope.token !== null)).toHaveLength(1);
  });

  it('a repeated request for a code is marked while the previous one is unused', async () => {
    const isAgain = async () => {
      await send();
      const content = (await mailsTo(db, number)).at(-1)?.content;
      return (content as { isAgain?: boolean } | undefined)?.isAgain;
    };
    expect([await isAgain(), await isAgain()]).toEqual([undefined, true]);
    await enter(await mailedCode(db, number, app.secret));
    expect(await isAgain()).toBeUndefined();
  });

  it('a code by text message sets no password, and accounts by number have none', async () => {
    await shopper();
    await send();
    const Otp = await mailedCode(db, number, app.secret);
    const labels = { Email: number, Password: 'blue elephant 7', ConfirmPassword: 'blue elephant 7' };
    expect((await request(validateOtpChangePassword, { ...labels, Otp })).envelope.statusCode).toBe(400);
    expect((await request(validateEmailSendOtp, { Email: number })).envelope.statusCode).toBe(400);
    expect((await request(getUserLogin, labels)).envelope.statusCode).toBe(400);
  });

  it('a code does not open a closed account', async () => {
    const { customerId } = await shopper();
    await db.updateTable('customer').set({ active: false }).where('id', '=', customerId).execute();
    expect((await logIn()).envelope).toMatchObject(wrong);
    await db.deleteFrom('session').execute();
    await db.deleteFrom('customer').where('id', '=', customerId).execute();
  });

  it('codes have daily limits per number, network and shop, with a share reserved for owners', async () => {
    const { mark } = await send(undefined, undefined, browser);
    const code = await mailedCode(db, number, app.secret);
    expect((await enter(code, undefined, { ...browser, cookie: mark })).envelope.statusCode).toBe(200);
    await db.deleteFrom('rate_window').execute();
    const own = { ...browser, cookie: mark };
    // The limit per number is eight: three from one machine, five from all strangers together.
    const of = (from: string) => status(send(undefined, from));
    const oneMachine = await Promise.all([0, 1, 2, 3].map(() => of(machine(1))));
    expect(oneMachine.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 429]);
    expect([await of(machine(300)), await of(machine(301)), await of(machine(302))]).toEqual([200, 200, 429]);
    expect(await status(send(undefined, machine(1), own))).toBe(200);
    // The limit per network is six, three of which are used up.
    const to = (last: number, from: string) => status(send(`012 345 ${last}`, from));
    expect([await to(601, machine(2)), await to(602, machine(3)), await to(603, machine(4))]).toEqual([
      200, 200, 200,
    ]);
    expect(await to(604, machine(5))).toBe(429);
    // The total limit is eight for strangers, with two more for owners.
    expect(await to(605, machine(600))).toBe(429);
    expect(await status(send(undefined, machine(600), own))).toBe(200);
    expect(await status(send(undefined, machine(600), own))).toBe(429);
  });
});

describe('a customer without an email address', () => {
  it('a customer without an email address is erased by their number', async () => {
    const { customerId } = await shopper();
    const erasure = await erase(db, { whom: { email: number }, by: 'system', isConfirmed: true });
    expect(erasure).toMatchObject({ person: { customerId } });
    expect(await mailsTo(db, number)).toEqual([]);
    expect((await logIn()).data[0].UserID).not.toBe(customerId);
  });

  it('a customer by number orders cash on delivery without confirmation, and gets text messages', async () => {
    const me = await shopper();
    const profile = {
      FirstName: 'Bopha',
      LastName: 'Meas',
      MobileNo: '012345678',
      AddressLineOne: 'House 9',
    };
    expect(
      (await request(updateProfile, { ...profile, StateProvinceId: 1, CityId: 1 }, me)).envelope.statusCode,
    ).toBe(200);
    await query`update product set stock = 100`;
    const reply = await request(postCustomerOrder, orderFor(me, [mug(1)]), me);
    expect(reply.data[0]).toMatchObject({ ResponseMsg: 'Order Placed Successfully' });
    expect(reply.data[0].ConfirmUntil ?? null).toBeNull();
    expect((await mailsTo(db, number)).map(({ kind }) => kind)).toContain('orderReceived');
  });

  it('a customer by number can edit phone and address in a browser at any time, without a password', async () => {
    const { mark } = await send(undefined, undefined, browser);
    const code = await mailedCode(db, number, app.secret);
    const { data, envelope, cookie } = await enter(code, undefined, { ...browser, cookie: mark });
    const me = { customerId: data[0].UserID, email: number, token: envelope.token! };
    await query`update session set confirmed_at = now() - interval '11 minutes'`;
    const profile = { FirstName: 'A', LastName: 'B', MobileNo: '012345678', AddressLineOne: 'House 10' };
    const headers = { ...browser, cookie: cookie!.split(';')[0]! };
    const reply = await request(updateProfile, { ...profile, StateProvinceId: 1, CityId: 1 }, me, headers);
    expect(reply.data).toEqual([{ ResponseMsg: 'Saved Successfully' }]);
  });

  it('a customer by number counts as confirmed, with the same daily limit of messages as others', async () => {
    const me = await shopper();
    expect((await request(getEmailState, {}, me)).data).toEqual([
      { EmailAddress: '', IsConfirmed: true, PhoneNumber: '' },
    ]);
    const content = { number: 'AG1', totalCents: 1, orderId: 1, confirmBy: '2026-11-23T00:00:00Z' };
    const message = { kind: 'orderToConfirm', to: number, language: 'en', content } as const;
    const may = [];
    for (let count = 0; count < 6; count += 1) may.push((await allowedMail(db, message)) !== null);
    expect(may).toEqual([true, true, true, true, true, false]);
  });
});
