import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { type Actor, auditRows } from '#shop/audit/audit.ts';
import type { PaymentState } from '../payment/payment-states.ts';
import { cashOnDelivery } from '../providers/cash-on-delivery.ts';
import type { Attempt } from '../providers/provider.ts';
import type { RefundSent } from './unexpected-payment-queries.ts';

/** The request for a refund. If `cents` is null, the whole remaining amount. */
export interface RefundRequest {
  cents: number | null;
  /** The reason, visible only to staff and stored only in `refund`. */
  reason: string;
  by: Actor;
  /** The key of one attempt in the office. Optional. */
  key?: string | null;
  /** What the shop retains of the order, in cents. Default 0. */
  retainedCents?: number;
  /** By how much it lowers what is due, in cents. Default 0. */
  offCents?: number;
}

/**
 * Stores a refund of a locked payment, due immediately or, of cash, parked, or done if it only lowers what is due, and an audit log entry with the actor. Returns null if all
 * refunds together exceed the amount paid. The log doesn't contain the reason, because a person typed it and log
 * entries can't be erased.
 */
export async function insertRefund(
  db: Database,
  paymentId: number,
  request: RefundRequest,
): Promise<number | null> {
  const { offCents = 0 } = request;
  const isOnlyOff = offCents > 0 && request.cents === 0;
  const { rows } = await sql<{ id: number }>`
    with left_over as (
      select p.amount_cents - coalesce(sum(r.amount_cents), 0)::int as cents, p.provider
      from payment p left join refund r on r.payment_id = p.id and r.state <> 'failed'
      where p.id = ${paymentId} and p.state in ('paid', 'part_refunded', 'refunded') group by p.id),
    asked as (
      insert into refund (payment_id, amount_cents, reason, asked_by, asked_key, retained_cents, off_balance_cents, next_try_at, state, settled_at)
      select ${paymentId}, least(${request.cents}::bigint, cents), ${request.reason}, ${request.by}, ${request.key ?? null},
        ${request.retainedCents ?? 0}::int, ${offCents}::int,
        case when ${isOnlyOff}::boolean then null when provider <> ${cashOnDelivery.name} then now() end,
        case when ${isOnlyOff}::boolean then 'done' else 'created' end, case when ${isOnlyOff}::boolean then now() end
      from left_over
      where ${isOnlyOff}::boolean or cents > 0 and coalesce(${request.cents}::bigint, cents) between 1 and cents
      on conflict do nothing
      returning id, amount_cents),
    noted as (${auditRows(
      request.by,
      'refund asked',
      { refund: sql<number>`id`, payment: paymentId, cents: sql<number>`amount_cents` },
      sql`from asked`,
    )})
    select id from asked`.execute(db);
  return rows[0]?.id ?? null;
}

/** A refund claimed by this process. */
export interface ClaimedRefund {
  id: number;
  paymentId: number;
  refundKey: string;
  refundCents: number;
  provider: string;
  attempt: Attempt & { chargeId: string };
  tries: number;
  /** Seconds since it was first requested; 0 if it wasn't. */
  secondsSinceRequest: number;
}

/**
 * Claims the due refunds, or only the refund `only` if it is due. Every attempt postpones the next one by 30
 * seconds more, up to 5 minutes.
 */
export async function claimRefunds(
  db: Database,
  { only, limit }: { only: number | null; limit: number },
): Promise<ClaimedRefund[]> {
  const { rows } = await sql<ClaimedRefund>`
    with due as materialized (
      select id from refund where state = 'created' and next_try_at <= now() and (${only}::int is null or id = ${only}::int)
      order by next_try_at limit ${limit} for update skip locked),
    claimed as (
      update refund r set tries = r.tries + 1, first_asked_at = coalesce(r.first_asked_at, now()),
        next_try_at = now() + make_interval(secs => least(300, 30 * (r.tries + 1))::int)
      from due where r.id = due.id returning r.*)
    select r.id, r.payment_id as "paymentId", r.key as "refundKey", r.amount_cents as "refundCents", p.provider, r.tries,
      extract(epoch from now() - r.first_asked_at)::float8 as "secondsSinceRequest",
      json_build_object('key', p.key, 'reference', p.reference, 'methodId', p.method_id, 'amountCents', p.amount_cents,
        'currency', p.currency, 'chargeId', p.charge_id) as attempt
    from claimed r join payment p on p.id = r.payment_id`.execute(db);
  return rows;
}

/**
 * Locks a refund that waits for staff, who now confirm that they made it, and writes an audit log entry. Returns null
 * if it isn't waiting.
 */
export async function claimParked(
  db: Database,
  refundId: number,
  { reference, by, note = '' }: RefundSent,
): Promise<ClaimedRefund | null> {
  const { rows } = await sql<ClaimedRefund>`
    with parked as (
      select * from refund where id = ${refundId} and state = 'created' and next_try_at is null for no key update),
    remarked as (update refund r set note = ${note} from parked where r.id = parked.id),
    noted as (${auditRows(
      by,
      'refund made by hand',
      { refund: sql<number>`id`, payment: sql<number>`payment_id`, reference },
      sql`from parked`,
    )})
    select r.id, r.payment_id as "paymentId", r.key as "refundKey", r.amount_cents as "refundCents", p.provider, r.tries,
      0 as "secondsSinceRequest", json_build_object() as attempt
    from parked r join payment p on p.id = r.payment_id`.execute(db);
  return rows[0] ?? null;
}

/** The payment after its refund was settled; null if the refund was settled before. */
export interface RefundedPayment {
  orderId: number | null;
  from: PaymentState;
  to: PaymentState;
  refundedCents: number;
}

/** Settles a successful refund: updates the payment's sum and state, and the ledger. The payment is locked. */
export async function applyRefundDone(
  db: Database,
  { id, paymentId, refundCents }: ClaimedRefund,
  reference: string,
): Promise<RefundedPayment | null> {
  const { rows } = await sql<RefundedPayment>`
    with before as (select state from payment where id = ${paymentId}),
    done as (
      update refund set state = 'done', settled_at = now(), reference = ${reference}, next_try_at = null
      where id = ${id} and state = 'created' returning id, payment_id, amount_cents),
    booked as (
      insert into ledger_entry (payment_id, refund_id, amount_cents) select payment_id, id, -amount_cents from done),
    raised as (
      update payment p set refunded_cents = p.refunded_cents + done.amount_cents,
        state = case when p.refunded_cents + done.amount_cents = p.amount_cents then 'refunded' else 'part_refunded' end
      from done where p.id = done.payment_id returning p.id, p.order_id, p.state, p.refunded_cents),
    noted as (
      insert into payment_event (payment_id, from_state, to_state, source, detail)
      select raised.id, before.state, raised.state, 'refund', ${String(refundCents)} from raised, before)
    select raised.order_id as "orderId", before.state as "from", raised.state as "to", raised.refunded_cents as "refundedCents"
    from raised, before`.execute(db);
  return rows[0] ?? null;
}

/** Settles a refund that the provider refused. Its amount can be refunded again. Returns the amount by which it lowered the balance due. */
export async function applyRefundFailed(
  db: Database,
  { id }: ClaimedRefund,
  reason: string,
): Promise<number> {
  const { rows } = await sql<{ offCents: number }>`
    with failed as (
      update refund set state = 'failed', settled_at = now(), next_try_at = null
      where id = ${id} and state = 'created' returning payment_id, off_balance_cents),
    noted as (${auditRows('system', 'refund failed', { refund: id, payment: sql<number>`payment_id`, reason }, sql`from failed`)})
    select off_balance_cents as "offCents" from failed`.execute(db);
  return rows[0]?.offCents ?? 0;
}

/** Parks a refund that isn't retried automatically. It appears in the nightly report until staff settle it. */
export async function parkRefund(db: Database, { id }: ClaimedRefund): Promise<void> {
  await sql`update refund set next_try_at = null where id = ${id} and state = 'created'`.execute(db);
}
