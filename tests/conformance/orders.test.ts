import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoLogins, runningShop, type Visitor } from '../support/running-shop.ts';
import { catalogueModel } from './catalogue-model.ts';
import { storedCart } from './tables/other-tables.ts';

const shop = await runningShop();
const products = await catalogueModel(shop.db);
let maly: Visitor;
let dara: Visitor;
beforeAll(async () => {
  [maly, dara] = await Promise.all([shop.logIn(...demoLogins.maly), shop.logIn(...demoLogins.dara)]);
});

const cartPath = 'common/get-customer-cart-items/cart-data';
const couponPath = 'common/get-coupon-code-discount-value/calculate-coupon-discount';
const orderPath = 'common/post-order/post-customer-order';
const priced = async (cartJsonData: string) => (await shop.ask(cartPath, { cartJsonData, recordValueJson: '[]' })).data;
const cents = (dollars: number) => Math.round(dollars * 100);

interface Option {
  product: number;
  attribute: number;
  option: number;
  name: string;
  cents: number;
}
/** One option of every attribute of every product, the dearest. */
const { rows: options } = await sql<Option>`
  select distinct on (o.product_id, attribute_id) o.product_id as product, attribute_id as attribute, option_id as option,
    case attribute_id when 1 then (select name from color_text t where color_id = option_id and language_id = 1)
      when 2 then (select short_name from size_text t where size_id = option_id and language_id = 1) else '' end as name,
    (case price_type when 1 then amount else round(p.price_cents * amount / 10000.0) end)::int as cents
  from product_option o join product p on p.id = o.product_id
  order by 1, 2, 5 desc, 3`.execute(shop.db);
const chosenOf = (product: number) => options.filter((each) => each.product === product);
const lineOf = (product: number, Quantity: number | string = 1): [string, Record<number, number | string>, number | string] => [
  String(product),
  // Colours and sizes are numbers, everything else is the text of its radio button.
  Object.fromEntries(chosenOf(product).map(({ attribute, option }) => [attribute, attribute <= 2 ? option : String(option)])),
  Quantity,
];

describe('GET_CUSTOMER_CART_ITEMS', () => {
  it('prices every product with its options, ids as text, by what the tables say', async () => {
    for (const { id, priceCents, payCents, reductionId, nameEn } of products) {
      const { productsData, ...sums } = await priced(storedCart(lineOf(id, '2')));
      const chosen = chosenOf(id);
      const surcharge = chosen.reduce((sum, option) => sum + option.cents, 0);
      const unit = (reductionId === null ? priceCents : payCents) + surcharge;
      const [line] = productsData;
      const named = (attribute: number) => chosen.find((each) => each.attribute === attribute)?.name ?? '';
      expect(productsData).toHaveLength(1);
      expect(line).toMatchObject({ ProductId: id, ProductName: nameEn, Quantity: 2, ShippingCharges: 0, ColorName: named(1), SizeShortName: named(2) });
      expect(cents(line.Price)).toBe(priceCents + surcharge);
      if (reductionId === null) expect(Object.keys(line)).not.toContain('DiscountedPrice');
      else expect(cents(line.DiscountedPrice)).toBe(unit);
      const total = (unit * 2) / 100;
      expect(line.ItemSubTotal).toBe(total);
      expect(sums).toEqual({ cartSubTotal: total, shippingSubTotal: 0, orderTotal: total });
    }
  });

  it('never reads a price the browser sends', async () => {
    const honest = storedCart(lineOf(1, 3));
    const [line] = JSON.parse(honest);
    const bent = JSON.stringify([{ ...line, Price: 0.01, DiscountedPrice: 0.01, ShippingCharges: -50, ItemSubTotal: 0, DiscountId: 1 }]);
    expect(await priced(bent)).toEqual(await priced(honest));
  });

  it.each(['[]', '', null, undefined])('%j is an empty cart', async (cartJsonData) => {
    expect(await priced(cartJsonData as string)).toEqual({ productsData: [], cartSubTotal: 0, shippingSubTotal: 0, orderTotal: 0 });
  });

  it('drops products nobody sells', async () => {
    const { productsData } = await priced(storedCart(['999999', {}], lineOf(1)));
    expect(productsData.map((line: { ProductId: number }) => line.ProductId)).toEqual([1]);
  });
});

describe('GET_COUPON_CODE_DISCOUNT', () => {
  const slug = async (sku: string) => (await shop.db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id;
  const value = async (CouponCode: string, cartJsonData: string) => {
    const { status, data } = await shop.ask(couponPath, { CouponCode, cartJsonData });
    expect(status).toBe(200);
    return data.DiscountValueAfterCouponAppliedWithQuantity as number | undefined;
  };
  const cart = storedCart(lineOf(1, 3), lineOf(24, 2), lineOf(27, 2));
  const subTotal = (each: { ItemSubTotal: number }) => cents(each.ItemSubTotal);

  it('takes off what its kind says: of the total, of products, of categories, fixed and in percent', async () => {
    expect(await slug('AG-1001')).toBe(1);
    const { productsData, cartSubTotal } = await priced(cart);
    const [mugs, shirts] = productsData;
    expect({
      WELCOME5: await value('WELCOME5', cart),
      SAVE10: await value('SAVE10', cart),
      MUG1: await value('MUG1', cart),
      TSHIRT10: await value('TSHIRT10', cart),
      UMBRELLA2: await value('UMBRELLA2', cart),
      'welcome5 in small letters': await value('welcome5', cart),
    }).toEqual({
      WELCOME5: 5,
      SAVE10: Math.round(cents(cartSubTotal) / 10) / 100,
      MUG1: mugs.Quantity,
      TSHIRT10: Math.round(subTotal(shirts) / 10) / 100,
      UMBRELLA2: 4,
      'welcome5 in small letters': 5,
    });
  });

  it('never takes off more than the cart costs', async () => {
    const pen = storedCart(lineOf(11, 1));
    const { cartSubTotal } = await priced(pen);
    expect(cartSubTotal).toBeLessThan(5);
    expect(await value('WELCOME5', pen)).toBe(cartSubTotal);
  });

  it.each(['LASTYEAR20', 'COMINGSOON15', 'FIRST3', 'NOSUCH', 'CRAFT15', "' or 1=1 --"])('%s takes nothing off this cart', async (code) => {
    expect(await value(code, cart)).toBeUndefined();
  });

  it('takes nothing off a cart with a reduced line', async () => {
    const reduced = products.find(({ reductionId }) => reductionId !== null)!;
    expect(await value('WELCOME5', storedCart(lineOf(1), lineOf(reduced.id)))).toBeUndefined();
  });

  it.each([
    ['', 'Coupon code is required'],
    ['x'.repeat(31), 'Coupon code max length should be 30 characters'],
    ['NOSUCH', 'Invalid coupon code!'],
  ])('%j: %s', async (CouponCode, sentence) => {
    const { envelope, data } = await shop.ask(couponPath, { CouponCode, cartJsonData: cart });
    expect(envelope).toMatchObject({ statusCode: 400, errorMessage: sentence });
    expect(data.DiscountValueAfterCouponAppliedWithQuantity).toBeUndefined();
  });
});

/** As existing clients send it: no amount, no key. */
const wire = (visitor: Visitor, cartJsonData: string, more: object = {}) => ({
  UserID: visitor.UserID,
  OrderNote: '',
  cartJsonData,
  CouponCode: '',
  PaymentMethod: '6',
  paymentToken: '',
  payPalOrderConfirmJson: '{}',
  recordValueJson: '[]',
  ...more,
});

describe('POST_CUSTOMER_ORDER', () => {
  it.each([
    ['as existing clients send it', orderPath, {}],
    ['under its name', 'dynamic/dataoperation/POST_CUSTOMER_ORDER', {}],
    ['the payment method a number, the user a text', orderPath, { PaymentMethod: 6, UserID: undefined, UserId: 'own' }],
    ['without what is never read', orderPath, { paymentToken: undefined, payPalOrderConfirmJson: undefined, recordValueJson: undefined }],
  ])('%s: placed at the prices of the shop, and in the history with its sums', async (how, path, more) => {
    const note = `Please ring twice: ${how}`;
    const cart = storedCart(lineOf(1, 3), lineOf(27, '1'));
    const { productsData, orderTotal } = await priced(cart);
    const body = wire(maly, cart, { ...more, CouponCode: 'WELCOME5', OrderNote: note, ...('UserId' in more && { UserId: String(maly.UserID) }) });
    const { status, envelope, data } = await shop.ask(path, body, { as: maly, headers: { 'idempotency-key': `form-${how.length}-${path.length}` } });
    const total = Math.round((orderTotal - 5) * 100) / 100;
    expect({ status, statusCode: envelope.statusCode }).toEqual({ status: 200, statusCode: 200 });
    expect(data).toEqual([{ ResponseMsg: 'Order Placed Successfully', OrderId: expect.any(Number), OrderNumber: expect.stringMatching(/\S/u), OrderTotal: total }]);

    const { data: orders } = await shop.ask('dynamic/dataoperation/get-customer-order-history-master', { UserId: maly.UserID }, { as: maly });
    expect(orders[0]).toMatchObject({
      OrderId: data[0].OrderId,
      OrderNumber: data[0].OrderNumber,
      LatestStatusName: 'Active',
      TotalItems: 2,
      OrderTotal: total,
    });
    expect(Math.abs(Date.parse(orders[0].OrderDateUTC) - Date.now())).toBeLessThan(60_000);
    const { data: items } = await shop.ask('dynamic/dataoperation/get-customer-order-history-detail', { OrderId: data[0].OrderId }, { as: maly });
    expect(items.map((item: { ProductId: number; Price: number; Quantity: number; OrderItemTotal: number }) => [item.ProductId, item.Price, item.Quantity, item.OrderItemTotal])).toEqual(
      productsData.map((line: { ProductId: number; Price: number; Quantity: number; ItemSubTotal: number }) => [line.ProductId, line.Price, line.Quantity, line.ItemSubTotal]),
    );
    const stored = await shop.db.selectFrom('customer_order').selectAll().where('id', '=', data[0].OrderId).executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ customer_id: maly.UserID, payment_method_id: 6, note, coupon_code: 'WELCOME5', discount_cents: 500, total_cents: cents(total) });
  });

  const refusals: [string, object, number, string | null][] = [
    ['an empty cart', { cartJsonData: '[]' }, 409, 'Your cart is empty'],
    ['a cart that is none', { cartJsonData: '{' }, 400, 'An error occured. Please try again!'],
    ['a card, which has no provider yet', { PaymentMethod: '5' }, 501, null],
    ['a wallet, which has no provider yet', { PaymentMethod: '2' }, 501, null],
    ['a coupon that takes nothing off', { CouponCode: 'LASTYEAR20' }, 409, 'Invalid coupon code!'],
    ['more than there may be of one product', { cartJsonData: storedCart(lineOf(1, 11)) }, 409, 'Can not add more than 10 for this product'],
    ['nothing of a product', { cartJsonData: storedCart(lineOf(1, 0)) }, 409, 'Quantity should be from 1 to 10'],
    ['no colour', { cartJsonData: storedCart(['1', { 3: '1' }]) }, 409, 'Select color of product!'],
    ['no size', { cartJsonData: storedCart(['24', {}]) }, 409, 'Select size of product!'],
    ['another total than was shown', { ExpectedTotal: 1 }, 409, expect.stringMatching(/^The price changed/u) as unknown as string],
    ['somebody out of stock', { cartJsonData: storedCart(lineOf(2)) }, 409, "Product is out of stock. Can't add it in the cart!"],
  ];
  it.each(refusals)('refuses %s, in a row that says why, and stores nothing', async (_what, more, statusCode, sentence) => {
    const count = async () => (await shop.db.selectFrom('customer_order').select('id').execute()).length;
    const before = await count();
    const { status, envelope, data } = await shop.ask(orderPath, wire(dara, storedCart(lineOf(7, 2)), more), { as: dara });
    expect({ status, statusCode: envelope.statusCode }).toEqual({ status: 200, statusCode });
    expect(data[0]?.ResponseMsg ?? null).toEqual(sentence);
    expect(await count()).toBe(before);
  });

  it('of an order it must see the customer’s own: history without an id, none of another', async () => {
    const master = 'dynamic/dataoperation/get-customer-order-history-master';
    const [own, claimed] = await Promise.all([{}, { UserId: dara.UserID }].map((body) => shop.ask(master, body, { as: dara })));
    expect(own!.data).toEqual(claimed!.data);
    const { rows } = await sql<{ id: number }>`select id from customer_order where customer_id = ${dara.UserID}`.execute(shop.db);
    expect(own!.data.map(({ OrderId }: { OrderId: number }) => OrderId).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });
});

it('nothing of all this reached the log as an error', () => {
  expect(shop.faults()).toEqual([]);
});
