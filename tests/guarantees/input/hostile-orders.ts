import { randomUUID } from 'node:crypto';
import { writeCustomerNote } from '#contract/operations/office/customers/write-customer-note.ts';
import { confirmTransfer } from '#contract/operations/office/money/confirm-transfer.ts';
import { getRefundable } from '#contract/operations/office/money/get-refundable.ts';
import { listPendingPayments } from '#contract/operations/office/money/list-waiting-money.ts';
import { recordManualRefund } from '#contract/operations/office/money/note-sent-back.ts';
import { refundOrder } from '#contract/operations/office/money/refund-order.ts';
import { sendOrder } from '#contract/operations/office/orders/send-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { writeOrderNote } from '#contract/operations/office/orders/write-order-note.ts';
import { placePhoneOrder } from '#contract/operations/office/phone-orders/place-phone-order.ts';
import { quotePhoneOrder } from '#contract/operations/office/phone-orders/quote-phone-order.ts';
import { saveCustomer } from '#contract/operations/office/phone-orders/save-customer.ts';
import type { Database } from '#database/schema.ts';
import type { PlacedOrders } from '../../support/office-places.ts';
import { until } from '../until.ts';
import type { Calls } from './hostile-connections.ts';
import type { HostileTexts } from './hostile-fields.ts';

/** Returns a product that a phone order can contain without selecting options. */
const productWithoutChoices = async (db: Database): Promise<number> => {
  const { id } = await db
    .selectFrom('product')
    .select('id')
    .where('published', '=', true)
    .where('digital_file', 'is', null)
    .where('stock', '>', 50)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('product_option').select('option_id').whereRef('product_id', '=', 'product.id'),
        ),
      ),
    )
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Creates a customer whose texts are payloads. Returns its id. */
export async function hostileCustomer({ done }: Pick<Calls, 'done'>, texts: HostileTexts): Promise<number> {
  const { id } = await done(saveCustomer, {
    who: { number: '012700999', language: 'en' },
    firstName: texts.of('customer first name', 200),
    lastName: texts.of('customer last name', 150),
    mobile: '',
    address: texts.of('customer address', 600),
    stateId: null,
    cityId: null,
    postalCode: texts.of('customer postal code', 20),
  });
  return id;
}

/** Places phone orders whose texts are payloads, ships one, and pays and refunds another. */
export async function hostileOrders(
  db: Database,
  { done }: Pick<Calls, 'done'>,
  texts: HostileTexts,
  customerId: number,
): Promise<PlacedOrders> {
  const plain = await productWithoutChoices(db);

  async function order(method: 'cash' | 'transfer'): Promise<string> {
    const wish = {
      customerId,
      lines: [{ productId: plain, quantity: 1, options: [] }],
      language: 'en' as const,
    };
    const { sums } = await done(quotePhoneOrder, { ...wish, aloudIn: 'en', way: method });
    const placed = await done(placePhoneOrder, {
      ...wish,
      key: randomUUID(),
      way: method,
      note: texts.of('order note', 2000),
      gift: { message: texts.of('gift message', 200), wrap: true, withoutPrices: false },
      company: {
        name: texts.of('company name', 150),
        taxNumber: texts.of('company tax number', 40),
        address: texts.of('company address', 300),
      },
      totalCents: sums.totalCents,
      saidYes: true,
    });
    return placed.number;
  }

  /** Records a transfer and refunds part of it manually. */
  async function moneyBack(number: string): Promise<void> {
    const { transfers } = await done(listPendingPayments, {});
    const { cents } = transfers.find((each: { number: string }) => each.number === number);
    await done(confirmTransfer, {
      number,
      seen: { currency: 'USD', amount: cents },
      reference: texts.of('bank reference of a transfer', 100),
      account: '',
      day: new Date().toISOString().slice(0, 10),
      isSecond: false,
      effect: 'place',
    });
    for (const isNoted of [true, false]) {
      const { leftCents } = (await done(getRefundable, { number })).refundable;
      const of = { kind: 'amount' as const, cents: 100 };
      const reason = texts.of('refund reason', 500);
      const { refundId } = await done(refundOrder, {
        number,
        of,
        leftCents,
        reason,
        key: randomUUID().replaceAll('-', ''),
      });
      if (!isNoted) continue;
      const isOnTheList = async () =>
        (await done(listPendingPayments, {})).back.some((each: { id: number }) => each.id === refundId);
      await until('a payment to refund manually', isOnTheList);
      await done(recordManualRefund, {
        what: 'refund',
        id: refundId,
        reference: texts.of('bank reference of a refund', 100),
        note: texts.of('note of a refund', 500),
      });
    }
  }

  const [sent, changeable, transfer, waiting] = [
    await order('cash'),
    await order('cash'),
    await order('transfer'),
    await order('transfer'),
  ];
  await done(writeCustomerNote, {
    id: customerId,
    key: randomUUID(),
    text: texts.of('note about a customer', 2000),
  });
  for (const number of [sent, changeable])
    await done(writeOrderNote, { number, key: randomUUID(), text: texts.of('note among staff', 2000) });
  await done(takeOrderStep, { number: sent, step: 'prepare', from: 'active' });
  await done(sendOrder, {
    number: sent,
    parcel: texts.of('parcel number', 60),
    carrier: texts.of('parcel carrier', 60),
  });
  await moneyBack(transfer);
  return { sent, changeable, transfer, waiting, customer: customerId };
}
