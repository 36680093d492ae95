import type { MailContents, SampleRequest } from '#shop/mail/mail.ts';
import { type Block, type MailPage, softParagraph, textMail } from '../mail-page.ts';
import type { MailLabel, MailWords } from '../mail-words.ts';
import { address, figure, named, type Phrase, words, written } from '../phrase.ts';

/** To the shop; an answer goes to the person who wrote. */
export function contactReceived(content: MailContents['contactReceived'], mail: MailWords): MailPage {
  const { say } = mail;
  return {
    subject: say('contactSubject', { subject: words(content.subject) }).text,
    heading: say('contactHeading'),
    preview: content.message.slice(0, 100),
    blocks: [
      fields(mail, [
        ['name', named(content.fullName)],
        ['email', address(content.email)],
        ['phoneNumber', address(content.phoneNumber)],
        ['subject', written(content.subject)],
      ]),
      { kind: 'box', title: say('message'), lines: [written(content.message)] },
      ...answerHint(content.email, mail),
    ],
    ...forShop(content.email),
  };
}

/** To whoever asked: nothing they typed stands in it, the address may be somebody else's. */
export function sampleRequestReceived(content: SampleRequest, mail: MailWords): MailPage {
  const { say } = mail;
  const text = say('sampleReceived');
  const heading = say('sampleSubject', { number: figure(content.number) });
  return textMail(heading, text, [sampleItems(content, mail), ...wantedBy(content, mail)]);
}

export function sampleRequestForShop(
  content: MailContents['sampleRequestForShop'],
  mail: MailWords,
): MailPage {
  const { say } = mail;
  const heading = say('sampleSubject', { number: figure(content.number) });
  const text = say('sampleForShop');
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
  { say }: MailWords,
): MailPage {
  const heading = say('sellerSubject');
  const text = say('sellerRequest');
  return textMail(heading, text);
}

export function sellerRequestForShop(
  content: MailContents['sellerRequestForShop'],
  mail: MailWords,
): MailPage {
  const { say, personName, parts } = mail;
  const heading = say('sellerForShopSubject');
  const text = say('sellerForShop');
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

const answerHint = (email: string, { say }: MailWords): Block[] =>
  email === '' ? [] : [softParagraph(say('answerCustomer', { email: address(email) }))];

/** What was given, by name; what was not is left out. */
const fields = ({ say }: MailWords, rows: readonly [MailLabel, Phrase][]): Block => ({
  kind: 'fields',
  rows: rows.filter(([, { text }]) => text !== '').map(([label, value]) => ({ name: say(label), value })),
});

const sampleItems = ({ items }: SampleRequest, { say }: MailWords): Block => ({
  kind: 'items',
  rows: items.map(({ name, quantity }) => ({
    name: named(name),
    details: [say('quantity', { n: figure(String(quantity)) })],
    amount: null,
  })),
});

const wantedBy = ({ wantedDate }: SampleRequest, { say, day: dayOf }: MailWords): Block[] => {
  const day = dayOf(wantedDate);
  return day.text ? [{ kind: 'box', title: say('wantedBy'), lines: [day] }] : [];
};
