import { maxCounted } from '#contract/constants.ts';
import { type RawBuilder, sql } from 'kysely';

export { maxCounted };

/** Returns SQL for the number of rows of a table expression with its condition, at most one more than `maxCounted`. */
export const countSome = (rows: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (select from ${rows} limit ${maxCounted + 1}) counted)`;
