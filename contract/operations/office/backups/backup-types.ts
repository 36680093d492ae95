import { z } from 'zod';
import { text, time } from '../office-types.ts';

/** Of a backup's folder: a name, never a path. */
export const backupName = text(1, 100);

export const backup = z.object({
  name: backupName,
  takenAt: time,
  bytes: z.number(),
  rows: z.number(),
  files: z.number(),
  /** When it was last read back since this process began, and what was found; null: it was not. */
  checked: z.object({ at: time, isWhole: z.boolean() }).nullable(),
  isBeingRead: z.boolean(),
});
