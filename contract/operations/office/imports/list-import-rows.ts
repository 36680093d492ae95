import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id } from '../office-types.ts';
import { importRow, importStaff, shownRows } from './import-types.ts';

export const listImportRows = operation({
  name: 'LIST_IMPORT_ROWS',
  path: 'imports/list-import-rows',
  summary:
    'Returns 50 rows of an import, wrong ones first. `lacking` are rows without some of their pictures.',
  source: 'docs/internals/catalogue.md',
  caller: importStaff,
  request: z.object({
    id,
    show: shownRows.nullable().default(null),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  response: z.object({ rows: z.array(importRow), next: z.number().nullable() }),
});
