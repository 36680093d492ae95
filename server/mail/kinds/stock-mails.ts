import type { MailContents } from '#shop/mail/mail.ts';
import { type MailPage, softParagraph, textMail } from '../mail-page.ts';
import type { MailWords } from '../mail-words.ts';
import { named } from '../phrase.ts';

/** To an address a visitor typed; nothing else of theirs stands in it. */
export function confirmStockNotice(
  { confirmPath = '' }: MailContents['confirmStockNotice'],
  { say, site }: MailWords,
): MailPage {
  const heading = say('stockConfirmSubject');
  const text = say('stockConfirmAsk');
  return textMail(heading, text, [
    { kind: 'button', label: say('stockConfirm'), url: site(confirmPath) },
    softParagraph(say('stockNotYou')),
  ]);
}

/** Once, to whoever asked: a product is in stock again. */
export function backInStock(
  { productId, name, stopPath = '' }: MailContents['backInStock'],
  { say, page, site }: MailWords,
): MailPage {
  const heading = say('backInStockSubject', { name: named(name) });
  const text = say('backInStock', { name: named(name) });
  const url = site(stopPath);
  return {
    ...textMail(heading, text, [
      { kind: 'button', label: say('seeProduct'), url: page(`/product-detail/${productId}/shop/product`) },
      softParagraph(say('backInStockOnce')),
      { kind: 'link', label: say('stopStockMails'), url },
    ]),
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
