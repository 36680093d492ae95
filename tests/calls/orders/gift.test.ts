import { describe, expect, it } from 'vitest';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { orderForStaff } from '#shop/orders/orders.ts';
import { allowedMail } from '#shop/mail/mail.ts';
import { eachTestsShopper, type Shopper } from '#tests/support/shop-api.ts';
import { mug } from './order-fixtures.ts';
import { orderingShop } from './ordering.ts';

const { db, query, request, order } = await orderingShop();

const shopper = eachTestsShopper(db);
const Gift = { Message: 'Happy birthday,\nSrey Mom!', Wrap: true, WithoutPrices: true };
const key = (text: string) => ({ 'idempotency-key': text });
const historyOf = async (who: Shopper) =>
  (await request(getCustomerOrderHistoryMaster, { UserId: who.customerId }, who)).data;
const mailOf = async ({ email }: Shopper) =>
  (
    (await query`select content from outbox_mail where kind = 'orderReceived' and recipient = ${email}`) as {
      content: { gift?: object };
    }[]
  )[0]?.content;

describe('gift order', () => {
  it('a gift order stores message, options and recipient, and shows them to the customer, in the email and to staff', async () => {
    await query`update customer set recipient = 'Meas Bopha', recipient_mobile = '011 222 333' where id = ${shopper.customerId}`;
    const { data } = await order(shopper, [mug(1)], { Gift });
    // The order keeps its recipient when that of the account changes.
    await query`update customer set recipient = '', recipient_mobile = '' where id = ${shopper.customerId}`;
    const ShippingAddress = { RecipientName: 'Meas Bopha', RecipientMobileNo: '011 222 333' };
    expect((await historyOf(shopper))[0]).toMatchObject({ Gift, ShippingAddress });
    expect(await mailOf(shopper)).toMatchObject({ address: { recipient: 'Meas Bopha' } });
    const gift = { message: Gift.Message, wrap: true, withoutPrices: true };
    expect(await mailOf(shopper)).toMatchObject({ gift });
    expect(await orderForStaff(db, data[0].OrderNumber)).toMatchObject({ gift });
  });

  it.each([undefined, null, {}, { Message: '  ', Wrap: false }])(
    'an order with the gift %j is not a gift',
    async (none) => {
      await order(shopper, [mug(1)], { Gift: none });
      expect((await historyOf(shopper))[0]).not.toHaveProperty('Gift');
      expect(await mailOf(shopper)).not.toHaveProperty('gift');
    },
  );

  it.each([{ Message: 'x'.repeat(301) }, { Wrap: 'yes' }, 'gift', [1]])(
    'a gift order with %j is rejected',
    async (wrong) => {
      const { envelope } = await order(shopper, [mug(1)], { Gift: wrong });
      expect(envelope.statusCode).toBe(400);
      expect(await historyOf(shopper)).toEqual([]);
    },
  );

  it('under one key, the same gift returns the same order, and another gift is refused', async () => {
    const first = await order(shopper, [mug(1)], { Gift }, key('gift-0001'));
    expect(await order(shopper, [mug(1)], { Gift }, key('gift-0001'))).toEqual(first);
    for (const other of [null, { ...Gift, Wrap: false }, { ...Gift, Message: 'Bye' }]) {
      const { envelope } = await order(shopper, [mug(1)], { Gift: other }, key('gift-0001'));
      expect(envelope.statusCode).toBe(409);
    }
    expect(await historyOf(shopper)).toHaveLength(1);
  });

  it('without a key, an order with another gift message is another order', async () => {
    await order(shopper, [mug(1)], { Gift });
    await order(shopper, [mug(1)], { Gift });
    await order(shopper, [mug(1)], { Gift: { ...Gift, Message: 'For my teacher' } });
    expect(await historyOf(shopper)).toHaveLength(2);
  });

  it('a shop without gift wrapping keeps the other gift options', async () => {
    expect((await request(getShopSettings, {})).data.GiftWrapping).toBe(true);
    await query`insert into setting (name, value) values ('giftWrapping', 'false')`;
    await order(shopper, [mug(1)], { Gift });
    const settings = (await request(getShopSettings, {})).data;
    await query`delete from setting where name = 'giftWrapping'`;
    expect(settings.GiftWrapping).toBe(false);
    expect((await historyOf(shopper))[0]).toMatchObject({ Gift: { ...Gift, Wrap: false } });
  });

  it('an email to an unconfirmed address omits the gift message and the recipient', async () => {
    await query`update customer set second_mobile = '097 555 1234', recipient = 'Meas Bopha', recipient_mobile = '011 222 333'
      where id = ${shopper.customerId}`;
    await order(shopper, [mug(1)], { Gift });
    await query`update customer set confirmed_at = null where id = ${shopper.customerId}`;
    const content = await mailOf(shopper);
    const allowed = await allowedMail(db, {
      kind: 'orderReceived',
      to: shopper.email,
      language: 'en',
      content,
    } as never);
    expect(allowed?.mail.content).toMatchObject({ gift: { message: '', wrap: true } });
    expect(allowed?.mail.content).toMatchObject({
      address: { secondMobile: '', recipient: '', recipientMobile: '' },
    });
  });
});
