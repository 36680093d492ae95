import { operation } from '../../../operation.ts';
import { importDetails, importInput, importStaff } from './import-types.ts';

export const getImport = operation({
  name: 'GET_IMPORT',
  path: 'imports/get-import',
  summary:
    'Returns an import: its state, what of the file can’t be kept, and how many rows are new, changed, unchanged, wrong and done.',
  source: 'docs/internals/catalogue.md',
  caller: importStaff,
  request: importInput,
  response: importDetails,
});
