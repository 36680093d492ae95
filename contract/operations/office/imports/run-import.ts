import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, nothing } from '../office-types.ts';
import { importStaff } from './import-types.ts';

export const runImport = operation({
  name: 'RUN_IMPORT',
  path: 'imports/run-import',
  summary:
    'Runs a checked import in the background, or resumes a stopped one. Wrong rows are left out. With `fetchesPictures`, pictures are fetched from the addresses in an export. The caller needs the permissions for everything in the file.',
  source: 'docs/decisions/109-imports-in-the-office.md',
  caller: importStaff,
  queue: 'office',
  request: z.object({ id, fetchesPictures: z.boolean() }),
  response: nothing,
});
