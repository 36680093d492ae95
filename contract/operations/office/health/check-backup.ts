import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { nothing } from '../office-types.ts';

export const checkBackup = operation({
  name: 'CHECK_BACKUP',
  path: 'health/check-backup',
  summary:
    'Reads the newest backup on this machine back, each file against its checksum. Answers after twenty seconds at the latest; GET_HEALTH tells the outcome.',
  source: 'docs/decisions/069-audit-and-health.md',
  caller: { staff: 'settings.write' },
  queue: 'office',
  request: nothing,
  response: z.object({ state: z.enum(['whole', 'damaged', 'reading']) }),
});
