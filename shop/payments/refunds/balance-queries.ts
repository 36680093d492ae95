import { type RawBuilder, sql } from 'kysely';
import { type LanguageCode, languageOf } from '#contract/languages.ts';
import type { BalanceTime } from '#contract/payment-status.ts';
import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';
import { holds, shopDay } from '#shop/orders/orders.ts';

/** The balance due of an order since it was paid. In cents. */
export interface OpenBalance {
  balanceId: number;
  cents: number;
  requestedAt: Date;
  due: BalanceTime;
  /** The day by which an order on account is to be paid, yyyy-mm-dd; otherwise null. */
  dueOn: string | null;
  customerId: number;
}

/** Returns the balance due; null if there is none. */
export async function openBalance(db: Database, orderId: number): Promise<OpenBalance | null> {
  const { rows } = await sql<OpenBalance>`
    select r.id as "balanceId", r.amount_cents as cents, r.asked_at as "requestedAt", r.due, o.due_on::text as "dueOn", o.customer_id as "customerId"
    from order_rest r join customer_order o on o.id = r.order_id where o.id = ${orderId} and r.state = 'open'`.execute(
    db,
  );
  return rows[0] ?? null;
}

/**
 * Sets the balance of a locked order and replaces the previous one, which decides when it is due; 0 clears it. Returns its
 * id, or null if there is none.
 */
export async function requestBalance(
  db: Database,
  { orderId, cents, by }: { orderId: number; cents: number; by: Actor },
): Promise<number | null> {
  const before = await openBalance(db, orderId);
  if (before?.cents === cents) return before.balanceId;
  await sql`update order_rest set state = 'withdrawn', settled_at = now() where id = ${before?.balanceId ?? 0}`.execute(
    db,
  );
  if (cents === 0) return null;
  const { rows } = await sql<{ id: number }>`
    insert into order_rest (order_id, amount_cents, asked_by, due, due_on)
    select o.id, ${cents}, ${by}, coalesce(before.due, case when o.due_on > ${shopDay(sql`now()`)} then 'day' else 'now' end),
      case when before.id is not null then before.due_on when o.due_on > ${shopDay(sql`now()`)} then o.due_on end
    from customer_order o left join order_rest before on before.id = ${before?.balanceId ?? 0} where o.id = ${orderId} returning id`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/** What may still be collected of the balance of an order, in cents. `isOver`: it was canceled, returned or refunded. */
export interface Collectable {
  openCents: number;
  isOver: boolean;
}

/** Returns what may still be collected of the balance of a locked order. */
export async function collectableBalance(db: Database, orderId: number): Promise<Collectable> {
  const { rows } = await sql<Collectable>`
    select coalesce(r.amount_cents, 0) as "openCents", not ${holds} as "isOver" from customer_order o
    left join order_rest r on r.order_id = o.id and r.state = 'open' where o.id = ${orderId}`.execute(db);
  const { openCents, isOver } = rows[0] ?? { openCents: 0, isOver: true };
  return { openCents: isOver ? 0 : openCents, isOver };
}

/**
 * Lowers what is still to be paid of a locked order by an amount: its balance, or the cash that it is to bring in. A negative
 * amount raises it again.
 */
export async function lowerDue(
  db: Database,
  { orderId, cents, by }: { orderId: number; cents: number; by: Actor },
): Promise<void> {
  if (await lowerCash(db, orderId, cents)) return;
  const open = (await openBalance(db, orderId))?.cents ?? 0;
  await requestBalance(db, { orderId, cents: open - cents, by });
}

/** Lowers the cash that a locked order is to bring in, if that was stored apart from its total. Returns whether it was. */
export async function lowerCash(db: Database, orderId: number, cents: number): Promise<boolean> {
  const { rows } = await sql`
    update payment p set amount_cents = p.amount_cents - ${cents}::int
    where p.order_id = ${orderId} and p.provider = 'cash' returning id`.execute(db);
  return rows.length > 0;
}

/**
 * Pays the balance of a locked order by a payment. What a smaller amount leaves stays due as it was.
 */
export async function payBalance(
  db: Database,
  orderId: number,
  { paymentId, cents }: { paymentId: number; cents: number },
): Promise<void> {
  const { rows } = await sql<{ balanceId: number; leftCents: number }>`
    update order_rest r set state = 'paid', settled_at = now(), payment_id = ${paymentId}, amount_cents = ${cents}
    from order_rest before where before.id = r.id and r.order_id = ${orderId} and r.state = 'open'
    returning r.id as "balanceId", before.amount_cents - ${cents}::int as "leftCents"`.execute(db);
  const [paid] = rows;
  if (!paid || paid.leftCents < 0) throw new Error('a payment exceeds the balance of its order');
  if (paid.leftCents > 0)
    await sql`insert into order_rest (order_id, amount_cents, asked_by, asked_at, due, due_on)
      select order_id, ${paid.leftCents}, asked_by, asked_at, due, due_on from order_rest where id = ${paid.balanceId}`.execute(
      db,
    );
}

/** Returns whether a payment paid a balance, at least in part. */
export async function paysBalance(db: Database, paymentId: number): Promise<boolean> {
  const { rows } = await sql`select from order_rest where payment_id = ${paymentId}`.execute(db);
  return rows.length > 0;
}

/** Stores what the own payment of a locked order asks; null: its total. */
export async function storeDeposit(db: Database, orderId: number, cents: number | null): Promise<void> {
  await sql`update customer_order set deposit_cents = ${cents}::int where id = ${orderId}`.execute(db);
}

/** Makes work on a locked order wait for a deposit that an edit brought about, unless as much was paid. */
export async function holdForDeposit(db: Database, orderId: number, cents: number): Promise<void> {
  await sql`update customer_order o set deposit_cents = ${cents}::int where id = ${orderId} and deposit_cents is null
    and waits_for_deposit(jsonb_populate_record(o, jsonb_build_object('deposit_cents', ${cents}::int)))`.execute(
    db,
  );
}

/**
 * Makes the balance of a locked order due now, if it is due when ready or on delivery. Returns its amount in cents, or null if
 * there is none.
 */
export async function makeDue(db: Database, orderId: number, by: Actor): Promise<number | null> {
  const { rows } = await sql<{ cents: number }>`
    update order_rest set due = 'now', asked_at = now(), asked_by = ${by}
    where order_id = ${orderId} and state = 'open' and due in ('ready', 'delivery') returning amount_cents as cents`.execute(
    db,
  );
  return rows[0]?.cents ?? null;
}

/** A balance as shown to the customer who opens the link in their email. */
export interface BalanceDue {
  balanceId: number;
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
    select r.id as "balanceId", o.id as "orderId", o.number, o.language_id as "languageId", r.amount_cents as cents, o.riel_rate as "rielRate",
      case when r.state = 'paid' then 'paid' when r.state = 'open' and is_sale(o.status_id) then 'open' else 'ended' end as standing
    from order_rest r join customer_order o on o.id = r.order_id where r.id = ${balanceId}`.execute(db);
  const [balance] = rows;
  return balance ? { ...balance, language: languageOf(balance.languageId) } : null;
}

/** SQL for whether a payment `p` is the own one of an order, or paid a balance of it. */
export const paysOrder = (orderId: RawBuilder<unknown> | number) => sql`(p.order_id = ${orderId}
  or p.rest_of = ${orderId} and exists (select from order_rest b where b.payment_id = p.id))`;

/** Returns the refundable amounts of the payments of an order's balances, latest first, and locks the payments. */
export async function lockBalance(
  db: Database,
  orderId: number,
): Promise<{ paymentId: number; leftCents: number }[]> {
  await sql`select id from payment where rest_of = ${orderId} order by id for no key update`.execute(db);
  const { rows } = await sql<{ paymentId: number; leftCents: number }>`
    select p.id as "paymentId", p.amount_cents - (select coalesce(sum(r.amount_cents), 0)::int from refund r
      where r.payment_id = p.id and r.state <> 'failed') as "leftCents"
    from payment p where p.rest_of = ${orderId} and ${paysOrder(orderId)} and p.state in ('paid', 'part_refunded') order by p.id desc`.execute(
    db,
  );
  return rows.filter(({ leftCents }) => leftCents > 0);
}

/** Returns whether everything paid for an order was refunded, except what the shop retains. */
export async function isAllRefunded(db: Database, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ isAll: boolean }>`
    select sum(p.amount_cents - p.refunded_cents) <= (select o.retained_cents from customer_order o where o.id = ${orderId}) as "isAll"
    from payment p where ${paysOrder(orderId)} and p.state in ('paid', 'part_refunded', 'refunded')`.execute(
    db,
  );
  return rows[0]?.isAll === true;
}
