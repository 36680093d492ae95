import type { MoneyBack, PaymentTold } from '#shop/mail/mail.ts';
import { type MailPage, softParagraph, textMail } from '../mail-page.ts';
import type { MailWords } from '../mail-words.ts';
import { numberAndAmount, orderAgain, seeOrder } from '../order-links.ts';
import { figure } from '../phrase.ts';

/** To the customer: the money for an order is here. */
export function paymentReceived(told: PaymentTold, mail: MailWords): MailPage {
  const heading = mail.say('paidSubject', numberAndAmount(told));
  const text = mail.say('paid', numberAndAmount(told));
  return textMail(heading, text, [seeOrder(told.number, mail)]);
}

/** To the customer who was told that we are checking the payment. The order is shown nowhere, so nothing leads to it. */
export function paymentFailed(told: PaymentTold, mail: MailWords): MailPage {
  const { say } = mail;
  const heading = say('paymentFailedSubject', numberAndAmount(told));
  const text = say('paymentFailed', numberAndAmount(told));
  return textMail(heading, text, [orderAgain(mail)]);
}

/** To the customer: money goes back. Of an order that was void, or of none at all: then it has no number. */
export function paymentRefunded(told: PaymentTold, { say }: MailWords): MailPage {
  const isUnmatched = told.number === '';
  const heading = say(isUnmatched ? 'strayRefundedSubject' : 'refundedSubject', numberAndAmount(told));
  const text = say(isUnmatched ? 'strayRefunded' : 'refunded', numberAndAmount(told));
  return textMail(heading, text, [softParagraph(say('refundedWhen'))]);
}

const whys = { twice: 'moneyBackTwice', late: 'moneyBackLate', other: 'moneyBackOther' } as const;

/** To the customer: what they paid a code with goes back, and why. */
export function moneyComesBack({ amount, why }: MoneyBack, { say }: MailWords): MailPage {
  const values = { amount: figure(amount) };
  const heading = say('moneyBackSubject', values);
  return textMail(heading, say(whys[why], values), [softParagraph(say('moneyBackWhen'))]);
}
