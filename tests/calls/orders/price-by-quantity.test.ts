import { describe, expect, it } from 'vitest';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { getOrderToChange } from '#contract/operations/office/orders/get-order-to-change.ts';
import { planOrderChange } from '#contract/operations/office/orders/plan-order-change.ts';
import { changeOrder } from '#contract/operations/office/orders/change-order.ts';
import { quotePhoneOrder } from '#contract/operations/office/phone-orders/quote-phone-order.ts';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { changeProducts } from '#shop/catalogue/catalogue.ts';
import { alike, priceLine } from '#rules/line-price.ts';
import { centsOf } from '#rules/money.ts';
import { termsOfRow } from '#rules/terms-row.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { payingShop } from '../payments/paying.ts';
import { blueMug, mug } from './order-fixtures.ts';

const shop = await payingShop();
const { db, query, pay, request } = shop;
const office = officeOf(shop);
const sales = await office.inside(2);

const steps = [
  { from: 10, cents: 1000 },
  { from: 25, cents: 800 },
];
await query`update product set stock = 500, order_maximum = 500 where id in (1, 2)`;
await changeProducts(db, { by: 'system' }, [
  { id: 1, fields: { priceSteps: steps, orderMinimum: 3 } },
  { id: 2, fields: { priceSteps: [{ from: 10, cents: 3000 }] } },
]);

const price = async (...lines: object[]) =>
  (await request(getCustomerCartItems, { cartJsonData: JSON.stringify(lines) })).data.productsData;
const detailOf = async (ProductId: number) => (await request(getProductDetail, { ProductId })).data[0];

describe('a product with prices by quantity', () => {
  it.each([
    [9, 15.54, 139.86, 1.54],
    [10, 12.73, 127.3, 1.23],
    [25, 10.49, 262.25, 0.99],
  ])('%i pieces in a cart have the price of their step', async (quantity, Price, ItemSubTotal, print) => {
    const [line] = await price(mug(quantity));
    expect(line).toMatchObject({ Price, ItemSubTotal, MinimumQuantity: 3 });
    expect(line).not.toHaveProperty('DiscountedPrice');
    expect(line).not.toHaveProperty('Problem');
    expect(line.ProductAllSelectedAttributes[1]).toMatchObject({ AdditionalPrice: print });
  });

  it('the terms of the product page price every quantity as the cart does', async () => {
    const { Terms, MinimumQuantity } = await detailOf(1);
    const terms = termsOfRow(Terms, MinimumQuantity);
    const chosen = new Map([
      [2, 1],
      [3, 2],
      [1, 2],
    ]);
    const options = terms.options.filter(({ attributeId, optionId }) => chosen.get(attributeId) === optionId);
    for (const quantity of [3, 9, 10, 24, 25, 300]) {
      const [line] = await price(mug(quantity));
      const { totalCents } = priceLine({ ...terms, options }, alike(quantity));
      expect(totalCents).toBe(centsOf(line.ItemSubTotal));
      expect(priceLine(termsOfRow(line.Terms), alike(quantity)).totalCents).toBe(totalCents);
    }
  });

  it('a discount is chosen for each step', async () => {
    // $20 off, or down to a price of its own.
    const { Terms } = await detailOf(2);
    expect(Terms.Steps).toEqual([
      { From: 1, Price: 40, DiscountedPrice: 20 },
      { From: 10, Price: 30, DiscountedPrice: expect.any(Number) },
    ]);
    const [line] = await price(blueMug(10));
    expect(line).toMatchObject({ Price: 30, DiscountedPrice: Terms.Steps[1].DiscountedPrice });
  });

  it('a card names the lowest price, and a product without steps has no new key anywhere', async () => {
    const { data } = await request(getAllProducts, { PageNo: 1, PageSize: 50 });
    const rows = new Map(data.map((row: { ProductId: number }) => [row.ProductId, row]));
    expect(rows.get(1)).toMatchObject({ Price: 12.5, FromPrice: 8 });
    expect(rows.get(3)).not.toHaveProperty('FromPrice');
    const plain = await detailOf(3);
    const [line] = await price({ ProductId: 3, Quantity: 1 });
    for (const each of [plain, line])
      for (const key of ['Terms', 'MinimumQuantity']) expect(each).not.toHaveProperty(key);
  });

  it('less than the minimum is shown and refused', async () => {
    const [line] = await price(mug(2));
    expect(line).toMatchObject({ Problem: 'below-minimum' });
    const { data } = await pay(await newShopper(db), [mug(2)], {});
    expect(data[0]).toMatchObject({ ResponseMsg: 'Can not order less than 3 for this product' });
  });

  it('a phone order has the same prices', async () => {
    const line = {
      productId: 1,
      quantity: 10,
      options: [
        { attributeId: 2, optionId: 1 },
        { attributeId: 3, optionId: 2 },
        { attributeId: 1, optionId: 2 },
      ],
    };
    const wish = {
      customerId: null,
      lines: [line],
      coupon: '',
      deliveryWayId: null,
      language: 'en',
      aloudIn: 'en',
    };
    const { data } = await office.request(quotePhoneOrder, wish, sales.cookie);
    expect(data.lines).toMatchObject([{ unitCents: 1273, listCents: null, totalCents: 12_730 }]);
  });

  it('an order keeps its terms: an edit crosses its steps, whatever the catalog says by then', async () => {
    const { data } = await pay(await newShopper(db), [mug(9)], {});
    const number = data[0].OrderNumber as string;
    const [stored] = await query`select terms from order_item where order_id = (
      select id from customer_order where number = ${number})`;
    expect(stored?.terms).toMatchObject({
      v: 1,
      minimum: { pieces: 3 },
      steps: [{}, { from: 10 }, { from: 25 }],
    });
    await changeProducts(db, { by: 'system' }, [{ id: 1, fields: { priceSteps: [] } }]);
    const editTo = async (quantity: number) => {
      const { lines } = (await office.request(getOrder, { number }, sales.cookie)).data;
      const stay = [{ line: lines[0].id, quantity }];
      const edit = { number, stay, add: [], address: null, deliveryWayId: null };
      const plan = (await office.request(planOrderChange, edit, sales.cookie)).data;
      const { version, sums } = plan;
      const change = { ...edit, version, totalCents: sums.totalCents };
      const reply = await office.request(changeOrder, change, sales.cookie);
      return { status: reply.status, faults: plan.faults };
    };
    expect(await editTo(2)).toMatchObject({ status: 400, faults: [{ code: 'minimum', n: 3 }] });
    expect((await editTo(25)).status).toBe(200);
    const seen = (await office.request(getOrder, { number }, sales.cookie)).data;
    expect(seen.lines).toMatchObject([{ quantity: 25, unitCents: 1049, totalCents: 26_225 }]);
    expect(seen.sums.subtotalCents).toBe(26_225);
    expect((await office.request(getOrderToChange, { number, language: 'en' }, sales.cookie)).status).toBe(
      200,
    );
    await changeProducts(db, { by: 'system' }, [{ id: 1, fields: { priceSteps: steps } }]);
  });

  it('an order from before terms were kept is edited at its price', async () => {
    const { data } = await pay(await newShopper(db), [mug(10)], {});
    const number = data[0].OrderNumber as string;
    await query`update order_item set terms = null where order_id = (select id from customer_order where number = ${number})`;
    const { lines } = (await office.request(getOrder, { number }, sales.cookie)).data;
    const stay = [{ line: lines[0].id, quantity: 30 }];
    const edit = { number, stay, add: [], address: null, deliveryWayId: null };
    const { sums } = (await office.request(planOrderChange, edit, sales.cookie)).data;
    expect(sums.subtotalCents).toBe(1273 * 30);
  });
});
