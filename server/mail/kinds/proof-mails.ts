import type { ProofMail } from '#shop/mail/mail.ts';
import { type MailPage, paragraph, textMail } from '../mail-page.ts';
import type { MailTexts } from '../mail-texts.ts';
import { figure } from '../phrase.ts';

/** Builds the email to the customer: a proof to check. */
export const proofReady = (proof: ProofMail, mail: MailTexts): MailPage =>
  page(proof, mail, 'proofReadySubject');

/** Builds the reminder to a customer who hasn't answered it. */
export const proofReminder = (proof: ProofMail, mail: MailTexts): MailPage =>
  page(proof, mail, 'proofReminderSubject');

function page(
  { number, proof, itemId, jobPath }: ProofMail,
  { phrase, site }: MailTexts,
  subject: 'proofReadySubject' | 'proofReminderSubject',
): MailPage {
  const heading = phrase(subject, { number: figure(number) });
  const text = phrase('proofReady', { n: figure(String(proof)) });
  const path = jobPath && `${jobPath}/proofs/${itemId}-${proof}`;
  return textMail(heading, text, [
    ...(path ? [{ kind: 'button' as const, label: phrase('viewProof'), url: site(path) }] : []),
    paragraph(phrase('proofAnswer')),
  ]);
}
