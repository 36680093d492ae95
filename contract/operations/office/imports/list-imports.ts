import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { emptyObject } from '../office-types.ts';
import { importStaff, listedImport } from './import-types.ts';

export const listImports = operation({
  name: 'LIST_IMPORTS',
  path: 'imports/list-imports',
  summary: 'Returns the newest 30 imports of files.',
  source: 'docs/internals/catalogue.md',
  caller: importStaff,
  request: emptyObject,
  response: z.object({ imports: z.array(listedImport) }),
});
