import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { holds } from './held-queries.ts';
import { shopDay } from './promise-queries.ts';

/** The terms on which a customer orders on account, and what is open now. Amounts are in cents. */
export interface AccountTerms {
  days: number;
  limitCents: number;
  /** What they owe for all their orders on account. */
  openCents: number;
  /** The part of it whose day has passed. */
  overdueCents: number;
  /** The day by which an order placed now is to be paid, yyyy-mm-dd. */
  dueOn: string;
}

/** SQL for the terms of a customer as JSON; null if they pay at once. */
export const termsJson = (customerId: number | null) => sql<AccountTerms | null>`(
  select json_build_object('days', c.terms_days, 'limitCents', c.credit_limit_cents, 'dueOn', ${shopDay(sql`now()`)} + c.terms_days,
    'openCents', coalesce(owed.cents, 0), 'overdueCents', coalesce(owed.overdue, 0))
  from customer c cross join lateral (
    select sum(r.amount_cents) as cents, sum(r.amount_cents) filter (where o.due_on < ${shopDay(sql`now()`)}) as overdue
    from customer_order o join order_rest r on r.order_id = o.id
    where o.customer_id = c.id and o.due_on is not null and r.state = 'open' and ${holds}) owed
  where c.id = ${customerId}::int and c.terms_days is not null and c.credit_limit_cents is not null)`;

/** Returns the terms of a customer; null if they pay at once, or if there is no customer yet. */
export async function termsOfCustomer(db: Database, customerId: number | null): Promise<AccountTerms | null> {
  const { rows } = await sql<{
    terms: AccountTerms | null;
  }>`select ${termsJson(customerId)} as terms`.execute(db);
  return rows[0]?.terms ?? null;
}

/** Returns what may still be ordered on account, in cents. */
export const creditLeft = (terms: Pick<AccountTerms, 'limitCents' | 'openCents'>): number =>
  Math.max(0, terms.limitCents - terms.openCents);

/**
 * Returns what may be added to the balance of a locked order on account, and locks its customer, as placing an order does. 0 if
 * the terms have ended; null if the order isn't on account.
 */
export async function creditOfOrder(db: Database, orderId: number): Promise<number | null> {
  const locked = await sql<{ customerId: number }>`
    select id as "customerId" from customer where id = (
      select o.customer_id from customer_order o where o.id = ${orderId} and o.due_on is not null) for no key update`.execute(
    db,
  );
  const [customer] = locked.rows;
  if (!customer) return null;
  const terms = await termsOfCustomer(db, customer.customerId);
  return terms ? creditLeft(terms) : 0;
}
