import { operation } from '../../../operation.ts';
import { nothing } from '../office-types.ts';
import { importInput, importStaff } from './import-types.ts';

export const stopImport = operation({
  name: 'STOP_IMPORT',
  path: 'imports/stop-import',
  summary: 'Stops a running import after the current rows. It can be resumed or undone.',
  source: 'docs/decisions/109-imports-in-the-office.md',
  caller: importStaff,
  queue: 'office',
  request: importInput,
  response: nothing,
});
