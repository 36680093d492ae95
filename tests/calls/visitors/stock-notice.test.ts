import { beforeEach, describe, expect, it } from 'vitest';
import { requestStockNotice } from '#contract/operations/visitors/ask-stock-notice.ts';
import { dropStale } from '#shop/housekeeping/housekeeping.ts';
import { confirmNoticePath, noticeOfLink, stopNoticesPath } from '#shop/stock-notices/stock-notices.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const { db, query, request, app, server, anotherProcess } = await testShop(['catalogue']);

/** The id of the vase, which is out of stock. */
const vase = 6;
const email = 'waiting@example.com';
beforeEach(async () => {
  await query`delete from stock_notice`;
  await query`delete from outbox_mail`;
  await query`delete from rate_window`;
  await query`update product set stock = 0, published = true where id = ${vase}`;
});

const wait = async (input: object, who: Shopper | null = null) =>
  (await request(requestStockNotice, { ProductId: vase, Email: email, ...input }, who)).envelope.statusCode;
const mails = async () =>
  (await query`select kind, recipient, language_id as lang, content from outbox_mail order by id`) as {
    kind: string;
    recipient: string;
    lang: number;
    content: { noticeId: number; name: string; productId: number };
  }[];
const stock = (n: number | null) => query`update product set stock = ${n} where id = ${vase}`;
const open = async (path: string, method: 'GET' | 'POST') =>
  server.inject({
    method,
    url: path,
    ...(method === 'POST' && { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  });
const confirmLast = async () => {
  const { content } = (await mails()).at(-1)!;
  return open(confirmNoticePath(app.secret, content.noticeId), 'POST');
};

describe('stock notice for a visitor', () => {
  it('a stock notice is confirmed by one email and then sent once, in the language of the page', async () => {
    expect(await wait({ Email: ' Waiting@Example.com ', languageCode: 'ar' })).toBe(200);
    await stock(3);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['confirmStockNotice']);
    await stock(0);
    const page = await open(confirmNoticePath(app.secret, (await mails())[0]!.content.noticeId), 'GET');
    expect(page.statusCode).toBe(200);
    await stock(3);
    expect(await mails()).toHaveLength(1);
    await stock(0);
    expect((await confirmLast()).statusCode).toBe(200);
    for (const n of [5, 0, 2, 0, 7]) await stock(n);
    expect((await mails()).slice(1)).toEqual([
      {
        kind: 'backInStock',
        recipient: email,
        lang: 2,
        content: { noticeId: expect.any(Number), productId: vase, name: 'Vase' },
      },
    ]);
  });

  it('a stock notice can be requested and confirmed again after it was sent', async () => {
    await wait({});
    await confirmLast();
    await stock(1);
    await stock(0);
    await wait({});
    await stock(1);
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'confirmStockNotice',
      'backInStock',
      'confirmStockNotice',
    ]);
  });

  it('the link in the email ends all notices for the email address', async () => {
    await wait({});
    await confirmLast();
    await stock(1);
    const { content } = (await mails()).at(-1)!;
    const link = stopNoticesPath(app.secret, content.noticeId);
    expect((await open(link, 'GET')).statusCode).toBe(200);
    expect(await query`select count(*)::int as n from stock_notice`).toEqual([{ n: 1 }]);
    expect((await open(link, 'POST')).statusCode).toBe(200);
    expect(await query`select count(*)::int as n from stock_notice`).toEqual([{ n: 0 }]);
    expect((await open(link, 'POST')).statusCode).toBe(404);
    const signed = confirmNoticePath(app.secret, content.noticeId).split('/').at(-1)!;
    expect(await noticeOfLink(db, app.secret, { signed, isStop: true })).toBeNull();
  });

  it('confirmation emails of stock notices are limited to three a day per email address, with the same response for all requests', async () => {
    await query`update product set stock = 0 where id between 1 and 7 and published`;
    for (const ProductId of [1, 2, 3, 4, 6]) expect(await wait({ ProductId })).toBe(200);
    await query`update product set stock = null where id between 1 and 7`;
    expect((await mails()).map(({ kind }) => kind)).toEqual(
      Array.from({ length: 3 }, () => 'confirmStockNotice'),
    );
  });

  it('an address waits for at most twenty products, and may ask for one of them again', async () => {
    await query`insert into product (id, sku, category_id, price_cents, stock)
      select 1000 + n, 'wait-' || n, 1, 100, 0 from generate_series(1, 19) n`;
    await query`insert into stock_notice (product_id, email, language_id) select id, ${email}, 1 from product where id > 1000`;
    await query`update product set stock = 0 where id in (1, 2)`;
    expect(await wait({ ProductId: 1 })).toBe(200);
    expect(await wait({ ProductId: 2 })).toBe(409);
    expect(await wait({ ProductId: 1 })).toBe(200);
    await query`update product set stock = null where id in (1, 2)`;
    await query`delete from product where id > 1000`;
  });

  it.each([{ Email: 'nobody' }, { Email: '' }, { ProductId: 'x' }])(
    'a stock notice is refused with %j',
    async (wrong) => {
      expect(await wait(wrong)).toBe(400);
      expect(await mails()).toEqual([]);
    },
  );
});

describe('stock notice for a customer', () => {
  it('a customer’s stock notice needs one click and goes to the account’s email address, whatever else was sent', async () => {
    const shopper = await newShopper(db);
    expect(await wait({ Email: 'someone-else@example.com' }, shopper)).toBe(200);
    expect(await mails()).toEqual([]);
    await stock(null);
    expect(await mails()).toMatchObject([{ kind: 'backInStock', recipient: shopper.email }]);
  });
});

describe('stock notices of a product', () => {
  it('stock notices are refused for a product that is available or not sold', async () => {
    await stock(1);
    expect(await wait({})).toBe(409);
    await stock(null);
    expect(await wait({})).toBe(409);
    expect(await wait({ ProductId: 5 })).toBe(409);
    expect(await wait({ ProductId: 999_999 })).toBe(409);
    expect(await mails()).toEqual([]);
  });

  it('stock notices are sent once a restocked product is published again', async () => {
    const shopper = await newShopper(db);
    await wait({}, shopper);
    await query`update product set published = false where id = ${vase}`;
    await stock(4);
    expect(await mails()).toEqual([]);
    await query`update product set published = true where id = ${vase}`;
    expect(await mails()).toMatchObject([{ kind: 'backInStock' }]);
  });

  it('stock notices are sent once if two processes restock the product at the same moment', async () => {
    const other = await anotherProcess();
    for (let at = 0; at < 30; at += 1) await wait({}, await newShopper(db));
    const back = (where: typeof db) =>
      where.updateTable('product').set({ stock: 1 }).where('id', '=', vase).execute();
    await Promise.all([back(db), back(other.app.db), back(db), back(other.app.db)]);
    const told = await mails();
    expect(told).toHaveLength(30);
    expect(new Set(told.map(({ recipient }) => recipient)).size).toBe(30);
  });
});

it('expired stock notices are deleted: unconfirmed ones after a week, sent ones after a month', async () => {
  await wait({ Email: 'one@example.com' });
  await wait({}, await newShopper(db));
  await query`update stock_notice set created_at = now() - interval '8 days'`;
  expect(await dropStale(db)).toMatchObject({ stock_notice: 1 });
  await stock(1);
  await query`update stock_notice set told_at = now() - interval '31 days'`;
  expect(await dropStale(db)).toMatchObject({ stock_notice: 1 });
});

it('a notice for a color is sent when that color is back, not when another one is', async () => {
  const mug = { ProductId: 1 };
  await query`insert into product_variant (product_id, color_id, stock) values (1, 1, 0), (1, 2, 3)`;
  await query`update product set stock_per = 'color' where id = 1`;
  const restock = (colour: number, n: number) =>
    query`update product_variant set stock = ${n} where product_id = 1 and color_id = ${colour}`;
  expect(await wait({ ...mug, ColorID: 2 })).toBe(409);
  expect(await wait({ ...mug, ColorID: 1 })).toBe(200);
  await confirmLast();
  await restock(2, 0);
  expect(await wait({ ...mug, ColorID: 2 })).toBe(200);
  await restock(2, 5);
  await restock(2, 6);
  await restock(1, 1);
  const names = (await mails())
    .filter(({ kind }) => kind === 'backInStock')
    .map(({ content }) => content.name);
  expect(names).toEqual(['Clay Mug (Blue)', 'Clay Mug (Red)']);
});

describe('notices of variants', () => {
  const waitsFor = async (choices: [color: number, size: number][], sql: () => Promise<unknown>) => {
    await query`delete from product_variant where product_id = ${vase}`;
    await query`update product set stock_per = 'color' where id = ${vase}`;
    await query`insert into product_variant (product_id, color_id, stock) values (${vase}, 1, 0), (${vase}, 2, 3)`;
    await query`insert into stock_notice (product_id, email, language_id, confirmed_at, choices)
      values (${vase}, ${email}, 1, now(), ${JSON.stringify(choices)}::jsonb)`;
    await sql();
    return (await mails()).map(({ content }) => content.name);
  };

  it('a notice is sent when its color is added again with stock', async () => {
    const added = async () => {
      await query`delete from product_variant where product_id = ${vase} and color_id = 1`;
      await query`insert into product_variant (product_id, color_id, stock) values (${vase}, 1, 2)`;
    };
    expect(await waitsFor([[1, 0]], added)).toEqual(['Vase (Red)']);
  });

  it('a notice for a color is sent for any size of it, once the product counts per color and size', async () => {
    const both = async () => {
      await query`update product set stock_per = 'both' where id = ${vase}`;
      await query`insert into product_variant (product_id, color_id, size_id, stock) values (${vase}, 1, 2, 5)`;
    };
    expect(await waitsFor([[1, 0]], both)).toEqual(['Vase (Red)']);
  });

  it('a notice for a color and size is sent for the color, once the product counts per color only', async () => {
    const restock = () =>
      query`update product_variant set stock = 1 where product_id = ${vase} and color_id = 1`;
    expect(await waitsFor([[1, 2]], restock)).toHaveLength(1);
  });

  it('a notice for a color is sent when the product has one stock again', async () => {
    const one = () => query`update product set stock_per = null where id = ${vase}`;
    expect(await waitsFor([[1, 0]], one)).toEqual(['Vase (Red)']);
  });
});
