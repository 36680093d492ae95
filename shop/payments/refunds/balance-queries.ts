import { sql } from 'kysely';
import { currency, transferMethodId } from '#contract/constants.ts';
import { type LanguageCode, languageOf } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';
import { transferName } from '../providers/bank-transfer.ts';

/** The balance due of an order since it was paid. In cents. */
export interface OpenBalance {
  restId: number;
  cents: number;
  askedAt: Date;
}

/** Returns the balance due; null if there is none. */
export async function openBalance(db: Database, orderId: number): Promise<OpenBalance | null> {
  const { rows } = await sql<OpenBalance>`
    select id as "restId", amount_cents as cents, asked_at as "askedAt" from order_rest
    where order_id = ${orderId} and state = 'open'`.execute(db);
  return rows[0] ?? null;
}

/**
 * Sets the balance due of a locked order and replaces the previous one; 0 clears it. Returns its id, or null if none is
 * due.
 */
export async function requestBalance(
  db: Database,
  { orderId, cents, by }: { orderId: number; cents: number; by: Actor },
): Promise<number | null> {
  const before = await openBalance(db, orderId);
  if (before?.cents === cents) return before.restId;
  await sql`update order_rest set state = 'withdrawn', settled_at = now() where id = ${before?.restId ?? 0}`.execute(
    db,
  );
  if (cents === 0) return null;
  const { rows } = await sql<{ id: number }>`
    insert into order_rest (order_id, amount_cents, asked_by) values (${orderId}, ${cents}, ${by}) returning id`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/** A balance as shown to the customer who opens the link in their email. */
export interface BalanceDue {
  restId: number;
  orderId: number;
  number: string;
  language: LanguageCode;
  cents: number;
  /** The rate of the order, for the amount in riel; null if the order has none. */
  rielRate: number | null;
  standing: 'open' | 'paid' | 'ended';
}

/** Returns a balance, or null if none has this id. The balance of a void order is no longer due. */
export async function balanceDue(db: Database, balanceId: number): Promise<BalanceDue | null> {
  const { rows } = await sql<Omit<BalanceDue, 'language'> & { languageId: number }>`
    select r.id as "restId", o.id as "orderId", o.number, o.language_id as "languageId", r.amount_cents as cents, o.riel_rate as "rielRate",
      case when r.state = 'paid' then 'paid' when r.state = 'open' and o.status_id in (1, 2, 3) then 'open' else 'ended' end as standing
    from order_rest r join customer_order o on o.id = r.order_id where r.id = ${balanceId}`.execute(db);
  const [balance] = rows;
  return balance ? { ...balance, language: languageOf(balance.languageId) } : null;
}

/**
 * Inserts a paid payment that staff have seen, in addition to an order's own, and records it in the ledger.
 * Returns its id.
 */
export async function insertBalancePayment(
  db: Database,
  {
    orderId,
    rest: balance,
    reference,
    by,
  }: { orderId: number; rest: OpenBalance; reference: string; by: Actor },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    with stored as (
      insert into payment (order_id, rest_of, customer_id, method_id, provider, amount_cents, currency, state, charge_id,
        expires_at, settled_at)
      select null, id, customer_id, ${transferMethodId}, ${transferName}, ${balance.cents}, ${currency.code}, 'paid', ${reference},
        now(), now()
      from customer_order where id = ${orderId}
      on conflict do nothing returning id),
    noted as (
      insert into payment_event (payment_id, to_state, source, detail) select id, 'paid', ${by}, 'rest' from stored),
    booked as (
      insert into ledger_entry (payment_id, amount_cents) select id, ${balance.cents} from stored),
    settled as (
      update order_rest set state = 'paid', settled_at = now(), payment_id = stored.id from stored
      where order_rest.id = ${balance.restId} and order_rest.state = 'open')
    select id from stored`.execute(db);
  return rows[0]?.id ?? null;
}

/** Returns the refundable amounts of an order's additional payments, latest first, and locks the payments. */
export async function lockBalance(
  db: Database,
  orderId: number,
): Promise<{ paymentId: number; leftCents: number }[]> {
  await sql`select id from payment where rest_of = ${orderId} order by id for no key update`.execute(db);
  const { rows } = await sql<{ paymentId: number; leftCents: number }>`
    select p.id as "paymentId", p.amount_cents - (select coalesce(sum(r.amount_cents), 0)::int from refund r
      where r.payment_id = p.id and r.state <> 'failed') as "leftCents"
    from payment p where p.rest_of = ${orderId} and p.state in ('paid', 'part_refunded') order by p.id desc`.execute(
    db,
  );
  return rows.filter(({ leftCents }) => leftCents > 0);
}

/**
 * Returns the order to which an additional payment belongs, or null if it is the order's own payment or has
 * no order.
 */
export async function orderOfBalance(db: Database, paymentId: number): Promise<number | null> {
  const { rows } = await sql<{ orderId: number | null }>`
    select rest_of as "orderId" from payment where id = ${paymentId}`.execute(db);
  return rows[0]?.orderId ?? null;
}
