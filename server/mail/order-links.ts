import type { PaymentTold } from '#shop/mail/mail.ts';
import { amountText } from '#rules/money.ts';
import { type Block, paragraph } from './mail-page.ts';
import type { MailWords } from './mail-words.ts';
import { figure, named } from './phrase.ts';

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

export const numberAndAmount = ({ number, amountCents, paid }: PaymentTold) => ({
  number: figure(number),
  amount: figure(paid ?? amountText(amountCents)),
});

/** Nobody's name goes to an address that may be a stranger's: then there is no greeting. */
export const hello = ({ firstName }: { firstName: string }, { phrase }: MailWords): Block[] =>
  firstName === '' ? [] : [paragraph(phrase('hello', { firstName: named(firstName) }))];
