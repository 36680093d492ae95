import { seal, unseal } from '#shop/sealed.ts';
import type { Mail } from './contents.ts';

const purpose = 'mailed code';

/** Encrypts a one-time code for the outbox. */
export const sealCode = (secret: Buffer, code: string): string =>
  seal(secret, purpose, Buffer.from(code)).toString('base64url');

/**
 * Decrypts an email from the outbox.
 * @throws when its code was encrypted under another secret
 */
export function openMail(mail: Mail, secret: Buffer): Mail {
  if (mail.kind !== 'oneTimeCode') return mail;
  const code = unseal(secret, purpose, Buffer.from(mail.content.code, 'base64url'));
  if (!code) throw new Error('the code of this mail was sealed under another secret');
  return { ...mail, content: { ...mail.content, code: code.toString() } };
}
