import { sql } from 'kysely';
import { defaultLanguage, type LanguageCode, languageCodes, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';

/** A message to the shop. The input is already validated against the form's rules. */
export interface ContactMessage {
  fullName: string;
  email: string;
  /** The phone number; '' if not given. */
  phoneNumber: string;
  subject: string;
  message: string;
  language: LanguageCode;
  /** The logged-in customer; null for a visitor. */
  customerId: number | null;
}

/** Stores a message, and the order and report that it is about, if any. Returns its id. */
export async function insertContactMessage(
  db: Database,
  contact: ContactMessage,
  about: { orderId: number; report: object | null } | null = null,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into contact_message (full_name, email, phone, subject, message, language_id, customer_id, order_id, report)
    values (${contact.fullName}, ${contact.email}, ${contact.phoneNumber}, ${contact.subject}, ${contact.message},
      ${languages[contact.language].id}, ${contact.customerId}, ${about?.orderId ?? null},
      ${about?.report ? JSON.stringify(about.report) : null}::jsonb) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Starts a subscription and returns its id, or null if the address is already subscribed. */
export async function startSubscription(
  db: Database,
  email: string,
  language: LanguageCode,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into subscriber (email, language_id) values (${email}, ${languages[language].id})
    on conflict (email) do update set unsubscribed_at = null, ended_by = null, subscribed_at = now(), language_id = excluded.language_id,
      source = 'form', proof = null,
      version = subscriber.version + 1
      where subscriber.unsubscribed_at is not null
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

export async function subscriberLanguage(db: Database, id: number): Promise<LanguageCode | null> {
  const { rows } = await sql<{ language: number }>`
    select language_id as language from subscriber where id = ${id}`.execute(db);
  if (!rows[0]) return null;
  return languageCodes.find((code) => languages[code].id === rows[0]?.language) ?? defaultLanguage;
}

export async function endSubscription(db: Database, id: number): Promise<void> {
  await sql`update subscriber set unsubscribed_at = now(), ended_by = 'subscriber', version = version + 1 where id = ${id} and unsubscribed_at is null`.execute(
    db,
  );
}
