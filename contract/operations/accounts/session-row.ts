import { z } from 'zod';

export const sessionRow = z.object({
  SessionID: z.number(),
  /** A name such as 'Chrome', or '' if unknown. */
  Browser: z.string(),
  /** A name such as 'Android', or '' if unknown. */
  System: z.string(),
  FirstSeenUTC: z.string(),
  /** Accurate to the minute. */
  LastSeenUTC: z.string(),
  /** Whether this is the session making the call. */
  IsCurrent: z.boolean(),
});
