import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { emptyObject, time } from '../office-types.ts';
import { backup } from './backup-types.ts';

export const getBackups = operation({
  name: 'GET_BACKUPS',
  path: 'backups/get-backups',
  summary:
    'Returns the newest 30 backups on this machine by name, the one in progress, and how to restore one.',
  source: 'docs/decisions/096-set-up-in-the-browser-alone.md',
  caller: { staff: 'settings.write' },
  request: emptyObject,
  response: z.object({
    backups: z.array(backup),
    /** The last backup started in the office since this process started, or null. */
    run: z
      .object({
        startedAt: time,
        state: z.enum(['running', 'made', 'failed']),
        done: z.number(),
        all: z.number(),
      })
      .nullable(),
    freeBytes: z.number(),
    /** Whether the database is the embedded one. */
    isEmbedded: z.boolean(),
    /** Whether files are stored in a bucket. */
    hasBucket: z.boolean(),
    /** Whether the server's key is a file in the data folder. */
    isKeyInFile: z.boolean(),
  }),
});
