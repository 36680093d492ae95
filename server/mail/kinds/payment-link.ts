import type { PaymentLink } from '#shop/mail/mail.ts';
import { formatAmount } from '#rules/money.ts';
import { type MailPage, paragraph } from '../mail-page.ts';
import type { MailTexts } from '../mail-texts.ts';
import { figure, rielFigure } from '../phrase.ts';

/**
 * Builds the email to a customer who ordered by phone: the total, the deadline, and where to pay. It contains
 * nothing they said.
 */
export function paymentLink(
  { number, amountCents, riel, until, jobPath }: PaymentLink,
  mail: MailTexts,
): MailPage {
  const { phrase } = mail;
  const dollars = figure(formatAmount(amountCents));
  const amount = riel === undefined ? dollars : phrase('amountOr', { dollars, riel: rielFigure(riel) });
  const values = { number: figure(number), amount, time: mail.minute(until) };
  const heading = phrase('payLinkSubject', values);
  const text = phrase('payLinkText', values);
  return {
    subject: heading.text,
    heading,
    preview: text.text,
    blocks: [
      paragraph(text),
      ...(jobPath === undefined
        ? []
        : [{ kind: 'button', label: phrase('payLink'), url: mail.site(jobPath) } as const]),
    ],
  };
}
