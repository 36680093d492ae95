import { sql } from 'kysely';
import { defaultLanguage, languageCodes, languages } from '#contract/languages.ts';
import { preparedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import type { Mail } from './contents.ts';
import { type MailFailure, secondsToNextTry } from './retries.ts';

/**
 * Queues an email in the outbox. Call it in the transaction of the event, so that there is exactly one email per event.
 * A job sends it within seconds, and retries for two days (server/mail).
 * @returns its id
 */
export async function queueMail(db: Database, { kind, to, language, content }: Mail): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into outbox_mail (kind, recipient, language_id, content)
    values (${kind}, ${to}, ${languages[language].id}, ${JSON.stringify(content)}::jsonb) returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}

/**
 * Queues an email for later about an order that awaits payment. It is sent only if the order still awaits
 * payment then (shop/orders).
 */
export async function queueReminder(
  db: Database,
  { kind, to, language, content }: Mail,
  { orderId, at }: { orderId: number; at: Date },
): Promise<void> {
  await sql`insert into outbox_mail (kind, recipient, language_id, content, held_for_order, next_try_at, created_at)
    values (${kind}, ${to}, ${languages[language].id}, ${JSON.stringify(content)}::jsonb, ${orderId}, ${at}, ${at})`.execute(
    db,
  );
}

/** Whether a message is for the chat of a customer who follows an order (database/functions/chats/tell-order-chats.sql). */
export const isToChat = sql`(recipient like 'telegram:%')`;
export const isChatRecipient = (to: string): boolean => to.startsWith('telegram:');

/** An email that this process may send until the lease ends. */
export interface ClaimedMail {
  id: number;
  /**
   * The number of attempts, including this one. It also identifies the claim: a process that claims the email
   * after the lease counts one more.
   */
  tries: number;
  createdAt: Date;
  /** The email's age by the database's clock. */
  ageSeconds: number;
  mail: Mail;
}

/**
 * Claims up to `limit` due emails, or with `isChat` messages to customers' chats, the longest due first, and postpones them
 * by the lease. No lock is held while they are sent. If this process dies, another one sends them after the lease.
 */
export async function claimMails(
  db: Database,
  { limit, leaseSeconds, isChat = false }: { limit: number; leaseSeconds: number; isChat?: boolean },
): Promise<ClaimedMail[]> {
  const query = sql<
    Omit<ClaimedMail, 'mail'> & { kind: string; recipient: string; languageId: number; content: unknown }
  >`
    with due as materialized (
      select id from outbox_mail where sent_at is null and next_try_at <= now() and kind <> 'staffChat' and ${isToChat} = ${isChat}::boolean
      order by next_try_at limit ${limit} for update skip locked)
    update outbox_mail m set tries = m.tries + 1, next_try_at = now() + make_interval(secs => ${leaseSeconds})
    from due where m.id = due.id
    returning m.id, m.tries, m.created_at as "createdAt", m.kind, m.recipient, m.language_id as "languageId", m.content,
      extract(epoch from now() - m.created_at)::float8 as "ageSeconds"`;
  const { rows } = await db.executeQuery(preparedQuery('claim-mails', query.compile(db)));
  return rows.map(({ kind, recipient, languageId, content, ...claim }) => {
    const language = languageCodes.find((code) => languages[code].id === languageId) ?? defaultLanguage;
    return { ...claim, mail: { kind, to: recipient, language, content } as Mail };
  });
}

/** Returns whether an email or a message to the staff's chat is due. */
export async function hasDueMail(db: Database): Promise<boolean> {
  const { rows } = await sql`select from outbox_mail
    where sent_at is null and next_try_at <= now() limit 1`.execute(db);
  return rows.length > 0;
}

/** SQL that deletes the code of a finished email, because it isn't needed any more. */
const wiped = sql`case when kind = 'oneTimeCode' then '{}'::jsonb else content end`;

/**
 * Marks the email as sent: the email server accepted it, or it was saved as a file on this machine
 * (`delivery.isSaved`).
 */
export async function markRefundSent(
  db: Database,
  { id, tries }: ClaimedMail,
  delivery?: { isSaved: boolean },
): Promise<void> {
  await sql`update outbox_mail set sent_at = now(), is_saved = ${delivery?.isSaved ?? false}, last_error = null, content = ${wiped}
    where id = ${id} and tries = ${tries} and sent_at is null`.execute(db);
}

/**
 * Records a failed attempt; the email waits for the next one. Returns false if it was the last attempt, so
 * that the email has failed.
 */
export async function applyFailure(
  db: Database,
  { id, tries, ageSeconds, mail }: ClaimedMail,
  failure: MailFailure,
): Promise<boolean> {
  const wait = secondsToNextTry(mail, tries, ageSeconds, failure);
  const next =
    wait === null
      ? sql`next_try_at = 'infinity', content = ${wiped}`
      : sql`next_try_at = now() + make_interval(secs => ${wait})`;
  await sql`update outbox_mail set last_error = ${failure.reason}, ${next}
    where id = ${id} and tries = ${tries} and sent_at is null`.execute(db);
  return wait !== null;
}

/** Releases an email without counting an attempt. It is due immediately, for any process. */
export async function releaseMail(db: Database, { id, tries }: ClaimedMail): Promise<void> {
  await sql`update outbox_mail set next_try_at = now(), tries = tries - 1
    where id = ${id} and tries = ${tries} and sent_at is null`.execute(db);
}

/** Returns whether an address belongs to an account but isn't confirmed yet. */
export async function isUnconfirmed(db: Database, email: string): Promise<boolean> {
  const query = sql`select 1 from customer where email = ${email} and confirmed_at is null`;
  const { rows } = await db.executeQuery(preparedQuery('is-unconfirmed', query.compile(db)));
  return rows.length > 0;
}
