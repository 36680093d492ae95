import { randomUUID } from 'node:crypto';
import { confirmTransfer } from '#contract/operations/office/money/confirm-transfer.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { placePhoneOrder } from '#contract/operations/office/phone-orders/place-phone-order.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { cancelPayment } from '#contract/operations/payments/cancel-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { getTransfer } from '#contract/operations/payments/get-transfer.ts';
import { signLink } from '#shop/signed-link.ts';
import { bankAccount, fillBankNames } from '#tests/support/banks.ts';
import { addBaseMethods } from '#tests/support/base-methods.ts';
import { officeOf } from '#tests/support/office-api.ts';
import type { Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { payingShop } from './paying.ts';

/**
 * How an order is paid. `free`: a coupon covers it. `link`: staff placed it by phone, and the customer got a
 * link.
 */
export type PaymentKind = 'cash' | 'free' | 'khqr' | 'transfer' | 'card' | 'wallet' | 'link';

/** An order that was begun, and how to continue it. */
export interface Begun {
  orderId: number;
  number: string;
  /** The answer in one word: placed, or asked to pay. */
  output: 'placed' | 'asked';
  /** Returns what the customer sees: that the order is placed, still to be paid, or how it ended. */
  look: () => Promise<string>;
  pay: () => Promise<void>;
  /** The customer closes the form. */
  giveUp: () => Promise<void>;
}

const methods = { cash: '6', free: '6', khqr: '8', transfer: '9', card: '5', wallet: '2' } as const;

/** Starts a shop with every payment method, and with a sales member and an owner in its office. */
export async function shopWithAllMethods() {
  // No order needs a confirmation call, which other tests cover.
  const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
  const { db, query, request, pay, server, app, payments, reconcile } = shop;
  await addBaseMethods(db);
  await fillBankNames(db, bankAccount);
  await query`insert into discount (id, coupon_code, kind, amount_cents, starts_at, ends_at, active)
    values (200, 'ALL', 'total', 1554, now() - interval '1 day', now() + interval '1 day', true)`;
  const office = officeOf(shop);
  const { cookie } = await office.inside(1);
  const staff = (operation: Parameters<typeof office.request>[0], input: object) =>
    office.request(operation, input, cookie);

  const numberOf = async (orderId: number): Promise<string> =>
    (await query`select number from customer_order where id = ${orderId}`)[0].number;
  const nothing = async () => undefined;

  /** Orders one mug, the same for all customers. */
  async function begin(who: Shopper, paymentMethod: PaymentKind): Promise<Begun> {
    const ids = { 'idempotency-key': randomUUID() };
    if (paymentMethod === 'link') return byLink(who);
    const wish = {
      PaymentMethod: methods[paymentMethod],
      ...(paymentMethod === 'free' && { CouponCode: 'ALL' }),
    };
    if (paymentMethod === 'cash' || paymentMethod === 'free' || paymentMethod === 'transfer') {
      const [row] = (await pay(who, [mug(1)], wish, ids)).data;
      const { OrderId: orderId, OrderNumber: number } = row;
      const output = row.TransferUntil ? 'asked' : 'placed';
      const order = { orderId, number, giveUp: nothing } as const;
      if (paymentMethod === 'transfer')
        return {
          ...order,
          output,
          pay: () => transferred(number),
          look: () => pollTransfer(who, number),
        };
      return { ...order, output, pay: () => delivered(number), look: async () => `placed ${number}` };
    }
    const reply = await request(beginPayment, orderFor(who, [mug(1)], wish), who, ids);
    return byProvider(who, reply.data[0], reply.data[0].ResponseMsg);
  }

  type Row = { PaymentKey: string; Code?: string; ClientSecret?: string; WalletOrderId?: string };
  async function byProvider(who: Shopper, row: Row, answer: string): Promise<Begun> {
    const input = { UserID: who.customerId, PaymentKey: row.PaymentKey };
    const [{ id: orderId }] =
      await query`select order_id as id from payment where key = ${row.PaymentKey}::uuid`;
    const look = async () => {
      await query`update payment_code set asked_at = asked_at - interval '3 seconds'`;
      const [now] = (await request(confirmPayment, { ...input, Proof: '' }, who)).data;
      if (now.ResponseMsg === 'Payment Action Required') return 'to pay';
      return now.OrderNumber
        ? `placed ${now.OrderNumber}${now.PaidTwice ? ' twice' : ''}`
        : String(now.MessageCode);
    };
    const charge = () =>
      payments.ledger().find(({ id, secret }) => id === row.WalletOrderId || secret === row.ClientSecret)!;
    return {
      orderId,
      number: await numberOf(orderId),
      output: answer === 'Payment Action Required' ? 'asked' : 'placed',
      look,
      pay: async () => {
        if (row.Code) await payments.transfer(row.Code);
        else await payments.act(charge(), token('approve'));
        await look();
      },
      giveUp: async () => void (await request(cancelPayment, input, who)),
    };
  }

  async function byLink(who: Shopper): Promise<Begun> {
    const { data } = await staff(placePhoneOrder, {
      key: randomUUID(),
      customerId: who.customerId,
      way: 'link',
      language: 'en',
      totalCents: 1554,
      saidYes: true,
      lines: [{ productId: 1, quantity: 1, options: mugOptions }],
    });
    const { number } = data;
    const [{ id: orderId }] = await query`select id from customer_order where number = ${number}`;
    const opened = async (method: 'GET' | 'POST' = 'GET') => {
      const older = await server.inject({
        url: `/orders/pay/${signLink(app.secret, 'pay order', [orderId])}`,
      });
      const url = older.headers.location!;
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      if (method === 'POST') await server.inject({ method, url, headers, payload: 'Act=pay' });
      return (await server.inject({ url })).body;
    };
    const look = async () => {
      const page = await opened();
      if (page.includes('Payment received')) return `placed ${number}`;
      if (page.includes('We’re refunding your payment')) return 'moneyGoesBack';
      return page.includes('This order has expired') ? 'ended' : 'to pay';
    };
    return {
      orderId,
      number,
      output: 'asked',
      look,
      giveUp: nothing,
      pay: async () => {
        await opened('POST');
        const [code] = await query`
          select c.text from payment_code c join payment p on p.id = c.payment_id where p.order_id = ${orderId}`;
        await payments.transfer(code.text);
        await reconcile(1);
      },
    };
  }

  /** Records the money on the account, as a staff member does. */
  async function transferred(number: string): Promise<void> {
    const money = {
      seen: { currency: 'USD', amount: 1554 },
      account: bankAccount.accountNumber,
      day: '2026-11-24',
    };
    const seen = { number, ...money, reference: `FT ${randomUUID()}`, effect: 'place' };
    const { status, error } = await staff(confirmTransfer, seen);
    if (status !== 200) throw new Error(error);
  }

  /** Delivers the order and collects the cash, as the courier does. */
  async function delivered(number: string): Promise<void> {
    for (const [step, from] of [
      ['prepare', 'active'],
      ['complete', 'inProgress'],
    ])
      await staff(takeOrderStep, { number, step, from, isRestocked: false });
  }

  async function pollTransfer(who: Shopper, OrderNumber: string): Promise<string> {
    const [{ Standing: status }] = (await request(getTransfer, { OrderNumber }, who)).data;
    const labels: Record<string, string> = { waiting: 'to pay', paid: `placed ${OrderNumber}` };
    return labels[status as string] ?? status;
  }

  /** Returns the payment kinds on the order's own page, or null if it is not shown there. */
  const moneyOf = async (who: Shopper, OrderId: number): Promise<string[] | null> => {
    const { data } = await request(getOrderProgress, { OrderId }, who);
    return data[0]?.Money.map(({ Kind }: { Kind: string }) => Kind) ?? null;
  };
  const inOffice = async (number: string): Promise<{ state: string; payment: string | null }> => {
    const { state, payment } = (await staff(getOrder, { number })).data;
    return { state, payment };
  };

  return { ...shop, begin, moneyOf, inOffice };
}

const mugOptions = [
  { attributeId: 2, optionId: 1 },
  { attributeId: 3, optionId: 2 },
  { attributeId: 1, optionId: 2 },
];
