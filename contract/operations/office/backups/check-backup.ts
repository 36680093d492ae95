import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { backupName } from './backup-types.ts';

export const checkBackup = operation({
  name: 'CHECK_BACKUP',
  path: 'backups/check-backup',
  summary:
    'Reads a backup on this machine back, the newest when none is named, each file against its checksum. Answers after twenty seconds at the latest; GET_BACKUPS and GET_HEALTH tell the outcome.',
  source: 'docs/decisions/069-audit-and-health.md',
  caller: { staff: 'settings.write' },
  queue: 'office',
  request: z.object({ name: backupName.optional() }),
  response: z.object({ state: z.enum(['whole', 'damaged', 'reading']) }),
});
