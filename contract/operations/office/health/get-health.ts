import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { backup } from '../backups/backup-types.ts';
import { time } from '../office-types.ts';

export const getHealth = operation({
  name: 'GET_HEALTH',
  path: 'health/get-health',
  summary:
    'Returns the results of `npm run doctor` as keys of the labels `doctorFindings` and `doctorAdvice`, and the newest backup on this machine. Checks run at most once a minute.',
  source: 'docs/decisions/069-audit-log-and-health-check-screens.md',
  caller: { staff: 'settings.write' },
  request: z.object({
    /** Whether to run the checks again, unless they ran within the last five seconds. */
    again: z.boolean().default(false),
  }),
  response: z.object({
    at: time,
    parts: z.array(
      z.object({
        part: z.enum(['settings', 'database', 'work', 'outside', 'disk']),
        findings: z.array(
          z.object({
            state: z.enum(['ok', 'note', 'must']),
            code: z.string(),
            values: z.record(z.string(), z.union([z.string(), z.number()])),
            advice: z.string().nullable(),
          }),
        ),
      }),
    ),
    backup: backup.nullable(),
    /** The number of backups besides the latest one. */
    olderBackups: z.number(),
  }),
});
