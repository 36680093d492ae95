import { type RawBuilder, sql } from 'kysely';
import { timeZone } from '#shop/localisation/localisation.ts';

/** Returns SQL for the day of a moment in the shop's time zone. */
export const shopDay = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(${moment} at time zone ${timeZone})::date`;

/**
 * What the delivery day of an order hangs on (database/functions/promises/hangs-on.sql). `proof`: staff have to send one;
 * `approval`: its answer.
 */
export type HangsOn = 'artwork' | 'proof' | 'approval' | 'deposit';

/**
 * SQL that joins the promise `d` of an order `o`: what its day hangs on, the day from which its days count, and the last of
 * them. Only certain days can be late.
 */
export const joinPromise = sql`cross join lateral promise_of(o.id) d`;

/** SQL for the day by which the customer of an order `o` has to approve, so that its day `d` holds; null if it is certain. */
export const approveBy = sql<string | null>`case when d.hangs_on <> 'deposit' then d.counts_from::text end`;
