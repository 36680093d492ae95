import pino from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getPaymentMethods } from '#contract/operations/content/get-payment-methods.ts';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { cancelPayment } from '#contract/operations/payments/cancel-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { getPaymentSetup } from '#contract/operations/payments/get-payment-setup.ts';
import { acquirerProvider } from '#server/payments/acquirer/acquirer-provider.ts';
import { examineOutside } from '#server/health-checks/outside.ts';
import { noPayments, openPayments } from '#server/payments/open-payments.ts';
import { readConfig } from '#server/settings/config.ts';
import { paymentMethods, refundPayment, reportIfDue, processRefunds } from '#shop/payments/payments.ts';
import { addBaseMethods } from '#tests/support/base-methods.ts';
import { strictSchema } from '#tests/support/calls.ts';
import { acquirerStub, stubMerchant, stubSecret } from '#tests/support/providers/acquirer-stub.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { declined, placed, shopPaidBy, mismatchedPayment, unavailable } from './paying.ts';
import { timeoutMs } from '#tests/support/slowness.ts';

const bank = await acquirerStub();
const options = { url: bank.url, merchant: stubMerchant, secret: stubSecret, isTest: true };
const provider = acquirerProvider(options);
const methods = paymentMethods([provider]);
const shop = await shopPaidBy(methods);
const { db, request, query, orders, latest, stockOf, mails, reconcile, notify, isDue, books } = shop;
await addBaseMethods(db);

let shopper: Shopper;
let attempts = 0;
beforeEach(async () => {
  bank.heal();
  shopper = await newShopper(db);
});

const begin = () =>
  request(beginPayment, orderFor(shopper, [mug(1)], { PaymentMethod: '10' }), shopper, {
    'idempotency-key': `acquirer-${(attempts += 1)}`,
  });
interface Row {
  PaymentKey: string;
  Code: string;
}
const row = async (): Promise<Row> => (await begin()).data[0];
const look = async ({ PaymentKey }: Row) => {
  await query`update payment_code set asked_at = asked_at - interval '6 seconds'`;
  return request(confirmPayment, { UserID: shopper.customerId, PaymentKey, Proof: '' }, shopper);
};
const push = async (code: ReturnType<typeof bank.pay>, more = {}, changed = (body: string) => body) => {
  const { body, headers } = bank.push(code, more);
  return notify('acquirer', changed(body), headers);
};

describe('QR code of an acquirer', () => {
  it('an acquirer’s QR code is created once, shown with amount and expiry, and places the order once it is paid', async () => {
    const reply = await begin();
    strictSchema(beginPayment.response).parse(reply.data);
    expect(reply.data[0]).toMatchObject({
      PaymentAction: 'show-code',
      CodeCurrency: 'USD',
      OrderTotal: 15.54,
    });
    expect(reply.data[0]).not.toHaveProperty('CodeRiel');
    expect(bank.codes.at(-1)).toMatchObject({ amount: '15.54', currency: 'USD' });
    expect((await begin()).data[0].Code).toBe(reply.data[0].Code);
    bank.pay(reply.data[0].Code);
    expect(await look(reply.data[0])).toMatchObject(placed);
    expect(await orders(shopper)).toHaveLength(1);
  });

  it('the bank’s webhook places the order of a QR code that was paid while no page was open', async () => {
    const code = bank.pay((await row()).Code);
    expect(await push(code)).toBe(200);
    expect(await isDue(shopper)).toBe(true);
    await reconcile(1);
    expect(await orders(shopper)).toHaveLength(1);
    expect(await mails(shopper)).toEqual(['orderReceived']);
  });

  it('canceling ends the QR code at the acquirer and releases the stock', async () => {
    const stock = await stockOf(1);
    const begun = await row();
    const { PaymentKey } = begun;
    await request(cancelPayment, { UserID: shopper.customerId, PaymentKey }, shopper);
    expect(bank.codes.at(-1)).toMatchObject({ state: 'ended' });
    expect(await stockOf(1)).toBe(stock);
    expect(await look(begun)).toMatchObject(declined);
  });

  it.each([
    ['another amount', { amount: '15.53' }],
    ['another currency', { currency: 'KHR' }],
  ])('%s places no order, and alerts staff', async (kind, wish) => {
    const begun = await row();
    bank.pay(begun.Code, wish);
    expect(await look(begun)).toMatchObject(mismatchedPayment);
    const { id } = await latest(shopper);
    expect(await query`select kind from stray_money where payment_id = ${id}`).toEqual([{ kind }]);
  });

  it('the QR code of an acquirer ignores a payment to another merchant', async () => {
    const begun = await row();
    bank.pay(begun.Code, { merchant: 'somebody' });
    expect(await look(begun)).toMatchObject(declined);
    expect(await orders(shopper)).toHaveLength(0);
  });

  it('the acquirer refunds a payment once, in part and in full', async () => {
    const begun = await row();
    const code = bank.pay(begun.Code);
    await look(begun);
    const before = await books();
    const { id } = await latest(shopper);
    for (const cents of [554, null]) {
      await refundPayment(db, methods, id, { cents, reason: 'asked for', by: 'staff maly' });
      bank.fault({ on: /refund/u, does: 'reset-after' });
      for (let round = 0; round < 3; round += 1) {
        await query`update refund set next_try_at = now() where next_try_at is not null`;
        await processRefunds(db, methods, { only: null, limit: 10 });
      }
      bank.heal();
    }
    expect(Object.values(code.payment!.refunds).toSorted()).toEqual(['10.00', '5.54']);
    expect(await latest(shopper)).toMatchObject({ payment: 'refunded', refunded: 1554 });
    expect(before - (await books())).toBe(1554);
  });

  it('the list of the acquirer agrees with the ledger', async () => {
    const begun = await row();
    bank.pay(begun.Code);
    await look(begun);
    const { charges } = await provider.charges(new Date(0), null, AbortSignal.timeout(timeoutMs));
    const { id } = await latest(shopper);
    const [{ charge }] = await query`select charge_id as charge from payment where id = ${id}`;
    expect(charges.find(({ chargeId }) => chargeId === charge)).toMatchObject({
      amountCents: 1554,
      refundedCents: 0,
      currency: 'USD',
    });
    await query`delete from payment_report`;
    expect(await reportIfDue(db, methods.named('acquirer')!, 0)).not.toBeNull();
  });
});

describe('webhooks of the acquirer', () => {
  it.each([
    ['another secret', { secret: 'another-secret-of-16' }, (body: string) => body],
    ['a changed byte', {}, (body: string) => body.replace('paid', 'pai_')],
    ['an old time', { time: Date.now() - 3_600_000 }, (body: string) => body],
    ['invalid JSON', {}, () => 'x'],
    ['a name with invalid characters', { event: 'a\0b' }, (body: string) => body],
  ])('an acquirer’s push with %s is rejected and starts no poll', async (_, more, changed) => {
    const code = bank.pay((await row()).Code);
    await query`update payment set next_look_at = now() + interval '1 hour'`;
    expect(await push(code, more, changed)).toBe(400);
    expect(await isDue(shopper)).toBe(false);
  });

  it('an acquirer’s push with a time in the year 0 is accepted', async () => {
    const code = bank.pay((await row()).Code);
    expect(await push(code, { at: '0000-01-01T00:00:00Z' })).toBe(200);
    expect(await isDue(shopper)).toBe(true);
  });
});

describe('failing acquirer', () => {
  it.each(['reset', 'garbage', '500', 'hang'] as const)(
    'no QR code is shown if the acquirer fails to create it (%s)',
    async (does) => {
      const stock = await stockOf(1);
      const sooner = AbortSignal.timeout.bind(AbortSignal);
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => sooner(ms / 20));
      bank.fault({ on: /qr/u, does, times: 9 });
      expect(await begin()).toMatchObject(unavailable);
      expect(await stockOf(1)).toBe(stock);
    },
  );

  it('a failed check does not end the payment', async () => {
    const begun = await row();
    bank.fault({ on: /status/u, does: '500' });
    expect((await look(begun)).data[0].MessageCode).toBe('paymentUnknown');
    bank.pay(begun.Code);
    expect(await look(begun)).toMatchObject(placed);
  });

  it('errors contain no content of the request', async () => {
    bank.fault({ on: /status/u, does: 'garbage' });
    const attempt = { key: 'k', reference: 'r', methodId: 10, amountCents: 1, currency: 'USD' };
    const error = await provider
      .lookup(attempt, AbortSignal.timeout(timeoutMs))
      .catch((thrown: Error) => thrown);
    expect(`${(error as Error).message} ${JSON.stringify(error)}`).not.toContain(stubSecret);
    expect(error).toMatchObject({ status: 200, code: 'not_understood' });
    expect(await provider.lookup(attempt, AbortSignal.timeout(timeoutMs))).toEqual({ state: 'missing' });
  });
});

describe('configuration of the acquirer', () => {
  const env = { ACQUIRER_URL: bank.url, ACQUIRER_MERCHANT: stubMerchant, ACQUIRER_SECRET: stubSecret };

  it('the acquirer is listed only where it is configured, and enabled by its settings', async () => {
    const ids = async (
      operation: typeof getPaymentSetup | typeof getPaymentMethods,
      more: object = {},
    ): Promise<number[]> =>
      (await request(operation, more)).data.map((each: { PaymentMethodId: number }) => each.PaymentMethodId);
    expect(await ids(getPaymentSetup)).toContain(10);
    expect(await ids(getPaymentMethods, { AllWays: true })).toContain(10);
    // Existing clients offer three methods, and show the logos of those.
    expect(new Set(await ids(getPaymentMethods))).toEqual(new Set([2, 5, 6]));
    const opened = await openPayments(readConfig(env), {
      secret: Buffer.alloc(32),
      db,
      log: pino({ level: 'silent' }),
    });
    expect(opened.methods.for(10)?.name).toBe('acquirer');
    await opened.stop();
    expect(noPayments.methods.for(10)).toBeNull();
    expect(readConfig({}).acquirer).toBeNull();
  });

  it('the health check asks the acquirer once, and says why it can’t be used', async () => {
    const found = async (more: object) =>
      (await examineOutside(readConfig({ ...env, ...more }), db)).filter(({ values }) => values['provider']);
    expect(await found({})).toMatchObject([{ state: 'ok', code: 'providerAnswers' }]);
    const wrong = await found({ ACQUIRER_SECRET: 'not-the-secret-of-the-bank' });
    expect(wrong).toMatchObject([{ state: 'must', text: expect.stringContaining('answered 401') }]);
    const away = await found({ ACQUIRER_URL: 'http://127.0.0.1:9' });
    expect(away).toMatchObject([{ state: 'must', text: expect.stringContaining('acquirer can’t be used') }]);
  });

  it.each([
    [{ ...env, ACQUIRER_SECRET: undefined }, /ACQUIRER_SECRET must be set together with/u],
    [{ ...env, ACQUIRER_URL: 'http://pay.example.com' }, /variable ACQUIRER_URL /u],
    [{ ...env, ACQUIRER_URL: 'https://pay.example.com', PAYMENT_TEST: 'on' }, /live payment keys/u],
  ])(
    'a partial configuration of the acquirer is refused, and real payments next to the test provider',
    (wrong, why) => {
      expect(() => readConfig(wrong as Record<string, string>)).toThrow(why);
    },
  );
});
