import { z } from 'zod';
import { text, time } from '../office-types.ts';

/** A backup's folder name, never a path. */
export const backupName = text(1, 100);

export const backup = z.object({
  name: backupName,
  takenAt: time,
  bytes: z.number(),
  rows: z.number(),
  files: z.number(),
  /** The last verification since this process started, and its result. Null if there was none. */
  checked: z.object({ at: time, isWhole: z.boolean() }).nullable(),
  isBeingRead: z.boolean(),
});
