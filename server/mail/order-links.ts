import type { PaymentTold } from '#shop/mail/mail.ts';
import { type Block, paragraph } from './mail-page.ts';
import type { MailWords } from './mail-words.ts';
import { figure, named, paidFigure } from './phrase.ts';

/** The way to an order's page. */
export const seeOrder = (
  number: string,
  { phrase, page }: MailWords,
  kind: 'button' | 'link' = 'button',
): Block => ({
  kind,
  label: phrase('seeOrder'),
  url: page(`/orders-history?order=${encodeURIComponent(number)}`),
});

/** Of an order that is shown nowhere any more: the cart still holds its things. */
export const orderAgain = ({ phrase, page }: MailWords): Block => ({
  kind: 'button',
  label: phrase('orderAgain'),
  url: page('/cart'),
});

export const numberAndAmount = ({ number, amountCents, paid, paidRiel }: PaymentTold) => ({
  number: figure(number),
  amount: paid === undefined ? paidFigure(amountCents, paidRiel) : figure(paid),
});

/** Nobody's name goes to an address that may be a stranger's. */
export const hello = ({ firstName }: { firstName: string }, { phrase }: MailWords): Block =>
  paragraph(firstName === '' ? phrase('helloNameless') : phrase('hello', { firstName: named(firstName) }));
