import { describe, expect, it } from 'vitest';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug, sticker } from '../orders/order-fixtures.ts';
import { card, declined, payingShop, placed, reused, eachTestsBuyer } from './paying.ts';

const shop = await payingShop();
const { db, query, payments, pay, request, orders, latest, stockOf, mails } = shop;

const { shopper, buy } = eachTestsBuyer(shop);
const key = (text: string) => ({ 'idempotency-key': text });
const chargesOf = (count: number) => payments.ledger().slice(count);

describe('order paid by card', () => {
  it('an order paid by card is placed once the provider has the payment, only once and to the cent, with emails and ledger', async () => {
    const before = payments.ledger().length;
    const reply = await pay(shopper, [mug(2)], card(token('approve')));
    expect(reply).toMatchObject(placed);
    expect(reply.data[0].OrderTotal).toBe(31.08);
    expect(chargesOf(before)).toMatchObject([
      { status: 'paid', amount: 3108, currency: 'USD', method: 'card' },
    ]);
    expect(await orders(shopper)).toMatchObject([{ OrderNumber: reply.data[0].OrderNumber }]);
    expect(await mails(shopper)).toEqual(['orderReceived']);
    expect(await shop.books()).toBe(shop.witness());
  });

  it('an order paid by card is reported as a download if it contains only downloads and is paid', async () => {
    await db.deleteFrom('discount_product').where('product_id', '=', 7).execute();
    const told = async (lines: object[], more: object) => {
      expect(await pay(shopper, lines, more)).toMatchObject(placed);
      const rows = await query`
        select (content->>'isDownload')::boolean as "isDownload" from outbox_mail
        where recipient = ${shopper.email} and kind = 'orderReceived' order by id desc limit 1`;
      return rows[0]?.isDownload;
    };
    expect(await told([sticker], card(token('approve')))).toBe(true);
    expect(await told([sticker, mug(1)], card(token('approve')))).toBe(false);
    // Staff complete an order on delivery.
    expect(await told([sticker], { PaymentMethod: '6' })).toBe(false);
  });

  it('a declined card charges nothing, shows no order, releases stock and coupon, and sends no email', async () => {
    const stock = await stockOf(1);
    const used = () =>
      db.selectFrom('discount').select('used').where('coupon_code', '=', 'FIVE').executeTakeFirst();
    const usedBefore = await used();
    const taken = payments.taken().length;
    expect(await pay(shopper, [mug(2)], { ...card(token('decline')), CouponCode: 'FIVE' })).toMatchObject(
      declined,
    );
    expect(await orders(shopper)).toEqual([]);
    expect(await latest(shopper)).toMatchObject({ payment: 'declined', order: 91 });
    expect(await stockOf(1)).toBe(stock);
    expect(await used()).toEqual(usedBefore);
    expect(payments.taken().length).toBe(taken);
    expect(await mails(shopper)).toEqual([]);
    // The same order with a working card, to prove that the card was the reason.
    expect(await pay(shopper, [mug(2)], { ...card(token('approve')), CouponCode: 'FIVE' })).toMatchObject(
      placed,
    );
    expect(await stockOf(1)).toBe(stock - 2);
  });

  it('a declined token stays declined, without trying the card again', async () => {
    const sent = card(token('decline'));
    const first = await buy(sent);
    const before = payments.ledger().length;
    expect(await buy(sent)).toEqual(first);
    expect(payments.ledger().length).toBe(before);
  });

  it('the token of another order is refused, of the same shopper or another one', async () => {
    const used = card(token('approve'));
    expect(await buy(used, key('token-first-1'))).toMatchObject(placed);
    const before = payments.ledger().length;
    const other = await newShopper(db);
    expect(await buy(used, key('token-second-1'))).toMatchObject(reused);
    expect(await pay(shopper, [mug(3)], used)).toMatchObject(reused);
    expect(await pay(other, [mug(1)], used)).toMatchObject(reused);
    expect(payments.ledger().length).toBe(before);
    expect(await pay(other, [mug(1)], card(token('approve')))).toMatchObject(placed);
  });

  it('a card order without a token and a key is refused', async () => {
    expect(await buy(card(''))).toMatchObject({ envelope: { errorCode: 'keyMissing' } });
    expect(await buy(card('no-token-of-theirs'))).not.toMatchObject(placed);
  });

  it('a customer’s stock is reserved for at most three open payments', async () => {
    for (let open = 0; open < 3; open += 1) {
      const { data } = await buy(card(token('3ds')));
      expect(data[0].ResponseMsg).toBe('Payment Action Required');
    }
    const fourth = await buy(card(token('3ds')));
    expect(fourth.data[0].MessageCode).toBe('orderPending');
    const other = await newShopper(db);
    expect((await pay(other, [mug(1)], card(token('3ds')))).data[0].ResponseMsg).toBe(
      'Payment Action Required',
    );
  });
});

describe('card with 3-D Secure', () => {
  const challenge = async (sent: object) => {
    const { data, envelope } = await buy(sent);
    expect(envelope.statusCode).toBe(200);
    const [row] = data;
    const charge = payments.ledger().find(({ secret }) => secret === row.ClientSecret)!;
    return { row, charge };
  };

  it('a card order requests 3-D Secure, reserves the stock, is hidden, and is placed by the same call after success', async () => {
    const stock = await stockOf(1);
    const sent = card(token('3ds'));
    const { row, charge } = await challenge(sent);
    expect(row).toMatchObject({
      ResponseMsg: 'Payment Action Required',
      PaymentAction: 'confirm',
      OrderTotal: 15.54,
    });
    expect(await orders(shopper)).toEqual([]);
    expect(await stockOf(1)).toBe(stock - 1);
    // It is too early: the answer is the same challenge again.
    expect((await challenge(sent)).row).toEqual(row);
    await payments.act(charge, 'tok_test_pass');
    expect(await buy(sent)).toMatchObject(placed);
    expect(payments.ledger().filter(({ key: name }) => name === charge.key)).toMatchObject([
      { status: 'paid' },
    ]);
    expect(await orders(shopper)).toHaveLength(1);
    expect(await stockOf(1)).toBe(stock - 1);
  });

  it('a sandbox’s 3-D Secure of a placed order is passed or failed by confirming the payment with a test token', async () => {
    const confirm = async (sent: object, Proof: string) => {
      const { row } = await challenge(sent);
      return (await request(confirmPayment, { PaymentKey: row.PaymentKey, Proof }, shopper)).data[0];
    };
    const sent = card(token('3ds'));
    expect(await confirm(sent, token('approve'))).toMatchObject({ ResponseMsg: 'Payment Action Required' });
    expect(await confirm(sent, token('pass'))).toMatchObject({ ResponseMsg: 'Order Placed Successfully' });
    expect(await confirm(card(token('3ds')), token('fail'))).toMatchObject({
      MessageCode: 'paymentDeclined',
    });
    expect(await orders(shopper)).toHaveLength(1);
  });

  it('a card is declined if 3-D Secure is not passed', async () => {
    const stock = await stockOf(1);
    const sent = card(token('3ds'));
    const { charge } = await challenge(sent);
    await payments.act(charge, 'tok_test_fail');
    expect(await buy(sent)).toMatchObject(declined);
    expect(await stockOf(1)).toBe(stock);
    expect(await orders(shopper)).toEqual([]);
  });
});
