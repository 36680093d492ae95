import { z } from 'zod';
import type { MessageCode } from './messages.ts';

/**
 * Additive to the `ResponseMsg` of a refused call: which sentence of `messages` it is and what fills its places, so that
 * our own client can say it in its language. Existing clients read `ResponseMsg` alone, which is English.
 */
export const messageFields = {
  MessageCode: z.custom<MessageCode>((value) => typeof value === 'string').optional(),
  MessageValues: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
};

/** The one row of a call that only says how it went. */
export const outcomeRow = z.object({ ResponseMsg: z.string(), ...messageFields });
