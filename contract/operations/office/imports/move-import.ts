import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, emptyObject } from '../office-types.ts';
import { importStaff } from './import-types.ts';

export const moveImport = operation({
  name: 'MOVE_IMPORT',
  path: 'imports/move-import',
  summary:
    'Runs a checked import in the background, resumes, stops or undoes it. Wrong rows are left out. With `fetchesPictures`, pictures are fetched from the addresses in an export. An undo archives new products, deletes new customers and restores former values; records that someone changed later stay, and GET_IMPORT lists them. The caller needs the permissions for everything in the file.',
  source: 'docs/internals/catalogue.md',
  caller: importStaff,
  request: z.object({
    id,
    step: z.enum(['run', 'stop', 'undo']),
    fetchesPictures: z.boolean().default(false),
  }),
  response: emptyObject,
});
