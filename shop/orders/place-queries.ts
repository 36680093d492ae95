import { type RawBuilder, sql } from 'kysely';
import type { Place, ProvinceDays } from '#rules/shipping-days.ts';

/**
 * Returns SQL for the location of a province, as far as delivery days depend on it. Null if the province
 * doesn't exist.
 */
export const placeOf = (stateId: RawBuilder<unknown>): RawBuilder<Place | null> => sql`(
  select case when s.position < 0 then 'capital' else 'provinces' end from state_province s where s.id = ${stateId})`;

/** SQL for the extra days outside the capital, as JSON. Null if the shop adds none. */
export const provinceDaysJson: RawBuilder<ProvinceDays | null> = sql`(
  select value from setting where name = 'provinceDays')`;
