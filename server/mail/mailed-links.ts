import type { LanguageCode } from '#contract/languages.ts';
import { confirmAddressPath, ownDevicePath } from '#shop/accounts/accounts.ts';
import { printsOf } from '#shop/artwork/artwork.ts';
import type { Database } from '#database/schema.ts';
import { textIn } from '#shop/localisation/localisation.ts';
import { replyPath } from '#shop/inquiries/inquiries.ts';
import { jobOrder, jobPath, samplesPath } from '#shop/jobs/jobs.ts';
import type { Mail, MailContents, MailKind, MailOf } from '#shop/mail/mail.ts';
import { confirmNoticePath, stopNoticesPath } from '#shop/stock-notices/stock-notices.ts';
import { invitePath } from '#shop/staff/staff.ts';

type Links<Content> = (content: Content, secret: Buffer, language: LanguageCode) => Partial<Content>;

const confirmLink = ({ customerId }: { customerId?: number }, secret: Buffer) =>
  customerId === undefined ? {} : { confirmPath: confirmAddressPath(secret, customerId) };
const statusLink = ({ requestId }: { requestId?: number }, secret: Buffer, language: LanguageCode) =>
  requestId === undefined ? {} : { statusPath: samplesPath(secret, language, requestId) };

/** The links of each kind of email. Emails about an order get the link to its page. */
const links: { readonly [Kind in MailKind]?: Links<MailContents[Kind]> } = {
  welcome: confirmLink,
  confirmAddress: confirmLink,
  sellerApproved: confirmLink,
  sampleRequestReceived: statusLink,
  sampleRequestChanged: statusLink,
  sampleRequestForShop: () => ({}),
  inboxReply: (reply, secret) => ({ replyPath: replyPath(secret, reply) }),
  staffInvited: ({ invitationId }, secret, language) => ({
    invitePath: invitePath(secret, language, invitationId),
  }),
  confirmStockNotice: ({ noticeId }, secret) => ({ confirmPath: confirmNoticePath(secret, noticeId) }),
  backInStock: ({ noticeId }, secret) => ({ stopPath: stopNoticesPath(secret, noticeId) }),
  oneTimeCode: ({ codeId }, secret) =>
    codeId === undefined ? {} : { devicePath: ownDevicePath(secret, codeId) },
};

/**
 * Adds links that are signed when an email is rendered, so that the outbox, for example in a backup, contains no usable
 * links.
 */
export async function withLinks<Kind extends MailKind>(
  db: Database,
  mail: MailOf<Kind>,
  secret: Buffer,
): Promise<MailOf<Kind>> {
  const { kind, content, language } = mail;
  const ofKind: Links<MailContents[Kind]> | undefined = links[kind];
  const made = ofKind
    ? ofKind(content, secret, language)
    : await orderLink(db, { kind, content, language }, secret);
  return { ...mail, content: { ...content, ...made } };
}

/** Returns the link to the page of the order that an email is about, if the order has one. */
async function orderLink(
  db: Database,
  { kind, content, language }: Pick<Mail, 'kind' | 'content' | 'language'>,
  secret: Buffer,
) {
  if (!('number' in content) || content.number === '') return {};
  const order = await jobOrder(db, { number: content.number });
  if (!order) return {};
  const missing = saysWhatIsMissing.has(kind) ? await missingOf(db, order.orderId, language) : [];
  return { jobPath: jobPath(secret, language, order), ...(missing.length > 0 && { missing }) };
}

const saysWhatIsMissing: ReadonlySet<MailKind> = new Set(['orderReceived', 'orderAltered', 'artworkAsked']);

async function missingOf(db: Database, orderId: number, language: LanguageCode) {
  const prints = await printsOf(db, { orderId });
  return prints
    .filter(({ isMissing, isOpen }) => isMissing && isOpen)
    .map(({ itemEn, itemKm, en, km }) => ({
      item: textIn({ 1: itemEn, ...(itemKm && { 2: itemKm }) }, language),
      print: textIn({ 1: en.join(': '), 2: km.join('៖ ') }, language),
    }));
}
