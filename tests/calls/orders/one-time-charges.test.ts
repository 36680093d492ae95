import { describe, expect, it } from 'vitest';
import { planRefund } from '#contract/operations/office/money/plan-refund.ts';
import { changeOrder } from '#contract/operations/office/orders/change-order.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { planOrderChange } from '#contract/operations/office/orders/plan-order-change.ts';
import { quotePhoneOrder } from '#contract/operations/office/phone-orders/quote-phone-order.ts';
import { getProductAllAttributesById } from '#contract/operations/catalogue/get-product-all-attributes-by-id.ts';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { changeProducts } from '#shop/catalogue/catalogue.ts';
import { changeSettings } from '#shop/content/content.ts';
import { addPrintMethod, blueMug, mug } from './order-fixtures.ts';
import { taxInvoiceFixtures } from './tax-invoice-fixtures.ts';

const { db, query, call, request, owner, turnOn, order, prepare, documentsOf, history, pages } =
  await taxInvoiceFixtures();
await query`update product set stock = 500, order_maximum = 500`;
await addPrintMethod(db);

const cartOf = async (...lines: object[]) =>
  (await call(getCustomerCartItems, { cartJsonData: JSON.stringify(lines) }, null)).data;
const cents = (dollars: number) => Math.round(dollars * 100);
const setup = [{ Kind: 'setup', ProductAttributeID: 3, Price: 20 }];

describe('a printed product', () => {
  it('a printed product costs its set-up charge once, and less per piece from more pieces on', async () => {
    const [few, more] = [await cartOf(mug(1)), await cartOf(mug(5))];
    expect(few.productsData).toMatchObject([
      { Price: 16.14, ItemSubTotal: 16.14, Charges: setup, SetupTotal: 20 },
    ]);
    expect(few).toMatchObject({ cartSubTotal: 36.14, SetupTotal: 20 });
    expect(more.productsData).toMatchObject([{ Price: 15.94, ItemSubTotal: 79.7, Charges: setup }]);
    expect(more).toMatchObject({ cartSubTotal: 99.7, SetupTotal: 20 });
    // An old client adds the prices of options to that of the product.
    const option = more.productsData[0].ProductAllSelectedAttributes[1];
    expect(cents(option.AdditionalPrice)).toBe(154 + 40);
  });

  it('a printed product tells its charges on its page, and takes the days of its method', async () => {
    const { Terms } = (await call(getProductDetail, { ProductId: 1 }, null)).data[0];
    expect(Terms.Prints).toEqual([
      {
        ProductAttributeID: 3,
        PrimaryKeyValue: 2,
        Setup: 20,
        Steps: [
          { From: 1, Price: 0.6 },
          { From: 5, Price: 0.4 },
        ],
      },
    ]);
    const rows = (await call(getProductAllAttributesById, { ProductId: 1 }, null)).data;
    const printed = rows.find(
      (row: { ProductAttributeID: number; PrimaryKeyValue: number }) =>
        row.ProductAttributeID === 3 && row.PrimaryKeyValue === 2,
    );
    expect(printed).toMatchObject({ AdditionalPrice: 2.14, ExtraDays: 4, Print: {} });
  });

  it('a product without any of it has no new key anywhere', async () => {
    const [line] = (await cartOf(blueMug(1))).productsData;
    const detail = (await call(getProductDetail, { ProductId: 2 }, null)).data[0];
    for (const key of ['Terms', 'Charges', 'SetupTotal'])
      for (const each of [line, detail, await cartOf(blueMug(1))]) expect(each).not.toHaveProperty(key);
  });

  it.each([
    ['included in', null],
    ['added to', true],
  ])('cart, order, office, documents and refunds tell the same, with VAT %s prices', async (_, vatOnTop) => {
    await turnOn();
    await changeSettings(db, { vatOnTop }, 'system');
    const priced = await cartOf(mug(2));
    const placed = await order();
    const { number } = placed;
    expect(await history(placed)).toMatchObject({
      OrderSubTotal: priced.cartSubTotal,
      SetupTotal: 20,
      OrderTotal: priced.orderTotal,
    });
    const [{ id: OrderId }] = await query`select id from customer_order where number = ${number}`;
    const items = (await call(getCustomerOrderHistoryDetail, { OrderId }, placed.shopper)).data;
    expect(items).toMatchObject([
      { Charges: setup, SetupTotal: 20, OrderItemTotal: priced.productsData[0].ItemSubTotal },
    ]);
    const seen = (await request(getOrder, { number }, owner.cookie)).data;
    expect(seen.sums).toMatchObject({ onceCents: 2000, totalCents: cents(priced.orderTotal) });
    expect(seen.lines).toMatchObject([{ once: [{ kind: 'setup', cents: 2000 }] }]);
    const [mail] =
      await query`select content from outbox_mail where kind = 'orderReceived' and content ->> 'number' = ${number}`;
    expect(mail.content).toMatchObject({
      totals: { onceCents: 2000 },
      items: [{ once: [{ kind: 'setup', cents: 2000 }] }],
    });
    const [plain] = await pages('invoices', number);
    expect(plain).toContain('Set-up charge: Print');
    expect(plain).toContain('Includes one-time charges');

    const [line] = seen.lines;
    const of = { kind: 'lines', lines: [{ id: line.id, quantity: 2, isRestocked: false }] };
    const plan = { number, of, leftCents: cents(priced.orderTotal) };
    const { linesCents } = (await request(planRefund, plan, owner.cookie)).data;
    expect(linesCents + 2000).toBe(cents(priced.cartSubTotal));

    await prepare(number);
    const [document] = await documentsOf(number);
    expect(document?.gross).toBe(cents(priced.orderTotal));
    const [tax] = await pages('invoices', number);
    expect(tax).toContain('Set-up charge: Print');
    const notes = [...tax!.matchAll(/(?:Includes|Plus) VAT \$([\d.]+)/gu)].map(([, amount]) =>
      cents(Number(amount)),
    );
    expect(notes).toHaveLength(2);
    expect(notes.reduce((sum, each) => sum + each, 0)).toBe(document?.vat);
    await changeSettings(db, { vatOn: null, vatOnTop: null }, 'system');
  });

  it('an edited order keeps the charge of its day, whatever the method costs by then', async () => {
    const { number } = await order({}, false);
    await query`update print_method set charges = '[]'`;
    const [{ id }] = (await request(getOrder, { number }, owner.cookie)).data.lines;
    const edit = { number, stay: [{ line: id, quantity: 6 }], add: [], address: null, deliveryWayId: null };
    const { sums, lines, version } = (await request(planOrderChange, edit, owner.cookie)).data;
    expect(sums).toMatchObject({ onceCents: 2000, subtotalCents: 1594 * 6 + 2000 });
    expect(lines).toMatchObject([{ once: [{ kind: 'setup', cents: 2000, name: { en: 'Print' } }] }]);
    const change = { ...edit, version, totalCents: sums.totalCents };
    expect((await request(changeOrder, change, owner.cookie)).status).toBe(200);
    expect((await request(getOrder, { number }, owner.cookie)).data.sums).toMatchObject({ onceCents: 2000 });
    await query`delete from outbox_mail`;
    await query`update attribute_option set method_id = null`;
    await query`delete from print_method`;
    await addPrintMethod(db);
  });

  it('a repeat of the same artwork is edited without a set-up charge', async () => {
    const { number } = await order({}, false);
    await query`update order_item set terms = terms || '{"isRepeat": true}' where order_id = (
      select id from customer_order where number = ${number})`;
    const [{ id }] = (await request(getOrder, { number }, owner.cookie)).data.lines;
    const edit = { number, stay: [{ line: id, quantity: 6 }], add: [], address: null, deliveryWayId: null };
    const { sums } = (await request(planOrderChange, edit, owner.cookie)).data;
    expect(sums).not.toHaveProperty('onceCents');
    expect(sums.subtotalCents).toBe(1594 * 6);
  });

  it('a drawing costs its price once', async () => {
    await query`update attribute_option set drawing_cents = 1500 where id = 2`;
    expect((await cartOf(mug(2))).productsData[0].Charges).toEqual([
      ...setup,
      { Kind: 'drawing', Price: 15 },
    ]);
    const rows = (await call(getProductAllAttributesById, { ProductId: 1 }, null)).data;
    expect(rows.filter((row: object) => 'Drawing' in row)).toMatchObject([
      { PrimaryKeyValue: 2, Drawing: 15 },
    ]);
    await query`update attribute_option set drawing_cents = 0`;
  });
});

describe('fewer pieces than the minimum', () => {
  it('cost a fee where staff choose so, in the cart, the order and a phone order', async () => {
    await changeProducts(db, { by: 'system' }, [
      { id: 2, fields: { orderMinimum: 10, minimumFeeCents: 1250 } },
    ]);
    const [line] = (await cartOf(blueMug(9))).productsData;
    expect(line).toMatchObject({
      Charges: [{ Kind: 'minimum', Price: 12.5 }],
      SetupTotal: 12.5,
      Terms: { MinimumFee: 12.5 },
      MinimumQuantity: 10,
    });
    expect(line).not.toHaveProperty('Problem');
    expect((await cartOf(blueMug(10))).productsData[0]).not.toHaveProperty('Charges');
    const wish = {
      customerId: null,
      lines: [{ productId: 2, quantity: 9, options: [{ attributeId: 1, optionId: 2 }] }],
      coupon: '',
      deliveryWayId: null,
      language: 'en',
      aloudIn: 'en',
    };
    const { data } = await request(quotePhoneOrder, wish, owner.cookie);
    expect(data).toMatchObject({
      lines: [{ problem: null, once: [{ kind: 'minimum', cents: 1250 }] }],
      sums: { onceCents: 1250 },
    });
  });
});
