import { operation } from '../../../operation.ts';
import { nothing } from '../office-types.ts';

export const createBackup = operation({
  name: 'MAKE_BACKUP',
  path: 'backups/make-backup',
  summary:
    'Begins a backup beside the running shop; GET_BACKUPS tells how far it is. 409 while one is being made or where the disk has no room, 429 after twelve in an hour.',
  source: 'docs/decisions/076-first-day.md',
  caller: { staff: 'settings.write', freshly: true },
  queue: 'office',
  request: nothing,
  response: nothing,
});
