import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { nothing, time } from '../office-types.ts';
import { backup } from './backup-types.ts';

export const getBackups = operation({
  name: 'GET_BACKUPS',
  path: 'backups/get-backups',
  summary:
    'The newest 30 backups on this machine by their names, the one being made, and what has to be known to restore one.',
  source: 'docs/decisions/076-first-day.md',
  caller: { staff: 'settings.write' },
  queue: 'office',
  request: nothing,
  response: z.object({
    backups: z.array(backup),
    /** The last one begun in the office since this process began; null: none was. */
    run: z
      .object({
        startedAt: time,
        state: z.enum(['running', 'made', 'failed']),
        /** Parts of it. */
        done: z.number(),
        all: z.number(),
      })
      .nullable(),
    freeBytes: z.number(),
    /** The database comes with the shop. */
    isEmbedded: z.boolean(),
    /** Files lie in a bucket. */
    hasBucket: z.boolean(),
    /** The server's key is a file of the data folder. */
    isKeyInFile: z.boolean(),
  }),
});
