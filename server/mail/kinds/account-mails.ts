import type { MailContents } from '#shop/mail/mail.ts';
import { type Block, type MailPage, paragraph, softParagraph, textMail } from '../mail-page.ts';
import type { MailWords } from '../mail-words.ts';
import { figure, named } from '../phrase.ts';

/** To a new customer. Holds nothing they typed: anybody can sign up with somebody else's address. */
export function welcome(
  { confirmPath }: MailContents['welcome'],
  { say, shop, page, site }: MailWords,
): MailPage {
  const heading = say('welcome', { shop: named(shop.siteTitle) });
  const text = say('accountReady');
  return textMail(heading, text, [
    ...(confirmPath === undefined ? [] : confirmation(site(confirmPath), say)),
    { kind: confirmPath === undefined ? 'button' : 'link', label: say('shopNow'), url: page('/') },
    softParagraph(say('accountNotYou')),
  ]);
}

/** To a customer who asks for the link of the welcome once more. */
export function confirmAddress(
  { confirmPath = '' }: MailContents['confirmAddress'],
  { say, site }: MailWords,
): MailPage {
  const heading = say('confirmSubject');
  return {
    subject: heading.text,
    heading,
    preview: say('confirmAsk').text,
    blocks: [...confirmation(site(confirmPath), say), softParagraph(say('accountNotYou'))],
  };
}

const confirmation = (url: string, say: MailWords['say']): Block[] => [
  paragraph(say('confirmAsk')),
  { kind: 'button', label: say('confirmAddress'), url },
];

/** The code stands in the mail alone: subjects show on locked screens. */
export function oneTimeCode(
  { code, minutes, devicePath }: MailContents['oneTimeCode'],
  { say, site }: MailWords,
): MailPage {
  const heading = say('otpSubject');
  return {
    subject: heading.text,
    heading,
    preview: say('otpSecret').text,
    blocks: [
      paragraph(say('otp', { code: figure(code), n: figure(String(minutes)) })),
      { kind: 'code', code },
      paragraph(say('otpSecret')),
      softParagraph(say('otpNotYou')),
      ...(devicePath === undefined
        ? []
        : [
            softParagraph(say('deviceHint')),
            { kind: 'link' as const, label: say('knowDevice'), url: site(devicePath) },
          ]),
    ],
  };
}

/** To the customer whose password was changed, who may not have been the one to do it. */
export function passwordChanged(
  _content: MailContents['passwordChanged'],
  { say, shop, page }: MailWords,
): MailPage {
  const heading = say('passwordSubject');
  const text = say('passwordChanged', { phone: figure(shop.phone) });
  return textMail(heading, text, [
    { kind: 'button', label: say('resetPassword'), url: page('/reset-password') },
  ]);
}

/** After subscribing, with the one-click end that mail programs offer (RFC 8058). */
export function newsletterConfirmation(
  { unsubscribePath }: MailContents['newsletterConfirmation'],
  { say, site }: MailWords,
): MailPage {
  const heading = say('newsletterSubject');
  const text = say('newsletterThanks');
  const url = site(unsubscribePath);
  return {
    ...textMail(heading, text, [
      softParagraph(say('newsletterEnd')),
      { kind: 'link', label: say('unsubscribe'), url },
    ]),
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
