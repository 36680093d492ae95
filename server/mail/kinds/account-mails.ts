import type { MailContents } from '#shop/mail/mail.ts';
import { type Block, type MailPage, paragraph, softParagraph, textMail } from '../mail-page.ts';
import type { MailTexts } from '../mail-texts.ts';
import { figure, named } from '../phrase.ts';

/**
 * Builds the email to a new customer. It contains nothing they entered, because anyone can sign up with
 * another person's address.
 */
export function welcome(
  { confirmPath }: MailContents['welcome'],
  { phrase, shop, page, site }: MailTexts,
): MailPage {
  const heading = phrase('welcome', { shop: named(shop.siteTitle) });
  const text = phrase('accountReady');
  return textMail(heading, text, [
    ...(confirmPath === undefined ? [] : confirmation(site(confirmPath), phrase)),
    { kind: confirmPath === undefined ? 'button' : 'link', label: phrase('shopNow'), url: page('/') },
    softParagraph(phrase('accountNotYou')),
  ]);
}

/** Builds the email to an approved seller, whose account now exists. */
export function sellerApproved(
  { confirmPath }: MailContents['sellerApproved'],
  { phrase, page, site }: MailTexts,
): MailPage {
  return textMail(phrase('sellerSubject'), phrase('sellerApproved'), [
    ...(confirmPath === undefined ? [] : confirmation(site(confirmPath), phrase)),
    {
      kind: confirmPath === undefined ? 'button' : 'link',
      label: phrase('sellerLogIn'),
      url: page('/login'),
    },
  ]);
}

/** Builds the email to a customer who requests the confirmation link again. */
export function confirmAddress(
  { confirmPath = '' }: MailContents['confirmAddress'],
  { phrase, site }: MailTexts,
): MailPage {
  const heading = phrase('confirmSubject');
  return {
    subject: heading.text,
    heading,
    preview: phrase('confirmAsk').text,
    blocks: [...confirmation(site(confirmPath), phrase), softParagraph(phrase('accountNotYou'))],
  };
}

const confirmation = (url: string, phrase: MailTexts['phrase']): Block[] => [
  paragraph(phrase('confirmAsk')),
  { kind: 'button', label: phrase('confirmAddress'), url },
];

/** Builds the email to an owner about a new API key. */
export function keyCreated(
  { name, maker, keyId }: MailContents['keyCreated'],
  { lang, phrase, shop, office }: MailTexts,
): MailPage {
  const texts = { name: named(name), maker: named(maker), shop: named(shop.siteTitle) };
  return {
    ...textMail(phrase('keySubject', texts), phrase('keyCreated', texts), [
      { kind: 'button', label: phrase('keyOpen'), url: office(`/office/${lang}/settings/keys/${keyId}`) },
      softParagraph(phrase('keyNotYou')),
    ]),
    toShop: true,
  };
}

/** Builds the email to a person who is invited to the office. */
export function staffInvited(
  { invitePath: link = '' }: MailContents['staffInvited'],
  { phrase, shop, office }: MailTexts,
): MailPage {
  const heading = phrase('staffSubject', { shop: named(shop.siteTitle) });
  const text = phrase('staffInvited', { n: figure('24') });
  return {
    subject: heading.text,
    heading,
    preview: text.text,
    blocks: [
      paragraph(text),
      { kind: 'button', label: phrase('staffCome'), url: office(link) },
      softParagraph(phrase('staffNotYou')),
    ],
  };
}

/** Builds the email to a staff member who tests whether emails arrive. */
export function testMail(
  _content: MailContents['testMail'],
  { lang, phrase, shop, office }: MailTexts,
): MailPage {
  const heading = phrase('testSubject', { shop: named(shop.siteTitle) });
  return textMail(heading, phrase('testText'), [
    { kind: 'button', label: phrase('testBack'), url: office(`/office/${lang}/`) },
  ]);
}

/**
 * Builds the email with a one-time code. The code is only in the body, because subjects appear on lock
 * screens.
 */
export function oneTimeCode(
  { code, minutes, devicePath }: MailContents['oneTimeCode'],
  { phrase, site }: MailTexts,
): MailPage {
  const heading = phrase('otpSubject');
  return {
    subject: heading.text,
    heading,
    preview: phrase('otpSecret').text,
    blocks: [
      paragraph(phrase('otp', { code: figure(code), n: figure(String(minutes)) })),
      { kind: 'code', code },
      paragraph(phrase('otpSecret')),
      softParagraph(phrase('otpNotYou')),
      ...(devicePath === undefined
        ? []
        : [
            softParagraph(phrase('deviceHint')),
            { kind: 'link' as const, label: phrase('knowDevice'), url: site(devicePath) },
          ]),
    ],
  };
}

/** Builds the email to the customer whose password was changed, possibly by another person. */
export function passwordChanged(
  _content: MailContents['passwordChanged'],
  { phrase, shop, page }: MailTexts,
): MailPage {
  const heading = phrase('passwordSubject');
  const text = phrase('passwordChanged', { phone: figure(shop.phone) });
  return textMail(heading, text, [
    { kind: 'button', label: phrase('resetPassword'), url: page('/reset-password') },
  ]);
}

/** Builds the email to a new subscriber, with one-click unsubscribe for mail programs (RFC 8058). */
export function newsletterConfirmation(
  { unsubscribePath }: MailContents['newsletterConfirmation'],
  { phrase, site }: MailTexts,
): MailPage {
  const heading = phrase('newsletterSubject');
  const text = phrase('newsletterThanks');
  const url = site(unsubscribePath);
  return {
    ...textMail(heading, text, [
      softParagraph(phrase('newsletterEnd')),
      { kind: 'link', label: phrase('unsubscribe'), url },
    ]),
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
