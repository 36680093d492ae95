import { sql } from 'kysely';
import { timeZone } from '#shop/localisation/localisation.ts';

export type Span = 'today' | 'weekAgo' | 'yearAgo' | 'week' | 'lastWeek' | 'lastYear';

/** Days that are shown, and how far before them they are compared: whole weeks, so that Sundays meet Sundays. */
export const shownDays = 30;
export const daysBefore = 35;

/** Today and since Monday where the shop is, and the same weekdays a week and 52 weeks before, up to the same hour; part of a `with`. */
export const spans = sql`clock as (select now() at time zone ${timeZone} as here),
    spans (span, since, until) as (
      select s.span, (s.since - s.back) at time zone ${timeZone}, (here - s.back) at time zone ${timeZone} from clock,
      lateral (values
        ('today', date_trunc('day', here), interval '0'), ('weekAgo', date_trunc('day', here), interval '7 days'),
        ('yearAgo', date_trunc('day', here), interval '364 days'),
        ('week', date_trunc('week', here), interval '0'), ('lastWeek', date_trunc('week', here), interval '7 days'),
        ('lastYear', date_trunc('week', here), interval '364 days')
      ) s (span, since, back))`;
