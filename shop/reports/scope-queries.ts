import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from '#contract/languages.ts';
import type { Days } from '#rules/report-period.ts';
import { holds } from '#shop/orders/orders.ts';

/** The period, language and detail of a report. */
export interface Scope {
  days: Days;
  /** The first moment of the period, and the first one after it. */
  since: RawBuilder<Date>;
  until: RawBuilder<Date>;
  /** The shop's time zone. */
  zone: RawBuilder<string>;
  language: LanguageCode;
  /** Whether costs are wanted, which take longer. */
  hasCosts: boolean;
  /** Whether names are wanted: not for rows that are only compared by their ids. */
  hasNames: boolean;
}

/** SQL for the name of a row, or '' if names aren't wanted. */
export const named = ({ hasNames }: Scope, name: RawBuilder<unknown>) => (hasNames ? name : sql`''`);

/**
 * Returns SQL for the rows of a report: `id` (text), `name`, and a column for each of the description's, named like them.
 */
export type ReportSql = (scope: Scope) => RawBuilder<unknown>;

/** SQL for whether an order `o` counts as a sale of the period. */
export const isReported = ({ since, until }: Scope) =>
  sql`(${holds} and o.created_at >= ${since} and o.created_at < ${until})`;
