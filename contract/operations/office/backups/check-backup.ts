import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { backupName } from './backup-types.ts';

export const checkBackup = operation({
  name: 'CHECK_BACKUP',
  path: 'backups/check-backup',
  summary:
    'Verifies a backup on this machine, by default the newest: compares each file with its checksum. Responds within twenty seconds; GET_BACKUPS and GET_HEALTH return the result.',
  source: 'docs/decisions/069-audit-log-and-health-check-screens.md',
  caller: { staff: 'settings.write' },
  request: z.object({ name: backupName.optional() }),
  response: z.object({ state: z.enum(['whole', 'damaged', 'reading']) }),
});
