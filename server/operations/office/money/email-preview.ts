import { asSent, type Mail, wouldBeWithheld } from '#shop/mail/mail.ts';
import type { Staff } from '../../../calls/caller.ts';
import type { AppContext } from '../../../context/context.ts';
import { mailTextsOnce } from '../../../mail/mail-texts.ts';
import { unreachedReason } from '../../../mail/mail-server.ts';
import { writeMail } from '../../../mail/write-mail.ts';

/** Renders the email a customer will get. */
export async function emailPreview({ db, config }: AppContext, mail: Mail, caller: Staff) {
  const { to, language } = mail;
  const labels = await mailTextsOnce(db, config)(language);
  const { subject, text } = writeMail(await asSent(db, mail), labels);
  return {
    language,
    to: to === '' || caller.permissions.has('customers.read') ? to : null,
    subject,
    // The text begins with the heading, which repeats the subject.
    text: text.startsWith(subject) ? text.slice(subject.length).trim() : text,
    unreached: unreachedReason(config, to),
    isWithheld: await wouldBeWithheld(db, mail.kind, to),
  };
}
