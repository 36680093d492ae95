import type { Database } from '#database/schema.ts';
import { countHit, limitKey, limitSpans } from '#shop/limits/limits.ts';
import { openMail } from '#shop/mail/mail.ts';

/** What waits in the outbox for a recipient ('shop': the shop itself), oldest first. */
export function mailsTo(db: Database, recipient: string) {
  return db
    .selectFrom('outbox_mail')
    .select(['kind', 'language_id as language', 'content'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
}

/** The code of the newest mail with one, sealed under the shop's secret; '' without any. */
export async function mailedCode(db: Database, recipient: string, secret: Buffer): Promise<string> {
  const mail = (await mailsTo(db, recipient)).findLast(({ kind }) => kind === 'oneTimeCode');
  if (!mail) return '';
  const content = mail.content as { code: string; minutes: number };
  const opened = openMail({ kind: 'oneTimeCode', to: recipient, language: 'en', content }, secret);
  return (opened.content as { code: string }).code;
}

/** Nobody has confirmed the address, and it had all mails about money that it may get today. */
export async function useUpMails(db: Database, { email }: { email: string }): Promise<void> {
  await db.updateTable('customer').set({ confirmed_at: null }).where('email', '=', email).execute();
  const key = limitKey('unconfirmed-money-mails', email);
  while (await countHit(db, key, 30, limitSpans.day));
}
