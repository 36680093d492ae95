import { describe, expect, it } from 'vitest';
import { findAnything } from '#contract/operations/office/palette/find-anything.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { payingShop } from '../payments/paying.ts';
import { mug } from '../orders/order-fixtures.ts';

const shop = await payingShop();
const { db, query, pay } = shop;
const { request, inside } = officeOf(shop);
const [owner, workshop, editor] = [await inside(1), await inside(3), await inside(4)];

const found = async (find: string, who = owner) => (await request(findAnything, { find }, who.cookie)).data;
const numbers = async (find: string, who = owner) =>
  (await found(find, who)).orders.map((each: { number: string }) => each.number);
const skus = async (find: string) => (await found(find)).products.map((each: { sku: string }) => each.sku);

/** Places an order for a customer with a unique name. */
async function order(): Promise<string> {
  const shopper = await newShopper(db);
  const number = (await pay(shopper, [mug(1)], {})).data[0].OrderNumber as string;
  await query`update customer_order set first_name = 'ស្រីមុំ', last_name = 'Vannak', mobile = '+855 97 555 9876'
    where number = ${number}`;
  return number;
}
const first = await order();

describe('the command palette', () => {
  it('the command palette finds an order by number, name in either order and script, and phone in any format', async () => {
    const searches = [
      first.toLowerCase(),
      'vannak',
      'Vannak ស្រី',
      'ស្រីមុំ Van',
      '097 555 98',
      '០៩៧៥៥៥៩៨៧៦',
      '85597555',
    ];
    for (const find of searches) expect(await numbers(find), find).toEqual([first]);
    expect((await found(first)).orders[0]).toMatchObject({
      state: 'active',
      // The order needs a confirmation call first, and shows this as in the list.
      confirmBy: expect.any(String),
      customer: { firstName: 'ស្រីមុំ', lastName: 'Vannak' },
    });
    expect(await numbers('100%')).toEqual([]);
    expect(await numbers('_annak')).toEqual([]);
  });

  it('the command palette treats one or two letters as a prefix', async () => {
    expect(await numbers('va')).toEqual([first]);
    expect(await numbers('nn')).toEqual([]);
  });

  it('the command palette shows the exact number first, and no more than six results of each kind', async () => {
    await query`
      insert into customer_order (number, customer_id, status_id, payment_method_id, subtotal_cents, shipping_cents,
        total_cents, first_name, last_name, email, mobile, address)
      select ${first} || n, customer_id, 1, 6, 100, 0, 100, 'Many', 'Orders', 'many@example.com', '', 'x'
      from customer_order, generate_series(0, 9) n where number = ${first}`;
    const those = await numbers(first);
    expect(those).toHaveLength(6);
    expect(those[0]).toBe(first);
    // The newest orders for this name.
    expect((await numbers('many orders'))[0]).toBe(`${first}9`);
  });

  it('the command palette finds products by part of the SKU or of the name in either language, also hidden ones, but no archived ones', async () => {
    const sku = 'PAL-77';
    await query`update product set sku = ${sku}, published = false where id = 1`;
    await query`update product_text set name = case language_id when 1 then 'Zebrawood bowl' else 'ចានឈើសេះបង្កង់' end
      where product_id = 1`;
    await query`insert into product_text (product_id, language_id, name, short_description, full_description, meta_title,
      meta_description, meta_keywords) values (1, 2, 'ចានឈើសេះបង្កង់', '', '', '', '', '') on conflict do nothing`;
    for (const find of ['zebraw', 'WOOD BOWL', 'សេះបង្ក', 'pal-7', 'PAL-77', '-77'])
      expect(await skus(find), find).toEqual([sku]);
    expect((await found('zebrawood')).products[0]).toMatchObject({ id: 1, state: 'hidden' });
    await query`update product set archived_at = now() where id = 1`;
    expect(await skus('zebrawood')).toEqual([]);
    await query`update product set archived_at = null where id = 1`;
  });

  it('the command palette shows orders without names, and only by number, to staff who may not see customers', async () => {
    expect(await numbers('vannak', workshop)).toEqual([]);
    expect(await numbers('097 555 98', workshop)).toEqual([]);
    const { orders } = await found(first, workshop);
    expect(orders[0]).toMatchObject({ number: first, customer: null });
    expect(await found(first, editor)).toMatchObject({ orders: [] });
    expect((await request(findAnything, { find: first })).status).toBe(401);
  });

  it('the palette writes no audit log entry until an order is opened', async () => {
    const since = await auditedSince(db);
    await found('vannak');
    expect(await since()).toEqual([]);
  });

  it('the palette requires a text within the length limit', async () => {
    expect((await request(findAnything, { find: '  ' }, owner.cookie)).status).toBe(400);
    expect((await request(findAnything, { find: 'x'.repeat(101) }, owner.cookie)).status).toBe(400);
  });
});
