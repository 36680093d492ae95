import { operation } from '../../../operation.ts';
import { emptyObject } from '../office-types.ts';

export const createBackup = operation({
  name: 'MAKE_BACKUP',
  path: 'backups/make-backup',
  summary:
    'Starts a backup of the running shop; GET_BACKUPS returns its progress. 409 if one is in progress or the disk has too little space, 429 after twelve within an hour.',
  source: 'docs/decisions/096-set-up-in-the-browser-alone.md',
  caller: { staff: 'settings.write', freshly: true },
  request: emptyObject,
  response: emptyObject,
});
