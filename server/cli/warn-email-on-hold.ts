import type { Database } from '#database/schema.ts';
import { type MailKind, wouldBeWithheld } from '#shop/mail/mail.ts';

let areSaved = false;

/** Records whether this shop has no mail server, so that its emails are only saved on this machine. */
export const noteSavedEmails = (are: boolean): void => {
  areSaved = are;
};

/**
 * Prints when an email is only saved, because there is no mail server, or withheld, because the customer
 * hasn't confirmed the address and it has reached its daily limit. `to` is '' if there is no address.
 */
export async function warnEmailOnHold(
  db: Database,
  kind: MailKind,
  to: string,
  print: (line: string) => void,
): Promise<void> {
  if (areSaved && to !== '')
    print(
      'This email is saved, not sent: no mail server is set up. Set one up in the office (Settings, Email) or with SMTP_URL.',
    );
  if (await wouldBeWithheld(db, kind, to))
    print(
      'This email is on hold: the address is unconfirmed and has reached its daily limit. Contact the customer yourself.',
    );
}
