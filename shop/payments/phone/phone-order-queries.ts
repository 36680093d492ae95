import { sql } from 'kysely';
import { oneOrTwo } from '#contract/payment-reasons.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { defaultLanguage, languageCodes, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, auditRows } from '#shop/audit/audit.ts';
import { holds } from '#shop/orders/orders.ts';
import type { PaymentState } from '../payment/payment-states.ts';
import { transferName } from '../providers/bank-transfer.ts';
import type { Action, StoredCode } from '../providers/provider.ts';

/** Records that staff placed an order for a customer on the phone. */
export async function notePhoneOrder(
  db: Database,
  order: {
    orderId: number;
    customerId: number;
    actor: Actor;
    way: string;
    saidYes: boolean;
    byLink: boolean;
  },
): Promise<void> {
  const { orderId, customerId, actor, way: method, saidYes: confirmed, byLink } = order;
  const detail = { order: sql<number>`order_id`, customer: customerId, way: method, saidYes: confirmed };
  await sql`
    with made as (
      insert into phone_order (order_id, placed_by, said_yes, by_link)
      values (${orderId}, ${actor}, ${confirmed}, ${byLink}) returning order_id)
    ${auditRows(actor, 'phone order placed', detail, sql`from made`)}`.execute(db);
}

/** An order paid by a link, and the status of its payment. Amounts in cents. */
export interface LinkedPayment {
  paymentId: number;
  orderId: number;
  customerId: number;
  number: string;
  language: LanguageCode;
  amountCents: number;
  currency: string;
  /** The order's total in riel; null if unknown. */
  riel: number | null;
  key: string;
  provider: string;
  state: PaymentState;
  /** Whether staff have yet to say if they confirmed its payment before. */
  isUndecided: boolean;
  until: Date;
  code: StoredCode | null;
  /** Whether the order is placed, and was neither canceled nor returned. */
  holds: boolean;
}

/** Returns the payment of an order, or null if the order doesn't exist or isn't paid by a link. */
export async function linkedPayment(db: Database, orderId: number): Promise<LinkedPayment | null> {
  const { rows } = await sql<Omit<LinkedPayment, 'language'> & { languageId: number }>`
    select p.id as "paymentId", o.id as "orderId", o.customer_id as "customerId", o.number,
      o.language_id as "languageId", p.amount_cents as "amountCents", p.currency, riel_of_part(o, p.amount_cents, false)::float8 as riel,
      p.key, p.provider, p.state, p.expires_at as until, ${holds} as holds,
      exists (select from stray_money s where s.payment_id = p.id and s.kind = ${oneOrTwo} and s.settled_at is null) as "isUndecided",
      (select json_build_object('text', c.text, 'appLink', c.app_link,
        'endsAt', floor(extract(epoch from c.expires_at) * 1000),
        'secondsLeft', extract(epoch from c.expires_at - now()), 'currency', c.currency, 'minor', c.amount_minor,
        'secondsSinceRequest', extract(epoch from now() - c.asked_at)) from payment_code c where c.payment_id = p.id) as code
    from phone_order f join customer_order o on o.id = f.order_id join payment p on p.order_id = o.id
    where f.by_link and o.id = ${orderId}::int`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { languageId, ...payment } = row;
  const language = languageCodes.find((code) => languages[code].id === languageId) ?? defaultLanguage;
  return { ...payment, language };
}

interface NewCode {
  /** The provider and payment method of the QR code. */
  provider: string;
  methodId: number;
  holdMinutes: number;
  reference: string;
  code: Extract<Action, { kind: 'show-code' }>;
}

/**
 * Assigns this code to an order that waits for its customer's choice. From then on the provider is polled,
 * and items are reserved as for any code. Returns false if it no longer waits, or a concurrent request was
 * first.
 */
export async function payByCode(
  db: Database,
  { paymentId, orderId, customerId }: LinkedPayment,
  { provider, methodId, holdMinutes: reservationMinutes, reference, code }: NewCode,
): Promise<boolean> {
  const detail = { order: orderId, payment: paymentId };
  const { rows } = await sql`
    with turned as (
      update payment set provider = ${provider}, method_id = ${methodId}, reference = ${reference}, state = 'created',
        created_at = now(), expires_at = now() + make_interval(mins => ${reservationMinutes}::int),
        next_look_at = now() + interval '30 seconds'
      where id = ${paymentId} and provider = ${transferName} and state = 'pending' and expires_at > now()
      returning id, amount_cents, currency),
    shown as (
      insert into payment_code (payment_id, text, currency, amount_minor, app_link, expires_at)
      select id, ${code.code}, coalesce(${code.amount?.currency ?? null}::text, currency),
        coalesce(${code.amount?.minor ?? null}::bigint, amount_cents), ${code.appLink ?? ''}, ${code.expiresAt}::timestamptz
      from turned),
    method as (
      update customer_order set payment_method_id = ${methodId} where id = ${orderId} and exists (select from turned)),
    event as (
      insert into payment_event (payment_id, from_state, to_state, source)
      select id, 'pending', 'created', 'customer' from turned),
    noted as (${auditRows(`customer ${customerId}`, 'link paid by code', detail, sql`from turned`)})
    select id from turned`.execute(db);
  return rows.length > 0;
}
