import type { Database } from '#database/schema.ts';

/** What waits in the outbox for a recipient ('shop': the shop itself), oldest first. */
export function mailsTo(db: Database, recipient: string) {
  return db
    .selectFrom('outbox_mail')
    .select(['kind', 'language_id as language', 'content'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
}

/** The code of the newest mail with one; '' without any. */
export async function mailedCode(db: Database, recipient: string): Promise<string> {
  const mails = (await mailsTo(db, recipient)).filter(({ kind }) => kind === 'oneTimeCode');
  return (mails.at(-1)?.content as { code?: string } | undefined)?.code ?? '';
}
