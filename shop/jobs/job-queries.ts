import { sql } from 'kysely';
import { type LanguageCode, languageOf } from '#contract/languages.ts';
import { compiledOnce } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import type { PersonName } from '#rules/text-of-language.ts';
import { defaultSettings } from '#shop/content/content.ts';
import { hasJob, hiddenStatuses, isCounter, isPickUp } from '#shop/orders/orders.ts';
import { orderStatuses, type ProofApprover } from '#contract/constants.ts';
import { type StoredCode, transferName } from '#shop/payments/payments.ts';

const { completed, returned, refunded } = orderStatuses;
const done = [completed, returned, refunded, hiddenStatuses.voided];

/** What decides about the links to an order's page. */
export interface JobOrder {
  orderId: number;
  customerId: number;
  number: string;
  language: LanguageCode;
  /** The number with which its links are signed. */
  version: number;
  /** The day on which its links end; null while it isn't done. */
  until: Date | null;
  isEnded: boolean;
  /** Whether its customer picks it up at the shop, or collects it at a branch or a bus station. */
  isPickUp: boolean;
  isCounter: boolean;
  contact: JobContact;
  statusId: number;
  totalCents: number;
  /** Raised by every edit of the order. */
  orderVersion: number;
  approveBy: ProofApprover;
  /** Whether it has proofs, parcels or messages, and a payment or balance that is paid on its page. Few orders have any. */
  hasProofs: boolean;
  hasParcels: boolean;
  hasMessages: boolean;
  isPaidHere: boolean;
}

/** The customer as named in the order; all '' once erased. */
export interface JobContact extends PersonName {
  /** Where the customer is written to: an email address or a number. */
  email: string;
  phones: string[];
}

const orderStatement = compiledOnce(
  'order-of-link',
  ({ orderId, number }: { orderId: number; number: string }) => sql<
    Omit<JobOrder, 'language'> & { languageId: number }
  >`
    select o.id as "orderId", o.customer_id as "customerId", o.number, o.language_id as "languageId", o.link_version as version,
      json_build_object('email', o.email, 'firstName', o.first_name, 'lastName', o.last_name,
        'phones', array_remove(array[o.mobile, o.second_mobile], '')) as contact, e.until, coalesce(e.until < now(), false) as "isEnded", ${isPickUp} as "isPickUp", ${isCounter} as "isCounter",
      o.status_id as "statusId", o.total_cents as "totalCents", o.version as "orderVersion",
      coalesce((select value #>> '{}' from setting where name = 'approveBy'), ${defaultSettings.approveBy}) as "approveBy",
      exists (select from order_item i join proof p on p.item_id = i.id where i.order_id = o.id) as "hasProofs",
      exists (select from parcel p where p.order_id = o.id) as "hasParcels",
      exists (select from contact_message c where c.order_id = o.id) as "hasMessages",
      exists (select from order_rest r where r.order_id = o.id and r.state = 'open')
        or exists (select from phone_order f where f.order_id = o.id and f.by_link)
        or exists (select from payment p where p.order_id = o.id and p.provider = ${transferName}) as "isPaidHere"
    from customer_order o cross join lateral (
      select case when o.status_id = any(${done}::int[])
        and not (o.status_id = ${completed}::int and exists (select from order_rest r where r.order_id = o.id and r.state = 'open'))
        then coalesce((select max(c.changed_at) from order_status_change c where c.order_id = o.id), o.created_at)
          + make_interval(days => coalesce((select value::text::int from setting where name = 'jobLinkDays' and value <> 'null'),
            ${defaultSettings.jobLinkDays}::int)) end as until) e
    where (o.id = ${orderId}::int or o.number = ${number}) and ${hasJob}`,
);

/** Returns an order by its id or number; null if it doesn't exist or has no page. Links end by the database's clock. */
export async function jobOrder(
  db: Database,
  { orderId = 0, number = '' }: { orderId?: number; number?: string },
): Promise<JobOrder | null> {
  const { rows } = await db.executeQuery(orderStatement(db, { orderId, number }));
  const [row] = rows;
  if (!row) return null;
  const { languageId, ...order } = row;
  return { ...order, language: languageOf(languageId) };
}

/** Ends all links to an order that were sent. */
export async function raiseLinkVersion(db: Database, orderId: number): Promise<void> {
  await sql`update customer_order set link_version = link_version + 1 where id = ${orderId}::int`.execute(db);
}

/**
 * Returns the code with which an order's transfer may be paid instead now, or its balance; null if none was chosen or it is
 * over.
 */
export async function codeInstead(
  db: Database,
  orderId: number,
  balance: { balanceId: number; cents: number } | null = null,
): Promise<StoredCode | null> {
  const { rows } = await sql<{ code: StoredCode }>`
    select json_build_object('text', c.text, 'appLink', c.app_link, 'endsAt', floor(extract(epoch from c.expires_at) * 1000),
      'secondsLeft', extract(epoch from c.expires_at - now()), 'currency', c.currency, 'minor', c.amount_minor,
      'secondsSinceRequest', extract(epoch from now() - c.asked_at)) as code
    from payment p join payment_code c on c.payment_id = p.id
    where p.rest_of = ${orderId}::int and p.rest_id is not distinct from ${balance?.balanceId ?? null}::int
      and p.amount_cents = coalesce(${balance?.cents ?? null}::int, p.amount_cents)
      and p.state in ('created', 'needs_action', 'unknown') and c.expires_at > now()
    order by p.id desc limit 1`.execute(db);
  return rows[0]?.code ?? null;
}

/** Returns whether the outcome of a payment of a balance is unknown, so that it may be paid already. */
export async function isBeingChecked(db: Database, balanceId: number): Promise<boolean> {
  const { rows } =
    await sql`select from payment where rest_id = ${balanceId}::int and state = 'unknown'`.execute(db);
  return rows.length > 0;
}

/** A message about an order: the customer's, or the shop's answer. */
export interface JobMessage {
  at: string;
  text: string;
  isOurs: boolean;
}

const threadStatement = compiledOnce(
  'messages-of-order',
  ({ orderId }: { orderId: number }) => sql<JobMessage>`
    select to_char(m.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, m.text, m."isOurs" from (
      select c.created_at as at, c.message as text, false as "isOurs", c.id as thread, 0 as id
      from contact_message c where c.order_id = ${orderId}::int
      union all
      select t.written_at, t.text, t.kind = 'reply', c.id, t.id
      from contact_message c join inquiry q on q.contact_message_id = c.id join inquiry_message t on t.inquiry_id = q.id
      where c.order_id = ${orderId}::int and t.kind <> 'note') m
    where m.text <> '' order by m.at, m.thread, m.id limit 200`,
);

/** Returns what was written about an order, oldest first, without notes of staff. Texts of erased people are gone. */
export async function threadOf(db: Database, orderId: number): Promise<JobMessage[]> {
  const { rows } = await db.executeQuery(threadStatement(db, { orderId }));
  return rows;
}
