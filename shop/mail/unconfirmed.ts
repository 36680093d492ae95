import type { Database } from '#database/schema.ts';
import { countHit, forgetHit, limitKey, limitSpans } from '#shop/limits/limits.ts';
import type { Mail, MailContents, MailKind } from './contents.ts';
import { isUnconfirmed } from './queries.ts';

/** Mails a day about its own things to the address of an account that nobody has confirmed. */
const mostADay = 5;

type Plain<Kind extends MailKind> = (content: MailContents[Kind]) => MailContents[Kind];
const asItIs = <Content>(content: Content): Content => content;
const nameless = <Content extends { firstName: string }>(content: Content): Content => ({
  ...content,
  firstName: '',
});

/**
 * What goes to an address that may be a stranger's: anybody can sign up with it. Mails about the account's own things go
 * without a word that somebody typed, or a shop would carry anybody's words to anybody. null: a mail with limits of its own,
 * in which nobody's words are, or one to the shop.
 */
const plainMails: { readonly [Kind in MailKind]: Plain<Kind> | null } = {
  orderReceived: ({ address, gift, ...order }) => ({
    ...order,
    ...(gift && { gift: { ...gift, message: '' } }),
    note: '',
    address: {
      ...address,
      firstName: '',
      lastName: '',
      mobile: '',
      address: '',
      city: '',
      state: '',
      country: '',
      postalCode: '',
    },
  }),
  orderInProgress: asItIs,
  orderSent: asItIs,
  orderCompleted: asItIs,
  orderReturned: asItIs,
  orderCancelled: asItIs,
  orderToConfirm: asItIs,
  orderNotConfirmed: asItIs,
  paymentReceived: nameless,
  paymentFailed: nameless,
  paymentRefunded: nameless,
  moneyComesBack: nameless,
  transferAwaited: nameless,
  transferReminder: nameless,
  transferEnded: nameless,
  transferLate: nameless,
  confirmAddress: asItIs,
  backInStock: asItIs,
  confirmStockNotice: null,
  welcome: null,
  oneTimeCode: null,
  passwordChanged: null,
  sampleRequestReceived: null,
  sellerRequestReceived: null,
  newsletterConfirmation: null,
  contactReceived: null,
  sampleRequestForShop: null,
  sellerRequestForShop: null,
};

/** A mail as it may go; `unsent` takes the count of it back. */
export interface AllowedMail {
  mail: Mail;
  unsent: () => Promise<void>;
}

/** What of a mail may go to its recipient now; null: they were mailed enough today, and nobody has confirmed the address. */
export async function allowedMail(db: Database, mail: Mail): Promise<AllowedMail | null> {
  const plain = plainMails[mail.kind] as Plain<MailKind> | null | undefined;
  if (!plain || !(await isUnconfirmed(db, mail.to))) return { mail, unsent: async () => undefined };
  const key = limitKey('unconfirmed-mails', mail.to);
  if (!(await countHit(db, key, mostADay, limitSpans.day))) return null;
  return { mail: { ...mail, content: plain(mail.content) } as Mail, unsent: () => forgetHit(db, key) };
}
