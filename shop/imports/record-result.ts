import type { Outcome } from '#shop/records/records.ts';
import { problem, type RowResult } from './row.ts';

export type Done = Extract<Outcome<object>, { state: 'created' | 'changed' }>;

/** Returns the result of a row by the outcome of its record. `columnOf` returns the column of a field. */
export function recordResult(
  outcome: Outcome<object>,
  columnOf: (field: string) => string,
  differencesOf: (done: Done) => RowResult['differences'],
): Pick<RowResult, 'state' | 'differences' | 'problems'> {
  const nothing = { differences: [], problems: [] };
  if (outcome.state === 'refused')
    return {
      ...nothing,
      state: 'wrong',
      problems: outcome.errors.map(({ field, code, about }) => problem(columnOf(field), code, about)),
    };
  if (outcome.state !== 'created' && outcome.state !== 'changed') return { ...nothing, state: 'unchanged' };
  return {
    ...nothing,
    state: outcome.before === null ? 'new' : 'changed',
    differences: differencesOf(outcome),
  };
}
