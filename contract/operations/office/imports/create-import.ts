import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { uploadId } from '../pictures/upload-types.ts';
import { importInput, importStaff } from './import-types.ts';

export const createImport = operation({
  name: 'CREATE_IMPORT',
  path: 'imports/create-import',
  summary:
    'Starts to import an upload (BEGIN_UPLOAD with `import`): a CSV or XLSX file of the catalog or of customers, or an export of another shop system. It is read and checked in the background; nothing is changed before MOVE_IMPORT.',
  source: 'docs/internals/catalogue.md',
  caller: importStaff,
  request: z.object({ upload: uploadId }),
  response: importInput,
});
