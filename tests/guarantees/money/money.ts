import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#database/schema.ts';
import type { TestCharge } from '../../support/test-payments.ts';
import { expectEvery, says } from '../gate.ts';
import { slowness } from '#tests/support/slowness.ts';

const open = ['created', 'submitted', 'needs_action', 'unknown', 'pending'];

/**
 * Makes half an hour pass. It makes the rows older, so that every reservation expires and everything is due,
 * and waits until the shops have processed all of it.
 * @returns the seconds that this took
 */
export async function halfAnHourLater(db: Database, timeoutMs = 90): Promise<number> {
  const started = performance.now();
  await sql`update payment set expires_at = least(expires_at, now()) where state = any(${open}::text[])`.execute(
    db,
  );
  for (;;) {
    await sql`update payment set next_look_at = least(next_look_at, now()) where next_look_at is not null`.execute(
      db,
    );
    await sql`update refund set next_try_at = least(next_try_at, now()) where next_try_at is not null`.execute(
      db,
    );
    const { rows } = await sql<{ id: number; state: string }>`
      select id, state from payment where state = any(${open}::text[]) or next_look_at is not null
      union all select id, 'refund' from refund where state = 'created' and next_try_at is not null`.execute(
      db,
    );
    const seconds = (performance.now() - started) / 1000;
    if (rows.length === 0) return seconds;
    expect(seconds, `unsettled: ${JSON.stringify(rows.slice(0, 9))}`).toBeLessThan(timeoutMs * slowness);
    await sleep(500);
  }
}

interface Booked {
  key: string;
  reference: string | null;
  isPaid: boolean;
  amount: number;
  refunded: number;
  /** The net amount of the ledger rows, in cents. */
  net: number;
  /** Whether the customer sees it as an order. */
  isPlaced: boolean;
}

const netOf = ({ amount, refunds }: TestCharge): number =>
  amount - refunds.reduce((sum, refund) => sum + refund.amount, 0);

/** Checks that the provider's ledger, the orders and our ledger agree on every cent. */
export async function balances(db: Database, taken: readonly TestCharge[]): Promise<void> {
  const { rows: booked } = await sql<Booked>`
    select p.key, p.reference, p.state in ('paid', 'part_refunded', 'refunded') as "isPaid", p.amount_cents as amount,
      p.refunded_cents as refunded, coalesce(o.status_id between 1 and 4, false) as "isPlaced",
      coalesce(l.net, 0)::int as net
    from payment p left join customer_order o on o.id = p.order_id
      left join (select payment_id, sum(amount_cents) as net from ledger_entry group by 1) l on l.payment_id = p.id
    -- Of transfers no provider knows.
    where p.provider <> 'transfer'`.execute(db);
  const byReference = new Map(booked.map((each) => [each.reference, each]));
  const charges = new Map(taken.map((each) => [each.id, each]));
  const keys = taken.map(({ key }) => key);
  expect(keys.length - new Set(keys).size, 'charges taken twice').toBe(0);

  const isRight = (charge: TestCharge) => {
    const payment = byReference.get(charge.id);
    return payment !== undefined && payment.isPaid && (netOf(charge) === 0 || payment.isPlaced);
  };
  expectEvery('charges that have an order or were fully refunded', taken, isRight);
  const paid = booked.filter(({ isPaid }) => isPaid);
  const hasCharge = ({ reference }: Booked) => charges.has(reference ?? '');
  expectEvery('paid orders that have their charge', paid, hasCharge);
  const isToTheCent = (payment: Booked) => {
    const charge = charges.get(payment.reference ?? '');
    if (!charge) return payment.net === 0;
    return payment.net === netOf(charge) && (!payment.isPaid || payment.amount === charge.amount);
  };
  expectEvery('payments whose ledger matches the provider to the cent', booked, isToTheCent);
  const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0);
  const [books, ledger] = [sum(booked.map(({ net }) => net)), sum(taken.map(netOf))];
  says(`in the ledger ${books / 100}, at the provider ${ledger / 100}`);
  expect(books, 'the total of the ledger').toBe(ledger);
}

/**
 * Checks that the units missing from a product's stock are those that were ordered and not canceled. Looks
 * each order up by its id, because a join of tables that have just grown would compare thousands with
 * thousands.
 */
export async function stockBalances(db: Database, productId: number, startStock: number): Promise<void> {
  const { rows } = await sql<{ stock: number; sold: number }>`
    select stock, (select coalesce(sum(i.quantity), 0)::int from order_item i where i.product_id = ${productId} and (
      select o.status_id in (1, 2, 3, 4) and o.customer_id > ${await lastDemoCustomer(db)}
      from customer_order o where o.id = i.order_id)) as sold
    from product where id = ${productId}`.execute(db);
  says(`${rows[0]!.sold} sold, ${rows[0]!.stock} left of ${startStock}`);
  expect(rows[0]!.stock + rows[0]!.sold, 'stock and sold').toBe(startStock);
}

/** Returns the last customer of the demo shop. The tests' shoppers come after this one. */
async function lastDemoCustomer(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0) as id from customer where email !~ '^shopper[0-9]+@'`.execute(db);
  return rows[0]!.id;
}
