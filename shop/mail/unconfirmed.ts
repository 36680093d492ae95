import { isE164 } from '#contract/forms/e164.ts';
import type { Database } from '#database/schema.ts';
import { countHit, forgetHit, isUsedUp, limitKey, limitSpans } from '#shop/limits/limits.ts';
import type { Mail, MailContents, MailKind, OrderReceived } from './contents.ts';
import { isUnconfirmed } from './queries.ts';

/** Mails a day about its own things to the address of an account that nobody has confirmed, or to a number … */
const mostADay = 5;
/** … and, counted by themselves, about money and what staff did: who paid must hear of it. */
const mostOfMoney = 30;
const ofMoney: ReadonlySet<MailKind> = new Set([
  'orderAltered',
  'orderInProgress',
  'orderSent',
  'orderCompleted',
  'orderReturned',
  'orderCancelled',
  'paymentReceived',
  'paymentFailed',
  'paymentRefunded',
  'moneyComesBack',
  'transferAwaited',
  'transferReminder',
  'transferShort',
  'transferEnded',
  'transferLate',
  'paymentLink',
]);

const countOf = ({ kind, to }: Pick<Mail, 'kind' | 'to'>) =>
  ofMoney.has(kind)
    ? { key: limitKey('unconfirmed-money-mails', to), most: mostOfMoney }
    : { key: limitKey('unconfirmed-mails', to), most: mostADay };

type Plain<Kind extends MailKind> = (content: MailContents[Kind]) => MailContents[Kind];
const asItIs = <Content>(content: Content): Content => content;
const nameless = <Content extends { firstName: string }>(content: Content): Content => ({
  ...content,
  firstName: '',
});

/** Of an order no word that somebody typed. */
const wordless = <Content extends OrderReceived>({ address, gift, ...order }: Content): Content =>
  ({
    ...order,
    ...(gift && { gift: { ...gift, message: '' } }),
    note: '',
    address: {
      ...address,
      firstName: '',
      lastName: '',
      mobile: '',
      secondMobile: '',
      recipient: '',
      recipientMobile: '',
      address: '',
      city: '',
      state: '',
      country: '',
      postalCode: '',
    },
  }) as Content;

/**
 * What goes to an address that may be a stranger's: anybody can sign up with it. Mails about the account's own things go
 * without a word that somebody typed, or a shop would carry anybody's words to anybody. null: a mail with limits of its own,
 * in which nobody's words are, or one to the shop.
 */
const plainMails: { readonly [Kind in MailKind]: Plain<Kind> | null } = {
  orderReceived: wordless,
  orderAltered: wordless,
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
  transferShort: nameless,
  transferEnded: nameless,
  transferLate: nameless,
  paymentLink: asItIs,
  confirmAddress: asItIs,
  backInStock: asItIs,
  staffInvited: null,
  testMail: null,
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

/** Messages to a number cost something, confirmed or not. */
const isBounded = async (db: Database, to: string): Promise<boolean> => isE164(to) || isUnconfirmed(db, to);

/** What of a mail may go to its recipient now; null: they were mailed enough today, and nobody has confirmed the address. */
export async function allowedMail(db: Database, mail: Mail): Promise<AllowedMail | null> {
  const plain = plainMails[mail.kind] as Plain<MailKind> | null | undefined;
  if (!plain || !(await isBounded(db, mail.to))) return { mail, unsent: async () => undefined };
  const { key, most } = countOf(mail);
  if (!(await countHit(db, key, most, limitSpans.day))) return null;
  return { mail: { ...mail, content: plain(mail.content) } as Mail, unsent: () => forgetHit(db, key) };
}

/** A mail as it would be sent now. */
export async function asSent(db: Database, mail: Mail): Promise<Mail> {
  const plain = plainMails[mail.kind] as Plain<MailKind> | null | undefined;
  if (!plain || !(await isBounded(db, mail.to))) return mail;
  return { ...mail, content: plain(mail.content) } as Mail;
}

/** Whether a mail of this kind would wait now, its recipient having had enough today. */
export async function wouldBeWithheld(db: Database, kind: MailKind, to: string): Promise<boolean> {
  if (!plainMails[kind] || !(await isBounded(db, to))) return false;
  const { key, most } = countOf({ kind, to });
  return isUsedUp(db, key, most, limitSpans.day);
}
