import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { changedRecord, recordKind, staffToChange } from './record-types.ts';

export const undoChange = operation({
  name: 'UNDO_CHANGE',
  path: 'records/undo-change',
  summary:
    'Undoes one edit of a record, as a new edit. Refused if someone else has edited the same fields since (409).',
  source: 'docs/decisions/098-one-description-per-resource.md',
  caller: staffToChange,
  request: z.object({ kind: recordKind, changeId: z.number().int().min(1) }),
  response: changedRecord,
});
