import { seal, unseal } from '#shop/sealed.ts';
import type { Mail } from './contents.ts';

const purpose = 'mailed code';

/** A one-time code as it waits in the outbox. */
export const sealCode = (secret: Buffer, code: string): string =>
  seal(secret, purpose, Buffer.from(code)).toString('base64url');

/** A mail from the outbox as it can be written. @throws when its code was sealed under another secret */
export function openMail(mail: Mail, secret: Buffer): Mail {
  if (mail.kind !== 'oneTimeCode') return mail;
  const code = unseal(secret, purpose, Buffer.from(mail.content.code, 'base64url'));
  if (!code) throw new Error('the code of this mail was sealed under another secret');
  return { ...mail, content: { ...mail.content, code: code.toString() } };
}
