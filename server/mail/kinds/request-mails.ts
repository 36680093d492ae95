import type { SampleState } from '#contract/constants.ts';
import type { MailContents, SampleRequest } from '#shop/mail/mail.ts';
import { type Block, type MailPage, paragraph, softParagraph, textMail } from '../mail-page.ts';
import type { MailLabel, MailTexts } from '../mail-texts.ts';
import { address, figure, named, type Phrase, plainPhrase, written } from '../phrase.ts';

/** Builds the email to the shop about a message. Replies go to its sender. */
export function contactReceived(content: MailContents['contactReceived'], mail: MailTexts): MailPage {
  const { phrase } = mail;
  return {
    subject: phrase('contactSubject', { subject: plainPhrase(content.subject) }).text,
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
export function sampleRequestReceived(content: SampleRequest, mail: MailTexts): MailPage {
  const { phrase } = mail;
  const text = phrase('sampleReceived');
  const heading = phrase('sampleSubject', { number: figure(content.number) });
  const { statusPath } = content;
  return textMail(heading, text, [
    sampleItems(content, mail),
    ...requestedBy(content, mail),
    ...(statusPath === undefined
      ? []
      : [{ kind: 'button' as const, label: phrase('samplesStatus'), url: mail.site(statusPath) }]),
  ]);
}

/** Builds the email to the person who requested samples: how far they are. */
export function sampleRequestChanged(
  { number, state, statusPath = '' }: MailContents['sampleRequestChanged'],
  { phrase, site }: MailTexts,
): MailPage {
  const heading = phrase('sampleSubject', { number: figure(number) });
  return textMail(heading, phrase(sampleTexts[state]), [
    { kind: 'button', label: phrase('samplesStatus'), url: site(statusPath) },
  ]);
}

const sampleTexts = {
  requested: 'samplesRequested',
  preparing: 'samplesPreparing',
  ready: 'samplesReady',
  handedOver: 'samplesHandedOver',
  declined: 'samplesDeclined',
} as const satisfies Record<SampleState, MailLabel>;

/** Builds a staff member's reply, with the link to answer it. */
export function inboxReply(
  { until, subject, text, replyPath = '' }: MailContents['inboxReply'],
  { phrase, shop, site, day }: MailTexts,
): MailPage {
  const about = plainPhrase(subject);
  const heading =
    subject === ''
      ? phrase('replyFromShop', { shop: named(shop.siteTitle) })
      : phrase('replySubject', { subject: about });
  return {
    subject: heading.text,
    heading,
    preview: text.slice(0, 100),
    blocks: [
      paragraph(written(text)),
      { kind: 'button', label: phrase('replyAnswer'), url: site(replyPath) },
      softParagraph(phrase('replyUntil', { day: day(new Date(until * 1000).toISOString()) })),
    ],
  };
}

export function sampleRequestForShop(
  content: MailContents['sampleRequestForShop'],
  mail: MailTexts,
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
  { phrase }: MailTexts,
): MailPage {
  const heading = phrase('sellerSubject');
  const text = phrase('sellerRequest');
  return textMail(heading, text);
}

/** Builds the email to an applicant whom staff declined, with their reason. */
export function sellerDeclined({ reason }: MailContents['sellerDeclined'], { phrase }: MailTexts): MailPage {
  return textMail(phrase('sellerSubject'), phrase('sellerDeclined'), [
    { kind: 'box', title: phrase('sellerReason'), lines: [written(reason)] },
  ]);
}

export function sellerRequestForShop(
  content: MailContents['sellerRequestForShop'],
  mail: MailTexts,
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

const answerHint = (email: string, { phrase }: MailTexts): Block[] =>
  email === '' ? [] : [softParagraph(phrase('answerCustomer', { email: address(email) }))];

/** Returns the given values, by name. Omits empty ones. */
const fields = ({ phrase }: MailTexts, rows: readonly [MailLabel, Phrase][]): Block => ({
  kind: 'fields',
  rows: rows.filter(([, { text }]) => text !== '').map(([label, value]) => ({ name: phrase(label), value })),
});

const sampleItems = ({ items }: SampleRequest, { phrase }: MailTexts): Block => ({
  kind: 'items',
  rows: items.map(({ name, quantity }) => ({
    name: named(name),
    details: [phrase('quantity', { n: figure(String(quantity)) })],
    amount: null,
  })),
});

const requestedBy = (
  { wantedDate: requestedDate }: SampleRequest,
  { phrase, day: dayOf }: MailTexts,
): Block[] => {
  const day = dayOf(requestedDate);
  return day.text ? [{ kind: 'box', title: phrase('wantedBy'), lines: [day] }] : [];
};
