import type { MailContents } from '#shop/mail/mail.ts';
import { type MailPage, softParagraph, textMail } from '../mail-page.ts';
import type { MailTexts } from '../mail-texts.ts';
import { named } from '../phrase.ts';

/** Builds the email to an address that a visitor entered. It contains no other input of theirs. */
export function confirmStockNotice(
  { confirmPath = '' }: MailContents['confirmStockNotice'],
  { phrase, site }: MailTexts,
): MailPage {
  const heading = phrase('stockConfirmSubject');
  const text = phrase('stockConfirmAsk');
  return textMail(heading, text, [
    { kind: 'button', label: phrase('stockConfirm'), url: site(confirmPath) },
    softParagraph(phrase('stockNotYou')),
  ]);
}

/** Builds the email sent once to each requester: a product is in stock again. */
export function backInStock(
  { productId, name, stopPath = '' }: MailContents['backInStock'],
  { phrase, page, site }: MailTexts,
): MailPage {
  const heading = phrase('backInStockSubject', { name: named(name) });
  const text = phrase('backInStock', { name: named(name) });
  const url = site(stopPath);
  return {
    ...textMail(heading, text, [
      { kind: 'button', label: phrase('seeProduct'), url: page(`/product-detail/${productId}/shop/product`) },
      softParagraph(phrase('backInStockOnce')),
      { kind: 'link', label: phrase('stopStockMails'), url },
    ]),
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
