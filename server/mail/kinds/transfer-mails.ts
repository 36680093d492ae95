import type { MailContents, PaymentNotice, TransferAwaited } from '#shop/mail/mail.ts';
import { formatAmount } from '#rules/money.ts';
import { type Block, type MailPage, paragraph, softParagraph, textMail } from '../mail-page.ts';
import type { MailLabel, MailTexts } from '../mail-texts.ts';
import { endedOrder, hello, numberAndAmount, orderAgain, seeOrder } from '../order-links.ts';
import { notePhrases } from '../payment-notes.ts';
import { figure, named, type Phrase, rielFigure, plainPhrase } from '../phrase.ts';

/** Returns the amount to transfer, with the other currency beside it. */
function totalOf({ amountCents, riel }: TransferAwaited, { phrase }: MailTexts, isRiel = false): Phrase {
  const dollars = figure(formatAmount(amountCents));
  if (riel === undefined) return dollars;
  const [amount, other] = isRiel ? [rielFigure(riel), dollars] : [dollars, rielFigure(riel)];
  return phrase('amountBeside', { amount, other });
}

/** Returns each account, with the values to enter in the bank's form. */
const accountBlocks = (transfer: TransferAwaited, mail: MailTexts): Block[] =>
  transfer.accounts.map(({ bank, accountName, accountNumber, currency }) => {
    const { phrase, pair } = mail;
    const rows: [MailLabel, Phrase][] = [
      ['accountName', named(accountName)],
      ['accountNumber', figure(accountNumber)],
      ['transferAmount', totalOf(transfer, mail, currency === 'KHR')],
      ['transferRemark', figure(transfer.number)],
    ];
    return {
      kind: 'box',
      title: plainPhrase(bank),
      lines: rows.map(([label, value]) => pair(phrase(label), value)),
    };
  });

/** Builds the email to the customer, right after the order: where to pay and the deadline. */
export function transferAwaited(transfer: TransferAwaited, mail: MailTexts): MailPage {
  const values = { ...numberAndAmount(transfer), time: mail.minute(transfer.until) };
  const text = mail.phrase('transferBy', { ...values, amount: totalOf(transfer, mail) });
  const subject = mail.phrase('transferSubject', values).text;
  return {
    subject,
    brief: subject,
    heading: mail.phrase('transferHeading', values),
    preview: text.text,
    blocks: [
      paragraph(text),
      ...accountBlocks(transfer, mail),
      seeOrder(transfer, mail),
      softParagraph(mail.phrase('transferSlip')),
    ],
  };
}

/** Builds the reminder before the deadline. */
export function transferReminder(transfer: TransferAwaited, mail: MailTexts): MailPage {
  const values = { ...numberAndAmount(transfer), time: mail.minute(transfer.until) };
  const heading = mail.phrase('transferLastSubject', values);
  const text = mail.phrase('transferLast', values);
  return textMail(heading, text, [
    ...accountBlocks(transfer, mail),
    paragraph(mail.phrase('transferAlready')),
    seeOrder(transfer, mail),
  ]);
}

/** Builds the email to the customer whose transfer is too low: the balance due and where to send it. */
export function transferShort(transfer: MailContents['transferShort'], mail: MailTexts): MailPage {
  const values = {
    ...numberAndAmount(transfer),
    came: figure(formatAmount(transfer.cameCents)),
    total: figure(formatAmount(transfer.totalCents)),
    time: mail.minute(transfer.until),
  };
  const subject = mail.phrase('transferShortSubject', values);
  const text = mail.phrase('transferShort', { ...values, amount: totalOf(transfer, mail) });
  return {
    subject: subject.text,
    brief: subject.text,
    heading: subject,
    preview: text.text,
    blocks: [
      hello(transfer, mail),
      paragraph(text),
      ...accountBlocks(transfer, mail),
      seeOrder(transfer, mail),
    ],
  };
}

/** Builds the email to the customer whose order expired without a transfer. */
export function transferEnded(transfer: PaymentNotice, mail: MailTexts): MailPage {
  const { phrase } = mail;
  if (transfer.backCents !== undefined) {
    const values = { ...numberAndAmount(transfer), came: figure(formatAmount(transfer.backCents)) };
    return textMail(phrase('transferEndedPartSubject', values), phrase('transferEndedPart', values), [
      paragraph(phrase('transferLateWhere')),
      ...endedOrder(transfer, mail),
    ]);
  }
  const heading = phrase('transferEndedSubject', numberAndAmount(transfer));
  const text = phrase('transferEnded', numberAndAmount(transfer));
  const { notes = [] } = transfer;
  const paid = notes.length > 0 ? notePhrases(notes, mail) : [phrase('transferEndedPaid')];
  return textMail(heading, text, [...paid.map(paragraph), orderAgain(mail), ...endedOrder(transfer, mail)]);
}

/**
 * Builds the email to the customer whose transfer arrived after the items sold out or the order was canceled:
 * it is refunded.
 */
export function transferLate(transfer: PaymentNotice, mail: MailTexts): MailPage {
  const { phrase } = mail;
  const { isCancelled } = transfer;
  const values = numberAndAmount(transfer);
  const heading = phrase(isCancelled ? 'transferCancelledSubject' : 'transferLateSubject', values);
  const text = phrase(isCancelled ? 'transferCancelled' : 'transferLate', values);
  return textMail(heading, text, [paragraph(phrase('transferLateWhere')), ...endedOrder(transfer, mail)]);
}
