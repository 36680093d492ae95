import { confirmAddressPath, ownDevicePath } from '#shop/accounts/accounts.ts';
import { replyPath } from '#shop/inquiries/inquiries.ts';
import type { Mail } from '#shop/mail/mail.ts';
import { sampleStatusPath } from '#shop/samples/samples.ts';
import { confirmNoticePath, stopNoticesPath } from '#shop/stock-notices/stock-notices.ts';
import { confirmPath, receiptPath } from '#shop/orders/orders.ts';
import { payPath, balancePath } from '#shop/payments/payments.ts';
import { invitePath } from '#shop/staff/staff.ts';

/**
 * Adds links that are signed when an email is rendered, so that the outbox, for example in a backup, contains no usable
 * links.
 */
export function withLinks(mail: Mail, secret: Buffer): Mail {
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
      content: { ...mail.content, statusPath: sampleStatusPath(secret, mail.content.requestId) },
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
  if (mail.kind === 'orderAltered' && mail.content.rest)
    return { ...mail, content: { ...mail.content, restPath: balancePath(secret, mail.content.rest.id) } };
  if (mail.kind === 'orderSent' && mail.content.receiptOf !== undefined)
    return {
      ...mail,
      content: { ...mail.content, receiptPath: receiptPath(secret, mail.content.receiptOf) },
    };
  if (mail.kind === 'backInStock')
    return {
      ...mail,
      content: { ...mail.content, stopPath: stopNoticesPath(secret, mail.content.noticeId) },
    };
  if (mail.kind === 'oneTimeCode' && mail.content.codeId !== undefined)
    return { ...mail, content: { ...mail.content, devicePath: ownDevicePath(secret, mail.content.codeId) } };
  if (mail.kind === 'paymentLink')
    return { ...mail, content: { ...mail.content, payPath: payPath(secret, mail.content.orderId) } };
  if (
    mail.kind === 'orderToConfirm' ||
    (mail.kind === 'orderReceived' && mail.content.confirmBy !== undefined)
  )
    return {
      ...mail,
      content: { ...mail.content, confirmPath: confirmPath(secret, mail.content.orderId) },
    } as Mail;
  return mail;
}
