import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, time } from '../office-types.ts';

export const getWaysToPay = operation({
  name: 'GET_WAYS_TO_PAY',
  path: 'settings/get-ways-to-pay',
  summary:
    'All ways to pay, whether customers are offered each now and why not, and the rate of the riel with those before it.',
  source: 'docs/decisions/025-payment-methods.md',
  caller: { staff: 'settings.write' },
  queue: 'office',
  request: z.object({}),
  response: z.object({
    ways: z.array(
      z.object({
        id,
        name: z.object({ en: z.string(), km: z.string() }),
        picture: z.string(),
        /** Who takes the money; '' where nobody does. */
        provider: z.string(),
        /** `noKeys`: its provider is not set up on the server; `noAccount`: the shop names no bank account. */
        state: z.enum(['offered', 'noKeys', 'noAccount']),
        isTest: z.boolean(),
      }),
    ),
    /** The newest first; the first is the one that counts. `rate` null: no riel was shown. */
    riel: z.array(z.object({ rate: z.number().nullable(), at: time, by: z.string(), name: z.string() })),
  }),
});
