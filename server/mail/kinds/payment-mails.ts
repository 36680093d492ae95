import { refundDestination } from '#contract/payment-status.ts';
import type { RefundCommand, PaymentNotice } from '#shop/mail/mail.ts';
import { formatAmount, reductionText, sumCents } from '#rules/money.ts';
import { type Block, type MailPage, paragraph, softParagraph, type Sum, textMail } from '../mail-page.ts';
import type { MailTexts } from '../mail-texts.ts';
import { endedOrder, hello, numberAndAmount, orderAgain, seeOrder } from '../order-links.ts';
import { notePhrases } from '../payment-notes.ts';
import { figure, join, named, paidFigure } from '../phrase.ts';

/** Builds the email to the customer: the payment of an order was received. */
export function paymentReceived(payment: PaymentNotice, mail: MailTexts): MailPage {
  const heading = mail.phrase('paidSubject', numberAndAmount(payment));
  const text = mail.phrase('paid', numberAndAmount(payment));
  const { letGoCents: missing, unpaidNumber } = payment;
  const waive = missing
    ? [paragraph(mail.phrase('paidLetGo', { amount: figure(formatAmount(missing)) }))]
    : [];
  const other = unpaidNumber ? [paragraph(mail.phrase('paidOther', { number: figure(unpaidNumber) }))] : [];
  return {
    ...textMail(heading, text, [...waive, ...other, seeOrder(payment, mail)]),
    brief: text.text,
  };
}

/**
 * Builds the email to the customer whose payment was being checked and failed.
 */
export function paymentFailed(payment: PaymentNotice, mail: MailTexts): MailPage {
  const { phrase } = mail;
  const heading = phrase('paymentFailedSubject', numberAndAmount(payment));
  const text = phrase('paymentFailed', numberAndAmount(payment));
  return textMail(heading, text, [orderAgain(mail), ...endedOrder(payment, mail)]);
}

/**
 * Builds the email to the customer: a refund is on its way. The order may be void, or there may be none, and
 * then no number.
 */
export function paymentRefunded(payment: PaymentNotice, mail: MailTexts): MailPage {
  const { phrase } = mail;
  const isUnmatched = payment.number === '';
  const { amountCents, offCents = 0 } = payment;
  const isOnlyLower = amountCents === 0 && offCents > 0;
  const [key, subject] = isOnlyLower
    ? (['lowered', 'loweredSubject'] as const)
    : isUnmatched
      ? (['strayRefunded', 'strayRefundedSubject'] as const)
      : (['refunded', 'refundedSubject'] as const);
  const values = numberAndAmount(isOnlyLower ? { ...payment, amountCents: offCents } : payment);
  const heading = phrase(subject, values);
  const text = phrase(key, values);
  const page = textMail(heading, text, [
    ...linesOf(payment, mail),
    ...notePhrases(payment.notes ?? [], mail).map(paragraph),
    ...(isOnlyLower ? [] : whereTo(payment, mail)),
    ...endedOrder(payment, mail),
  ]);
  return { ...page, blocks: [hello(payment, mail), ...page.blocks], brief: text.text };
}

/** Returns the refunded units, less the coupon's discount. */
function linesOf(
  { lines = [], amountCents, offCents = 0, paidRiel }: PaymentNotice,
  { phrase, payment }: MailTexts,
): Block[] {
  if (lines.length === 0) return [];
  const coupon = sumCents(lines.map(({ cents }) => cents)) - amountCents - offCents;
  const rows: Sum[] = lines.map(({ quantity, name, cents }) => ({
    name: join([figure(`${quantity} ×`), named(name)], ' '),
    amount: figure(formatAmount(cents)),
    tone: 'plain',
  }));
  const share: Sum[] =
    coupon > 0 ? [{ name: phrase('couponShare'), amount: figure(reductionText(coupon)), tone: 'plain' }] : [];
  const lowered: Sum[] =
    offCents > 0 ? [{ name: payment('lowered'), amount: figure(formatAmount(offCents)), tone: 'plain' }] : [];
  if (amountCents === 0) return [{ kind: 'sums', rows: [...rows, ...share, ...lowered] }];
  const total: Sum = {
    name: phrase('refundTotal'),
    amount: paidFigure(amountCents, paidRiel),
    tone: 'total',
  };
  return [{ kind: 'sums', rows: [...rows, ...share, ...lowered, total] }];
}

const goesTo = { card: 'noteToCard', wallet: 'noteToWallet', account: 'noteToAccount' } as const;

/** Returns to which payment method the refund is made, and that it may take a few days. Cash needs neither. */
function whereTo({ paymentMethodId = 0 }: PaymentNotice, { phrase, payment }: MailTexts): Block[] {
  const to = refundDestination(paymentMethodId);
  return [
    ...(to === 'cash' || to === 'other' ? [] : [paragraph(payment(goesTo[to]))]),
    ...(to === 'cash' ? [] : [softParagraph(phrase('refundedWhen'))]),
  ];
}

const whys = {
  twice: 'moneyBackTwice',
  late: 'moneyBackLate',
  over: 'moneyBackOver',
  other: 'moneyBackOther',
} as const;

/** Builds the email that tells a customer why their QR code payment is refunded. */
export function refundArrives(refund: RefundCommand, mail: MailTexts): MailPage {
  const { number, amount, why } = refund;
  const { phrase } = mail;
  const values = { number: figure(number), amount: figure(amount) };
  const heading = phrase('moneyBackSubject', values);
  return textMail(heading, phrase(whys[why], values), [
    softParagraph(phrase('moneyBackWhen')),
    ...endedOrder(refund, mail),
  ]);
}
