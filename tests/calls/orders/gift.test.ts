import { describe, expect, it } from 'vitest';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { readOrdersCommand } from '#server/terminal/orders/orders-arguments.ts';
import { staffOrders } from '#server/terminal/orders/orders.ts';
import { allowedMail } from '#shop/mail/mail.ts';
import { commanded } from '#tests/support/commanded.ts';
import { eachTestsShopper, type Shopper } from '#tests/support/shop-api.ts';
import { mug } from './order-fixtures.ts';
import { orderingShop } from './ordering.ts';

const { db, query, ask, order } = await orderingShop();

const shopper = eachTestsShopper(db);
const Gift = { Message: 'Happy birthday,\nSrey Mom!', Wrap: true, WithoutPrices: true };
const key = (text: string) => ({ 'idempotency-key': text });
const historyOf = async (who: Shopper) =>
  (await ask(getCustomerOrderHistoryMaster, { UserId: who.customerId }, who)).data;
const mailOf = async ({ email }: Shopper) =>
  (
    (await query`select content from outbox_mail where kind = 'orderReceived' and recipient = ${email}`) as {
      content: { gift?: object };
    }[]
  )[0]?.content;

describe('an order that is a gift', () => {
  it('keeps its message, wishes and recipient, shows them to its customer, in the mail and to the staff', async () => {
    await query`update customer set recipient = 'Meas Bopha', recipient_mobile = '011 222 333' where id = ${shopper.customerId}`;
    const { data } = await order(shopper, [mug(1)], { Gift });
    // The order keeps it when the account names another one.
    await query`update customer set recipient = '', recipient_mobile = '' where id = ${shopper.customerId}`;
    const ShippingAddress = { RecipientName: 'Meas Bopha', RecipientMobileNo: '011 222 333' };
    expect((await historyOf(shopper))[0]).toMatchObject({ Gift, ShippingAddress });
    expect(await mailOf(shopper)).toMatchObject({ address: { recipient: 'Meas Bopha' } });
    const gift = { message: Gift.Message, wrap: true, withoutPrices: true };
    expect(await mailOf(shopper)).toMatchObject({ gift });
    const show = readOrdersCommand(['show', data[0].OrderNumber]);
    const { said } = await commanded((say) => staffOrders(db, show, say));
    expect(said).toContain(
      'Gift: gift wrap, no prices in the package, card message: Happy birthday, Srey Mom!',
    );
  });

  it.each([undefined, null, {}, { Message: '  ', Wrap: false }])('is none when it says %j', async (none) => {
    await order(shopper, [mug(1)], { Gift: none });
    expect((await historyOf(shopper))[0]).not.toHaveProperty('Gift');
    expect(await mailOf(shopper)).not.toHaveProperty('gift');
  });

  it.each([{ Message: 'x'.repeat(301) }, { Wrap: 'yes' }, 'gift', [1]])(
    'is refused with %j',
    async (wrong) => {
      const { envelope } = await order(shopper, [mug(1)], { Gift: wrong });
      expect(envelope.statusCode).toBe(400);
      expect(await historyOf(shopper)).toEqual([]);
    },
  );

  it('is part of the attempt: the same again is the same order, another gift another body', async () => {
    const first = await order(shopper, [mug(1)], { Gift }, key('gift-0001'));
    expect(await order(shopper, [mug(1)], { Gift }, key('gift-0001'))).toEqual(first);
    for (const other of [null, { ...Gift, Wrap: false }, { ...Gift, Message: 'Bye' }]) {
      const { envelope } = await order(shopper, [mug(1)], { Gift: other }, key('gift-0001'));
      expect(envelope.statusCode).toBe(409);
    }
    expect(await historyOf(shopper)).toHaveLength(1);
  });

  it('of two without a key, the one with another message is another order', async () => {
    await order(shopper, [mug(1)], { Gift });
    await order(shopper, [mug(1)], { Gift });
    await order(shopper, [mug(1)], { Gift: { ...Gift, Message: 'For my teacher' } });
    expect(await historyOf(shopper)).toHaveLength(2);
  });

  it('is not wrapped by a shop that does not wrap; the rest stays', async () => {
    expect((await ask(getShopSettings, {})).data.GiftWrapping).toBe(true);
    await query`insert into setting (name, value) values ('giftWrapping', 'false')`;
    await order(shopper, [mug(1)], { Gift });
    const settings = (await ask(getShopSettings, {})).data;
    await query`delete from setting where name = 'giftWrapping'`;
    expect(settings.GiftWrapping).toBe(false);
    expect((await historyOf(shopper))[0]).toMatchObject({ Gift: { ...Gift, Wrap: false } });
  });

  it('goes without its message and its recipient to an address nobody has confirmed', async () => {
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
