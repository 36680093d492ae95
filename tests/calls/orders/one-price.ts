import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect } from 'vitest';
import { getCouponCodeDiscount } from '#contract/operations/orders/get-coupon-code-discount.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { alike, priceLine } from '#rules/line-price.ts';
import { termsOfRow } from '#rules/terms-row.ts';
import { changeSettings } from '#shop/content/content.ts';
import { setRielRate } from '#shop/riel/riel.ts';
import { fillCatalogue } from '#tests/support/catalogue-fixture.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { newShopper, shopApi } from '#tests/support/shop-api.ts';
import { testPayments, token } from '#tests/support/test-payments.ts';
import { officePrices } from './office-price.ts';
import { addCoupons, addPrintMethod, orderFor } from './order-fixtures.ts';

const option = (ProductAttributeID: number, ...ids: number[]) =>
  fc.constantFrom(...ids).map((id) => ({ ProductAttributeID, PrimaryKeyValue: String(id) }));
const line = (ProductId: number, ...options: fc.Arbitrary<object>[]) =>
  fc.record({
    ProductId: fc.constant(ProductId),
    Quantity: fc.integer({ min: 1, max: 99 }),
    productSelectedAttributes: fc.tuple(...options),
  });
/** A line of the mug with its pieces by color, and its print. */
const cellsLine = fc.record({
  ProductId: fc.constant(1),
  Quantity: fc.constant(1),
  productSelectedAttributes: fc.tuple(option(2, 1), option(3, 1, 2)),
  VariantQuantities: fc
    .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }))
    .map((quantities) => quantities.map((Quantity, at) => ({ ColorID: at + 1, Quantity }))),
});
/**
 * Generates lines of the catalog's products with all their options. Rarely combines expensive ones with a
 * discounted one.
 */
export const randomCart = fc.oneof(
  fc.uniqueArray(
    fc.oneof(
      line(1, option(1, 1, 2), option(2, 1), option(3, 1, 2)),
      cellsLine,
      line(3, option(2, 2)),
      line(4, option(1, 1), option(2, 1)),
      line(6),
    ),
    {
      minLength: 1,
      selector: (each) => each.ProductId,
    },
  ),
  fc.uniqueArray(
    fc.oneof(line(1, option(1, 2), option(2, 1), option(3, 2)), line(2, option(1, 2)), line(7)),
    { minLength: 1, selector: (each) => each.ProductId },
  ),
);

const cents = (dollars: number) => Math.round(dollars * 100);

const account = { PaymentMethod: '11', Deposit: null };
const card = () => ({ PaymentMethod: '5', paymentToken: token('approve.hook-none') });

/** Starts a shop with prices that don't divide evenly, some of them by quantity, and checks invariants of its carts. */
export async function onePrice() {
  const { db } = await testDatabase();
  const payments = await testPayments();
  const { app, server, request } = await shopApi(db, { COD_DAILY_CAP: '1000000' }, payments.methods);
  const office = await officePrices({ app, server, db });
  beforeAll(async () => {
    await fillCatalogue(db);
    await setRielRate(db, 4100, 'system');
    await changeSettings(db, { vatOn: true, vatNumber: 'L001-100012345' }, 'system');
    await addCoupons(db);
    await sql`insert into discount (id, coupon_code, kind, percent, buy_quantity, buy_category_ids, get_quantity, get_product_ids)
      values (190, 'SOME', 'buyGet', 3333, 7, '{1}', 3, '{1,3,4}')`.execute(db);
    await db.updateTable('product').set({ stock: null, order_maximum: 1000 }).execute();
    await db.updateTable('product').set({ shipping_cents: 133 }).where('id', 'in', [2, 4]).execute();
    await db.updateTable('product').set({ price_cents: 3333 }).where('id', '=', 3).execute();
    await addPrintMethod(db);
    const fee = { order_minimum: 20, minimum_fee_cents: 777 };
    await db.updateTable('product').set(fee).where('id', 'in', [3, 6, 7]).execute();
    // With percentages, a discount and none of them.
    for (const [id, ...steps] of [
      [1, [10, 1177], [50, 999]],
      [2, [7, 3899], [60, 2111]],
      [3, [5, 3001], [25, 2777], [60, 1999]],
    ] as const) {
      const price_steps = JSON.stringify(steps.map(([from, price]) => ({ from, cents: price })));
      await db.updateTable('product').set({ price_steps }).where('id', '=', id).execute();
    }
  });

  /**
   * Checks for this many random carts that cart, coupon, answer, order, items, history, email, provider request, office,
   * phone order and invoice have the same price, to the cent, with the same VAT and riel. An order on account asks for nothing
   * now, and for all of it on its day.
   * @returns the number of ordered carts
   */
  return async function holdsFor(numRuns: number): Promise<number> {
    const newCustomer = async () => {
      const created = await newShopper(db);
      const terms = { terms_days: 30, credit_limit_cents: 2_000_000_000 };
      await db.updateTable('customer').set(terms).where('id', '=', created.customerId).execute();
      return created;
    };
    let shopper = await newCustomer();
    let [ordered, charged, celled, owed] = [0, 0, 0, 0];
    await fc.assert(
      fc.asyncProperty(
        randomCart,
        fc.constantFrom('', 'FIVE', 'MUGS', 'DRINK10', 'SOME'),
        fc.uuid(),
        fc.constantFrom('cash', 'card', 'account'),
        async (lines, CouponCode, key, paidBy) => {
          // The history grows with every order, so use a new customer.
          if (ordered % 100 === 99) shopper = await newCustomer();
          const cartJsonData = JSON.stringify(lines);
          const priced = (await request(getCustomerCartItems, { cartJsonData }, shopper)).data;
          const off =
            CouponCode === ''
              ? 0
              : ((await request(getCouponCodeDiscount, { CouponCode, cartJsonData }, shopper)).data
                  .DiscountValueAfterCouponAppliedWithQuantity ?? 0);
          const shown = (cents(priced.orderTotal) - cents(off)) / 100;
          // Files are paid at once.
          const hasFile = lines.some(({ ProductId }) => ProductId === 7);
          expect(priced.OnAccount === undefined).toBe(hasFile);
          const isCard = paidBy === 'card' && shown > 0;
          const isOnAccount = paidBy === 'account' && shown > 0 && !hasFile;
          const parameters = orderFor(shopper, lines, {
            ...(isCard ? card() : isOnAccount ? account : {}),
            CouponCode: off > 0 ? CouponCode : '',
            ExpectedTotal: shown,
          });
          const { data } = await request(postCustomerOrder, parameters, shopper, { 'idempotency-key': key });
          expect(data[0]).toMatchObject({ ResponseMsg: 'Order Placed Successfully', OrderTotal: shown });

          const stored = await db
            .selectFrom('customer_order')
            .selectAll()
            .where('id', '=', data[0].OrderId)
            .executeTakeFirstOrThrow();
          expect(stored).toMatchObject({
            subtotal_cents: cents(priced.cartSubTotal),
            shipping_cents: cents(priced.shippingSubTotal),
            discount_cents: cents(off),
            total_cents: cents(shown),
          });
          const items = await db
            .selectFrom('order_item')
            .selectAll()
            .where('order_id', '=', stored.id)
            .orderBy('id')
            .execute();
          expect(items.map((item) => item.total_cents)).toEqual(
            priced.productsData.map((each: { ItemSubTotal: number }) => cents(each.ItemSubTotal)),
          );
          const onceOf = ({ SetupTotal = 0 }: { SetupTotal?: number }) => cents(SetupTotal);
          expect(items.map((item) => item.once_cents)).toEqual(priced.productsData.map(onceOf));
          const onceCents = items.reduce((sum, item) => sum + item.once_cents, 0);
          expect(onceOf(priced)).toBe(onceCents);
          charged += onceCents > 0 ? 1 : 0;
          // The price of each color and size, and what pages calculate from the terms.
          const cells = await db
            .selectFrom('order_unit')
            .select(['item_id', 'quantity', 'unit_cents'])
            .where(
              'item_id',
              'in',
              items.map(({ id }) => id),
            )
            .where('cell', '>', 0)
            .orderBy('item_id')
            .orderBy('cell')
            .execute();
          for (const [at, row] of priced.productsData.entries()) {
            const {
              VariantQuantities: variants = [],
              Quantity: quantity,
              Terms: terms,
              MinimumQuantity: minimum,
            } = row;
            const orderedCells = cells.filter((cell) => cell.item_id === items[at]?.id);
            expect(orderedCells.map((cell) => [cell.quantity, cell.unit_cents])).toEqual(
              variants.map((cell: { Quantity: number; Price: number }) => [cell.Quantity, cents(cell.Price)]),
            );
            celled += orderedCells.length > 0 ? 1 : 0;
            if (!terms) continue;
            const calculated = priceLine(
              termsOfRow(terms, minimum),
              orderedCells.length > 0
                ? variants.map((cell: { ColorID?: number; SizeID?: number; Quantity: number }) => ({
                    colorId: cell.ColorID ?? 0,
                    sizeId: cell.SizeID ?? 0,
                    quantity: cell.Quantity,
                  }))
                : alike(quantity),
            );
            expect([calculated.totalCents, calculated.onceCents]).toEqual([
              cents(row.ItemSubTotal),
              onceOf(row),
            ]);
          }
          expect(items.reduce((sum, item) => sum + item.total_cents, onceCents)).toBe(stored.subtotal_cents);
          expect(items.reduce((sum, item) => sum + item.shipping_cents, 0)).toBe(stored.shipping_cents);

          const [history] = (await request(getCustomerOrderHistoryMaster, {}, shopper)).data;
          expect(history).toMatchObject({
            OrderId: stored.id,
            OrderTotal: shown,
            DiscountTotal: off,
            OrderSubTotal: priced.cartSubTotal,
          });
          expect(onceOf(history)).toBe(onceCents);
          const detail = (await request(getCustomerOrderHistoryDetail, { OrderId: stored.id }, shopper)).data;
          expect(detail.map((each: { OrderItemTotal: number }) => each.OrderItemTotal)).toEqual(
            priced.productsData.map((each: { ItemSubTotal: number }) => each.ItemSubTotal),
          );
          expect(detail.map((each: object) => ('Charges' in each ? each.Charges : []))).toEqual(
            priced.productsData.map((each: object) => ('Charges' in each ? each.Charges : [])),
          );
          if (isCard) {
            const payment = await db
              .selectFrom('payment')
              .select(['amount_cents', 'reference'])
              .where('order_id', '=', stored.id)
              .executeTakeFirstOrThrow();
            const charge = await payments.charge(payment.reference ?? '');
            expect([payment.amount_cents, charge.amount, charge.status]).toEqual([
              cents(shown),
              cents(shown),
              'paid',
            ]);
          }
          const open = await db
            .selectFrom('order_rest')
            .select(['amount_cents', 'due', sql<string>`due_on::text`.as('due_on')])
            .where('order_id', '=', stored.id)
            .execute();
          const dueOn = isOnAccount ? priced.OnAccount.DueOn : undefined;
          expect(open).toEqual(dueOn ? [{ amount_cents: cents(shown), due: 'day', due_on: dueOn }] : []);
          expect([data[0].DueOn, data[0].DueNow]).toEqual([dueOn, dueOn && 0]);
          expect(stored.deposit_cents).toBe(isOnAccount ? 0 : null);
          owed += isOnAccount ? 1 : 0;
          const mail = await db
            .selectFrom('outbox_mail')
            .select('content')
            .where('kind', '=', 'orderReceived')
            .orderBy('id', 'desc')
            .limit(1)
            .executeTakeFirstOrThrow();
          expect(mail.content).toMatchObject({
            orderId: stored.id,
            totals: {
              subtotalCents: stored.subtotal_cents,
              ...(onceCents > 0 && { onceCents }),
              shippingCents: stored.shipping_cents,
              discountCents: stored.discount_cents,
              totalCents: stored.total_cents,
            },
          });
          const placed = {
            number: data[0].OrderNumber as string,
            customerId: shopper.customerId,
            lines,
            coupon: off > 0 ? CouponCode : '',
            totals: {
              subtotalCents: stored.subtotal_cents,
              shippingCents: stored.shipping_cents,
              discountCents: stored.discount_cents,
              totalCents: stored.total_cents,
            },
          };
          const riel = await office.expectSame(placed);
          expect(history.Riel?.Total ?? 0).toBe(riel);
          // Typesetting takes longer than everything else.
          if (ordered % 25 === 0) await office.expectOnInvoice(placed, riel);
          ordered += 1;
        },
      ),
      // A smaller cart would be sent with the key of a placed order.
      { numRuns, endOnFailure: true },
    );
    expect(Math.min(charged, celled, owed)).toBeGreaterThan(0);
    return ordered;
  };
}
