import { sql } from 'kysely';
import type { ReportSql } from './scope-queries.ts';

export const searchReports = {
  searches: ({ days }) => sql`
    select term as id, term as name, sum(times + found)::int8 as searches, sum(found)::int8 as found, sum(times)::int8 as missed
    from search_miss where day between ${days.since}::date and ${days.until}::date group by term`,
} satisfies Readonly<Record<string, ReportSql>>;
