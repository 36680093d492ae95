import { describe, expect, it } from 'vitest';
import { createWishlistShare } from '#contract/operations/samples/create-wishlist-share.ts';
import { getWishlistShare } from '#contract/operations/samples/get-wishlist-share.ts';
import { testShop } from '#tests/support/test-shop.ts';

const { db, query, request } = await testShop(['catalogue']);

const lines = [
  { ProductId: '2', Quantity: 3, SizeId: 1, ColorId: 2 },
  { ProductId: 4, Quantity: 1 },
];
const share = (Items: unknown = lines) => request(createWishlistShare, { Items });
const newCode = async (Items: unknown = lines) => (await share(Items)).data[0].ShareCode as string;
const open = async (ShareCode: unknown, languageCode = 'en') => {
  const { data } = await request(getWishlistShare, { ShareCode, languageCode });
  return data;
};

describe('shared wish list', () => {
  it('a shared wish list has a new, unguessable code each time, valid for 90 days', async () => {
    const { data } = await share();
    expect(data).toMatchObject([{ ResponseMsg: 'Saved Successfully' }]);
    expect(data[0].ShareCode).toMatch(/^[\w-]{22}$/u);
    expect((Date.parse(data[0].ExpiresAt) - Date.now()) / 86_400_000).toBeCloseTo(90, 1);
    expect(await newCode()).not.toBe(data[0].ShareCode);
  });

  it('a shared wish list shows its products in order, with the choices and current prices', async () => {
    const code = await newCode();
    const rows = await open(code);
    expect(rows).toMatchObject([
      {
        ProductId: 2,
        ProductName: 'Blue Mug',
        Price: 40,
        DiscountedPrice: 20,
        Quantity: 3,
        SizeId: 1,
        SizeShortName: 'S',
        ColorId: 2,
        ColorName: 'Blue',
      },
      {
        ProductId: 4,
        Price: 200,
        Quantity: 1,
        SizeId: null,
        SizeShortName: '',
        ColorId: null,
        ColorName: '',
      },
    ]);
    expect(rows[1]).not.toHaveProperty('DiscountedPrice');
    expect((await open(code, 'ar'))[0]).toMatchObject({ ProductName: 'ពែងខៀវ', SizeShortName: 'តូ' });
  });

  it('a shared wish list omits products that are no longer sold', async () => {
    const code = await newCode();
    await db.updateTable('product').set({ published: false }).where('id', '=', 4).execute();
    const rows = await open(code);
    await db.updateTable('product').set({ published: true }).where('id', '=', 4).execute();
    expect(rows.map((row: { ProductId: number }) => row.ProductId)).toEqual([2]);
    expect(await share([{ ProductId: 5 }])).toMatchObject({
      status: 200,
      envelope: { statusCode: 400 },
      data: [{ MessageCode: 'itemsGone' }],
    });
  });

  it('a shared wish list expires', async () => {
    const code = await newCode();
    await query`update wishlist_share set expires_at = now() where code = ${code}`;
    expect(await open(code)).toEqual([]);
  });

  it.each(['', 'x', 'A'.repeat(22), "' or 1=1 --", null, 12, '%'])(
    'no shared wish list is found under the code %j',
    async (code) => {
      expect(await open(code)).toEqual([]);
    },
  );

  it.each([[[]], ['[]'], [null], [[{ ProductId: -1 }]], [[{ ProductId: 1, Quantity: 'many' }]]])(
    'a shared wish list is not created from %j',
    async (Items) => {
      const count = () => db.selectFrom('wishlist_share').select(db.fn.countAll().as('n')).executeTakeFirst();
      const before = await count();
      expect(await share(Items)).toMatchObject({ status: 200, envelope: { statusCode: 400 } });
      expect(await count()).toEqual(before);
    },
  );
});
