import { OfficeRefusal } from '../data/refusals.ts';
import type { Current } from '../forms/draft.ts';
import type { StoredRecord } from './use-records.ts';

/** Returns the stored record from a refusal because someone else edited it; null for other refusals. */
export function currentRecord<Values extends object>(error: unknown): Current<Values> | null {
  const { now } = ((error instanceof OfficeRefusal && error.data) || {}) as { now?: StoredRecord };
  return now ? { values: now.fields as Values, version: now.version } : null;
}
