import type { PaymentTold, TransferAwaited } from '#shop/mail/mail.ts';
import { amountText } from '#rules/money.ts';
import { rielText } from '#rules/riel.ts';
import { type Block, type MailPage, paragraph, softParagraph, textMail } from '../mail-page.ts';
import type { MailLabel, MailWords } from '../mail-words.ts';
import { numberAndAmount, orderAgain, seeOrder } from '../order-links.ts';
import { figure, named, type Phrase, words } from '../phrase.ts';

/** What is to be transferred, the other money beside it. */
function sumOf({ amountCents, riel }: TransferAwaited, { say }: MailWords, isRiel = false): Phrase {
  const dollars = figure(amountText(amountCents));
  if (riel === undefined) return dollars;
  const [amount, other] = isRiel ? [figure(rielText(riel)), dollars] : [dollars, figure(rielText(riel))];
  return say('amountBeside', { amount, other });
}

/** Each account with what to type into the bank's form. */
const accountBlocks = (told: TransferAwaited, mail: MailWords): Block[] =>
  told.accounts.map(({ bank, accountName, accountNumber, currency }) => {
    const { say, pair } = mail;
    const rows: [MailLabel, Phrase][] = [
      ['accountName', named(accountName)],
      ['accountNumber', figure(accountNumber)],
      ['transferAmount', sumOf(told, mail, currency === 'KHR')],
      ['transferRemark', figure(told.number)],
    ];
    return {
      kind: 'box',
      title: words(bank),
      lines: rows.map(([label, value]) => pair(say(label), value)),
    };
  });

/** To the customer, as soon as the order is placed: where to pay it, and until when. */
export function transferAwaited(told: TransferAwaited, mail: MailWords): MailPage {
  const values = { ...numberAndAmount(told), time: mail.minute(told.until) };
  const text = mail.say('transferBy', { ...values, amount: sumOf(told, mail) });
  return {
    subject: mail.say('transferSubject', values).text,
    heading: mail.say('transferHeading', values),
    preview: text.text,
    blocks: [
      paragraph(text),
      ...accountBlocks(told, mail),
      seeOrder(told.number, mail),
      softParagraph(mail.say('transferSlip')),
    ],
  };
}

/** The same once more, before the time is over. */
export function transferReminder(told: TransferAwaited, mail: MailWords): MailPage {
  const values = { ...numberAndAmount(told), time: mail.minute(told.until) };
  const heading = mail.say('transferLastSubject', values);
  const text = mail.say('transferLast', values);
  return textMail(heading, text, [
    ...accountBlocks(told, mail),
    paragraph(mail.say('transferAlready')),
    seeOrder(told.number, mail),
  ]);
}

/** To the customer whose order ended because nobody saw a transfer. */
export function transferEnded(told: PaymentTold, mail: MailWords): MailPage {
  const { say } = mail;
  const heading = say('transferEndedSubject', numberAndAmount(told));
  const text = say('transferEnded', numberAndAmount(told));
  return textMail(heading, text, [paragraph(say('transferEndedPaid')), orderAgain(mail)]);
}

/** To the customer whose transfer came when the goods were gone: it goes back. */
export function transferLate(told: PaymentTold, { say }: MailWords): MailPage {
  const heading = say('transferLateSubject', numberAndAmount(told));
  const text = say('transferLate', numberAndAmount(told));
  return textMail(heading, text, [paragraph(say('transferLateWhere'))]);
}
