import { operation } from '../../../operation.ts';
import { nothing } from '../office-types.ts';
import { importInput, importStaff } from './import-types.ts';

export const undoImport = operation({
  name: 'UNDO_IMPORT',
  path: 'imports/undo-import',
  summary:
    'Undoes an import in the background: new products are archived, changed records get their former values. Records that someone changed later stay as they are, and GET_IMPORT lists them.',
  source: 'docs/decisions/109-imports-in-the-office.md',
  caller: importStaff,
  queue: 'office',
  request: importInput,
  response: nothing,
});
