import { sql } from 'kysely';
import { constantOf } from '#database/named.ts';
import { timeZone } from '#shop/localisation/localisation.ts';

export type Span = 'today' | 'weekAgo' | 'yearAgo' | 'week' | 'lastWeek' | 'lastYear';

/**
 * The number of days shown, and the offset of the days with which they are compared: whole weeks, so that
 * weekdays match.
 */
const shownDays = 30;
const daysBefore = 35;

/**
 * SQL for today and the week since Monday in the shop's time zone, and the same weekdays a week and 52 weeks
 * earlier, up to the same hour. Part of a `with`.
 */
export const spans = sql`clock as (select now() at time zone ${timeZone} as here),
    spans (span, since, until) as (
      select s.span, (s.since - s.back) at time zone ${timeZone}, (here - s.back) at time zone ${timeZone} from clock,
      lateral (values
        ('today', date_trunc('day', here), interval '0'), ('weekAgo', date_trunc('day', here), interval '7 days'),
        ('yearAgo', date_trunc('day', here), interval '364 days'),
        ('week', date_trunc('week', here), interval '0'), ('lastWeek', date_trunc('week', here), interval '7 days'),
        ('lastYear', date_trunc('week', here), interval '364 days')
      ) s (span, since, back))`;

/**
 * SQL for the shown days in the shop's time zone, each from midnight to midnight, and for those compared with them. Part
 * of a `with`.
 */
export const dayRanges = sql`days (day, since, until, since_before, until_before) as (
      select d.day, d.day::timestamp at time zone ${timeZone}, (d.day + 1)::timestamp at time zone ${timeZone},
        (d.day - ${constantOf(daysBefore)})::timestamp at time zone ${timeZone},
        (d.day - ${constantOf(daysBefore - 1)})::timestamp at time zone ${timeZone}
      from (
        select (now() at time zone ${timeZone})::date - n as day from generate_series(0, ${constantOf(shownDays - 1)}) n) d)`;
