import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type StoredMail, storedMail } from '#server/adapters/mail/stored-mails.ts';

/** Parses an email as received over the connection. */
export async function readSource(source: string): Promise<StoredMail> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-mail-'));
  try {
    writeFileSync(path.join(folder, 'mail.eml'), source);
    const mail = await storedMail(folder, 'mail.eml');
    if (!mail) throw new Error('no mail');
    return mail;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
