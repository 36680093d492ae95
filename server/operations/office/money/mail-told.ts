import type { LanguageCode } from '#contract/languages.ts';
import { asSent, type Mail, wouldBeWithheld } from '#shop/mail/mail.ts';
import type { Staff } from '../../../calls/caller.ts';
import type { AppContext } from '../../../context/context.ts';
import { wordsOnce } from '../../../mail/mail-words.ts';
import { writeMail } from '../../../mail/write-mail.ts';

/** The mail a customer will get, as they will read it. */
export async function mailTold({ db, config }: AppContext, mail: Mail, caller: Staff) {
  const { to, language } = mail;
  const words = await wordsOnce(db, config)(language);
  const { subject, text } = writeMail(await asSent(db, mail), words);
  return {
    language,
    to: to === '' || caller.permissions.has('customers.read') ? to : null,
    subject,
    // It begins with its heading, which the subject says already.
    text: text.startsWith(subject) ? text.slice(subject.length).trim() : text,
    isWithheld: await wouldBeWithheld(db, mail.kind, to),
  };
}

/** Of the money of an order. */
export const moneyMail = (
  kind: 'paymentReceived' | 'transferLate' | 'paymentRefunded',
  order: { number: string; firstName: string; email: string; language: LanguageCode },
  amountCents: number,
): Mail => ({
  kind,
  to: order.email,
  language: order.language,
  content: { number: order.number, firstName: order.firstName, amountCents },
});
