import { z } from 'zod';
import { waysOfShowing } from '../../../constants.ts';
import { operation } from '../../../operation.ts';
import { id, time } from '../office-types.ts';

export const getWaysToPay = operation({
  name: 'GET_WAYS_TO_PAY',
  path: 'settings/get-ways-to-pay',
  summary:
    'All ways to pay, whether customers are offered each now, within what and why not, and the rate of the riel with those before it.',
  source: 'docs/decisions/025-payment-methods.md',
  caller: { staff: 'settings.write' },
  queue: 'office',
  request: z.object({}),
  response: z.object({
    ways: z.array(
      z.object({
        id,
        name: z.object({ en: z.string(), km: z.string() }),
        shownAs: z.enum(waysOfShowing),
        /** Who takes the money; '' where nobody does. */
        provider: z.string(),
        /** `noKeys`: its provider is not set up on the server; `noAccount`: the shop names no bank account; `off`: by staff. */
        state: z.enum(['offered', 'off', 'noKeys', 'noAccount']),
        isTest: z.boolean(),
        /** The settings of the server its own provider needs, all set or none; never what they hold. */
        keys: z.array(z.string()),
        hasKeys: z.boolean(),
        /** Within what it is offered, in words; '': no bound. */
        within: z.object({ en: z.string(), km: z.string() }),
        /** Within the last 30 days. */
        lastPaidAt: time.nullable(),
      }),
    ),
    /** The newest first; the first is the one that counts. `rate` null: no riel was shown. */
    riel: z.array(z.object({ rate: z.number().nullable(), at: time, by: z.string(), name: z.string() })),
  }),
});
