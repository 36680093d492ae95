import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { listDiscountUses } from '#contract/operations/office/discounts/list-discount-uses.ts';
import { previewDiscount } from '#contract/operations/office/discounts/preview-discount.ts';
import { getRefundable } from '#contract/operations/office/money/get-refundable.ts';
import { refundOrder } from '#contract/operations/office/money/refund-order.ts';
import { changeOrder } from '#contract/operations/office/orders/change-order.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { planOrderChange } from '#contract/operations/office/orders/plan-order-change.ts';
import { quotePhoneOrder } from '#contract/operations/office/phone-orders/quote-phone-order.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { getCouponCodeDiscount } from '#contract/operations/orders/get-coupon-code-discount.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { changeSettings } from '#shop/content/content.ts';
import { officeOf, officePageHeaders } from '#tests/support/office-api.ts';
import { pdfPageCount } from '#tests/support/pdf-text.ts';
import { newShopper, newShoppers, type Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { errorsOf } from '../office/discount-shop.ts';
import { card, payingShop } from '../payments/paying.ts';
import { blueMug, mug, orderFor } from './order-fixtures.ts';

const shop = await payingShop('', { COD_NEWCOMER_ORDERS: '50', COD_DAILY_CAP: '1000' });
const { db, query, request, pay } = shop;
const office = officeOf(shop);
const owner = await office.inside(1);
await query`update product set stock = null, shipping_cents = 0, order_maximum = 1000`;
await query`select nextval(pg_get_serial_sequence('discount', 'id')) from generate_series(1, 1000)`;

/** The glass: $100. */
const glass = (Quantity: number) => ({
  ProductId: 3,
  Quantity,
  productSelectedAttributes: [{ ProductId: '3', ProductAttributeID: 2, PrimaryKeyValue: 2 }],
});
const mugCents = 1554;

let shopper: Shopper;
beforeEach(async () => {
  shopper = await newShopper(db);
});

const save = (fields: object, of: { id: number; version: number } | null = null) =>
  office.request(changeRecord, { kind: 'discount', id: null, version: null, ...of, fields }, owner.cookie);
let codes = 0;
/** Saves a coupon: three mugs for two, unless `fields` differ. */
async function coupon(fields: object = {}) {
  const code = `GET${codes++}`;
  const given = { kind: 'buyGet', buyProductIds: [1], buyQuantity: 2, getQuantity: 1, percent: 10_000 };
  const reply = await save({ name: 'Mugs', couponCode: code, ...given, ...fields });
  expect(errorsOf(reply)).toEqual([]);
  return { code, id: Number(reply.data.id), version: Number(reply.data.version) };
}
const check = async (CouponCode: string, lines: object[], who: Shopper | null = shopper) =>
  (await request(getCouponCodeDiscount, { CouponCode, cartJsonData: JSON.stringify(lines) }, who)).data;
const takesOff = async (code: string, lines: object[]) =>
  (await check(code, lines)).DiscountValueAfterCouponAppliedWithQuantity;
const place = async (lines: object[], CouponCode: string, more: object = {}, who = shopper) =>
  (await request(postCustomerOrder, orderFor(who, lines, { CouponCode, ...more }), who)).data[0];
const stored = async (number: string) =>
  (
    await query`select subtotal_cents, discount_cents, total_cents, coupon_code from customer_order
      where number = ${number}`
  )[0];
const look = async (number: string) => (await office.request(getOrder, { number }, owner.cookie)).data;
const usedOf = async (id: number) => (await query`select used from discount where id = ${id}`)[0]?.['used'];

describe('a coupon for buying some and getting some', () => {
  it('a coupon for buying some and getting some takes off the cheapest items, in the check, the order, the office, the invoice and the report of its uses', async () => {
    const { code, id } = await coupon();
    expect(await check(code, [mug(7), glass(1)])).toEqual({
      DiscountValueAfterCouponAppliedWithQuantity: 31.08,
      DiscountValueAfterCouponApplied: 31.08,
      DiscountId: id,
    });
    const { OrderNumber: number, OrderTotal } = await place([mug(3)], code, { ExpectedTotal: 31.08 });
    expect(OrderTotal).toBe(31.08);
    expect(await stored(number)).toEqual({
      subtotal_cents: 3 * mugCents,
      discount_cents: mugCents,
      total_cents: 2 * mugCents,
      coupon_code: code,
    });
    expect((await look(number)).sums).toMatchObject({ discountCents: mugCents, coupon: code });
    const { results } = (await office.request(listDiscountUses, { id }, owner.cookie)).data;
    expect(results).toEqual({ orders: 1, offCents: mugCents, revenueCents: 2 * mugCents });
    const url = `/office/papers/invoices?orders=${number}`;
    const reply = await shop.server.inject({ url, headers: { cookie: owner.cookie, ...officePageHeaders } });
    const text = (await pdfPageCount(reply.rawPayload)).join(' ');
    expect(text).toContain('15.54');
    expect(text).toContain(code);
  });

  it('a coupon for buying some and getting some counts all colors of a line together, and takes off the cheapest', async () => {
    await query`update product_option set price_type = 1, amount = 300 where product_id = 1 and attribute_id = 1 and option_id = 1`;
    const { code } = await coupon();
    const cells = (ofRed: number, ofBlue: number) => ({
      ...mug(1),
      VariantQuantities: [
        { ColorID: 1, SizeID: 1, Quantity: ofRed },
        { ColorID: 2, SizeID: 1, Quantity: ofBlue },
      ],
    });
    expect(await takesOff(code, [cells(2, 1)])).toBe(15.54);
    expect(await takesOff(code, [cells(5, 1)])).toBe(15.54 + 18.54);
    const { OrderNumber: number } = await place([cells(5, 1)], code);
    // Fewer of the dear ones: staff edit the cells, and the coupon is calculated again.
    const [line] = (await look(number)).lines;
    const stay = [
      {
        line: line.id,
        quantity: 6,
        cells: [
          { colorId: 1, sizeId: 1, quantity: 1 },
          { colorId: 2, sizeId: 1, quantity: 5 },
        ],
      },
    ];
    const edit = { number, stay, add: [], address: null, deliveryWayId: null };
    const { sums } = (await office.request(planOrderChange, edit, owner.cookie)).data;
    expect(sums).toMatchObject({ subtotalCents: 1854 + 5 * mugCents, discountCents: 2 * mugCents });
    await query`update product_option set price_type = 1, amount = 0 where product_id = 1 and attribute_id = 1 and option_id = 1`;
  });

  it('a coupon for buying some and getting some lowers another item by a percentage, at most so often per order', async () => {
    const { code } = await coupon({ getProductIds: [3], percent: 5000, maxPerOrder: 2 });
    expect(await takesOff(code, [mug(2), glass(5)])).toBe(50);
    expect(await takesOff(code, [mug(9), glass(5)])).toBe(100);
    const { code: byCategory } = await coupon({
      buyProductIds: [],
      buyCategoryIds: [2],
      getCategoryIds: [3],
      percent: null,
      amountCents: 700,
    });
    expect(await takesOff(byCategory, [mug(4), glass(5)])).toBe(14);
  });

  it.each<[string, object, object[], object]>([
    ['couponAddItems', {}, [mug(1)], { n: 2, items: 'Clay Mug' }],
    ['couponAddItems', { getProductIds: [3] }, [mug(2)], { n: 1, items: 'Wine Glass 100%' }],
    [
      'couponAddBoth',
      { getCategoryIds: [3] },
      [mug(1)],
      { n: 1, items: 'Clay Mug', m: 1, others: 'Glasses' },
    ],
    ['couponAddAny', { buyProductIds: [], buyQuantity: 9 }, [mug(3), glass(2)], { n: 5 }],
    [
      'couponAddItems',
      { buyProductIds: [1, 3, 4] },
      [mug(2)],
      { n: 1, items: 'Clay Mug / Wine Glass 100% …' },
    ],
    ['couponMinimum', { minCents: 100_000 }, [mug(3)], { amount: '$1,000.00' }],
    ['couponNotWithDiscount', {}, [mug(3), blueMug(1)], {}],
  ])('a Buy X get Y coupon is refused with %s for %j', async (MessageCode, fields, lines, values) => {
    const { code } = await coupon(fields);
    expect(await check(code, lines)).toMatchObject({ MessageCode, MessageValues: values });
    expect(await place(lines, code)).toMatchObject({ MessageCode });
    expect(await place(lines, code)).not.toHaveProperty('OrderId');
  });

  it('a coupon for buying some and getting some names what is missing in the language of the shopper', async () => {
    const { code: CouponCode } = await coupon();
    const wish = { CouponCode, cartJsonData: JSON.stringify([mug(2)]), languageCode: 'ar' };
    const { data } = await request(getCouponCodeDiscount, wish, shopper);
    expect(data).toMatchObject({ MessageValues: { n: 1, items: 'ពែងដី' } });
  });

  it('a coupon for buying some and getting some says the same to staff on the phone, and has the same price there', async () => {
    const { code } = await coupon();
    const quote = async (quantity: number) => {
      const lines = [{ productId: 1, quantity, options: mugOptions }];
      const wish = { customerId: shopper.customerId, coupon: code, lines, language: 'en', aloudIn: 'en' };
      return (await office.request(quotePhoneOrder, wish, owner.cookie)).data;
    };
    expect((await quote(2)).couponProblem).toEqual({
      code: 'couponAddItems',
      values: { n: 1, items: 'Clay Mug' },
    });
    const enough = await quote(3);
    expect(enough.couponProblem).toBeNull();
    expect(enough.sums).toMatchObject({ discountCents: mugCents, totalCents: 2 * mugCents });
  });

  it('a Buy X get Y coupon is calculated again when staff edit the order, and lost without enough items', async () => {
    const { code, id } = await coupon();
    const { OrderNumber: number } = await place([mug(3)], code);
    const setTo = async (quantity: number) => {
      const { lines } = await look(number);
      const stay = lines.map((line: { id: number }) => ({ line: line.id, quantity }));
      const edit = { number, stay, add: [], address: null, deliveryWayId: null };
      const plan = (await office.request(planOrderChange, edit, owner.cookie)).data;
      const { version, sums } = plan;
      await office.request(changeOrder, { ...edit, version, totalCents: sums.totalCents }, owner.cookie);
      return { ...(await stored(number)), lost: plan.lostCoupon };
    };
    expect(await setTo(6)).toMatchObject({
      discount_cents: 2 * mugCents,
      total_cents: 4 * mugCents,
      lost: '',
    });
    expect(await usedOf(id)).toBe(1);
    expect(await setTo(2)).toMatchObject({
      discount_cents: 0,
      total_cents: 2 * mugCents,
      coupon_code: null,
      lost: code,
    });
    expect(await usedOf(id)).toBe(0);
  });

  it('a Buy X get Y coupon is refunded by the piece to the cent, with VAT on top', async () => {
    await changeSettings(db, { vatOn: true, vatOnTop: true, vatNumber: 'L001-100012345' }, 'system');
    const { code } = await coupon({ getProductIds: [3], percent: 3333 });
    const wish = { ...card(token('approve.hook-none')), CouponCode: code };
    const [{ OrderNumber: number, OrderTotal }] = (await pay(shopper, [mug(2), glass(1)], wish)).data;
    // $131.08 less $33.33, and 10 % VAT.
    expect(OrderTotal).toBe(107.53);
    const refunded: number[] = [];
    for (const at of [0, 1, 0]) {
      const { refundable } = (await office.request(getRefundable, { number }, owner.cookie)).data;
      const lines = [{ id: refundable.lines[at].id, quantity: 1, isRestocked: false }];
      const given = {
        number,
        of: { kind: 'lines', lines },
        leftCents: refundable.leftCents,
        reason: 'returned',
        key: randomBytes(16).toString('hex'),
      };
      await office.request(refundOrder, given, owner.cookie);
      const left = (await office.request(getRefundable, { number }, owner.cookie)).data.refundable;
      refunded.push(refundable.leftCents - (left?.leftCents ?? 0));
    }
    expect(refunded.every((cents) => cents > 0)).toBe(true);
    expect(refunded.reduce((sum, cents) => sum + cents, 0)).toBe(10_753);
    await changeSettings(db, { vatOn: false }, 'system');
  });

  it('a Buy X get Y coupon is used no more often than its limit by orders at the same time', async () => {
    const { code, id } = await coupon({ maxUses: 2 });
    const answers = await Promise.all(
      (await newShoppers(db, 6)).map((each) => place([mug(3)], code, {}, each)),
    );
    const codesOf = (each: { MessageCode?: string }) => each.MessageCode ?? 'placed';
    const counted = Object.groupBy(answers.map(codesOf), (each) => each);
    expect([counted['placed']?.length, counted['invalidCoupon']?.length]).toEqual([2, 4]);
    expect(await usedOf(id)).toBe(2);
  });
});

describe('the description of such a coupon', () => {
  it('a coupon for buying some and getting some needs a code, both numbers and a value, and products and categories that exist', async () => {
    const wrong = await save({
      name: 'x',
      kind: 'buyGet',
      buyProductIds: [99_999],
      getCategoryIds: [99_999],
    });
    expect(wrong.status).toBe(400);
    expect(errorsOf(wrong)).toEqual([
      'couponCode missing',
      'buyQuantity missing',
      'getQuantity missing',
      'percent percentOrAmount',
      'getCategoryIds unknown',
      'buyProductIds unknown',
    ]);
  });

  it('a Buy X get Y coupon is what staff saved, with names for its sentence, and can be changed', async () => {
    const { id, version } = await coupon({ buyCategoryIds: [3], getProductIds: [4], maxPerOrder: 3 });
    const one = async () =>
      (await office.request(getRecords, { kind: 'discount', ids: [id] }, owner.cookie)).data.records[0]
        .fields;
    expect(await one()).toMatchObject({
      buyQuantity: 2,
      buyProductIds: [1],
      buyCategoryIds: [3],
      getQuantity: 1,
      getProductIds: [4],
      getCategoryIds: [],
      maxPerOrder: 3,
      targets: [
        { id: 1, of: 'product', name: { en: 'Clay Mug', km: 'ពែងដី' } },
        { id: 3, of: 'category', name: { en: 'Glasses' } },
      ],
      targetCount: 2,
      getTargets: [{ id: 4, of: 'product', name: { en: 'Travel Bag' } }],
      getTargetCount: 1,
    });
    await save({ getProductIds: [], buyQuantity: 5 }, { id, version });
    expect(await one()).toMatchObject({ buyQuantity: 5, getProductIds: [], getTargetCount: 0 });
  });

  it('a Buy X get Y coupon is shown by example carts with enough items, which are not stored', async () => {
    const fields = {
      name: 'Mugs',
      couponCode: 'PREVIEWED',
      kind: 'buyGet',
      buyProductIds: [1],
      buyQuantity: 2,
      getQuantity: 1,
      getProductIds: [3],
      percent: 5000,
    };
    const { data } = await office.request(previewDiscount, { id: null, fields }, owner.cookie);
    expect(data.rule).toMatchObject({ buyQuantity: 2, getTargets: [{ id: 3 }], targetCount: 1 });
    expect(data.products).toBe(2);
    const alone = data.carts.find((cart: { orderedAt: string | null }) => cart.orderedAt === null);
    expect(alone.lines).toMatchObject([
      { productId: 1, quantity: 2 },
      { productId: 3, quantity: 1 },
    ]);
    expect([alone.beforeCents - alone.afterCents, alone.refusal]).toEqual([5000, null]);
    const cart = await check('PREVIEWED', [mug(2), glass(1)]);
    expect(cart).toMatchObject({ MessageCode: 'invalidCoupon' });
  });
});

const mugOptions = [
  { attributeId: 2, optionId: 1 },
  { attributeId: 3, optionId: 2 },
  { attributeId: 1, optionId: 2 },
];
