import { expect, it } from 'vitest';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { getProductAllAttributesById } from '#contract/operations/catalogue/get-product-all-attributes-by-id.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { weekdays } from '#rules/arrival.ts';
import { changeSettings } from '#shop/content/content.ts';
import { strictSchema } from '#tests/support/calls.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { setDeliveryMethods } from '#tests/support/delivery-methods.ts';
import { mug } from './order-fixtures.ts';
import { orderingShop } from './ordering.ts';

const shop = await orderingShop();
const { db, query, request, order } = shop;
await query`update product set shipping_free = false, shipping_cents = 0`;

/** Returns a customer in Kampot, the only province of Cambodia in the fixture. */
async function shopperInKampot(): Promise<Shopper> {
  const shopper = await newShopper(db);
  await query`update customer set state_province_id = 1 where id = ${shopper.customerId}`;
  return shopper;
}
/** The mug with its first print instead of the second. */
const printed = {
  ...mug(1),
  productSelectedAttributes: mug(1).productSelectedAttributes.map((each) =>
    each.ProductAttributeID === 3 ? { ...each, PrimaryKeyValue: 1 } : each,
  ),
};

async function days(line: object, who: Shopper | null = null, StateProvinceId?: number) {
  const { data } = await request(
    getCustomerCartItems,
    { cartJsonData: JSON.stringify([line]), languageCode: 'en', StateProvinceId },
    who,
  );
  strictSchema(getCustomerCartItems.response).parse(data);
  return [data.ShippingDays, data.ProvinceShippingDays];
}

it('an order promises one range of days from options, province and open days', async () => {
  const shopper = await shopperInKampot();
  expect(await days(printed)).toEqual(['2-4', undefined]);
  await query`update attribute_option set extra_days = 3 where id = 1`;
  const { data: options } = await request(
    getProductAllAttributesById,
    { ProductId: 1, languageCode: 'en' },
    null,
  );
  const extra = options.filter(({ ExtraDays }: { ExtraDays?: number }) => ExtraDays !== undefined);
  expect(extra).toMatchObject([{ ProductAttributeID: 3, PrimaryKeyValue: 1, ExtraDays: 3 }]);
  expect(await days(printed)).toEqual(['5-7', undefined]);

  await changeSettings(db, { provinceDays: { from: 1, to: 2 } }, 'staff srey');
  expect(await days(printed)).toEqual(['5-7', '6-9']);
  expect(await days(mug(1))).toEqual(['2-4', '3-6']);
  // Kampot is a province; the capital comes before all of them in the list.
  expect(await days(printed, shopper)).toEqual(['6-9', undefined]);
  expect(await days(printed, null, 1)).toEqual(['6-9', undefined]);
  await query`update state_province set position = -1 where id = 1`;
  expect(await days(printed, shopper)).toEqual(['5-7', undefined]);

  // The shop is open on one weekday only, so that the calendar days don't depend on the current day.
  const today = new Date(Date.now() + 7 * 3_600_000);
  const open = weekdays[today.getUTCDay()];
  const closedWeekdays = weekdays.filter((day) => day !== open);
  await changeSettings(db, { closedWeekdays: [...closedWeekdays] }, 'staff srey');
  expect((await request(getShopSettings, { languageCode: 'en' }, null)).data).toMatchObject({
    ClosedWeekdays: closedWeekdays.map((day) => weekdays.indexOf(day)),
    ProvinceDays: { From: 1, To: 2 },
  });
  await order(shopper, [printed]);
  const [row] = await query`select promised_days, promised_on - created_at::date as weeks, promised_on
    from customer_order order by id desc limit 1`;
  const last = new Date(today.getTime() + 7 * 7 * 86_400_000).toISOString().slice(0, 10);
  expect(row).toMatchObject({ promised_days: '5-7' });
  expect((row as { promised_on: string }).promised_on).toBe(last);
});

it('an order promises no day before the delivery method or a printed item is available', async () => {
  const shopper = await shopperInKampot();
  await setDeliveryMethods(db, {
    name: { en: 'Bus', km: 'ឡានក្រុង' },
    kind: 'bus',
    priceCents: 100,
    daysFrom: 6,
    daysTo: 6,
  });
  expect(await days(mug(1), shopper)).toEqual(['6', undefined]);
  expect(await days(printed, shopper)).toEqual(['9', undefined]);
  // A guest may still select any method.
  expect(await days(mug(1))).toEqual(['6', undefined]);
});
