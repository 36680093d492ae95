import { describe, expect, it } from 'vitest';
import { feedPath } from '#contract/constants.ts';
import { planRefund } from '#contract/operations/office/money/plan-refund.ts';
import { changeOrder } from '#contract/operations/office/orders/change-order.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { planOrderChange } from '#contract/operations/office/orders/plan-order-change.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { changeSettings } from '#shop/content/content.ts';
import { mug } from './order-fixtures.ts';
import { taxInvoiceFixtures } from './tax-invoice-fixtures.ts';

const { db, query, call, server, request, owner, turnOn, order, prepare, documentsOf, history, pages } =
  await taxInvoiceFixtures();

describe('VAT that is added to prices', () => {
  it('cart, order, email, invoice, feed, refund and edit have it, and the invoice adds up to the total', async () => {
    await turnOn();
    await changeSettings(db, { vatOnTop: true, productFeed: true }, 'system');
    const cartJsonData = JSON.stringify([mug(2)]);
    const cart = async () => (await call(getCustomerCartItems, { cartJsonData }, null)).data;
    const priced = await cart();
    const net = Math.round((priced.cartSubTotal + priced.shippingSubTotal) * 100);
    const whole = net + Math.round(net / 10);
    expect(priced).toMatchObject({ orderTotal: whole / 100, Vat: { Rate: 1000, AddedRate: 1000 } });
    const placed = await order();
    const row = await history(placed);
    expect(row).toMatchObject({
      OrderTotal: whole / 100,
      Vat: { Percent: 10, Amount: (whole - net) / 100, IsAdded: true },
    });
    const [mail] = await query`
      select content from outbox_mail where kind = 'orderReceived' and content ->> 'number' = ${placed.number}`;
    expect(mail.content.vat).toEqual({ rate: 1000, isAdded: true, cents: whole - net });
    const [payment] = await query`select p.amount_cents as cents from payment p
      join customer_order o on o.id = p.order_id where o.number = ${placed.number}`;
    expect(payment.cents).toBe(whole);
    const { data } = await request(getOrder, { number: placed.number }, owner.cookie);
    const [line] = data.lines;
    const of = { kind: 'lines', lines: [{ id: line.id, quantity: 1, isRestocked: false }] };
    const plan = { number: placed.number, of, leftCents: whole };
    const half = line.totalCents / 2;
    expect((await request(planRefund, plan, owner.cookie)).data).toMatchObject({
      cents: half + Math.round(half / 10),
      vatCents: Math.round(half / 10),
    });
    const stay = [{ line: line.id, quantity: 1 }];
    const edit = { number: placed.number, stay, add: [], address: null };
    const planned = (await request(planOrderChange, { ...edit, deliveryWayId: null }, owner.cookie)).data;
    const { subtotalCents, shippingCents, totalCents, vat } = planned.sums;
    expect(vat).toEqual({ rate: 1000, isAdded: true, cents: totalCents - subtotalCents - shippingCents });
    await prepare(placed.number);
    expect(await documentsOf(placed.number)).toMatchObject([{ gross: whole, vat: whole - net }]);
    const [page] = await pages('invoices', placed.number);
    expect(page).toContain('Plus VAT');
    const feedCents = async () => {
      const { payload } = await server.inject({ url: feedPath('en') });
      return Math.round(Number(/<g:price>([\d.]+) USD/u.exec(payload)?.[1]) * 100);
    };
    const withVat = await feedCents();
    // The order keeps the terms of its day.
    await changeSettings(db, { vatOnTop: null }, 'system');
    const without = await feedCents();
    expect(withVat).toBe(without + Math.round(without / 10));
    expect((await history(placed)).Vat.IsAdded).toBe(true);
    expect(await cart()).toMatchObject({ orderTotal: net / 100, Vat: { Rate: 1000, AddedRate: 0 } });
  });
});

describe('editing an order with VAT that is added', () => {
  const saved = async (isPaid: boolean) => {
    await turnOn();
    await changeSettings(db, { vatOnTop: true }, 'system');
    const placed = await order({}, isPaid);
    // The order keeps the terms of its day.
    await changeSettings(db, { vatOnTop: null, vatRate: 2000 }, 'system');
    const { number } = placed;
    const before = (await request(getOrder, { number }, owner.cookie)).data;
    const [{ id }] = before.lines;
    const stay = [{ line: id, quantity: 1 }];
    const edit = { number, stay, add: [], address: null, deliveryWayId: null };
    const { version, sums } = (await request(planOrderChange, edit, owner.cookie)).data;
    const { totalCents } = sums;
    const { status } = await request(changeOrder, { ...edit, version, totalCents }, owner.cookie);
    expect(status).toBe(200);
    const after = (await request(getOrder, { number }, owner.cookie)).data;
    return { placed, sums, before: before.sums.totalCents, after };
  };

  it('order, history, email and invoice have the VAT of the new total', async () => {
    const { placed, sums, after } = await saved(false);
    const { subtotalCents, shippingCents, discountCents, totalCents, vat } = sums;
    const net = subtotalCents + shippingCents - discountCents;
    expect(vat).toEqual({ rate: 1000, isAdded: true, cents: Math.round(net / 10) });
    expect(totalCents).toBe(net + vat.cents);
    expect(after).toMatchObject({ sums: { totalCents }, vat });
    const amounts = {
      OrderTotal: totalCents / 100,
      Vat: { Percent: 10, Amount: vat.cents / 100, IsAdded: true },
    };
    expect(await history(placed)).toMatchObject(amounts);
    const [mail] = await query`
      select content from outbox_mail where kind = 'orderAltered' and content ->> 'number' = ${placed.number}`;
    expect(mail.content).toMatchObject({ vat, totals: { totalCents } });
    await prepare(placed.number);
    expect(await documentsOf(placed.number)).toMatchObject([{ gross: totalCents, vat: vat.cents }]);
  });

  it('a paid order gets back the removed item with its VAT', async () => {
    const { placed, before, after } = await saved(true);
    const [refunded] = await query`select sum(r.amount_cents)::int as cents from refund r
      join payment p on p.id = r.payment_id join customer_order o on o.id = p.order_id
      where o.number = ${placed.number}`;
    expect(refunded.cents).toBe(before - after.sums.totalCents);
  });
});
