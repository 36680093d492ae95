import { z } from 'zod';
import type { MessageCode } from './messages.ts';

/**
 * Added to the `ResponseMsg` of a refused call: the code of the sentence in `messages` and the values of its
 * placeholders, so that our client can show it in its own language. Existing clients read only `ResponseMsg`, which is
 * English.
 */
export const messageFields = {
  /** The code of a refusal, which doesn’t change; each call lists its own. Omitted otherwise. */
  MessageCode: z
    .custom<MessageCode>((value) => typeof value === 'string')
    .meta({ type: 'string' })
    .optional(),
  /** The values of the placeholders in the sentence of `MessageCode`, such as a quantity. Omitted without any. */
  MessageValues: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
};

/** The single row of a call that returns only its outcome. */
export const outcomeRow = z.object({ ResponseMsg: z.string(), ...messageFields });
