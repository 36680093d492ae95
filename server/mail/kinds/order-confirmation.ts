import type { MailContents } from '#shop/mail/mail.ts';
import { formatAmount } from '#rules/money.ts';
import { type Block, type MailPage, paragraph, textMail } from '../mail-page.ts';
import type { MailTexts } from '../mail-texts.ts';
import { endedOrder, orderAgain } from '../order-links.ts';
import { figure, rielFigure } from '../phrase.ts';

/** Asks a new customer to confirm: the deadline and the button. Empty if no confirmation is needed. */
export function confirmBlocks(
  { confirmBy, jobPath }: { confirmBy?: string; jobPath?: string },
  { phrase, site, minute }: MailTexts,
): Block[] {
  if (confirmBy === undefined || jobPath === undefined) return [];
  return [
    paragraph(phrase('confirmOrderBy', { time: minute(confirmBy) })),
    { kind: 'button', label: phrase('confirmOrder'), url: site(jobPath) },
  ];
}

/** Builds the email to the customer who requested the link again. It contains nothing they entered. */
export function orderToConfirm(order: MailContents['orderToConfirm'], mail: MailTexts): MailPage {
  const number = figure(order.number);
  const heading = mail.phrase('confirmOrderSubject', { number });
  const blocks = confirmBlocks(order, mail);
  const dollars = figure(formatAmount(order.totalCents));
  const riel = order.riel && rielFigure(order.riel.total);
  const total = mail.pair(mail.phrase('total'), riel ? mail.phrase('amountOr', { dollars, riel }) : dollars);
  return { subject: heading.text, heading, preview: total.text, blocks: [paragraph(total), ...blocks] };
}

/**
 * Builds the email to the customer whose unconfirmed order expired.
 */
export function orderNotConfirmed(order: MailContents['orderNotConfirmed'], mail: MailTexts): MailPage {
  const { number } = order;
  const heading = mail.phrase('notConfirmedSubject', { number: figure(number) });
  const text = mail.phrase('notConfirmed', { number: figure(number) });
  return textMail(heading, text, [orderAgain(mail), ...endedOrder(order, mail)]);
}
