import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { queryOn } from '#tests/support/postgres.ts';
import type { Shopper } from '#tests/support/shop-api.ts';

const days = (count: number) => sql<Date>`now() + make_interval(days => ${count})`;

/**
 * FIVE: $5 off the total. MUGS: $1 off each mug. DRINK10: 10 % off drinkware. ONCE: once per customer. The others are
 * unusable.
 */
export async function addCoupons(db: Database): Promise<void> {
  const coupon = (coupon_code: string, more: object = {}) => ({
    coupon_code,
    kind: 'total',
    percent: null,
    amount_cents: 500,
    starts_at: days(-1),
    ends_at: days(9),
    max_uses: null,
    max_uses_per_customer: null,
    used: 0,
    active: true,
    ...more,
  });
  const made = await db
    .insertInto('discount')
    .values(
      [
        coupon('FIVE'),
        coupon('MUGS', { kind: 'products', amount_cents: 100 }),
        coupon('DRINK10', { kind: 'categories', percent: 1000, amount_cents: null }),
        coupon('ONCE', { max_uses_per_customer: 1 }),
        coupon('ENDED', { starts_at: days(-9), ends_at: days(-1) }),
        coupon('LATER', { starts_at: days(1) }),
        coupon('USEDUP', { max_uses: 3, used: 3 }),
        coupon('OFF', { active: false }),
      ].map((row, at) => ({ id: 100 + at, ...row })),
    )
    .returning(['id', 'coupon_code'])
    .execute();
  const idOf = (code: string) => made.find((row) => row.coupon_code === code)!.id;
  const query = queryOn(db);
  await query`insert into discount_product (discount_id, product_id) values (${idOf('MUGS')}, 1)`;
  await query`insert into discount_category (discount_id, category_id) values (${idOf('DRINK10')}, 1)`;
}

/** The clay mug, blue, small, in full color: $15.54 each. In the format of existing clients. */
export const mug = (Quantity: number | string) => ({
  ProductId: '1',
  Quantity,
  ShippingCharges: 0,
  DefaultImage: '/content/x.png',
  productSelectedAttributes: [
    { ProductId: '1', ProductAttributeID: 2, PrimaryKeyValue: 1 },
    { ProductId: '1', ProductAttributeID: 3, PrimaryKeyValue: '2' },
    { ProductId: '1', ProductAttributeID: 1, PrimaryKeyValue: 2 },
  ],
});

/** Prints the full-color option with a method: $20 to set up, then $0.60 a piece, $0.40 from 5 pieces. */
export async function addPrintMethod(db: Database): Promise<void> {
  const query = queryOn(db);
  const steps = [
    { from: 1, cents: 60 },
    { from: 5, cents: 40 },
  ];
  const charges = JSON.stringify([
    { colors: 1, setupCents: 2000, steps },
    { colors: 3, setupCents: 4500, steps },
  ]);
  const [{ id }] =
    await query`insert into print_method (name_en, days, charges) values ('Screen print', 4, ${charges}::jsonb) returning id`;
  await query`update attribute_option set method_id = ${id} where id = 2 and attribute_id = 3`;
}

/** The mug of one color, discounted from $40 to $20. */
export const blueMug = (Quantity: number | string) => ({
  ProductId: 2,
  Quantity,
  productSelectedAttributes: [{ ProductId: '2', ProductAttributeID: 1, PrimaryKeyValue: 2 }],
});

/** The bag in its only color and size: $200. */
export const bag = {
  ProductId: 4,
  Quantity: 1,
  productSelectedAttributes: [
    { ProductId: '4', ProductAttributeID: 1, PrimaryKeyValue: 1 },
    { ProductId: '4', ProductAttributeID: 2, PrimaryKeyValue: '1' },
  ],
};

/** The digital product. It is free unless a test removes its discount. */
export const sticker = { ProductId: 7, Quantity: 1, productSelectedAttributes: [] };

/** Returns an order in the format of existing clients. */
export const orderFor = (
  shopper: Pick<Shopper, 'customerId'>,
  lines: readonly object[],
  more: object = {},
) => ({
  UserID: shopper.customerId,
  OrderNote: '',
  cartJsonData: JSON.stringify(lines),
  CouponCode: '',
  PaymentMethod: '6',
  paymentToken: '',
  payPalOrderConfirmJson: '{}',
  recordValueJson: '[]',
  ...more,
});

/** Returns row counts of everything that an order writes, with the remaining stock and coupons. */
export async function storedRows(db: Database): Promise<object> {
  const [row] = await queryOn(db)`
    select (select count(*) from customer_order) as orders, (select count(*) from order_item) as items,
      (select count(*) from order_key) as keys, (select count(*) from order_status_change) as changes,
      (select count(*) from coupon_use) as uses, (select count(*) from outbox_mail) as mails,
      (select sum(stock) from product) as stock, (select sum(used) from discount) as used`;
  return row;
}
