import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { historyEntry, recordId, recordKind, staffOfKind } from './record-types.ts';

export const listHistory = operation({
  name: 'LIST_HISTORY',
  path: 'records/list-history',
  summary: 'Lists the changes of a record, or of all records of a kind, newest first.',
  source: 'docs/decisions/098-one-description-per-resource.md',
  caller: staffOfKind,
  request: z.object({
    kind: recordKind,
    /** Null for the history of all records. */
    id: recordId.nullable().default(null),
    /** The id of the last entry on the previous page, or null for the first page. */
    before: z.number().int().min(1).nullable().default(null),
  }),
  response: z.object({ changes: z.array(historyEntry), hasMore: z.boolean() }),
});
