import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** How long a claim lasts: longer than three requests to a provider can take. */
export const busySeconds = 35;

/**
 * Runs work on a claimed payment. Frees the claim if it throws, such as when the connection to the database is lost,
 * so that a repeated request continues at once: what was requested is stored before, so it is looked up first.
 */
export async function withClaim<T>(db: Database, paymentId: number, work: () => Promise<T>): Promise<T> {
  const since = performance.now();
  try {
    return await work();
  } catch (error) {
    // A claim that is over may be another process's by now.
    if (performance.now() - since < busySeconds * 1000)
      await sql`update payment set busy_until = null where id = ${paymentId}`
        .execute(db)
        .catch(() => undefined);
    throw error;
  }
}
