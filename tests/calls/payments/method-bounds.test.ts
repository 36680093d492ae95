import { beforeEach, describe, expect, it } from 'vitest';
import { paymentMethodIds } from '#contract/constants.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { getPaymentSetup } from '#contract/operations/payments/get-payment-setup.ts';
import { changeSettings } from '#shop/content/content.ts';
import { bankAccount, fillBankNames } from '#tests/support/banks.ts';
import { setMethodLimits } from '#tests/support/bounds.ts';
import { strictSchema } from '#tests/support/calls.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { addBaseMethods } from '#tests/support/base-methods.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { payingShop, placed } from './paying.ts';

const shop = await payingShop();
const { db, query, request, pay, stockOf } = shop;
await addBaseMethods(db);

/** The price of one mug. */
const total = 1554;
const bound = (method: number, bounds?: Parameters<typeof setMethodLimits>[2]) =>
  setMethodLimits(db, method, bounds);

let shopper: Shopper;
let attempts = 0;
beforeEach(async () => {
  shopper = await newShopper(db);
  for (const method of [5, 2, 6, 8, 9]) await bound(method);
  await fillBankNames(db, bankAccount);
});

/** Orders as each method requires. */
const order = (method: number) =>
  method === 6 || method === 9
    ? pay(shopper, [mug(1)], { PaymentMethod: String(method) })
    : request(beginPayment, orderFor(shopper, [mug(1)], { PaymentMethod: String(method) }), shopper, {
        'idempotency-key': `bounds-${(attempts += 1)}`,
      });
const setup = async () => {
  const { data } = await request(getPaymentSetup, {});
  strictSchema(getPaymentSetup.response).parse(data);
  return data as { PaymentMethodId: number; Name: string; MostTotal?: number }[];
};
const codeOf = async (method: number) => (await order(method)).data[0]?.MessageCode;
const countries = async () => (await query`select code from country order by id`).map(({ code }) => code);

describe('limits of a payment method', () => {
  it.each([5, 2, 6, 8, 9])(
    'payment method %i is offered and accepted only while staff enable it',
    async (method) => {
      const stock = await stockOf(1);
      await bound(method, { offered: false });
      // A free order can still be placed as cash.
      const max = (await setup())
        .filter(({ PaymentMethodId }) => PaymentMethodId === method)
        .map(({ MostTotal: MaxTotal }) => MaxTotal);
      expect(max).toEqual(method === paymentMethodIds.cashOnDelivery ? [0] : []);
      expect(await codeOf(method)).toBe('paymentUnavailable');
      expect(await stockOf(1)).toBe(stock);
      await bound(method, { offered: true });
      expect((await order(method)).envelope.statusCode).toBe(200);
    },
  );

  it.each([5, 2, 6, 8, 9])(
    'payment method %i enforces its minimum and maximum to the cent',
    async (method) => {
      const stock = await stockOf(1);
      await bound(method, { least: (total + 1) / 100 });
      expect((await order(method)).data[0]).toMatchObject({
        MessageCode: 'paymentTooSmall',
        MessageValues: { amount: '$15.55' },
      });
      await bound(method, { most: (total - 1) / 100 });
      expect(await codeOf(method)).toBe('paymentTooLarge');
      expect(await stockOf(1)).toBe(stock);
      await bound(method, { least: total / 100, most: total / 100 });
      expect((await order(method)).envelope.statusCode).toBe(200);
    },
  );

  it('a payment method limited to countries is offered only to customers there', async () => {
    const [here, elsewhere] = await countries();
    await bound(6, { countries: [elsewhere] });
    expect(await codeOf(6)).toBe('paymentNotHere');
    await query`update customer set country_id = null where id = ${shopper.customerId}`;
    await bound(6, { countries: [here] });
    expect(await codeOf(6)).toBe('paymentNotHere');
    await query`update customer set country_id = (select id from country where code = ${here}) where id = ${shopper.customerId}`;
    expect(await order(6)).toMatchObject(placed);
  });

  it('pages get the limits of a payment method, and no fields for methods without limits', async () => {
    const [here] = await countries();
    await bound(8, { least: 1, most: 500.5, countries: [here] });
    const rows = await setup();
    const [{ id, name }] =
      await query`select c.id, t.name from country c join country_text t on t.country_id = c.id and t.language_id = 1 where code = ${here}`;
    expect(rows.find(({ PaymentMethodId }) => PaymentMethodId === 8)).toMatchObject({
      LeastTotal: 1,
      MostTotal: 500.5,
      CountryIds: [id],
      Within: `$1.00 to $500.50, only in ${name}`,
    });
    for (const row of rows.filter(({ PaymentMethodId }) => PaymentMethodId !== 8))
      expect(Object.keys(row).join(' ')).not.toMatch(/Least|Most|Countr|Within/u);
  });

  it.each([
    [{ least: 1 }, 'from $1.00', 'ចាប់ពី $1.00 ឡើងទៅ'],
    [{ most: 1000 }, 'up to $1,000.00', 'ត្រឹម $1,000.00 ប៉ុណ្ណោះ'],
    [{ least: 1, most: 2 }, '$1.00 to $2.00', 'ពី $1.00 ដល់ $2.00'],
  ])('the limits %o of a payment method are described in both languages', async (bounds, english, khmer) => {
    await bound(8, bounds);
    const labels = async (languageCode: string) =>
      (await request(getPaymentSetup, { languageCode })).data.find(
        (each: { PaymentMethodId: number }) => each.PaymentMethodId === 8,
      ).Within;
    expect([await labels('en'), await labels('ar')]).toEqual([english, khmer]);
  });

  it('invalid limits of a payment method are rejected', async () => {
    expect(await bound(77)).toBe('method unknown 77');
    expect(await bound(8, { countries: ['KH', 'XX'] })).toContain('the shop does not know XX');
    expect(await bound(8, { least: 2, most: 1 })).toContain('the minimum can’t exceed the maximum');
    const wrong = query`update payment_method set least_cents = 2, most_cents = 1 where id = 8`;
    await expect(wrong).rejects.toThrow(/payment_method_bounds/u);
  });
});

describe('listed payment methods match those that can be chosen', () => {
  const promised = async (): Promise<string> => {
    await changeSettings(db, { whyBuy: [{ en: '{waysToPay}', km: '{waysToPay}' }] }, 'system');
    return (await request(getShopSettings, { languageCode: 'en' })).data.WhyBuy[0];
  };
  it('the limits of a payment method are listed after its name', async () => {
    await bound(6, { most: 50 });
    const cash = (await setup()).find(({ PaymentMethodId }) => PaymentMethodId === 6)!.Name;
    expect(await promised()).toContain(`${cash} (up to $50.00)`);
  });

  it.each([
    ['with bank accounts', true],
    ['without', false],
  ])('the listed payment methods are exactly those that accept orders, %s', async (_, hasBanks) => {
    if (!hasBanks) await fillBankNames(db);
    const rows = await setup();
    const offered = new Set(rows.map(({ PaymentMethodId }) => PaymentMethodId));
    expect(offered.has(9)).toBe(hasBanks);
    for (const { id } of await query`select id from payment_method order by id`) {
      const status = (await order(id)).envelope.statusCode;
      expect([id, status]).toEqual([id, offered.has(id) ? 200 : 501]);
    }
    const names = rows.map(({ Name }) => Name);
    const output = await promised();
    for (const name of names) expect(output).toContain(name);
    const { length } = names
      .toSorted((one, other) => other.length - one.length)
      .reduce((rest, name) => rest.replace(name, ''), output)
      .replaceAll(/\band\b|[\s,]/gu, '');
    expect(length).toBe(0);
  });
});
