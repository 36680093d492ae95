import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { getOrderMessage } from '#contract/operations/office/orders/get-order-message.ts';
import { listOrderMails } from '#contract/operations/office/orders/list-order-mails.ts';
import { getCustomer } from '#contract/operations/office/phone-orders/get-customer.ts';
import { placePhoneOrder } from '#contract/operations/office/phone-orders/place-phone-order.ts';
import { quotePhoneOrder } from '#contract/operations/office/phone-orders/quote-phone-order.ts';
import { saveCustomer } from '#contract/operations/office/phone-orders/save-customer.ts';
import { requestStockNotice } from '#contract/operations/visitors/ask-stock-notice.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { bankAccount, fillBankNames } from '#tests/support/banks.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { payingShop } from '../payments/paying.ts';

const shop = await payingShop();
const { db, query, app } = shop;
// A live shop with an email server, and no service for text messages.
const noTexts = { mode: 'production', smtpUrl: 'smtp://127.0.0.1:9', sms: null, telegram: null } as const;
Object.assign(app.config, noTexts);
const { request, inside } = officeOf(shop);
const [sales, workshop] = [await inside(2), await inside(3)];
await query`insert into payment_method (id, picture, position, shown_as, provider) values
  (6, '/cash.svg', 1, 'nothing', null), (8, '/code.svg', 2, 'code', 'khqr'), (9, '/bank.svg', 3, 'transfer', 'transfer')
  on conflict (id) do update set shown_as = excluded.shown_as, provider = excluded.provider`;
await fillBankNames(db, bankAccount);

let made = 0;
/** Returns a customer whose only contact is a phone number. */
async function caller() {
  const number = `0${12_800_000 + (made += 1)}`;
  const person = { firstName: 'Bopha', lastName: 'Meas', mobile: '', postalCode: '' };
  const home = { address: 'House 12, Street 178', stateId: 1, cityId: 1 };
  const reply = await request(
    saveCustomer,
    { who: { number, language: 'en' }, ...person, ...home },
    sales.cookie,
  );
  return { customerId: reply.data.id as number, contact: `+855${number.slice(1)}` };
}
const lines = [
  {
    productId: 1,
    quantity: 1,
    options: [
      { attributeId: 2, optionId: 1 },
      { attributeId: 3, optionId: 2 },
      { attributeId: 1, optionId: 2 },
    ],
  },
];
const quote = async (customerId: number, method: string) =>
  (
    await request(
      quotePhoneOrder,
      { customerId, lines, way: method, language: 'en', aloudIn: 'en' },
      sales.cookie,
    )
  ).data;
async function place(customerId: number, method: string): Promise<string> {
  const { totalCents } = (await quote(customerId, method)).sums;
  const order = {
    key: randomUUID(),
    customerId,
    lines,
    way: method,
    language: 'en',
    totalCents,
    saidYes: true,
  };
  return (await request(placePhoneOrder, order, sales.cookie)).data.number;
}
const messageOf = (number: string, who = sales) =>
  request(getOrderMessage, { number, mail: null }, who.cookie);

describe('a customer with a phone number only, in a shop without a text message service', () => {
  it('a customer with a phone number only can’t be reached, so staff read the bank details aloud before they place an order', async () => {
    const { customerId } = await caller();
    const { data } = await request(getCustomer, { id: customerId, language: 'en' }, sales.cookie);
    expect(data.unreached).toBe('no-text-service');
    const { aloud } = await quote(customerId, 'transfer');
    expect(aloud.join(' ')).toContain(bankAccount.accountNumber);
    expect((await quote(customerId, 'link')).aloud.join(' ')).not.toContain('We’ll send you');
  });

  it('a customer with a phone number only gets the bank details or the payment link from staff, who see the message that wasn’t sent', async () => {
    const { customerId, contact } = await caller();
    const since = await auditedSince(db);
    const transfer = (await messageOf(await place(customerId, 'transfer'))).data;
    expect(transfer).toMatchObject({ to: contact, unreached: 'no-text-service', language: 'en' });
    expect(transfer.text).toContain(bankAccount.accountNumber);
    const link = (await messageOf(await place(customerId, 'link'))).data;
    expect(link.text).toMatch(/https?:\S+\/en\/job\/\S+/u);
    const events = (await since()).map(({ event }) => event);
    expect(events.filter((event) => event === 'order message seen')).toHaveLength(2);
  });

  it('a customer with only a phone number is shown on the order as not reached, and its timeline blames the missing service for text messages', async () => {
    const { customerId } = await caller();
    const number = await place(customerId, 'cash');
    const order = (await request(getOrder, { number }, sales.cookie)).data;
    expect(order.unreached).toBe('no-text-service');
    const { mails } = (await request(listOrderMails, { number }, workshop.cookie)).data;
    expect(mails).toMatchObject([{ kind: 'orderReceived', medium: 'text', to: null }]);
  });

  it('a customer with only a phone number isn’t promised a message when a product is back in stock', async () => {
    const shopper = await newShopper(db);
    await query`update customer set email = '+85512999000' where id = ${shopper.customerId}`;
    await query`update product set stock = 0 where id = 2`;
    const wanted = { ProductId: 2, Email: '', languageCode: 'en' };
    const { data } = await shop.request(requestStockNotice, wanted, shopper);
    expect(data).toMatchObject([{ MessageCode: 'cannotText' }]);
  });

  it('a customer with only a phone number is reached once the shop has a text message service', async () => {
    const { customerId } = await caller();
    Object.assign(app.config, { sms: { url: 'http://127.0.0.1:9?to={to}&text={text}', token: null } });
    const { data } = await request(getCustomer, { id: customerId, language: 'en' }, sales.cookie);
    Object.assign(app.config, noTexts);
    expect(data.unreached).toBeNull();
  });

  it('a customer with only a phone number has messages that only staff who may change orders can read', async () => {
    const { customerId } = await caller();
    const number = await place(customerId, 'cash');
    expect((await messageOf(number, workshop)).status).toBe(403);
    expect((await messageOf('AG0')).status).toBe(404);
  });
});
