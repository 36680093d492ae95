import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { error, recordFields, recordId, recordKind, recordVersion, staffToChange } from './record-types.ts';

export const changeRecords = operation({
  name: 'CHANGE_RECORDS',
  path: 'records/change-records',
  summary:
    'Edits several records of a kind; each is saved completely or not at all. With `isTrial` nothing is saved and the result of each is returned.',
  source: 'docs/decisions/098-one-description-per-resource.md',
  caller: staffToChange,
  request: z.object({
    kind: recordKind,
    changes: z
      .array(z.object({ id: recordId, version: recordVersion.optional(), fields: recordFields }))
      .max(500),
    isTrial: z.boolean().default(false),
  }),
  response: z.object({
    /** The outcomes, in the order of the changes. */
    outcomes: z.array(
      z.object({
        state: z.enum(['created', 'changed', 'removed', 'unchanged', 'refused', 'conflict']),
        id: recordId,
        fields: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
        faults: z.array(error),
      }),
    ),
  }),
});
