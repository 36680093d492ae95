import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { error, resourceKind, staffToChange } from './record-types.ts';

export const importRecords = operation({
  name: 'IMPORT_RECORDS',
  path: 'records/import-records',
  summary:
    'Creates and changes records of a resource from CSV, matched by their unique field, or by `id` where that field may be empty. With `isTrial` nothing is written. Without it, the rows without errors are written in one transaction.',
  source: 'docs/decisions/098-one-description-per-resource.md',
  caller: staffToChange,
  request: z.object({
    kind: resourceKind,
    csv: z.string().max(2_000_000),
    isTrial: z.boolean().default(false),
  }),
  response: z.object({
    created: z.number(),
    changed: z.number(),
    unchanged: z.number(),
    /** Columns of the file that the resource doesn't have. */
    unknownColumns: z.array(z.string()),
    /** The rows with errors, by line of the file; the header is line 1. */
    refused: z.array(z.object({ line: z.number(), faults: z.array(error) })),
  }),
});
