import { type RawBuilder, sql } from 'kysely';
import { timeZone } from '#shop/localisation/localisation.ts';

/** Returns SQL for the day of a moment in the shop's time zone. */
export const shopDay = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(${moment} at time zone ${timeZone})::date`;

/** Returns SQL for whether a day is in a list of the settings. */
const isIn = (setting: 'closedWeekdays' | 'closedDates', value: RawBuilder<string>) => sql`exists (
  select from setting s cross join jsonb_array_elements_text(s.value) as listed (day)
  where s.name = ${setting} and listed.day = ${value})`;

/** The days within which every order has arrived. */
const maxDays = 1500;
type Days = string | RawBuilder<unknown>;
const openDays = (days: Days) => sql`coalesce(substring(${days}::text from '[0-9]+$')::int, 0)`;
/**
 * Returns SQL for a number of days that contains so many open ones: a week has at least one, except for closed dates.
 * Looking at all `maxDays` would take most of the time of an order.
 */
const daysToSearch = (
  days: Days,
) => sql`least(${maxDays}::int, 7 * (1 + least(${openDays(days)}, ${maxDays}::int)
  + coalesce((select jsonb_array_length(value) from setting where name = 'closedDates'), 0)))`;

/**
 * Returns SQL for the last delivery day promised for an order placed at this moment, given open days such as
 * `2-4` (rules/arrival.ts). Null if none was promised.
 */
export const promisedOn = (days: Days, placedAt: RawBuilder<unknown>): RawBuilder<string | null> => sql`(
  select open.day::date from generate_series(${shopDay(placedAt)}, ${shopDay(placedAt)} + ${daysToSearch(days)}, interval '1 day') open (day)
  where ${days}::text ~ '[0-9]+$'
    and not ${isIn('closedWeekdays', sql`trim(to_char(open.day, 'day'))`)}
    and not ${isIn('closedDates', sql`to_char(open.day, 'YYYY-MM-DD')`)}
  order by open.day offset ${openDays(days)} limit 1)`;
