import { proofSays } from '#contract/proofs.ts';
import { formatAmount } from '#rules/money.ts';
import type { ProofMail } from '#shop/mail/mail.ts';
import { type Block, type MailPage, paragraph, textMail } from '../mail-page.ts';
import type { MailTexts } from '../mail-texts.ts';
import { figure, named } from '../phrase.ts';
import { missingArtwork } from './artwork-asked.ts';
import { filesOf } from './order-received.ts';

/** Builds the email to the customer: a proof to check. */
export const proofReady = (proof: ProofMail, mail: MailTexts): MailPage =>
  page(proof, mail, 'proofReadySubject');

/** Builds the reminder to a customer who hasn't answered it. */
export const proofReminder = (proof: ProofMail, mail: MailTexts): MailPage =>
  page(proof, mail, 'proofReminderSubject');

function page(
  content: ProofMail,
  mail: MailTexts,
  subject: 'proofReadySubject' | 'proofReminderSubject',
): MailPage {
  const { number, proof, itemId, jobPath, now } = content;
  const { phrase, site } = mail;
  const heading = phrase(subject, { number: figure(number) });
  const path = jobPath && `${jobPath}/proofs/${itemId}-${proof}`;
  const button: Block[] = path ? [{ kind: 'button', label: phrase('viewProof'), url: site(path) }] : [];
  // Between sending and delivery, or before it is sent again, work may have begun or the order been edited.
  if (now && now.situation !== 'open') {
    const [what, next] = proofSays[now.situation];
    return textMail(heading, phrase(what), [...(next ? [paragraph(phrase(next))] : []), ...button]);
  }
  return textMail(heading, phrase('proofReady', { n: figure(String(proof)) }), [
    ...shown(now, mail),
    ...button,
    paragraph(phrase('proofAnswer')),
    ...missingArtwork(content, mail),
  ]);
}

/** The picture of a proof, and what it costs. */
function shown(now: ProofMail['now'], { phrase, site }: MailTexts): Block[] {
  if (!now) return [];
  const { totalCents, orderCents, pieceCents } = now;
  const [total, was] = [figure(formatAmount(totalCents)), figure(formatAmount(orderCents))];
  const picture = now.picture && { picture: site(now.picture) };
  return [
    {
      kind: 'items',
      rows: [{ name: named(now.item), ...picture, details: filesOf(now, phrase), amount: null }],
    },
    paragraph(phrase(totalCents === orderCents ? 'priceSame' : 'priceNew', { total, was })),
    ...(pieceCents === null
      ? []
      : [paragraph(phrase('pieceAgreed', { price: figure(formatAmount(pieceCents)) }))]),
  ];
}
