import type { Database } from '#database/schema.ts';
import { type MailKind, wouldBeWithheld } from '#shop/mail/mail.ts';

/** Says so when a mail will wait: nobody has confirmed its address, which has had enough for today. '' for nobody's address. */
export async function tellWithheld(
  db: Database,
  kind: MailKind,
  to: string,
  print: (line: string) => void,
): Promise<void> {
  if (await wouldBeWithheld(db, kind, to))
    print(
      'This mail is withheld for now: nobody has confirmed the address, and it had enough mails today. Tell the customer yourself.',
    );
}
