import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { getPopularProductsList } from '#contract/operations/catalogue/get-popular-products-list.ts';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { logoProducts } from '#shop/catalogue/catalogue.ts';
import { deliveryTerms } from '#shop/delivery/delivery.ts';
import { firstStatement, planOf } from '#tests/support/plans.ts';
import { guestShop } from '#tests/support/test-shop.ts';

const { db, query, request } = await guestShop('catalogue');
const list = () => request(getPopularProductsList, { IsForLogo: true, PageNo: 1, PageSize: 10 });

const corners = [
  [0.3, 0.3],
  [0.6, 0.3],
  [0.6, 0.7],
  [0.3, 0.7],
];
const area = { attributeId: 3, corners, sag: 0, widthMm: 90, isEngraved: false };
const steps = [{ from: 50, cents: 500 }];

it('products for a logo have a picture with a place for it, prices by quantity, and the cheapest print', async () => {
  expect(await list()).toEqual([]);
  const charges = [{ colors: 1, setupCents: 2000, steps: [{ from: 1, cents: 40 }] }];
  const [method] = await query`insert into print_method (name_en, charges)
    values ('Pad print', ${JSON.stringify(charges)}::jsonb) returning id`;
  await query`update attribute_option set asks_for = 'artwork', method_id = ${method!['id']}, colors = 1
    where id = 2 and attribute_id = 3`;
  await query`update product_picture set areas = ${JSON.stringify([area])}::jsonb where product_id = 1 and position = 0`;
  // Without prices by quantity, its page has no half for a group.
  expect(await list()).toEqual([]);
  await query`update product set price_steps = ${JSON.stringify(steps)}::jsonb where id = 1`;
  const [row, ...others] = await list();
  expect(others).toEqual([]);
  const [detail] = await request(getProductDetail, { ProductId: 1 });
  const [picture] = detail!.ProductImagesJson;
  expect(row).toMatchObject({
    ProductId: 1,
    TotalRecords: 1,
    Logo: {
      AttachmentURL: picture!.AttachmentURL,
      Width: picture!.Width,
      Area: { ProductAttributeID: 3, Corners: corners, WidthMm: 90 },
      PrimaryKeyValue: 2,
    },
    Terms: {
      Steps: detail!.Terms!.Steps,
      Prints: [{ ProductAttributeID: 3, PrimaryKeyValue: 2, Setup: 20, Steps: [{ From: 1, Price: 0.4 }] }],
    },
  });
});

it('the list of popular products has neither terms nor places for a logo', async () => {
  const rows = await request(getPopularProductsList, { PageNo: 1, PageSize: 10 });
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter((row) => row.Logo ?? row.Terms)).toEqual([]);
});

it('a product without stock is no product for a logo', async () => {
  await query`update product set stock = 0 where id = 1`;
  expect(await list()).toEqual([]);
  await query`update product set stock = null where id = 1`;
  expect(await list()).toHaveLength(1);
});

it('a hidden product, and one whose option takes no logo any more, is no product for a logo', async () => {
  await query`update product set published = false where id = 1`;
  expect(await list()).toEqual([]);
  await query`update product set published = true where id = 1`;
  expect(await list()).toHaveLength(1);
  await query`update attribute_option set asks_for = 'none' where id = 2 and attribute_id = 3`;
  expect(await list()).toEqual([]);
});

it('home finds products for a logo, and whether delivery is free, by indexes of the few products that count', async () => {
  const paging = { language: 'en', page: 1, pageSize: 6 } as const;
  const statements = [
    await firstStatement(db, (at) => logoProducts(at, paging)),
    await firstStatement(db, (at) => deliveryTerms(at)),
  ];
  const indexes = await db.transaction().execute(async (trx) => {
    // Small tables would be read whole.
    await sql`set local enable_seqscan = off`.execute(trx);
    const plans = await Promise.all(statements.map((each) => planOf(trx, each)));
    return plans.flat().map((step) => step['Index Name']);
  });
  expect(indexes).toEqual(expect.arrayContaining(['product_with_ladder', 'product_with_delivery_price']));
});
