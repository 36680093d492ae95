import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { refundOrder } from '#contract/operations/office/money/refund-order.ts';
import { confirmOrderBalance } from '#contract/operations/office/orders/confirm-order-balance.ts';
import { releaseOrder } from '#contract/operations/office/orders/release-order.ts';
import { sendOrder } from '#contract/operations/office/orders/send-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { setRielRate } from '#shop/riel/riel.ts';
import { changeSettings } from '#shop/content/content.ts';
import { cancelOrder } from '#shop/payments/payments.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { depositShop, half, type PaidBy, total, wish } from './deposit-shop.ts';

const { shop, owner, workshop, staff, shopper, complete, order, summary, restOf, ask, begin } =
  await depositShop();
const { db, query, request, payments, reconcile, books, witness, mails } = shop;

/** Pays the balance by the provider of a method. Returns what was due, in dollars, and whether it is paid. */
async function byProvider(OrderId: number, _number: string, method: PaidBy) {
  const row = await begin(OrderId, method);
  const paid = await complete(row);
  return {
    due: row.DueNow,
    isPaid: paid.ResponseMsg === 'Order Placed Successfully' && paid.OrderId === OrderId,
  };
}

/** Records a balance that staff saw on the account. */
async function byStaff(OrderId: number, number: string) {
  const { id, cents } = await restOf(OrderId);
  const reply = await staff(confirmOrderBalance, { number, balance: id, cents, reference: `B ${number}` });
  return { due: cents / 100, isPaid: reply.status === 200 };
}

describe('a deposit', () => {
  it('a deposit is offered from the total that the shop set, and only then', async () => {
    const cart = async (pieces: number) =>
      (
        await request(
          getCustomerCartItems,
          { cartJsonData: JSON.stringify([mug(pieces)]), languageCode: 'en' },
          shopper,
        )
      ).data;
    expect(await cart(2)).toMatchObject({ orderTotal: 31.08, DueNow: 15.54, DueLater: 15.54 });
    expect(await cart(1)).not.toHaveProperty('DueNow');
    await changeSettings(db, { depositOnlyDecorated: true }, 'system');
    expect(await cart(2)).not.toHaveProperty('Deposit');
    await query`update attribute_option set asks_for = 'artwork' where id = 2`;
    expect(await cart(2)).toMatchObject({ DueNow: 15.54 });
    await query`update attribute_option set asks_for = 'none'`;
    await query`update customer set deposit_percent = 25 where id = ${shopper.customerId}`;
    expect(await cart(1)).toMatchObject({ DueNow: 3.89, DueLater: 11.65 });
    await query`update customer set deposit_percent = 100 where id = ${shopper.customerId}`;
    expect(await cart(2)).not.toHaveProperty('Deposit');
  });

  it('the balance request to a customer who picks the order up is marked as a pick-up', async () => {
    const { OrderId, number } = await order('transfer');
    await query`update customer_order set delivery = '{"kind": "shop"}' where id = ${OrderId}`;
    await ask(number);
    const [{ content }] = await query`
      select content from outbox_mail where recipient = ${shopper.email} and kind = 'balanceAsked'`;
    expect(content).toMatchObject({ isPickUp: true });
  });

  it.each(['card', 'wallet', 'khqr', 'transfer'] as const)(
    'a deposit is paid by %s, and so is the balance once the goods are ready: no cent more than the total',
    async (method) => {
      const [before, witnessed] = [await books(), witness()];
      const { OrderId, number } = await order(method);
      expect(await summary(OrderId)).toMatchObject({
        status: 'depositPaid',
        receivedCents: half,
        dueCents: 0,
        laterCents: half,
      });
      const [{ content }] = await query`
        select content from outbox_mail where recipient = ${shopper.email} and kind = 'orderReceived'`;
      expect(content).toMatchObject({ depositCents: half });
      expect(await begin(OrderId, 'khqr')).toMatchObject({ MessageCode: 'noCodeInstead' });
      expect((await ask(number)).status).toBe(200);
      expect((await ask(number)).status).toBe(409);
      expect(await mails(shopper)).toContain('balanceAsked');
      expect(await summary(OrderId)).toMatchObject({ status: 'balanceDue', dueCents: half, laterCents: 0 });
      const settle = { card: byProvider, wallet: byProvider, khqr: byProvider, transfer: byStaff };
      expect(await settle[method](OrderId, number, method)).toEqual({ due: 15.54, isPaid: true });
      expect(await summary(OrderId)).toMatchObject({ status: 'paid', receivedCents: total, dueCents: 0 });
      expect(await restOf(OrderId)).toBeUndefined();
      await reconcile();
      expect(await books()).toBe(before + total);
      // No provider lists a transfer.
      expect(witness() - witnessed).toBe(method === 'transfer' ? 0 : total);
    },
  );

  it('a deposit is not taken from clients that do not ask for one, or were shown another amount', async () => {
    const { OrderId } = await order('card', {});
    expect(await summary(OrderId)).toMatchObject({ status: 'paid', receivedCents: total });
    expect(await restOf(OrderId)).toBeUndefined();
    const input = { PaymentMethod: '8', Deposit: true, ExpectedDueNow: '12.00' };
    const reply = await request(beginPayment, orderFor(shopper, [mug(2)], input), shopper, {
      'idempotency-key': randomUUID(),
    });
    expect(reply.data[0]).toMatchObject({ MessageCode: 'dueNowChanged', DueNow: 15.54 });
  });

  it('a deposit is asked in riel, and the balance makes up the rest of the riel total', async () => {
    await setRielRate(db, 4033, 'system');
    const inRiel = { ...wish, CodeCurrency: 'KHR' };
    const { OrderId, number } = await order('khqr', inRiel);
    await ask(number);
    await complete(await begin(OrderId, 'khqr', { CodeCurrency: 'KHR' }));
    const codes = await query`
      select c.amount_minor::int as riel from payment_code c join payment p on p.id = c.payment_id
      where ${OrderId} in (p.order_id, p.rest_of)`;
    const [{ riel }] = await query`select riel_total::int as riel from customer_order where id = ${OrderId}`;
    expect(codes.reduce((sum, code) => sum + code.riel, 0)).toBe(riel);
    await setRielRate(db, null, 'system');
  });
});

describe('a balance', () => {
  it('a balance that two codes pay is paid once, and the second payment is refunded', async () => {
    const [before, witnessed] = [await books(), witness()];
    const { OrderId, number } = await order('khqr');
    await ask(number);
    const [one, same, other] = [
      await begin(OrderId, 'khqr'),
      await begin(OrderId, 'khqr'),
      await begin(OrderId, 'card'),
    ];
    expect(same.PaymentKey).toBe(one.PaymentKey);
    expect(await complete(one)).toMatchObject({ OrderId });
    expect(await complete(other)).toMatchObject({ MessageCode: 'moneyGoesBack' });
    await reconcile();
    expect(await summary(OrderId)).toMatchObject({
      receivedCents: total + half,
      refundedCents: half,
      dueCents: 0,
    });
    expect([(await books()) - before, witness() - witnessed]).toEqual([total, total]);
  });

  it('a balance that is paid after its order was canceled is refunded for that reason, and not as paid twice', async () => {
    const { OrderId, number } = await order('khqr');
    await ask(number);
    const code = await begin(OrderId, 'khqr');
    await cancelOrder(db, { orderId: OrderId, customerId: shopper.customerId });
    await payments.transfer(code.Code);
    await query`update payment set next_look_at = now(), busy_until = null where rest_of = ${OrderId}`;
    await reconcile();
    expect(
      await query`select r.reason from refund r join payment p on p.id = r.payment_id where p.rest_of = ${OrderId}`,
    ).toEqual([{ reason: 'paid after the order was void' }]);
    const [mail] = await query`select content from outbox_mail where recipient = ${shopper.email}
      and kind = 'moneyComesBack'`;
    expect(mail?.content).toMatchObject({ why: 'over', number });
  });

  it('a balance that staff confirmed while its code was paid waits for them to say whether it is the same payment', async () => {
    const { OrderId, number } = await order('khqr');
    await ask(number);
    const code = await begin(OrderId, 'khqr');
    const { id } = await restOf(OrderId);
    await staff(confirmOrderBalance, { number, balance: id, cents: half, reference: `SEEN ${number}` });
    expect(await complete(code)).toMatchObject({ MessageCode: 'moneyWithStaff' });
    expect(
      await query`select kind from stray_money where payment_id in (
      select id from payment where rest_of = ${OrderId})`,
    ).toEqual([{ kind: 'one payment or two' }]);
  });

  it('a balance is collected in cash, in parts, and what exceeds it is refunded', async () => {
    const { OrderId, number } = await order('card');
    const collect = async (received: number) => {
      const { id, cents } = await restOf(OrderId);
      return (await staff(confirmOrderBalance, { number, balance: id, cents, received, reference: '' }))
        .status;
    };
    expect(await collect(1000)).toBe(200);
    expect(await restOf(OrderId)).toMatchObject({ cents: 554, due: 'ready' });
    expect(await collect(600)).toBe(200);
    expect(await summary(OrderId)).toMatchObject({
      receivedCents: total + 46,
      refundingCents: 46,
      laterCents: 0,
    });
  });

  it('a balance keeps the goods in the shop until it is paid, unless a person with the permission gives a reason', async () => {
    const { OrderId, number } = await order('card');
    await staff(takeOrderStep, { number, step: 'prepare', from: 'active' });
    const send = () => staff(sendOrder, { number }, workshop);
    const finish = () => staff(takeOrderStep, { number, step: 'complete', from: 'inProgress' });
    expect((await send()).status).toBe(409);
    expect((await finish()).status).toBe(409);
    // The database refuses it, too.
    await expect(query`update customer_order set sent_at = now() where id = ${OrderId}`).rejects.toThrow(
      'wait',
    );
    const release = (who = owner) => staff(releaseOrder, { number, reason: 'An old customer' }, who);
    expect((await release(workshop)).status).toBe(403);
    expect((await release()).data).toEqual({ missing: ['balance'] });
    expect((await send()).status).toBe(200);
    expect((await finish()).status).toBe(200);
    // It stays collectable.
    expect(await summary(OrderId)).toMatchObject({ status: 'balanceDue', dueCents: half });
  });

  it('a balance that is due on delivery lets the goods leave, and is due once they are delivered', async () => {
    await changeSettings(db, { balanceDue: 'delivery' }, 'system');
    const { OrderId, number } = await order('card');
    await staff(takeOrderStep, { number, step: 'prepare', from: 'active' });
    expect((await staff(sendOrder, { number })).status).toBe(200);
    expect(await summary(OrderId)).toMatchObject({ status: 'depositPaid' });
    await staff(takeOrderStep, { number, step: 'complete', from: 'inProgress' });
    expect(await summary(OrderId)).toMatchObject({ status: 'balanceDue', dueCents: half });
  });

  it('a balance is on the page of the order with a code and the accounts, once it is due', async () => {
    const { OrderId, number } = await order('khqr');
    const job = async () => (await request(getJob, { OrderId, languageCode: 'en' }, shopper)).data[0];
    expect(await job()).toMatchObject({ Payment: null, Order: { DueLater: 15.54 } });
    await ask(number);
    expect(await job()).toMatchObject({
      Payment: { State: 'choose', Amount: 15.54, IsBalance: true },
      May: expect.arrayContaining(['pay']),
    });
  });
});

describe('refunds of an order with a deposit', () => {
  it('refunds of an order with a deposit come from the latest payment first, and together never exceed what was paid', async () => {
    const [before, witnessed] = [await books(), witness()];
    const { OrderId, number } = await order('card');
    await ask(number);
    await complete(await begin(OrderId, 'wallet'));
    const newKey = () => randomUUID().replaceAll('-', '');
    const refund = (of: object, leftCents: number, key = newKey()) =>
      staff(refundOrder, { number, of, leftCents, reason: 'broken', key });
    const key = newKey();
    expect((await refund({ kind: 'amount', cents: 2000 }, total, key)).status).toBe(200);
    expect((await refund({ kind: 'amount', cents: 2000 }, total, key)).data).toMatchObject({ cents: 2000 });
    expect((await refund({ kind: 'amount', cents: total - 1999 }, total - 2000)).status).toBe(409);
    await reconcile();
    expect(await summary(OrderId)).toMatchObject({ receivedCents: total, refundedCents: 2000 });
    const amounts =
      await query`select r.amount_cents as cents from refund r join payment p on p.id = r.payment_id
      where ${OrderId} in (p.order_id, p.rest_of) order by r.id`;
    expect(amounts.map(({ cents }) => cents as number)).toEqual([1554, 446]);
    // The goods are still to be packed.
    const [{ status_id: status }] = await query`select status_id from customer_order where id = ${OrderId}`;
    expect(status).toBe(1);
    await refund({ kind: 'whole', isRestocked: true }, total - 2000);
    await reconcile();
    expect(await summary(OrderId)).toMatchObject({ status: 'refunded', refundedCents: total });
    expect([(await books()) - before, witness() - witnessed]).toEqual([0, 0]);
  });

  it('refunds of an order with a deposit are of the deposit if the customer cancels, and no balance stays due', async () => {
    const { OrderId } = await order('card');
    expect(await cancelOrder(db, { orderId: OrderId, customerId: shopper.customerId })).toEqual({
      isCancelled: true,
    });
    await reconcile();
    expect(await summary(OrderId)).toMatchObject({ status: 'refunded', refundedCents: half, laterCents: 0 });
    expect(await restOf(OrderId)).toBeUndefined();
  });
});
