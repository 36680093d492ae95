import type { AccountDue, BalanceAsked, PaymentLink } from '#shop/mail/mail.ts';
import { formatAmount } from '#rules/money.ts';
import { paidText } from '#rules/riel.ts';
import { type MailPage, paragraph } from '../mail-page.ts';
import type { MailTexts } from '../mail-texts.ts';
import { figure, type Phrase, rielFigure } from '../phrase.ts';

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
  return payPage(mail, phrase('payLinkSubject', values), phrase('payLinkText', values), jobPath);
}

/** Builds the email that the goods are ready and the balance of the deposit is due. */
export function balanceRequestEmail(
  { number, amountCents, paidRiel, isPickUp, jobPath }: BalanceAsked,
  mail: MailTexts,
): MailPage {
  const { phrase } = mail;
  const amount = figure(paidText({ cents: amountCents, riel: paidRiel ?? null }));
  const values = { number: figure(number), amount };
  const text = phrase(isPickUp ? 'balancePickUp' : 'balanceText', values);
  return payPage(mail, phrase('balanceSubject', values), text, jobPath);
}

/** Builds the reminder that an order on account is to be paid today, or was a week ago. */
export function accountDue(
  { number, amountCents, paidRiel, dueOn, isOverdue, jobPath }: AccountDue,
  mail: MailTexts,
): MailPage {
  const { phrase } = mail;
  const amount = figure(paidText({ cents: amountCents, riel: paidRiel ?? null }));
  const values = { number: figure(number), amount, day: mail.dateOnly(dueOn) };
  const heading = phrase(isOverdue ? 'overdueSubject' : 'accountDueSubject', values);
  return payPage(mail, heading, phrase(isOverdue ? 'overdueText' : 'accountDueText', values), jobPath);
}

/** An email that leads to the page where an order is paid. */
function payPage(mail: MailTexts, heading: Phrase, text: Phrase, jobPath: string | undefined): MailPage {
  return {
    subject: heading.text,
    heading,
    preview: text.text,
    blocks: [
      paragraph(text),
      ...(jobPath === undefined
        ? []
        : [{ kind: 'button', label: mail.phrase('payLink'), url: mail.site(jobPath) } as const]),
    ],
  };
}
