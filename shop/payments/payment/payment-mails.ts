import type { Database } from '#database/schema.ts';
import { formatAmount } from '#rules/money.ts';
import type { PaidAmount } from '#contract/payment-status.ts';
import { formatRiel } from '#rules/riel.ts';
import { paidAmount, paymentNotes, paymentSummaryOf } from '#shop/orders/orders.ts';
import { type RefundCommand, type PaymentNotice, queueMail } from '#shop/mail/mail.ts';
import { orderToNotify, payerToNotify } from './settle-queries.ts';

type PaymentMailKind = 'paymentReceived' | 'paymentFailed' | 'transferEnded' | 'transferLate';

/** The address of an erased customer, who isn't notified. */
const erased = '';

/** Formats an amount as it was paid, in cents or riel. */
export const paidText = ({ currency, minor }: { currency: string; minor: number }): string =>
  currency === 'KHR' ? formatRiel(minor) : formatAmount(minor);

/** Notifies the customer that an unmatched payment was refunded. The amount is in cents or riel. */
export async function notifyUnmatched(
  db: Database,
  paymentId: number,
  amount: number,
  currency = 'USD',
): Promise<void> {
  const { email, language, firstName } = await payerToNotify(db, paymentId);
  if (email === erased) return;
  const isRiel = currency === 'KHR';
  const content = {
    number: '',
    firstName,
    amountCents: amount,
    ...(isRiel && { paid: formatRiel(amount) }),
  };
  await queueMail(db, { kind: 'paymentRefunded', to: email, language, content });
}

/** Notifies the customer of a payment event of an order, in its transaction. The amount is in cents. */
export async function notifyCustomer(
  db: Database,
  kind: PaymentMailKind,
  orderId: number,
  amountCents: number,
  more: Pick<PaymentNotice, 'backCents' | 'letGoCents' | 'isCancelled' | 'unpaidNumber'> = {},
): Promise<void> {
  const { email, language, number, firstName } = await orderToNotify(db, orderId);
  if (email === erased) return;
  const summary = await paymentSummaryOf(db, orderId);
  const notes = kind === 'transferEnded' ? paymentNotes(summary) : [];
  const content = {
    number,
    firstName,
    amountCents,
    ...rielIn(paidAmount(summary, amountCents)),
    ...(notes.length > 0 && { notes }),
    ...more,
  };
  await queueMail(db, { kind, to: email, language, content });
}

/** Returns an amount of an order in riel, if the order is paid in riel. */
export async function rielPaid(
  db: Database,
  orderId: number,
  cents: number,
): Promise<Pick<PaymentNotice, 'paidRiel'>> {
  return rielIn(paidAmount(await paymentSummaryOf(db, orderId), cents));
}

const rielIn = ({ riel }: PaidAmount): Pick<PaymentNotice, 'paidRiel'> =>
  riel === null ? {} : { paidRiel: riel };

export async function notifyRefund(db: Database, orderId: number, content: PaymentNotice): Promise<void> {
  const { email, language } = await orderToNotify(db, orderId);
  if (email !== erased) await queueMail(db, { kind: 'paymentRefunded', to: email, language, content });
}

/** Notifies the customer that their payment of a code will be refunded. */
export async function notifyRefundDue(
  db: Database,
  orderId: number,
  back: Pick<RefundCommand, 'amount' | 'why'> & { number?: string | undefined },
): Promise<void> {
  const { email, language, firstName, number } = await orderToNotify(db, orderId);
  const content = { firstName, ...back, number: back.number ?? number };
  if (email !== erased) await queueMail(db, { kind: 'moneyComesBack', to: email, language, content });
}
