import type { PaymentTold, TransferAwaited } from '#shop/mail/mail.ts';
import { amountText } from '#rules/money.ts';
import { rielText } from '#rules/riel.ts';
import { type Block, type MailPage, paragraph, softParagraph } from '../mail-page.ts';
import type { MailLabel, MailWords } from '../mail-words.ts';
import { figure, named, type Phrase, words } from '../phrase.ts';

const figuresOf = ({ number, amountCents }: PaymentTold) => ({
  number: figure(number),
  amount: figure(amountText(amountCents)),
});

/** Each account with what to type into the bank's form. */
const accountBlocks = (told: TransferAwaited, { say, pair }: MailWords): Block[] =>
  told.accounts.map(({ bank, accountName, accountNumber, currency }) => {
    const riel = currency === 'KHR' ? told.riel : undefined;
    const rows: [MailLabel, Phrase][] = [
      ['accountName', named(accountName)],
      ['accountNumber', figure(accountNumber)],
      ['transferAmount', figure(riel === undefined ? amountText(told.amountCents) : rielText(riel))],
      ['transferRemark', figure(told.number)],
    ];
    return {
      kind: 'box',
      title: words(bank),
      lines: rows.map(([label, value]) => pair(say(label), value)),
    };
  });

const orderLink = ({ number }: PaymentTold, { say, page }: MailWords): Block => ({
  kind: 'button',
  label: say('seeOrder'),
  url: page(`/orders-history?order=${encodeURIComponent(number)}`),
});

/** To the customer, as soon as the order is placed: where to pay it, and until when. */
export function transferAwaited(told: TransferAwaited, mail: MailWords): MailPage {
  const values = { ...figuresOf(told), time: mail.minute(told.until) };
  const text = mail.say('transferBy', values);
  return {
    subject: mail.say('transferSubject', values).text,
    heading: mail.say('transferHeading', values),
    preview: text.text,
    blocks: [
      paragraph(text),
      ...accountBlocks(told, mail),
      orderLink(told, mail),
      softParagraph(mail.say('transferSlip')),
    ],
  };
}

/** The same once more, before the time is over. */
export function transferReminder(told: TransferAwaited, mail: MailWords): MailPage {
  const values = { ...figuresOf(told), time: mail.minute(told.until) };
  const heading = mail.say('transferLastSubject', values);
  const text = mail.say('transferLast', values);
  return {
    subject: heading.text,
    heading,
    preview: text.text,
    blocks: [
      paragraph(text),
      ...accountBlocks(told, mail),
      paragraph(mail.say('transferAlready')),
      orderLink(told, mail),
    ],
  };
}

/** To the customer whose order ended because nobody saw a transfer. */
export function transferEnded(told: PaymentTold, { say, page }: MailWords): MailPage {
  const heading = say('transferEndedSubject', figuresOf(told));
  const text = say('transferEnded', figuresOf(told));
  return {
    subject: heading.text,
    heading,
    preview: text.text,
    blocks: [
      paragraph(text),
      paragraph(say('transferEndedPaid')),
      { kind: 'button', label: say('orderAgain'), url: page('/cart') },
    ],
  };
}

/** To the customer whose transfer came when the goods were gone: it goes back. */
export function transferLate(told: PaymentTold, { say }: MailWords): MailPage {
  const heading = say('transferLateSubject', figuresOf(told));
  const text = say('transferLate', figuresOf(told));
  return {
    subject: heading.text,
    heading,
    preview: text.text,
    blocks: [paragraph(text), paragraph(say('transferLateWhere'))],
  };
}
