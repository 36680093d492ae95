import type { MailContents, SampleRequest } from '#shop/mail/mail.ts';
import { type Block, type MailPage, softParagraph, textMail } from '../mail-page.ts';
import type { MailLabel, MailWords } from '../mail-words.ts';
import { address, figure, named, type Phrase, words, written } from '../phrase.ts';

/** Builds the email to the shop about a message. Replies go to its sender. */
export function contactReceived(content: MailContents['contactReceived'], mail: MailWords): MailPage {
  const { phrase } = mail;
  return {
    subject: phrase('contactSubject', { subject: words(content.subject) }).text,
    heading: phrase('contactHeading'),
    preview: content.message.slice(0, 100),
    blocks: [
      fields(mail, [
        ['name', named(content.fullName)],
        ['email', address(content.email)],
        ['phoneNumber', address(content.phoneNumber)],
        ['subject', written(content.subject)],
      ]),
      { kind: 'box', title: phrase('message'), lines: [written(content.message)] },
      ...answerHint(content.email, mail),
    ],
    ...forShop(content.email),
  };
}

/**
 * Builds the email to the person who requested samples. It contains nothing they entered, because the address
 * may be another person's.
 */
export function sampleRequestReceived(content: SampleRequest, mail: MailWords): MailPage {
  const { phrase } = mail;
  const text = phrase('sampleReceived');
  const heading = phrase('sampleSubject', { number: figure(content.number) });
  return textMail(heading, text, [sampleItems(content, mail), ...requestedBy(content, mail)]);
}

export function sampleRequestForShop(
  content: MailContents['sampleRequestForShop'],
  mail: MailWords,
): MailPage {
  const { phrase } = mail;
  const heading = phrase('sampleSubject', { number: figure(content.number) });
  const text = phrase('sampleForShop');
  return {
    ...textMail(heading, text, [
      sampleItems(content, mail),
      fields(mail, [
        ['name', named(content.fullName)],
        ['email', address(content.email)],
        ['phoneNumber', address(content.phoneNumber)],
        ['wantedBy', mail.day(content.wantedDate)],
        ['note', written(content.note)],
      ]),
      ...answerHint(content.email, mail),
    ]),
    ...forShop(content.email),
  };
}

export function sellerRequestReceived(
  _content: MailContents['sellerRequestReceived'],
  { phrase }: MailWords,
): MailPage {
  const heading = phrase('sellerSubject');
  const text = phrase('sellerRequest');
  return textMail(heading, text);
}

export function sellerRequestForShop(
  content: MailContents['sellerRequestForShop'],
  mail: MailWords,
): MailPage {
  const { phrase, personName, parts } = mail;
  const heading = phrase('sellerForShopSubject');
  const text = phrase('sellerForShop');
  const place = [content.address, content.city, content.state, content.postalCode, content.country];
  return {
    ...textMail(heading, text, [
      fields(mail, [
        ['name', named(personName(content))],
        ['email', address(content.email)],
        ['phoneNumber', address(content.mobile)],
        ['address', named(parts(place))],
      ]),
      ...answerHint(content.email, mail),
    ]),
    ...forShop(content.email),
  };
}

const forShop = (replyTo: string) => ({ toShop: true, ...(replyTo !== '' && { replyTo }) });

const answerHint = (email: string, { phrase }: MailWords): Block[] =>
  email === '' ? [] : [softParagraph(phrase('answerCustomer', { email: address(email) }))];

/** Returns the given values, by name. Omits empty ones. */
const fields = ({ phrase }: MailWords, rows: readonly [MailLabel, Phrase][]): Block => ({
  kind: 'fields',
  rows: rows.filter(([, { text }]) => text !== '').map(([label, value]) => ({ name: phrase(label), value })),
});

const sampleItems = ({ items }: SampleRequest, { phrase }: MailWords): Block => ({
  kind: 'items',
  rows: items.map(({ name, quantity }) => ({
    name: named(name),
    details: [phrase('quantity', { n: figure(String(quantity)) })],
    amount: null,
  })),
});

const requestedBy = (
  { wantedDate: requestedDate }: SampleRequest,
  { phrase, day: dayOf }: MailWords,
): Block[] => {
  const day = dayOf(requestedDate);
  return day.text ? [{ kind: 'box', title: phrase('wantedBy'), lines: [day] }] : [];
};
