import type { PaymentNotice } from '#shop/mail/mail.ts';
import { type Block, paragraph } from './mail-page.ts';
import type { MailWords } from './mail-words.ts';
import { figure, named, paidFigure } from './phrase.ts';

/** Returns a button to the order's page. */
export const seeOrder = (
  number: string,
  { phrase, page }: MailWords,
  kind: 'button' | 'link' = 'button',
): Block => ({
  kind,
  label: phrase('seeOrder'),
  url: page(`/orders-history?order=${encodeURIComponent(number)}`),
});

/** Returns a button for an order that isn't shown anywhere any more. The cart still has its items. */
export const orderAgain = ({ phrase, page }: MailWords): Block => ({
  kind: 'button',
  label: phrase('orderAgain'),
  url: page('/cart'),
});

export const numberAndAmount = ({ number, amountCents, paid, paidRiel }: PaymentNotice) => ({
  number: figure(number),
  amount: paid === undefined ? paidFigure(amountCents, paidRiel) : figure(paid),
});

/** Returns the greeting, without a name if the address may be a stranger's. */
export const hello = ({ firstName }: { firstName: string }, { phrase }: MailWords): Block =>
  paragraph(firstName === '' ? phrase('helloNameless') : phrase('hello', { firstName: named(firstName) }));
