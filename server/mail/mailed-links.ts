import type { Mail } from '#shop/mail/mail.ts';
import { confirmPath } from '#shop/orders/orders.ts';

/** Adds the links that are signed as a mail is written: whoever reads the outbox, in a backup say, cannot use them. */
export function withLinks(mail: Mail, secret: Buffer): Mail {
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
