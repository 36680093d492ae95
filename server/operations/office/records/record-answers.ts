import type { z } from 'zod';
import type { changedRecord } from '#contract/operations/office/records/record-types.ts';
import type { Database } from '#database/schema.ts';
import { historyOf, type Outcome } from '#shop/records/records.ts';
import type { Refused } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { fieldsOf, type RecordSource, type StoredRecord } from './record-kinds.ts';

type AnyOutcome = Outcome<StoredRecord, string, number | string>;

export function recordRefusal(
  source: RecordSource,
  outcome: Extract<AnyOutcome, { state: 'conflict' | 'refused' }> | null | undefined,
): Refused {
  if (!outcome) return refuse(404, 'notFound');
  if (outcome.state === 'conflict') {
    const { fields, now } = outcome;
    const present = { id: now.id, version: now.version, fields: fieldsOf(source, now) };
    return refuse(409, 'changedMeanwhile', { fields, now: present });
  }
  const isGone = outcome.errors.some(({ field, code }) => field === source.kind.key && code === 'unknown');
  return isGone ? refuse(404, 'notFound') : refuse(400, 'fieldsWrong', { faults: outcome.errors });
}

/** Returns the result of an edit of one record: its version and history number, or why it was refused. */
export async function recordAnswer(
  db: Database,
  source: RecordSource,
  outcome: AnyOutcome | null | undefined,
): Promise<z.input<typeof changedRecord> | Refused> {
  if (!outcome || outcome.state === 'conflict' || outcome.state === 'refused')
    return recordRefusal(source, outcome);
  const { id } = outcome;
  if (outcome.state === 'unchanged') return { id, version: outcome.after?.version ?? 0, changeId: null };
  const version = outcome.state === 'removed' ? outcome.before.version + 1 : outcome.after.version;
  const entries = await historyOf(db, source.kind.name, id, 10);
  return { id, version, changeId: entries.find((each) => each.version === version)?.id ?? null };
}
