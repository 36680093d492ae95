import type { OrderAltered } from '#shop/mail/mail.ts';
import { type Block, type MailPage, paragraph } from '../mail-page.ts';
import type { MailTexts } from '../mail-texts.ts';
import { seeOrder } from '../order-links.ts';
import { figure, paidFigure } from '../phrase.ts';
import { missingArtwork } from './artwork-asked.ts';
import { arrivalOf, orderBlocks } from './order-received.ts';

/**
 * Builds the email to the customer: their order was edited as requested, and what happens to the difference
 * in price.
 */
export function orderAltered(order: OrderAltered, mail: MailTexts): MailPage {
  const number = figure(order.number);
  const heading = mail.phrase('alteredSubject', { number });
  const text = mail.phrase('altered', { number });
  return {
    subject: heading.text,
    heading,
    preview: text.text,
    blocks: [
      paragraph(text),
      ...moneyOf(order, mail),
      ...arrivalOf(order, mail),
      ...missingArtwork(order, mail),
      seeOrder(order, mail, order.rest && order.jobPath !== undefined ? 'link' : 'button'),
      ...orderBlocks(order, mail),
    ],
  };
}

function moneyOf(
  { backCents: refundedCents, rest, jobPath, paidRiel }: OrderAltered,
  { phrase, site }: MailTexts,
): Block[] {
  const amount = paidFigure(refundedCents ?? rest?.cents ?? 0, paidRiel);
  if (refundedCents !== undefined)
    return [paragraph(phrase('alteredBack', { amount })), paragraph(phrase('refundedWhen'))];
  if (!rest || jobPath === undefined) return [];
  return [
    paragraph(phrase('alteredRest', { amount })),
    { kind: 'button', label: phrase('payRest'), url: site(jobPath) },
  ];
}
