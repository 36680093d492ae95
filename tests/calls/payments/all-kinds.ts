import { randomBytes } from 'node:crypto';
import { changeOrder } from '#contract/operations/office/orders/change-order.ts';
import { confirmOrder } from '#contract/operations/office/orders/confirm-order.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { planOrderChange } from '#contract/operations/office/orders/plan-order-change.ts';
import { confirmTransfer } from '#contract/operations/office/money/confirm-transfer.ts';
import { getRefundable } from '#contract/operations/office/money/get-refundable.ts';
import { refundOrder } from '#contract/operations/office/money/refund-order.ts';
import { cancelOrder } from '#contract/operations/orders/cancel-order.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import type { PaymentStatus } from '#contract/payment-status.ts';
import { withLinks } from '#server/mail/mailed-links.ts';
import { mailTextsOnce } from '#server/mail/mail-texts.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { khqrMethod } from '#server/payments/khqr/khqr-provider.ts';
import type { Mail } from '#shop/mail/mail.ts';
import { changeOrderStatus, confirmCalled, type StatusId } from '#shop/orders/orders.ts';
import { addSlip, processRefunds } from '#shop/payments/payments.ts';
import { setRielRate } from '#shop/riel/riel.ts';
import { bankAccount, fillBankNames } from '#tests/support/banks.ts';
import { addBaseMethods } from '#tests/support/base-methods.ts';
import { officeOf, officePageHeaders } from '#tests/support/office-api.ts';
import { pdfPageCount } from '#tests/support/pdf-text.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { card, payingShop } from './paying.ts';

export interface Bought {
  id: number;
  number: string;
  shopper: Shopper;
}

export interface Kind {
  name: string;
  make: () => Promise<Bought>;
  status: PaymentStatus;
  dueCents?: number;
  refundDueCents?: number;
  /** The text the last email must contain. */
  mail: string;
  /** Whether the last email has every sentence of the page. */
  isToldInMail?: boolean;
}

/** Starts a shop and creates one order of each kind, with the texts that each part shows. */
export async function shopOfAllKinds() {
  const shop = await payingShop();
  const { app, db, query, payments, pay, request: fetchShop, server, expire, reconcile, latest } = shop;
  await addBaseMethods(db);
  await fillBankNames(db, bankAccount);
  await setRielRate(db, 4100, 'staff maly');
  const { request, inside } = officeOf(shop);
  const owner = await inside(1);
  const office = async (...[call, input]: [Parameters<typeof request>[0], object]) => {
    const { status, data, error } = await request(call, input, owner.cookie);
    if (status !== 200) throw new Error(`${call.name}: ${status} ${error}`);
    return data;
  };

  /** The total of two mugs. */
  const total = 3108;

  async function buy(method: object): Promise<Bought> {
    const shopper = await newShopper(db);
    const [{ OrderId: id, OrderNumber: number }] = (await pay(shopper, [mug(2)], method)).data;
    return { id, number, shopper };
  }
  const byCash = () => buy({});
  const byCard = () => buy(card(token('approve.hook-none')));
  const byTransfer = () => buy({ PaymentMethod: '9' });
  let codes = 0;
  async function byCode(isPaid: boolean): Promise<Bought> {
    const shopper = await newShopper(db);
    const order = orderFor(shopper, [mug(2)], { PaymentMethod: String(khqrMethod), CodeCurrency: 'KHR' });
    const { data } = await fetchShop(beginPayment, order, shopper, {
      'idempotency-key': `code-attempt-${(codes += 1)}`,
    });
    const { PaymentKey, Code } = data[0];
    if (isPaid) {
      await payments.transfer(Code, {});
      await query`update payment_code set asked_at = asked_at - interval '3 seconds'`;
      await fetchShop(confirmPayment, { UserID: shopper.customerId, PaymentKey, Proof: '' }, shopper);
    } else {
      await expire(shopper);
      await query`update payment_code set expires_at = now() - interval '1 hour' where payment_id = ${(await latest(shopper)).id}`;
      await reconcile();
    }
    const { orderId: id } = await latest(shopper);
    const [{ number }] = await query`select number from customer_order where id = ${id}`;
    return { id, number, shopper };
  }
  let files = 0;
  const withSlip = async (bought: Bought) => {
    const slip = { file: `slips/${(files += 1)}.jpg`, bytes: 1 };
    await addSlip(db, { customerId: bought.shopper.customerId, orderId: bought.id }, slip);
    return bought;
  };
  const moved = async (bought: Bought, ...steps: StatusId[]) => {
    await confirmCalled(db, { orderId: bought.id, actor: 'staff srey' });
    for (const to of steps) await changeOrderStatus(db, { orderId: bought.id, to, actor: 'staff srey' });
    return bought;
  };
  const cancelled = async (bought: Bought) => {
    await fetchShop(cancelOrder, { OrderId: bought.id }, bought.shopper);
    return bought;
  };
  const seen = ({ number }: Bought, amount: number, more: object = {}) => ({
    number,
    seen: { currency: 'USD', amount },
    reference: `FT ${number} ${amount}`,
    account: bankAccount.accountNumber,
    day: '2026-11-24',
    ...more,
  });
  const part = async (bought: Bought) => {
    await office(confirmTransfer, { ...seen(bought, 1000, { missing: 'ask' }), effect: 'part' });
    return bought;
  };
  const changed = async (bought: Bought, quantity: number) => {
    const { number } = bought;
    const { lines } = await office(getOrder, { number });
    const wish = {
      number,
      stay: [{ line: lines[0].id, quantity }],
      add: [],
      address: null,
      deliveryWayId: null,
    };
    const { version, sums } = await office(planOrderChange, wish);
    await office(changeOrder, { ...wish, version, totalCents: sums.totalCents });
    return bought;
  };
  const refunded = async (bought: Bought, pieces: number | null) => {
    const { number } = bought;
    const { refundable } = await office(getRefundable, { number });
    const lines = [{ id: refundable.lines[0].id, quantity: pieces, isRestocked: false }];
    const of = pieces === null ? { kind: 'whole', isRestocked: false } : { kind: 'lines', lines };
    const key = randomBytes(16).toString('hex');
    await office(refundOrder, { number, of, leftCents: refundable.leftCents, reason: 'broken', key });
    await processRefunds(db, payments.methods, { only: null, limit: 100 });
    return bought;
  };

  const progressOf = async ({ id, shopper }: Bought) =>
    (await fetchShop(getOrderProgress, { OrderId: id }, shopper)).data[0];
  async function lastMail({ shopper }: Bought): Promise<string> {
    const [{ kind, content }] =
      await query`select kind, content from outbox_mail where recipient = ${shopper.email} order by id desc limit 1`;
    const labels = await mailTextsOnce(db, {
      publicUrl: 'https://x.example',
      officeUrl: 'https://x.example',
    })('en');
    const mail = { kind, content, to: shopper.email, language: 'en' } as Mail;
    return writeMail(await withLinks(db, mail, app.secret), labels).text;
  }
  const invoiceOf = async ({ number }: Bought): Promise<string> => {
    const url = `/office/papers/invoices?orders=${number}`;
    const { rawPayload } = await server.inject({
      url,
      headers: { cookie: owner.cookie, ...officePageHeaders },
    });
    return (await pdfPageCount(rawPayload)).join(' ');
  };
  const [inProgress, completed, returned] = [2, 3, 4] as const;
  const kinds: Kind[] = [
    {
      name: 'cash, unconfirmed',
      make: byCash,
      status: 'onDelivery',
      dueCents: total,
      mail: 'Cash on delivery',
    },
    {
      name: 'cash, confirmed',
      make: async () => {
        const bought = await byCash();
        await office(confirmOrder, { number: bought.number });
        return bought;
      },
      status: 'onDelivery',
      dueCents: total,
      mail: '$31.08',
    },
    {
      name: 'cash, delivered',
      make: async () => moved(await byCash(), inProgress, completed),
      status: 'paidOnDelivery',
      mail: 'was delivered',
    },
    {
      name: 'cash, returned',
      make: async () => moved(await byCash(), inProgress, completed, returned),
      status: 'refundDue',
      refundDueCents: total,
      mail: 'We owe you a refund of $31.08.',
      isToldInMail: true,
    },
    {
      name: 'KHQR, paid in riel',
      make: () => byCode(true),
      status: 'paid',
      mail: 'Paid by KHQR In riel: 127,400៛',
    },
    {
      name: 'KHQR in riel, returned',
      make: async () => moved(await byCode(true), inProgress, completed, returned),
      status: 'refundDue',
      refundDueCents: total,
      mail: 'We owe you a refund of 127,400៛ ($31.08).',
      isToldInMail: true,
    },
    {
      name: 'transfer, awaited',
      make: byTransfer,
      status: 'awaiting',
      dueCents: total,
      mail: '$31.08',
    },
    {
      name: 'transfer, slip sent',
      make: async () => withSlip(await byTransfer()),
      status: 'slipSent',
      dueCents: total,
      mail: '$31.08',
    },
    {
      name: 'transfer, partly paid',
      make: async () => part(await byTransfer()),
      status: 'partPaid',
      dueCents: 2108,
      mail: '$21.08',
    },
    {
      name: 'card, edited, balance due',
      make: async () => changed(await byCard(), 3),
      status: 'balanceDue',
      dueCents: 1554,
      mail: '$15.54',
    },
    {
      name: 'card, partly refunded',
      make: async () => refunded(await byCard(), 1),
      status: 'partRefunded',
      mail: 'We have refunded $15.54',
    },
    {
      name: 'card, canceled, refund in progress',
      make: async () => cancelled(await byCard()),
      status: 'refunding',
      mail: 'We’re refunding $31.08.',
      isToldInMail: true,
    },
    {
      name: 'transfer, canceled after the slip was sent',
      make: async () => cancelled(await withSlip(await byTransfer())),
      status: 'checkingSlip',
      mail: 'If your transfer arrived, we’ll refund it in full',
      isToldInMail: true,
    },
    {
      name: 'card, returned',
      make: async () => moved(await byCard(), inProgress, completed, returned),
      status: 'refundDue',
      refundDueCents: total,
      mail: 'We owe you a refund of $31.08. The refund goes to the card you paid with.',
      isToldInMail: true,
    },
    {
      name: 'card, returned and refunded',
      make: async () => refunded(await moved(await byCard(), inProgress, completed, returned), null),
      status: 'refunded',
      mail: 'We have refunded $31.08',
    },
  ];

  return {
    app,
    db,
    query,
    office,
    kinds,
    byCard,
    byCode,
    byTransfer,
    withSlip,
    cancelled,
    part,
    changed,
    seen,
    progressOf,
    lastMail,
    invoiceOf,
    total,
  };
}
