import type { PaymentTold } from '#shop/mail/mail.ts';
import { amountText } from '#rules/money.ts';
import { type MailPage, paragraph, softParagraph } from '../mail-page.ts';
import type { MailWords } from '../mail-words.ts';
import { figure } from '../phrase.ts';

const figuresOf = ({ number, amountCents }: PaymentTold) => ({
  number: figure(number),
  amount: figure(amountText(amountCents)),
});

const orderLink = ({ number }: PaymentTold, { say, page }: MailWords) => ({
  kind: 'button' as const,
  label: say('seeOrder'),
  url: page(`/orders-history?order=${encodeURIComponent(number)}`),
});

/** To the customer: the money for an order is here. */
export function paymentReceived(told: PaymentTold, mail: MailWords): MailPage {
  const heading = mail.say('paidSubject', figuresOf(told));
  const text = mail.say('paid', figuresOf(told));
  return {
    subject: heading.text,
    heading,
    preview: text.text,
    blocks: [paragraph(text), orderLink(told, mail)],
  };
}

/** To the customer who was told that we are checking the payment. The order is shown nowhere, so nothing leads to it. */
export function paymentFailed(told: PaymentTold, { say, page }: MailWords): MailPage {
  const heading = say('paymentFailedSubject', figuresOf(told));
  const text = say('paymentFailed', figuresOf(told));
  return {
    subject: heading.text,
    heading,
    preview: text.text,
    blocks: [paragraph(text), { kind: 'button', label: say('orderAgain'), url: page('/cart') }],
  };
}

/** To the customer: money goes back. Of an order that was void, or of none at all: then it has no number. */
export function paymentRefunded(told: PaymentTold, { say }: MailWords): MailPage {
  const isUnmatched = told.number === '';
  const heading = say(isUnmatched ? 'strayRefundedSubject' : 'refundedSubject', figuresOf(told));
  const text = say(isUnmatched ? 'strayRefunded' : 'refunded', figuresOf(told));
  return {
    subject: heading.text,
    heading,
    preview: text.text,
    blocks: [paragraph(text), softParagraph(say('refundedWhen'))],
  };
}
