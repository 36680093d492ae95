import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { refundOrder } from '#contract/operations/office/money/refund-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { changeSettings } from '#shop/content/content.ts';
import { processRefunds } from '#shop/payments/payments.ts';
import { officeOf, officePageHeaders } from '#tests/support/office-api.ts';
import { pdfPageCount } from '#tests/support/pdf-text.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { card, payingShop } from '../payments/paying.ts';
import { mug } from './order-fixtures.ts';

/** Starts a shop for tests of tax invoices. */
export async function taxInvoiceFixtures() {
  const shop = await payingShop();
  const { db, query, pay, payments, request: call, server } = shop;
  const { request, inside } = officeOf(shop);
  const owner = await inside(1);
  const year = new Date().getFullYear();
  const company = {
    Name: 'Mekong <b>Traders</b>',
    TaxNumber: 'K001-901234567',
    Address: '12 Street 240',
  };
  const turnOn = () =>
    changeSettings(
      db,
      {
        vatOn: true,
        vatRate: 1000,
        vatNumber: 'L001-100012345',
        legalName: { en: 'Angkor Gifts Co., Ltd.', km: 'ក្រុមហ៊ុន អង្គរកាដូ' },
      },
      'system',
    );
  await query`insert into riel_rate (rate, set_by) values (4100, 'srey')`;

  async function order(more: object = {}, isPaid = true): Promise<{ number: string; shopper: Shopper }> {
    const shopper = await newShopper(db);
    const method = isPaid ? card(token('approve.hook-none')) : {};
    const number = (await pay(shopper, [mug(2)], { ...method, ...more })).data[0].OrderNumber as string;
    await query`update order_hold set confirmed_at = now()`;
    return { number, shopper };
  }
  const step = async (number: string, name: string, from: string) => {
    const { status } = await request(takeOrderStep, { number, step: name, from }, owner.cookie);
    expect(status).toBe(200);
  };
  const prepare = (number: string) => step(number, 'prepare', 'active');
  const refund = async (number: string, cents: number, leftCents: number) =>
    refundOf(number, { kind: 'amount', cents }, leftCents);
  const refundOf = async (number: string, of: object, leftCents: number) => {
    const key = randomBytes(16).toString('hex');
    const wish = { number, of, leftCents, reason: 'arrived broken', key };
    expect((await request(refundOrder, wish, owner.cookie)).status).toBe(200);
    await processRefunds(db, payments.methods, { only: null, limit: 100 });
  };
  const documentsOf = async (number: string): Promise<{ number: string; gross: number; vat: number }[]> =>
    query`select d.number, d.gross_cents as gross, d.vat_cents as vat from tax_document d
      join customer_order o on o.id = d.order_id where o.number = ${number} order by d.id`;
  const history = async ({ number, shopper }: { number: string; shopper: Shopper }) =>
    (
      await call(getCustomerOrderHistoryMaster, { UserId: shopper.customerId, WithCancelled: true }, shopper)
    ).data.find((each: { OrderNumber: string }) => each.OrderNumber === number);
  const pages = async (paper: string, number: string) => {
    const url = `/office/papers/${paper}?orders=${number}`;
    const reply = await server.inject({ url, headers: { cookie: owner.cookie, ...officePageHeaders } });
    expect(reply.statusCode).toBe(200);
    return pdfPageCount(reply.rawPayload);
  };
  return {
    app: shop.app,
    call,
    company,
    db,
    documentsOf,
    history,
    inside,
    order,
    owner,
    pages,
    prepare,
    query,
    refund,
    refundOf,
    request,
    server,
    step,
    turnOn,
    year,
  };
}
