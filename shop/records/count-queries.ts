import { type RawBuilder, sql } from 'kysely';

/** Counting stops here: a larger exact number isn't worth the time. */
export const maxCounted = 10_000;

/** Returns SQL for the number of rows of a table expression with its condition, at most one more than `maxCounted`. */
export const countSome = (rows: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (select from ${rows} limit ${maxCounted + 1}) counted)`;
