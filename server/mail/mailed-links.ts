import { confirmAddressPath, ownDevicePath } from '#shop/accounts/accounts.ts';
import type { Database } from '#database/schema.ts';
import { replyPath } from '#shop/inquiries/inquiries.ts';
import { jobOrder, jobPath, samplesPath } from '#shop/jobs/jobs.ts';
import type { Mail } from '#shop/mail/mail.ts';
import { confirmNoticePath, stopNoticesPath } from '#shop/stock-notices/stock-notices.ts';
import { invitePath } from '#shop/staff/staff.ts';

/**
 * Adds links that are signed when an email is rendered, so that the outbox, for example in a backup, contains no usable
 * links.
 */
export async function withLinks(db: Database, mail: Mail, secret: Buffer): Promise<Mail> {
  if (mail.kind === 'welcome' || mail.kind === 'confirmAddress') {
    const { customerId } = mail.content;
    if (customerId === undefined) return mail;
    return { ...mail, content: { customerId, confirmPath: confirmAddressPath(secret, customerId) } };
  }
  if (mail.kind === 'sellerApproved') {
    const { customerId } = mail.content;
    return { ...mail, content: { customerId, confirmPath: confirmAddressPath(secret, customerId) } };
  }
  if (mail.kind === 'inboxReply')
    return { ...mail, content: { ...mail.content, replyPath: replyPath(secret, mail.content) } };
  if (
    (mail.kind === 'sampleRequestReceived' || mail.kind === 'sampleRequestChanged') &&
    mail.content.requestId !== undefined
  )
    return {
      ...mail,
      content: { ...mail.content, statusPath: samplesPath(secret, mail.language, mail.content.requestId) },
    } as Mail;
  if (mail.kind === 'staffInvited') {
    const { invitationId } = mail.content;
    const content = { invitationId, invitePath: invitePath(secret, mail.language, invitationId) };
    return { ...mail, content };
  }
  if (mail.kind === 'confirmStockNotice') {
    const { noticeId } = mail.content;
    return { ...mail, content: { noticeId, confirmPath: confirmNoticePath(secret, noticeId) } };
  }
  if (mail.kind === 'backInStock')
    return {
      ...mail,
      content: { ...mail.content, stopPath: stopNoticesPath(secret, mail.content.noticeId) },
    };
  if (mail.kind === 'oneTimeCode' && mail.content.codeId !== undefined)
    return { ...mail, content: { ...mail.content, devicePath: ownDevicePath(secret, mail.content.codeId) } };
  return withOrderPage(db, mail, secret);
}

/** Adds the link to the page of the order that an email is about, if the order has one. */
async function withOrderPage(db: Database, mail: Mail, secret: Buffer): Promise<Mail> {
  if (!('number' in mail.content) || mail.kind.startsWith('sampleRequest')) return mail;
  const { number } = mail.content;
  const order = number === '' ? null : await jobOrder(db, { number });
  if (!order) return mail;
  return { ...mail, content: { ...mail.content, jobPath: jobPath(secret, mail.language, order) } } as Mail;
}
