import type { OrderAltered } from '#shop/mail/mail.ts';
import { type Block, type MailPage, paragraph } from '../mail-page.ts';
import type { MailTexts } from '../mail-texts.ts';
import { seeOrder } from '../order-links.ts';
import { figure, named, paidFigure } from '../phrase.ts';
import { missingArtwork } from './artwork-asked.ts';
import { orderBlocks } from './order-received.ts';

/**
 * Builds the email to the customer: their order was edited as requested, or they approved a proof, and what happens to
 * the difference in price.
 */
export function orderAltered(order: OrderAltered, mail: MailTexts): MailPage {
  const number = figure(order.number);
  const { approved, printed } = order;
  const heading = mail.phrase(approved === undefined ? 'alteredSubject' : 'approvedSubject', { number });
  const text =
    approved !== undefined
      ? mail.phrase('approvedText', { n: figure(String(approved)) })
      : printed
        ? mail.phrase('printAdded', { number, what: named(printed.join(', ')) })
        : mail.phrase('altered', { number });
  return {
    subject: heading.text,
    heading,
    preview: text.text,
    blocks: [
      paragraph(text),
      ...moneyOf(order, mail),
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
