import { z } from 'zod';

export const sessionRow = z.object({
  /** The id of the session, for END_CUSTOMER_SESSIONS. */
  SessionID: z.number(),
  /** A name such as 'Chrome', or '' if unknown. */
  Browser: z.string(),
  /** A name such as 'Android', or '' if unknown. */
  System: z.string(),
  /** When it began, ISO 8601 in UTC. */
  FirstSeenUTC: z.string(),
  /** Accurate to the minute. */
  LastSeenUTC: z.string(),
  /** Whether this is the session making the call. */
  IsCurrent: z.boolean(),
});
