import { isE164 } from '#contract/forms/e164.ts';
import { paymentMethodIds } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { consumeRateLimit, forgetHit, isUsedUp, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';
import type { Mail, MailContents, MailKind, MailOf, OrderReceived } from './contents.ts';
import { isChatRecipient, isUnconfirmed } from './queries.ts';

/** Maximum emails a day about an account's own events, to an unconfirmed address or a phone number. */
const maxPerDay = 5;
/**
 * Maximum emails a day about payments and staff actions. They are counted separately, because a customer who
 * paid must be informed.
 */
const maxAmount = 30;
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
  'artworkAsked',
  'proofReady',
  'proofReminder',
  'transferShort',
  'transferEnded',
  'transferLate',
  'paymentLink',
  'balanceAsked',
  'accountDue',
]);

/** An order that isn't paid on delivery is confirmed once it is paid. */
const confirmsPayment = (mail: Mail): boolean =>
  mail.kind === 'orderReceived' && mail.content.paymentMethodId !== paymentMethodIds.cashOnDelivery;

const countOf = (to: string, isOfMoney: boolean) =>
  isOfMoney
    ? { key: rateLimitKey('unconfirmed-money-mails', to), max: maxAmount }
    : { key: rateLimitKey('unconfirmed-mails', to), max: maxPerDay };

type Plain<Kind extends MailKind> = (content: MailContents[Kind]) => MailContents[Kind];
const asItIs = <Content>(content: Content): Content => content;
const nameless = <Content extends { firstName: string }>(content: Content): Content => ({
  ...content,
  firstName: '',
});

/** Removes everything that a person typed from an order. */
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
 * What may be sent to an address that could belong to a stranger, because anyone can sign up with it. Emails
 * about the account contain no text that a person typed, because the shop would relay messages. Null if the
 * email has its own limits and no such text, or is sent to the shop.
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
  artworkAsked: asItIs,
  proofReady: asItIs,
  proofReminder: asItIs,
  transferShort: nameless,
  transferEnded: nameless,
  transferLate: nameless,
  paymentLink: asItIs,
  balanceAsked: asItIs,
  accountDue: asItIs,
  confirmAddress: asItIs,
  backInStock: asItIs,
  staffInvited: null,
  keyCreated: null,
  reportReady: null,
  webhookOff: null,
  testMail: null,
  confirmStockNotice: null,
  welcome: null,
  oneTimeCode: null,
  passwordChanged: null,
  sampleRequestReceived: null,
  sampleRequestChanged: null,
  inboxReply: null,
  sellerRequestReceived: null,
  sellerApproved: null,
  sellerDeclined: null,
  newsletterConfirmation: null,
  contactReceived: null,
  sampleRequestForShop: null,
  sellerRequestForShop: null,
};

/** Returns an email without the text that a person typed. Null for a kind that has none, or a later one in the queue. */
function plainOf<Kind extends MailKind>(mail: MailOf<Kind>): MailOf<Kind> | null {
  const plain: Plain<Kind> | null | undefined = plainMails[mail.kind];
  return plain ? { ...mail, content: plain(mail.content) } : null;
}

/** An email that may be sent. `unsent` removes it from the count. */
export interface AllowedMail {
  mail: Mail;
  unsent: () => Promise<void>;
}

/** Returns whether a limit applies. Text messages cost money, whether the number is confirmed or not. */
const isBounded = async (db: Database, to: string): Promise<boolean> => isE164(to) || isUnconfirmed(db, to);

/**
 * Returns what may be sent to the recipient now, or null if the address is unconfirmed and reached its limit for today.
 */
export async function allowedMail(db: Database, mail: Mail): Promise<AllowedMail | null> {
  const plain = plainOf(mail);
  // Anyone with the link can follow an order, so a chat gets no text that a person typed.
  if (isChatRecipient(mail.to)) return { mail: plain ?? mail, unsent: async () => undefined };
  if (!plain || !(await isBounded(db, mail.to))) return { mail, unsent: async () => undefined };
  const { key, max } = countOf(mail.to, ofMoney.has(mail.kind) || confirmsPayment(mail));
  if (!(await consumeRateLimit(db, key, max, rateWindows.day))) return null;
  return { mail: plain, unsent: () => forgetHit(db, key) };
}

/** Returns an email as it would be sent now. */
export async function asSent(db: Database, mail: Mail): Promise<Mail> {
  const plain = plainOf(mail);
  return plain && (await isBounded(db, mail.to)) ? plain : mail;
}

/**
 * Returns whether an email of this kind would be withheld now, because its recipient reached the limit for
 * today.
 */
export async function wouldBeWithheld(db: Database, kind: MailKind, to: string): Promise<boolean> {
  if (!plainMails[kind] || !(await isBounded(db, to))) return false;
  const { key, max } = countOf(to, ofMoney.has(kind));
  return isUsedUp(db, key, max, rateWindows.day);
}
