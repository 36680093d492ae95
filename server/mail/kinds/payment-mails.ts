import type { MoneyBack, PaymentTold } from '#shop/mail/mail.ts';
import { amountText } from '#rules/money.ts';
import { type MailPage, paragraph, softParagraph, textMail } from '../mail-page.ts';
import type { MailWords } from '../mail-words.ts';
import { numberAndAmount, orderAgain, seeOrder } from '../order-links.ts';
import { figure } from '../phrase.ts';

/** To the customer: the money for an order is here. */
export function paymentReceived(payment: PaymentTold, mail: MailWords): MailPage {
  const heading = mail.phrase('paidSubject', numberAndAmount(payment));
  const text = mail.phrase('paid', numberAndAmount(payment));
  const { letGoCents: missing } = payment;
  const letGo = missing ? [paragraph(mail.phrase('paidLetGo', { amount: figure(amountText(missing)) }))] : [];
  return { ...textMail(heading, text, [...letGo, seeOrder(payment.number, mail)]), brief: text.text };
}

/** To the customer who was told that we are checking the payment. The order is shown nowhere, so nothing leads to it. */
export function paymentFailed(payment: PaymentTold, mail: MailWords): MailPage {
  const { phrase } = mail;
  const heading = phrase('paymentFailedSubject', numberAndAmount(payment));
  const text = phrase('paymentFailed', numberAndAmount(payment));
  return textMail(heading, text, [orderAgain(mail)]);
}

/** To the customer: money goes back. Of an order that was void, or of none at all: then it has no number. */
export function paymentRefunded(payment: PaymentTold, { phrase }: MailWords): MailPage {
  const isUnmatched = payment.number === '';
  const heading = phrase(isUnmatched ? 'strayRefundedSubject' : 'refundedSubject', numberAndAmount(payment));
  const text = phrase(isUnmatched ? 'strayRefunded' : 'refunded', numberAndAmount(payment));
  return { ...textMail(heading, text, [softParagraph(phrase('refundedWhen'))]), brief: text.text };
}

const whys = { twice: 'moneyBackTwice', late: 'moneyBackLate', other: 'moneyBackOther' } as const;

/** To the customer: what they paid a code with goes back, and why. */
export function moneyComesBack({ number, amount, why }: MoneyBack, { phrase }: MailWords): MailPage {
  const values = { number: figure(number), amount: figure(amount) };
  const heading = phrase('moneyBackSubject', values);
  return textMail(heading, phrase(whys[why], values), [softParagraph(phrase('moneyBackWhen'))]);
}
