import { beforeEach, describe, expect, it } from 'vitest';
import { syncCustomerLists } from '#contract/operations/accounts/sync-customer-lists.ts';
import { dropStale } from '#shop/housekeeping/housekeeping.ts';
import { newShoppers, type Shopper } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const { db, query, request, anotherProcess } = await testShop(['catalogue']);

let owner: Shopper;
let other: Shopper;
beforeEach(async () => {
  [owner, other] = (await newShoppers(db, 2)) as [Shopper, Shopper];
});

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.now() - 60 * minute;

interface Line {
  List: 'cart' | 'wish';
  ProductId: number;
  Quantity: number;
  Choices: { ProductAttributeID: number; PrimaryKeyValue: number }[];
  ChangedAt: number;
}
const line = (ProductId: number, Quantity: number, more: Partial<Line> = {}): Line => ({
  List: 'cart',
  ProductId,
  Quantity,
  Choices: [],
  ChangedAt: start,
  ...more,
});
const sync = async (Lines: unknown[], who: Shopper | null = owner, languageCode = 'en') => {
  const { data, envelope } = await request(syncCustomerLists, { Lines, languageCode }, who);
  expect(envelope.statusCode).toBe(200);
  return data as (Line & Record<string, unknown>)[];
};
/** Returns the account's list, as a browser without its own data gets it. */
const stored = async (who = owner) =>
  (await sync([], who)).map(({ ProductId, Quantity }) => [ProductId, Quantity]);

describe('the synced cart of a customer', () => {
  it('a cart line is synced from one browser to another', async () => {
    expect(await sync([line(2, 3, { Choices: [{ ProductAttributeID: 1, PrimaryKeyValue: 2 }] })])).toEqual(
      [],
    );
    expect(await sync([], owner, 'ar')).toEqual([
      {
        List: 'cart',
        ProductId: 2,
        Quantity: 3,
        Choices: [{ ProductAttributeID: 1, PrimaryKeyValue: 2 }],
        ChangedAt: start,
        ProductName: 'ពែងខៀវ',
        Price: 40,
        DiscountedPrice: 20,
        DiscountId: expect.any(Number),
        IsDiscountCalculated: true,
        CouponCode: '',
        SizeShortName: '',
        ColorName: expect.any(String),
        DefaultImage: expect.any(String),
      },
    ]);
    expect(await stored(other)).toEqual([]);
  });

  it('the synced cart has the later change of a line, in either order of arrival', async () => {
    await sync([line(2, 3, { ChangedAt: start + 2 })]);
    expect(await sync([line(2, 5, { ChangedAt: start + 1 })])).toMatchObject([
      { Quantity: 3, ChangedAt: start + 2 },
    ]);
    await sync([line(2, 6, { ChangedAt: start + 3 })]);
    expect(await stored()).toEqual([[2, 6]]);
  });

  it('the synced cart of a customer does not restore removed lines, even if another browser still has them', async () => {
    await sync([line(2, 3), line(4, 1)]);
    await sync([line(2, 0, { ChangedAt: start + 1 })]);
    expect(await sync([line(2, 3), line(4, 1)])).toMatchObject([{ ProductId: 2, Quantity: 0 }]);
    expect(await stored()).toEqual([
      [4, 1],
      [2, 0],
    ]);
  });

  it('a line reappears if it was added after its removal', async () => {
    await sync([line(2, 0, { ChangedAt: start + 1 })]);
    await sync([line(2, 1, { ChangedAt: start + 2 })]);
    expect(await stored()).toEqual([[2, 1]]);
  });

  it('the synced cart returns the same when a request is repeated after a lost answer', async () => {
    const lines = [line(2, 3), line(4, 2)];
    expect([await sync(lines), await sync(lines)]).toEqual([[], []]);
    expect(await stored()).toEqual([
      [2, 3],
      [4, 2],
    ]);
  });

  it('the synced cart ignores a browser clock that is ahead', async () => {
    const told = await sync([line(2, 3, { ChangedAt: Date.now() + day })]);
    expect(told).toMatchObject([{ ProductId: 2, Quantity: 3 }]);
    expect(told[0]!.ChangedAt).toBeLessThanOrEqual(Date.now() + 1000);
    await sync([line(2, 4, { ChangedAt: Date.now() + minute })]);
    expect(await stored()).toEqual([[2, 4]]);
  });

  it('the synced cart omits products that are not for sale, and includes them again later', async () => {
    await sync([line(2, 1), line(9999, 1)]);
    await query`update product set published = false where id = 2`;
    expect(await stored()).toEqual([]);
    await query`update product set published = true where id = 2`;
    expect(await stored()).toEqual([[2, 1]]);
  });

  it('syncing separates cart and wish list, and names size and color of a wish list entry', async () => {
    const Choices = [
      { ProductAttributeID: 2, PrimaryKeyValue: 1 },
      { ProductAttributeID: 1, PrimaryKeyValue: 2 },
    ];
    await sync([line(2, 1), line(2, 4, { List: 'wish', Choices, ChangedAt: start + 1 })]);
    expect(await sync([])).toMatchObject([
      { List: 'cart', Quantity: 1, SizeShortName: '', ColorName: '' },
      { List: 'wish', Quantity: 4, SizeShortName: 'S', ColorName: 'Blue' },
    ]);
  });

  it('synced lists are private: a guest gets nothing, and guests’ lines are not stored', async () => {
    await sync([line(2, 3)]);
    const { data, envelope } = await request(syncCustomerLists, { Lines: [line(4, 1)] });
    expect({ data, status: envelope.statusCode }).toEqual({ data: [], status: 401 });
    expect(await stored(other)).toEqual([]);
  });

  it('the synced cart stays consistent when two processes sync a hundred lines at once', async () => {
    const second = await anotherProcess();
    await query`insert into product (id, sku, category_id, price_cents, published)
      select 5000 + n, 'L' || n, (select category_id from product where id = 2), 100, true from generate_series(1, 100) n`;
    const lines = (Quantity: number, ChangedAt: number) =>
      Array.from({ length: 100 }, (_, at) => line(5001 + at, Quantity, { ChangedAt }));
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        (n % 2 === 0 ? request : second.request)(
          syncCustomerLists,
          { Lines: n % 3 === 0 ? lines(n, start + n) : lines(n, start + n).toReversed() },
          owner,
        ),
      ),
    );
    expect(replies.map(({ envelope }) => envelope.statusCode)).toEqual(Array.from({ length: 12 }, () => 200));
    expect([...new Set((await sync([])).map(({ Quantity }) => Quantity))]).toEqual([11]);
    const more = await sync([line(2, 1, { ChangedAt: start + 100 })]);
    expect(more.filter(({ Quantity }) => Quantity > 0)).toHaveLength(99);
    expect(
      await query`select count(*)::int as n from customer_list_line where customer_id = ${owner.customerId}`,
    ).toEqual([{ n: 100 }]);
  });

  it.each([
    [[{ List: 'shelf', ProductId: 2, Quantity: 1, ChangedAt: 1 }]],
    [[{ List: 'cart', ProductId: -2, Quantity: 1, ChangedAt: 1 }]],
    [[{ List: 'cart', ProductId: 2, Quantity: 0.5, ChangedAt: 1 }]],
    [[{ List: 'cart', ProductId: 2, Quantity: 1, ChangedAt: 1e300 }]],
    [[{ List: 'cart', ProductId: 2, Quantity: 1, ChangedAt: 'now' }]],
    [Array.from({ length: 401 }, () => line(2, 1))],
    ['[]'],
    [null],
  ])('the synced cart rejects the lines %j', async (Lines) => {
    expect((await request(syncCustomerLists, { Lines }, owner)).envelope.statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

it('removed lines are remembered for 90 days; a browser away for longer restores nothing', async () => {
  const long = Date.now() - 91 * day;
  await sync([line(2, 0), line(4, 1)]);
  await query`update customer_list_line set changed_at = now() - interval '91 days' where customer_id = ${owner.customerId}`;
  expect(await dropStale(db)).toMatchObject({ customer_list_line: 1 });
  await sync([line(2, 3, { ChangedAt: long })]);
  expect(await stored()).toEqual([[4, 1]]);
});
