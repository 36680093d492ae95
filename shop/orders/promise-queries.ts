import { type RawBuilder, sql } from 'kysely';
import { timeZone } from '#shop/localisation/localisation.ts';

/** SQL: the day of a moment by the shop's clock. */
export const shopDay = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(${moment} at time zone ${timeZone})::date`;

/** SQL: the last of the days in which an order of this moment is to arrive, `2-4`; null: it promised none. */
export const promisedOn = (days: string, placedAt: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`${shopDay(placedAt)} + substring(${days}::text from '[0-9]+$')::int`;
