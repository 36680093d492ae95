import { z } from 'zod';

/** One login of a customer that is still good. */
export const sessionRow = z.object({
  SessionID: z.number(),
  /** A name such as 'Chrome'; '' when it is not known. */
  Browser: z.string(),
  /** A name such as 'Android'; '' when it is not known. */
  System: z.string(),
  FirstSeenUTC: z.string(),
  /** To the minute. */
  LastSeenUTC: z.string(),
  /** The session that asks. */
  IsCurrent: z.boolean(),
});
