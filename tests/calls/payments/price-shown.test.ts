import { expect, it } from 'vitest';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { setRielRate } from '#shop/riel/riel.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { card, payingShop, wallet, eachTestsBuyer } from './paying.ts';

const shop = await payingShop();
const { db, request, payments, latest, stockOf, reconcile } = shop;

const { shopper, buy } = eachTestsBuyer(shop);
const setPrice = (cents: number) =>
  db.updateTable('product').set({ price_cents: cents, pay_cents: cents }).where('id', '=', 1).execute();
const shown = async (): Promise<number> =>
  (await request(getCustomerCartItems, { cartJsonData: JSON.stringify([mug(1)]) })).data.orderTotal;
const priceOf = async () =>
  (await db.selectFrom('product').select('price_cents').where('id', '=', 1).executeTakeFirstOrThrow())
    .price_cents;

let attempts = 0;
const begin = (PaymentMethod: string) => async (more: object) =>
  request(beginPayment, orderFor(shopper, [mug(1)], { PaymentMethod, ...more }), shopper, {
    'idempotency-key': `price-shown-${(attempts += 1)}`,
  });
const methods = {
  'cash on delivery': (more: object) => buy(more),
  'a card’s token': (more: object) => buy({ ...card(token('approve')), ...more }),
  'a card in the provider’s form': begin('5'),
  'a wallet approved in the browser': begin('2'),
};

it.each(Object.keys(methods) as (keyof typeof methods)[])(
  'an order is refused with the new total if a price changed after the cart was shown, and charges nothing: %s',
  async (method) => {
    const [before, stock, charges] = [await priceOf(), await stockOf(1), payments.ledger().length];
    const ExpectedTotal = await shown();
    for (const change of [100, -100]) {
      await setPrice(before + change);
      const { envelope, data } = await methods[method]({ ExpectedTotal });
      expect(envelope.statusCode).toBe(409);
      expect(data[0]).toMatchObject({ MessageCode: 'priceChanged', OrderTotal: await shown() });
      expect(data[0].OrderTotal).not.toBe(ExpectedTotal);
    }
    expect(payments.ledger().length).toBe(charges);
    expect(await stockOf(1)).toBe(stock);
    expect(await latest(shopper)).toBeUndefined();
    await setPrice(before);
    const { envelope, data } = await methods[method]({ ExpectedTotal: await shown() });
    expect(envelope.statusCode).toBe(200);
    expect(data[0].OrderTotal).toBe(ExpectedTotal);
  },
);

it.each(Object.keys(methods) as (keyof typeof methods)[])(
  'an order is refused if the riel rate changed after the cart was shown, and charges nothing: %s',
  async (method) => {
    const [stock, charges] = [await stockOf(1), payments.ledger().length];
    await setRielRate(db, 4200, 'system');
    const { envelope, data } = await methods[method]({ ExpectedTotal: await shown(), ExpectedRiel: 63_700 });
    expect(envelope.statusCode).toBe(409);
    expect(data[0]).toMatchObject({ MessageCode: 'rielChanged', Riel: { Total: 65_300, Rate: 4200 } });
    expect([await stockOf(1), payments.ledger().length]).toEqual([stock, charges]);
    expect((await methods[method]({ ExpectedRiel: 65_300 })).envelope.statusCode).toBe(200);
    await setRielRate(db, null, 'system');
  },
);

it.each([
  ['is refunded', true],
  ['is refunded, and not reported as declined, if the client doesn’t send the total it showed', false],
])('a wallet payment captured at the old price %s', async (_name, isShown) => {
  const before = await priceOf();
  const ExpectedTotal = await shown();
  const { id } = await payments.captured({
    amount: Math.round(ExpectedTotal * 100),
    shop: shop.shopId,
  });
  await setPrice(before + 100);
  const { data } = await buy({ ...wallet({ id }), ...(isShown && { ExpectedTotal }) });
  await setPrice(before);
  expect(data[0]).toMatchObject({ MessageCode: isShown ? 'priceChanged' : 'moneyGoesBack' });
  await reconcile();
  expect(payments.ledger().find((each) => each.id === id)?.refunds).toMatchObject([
    { amount: ExpectedTotal * 100 },
  ]);
  expect(await shop.books()).toBe(shop.witness());
});
