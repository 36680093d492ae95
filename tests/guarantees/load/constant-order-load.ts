import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Shopper } from '../../support/shop-api.ts';
import { type Answer, ask } from '../asking.ts';
import { manyShoppers, orderOf, placed } from './requests.ts';

interface Attempt {
  buyer: Shopper;
  key: string;
  /** The answer to the last attempt. */
  answer: Answer;
  number: string | null;
}

/**
 * Customers who place orders one after the other during an incident, and retry those that weren't
 * acknowledged.
 */
export interface SteadyOrders {
  attempts: Attempt[];
  /** Stops placing orders, and resolves when those in progress are answered. */
  stop(): Promise<void>;
  /** Resends unacknowledged orders under their keys until each one is acknowledged. */
  finish(timeoutMs?: number): Promise<void>;
  /**
   * Returns the stored orders of these customers, and how many of the acknowledged numbers are among them.
   */
  stored(at?: Database): Promise<{ orders: number; acknowledged: number; found: number; twice: number }>;
}

/**
 * Places orders at a constant rate.
 * @param where returns the shop to use next
 * @param every interval in milliseconds
 * @param headers additional headers of each request
 */
export async function constantOrderLoad(
  db: Database,
  where: () => string,
  every = 100,
  headers: () => Record<string, string> = () => ({}),
): Promise<SteadyOrders> {
  await db.updateTable('product').set({ stock: 100_000 }).where('id', '=', 1).execute();
  const buyers = await manyShoppers(db, 400);
  const attempts: Attempt[] = [];
  const agent = new Agent();
  const under = new Set<Promise<void>>();
  const over = new AbortController();

  async function once(attempt: Attempt): Promise<void> {
    const question = orderOf(attempt.buyer, attempt.key);
    attempt.answer = await ask(
      where(),
      { ...question, headers: { ...question.headers, ...headers() } },
      agent,
    );
    const { status, text } = attempt.answer;
    if (status === 200 && text.includes(placed))
      attempt.number = /OrderNumber\\?":\\?"([^"\\]+)/u.exec(text)?.[1] ?? null;
  }
  const nothing: Answer = { status: 0, mayRetry: false, text: '', ms: 0 };

  const running = (async () => {
    for (let at = 0; !over.signal.aborted && at < buyers.length; at += 1) {
      const attempt: Attempt = {
        buyer: buyers[at] as Shopper,
        key: randomUUID(),
        answer: nothing,
        number: null,
      };
      attempts.push(attempt);
      const work = once(attempt).finally(() => under.delete(work));
      under.add(work);
      await sleep(every);
    }
  })();

  return {
    attempts,
    async stop() {
      over.abort();
      await running;
      await Promise.all(under);
    },
    async finish(timeoutMs = 30) {
      const end = performance.now() + timeoutMs * 1000;
      for (const attempt of attempts) {
        while (attempt.number === null && performance.now() < end) {
          await once(attempt);
          if (attempt.number === null) await sleep(200);
        }
      }
    },
    async stored(at = db) {
      const ids = attempts.map(({ buyer }) => buyer.customerId);
      const numbers = attempts.flatMap(({ number }) => number ?? []);
      const { rows } = await sql<{ orders: number; found: number; twice: number }>`
        with mine as (select customer_id, number from customer_order where customer_id = any(${ids}::int[]))
        select (select count(*)::int from mine) as orders,
          (select count(*)::int from mine where number = any(${numbers}::text[])) as found,
          (select count(*)::int from (select from mine group by customer_id having count(*) > 1) x) as twice`.execute(
        at,
      );
      return { acknowledged: numbers.length, ...rows[0]! };
    },
  };
}
