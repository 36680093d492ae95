import type { MailContents } from '#shop/mail/mail.ts';
import { type MailPage, softParagraph, textMail } from '../mail-page.ts';
import type { MailTexts } from '../mail-texts.ts';
import { named } from '../phrase.ts';

/** Builds the email to the shop about an endpoint that takes no events any more. */
export function webhookOff(
  { address, why }: MailContents['webhookOff'],
  { lang, phrase, office }: MailTexts,
): MailPage {
  const reason = why === 'gone' ? 'webhookOffGone' : 'webhookOffFailing';
  return {
    ...textMail(phrase('webhookOffSubject'), phrase(reason, { address: named(address) }), [
      softParagraph(phrase('webhookOffNext')),
      { kind: 'button', label: phrase('webhookOffOpen'), url: office(`/office/${lang}/settings/webhooks`) },
    ]),
    toShop: true,
  };
}
