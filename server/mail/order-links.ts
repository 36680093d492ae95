import type { PaymentNotice } from '#shop/mail/mail.ts';
import { type Block, paragraph } from './mail-page.ts';
import type { MailTexts } from './mail-texts.ts';
import { figure, named, paidFigure } from './phrase.ts';

/** An order, and the link to its page if it has one. */
interface Linked {
  number: string;
  jobPath?: string;
}

/** Returns a button to the order's page; without a link, to the order in the account. */
export const seeOrder = (
  { number, jobPath }: Linked,
  { phrase, page, site }: MailTexts,
  kind: 'button' | 'link' = 'button',
): Block => ({
  kind,
  label: phrase('seeOrder'),
  url: jobPath === undefined ? page(`/orders-history?order=${encodeURIComponent(number)}`) : site(jobPath),
});

/** Returns a link to the page of an order that is over, if it has one. */
export const endedOrder = (order: Linked, mail: MailTexts): Block[] =>
  order.jobPath === undefined ? [] : [seeOrder(order, mail, 'link')];

/** Returns a button for an order that isn't shown anywhere any more. The cart still has its items. */
export const orderAgain = ({ phrase, page }: MailTexts): Block => ({
  kind: 'button',
  label: phrase('orderAgain'),
  url: page('/cart'),
});

export const numberAndAmount = ({ number, amountCents, paid, paidRiel }: PaymentNotice) => ({
  number: figure(number),
  amount: paid === undefined ? paidFigure(amountCents, paidRiel) : figure(paid),
});

/** Returns the greeting, without a name if the address may be a stranger's. */
export const hello = ({ firstName }: { firstName: string }, { phrase }: MailTexts): Block =>
  paragraph(firstName === '' ? phrase('helloNameless') : phrase('hello', { firstName: named(firstName) }));
