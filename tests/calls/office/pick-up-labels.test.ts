import { expect, it } from 'vitest';
import { exportOrders } from '#contract/operations/office/orders/export-orders.ts';
import { getInvoices } from '#contract/operations/office/orders/get-invoices.ts';
import { getPackingSlips } from '#contract/operations/office/orders/get-packing-slips.ts';
import { getParcelLabels } from '#contract/operations/office/orders/get-parcel-labels.ts';
import { quotePhoneOrder } from '#contract/operations/office/phone-orders/quote-phone-order.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { setDeliveryMethods } from '#tests/support/delivery-methods.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { payingShop } from '../payments/paying.ts';
import { mug } from '../orders/order-fixtures.ts';

const shop = await payingShop();
const { db, query, pay } = shop;
const { request, inside } = officeOf(shop);
const owner = await inside(1);

const atShop = {
  methodId: 1,
  name: { en: 'At our shop', km: 'នៅហាង' },
  company: '',
  kind: 'shop',
  priceCents: 0,
  days: '0',
};

/** Places an order that is paid in cash, and sets how it is delivered. */
async function order(language: LanguageCode, kind: 'shop' | 'door') {
  const shopper = await newShopper(db);
  const number = (await pay(shopper, [mug(1)], { languageCode: language })).data[0].OrderNumber as string;
  await query`update customer_order set language_id = ${language === 'en' ? 1 : 2},
    delivery = ${JSON.stringify({ ...atShop, kind })}::jsonb where number = ${number}`;
  await query`update order_hold set confirmed_at = now()
    where order_id = (select id from customer_order where number = ${number})`;
  return number;
}

const delivered = {
  en: ['Ship to', 'Due on delivery', 'Cash on delivery'],
  ar: ['ផ្ញើទៅ', 'ត្រូវបង់ពេលទទួលទំនិញ', 'បង់ប្រាក់ពេលទទួលទំនិញ'],
};
const pickedUp = {
  en: ['Pick-up by', 'Due at pick-up', 'Cash at pick-up'],
  ar: ['អ្នកមកយក', 'ត្រូវបង់ពេលមកយក', 'បង់ប្រាក់ពេលមកយក'],
};

it.each(['en', 'ar'] as const)(
  'documents, labels and exports of an order to pick up say so instead of speaking of delivery: %s',
  async (language) => {
    for (const kind of ['shop', 'door'] as const) {
      const number = await order(language, kind);
      const [expected, unexpected] =
        kind === 'shop'
          ? [pickedUp[language], delivered[language]]
          : [delivered[language], pickedUp[language]];
      const numbers = [number];
      const shown = async (operation: typeof getInvoices | typeof getPackingSlips | typeof getParcelLabels) =>
        JSON.stringify((await request(operation, { numbers }, owner.cookie)).data);
      const { csv } = (await request(exportOrders, { find: number, language }, owner.cookie)).data;
      const [head, due, cash] = expected as [string, string, string];
      expect(await shown(getPackingSlips)).toContain(head);
      expect(await shown(getParcelLabels)).toContain(head);
      const invoice = await shown(getInvoices);
      for (const label of [due, cash]) {
        expect(invoice).toContain(label);
        expect(csv).toContain(label);
      }
      const all = [await shown(getPackingSlips), await shown(getParcelLabels), invoice, csv].join(' ');
      for (const label of unexpected) expect(all, kind).not.toContain(label);
    }
  },
);

it('a phone order to pick up is read aloud without delivery', async () => {
  const { name } = atShop;
  await setDeliveryMethods(db, {
    name,
    company: '',
    kind: 'shop',
    provinces: [1],
    priceCents: 0,
    daysFrom: 1,
    daysTo: 1,
  });
  const shopper = await newShopper(db);
  await query`update customer set state_province_id = 1, city_id = 1, address = 'House 12' where id = ${shopper.customerId}`;
  const lines = [
    {
      productId: 1,
      quantity: 2,
      options: [
        { attributeId: 2, optionId: 1 },
        { attributeId: 3, optionId: 2 },
        { attributeId: 1, optionId: 2 },
      ],
    },
  ];
  for (const [aloudIn, ready, cash] of [
    ['en', 'Ready to pick up at our shop', 'to pay in cash when you pick it up.'],
    ['ar', 'អាចមកយកនៅហាង', 'បង់ជាសាច់ប្រាក់ពេលមកយក។'],
  ] as const) {
    const input = { customerId: shopper.customerId, language: 'en', aloudIn, lines, way: 'cash' } as never;
    const { aloud, deliveryWays: methods } = (await request(quotePhoneOrder, input, owner.cookie)).data;
    expect(methods).toMatchObject([{ isPickUp: true }]);
    expect(aloud.join(' ')).toContain(ready);
    expect(aloud.join(' ')).toContain(cash);
    expect(aloud.join(' ')).not.toContain('House 12');
  }
});
