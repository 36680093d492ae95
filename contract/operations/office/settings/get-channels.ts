import { z } from 'zod';
import { languageCodes } from '../../../languages.ts';
import { operation } from '../../../operation.ts';
import { emptyObject, time } from '../office-types.ts';

export const getChannels = operation({
  name: 'GET_CHANNELS',
  path: 'settings/get-channels',
  summary:
    'Returns the last messages to the staff’s Telegram chat, as sent or as they would be sent, and the addresses of the product feed.',
  source: 'docs/decisions/108-telegram-from-triggers-and-a-product-feed.md',
  caller: { staff: 'settings.write' },
  request: emptyObject,
  response: z.object({
    /** Whether a bot is set up. Without one, messages are only shown. */
    hasBot: z.boolean(),
    lastTest: z
      .object({ at: time, state: z.enum(['sent', 'waiting', 'failed']), why: z.string() })
      .nullable(),
    /** Newest first. A line is what happened, where it is in the office, and a detail ('' if there is none). */
    messages: z.array(
      z.object({
        id: z.number(),
        at: time,
        state: z.enum(['sent', 'saved', 'waiting', 'failed']),
        why: z.string(),
        lines: z.array(z.object({ text: z.string(), url: z.string(), detail: z.string() })),
      }),
    ),
    feeds: z.array(z.object({ language: z.enum(languageCodes), url: z.string() })),
  }),
});
