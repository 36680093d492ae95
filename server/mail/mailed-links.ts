import type { LanguageCode } from '#contract/languages.ts';
import { confirmAddressPath, ownDevicePath } from '#shop/accounts/accounts.ts';
import type { Database } from '#database/schema.ts';
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
  const made = ofKind ? ofKind(content, secret, language) : await orderLink(db, content, language, secret);
  return { ...mail, content: { ...content, ...made } };
}

/** Returns the link to the page of the order that an email is about, if the order has one. */
async function orderLink(db: Database, content: Mail['content'], language: LanguageCode, secret: Buffer) {
  if (!('number' in content) || content.number === '') return {};
  const order = await jobOrder(db, { number: content.number });
  return order ? { jobPath: jobPath(secret, language, order) } : {};
}
