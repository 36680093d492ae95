import { sql } from 'kysely';
import type { InquiryFields } from './inbox-queries.ts';
import { email, inquiries, name, phone, subject } from './inbox-queries.ts';
import type { SampleState } from '#contract/constants.ts';
import { type LanguageCode, languageOf } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, auditRows } from '#shop/audit/audit.ts';
import { textOf } from '#shop/localisation/localisation.ts';

/** What was written after the first message: a note among staff, a reply by email, or an answer of the customer. */
export interface ThreadMessage {
  id: number;
  kind: 'note' | 'reply' | 'answer';
  at: Date;
  /** The staff member's name; '' for the customer. */
  by: string;
  text: string;
  /** The email of a reply, as long as the outbox keeps it. */
  mailId: number | null;
}

/** An inquiry with the customer's first message. Texts are '' if missing. */
export interface Inquiry {
  id: number;
  kind: InquiryFields['kind'];
  language: LanguageCode;
  name: string;
  phone: string;
  email: string;
  at: Date;
  subject: string;
  text: string;
  samples: {
    number: string;
    state: SampleState;
    /** The day, yyyy-mm-dd; null for any. */
    neededBy: string | null;
    items: { productId: number; en: string; km: string; picture: string; quantity: number }[];
  } | null;
  seller: {
    state: 'open' | 'approved' | 'refused';
    reason: string;
    /** Street, city, province, postal code and country. */
    address: string[];
  } | null;
}

/** Returns the emails with earlier replies of a thread that the outbox still has, oldest first. */
export async function earlierReplies(
  db: Database,
  inquiryId: number,
  beforeMailId: number,
): Promise<{ id: number; createdAt: Date }[]> {
  const { rows } = await sql<{ id: number; createdAt: Date }>`
    select o.id, o.created_at as "createdAt" from inquiry_message m join outbox_mail o on o.id = m.mail_id
    where m.inquiry_id = ${inquiryId}::int and o.id < ${beforeMailId} order by o.id`.execute(db);
  return rows;
}

/** Returns an inquiry with names of places in a language, or null. */
export async function inquiryOf(db: Database, id: number, language: LanguageCode): Promise<Inquiry | null> {
  const place = (table: string, column: string) =>
    textOf({ table: `${table}_text`, owner: `${table}_id` }, sql.ref(column), language);
  const { rows } = await sql<Omit<Inquiry, 'language'> & { languageId: number }>`
    select q.id, q.kind, coalesce(c.language_id, s.language_id, a.language_id) as "languageId", ${name} as name,
      ${phone} as phone, ${email} as email, q.created_at as at, coalesce(c.subject, s.number, '') as subject,
      coalesce(c.message, s.note, '') as text,
      case when s.id is not null then json_build_object('number', s.number, 'state', s.state, 'neededBy', s.wanted_on,
        'items', (select json_agg(json_build_object('productId', i.product_id, 'en', i.name_en, 'km', coalesce(i.name_km, i.name_en),
          'picture', i.picture, 'quantity', i.quantity) order by i.position) from sample_request_item i where i.request_id = s.id))
      end as samples,
      case when a.id is not null then json_build_object('state', a.state, 'reason', a.decline_reason, 'address',
        array_remove(array[a.address, ${place('city', 'a.city_id')}, ${place('state_province', 'a.state_province_id')},
          a.postal_code, ${place('country', 'a.country_id')}], '')) end as seller
    from ${inquiries} where q.id = ${id}::int`.execute(db);
  if (!rows[0]) return null;
  const { languageId, ...found } = rows[0];
  return { ...found, language: languageOf(languageId) };
}

/** Returns what was written in a thread, oldest first. */
export async function messagesOf(db: Database, inquiryId: number): Promise<ThreadMessage[]> {
  const { rows } = await sql<ThreadMessage>`
    select m.id, m.kind, m.written_at as at, coalesce(f.name, '') as by, m.text, m.mail_id as "mailId"
    from inquiry_message m left join staff f on f.id = m.staff_id where m.inquiry_id = ${inquiryId}::int order by m.id`.execute(
    db,
  );
  return rows;
}

/** A text of a thread, with the customer and subject of the thread. */
export interface WrittenText {
  inquiryId: number;
  /** For the customer's first text, the kind of the inquiry. */
  kind: ThreadMessage['kind'] | Inquiry['kind'];
  at: Date;
  by: string;
  subject: string;
  email: string;
  phone: string;
  text: string;
}

/** Returns what was written in these threads, in their order, and each thread oldest first. */
export async function writtenTexts(db: Database, ids: readonly number[]): Promise<WrittenText[]> {
  const { rows } = await sql<WrittenText>`
    with thread as (
      select q.id as "inquiryId", q.kind, q.created_at as at, ${name} as name, ${subject} as subject, ${email} as email,
        ${phone} as phone, coalesce(c.message, s.note, '') as text, n.place
      from unnest(${[...ids]}::int[]) with ordinality n (id, place), ${inquiries} where q.id = n.id)
    select t."inquiryId", m.kind, m.at, m.by, t.subject, t.email, t.phone, m.text
    from thread t cross join lateral (
      select 0 as id, t.kind, t.at, t.name as by, t.text
      union all
      select m.id, m.kind, m.written_at, case m.kind when 'answer' then t.name else coalesce(f.name, '') end, m.text from inquiry_message m
        left join staff f on f.id = m.staff_id where m.inquiry_id = t."inquiryId") m
    where m.text <> '' order by t.place, m.id`.execute(db);
  return rows;
}

async function requestOf(db: Database, inquiryId: number, column: string): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select ${sql.ref(column)} as id from inquiry where id = ${inquiryId}::int`.execute(db);
  return rows[0]?.id ?? null;
}
/** Return the id of an inquiry's sample request or seller application, or null. */
export const sampleRequestOf = (db: Database, inquiryId: number): Promise<number | null> =>
  requestOf(db, inquiryId, 'sample_request_id');
export const sellerRequestOf = (db: Database, inquiryId: number): Promise<number | null> =>
  requestOf(db, inquiryId, 'seller_request_id');

/** Returns the id of the message with this key in a thread, or null. */
export async function messageOfKey(db: Database, inquiryId: number, key: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from inquiry_message where key = ${key}::uuid and inquiry_id = ${inquiryId}::int`.execute(db);
  return rows[0]?.id ?? null;
}

interface NewMessage {
  inquiryId: number;
  kind: ThreadMessage['kind'];
  /** Null for the customer. */
  staffId: number | null;
  /** Omitted for a new random one. */
  key?: string;
  text: string;
  mailId?: number;
  by: Actor;
}

/** Adds to a thread, with its audit log entry. Returns null if a message of another thread has this key. */
export async function insertMessage(
  db: Database,
  { inquiryId, kind, staffId, key, text, mailId, by }: NewMessage,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    with message as (
      insert into inquiry_message (inquiry_id, kind, staff_id, key, text, mail_id)
      values (${inquiryId}::int, ${kind}, ${staffId}::int, coalesce(${key ?? null}::uuid, gen_random_uuid()), ${text}, ${mailId ?? null}::int)
      on conflict (key) do nothing returning id),
    noted as (${auditRows(by, 'inquiry message written', { inquiry: inquiryId, message: sql<number>`id`, kind }, sql`from message`)})
    select id from message`.execute(db);
  return rows[0]?.id ?? null;
}

/** Returns the texts that staff may insert into replies, by name. */
export async function replyTemplates(
  db: Database,
): Promise<{ id: number; name: string; en: string; km: string }[]> {
  const { rows } = await sql<{ id: number; name: string; en: string; km: string }>`
    select id, name, body_en as en, body_km as km from reply_template order by lower(name), id limit 200`.execute(
    db,
  );
  return rows;
}
