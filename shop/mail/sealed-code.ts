import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { purposeKey } from '#shop/purpose-key.ts';
import type { Mail } from './contents.ts';

const [nonceBytes, tagBytes] = [12, 16];
const key = (secret: Buffer) => purposeKey(secret, 'mailed code');

/** A one-time code as it waits in the outbox: whoever reads the database (a backup, say) cannot use it. */
export function sealCode(secret: Buffer, code: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key(secret), nonce);
  const sealed = Buffer.concat([nonce, cipher.update(code, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return sealed.toString('base64url');
}

/** A mail from the outbox as it can be written. @throws when its code was sealed under another secret */
export function openMail(mail: Mail, secret: Buffer): Mail {
  if (mail.kind !== 'oneTimeCode') return mail;
  return { ...mail, content: { ...mail.content, code: openCode(secret, mail.content.code) } };
}

function openCode(secret: Buffer, text: string): string {
  const sealed = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key(secret), sealed.subarray(0, nonceBytes));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  const code = decipher.update(sealed.subarray(nonceBytes, -tagBytes));
  return Buffer.concat([code, decipher.final()]).toString('utf8');
}
