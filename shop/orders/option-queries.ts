import { type RawBuilder, sql } from 'kysely';
import type { PrintTerms } from '#rules/line-price.ts';

/** SQL for the row of an option `a` with its method of printing `m`. Colors and sizes have none. */
const optionRow = (attributeId: RawBuilder<unknown>, optionId: RawBuilder<unknown>) => sql`
  from attribute_option a left join print_method m on m.id = a.method_id
  where a.id = ${optionId} and a.attribute_id = ${attributeId}`;

/**
 * Returns SQL for the open days that an option adds to those of its product: those of its method, if it has one. Colors
 * and sizes add none.
 */
export const extraDaysOf = (
  attributeId: RawBuilder<unknown>,
  optionId: RawBuilder<unknown>,
): RawBuilder<number> =>
  sql`coalesce((select coalesce(m.days, a.extra_days) ${optionRow(attributeId, optionId)}), 0)`;

/** Returns SQL for the charges of an option's method of printing; null if it has none. */
export const printOf = (
  attributeId: RawBuilder<unknown>,
  optionId: RawBuilder<unknown>,
): RawBuilder<Pick<PrintTerms, 'setupCents' | 'steps'> | null> =>
  sql`(select print_of(a.id) ${optionRow(attributeId, optionId)} and m.id is not null)`;

/** Returns SQL for the price of a drawing with an option. */
export const drawingCentsOf = (
  attributeId: RawBuilder<unknown>,
  optionId: RawBuilder<unknown>,
): RawBuilder<number> => sql`coalesce((select a.drawing_cents ${optionRow(attributeId, optionId)}), 0)`;
