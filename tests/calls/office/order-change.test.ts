import { describe, expect, it } from 'vitest';
import { confirmOrder } from '#contract/operations/office/orders/confirm-order.ts';
import { changeOrder } from '#contract/operations/office/orders/change-order.ts';
import { confirmOrderBalance } from '#contract/operations/office/orders/confirm-order-balance.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { getOrderToChange } from '#contract/operations/office/orders/get-order-to-change.ts';
import { listOrderChanges } from '#contract/operations/office/orders/list-order-changes.ts';
import { planOrderChange } from '#contract/operations/office/orders/plan-order-change.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { cancelOrder } from '#contract/operations/orders/cancel-order.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { rielOf } from '#rules/riel.ts';
import { signLink } from '#shop/signed-link.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { bag, mug } from '../orders/order-fixtures.ts';
import { card, payingShop } from '../payments/paying.ts';

const shop = await payingShop();
const { db, query, pay, stockOf, reconcile, books, witness } = shop;
// The shop shows riel: an order's riel total follows its changes at the original rate.
await query`insert into riel_rate (rate, set_by) values (4100, 'staff test')`;
const { request, inside } = officeOf(shop);
const [owner, sales, workshop, books5] = [await inside(1), await inside(2), await inside(3), await inside(5)];

const paid = () => card(token('approve.hook-none'));
async function order(lines: readonly object[] = [mug(2)], more: object = {}) {
  const shopper = await newShopper(db);
  const reply = await pay(shopper, lines, more);
  return { number: reply.data[0].OrderNumber as string, shopper };
}
const look = async (number: string) => (await request(getOrder, { number }, owner.cookie)).data;
interface Line {
  id: number;
  quantity: number;
  productId: number;
}
/** Returns the order with other quantities by product; 0 removes one. */
async function editOf(number: string, quantities: Record<number, number> = {}, more: object = {}) {
  const { lines } = await look(number);
  const stay = lines
    .map(({ id, productId, quantity }: Line) => ({ line: id, quantity: quantities[productId] ?? quantity }))
    .filter(({ quantity }: { quantity: number }) => quantity > 0);
  return { number, stay, add: [], address: null, deliveryWayId: null, ...more };
}
const plan = async (edit: object, who = sales) => (await request(planOrderChange, edit, who.cookie)).data;
/** Plans a change of the order and applies it. */
async function change(edit: object, who = sales) {
  const { version, sums } = await plan(edit);
  return request(changeOrder, { ...edit, version, totalCents: sums.totalCents }, who.cookie);
}
const changesOf = async (number: string, who = owner) =>
  (await request(listOrderChanges, { number }, who.cookie)).data;
const refundsOf = (number: string) =>
  query`select r.amount_cents as cents, r.state from refund r join payment p on p.id = r.payment_id
    where coalesce(p.order_id, p.rest_of) = (select id from customer_order where number = ${number}) order by r.id`;
const mailOf = async (shopper: Shopper) =>
  (
    await query`select content from outbox_mail where recipient = ${shopper.email} and kind = 'orderAltered' order by id desc`
  )[0]?.content;
const bagLine = {
  productId: 4,
  quantity: 1,
  options: [
    { attributeId: 1, optionId: 1 },
    { attributeId: 2, optionId: 1 },
  ],
};

describe('editing a cash on delivery order', () => {
  it('an edit takes additional units from stock and returns others exactly; office, shop and email agree', async () => {
    const { number, shopper } = await order();
    const before = await stockOf(1);
    const since = await auditedSince(db);
    expect((await change(await editOf(number, { 1: 5 }))).status).toBe(200);
    expect(await stockOf(1)).toBe(before - 3);
    const seen = await look(number);
    expect(seen.lines).toMatchObject([{ quantity: 5, unitCents: 1554, totalCents: 7770 }]);
    const { totalCents, riel } = seen.sums;
    expect(riel).toBe(rielOf(totalCents, 4100));
    expect(await mailOf(shopper)).toMatchObject({ number, totals: { totalCents }, items: [{ quantity: 5 }] });
    const [shown] = (
      await shop.request(getCustomerOrderHistoryMaster, { UserId: shopper.customerId }, shopper)
    ).data;
    expect(Math.round(shown.OrderTotal * 100)).toBe(totalCents);
    expect((await since()).filter(({ event }) => event === 'order contents changed')).toMatchObject([
      {
        actor: `staff ${sales.id}`,
        detail: { fields: ['quantity'], total: [expect.any(Number), totalCents] },
      },
    ]);
    expect((await changesOf(number)).changes).toMatchObject([
      { name: 'Staff 2', what: [{ kind: 'quantity', from: 2, to: 5 }] },
    ]);
    expect((await change(await editOf(number, { 1: 1 }))).status).toBe(200);
    expect(await stockOf(1)).toBe(before + 1);
  });

  it('an edit keeps the price of existing units, and uses current prices for new ones', async () => {
    const { number } = await order();
    await query`update product set price_cents = price_cents + 500 where id = 1`;
    await change(await editOf(number, { 1: 3 }, { add: [bagLine] }));
    const { lines, sums } = await look(number);
    expect(lines).toMatchObject([
      { productId: 1, unitCents: 1554, totalCents: 4662 },
      { productId: 4, unitCents: 20_000, options: [{}, {}] },
    ]);
    expect(sums.subtotalCents).toBe(24_662);
    await query`update product set price_cents = price_cents - 500 where id = 1`;
  });

  it('an edit changes the delivery address, which its history does not reveal', async () => {
    const { number, shopper } = await order();
    const { address } = (await request(getOrderToChange, { number }, sales.cookie)).data;
    const { cityName: _city, stateName: _state, ...stored } = address;
    const next = { ...stored, address: 'House 77, Street 99', stateId: null, cityId: null };
    expect((await change(await editOf(number, {}, { address: next }))).status).toBe(200);
    expect((await look(number)).delivery.address).toBe('House 77, Street 99');
    expect((await mailOf(shopper)).address.address).toBe('House 77, Street 99');
    expect(JSON.stringify(await changesOf(number))).not.toContain('Street');
    const nowhere = { ...next, stateId: 999, cityId: 999 };
    const { faults: errors } = await plan(await editOf(number, {}, { address: nowhere }));
    expect(errors).toMatchObject([{ code: 'place' }]);
  });
});

describe('the coupon of an edited order', () => {
  it('an edit re-evaluates the coupon, and releases it when it no longer applies', async () => {
    const { number } = await order([mug(3), bag], { CouponCode: 'MUGS' });
    const used = async () => (await query`select used from discount where coupon_code = 'MUGS'`)[0].used;
    const before = await used();
    expect((await look(number)).sums.discountCents).toBe(300);
    await change(await editOf(number, { 1: 2 }));
    expect((await look(number)).sums).toMatchObject({ discountCents: 200, coupon: 'MUGS' });
    const edit = await editOf(number, { 1: 0 });
    expect(await plan(edit)).toMatchObject({ lostCoupon: 'MUGS' });
    await change(edit);
    expect((await look(number)).sums).toMatchObject({ discountCents: 0, coupon: '' });
    expect(await used()).toBe(before - 1);
    expect((await changesOf(number)).changes.at(-1).what).toEqual(
      expect.arrayContaining([{ kind: 'coupon', code: 'MUGS' }]),
    );
  });
});

describe('editing a paid order', () => {
  it('an edit of a paid order refunds a lower total once; ledger, provider and order agree', async () => {
    const { number, shopper } = await order([mug(3)], paid());
    const edit = await editOf(number, { 1: 2 });
    expect((await plan(edit)).money).toEqual({ how: 'back', cents: 1554 });
    expect((await change(edit)).status).toBe(200);
    expect(await mailOf(shopper)).toMatchObject({ backCents: 1554 });
    await reconcile(1);
    expect(await refundsOf(number)).toEqual([{ cents: 1554, state: 'done' }]);
    expect(await books()).toBe(witness());
    const { money, sums, state } = await look(number);
    expect([money.amountCents - money.refundedCents, state]).toEqual([sums.totalCents, 'active']);
  });

  it('an edit requests the balance of a higher total, which is paid once when a person confirms it', async () => {
    const { number, shopper } = await order([mug(1)], paid());
    await change(await editOf(number, { 1: 2 }));
    const mail = await mailOf(shopper);
    expect(mail.rest.cents).toBe(1554);
    const { balance } = await changesOf(number);
    expect(balance).toMatchObject({ id: mail.rest.id, cents: 1554 });
    const page = async () => {
      const url = `/orders/rest/${signLink(shop.app.secret, 'pay rest', [balance.id])}`;
      return shop.server.inject({ url: (await shop.server.inject({ url })).headers.location! });
    };
    expect((await page()).body).toContain('$15.54');
    const say = (more: object = {}, who = sales) =>
      request(
        confirmOrderBalance,
        { number, balance: balance.id, cents: 1554, reference: `FT-${number}`, ...more },
        who.cookie,
      );
    expect((await say({ cents: 1 })).status).toBe(409);
    expect((await say({}, workshop)).status).toBe(403);
    const before = await books();
    const both = await Promise.all([say(), say({}, books5)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await books()).toBe(before + 1554);
    expect((await changesOf(number)).balance).toBeNull();
    expect((await page()).body).not.toContain('$15.54');

    // The order is reduced again: the latest payment is refunded manually, up to its own amount.
    await change(await editOf(number, { 1: 1 }));
    await reconcile(1);
    expect(await refundsOf(number)).toEqual([{ cents: 1554, state: 'created' }]);
    expect((await look(number)).money).toMatchObject({ state: 'paid', refundedCents: 0 });
  });

  it('a further edit requests less, or no balance, when it lowers the total before that is paid', async () => {
    const { number } = await order([mug(2)], paid());
    await change(await editOf(number, { 1: 4 }));
    await change(await editOf(number, { 1: 3 }));
    expect((await changesOf(number)).balance.cents).toBe(1554);
    await change(await editOf(number, { 1: 1 }));
    expect((await changesOf(number)).balance).toBeNull();
    expect(await refundsOf(number)).toMatchObject([{ cents: 1554 }]);
  });

  it('an edit does not refund everything; a cancellation by the customer does', async () => {
    const { number, shopper } = await order([mug(1)], paid());
    await change(await editOf(number, { 1: 2 }));
    const { balance } = await changesOf(number);
    const seen = { number, balance: balance.id, cents: balance.cents, reference: `TT-${number}` };
    await request(confirmOrderBalance, seen, sales.cookie);
    const { id } = await look(number);
    const reply = await shop.request(cancelOrder, { OrderId: id }, shopper);
    expect(reply.envelope.statusCode).toBe(200);
    expect((await refundsOf(number)).map(({ cents }) => cents as number)).toEqual([1554, 1554]);
  });
});

describe('impossible order edits', () => {
  it('impossible edits are reported line by line, and change nothing', async () => {
    const { number } = await order();
    const errorsOf = async (edit: object) =>
      (await plan(edit)).faults.map(({ code }: { code: string }) => code);
    expect(await errorsOf(await editOf(number))).toEqual(['unchanged']);
    expect(await errorsOf(await editOf(number, { 1: 0 }))).toContain('empty');
    expect(await errorsOf(await editOf(number, {}, { add: [{ ...bagLine, productId: 99_999 }] }))).toEqual([
      'gone',
    ]);
    expect(await errorsOf(await editOf(number, {}, { add: [{ ...bagLine, options: [] }] }))).toEqual([
      'choice',
    ]);
    expect(
      await errorsOf(await editOf(number, {}, { add: [{ productId: 1, quantity: 1, options: [] }] })),
    ).toContain('twice');
    expect(await errorsOf(await editOf(number, { 1: 100_000 }))).toContain('quantity');
    const before = [await look(number), await stockOf(1)];
    const bad = await change(await editOf(number, {}, { add: [{ ...bagLine, options: [] }] }));
    expect(bad).toMatchObject({ status: 400, data: { faults: [{ code: 'choice', productId: 4 }] } });
    expect([await look(number), await stockOf(1)]).toEqual(before);
  });

  it('edits are refused where a line was refunded, because the refund would match no line', async () => {
    const { number } = await order();
    const edit = await editOf(number, { 1: 1 });
    expect((await changesOf(number)).mayChange).toBe(true);
    await query`update order_item set restocked = 2
      where order_id = (select id from customer_order where number = ${number})`;
    expect((await changesOf(number)).mayChange).toBe(false);
    expect(await change(edit)).toMatchObject({ status: 409 });
  });

  it('edits are refused once the order is prepared, without permission, and at another total than shown', async () => {
    const { number } = await order();
    const edit = await editOf(number, { 1: 3 });
    const { version, sums } = await plan(edit);
    const full = { ...edit, version, totalCents: sums.totalCents };
    expect((await request(changeOrder, full, workshop.cookie)).status).toBe(403);
    expect((await request(changeOrder, { ...full, totalCents: 1 }, sales.cookie)).status).toBe(409);
    expect((await request(changeOrder, { ...full, number: 'AG0' }, sales.cookie)).status).toBe(404);
    expect(JSON.stringify(await changesOf(number, workshop))).not.toMatch(/1554|4662/u);
    await request(confirmOrder, { number }, sales.cookie);
    await request(takeOrderStep, { number, step: 'prepare', from: 'active' }, workshop.cookie);
    expect((await request(changeOrder, full, sales.cookie)).status).toBe(409);
    expect((await changesOf(number)).mayChange).toBe(false);
  });
});

describe('simultaneous order edits', () => {
  it('one of two staff members wins a simultaneous edit, and stock and payments change once', async () => {
    const { number } = await order([mug(2)], paid());
    const before = await stockOf(1);
    const edit = await editOf(number, { 1: 1 });
    const { version, sums } = await plan(edit);
    const full = { ...edit, version, totalCents: sums.totalCents };
    const replies = await Promise.all([owner, sales].map((who) => request(changeOrder, full, who.cookie)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await stockOf(1)).toBe(before + 1);
    expect(await refundsOf(number)).toHaveLength(1);
  });

  it('edits during a rush of buyers never sell more than the stock', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, () => order([mug(1)])));
    const edits = await Promise.all(orders.map(({ number }) => editOf(number, { 1: 4 })));
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => newShopper(db)));
    await query`update product set stock = 9 where id = 1`;
    const outcomes: number[] = await Promise.all([
      ...edits.map(async (edit) => ((await change(edit)).status === 200 ? 3 : 0)),
      ...shoppers.map(async (who) => ((await pay(who, [mug(1)], {})).envelope.statusCode === 200 ? 1 : 0)),
    ]);
    const sold = outcomes.reduce((sum, each) => sum + each, 0);
    expect(sold).toBeLessThanOrEqual(9);
    expect(await stockOf(1)).toBe(9 - sold);
    await query`update product set stock = 1000 where id = 1`;
  });

  it('edits that exchange stock between orders do not deadlock', async () => {
    const [one, other] = [await order([mug(5)]), await order([bag])];
    const [mugs, bags] = [await stockOf(1), await stockOf(4)];
    const mugLine = {
      productId: 1,
      quantity: 2,
      options: [
        { attributeId: 2, optionId: 1 },
        { attributeId: 3, optionId: 2 },
        { attributeId: 1, optionId: 2 },
      ],
    };
    const edits = [
      await editOf(one.number, { 1: 1 }, { add: [bagLine] }),
      await editOf(other.number, { 4: 0 }, { add: [mugLine] }),
    ];
    const replies = await Promise.all(edits.map((edit) => change(edit)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect([await stockOf(1), await stockOf(4)]).toEqual([mugs + 4 - 2, bags]);
  });
});
