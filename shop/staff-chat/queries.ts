import { sql } from 'kysely';
import { type LanguageCode, languages } from '#contract/languages.ts';
import type { StaffChatEvent } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, auditRows } from '#shop/audit/audit.ts';
import { type ChatFailure, secondsToNextMessage } from './retries.ts';

/** What the queue stores about a notice: an event and the id of its record, never a text. */
export interface StoredNotice {
  id: number;
  /** `why` it wasn't sent yet; '' if it wasn't attempted. */
  why: string;
  sentAt: Date | null;
  isSaved: boolean;
  hasFailed: boolean;
  createdAt: Date;
}

/** A notice that this process may send until the lease ends. */
export interface ClaimedNotice {
  id: number;
  /** The number of attempts, including this one. */
  tries: number;
  ageSeconds: number;
}

/** How many notices wait at most (database/functions/chats/queue-staff-chat.sql). A message takes all of them. */
const maxWaiting = 1000;
/** Messages per minute. Telegram allows 20 in a group; later notices share one message. */
const maxPerMinute = 5;

const isNotice = sql`kind = 'staffChat'`;

/**
 * Claims all due notices, oldest first. Returns none while a message is being sent or waits for its next attempt, so that
 * notices join it, and none after five messages in a minute.
 */
export async function claimNotices(db: Database, leaseSeconds: number): Promise<ClaimedNotice[]> {
  const { rows } = await sql<ClaimedNotice>`
    with due as materialized (
      select id from outbox_mail where ${isNotice} and sent_at is null and next_try_at <= now()
        and not exists (select from outbox_mail where ${isNotice} and sent_at is null
          and next_try_at > now() and next_try_at < 'infinity')
        and (select count(distinct sent_at) from outbox_mail
          where ${isNotice} and created_at > now() - interval '2 days' and sent_at > now() - interval '1 minute') < ${maxPerMinute}
      order by id limit ${maxWaiting} for update skip locked)
    update outbox_mail m set tries = m.tries + 1, next_try_at = now() + make_interval(secs => ${leaseSeconds})
    from due where m.id = due.id
    returning m.id, m.tries, extract(epoch from now() - m.created_at)::float8 as "ageSeconds"`.execute(db);
  return rows.toSorted((one, other) => one.id - other.id);
}

/** Marks notices as sent in one message, or as only saved when no bot is set up. */
export async function markNotices(db: Database, ids: readonly number[], isSaved: boolean): Promise<void> {
  await sql`update outbox_mail set sent_at = now(), is_saved = ${isSaved}, last_error = null
    where id = any(${[...ids]}::int[]) and sent_at is null`.execute(db);
}

/** Records a failed attempt. Without a failure, the notices are due again at once, and no attempt is counted. */
export async function postponeNotices(
  db: Database,
  claimed: readonly ClaimedNotice[],
  failure: ChatFailure | null,
): Promise<void> {
  const waits = claimed.map(({ id, tries, ageSeconds }) => ({
    id,
    wait: failure && secondsToNextMessage(tries, ageSeconds, failure),
  }));
  const counts = failure !== null && failure.retryAfter === undefined;
  await sql`
    update outbox_mail m set tries = m.tries - ${counts ? 0 : 1}, last_error = coalesce(${failure?.reason ?? null}, m.last_error),
      next_try_at = case when ${failure === null}::boolean then now()
        when w.wait is null then 'infinity' else now() + make_interval(secs => w.wait) end
    from jsonb_to_recordset(${JSON.stringify(waits)}::jsonb) as w (id int, wait float8)
    where m.id = w.id and m.sent_at is null`.execute(db);
}

/** The current data behind a notice. `person` and `text` are as customers typed them. */
export interface NoticeFacts {
  id: number;
  event: StaffChatEvent | 'test';
  /** The number of the order or sample request. */
  number: string;
  cents: number | null;
  inquiryId: number | null;
  kind: 'message' | 'samples' | 'seller' | 'answer' | 'approved' | 'changes' | 'artwork' | null;
  person: string;
  text: string;
  productId: number | null;
  product: string;
  stock: number | null;
}

/** Reads the data of notices, oldest first. Those whose record has been deleted are missing. */
export async function noticeFacts(
  db: Database,
  ids: readonly number[],
  language: LanguageCode,
): Promise<NoticeFacts[]> {
  const { rows } = await sql<NoticeFacts>`
    with notice as (
      select id, content ->> 'event' as event, (content ->> 'id')::int as ref, (content ->> 'answer')::int as answer,
        (content ->> 'proof')::uuid as proof, (content ->> 'artwork')::int as artwork
      from outbox_mail where ${isNotice} and id = any(${[...ids]}::int[]))
    select n.id, n.event, coalesce(o.number, s.number, '') as number, coalesce(p.amount_cents, o.total_cents) as cents,
      q.id as "inquiryId", case when f.answer = '' and f.marks = '[]' then 'approved' when f.id is not null then 'changes' when n.artwork is not null then 'artwork'
        when n.answer is null then q.kind else 'answer' end as kind,
      coalesce(f.answer_name, c.full_name, s.full_name, r.first_name || ' ' || r.last_name, '') as person,
      left(coalesce(f.answer, a.text, c.message, s.note, ''), 1000) as text,
      d.id as "productId", d.stock, coalesce((select t.name from product_text t
        where t.product_id = d.id and t.language_id in (${languages[language].id}, 1) and t.name <> ''
        order by t.language_id = ${languages[language].id} desc limit 1), d.sku, '') as product
    from notice n
    left join payment p on n.event = 'payment' and p.id = n.ref
    left join proof f on f.id = n.proof
    left join order_item i on i.id = coalesce(f.item_id, n.artwork)
    left join customer_order o on o.id = case n.event when 'order' then n.ref when 'payment' then coalesce(p.order_id, p.rest_of)
      else i.order_id end
    left join inquiry q on n.event in ('message', 'sample') and q.id = n.ref
    left join contact_message c on c.id = q.contact_message_id
    left join sample_request s on s.id = q.sample_request_id
    left join seller_request r on r.id = q.seller_request_id
    left join inquiry_message a on a.id = n.answer and a.inquiry_id = q.id
    left join product d on n.event = 'stock' and d.id = n.ref
    where n.event = 'test' or coalesce(o.id, p.id, d.id, case when n.answer is null then q.id else a.inquiry_id end) is not null
    order by n.id`.execute(db);
  return rows;
}

/** Returns the newest notices, newest first. */
export async function lastNotices(db: Database, limit: number): Promise<StoredNotice[]> {
  const { rows } = await sql<StoredNotice>`
    select id, coalesce(last_error, '') as why, sent_at as "sentAt", is_saved as "isSaved",
      sent_at is null and next_try_at = 'infinity' as "hasFailed", created_at as "createdAt"
    from outbox_mail where ${isNotice} order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Returns how many notices, and messages to customers' chats, of the last day have failed or have waited for a quarter of an hour. */
export async function lateNotices(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from outbox_mail where (${isNotice} or recipient like 'telegram:%') and sent_at is null and last_error is not null
      and created_at between now() - interval '2 days' and now() - interval '15 minutes'`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Queues a test message. `lastTestMail` finds its result by `server`. */
export async function queueTestNotice(db: Database, server: string, by: Actor): Promise<void> {
  await sql`
    with made as (
      insert into outbox_mail (kind, recipient, language_id, content)
      values ('staffChat', 'telegram', 1, '{"event": "test"}'::jsonb) returning id)
    ${auditRows(by, 'test mail asked', { mail: sql<number>`id`, server }, sql`from made`)}`.execute(db);
}
