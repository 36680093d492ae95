import { expect, it } from 'vitest';
import { findCustomers } from '#contract/operations/office/phone-orders/find-customers.ts';
import { findAnything } from '#contract/operations/office/palette/find-anything.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { payingShop } from '../payments/paying.ts';
import { mug } from '../orders/order-fixtures.ts';

const shop = await payingShop();
const { db, query, pay } = shop;
const { request, inside } = officeOf(shop);
const owner = await inside(1);
const shopper = await newShopper(db);
const number = (await pay(shopper, [mug(1)], {})).data[0].OrderNumber as string;
await query`update customer_order set first_name = 'Sophéa', last_name = 'Đặng' where number = ${number}`;
await query`update customer set first_name = 'Sophéa', last_name = 'Đặng' where id = ${shopper.customerId}`;
await query`update product_text set name = 'Crème Mug' where product_id = 1 and language_id = 1`;
await query`update product_text set name = 'ពែង\u200bសេរ៉ាមិច' where product_id = 1 and language_id = 2`;
const found = async (find: string) => (await request(findAnything, { find }, owner.cookie)).data;

it.each(['Sophea', 'sophéa', 'Sophe\u0301a', 'SOPHÉA', 'so\u200bphea', 'Sophea\u00a0Dang'])(
  'the office finds orders and customers with accents in their names by “%s”',
  async (find) => {
    const { orders } = await found(find);
    const { customers } = (await request(findCustomers, { find }, owner.cookie)).data;
    expect(orders.map((each: { number: string }) => each.number)).toEqual([number]);
    expect(customers.map((each: { id: number }) => each.id)).toEqual([shopper.customerId]);
  },
);

it.each(['Creme', 'crème', 'Cre\u0300me', 'ពែងសេរ៉ា', 'ពែង\u200bសេ'])(
  'the office finds a product with accents or invisible marks in its name by “%s”',
  async (find) => {
    const { products } = await found(find);
    expect(products.map((each: { id: number }) => each.id)).toContain(1);
  },
);

it('an order number pasted with invisible marks finds its order', async () => {
  for (const find of [
    `\u200b${number}`,
    `${number.slice(0, 3)}\u2060${number.slice(3)}`,
    `\u00a0${number}\ufeff`,
  ])
    expect(
      (await found(find)).orders.map((each: { number: string }) => each.number),
      find,
    ).toEqual([number]);
});
