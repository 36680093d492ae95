import type { Database } from '#database/schema.ts';
import { openMail } from '#shop/mail/mail.ts';

/** Returns the queued emails for a recipient ('shop' is the shop itself), oldest first. */
export function mailsTo(db: Database, recipient: string) {
  return db
    .selectFrom('outbox_mail')
    .select(['kind', 'language_id as language', 'content'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
}

/**
 * Returns the code of the newest email that has one, encrypted with the shop's secret; '' if there is none.
 */
export async function mailedCode(db: Database, recipient: string, secret: Buffer): Promise<string> {
  const mail = (await mailsTo(db, recipient)).findLast(({ kind }) => kind === 'oneTimeCode');
  if (!mail) return '';
  const content = mail.content as { code: string; minutes: number };
  const opened = openMail({ kind: 'oneTimeCode', to: recipient, language: 'en', content }, secret);
  return (opened.content as { code: string }).code;
}
