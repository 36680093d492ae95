import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';

export const kind = 'discount' as const;
export const hello = {
  name: 'Welcome',
  couponCode: 'hello',
  kind: 'total',
  amountCents: 500,
  minCents: 2000,
  maxUses: 100,
  maxUsesPerCustomer: 1,
};

interface Discount {
  id: number;
  version: number;
  fields: { couponCode: string | null; state: string } & Record<string, unknown>;
}

export const errorsOf = ({
  data,
}: {
  data: { faults?: { field: string; code: string; about?: unknown }[] };
}) => (data.faults ?? []).map(({ field, code }) => `${field} ${code}`);

/** A shop with discounts and coupons, and its office. */
export async function discountShop() {
  const shop = await testShop(['places', 'catalogue', 'coupons']);
  const { db, query, request: asShopper } = shop;
  const { request, inside } = officeOf(shop);
  const [owner, editor, sales] = [await inside(1), await inside(4), await inside(2)];
  // Past the ids of the fixtures.
  await query`select nextval(pg_get_serial_sequence('discount', 'id')) from generate_series(1, 1000)`;
  return {
    db,
    query,
    asShopper,
    request,
    owner,
    editor,
    sales,
    change: (wish: object, by = editor) =>
      request(
        changeRecord,
        {
          kind,
          id: null,
          version: null,
          fields: {},
          ...wish,
        },
        by.cookie,
      ),
    list: async (wish: object = {}, by = owner) =>
      (
        await request(
          listRecords,
          {
            kind,
            ...wish,
          },
          by.cookie,
        )
      ).data as {
        records: Discount[];
        found: number;
        views: Record<string, number>;
        next: number | null;
      },
    one: async (id: number, by = owner) =>
      (
        await request(
          getRecords,
          {
            kind,
            ids: [id],
          },
          by.cookie,
        )
      ).data.records[0] as Discount | undefined,
    async orderWith(CouponCode: string, lines: Parameters<typeof orderFor>[1] = [mug(2)]) {
      const shopper = await newShopper(db);
      const order = orderFor(shopper, lines, { CouponCode });
      const { data } = await asShopper(postCustomerOrder, order, shopper);
      return data[0] as {
        OrderId: number;
        OrderNumber: string;
      };
    },
  };
}
